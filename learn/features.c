/* features.c - one seat's observation as a row of bytes; what it was told, counted; what it cannot know. */
#include "engine/zone.h"
#include "learn/layout.h"

#include <string.h>

typedef struct {              /* one row being written */
    const learn_layout *l;
    const orr_look *look;
    const char *view;
    uint8_t *out;
    bool whole;                                  /* with the columns that no network knows */
    orr_seat me;
    uint8_t seats;
    uint8_t at[ORR_MAX_SEATS];                   /* which seat is the n-th from me */
} row;

static uint8_t clip(int v) { return (uint8_t)(v < 0 ? 0 : v > LEARN_FULL ? LEARN_FULL : v); }
static uint8_t one_more(uint8_t v) { return v > LEARN_FULL - LEARN_UNIT ? v : (uint8_t)(v + LEARN_UNIT); }
static void add(uint8_t *c) { *c = one_more(*c); }
static uint8_t turned(const row *r, uint8_t noun, uint8_t v)
{
    return r->l->turning >> noun & 1 ? learn_turned(r->l, noun, v, r->seats, r->me) : v;
}

static orr_seats turned_set(const row *r, orr_seats set)
{
    const unsigned all = (1u << r->seats) - 1, here = set & all;
    return (orr_seats)((here >> r->me | here << (r->seats - r->me)) & all);
}

static void put_set(const row *r, uint8_t *out, orr_seats set)
{
    for (unsigned left = turned_set(r, set); left; left &= left - 1) out[__builtin_ctz(left)] = LEARN_UNIT;
}

/* A number in digits of 64: two for a byte; three for two bytes, the last of them with the sign. */
static void put_digits(uint8_t *out, int v, unsigned width)
{
    const unsigned n = (unsigned)v & 0xffff;
    out[0] = (uint8_t)(n % 64 * 2);
    out[1] = (uint8_t)(n / 64 % 64 * 2);
    if (width > 2) out[2] = (uint8_t)(n / 4096 * 8);
}

/* Most of a position is empty, and so is what was never told. */
static bool is_blank(const uint8_t *bytes, unsigned n)
{
    for (; n >= 8; n -= 8, bytes += 8) {
        uint64_t eight;
        memcpy(&eight, bytes, sizeof eight);
        if (eight) return false;
    }
    while (n && !*bytes) n--, bytes++;
    return !n;
}

/* ---- places ---------------------------------------------------------------------------------------------------- */

/* One card after the other, 0 where the seat does not know. */
static void put_order(const row *r, const orr_place *p, const orr_seen_at s, uint8_t *out)
{
    const unsigned n = s.z->n;
    out[0] = clip((int)n);
    out[1] = clip(s.z->loose);
    out += 2;
    for (unsigned i = 0; i < n; i++) out[i] = s.f[i].kind == ORR_UNKNOWN ? 0 : clip(s.f[i].kind + 1);
    if (!p->tag) return;
    out += p->cap;
    for (unsigned i = 0; i < n; i++)
        if (s.f[i].tag != ORR_UNKNOWN) put_digits(out + 2 * i, turned(r, p->tag, s.f[i].tag) + 1, 2);
}

/* How many there are of each kind and with each tag. */
static void put_faces(const row *r, const orr_place *p, const learn_place *c, const orr_seen_at s, uint8_t *out,
                      bool pairs)
{
    int unknown = 0;
    for (unsigned i = 0; i < s.z->n; i++) {
        const orr_face f = s.f[i];
        if (f.kind == ORR_UNKNOWN) unknown++;
        else if (f.kind < c->kinds) add(&out[f.kind]);
        if (!c->tags || f.tag == ORR_UNKNOWN) continue;
        const uint8_t tag = turned(r, p->tag, f.tag);
        if (tag < c->tags) add(&out[c->kinds + 2 + tag]);
        if (pairs && tag < c->tags && f.kind < c->kinds) add(&r->out[c->pairs + (uint32_t)f.kind * c->tags + tag]);
    }
    out[c->kinds] = clip(8 * unknown);
    out[c->kinds + 1] = clip(4 * s.z->n);
    if (!c->tops) return;
    for (unsigned i = 0; i < LEARN_TOP && s.z->n - s.z->loose > (int)i; i++) {
        const uint8_t kind = s.f[s.z->n - 1u - i].kind;
        if (kind < c->kinds) r->out[c->tops + i * c->kinds + kind] = LEARN_UNIT;
    }
}

