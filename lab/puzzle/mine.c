/* mine.c - see mine.h. Scripts play, with an easy bot in every third seat, so that there are mistakes to punish. */
#include "lab/puzzle/mine.h"

#include "base/grow.h"
#include "bots/bot.h"
#include "engine/zone.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WEAK_EVERY = 3, LUCK_ONE_IN = 6 };

typedef struct { uint64_t motif, twin; } mark;   /* of a puzzle in the book; twin: the motif with hand and counts */
typedef struct {
    puzzle_book *book;
    const mine_order *o;
    mine_sum *sum;
    match m;
    const bot *plays[ORR_MAX_SEATS];
    void *memory[ORR_MAX_SEATS];
    void *view;
    uint32_t heard;           /* events that the bots know of */
    mark *mark;               /* one for each puzzle of the book */
    uint32_t cap;
} mine;

/* ---- motifs and twins -------------------------------------------------------------------------------------------- */

/* What this player did last, as everybody heard it. */
static unsigned last_heard_of(const match *m, orr_seat who)
{
    const orr_game *g = m->t.game;
    for (uint32_t i = m->n_events; i-- > 0;)
        if (g->event_kinds[m->event[i].kind].pub[0] == ORR_N_SEAT && m->event[i].pub[0] == who) return m->event[i].kind;
    return g->n_event_kinds;
}

static uint64_t motif_of(const match *m, const puzzle *p, const orr_answer *line, unsigned n)
{
    text_buf text = { .n = 0 };
    if (p->kind == PUZZLE_WHO)                              /* by which deed it came out, and how late, roughly */
        text_format(&text, "%u %u %u", p->side, m->n_answers / 32, last_heard_of(m, p->who));
    else puzzle_motif(&m->box, p->you, line, n, &text);
    const uint64_t h = orr_hash(text.text ? text.text : "", text.n, p->kind);
    text_free(&text);
    return h;
}

static int by_byte(const void *a, const void *b) { return *(const uint8_t *)a - *(const uint8_t *)b; }

/* The motif with my own cards and the counts of the table. */
static uint64_t twin_of(const match *m, orr_seat you, uint64_t h, void *view)
{
    const orr_game *g = m->t.game;
    orr_observe(&m->t, you, view);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        uint8_t kinds[256];
        if ((p->flags & (ORR_EACH | ORR_HELD)) != (ORR_EACH | ORR_HELD)) continue;
        const orr_seen_at s = orr_place_seen(p, view, you);
        for (unsigned k = 0; k < s.z->n; k++) kinds[k] = s.f[k].kind;
        qsort(kinds, s.z->n, 1, by_byte);
        h = orr_hash(kinds, s.z->n, h);
    }
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CURVE) h = orr_hash((const char *)view + f->seen, orr_field_size(f, g->max_seats), h);
    return h;
}

static bool is_new(const mine *x, mark k)
{
    unsigned same = 0;
    for (uint32_t i = 0; i < x->book->n; i++) {
        if (x->mark[i].twin == k.twin) return false;
        same += x->mark[i].motif == k.motif;
    }
    return same < PUZZLE_PER_MOTIF;
}

static bool mark_of(const puzzle_book *b, const puzzle *p, void *view, mark *k)
{
    orr_answer line[PUZZLE_LINE];
    match m;
    if (!puzzle_open(&b->box, p, &m, NULL)) return false;
    k->motif = motif_of(&m, p, line, p->kind == PUZZLE_WHO ? 0 : puzzle_line(p, &m, line));
    k->twin = twin_of(&m, p->you, k->motif, view);
    match_close(&m);
    return true;
}

/* ---- how hard it is ---------------------------------------------------------------------------------------------- */

static bool bot_finds(const match *m, void *view, const char *name, orr_seat you, orr_action right)
{
    const bot *b = bot_find(name, m->t.game);
    orr_action legal[ORR_MAX_LEGAL], want;
    orr_rng rng = { 5 };
    const int n = orr_legal(&m->t, you, legal);
    if (!b) return false;
    orr_observe(&m->t, you, view);
    bot_wants(b, &m->box, view, legal, n, m->event, m->n_events, NULL, &rng, &want, 1);
    return orr_same_action(want, right);
}

