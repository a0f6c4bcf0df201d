/* shown.c - what people are shown, in every position of every scenario: the board of the game and the plain one,
 * the prompt, the facts and the remarks, through all eyes, the width
 * changing from one position to the next. A game has a hundred rare positions; the
 * scenarios know the way to each. And every word of every noun, both ways.
 *
 *     shown FOLDER...
 */
#include "apps/common/files.h"
#include "engine/canvas.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/phrases.h"
#include "table/scenario/scenario.h"
#include "tests/support/check.h"

#include <dirent.h>
#include <stdlib.h>

enum { HEIGHT = 400, WIDEST = 132, MOST_GAMES = 16, MOST_SETS = 64, LONGEST = 400 };
static const int widths[] = { 24, 60, 80, WIDEST };
static const char *const names[ORR_MAX_SEATS] = { "Ada", "Bob", "Cyd", "Dot", "Eva", "Fay", "Gus", "Hal", "Ivy", "Jim",
                                                  "Kit", "Lea", "Mia", "Ned", "Oda" };

static orr_game hooked[MOST_GAMES];       /* the games, each with a check that also looks at what is shown */
static unsigned n_hooked;
static unsigned positions;
static uint64_t last_seen;                /* a position that is checked twice is looked at once */
static const char *path;                  /* of the file that runs */

/* ---- one position, through one pair of eyes ---------------------------------------------------------------------- */

static bool has_name(const orr_canvas *c, const char *name)
{
    const size_t n = strlen(name);
    for (int y = 0; y < c->used; y++)
        for (int x = 0; x + (int)n <= c->width; x++) {
            size_t i = 0;
            while (i < n && c->cell[y * c->width + x + (int)i].ch == (uint32_t)name[i]) i++;
            if (i == n) return true;
        }
    return false;
}

static bool is_blank_below(const orr_canvas *c)
{
    for (int i = c->used * c->width; i < c->width * c->height; i++)
        if (c->cell[i].ch != ' ') return false;
    return true;
}

static void look_at_board(const orr_box *b, const orr_look *v, int width, bool plain)
{
    static orr_cell cells[WIDEST * HEIGHT];
    orr_canvas c = { .cell = cells, .width = width, .height = HEIGHT, .names = names };
    orr_canvas_clear(&c);
    if (plain) orr_paint_tables(b, v, &c);
    else b->game->paint(b, v, &c);
    CHECK(c.used > 0 && c.used <= HEIGHT && is_blank_below(&c));
    CHECK(!c.n_marks);
    for (unsigned s = 0; s < v->seats && width == WIDEST; s++) CHECK(has_name(&c, names[s]));
}

/* In a window of its own: so many lines, moved about, looking for something, every thing with its place. */
static void look_at_window(const orr_box *b, const orr_look *v, int width)
{
    enum { MARKS = 4000 };
    static const int rooms[] = { 8, 24, 60 };
    static orr_cell cells[WIDEST * HEIGHT];
    static orr_mark marks[MARKS];
    const uint8_t noun = (uint8_t)(ORR_N_FIRST_OWN + positions % 6), value = (uint8_t)(positions % 40);
    orr_canvas c = { .cell = cells, .width = width, .height = HEIGHT, .names = names,
                     .mark = marks, .most_marks = MARKS,
                     .room = rooms[positions % 3], .pan_x = (int)(positions % 9) - 4, .pan_y = (int)(positions % 5) - 2,
                     .focus = { { 0 }, { noun, value } } };
    int hands = 0;
    orr_canvas_clear(&c);
    b->game->paint(b, v, &c);
    CHECK(c.used > 0 && c.used <= HEIGHT && is_blank_below(&c) && c.n_marks > 0 && c.n_marks < MARKS);
    for (int i = 0; i < c.n_marks; i++) {
        CHECK(marks[i].y >= 0 && marks[i].y <= c.used && marks[i].width >= 0);
        hands += marks[i].noun == ORR_N_NONE && marks[i].value == ORR_PART_HAND;
        if (marks[i].noun == ORR_N_SEAT) CHECK(marks[i].value < v->seats);
        if (marks[i].noun >= ORR_N_FIRST_OWN)
            CHECK(b->game->word(b, marks[i].noun, marks[i].value, ORR_WORD) != NULL);
    }
    CHECK_NUMBER(hands, v->seat < v->seats);
}