static void put_places(const row *r)
{
    const orr_game *g = r->l->game;
    for (unsigned i = 0; i < g->n_places; i++) {
        const orr_place *p = &g->places[i];
        const learn_place *c = &r->l->place[i];
        const bool each = !p->by && (p->flags & ORR_EACH);
        const unsigned n = each ? r->seats : c->instances, width = learn_order_width(p);
        for (unsigned k = 0; k < n; k++) {
            const orr_seen_at s = orr_place_seen(p, r->view, each ? r->at[k] : k);
            if (!s.z->n) continue;
            put_faces(r, p, c, s, r->out + c->at + k * c->width, c->pairs && !k);
            if (r->whole && r->l->order[i]) put_order(r, p, s, r->out + r->l->order[i] + k * width);
        }
    }
}

/* ---- fields ---------------------------------------------------------------------------------------------------- */

static int read_field(const row *r, const orr_field *f, unsigned index)
{
    const char *q = r->view + f->seen + (f->type == ORR_BYTE ? index : 2 * index);
    if (f->type == ORR_BYTE) return *(const uint8_t *)q;
    int16_t v;
    memcpy(&v, q, sizeof v);
    return f->type == ORR_SIGNED ? v : (uint16_t)v;
}

static bool is_empty(const row *r, const orr_field *f, unsigned from, unsigned n)         /* so many values are 0 */
{
    const unsigned size = f->type == ORR_BYTE ? 1 : 2;
    return is_blank((const uint8_t *)r->view + f->seen + size * from, size * n);
}

/* The next row of a number from b on that is not all 0. */
static unsigned next_row(const row *r, const orr_field *f, const learn_field *c, unsigned b, unsigned rows)
{
    enum { AT_ONCE = 8 };
    if (f->by == ORR_N_SEAT) return b;
    while (b < rows) {
        if (b + AT_ONCE <= rows && is_empty(r, f, b * c->each, AT_ONCE * c->each)) b += AT_ONCE;
        else if (is_empty(r, f, b * c->each, c->each)) b++;
        else break;
    }
    return b;
}

/* Small numbers exactly, larger ones roughly; two bytes have more to say. */
static void put_number(uint8_t *out, int v, unsigned width)
{
    if (!v) return;
    out[0] = clip(LEARN_UNIT * v);
    out[1] = clip(2 * v);
    if (width < 4) return;
    out[2] = clip(v / 4);
    out[3] = clip(-LEARN_UNIT * v);
}

static void put_value(const row *r, const orr_field *f, const learn_field *c, int v, uint8_t *out)
{
    if (f->type == ORR_SET && f->noun == ORR_N_SEAT) {
        put_set(r, out, (orr_seats)v);
    } else if (f->type == ORR_SET) {
        for (unsigned left = (unsigned)v & ((1u << c->width) - 1); left; left &= left - 1)
            out[__builtin_ctz(left)] = LEARN_UNIT;
    } else if (c->hot) {
        const uint8_t t = turned(r, f->noun, (uint8_t)v);
        if (t < c->width) out[t] = LEARN_UNIT;
    } else {
        put_number(out, v, c->width);
    }
}

static void put_field(const row *r, const orr_field *f, const learn_field *c, uint8_t *fine)
{
    const unsigned rows = f->by == ORR_N_SEAT ? r->seats : c->rows, each = c->each > 1 ? r->seats : 1;
    const unsigned digits = f->type == ORR_BYTE ? 2 : 3;
    const bool number = !c->hot && f->type != ORR_SET;
    for (unsigned b = number ? next_row(r, f, c, 0, rows) : 0; b < rows;
         b = number ? next_row(r, f, c, b + 1, rows) : b + 1) {
        const unsigned first = (f->by == ORR_N_SEAT ? r->at[b] : b) * c->each;
        for (unsigned s = 0; s < each; s++) {
            const int v = read_field(r, f, first + (c->each > 1 ? r->at[s] : 0));
            put_value(r, f, c, v, r->out + c->at + (b * c->each + s) * c->width);
            if (fine) put_digits(fine + (b * c->each + s) * digits, v, digits);
        }
    }
}