static uint16_t rating_of(const match *m, void *view, orr_seat you, const puzzle_found *f, bool hard)
{
    const orr_action right = f->line[0].act;
    double r = 900 + 120 * log2(1 / f->luck);
    r += bot_finds(m, view, "greedy", you, right) ? 0 : 200;
    r += bot_finds(m, view, "script", you, right) ? 0 : 200;
    r += !hard || bot_finds(m, view, "hard", you, right) ? 0 : 300;
    return (uint16_t)(r > 3000 ? 3000 : r);
}

/* ---- one find ---------------------------------------------------------------------------------------------------- */

static bool encode(const mine *x, puzzle *p, const puzzle_found *f)
{
    const orr_game *g = x->m.t.game;
    text_buf moves = { .n = 0 }, way = { .n = 0 };
    uint8_t key[MATCH_KEY];
    orr_ctx t = { .game = g, .box = &x->m.box, .state = malloc(g->state_size) };
    if (!t.state) return false;
    deal_key(&x->m.deal, key);
    orr_start(&t, p->seats, key);
    for (uint32_t i = 0; i < x->m.n_answers; i++) {
        puzzle_encode(&t, x->m.answer[i], &moves);
        orr_say(&t, x->m.answer[i].seat, x->m.answer[i].act);
    }
    for (unsigned i = 0; i < f->n_line; i++) {
        puzzle_encode(&t, f->line[i], &way);
        orr_say(&t, f->line[i].seat, f->line[i].act);
    }
    free(t.state);
    const bool good = !moves.torn && !way.torn && way.n < PUZZLE_WAY && moves.n;
    if (good) {
        p->moves = moves.text;
        if (way.n) strcpy(p->way, way.text);
    } else {
        text_free(&moves);
    }
    text_free(&way);
    return good;
}

static bool keep(mine *x, puzzle *p, const puzzle_found *f)
{
    mark k = { .motif = motif_of(&x->m, p, f->line, f->n_line) };
    k.twin = twin_of(&x->m, p->you, k.motif, x->view);
    x->sum->good++;
    if (!is_new(x, k)) return true;
    if (p->kind != PUZZLE_WHO) p->rating = rating_of(&x->m, x->view, p->you, f, x->o->hard);
    puzzle_name(p);
    if (puzzle_find(x->book, p->id)) return true;
    if (!encode(x, p, f)) return true;
    if (!grow_array(&x->mark, sizeof *x->mark, &x->cap, x->book->n + 1u, 64) || !puzzle_add(x->book, p))
        return free(p->moves), false;
    x->mark[x->book->n - 1] = k;
    x->sum->kept++;
    return true;
}

static bool look_for_line(mine *x, puzzle *p)
{
    const puzzle_effort effort = { PUZZLE_FEW, PUZZLE_MANY, 0 };
    puzzle_found f, again;
    if (!puzzle_here(&x->m, p->you, p->kind, &effort, &f)) return true;
    x->sum->found++;
    const bool warm_up = p->kind == PUZZLE_WIN && f.own == 1 && !f.traps;
    if (warm_up || f.luck * LUCK_ONE_IN > 1) return true;
    if (!puzzle_here(&x->m, p->you, p->kind, &puzzle_check, &again)) return true;   /* in the worlds of the check */
    p->own = (uint8_t)f.own;
    return keep(x, p, &f);
}

/* Little evidence makes it hard. */
static bool look_for_who(mine *x, puzzle *p)
{
    const puzzle_found none = { .n_line = 0 };
    float sure;
    if (!puzzle_who(&x->m, p->you, &p->who, &p->side, &sure)) return true;
    x->sum->found++;
    p->own = 1;
    p->rating = (uint16_t)(1000 + 10000 / (8 + x->m.n_answers) + (unsigned)(2000 * (1 - sure)));
    return keep(x, p, &none);
}

