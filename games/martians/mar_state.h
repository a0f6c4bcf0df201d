/* mar_state.h - the state of a match and what the chapters of the rules share. Private to this folder. */
#ifndef MAR_STATE_H
#define MAR_STATE_H
#include "games/martians/mar_view.h"
#include "generated/games/martians/mar_rules.h"

typedef struct {
    orr_core core;
    ORR_ZONE(MAR_HAND) hand[MAR_SEATS];          /* known to the holder; tag 1: covered by Angry (MAR-A68) */
    ORR_ZONE(MAR_WEAPONS) weapon[MAR_SEATS];     /* in play, face up; tag: Bullets on it */
    ORR_ZONE(MAR_DECK) draw, discard;            /* Event cards, in competitive play the Martian cards too (MAR-15) */
    ORR_ZONE(MAR_EFFECTS) effect;                /* face up in front of their players; tag: until when (MAR-A110) */
    ORR_ZONE(MAR_STACK) played;                  /* being carried out, innermost last */
    ORR_ZONE(MAR_MARTIAN_DECK) martian_draw, martian_discard;    /* co-op (MAR-20) */
    ORR_ZONE(MAR_MARTIAN_EFFECTS) martian_effect;/* MAR-85 */
    ORR_ZONE(1) revealed;                        /* the Martian card being carried out */
    ORR_ZONE(MAR_SPOTS) tile_pile, tile_gone;    /* MAR-11, MAR-A126 */
    ORR_ZONE(1) tile_drawn;
    ORR_ZONE(1) map[MAR_SPOTS];                  /* tiles on the table, by letter; tag: quarter turns clockwise */
    ORR_ZONE(MAR_ITEMS) item_pile;               /* face down, mixed (MAR-17) */
    ORR_ZONE(MAR_N_ITEMS) held[MAR_SEATS];       /* public (MAR-82) */
    ORR_ZONE(MAR_N_ITEMS) ship;                  /* deposited (MAR-4) */
    ORR_ZONE(MAR_LYING) lying[MAR_BUILDINGS];    /* face down in a building; tag: square */
    ORR_ZONE(MAR_FARMS) marker_pile;             /* MAR-13 */
    ORR_ZONE(1) marker[MAR_FARMS];               /* on the centre of the n-th Farm; tag: facing */
    mar_squares martian[MAR_SPOTS];              /* MAR-99: one per square */
    mar_squares moved[MAR_SPOTS];                /* Martians that have moved in this step 6 (MAR-A55) */
    mar_squares life_at[MAR_BUILDINGS], bullets_at[MAR_BUILDINGS];   /* tokens on building squares, face up (MAR-A19) */
    orr_seats normal, diced, jammed, answered;   /* see mar_view */
    uint16_t turns;
    uint8_t column[MAR_SPOTS], row[MAR_SPOTS];   /* cell of a tile on the table; the House is (32, 32) */
    uint8_t at_tile[MAR_SEATS], at_square[MAR_SEATS];
    uint8_t life[MAR_SEATS], bullets[MAR_SEATS];
    uint8_t collected[MAR_SEATS];                /* Martians; competitive only */
    uint8_t extra[MAR_SEATS][MAR_SEATS];         /* MAR-A67, MAR-A111 */
    uint8_t supply, boxed;                       /* Martian figures beside the board; out of the game */
    uint8_t life_supply, bullet_supply;
    uint8_t life_proxies, bullet_proxies;        /* tokens handed out beyond those in the box (MAR-A9) */
    uint8_t letters;                             /* given to tiles so far */
    uint8_t active, dealer;
    uint8_t extra_turns;                         /* won by It's GO Time! and not begun (MAR-140) */
    uint8_t dead;                                /* the active player has died in this turn (MAR-A43) */
    uint8_t fighting;                            /* a combat of the active player goes on (MAR-A41, MAR-A107) */
    uint8_t weapon_used;                         /* they have used a weapon in it (MAR-107) */
    uint8_t covered;                             /* cards still to be played through Angry (MAR-A68) */
    uint8_t angry;                               /* whose Angry is carried out, or MAR_NONE */
    uint8_t die;                                 /* the last die, as rolled */
    uint8_t rolled;                              /* die + Life of step 4; 0 before it and without it */
    uint8_t roll_plus, roll_minus;               /* what was added and taken away at that roll */
    uint8_t steps;                               /* made in this step 5 */
    uint8_t to_move;                             /* Martians still to be moved in this step 6 */
    uint8_t outcome, winner;                     /* winner: a seat, in competitive play */
    uint8_t reaction[MAR_SEATS];                 /* hidden: answers of an open window, plus 1; 0 none yet (MAR-A108) */
    uint8_t zero[3];
    /* Redundant: mar_derive computes these from the members above. */
    uint8_t plays[MAR_SEATS];                    /* plays left: normal and extra */
    /* running Stupid Humans!, Homeland Security, Levitation, End of the World */
    uint8_t minus, frozen, no_move, no_tiles;
    uint8_t plus, doubled;                       /* running Wait! of the active player; There Is No Way */
    uint8_t ship_at;                             /* tile with the face-up Mother Ship, or MAR_NONE */
    uint8_t loaded;                              /* seats that hold all three Items, a bit each */
    uint8_t armed;                               /* seats with a weapon that can be used at any time, a bit each */
    uint8_t ready;                               /* seats with a card in hand and a play left, a bit each */
    uint8_t zero_too[1];
    uint32_t crowded;                            /* tiles with Martians, a bit each */
    uint8_t behind[MAR_SPOTS];  /* sides with a Martian behind their gate, on the next tile, a bit each */
    /* steps for Martians: the ways, but none nearer to a pawn that used Dice protect (MAR-137) */
    mar_kept open[MAR_SPOTS];
    mar_map town;
} mar_state;
_Static_assert(sizeof(mar_state) <= 4096, "state budget");
_Static_assert(sizeof(mar_state) % 4 == 0, "no hidden padding at the end");