static void put_fields(const row *r)
{
    const learn_layout *l = r->l;
    for (unsigned i = 0; i < l->game->n_fields; i++)
        put_field(r, &l->game->fields[i], &l->field[i], r->whole && l->fine[i] ? r->out + l->fine[i] : NULL);
}

/* ---- the flow -------------------------------------------------------------------------------------------------- */

static void put_locals(const row *r, const orr_frame *f, uint8_t *out)
{
    const uint8_t (*named)[ORR_LOCALS] = r->l->game->locals;
    for (unsigned k = 0; named && k < ORR_LOCALS; k++, out += LEARN_LOCAL) {
        const uint8_t noun = named[f->proc][k], v = f->local[k];
        const uint16_t values = noun < LEARN_NOUNS ? r->l->noun[noun] : 0;
        if (noun == ORR_L_FEW_SEATS) {
            put_set(r, out + 2, v);
        } else if (noun == ORR_L_SEATS) {
            put_set(r, out + 2, (orr_seats)(v | (k + 1 < ORR_LOCALS ? f->local[k + 1] << 8 : 0)));
        } else if (values && values <= LEARN_LOCAL - 2) {
            const uint8_t t = turned(r, noun, v);
            if (t < values) out[2 + t] = LEARN_UNIT;
        } else if (noun) {
            put_number(out, v, 2);
        }
    }
}

static void put_flow(const row *r)
{
    const learn_layout *l = r->l;
    const orr_game *g = l->game;
    for (unsigned d = 0; d < LEARN_FRAMES && d < r->look->depth; d++) {
        const orr_frame *f = &r->look->frame[r->look->depth - 1 - d];
        uint8_t *out = r->out + l->frames + d * l->frame_width;
        out[f->proc] = LEARN_UNIT;
        if (f->step < LEARN_STEPS) out[g->n_procs + f->step] = LEARN_UNIT;
        if (f->who < r->seats) out[g->n_procs + LEARN_STEPS + turned(r, ORR_N_SEAT, f->who)] = LEARN_UNIT;
        put_locals(r, f, out + g->n_procs + LEARN_STEPS + g->max_seats);
    }
    uint8_t *out = r->out + l->flow;
    put_set(r, out, r->look->asked);
    put_set(r, out + g->max_seats, r->look->may);
    out[2 * g->max_seats] = clip(8 * r->look->depth);
    out[2 * g->max_seats + 1] = clip(LEARN_UNIT * r->look->ret);
    out[2 * g->max_seats + 2] = clip(-LEARN_UNIT * r->look->ret);
}

/* A procedure exactly: numbers that begin with 1, seats as a set, locals that a table names. */
static void put_frame(const row *r, const orr_frame *f, uint8_t *out)
{
    const uint8_t *noun = r->l->game->locals ? r->l->game->locals[f->proc] : NULL;
    out[0] = clip(f->proc + 1);
    out[1] = clip(f->step + 1);
    out[2] = clip(f->again + 1);
    out[3] = clip(turned(r, ORR_N_SEAT, f->who) + 1);
    out[4] = f->open;
    if (f->asked) put_digits(out + 5, turned_set(r, f->asked), 3);
    out += 8;
    for (unsigned k = 0; noun && k < ORR_LOCALS; k++, out += 2) {
        const uint8_t v = f->local[k];
        if (noun[k] == ORR_L_SEATS && k + 1 < ORR_LOCALS)
            put_digits(out, turned_set(r, (orr_seats)(v | f->local[k + 1] << 8)), 3);
        else if (noun[k] == ORR_L_FEW_SEATS) put_digits(out, turned_set(r, v), 2);
        else if (noun[k]) put_digits(out, turned(r, noun[k], v) + 1, 2);
    }
}

