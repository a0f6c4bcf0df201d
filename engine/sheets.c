/* sheets.c - what every check of a card set has in common: row by row, then the sheet as a whole. */
#include "engine/game.h"

const char *orr_check_set(const orr_set_check *c, const void *set, uint8_t *sheet, uint8_t *row)
{
    for (unsigned i = 0; i < c->n_sheets; i++) {
        *sheet = c->order ? c->order[i] : (uint8_t)i;
        const uint8_t rows = ((const uint8_t *)set)[c->sheets[*sheet].count_at];
        for (*row = 0; *row < rows; ++*row) {
            const char *wrong = c->row(set, *sheet, *row);
            if (wrong) return wrong;
        }
        *row = UINT8_MAX;
        const char *wrong = c->sheet(set, *sheet);
        if (wrong) return wrong;
    }
    return NULL;
}