enum {                                           /* procedures */
    P_TURN, P_COMBAT, P_DEATH, P_CARD, P_ARRIVE, P_HURT, P_BRIGHT_LIGHTS, P_FAKED, P_COOK, P_LANDING, P_HYSTERIA,
    P_DESTINATION, P_CANDY, P_ONE_TILE, P_MARTIAL_LAW, P_ADDRESS, P_SEARCHLIGHT, N_PROCS
};

enum {                                           /* steps of the turn that other files name */
    T_START, T_BEGIN, T_BEGIN_ANSWER, T_PLACE, T_PLACE_ANSWER, T_SHORT, T_SHORT_ANSWER, T_TOKENS, T_TOKENS_ANSWER,
    T_MARKER, T_CALM, T_CALM_ANSWER, T_FIGHT, T_FOUGHT, T_CLEARED, T_CLEARED_ANSWER, T_ROLL, T_ROLL_ANSWER, T_MOVE,
    T_MOVE_ANSWER, T_MARTIANS, T_MARTIANS_ANSWER, T_WANDER, T_WANDER_ANSWER, T_SPAWN, T_SPAWN_FARM, T_SPAWN_PICK,
    T_SPAWN_SQUARE, T_END, T_END_ANSWER
};

/* and of a fight, of cards that move figures or a pawn, and of the Searchlight */
enum { C_START, C_ROLL, C_ROLL_ANSWER, C_SHORT, C_SHORT_ANSWER, C_DEPOSIT, C_DEPOSIT_ANSWER, C_SHIP };
enum { F_START, F_TILE, F_TILE_ANSWER, F_TO, F_TO_ANSWER, F_SQUARE, F_SQUARE_ANSWER };
enum { DE_TILE, DE_TILE_ANSWER, DE_SQUARE, DE_SQUARE_ANSWER, DE_DONE };
enum { S_GIVE, S_GIVE_ANSWER, S_TAKE, S_TAKE_ANSWER };

enum { MAR_C_NEEDS };                            /* local of P_COMBAT: what a failed roll is short */
/* local of P_TURN: the active player has won the fight of step 2 and is still where that was (MAR-A27) */
enum { MAR_T_WON = 6 };

