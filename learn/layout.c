/* layout.c - which column and which token stands for what, from the tables of a game. */
#include "learn/layout.h"

#include "engine/zone.h"

#include <stdio.h>
#include <string.h>

enum { MOST_PAIRS = 320, MOST_HEARD_PAIRS = 640, NUMBER_TAGS = 24, MOST_HOT = 64, MOST_HOT_EACH = 16 };

static uint16_t values_of(const orr_box *b, unsigned noun)
{
    const orr_game *g = b->game;
    uint16_t n = 0;
    if (noun == ORR_N_SEAT) return g->max_seats;
    if (noun == ORR_N_NUMBER || noun == ORR_N_SIGNED || noun == ORR_N_NONE) return 0;
    while (n < 256 && g->word(b, (uint8_t)noun, (uint8_t)n, ORR_WORD)) n++;
    return n;
}

uint8_t learn_turned(const learn_layout *l, uint8_t noun, uint8_t value, uint8_t seats, orr_seat me)
{
    if (noun == ORR_N_SEAT) return learn_turned_seat(value, seats, me);
    return l->game->turned ? l->game->turned(noun, value, seats, me) : value;
}

/* ---- columns --------------------------------------------------------------------------------------------------- */

static uint32_t take(uint32_t *at, uint32_t n)
{
    const uint32_t from = *at;
    *at += n;
    return from;
}

static void lay_place(learn_layout *l, unsigned i, uint32_t *at)
{
    const orr_game *g = l->game;
    const orr_place *p = &g->places[i];
    learn_place *c = &l->place[i];
    c->kinds = l->noun[g->decks[p->deck].noun];
    c->tags = p->tag == ORR_N_NUMBER ? NUMBER_TAGS : p->tag ? l->noun[p->tag] : 0;
    c->instances = (uint16_t)orr_place_count(p, g->max_seats);
    c->width = (uint16_t)(c->kinds + 2 + c->tags);
    c->at = take(at, (uint32_t)c->instances * c->width);
    if (c->instances == 1 && p->cap > LEARN_TOP) c->tops = take(at, (uint32_t)(LEARN_TOP * c->kinds));
    if (c->tags && p->cap > 1 && c->kinds * c->tags <= MOST_PAIRS && (c->instances == 1 || (p->flags & ORR_TAG_HELD)))
        c->pairs = take(at, (uint32_t)(c->kinds * c->tags));
}

/* Few values: a column each. Else as a number: see put_number in features.c. */
static uint16_t width_of(const learn_layout *l, const orr_field *f, bool *hot)
{
    const uint16_t values = l->noun[f->noun];
    *hot = f->noun == ORR_N_SEAT || (f->noun >= ORR_N_FIRST_OWN && values <= (f->by ? MOST_HOT_EACH : MOST_HOT));
    if (f->type == ORR_SET) return values && values < 16 ? values : 16;
    return *hot ? values : f->type == ORR_BYTE ? 2 : 4;
}

static void lay_field(learn_layout *l, unsigned i, uint32_t *at)
{
    const orr_field *f = &l->game->fields[i];
    learn_field *c = &l->field[i];
    c->rows = f->by ? f->count : 1;
    c->each = f->flags & ORR_EACH ? l->game->max_seats : 1;
    c->width = width_of(l, f, &c->hot);
    c->at = take(at, (uint32_t)c->rows * c->each * c->width);
}

static void lay_event(learn_layout *l, unsigned i)
{
    const orr_event_kind *k = &l->game->event_kinds[i];
    learn_event *c = &l->event[i];
    const uint16_t first = l->noun[k->pub[0]], second = l->noun[k->pub[1]];
    c->firsts = first && first <= MOST_HOT ? first : 1;
    c->seconds = k->pub[0] == ORR_N_SEAT && (uint32_t)first * second <= MOST_HEARD_PAIRS ? second : 0;
    c->at = take(&l->n_heard, (uint32_t)c->firsts * (1u + c->seconds));
}

