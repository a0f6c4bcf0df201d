/* help.c - the help of every game, against its tables and its ledger: sections begin where the ledger's headings do;
 * tips have a trigger that exists and comes up in play; words are short, in both languages, with the same numbers; one
 * page is one page; the numbers of the set-up are the engine's. */
#include "tests/support/check.h"

#include "base/csv.h"
#include "engine/game.h"
#include "games/games.h"
#include "lab/play/round.h"
#include "lab/play/stops.h"
#include "table/match/numbers.h"

#include <ctype.h>
#include <stdlib.h>

enum { MATCHES = 120, LEAST_PERCENT = 1, MOST_TIPS = 40, SEATS = 7, PAGE_WORDS = 260, TIP_EN = 26, TIP_IT = 30 };

typedef struct { const char *folder, *ledger, *games[3]; } family;
static const family families[] = {
    { "earth_gambit", "earth-gambit", { "earth-gambit" } },
    { "mars_vs_earth", "mars-vs-earth", { "mars-vs-earth-2e", "mars-vs-earth-1e" } },
    { "martians", "martians", { "martians" } },
    { "onward_to_venus", "onward-to-venus", { "onward-to-venus" } },
};
static const family *f;

static char *read_file(const char *path)
{
    FILE *in = fopen(path, "rb");
    char *text = calloc(1, 1 << 20);
    if (CHECK(in && text)) CHECK(fread(text, 1, (1 << 20) - 1, in) > 0);
    if (in) fclose(in);
    return text;
}

static char *read_help(const char *file)
{
    char path[200];
    snprintf(path, sizeof path, "data/%s/help/%s", f->folder, file);
    return read_file(path);
}

static const orr_rule_text *find_rule(const char *id, size_t n)
{
    for (unsigned i = 0; i < 3 && f->games[i]; i++) {
        const orr_game *g = orr_find_game(f->games[i]);
        for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
            if (g->rules[r].id && strlen(g->rules[r].id) == n && !strncmp(g->rules[r].id, id, n)) return &g->rules[r];
    }
    return NULL;
}

static void say(const char *what, const char *which)
{
    printf("%s: %s: %s\n", f->folder, which, what);
    CHECK(!"the help is right");
}

static void check_rules(const char *rules, const char *who)
{
    if (!*rules) say("claims no rule", who);
    for (const char *p = rules + strspn(rules, " "); *p; p += strcspn(p, " "), p += strspn(p, " "))
        if (!find_rule(p, strcspn(p, " "))) say("names a rule that is not there", who);
}

static unsigned words_in(const char *text)
{
    unsigned n = 0;
    for (bool in = false; *text; text++) n += !in && *text != ' ', in = *text != ' ' && *text != '\n';
    return n;
}

/* Which digits stand in a text, in order of their size. */
static uint64_t digits_of(const char *text)
{
    uint64_t sum = 0;
    for (; *text; text++)
        if (isdigit((unsigned char)*text)) sum += 1ull << 4 * (*text - '0');
    return sum;
}

static void check_texts(const char *en, const char *it, unsigned most_en, unsigned most_it, const char *who)
{
    if (!*en || !*it) say("lacks a text", who);
    if (words_in(en) > most_en || words_in(it) > most_it) say("is too long", who);
    if (digits_of(en) != digits_of(it)) say("has other numbers in Italian", who);
}

/* ---- sections ---------------------------------------------------------------------------------------------------- */

/* Does a rule stand first under a heading of the ledger? "- **EG-4** ..." after "### Victory" */
static bool begins_section(const char *ledger, const char *id)
{
    char mark[40];
    snprintf(mark, sizeof mark, "\n- **%s**", id);
    const char *at = strstr(ledger, mark);
    if (!at) return false;
    for (const char *p = at; p > ledger; p--) {
        if (p[0] == '\n' && p[1] == '#') return true;
        if (p != at && !strncmp(p, mark, 6 + strcspn(mark + 5, "-"))) return false;      /* another rule */
    }
    return false;
}

