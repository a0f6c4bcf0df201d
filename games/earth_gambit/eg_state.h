/* eg_state.h - the state of a match and what the chapters of the rules share. Private to this folder. */
#ifndef EG_STATE_H
#define EG_STATE_H
#include "games/earth_gambit/eg_view.h"
#include "generated/games/earth_gambit/eg_rules.h"

typedef struct {
    orr_core core;
    ORR_ZONE(EG_HAND) hand[EG_MAX_SEATS];      /* EG-123: known to the holder; tag: EG_KEPT, EG_PASSED, EG_DRAWN */
    ORR_ZONE(EG_FRONT) front[EG_MAX_SEATS];    /* face up, oldest first; tag of a Force to Play: its place */
    ORR_ZONE(1) offer[EG_MAX_SEATS];           /* a card laid down to be traded, swapped or passed; tag: its place */
    ORR_ZONE(EG_DECK) draw;                    /* EG-12 */
    ORR_ZONE(EG_DECK) discard;                 /* EG-13: face down; whoever saw a card go there knows its place */
    ORR_ZONE(EG_ROW) row;                      /* EG-14: Science, oldest first */
    ORR_ZONE(EG_COVERS) cover;                 /* Cancel Science in play; tag: position in the row, from 1 */
    ORR_ZONE(EG_STACK) stack;                  /* EG-40: cards being carried out, innermost last (EG-A64) */
    ORR_ZONE(1) role[EG_MAX_SEATS];            /* EG-17 */
    ORR_ZONE(1) spare;                         /* EG-A1 */
    ORR_ZONE(1) ability[EG_MAX_SEATS];         /* EG-119: unused, face down */
    ORR_ZONE(EG_MAX_ABILITIES) unused;         /* Special Abilities that were not dealt */
    ORR_ZONE(EG_MAX_ABILITIES) used;           /* used ones, face up, out of the game */
    orr_seats damaged;                         /* EG-A5 */
    orr_seats await;                           /* whoever left Cancel Psych face up in advance (EG-A66) */
    uint16_t turns;                            /* turns taken, with the one in which a team won */
    uint8_t active;                            /* EG-36 */
    uint8_t passed, drawn;                     /* PASSED and DRAWN cards of the active hand, as the table knows it */
    uint8_t stray;                             /* cards that left it since; nobody else knows from which place */
    uint8_t outcome;                           /* once over */
    /* Redundant: eg_derive computes these from the places above. */
    uint8_t banned;                            /* the colour whose pure Science is prohibited now, or 0 */
    uint8_t red, blue, yellow;                 /* uncovered Science of each colour */
    orr_seats psych;                           /* who has the Psych card in play in front of them; at most one */
    orr_seats protected, skipped, forced;      /* who has a Protect Player, Skip Turn, Force to Play in front of them */
    orr_seats owners;                          /* who has an unused Special Ability */
} eg_state;
_Static_assert(sizeof(eg_state) <= 2048, "state budget");
_Static_assert(sizeof(eg_state) % 4 == 0, "no hidden padding at the end");

enum {                                         /* procedures, in rulebook order */
    P_TURN, P_PLAY,
    P_DAMAGE_OR_HEAL, P_HEAL_ALL, P_STRAY_DAMAGE, P_FORCE_TO_PLAY, P_PSYCH_WEAPON, P_PSYCH_DEFENCE, P_CANCEL_SCIENCE,
    P_MOVE_CANCEL, P_REARRANGE, P_PROTECT_PLAYER, P_SHUFFLE_HANDS, P_RESET_HANDS, P_REPLACE_CARD, P_TAKE_FROM_DISCARD,
    P_SKIP_TURN, P_TRADE_CARDS, P_STEAL_CARD, P_PLAY_TOP_CARD, P_PEEK,
    P_AIM, P_HURT, P_ABILITY, N_PROCS
};
enum { P_FIRST_CARD = P_DAMAGE_OR_HEAL - EG_DAMAGE_OR_HEAL };   /* effect + this is its procedure */

/* Steps that other files name: moments of the flow, which window an open question stands for, what a question says. */
enum { T_START, T_WINDOW, T_WINDOW_ANSWER, T_SIFT, T_SIFT_ANSWER, T_PASS, T_PASS_ANSWER, T_SKIP, T_LATE,
       T_LATE_ANSWER };
