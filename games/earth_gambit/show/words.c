/* words.c - the names of things, and what each question asks. */
#include "games/earth_gambit/eg_state.h"

/* What a Role says, with the goal of the set: EG-4 to EG-6, EG-A77. */
static const char *goal_text(const orr_box *b, unsigned team)
{
#define GOAL(n, colour) "Your team wins when " #n " " colour " Science count."
#define GOALS(c)                                                                                                       \
    GOAL(2, c), GOAL(3, c), GOAL(4, c), GOAL(5, c), GOAL(6, c), GOAL(7, c), GOAL(8, c), GOAL(9, c), GOAL(10, c),       \
        GOAL(11, c), GOAL(12, c), GOAL(13, c), GOAL(14, c), GOAL(15, c), GOAL(16, c), GOAL(17, c), GOAL(18, c)
    static const char *const text[EG_N_TEAMS][EG_ROW - EG_LEAST_GOAL + 1] = { { GOALS("red") }, { GOALS("blue") },
                                                                              { GOALS("yellow") } };
    return text[team][eg_goal(b, team) - EG_LEAST_GOAL];
}

const char *eg_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const orr_named tags[] = { { "kept", "kept" }, { "passed", "passed" }, { "drawn", "drawn" } };
    static const orr_named places[] = { { "hand", "the card in their hand" }, { "passed", "the card passed to them" },
                                    { "drawn", "the card they draw" } };
    static const orr_named copies[] = { { "", "" }, { "kept", " (kept)" },
                                    { "passed", " (passed to you)" }, { "drawn", " (just drawn)" } };
    static const orr_named outcomes[] = { { "aliens", "the Aliens" }, { "scientists", "the Scientists" },
                                      { "extinctionists", "the Extinctionists" },
                                      { "aliens-and-scientists", "the Aliens and the Scientists" },
                                      { "unfinished", "nobody" } };
    const eg_set *set = eg_set_of(b);
    switch (noun) {
    case EG_N_KIND:
        return value < set->cards_n
                 ? orr_name_of(set->cards[value].id, set->cards[value].name, set->cards[value].text, form)
                 : NULL;
    case EG_N_ROLE:
        return value < set->roles_n
                 ? orr_name_of(set->roles[value].id, set->roles[value].name, goal_text(b, value), form)
                 : NULL;
    case EG_N_ABILITY:
        return value < set->abilities_n
                 ? orr_name_of(set->abilities[value].id, set->abilities[value].name, set->abilities[value].text, form)
                 : NULL;
    case EG_N_TAG: return orr_name_in(tags, ORR_COUNT(tags), value, form);
    case EG_N_PLACE: return orr_name_in(places, ORR_COUNT(places), value, form);
    case EG_N_OUTCOME: return orr_name_in(outcomes, ORR_COUNT(outcomes), value, form);
    case EG_N_COPY: return orr_name_in(copies, ORR_COUNT(copies), value, form);
    default: return NULL;
    }
}

/* ---- questions ------------------------------------------------------------------------------------------------- */

static unsigned played(const eg_view *v) { return v->stack.face[v->stack.z.n - 1].kind; }    /* a card lies there */

/* Somebody's card asks this seat: `text` names them and the card; `own` is said to whoever played it. */
static orr_prompt by(const eg_view *v, const orr_frame *f, const char *text, const char *own)
{
    if (f->who == v->look.seat) return orr_prompt_of(own);
    return orr_prompt_two(text, ORR_N_SEAT, f->who, EG_N_KIND, played(v));
}

static orr_prompt turn_prompt(const eg_view *v, const orr_frame *f)
{
    switch (f->step) {
    case T_WINDOW_ANSWER: return orr_prompt_of("Your turn: draw a card");
    case T_SIFT_ANSWER: return orr_prompt_of("Discard a card from your hand");
    case T_PASS_ANSWER:
        return orr_prompt_on("Give a card to {1}", ORR_N_SEAT, f->who + 1u == v->look.seats ? 0 : f->who + 1u);
    case T_LATE_ANSWER:
        return orr_prompt_of("Skip Turn makes you miss this turn. Block it with Protect Player?");
    }
    orr_impossible();
}

static bool has_in_front(const orr_box *b, const eg_view *v, unsigned s, unsigned effect)
{
    bool has = false;
    for (unsigned i = 0; s < v->look.seats && i < v->front[s].z.n; i++)
        has |= eg_set_of(b)->cards[v->front[s].face[i].kind].effect == effect;
    return has;
}
static const char *play_prompt(const orr_box *b, const eg_view *v, const orr_frame *f)
{
    switch (f->step) {
    case PL_ANSWER: return has_in_front(b, v, f->who, EG_FORCE_TO_PLAY) ? "Play a card: Force to Play decides which"
                                                                      : "Play a card";
    case PL_DISCARD_ANSWER: return "You can't play any of your cards: discard one";
    case PL_LATE_ANSWER: return "Force to Play decides what you play. Block it with Protect Player?";
    }
    orr_impossible();
}

/* Before a card takes effect: those with a Special Ability, then those it hits. Whoever has no Protect Player is asked
 * because of an ability, whatever it is. Locals as in aim.c: the targets in the first two, flags in the seventh. */
