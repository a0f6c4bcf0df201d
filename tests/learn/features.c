/* What a learner sees, for every game, number of seats and option: actions and their tokens go both ways, views that
 * differ differ in their features, seats are counted from the viewer, and nothing depends on what the seat
 * cannot know. */
#include "engine/zone.h"
#include "games/games.h"
#include "learn/layout.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { MATCHES = 40, ANSWERS = 150 };
static const orr_game *game;
static orr_box box;
static learn_layout layout;
static char *state, *world, *view, *other;
static uint8_t *heard, *counts, *mine, *theirs;  /* counts: what was heard, as networks keep it */

static void listen(void *to, const orr_event *e)
{
    (void)to;
    learn_remember(&layout, e, heard);
    learn_hear(&layout, e, counts);
}

/* Deals with this value of this option, for some number of seats. In two of three matches the others are random. */
static bool deal(orr_ctx *t, orr_rng *r, unsigned option, unsigned value, unsigned match)
{
    const unsigned sizes = game->max_seats - game->min_seats + 1u;
    for (unsigned tries = 0; tries < 8 * sizes; tries++) {
        const uint8_t key[32] = { (uint8_t)match, (uint8_t)tries, 3 };
        const bool mixed = match % 3 && tries < 7 * sizes;
        for (unsigned i = 0; i < game->n_options; i++)
            box.opt[i] = (uint8_t)(mixed ? orr_rng_below(r, game->options[i].values) : 0);
        if (game->n_options) box.opt[option] = (uint8_t)value;
        learn_forget(&layout, heard);
        memset(counts, 0, layout.n_heard);
        if (orr_start(t, (uint8_t)(game->min_seats + (match + tries) % sizes), key) == ORR_OK) return true;
    }
    return false;
}

/* Visits positions of random matches: every value of every option, all numbers of seats. */
static void visit(void (*look)(orr_ctx *, orr_seat, orr_rng *))
{
    orr_rng r = { 11 };
    orr_news news = { .hear = listen };
    orr_ctx t = { .game = game, .box = &box, .state = state, .news = &news };
    unsigned matches = 0;
    while (matches < MATCHES && !test_failures_here)
        for (unsigned o = 0; o < (game->n_options ? game->n_options : 1u); o++)
            for (unsigned v = 0; v < (game->n_options ? game->options[o].values : 1u); v++) {
                if (!CHECK(deal(&t, &r, o, v, matches++)))
                    printf("%s: %s=%s is never dealt\n", game->id, game->options[o].name, game->options[o].word[v]);
                for (unsigned i = 0; i < ANSWERS && orr_asked(&t); i++) {
                    look(&t, orr_speaker(&t, &r), &r);
                    orr_playout(&t, &r, 1);
                }
            }
    memset(box.opt, 0, sizeof box.opt);
}

static void see(const orr_ctx *t, orr_seat s, void *into, uint8_t *features)
{
    orr_observe(t, s, into);
    learn_whole(&layout, &box, into, heard, features);
}

/* ---- actions --------------------------------------------------------------------------------------------------- */

/* The argument whose token this is, by trying all. */
static int value_of(uint8_t verb, unsigned k, uint16_t token, uint8_t seats, orr_seat me)
{
    const uint8_t noun = game->verbs[verb].noun[k];
    for (unsigned v = 0; v < 256; v++) {
        const uint8_t turned = learn_turned(&layout, noun, (uint8_t)v, seats, me);
        if (layout.argument[verb][k] + turned == token) return (int)v;
    }
    return -1;
}

static bool comes_back(orr_action a, const uint16_t *tokens, uint8_t seats, orr_seat me)
{
    const uint8_t arg[3] = { a.a, a.b, a.c };
    if (tokens[0] != layout.verb[a.verb]) return false;
    for (unsigned k = 0; k < 3; k++) {
        if (!game->verbs[a.verb].noun[k] ? tokens[k + 1] != 0 : value_of(a.verb, k, tokens[k + 1], seats, me) != arg[k])
            return false;
        if (game->verbs[a.verb].noun[k] == ORR_N_NUMBER && arg[k] > game->verbs[a.verb].most[k]) return false;
    }
    return true;
}

