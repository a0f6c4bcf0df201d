/* mve_state.h - the state of a match, the table of an edition, and what the chapters share. Private to this folder. */
#ifndef MVE_STATE_H
#define MVE_STATE_H
#include "games/mars_vs_earth/mve_view.h"
#include "generated/games/mars_vs_earth/mve_rules.h"

typedef struct {
    orr_core core;
    ORR_ZONE(MVE_CARDS) skill;                     /* ordered: draw pile; loose, beneath it: discard pile (MVE-A94) */
    ORR_ZONE(MVE_HAND) hand[MVE_MAX_SEATS];        /* known to the holder; tag: what it was chosen for, or MVE_HELD */
    ORR_ZONE(MVE_LAID) laid;                       /* on the table; tag: where (MVE_AT, MVE_BEFORE, ...) */
    ORR_ZONE(MVE_WAVES) dna[MVE_MAX_SEATS];        /* MVE-168: card i came in wave i + 1 */
    ORR_ZONE(MVE_DNA_DECK) dna_deck;               /* what wave 1 left */
    ORR_ZONE(1) agent[MVE_MAX_SEATS];              /* face up, or turned over (MVE-144) */
    ORR_ZONE(MVE_MAX_AGENTS) agent_deck;           /* in order: whoever saw a card go under it knows its place */
    ORR_ZONE(MVE_MAX_THREATS) threat;              /* ordered: draw pile; loose, beneath it: the one pile of
                                                    * undefeated Threats (MVE-A47) */
    ORR_ZONE(1) active[MVE_SLOTS];                 /* tag: MVE_NOBODY, or the Leader's seat + 1 */
    ORR_ZONE(MVE_DEFEATED) defeated;               /* tag: the wave whose pile it is on, from 0 */
    int16_t resource[MVE_RESOURCES];               /* MVE-3; may end below 0 (MVE-A69) */
    int16_t total;                                 /* of the Threat being resolved (MVE-87) */
    int16_t modifier;                              /* of its difficulty, by effects of Threats before it */
    int16_t next;                                  /* of the next Threat this round (MVE-107) */
    uint16_t round;                                /* from 1 */
    orr_seats agents, civilians;                   /* status; everybody else is a revealed Martian */
    orr_seats ousted;                              /* this round (MVE-156) */
    orr_seats done;                                /* of an open step (MVE-A29) */
    orr_seats spoke;                               /* a phrase in this open step (MVE-A95) */
    uint8_t counters[MVE_SLOTS];                   /* MVE-57 */
    uint8_t spent[MVE_MAX_SEATS];                  /* counters a Martian has placed this round */
    uint8_t initiative, overridden;                /* MVE-21, MVE-113 */
    uint8_t wave;                                  /* 1 to 3 */
    uint8_t piles[MVE_WAVES];                      /* defeated Threats by wave (MVE-191) */
    uint8_t current;                               /* slot being resolved; MVE_SLOTS: none */
    uint8_t outcome;                               /* once over */
    /* Redundant: mve_derive computes these. */
    uint8_t by_kind[MVE_SLOTS];                    /* slots in the order of their Threats' kinds, empty ones last */
    /* open step: influence, 2 bits per Threat in the order of by_kind: cards still allowed; accusations: whom */
    uint16_t can[MVE_MAX_SEATS];
    orr_seats able;                                /* open step: who has something to do, by public facts */
} mve_state;
_Static_assert(sizeof(mve_state) <= 2048, "state budget");
_Static_assert(sizeof(mve_state) % 4 == 0, "no hidden padding at the end");

enum {                                             /* procedures, in rulebook order */
    P_ROUND, P_LEADERS, P_INFLUENCE, P_RESOLVE, P_EFFECT, P_ACCUSE, P_TRIALS, P_BECOME, P_PROMOTE, P_REVEAL,
    P_DISCARD, P_TALK, N_PROCS
};

/* ---- an edition ------------------------------------------------------------------------------------------------ */