/* Every procedure that runs, what was returned last, how many answers and questions there have been. */
static void put_exact(const row *r)
{
    const orr_look *v = r->look;
    uint8_t *out = r->out + r->l->exact;
    for (unsigned d = 0; d < v->depth; d++) put_frame(r, &v->frame[v->depth - 1u - d], out + d * LEARN_FRAME);
    out += ORR_DEPTH * LEARN_FRAME;
    put_digits(out, v->ret, 3);
    put_digits(out + 3, (int)(v->answers % 4096), 2);
    out[5] = clip((int)(v->answers / 4096));
    put_digits(out + 6, v->opened, 3);
}

/* ---- what was told --------------------------------------------------------------------------------------------- */

void learn_hear(const learn_layout *l, const orr_event *e, uint8_t *heard)
{
    enum { EACH_TIME = 8 };
    const learn_event *c = &l->event[e->kind];
    uint8_t *out = heard + c->at;
    const unsigned first = c->firsts > 1 ? e->pub[0] : 0;
    if (first >= c->firsts) return;
    if (out[first] < LEARN_FULL - EACH_TIME) out[first] += EACH_TIME;
    if (e->pub[1] >= c->seconds) return;
    out += c->firsts + first * c->seconds + e->pub[1];
    if (*out < LEARN_FULL - LEARN_UNIT) *out += LEARN_UNIT;
}

static int16_t told_value(const learn_layout *l, uint8_t noun, uint8_t v, uint8_t seats, orr_seat me)
{
    if (!noun) return -1;
    return noun == ORR_N_SIGNED ? (int16_t)(int8_t)v : (int16_t)learn_turned(l, noun, v, seats, me);
}

void learn_told(const learn_layout *l, uint8_t seats, orr_seat me, const orr_event *e, int16_t *out)
{
    const orr_event_kind *k = &l->game->event_kinds[e->kind];
    const bool hears = e->sees >> me & 1;
    out[0] = e->kind;
    for (unsigned i = 0; i < 3; i++) out[1 + i] = told_value(l, k->pub[i], e->pub[i], seats, me);
    for (unsigned i = 0; i < 4; i++) out[4 + i] = hears ? told_value(l, k->priv[i], e->priv[i], seats, me) : -1;
}

static void put_counts(const row *r, uint8_t noun, unsigned n, const uint8_t *from, uint8_t *out)
{
    if (noun != ORR_N_SEAT) {
        memcpy(out, from, n);
        return;
    }
    for (unsigned s = 0; s < r->seats; s++) out[s] = from[r->at[s]];
}

static void put_heard(const row *r, const uint8_t *heard)
{
    const learn_layout *l = r->l;
    for (unsigned i = 0; i < l->game->n_event_kinds; i++) {
        const learn_event *c = &l->event[i];
        const uint8_t *noun = l->game->event_kinds[i].pub, *from = heard + c->at;
        uint8_t *out = r->out + l->heard + c->at;
        const bool seats = c->firsts > 1 && noun[0] == ORR_N_SEAT;
        if (is_blank(from, c->firsts)) continue;         /* never told: most kinds, in most matches */
        put_counts(r, c->firsts > 1 ? noun[0] : 0, c->firsts, from, out);
        for (unsigned k = 0; c->seconds && k < (seats ? r->seats : c->firsts); k++) {
            const unsigned first = seats ? r->at[k] : k;
            if (!from[first]) continue;
            put_counts(r, noun[1], c->seconds, from + c->firsts + first * c->seconds, out + c->firsts + k * c->seconds);
        }
    }
}

/* ---- all of it ------------------------------------------------------------------------------------------------- */

static row open_row(const learn_layout *l, const void *view, uint8_t *out)
{
    const orr_look *look = view;
    row r = { .l = l, .look = look, .view = view, .out = out, .seats = look->seats };
    r.me = (orr_seat)(look->seat % look->seats);
    for (unsigned s = 0, at = r.me; s < r.seats; s++, at = at + 1u == r.seats ? 0 : at + 1) r.at[s] = (uint8_t)at;
    return r;
}