static void look_at_facts(const orr_box *b, const orr_look *v)
{
    static orr_fact out[ORR_MAX_FACTS];
    const int n = b->game->facts(b, v, out);
    CHECK(n >= 0 && n <= ORR_MAX_FACTS);
    for (int i = 1; i < n; i++) {
        const bool same = !strcmp(out[i].word, out[i - 1].word);
        CHECK(!same || (out[i].by == out[i - 1].by && out[i].value > out[i - 1].value));
        for (int k = 0; k + 1 < i && !same; k++) CHECK(strcmp(out[k].word, out[i].word));   /* they stand together */
    }
}

static void look_at_answers(const orr_ctx *t, orr_seat s, const orr_look *v)
{
    orr_action legal[ORR_MAX_LEGAL], again;
    orr_remark r;
    char text[LONGEST];
    const int n = orr_legal(t, s, legal);
    for (int i = 0; i < n; i++) {
        CHECK(orr_write(t->box, legal[i], text, sizeof text) > 0);
        CHECK(orr_read(t->box, text, &again) && !memcmp(&again, &legal[i], sizeof again));
        if (t->game->remark && t->game->remark(t->box, v, legal[i], &r)) CHECK(r.kind < t->game->n_remark_kinds);
    }
}

/* Every place of the sentence names something, and it says that the game is over when it is. */
static void look_at_prompt(const orr_box *b, const orr_look *v)
{
    const orr_prompt q = b->game->prompt(b, v);
    char text[LONGEST];
    if (!CHECK(q.text != NULL)) return;
    CHECK((v->over != 0) == !strcmp(q.text, "The game is over."));
    CHECK(phrase_prompt(b, &q, NULL, text, sizeof text) > 0 && !strchr(text, '{'));
    for (const char *at = q.text; (at = strchr(at, '{')) != NULL; at++) CHECK(q.about[at[1] - '1'].noun);
    for (unsigned i = 0; i < 3; i++) {
        const uint8_t noun = q.about[i].noun, value = q.about[i].value;
        if (noun >= ORR_N_FIRST_OWN) CHECK(b->game->word(b, noun, value, ORR_NAME) != NULL);
        if (noun == ORR_N_SEAT) CHECK(value < v->seats);
    }
}

static void look_through(const orr_ctx *t, orr_seat eyes)
{
    static max_align_t room[65536 / sizeof(max_align_t)];   /* view_size has 16 bits */
    const orr_game *g = t->game;
    orr_look *v = (orr_look *)(void *)room;
    orr_observe(t, eyes, v);
    const int width = widths[positions % (sizeof widths / sizeof *widths)];
    if (g->paint) look_at_window(t->box, v, width);
    look_at_board(t->box, v, width, true);
    if (g->paint) look_at_board(t->box, v, width, false);
    if (g->prompt) look_at_prompt(t->box, v);
    if (g->facts) look_at_facts(t->box, v);
    if (eyes != ORR_PUBLIC) look_at_answers(t, eyes, v);
}

/* ---- every scenario ---------------------------------------------------------------------------------------------- */

static const orr_game *true_game(const orr_game *g) { return orr_find_game(g->id); }

static const char *check_and_look(const orr_ctx *t)
{
    const orr_game *g = true_game(t->game);
    const char *broken = g->check ? g->check(t) : NULL;
    const uint64_t now = orr_fingerprint(t);
    if (broken || now == last_seen || test_failures_here > 20) return broken;
    last_seen = now;
    positions++;
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) look_through(t, s);
    look_through(t, ORR_PUBLIC);
    return NULL;
}