static void look_at_actions(orr_ctx *t, orr_seat s, orr_rng *r)
{
    orr_action legal[ORR_MAX_LEGAL];
    uint16_t tokens[ORR_MAX_LEGAL][LEARN_TOKENS];
    const uint8_t seats = orr_core_of(t)->seats;
    const int n = orr_legal(t, s, legal);
    (void)r;
    for (int i = 0; i < n; i++) {
        learn_tokens(&layout, seats, s, legal[i], tokens[i]);
        for (unsigned k = 0; k < LEARN_TOKENS; k++) CHECK(tokens[i][k] < layout.n_tokens);
        if (!CHECK(comes_back(legal[i], tokens[i], seats, s)))
            printf("%s: %s %u %u %u\n", game->id, game->verbs[legal[i].verb].word, legal[i].a, legal[i].b, legal[i].c);
        for (int k = 0; k < i; k++) CHECK(memcmp(tokens[i], tokens[k], sizeof tokens[i]) != 0);
    }
}
static void an_action_and_its_tokens_go_both_ways(void) { visit(look_at_actions); }

static void look_at_ids(orr_ctx *t, orr_seat s, orr_rng *r)
{
    orr_action legal[ORR_MAX_LEGAL], back;
    const uint8_t seats = orr_core_of(t)->seats;
    const int n = orr_legal(t, s, legal);
    (void)r;
    for (int i = 0; i < n; i++) {
        const uint32_t id = learn_id(&layout, seats, s, legal[i]);
        CHECK(id + 1 < layout.n_ids);
        CHECK(learn_action(&layout, seats, s, id, &back) && orr_same_action(back, legal[i]));
    }
}
static void an_action_and_its_id_go_both_ways(void)
{
    orr_action a;
    visit(look_at_ids);
    for (uint8_t seats = game->min_seats; seats <= game->max_seats; seats++)     /* every id, for every seat */
        for (orr_seat me = 0; me < seats; me++)
            for (uint32_t id = 0; id < layout.n_ids; id++)
                if (!learn_action(&layout, seats, me, id, &a) || learn_id(&layout, seats, me, a) != id)
                    CHECK(!"an id does not come back");
    CHECK(learn_action(&layout, 2, 0, layout.n_ids - 1, &a) && a.verb == 0xff);
    CHECK(!learn_action(&layout, 2, 0, layout.n_ids, &a));
}

/* ---- secrets --------------------------------------------------------------------------------------------------- */

static void look_at_twins(orr_ctx *t, orr_seat s, orr_rng *r)
{
    const orr_ctx w = { .game = game, .box = &box, .state = world };
    see(t, s, view, mine);
    orr_imagine(&box, view, r, world);
    see(&w, s, other, theirs);
    CHECK(!memcmp(mine, theirs, layout.n_whole));
}
static void twins_look_alike(void) { visit(look_at_twins); }

/* What was told in private stays out: only the public part is counted. */
static void private_parts_are_not_counted(void)
{
    const size_t all = learn_memory_size(&layout);
    uint8_t *plain = malloc(all);
    for (unsigned k = 0; k < game->n_event_kinds; k++) {
        orr_event e = { .kind = (uint8_t)k, .sees = 1 };
        memset(heard, 0, all);
        learn_remember(&layout, &e, heard);
        memcpy(plain, heard, all);
        memset(heard, 0, all);
        memset(e.priv, 7, sizeof e.priv);
        learn_remember(&layout, &e, heard);
        CHECK(!memcmp(plain, heard, all));
    }
    memset(heard, 0, all);
    free(plain);
}

static int16_t value_heard(uint8_t noun, uint8_t v, uint8_t seats, orr_seat me)
{
    return noun == ORR_N_SIGNED ? (int16_t)(int8_t)v : (int16_t)learn_turned(&layout, noun, v, seats, me);
}