/* ---- a match ----------------------------------------------------------------------------------------------------- */

static void tell_bots(mine *x)
{
    for (; x->heard < x->m.n_events; x->heard++)
        for (orr_seat s = 0; s < x->o->seats; s++)
            bot_hear(x->plays[s], &x->m.box, s, &x->m.event[x->heard], x->memory[s]);
}

static bool look(mine *x, uint32_t seed, orr_seat who)
{
    puzzle p = { .kind = x->o->kind, .seats = x->o->seats, .seed = seed, .at = x->m.n_answers, .you = who };
    x->sum->questions++;
    return p.kind == PUZZLE_WHO ? look_for_who(x, &p) : look_for_line(x, &p);
}

/* A chain of a seat's own answers begins where somebody else spoke before. */
static bool play_through(mine *x, uint32_t seed, error *why)
{
    char text[PUZZLE_SEED];
    puzzle_seed(seed, text);
    orr_rng choice = { orr_hash(text, strlen(text), 3) }, dice = { orr_hash(text, strlen(text), 5) };
    orr_seat last = ORR_PUBLIC;
    while (!match_over(&x->m)) {
        const orr_seat who = orr_speaker(&x->m.t, &dice);
        orr_action legal[ORR_MAX_LEGAL];
        const int n = orr_legal(&x->m.t, who, legal);
        if (n >= 2 && last != who && x->m.n_answers && !look(x, seed, who))
            return error_refuse(why, "There is not enough memory for more puzzles.");
        tell_bots(x);
        orr_observe(&x->m.t, who, x->view);
        const orr_action a = x->plays[who]->choose(&x->m.box, x->view, legal, n, x->memory[who], &choice);
        if (!match_answer(&x->m, who, a, why)) return false;
        last = who;
    }
    return true;
}

static bool one_match(mine *x, uint32_t seed, error *why)
{
    match_deal d;
    puzzle_deal(seed, &d);
    if (!match_open(&x->m, &x->book->box, x->o->seats, &d, why)) return false;
    for (orr_seat s = 0; s < x->o->seats; s++) bot_open(x->plays[s], &x->m.box, NULL, x->memory[s]);
    x->heard = 0;
    x->sum->matches++;
    const bool good = play_through(x, seed, why);
    match_close(&x->m);
    return good;
}

/* What the book holds already is not found twice; what does not fit the rules any more leaves it. */
static bool mark_book(mine *x)
{
    uint32_t kept = 0;
    if (!grow_array(&x->mark, sizeof *x->mark, &x->cap, x->book->n + 1u, 64)) return false;
    for (uint32_t i = 0; i < x->book->n; i++) {
        puzzle *p = &x->book->one[i];
        if (!mark_of(x->book, p, x->view, &x->mark[kept])) free(p->moves);
        else x->book->one[kept++] = *p;
    }
    x->book->n = kept;
    return true;
}

static bool seat_bots(mine *x)
{
    const orr_game *g = x->book->box.game;
    const bot *script = bot_find("script", g), *easy = bot_find("easy", g);
    bool good = script && easy && (x->view = malloc(g->view_size));
    for (orr_seat s = 0; good && s < x->o->seats; s++) {
        x->plays[s] = s % WEAK_EVERY == WEAK_EVERY - 1 ? easy : script;
        good = (x->memory[s] = calloc(1, x->plays[s]->memory + 1)) != NULL;
    }
    return good;
}

bool mine_run(puzzle_book *book, const mine_order *o, mine_sum *sum, error *why)
{
    mine x = { .book = book, .o = o, .sum = sum };
    *sum = (mine_sum){ .matches = 0 };
    bool good = seat_bots(&x) && mark_book(&x);
    if (!good) error_refuse(why, "%s has no script to play it, or there is not enough memory.", book->box.game->title);
    for (uint32_t i = 0; good && i < o->matches; i++) {
        if (o->goes_on && !o->goes_on(o->user, o->first + i)) break;
        good = one_match(&x, o->first + i, why);
    }
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) free(x.memory[s]);
    free(x.view);
    free(x.mark);
    return good;
}

