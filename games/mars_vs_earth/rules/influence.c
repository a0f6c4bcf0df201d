/* influence.c - Martian and Human influence and proximity: MVE-52 to MVE-73, MVE-195, MVE-196, MVE-199 to MVE-204,
 * MVE-A11, MVE-A12, MVE-A29, MVE-A30, MVE-A42, MVE-A45, MVE-A76, MVE-A85, MVE-A91, MVE-A96. */
#include "games/mars_vs_earth/rules/hands.h"

/* The step is held in parts, one after the other: all at once; or Threat by Threat (CV1); or seat by seat (CV2). Within
 * a part everybody who is able may lay a card or say Done, and a card cancels the Done of others (MVE-A29). When sealed
 * (MVE-A91) cards are only chosen, nothing is shown until the last part is over, and Done is final. */

/* ---- proximity --------------------------------------------------------------------------------------------------- */

static unsigned distance(unsigned seats, unsigned a, unsigned b)         /* MVE-71, MVE-72, MVE-A45 */
{
    const unsigned way = a > b ? a - b : b - a;
    return way * 2 > seats ? seats - way : way;
}

static const uint8_t limits[] = { 3, 2, 1, 0, 0, 0 }; /* Table 4, by distance: MVE-64 to MVE-67; at most (MVE-A50) */
unsigned mve_limit(unsigned seats, unsigned leader, unsigned s) { return limits[distance(seats, leader, s)]; }
static const orr_rule limit_rules[] = { MVE_64, MVE_65, MVE_66, MVE_67, MVE_67, MVE_67 };

static void give(mve_state *p, unsigned s, unsigned rank, unsigned most)
{
    p->can[s] = (uint16_t)(p->can[s] | most << 2 * rank);
}

/* The limits of one Threat, two bits of every seat. */
static void reckon_threat(orr_ctx *t, unsigned rank)
{
    mve_state *p = mve(t);
    const unsigned slot = p->by_kind[rank], leader = mve_leader(p, slot), seats = p->core.seats;
    if (mve_is_led(p, slot)) {
        give(p, leader, rank, limits[0]);
        for (unsigned d = 1; limits[d] && 2 * d <= seats; d++) {         /* to both sides */
            give(p, mve_after(p, leader, d), rank, limits[d]);
            give(p, mve_after(p, leader, seats - d), rank, limits[d]);
        }
        return;
    }
    const bool variant = mve_option(t, MVE_O_PROMOTION);
    const unsigned unled = mve_ed(t)->unled_limit;                       /* MVE-68, MVE-69 */
    for (unsigned s = 0; s < seats; s++)
        give(p, s, rank, !variant ? unled : mve_in(p->civilians, s) ? 3 : 0);        /* MVE-195, MVE-196 */
}

static orr_rule limit_rule(const orr_ctx *t, unsigned slot, orr_seat s)
{
    const mve_state *p = mve(t);
    if (mve_is_led(p, slot)) return limit_rules[distance(p->core.seats, mve_leader(p, slot), s)];
    if (mve_option(t, MVE_O_PROMOTION)) return mve_in(p->civilians, s) ? MVE_196 : MVE_195;
    return mve_ed(t)->unled_cards;
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static bool sealed(const orr_ctx *t) { return mve_option(t, MVE_O_CONTRIB) != MVE_OPEN; }     /* MVE-A91 */

static unsigned way_of(const orr_ctx *t, const orr_frame *f) /* MVE-213; MVE-204: Martian influence stays free */
{
    return f->local[MVE_INF_MARTIANS] ? MVE_FREE : mve_option(t, MVE_O_INFLUENCE);
}

/* MVE-199, MVE-200: led Threats in Initiative order, then the unled in theirs; MVE_SLOTS when there are no more. */
static unsigned part_slot(const mve_state *p, const orr_frame *f)
{
    unsigned offset = 0, part = f->local[MVE_INF_PART], slot;
    while ((slot = mve_led_in_order(p, f->local[MVE_INF_FROM], &offset)) < MVE_SLOTS)
        if (!part--) return slot;
    for (slot = 0; slot < MVE_SLOTS; slot++)
        if (p->active[slot].z.n && !mve_is_led(p, slot) && !part--) return slot;
    return MVE_SLOTS;
}

static bool part_exists(const orr_ctx *t, const orr_frame *f)
{
    switch (way_of(t, f)) {
    case MVE_CV1: return part_slot(mve(t), f) < MVE_SLOTS;
    case MVE_CV2: return f->local[MVE_INF_PART] < mve(t)->core.seats;
    case MVE_FREE: return !f->local[MVE_INF_PART];
    }
    orr_impossible();
}

static orr_seats actors(const orr_ctx *t, const orr_frame *f)            /* MVE-52, MVE-58, MVE-59 */
{
    const mve_state *p = mve(t);
    if (f->local[MVE_INF_MARTIANS]) return mve_martians(p);
    if (way_of(t, f) != MVE_CV2) return mve_humans(p);
    return (orr_seats)(mve_humans(p) &
                       orr_one(mve_after(p, f->local[MVE_INF_FROM], f->local[MVE_INF_PART]))); /* MVE-202 */
}

/* ---- who can do what --------------------------------------------------------------------------------------------- */

static unsigned on_the_table(const mve_state *p)
{
    unsigned n = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) n += p->counters[slot];
    return n;
}