static void sections_are_those_of_the_ledger(void)
{
    char path[200];
    snprintf(path, sizeof path, "docs/rules/%s.md", f->ledger);
    char *ledger = read_file(path), *text = read_help("sections.csv");
    csv c;
    unsigned rows = 0, place = 0;
    csv_open(&c, text);
    csv_row(&c);
    while (csv_row(&c) && CHECK_NUMBER(c.n, 3)) {
        const orr_rule_text *r = find_rule(c.field[0], strlen(c.field[0]));
        const orr_game *g = orr_find_game(f->games[0]);
        if (!r || !begins_section(ledger, c.field[0])) say("begins no section of the ledger", c.field[0]);
        if (!*c.field[1] || !*c.field[2]) say("lacks a title", c.field[0]);
        if (r >= g->rules && r < g->rules + g->n_rules) {
            if ((unsigned)(r - g->rules) < place) say("is out of order", c.field[0]);
            place = (unsigned)(r - g->rules);
        }
        rows++;
    }
    CHECK(!c.wrong && rows >= 15);
    free(ledger);
    free(text);
}

/* ---- words and pages --------------------------------------------------------------------------------------------- */

static void words_are_short_and_in_two_languages(void)
{
    char *text = read_help("glossary.csv");
    csv c;
    csv_open(&c, text);
    csv_row(&c);
    while (csv_row(&c) && CHECK_NUMBER(c.n, 5)) {
        check_rules(c.field[2], c.field[0]);
        check_texts(c.field[3], c.field[4], TIP_EN, TIP_IT, c.field[0]);
        if (!*c.field[1]) say("has no Italian word", c.field[0]);
    }
    CHECK(!c.wrong);
    free(text);
}

static void one_page_is_one_page(void)
{
    static const char *const pages[] = { "summary.en.md", "summary.it.md" };
    for (unsigned i = 0; i < 2; i++) {
        char *text = read_help(pages[i]);
        CHECK(words_in(text) <= PAGE_WORDS);
        CHECK(strstr(text, "\n1. ") && strstr(text, "\n- "));       /* the turn, and how to win */
        free(text);
    }
}

/* ---- what can stop you ------------------------------------------------------------------------------------------- */

enum { STOPS = 10, STOP_MATCHES = 12, SURE = 4, NEAR = 16 };

static unsigned place_of(const orr_game *g, const char *id, size_t n, const orr_rule *in, unsigned many)
{
    unsigned i = 0;
    while (i < many && (strlen(g->rules[in[i]].id) != n || strncmp(g->rules[in[i]].id, id, n))) i++;
    return i;
}

/* The file has ten rules, counted in more matches than these: all of them are near the top here, too, and what is at
 * the very top is among them. */
static void check_stops(const orr_game *g, const char *ids)
{
    static uint64_t count[1024];
    orr_rule most[NEAR];
    bool told[NEAR + 1] = { false };
    unsigned rules = 0;
    const uint8_t seats = g->max_seats < 5 ? g->max_seats : 5;
    if (!CHECK(g->n_rules < 1024 && stops_count(g, seats, STOP_MATCHES, count))) return;
    const unsigned n = stops_most(g, count, most, NEAR);
    for (const char *p = ids; *p; p += strcspn(p, " "), p += strspn(p, " "), rules++) {
        const unsigned at = place_of(g, p, strcspn(p, " "), most, n);
        if (at == n) say("stops nobody, or not often", p);
        told[at] = true;
    }
    CHECK(rules == STOPS || rules == n || rules >= 7);
    for (unsigned i = 0; i < SURE && i < n; i++)
        if (!told[i]) say("stops people more often than what the summary names", g->rules[most[i]].id);
}

