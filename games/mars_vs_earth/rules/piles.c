/* piles.c - the draw and discard piles of Skill cards and Threats, hands, and cards laid on the table: MVE-33, MVE-36,
 * MVE-108, MVE-A25, MVE-A55, MVE-A61, MVE-A92 to MVE-A94. */
#include "games/mars_vs_earth/rules/hands.h"

#include <string.h>

/* A pile is one zone: the draw pile is its ordered part, the discard pile the loose part beneath (MVE-A94). */
static unsigned draw_size(orr_at pile) { return pile.z->n - (unsigned)pile.z->loose; }

void mve_shuffle(orr_ctx *t, orr_at pile)
{
    orr_mix_blurred(t, pile, 0);
    pile.z->loose = 0;                             /* now it lies there as a draw pile, and no place of it is known */
}

void mve_bury(orr_at pile, uint8_t kind)           /* unknown to all from now on (MVE-A55, MVE-A61) */
{
    memmove(&pile.c[pile.z->loose + 1], &pile.c[pile.z->loose], draw_size(pile) * sizeof *pile.c);
    pile.c[pile.z->loose++] = (orr_card){ kind, 0, 0 };
    pile.z->n++;
}

__attribute__((noinline)) static void renew(orr_ctx *t, orr_at pile)     /* MVE-33 */
{
    mve_shuffle(t, pile);
    orr_tell(t, MVE_33, MVE_TOLD_RENEWED, ORR_EVERYBODY, pile.z->n, 0);
}

bool mve_draw_card(orr_ctx *t, orr_card *out, orr_seats see)
{
    const orr_at pile = ORR_AT(mve(t)->skill);
    if (!pile.z->n) return false;                  /* MVE-A25: as many as there are */
    if (!draw_size(pile)) renew(t, pile);          /* MVE-A25: only when a card is needed */
    *out = orr_take_top(t, pile, see);
    return true;
}

bool mve_draw_threat(orr_ctx *t, orr_card *out)
{
    const orr_at pile = ORR_AT(mve(t)->threat);
    if (!pile.z->n) return false;
    if (!draw_size(pile)) {                        /* MVE-36 */
        mve_shuffle(t, pile);
        orr_tell(t, MVE_36, MVE_TOLD_THREATS_RENEWED, ORR_EVERYBODY, pile.z->n, 0);
    }
    *out = orr_take_top(t, pile, ORR_EVERYBODY);   /* MVE-35 */
    return true;
}

__attribute__((cold)) static void tell_drawn(orr_ctx *t, orr_seat s, unsigned n, orr_rule why)
{
    const orr_at hand = ORR_AT(mve(t)->hand[s]);
    for (; n; n--) orr_tell(t, why, MVE_TOLD_DRAW, orr_one(s), s, hand.c[hand.z->n - n].kind);
}

/* Hand sizes are the draw step's: a card that says "draw" beats them (MVE-25, MVE-A81). */
void mve_draw(orr_ctx *t, orr_seat s, unsigned n, orr_rule why)
{
    const orr_at pile = ORR_AT(mve(t)->skill), hand = ORR_AT(mve(t)->hand[s]);
    if (n > MVE_HAND - (unsigned)hand.z->n) {      /* MVE-A93 */
        orr_by(t, MVE_A93);
        n = MVE_HAND - (unsigned)hand.z->n;
    }
    while (n && pile.z->n) {                       /* MVE-A25: as many as there are */
        if (!draw_size(pile)) renew(t, pile);
        const unsigned left = draw_size(pile), now = n < left ? n : left;
        orr_deal(t, pile, hand, now, orr_one(s));
        if (t->news) tell_drawn(t, s, now, why);
        n -= now;
    }
}

/* ---- hands ------------------------------------------------------------------------------------------------------- */

void mve_discard_hand(orr_ctx *t, orr_seat s, orr_rule why)              /* MVE-A77: what was laid stays laid */
{
    mve_state *p = mve(t);
    while (p->hand[s].z.n) {
        const unsigned kind = mve_lowest(mve_hand_kinds(p, s));          /* the slots of a hand mean nothing */
        const orr_card c = mve_take(t, ORR_AT(p->hand[s]), kind, orr_one(s));
        mve_bury(ORR_AT(p->skill), c.kind);
        orr_tell(t, why, MVE_TOLD_DISCARD, orr_one(s), s, c.kind);
    }
}

void mve_mark(orr_ctx *t, orr_seat s, unsigned kind, uint8_t mark)     /* MVE-A92: nothing is shown or moved */
{
    const orr_at hand = ORR_AT(mve(t)->hand[s]);
    hand.c[mve_find(hand, kind)].tag = mark;
}

void mve_unmark(orr_ctx *t, orr_seat s)
{
    mve_state *p = mve(t);
    for (unsigned i = 0; i < p->hand[s].z.n; i++) p->hand[s].card[i].tag = MVE_HELD;
}

unsigned mve_marked(const mve_state *p, orr_seat s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) n += p->hand[s].card[i].tag != MVE_HELD;
    return n;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

void mve_put_away(orr_ctx *t, unsigned from)       /* MVE-108, MVE-147 */
{
    mve_state *p = mve(t);
    const orr_at pile = ORR_AT(p->skill);
    const unsigned n = p->laid.z.n - from, loose = pile.z->loose;
    memmove(&pile.c[loose + n], &pile.c[loose], draw_size(pile) * sizeof *pile.c);
    orr_card *to = pile.c + loose;
    for (orr_card *c = p->laid.card + from, *const end = c + n; c < end; c++, to++) {
        *to = (orr_card){ c->kind, 0, 0 };
        *c = (orr_card){ 0, 0, 0 };
    }
    pile.z->loose = (uint8_t)(loose + n);
    pile.z->n = (uint8_t)(pile.z->n + n);
    p->laid.z.n = (uint8_t)from;
}

void mve_empty_slot(mve_state *p, unsigned slot)
{
    unsigned i = 0;
    while (p->by_kind[i] != slot) i++;
    for (; i + 1 < MVE_SLOTS; i++) {
        const uint8_t next = p->by_kind[i + 1];
        if (!p->active[next].z.n && next > slot) break;
        p->by_kind[i] = next;
    }
    p->by_kind[i] = (uint8_t)slot;
}

void mve_sort_slots(mve_state *p)
{
    unsigned n = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        unsigned i = n++;
        const unsigned key = p->active[slot].z.n ? mve_threat_in(p, slot) : 0x100u;
        for (; i && (p->active[p->by_kind[i - 1]].z.n ? mve_threat_in(p, p->by_kind[i - 1]) : 0x100u) > key; i--)
            p->by_kind[i] = p->by_kind[i - 1];
        p->by_kind[i] = (uint8_t)slot;
    }
}