enum {                                           /* events */
    MAR_TOLD_DEALER, MAR_TOLD_TURN, MAR_TOLD_TILE, MAR_TOLD_NO_TILE, MAR_TOLD_PLACED, MAR_TOLD_TILE_GONE,
    MAR_TOLD_LOCKED, MAR_TOLD_MARTIAN, MAR_TOLD_TOKEN, MAR_TOLD_MARKER, MAR_TOLD_ROLL, MAR_TOLD_STEP, MAR_TOLD_PAWN,
    MAR_TOLD_COMBAT, MAR_TOLD_WON_COMBAT, MAR_TOLD_LOST_ROLL, MAR_TOLD_LIFE, MAR_TOLD_SPENT, MAR_TOLD_COLLECTED,
    MAR_TOLD_NO_COMBAT, MAR_TOLD_DEAD, MAR_TOLD_TOOK, MAR_TOLD_TOOK_ITEM, MAR_TOLD_DUPLICATE, MAR_TOLD_DEPOSIT,
    MAR_TOLD_LIES, MAR_TOLD_FOUND, MAR_TOLD_TO_PILE, MAR_TOLD_FLIPPED, MAR_TOLD_MOVED, MAR_TOLD_REMOVED, MAR_TOLD_DRAWN,
    MAR_TOLD_RENEWED, MAR_TOLD_DISCARD, MAR_TOLD_PLAYED, MAR_TOLD_PLAYED_ON, MAR_TOLD_REVEALED, MAR_TOLD_TARGET,
    MAR_TOLD_REACTS, MAR_TOLD_CANCELLED, MAR_TOLD_RUNS, MAR_TOLD_ENDS, MAR_TOLD_IN_PLAY, MAR_TOLD_USED,
    MAR_TOLD_BULLETS, MAR_TOLD_LOOKS, MAR_TOLD_EXCHANGED, MAR_TOLD_SEARCHED, MAR_TOLD_SWAPPED, MAR_TOLD_NO_SWAP,
    MAR_TOLD_NOTHING, MAR_TOLD_EXTRA_TURN, MAR_TOLD_WON, MAR_TOLD_OVER, MAR_TOLD_ROLL_STEPS,
    MAR_TOLD_ROLL_CHANGED, MAR_TOLD_ROLL_MARTIANS, MAR_N_EVENTS
};

static inline mar_state *mar(const orr_ctx *t) { return t->state; }
static inline bool mar_option(const orr_ctx *t, unsigned option) { return t->box->opt[option] != 0; }
static inline bool mar_together(const orr_ctx *t) { return mar_coop(t->box); }
static inline const mar_card_row *mar_card(const orr_ctx *t, unsigned kind) { return &mar_set_of(t->box)->cards[kind]; }
static inline unsigned mar_effect_of(const orr_ctx *t, unsigned kind) { return mar_card(t, kind)->effect; }
static inline orr_seat mar_next(const mar_state *p, unsigned seat)          /* clockwise */
{
    return (orr_seat)(seat + 1u == p->core.seats ? 0u : seat + 1u);
}
static inline bool mar_in(unsigned set, unsigned seat) { return set >> seat & 1; }
static inline mar_squares mar_sq(unsigned square) { return (mar_squares)(1u << square); }
static inline unsigned mar_lowest(unsigned set) { return (unsigned)__builtin_ctz(set); }
static inline unsigned mar_min(unsigned a, unsigned b) { return a < b ? a : b; }
static inline bool mar_lies(const mar_state *p, unsigned spot) { return p->map[spot].z.n; }
static inline unsigned mar_kind_at(const mar_state *p, unsigned spot) { return p->map[spot].card[0].kind; }
static inline const mar_tile_row *mar_tile(const orr_ctx *t, unsigned kind) { return &mar_set_of(t->box)->tiles[kind]; }
static inline unsigned mar_sort_at(const orr_ctx *t, unsigned spot)
{
    return mar_tile(t, mar_kind_at(mar(t), spot))->kind;
}
/* Is this tile a building in the sense of MAR-110 and MAR-A21: named, or the House? Its number is then its kind. */
static inline bool mar_is_building(const orr_ctx *t, unsigned spot)
{
    const unsigned sort = mar_sort_at(t, spot);
    return sort == MAR_NAMED || sort == MAR_START;
}
static inline bool mar_martian_on(const mar_state *p, unsigned spot, unsigned square)
{
    return p->martian[spot] >> square & 1;
}
static inline bool mar_on_building(const mar_state *p, unsigned seat)       /* where tokens can lie (MAR-41) */
{
    return p->town.building[p->at_tile[seat]] >> p->at_square[seat] & 1;
}
static inline bool mar_attacked(const mar_state *p, unsigned seat)          /* a Martian shares the pawn's square */
{
    return mar_martian_on(p, p->at_tile[seat], p->at_square[seat]);
}