static void the_summary_names_what_stops_people(void)
{
    char *text = read_help("summary.csv");
    csv c;
    unsigned stops = 0, games = 0;
    while (games < 3 && f->games[games]) games++;
    csv_open(&c, text);
    for (csv_row(&c); csv_row(&c) && CHECK_NUMBER(c.n, 3);) {
        const orr_game *g = orr_find_game(c.field[0]);
        if (!g) say("is no game", c.field[0]);
        check_rules(c.field[2], c.field[0]);
        if (g && !strcmp(c.field[1], "stop")) check_stops(g, c.field[2]), stops++;
    }
    CHECK(!c.wrong);
    CHECK_NUMBER(stops, games);
    free(text);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

enum { NUMBER_GAME, NUMBER_WHAT, NUMBER_OPTION, NUMBER_RULES, NUMBER_EN, NUMBER_IT, NUMBER_COLUMNS };

static int number_of(const char *game, unsigned seats, const char *what, const char *option)
{
    char name[40], value[40];
    int number = -1;
    orr_box box;
    error why;
    box_open(&box, orr_find_game(game));
    if (*option && CHECK_NUMBER(sscanf(option, "%39[^=]=%39s", name, value), 2))
        CHECK(box_option(&box, name, value, &why));
    if (!numbers_ask(&box, seats, what, &number, &why)) say(why.text, what);
    return number;
}

/* Each of them exists with every number of players, and is the same in every deal. */
static void numbers_are_the_engines(void)
{
    char *text = read_help("numbers.csv");
    csv c;
    unsigned rows = 0;
    csv_open(&c, text);
    for (csv_row(&c); csv_row(&c) && CHECK_NUMBER(c.n, NUMBER_COLUMNS); rows++) {
        const orr_game *g = orr_find_game(c.field[NUMBER_GAME]);
        if (!CHECK(g)) continue;
        check_rules(c.field[NUMBER_RULES], c.field[NUMBER_WHAT]);
        check_texts(c.field[NUMBER_EN], c.field[NUMBER_IT], 6, 7, c.field[NUMBER_WHAT]);
        for (unsigned s = g->min_seats < 2 ? 2 : g->min_seats; s <= g->max_seats; s++)
            CHECK(number_of(g->id, s, c.field[NUMBER_WHAT], c.field[NUMBER_OPTION]) >= 0);
    }
    CHECK(!c.wrong && rows >= 8);
    free(text);
}

/* As the rulebooks have them. */
static void numbers_are_those_of_the_rulebooks(void)
{
    static const struct { const char *game; unsigned seats; const char *what, *option; int number; } known[] = {
        { "earth-gambit", 2, "place spare", "", 1 },                               /* EG-A1 */
        { "earth-gambit", 5, "stock role alien", "", 2 },                          /* EG-15 */
        { "earth-gambit", 10, "stock role extinctionist", "", 2 },
        { "earth-gambit", 10, "stock play red-science", "", 8 },                   /* EG-18 */
        { "earth-gambit", 6, "fact goal_yellow", "", 3 },                          /* EG-6 */
        { "mars-vs-earth-2e", 6, "fact start", "", 11 },                           /* MVE-4 */
        { "mars-vs-earth-1e", 6, "fact start", "", 12 },
        { "mars-vs-earth-1e", 2, "stock dna clone", "", 0 },                       /* MVE-207 */
        { "mars-vs-earth-2e", 10, "stock dna clone", "", 5 },                      /* MVE-5 */
        { "mars-vs-earth-2e", 7, "fact quota", "", 4 },                            /* MVE-34 */
        { "mars-vs-earth-2e", 4, "place hand", "", 4 },                            /* MVE-11 */
        { "onward-to-venus", 4, "field cubes", "", 6 },                            /* OTV-21 */
        { "onward-to-venus", 2, "sheet planets tiles_#", "", 20 },                 /* OTV-22 */
        { "onward-to-venus", 5, "sheet planets tiles_# kuiper-belt", "", 4 },
        { "onward-to-venus", 3, "field money", "", 12 },                           /* OTV-8 */
        { "onward-to-venus", 3, "field infantry", "", 4 },                         /* OTV-5 */
        { "martians", 2, "place draw", "", 64 },                                   /* MAR-15, MAR-16 */
        { "martians", 2, "place item-pile", "", 18 },                              /* MAR-17 */
        { "martians", 2, "place item-pile", "mode=coop", 9 },                      /* MAR-21 */
    };
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        CHECK_NUMBER(number_of(known[i].game, known[i].seats, known[i].what, known[i].option), known[i].number);
}

/* What differs from deal to deal, from player to player, or is not there, is no number of the set-up. */
static void what_is_no_number_is_refused(void)
{
    static const char *const never[] = { "", "stock", "stock nothing", "stock role nobody", "stock role alien more",
                                         "place", "place nowhere", "place hand", "place hand 1", "field damaged",
                                         "field active", "field nothing", "fact nothing", "fact next-turns",
                                         "sheet setup", "sheet setup nothing", "sheet setup aliens 99",
                                         "sheet x aliens",
                                         "sheet setup aliens 5 more", "number 5" };
    orr_box box;
    int number;
    error why;
    box_open(&box, orr_find_game("earth-gambit"));
    for (unsigned i = 0; i < sizeof never / sizeof *never; i++) {
        if (numbers_ask(&box, 5, never[i], &number, &why)) say("is a number", never[i]);
        CHECK(strstr(why.text, "has no number"));
    }
    CHECK(!numbers_ask(&box, 11, "stock play", &number, &why) && strstr(why.text, "2 to 10"));
}

/* ---- tips -------------------------------------------------------------------------------------------------------- */

typedef enum { ASKED, EVENT, LOCKED, NOTE } trigger;
typedef struct { char id[40], condition[40]; trigger when; int what; unsigned matches; bool seen[SEATS]; } tip;
typedef struct { const orr_game *g; lab_round r; tip tip[MOST_TIPS]; unsigned n, most; } watch;

#define FIND(list, count, word_of, word)                                                                               \
    do {                                                                                                               \
        for (unsigned i_ = 0; i_ < (count); i_++)                                                                      \
            if ((list)[i_].word_of && !strcmp((list)[i_].word_of, word)) return (int)i_;                               \
        return -1;                                                                                                     \
    } while (0)

static int find_trigger(const orr_game *g, trigger when, const char *word)
{
    switch (when) {
    case ASKED: FIND(g->verbs, g->n_verbs, word, word);
    case EVENT: FIND(g->event_kinds, g->n_event_kinds, word, word);
    case LOCKED: FIND(g->rules, g->n_rules, id, word);
    default: FIND(g->remark_kinds, g->n_remark_kinds, word, word);
    }
}

static bool read_tip(const orr_game *g, const csv *c, tip *t)
{
    static const char *const kinds[] = { "asked ", "event ", "locked ", "note " };
    for (trigger k = ASKED; k <= NOTE; k++)
        if (!strncmp(c->field[1], kinds[k], strlen(kinds[k]))) {
            *t = (tip){ .when = k, .what = find_trigger(g, k, c->field[1] + strlen(kinds[k])) };
            snprintf(t->id, sizeof t->id, "%s", c->field[0]);
            snprintf(t->condition, sizeof t->condition, "%s", c->field[2]);
            return true;
        }
    return false;
}

static void read_tips(watch *w)
{
    char *text = read_help("tips.csv");
    csv c;
    csv_open(&c, text);
    csv_row(&c);
    while (csv_row(&c) && CHECK_NUMBER(c.n, 6) && CHECK(w->n < MOST_TIPS)) {
        check_rules(c.field[3], c.field[0]);
        check_texts(c.field[4], c.field[5], TIP_EN, TIP_IT, c.field[0]);
        if (!read_tip(w->g, &c, &w->tip[w->n])) say("has a trigger that is none", c.field[0]);
        else if (w->tip[w->n].what < 0) say("has a trigger that is not in the game", c.field[0]);
        w->n++;
    }
    CHECK(!c.wrong);
    free(text);
}

static bool holds(const watch *w, const tip *t, orr_seat seat, int about)
{
    char field[40];
    unsigned least;
    if (!*t->condition) return true;
    if (!strcmp(t->condition, "me")) return about == seat;
    if (!strcmp(t->condition, "other")) return about != seat;
    if (sscanf(t->condition, "%39[^:]: %u", field, &least) != 2) return false;
    for (const orr_field *x = w->g->fields; x < w->g->fields + w->g->n_fields; x++)
        if (!strcmp(x->word, field)) return ((const uint8_t *)w->r.t.state)[x->at] >= least;
    return false;
}

static void hear(void *to, const orr_event *e)
{
    watch *w = to;
    for (orr_seat s = 0; s < orr_core_of(&w->r.t)->seats; s++) {
        bot_hear(w->r.plays[s], w->r.t.box, s, e, w->r.memory[s]);
        for (tip *t = w->tip; t < w->tip + w->n; t++)
            if (t->when == EVENT && t->what == e->kind && holds(w, t, s, e->pub[0])) t->seen[s] = true;
    }
}

static void look(watch *w, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    orr_barred locked[200];
    orr_remark remark;
    const int n = orr_legal(&w->r.t, s, legal), barred = orr_locked(&w->r.t, s, locked, 200);
    orr_observe(&w->r.t, s, w->r.view);
    for (tip *t = w->tip; t < w->tip + w->n; t++) {
        for (int i = 0; i < n && t->when == ASKED; i++) t->seen[s] |= legal[i].verb == t->what;
        for (int i = 0; i < barred && i < 200 && t->when == LOCKED; i++) t->seen[s] |= locked[i].rule == t->what;
        for (int i = 0; i < n && t->when == NOTE && w->g->remark; i++)
            t->seen[s] |= w->g->remark(w->r.t.box, w->r.view, legal[i], &remark) && remark.kind == t->what;
    }
}

static void one_match(watch *w, unsigned i, const bot *const *plays, uint8_t seats)
{
    char seed[32];
    snprintf(seed, sizeof seed, "help-%u", i);
    for (tip *t = w->tip; t < w->tip + w->n; t++) memset(t->seen, 0, sizeof t->seen);
    if (!CHECK(round_deal(&w->r, seed, seats, plays, NULL))) return;
    while (!round_is_over(&w->r)) {
        for (orr_seat s = 0; s < seats; s++)
            if (orr_asked(&w->r.t) >> s & 1) look(w, s);
        if (!CHECK(round_answer(&w->r))) return;
    }
    for (orr_seat s = 0; s < seats; s++) {
        unsigned shown = 0;
        for (const tip *t = w->tip; t < w->tip + w->n; t++) shown += t->seen[s];
        w->most = shown > w->most ? shown : w->most;
    }
    for (tip *t = w->tip; t < w->tip + w->n; t++)
        for (orr_seat s = 0; s < seats; s++)
            if (t->seen[s]) {
                t->matches++;
                break;
            }
}

static void tips_come_up_in_play(void)
{
    watch w = { .g = orr_find_game(f->games[0]) };
    const bot *plays[SEATS];
    orr_box box;
    box_open(&box, w.g);
    const uint8_t seats = w.g->max_seats < SEATS ? w.g->max_seats : SEATS;
    for (unsigned s = 0; s < SEATS; s++) plays[s] = bot_find(s % 3 == 2 ? "easy" : "script", w.g);
    if (!CHECK(round_open(&w.r, &box, plays, SEATS))) return;
    w.r.news = (orr_news){ .hear = hear, .to = &w };
    w.r.t.news = &w.r.news;
    read_tips(&w);
    for (unsigned i = 0; i < MATCHES; i++) one_match(&w, i, plays, seats);
    for (const tip *t = w.tip; t < w.tip + w.n; t++)
        if (t->matches * 100 < LEAST_PERCENT * MATCHES) say("comes up in fewer than 1 of 100 matches", t->id);
    printf("%s: %u tips; one person meets at most %u in a match\n", f->folder, w.n, w.most);
    round_close(&w.r);
}

int main(void)
{
    for (f = families; f < families + sizeof families / sizeof *families; f++) {
        TEST_CASE(sections_are_those_of_the_ledger);
        TEST_CASE(words_are_short_and_in_two_languages);
        TEST_CASE(one_page_is_one_page);
        TEST_CASE(the_summary_names_what_stops_people);
        TEST_CASE(numbers_are_the_engines);
        TEST_CASE(tips_come_up_in_play);
    }
    f = families;
    TEST_CASE(numbers_are_those_of_the_rulebooks);
    TEST_CASE(what_is_no_number_is_refused);
    return test_end();
}
