/* features.c - one seat's observation as a row of bytes; what it was told, counted; what it cannot know.
 *
 * A row has thousands of columns, of which a few hundred are not 0. Whatever is written is therefore listed, too: who
 * fills a row again clears those columns alone. Functions take the end of the list and give it back. Where nobody wants
 * the list, it begins anew in the same small room before each card pile and each number.
 *
 * `whole` is with the columns that no network knows. Functions that ask for it are compiled TWICE: a row of a network
 * wants little of what cards have to say, and should not ask about the rest card by card. */
#include "engine/zone.h"
#include "learn/layout.h"

#include <string.h>

#define TWICE inline __attribute__((always_inline))              /* into put_sight and put_whole */
enum { NOBODY = ORR_MAX_SEATS, SCRATCH = 4096 };

typedef struct {              /* one row being written */
    const learn_layout *l;
    const orr_look *look;
    const char *view;
    uint8_t *out;
    uint16_t *scratch;                           /* where a list begins anew; NULL: somebody wants it */
    orr_seat me;
    uint8_t seats;
    uint8_t at[ORR_MAX_SEATS];                   /* which seat is the n-th from me */
} row;

static uint8_t clip(int v) { return (uint8_t)(v < 0 ? 0 : v > LEARN_FULL ? LEARN_FULL : v); }
static uint8_t turned(const row *r, uint8_t noun, uint8_t v)
{
    return r->l->turning >> noun & 1 ? learn_turned(r->l, noun, v, r->seats, r->me) : v;
}

static orr_seats turned_set(const row *r, orr_seats set)
{
    const unsigned all = (1u << r->seats) - 1, here = set & all;
    return (orr_seats)((here >> r->me | here << (r->seats - r->me)) & all);
}

static inline uint16_t *put(uint8_t *out, uint16_t *lit, uint32_t column, uint8_t v)
{
    out[column] = v;
    *lit = (uint16_t)column;
    return lit + (v != 0);
}

static inline uint16_t *add(uint8_t *out, uint16_t *lit, uint32_t column)        /* one more */
{
    const uint8_t v = out[column];
    out[column] = v > LEARN_FULL - LEARN_UNIT ? v : (uint8_t)(v + LEARN_UNIT);
    *lit = (uint16_t)column;
    return lit + !v;
}

static uint16_t *put_bits(uint8_t *out, uint16_t *lit, uint32_t column, unsigned set)
{
    for (; set; set &= set - 1) lit = put(out, lit, column + (unsigned)__builtin_ctz(set), LEARN_UNIT);
    return lit;
}

/* A number in digits of 64: two for a byte; three for two bytes, the last of them with the sign. */
static inline uint16_t *put_digits(uint8_t *out, uint16_t *lit, uint32_t column, int v, unsigned width)
{
    const unsigned n = (unsigned)v & 0xffff;
    lit = put(out, lit, column, (uint8_t)(n % 64 * 2));
    if (n >= 64) lit = put(out, lit, column + 1, (uint8_t)(n / 64 % 64 * 2));
    if (n >= 4096 && width > 2) lit = put(out, lit, column + 2, (uint8_t)(n / 4096 * 8));
    return lit;
}

/* ---- places ---------------------------------------------------------------------------------------------------- */

typedef struct {              /* where the cards of one place go */
    const orr_place *p;
    const learn_place *c;
    uint32_t at, pairs, order; /* pairs, order: 0 where there are none */
    bool bare;                /* there is no tag where a loose card is not known */
} heap;

static TWICE uint16_t *put_tag(const row *r, const heap *h, unsigned i, orr_face f, uint16_t *lit)
{
    const uint8_t tag = turned(r, h->p->tag, f.tag);
    if (h->order && !h->pairs) lit = put_digits(r->out, lit, h->order + 2 + h->p->cap + 2 * i, tag + 1, 2);
    if (tag >= h->c->tags) return lit;
    lit = add(r->out, lit, h->at + h->c->kinds + 2 + tag);
    if (h->pairs && f.kind < h->c->kinds) lit = add(r->out, lit, h->pairs + (uint32_t)f.kind * h->c->tags + tag);
    return lit;
}

