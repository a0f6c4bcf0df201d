/* words.c - the names of things, and what each question asks. */
#include "games/mars_vs_earth/mve_state.h"

static const orr_named dna[] = { { "human", "Human" }, { "clone", "Martian Clone" } };
static const orr_named resources[] = { { "defense", "Defense" }, { "tech", "Tech" }, { "people", "People" },
                                   { "food", "Food" } };
static const orr_named waves[] = { { "1", "wave 1" }, { "2", "wave 2" }, { "3", "wave 3" } };
static const orr_named slots[] = { { "first", "first" }, { "second", "second" }, { "third", "third" },
                               { "fourth", "fourth" },
                               { "fifth", "fifth" } };
static const orr_named leaders[] = { { "nobody", "nobody" }, { "1", "seat 1" }, { "2", "seat 2" }, { "3", "seat 3" },
                                 { "4", "seat 4" },
                                 { "5", "seat 5" }, { "6", "seat 6" }, { "7", "seat 7" }, { "8", "seat 8" },
                                 { "9", "seat 9" },
                                 { "10", "seat 10" } };
static const orr_named marks[] = { { "held", "held" }, { "for-first", "for the first" },
                                   { "for-second", "for the second" },
                               { "for-third", "for the third" }, { "for-fourth", "for the fourth" },
                               { "for-fifth", "for the fifth" },
                               { "chosen", "chosen" } };
static const orr_named helps[] = { { "a-lot", "a lot" }, { "somewhat", "somewhat" }, { "a-little", "a little" },
                               { "not-at-all", "not at all" } };
static const orr_named cases[] = { { "strong", "a strong case" }, { "weak", "a weak case" } };
/* How a Wild card counts; as words the numbers that the event has. */
static const orr_named signs[] = { { "0", "bad" }, { "1", "good" } };
static const orr_named outcomes[] = { { "humans", "the Humans" }, { "martians", "the Martians" },
                                  { "undecided", "nobody" } };

/* Where a laid card lies: "first-by-2" at the first Threat, laid by seat 2; "before-3-by-1" against seat 3. */
#define SPOT(word, name) { word, name }
#define BY(where, name) \
    SPOT(where "-by-1", name " by seat 1"), SPOT(where "-by-2", name " by seat 2"), \
    SPOT(where "-by-3", name " by seat 3"), \
    SPOT(where "-by-4", name " by seat 4"), SPOT(where "-by-5", name " by seat 5"), \
    SPOT(where "-by-6", name " by seat 6"), \
    SPOT(where "-by-7", name " by seat 7"), SPOT(where "-by-8", name " by seat 8"), \
    SPOT(where "-by-9", name " by seat 9"), \
    SPOT(where "-by-10", name " by seat 10")
#define AT(where) BY(where, "at the " where " Threat"), SPOT(where "-by-nobody", "at the " where " Threat")
#define BEFORE(seat) BY("before-" seat, "against seat " seat)
static const orr_named spots[] = {
    SPOT("revealed", "revealed"), SPOT("resolved", "resolved"), SPOT("aside", "aside"), SPOT("defence", "Defence"),
    SPOT("spent", "aside, its effect done"),
    AT("first"), AT("second"), AT("third"), AT("fourth"), AT("fifth"),
    BEFORE("1"), BEFORE("2"), BEFORE("3"), BEFORE("4"), BEFORE("5"), BEFORE("6"), BEFORE("7"), BEFORE("8"),
    BEFORE("9"), BEFORE("10")
};
_Static_assert(ORR_COUNT(spots) == MVE_N_SPOTS, "one name for each spot");

#define LIST(list) orr_name_in(list, ORR_COUNT(list), value, form)
const char *mve_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const mve_set *set = mve_set_of(b);
    switch (noun) {
    case MVE_N_CARD:
        return value < set->cards_n
                 ? orr_name_of(set->cards[value].id, set->cards[value].name, set->cards[value].text, form)
                 : NULL;
    case MVE_N_THREAT:
        return value < set->threats_n ? orr_name_of(set->threats[value].id, set->threats[value].name, NULL, form)
                                      : NULL;
    case MVE_N_AGENT:
        return value < set->agents_n ? orr_name_of(set->agents[value].id, set->agents[value].name, NULL, form) : NULL;
    case MVE_N_SKILL: /* 0 is Wild */
        if (!value) return orr_name_of("wild", "Wild", NULL, form);
        return value <= set->skills_n ? orr_name_of(set->skills[value - 1].id, set->skills[value - 1].name, NULL, form)
                                      : NULL;
    case MVE_N_DNA:
        return LIST(dna);
    case MVE_N_RESOURCE: return LIST(resources);
    case MVE_N_WAVE: return LIST(waves);
    case MVE_N_SLOT: return LIST(slots);
    case MVE_N_SPOT: return LIST(spots);
    case MVE_N_LEADER: return LIST(leaders);
    case MVE_N_MARK: return LIST(marks);
    case MVE_N_HELP: return LIST(helps);
    case MVE_N_CASE: return LIST(cases);
    case MVE_N_OUTCOME: return LIST(outcomes);
    case MVE_N_SIGN: return LIST(signs);
    default: return NULL;
    }
}