/* An event as numbers: the private ones only for those who hear them, seats counted from there. */
static void an_event_is_heard_as_it_was_told(void)
{
    enum { SEATS = 2 };
    for (unsigned k = 0; k < game->n_event_kinds; k++)
        for (orr_seat me = 0; me < SEATS; me++) {
            const orr_event_kind *kind = &game->event_kinds[k];
            const orr_event e = { .kind = (uint8_t)k, .sees = 1, .pub = { 1, 1, 1 }, .priv = { 1, 1, 1, 1 } };
            int16_t told[LEARN_TOLD];
            learn_told(&layout, SEATS, me, &e, told);
            CHECK_NUMBER(told[0], k);
            for (unsigned i = 0; i < 3; i++)
                CHECK_NUMBER(told[1 + i], kind->pub[i] ? value_heard(kind->pub[i], 1, SEATS, me) : -1);
            for (unsigned i = 0; i < 4; i++)
                CHECK_NUMBER(told[4 + i], kind->priv[i] && !me ? value_heard(kind->priv[i], 1, SEATS, me) : -1);
        }
}

/* ---- every byte of a view -------------------------------------------------------------------------------------- */

static void cover(uint8_t *by, size_t at, size_t n, uint8_t with) { memset(by + at, with, n); }

/* What the tables say of each byte of a view: 0 nothing, 1 a place or a field, 2 an aside, 3 one that follows. */
static void cover_view(uint8_t *by)
{
    memset(by, 0, game->view_size);
    cover(by, 0, sizeof(orr_look), 1);
    for (const orr_place *p = game->places; p < game->places + game->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, game->max_seats); i++)
            cover(by, p->seen + i * p->seen_stride, sizeof(orr_seen) + p->cap * sizeof(orr_face), 1);
    for (const orr_field *f = game->fields; f < game->fields + game->n_fields; f++)
        cover(by, f->seen, orr_field_size(f, game->max_seats), 1);
    for (const orr_aside *x = game->asides; x < game->asides + game->n_asides; x++)
        cover(by, x->seen, x->size, x->noun ? 2 : 3);
}

/* A byte that no table explains is never anything but 0; what follows from the rest comes back once it is lost. */
static void look_at_bytes(orr_ctx *t, orr_seat s, orr_rng *r)
{
    orr_ctx w = { .game = game, .box = &box, .state = world };
    s = (orr_seat)orr_rng_below(r, orr_core_of(t)->seats);       /* those who wait have sealed answers */
    cover_view(theirs);
    orr_observe(t, s, view);
    for (unsigned i = 0; i < game->view_size; i++)
        if (!theirs[i] && view[i] && !CHECK(!"a byte of a view is in no table"))
            printf("%s: byte %u of %u\n", game->id, i, game->view_size);
    memcpy(world, t->state, game->state_size);
    for (const orr_aside *x = game->asides; x < game->asides + game->n_asides; x++)
        if (!x->noun) memset(world + x->at, 0, x->size);
    if (game->derive) game->derive(&w);
    orr_observe(&w, s, other);
    for (unsigned i = 0; i < game->view_size; i++)
        if (theirs[i] == 3) CHECK_NUMBER((uint8_t)other[i], (uint8_t)view[i]);
}
static void every_byte_of_a_view_is_in_a_table(void) { visit(look_at_bytes); }

/* ---- what differs ---------------------------------------------------------------------------------------------- */

static uint8_t *copy_of(const void *bytes, size_t n)
{
    uint8_t *c = malloc(n);
    if (c) memcpy(c, bytes, n);
    return c;
}

