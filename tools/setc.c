/* setc.c - makes the house set of a game from its CSV files: `setc GAME PREFIX data/GAME out.c` writes
 * `const eg_set eg_house_set = ...`. It reads with the loader that also serves --set, so both mean the same. */
#include "apps/common/files.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tools/c_string.h"

#include <stdio.h>
#include <stdlib.h>

static void put_row(FILE *out, const orr_sheet *s, const uint8_t *row)
{
    fputs("        { ", out);
    for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++) {
        fprintf(out, "%s.%s = ", c == s->cols ? "" : ", ", c->name);
        if (c->type == ORR_COL_ID || c->type == ORR_COL_STRING) put_string(out, (const char *)row + c->at);
        else fprintf(out, "%u", row[c->at]);
    }
    fputs(" },\n", out);
}

static void put_set(FILE *out, const orr_game *g, const char *folder, const char *prefix, const uint8_t *set)
{
    fprintf(out, "/* Made by tools/setc from the CSV files of the set. */\n#include \"games/%s/%s_set.h\"\n", folder,
            prefix);
    fprintf(out, "const %s_set %s_house_set = {\n", prefix, prefix);
    for (const orr_sheet *s = g->sheets; s < g->sheets + g->n_sheets; s++) {
        const unsigned rows = set[s->count_at];
        fprintf(out, "    .%s_n = %u,\n    .%s = {\n", s->member, rows, s->member);
        for (unsigned i = 0; i < rows; i++) put_row(out, s, set + s->at + i * s->row_size);
        fputs("    },\n", out);
    }
    fputs("};\n", out);
}

int main(int argc, char **argv)
{
    if (argc != 6) return fprintf(stderr, "usage: setc GAME FOLDER PREFIX SHEETS OUT.c\n"), 2;
    error why;
    const orr_game *g = orr_find_game(argv[1]);
    if (!g) return fprintf(stderr, "setc: there is no game '%s'\n", argv[1]), 2;
    void *set = files_read_set(g, argv[4], &why);
    if (!set) return fprintf(stderr, "%s/%s\n", argv[4], why.text), 1;
    FILE *out = fopen(argv[5], "w");
    if (!out) return perror(argv[5]), free(set), 1;
    put_set(out, g, argv[2], argv[3], set);
    free(set);
    if (fclose(out)) return perror(argv[5]), 1;
    return 0;
}