typedef orr_next mve_step(orr_ctx *, orr_frame *round);    /* one step of a round: does its work or calls a procedure */
mve_step mve_draw_step, mve_threats_step, mve_leaders_step, mve_fate_step, mve_martian_influence_step,
    mve_human_influence_step,
    mve_resolve_step, mve_accusations_step, mve_trials_step, mve_promotions_step, mve_wave_step, mve_reveals_step,
    mve_discards_step, mve_end_step, mve_no_step;  /* the last one: a step that a variant leaves out */

enum {                                             /* what happens to somebody, one thing after the other (MVE-216) */
    MVE_THEN_NOTHING,
    MVE_THEN_DISCARD_HAND,                         /* 1e: ousted, revealed */
    MVE_THEN_TURN_UP_DNA,
    MVE_THEN_STATUS,                               /* Civilian, or revealed Martian if there is a Martian card */
    MVE_THEN_AGENT_UNDER,                          /* the Agent card goes under the Agent deck */
    MVE_THEN_MARTIAN_AGENT_UNDER,                  /* 2e: only a Martian's; a Civilian's is turned over */
    MVE_THEN_CIVILIAN_LOWERS,                      /* 1e: a Civilian lowers a Resource */
    MVE_THEN_TAKE_INITIATIVE,
    MVE_THEN_DRAW_AGENTS,                          /* 1e: two Agents, keep one */
    MVE_THEN_TURN_BACK_AGENT,                      /* 2e */
    MVE_THEN_AGENT_AGAIN,                          /* DNA face down, full Agent */
    MVE_THEN_RAISE                                 /* 1e: raise a Resource */
};

typedef struct mve_edition {                        /* orr_game.own: what an edition has of its own */
    const struct mve_edition *two;                 /* the edition that two seats play */
    mve_step *const *steps;                        /* of a round; the last one is mve_end_step */
    mve_step *const *variant_steps;                /* the same with the Field Promotion variant */
    uint8_t start[MVE_MAX_SEATS + 1];              /* each Resource, by number of players */
    uint8_t hand[MVE_WAVES + 1];                   /* size of a Human hand, by wave */
    uint8_t small_hand;                            /* more of it with 3 or 4 players */
    uint8_t needs_two_groups;                      /* with 3 or 4 players Agents with one group are left out (MVE-8) */
    uint8_t small_card;                            /* the 3-4 player card changes the difficulty (MVE-17) */
    uint8_t fate[MVE_WAVES + 1];                   /* cards for each Threat, by wave */
    uint8_t no_martians;                           /* co-op: no DNA */
    uint8_t laps_forever;                          /* Threats go round until all pass */
    uint8_t unled_fail;                            /* Threats nobody leads always fail */
    uint8_t unled_limit;                           /* cards a player may add to an unled Threat */
    uint8_t martian_wilds;                         /* a Martian Leader decides about Wild cards and their effects */
    uint8_t accusers;                              /* cards against one Agent at most */
    uint8_t price_total;                           /* of a Field Promotion: symbols at least, or 0 and then */
    uint8_t price_strength;                        /* one card of exactly this strength */
    uint8_t promotions;                            /* of one Agent in a round; 0: any number */
    uint8_t martians_discard_all;                  /* end of round, MVE-185 */
    uint8_t cut_to_size;                           /* end of round, MVE-187 */
    const uint8_t *when_ousted, *when_reinstated, *when_revealed;   /* MVE_THEN_..., ended by MVE_THEN_NOTHING */
    orr_rule draws, starts, hands, leads, leads_once, unled, pays, discards, unled_cards;  /* the rules that say so */
    orr_rule box_effects;                          /* of a failure box, beside the Resources */
} mve_edition;

static inline const mve_edition *mve_edition_of(const orr_game *g, unsigned seats)
{
    const mve_edition *own = g->own;
    return __builtin_expect(seats == 2, 0) ? own->two : own;       /* MVE-A86 */
}

