/* house_page.h - pages about the games, the same for everybody as long as the program runs: GET /api/games, the rules
 * of a game, its booklet, the lessons. */
#ifndef HOUSE_PAGE_H
#define HOUSE_PAGE_H
#include "apps/common/lessons.h"
#include "apps/common/page.h"
#include "base/span.h"
#include "base/text.h"

typedef struct {
    char name[80];                       /* no other page of the house has it */
    void (*write)(const lessons *, const orr_game *, text_buf *);
    const orr_game *game;                /* NULL: all of them */
} house_page;

void house_page_add_level(const char *name, const char *text);    /* of bots, besides the usual ones; kept as it is */
const orr_game *house_game(const char *id);      /* one that is played; NULL: none, or the template */
/* False: it is none of these; with a status in no: it would be, but is refused. */
bool house_page_find(span path, span query, house_page *, page_refusal *no);
void house_page_write(const house_page *, const lessons *, text_buf *);
#endif
