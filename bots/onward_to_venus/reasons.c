/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/onward_to_venus/script.h"

static const char *of_plant(const viceroy *m, unsigned planet, unsigned plant)
{
    unsigned earn[OTV_MAX_SEATS] = { 0 };
    for (unsigned s = 0; s < m->v->look.seats; s++) earn[s] = viceroy_income(m->v, planet, s);
    const unsigned before = otv_points_for(m->box, planet, earn, m->v->look.seats, m->me);
    earn[m->me] += viceroy_income_of[plant];
    if (otv_points_for(m->box, planet, earn, m->v->look.seats, m->me) > before)
        return plant == OTV_MINE ? "The mine gives you a better place on that planet."
                                 : "The factory gives you a better place on that planet, without a fight.";
    return m->left > 0 ? "The income pays for units and makes your place there safer."
                       : "It makes your place there safer.";
}

static const char *of_crisis(const viceroy *m, unsigned planet)
{
    return viceroy_danger(m, planet) > 0 ? "The crisis there could cost you a lot, and the tile is worth a point."
                                         : "The tile is worth a victory point.";
}

static const char *of_claim(const viceroy *m, unsigned planet, unsigned tile)
{
    if (tile == OTV_ALIEN)
        return viceroy_alien_prize(m) > 2 ? "If nobody stops the aliens before they reach Earth, everybody loses."
                                          : "A defeated alien is worth two points.";
    switch (m->set->tiles[tile].kind) {
    case OTV_FACTORY_TILE: return of_plant(m, planet, OTV_FACTORY);
    case OTV_CARDS_TILE: return "Two cards for one unit, without a fight.";
    case OTV_WINDFALL: return "Three pounds for one unit, without a fight.";
    case OTV_BIG_GAME: return "A sure victory point for one unit.";
    case OTV_TENSION: return "You gain what a rival loses.";
    case OTV_MINE_TILE: return of_plant(m, planet, OTV_MINE);
    default: return of_crisis(m, planet);
    }
}

/* The tile that draws a group to a planet. */
static const char *of_journey(const viceroy *m, unsigned to)
{
    unsigned n[OTV_UNITS], best_tile = 0;
    float best = 0;
    viceroy_in_orbit(m, to, n);
    n[OTV_SPACESHIP]++;
    for (unsigned tile = 0; tile < m->set->tiles_n; tile++) {
        const float value = m->v->tiles[to][tile] ? viceroy_claim_value(m, to, tile, n) : 0;
        if (value > best) best = value, best_tile = tile;
    }
    if (best <= 0) return "You can reach more planets from there.";
    switch (m->set->tiles[best_tile].kind) {
    case OTV_FACTORY_TILE: return "You can build a factory there.";
    case OTV_MINE_TILE: return "There is a mine there that you can probably pay for.";
    case OTV_CRISIS: return "Somebody must deal with the crisis there.";
    case OTV_TENSION: return "You can take over something from a rival there.";
    default: return "There are tiles there to take without a fight.";
    }
}

static const char *of_purchase(unsigned unit)
{
    switch (unit) {
    case OTV_INFANTRY: return "It is the cheapest way to make one more claim.";
    case OTV_SPACESHIP: return "You can't travel without a spaceship, and it can claim too.";
    default: return "It counts double in a fight.";
    }
}

static const char *of_card(const viceroy *m, unsigned kind)
{
    switch (m->set->cards[kind].effect) {
    case OTV_MOVE_MORE: return "With movement left over you can claim as soon as you arrive.";
    case OTV_HAUL: return "Tanks count double where you are going.";
    case OTV_REROLL: return "This roll is too expensive, and another costs only a card.";
    case OTV_MEDIC: return "A unit is worth more than the card.";
    case OTV_A_MONEY: return "Money buys units while there is still something to claim.";
    case OTV_A_DRAW: return "More cards pay for more claims.";
    case OTV_A_YARD: return "Several units in one turn, and cheaper.";
    case OTV_A_RALLY: return "Units that have landed can claim again.";
    default: return "It pays what is missing with the least waste.";
    }
}

static const char *of_pass(const otv_view *v)
{
    if (v->cubes == 1) return "It ends the period before the others can do more, and you go first in the next.";
    return "A card is worth more than anything you could do now.";
}

static const char *of_rest(const viceroy *m, orr_action a)
{
    switch (a.verb) {
    case OTV_V_STAY: return "Nothing there is worth a unit now.";
    case OTV_V_SHIPS:
    case OTV_V_INFANTRY:
    case OTV_V_TANKS:
        return a.a ? "That is what the claim there needs; the rest is more useful where it is."
                   : "They are more useful where they are.";
    case OTV_V_LAND: return "It is the unit you will miss least.";
    case OTV_V_TARGET: return "It brings you the most and hurts a rival who can win.";
    case OTV_V_PAY: return "The prize is worth what it costs.";
    case OTV_V_COMMIT: return a.b ? "Land the units you need least elsewhere." : "They are more useful in orbit.";
    case OTV_V_DONE: return "What you have chosen is enough.";
    case OTV_V_DECLINE: return "It costs more than it brings.";
    case OTV_V_LOSE: return "It is the piece you will miss least.";
    case OTV_V_DISCARD: return "It is the card you need least.";
    case OTV_V_RALLY: return "That is where your units can claim again.";
    case OTV_V_RAISE: return "It can claim again.";
    case OTV_V_ROB: return m->v->hand[a.a].z.n > 4 ? "They have many cards." : "Any card is worth a pound.";
    case OTV_V_DESTROY: return "It costs a rival a place, and you gain from it.";
    case OTV_V_RANSOM: return "A pound is cheaper than a factory or mine.";
    case OTV_V_REFUSE: return "What is left is not worth the money.";
    default: return NULL;
    }
}

const char *viceroy_reason(const orr_box *box, const void *view, orr_action a, const void *memory)
{
    viceroy_planet planets[OTV_PLANETS];
    viceroy m;
    (void)memory;
    viceroy_open(&m, box, view, planets);
    switch (a.verb) {
    case OTV_V_CLAIM: return of_claim(&m, a.a, a.b);
    case OTV_V_MOVE: return "These units can gain more elsewhere.";
    case OTV_V_TO: return of_journey(&m, a.a);
    case OTV_V_BUY: return of_purchase(a.a);
    case OTV_V_PLAY:
    case OTV_V_SPEND:
    case OTV_V_USE: return of_card(&m, a.a);
    case OTV_V_PASS: return of_pass(m.v);
    default: return of_rest(&m, a);
    }
}