/* How many there are of each kind and with each tag. Then what that leaves open: which card lies where in the ordered
 * part, and loose ones with tags or beyond what a column can count. */
static TWICE uint16_t *put_cards(const row *r, const heap *h, const orr_seen_at s, uint16_t *lit)
{
    uint8_t *const out = r->out;
    const learn_place *const c = h->c;
    const unsigned n = s.z->n, loose = s.z->loose, kinds = c->kinds, all = h->at + kinds;
    const unsigned free = h->order ? c->tags && !h->pairs ? 0 : loose : n;       /* of these the number says it all */
    unsigned unknown = 0;
    for (unsigned i = 0; i < n; i++) {
        const orr_face f = s.f[i];
        if (f.kind < kinds) {
            const bool full = out[h->at + f.kind] > LEARN_FULL - LEARN_UNIT;
            lit = add(out, lit, h->at + f.kind);
            if (i >= free || (full && h->order)) lit = put(out, lit, h->order + 2 + i, (uint8_t)(f.kind + 1));
        } else if (h->bare && i < loose) {               /* nor are the other loose ones known */
            unknown += loose - i;
            i = loose - 1;
            continue;
        } else {
            unknown++;
        }
        if (c->tags && f.tag != ORR_UNKNOWN) lit = put_tag(r, h, i, f, lit);
    }
    if (unknown) lit = put(out, lit, all, clip(8 * (int)unknown));
    lit = put(out, lit, all + 1, clip(4 * (int)n));
    if (n > LEARN_FULL / 4 && h->order) lit = put(out, lit, h->order, clip((int)n));
    if (n > loose && h->order) lit = put(out, lit, h->order + 1, clip((int)(n - loose)));
    for (unsigned i = 0; c->tops && i < LEARN_TOP && i + loose < n; i++) {
        const uint8_t kind = s.f[n - 1 - i].kind;
        if (kind < kinds) lit = put(out, lit, c->tops + i * kinds + kind, LEARN_UNIT);
    }
    return lit;
}

static TWICE uint16_t *put_places(const row *r, bool whole, uint16_t *lit)
{
    const learn_layout *const l = r->l;
    const orr_game *const g = l->game;
    for (unsigned i = 0; i < g->n_places; i++) {
        const orr_place *const p = &g->places[i];
        const learn_place *const c = &l->place[i];
        const bool each = !p->by && (p->flags & ORR_EACH);
        const unsigned n = each ? r->seats : c->instances, width = learn_order_width(p);
        const uint32_t order = whole ? l->order[i] : 0;
        heap h = { p, c, c->at, c->pairs, order, !c->tags || p->flags & ORR_TAG_HELD };
        for (unsigned k = 0; k < n; k++) {
            const orr_seen_at s = orr_place_seen(p, r->view, each ? r->at[k] : k);
            if (s.z->n) lit = put_cards(r, &h, s, r->scratch ? r->scratch : lit);
            h.at += c->width;
            h.pairs = 0;
            if (order) h.order += width;
        }
    }
    return lit;
}

/* ---- fields ---------------------------------------------------------------------------------------------------- */

static inline int read_field(const row *r, const orr_field *f, unsigned index)
{
    return orr_field_value(f, r->view + f->seen, index);
}

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

static bool is_empty(const row *r, const orr_field *f, unsigned from, unsigned n)         /* so many values are 0 */
{
    const unsigned size = f->type == ORR_BYTE ? 1 : 2;
    return is_blank((const uint8_t *)r->view + f->seen + size * from, size * n);
}

/* The next row of a number from b on that is not all 0: most of a position is empty. */
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
static uint16_t *put_number(uint8_t *out, uint16_t *lit, uint32_t column, int v, unsigned width)
{
    lit = put(out, lit, column, clip(LEARN_UNIT * v));
    lit = put(out, lit, column + 1, clip(2 * v));
    if (width < 4) return lit;
    lit = put(out, lit, column + 2, clip(v / 4));
    return put(out, lit, column + 3, clip(-LEARN_UNIT * v));
}