static void put_opinion(const row *r, const learn_opinion *o)
{
    uint8_t *out = r->out + r->l->opinion;
    for (unsigned s = 0; s < r->seats; s++) memcpy(out + s * LEARN_SIDES, o->believes[r->at[s]], LEARN_SIDES);
    out[r->l->game->max_seats * LEARN_SIDES] = o->standing;
}

static void put_asides(const row *r)
{
    const orr_game *g = r->l->game;
    for (unsigned i = 0; i < g->n_asides; i++) {
        const uint8_t noun = g->asides[i].noun, v = *((const uint8_t *)r->view + g->asides[i].seen);
        if (noun && v && v <= r->l->noun[noun]) r->out[r->l->aside[i] + turned(r, noun, (uint8_t)(v - 1))] = LEARN_UNIT;
    }
}

static void put_all(const row *r, const orr_box *box, const uint8_t *heard, const learn_opinion *o)
{
    const learn_layout *l = r->l;
    memset(r->out, 0, r->whole ? l->n_whole : l->n_columns);
    r->out[l->seats + r->seats - 1] = LEARN_UNIT;
    for (unsigned i = 0; i < l->game->n_options; i++)
        if (box->opt[i]) r->out[l->options[i] + box->opt[i] - 1] = LEARN_UNIT;
    put_places(r);
    put_fields(r);
    put_flow(r);
    if (o) put_opinion(r, o);
    put_heard(r, heard);
    if (!r->whole) return;
    put_asides(r);
    put_exact(r);
}

void learn_features(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *heard,
                    const learn_opinion *o, uint8_t *out)
{
    const row r = open_row(l, view, out);
    put_all(&r, box, heard, o);
}

void learn_whole(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *heard,
                 const learn_opinion *o, uint8_t *out)
{
    row r = open_row(l, view, out);
    r.whole = true;
    put_all(&r, box, heard, o);
}

static uint64_t eight_from(const uint8_t *b)             /* the first lowest: one load, where compilers see it */
{
    return b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 | (uint64_t)b[4] << 32 |
           (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 | (uint64_t)b[7] << 56;
}

unsigned learn_lit(const uint8_t *features, uint32_t n, unsigned most, uint16_t *lit, uint8_t *light)
{
    unsigned found = 0;
    for (uint32_t c = 0; c < n; c += 8) {                /* most are 0 */
        uint8_t end[8] = { 0 };
        if (c + 8 > n) memcpy(end, features + c, n - c);
        for (uint64_t left = eight_from(c + 8 > n ? end : features + c); left && found < most; found++) {
            const unsigned k = (unsigned)__builtin_ctzll(left) / 8;
            lit[found] = (uint16_t)(c + k);
            light[found] = (uint8_t)(left >> 8 * k);
            left &= ~((uint64_t)0xff << 8 * k);
        }
    }
    return found;
}

/* Cards by kind that lie there, less those the seat knows to lie there. */
static void put_hidden(const row *r, const orr_ctx *t, const orr_place *p, const learn_place *c, unsigned seat,
                       uint8_t *out)
{
    const orr_at a = orr_place_at(p, t->state, seat);
    const orr_seen_at s = orr_place_seen(p, r->view, seat);
    for (unsigned i = 0; i < a.z->n; i++)
        if (a.c[i].kind < c->kinds) out[a.c[i].kind]++;
    for (unsigned i = 0; i < s.z->n; i++)
        if (s.f[i].kind < c->kinds && out[s.f[i].kind]) out[s.f[i].kind]--;
}

void learn_truth(const learn_layout *l, const orr_ctx *t, const void *view, uint8_t *out)
{
    const orr_game *g = l->game;
    const row r = open_row(l, view, out);
    memset(out, 0, l->n_truths);
    for (unsigned s = 0; l->n_sides && s < r.seats; s++) {
        const uint8_t side = g->side(t, r.at[s]);
        if (side < l->n_sides) out[s * l->n_sides + side] = 1;
    }
    for (unsigned i = 0; i < g->n_places; i++) {
        const learn_place *c = &l->place[i];
        for (unsigned s = 1; c->guessed && s < r.seats; s++)
            put_hidden(&r, t, &g->places[i], c, r.at[s], out + c->truth + s * c->kinds);
    }
}