/* MVE-55, MVE-A11: counters a Martian may still place. */
static unsigned counters_left(const orr_ctx *t, orr_seat s)
{
    const mve_state *p = mve(t);
    const unsigned own = mve_martian(t, s)->counters;
    if (!mve_option(t, MVE_O_COUNTERS) && on_the_table(p) >= MVE_COUNTERS) return 0;
    return own > p->spent[s] ? own - p->spent[s] : 0;
}

/* What public facts say: a hand, room at a Threat, counters (section 4 of the ledger; MVE-A91 when sealed). */
static bool is_able(const orr_ctx *t, const orr_frame *f, orr_seat s)
{
    const mve_state *p = mve(t);
    if (p->hand[s].z.n && p->can[s] && p->laid.z.n < MVE_LAID) return true;
    return f->local[MVE_INF_MARTIANS] && counters_left(t, s);
}

static bool has_room(unsigned left, unsigned rank) { return left >> 2 * rank & 3; }
static unsigned rank_of_slot(const mve_state *p, unsigned slot)
{
    unsigned rank = 0;
    while (rank + 1 < MVE_SLOTS && p->by_kind[rank] != slot) rank++;
    return rank;
}

/* What lies there already, when everybody may know (MVE-70). */
static void take_off_laid(mve_state *p)
{
    for (unsigned i = 0, n = p->laid.z.n; i < n; i++) {
        const unsigned tag = p->laid.card[i].tag, owner = mve_owner(tag);
        if (owner >= p->core.seats) continue;
        const unsigned rank = rank_of_slot(p, (tag - MVE_AT) / MVE_OWNERS);
        if (has_room(p->can[owner], rank)) p->can[owner] = (uint16_t)(p->can[owner] - (1u << 2 * rank));
    }
}

/* MVE-70: two bits per Threat. When sealed these are the limits of the start, since they decide who is asked. */
void mve_reckon_influence(orr_ctx *t, const orr_frame *f)
{
    mve_state *p = mve(t);
    const orr_seats who = actors(t, f);
    const unsigned only = way_of(t, f) == MVE_CV1 ? part_slot(p, f) : MVE_SLOTS;
    orr_seats able = 0;
    for (unsigned s = 0, seats = p->core.seats; s < seats; s++) p->can[s] = 0;
    for (unsigned rank = 0; rank < MVE_SLOTS && p->active[p->by_kind[rank]].z.n; rank++)
        if (only == MVE_SLOTS || p->by_kind[rank] == only) reckon_threat(t, rank);
    if (!sealed(t)) take_off_laid(p);
    for (unsigned s = 0, seats = p->core.seats; s < seats; s++)
        if (!mve_in(who, s)) p->can[s] = 0;
        else if (is_able(t, f, (orr_seat)s)) able |= orr_one(s);
    p->able = able;
}

/* MVE-62: cards a seat may still lay, two bits per Threat. */
__attribute__((noinline)) static unsigned rooms_sealed(const mve_state *p, orr_seat s)
{
    unsigned left = p->can[s];
    for (unsigned i = 0; i < p->hand[s].z.n; i++) {
        const unsigned mark = p->hand[s].card[i].tag;
        if (mark == MVE_HELD) continue;
        const unsigned rank = rank_of_slot(p, mark - MVE_FOR_FIRST);
        if (has_room(left, rank)) left -= 1u << 2 * rank;    /* a Threat of an earlier part has none now */
    }
    return left;
}
static unsigned rooms(const orr_ctx *t, orr_seat s) { return sealed(t) ? rooms_sealed(mve(t), s) : mve(t)->can[s]; }

