/* otv_state.h - the state of a match and what the chapters of the rules share. Private to this folder. */
#ifndef OTV_STATE_H
#define OTV_STATE_H
#include "games/onward_to_venus/otv_view.h"
#include "generated/games/onward_to_venus/otv_rules.h"

typedef struct {
    orr_core core;
    ORR_ZONE(OTV_HAND) hand[OTV_MAX_SEATS];        /* known to the holder; the cards of the empire to all (section 4) */
    ORR_ZONE(OTV_MAX_CARDS) deck, discard;         /* OTV-12; the discard pile lies face up (OTV-A33) */
    ORR_ZONE(1) table;                             /* an Action card while it is carried out (OTV-99) */
    uint16_t money[OTV_MAX_SEATS];                 /* pounds */
    uint16_t stall;                                /* turns since the last cube was taken (OTV-A60) */
    uint8_t piece[OTV_PIECES][OTV_PLANETS][OTV_MAX_SEATS];   /* OTV-7: units in orbit, on the surface, plants */
    uint8_t tiles[OTV_PLANETS][OTV_MAX_TILES];     /* game tiles on planets, by kind; their order means nothing */
    uint8_t bag[OTV_MAX_TILES];                    /* OTV-14; chance draws from it */
    uint8_t tile_discard[OTV_MAX_TILES];           /* OTV-25 */
    uint8_t big_game[OTV_MAX_SEATS];               /* tiles kept (OTV-60) */
    uint8_t crises[OTV_MAX_SEATS];                 /* OTV-76 */
    uint8_t trophies[OTV_MAX_SEATS];               /* alien tiles (OTV-80) */
    uint8_t taken[OTV_MAX_SEATS];                  /* pass cubes taken this period */
    uint8_t flipped[OTV_PLANETS];                  /* 1: destroyed (OTV-122, OTV-135, OTV-141) */
    uint8_t alien[OTV_PLANETS];                    /* alien tiles on planets */
    uint8_t level[OTV_PLANETS];                    /* crisis levels, in phase 4 (OTV-108, OTV-A63) */
    otv_claim claim;                               /* the defended claim going on */
    uint8_t period, cubes, holder;                 /* as in otv_view */
    uint8_t supply, invaded, ended;
    /* Redundant: otv_derive computes these from the pieces above. */
    uint8_t stock[OTV_STOCKS][OTV_MAX_SEATS];      /* counters off the board */
    uint8_t orbits[OTV_MAX_SEATS];                 /* planets where the seat has units in orbit, a bit each */
    uint8_t ports[OTV_MAX_SEATS];                  /* planets where it has spaceships in orbit */
    uint8_t zero;
} otv_state;
_Static_assert(sizeof(otv_state) <= 2048, "state budget");
_Static_assert(sizeof(otv_state) % 4 == 0, "no hidden padding at the end");

enum { P_PERIOD, P_MOVE, P_CLAIM, P_BUY, P_CARD, P_LIMIT, P_LOSE, P_CRISIS, P_MERCURY, P_TITAN, N_PROCS };

/* Steps that other files name: moments of the flow and prompts. */
enum { T_PERIOD, T_ASK, T_ANSWER, T_NEXT, T_PASSED, T_CRISIS, T_INCOME };
enum { M_SHIPS, M_SHIPS_ANSWER, M_INFANTRY, M_INFANTRY_ANSWER, M_TO, M_TO_ANSWER, M_TANKS, M_TANKS_ANSWER, M_ARRIVED,
       M_ARRIVED_ANSWER };
enum { C_START, C_LAND, C_LAND_ANSWER, C_TARGET, C_TARGET_ANSWER, C_ROLL, C_DECIDE, C_DECIDE_ANSWER, C_PAY,
       C_PAY_ANSWER, C_DONE };
enum { L_NEXT, L_ASK, L_ANSWER };
enum { K_DICE, K_PLANET, K_EACH, K_DAMAGE, K_NEXT };
enum { A_START, A_PLANET, A_PLANET_ANSWER, A_RAISE, A_RAISE_ANSWER, A_DONE };

/* Locals that other files name: of P_MOVE, P_LOSE and P_BUY. */
enum { OTV_M_FROM, OTV_M_ALLOWANCE = 4 };
enum { OTV_L_PLANET, OTV_L_LEFT };
enum { OTV_B_CHEAPER = 1 };

enum {                                             /* why pieces are lost: local of P_LOSE */
    OTV_CASUALTIES, OTV_VENUS_LOSS, OTV_EARTH_LOSS, OTV_EARTH_LOSS_TWO, OTV_MARS_LOSS, OTV_EARTH_DAMAGE
};

