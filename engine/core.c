/* core.c - the loop of asking and answering, legality and refusal. Knows frames, nothing of any game. */
#include "engine/rules.h"
#include "engine/say.h"

#include <string.h>

static inline orr_frame *top_frame(const orr_ctx *t)
{
    orr_core *c = orr_core_of(t);
    return &c->frame[c->depth - 1];
}

orr_err orr_start(orr_ctx *t, uint8_t seats, const uint8_t key[32])
{
    const orr_game *g = t->game;
    if (seats < g->min_seats || seats > g->max_seats) return ORR_BAD_SEATS;
    if (g->check_box && g->check_box(t->box, seats)) return ORR_BAD_BOX;
    memset(t->state, 0, g->state_size);
    orr_core *c = orr_core_of(t);
    for (unsigned i = 0; i < 8; i++)
        c->chance.key[i] = (uint32_t)key[4 * i] | (uint32_t)key[4 * i + 1] << 8 | (uint32_t)key[4 * i + 2] << 16 |
                           (uint32_t)key[4 * i + 3] << 24;
    c->chance.used = 32;
    c->seats = seats;
    c->depth = 1;
    c->frame[0].proc = g->first;
    g->setup(t);
    settle(t, orr_core_of(t), ORR_NEXT);
    c->opened = 1;
    return ORR_OK;
}

orr_seats orr_asked(const orr_ctx *t)
{
    const orr_core *c = orr_core_of(t);
    return c->over ? 0 : c->frame[c->depth - 1].asked;
}

orr_seats orr_may(const orr_ctx *t)
{
    const orr_core *c = orr_core_of(t);
    if (c->over || !t->game->may || !c->frame[c->depth - 1].open) return 0;
    return t->game->may(t);
}

int orr_legal(const orr_ctx *t, orr_seat s, orr_action *out)
{
    const orr_core *c = orr_core_of(t);
    if (c->over) return 0;
    const orr_frame *f = &c->frame[c->depth - 1];
    orr_list l = { .end = out };
    if (f->asked >> s & 1) t->game->procs[f->proc].options(t, f, s, &l);
    if (f->open && (orr_may(t) >> s & 1)) t->game->procs[t->game->interject].options(t, f, s, &l);
    return (int)(l.end - out);
}

/* What the list function of a procedure says about an action: 0, it is legal; the rule that bars it; or none, where
 * nothing with its verb was considered and another question stands (game->when), or nothing better is known. */
static orr_rule look_up(const orr_ctx *t, const orr_proc *p, orr_seat s, orr_action a, orr_rule none)
{
    const orr_frame *f = top_frame(t);
    orr_action out[ORR_MAX_LEGAL];
    orr_list l = { .end = out, .want = a, .asking_why = true };
    p->options(t, f, s, &l);
    for (const orr_action *x = out; x < l.end; x++) {
        if (orr_same_action(*x, a)) return 0;
        l.near |= x->verb == a.verb;
    }
    if (l.why) return l.why;
    const orr_rule when = l.near || !t->game->when ? 0 : t->game->when(t->box, a);
    return when ? when : none;
}

/* An interjection. Who may interject is public; why another seat may not is its own business. */
static orr_rule why_not_now(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_action a)
{
    const orr_game *g = t->game;
    const orr_proc *p = &g->procs[g->interject];
    if (!f->open || !g->may) {
        const orr_rule when = g->when ? g->when(t->box, a) : 0;
        return when ? when : ORR_R_NOT_ASKED;
    }
    if (g->may(t) >> s & 1) return look_up(t, p, s, a, p->rule ? p->rule : ORR_R_NOT_AN_ANSWER);
    const orr_rule why = look_up(t, p, s, a, ORR_R_NOT_ASKED);
    return why ? why : ORR_R_NOT_ASKED;
}

orr_rule orr_why_not(const orr_ctx *t, orr_seat s, orr_action a)
{
    const orr_core *c = orr_core_of(t);
    const orr_game *g = t->game;
    if (c->over) return ORR_R_OVER;
    if (a.verb >= g->n_verbs || s >= c->seats) return ORR_R_NOT_AN_ANSWER;
    const orr_frame *f = &c->frame[c->depth - 1];
    const orr_proc *p = &g->procs[f->proc];
    if (g->verbs[a.verb].flags & ORR_INTERJECT) return why_not_now(t, f, s, a);
    if (!(f->asked >> s & 1)) return ORR_R_NOT_ASKED;
    return look_up(t, p, s, a, p->rule ? p->rule : ORR_R_NOT_AN_ANSWER);
}

void orr_say(orr_ctx *t, orr_seat s, orr_action a)
{
    const orr_answer in = { a, s, { 0 } };
    say(t, orr_core_of(t), top_frame(t), &in);
}

orr_err orr_apply(orr_ctx *t, orr_seat s, orr_action a)
{
    if (orr_why_not(t, s, a)) return ORR_REFUSED;
    orr_say(t, s, a);
    return ORR_OK;
}

void orr_again(orr_ctx *t)
{
    if (orr_core_of(t)->over) return;
    orr_frame *f = top_frame(t);
    if (f->asked) f->step = f->again;
    f->asked = 0;
    f->open = 0;
    settle(t, orr_core_of(t), ORR_NEXT);
}

orr_next orr_over(orr_ctx *t)
{
    orr_core_of(t)->over = 1;
    return ORR_OVER;
}

void orr_tell_(orr_ctx *t, orr_rule r, uint8_t kind, orr_seats sees, uint32_t pub, uint32_t priv)
{
    orr_news *w = t->news;
    w->told++;
    if (w->fired) w->fired[r]++;
    if (!w->hear) return;
    orr_event e = { .at = orr_core_of(t)->answers, .rule = r, .sees = sees, .kind = kind };
    for (unsigned i = 0; i < 3; i++) e.pub[i] = (uint8_t)(pub >> (8 * i));
    for (unsigned i = 0; i < 4; i++) e.priv[i] = (uint8_t)(priv >> (8 * i));
    w->hear(w->to, &e);
}

static inline uint64_t stir(uint64_t h, uint64_t word)
{
    h = (h ^ word) * 0xff51afd7ed558ccdu;
    return h ^ h >> 32;
}

uint64_t orr_hash(const void *bytes, size_t n, uint64_t seed)
{
    const uint8_t *p = bytes;
    uint64_t h = seed ^ (0x9e3779b97f4a7c15u + n);
    for (; n >= 8; n -= 8, p += 8)
        h = stir(h, (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
                    (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56);
    uint64_t last = 0;
    for (size_t i = 0; i < n; i++) last |= (uint64_t)p[i] << (8 * i);
    if (n) h = stir(h, last);
    h *= 0xc4ceb9fe1a85ec53u;
    return h ^ h >> 29;
}

uint64_t orr_hash_without(const void *bytes, size_t n, const uint16_t *gap, unsigned n_gaps, uint64_t seed)
{
    const uint8_t *p = bytes;
    uint64_t h = seed ^ (0x9e3779b97f4a7c15u + n - n_gaps), word = 0;
    unsigned in = 0, g = 0;
    for (size_t i = 0; i < n; i++) {
        if (g < n_gaps && gap[g] == i) {
            g++;
            continue;
        }
        word |= (uint64_t)p[i] << (8 * in);
        if (++in < 8) continue;
        h = stir(h, word);
        word = 0, in = 0;
    }
    if (in) h = stir(h, word);
    h *= 0xc4ceb9fe1a85ec53u;
    return h ^ h >> 29;
}

uint64_t orr_fingerprint(const orr_ctx *t) { return orr_hash(t->state, t->game->state_size, t->box->hash); }