__attribute__((noinline)) static void drop_out(orr_ctx *t, const orr_frame *f, orr_seat s)
{
    if (!is_able(t, f, s)) mve(t)->able &= (orr_seats)~orr_one(s);
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static void add(orr_ctx *t, orr_frame *f, const orr_answer *in)          /* MVE-53, MVE-60 */
{
    mve_state *p = mve(t);
    const orr_seat s = in->seat;
    const unsigned rank = mve_rank_of(p, in->act.a);
    const orr_at hand = ORR_AT(p->hand[s]);
    const unsigned can = p->can[s] - (1u << 2 * rank);
    mve_lay_from_hand(t, hand, s, in->act.b, mve_at(p->by_kind[rank], s));
    p->can[s] = (uint16_t)can;
    p->done = 0;                                                         /* MVE-A29 */
    if (p->laid.z.n == MVE_LAID) mve_reckon_influence(t, f);
    else if (!can || !hand.z->n) drop_out(t, f, s);
    orr_tell(t, f->local[MVE_INF_MARTIANS] ? MVE_53 : MVE_60, MVE_TOLD_ADDS, orr_one(s), ORR_ARGS(s, in->act.a, 0),
             in->act.b);
}

/* MVE-55, MVE-56, MVE-A12: on any active Threat, unled ones too (MVE-A42, MVE-A76). */
__attribute__((noinline)) static void place_counter(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mve_state *p = mve(t);
    p->counters[mve_slot_of(p, in->act.a)]++;
    p->spent[in->seat]++;
    if (!sealed(t)) p->done = 0;
    mve_reckon_influence(t, f);                                          /* the last counter concerns all (MVE-A85) */
    orr_tell(t, MVE_55, MVE_TOLD_COUNTER, ORR_EVERYBODY, ORR_ARGS(in->seat, in->act.a, 0), 0);
}

bool mve_counts_hidden(const orr_ctx *t, const orr_frame *f)
{
    return f->proc == P_INFLUENCE && sealed(t) && way_of(t, f) == MVE_CV1;
}

/* MVE-A91: chosen, not moved. Threat by Threat even that would tell who adds to which (MVE-A96); so the answer is left
 * out of what others can count (mve_observe), and of the numbers of questions if nobody else owes an answer. */
__attribute__((noinline)) static void slip(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const mve_state *p = mve(t);
    mve_mark(t, in->seat, in->act.b, (uint8_t)(MVE_FOR_FIRST + mve_slot_of(p, in->act.a)));
    if (mve_counts_hidden(t, f)) {
        orr_by(t, MVE_A96);
        f->local[MVE_INF_ALONE] = (uint8_t)(f->local[MVE_INF_ALONE] + ((p->able & ~p->done) == orr_one(in->seat)));
    } else {
        orr_tell(t, MVE_A91, MVE_TOLD_SLIPS, orr_one(in->seat), in->seat, ORR_ARGS(in->act.a, in->act.b, 0));
    }
}

/* MVE-A96: only the Leader is told who, and only with contrib_view=leader. */
static unsigned bring_from(orr_ctx *t, orr_seat s, unsigned slot)
{
    mve_state *p = mve(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    unsigned n = 0;
    for (unsigned i = 0; i < hand.z->n;) {
        if (hand.c[i].tag != MVE_FOR_FIRST + slot) {
            i++;
            continue;
        }
        if (p->laid.z.n == MVE_LAID) {             /* MVE-A93: it stays in hand */
            hand.c[i++].tag = MVE_HELD;
            continue;
        }
        const orr_card c = orr_take(t, hand, i, orr_one(s));
        mve_lay(p, (orr_card){ c.kind, mve_at(slot, MVE_MAX_SEATS), 0 });
        n++;
    }
    return n;
}
static void bring_slipped(orr_ctx *t, unsigned slot)
{
    mve_state *p = mve(t);
    const bool tells = mve_option(t, MVE_O_CONTRIB) == MVE_LEADER && mve_is_led(p, slot);
    unsigned all = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned n = bring_from(t, (orr_seat)s, slot);
        all += n;
        if (tells)
            orr_tell(t, MVE_A96, MVE_TOLD_ADDED, orr_one(mve_leader(p, slot)), ORR_ARGS(s, mve_threat_in(p, slot), 0),
                     n);
    }
    orr_tell(t, MVE_A91, MVE_TOLD_LIES_AT, ORR_EVERYBODY, ORR_ARGS(mve_threat_in(p, slot), all, 0), 0);
}

__attribute__((noinline)) static orr_next end_sealed(orr_ctx *t)   /* the sizes of hands and piles come to light */
{
    orr_learned(t);
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (mve(t)->active[slot].z.n) bring_slipped(t, slot);
    return orr_return(t, 0);
}

__attribute__((noinline)) static void end_part(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    p->done = p->spoke = p->able = 0;
    for (unsigned s = 0; s < p->core.seats; s++) p->can[s] = 0;
    f->local[MVE_INF_BEGUN] = 0;
    f->local[MVE_INF_PART]++;                                            /* MVE-201, MVE-203 */
}

__attribute__((cold, noinline)) static void tell_done(orr_ctx *t, const orr_frame *f, orr_seat s)
{
    if (mve_counts_hidden(t, f)) orr_by(t, MVE_A29);                     /* an event has the number of its answer */
    else orr_tell(t, MVE_A29, MVE_TOLD_DONE, ORR_EVERYBODY, s, 0);
}

static void answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const unsigned verb = in->act.verb;
    if (verb == MVE_V_ADD) {
        add(t, f, in);
    } else if (verb == MVE_V_DONE) {
        mve(t)->done |= orr_one(in->seat);
        if (t->news) tell_done(t, f, in->seat);
    } else if (verb == MVE_V_SLIP) {
        slip(t, f, in);
    } else {
        place_counter(t, f, in);
    }
}