enum {                                             /* events */
    OTV_TOLD_DEALT, OTV_TOLD_EMPIRE_CARD, OTV_TOLD_DICE, OTV_TOLD_SUM, OTV_TOLD_HOLDER, OTV_TOLD_PERIOD, OTV_TOLD_LAID,
    OTV_TOLD_REMOVED, OTV_TOLD_BAG, OTV_TOLD_MOVES, OTV_TOLD_GROUP, OTV_TOLD_USES, OTV_TOLD_CLAIMS, OTV_TOLD_LANDS,
    OTV_TOLD_TAKES, OTV_TOLD_TARGET, OTV_TOLD_COST, OTV_TOLD_PAID, OTV_TOLD_FAILS, OTV_TOLD_BUILDS, OTV_TOLD_TAKES_OVER,
    OTV_TOLD_DRAWS, OTV_TOLD_RENEWED, OTV_TOLD_DISCARDS, OTV_TOLD_GAINS, OTV_TOLD_PAYS, OTV_TOLD_LOSES, OTV_TOLD_BUYS,
    OTV_TOLD_PLAYS, OTV_TOLD_RAISES, OTV_TOLD_CUBE, OTV_TOLD_LEVEL, OTV_TOLD_WIPED, OTV_TOLD_FLIPPED,
    OTV_TOLD_DAMAGE, OTV_TOLD_ROBS, OTV_TOLD_RANSOM, OTV_TOLD_INVADED, OTV_TOLD_RESET, OTV_TOLD_SCORES,
    OTV_TOLD_TOTAL, OTV_TOLD_WINS, OTV_TOLD_ALL_LOSE, OTV_N_EVENTS
};

static inline otv_state *otv(const orr_ctx *t) { return t->state; }
static inline bool otv_option(const orr_ctx *t, unsigned option) { return t->box->opt[option] != 0; }
static inline const otv_card_row *otv_card(const orr_ctx *t, unsigned kind) { return &otv_set_of(t->box)->cards[kind]; }
static inline const otv_tile_row *otv_tile(const orr_ctx *t, unsigned tile) { return &otv_set_of(t->box)->tiles[tile]; }
static inline orr_seat otv_next(const otv_state *p, unsigned seat)            /* clockwise */
{
    return (orr_seat)(seat + 1u == p->core.seats ? 0u : seat + 1u);
}
static inline unsigned otv_worth(unsigned unit) { return unit == OTV_TANK ? 2 : 1; }   /* OTV-67, OTV-68, OTV-78 */
static inline unsigned otv_stock_of(unsigned piece) { return piece < OTV_SURFACE ? piece : piece - OTV_UNITS; }
static inline bool otv_is_in_orbit(const otv_state *p, unsigned planet, unsigned s)
{
    return p->orbits[s] >> planet & 1;
}
static inline void otv_note_orbit(otv_state *p, unsigned planet, unsigned s) /* after units came to or left an orbit */
{
    const unsigned ships = p->piece[OTV_ORBIT + OTV_SPACESHIP][planet][s], bit = 1u << planet;
    const unsigned any =
        ships | p->piece[OTV_ORBIT + OTV_INFANTRY][planet][s] | p->piece[OTV_ORBIT + OTV_TANK][planet][s];
    p->orbits[s] = (uint8_t)(any ? p->orbits[s] | bit : p->orbits[s] & ~bit);
    p->ports[s] = (uint8_t)(ships ? p->ports[s] | bit : p->ports[s] & ~bit);
}
static inline unsigned otv_income_at(const otv_state *p, unsigned planet, unsigned s)   /* OTV-160 */
{
    const unsigned factories = p->piece[OTV_PLANT + OTV_FACTORY][planet][s],
                   mines = p->piece[OTV_PLANT + OTV_MINE][planet][s];
    return OTV_FACTORY_INCOME * factories + OTV_MINE_INCOME * mines;
}

/* period.c: tiles and pieces changing place */
void otv_discard_tile(orr_ctx *, unsigned planet, unsigned tile);
/* to stock (OTV-88, OTV-174) */
void otv_remove_piece(orr_ctx *, orr_seat, unsigned planet, unsigned piece, orr_rule why);
void otv_pay(orr_ctx *, orr_seat, unsigned pounds, orr_rule why);
void otv_gain(orr_ctx *, orr_seat, unsigned pounds, orr_rule why);
void otv_roll(orr_ctx *, uint8_t die[3], orr_rule why);                     /* three dice; 0 is a skull */