/* What a later part has dropped one run would have dropped: its twin, or ten of its motif, are there by then. */
static bool join_one(mine *x, const puzzle_book *later, const puzzle *found)
{
    puzzle p = *found;
    mark k;
    if (!mark_of(later, &p, x->view, &k) || !is_new(x, k) || puzzle_find(x->book, p.id)) return true;
    if (!grow_array(&x->mark, sizeof *x->mark, &x->cap, x->book->n + 1u, 64)) return false;
    if (!(p.moves = strdup(p.moves))) return false;
    if (!puzzle_add(x->book, &p)) return free(p.moves), false;
    x->mark[x->book->n - 1] = k;
    return true;
}

bool mine_join(puzzle_book *book, const puzzle_book *later, uint64_t *kept, error *why)
{
    mine x = { .book = book, .view = malloc(book->box.game->view_size) };
    bool good = x.view && mark_book(&x);
    const uint32_t before = book->n;
    for (uint32_t i = 0; good && i < later->n; i++) good = join_one(&x, later, &later->one[i]);
    *kept += book->n - before;
    free(x.view);
    free(x.mark);
    return good || error_refuse(why, "There is not enough memory for more puzzles.");
}

/* ---- rating again ------------------------------------------------------------------------------------------------ */

bool mine_rate(const orr_box *box, puzzle *p, error *why)
{
    match m;
    puzzle_found f;
    void *view = malloc(box->game->view_size);
    if (!view) return error_refuse(why, "There is not enough memory to rate puzzles.");
    bool good = p->kind == PUZZLE_WHO;                      /* those are rated by how much was heard */
    if (!good && puzzle_open(box, p, &m, why)) {
        good = puzzle_here(&m, p->you, p->kind, &(puzzle_effort){ PUZZLE_FEW, PUZZLE_FEW, 0 }, &f);
        if (good) p->rating = rating_of(&m, view, p->you, &f, true);
        else error_refuse(why, "It is no puzzle any more.");
        match_close(&m);
    }
    free(view);
    return good;
}

/* ---- choosing ---------------------------------------------------------------------------------------------------- */

typedef struct { puzzle p; uint64_t motif; unsigned rank; } ranked;

static int harder_first(const void *a, const void *b)
{
    const ranked *x = a, *y = b;
    return x->p.rating != y->p.rating ? (x->p.rating > y->p.rating ? -1 : 1) : strcmp(x->p.id, y->p.id);
}

static int by_rank(const void *a, const void *b)
{
    const ranked *x = a, *y = b;
    const uint64_t i = orr_hash(x->p.id, strlen(x->p.id), 2), k = orr_hash(y->p.id, strlen(y->p.id), 2);
    return x->rank != y->rank ? (x->rank < y->rank ? -1 : 1) : i < k ? -1 : i > k;
}

void mine_choose(puzzle_book *b, uint32_t n)
{
    ranked *all = calloc(b->n + 1u, sizeof *all);
    void *view = malloc(b->box.game->view_size);
    mark k;
    for (uint32_t i = 0; all && view && i < b->n; i++)
        all[i] = (ranked){ b->one[i], mark_of(b, &b->one[i], view, &k) ? k.motif : 0, 0 };
    if (all && view) {
        qsort(all, b->n, sizeof *all, harder_first);
        for (uint32_t i = 0; i < b->n; i++)
            for (uint32_t j = 0; j < i; j++) all[i].rank += all[j].motif == all[i].motif;
        qsort(all, b->n, sizeof *all, by_rank);
        for (uint32_t i = 0; i < b->n; i++) b->one[i] = all[i].p;
        while (b->n && (b->n > n || all[b->n - 1].rank >= PUZZLE_PER_MOTIF)) free(b->one[--b->n].moves);
    }
    free(view);
    free(all);
}
