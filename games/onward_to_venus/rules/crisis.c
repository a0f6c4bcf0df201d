/* crisis.c - phase 4: dice, levels and the crises of the planets in their order: OTV-104 to OTV-112, OTV-117 to
 * OTV-147, OTV-174, OTV-175, OTV-A3 to OTV-A5, OTV-A21 to OTV-A23, OTV-A47, OTV-A51, OTV-A52, OTV-A63, OTV-A64,
 * OTV-A73. Mercury is mercury.c, Titan titan.c, the aliens of Kuiper Belt aliens.c; which pieces are lost is losses.c.
 */
#include "games/onward_to_venus/otv_state.h"

#include <string.h>

enum { L_PLANET, L_SEATS, L_TURN, L_LEFT }; /* locals: the planet; seats concerned; whose turn; damage left */

/* ---- levels ----------------------------------------------------------------------------------------------------- */

/* OTV-108: the tiles of every planet, and those among them that are marked; how many of these there are in all. Tiles
 * stay and count again (OTV-110); a planet without any, and so a flipped one, has level 0 (OTV-112, OTV-175). */
static unsigned count_crises(orr_ctx *t, uint8_t marked[OTV_PLANETS])
{
    const otv_set *set = otv_set_of(t->box);
    otv_state *p = otv(t);
    unsigned any = 0;
    for (unsigned k = 0; k < set->tiles_n; k++) {
        if (set->tiles[k].kind != OTV_CRISIS) continue;
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
            const unsigned n = p->tiles[planet][k], skulls = set->tiles[k].marked ? n : 0;
            p->level[planet] = (uint8_t)(p->level[planet] + n);
            marked[planet] = (uint8_t)(marked[planet] + skulls);
            any += skulls;
        }
    }
    return any;
}

/* OTV-106, OTV-107, OTV-A22: one die per marked tile from Mercury on, then again from Mercury. */
static void assign_dice(orr_ctx *t, const uint8_t marked[OTV_PLANETS], unsigned dice)
{
    while (dice)
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned n = marked[planet]; n && dice; n--, dice--) otv(t)->level[planet]++;
}

static void set_levels(orr_ctx *t)
{
    otv_state *p = otv(t);
    uint8_t marked[OTV_PLANETS] = { 0 }, die[3];
    memset(p->level, 0, sizeof p->level);
    if (count_crises(t, marked)) {                       /* OTV-105 */
        otv_roll(t, die, OTV_105);
        assign_dice(t, marked, !die[0] + 0u + !die[1] + !die[2]);
    }
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        if (p->level[planet])
            orr_tell(t, OTV_108, OTV_TOLD_LEVEL, ORR_EVERYBODY, ORR_ARGS(planet, p->level[planet], 0), 0);
}

/* ---- what crises do --------------------------------------------------------------------------------------------- */

/* all who tie (OTV-A52); nobody if nobody earns there (OTV-A5) */
orr_seats otv_top_earners(const otv_state *p, unsigned planet)
{
    unsigned best = 1;
    orr_seats top = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned income = otv_income_at(p, planet, s);
        if (income > best) top = 0, best = income;
        if (income == best) top |= orr_one(s);
    }
    return top;
}

static orr_seats everybody_at(const otv_state *p, unsigned planet)      /* OTV-A51 */
{
    orr_seats set = 0;
    for (orr_seat s = 0; s < p->core.seats; s++)
        if (otv_has_at(p, s, planet)) set |= orr_one(s);
    return set;
}

void otv_wipe(orr_ctx *t, unsigned planet, orr_rule why)                /* to stock (OTV-174, OTV-A29) */
{
    otv_state *p = otv(t);
    for (unsigned piece = 0; piece < OTV_PIECES; piece++)
        for (unsigned s = 0; s < p->core.seats; s++) {
            p->stock[otv_stock_of(piece)][s] = (uint8_t)(p->stock[otv_stock_of(piece)][s] + p->piece[piece][planet][s]);
            p->piece[piece][planet][s] = 0;
        }
    for (unsigned s = 0; s < p->core.seats; s++) otv_note_orbit(p, planet, s);
    orr_tell(t, why, OTV_TOLD_WIPED, ORR_EVERYBODY, planet, 0);
}

