/* remarks.c - what an answer would bring in Earth Gambit, from the asked seat's view alone: what a target would lose,
 * how the Science would stand, and that something would do nothing. What somebody may still do against it is said only
 * where it lies face up (Protect Player). */
#include "games/earth_gambit/eg_state.h"

enum {
    DISCARDS, DRAWS, HEALS, REPLACES, TAKES, REVEALS, MAY_IGNORE,
    ALREADY_DAMAGED, NOT_DAMAGED, NOBODY_DAMAGED, NO_CARD_THERE, NO_CARD_TO_DRAW, NO_DISCARDS, NO_SCIENCE, NO_COVER,
    NO_PAIR, NEXT_SKIPPED,
    RED, BLUE, YELLOW, RED_YELLOW, BLUE_YELLOW, ALL_COLOURS,
    WINS_ALIENS, WINS_SCIENTISTS, WINS_EXTINCTIONISTS, WINS_BOTH,
    PSYCH_ENDS, PSYCH_REPLACES, PSYCH_STOPPED, PROHIBITED,
    REVEALS_BARRED, BLOCKS, SHIELDS
};

const orr_remark_kind eg_remark_kinds[] = {
    [DISCARDS] = { "discards", "Discards 1 of {1}" },
    [DRAWS] = { "draws", "Draws a card" },
    [HEALS] = { "heals", "Heals {1}" },
    [REPLACES] = { "replaces", "Discards 1 of {1}, draws 1" },
    [TAKES] = { "takes", "Takes 1 of {1}" },
    [REVEALS] = { "reveals", "Reveals 1 of {1}" },
    [MAY_IGNORE] = { "may-ignore", "They can block it with Protect Player" },
    [ALREADY_DAMAGED] = { "already-damaged", "No effect: already damaged" },
    [NOT_DAMAGED] = { "not-damaged", "No effect: not damaged" },
    [NOBODY_DAMAGED] = { "nobody-damaged", "No effect: nobody is damaged" },
    [NO_CARD_THERE] = { "no-card-there", "No effect: no card in hand" },
    [NO_CARD_TO_DRAW] = { "no-card-to-draw", "No effect: no card left to draw" },
    [NO_DISCARDS] = { "no-discards", "No effect: the Discard pile is empty" },
    [NO_SCIENCE] = { "no-science", "No effect: no Science to cover" },
    [NO_COVER] = { "no-cover", "No effect: no Cancel Science in play" },
    [NO_PAIR] = { "no-pair", "No effect: fewer than two hands" },
    [NEXT_SKIPPED] = { "next-skipped", "The next player is skipped" },
    [RED] = { "red", "Red {1} of {2}" },
    [BLUE] = { "blue", "Blue {1} of {2}" },
    [YELLOW] = { "yellow", "Yellow {1} of {2}" },
    [RED_YELLOW] = { "red-yellow", "Red {1}, yellow {2}" },
    [BLUE_YELLOW] = { "blue-yellow", "Blue {1}, yellow {2}" },
    [ALL_COLOURS] = { "all-colours", "Red {1}, blue {2}, yellow {3}" },
    [WINS_ALIENS] = { "wins-aliens", "The Aliens win" },
    [WINS_SCIENTISTS] = { "wins-scientists", "The Scientists win" },
    [WINS_EXTINCTIONISTS] = { "wins-extinctionists", "The Extinctionists win" },
    [WINS_BOTH] = { "wins-both", "Aliens and Scientists win" },
    [PSYCH_ENDS] = { "psych-ends", "Ends the Psych card in play" },
    [PSYCH_REPLACES] = { "psych-replaces", "Replaces the Psych card in play" },
    [PSYCH_STOPPED] = { "psych-stopped", "Stopped by the Cancel Psych on the table" },
    [PROHIBITED] = { "prohibited", "Discarded: it cannot be played now" },
    [REVEALS_BARRED] = { "reveals-barred", "Reveals 1, discarded: it cannot be played now" },
    [BLOCKS] = { "blocks", "Nothing happens; discards Protect Player" },
    [SHIELDS] = { "shields", "Nothing happens; uses up your ability" },
};
_Static_assert(ORR_COUNT(eg_remark_kinds) == EG_N_REMARKS, "all are there");

typedef struct { const orr_box *b; const eg_view *v; } sight;     /* what a remark is made from */

static bool says(orr_remark *r, unsigned kind, unsigned one, unsigned two, unsigned three)
{
    *r = (orr_remark){ (uint8_t)kind, { (int16_t)one, (int16_t)two, (int16_t)three } };
    return true;
}