static void lay_columns(learn_layout *l)
{
    const orr_game *g = l->game;
    uint32_t at = 0;
    l->seats = take(&at, g->max_seats);
    for (unsigned i = 0; i < g->n_options; i++) l->options[i] = take(&at, g->options[i].values - 1u);
    for (unsigned i = 0; i < g->n_places; i++) lay_place(l, i, &at);
    for (unsigned i = 0; i < g->n_fields; i++) lay_field(l, i, &at);
    l->frame_width = (uint32_t)(g->n_procs + LEARN_STEPS + g->max_seats) + ORR_LOCALS * LEARN_LOCAL;
    l->frames = take(&at, LEARN_FRAMES * l->frame_width);
    l->flow = take(&at, 2u * g->max_seats + 3);
    l->opinion = take(&at, (uint32_t)g->max_seats * LEARN_SIDES + 1);
    for (unsigned i = 0; i < g->n_event_kinds; i++) lay_event(l, i);
    l->heard = take(&at, l->n_heard);
    l->n_columns = at;
}

static void lay_truths(learn_layout *l)
{
    const orr_game *g = l->game;
    uint32_t at = 0;
    l->n_sides = g->side ? l->noun[g->side_noun] : 0;
    l->truths_of_sides = take(&at, g->max_seats * l->n_sides);
    for (unsigned i = 0; i < g->n_places; i++) {
        learn_place *c = &l->place[i];
        c->guessed = !g->places[i].by && (g->places[i].flags & ORR_EACH) && !(g->places[i].flags & ORR_UPSIDE);
        if (c->guessed) c->truth = take(&at, (uint32_t)c->instances * c->kinds);
    }
    l->n_truths = at;
}

uint32_t learn_values(const learn_layout *l, const orr_verb *v, unsigned k)
{
    return !v->noun[k] ? 1u : v->noun[k] == ORR_N_NUMBER ? v->most[k] + 1u : l->noun[v->noun[k]];
}

static void lay_tokens(learn_layout *l)
{
    const orr_game *g = l->game;
    uint32_t at = 1;
    bool pairs = false;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        l->verb[v] = (uint16_t)take(&at, 1);
        pairs |= g->verbs[v].noun[1] != ORR_N_NONE;
        for (unsigned k = 0; k < 3; k++) {
            const uint8_t noun = g->verbs[v].noun[k];
            if (noun) l->argument[v][k] = (uint16_t)take(&at, learn_values(l, &g->verbs[v], k));
        }
    }
    l->verb[g->n_verbs] = (uint16_t)take(&at, 1);        /* silence */
    l->wholes = (uint16_t)take(&at, pairs ? LEARN_WHOLES : 0);   /* with one argument at most, that says it all */
    l->n_tokens = at;
}

static bool turns(const learn_layout *l, uint8_t noun)            /* does any value of it name a seat? */
{
    const uint8_t seats = l->game->max_seats;
    for (unsigned v = 0; v < l->noun[noun]; v++)
        for (orr_seat s = 0; s < seats; s++)
            if (learn_turned(l, noun, (uint8_t)v, seats, s) != v) return true;
    return false;
}

static void lay_ids(learn_layout *l)
{
    const orr_game *g = l->game;
    uint32_t at = 0;
    for (unsigned k = 1; k < ORR_N_FIRST_OWN + (unsigned)g->n_nouns; k++)
        if (turns(l, (uint8_t)k)) l->turning |= (uint64_t)1 << k;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        uint32_t n = 1;
        for (unsigned k = 3; k--;) {
            l->stride[v][k] = (uint16_t)(g->verbs[v].noun[k] ? n : 0);
            n *= learn_values(l, &g->verbs[v], k);
            if (l->turning >> g->verbs[v].noun[k] & 1) l->turns[v] |= (uint8_t)(1u << k);
        }
        l->id[v] = take(&at, n);
    }
    l->id[g->n_verbs] = take(&at, 1);                    /* silence */
    l->n_ids = at;
}