enum { A_WINDOW, A_WINDOW_ANSWER, A_AIMED, A_GUARD, A_GUARD_ANSWER, A_DONE };
enum { RC_ASK, RC_ANSWER, RC_AIMED, RC_DISCARD, RC_DISCARD_ANSWER };
enum { TD_ASK, TD_ANSWER, TD_AIMED, TD_TAKE, TD_TAKE_ANSWER, TD_DISCARD, TD_DISCARD_ANSWER };
enum { TR_BEGIN, TR_ASK, TR_ANSWER, TR_AIMED, TR_OFFER, TR_OFFER_ANSWER };
enum { ST_ASK, ST_ANSWER, ST_AIMED, ST_REVEAL, ST_REVEAL_ANSWER, ST_DONE };
enum { PL_FORCE, PL_LATE, PL_LATE_ANSWER, PL_ASK, PL_ANSWER, PL_SHOW, PL_DISCARD, PL_DISCARD_ANSWER, PL_DONE };
enum {                                         /* its locals */
    PL_EXTRA,                                  /* 1 if an ability granted this Play step */
    PL_TAKES_HOLD,                             /* late Protect was declined */
    PL_OBEYED, PL_PLACE                        /* how many Force cards are being obeyed; the place they name */
};
enum { EG_L_HEALS = 1 };                       /* local of P_DAMAGE_OR_HEAL: it heals */
enum { EG_L_LIFT = 1 };                        /* local of P_MOVE_CANCEL: the position it moves from, once known */

static inline eg_state *eg(const orr_ctx *t) { return t->state; }
static inline bool eg_option(const orr_ctx *t, unsigned option) { return t->box->opt[option] != 0; }
static inline const eg_card_row *eg_card(const orr_ctx *t, unsigned kind) { return &eg_set_of(t->box)->cards[kind]; }
static inline unsigned eg_effect_of(const orr_ctx *t, unsigned kind) { return eg_card(t, kind)->effect; }
static inline orr_seat eg_next(const eg_state *p, unsigned seat)            /* clockwise */
{
    return (orr_seat)(seat + 1u == p->core.seats ? 0u : seat + 1u);
}
static inline orr_seats eg_all(const eg_state *p) { return (orr_seats)((1u << p->core.seats) - 1u); }
static inline bool eg_in(orr_seats set, unsigned seat) { return set >> seat & 1; }

/* EG-67, EG-74, EG-A14: only Science of the banned pure colour cannot be played. Two-colour Science can (EG-68, EG-75),
 * and so can Action cards, which have no colour. */
static inline bool eg_prohibited(const orr_ctx *t, unsigned kind)
{
    return eg(t)->banned && eg_card(t, kind)->colours == eg(t)->banned;
}

typedef uint64_t eg_kinds;                     /* a set of kinds of cards, a bit each */
_Static_assert(EG_MAX_KINDS <= 64, "a kind is a bit of eg_kinds");
static inline eg_kinds eg_kind(unsigned kind) { return (eg_kinds)1 << kind; }
static inline unsigned eg_lowest(eg_kinds set) { return (unsigned)__builtin_ctzll(set); }
static inline eg_kinds eg_kinds_of(const orr_card *c, unsigned n)
{
    eg_kinds set = 0;
    for (unsigned i = 0; i < n; i++) set |= eg_kind(c[i].kind);
    return set;
}
static inline void eg_offer_kinds(orr_list *l, unsigned verb, eg_kinds set)   /* each once, in order */
{
    for (; set; set &= set - 1) orr_offer(l, verb, eg_lowest(set), 0, 0, 0);
}

/* The first of `set` in play order from the active player; set must not be empty. */
orr_seat eg_first(const eg_state *, orr_seats set);

/* piles.c */
bool eg_draw(orr_ctx *, orr_seat, uint8_t tag, orr_rule why);              /* false: both piles are empty (EG-A11) */
void eg_renew(orr_ctx *);                                                  /* EG-37, if only the Draw pile is empty */
void eg_draw_left(orr_ctx *);                                              /* it lost a card: eager renewal (EG-A9) */
/* such a card leaves a hand, with the tag it had */
orr_card eg_take(orr_ctx *, orr_seat, unsigned kind, unsigned copy, orr_seats see);
void eg_discard_from_hand(orr_ctx *, orr_seat, unsigned kind, unsigned copy, orr_rule why); /* unseen (EG-A8) */
void eg_lay_down(orr_ctx *, orr_seat, unsigned kind, unsigned copy);       /* out of the hand, face down */
void eg_gain(orr_ctx *, orr_seat, orr_card);                               /* a card comes to a hand, tag EG_KEPT */
orr_card eg_pick_up(orr_ctx *, orr_seat, unsigned i);                      /* card i of its front leaves the table */
void eg_discard_front(orr_ctx *, orr_seat, unsigned effect, orr_rule why); /* the oldest such card of its front */
void eg_lay_before(orr_ctx *, orr_seat, orr_card, orr_rule why);
/* every kind in hand: once, or a copy of each place where a Force tells them apart */
void eg_offer_hand(const orr_ctx *, orr_seat, unsigned verb, orr_list *);
unsigned eg_copies(const orr_ctx *, orr_seat, unsigned kind);              /* which of them can be chosen, a bit each */

/* play.c */
unsigned eg_waiting(const orr_ctx *, orr_seat);                            /* places a Force may still name, as bits */
orr_next eg_play_card(orr_ctx *, orr_frame *, uint8_t then, orr_card);     /* f->who plays it; it may not be barred */
orr_next eg_put_away(orr_ctx *, orr_rule why);                             /* the innermost card is done: discarded */
orr_card eg_take_played(orr_ctx *);                                        /* the innermost card goes elsewhere */
orr_next eg_play_or_discard(orr_ctx *, orr_frame *, uint8_t then, orr_card, orr_rule if_not); /* EG-111, EG-115 */

