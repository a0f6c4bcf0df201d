/* rulemap.h - where every rule of every game is obeyed and proved. The tables are made at build time by tools/rulemap.c
 * from the sources, the tests and docs/rules/GAME.excuses. */
#ifndef RULEMAP_H
#define RULEMAP_H
#include <stdbool.h>

typedef struct {
    const char *id;              /* "EG-37" */
    const char *code;            /* where the game obeys it: "file:line, file:line"; empty: nowhere */
    const char *tests;           /* where tests name it, in the same form */
    bool spoken;                 /* the code has it as a value: an event, a count or a refusal can name it */
    const char *excuse;          /* why no code can obey it; NULL: there is no excuse */
} rulemap_entry;
typedef struct {
    const char *game;            /* id of the game */
    const rulemap_entry *entry;  /* in the order of the ledger: entry[0] is rule ORR_R_FIRST_OWN */
    int n;
} rulemap;

extern const rulemap rulemaps[]; /* ends with an entry whose game is NULL */
const rulemap *rulemap_of(const char *game);             /* NULL: that game has no map */
#endif