/* What networks do without: numbers exactly, facts that the seat alone knows, cards in their order, all of the flow. */
static void lay_rest(learn_layout *l)
{
    const orr_game *g = l->game;
    uint32_t at = l->n_columns;
    for (unsigned i = 0; i < g->n_fields; i++) {
        const learn_field *c = &l->field[i];
        if (c->hot || g->fields[i].type == ORR_SET) continue;
        l->fine[i] = take(&at, (uint32_t)c->rows * c->each * (g->fields[i].type == ORR_BYTE ? 2 : 3));
    }
    for (unsigned i = 0; i < g->n_asides; i++)
        if (g->asides[i].noun) l->aside[i] = take(&at, l->noun[g->asides[i].noun]);
    for (unsigned i = 0; i < g->n_places; i++)
        if (g->places[i].cap > 1 || g->places[i].tag == ORR_N_NUMBER)
            l->order[i] = take(&at, l->place[i].instances * learn_order_width(&g->places[i]));
    l->exact = take(&at, ORR_DEPTH * LEARN_FRAME + LEARN_COUNTERS);
    l->n_whole = at;
}

bool learn_layout_open(learn_layout *l, const orr_box *b)
{
    const orr_game *g = b->game;
    memset(l, 0, sizeof *l);
    l->game = g;
    if (g->n_nouns + ORR_N_FIRST_OWN > LEARN_NOUNS || g->n_places > LEARN_PLACES || g->n_fields > LEARN_FIELDS ||
        g->n_event_kinds > LEARN_EVENTS || g->n_verbs > LEARN_VERBS || g->n_options > LEARN_OPTIONS ||
        g->n_asides > LEARN_ASIDES)
        return false;
    for (unsigned k = 1; k < ORR_N_FIRST_OWN + (unsigned)g->n_nouns; k++) l->noun[k] = values_of(b, k);
    if (g->side && l->noun[g->side_noun] > LEARN_SIDES) return false;
    for (unsigned d = 0; d < g->n_decks; d++)
        if (l->noun[g->decks[d].noun] >= LEARN_FULL) return false;
    lay_columns(l);
    lay_truths(l);
    lay_tokens(l);
    const orr_game *game = l->game;
    l->address = 0;                                      /* weights do not depend on it */
    l->hash = orr_hash(l, offsetof(learn_layout, hash) + sizeof l->hash, 0);
    l->game = game;
    lay_rest(l);
    lay_ids(l);
    for (unsigned k = 0; g->locals && k < g->n_procs * (unsigned)ORR_LOCALS; k++)
        if (g->locals[k / ORR_LOCALS][k % ORR_LOCALS]) l->named[k / ORR_LOCALS] |= (uint8_t)(1u << k % ORR_LOCALS);
    return l->n_tokens <= UINT16_MAX && l->n_whole <= UINT16_MAX && l->n_ids <= UINT16_MAX;
}

/* ---- names ----------------------------------------------------------------------------------------------------- */

static const char *word(const orr_box *b, unsigned noun, uint32_t value, char room[16])
{
    const char *w = noun >= ORR_N_FIRST_OWN ? b->game->word(b, (uint8_t)noun, (uint8_t)value, ORR_WORD) : NULL;
    if (w && *w) return w;
    snprintf(room, 16, noun == ORR_N_SEAT ? "+%u" : "%u", value);
    return room;
}

static void name_place(const learn_layout *l, const orr_box *b, unsigned i, uint32_t column, char *text, size_t cap)
{
    const orr_place *p = &l->game->places[i];
    const learn_place *c = &l->place[i];
    const uint8_t kind = l->game->decks[p->deck].noun;
    char one[16], two[16];
    if (c->pairs && column >= c->pairs) {
        column -= c->pairs;
        snprintf(text, cap, "%s[0] %s/%s", p->word, word(b, kind, column / c->tags, one),
                 word(b, p->tag, column % c->tags, two));
        return;
    }
    if (c->tops && column >= c->tops) {
        column -= c->tops;
        snprintf(text, cap, "%s top%u %s", p->word, column / c->kinds, word(b, kind, column % c->kinds, one));
        return;
    }
    column -= c->at;
    const unsigned which = column / c->width;
    column %= c->width;
    if (column < c->kinds) snprintf(text, cap, "%s[%u] %s", p->word, which, word(b, kind, column, one));
    else if (column < c->kinds + 2u)
        snprintf(text, cap, "%s[%u] %s", p->word, which, column == c->kinds ? "unknown" : "all");
    else snprintf(text, cap, "%s[%u] tag %s", p->word, which, word(b, p->tag, column - c->kinds - 2u, one));
}

