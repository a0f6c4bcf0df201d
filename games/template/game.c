/* game.c - the template game whole: TPL-1 to TPL-5. A larger game has a file for each chapter of its rulebook. */
#include "tpl_state.h"

enum { P_MATCH, P_TURN, N_PROCS };
enum { M_TURN, M_NEXT };
enum { T_DRAW, T_DISCARD, T_ANSWER };

static void setup(orr_ctx *t)                            /* TPL-2 */
{
    tpl_state *p = tpl(t);
    for (unsigned i = 0; i < TPL_CARDS; i++) orr_put(ORR_AT(p->pile), (orr_card){ i % TPL_N_KINDS, 0, 0 });
    orr_mix(t, ORR_AT(p->pile));
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned k = 0; k < 2; k++) orr_drop_in(ORR_AT(p->hand[s]), orr_take_top(t, ORR_AT(p->pile), orr_one(s)));
    orr_by(t, TPL_2);
}

static unsigned stars(const tpl_state *p, unsigned s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) n += p->hand[s].card[i].kind == TPL_STAR;
    return n;
}

static orr_next run_match(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    tpl_state *p = tpl(t);
    (void)in;
    switch (f->step) {
    case M_TURN:
        if (!p->pile.z.n) {
            orr_tell(t, TPL_5, TPL_TOLD_OVER, ORR_EVERYBODY, 0, 0);
            for (unsigned s = 0; s < p->core.seats; s++) {
                for (unsigned i = 0; i < p->hand[s].z.n; i++) orr_show(t, ORR_AT(p->hand[s]), i, ORR_EVERYBODY);
                orr_tell(t, TPL_5, TPL_TOLD_HAND, ORR_EVERYBODY, ORR_ARGS(s, stars(p, s), p->hand[s].z.n - stars(p, s)), 0);
            }
            return orr_over(t);
        }
        return orr_call(t, f, M_NEXT, P_TURN, f->who, 0, 0);
    default:
        p->turns++;
        f->who = (orr_seat)((f->who + 1) % p->core.seats);
        orr_by(t, TPL_4);
        return orr_goto(f, M_TURN);
    }
}

static orr_next run_turn(orr_ctx *t, orr_frame *f, const orr_answer *in)   /* TPL-3 */
{
    tpl_state *p = tpl(t);
    const orr_at hand = ORR_AT(p->hand[f->who]);
    switch (f->step) {
    case T_DRAW: {
        const orr_card c = orr_take_top(t, ORR_AT(p->pile), orr_one(f->who));
        orr_drop_in(hand, c);
        orr_tell(t, TPL_3, TPL_TOLD_DRAW, orr_one(f->who), f->who, c.kind);
        return orr_goto(f, T_DISCARD);
    }
    case T_DISCARD:
        return orr_ask(f, orr_one(f->who), T_ANSWER);
    default: {
        unsigned i = 0;
        while (hand.c[i].kind != in->act.a) i++;
        orr_put(ORR_AT(p->discard), orr_take(t, hand, i, ORR_EVERYBODY));
        orr_tell(t, TPL_3, TPL_TOLD_DISCARD, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return orr_return(t, 0);
    }
    }
}

static void turn_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const tpl_state *p = tpl(t);
    unsigned held = 0;
    (void)f;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) held |= 1u << p->hand[s].card[i].kind;
    for (unsigned k = 0; k < TPL_N_KINDS; k++) orr_offer(l, TPL_DISCARD, k, 0, 0, held >> k & 1 ? 0 : TPL_3);   /* TPL-A1 */
}

static void score(const orr_ctx *t, int16_t points[ORR_MAX_SEATS])
{
    for (unsigned s = 0; s < tpl(t)->core.seats; s++) points[s] = (int16_t)stars(tpl(t), s);
}
static void result(const orr_ctx *t, orr_result *r)      /* TPL-5 */
{
    const tpl_state *p = tpl(t);
    unsigned most = 0;
    for (unsigned s = 0; s < p->core.seats; s++) most = stars(p, s) > most ? stars(p, s) : most;
    *r = (orr_result){ .rule = TPL_5 };
    for (unsigned s = 0; s < p->core.seats; s++)
        if (stars(p, s) == most) r->winners |= orr_one(s);
}