static int places_differ(const void *a, const void *b, unsigned seats)
{
    int n = 0;
    for (unsigned i = 0; i < game->n_places; i++) {
        const orr_place *p = &game->places[i];
        for (unsigned k = 0; k < orr_place_count(p, seats); k++) {
            const orr_seen_at x = orr_place_seen(p, a, k), y = orr_place_seen(p, b, k);
            uint8_t in_x[256] = { 0 }, in_y[256] = { 0 };
            for (unsigned f = 0; f < x.z->n; f++) in_x[x.f[f].kind]++;
            for (unsigned f = 0; f < y.z->n; f++) in_y[y.f[f].kind]++;
            for (unsigned f = 0; f < 256; f++)
                n += (in_x[f] < 7 ? in_x[f] : 7) != (in_y[f] < 7 ? in_y[f] : 7) && f != ORR_UNKNOWN;
        }
    }
    return n;
}

static size_t fine_size(unsigned field)                  /* columns of a number, exactly */
{
    return (size_t)layout.field[field].rows * layout.field[field].each * (game->fields[field].type == ORR_BYTE ? 2 : 3);
}

/* One answer later: where another card is seen somewhere, or a public fact is another, some column is too. */
static void look_at_changes(orr_ctx *t, orr_seat s, orr_rng *r)
{
    const unsigned seats = orr_core_of(t)->seats;
    see(t, s, view, mine);
    uint8_t *before = copy_of(state, game->state_size), *told = copy_of(heard, learn_memory_size(&layout)),
            *counted = copy_of(counts, layout.n_heard);
    orr_playout(t, r, 1);
    memcpy(heard, told, learn_memory_size(&layout)); /* what was told must not be what tells them apart */
    memcpy(counts, counted, layout.n_heard);
    see(t, s, other, theirs);
    if (memcmp(view, other, game->view_size)) CHECK(memcmp(mine, theirs, layout.n_whole) != 0);
    if (places_differ(view, other, seats)) CHECK(memcmp(mine, theirs, layout.exact) != 0);
    for (unsigned i = 0; i < game->n_fields; i++) {
        const orr_field *f = &game->fields[i];
        const learn_field *c = &layout.field[i];
        const size_t size = orr_field_size(f, game->max_seats);
        const bool differ = memcmp(view + f->seen, other + f->seen, size) != 0;
        const bool seen = memcmp(mine + c->at, theirs + c->at, (size_t)c->rows * c->each * c->width) != 0;
        const bool fine = layout.fine[i] && memcmp(mine + layout.fine[i], theirs + layout.fine[i], fine_size(i));
        if (!differ) CHECK(!seen);
        if (differ && c->hot && !(f->flags & ORR_OR_NONE)) CHECK(seen);
        if (differ && f->type == ORR_SET) CHECK(seen);
        if (differ && layout.fine[i]) CHECK(seen || fine);
    }
    for (unsigned i = 0; i < game->n_asides; i++) {
        const orr_aside *x = &game->asides[i];
        if (!x->noun || view[x->seen] == other[x->seen]) continue;
        CHECK(memcmp(mine + layout.aside[i], theirs + layout.aside[i], layout.noun[x->noun]) != 0);
    }
    memcpy(state, before, game->state_size);
    free(before), free(told), free(counted);
}
static void views_that_differ_differ_in_features(void) { visit(look_at_changes); }

/* Whatever is changed in a view, some column is another: so no two views look the same to a learner. `other` is the
 * changed view. Only how many answers and questions there were is left out, because that changes with every answer. */
static void shows(const char *what, unsigned which)
{
    if (memcmp(view, other, game->view_size)) {
        learn_whole(&layout, &box, other, heard, theirs);
        if (!CHECK(memcmp(mine, theirs, layout.n_whole) != 0)) printf("%s: %s %u\n", game->id, what, which);
    }
    memcpy(other, view, game->view_size);
}

static int compare_faces(const void *a, const void *b)
{
    const orr_face *x = a, *y = b;
    return x->kind != y->kind ? x->kind - y->kind : x->tag - y->tag;
}

/* As a view shows a place: loose cards are sorted, unknown ones last and, in hands, without a tag. */
static void tidy_up(const orr_place *p, const orr_seen_at s)
{
    for (unsigned i = 0; i < s.z->loose; i++)
        if (s.f[i].kind == ORR_UNKNOWN) s.f[i].tag = p->flags & ORR_TAG_HELD ? ORR_UNKNOWN : 0;
    qsort(s.f, s.z->loose, sizeof *s.f, compare_faces);
}