typedef uint64_t mar_kinds;                      /* a set of kinds of cards, a bit each */
_Static_assert(MAR_MAX_CARDS <= 64 && MAR_N_EFFECTS <= 64, "a kind is a bit of mar_kinds");
static inline mar_kinds mar_hand_kinds(const mar_state *p, unsigned seat)
{
    mar_kinds set = 0;
    for (unsigned i = 0; i < p->hand[seat].z.n; i++) set |= mar_bit(p->hand[seat].card[i].kind);
    return set;
}

static inline void mar_note_ready(mar_state *p, unsigned seat)  /* after its hand or its plays have changed */
{
    const unsigned ready = p->hand[seat].z.n && p->plays[seat];
    p->ready = (uint8_t)((p->ready & ~(1u << seat)) | ready << seat);
}

/* map.c */
void mar_build_town(orr_ctx *);                                            /* p->town from the tiles on the table */
/* p->town grows by the tile at this letter */
void mar_lay_tile(orr_ctx *, unsigned spot, unsigned beside, unsigned side);
bool mar_closed(const mar_state *);                                        /* MAR-A11: no exit faces an empty cell */
bool mar_can_place(const orr_ctx *);                                       /* has the drawn tile a legal placement? */
void mar_options_place(const orr_ctx *, orr_list *);
void mar_tile_left(orr_ctx *, unsigned spot);  /* p->town without a tile that has just left */

/* paths.c */
/* keeps the nearest of the goals (MAR-A105) */
void mar_nearest(const mar_state *, unsigned spot, unsigned square, mar_squares goal[MAR_SPOTS]);
void mar_note_open(mar_state *);                                           /* p->open from town, pawns and used Dice */
/* The pawns that count for p->open: those with a used Dice, but the active player's, who may still walk, only when
 * they have done so. Between two turns, at T_START, the active player is the one whose turn has ended. */
static inline unsigned mar_guarded(const mar_state *p)
{
    const unsigned step = p->core.frame[0].step;
    return step > T_START && step <= T_MOVE_ANSWER ? p->diced & ~(1u << p->active) : p->diced;
}
typedef struct { uint8_t to[MAR_SEATS][MAR_SPOTS][MAR_SQUARES]; } mar_guard;  /* distances to pawns with a used Dice */
const mar_guard *mar_guard_open(const mar_state *, mar_guard *);          /* NULL if there are none */
bool mar_barred(const mar_state *, const mar_guard *, unsigned spot, unsigned square, unsigned to_spot,
                unsigned to_square);

/* martians.c */
bool mar_add_martian(orr_ctx *, unsigned spot, unsigned square, orr_rule why);   /* false: the supply is empty */
/* off its square; its figure is in nobody's place now */
void mar_lift_martian(orr_ctx *, unsigned spot, unsigned square);
void mar_shift_martian(orr_ctx *, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square, orr_rule why);
void mar_to_supply(orr_ctx *, unsigned n);
mar_squares mar_placing(const orr_ctx *, unsigned spot);  /* where Martians may be placed (MAR-45, MAR-49) */
void mar_collect(orr_ctx *, orr_seat, unsigned n, orr_rule why);           /* MAR-70, MAR-109; may end the match */

