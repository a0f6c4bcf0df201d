/* aliens.c - Alien Invasion: OTV-147 to OTV-154, OTV-A31, OTV-A32, OTV-A61, OTV-A62, OTV-A69, OTV-A71. */
#include "games/onward_to_venus/otv_state.h"

enum { FIRST_STEPS = 3, PATH = 6 };
static const uint8_t path[PATH] = { OTV_KUIPER, OTV_TITAN, OTV_GANYMEDE, OTV_MARS, OTV_MOON, OTV_EARTH }; /* OTV-150 */

/* What comes to the planet later is safe from this alien (OTV-A71). */
static void invade(orr_ctx *t, unsigned planet, orr_rule why)
{
    otv(t)->alien[planet]++;
    orr_tell(t, why, OTV_TOLD_INVADED, ORR_EVERYBODY, planet, 0);
    otv_wipe(t, planet, why == OTV_148 ? OTV_149 : OTV_152);
}

static void first_invasion(orr_ctx *t)
{
    otv_state *p = otv(t);
    for (; p->invaded < FIRST_STEPS; p->invaded++) {
        p->supply--;
        invade(t, path[p->invaded], OTV_148);
    }
}

static unsigned take_up_aliens(otv_state *p)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        n += p->alien[planet];
        p->alien[planet] = 0;
    }
    return n;
}

/* Steps of the path taken once the next planet that is not passed over lies ahead (OTV-A69). */
static unsigned steps_before(const orr_box *b, const uint8_t flipped[OTV_PLANETS], unsigned taken)
{
    const bool skips = b->opt[OTV_O_DEAD_PLANET] == OTV_SKIP;
    while (skips && flipped[path[taken]]) taken++;
    return taken;
}

unsigned otv_alien_next(const orr_box *b, const uint8_t flipped[OTV_PLANETS], unsigned taken)
{
    return path[steps_before(b, flipped, taken)];
}

/* OTV-151, OTV-153: each surviving alien goes to the next planet further in. False: that is Earth. */
static bool advance(orr_ctx *t)
{
    otv_state *p = otv(t);
    for (unsigned n = take_up_aliens(p); n; n--) {
        p->invaded = (uint8_t)steps_before(t->box, p->flipped, p->invaded);
        const unsigned target = path[p->invaded];
        if (target == OTV_EARTH) {
            p->alien[OTV_EARTH] = (uint8_t)n;            /* those that are left reach Earth with the first */
            return false;
        }
        p->invaded++;
        invade(t, target, OTV_151);
    }
    return true;
}

static bool any_alien(const otv_state *p)
{
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        if (p->alien[planet]) return true;
    return false;
}

/* OTV-A62: survivors go on whatever the level; a new invasion needs level 3 (OTV-147) and the tiles (OTV-A32), and does
 * not go on at once. */
bool otv_alien_step(orr_ctx *t)
{
    otv_state *p = otv(t);
    if (any_alien(p)) return advance(t);
    if (p->level[OTV_KUIPER] >= 3 && p->supply == OTV_ALIENS) first_invasion(t);
    return true;
}