static void change_cards(orr_rng *r, const orr_place *p, unsigned instance)
{
    const orr_seen_at s = orr_place_seen(p, other, instance);
    const unsigned kinds = layout.noun[game->decks[p->deck].noun], tags = layout.noun[p->tag];
    if (!s.z->n) return;
    const unsigned i = orr_rng_below(r, s.z->n), k = orr_rng_below(r, s.z->n);
    s.f[i].kind = (uint8_t)(s.f[i].kind == ORR_UNKNOWN ? orr_rng_below(r, kinds) : (s.f[i].kind + 1u) % kinds);
    tidy_up(p, s);
    shows(p->word, instance);
    s.f[i].kind = ORR_UNKNOWN;
    tidy_up(p, s);
    shows(p->word, instance);
    if (tags || p->tag == ORR_N_NUMBER) {
        s.f[i].tag = (uint8_t)(p->tag == ORR_N_NUMBER ? s.f[i].tag ^ 1u : (s.f[i].tag + 1u) % tags);
        tidy_up(p, s);
        shows(p->word, instance);
    }
    const orr_face f = s.f[i];                           /* two change places: nothing new in the loose part */
    s.f[i] = s.f[k], s.f[k] = f;
    tidy_up(p, s);
    shows(p->word, instance);
    if (s.z->n > 1) s.z->loose = (uint8_t)(s.z->loose ? s.z->loose - 1 : 1);
    shows(p->word, instance);
}

static void change_field(orr_rng *r, unsigned i, unsigned seats)
{
    const orr_field *f = &game->fields[i];
    const learn_field *c = &layout.field[i];
    const unsigned row = orr_rng_below(r, f->by == ORR_N_SEAT ? seats : c->rows);
    const unsigned at = row * c->each + (c->each > 1 ? orr_rng_below(r, seats) : 0);
    if (f->type == ORR_BYTE) {
        uint8_t *v = (uint8_t *)other + f->seen + at;
        const unsigned values = c->hot ? f->noun == ORR_N_SEAT ? seats : c->width : 256;
        *v = (uint8_t)((*v + 1u + orr_rng_below(r, values > 1 ? values - 1 : 1)) % values);
        shows(f->word, at);
    } else {
        uint16_t v;
        memcpy(&v, other + f->seen + 2 * at, sizeof v);
        v ^= (uint16_t)(1u << orr_rng_below(r, f->type != ORR_SET ? 16 : f->noun == ORR_N_SEAT ? seats : c->width));
        memcpy(other + f->seen + 2 * at, &v, sizeof v);
        shows(f->word, at);
    }
}

static void change_frame(orr_rng *r, unsigned d, unsigned seats)
{
    orr_look *v = (orr_look *)(void *)other;
    orr_frame *f = &v->frame[d];
    f->step ^= 1;
    shows("step", d);
    f->again ^= 1;
    shows("again", d);
    f->open ^= 1;
    shows("open", d);
    f->who = (orr_seat)((f->who + 1u) % seats);
    shows("who", d);
    f->asked ^= orr_one(orr_rng_below(r, seats));
    shows("asked", d);
    for (unsigned k = 0; game->locals && k < ORR_LOCALS; k++) {
        const uint8_t noun = game->locals[f->proc][k];
        if (!noun) continue;
        if (noun == ORR_L_SEATS || noun == ORR_L_FEW_SEATS) f->local[k] ^= (uint8_t)(1u << (seats > 1));
        else if (noun == ORR_N_NUMBER) f->local[k] ^= 0x41;
        else f->local[k] = (uint8_t)((f->local[k] + 1u) % layout.noun[noun]);
        shows("local", k);
    }
}

