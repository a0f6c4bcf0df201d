/* rules.h - what rules call: going on, asking, chance, telling, offering. Cards and who knows them: zone.h. */
#ifndef ORR_RULES_H
#define ORR_RULES_H
#include "engine/game.h"

static inline orr_next orr_goto(orr_frame *f, uint8_t step) { f->step = step; return ORR_NEXT; }

/* The step that asks changes nothing: it may run again. Everybody in `who` gets the answer step; it stores and goes
 * back to the asking step, which asks those who still owe an answer, or goes on. */
static inline orr_next orr_ask(orr_frame *f, orr_seats who, uint8_t answer_step)
{
    f->again = f->step;
    f->step = answer_step;
    f->asked = who;
    return ORR_ASK;
}
static inline orr_next orr_ask_open(orr_frame *f, orr_seats who, uint8_t answer_step)
{
    f->open = 1;
    return orr_ask(f, who, answer_step);
}
static inline orr_next orr_call(orr_ctx *t, orr_frame *f, uint8_t then, uint8_t proc, orr_seat who, uint8_t l0,
                                uint8_t l1)
{
    orr_core *c = orr_core_of(t);
    f->step = then;
#ifdef ORR_DEBUG
    if (c->depth >= ORR_DEPTH) __builtin_trap();
#endif
    c->frame[c->depth++] = (orr_frame){ .proc = proc, .who = who, .local = { l0, l1 } };
    return ORR_NEXT;
}
static inline orr_next orr_return(orr_ctx *t, int16_t value)    /* the caller reads core->ret at its `then` step */
{
    orr_core *c = orr_core_of(t);
    c->frame[--c->depth] = (orr_frame){ 0 };
    c->ret = value;
    return ORR_NEXT;
}
orr_next orr_over(orr_ctx *);

/* Goes after a switch that names every step, verb or kind there is, so that a forgotten one is noticed. */
#ifdef ORR_DEBUG
#define ORR_NEVER __builtin_trap
#else
#define ORR_NEVER __builtin_unreachable
#endif
_Noreturn static inline void orr_impossible(void) { ORR_NEVER(); }

uint32_t orr_below(orr_ctx *, uint32_t n);                      /* 0..n-1, unbiased, n <= 65536; moves the frontier */
static inline unsigned orr_roll(orr_ctx *t, unsigned sides) { return 1u + orr_below(t, sides); }

__attribute__((cold)) void orr_tell_(orr_ctx *, orr_rule, uint8_t kind, orr_seats sees, uint32_t pub, uint32_t priv);
static inline void orr_tell(orr_ctx *t, orr_rule r, uint8_t kind, orr_seats sees, uint32_t pub, uint32_t priv)
{
    if (t->news) orr_tell_(t, r, kind, sees, pub, priv);
}
#define ORR_ARGS(a, b, c) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16)
static inline void orr_by(orr_ctx *t, orr_rule r)               /* a rule obeyed silently */
{
    if (t->news && t->news->fired) t->news->fired[r]++;
}
static inline void orr_learned(orr_ctx *t) { orr_core_of(t)->frontier = orr_core_of(t)->answers; }

/* One list function serves both lists and refusals: candidates are offered with the rule that bars them, or 0. */
__attribute__((cold, noinline)) void orr_bar_(orr_list *, orr_action, orr_rule bar);
static inline void orr_offer(orr_list *l, unsigned verb, unsigned a, unsigned b, unsigned c, orr_rule bar)
{
    orr_action x = { (uint8_t)verb, (uint8_t)a, (uint8_t)b, (uint8_t)c };
    if (!bar) *l->end++ = x;
    else if (l->asking_why) orr_bar_(l, x, bar);
}
/* Does somebody ask about one certain action with this verb? For bars that are too many to list. */
static inline bool orr_wants(const orr_list *l, unsigned verb)
{
    return __builtin_expect(l->asking_why, 0) && l->want.verb == verb;
}
/* Bars the very action somebody asks about. */
static inline void orr_bar_wanted(orr_list *l, orr_rule bar)
{
    if (bar) orr_bar_(l, l->want, bar);
}
#endif