static void discard_tiles(orr_ctx *t, unsigned planet, orr_rule why)
{
    otv_state *p = otv(t);
    for (unsigned k = 0; k < OTV_MAX_TILES; k++) {
        p->tile_discard[k] = (uint8_t)(p->tile_discard[k] + p->tiles[planet][k]);
        p->tiles[planet][k] = 0;
    }
    orr_by(t, why);
}

static void flip(orr_ctx *t, unsigned planet)
{
    const orr_rule why = planet == OTV_VENUS ? OTV_122 : planet == OTV_MOON ? OTV_135 : OTV_141;
    otv(t)->flipped[planet] = 1;
    orr_tell(t, why, OTV_TOLD_FLIPPED, ORR_EVERYBODY, planet, 0);
}

/* those seats one after the other, from the holder on */
static orr_next each(orr_frame *f, orr_seats seats, orr_seat first)
{
    f->local[L_SEATS] = (uint8_t)seats;
    f->local[L_TURN] = first;
    return orr_goto(f, K_EACH);
}

/* Level 4 and more of Venus, Moon, Mars: OTV-A73. Mars loses its own pieces, not those of Venus (OTV-A3). */
static orr_next destroy(orr_ctx *t, orr_frame *f)
{
    const unsigned planet = f->local[L_PLANET];
    uint8_t die[3];
    otv_wipe(t, planet, planet == OTV_VENUS ? OTV_120 : planet == OTV_MOON ? OTV_130 : OTV_138);
    discard_tiles(t, planet, planet == OTV_VENUS ? OTV_121 : planet == OTV_MOON ? OTV_131 : OTV_139);
    if (planet == OTV_VENUS) {
        flip(t, planet);
        return orr_goto(f, K_NEXT);
    }
    otv_roll(t, die, planet == OTV_MOON ? OTV_132 : OTV_140);
    f->local[L_LEFT] = (uint8_t)(die[0] + die[1] + die[2]);
    f->local[L_TURN] = otv(t)->holder;
    orr_tell(t, OTV_132, OTV_TOLD_DAMAGE, ORR_EVERYBODY, f->local[L_LEFT], 0);
    return orr_goto(f, K_DAMAGE);
}

/* OTV-133: one counter per turn in player order; whoever has nothing at Earth is passed over (OTV-A28). */
static orr_next damage_step(orr_ctx *t, orr_frame *f)
{
    const otv_state *p = otv(t);
    const orr_seats left = f->local[L_LEFT] ? everybody_at(p, OTV_EARTH) : 0;
    if (!left) {
        flip(t, f->local[L_PLANET]);
        return orr_goto(f, K_NEXT);
    }
    orr_seat s = f->local[L_TURN];
    while (!(left >> s & 1)) s = otv_next(p, s);
    f->local[L_LEFT]--;
    f->local[L_TURN] = otv_next(p, s);
    return otv_lose(t, f, K_DAMAGE, s, OTV_EARTH, 1, OTV_EARTH_DAMAGE);
}

static orr_seats owners_beyond(const otv_state *p, unsigned level)      /* plants that Space Pirates can reach */
{
    orr_seats set = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        unsigned income = otv_income_at(p, OTV_TITAN, s);
        if (level > 2) income += otv_income_at(p, OTV_KUIPER, s) + otv_income_at(p, OTV_GANYMEDE, s);
        if (income) set |= orr_one(s);
    }
    return set;
}

/* What resolve() and each_step() do, for those who want to know beforehand: OTV-113 to OTV-147. */
unsigned otv_crisis_does(unsigned planet, unsigned level)
{
    static const uint8_t does[OTV_PLANETS][OTV_LEVELS] = {
        [OTV_MERCURY] = { 0, OTV_DOES_ROB, OTV_DOES_REMOVE_UNIT, OTV_DOES_REMOVE_PLANT, OTV_DOES_REMOVE_PLANT },
        [OTV_VENUS] = { 0, 0, OTV_DOES_UNITS, OTV_DOES_UNITS, OTV_DOES_DESTROY },
        [OTV_EARTH] = { 0, 0, OTV_DOES_PLANT, OTV_DOES_PLANTS, OTV_DOES_ALL_LOSE },
        [OTV_MOON] = { 0, 0, 0, 0, OTV_DOES_DESTROY_AND_HIT },
        [OTV_MARS] = { 0, 0, OTV_DOES_PLANT, OTV_DOES_PLANT, OTV_DOES_DESTROY_AND_HIT },
        [OTV_TITAN] = { 0, 0, OTV_DOES_RANSOM, OTV_DOES_RANSOM_BEYOND, OTV_DOES_RANSOM_BEYOND },
        [OTV_KUIPER] = { 0, 0, 0, OTV_DOES_ALIENS, OTV_DOES_ALIENS },
    };
    return does[planet][level];
}

