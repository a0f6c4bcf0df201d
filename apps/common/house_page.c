/* house_page.c - see house_page.h. */
#include "apps/common/house_page.h"

#include "apps/common/help.h"
#include "bots/bot.h"
#include "games/games.h"
#include "table/lesson/lesson_wire.h"
#include "table/wire/wire.h"

#include <stdio.h>
#include <string.h>

/* ---- what is on them --------------------------------------------------------------------------------------------- */

enum { MOST_ADDED = 8 };
static wire_level added[MOST_ADDED];     /* by this house, before it opens */
static unsigned n_added;

void house_page_add_level(const char *name, const char *text)
{
    if (n_added < MOST_ADDED) added[n_added++] = (wire_level){ name, text };
}

static void write_games(const lessons *all, const orr_game *g, text_buf *page)
{
    static const char *const texts[] = { "Plays without much thought.", "Knows the game.",
                                         "Thinks ahead and guesses who is who.", "Thinks longer." };
    wire_level level[4 + MOST_ADDED];
    unsigned n = 0;
    for (; n < 4 && bot_levels[n]; n++) level[n] = (wire_level){ bot_levels[n], texts[n] };
    for (unsigned i = 0; i < n_added; i++) level[n++] = added[i];
    json j = json_on_text(page);
    wire_games(&j, level, n);
    (void)all, (void)g;
}

static void write_lessons(const lessons *all, const orr_game *g, text_buf *page)
{
    json j = json_on_text(page);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++) lesson_wire_head(&j, all->one[i]);
    json_end(&j);
    (void)g;
}

static void write_rules_en(const lessons *all, const orr_game *g, text_buf *page)
{
    json j = json_on_text(page);
    wire_rules(&j, g, "en");
    (void)all;
}

static void write_rules_it(const lessons *all, const orr_game *g, text_buf *page)
{
    json j = json_on_text(page);
    wire_rules(&j, g, "it");
    (void)all;
}

static void write_help(const lessons *all, const orr_game *g, text_buf *page)
{
    json j = json_on_text(page);
    help_write(&j, g, all);
}

void house_page_write(const house_page *p, const lessons *all, text_buf *out) { p->write(all, p->game, out); }

/* The template is there to be copied by whoever writes a game, not to be played. */
const orr_game *house_game(const char *id)
{
    const orr_game *const *g = orr_games;
    while (*g && strcmp((*g)->id, id)) g++;
    return *g;
}

/* ---- which one --------------------------------------------------------------------------------------------------- */

static const orr_game *game_named(span id)
{
    char game[64];
    return span_copy(id, game, sizeof game) ? orr_find_game(game) : NULL;
}

/* /api/games/GAME/rules?lang=it; rest: what follows /api/games/. */
static bool find_rules(span rest, span query, house_page *p, page_refusal *no)
{
    const char *slash = memchr(rest.at, '/', rest.n);
    const span id = { rest.at, slash ? (size_t)(slash - rest.at) : 0 }, lang = span_query(query, "lang");
    const bool italian = lang.at && span_is(lang, "it");
    *no = (page_refusal){ .status = 404 };
    if (!slash || !span_is((span){ slash, rest.n - id.n }, "/rules") || !(p->game = game_named(id))) return false;
    *no = (page_refusal){ 400, "'lang' should be en or it." };
    if (lang.at && !italian && !span_is(lang, "en")) return false;
    p->write = italian ? write_rules_it : write_rules_en;
    snprintf(p->name, sizeof p->name, "rules %s %s", italian ? "it" : "en", p->game->id);
    return true;
}

static bool find_help(span id, house_page *p, page_refusal *no)
{
    *no = (page_refusal){ .status = 404 };
    if (!(p->game = game_named(id))) return false;
    p->write = write_help;
    snprintf(p->name, sizeof p->name, "help %s", p->game->id);
    return true;
}

bool house_page_find(span path, span query, house_page *p, page_refusal *no)
{
    const span game = span_after(path, "/api/games/"), help = span_after(path, "/api/help/");
    *no = (page_refusal){ .status = 0 };
    if (game.at) return find_rules(game, query, p, no);
    if (help.at) return find_help(help, p, no);
    if (span_is(path, "/api/games")) *p = (house_page){ "games", write_games, NULL };
    else if (span_is(path, "/api/lessons")) *p = (house_page){ "lessons", write_lessons, NULL };
    else return false;
    return true;
}