static void name_field(const learn_layout *l, const orr_box *b, unsigned i, uint32_t column, char *text, size_t cap)
{
    const orr_field *f = &l->game->fields[i];
    const learn_field *c = &l->field[i];
    char one[16], two[16];
    column -= c->at;
    const uint32_t value = column % c->width, each = column / c->width % c->each, row = column / c->width / c->each;
    snprintf(text, cap, "%s[%s][%u] %s", f->word, word(b, f->by, row, one), each,
             word(b, c->hot ? f->noun : ORR_N_NONE, value, two));
}

static void name_frame(const learn_layout *l, uint32_t column, char *text, size_t cap)
{
    const orr_game *g = l->game;
    const uint32_t which = column / l->frame_width, x = column % l->frame_width;
    const uint32_t steps = g->n_procs, seats = steps + LEARN_STEPS, locals = seats + g->max_seats;
    if (x < steps) snprintf(text, cap, "frame%u %s", which, g->procs[x].name);
    else if (x < seats) snprintf(text, cap, "frame%u step %u", which, x - steps);
    else if (x < locals) snprintf(text, cap, "frame%u who +%u", which, x - seats);
    else snprintf(text, cap, "frame%u local%u %u", which, (x - locals) / LEARN_LOCAL, (x - locals) % LEARN_LOCAL);
}

static void name_heard(const learn_layout *l, const orr_box *b, uint32_t at, char *text, size_t cap)
{
    unsigned i = l->game->n_event_kinds;
    char one[16], two[16];
    while (i && l->event[i - 1].at > at) i--;
    const orr_event_kind *k = &l->game->event_kinds[i - 1];
    const learn_event *c = &l->event[i - 1];
    at -= c->at;
    if (at < c->firsts) snprintf(text, cap, "heard %s %s", k->word, c->firsts > 1 ? word(b, k->pub[0], at, one) : "");
    else snprintf(text, cap, "heard %s %s %s", k->word, word(b, k->pub[0], (at - c->firsts) / c->seconds, one),
                  word(b, k->pub[1], (at - c->firsts) % c->seconds, two));
}

static void name_option(const learn_layout *l, uint32_t column, char *text, size_t cap)
{
    unsigned i = l->game->n_options;
    while (i && (l->options[i - 1] > column || l->game->options[i - 1].values < 2)) i--;
    if (!i) {
        snprintf(text, cap, "seats %u", column + 1);
        return;
    }
    const orr_option *o = &l->game->options[i - 1];
    snprintf(text, cap, "option %s %s", o->name, o->word[column - l->options[i - 1] + 1]);
}

static void name_exact(const learn_layout *l, uint32_t column, char *text, size_t cap)
{
    static const char *const parts[8] = { "name", "step", "again", "who", "open", "asked 0", "asked 1", "asked 2" };
    static const char *const counters[LEARN_COUNTERS] = { "returned 0", "returned 1", "returned 2", "answers 0",
                                                          "answers 1",  "answers 2",  "opened 0",   "opened 1",
                                                          "opened 2" };
    column -= l->exact;
    const uint32_t d = column / LEARN_FRAME, x = column % LEARN_FRAME;
    if (d == ORR_DEPTH) snprintf(text, cap, "%s", counters[x]);
    else if (x < 8) snprintf(text, cap, "procedure%u %s", d, parts[x]);
    else snprintf(text, cap, "procedure%u local%u digit %u", d, (x - 8) / 2, x % 2);
}

static void name_order(const learn_layout *l, uint32_t column, char *text, size_t cap)
{
    unsigned i = l->game->n_places;
    while (!l->order[i - 1] || l->order[i - 1] > column) i--;
    const orr_place *p = &l->game->places[i - 1];
    column -= l->order[i - 1];
    const uint32_t which = column / learn_order_width(p), x = column % learn_order_width(p), tag = x - 2 - p->cap;
    if (x < 2) snprintf(text, cap, "%s[%u] %s", p->word, which, x ? "in order" : "cards");
    else if (x < 2u + p->cap) snprintf(text, cap, "%s[%u] card %u", p->word, which, x - 2);
    else snprintf(text, cap, "%s[%u] card %u tag digit %u", p->word, which, tag / 2, tag % 2);
}