static const orr_game *find(const char *id)
{
    const orr_game *g = orr_find_game(id);
    for (unsigned i = 0; i < n_hooked; i++)
        if (!strcmp(hooked[i].id, id)) return &hooked[i];
    if (!g || n_hooked == MOST_GAMES) return g;
    hooked[n_hooked] = *g;
    hooked[n_hooked].check = check_and_look;
    return &hooked[n_hooked++];
}

static const void *load(void *user, const orr_game *g, const char *name, error *why)
{
    static struct { char path[LONGEST]; void *set; } kept[MOST_SETS];   /* until the end: cases share them */
    static unsigned n;
    char at[LONGEST];
    (void)user;
    snprintf(at, sizeof at, "%.*s%s", (int)(strrchr(path, '/') + 1 - path), path, name);
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(kept[i].path, at)) return kept[i].set;
    if (n == MOST_SETS) return NULL;
    strcpy(kept[n].path, at);
    return kept[n++].set = files_read_set(g, at, why);
}

static void failed(void *user, const scenario_failure *f)
{
    (void)user;
    printf("%s:%u: %s: %s\n", path, f->line, f->title, f->found);
}

static void run_file(void)
{
    const scenario_listener listener = { .failed = failed };
    const scenario_sources from = { NULL, find, load };
    scenario_sum sum;
    size_t n;
    error why;
    char *text = files_read(path, &n, &why);
    if (!CHECK(text)) return;
    CHECK(scenario_run(text, n, &from, &listener, &sum));
    CHECK_NUMBER(sum.failed, 0);
    free(text);
}

static int is_scenario(const struct dirent *d) { return strstr(d->d_name, ".scenario") != NULL; }

static void run_folder(const char *folder)
{
    struct dirent **list;
    const int n = scandir(folder, &list, is_scenario, alphasort);
    char at[LONGEST];
    for (int i = 0; i < n; i++) {
        snprintf(at, sizeof at, "%s/%s", folder, list[i]->d_name);
        path = at;
        test_case(list[i]->d_name, run_file);
        free(list[i]);
    }
    if (n >= 0) free(list);
}

/* ---- every word -------------------------------------------------------------------------------------------------- */

/* Values have words from 0 on, without a gap; whatever has no word has no name and no text either. */
static void look_at_noun(const orr_box *b, uint8_t noun)
{
    bool over = false;
    for (unsigned v = 0; v < 256; v++) {
        const char *word = b->game->word(b, noun, (uint8_t)v, ORR_WORD),
                   *name = b->game->word(b, noun, (uint8_t)v, ORR_NAME);
        const char *text = b->game->word(b, noun, (uint8_t)v, ORR_TEXT);
        CHECK(!word == !name);
        if (!CHECK(!text || (word && *text)))
            printf("  %s, %s %u\n", b->game->id, b->game->nouns[noun - ORR_N_FIRST_OWN], v);
        CHECK(!word || !over);
        CHECK(!word || !strpbrk(word, " \t\n"));
        over = !word;
    }
}

static void every_noun_of_every_game(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        orr_box box;
        box_open(&box, *g);
        for (unsigned i = 0; i < (*g)->n_nouns; i++) look_at_noun(&box, (uint8_t)(ORR_N_FIRST_OWN + i));
        CHECK(!(*g)->word(&box, (uint8_t)(ORR_N_FIRST_OWN + (*g)->n_nouns), 0, ORR_WORD));
        for (unsigned side = 0; (*g)->die_face && side < 256; side++) {
            const uint8_t face = (*g)->die_face(&box, (uint8_t)side);
            CHECK(face == 0xff || (*g)->word(&box, (*g)->die_noun, face, ORR_WORD));
        }
    }
}

int main(int n, char **folders)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    TEST_CASE(every_noun_of_every_game);
    for (int i = 1; i < n; i++) run_folder(folders[i]);
    if (!positions) printf("no scenario was found\n");
    printf("%u positions\n", positions);
    return test_end() || !positions;
}
