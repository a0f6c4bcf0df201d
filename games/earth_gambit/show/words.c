/* words.c - the names of things, and what each question asks. */
#include "games/earth_gambit/eg_state.h"

typedef struct { const char *form[3]; } named;

static const char *of_list(const named *list, unsigned n, unsigned value, orr_form form)
{
    return value < n ? list[value].form[form] : NULL;
}
static const char *of_row(const char *id, const char *name, const char *text, orr_form form)
{
    return form == ORR_WORD ? id : form == ORR_NAME ? name : text;
}

const char *eg_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const named tags[] = { { { "kept", "kept", NULL } }, { { "passed", "passed", NULL } }, { { "drawn", "drawn", NULL } } };
    static const named places[] = { { { "hand", "the card kept in hand", NULL } }, { { "passed", "the card passed to them", NULL } },
                                    { { "drawn", "the card they draw", NULL } } };
    static const named copies[] = { { { "", "", NULL } }, { { "kept", " (kept)", NULL } },
                                    { { "passed", " (passed to you)", NULL } }, { { "drawn", " (just drawn)", NULL } } };
    static const named outcomes[] = { { { "aliens", "the Aliens", NULL } }, { { "scientists", "the Scientists", NULL } },
                                      { { "extinctionists", "the Extinctionists", NULL } },
                                      { { "aliens-and-scientists", "the Aliens and the Scientists", NULL } },
                                      { { "unfinished", "nobody", NULL } } };
    static const char *const goals[] = { "Your team wins when 6 red Science count.", "Your team wins when 6 blue Science count.",
                                         "Your team wins when 3 yellow Science count." };
    const eg_set *set = eg_set_of(b);
    switch (noun) {
    case EG_N_KIND:
        return value < set->cards_n ? of_row(set->cards[value].id, set->cards[value].name, set->cards[value].text, form) : NULL;
    case EG_N_ROLE:
        return value < set->roles_n ? of_row(set->roles[value].id, set->roles[value].name, goals[value], form) : NULL;
    case EG_N_ABILITY:
        return value < set->abilities_n ? of_row(set->abilities[value].id, set->abilities[value].name, set->abilities[value].text, form) : NULL;
    case EG_N_TAG: return of_list(tags, 3, value, form);
    case EG_N_PLACE: return of_list(places, 3, value, form);
    case EG_N_OUTCOME: return of_list(outcomes, EG_N_OUTCOMES, value, form);
    case EG_N_COPY: return of_list(copies, 4, value, form);
    default: return NULL;
    }
}

static const char *turn_prompt(unsigned step)
{
    switch (step) {
    case T_WINDOW_ANSWER: return "Your turn begins: draw.";
    case T_SIFT_ANSWER: return "Discard one card of your hand.";
    case T_PASS_ANSWER: return "Pass one card to the next player.";
    default: return "Skip Turn takes hold: use your Protect Player against it?";
    }
}
static const char *play_prompt(unsigned step)
{
    switch (step) {
    case PL_ANSWER: return "Play one card.";
    case PL_DISCARD_ANSWER: return "You could play nothing: discard one card.";
    default: return "Force to Play takes hold: use your Protect Player against it?";
    }
}

/* A card's procedure asks its player first and its target later; whoever is asked tells the two apart. */
const char *eg_prompt(const orr_box *b, const void *view)
{
    const orr_look *v = view;
    if (v->over) return "The game is over.";
    const orr_frame *f = &v->frame[v->depth - 1];
    const bool first = f->step == 1;                     /* the answer step of a card's first question */
    (void)b;
    switch (f->proc) {
    case P_TURN: return turn_prompt(f->step);
    case P_PLAY: return play_prompt(f->step);
    case P_DAMAGE_OR_HEAL: return "Damage or heal: whom?";
    case P_FORCE_TO_PLAY: return "Force whom to play which card?";
    case P_CANCEL_SCIENCE: return "Cover which Science card?";
    case P_MOVE_CANCEL: return f->local[EG_L_LIFT] ? "Move Cancel Science to which Science card?" : "Move which Cancel Science?";
    case P_REARRANGE: return "Put the cards back in which order, top first?";
    case P_PROTECT_PLAYER: return "Protect whom?";
    case P_REPLACE_CARD: return first ? "Who replaces a card?" : "Replace Card: discard one card, then draw one.";
    case P_TAKE_FROM_DISCARD:
        return first ? "Who takes from the Discard pile?" : f->step == 4 ? "Take one card of the Discard pile." : "Discard one card.";
    case P_SKIP_TURN: return "Who skips their next turn?";
    case P_TRADE_CARDS: return f->step == 2 ? "Which two players trade?" : "Trade: which card do you give?";
    case P_STEAL_CARD: return first ? "Steal from whom?" : "Steal Card: reveal one card; it will be played.";
    case P_PEEK: return "Look at which card?";
    case P_AIM: return f->step == 1 ? "A card was played: use your Special Ability?" : "This is aimed at you: ignore it?";
    case P_HURT: return "You are damaged: discard one card.";
    default: return "Your answer?";
    }
}