/* Leaders and spots name seats. */
static uint8_t from(unsigned seat, uint8_t seats, orr_seat first)
{
    return (uint8_t)(seat < seats ? (seat + seats - first) % seats : seat);
}
uint8_t mve_turned(uint8_t noun, uint8_t value, uint8_t seats, orr_seat first)
{
    if (noun == MVE_N_LEADER) return value ? (uint8_t)(from(value - 1u, seats, first) + 1) : MVE_NOBODY;
    if (noun != MVE_N_SPOT || value < MVE_AT) return value;
    if (value >= MVE_BEFORE)
        return mve_before(from(mve_accused(value), seats, first),
                          from((unsigned)(value - MVE_BEFORE) % MVE_MAX_SEATS, seats, first));
    return (uint8_t)(value - mve_owner(value) + from(mve_owner(value), seats, first));
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

static orr_prompt on_threat(const mve_view *v, const char *text)         /* {1}: the Threat being resolved */
{
    return orr_prompt_on(text, MVE_N_THREAT, v->active[v->current < MVE_SLOTS ? v->current : 0].face[0].kind);
}

static orr_prompt effect_prompt(const mve_view *v, const orr_frame *f)
{
    switch (f->local[0]) {
    case MVE_REMOVE_CARD: return on_threat(v, "Take another card off {1}?");
    case MVE_GIVE_INIT: return orr_prompt_of("Who gets the Initiative?");
    case MVE_PEEK_DNA: return orr_prompt_of("Whose DNA card do you look at?");
    case MVE_EXTRA_LOSS:
        return orr_prompt_on("Which of the highest Resources loses {1}?", ORR_N_NUMBER, f->local[MVE_EF_AMOUNT]);
    case MVE_REINSTATE: return orr_prompt_of("Which Civilian becomes an Agent again?");
    }
    orr_impossible();
}
static orr_prompt resolve_prompt(const mve_view *v, unsigned step)
{
    switch (step) {
    case RS_PICK_ANSWER: return on_threat(v, "{1}: which card takes effect next?");
    case RS_WILD_ANSWER: return on_threat(v, "{1}: does this Wild card help or hurt the mission?");
    case RS_SKILL_ANSWER: return on_threat(v, "{1}: which of your skills do you add?");
    case RS_EXTRA_ANSWER: return on_threat(v, "{1} was not defeated: which Resource loses 1 more?");
    case RS_VARIANT_ANSWER: return on_threat(v, "{1} is defeated: which Civilian becomes an Agent again?");
    }
    orr_impossible();
}
static const char *become_prompt(unsigned what)
{
    switch (what) {
    case MVE_THEN_CIVILIAN_LOWERS: return "You are ousted and become a Civilian: which Resource loses 1?";
    case MVE_THEN_DRAW_AGENTS: return "You are an Agent again: which of the two do you keep?";
    case MVE_THEN_RAISE: return "You are an Agent again: which Resource gains 1?";
    }
    orr_impossible();
}

/* Two of them, and how many there are: one alone puts nobody on Trial (MVE-120), and who accuses is no secret
 * (MVE-119). */
static orr_prompt trial_prompt(const mve_view *v, const orr_frame *f)
{
    uint8_t by[2] = { 0, 0 };
    unsigned n = 0;
    for (unsigned s = 0; s < v->look.seats; s++) {
        bool accuses = false;
        for (unsigned i = 0; i < v->laid.z.n; i++) accuses |= v->laid.face[i].tag == mve_before(f->who, s);
        if (accuses && n < 2) by[n] = (uint8_t)s;
        n += accuses;
    }
    if (n == 2)
        return orr_prompt_two("{1} and {2} put you on Trial. Play a card in your Defence?", ORR_N_SEAT, by[0],
                              ORR_N_SEAT, by[1]);
    return orr_prompt_on("{1} players put you on Trial. Play a card in your Defence?", ORR_N_NUMBER, n);
}

orr_prompt mve_prompt(const orr_box *b, const void *view)
{
    const mve_view *v = view;
    if (v->look.over) return orr_prompt_of("The game is over.");
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (!f->asked) return orr_prompt_of("What do you do?");      /* a moment that a scenario has only just set up */
    switch (f->proc) {
    case P_LEADERS: return orr_prompt_of("Which mission do you lead, if any?");
    case P_INFLUENCE:
        return orr_prompt_of(f->local[MVE_INF_MARTIANS] ? "Martian influence: add cards or counters to Threats"
                                                        : "Human influence: add cards to Threats");
    case P_RESOLVE: return resolve_prompt(v, f->step);
    case P_EFFECT: return effect_prompt(v, f);
    case P_ACCUSE: return orr_prompt_of("Do you accuse anybody? Two cards against an Agent mean a Trial");
    case P_TRIALS: return trial_prompt(v, f);
    case P_BECOME: return orr_prompt_of(become_prompt(mve_becoming(mve_edition_of(b->game, v->look.seats), f)));
    case P_PROMOTE: return orr_prompt_of("Field Promotion: pay with cards to make a Civilian an Agent again?");
    case P_REVEAL: return orr_prompt_of("If you are a Martian: do you reveal yourself?");
    case P_DISCARD: return orr_prompt_of("End of the round: which cards do you discard?");
    }
    orr_impossible();
}