static uint32_t first_order(const learn_layout *l)
{
    for (unsigned i = 0; i < l->game->n_places; i++)
        if (l->order[i]) return l->order[i];
    return l->exact;
}

static void name_rest(const learn_layout *l, const orr_box *b, uint32_t column, char *text, size_t cap)
{
    const orr_game *g = l->game;
    char one[16];
    if (column >= l->exact) {
        name_exact(l, column, text, cap);
        return;
    }
    if (column >= first_order(l)) {
        name_order(l, column, text, cap);
        return;
    }
    for (unsigned i = g->n_asides; i--;) {
        if (!g->asides[i].noun || l->aside[i] > column) continue;
        snprintf(text, cap, "%s %s", g->asides[i].word, word(b, g->asides[i].noun, column - l->aside[i], one));
        return;
    }
    unsigned i = g->n_fields;
    while (!l->fine[i - 1] || l->fine[i - 1] > column) i--;
    const orr_field *f = &g->fields[i - 1];
    const unsigned width = f->type == ORR_BYTE ? 2 : 3, each = l->field[i - 1].each;
    column -= l->fine[i - 1];
    snprintf(text, cap, "%s[%s][%u] digit %u", f->word, word(b, f->by, column / width / each, one),
             column / width % each, column % width);
}

void learn_column_name(const learn_layout *l, const orr_box *b, uint32_t column, char *text, size_t cap)
{
    const orr_game *g = l->game;
    if (column >= l->n_columns) name_rest(l, b, column, text, cap);
    else if (column >= l->heard) name_heard(l, b, column - l->heard, text, cap);
    else if (column >= l->opinion) snprintf(text, cap, "opinion %u", column - l->opinion);
    else if (column >= l->flow) snprintf(text, cap, "flow %u", column - l->flow);
    else if (column >= l->frames) name_frame(l, column - l->frames, text, cap);
    else if (g->n_fields && column >= l->field[0].at) {
        unsigned i = g->n_fields;
        while (l->field[i - 1].at > column) i--;
        name_field(l, b, i - 1, column, text, cap);
    } else if (g->n_places && column >= l->place[0].at) {
        unsigned i = g->n_places;
        while (l->place[i - 1].at > column) i--;
        name_place(l, b, i - 1, column, text, cap);
    } else name_option(l, column, text, cap);
}

void learn_truth_name(const learn_layout *l, const orr_box *b, uint32_t column, char *text, size_t cap)
{
    const orr_game *g = l->game;
    const uint32_t sides = g->max_seats * l->n_sides;
    char one[16];
    if (column < sides) {
        snprintf(text, cap, "side[%u] %s", column / l->n_sides, word(b, g->side_noun, column % l->n_sides, one));
        return;
    }
    unsigned i = g->n_places;
    while (i && (!l->place[i - 1].guessed || l->place[i - 1].truth > column)) i--;
    if (!i) return;
    const learn_place *c = &l->place[i - 1];
    column -= c->truth;
    snprintf(text, cap, "%s[%u] %s", g->places[i - 1].word, column / c->kinds,
             word(b, g->decks[g->places[i - 1].deck].noun, column % c->kinds, one));
}

void learn_token_name(const learn_layout *l, const orr_box *b, uint32_t token, char *text, size_t cap)
{
    const orr_game *g = l->game;
    char one[16];
    if (!token || token >= l->wholes) {
        snprintf(text, cap, token ? "whole %u" : "none", token - l->wholes);
        return;
    }
    if (token == l->verb[g->n_verbs]) {
        snprintf(text, cap, "silence");
        return;
    }
    unsigned v = g->n_verbs;
    while (l->verb[v - 1] > token) v--;
    if (token == l->verb[--v]) {
        snprintf(text, cap, "%s", g->verbs[v].word);
        return;
    }
    unsigned k = 3;
    while (k > 1 && (!l->argument[v][k - 1] || l->argument[v][k - 1] > token)) k--;
    snprintf(text, cap, "%s %c %s", g->verbs[v].word, "abc"[k - 1],
             word(b, g->verbs[v].noun[k - 1], token - l->argument[v][k - 1], one));
}