/* wander.c */
void mar_note_gates(mar_state *, unsigned spot);                           /* p->behind of one tile */
void mar_note_martians(mar_state *);  /* p->crowded and p->behind from Martians and town */
/* one stands on the square, or no longer: the same, kept */
void mar_martian_came(mar_state *, unsigned spot, unsigned square);
void mar_martian_went(mar_state *, unsigned spot, unsigned square);
bool mar_can_wander(const mar_state *);                                    /* is there a move for D6 at all? */
void mar_options_wander(const mar_state *, orr_list *);

/* tokens.c */
void mar_gain_life(orr_ctx *, orr_seat, unsigned n);
void mar_lose_life(orr_ctx *, orr_seat, unsigned n, orr_rule why);         /* at most what is there */
void mar_gain_bullets(orr_ctx *, orr_seat, unsigned n);
void mar_lose_bullets(orr_ctx *, orr_seat, unsigned n);
void mar_return_bullets(orr_ctx *, unsigned n);
bool mar_holds(const mar_state *, orr_seat, unsigned item);
bool mar_might_take(const orr_ctx *, orr_seat);  /* by public facts: something to take or deposit here */
void mar_options_take(const orr_ctx *, orr_seat, orr_list *);              /* takes and deposits on the pawn's square */
void mar_take_or_deposit(orr_ctx *, orr_seat, const orr_action *);
mar_squares mar_free_squares(const orr_ctx *, unsigned building);          /* building squares without a token */
void mar_items_changed(orr_ctx *, orr_seat);                               /* keeps p->loaded */
void mar_lose_items(orr_ctx *, orr_seat, orr_rule why);                    /* into the pile, mixed */
/* What a seat calls an Item lying face down: by its kind if it knows it. */
static inline unsigned mar_token_of(const orr_card *c, orr_seat s)
{
    return mar_in(c->know, s) ? (unsigned)MAR_T_FUEL + c->kind : MAR_T_ITEM;
}
/* index, or MAR_NONE */
unsigned mar_find_lying(const mar_state *, orr_seat, unsigned building, unsigned square, unsigned token);
bool mar_knows_duplicate(const mar_state *, orr_seat, const orr_card *);   /* MAR-A114 */

/* play.c */
bool mar_draw(orr_ctx *, orr_seat, orr_rule why);
void mar_discard(orr_ctx *, orr_card);                                     /* on the pile of its deck */
orr_card mar_take_card(orr_ctx *, orr_seat, unsigned kind);                /* out of a hand, face up */
void mar_put_weapon(orr_ctx *, orr_seat, orr_card);
orr_card mar_lift_weapon(orr_ctx *, orr_seat, unsigned effect);            /* its Bullets go back to the supply */
bool mar_has_weapon(const orr_ctx *, orr_seat, unsigned effect);
unsigned mar_weapon_kind(const orr_ctx *, orr_seat, unsigned effect);
void mar_count_plays(orr_ctx *);
void mar_count_effects(orr_ctx *);
typedef struct { uint8_t minus, frozen, no_move, no_tiles, plus, doubled; } mar_running;   /* as in mar_state */
void mar_count_running(mar_running *, unsigned effect, unsigned until, unsigned active);   /* one card more */
void mar_count_armed(orr_ctx *);
void mar_end_effects(orr_ctx *, unsigned until);
void mar_renew(orr_ctx *);                                                 /* the Event cards' */
void mar_renew_martians(orr_ctx *);

/* playable.c */
orr_rule mar_bar(const orr_ctx *, orr_seat, unsigned effect);  /* why such a card cannot be announced now; 0: it can */
orr_rule mar_bar_use(const orr_ctx *, orr_seat, unsigned effect);
bool mar_is_weapon(unsigned effect);
void mar_offer_cards(const orr_ctx *, orr_seat, orr_list *, unsigned plain, unsigned on, mar_kinds hand);
/* tiles beside it where a Martian of it may go, a bit each */
unsigned mar_candy_sides(const mar_state *, const mar_guard *, unsigned from);
bool mar_removable(const orr_ctx *, unsigned spot);                        /* MAR-A97 */
unsigned mar_exchangeable(const orr_ctx *);                                /* markers, a bit each (MAR-A85) */