/* fine: where it stands in digits, or 0. */
static TWICE uint16_t *put_value(const row *r, const orr_field *f, const learn_field *c, int v, uint32_t column,
                                  uint32_t fine, uint16_t *lit)
{
    if (f->type == ORR_SET) {
        const unsigned set = f->noun == ORR_N_SEAT ? turned_set(r, (orr_seats)v) : (unsigned)v;
        return put_bits(r->out, lit, column, set & ((1u << c->width) - 1));
    }
    if (c->hot) {
        const uint8_t t = turned(r, f->noun, (uint8_t)v);
        return t < c->width ? put(r->out, lit, column + t, LEARN_UNIT) : lit;
    }
    if (!v) return lit;
    if (fine && (unsigned)v > LEARN_FULL / 2) lit = put_digits(r->out, lit, fine, v, f->type == ORR_BYTE ? 2 : 3);
    return put_number(r->out, lit, column, v, c->width);
}

static TWICE uint16_t *put_rows(const row *r, const orr_field *f, const learn_field *c, uint32_t fine, uint16_t *lit)
{
    const unsigned rows = f->by == ORR_N_SEAT ? r->seats : c->rows, each = c->each > 1 ? r->seats : 1;
    const unsigned digits = f->type == ORR_BYTE ? 2 : 3;
    const bool number = !c->hot && f->type != ORR_SET;
    for (unsigned b = number ? next_row(r, f, c, 0, rows) : 0; b < rows;
         b = number ? next_row(r, f, c, b + 1, rows) : b + 1) {
        const unsigned first = (f->by == ORR_N_SEAT ? r->at[b] : b) * c->each;
        for (unsigned s = 0; s < each; s++) {
            const unsigned to = b * c->each + s;
            if (r->scratch) lit = r->scratch;
            lit = put_value(r, f, c, read_field(r, f, first + (c->each > 1 ? r->at[s] : 0)), c->at + to * c->width,
                            fine ? fine + to * digits : 0, lit);
        }
    }
    return lit;
}

static TWICE uint16_t *put_fields(const row *r, bool whole, uint16_t *lit)
{
    const learn_layout *const l = r->l;
    for (unsigned i = 0; i < l->game->n_fields; i++) {
        const orr_field *const f = &l->game->fields[i];
        const learn_field *const c = &l->field[i];
        const uint32_t fine = whole ? l->fine[i] : 0;
        if (c->rows == 1 && c->each == 1) lit = put_value(r, f, c, read_field(r, f, 0), c->at, fine, lit);
        else lit = put_rows(r, f, c, fine, lit);
    }
    return lit;
}

/* ---- the flow -------------------------------------------------------------------------------------------------- */

static orr_seats set_in(const orr_frame *f, unsigned k, uint8_t noun)    /* a local that is a set of seats */
{
    const unsigned high = noun == ORR_L_SEATS && k + 1 < ORR_LOCALS ? f->local[k + 1] : 0;
    return (orr_seats)(f->local[k] | high << 8);
}

static uint16_t *put_locals(const row *r, const orr_frame *f, uint32_t column, uint16_t *lit)
{
    const learn_layout *const l = r->l;
    for (unsigned left = l->named[f->proc]; left; left &= left - 1) {
        const unsigned k = (unsigned)__builtin_ctz(left);
        const uint8_t noun = l->game->locals[f->proc][k], v = f->local[k];
        const uint32_t at = column + k * LEARN_LOCAL;
        const uint16_t values = noun < LEARN_NOUNS ? l->noun[noun] : 0;
        if (noun == ORR_L_FEW_SEATS || noun == ORR_L_SEATS) {
            lit = put_bits(r->out, lit, at + 2, turned_set(r, set_in(f, k, noun)));
        } else if (values && values <= LEARN_LOCAL - 2) {
            const uint8_t t = turned(r, noun, v);
            if (t < values) lit = put(r->out, lit, at + 2 + t, LEARN_UNIT);
        } else {
            lit = put_number(r->out, lit, at, v, 2);
        }
    }
    return lit;
}