static const eg_card_row *card(const sight *k, unsigned kind) { return &eg_set_of(k->b)->cards[kind]; }

static bool has_before(const sight *k, unsigned seat, unsigned effect)
{
    for (unsigned i = 0; i < k->v->front[seat].z.n; i++)
        if (card(k, k->v->front[seat].face[i].kind)->effect == effect) return true;
    return false;
}

static unsigned to_draw(const eg_view *v) { return v->draw.z.n + 0u + v->discard.z.n; }   /* EG-37, EG-A11 */

/* ---- Science ----------------------------------------------------------------------------------------------------- */

typedef struct { unsigned red, blue, yellow; } science;           /* what counts */

static science change(const sight *k, science now, unsigned kind, int by)
{
    const unsigned colours = card(k, kind)->colours;
    now.red += (unsigned)(colours & EG_RED ? by : 0);
    now.blue += (unsigned)(colours & EG_BLUE ? by : 0);
    now.yellow += (unsigned)(colours & EG_YELLOW ? by : 0);
    return now;
}

/* EG-4 to EG-9. With unclaimed_win=ignored it may depend on Roles that nobody has seen: then the count must do. */
static bool says_winner(const sight *k, science s, orr_remark *r)
{
    static const uint8_t kinds[] = { WINS_ALIENS, WINS_SCIENTISTS, WINS_EXTINCTIONISTS, WINS_BOTH };
    const bool red = s.red >= eg_goal(k->b, EG_ALIEN), blue = s.blue >= eg_goal(k->b, EG_SCIENTIST);
    const bool yellow = s.yellow >= eg_goal(k->b, EG_EXTINCTIONIST);
    if (k->b->opt[EG_O_UNCLAIMED] || !(red || blue || yellow)) return false;
    return says(r, kinds[eg_winner(red, blue, yellow)], 0, 0, 0);
}

static bool says_count(const sight *k, science s, unsigned kind, orr_remark *r)
{
    switch (card(k, kind)->colours) {
    case EG_RED: return says(r, RED, s.red, eg_goal(k->b, EG_ALIEN), 0);
    case EG_BLUE: return says(r, BLUE, s.blue, eg_goal(k->b, EG_SCIENTIST), 0);
    case EG_YELLOW: return says(r, YELLOW, s.yellow, eg_goal(k->b, EG_EXTINCTIONIST), 0);
    case EG_RED | EG_YELLOW: return says(r, RED_YELLOW, s.red, s.yellow, 0);
    case EG_BLUE | EG_YELLOW: return says(r, BLUE_YELLOW, s.blue, s.yellow, 0);
    default: return says(r, ALL_COLOURS, s.red, s.blue, s.yellow);
    }
}

static science now(const eg_view *v) { return (science){ v->red, v->blue, v->yellow }; }

static bool on_science(const sight *k, unsigned kind, orr_remark *r)      /* EG-39 */
{
    const science then = change(k, now(k->v), kind, 1);
    return says_winner(k, then, r) || says_count(k, then, kind, r);
}

