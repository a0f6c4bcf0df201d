/* walk_page.c - see walk_page.h. */
#include "apps/common/walk_page.h"

#include "base/decimal.h"
#include "games/games.h"
#include "lab/puzzle/puzzle_wire.h"
#include "table/lesson/lesson_wire.h"
#include "table/wire/wire.h"

#include <stdio.h>
#include <string.h>

/* ---- which one --------------------------------------------------------------------------------------------------- */

/* "GAME/NAME" or "GAME/NAME/book", cut into its parts. NULL: it is neither. */
static const orr_game *parts_of(char *path, char **name, bool *book)
{
    char *slash = strchr(path, '/'), *more = slash ? strchr(slash + 1, '/') : NULL;
    if (!slash) return NULL;
    *slash = 0;
    *name = slash + 1;
    if (more) *more++ = 0;
    *book = more != NULL;
    return more && strcmp(more, "book") ? NULL : orr_find_game(path);
}

static bool find_lesson(char *path, bool post, const lessons *all, walk_page *p)
{
    char *name;
    bool book;
    uint32_t number;
    const orr_game *g = parts_of(path, &name, &book);
    if (!g || book == post || *name == '0' || !decimal_read_unsigned(name, 31, &number)) return false;
    const lesson *l = lessons_find(all, g, number);
    if (l) *p = (walk_page){ .kind = book ? WALK_BOOK : WALK_STEP, .lesson = l, .box = &lesson_about(l)->box };
    return l != NULL;
}

static bool find_puzzle(char *path, bool post, const puzzles *all, walk_page *p)
{
    char *id;
    bool book;
    uint32_t day;
    if (!post && puzzles_day(path, &day)) {
        *p = (walk_page){ .kind = WALK_DAY, .day = day, .puzzles = all };
        return true;
    }
    const orr_game *g = parts_of(path, &id, &book);
    const puzzle_book *b = g ? puzzles_of(all, g) : NULL;
    const puzzle *one = b ? puzzle_find(b, id) : NULL;
    if (!one || (book && post)) return false;
    *p = (walk_page){ .kind = post ? WALK_STEP : book ? WALK_BOOK : WALK_HEAD, .puzzle = one, .box = &b->box };
    return true;
}

bool walk_page_find(span path, bool post, const lessons *learn, const puzzles *solve, walk_page *p, page_refusal *no)
{
    char rest[100];
    const span learns = span_after(path, "/api/lessons/"), solves = span_after(path, "/api/puzzles/");
    *no = (page_refusal){ .status = 0 };
    if (!learns.at && !solves.at) return false;
    no->status = 404;
    if (!span_copy(learns.at ? learns : solves, rest, sizeof rest)) return false;
    return learns.at ? find_lesson(rest, post, learn, p) : find_puzzle(rest, post, solve, p);
}

/* ---- what is on it ----------------------------------------------------------------------------------------------- */

static void write_day(const puzzles *all, uint32_t day, json *j)
{
    json_open_array(j, NULL);
    for (unsigned i = 0; i < all->n; i++) {
        const puzzle *p = puzzle_of_day(&all->book[i], day);
        if (p) puzzle_wire_head(j, &all->book[i].box, p);
    }
    json_end(j);
}

bool walk_page_write(const walk_page *p, const char *request, size_t n, text_buf *out, puzzle_tried *tried,
                     error *why)
{
    json j = json_on_text(out);
    *tried = PUZZLE_NOT_TRIED;
    switch (p->kind) {
    case WALK_DAY: write_day(p->puzzles, p->day, &j); return true;
    case WALK_HEAD: puzzle_wire_head(&j, p->box, p->puzzle); return true;
    case WALK_BOOK: wire_book(&j, p->box, p->lesson ? lesson_about(p->lesson)->seats : p->puzzle->seats); return true;
    case WALK_STEP: break;
    }
    return p->lesson ? lesson_wire_walk(p->lesson, request, n, out, why)
                     : puzzle_wire_walk(p->box, p->puzzle, request, n, out, tried, why);
}

void walk_page_name(const walk_page *p, char out[80])
{
    if (p->lesson) snprintf(out, 80, "lesson %.40s %u", p->box->game->id, lesson_about(p->lesson)->number);
    else snprintf(out, 80, "puzzle %.40s %u", p->box->game->id, p->puzzle->seats);
}