static uint16_t *put_flow(const row *r, uint16_t *lit)
{
    const learn_layout *const l = r->l;
    const orr_game *const g = l->game;
    const orr_look *const v = r->look;
    uint8_t *const out = r->out;
    for (unsigned d = 0; d < LEARN_FRAMES && d < v->depth; d++) {
        const orr_frame *f = &v->frame[v->depth - 1 - d];
        uint32_t column = l->frames + d * l->frame_width;
        lit = put(out, lit, column + f->proc, LEARN_UNIT);
        column += g->n_procs;
        if (f->step < LEARN_STEPS) lit = put(out, lit, column + f->step, LEARN_UNIT);
        column += LEARN_STEPS;
        if (f->who < r->seats)
            lit = put(out, lit, column + learn_turned_seat(f->who, r->seats, r->me), LEARN_UNIT);
        lit = put_locals(r, f, column + g->max_seats, lit);
    }
    lit = put_bits(out, lit, l->flow, turned_set(r, v->asked));
    lit = put_bits(out, lit, l->flow + g->max_seats, turned_set(r, v->may));
    lit = put(out, lit, l->flow + 2u * g->max_seats, clip(8 * v->depth));
    lit = put(out, lit, l->flow + 2u * g->max_seats + 1, clip(LEARN_UNIT * v->ret));
    return put(out, lit, l->flow + 2u * g->max_seats + 2, clip(-LEARN_UNIT * v->ret));
}

/* A procedure exactly: numbers that begin with 1, seats as a set, locals that a table names. Of the innermost ones only
 * what put_flow leaves open. */
static uint16_t *put_frame(const row *r, const orr_frame *f, bool inner, uint32_t column, uint16_t *lit)
{
    uint8_t *const out = r->out;
    if (!inner) lit = put(out, lit, column, clip(f->proc + 1));
    if (!inner || f->step >= LEARN_STEPS) lit = put(out, lit, column + 1, clip(f->step + 1));
    lit = put(out, lit, column + 2, clip(f->again + 1));
    if (!inner) lit = put(out, lit, column + 3, clip(turned(r, ORR_N_SEAT, f->who) + 1));
    if (f->open) lit = put(out, lit, column + 4, f->open);
    if (f->asked) lit = put_digits(out, lit, column + 5, turned_set(r, f->asked), 3);
    for (unsigned left = r->l->named[f->proc]; left; left &= left - 1) {
        const unsigned k = (unsigned)__builtin_ctz(left);
        const uint8_t noun = r->l->game->locals[f->proc][k];
        if (inner && f->local[k] <= LEARN_FULL / 2) continue;
        const bool set = noun == ORR_L_SEATS || noun == ORR_L_FEW_SEATS;
        const int v = set ? turned_set(r, set_in(f, k, noun)) : turned(r, noun, f->local[k]) + 1;
        lit = put_digits(out, lit, column + 8 + 2 * k, v, noun == ORR_L_SEATS && k + 1 < ORR_LOCALS ? 3 : 2);
    }
    return lit;
}

/* Every procedure that runs, what was returned last, how many answers and questions there have been. */
static uint16_t *put_exact(const row *r, uint16_t *lit)
{
    const orr_look *const v = r->look;
    uint32_t column = r->l->exact;
    for (unsigned d = 0; d < v->depth; d++)
        lit = put_frame(r, &v->frame[v->depth - 1u - d], d < LEARN_FRAMES, column + d * LEARN_FRAME, lit);
    column += ORR_DEPTH * LEARN_FRAME;
    if (v->ret) lit = put_digits(r->out, lit, column, v->ret, 3);
    lit = put_digits(r->out, lit, column + 3, (int)(v->answers % 4096), 2);
    lit = put(r->out, lit, column + 5, clip((int)(v->answers / 4096)));
    return put_digits(r->out, lit, column + 6, v->opened, 3);
}

/* ---- what was told --------------------------------------------------------------------------------------------- */

enum { EACH_TIME = 8, EACH_PAIR = LEARN_UNIT };

enum { TOLD = 16 };           /* as many counts as are turned at once, in the registers for vectors */
typedef struct {              /* counts that are not 0: where they are, and how they move when seats are counted anew */
    uint16_t cell[TOLD], by[TOLD];               /* by: how far from the one of the next seat */
    uint8_t first[TOLD], second[TOLD];           /* seats, or NOBODY */
    uint8_t count[TOLD];
} told;
typedef struct {              /* what is remembered; a row is made from the list alone: it is short, in one piece */
    uint32_t n;
    told list[];              /* room for all; behind them, by cell, one more than where it is in the list, or 0 */
} told_list;