/* Table 1 beside the starting Resources. */
static inline unsigned mve_martian_dna(unsigned seats) { return seats / 2; }
static inline unsigned mve_human_dna(unsigned seats) { return 3 * seats - seats / 2; }

/* ---- small things ------------------------------------------------------------------------------------------------ */

static inline mve_state *mve(const orr_ctx *t) { return t->state; }
static inline const mve_edition *mve_ed(const orr_ctx *t) { return mve_edition_of(t->game, mve(t)->core.seats); }
static inline unsigned mve_option(const orr_ctx *t, unsigned option) { return t->box->opt[option]; }
static inline const mve_card_row *mve_card(const orr_ctx *t, unsigned kind) { return &mve_set_of(t->box)->cards[kind]; }
static inline const mve_threat_row *mve_threat(const orr_ctx *t, unsigned kind)
{
    return &mve_set_of(t->box)->threats[kind];
}
static inline bool mve_in(orr_seats set, unsigned seat) { return set >> seat & 1; }
static inline orr_seats mve_all(const mve_state *p) { return (orr_seats)((1u << p->core.seats) - 1u); }
static inline orr_seats mve_martians(const mve_state *p)
{
    return (orr_seats)(mve_all(p) & ~(p->agents | p->civilians));
}
/* MVE-22, MVE-148: hidden Martians and Civilians are Human players. */
static inline orr_seats mve_humans(const mve_state *p) { return (orr_seats)(p->agents | p->civilians); }
static inline bool mve_is_small(unsigned seats) { return seats == 3 || seats == 4; }
static inline bool mve_small(const mve_state *p) { return mve_is_small(p->core.seats); }
static inline orr_seat mve_next(const mve_state *p, unsigned seat)                /* clockwise: to the left */
{
    return (orr_seat)(seat + 1u == p->core.seats ? 0u : seat + 1u);
}
static inline orr_seat mve_after(const mve_state *p, unsigned from, unsigned steps)   /* steps below seats */
{
    return (orr_seat)(from + steps < p->core.seats ? from + steps : from + steps - p->core.seats);
}
static inline bool mve_is_led(const mve_state *p, unsigned slot) { return p->active[slot].card[0].tag != MVE_NOBODY; }
static inline orr_seat mve_leader(const mve_state *p, unsigned slot)
{
    return (orr_seat)(p->active[slot].card[0].tag - 1u);
}
static inline uint8_t mve_threat_in(const mve_state *p, unsigned slot) { return p->active[slot].card[0].kind; }
static inline unsigned mve_rank_of(const mve_state *p, unsigned kind)             /* of an active Threat, in by_kind */
{
    unsigned rank = 0;
    while (rank + 1 < MVE_SLOTS && mve_threat_in(p, p->by_kind[rank]) != kind) rank++;
    return rank;
}
static inline unsigned mve_slot_of(const mve_state *p, unsigned kind) { return p->by_kind[mve_rank_of(p, kind)]; }
/* MVE-84, MVE-85: the skills whose symbols are good at a Threat, a bit each; Wild is, if nobody is asked (MVE-89). */
static inline unsigned mve_good_skills(const mve_threat_row *row)
{
    return (unsigned)row->skills << 1 | 1u << MVE_WILD;
}
/* MVE-88, MVE-89, MVE-A18: has a Threat a Leader who decides about Wild cards? tag: of the active Threat. */
static inline bool mve_decides_wilds(const orr_game *g, unsigned seats, orr_seats agents, unsigned tag)
{
    return tag != MVE_NOBODY && (mve_in(agents, tag - 1u) || mve_edition_of(g, seats)->martian_wilds);
}
/* Face up at the Threat being resolved. */
static inline bool mve_on_threat(unsigned tag) { return tag == MVE_REVEALED || tag == MVE_RESOLVED; }

