/* play.c - cards in hands, piles and in play: drawing and discarding (MAR-25, MAR-93, MAR-A81, MAR-A119), how many
 * may be played (MAR-90, MAR-A65 to MAR-A67, MAR-A111), weapons in play (MAR-94, MAR-106, MAR-A47, MAR-A50),
 * running effects (MAR-85, MAR-A71 to MAR-A73, MAR-A110). How a card is played is in card.c. */
#include "games/martians/mar_state.h"

/* ---- piles ----------------------------------------------------------------------------------------------------- */

static void turn_over(orr_ctx *t, orr_at from, orr_at to)
{
    *to.z = *from.z;
    for (unsigned i = 0, n = from.z->n; i < n; i++) {
        to.c[i] = from.c[i];
        from.c[i] = (orr_card){ 0, 0, 0 };
    }
    *from.z = (orr_zone){ 0, 0, 0 };
    orr_mix(t, to);
    orr_tell(t, MAR_93, MAR_TOLD_RENEWED, ORR_EVERYBODY, to.z->n, 0);
}

/* MAR-93, MAR-A81: each pile when a card of it is needed, and only that pile. */
void mar_renew(orr_ctx *t)
{
    mar_state *p = mar(t);
    if (p->discard.z.n) turn_over(t, ORR_AT(p->discard), ORR_AT(p->draw));
}
void mar_renew_martians(orr_ctx *t)
{
    mar_state *p = mar(t);
    if (p->martian_discard.z.n) turn_over(t, ORR_AT(p->martian_discard), ORR_AT(p->martian_draw));
}

bool mar_draw(orr_ctx *t, orr_seat s, orr_rule why)
{
    mar_state *p = mar(t);
    if (!p->draw.z.n) mar_renew(t);
    if (!p->draw.z.n) return false;
    const bool open = mar_together(t) && mar_option(t, MAR_O_OPEN_HANDS);    /* MAR-A8 */
    const orr_seats see = open ? ORR_EVERYBODY : orr_one(s);
    const orr_card c = orr_take_top(t, ORR_AT(p->draw), see);
    orr_drop_in(ORR_AT(p->hand[s]), c);
    mar_note_ready(p, s);
    orr_tell(t, why, MAR_TOLD_DRAWN, see, s, c.kind);
    return true;
}

/* Is this a card of the separate Martian deck of co-operative play? */
static bool of_martian_deck(const orr_ctx *t, unsigned kind)
{
    return mar_together(t) && mar_card(t, kind)->deck == MAR_DECK_MARTIAN;
}

void mar_discard(orr_ctx *t, orr_card c)
{
    mar_state *p = mar(t);
    c.tag = 0;
    orr_put(of_martian_deck(t, c.kind) ? ORR_AT(p->martian_discard) : ORR_AT(p->discard), c);
}

/* A covered copy goes first: which one it is must not depend on its place in the hand. */
orr_card mar_take_card(orr_ctx *t, orr_seat s, unsigned kind)
{
    mar_state *p = mar(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    unsigned best = MAR_NONE;
    for (unsigned i = 0; i < hand.z->n; i++)
        if (hand.c[i].kind == kind && (best == MAR_NONE || hand.c[i].tag > hand.c[best].tag)) best = i;
    const orr_card c = orr_take(t, hand, best, ORR_EVERYBODY);
    mar_note_ready(p, s);
    return c;
}

/* ---- how many may be played ------------------------------------------------------------------------------------ */

void mar_count_plays(orr_ctx *t)
{
    mar_state *p = mar(t);
    for (unsigned s = 0; s < MAR_SEATS; s++) {
        unsigned n = mar_in(p->normal, s);
        for (unsigned e = 0; e < MAR_SEATS; e++) n += p->extra[e][s];
        p->plays[s] = (uint8_t)n;
        mar_note_ready(p, s);
    }
}

/* ---- weapons --------------------------------------------------------------------------------------------------- */

enum { ARMS_ANY_TIME = 1 << (MAR_FOUR_SIDED_DICE - MAR_FOUR_SIDED_DICE) | 1 << (MAR_SEARCHLIGHT - MAR_FOUR_SIDED_DICE) |
                       1 << (MAR_SIGNAL_JAMMER - MAR_FOUR_SIDED_DICE) };

void mar_count_armed(orr_ctx *t)  /* D9: the three weapons that can be used at any open question */
{
    mar_state *p = mar(t);
    p->armed = 0;
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned i = 0; i < p->weapon[s].z.n; i++)
            if (ARMS_ANY_TIME >> (mar_effect_of(t, p->weapon[s].card[i].kind) - MAR_FOUR_SIDED_DICE) & 1)
                p->armed |= (uint8_t)(1u << s);
}