static void look_at_every_change(orr_ctx *t, orr_seat s, orr_rng *r)
{
    const unsigned seats = orr_core_of(t)->seats;
    orr_look *v = (orr_look *)(void *)other;
    see(t, s, view, mine);
    memcpy(other, view, game->view_size);
    for (unsigned i = 0; i < game->n_places; i++)
        change_cards(r, &game->places[i], orr_rng_below(r, orr_place_count(&game->places[i], seats)));
    for (unsigned i = 0; i < game->n_fields; i++) change_field(r, i, seats);
    for (unsigned d = 0; d < v->depth; d++) change_frame(r, d, seats);
    v->ret ^= (int16_t)(1u << orr_rng_below(r, 16));
    shows("ret", 0);
    v->answers += 1 + orr_rng_below(r, 5000);
    shows("answers", 0);
    v->opened ^= (uint16_t)(1u << orr_rng_below(r, 16));
    shows("opened", 0);
}
static void every_change_of_a_view_shows(void) { visit(look_at_every_change); }

/* ---- turning --------------------------------------------------------------------------------------------------- */

/* Two viewers, and where the columns of one seat are for each of them. */
typedef struct { unsigned seats, s, o; } pair;
static unsigned from_s(const pair *p, unsigned seat) { return (seat + p->seats - p->s) % p->seats; }
static unsigned from_o(const pair *p, unsigned seat) { return (seat + p->seats - p->o) % p->seats; }

static void agree_on(const pair *p, uint32_t at, unsigned width, unsigned seat, const char *what)
{
    if (!CHECK(!memcmp(mine + at + from_s(p, seat) * width, theirs + at + from_o(p, seat) * width, width)))
        printf("%s: %s of seat %u for %u and %u\n", game->id, what, seat, p->s, p->o);
}

static void agree_on_places(const pair *p)
{
    for (unsigned i = 0; i < game->n_places; i++) {
        const orr_place *at = &game->places[i];
        const learn_place *c = &layout.place[i];
        if (at->by || !(at->flags & ORR_EACH) || layout.turning >> at->tag & 1) continue;
        for (unsigned seat = 0; seat < p->seats; seat++) {
            if (memcmp(view + at->seen + seat * at->seen_stride, other + at->seen + seat * at->seen_stride,
                       sizeof(orr_seen) + at->cap * sizeof(orr_face)))
                continue;                                /* not public */
            agree_on(p, c->at, c->width, seat, at->word);
            if (layout.order[i]) agree_on(p, layout.order[i], learn_order_width(at), seat, at->word);
        }
    }
}

static void agree_on_fields(const pair *p)
{
    for (unsigned i = 0; i < game->n_fields; i++) {
        const orr_field *f = &game->fields[i];
        const learn_field *c = &layout.field[i];
        const unsigned digits = f->type == ORR_BYTE ? 2 : 3;
        if (memcmp(view + f->seen, other + f->seen, orr_field_size(f, game->max_seats))) continue; /* not public */
        for (unsigned seat = 0; seat < p->seats; seat++) {
            if (!f->by && (f->flags & ORR_EACH) && !(layout.turning >> f->noun & 1)) {
                agree_on(p, c->at, c->width, seat, f->word);
                if (layout.fine[i]) agree_on(p, layout.fine[i], digits, seat, f->word);
            }
            if (!f->by && !(f->flags & ORR_EACH) && f->noun == ORR_N_SEAT) agree_on(p, c->at, 1, seat, f->word);
        }
    }
}

static void agree_on_what_was_heard(const pair *p)
{
    for (unsigned i = 0; i < game->n_event_kinds; i++) {
        const learn_event *c = &layout.event[i];
        const uint8_t *noun = game->event_kinds[i].pub;
        if (c->firsts < 2 || noun[0] != ORR_N_SEAT) continue;
        for (unsigned seat = 0; seat < p->seats; seat++) {
            agree_on(p, layout.heard + c->at, 1, seat, game->event_kinds[i].word);
            const uint32_t pairs = layout.heard + c->at + c->firsts;
            if (c->seconds && noun[1] != ORR_N_SEAT) agree_on(p, pairs, c->seconds, seat, game->event_kinds[i].word);
            for (unsigned to = 0; c->seconds && noun[1] == ORR_N_SEAT && to < p->seats; to++)
                CHECK_NUMBER(mine[pairs + from_s(p, seat) * c->seconds + from_s(p, to)],
                             theirs[pairs + from_o(p, seat) * c->seconds + from_o(p, to)]);
        }
    }
}

