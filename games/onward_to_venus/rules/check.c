/* check.c - the invariants of OTV-A76: counters of every empire, tiles, aliens, cubes, hands, flipped planets, surfaces
 * at the start of a period; and of OTV-A53: what is committed to a payment.
 * That every card lies somewhere is the generic suite's to check. */
#include "games/onward_to_venus/otv_state.h"

static const char *check_counters(const orr_ctx *t)      /* per player and kind: orbit + surface + stock = table 8.1 */
{
    const otv_state *p = otv(t);
    const otv_counters_row *c = &otv_set_of(t->box)->counters[0];
    const uint8_t all[OTV_STOCKS] = { c->infantry, c->spaceships, c->tanks, c->factories, c->mines };
    for (unsigned s = 0; s < p->core.seats; s++) {
        unsigned n[OTV_STOCKS] = { 0 };
        for (unsigned piece = 0; piece < OTV_PIECES; piece++)
            for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
                n[otv_stock_of(piece)] += p->piece[piece][planet][s];
        for (unsigned k = 0; k < OTV_STOCKS; k++)
            if (n[k] + p->stock[k][s] != all[k]) return "an empire has as many counters as it was given (OTV-A76)";
        otv_state q = *p;
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) otv_note_orbit(&q, planet, s);
        if (q.orbits[s] != p->orbits[s] || q.ports[s] != p->ports[s])
            return "it is known where an empire has units in orbit";
    }
    return NULL;
}

static const char *check_tiles(const orr_ctx *t)
{
    const otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    unsigned kept[2] = { 0, 0 }, held[2] = { 0, 0 };     /* big game, crisis: gone from the table, and with players */
    for (unsigned k = 0; k < OTV_MAX_TILES; k++) {
        unsigned n = p->bag[k] + 0u + p->tile_discard[k];
        const unsigned copies = k < set->tiles_n ? set->tiles[k].copies : 0;
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) n += p->tiles[planet][k];
        const bool keeps = copies && (set->tiles[k].kind == OTV_BIG_GAME || set->tiles[k].kind == OTV_CRISIS);
        if (keeps ? n > copies : n != copies)
            return "bag, planets and discarded tiles hold every tile that nobody keeps (OTV-A76)";
        if (keeps) kept[set->tiles[k].kind == OTV_CRISIS] += copies - n;
        if (keeps && set->tiles[k].kind == OTV_CRISIS && p->tiles[OTV_GANYMEDE][k])
            return "no crisis tile lies on Ganymede (OTV-24)";
    }
    for (unsigned s = 0; s < p->core.seats; s++) {
        held[0] += p->big_game[s];
        held[1] += p->crises[s];
    }
    return kept[0] != held[0] || kept[1] != held[1] ? "every big game and crisis tile lies somewhere (OTV-A76)" : NULL;
}

static const char *check_aliens(const otv_state *p)
{
    unsigned n = p->supply;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) n += p->alien[planet];
    for (unsigned s = 0; s < p->core.seats; s++) n += p->trophies[s];
    return n != OTV_ALIENS ? "there are three alien tiles (OTV-A76)" : NULL;
}

static const char *check_planets(const orr_ctx *t)
{
    const otv_state *p = otv(t);
    const bool landing = t->box->opt[OTV_O_DEAD_PLANET] == OTV_ATTACKABLE;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        unsigned tiles = 0, pieces = 0;
        if (!p->flipped[planet]) continue;
        if (planet != OTV_VENUS && planet != OTV_MOON && planet != OTV_MARS)
            return "only Venus, Moon and Mars can be flipped (1.1)";
        for (unsigned k = 0; k < OTV_MAX_TILES; k++) tiles += p->tiles[planet][k];
        for (unsigned s = 0; s < p->core.seats; s++)
            for (unsigned piece = landing ? OTV_PLANT : OTV_SURFACE; piece < OTV_PIECES; piece++)
                pieces += p->piece[piece][planet][s];
        if (tiles || pieces) return "a flipped planet has no tile, no plant and no unit on its surface (OTV-A76)";
    }
    return NULL;
}

/* Nobody is asked in phases 1 and 2: they are over when the first question of the period stands. */
static const char *check_surfaces(const otv_state *p)
{
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    const bool begins = f->proc == P_PERIOD && f->step == T_ANSWER && p->cubes == p->core.seats + 2u && !p->stall;
    return begins && otv_any_landed(p) ? "no unit is on a surface when a period begins (OTV-A76)" : NULL;
}

static const char *check_payment(const otv_state *p)     /* OTV-A53 */
{
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    const bool paying = f->proc == P_CLAIM && f->step == C_PAY_ANSWER;
    const otv_claim *c = &p->claim;
    for (unsigned s = 0; s < p->core.seats; s++) {
        unsigned n = 0;
        for (unsigned i = 0; i < p->hand[s].z.n; i++) n += p->hand[s].card[i].tag == OTV_COMMITTED;
        if (n != (paying && f->who == s ? c->cards : 0u)) return "only a payer has committed cards (OTV-A53)";
    }
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        if (c->committed[unit] > (paying ? p->piece[OTV_ORBIT + unit][c->planet][f->who] : 0))
            return "only a payer has committed units, and they are in orbit (OTV-A53)";
    return NULL;
}

static const char *check_table(const orr_ctx *t)
{
    const otv_state *p = otv(t);
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    unsigned cubes = p->cubes;
    for (unsigned s = 0; s < p->core.seats; s++) {
        cubes += p->taken[s];
        if (p->hand[s].z.n > otv_hand_limit(t->box) && (f->proc != P_LIMIT || f->who != s))
            return "a hand is within its limit unless its owner is discarding (OTV-57)";
    }
    if (cubes != p->core.seats + 2u) return "there are players + 2 pass cubes (OTV-21)";
    bool card = false;
    for (unsigned i = 0; i < p->core.depth; i++) card |= p->core.frame[i].proc == P_CARD;
    if (p->table.z.n && !card) return "an Action card lies on the table while it is carried out (OTV-99)";
    if (p->holder >= p->core.seats) return "somebody holds the first player marker (OTV-A76)";
    return p->period < 1 || p->period > OTV_PERIODS ? "there are three periods (OTV-18)" : NULL;
}

const char *otv_check(const orr_ctx *t)
{
    const char *broken = check_counters(t);
    if (!broken) broken = check_tiles(t);
    if (!broken) broken = check_aliens(otv(t));
    if (!broken) broken = check_planets(t);
    if (!broken) broken = check_surfaces(otv(t));
    if (!broken) broken = check_payment(otv(t));
    return broken ? broken : check_table(t);
}