static unsigned find_weapon(const orr_ctx *t, orr_seat s, unsigned effect)
{
    const mar_state *p = mar(t);
    for (unsigned i = 0; i < p->weapon[s].z.n; i++)
        if (mar_effect_of(t, p->weapon[s].card[i].kind) == effect) return i;
    return MAR_NONE;
}

bool mar_has_weapon(const orr_ctx *t, orr_seat s, unsigned effect) { return find_weapon(t, s, effect) != MAR_NONE; }
unsigned mar_weapon_kind(const orr_ctx *t, orr_seat s, unsigned effect)
{
    return mar(t)->weapon[s].card[find_weapon(t, s, effect)].kind;
}

void mar_put_weapon(orr_ctx *t, orr_seat s, orr_card c)  /* MAR-136, MAR-146 */
{
    mar_state *p = mar(t);
    const mar_card_row *row = mar_card(t, c.kind);
    const unsigned on = mar_min(row->bullets_on, p->bullet_supply);
    p->bullet_supply = (uint8_t)(p->bullet_supply - on);
    c.tag = (uint8_t)on;
    if (row->effect == MAR_SHOTGUN && !on) {             /* MAR-A50 */
        mar_discard(t, c);
        orr_tell(t, MAR_A50, MAR_TOLD_DISCARD, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
        return;
    }
    orr_put(ORR_AT(p->weapon[s]), c);
    mar_count_armed(t);
    orr_tell(t, MAR_94, MAR_TOLD_IN_PLAY, ORR_EVERYBODY, ORR_ARGS(s, c.kind, on), 0);
}

orr_card mar_lift_weapon(orr_ctx *t, orr_seat s, unsigned effect)
{
    mar_state *p = mar(t);
    orr_card c = orr_take(t, ORR_AT(p->weapon[s]), find_weapon(t, s, effect), ORR_EVERYBODY);
    mar_return_bullets(t, c.tag);
    c.tag = 0;
    mar_count_armed(t);
    return c;
}

/* ---- running effects ------------------------------------------------------------------------------------------- */

void mar_count_running(mar_running *n, unsigned effect, unsigned until, unsigned active)
{
    switch (effect) {
    case MAR_STUPID_HUMANS: n->minus++; break;
    case MAR_HOMELAND_SECURITY: n->frozen++; break;
    case MAR_LEVITATION: n->no_move++; break;
    case MAR_END_OF_THE_WORLD: n->no_tiles++; break;     /* MAR-128 */
    case MAR_WAIT: n->plus = (uint8_t)(n->plus + (until == MAR_UNTIL_NOW + active)); break;
    case MAR_NO_WAY: n->doubled++; break;
    default:;
    }
}

void mar_count_effects(orr_ctx *t)
{
    mar_state *p = mar(t);
    mar_running n = { 0, 0, 0, 0, 0, 0 };
    for (const orr_card *c = p->effect.card; c < p->effect.card + p->effect.z.n; c++)
        mar_count_running(&n, mar_effect_of(t, c->kind), c->tag, p->active);
    for (const orr_card *c = p->martian_effect.card; c < p->martian_effect.card + p->martian_effect.z.n; c++)
        mar_count_running(&n, mar_effect_of(t, c->kind), c->tag, p->active);
    p->minus = n.minus;
    p->frozen = n.frozen;
    p->no_move = n.no_move;
    p->no_tiles = n.no_tiles;
    p->plus = n.plus;
    p->doubled = n.doubled;
}

/* MAR-A73: "your next turn" of a card played in one's own turn becomes the coming one when this turn ends. */
static bool ends_now(orr_card *c, unsigned until)
{
    if (until == MAR_UNTIL_NOW) return c->tag >= MAR_UNTIL_NOW;
    if (until >= MAR_UNTIL_END && c->tag == until + MAR_SEATS) c->tag = (uint8_t)until;
    else return c->tag == until;
    return false;
}

static unsigned end_in(orr_ctx *t, orr_at place, unsigned until)     /* how many have ended */
{
    const unsigned n = place.z->n;
    for (unsigned i = 0; i < place.z->n;) {
        if (!ends_now(&place.c[i], until)) {
            i++;
            continue;
        }
        const orr_card c = orr_take(t, place, i, ORR_EVERYBODY);
        mar_discard(t, c);
        orr_tell(t, MAR_A71, MAR_TOLD_ENDS, ORR_EVERYBODY, c.kind, 0);
    }
    return n - place.z->n;
}

void mar_end_effects(orr_ctx *t, unsigned until)
{
    mar_state *p = mar(t);
    unsigned ended = 0;
    if (p->effect.z.n) ended += end_in(t, ORR_AT(p->effect), until);
    if (p->martian_effect.z.n) ended += end_in(t, ORR_AT(p->martian_effect), until);
    if (ended) mar_count_effects(t);
}