/* cards */
orr_next mar_resolve(orr_ctx *, orr_frame *, unsigned effect);  /* cards.c: what a card does; goes on at K_DONE */
void mar_place_pawn(orr_ctx *, orr_seat, unsigned spot, unsigned square, orr_rule why);
void mar_find_ship(orr_ctx *);                                              /* p->ship_at from the markers */
orr_next mar_ask_choice(orr_ctx *, orr_frame *, orr_seat who, uint8_t answer_step);
bool mar_swap_exists(const orr_ctx *, orr_seat);                           /* searchlight.c */

/* victory.c */
void mar_ship_test(orr_ctx *);                                             /* MAR-A61 */
void mar_map_test(orr_ctx *);                                              /* MAR-6, MAR-A16 */
orr_next mar_end(orr_ctx *, unsigned outcome, orr_seat winner, orr_rule why);   /* sets the outcome; ORR_NEXT */
static inline bool mar_ended(const orr_ctx *t) { return mar(t)->outcome != MAR_RUNNING; }

/* reasons.c: the reason to give if nothing better is found; called before the list considers its candidates */
orr_rule mar_when(const orr_box *, orr_action);
void mar_why_no_place(const orr_ctx *, orr_list *);
void mar_why_no_step(const orr_ctx *, orr_seat, orr_list *);
void mar_why_no_wandering(const mar_state *, orr_list *);
void mar_why_no_placing(const mar_state *, unsigned spot, orr_list *);
void mar_why_no_token(const mar_state *, orr_seat, orr_list *);
void mar_why_no_card(orr_list *, mar_kinds has, unsigned verb);

/* setup.c, view.c, check.c, words.c, paint.c: hooks */
unsigned mar_stock(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]);
void mar_setup(orr_ctx *);
void mar_derive(orr_ctx *);
orr_seats mar_may(const orr_ctx *);
void mar_observe(const orr_ctx *, orr_seat, void *view);
void mar_imagine(const orr_box *, const void *view, orr_rng *, void *state);
const char *mar_check(const orr_ctx *);
void mar_score(const orr_ctx *, int16_t score[ORR_MAX_SEATS]);
void mar_result(const orr_ctx *, orr_result *);
const char *mar_word(const orr_box *, uint8_t noun, uint8_t value, orr_form);
uint8_t mar_turned(uint8_t noun, uint8_t value, uint8_t seats, orr_seat first);
orr_prompt mar_prompt(const orr_box *, const void *view);
const char *mar_check_box(const orr_box *, uint8_t seats);
void mar_paint(const orr_box *, const void *view, orr_canvas *);
int mar_facts(const orr_box *, const void *view, orr_fact *);
unsigned mar_plays_seen(const mar_view *, unsigned s);    /* cards a seat may still play in this cycle */
mar_running mar_running_seen(const orr_box *, const mar_view *);          /* remarks.c: effects that run */
enum { MAR_N_REMARKS = 22 };
extern const orr_remark_kind mar_remark_kinds[];
bool mar_remark(const orr_box *, const void *view, orr_action, orr_remark *);
unsigned mar_video_loss(const orr_box *, unsigned has);   /* cards.c: Life or Bullets that Video Game takes at most */

#define MAR_PROC(name) \
    orr_next mar_run_##name(orr_ctx *, orr_frame *, const orr_answer *); \
    void mar_options_##name(const orr_ctx *, const orr_frame *, orr_seat, orr_list *)
MAR_PROC(turn); MAR_PROC(combat); MAR_PROC(death); MAR_PROC(card); MAR_PROC(arrive); MAR_PROC(hurt);
MAR_PROC(bright_lights); MAR_PROC(faked); MAR_PROC(cook); MAR_PROC(landing); MAR_PROC(hysteria); MAR_PROC(destination);
MAR_PROC(candy); MAR_PROC(one_tile); MAR_PROC(martial_law); MAR_PROC(address); MAR_PROC(searchlight);
#undef MAR_PROC
void mar_options_interject(const orr_ctx *, const orr_frame *, orr_seat, orr_list *);
#endif
