/* scenario_names.c - what places, fields and the score have in common: a name, and instances told apart by a word of a
 * noun, by a seat, or by both. */
#include "table/scenario/scenario_parts.h"

#include <ctype.h>

static sc_name name_of(const orr_game *g, const char *word, bool each, uint8_t by, uint8_t count)
{
    return (sc_name){ .word = word, .by = by, .rows = by ? count : 1, .each = each, .row = each ? g->max_seats : 1 };
}

sc_name sc_name_of_place(const orr_game *g, const orr_place *p)
{
    return name_of(g, p->word, p->flags & ORR_EACH, p->by, p->count);
}

sc_name sc_name_of_field(const orr_game *g, const orr_field *f)
{
    return name_of(g, f->word, f->flags & ORR_EACH, f->by, f->count);
}

sc_name sc_name_of_score(const orr_game *g) { return name_of(g, "score", true, ORR_N_NONE, 0); }

unsigned sc_instances(const sc_name *n) { return (unsigned)n->rows * n->row; }

static bool names(const sc_item *item, unsigned i)
{
    const unsigned row = i / item->name.row, seat = i % item->name.row;
    return (item->rows[row / 8] >> row % 8 & 1) && (item->seats >> seat & 1);
}

bool sc_is_about(const sc_item *item, unsigned i)
{
    for (const sc_item *but = item + 1; but <= item + item->but; but++)
        if (but->subject == item->subject && but->index == item->index && names(but, i)) return false;
    return names(item, i);
}

void sc_name_use(buffer *p, const orr_game *g, const sc_name *n)
{
    buffer_text(p, n->word);
    if (n->by) {
        buffer_char(p, ' ');
        for (const char *c = sc_noun_name(g, n->by); *c; c++) buffer_char(p, (char)toupper((unsigned char)*c));
    }
    if (n->each) buffer_text(p, " SEAT");
}
