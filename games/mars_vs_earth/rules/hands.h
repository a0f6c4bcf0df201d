/* hands.h - cards leave hands for the table and lie there. Inline: most answers do it. */
#ifndef MVE_HANDS_H
#define MVE_HANDS_H
#include "games/mars_vs_earth/mve_state.h"

static inline unsigned mve_find(orr_at hand, unsigned kind)
{
    const orr_card *c = hand.c;
    while (c->kind != kind || c->tag != MVE_HELD) c++;
    return (unsigned)(c - hand.c);
}

static inline orr_card mve_take(orr_ctx *t, orr_at hand, unsigned kind, orr_seats see)
{
    return orr_take_loose(t, hand, mve_find(hand, kind), see);
}

/* Face-down cards lie sorted by place and owner, so the order of arrival in an open step leaves no trace. They stay: no
 * verb takes one back (MVE-23). */
static inline void mve_lay(mve_state *p, orr_card c)
{
    orr_card *const first = p->laid.card, *at = first + p->laid.z.n++;
    if (first->tag > c.tag) for (; at > first; at--) *at = at[-1];
    else if (at > first) for (; at[-1].tag > c.tag; at--) *at = at[-1];  /* the first card stops it */
    *at = c;
}

static inline unsigned mve_cards_before(const mve_state *p, unsigned accused)
{
    unsigned n = 0;
    const orr_card *const end = p->laid.card + p->laid.z.n;
    for (const orr_card *c = p->laid.card; c < end; c++) n += mve_is_before(c->tag, accused);
    return n;
}

static inline void mve_lay_from_hand(orr_ctx *t, orr_at hand, orr_seat s, unsigned kind, uint8_t tag)
{
    orr_card c = mve_take(t, hand, kind, orr_one(s));
    c.tag = tag;
    mve_lay(mve(t), c);
}
#endif