typedef uint64_t mve_kinds;                        /* a set of kinds of Skill cards, a bit each */
_Static_assert(MVE_MAX_KINDS <= 64, "a kind is a bit of mve_kinds");
static inline mve_kinds mve_kind(unsigned kind) { return (mve_kinds)1 << kind; }
static inline unsigned mve_lowest(mve_kinds set) { return (unsigned)__builtin_ctzll(set); }
static inline mve_kinds mve_all_kinds(const mve_state *p, orr_seat s)             /* of a hand */
{
    mve_kinds set = 0;
    const orr_card *const end = p->hand[s].card + p->hand[s].z.n;
    for (const orr_card *c = p->hand[s].card; c < end; c++) set |= mve_kind(c->kind);
    return set;
}
static inline mve_kinds mve_hand_kinds(const mve_state *p, orr_seat s)            /* held and not chosen for anything */
{
    mve_kinds set = 0;
    const orr_card *c = p->hand[s].card;
    for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++)
        if (c[i].tag == MVE_HELD) set |= mve_kind(c[i].kind);
    return set;
}
static inline void mve_offer_kinds(orr_list *l, unsigned verb, mve_kinds set, orr_rule bar)
{
    for (; set; set &= set - 1) orr_offer(l, verb, mve_lowest(set), 0, 0, bar);
}
/* Every kind of a set as the second word of an action that is open to the seat. */
static inline void mve_list_kinds(orr_list *l, unsigned verb, unsigned first, mve_kinds set)
{
    const orr_action x = { (uint8_t)verb, (uint8_t)first, 0, 0 };
    orr_action *end = l->end;
    uint32_t word;                                 /* all of x at once */
    __builtin_memcpy(&word, &x, sizeof word);
    for (; set; set &= set - 1, end++) {
        __builtin_memcpy(end, &word, sizeof word);
        end->b = (uint8_t)mve_lowest(set);
    }
    l->end = end;
}

/* ---- what the chapters lend each other --------------------------------------------------------------------------- */

/* piles.c */
/* n Skill cards, or as many as there are and there is room for */
void mve_draw(orr_ctx *, orr_seat, unsigned n, orr_rule why);
bool mve_draw_card(orr_ctx *, orr_card *out, orr_seats see);              /* off the draw pile, reshuffling if needed */
bool mve_draw_threat(orr_ctx *, orr_card *out);
void mve_shuffle(orr_ctx *, orr_at pile);                                 /* a new draw pile with nothing beneath it */
void mve_bury(orr_at pile, uint8_t kind);                                 /* face down beneath: the discard pile */
void mve_discard_hand(orr_ctx *, orr_seat, orr_rule why);
/* laid cards from there on go to the discard pile */
void mve_put_away(orr_ctx *, unsigned from);
/* a held card is chosen for something, in secret */
void mve_mark(orr_ctx *, orr_seat, unsigned kind, uint8_t mark);
void mve_unmark(orr_ctx *, orr_seat);
unsigned mve_marked(const mve_state *, orr_seat);                         /* how many cards of a hand are chosen */
void mve_sort_slots(mve_state *);                                         /* by_kind */
void mve_empty_slot(mve_state *, unsigned slot);                          /* the same after that slot became empty */

/* round.c */
unsigned mve_hand_size(const orr_ctx *, orr_seat);                        /* Tables 2 and 3 */
unsigned mve_level(const mve_state *, orr_seat);                          /* MVE-172 */
const mve_martian_row *mve_martian(const orr_ctx *, orr_seat);            /* Table 3 for a revealed Martian */
void mve_take_initiative(orr_ctx *, orr_seat, orr_rule why);              /* MVE-113 */
/* next led slot from that seat on, or MVE_SLOTS */
unsigned mve_led_in_order(const mve_state *, unsigned from, unsigned *offset);

/* influence.c, accuse.c: can, able */
void mve_reckon_influence(orr_ctx *, const orr_frame *);
void mve_reckon_accusations(orr_ctx *);
unsigned mve_limit(unsigned seats, unsigned leader, unsigned s);       /* cards a seat may lay where that one leads */
bool mve_counts_hidden(const orr_ctx *, const orr_frame *);            /* cards chosen are not counted (MVE-A96) */