/* Two viewers agree about a seat in what both see, each in its own column. */
static void look_from_two_seats(orr_ctx *t, orr_seat s, orr_rng *r)
{
    const unsigned seats = orr_core_of(t)->seats;
    const pair p = { seats, s, orr_rng_below(r, seats) };
    see(t, s, view, mine);
    see(t, (orr_seat)p.o, other, theirs);
    agree_on_places(&p);
    agree_on_fields(&p);
    agree_on_what_was_heard(&p);
    for (unsigned seat = 0; seat < seats; seat++) {
        agree_on(&p, layout.flow, 1, seat, "asked");
        agree_on(&p, layout.flow + game->max_seats, 1, seat, "may");
        agree_on(&p, layout.frames + game->n_procs + LEARN_STEPS, 1, seat, "who");
    }
    for (unsigned k = seats; k < game->max_seats; k++) CHECK_NUMBER(mine[layout.flow + k], 0);   /* nobody sits there */
}
static void seats_are_counted_from_the_viewer(void) { visit(look_from_two_seats); }

static void turning_is_undone_by_turning_on(void)
{
    for (unsigned noun = 1; noun < ORR_N_FIRST_OWN + (unsigned)game->n_nouns; noun++)
        for (unsigned v = 0; v < layout.noun[noun]; v++)
            for (uint8_t seats = game->min_seats; seats <= game->max_seats; seats++)
                for (uint8_t by = 0; by < seats; by++) {
                    const uint8_t once = learn_turned(&layout, (uint8_t)noun, (uint8_t)v, seats, by);
                    CHECK_NUMBER(learn_turned(&layout, (uint8_t)noun, once, seats, (orr_seat)((seats - by) % seats)),
                                 v);
                    CHECK(once < layout.noun[noun]);
                }
}

/* ---- names ----------------------------------------------------------------------------------------------------- */

static int compare_names(const void *a, const void *b) { return strcmp(a, b); }

static void all_different(uint32_t n, void (*name)(const learn_layout *, const orr_box *, uint32_t, char *, size_t))
{
    enum { LONG = 96 };
    char (*names)[LONG] = calloc(n, LONG);
    for (uint32_t i = 0; i < n; i++) {
        name(&layout, &box, i, names[i], LONG);
        CHECK(names[i][0]);
    }
    qsort(names, n, LONG, compare_names);
    for (uint32_t i = 1; i < n; i++)
        if (!CHECK(strcmp(names[i - 1], names[i]) != 0)) printf("%s: %s\n", game->id, names[i]);
    free(names);
}
static void every_name_names_one_thing(void)
{
    all_different(layout.n_whole, learn_column_name);
    all_different(layout.n_truths, learn_truth_name);
    all_different(layout.n_tokens, learn_token_name);
}

/* A list of what is not 0 is the row, and clears it; what networks see comes first in it, however it was counted. */
static void look_at_a_list(orr_ctx *t, orr_seat s, orr_rng *r)
{
    static uint16_t lit[UINT16_MAX];
    (void)r;
    see(t, s, view, mine);
    memset(theirs, 0, layout.n_whole);
    const unsigned n = learn_fill(&layout, &box, view, heard, theirs, lit);
    CHECK(!memcmp(mine, theirs, layout.n_whole));
    unsigned ones = 0;
    for (uint32_t c = 0; c < layout.n_whole; c++) ones += mine[c] != 0;
    CHECK_NUMBER(n, ones);
    learn_clear(theirs, lit, n);
    for (uint32_t c = 0; c < layout.n_whole; c++)
        if (theirs[c]) CHECK(!"a column is not cleared");
    learn_features(&layout, &box, view, counts, NULL, theirs);
    CHECK(!memcmp(mine, theirs, layout.n_columns));
}
static void a_row_is_what_its_list_says(void) { visit(look_at_a_list); }