/* cards.c */
void otv_draw(orr_ctx *, orr_seat, unsigned n, orr_rule why);
orr_next otv_keep_limit(orr_ctx *, orr_frame *, uint8_t then, orr_seat);    /* OTV-57, then `then` */
orr_card otv_take_card(orr_ctx *, orr_seat, unsigned kind, orr_seats see);  /* a card leaves a hand */
void otv_spend(orr_ctx *, orr_seat, unsigned kind, orr_rule why);           /* used and discarded (OTV-100) */
void otv_spend_at(orr_ctx *, orr_seat, unsigned slot, orr_rule why);        /* that very card of the hand */
/* hand cards, a bit per effect */
void otv_offer_effects(const orr_ctx *, orr_seat, unsigned verb, unsigned effects, orr_list *);
typedef uint64_t otv_kinds;                                                 /* a set of kinds of card, a bit each */
_Static_assert(OTV_MAX_KINDS <= 64, "a kind is a bit of otv_kinds");
void otv_offer_actions(const orr_ctx *, orr_seat, orr_list *);              /* Action cards that can be played now */
unsigned otv_hand_limit(const orr_box *);
orr_rule otv_card_bar(const orr_ctx *, orr_seat, unsigned kind);            /* as an action; 0: it can be played */

/* claim.c, combat.c */
enum { OTV_WINDFALL_POUNDS = 3 };                                           /* OTV-59 */
static inline bool otv_is_defended(const orr_box *b, unsigned tile)         /* OTV-49 */
{
    return tile == OTV_ALIEN || otv_set_of(b)->tiles[tile].kind >= OTV_TENSION;
}
/* Can a tension claim of seat s take over this plant (OTV-51, OTV-77)? */
static inline bool otv_takes_over(const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS],
                                  const uint8_t stock[][OTV_MAX_SEATS], unsigned s, unsigned planet, unsigned owner,
                                  unsigned plant)
{
    return owner != s && piece[OTV_PLANT + plant][planet][owner] && stock[OTV_STOCK_PLANT + plant][s];
}
static inline unsigned otv_skulls(const otv_claim *c)                       /* OTV-85: all three dice */
{
    return !c->die[0] + 0u + !c->die[1] + !c->die[2];
}
unsigned otv_defence(const orr_box *, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS], const otv_claim *);
orr_rule otv_claim_bar(const orr_ctx *, orr_seat, unsigned planet, unsigned tile); /* 0: it can be claimed */
/* planets: where the seat has units in orbit, a bit each */
void otv_offer_claims(const orr_ctx *, orr_seat, unsigned planets, orr_list *);
bool otv_can_claim(const orr_ctx *, orr_seat, unsigned planet);
bool otv_is_target(const orr_ctx *, orr_seat, unsigned planet, unsigned owner, unsigned plant);
orr_next otv_run_combat(orr_ctx *, orr_frame *, const orr_answer *);        /* P_CLAIM from C_TARGET on */
void otv_options_combat(const orr_ctx *, const orr_frame *, orr_seat, orr_list *);
void otv_land(orr_ctx *, orr_seat, unsigned planet, unsigned unit, unsigned n, orr_rule why);
orr_next otv_success(orr_ctx *, orr_frame *);                               /* the tile's own effect */
orr_next otv_casualties(orr_ctx *, orr_frame *);                            /* the last step of a defended claim */

/* payment.c */
typedef struct {                                   /* what a hand is good for in a combat */
    unsigned sum[OTV_N_EFFECTS];                   /* n of all its cards, by effect */
    otv_kinds rerolls;                             /* kinds that roll again */
} otv_arms;
static inline void otv_add_arms(otv_arms *a, const otv_card_row *card) { a->sum[card->effect] += card->n; }
/* what a unit that lands is worth if every card in hand is spent */
static inline unsigned otv_worth_with(const otv_arms *a, unsigned unit)
{
    return otv_worth(unit) + a->sum[OTV_UNIT_INFANTRY + unit];
}
/* combat points, if all units in orbit land and every card is spent */
static inline unsigned otv_reach(const otv_arms *a, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS],
                                 unsigned planet, unsigned s)
{
    unsigned sum = a->sum[OTV_CP];
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        sum += piece[OTV_ORBIT + unit][planet][s] * otv_worth_with(a, unit);
    return sum;
}
/* what a card adds to a payment (OTV-69, OTV-70); may be 0 (OTV-A57) */
static inline unsigned otv_points_of(const otv_claim *c, const otv_card_row *card)
{
    return card->effect == OTV_CP ? card->n : card->n * c->committed[card->effect - OTV_UNIT_INFANTRY];
}
void otv_offer_decision(const orr_ctx *, orr_seat, orr_list *);             /* pay, decline, roll again */
orr_next otv_ask_payment(orr_ctx *, orr_frame *);
orr_next otv_take_payment(orr_ctx *, orr_frame *, orr_action);
void otv_offer_payment(const orr_ctx *, orr_seat, orr_list *);

/* buy.c */
unsigned otv_price(unsigned unit);                                          /* in pounds (OTV-90) */
void otv_buy(orr_ctx *, orr_seat, unsigned unit, unsigned planet, unsigned cheaper);
void otv_offer_buys(const orr_ctx *, orr_seat, unsigned cheaper, orr_list *);
bool otv_may_buy(const orr_ctx *, orr_seat, unsigned cheaper);              /* can, by the buyer's money and stock */
orr_next otv_buy_more(orr_ctx *, orr_frame *, uint8_t then, orr_seat, unsigned left, unsigned cheaper);