static orr_next begin(orr_ctx *t, orr_frame *round, unsigned martians)
{
    const uint8_t from = mve(t)->initiative;
    return orr_call(t, round, (uint8_t)(round->step + 1), P_INFLUENCE, from, (uint8_t)martians, from);
}
orr_next mve_martian_influence_step(orr_ctx *t, orr_frame *f)
{
    if (!mve_martians(mve(t))) return orr_goto(f, (uint8_t)(f->step + 1));
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) mve(t)->spent[s] = 0;   /* MVE-110 */
    return begin(t, f, 1);
}
orr_next mve_human_influence_step(orr_ctx *t, orr_frame *f) { return begin(t, f, 0); }

orr_next mve_run_influence(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mve_state *p = mve(t);
    if (f->step == MVE_INF_ANSWER) {
        answer(t, f, in);
        f->step = MVE_INF_ASK;
    }
    for (;;) {
        if (!f->local[MVE_INF_BEGUN]) {
            if (!part_exists(t, f)) return sealed(t) ? end_sealed(t) : orr_return(t, 0);
            f->local[MVE_INF_BEGUN] = 1;
            mve_reckon_influence(t, f);
        }
        const orr_seats owe = (orr_seats)(p->able & ~p->done);
        if (owe) {
            if (mve_option(t, MVE_O_TALK)) f->open = !mve_counts_hidden(t, f);       /* MVE-54, MVE-61, MVE-A96 */
            return orr_ask(f, owe, MVE_INF_ANSWER);
        }
        end_part(t, f);
    }
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

/* MVE-62: every card to every Threat that has room for one more. */
static inline void offer_cards(const mve_state *p, mve_kinds hand, unsigned verb, unsigned can, orr_list *l)
{
    const uint8_t *slot = p->by_kind;
    for (; can; can >>= 2, slot++)
        if (can & 3) mve_list_kinds(l, verb, mve_threat_in(p, *slot), hand);
}

/* Why the others cannot be laid. */
__attribute__((cold)) static void bar_cards(const orr_ctx *t, orr_seat s, unsigned verb, orr_list *l)
{
    const mve_state *p = mve(t);
    if (orr_wants(l, verb)) orr_bar_wanted(l, p->laid.z.n < MVE_LAID ? MVE_35 : MVE_A93);
    mve_why_no_card(l, mve_hand_kinds(p, s), verb);
    for (unsigned rank = 0; rank < MVE_SLOTS; rank++) {
        const unsigned slot = p->by_kind[rank];
        if (!p->active[slot].z.n || has_room(rooms(t, s), rank)) continue;
        for (mve_kinds left = mve_hand_kinds(p, s); left; left &= left - 1)
            orr_offer(l, verb, mve_threat_in(p, slot), mve_lowest(left), 0, limit_rule(t, slot, s));
    }
}

__attribute__((noinline)) static void offer_counters(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    const orr_rule bar = counters_left(t, s) ? 0 : p->spent[s] < mve_martian(t, s)->counters ? MVE_A11 : MVE_55;
    if (orr_wants(l, MVE_V_COUNTER)) orr_bar_wanted(l, MVE_35);
    for (unsigned i = 0; i < MVE_SLOTS; i++)
        if (p->active[p->by_kind[i]].z.n) orr_offer(l, MVE_V_COUNTER, mve_threat_in(p, p->by_kind[i]), 0, 0, bar);
}

__attribute__((noinline)) static void offer_all(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const unsigned verb = sealed(t) ? MVE_V_SLIP : MVE_V_ADD;
    if (mve(t)->laid.z.n < MVE_LAID) offer_cards(mve(t), mve_hand_kinds(mve(t), s), verb, rooms(t, s), l); /* MVE-A93 */
    if (l->asking_why) bar_cards(t, s, verb, l);
    if (f->local[MVE_INF_MARTIANS]) offer_counters(t, s, l);
    orr_offer(l, MVE_V_DONE, 0, 0, 0, 0);
}

void mve_options_influence(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    if (sealed(t) || l->asking_why || f->local[MVE_INF_MARTIANS]) {
        offer_all(t, f, s, l);
        return;
    }
    /* The usual case first, to be quick: nothing is chosen in secret, and with a full table nobody is asked. */
    offer_cards(p, mve_all_kinds(p, s), MVE_V_ADD, p->can[s], l);
    orr_offer(l, MVE_V_DONE, 0, 0, 0, 0);
}