/* discard.c */
orr_seats mve_discarders(const orr_ctx *);                                /* who is asked */
unsigned mve_must_discard(const orr_ctx *, orr_seat);                     /* MVE-187 */

/* effects.c: happens now, or asks `chooser` first; `then` is where f goes on; if a Resource was lowered, it finds it as
 * return value, a bit each; card: its place on the table, or MVE_LAID for the box of the Threat */
orr_next mve_do_effect(orr_ctx *, orr_frame *f, uint8_t then, unsigned effect, unsigned amount, unsigned card);
/* Leader of the current Threat, or the holder */
orr_seat mve_chooser(const mve_state *);
orr_rule mve_cause(const orr_ctx *, unsigned card);                       /* the rule by which an effect happens now */

/* total.c: of the Threat being resolved */
bool mve_agent_leads(const mve_state *);                                  /* an Agent leads it */
/* MVE-88: a Leader decides about Wild cards */
bool mve_wild_leader(const orr_ctx *);
void mve_count(orr_ctx *, unsigned symbols, bool good);                   /* MVE-87 */
/* all but the Wild cards that are asked for; true: there are some */
bool mve_total_cards(orr_ctx *, unsigned first);
unsigned mve_group_value(const mve_agent_row *, unsigned skill);
const mve_agent_row *mve_leading_agent(const orr_ctx *);
void mve_add_skill(orr_ctx *, unsigned skill);                            /* MVE-92 */
int mve_difficulty(const orr_ctx *);                                      /* MVE-A68 */
int mve_base_difficulty(const orr_box *, unsigned seats, unsigned threat); /* at a table of that size */
static inline int mve_difficulty_with(int base, unsigned counters, int modifier)   /* MVE-57, MVE-A68 */
{
    const int sum = base + (int)counters + modifier;
    return sum < 0 ? 0 : sum;
}
/* the best that a Leader's Agent can add; below 0 if every group is bad there */
int mve_best_group(const mve_agent_row *, const mve_threat_row *);

/* trial.c */
enum { MVE_EVIDENCE = 2 };                         /* cards a Trial needs, and those that are revealed */
int mve_weight(const mve_card_row *, bool defence);                       /* at a Trial, against the accused */

/* become.c: what becomes of somebody */
orr_next mve_oust(orr_ctx *, orr_frame *f, uint8_t then, orr_seat);
orr_next mve_reinstate(orr_ctx *, orr_frame *f, uint8_t then, orr_seat);
orr_next mve_reveal_self(orr_ctx *, orr_frame *f, uint8_t then, orr_seat);
unsigned mve_becoming(const mve_edition *, const orr_frame *);             /* what P_BECOME does now: MVE_THEN_... */
void mve_become_martian(orr_ctx *, orr_seat, orr_rule why);

/* victory.c */
bool mve_lose(orr_ctx *, unsigned resource, unsigned n, orr_rule why);    /* true: the match is over (MVE-189) */
void mve_gain(orr_ctx *, unsigned resource, unsigned n, orr_rule why);
int mve_raised(const orr_box *, int now, unsigned n);                     /* MVE-A24 */
/* MVE-109; first: of its cards; true: the match is over */
bool mve_score_threat(orr_ctx *, bool success, unsigned first);
bool mve_won_after_resolution(orr_ctx *);                                 /* MVE-A5 */
orr_next mve_end_undecided(orr_ctx *);                                    /* MVE-A72 */