/* EG-79; a Cancel Science that moves uncovers the card it lay on (EG-80, EG-A43). */
static bool on_cover(const sight *k, unsigned position, orr_remark *r)
{
    const orr_frame *f = &k->v->look.frame[k->v->look.depth - 1];
    const unsigned kind = k->v->row.face[position - 1].kind;
    const science then = change(k, now(k->v), kind, -1);
    if (f->proc != P_MOVE_CANCEL) return says_count(k, then, kind, r);
    const unsigned from = f->local[EG_L_LIFT];
    const science moved = change(k, then, k->v->row.face[from - 1].kind, 1);
    return says_winner(k, moved, r) || says(r, ALL_COLOURS, moved.red, moved.blue, moved.yellow);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static bool on_psych(const sight *k, unsigned effect, orr_remark *r)      /* EG-63, EG-66, EG-71, EG-A38, EG-A66 */
{
    const unsigned banned = eg_banned(k->b, k->v), bans = effect == EG_PSYCH_WEAPON ? EG_BLUE : EG_RED;
    if (k->v->await) return says(r, PSYCH_STOPPED, 0, 0, 0);
    if (!banned) return false;
    return says(r, banned == bans ? PSYCH_REPLACES : PSYCH_ENDS, 0, 0, 0);
}

static bool on_heal_all(const sight *k, orr_remark *r)                    /* EG-52, EG-A11, EG-A32 */
{
    const unsigned hurt = orr_size(k->v->damaged), cards = to_draw(k->v);
    for (unsigned s = 0; s < k->v->look.seats; s++)
        if (eg_in(k->v->damaged, s) && has_before(k, s, EG_PROTECT_PLAYER)) return says(r, MAY_IGNORE, 0, 0, 0);
    if (!hurt) return says(r, NOBODY_DAMAGED, 0, 0, 0);
    return cards ? says(r, HEALS, hurt < cards ? hurt : cards, 0, 0) : says(r, NO_CARD_TO_DRAW, 0, 0, 0);
}

/* The player's hand is one card smaller when the card is carried out. */
static bool on_trade_card(const sight *k, orr_remark *r)                  /* EG-A47 */
{
    unsigned hands = 0;
    for (unsigned s = 0; s < k->v->look.seats; s++) hands += k->v->hand[s].z.n > (s == k->v->look.seat);
    return hands < 2 && says(r, NO_PAIR, 0, 0, 0);
}

static bool on_play(const sight *k, unsigned kind, orr_remark *r)
{
    const eg_view *v = k->v;
    const unsigned effect = card(k, kind)->effect;
    switch (effect) {
    case EG_SCIENCE: return on_science(k, kind, r);
    case EG_HEAL_ALL: return on_heal_all(k, r);
    case EG_PSYCH_WEAPON:
    case EG_PSYCH_DEFENCE: return on_psych(k, effect, r);
    case EG_MOVE_CANCEL:                                                  /* EG-82, EG-83, EG-A44, EG-A62 */
        if (!v->cover.z.n) return says(r, NO_COVER, 0, 0, 0);             /* fall through */
    case EG_CANCEL_SCIENCE: return v->cover.z.n >= v->row.z.n && says(r, NO_SCIENCE, 0, 0, 0);
    case EG_TAKE_FROM_DISCARD: return !v->discard.z.n && says(r, NO_DISCARDS, 0, 0, 0);    /* EG-A17 */
    case EG_TRADE_CARDS: return on_trade_card(k, r);
    case EG_PLAY_TOP_CARD: return !to_draw(v) && says(r, NO_CARD_TO_DRAW, 0, 0, 0);        /* EG-A11 */
    default: return false;
    }
}

/* ---- targets ----------------------------------------------------------------------------------------------------- */

static bool on_damage(const sight *k, unsigned seat, bool protects, orr_remark *r)         /* EG-46, EG-47, EG-A7 */
{
    const unsigned n = k->v->hand[seat].z.n;
    if (eg_in(k->v->damaged, seat)) return says(r, ALREADY_DAMAGED, 0, 0, 0);
    if (!n) return says(r, NO_CARD_THERE, 0, 0, 0);
    if (protects && has_before(k, seat, EG_PROTECT_PLAYER)) return says(r, MAY_IGNORE, 0, 0, 0);
    return says(r, DISCARDS, n, 0, 0);
}

static bool on_heal(const sight *k, unsigned seat, bool protects, orr_remark *r)           /* EG-49, EG-50, EG-A11 */
{
    if (!eg_in(k->v->damaged, seat)) return says(r, NOT_DAMAGED, 0, 0, 0);
    if (!to_draw(k->v)) return says(r, NO_CARD_TO_DRAW, 0, 0, 0);
    if (protects && has_before(k, seat, EG_PROTECT_PLAYER)) return says(r, MAY_IGNORE, 0, 0, 0);
    return says(r, DRAWS, 0, 0, 0);
}

static bool on_aimed(const sight *k, unsigned proc, unsigned seat, bool protects, orr_remark *r)
{
    const unsigned n = k->v->hand[seat].z.n;
    const bool needs_card = proc == P_STEAL_CARD || (proc == P_REPLACE_CARD && !k->b->opt[EG_O_REPLACE_EMPTY]);
    if (needs_card && !n) return says(r, NO_CARD_THERE, 0, 0, 0);         /* EG-A16 */
    if (proc == P_TAKE_FROM_DISCARD && !k->v->discard.z.n) return says(r, NO_DISCARDS, 0, 0, 0);
    if (protects && has_before(k, seat, EG_PROTECT_PLAYER)) return says(r, MAY_IGNORE, 0, 0, 0);
    switch (proc) {
    case P_STEAL_CARD: return says(r, REVEALS, n, 0, 0);
    case P_REPLACE_CARD: return n ? says(r, REPLACES, n, 0, 0) : says(r, DRAWS, 0, 0, 0);
    case P_TAKE_FROM_DISCARD: return says(r, TAKES, k->v->discard.z.n, 0, 0);
    default: return false;
    }
}

static bool on_target(const sight *k, unsigned seat, orr_remark *r)
{
    return on_aimed(k, k->v->look.frame[k->v->look.depth - 1].proc, seat, true, r);
}

/* ---- what is aimed at you ---------------------------------------------------------------------------------------- */

static bool on_theft(const sight *k, orr_remark *r)      /* EG-110, EG-111: of one card there is nothing to choose */
{
    const eg_view *v = k->v;
    const unsigned me = v->look.seat, banned = eg_banned(k->b, v);
    const bool barred = v->hand[me].z.n == 1 && banned && card(k, v->hand[me].face[0].kind)->colours == banned;
    return barred ? says(r, REVEALS_BARRED, 0, 0, 0) : on_aimed(k, P_STEAL_CARD, me, false, r);
}

/* EG-90: what the card does to this seat. Its frame lies under the one that asks; a card that lay there has none. */
static bool on_suffer(const sight *k, orr_remark *r)
{
    const orr_look *v = &k->v->look;
    if (v->frame[v->depth - 1].proc != P_AIM) return false;
    const orr_frame *f = &v->frame[v->depth - 2];
    switch (f->proc) {
    case P_DAMAGE_OR_HEAL:
        return f->local[EG_L_HEALS] ? on_heal(k, v->seat, false, r) : on_damage(k, v->seat, false, r);
    case P_STRAY_DAMAGE: return on_damage(k, v->seat, false, r);
    case P_HEAL_ALL:                                                      /* EG-A11: the last ones may get none */
        if (orr_size(k->v->damaged) > to_draw(k->v)) return false;
        return on_heal(k, v->seat, false, r);
    case P_STEAL_CARD: return on_theft(k, r);
    case P_REPLACE_CARD:
    case P_TAKE_FROM_DISCARD: return on_aimed(k, f->proc, v->seat, false, r);
    default: return false;
    }
}

/* EG-103; with protect_late=yes a skipped player with a Protect may prevent it (EG-A31). */
static bool on_pass(const sight *k, orr_remark *r)
{
    const unsigned next = (k->v->look.seat + 1u) % k->v->look.seats;
    if (!has_before(k, next, EG_SKIP_TURN)) return false;
    if (k->b->opt[EG_O_PROTECT_LATE] && has_before(k, next, EG_PROTECT_PLAYER)) return false;
    return says(r, NEXT_SKIPPED, 0, 0, 0);
}

static bool counts_as_action(const sight *k)                              /* one's own ability (EG-A36) */
{
    return eg_set_of(k->b)->abilities[k->v->ability[k->v->look.seat].face[0].kind].counts_as_action;
}

bool eg_remark(const orr_box *b, const void *view, orr_action a, orr_remark *r)
{
    const sight k = { b, view };
    switch (a.verb) {
    case EG_V_PLAY: return on_play(&k, a.a, r);
    case EG_V_REVEAL:                                                     /* EG-110, EG-111: the thief plays it */
        if (eg_banned(b, k.v) && card(&k, a.a)->colours == eg_banned(b, k.v)) return says(r, PROHIBITED, 0, 0, 0);
        return card(&k, a.a)->effect == EG_SCIENCE && on_science(&k, a.a, r);
    case EG_V_TARGET: return on_target(&k, a.a, r);
    case EG_V_DAMAGE: return on_damage(&k, a.a, true, r);
    case EG_V_HEAL: return on_heal(&k, a.a, true, r);
    case EG_V_USE_DAMAGE: return on_damage(&k, a.a, counts_as_action(&k), r);
    case EG_V_USE_HEAL: return on_heal(&k, k.v->look.seat, false, r);
    case EG_V_FORCE: return has_before(&k, a.a, EG_PROTECT_PLAYER) && says(r, MAY_IGNORE, 0, 0, 0);
    case EG_V_COVER: return on_cover(&k, a.a, r);
    case EG_V_TRADE:
        return (has_before(&k, a.a, EG_PROTECT_PLAYER) || has_before(&k, a.b, EG_PROTECT_PLAYER)) &&
               says(r, MAY_IGNORE, 0, 0, 0);
    case EG_V_PASS: return on_pass(&k, r);
    case EG_V_SUFFER: return on_suffer(&k, r);
    case EG_V_PROTECT: return says(r, BLOCKS, 0, 0, 0);                   /* EG-87, EG-88 */
    case EG_V_SHIELD: return says(r, SHIELDS, 0, 0, 0);                   /* EG-A69 */
    default: return false;
    }
}