static told_list *list_in(const uint8_t *memory) { return (told_list *)(void *)(uintptr_t)memory; }
static uint32_t lists_of(const learn_layout *l) { return (l->n_heard + TOLD - 1) / TOLD; }
static uint16_t *places_in(const learn_layout *l, uint8_t *memory)
{
    return (uint16_t *)(void *)(list_in(memory)->list + lists_of(l));
}

/* The two counts of an event, from the beginning of all; n_heard: it has none. */
static void find_cells(const learn_layout *l, const orr_event *e, uint32_t cell[2])
{
    const learn_event *c = &l->event[e->kind];
    const unsigned first = c->firsts > 1 ? e->pub[0] : 0;
    cell[0] = cell[1] = l->n_heard;
    if (first >= c->firsts) return;
    cell[0] = c->at + first;
    if (e->pub[1] < c->seconds) cell[1] = c->at + c->firsts + first * c->seconds + e->pub[1];
}

void learn_hear(const learn_layout *l, const orr_event *e, uint8_t *heard)
{
    uint32_t cell[2];
    find_cells(l, e, cell);
    if (cell[0] < l->n_heard && heard[cell[0]] < LEARN_FULL - EACH_TIME) heard[cell[0]] += EACH_TIME;
    if (cell[1] < l->n_heard && heard[cell[1]] < LEARN_FULL - EACH_PAIR) heard[cell[1]] += EACH_PAIR;
}

size_t learn_memory_size(const learn_layout *l)
{
    return (sizeof(told_list) + lists_of(l) * sizeof(told) + l->n_heard * sizeof(uint16_t) + 3) / 4 * 4;
}

void learn_forget(const learn_layout *l, uint8_t *memory)
{
    told_list *all = list_in(memory);
    for (uint32_t i = 0; i < all->n; i++) places_in(l, memory)[all->list[i / TOLD].cell[i % TOLD]] = 0;
    all->n = 0;
}

/* The count of a cell, for whoever counts on. */
static uint8_t *count_of(const learn_layout *l, uint8_t *memory, uint32_t cell, uint16_t by, uint8_t first,
                         uint8_t second)
{
    told_list *all = list_in(memory);
    uint16_t *place = &places_in(l, memory)[cell];
    const bool is_new = !*place;
    if (is_new) *place = (uint16_t)++all->n;
    told *t = &all->list[(*place - 1u) / TOLD];
    const unsigned i = (*place - 1u) % TOLD;
    if (is_new) t->cell[i] = (uint16_t)cell, t->by[i] = by, t->first[i] = first, t->second[i] = second, t->count[i] = 0;
    return &t->count[i];
}

void learn_remember(const learn_layout *l, const orr_event *e, uint8_t *memory)
{
    const learn_event *c = &l->event[e->kind];
    const uint8_t *noun = l->game->event_kinds[e->kind].pub;
    const uint8_t first = c->firsts > 1 && noun[0] == ORR_N_SEAT ? e->pub[0] : NOBODY;
    const uint8_t second = noun[1] == ORR_N_SEAT ? e->pub[1] : NOBODY;
    uint32_t cell[2];
    find_cells(l, e, cell);
    if (cell[0] < l->n_heard) {
        uint8_t *count = count_of(l, memory, cell[0], 1, first, NOBODY);
        if (*count < LEARN_FULL - EACH_TIME) *count += EACH_TIME;
    }
    if (cell[1] < l->n_heard) {
        uint8_t *count = count_of(l, memory, cell[1], c->seconds, first, second);
        if (*count < LEARN_FULL - EACH_PAIR) *count += EACH_PAIR;
    }
}

/* By how much a seat moves when seats are counted from me; NOBODY stays. */
static inline int8_t shift_of(uint8_t seat, uint8_t seats, orr_seat me)
{
    return (int8_t)((seat < me ? seats : 0) - (seat < seats ? me : 0));
}