/* the hooks of both games */
void mve_setup(orr_ctx *);
unsigned mve_stock(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]);
const char *mve_check_box(const orr_box *, uint8_t seats);
void mve_derive(orr_ctx *);
void mve_observe(const orr_ctx *, orr_seat, void *view);
void mve_imagine(const orr_box *, const void *view, orr_rng *, void *state);
const char *mve_check(const orr_ctx *);
void mve_score(const orr_ctx *, int16_t score[ORR_MAX_SEATS]);
uint8_t mve_side(const orr_ctx *, orr_seat);
void mve_result(const orr_ctx *, orr_result *);
orr_seats mve_may(const orr_ctx *);
orr_rule mve_when_given(const orr_box *, orr_action);
void mve_why_no_card(orr_list *, mve_kinds has, unsigned verb);
const char *mve_word(const orr_box *, uint8_t noun, uint8_t value, orr_form);
uint8_t mve_turned(uint8_t noun, uint8_t value, uint8_t seats, orr_seat first);
orr_prompt mve_prompt(const orr_box *, const void *view);
void mve_paint(const orr_box *, const void *view, orr_canvas *);
int mve_facts(const orr_box *, const void *view, orr_fact *);
unsigned mve_level_seen(const mve_view *, unsigned s);                  /* as far as the DNA is known */
/* of the viewer's chosen cards: how many, or their symbols */
unsigned mve_chosen_seen(const orr_box *, const mve_view *, bool cards);
unsigned mve_hand_size_seen(const orr_box *, const mve_view *, const mve_edition *);    /* of the viewer */
enum { MVE_N_REMARKS = 22 };
extern const orr_remark_kind mve_remark_kinds[];
bool mve_remark(const orr_box *, const void *view, orr_action, orr_remark *);

/* game.c: what both games have in common */
enum { MVE_N_PLACES = 10, MVE_N_FIELDS = 20, MVE_N_DECKS = 4, MVE_N_NOUNS = 15, MVE_N_MOMENTS = 14 };
extern const orr_verb mve_verbs[];
extern const uint8_t mve_locals[][ORR_LOCALS];
extern const orr_proc mve_procs[];
extern const orr_event_kind mve_events[];
extern const orr_deck mve_decks[];
extern const orr_place mve_places[];
extern const orr_field mve_fields[];
extern const orr_moment mve_moments[];
extern const char *const mve_nouns[], *const mve_outcomes[];
enum { MVE_DECK_SKILL, MVE_DECK_DNA, MVE_DECK_AGENT, MVE_DECK_THREAT };

/* The procedures; game.c lists them. */
#define MVE_PROC(name) \
    orr_next mve_run_##name(orr_ctx *, orr_frame *, const orr_answer *); \
    void mve_options_##name(const orr_ctx *, const orr_frame *, orr_seat, orr_list *)
MVE_PROC(round); MVE_PROC(leaders); MVE_PROC(influence); MVE_PROC(resolve); MVE_PROC(effect); MVE_PROC(accuse);
MVE_PROC(trials); MVE_PROC(become); MVE_PROC(promote); MVE_PROC(reveal); MVE_PROC(discard); MVE_PROC(talk);
#undef MVE_PROC

/* Steps that other files name. */
enum { MVE_INF_ASK, MVE_INF_ANSWER };              /* P_INFLUENCE */
/* its locals; the last one is blank in views */
enum { MVE_INF_MARTIANS, MVE_INF_FROM, MVE_INF_PART, MVE_INF_BEGUN, MVE_INF_ALONE };
enum { MVE_LD_FROM, MVE_LD_OFFSET, MVE_LD_DECLINED }; /* locals of P_LEADERS: order of the step; places on from it;
                                                     declines in a row, or in this lap */
enum { MVE_EF_AMOUNT = 2 };                        /* local of P_EFFECT: how much */
enum {                                             /* P_RESOLVE */
    RS_NEXT, RS_AT_ONCE, RS_PICK_ANSWER, RS_WILD, RS_WILD_ANSWER, RS_SKILL, RS_SKILL_ANSWER, RS_OUTCOME, RS_EFFECTS,
    RS_BOX, RS_EXTRA, RS_EXTRA_ANSWER, RS_VARIANT, RS_VARIANT_ANSWER, RS_SCORE, RS_TOTAL, RS_BOX_DONE
};
#endif