/* aim.c: the PLAYED window, then Protect Player and HIT. Gives the seats that ignore the action, or -1: stopped. */
enum { AIM_TOGETHER = 1, AIM_NO_WINDOW = 2 };      /* flags: one refusal ends it (EG-A33); the window was held before */
orr_next eg_aim(orr_ctx *, orr_frame *, uint8_t then, orr_seats targets, uint8_t flags);

/* health.c */
orr_next eg_hurt(orr_ctx *, orr_frame *, uint8_t then, orr_seat);          /* EG-46 to EG-48 */
void eg_heal(orr_ctx *, orr_seat, orr_rule why);                           /* EG-49, EG-50 */

/* science.c, victory.c, psych.c */
static inline unsigned eg_winner(bool red, bool blue, bool yellow)         /* EG-8, EG-9, EG-A4: by the goals reached */
{
    return yellow ? EG_WON_EXTINCTIONISTS : red && blue ? EG_WON_BOTH : red ? EG_WON_ALIENS : EG_WON_SCIENTISTS;
}
void eg_count_science(orr_ctx *);                                          /* red, blue, yellow */
orr_next eg_add_science(orr_ctx *, orr_frame *, uint8_t then, orr_card);
bool eg_covered(const eg_state *, unsigned position);                      /* position in the row, from 1 */
bool eg_check_victory(orr_ctx *);                                          /* true: the match is over */
bool eg_goal_reached(const orr_ctx *);         /* by a team that can win */
orr_next eg_end_unfinished(orr_ctx *);
void eg_end_psych(orr_ctx *, orr_seat, orr_rule why);                      /* its Psych card, if any, is discarded */
bool eg_is_psych(const orr_ctx *, unsigned kind);

/* abilities.c */
bool eg_has(const orr_ctx *, orr_seat, eg_ability_effect, unsigned window);/* unused, and it works in that window */
const eg_ability_row *eg_spend(orr_ctx *, orr_seat);                       /* used and gone (EG-118, EG-A50) */
typedef struct {                               /* what becomes of the active hand */
    uint8_t draws, discards;                   /* by an ability */
    uint8_t then_draws, plays;                 /* by the rest of the turn */
} eg_course;
eg_course eg_rest_of_turn(unsigned window);                                /* without the ability's own part */
orr_rule eg_leaves_no_pass(const orr_ctx *, eg_course);                    /* EG-120 if so, else 0 */
unsigned eg_eligible(const orr_box *, unsigned seats, uint8_t *kinds);     /* abilities to shuffle; how many */

/* setup.c, view.c */
void eg_setup(orr_ctx *);
unsigned eg_stock(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]);
void eg_derive(orr_ctx *);
void eg_imagine(const orr_box *, const void *view, orr_rng *, void *state);
const char *eg_check(const orr_ctx *);
void eg_score(const orr_ctx *, int16_t score[ORR_MAX_SEATS]);
uint8_t eg_side(const orr_ctx *, orr_seat);
void eg_result(const orr_ctx *, orr_result *);
orr_seats eg_may(const orr_ctx *);
orr_rule eg_when(const orr_box *, orr_action);
const char *eg_word(const orr_box *, uint8_t noun, uint8_t value, orr_form);
orr_prompt eg_prompt(const orr_box *, const void *view);
const char *eg_check_box(const orr_box *, uint8_t seats);
void eg_paint(const orr_box *, const void *view, orr_canvas *);
int eg_facts(const orr_box *, const void *view, orr_fact *);
unsigned eg_banned(const orr_box *, const eg_view *);    /* the pure colour nobody can play now, or 0 */
enum { EG_N_REMARKS = 34 };
extern const orr_remark_kind eg_remark_kinds[];
bool eg_remark(const orr_box *, const void *view, orr_action, orr_remark *);

/* The procedures; game.c lists them. */
#define EG_PROC(name) \
    orr_next eg_run_##name(orr_ctx *, orr_frame *, const orr_answer *); \
    void eg_options_##name(const orr_ctx *, const orr_frame *, orr_seat, orr_list *)
EG_PROC(turn); EG_PROC(play);
EG_PROC(damage_or_heal); EG_PROC(heal_all); EG_PROC(stray_damage); EG_PROC(force_to_play); EG_PROC(psych);
EG_PROC(cancel_science); EG_PROC(move_cancel); EG_PROC(rearrange); EG_PROC(protect_player); EG_PROC(shuffle_hands);
EG_PROC(reset_hands); EG_PROC(replace_card); EG_PROC(take_from_discard); EG_PROC(skip_turn); EG_PROC(trade_cards);
EG_PROC(steal_card); EG_PROC(play_top_card); EG_PROC(peek); EG_PROC(aim); EG_PROC(hurt); EG_PROC(ability);
#undef EG_PROC
void eg_options_target(const orr_ctx *, const orr_frame *, orr_seat, orr_list *);  /* D9: any player (EG-44) */
#endif