static const char *check(const orr_ctx *t)
{
    const tpl_state *p = tpl(t);
    unsigned cards = p->pile.z.n + p->discard.z.n + 0u;
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned drawn = f->proc == P_TURN && f->who == s;
        if (p->hand[s].z.n > TPL_HAND - 1 + drawn) return "a hand has room for the card its holder draws (TPL-3)";
        cards += p->hand[s].z.n;
    }
    return cards == TPL_CARDS ? NULL : "every card lies somewhere (TPL-2)";
}

static unsigned stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    (void)b, (void)seats, (void)deck;
    for (unsigned k = 0; k < TPL_N_KINDS; k++) count[k] = TPL_CARDS / TPL_N_KINDS;
    return TPL_N_KINDS;
}

static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const kinds[TPL_N_KINDS][3] = { { "stone", "Stone", "Worth nothing." },
                                                       { "star", "Star", "The most stars win (TPL-5)." } };
    (void)b;
    return noun == TPL_KIND && value < TPL_N_KINDS ? kinds[value][form] : NULL;
}
static const char *prompt(const orr_box *b, const void *view)
{
    (void)b, (void)view;
    return "Discard one card.";
}

static const orr_verb verbs[] = { [TPL_DISCARD] = { "discard", { TPL_KIND }, 0, "Discard {a}" } };
static const orr_proc procs[] = { [P_MATCH] = { "match", 0, 0, run_match, NULL }, [P_TURN] = { "turn", TPL_3, 0, run_turn, turn_options } };
static const orr_event_kind events[] = {
    [TPL_TOLD_DRAW] = { "draw", "{1} draws {4|a card}", { ORR_N_SEAT }, { TPL_KIND } },
    [TPL_TOLD_DISCARD] = { "discard", "{1} discards {2}", { ORR_N_SEAT, TPL_KIND }, { 0 } },
    [TPL_TOLD_OVER] = { "over", "The pile is empty: the game is over", { 0 }, { 0 } },
    [TPL_TOLD_HAND] = { "hand", "{1} holds stars: {2}, stones: {3}", { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER }, { 0 } },
};
static const orr_deck decks[] = { { "card", TPL_KIND, 1 } };
static const orr_place places[] = {
    { "hand", 0, ORR_EACH | ORR_HELD, TPL_HAND, 0, offsetof(tpl_state, hand), sizeof(tpl(NULL)->hand[0]),
      offsetof(tpl_view, hand), sizeof(((tpl_view *)0)->hand[0]), .text = "the cards of a player, in no order" },
    { "pile", 0, 0, TPL_CARDS, 0, offsetof(tpl_state, pile), 0, offsetof(tpl_view, pile), 0,
      .text = "the draw pile, from the top" },
    { "discard", 0, ORR_UPSIDE, TPL_CARDS, 0, offsetof(tpl_state, discard), 0, offsetof(tpl_view, discard), 0,
      .text = "the discard pile, from the top: the last card first" },
};
static const orr_field fields[] = {
    { "turns", ORR_SHORT, ORR_CLOCK, ORR_N_NUMBER, offsetof(tpl_state, turns), offsetof(tpl_view, turns),
      .text = "turns that are over" },
};
static const orr_moment moments[] = {
    { "turn", 1, { { P_MATCH, M_TURN } }, "the turn begins: the seat draws a card" },
    { "discard", 2, { { P_MATCH, M_NEXT }, { P_TURN, T_DISCARD } }, "the seat has drawn and discards a card" },
};
static const char *const nouns[] = { "card" };
static const char *const outcomes[] = { "most stars" };

const orr_game orr_template = {
    .id = "template", .title = "The template game", .rules_version = 1,
    .min_seats = 2, .max_seats = TPL_MAX_SEATS,                                      /* TPL-1 */
    .state_size = sizeof(tpl_state), .view_size = sizeof(tpl_view), .longest = 100,
    .verbs = verbs, .n_verbs = TPL_N_VERBS,
    .procs = procs, .n_procs = N_PROCS,
    .rules = tpl_rules, .n_rules = TPL_N_RULES,
    .event_kinds = events, .n_event_kinds = sizeof events / sizeof *events,
    .decks = decks, .n_decks = 1,
    .places = places, .n_places = sizeof places / sizeof *places,
    .fields = fields, .n_fields = sizeof fields / sizeof *fields,
    .moments = moments, .n_moments = sizeof moments / sizeof *moments,
    .outcomes = outcomes, .n_outcomes = 1, .nouns = nouns, .n_nouns = 1,
    .set_name = "built in",
    .first = P_MATCH,
    .word = word, .stock = stock, .setup = setup, .score = score, .result = result, .check = check, .prompt = prompt,
};