static orr_next resolve(orr_ctx *t, orr_frame *f)
{
    const otv_state *p = otv(t);
    const unsigned planet = f->local[L_PLANET], level = p->level[planet];
    const bool destroyed = level >= OTV_CARRIES_ON;
    const bool hit = level >= 2;                         /* level 1 does nothing: OTV-117, OTV-125, OTV-136, OTV-143 */
    switch (planet) {
    case OTV_MERCURY: return level ? orr_call(t, f, K_NEXT, P_MERCURY, f->who, (uint8_t)level, 0) : orr_goto(f, K_NEXT);
    case OTV_VENUS:
        if (destroyed) return destroy(t, f);
        return each(f, hit ? everybody_at(p, planet) : 0, p->holder);
    case OTV_EARTH:
        if (destroyed) return otv_all_lose(t, OTV_EARTH_FELL);              /* OTV-128, OTV-A47 */
        return each(f, hit ? otv_top_earners(p, planet) : 0, p->holder);
    case OTV_MOON: return destroyed ? destroy(t, f) : orr_goto(f, K_NEXT);  /* OTV-129 */
    case OTV_MARS:
        if (destroyed) return destroy(t, f);
        return each(f, hit ? otv_top_earners(p, planet) : 0, p->holder);
    case OTV_TITAN: return each(f, hit ? owners_beyond(p, level) : 0, p->holder);
    case OTV_KUIPER: return otv_alien_step(t) ? orr_goto(f, K_NEXT) : otv_all_lose(t, OTV_ALIENS_LANDED);
    case OTV_GANYMEDE: return orr_goto(f, K_NEXT);       /* OTV-142 */
    }
    orr_impossible();
}

/* OTV-A23, OTV-A64 */
static orr_next each_step(orr_ctx *t, orr_frame *f)
{
    const otv_state *p = otv(t);
    const unsigned planet = f->local[L_PLANET], level = p->level[planet];
    if (!f->local[L_SEATS]) return orr_goto(f, K_NEXT);
    orr_seat s = f->local[L_TURN];
    while (!(f->local[L_SEATS] >> s & 1)) s = otv_next(p, s);
    f->local[L_SEATS] = (uint8_t)(f->local[L_SEATS] & ~(1u << s));
    f->local[L_TURN] = otv_next(p, s);
    switch (planet) {
    case OTV_VENUS: return otv_lose(t, f, K_EACH, s, planet, 2, OTV_VENUS_LOSS);
    case OTV_EARTH:
        return otv_lose(t, f, K_EACH, s, planet, level - 1, level == 2 ? OTV_EARTH_LOSS : OTV_EARTH_LOSS_TWO);
    case OTV_MARS: return otv_lose(t, f, K_EACH, s, planet, 1, OTV_MARS_LOSS);   /* OTV-A4: earned and lost on Mars */
    case OTV_TITAN: return orr_call(t, f, K_EACH, P_TITAN, s, (uint8_t)level, 0);
    }
    orr_impossible();
}

orr_next otv_run_crisis(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)in;
    switch (f->step) {
    case K_DICE:
        set_levels(t);
        f->step = K_PLANET;                              /* fall through */
    case K_PLANET: return resolve(t, f);                 /* OTV-109 */
    case K_EACH: return each_step(t, f);
    case K_DAMAGE: return damage_step(t, f);
    case K_NEXT:
        if (++f->local[L_PLANET] == OTV_PLANETS) return orr_return(t, 0);
        return orr_goto(f, K_PLANET);
    }
    orr_impossible();
}

orr_next otv_all_lose(orr_ctx *t, unsigned how)
{
    otv(t)->ended = (uint8_t)how;
    orr_tell(t, how == OTV_EARTH_FELL ? OTV_128 : OTV_154, OTV_TOLD_ALL_LOSE, ORR_EVERYBODY, how, 0);
    return orr_over(t);
}