static orr_prompt aim_prompt(const orr_box *b, const eg_view *v, const orr_frame *f)
{
    const bool window = f->step == A_WINDOW_ANSWER, protect = has_in_front(b, v, v->look.seat, EG_PROTECT_PLAYER);
    const bool several = orr_size((orr_seats)(f->local[0] | f->local[1] << 8)) > 1 && !(f->local[6] & AIM_TOGETHER);
    if (window && f->who == v->look.seat)
        return orr_prompt_on("You play {1}. Use your Special Ability?", EG_N_KIND, played(v));
    if (window)
        return orr_prompt_two("{1} plays {2}. Use your Special Ability?", ORR_N_SEAT, f->who, EG_N_KIND, played(v));
    if (f[-1].proc == P_ABILITY)
        return orr_prompt_on(protect ? "{1} uses a Special Ability on you. Block it with Protect Player?"
                                     : "{1} uses a Special Ability on you. Block it with yours?", ORR_N_SEAT, f->who);
    if (f->who == v->look.seat)
        return orr_prompt_on(protect ? "Your {1} hits you too. Block it with Protect Player?"
                                     : "Your {1} hits you too. Block it with your Special Ability?",
                             EG_N_KIND, played(v));
    return orr_prompt_two(several && protect ? "{1} plays {2}: it hits you too. Block it with Protect Player?"
                          : several          ? "{1} plays {2}: it hits you too. Block it with your Special Ability?"
                          : protect          ? "{1} plays {2} on you. Block it with Protect Player?"
                                             : "{1} plays {2} on you. Block it with your Special Ability?",
                          ORR_N_SEAT, f->who, EG_N_KIND, played(v));
}

static orr_prompt hurt_prompt(const eg_view *v, const orr_frame *f)
{
    if (f[-1].who == v->look.seat) return orr_prompt_of("You are damaged: discard a card");
    return orr_prompt_on("{1} damages you: discard a card", ORR_N_SEAT, f[-1].who);
}

static orr_prompt trade_prompt(const eg_view *v, const orr_frame *f)
{
    if (f->step == TR_ANSWER) return orr_prompt_of("Which two players trade cards?");
    return orr_prompt_on("You trade with {1}: which card do you give?", ORR_N_SEAT,
                         f->local[0] == v->look.seat ? f->local[1] : f->local[0]);
}

/* A card's procedure asks its player first and its target later; whoever is asked tells the two apart. */
static orr_prompt hand_prompt(const eg_view *v, const orr_frame *f)
{
    switch (f->proc) {
    case P_REPLACE_CARD:
        if (f->step == RC_ANSWER) return orr_prompt_of("Who replaces a card?");
        return by(v, f, "{1} plays {2} on you: discard a card, then draw one", "Discard a card, then draw one");
    case P_TAKE_FROM_DISCARD:
        if (f->step == TD_ANSWER) return orr_prompt_of("Who takes a card from the Discard pile?");
        if (f->step == TD_DISCARD_ANSWER) return orr_prompt_of("Now discard a card");
        return by(v, f, "{1} plays {2} on you: take a card from the Discard pile, then discard one",
                  "Take a card from the Discard pile, then discard one");
    case P_STEAL_CARD:
        if (f->step == ST_ANSWER) return orr_prompt_of("Who do you steal from?");
        return by(v, f, "{1} plays {2} on you: reveal a card. {1} plays it, and you draw a new one",
                  "Reveal a card: you play it and draw a new one");
    case P_TRADE_CARDS: return trade_prompt(v, f);
    }
    orr_impossible();
}

orr_prompt eg_prompt(const orr_box *b, const void *view)
{
    const eg_view *v = view;
    if (v->look.over) return orr_prompt_of("The game is over.");
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (!f->asked) return orr_prompt_of("What do you do?");      /* a moment that a scenario has only just set up */
    switch (f->proc) {
    case P_TURN: return turn_prompt(v, f);
    case P_PLAY: return orr_prompt_of(play_prompt(b, v, f));
    case P_DAMAGE_OR_HEAL: return orr_prompt_of("Who do you damage or heal?");
    case P_FORCE_TO_PLAY: return orr_prompt_of("Who must play which card next?");
    case P_CANCEL_SCIENCE: return orr_prompt_of("Which Science card do you cover?");
    case P_MOVE_CANCEL:
        return orr_prompt_of(f->local[EG_L_LIFT] ? "Which Science card does it cover now?"
                                                 : "Which Cancel Science do you move?");
    case P_REARRANGE: return orr_prompt_of("In which order do you put the cards back, top card first?");
    case P_PROTECT_PLAYER: return orr_prompt_of("Who do you protect?");
    case P_SKIP_TURN: return orr_prompt_of("Who skips their next turn?");
    case P_PEEK: return orr_prompt_of("Which card do you look at?");
    case P_REPLACE_CARD:
    case P_TAKE_FROM_DISCARD:
    case P_STEAL_CARD:
    case P_TRADE_CARDS: return hand_prompt(v, f);
    case P_AIM: return aim_prompt(b, v, f);
    case P_HURT: return hurt_prompt(v, f);
    }
    orr_impossible();
}