/* losses.c */
orr_next otv_lose(orr_ctx *, orr_frame *, uint8_t then, orr_seat, unsigned planet, unsigned n, unsigned why);
/* casualties; the frame ends with them */
orr_next otv_lose_instead(orr_ctx *, orr_frame *, unsigned planet, unsigned n);
bool otv_has_at(const otv_state *, orr_seat, unsigned planet);              /* units or plants */

/* crisis.c, mercury.c, titan.c, aliens.c */
enum {                                   /* what a crisis does; the client has words for each, so the order stays */
    OTV_DOES_NOTHING, OTV_DOES_ROB, OTV_DOES_REMOVE_UNIT, OTV_DOES_REMOVE_PLANT, OTV_DOES_UNITS, OTV_DOES_DESTROY,
    OTV_DOES_PLANT, OTV_DOES_PLANTS, OTV_DOES_ALL_LOSE, OTV_DOES_DESTROY_AND_HIT, OTV_DOES_RANSOM,
    OTV_DOES_RANSOM_BEYOND, OTV_DOES_ALIENS
};
enum { OTV_LEVELS = 5 };                 /* 0 to 4; more does what 4 does */
unsigned otv_crisis_does(unsigned planet, unsigned level);                  /* a level below OTV_LEVELS */
unsigned otv_mercury_price(unsigned level);                                 /* of its power, in pounds */
/* plants there that the one asked (P_TITAN) has not paid for */
unsigned otv_unpaid(const orr_frame *, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS], unsigned planet,
                    unsigned plant);
orr_seats otv_top_earners(const otv_state *, unsigned planet);
void otv_wipe(orr_ctx *, unsigned planet, orr_rule why);
bool otv_alien_step(orr_ctx *);                                             /* false: Earth is reached */
orr_next otv_all_lose(orr_ctx *, unsigned how);

/* scoring.c */
void otv_tell_scores(orr_ctx *);

/* reasons.c: the reason to give if nothing better is found; called before the list considers its candidates */
orr_rule otv_when(const orr_box *, orr_action);
void otv_why_no_card(const orr_ctx *, orr_seat, orr_list *, unsigned verb);
void otv_why_no_payment(const orr_ctx *, orr_seat, orr_list *);

/* the hooks */
void otv_setup(orr_ctx *);
unsigned otv_stock(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]);
const char *otv_check_box(const orr_box *, uint8_t seats);
void otv_derive(orr_ctx *);
bool otv_any_landed(const otv_state *);
void otv_count_stock(orr_ctx *);
void otv_observe(const orr_ctx *, orr_seat, void *view);
void otv_imagine(const orr_box *, const void *view, orr_rng *, void *state);
const char *otv_check(const orr_ctx *);
void otv_score(const orr_ctx *, int16_t score[ORR_MAX_SEATS]);
void otv_result(const orr_ctx *, orr_result *);
const char *otv_word(const orr_box *, uint8_t noun, uint8_t value, orr_form);
orr_prompt otv_prompt(const orr_box *, const void *view);
uint8_t otv_die_face(const orr_box *, uint8_t side);
void otv_paint(const orr_box *, const void *view, orr_canvas *);
int otv_facts(const orr_box *, const void *view, orr_fact *);
enum { OTV_N_REMARKS = 17 };
extern const orr_remark_kind otv_remark_kinds[];
bool otv_remark(const orr_box *, const void *view, orr_action, orr_remark *);
unsigned otv_income_seen(const otv_view *, unsigned planet, unsigned s);
unsigned otv_points_seen(const orr_box *, const otv_view *, unsigned planet, unsigned s); /* if the game ended now */
unsigned otv_total_seen(const orr_box *, const otv_view *, unsigned s);
unsigned otv_level_seen(const orr_box *, const otv_view *, unsigned planet); /* before the dice: the least it will be */
unsigned otv_alien_next(const orr_box *, const uint8_t flipped[OTV_PLANETS], unsigned taken); /* aliens.c: OTV-150 */

/* The procedures; game.c lists them. */
#define OTV_PROC(name) \
    orr_next otv_run_##name(orr_ctx *, orr_frame *, const orr_answer *); \
    void otv_options_##name(const orr_ctx *, const orr_frame *, orr_seat, orr_list *)
OTV_PROC(period); OTV_PROC(move); OTV_PROC(claim); OTV_PROC(buy); OTV_PROC(card); OTV_PROC(limit); OTV_PROC(lose);
OTV_PROC(crisis); OTV_PROC(mercury); OTV_PROC(titan);
#undef OTV_PROC
#endif