/* The columns of TOLD counts, also of those that are not there: without a branch they are found together. */
static inline void turn_told(const row *r, const told *restrict t, uint16_t *restrict column)
{
    const uint16_t heard = (uint16_t)r->l->heard;
    const uint8_t seats = r->seats, me = r->me;
    for (unsigned i = 0; i < TOLD; i++)
        column[i] = (uint16_t)(heard + t->cell[i] + t->by[i] * shift_of(t->first[i], seats, me) +
                               shift_of(t->second[i], seats, me));
}

static uint16_t *put_memory(const row *r, const uint8_t *memory, uint16_t *lit)
{
    const told_list *const all = list_in(memory);
    uint16_t column[TOLD];
    for (uint32_t from = 0; from < all->n; from += TOLD) {
        const told *const t = &all->list[from / TOLD];
        const unsigned n = all->n - from < TOLD ? all->n - from : TOLD;
        turn_told(r, t, column);
        for (unsigned i = 0; i < n; i++) r->out[column[i]] = t->count[i];
        if (r->scratch) continue;
        memcpy(lit, column, n * sizeof *lit);
        lit += n;
    }
    return lit;
}

/* The same as lists alone. */
static unsigned list_memory(const row *r, const uint8_t *memory, uint16_t *lit, uint8_t *light)
{
    _Static_assert((int)LEARN_SPARE >= TOLD - 1, "what is beyond the end is written, too");
    const told_list *const all = list_in(memory);
    for (uint32_t from = 0; from < all->n; from += TOLD) {
        turn_told(r, &all->list[from / TOLD], lit + from);
        memcpy(light + from, all->list[from / TOLD].count, TOLD);
    }
    return all->n;
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

/* ---- all of it ------------------------------------------------------------------------------------------------- */

static row open_row(const learn_layout *l, const void *view, uint8_t *out)
{
    const orr_look *look = view;
    row r = { .l = l, .look = look, .view = view, .out = out, .seats = look->seats };
    r.me = (orr_seat)(look->seat % look->seats);
    for (unsigned s = 0; s < r.seats && s < ORR_MAX_SEATS; s++) {
        const unsigned at = s + r.me < r.seats ? s + r.me : s + r.me - r.seats;
        r.at[s] = (uint8_t)at;
    }
    return r;
}

static void put_opinion(const row *r, const learn_opinion *o)
{
    uint8_t *out = r->out + r->l->opinion;
    for (unsigned s = 0; s < r->seats; s++) memcpy(out + s * LEARN_SIDES, o->believes[r->at[s]], LEARN_SIDES);
    out[r->l->game->max_seats * LEARN_SIDES] = o->standing;
}

static unsigned list_opinion(const row *r, const learn_opinion *o, uint16_t *lit, uint8_t *light)
{
    const uint32_t at = r->l->opinion;
    unsigned n = 0;
    for (unsigned s = 0; s < r->seats; s++)
        for (unsigned k = 0; k < LEARN_SIDES; k++) {
            lit[n] = (uint16_t)(at + s * LEARN_SIDES + k);
            light[n] = o->believes[r->at[s]][k];
            n += light[n] != 0;
        }
    lit[n] = (uint16_t)(at + r->l->game->max_seats * LEARN_SIDES);
    light[n] = o->standing;
    return n + (o->standing != 0);
}

static uint16_t *put_asides(const row *r, uint16_t *lit)
{
    const orr_game *g = r->l->game;
    for (unsigned i = 0; i < g->n_asides; i++) {
        const uint8_t noun = g->asides[i].noun, v = *((const uint8_t *)r->view + g->asides[i].seen);
        if (noun && v && v <= r->l->noun[noun])
            lit = put(r->out, lit, r->l->aside[i] + turned(r, noun, (uint8_t)(v - 1)), LEARN_UNIT);
    }
    return lit;
}

/* All but what was told. */
static TWICE uint16_t *put_all(const row *r, const orr_box *box, bool whole, uint16_t *lit)
{
    const learn_layout *const l = r->l;
    lit = put(r->out, lit, l->seats + r->seats - 1u, LEARN_UNIT);
    for (unsigned i = 0; i < l->game->n_options; i++)
        if (box->opt[i]) lit = put(r->out, lit, l->options[i] + box->opt[i] - 1u, LEARN_UNIT);
    lit = put_places(r, whole, lit);
    lit = put_fields(r, whole, lit);
    lit = put_flow(r, r->scratch ? r->scratch : lit);
    if (!whole) return lit;
    lit = put_asides(r, lit);
    return put_exact(r, lit);
}
static uint16_t *put_sight(const row *r, const orr_box *box, uint16_t *lit) { return put_all(r, box, false, lit); }
static uint16_t *put_whole(const row *r, const orr_box *box, uint16_t *lit) { return put_all(r, box, true, lit); }

void learn_features(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *heard,
                    const learn_opinion *o, uint8_t *out)
{
    uint16_t scratch[SCRATCH];
    row r = open_row(l, view, out);
    r.scratch = scratch;
    memset(out, 0, l->n_columns);
    put_sight(&r, box, scratch);
    if (o) put_opinion(&r, o);
    put_heard(&r, heard);
}

unsigned learn_fill(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *memory, uint8_t *out,
                    uint16_t *lit)
{
    const row r = open_row(l, view, out);
    return (unsigned)(put_memory(&r, memory, put_whole(&r, box, lit)) - lit);
}

/* What has a place of its own in the lists never goes into the row: that is half of it. */
unsigned learn_list(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *memory,
                    const learn_opinion *o, uint8_t *zeros, uint16_t *restrict lit, uint8_t *restrict light)
{
    const row r = open_row(l, view, zeros);
    unsigned n = (unsigned)(put_sight(&r, box, lit) - lit);
    for (unsigned k = 0; k < n; k++) {
        light[k] = zeros[lit[k]];
        zeros[lit[k]] = 0;
    }
    if (o) n += list_opinion(&r, o, lit + n, light + n);
    return n + list_memory(&r, memory, lit + n, light + n);
}

void learn_clear(uint8_t *out, const uint16_t *lit, unsigned n)
{
    for (const uint16_t *end = lit + n; lit < end; lit++) out[*lit] = 0;
}

void learn_whole(const learn_layout *l, const orr_box *box, const void *view, const uint8_t *memory, uint8_t *out)
{
    uint16_t scratch[SCRATCH];
    row r = open_row(l, view, out);
    r.scratch = scratch;
    memset(out, 0, l->n_whole);
    put_memory(&r, memory, put_whole(&r, box, scratch));
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

/* Columns of cards by kind, but for those the seat knows to lie there: its view shows just these. */
static inline unsigned list_hidden(orr_at a, orr_seats me, unsigned kinds, uint32_t column, uint16_t *out, unsigned n)
{
    for (const orr_card *c = a.c, *end = c + a.z->n; c < end; c++)
        if (!(c->know & me) && c->kind < kinds && n < LEARN_TRUE) out[n++] = (uint16_t)(column + c->kind);
    return n;
}

unsigned learn_true(const learn_layout *l, const orr_ctx *t, const void *view, uint16_t *out)
{
    const orr_game *g = l->game;
    const row r = open_row(l, view, NULL);
    const orr_seats me = orr_one(r.look->seat);
    unsigned n = 0;
    for (unsigned s = 0; l->n_sides && s < r.seats; s++) {
        const uint8_t side = g->side(t, r.at[s]);
        if (side < l->n_sides) out[n++] = (uint16_t)(s * l->n_sides + side);
    }
    for (unsigned i = 0; i < g->n_places; i++) {
        const learn_place *c = &l->place[i];
        const unsigned kinds = c->kinds;
        if (!c->guessed) continue;
        for (unsigned s = 1; s < r.seats; s++)
            n = list_hidden(orr_place_at(&g->places[i], t->state, r.at[s]), me, kinds, c->truth + s * kinds, out, n);
    }
    return n;
}

void learn_truth(const learn_layout *l, const orr_ctx *t, const void *view, uint8_t *out)
{
    uint16_t list[LEARN_TRUE];
    const unsigned n = learn_true(l, t, view, list);
    memset(out, 0, l->n_truths);
    for (unsigned k = 0; k < n; k++) out[list[k]]++;
}