/* A batch lists what networks see, with the script's opinion: the same row as in play. */
static void look_at_a_sight(orr_ctx *t, orr_seat s, orr_rng *r)
{
    static uint16_t lit[UINT16_MAX];
    static uint8_t light[UINT16_MAX];
    learn_opinion o = { .standing = (uint8_t)orr_rng_below(r, LEARN_FULL) };
    for (unsigned k = 0; k < game->max_seats; k++)
        for (unsigned i = 0; i < LEARN_SIDES; i++) o.believes[k][i] = (uint8_t)(i == k % 2 ? 0 : 1 + 5 * k + i);
    orr_observe(t, s, view);
    memset(theirs, 0, layout.n_columns);
    learn_features(&layout, &box, view, counts, &o, mine);
    const unsigned n = learn_list(&layout, &box, view, heard, &o, theirs, lit, light);
    for (uint32_t c = 0; c < layout.n_columns; c++)
        if (theirs[c]) CHECK(!"zeros are not left as they were");
    for (unsigned k = 0; k < n; k++)
        if (!light[k] || theirs[lit[k]]) CHECK(!"a column is listed that is 0, or twice");
        else theirs[lit[k]] = light[k];
    CHECK(!memcmp(mine, theirs, layout.n_columns));
}
static void a_batch_sees_what_is_seen_in_play(void) { visit(look_at_a_sight); }

static void look_at_bounds(orr_ctx *t, orr_seat s, orr_rng *r)
{
    (void)r;
    see(t, s, view, mine);
    for (uint32_t i = 0; i < layout.n_whole; i++)
        if (mine[i] > LEARN_FULL) CHECK(!"a column holds more than seven bits");
}
static void columns_keep_to_seven_bits(void) { visit(look_at_bounds); }

static void run(const orr_game *g)
{
    game = g;
    box = (orr_box){ .game = g, .set = g->house_set };
    test_name = g->id;
    if (!CHECK(learn_layout_open(&layout, &box))) return;
    state = malloc(g->state_size), world = malloc(g->state_size), view = malloc(g->view_size),
    other = malloc(g->view_size);
    const size_t most = layout.n_whole > g->view_size ? layout.n_whole : g->view_size;
    counts = calloc(layout.n_heard + 1, 1);
    heard = calloc(learn_memory_size(&layout), 1), mine = malloc(most), theirs = malloc(most);
    printf("%s: %u columns, %u truths, %u tokens, %u ids\n", g->id, layout.n_whole, layout.n_truths, layout.n_tokens,
           layout.n_ids);
    if (!strcmp(g->id, "earth-gambit")) {                /* docs/develop/learning.md, docs/develop/python.md */
        CHECK_NUMBER(layout.n_columns, 5298);
        CHECK(layout.n_ids > 10000);
    }
    TEST_CASE(an_action_and_its_tokens_go_both_ways);
    TEST_CASE(an_action_and_its_id_go_both_ways);
    TEST_CASE(twins_look_alike);
    TEST_CASE(private_parts_are_not_counted);
    TEST_CASE(an_event_is_heard_as_it_was_told);
    TEST_CASE(every_byte_of_a_view_is_in_a_table);
    TEST_CASE(views_that_differ_differ_in_features);
    TEST_CASE(every_change_of_a_view_shows);
    TEST_CASE(seats_are_counted_from_the_viewer);
    TEST_CASE(turning_is_undone_by_turning_on);
    TEST_CASE(every_name_names_one_thing);
    TEST_CASE(a_row_is_what_its_list_says);
    TEST_CASE(a_batch_sees_what_is_seen_in_play);
    TEST_CASE(columns_keep_to_seven_bits);
    free(state), free(world), free(view), free(other), free(heard), free(counts), free(mine), free(theirs);
}

int main(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) run(*g);
    run(&orr_template);
    return test_end();
}
