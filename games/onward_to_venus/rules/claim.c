/* claim.c - claiming a tile: what can be claimed, undefended tiles, and what a tile gives: OTV-49 to OTV-60, OTV-75 to
 * OTV-83, OTV-172, OTV-A11, OTV-A17, OTV-A18, OTV-A44, OTV-A61, OTV-A69, OTV-A78. The combat for a defended one is
 * combat.c. */
#include "games/onward_to_venus/otv_state.h"

enum { L_PLANET, L_TILE };                               /* locals */

bool otv_is_target(const orr_ctx *t, orr_seat s, unsigned planet, unsigned owner, unsigned plant)   /* OTV-51, OTV-77 */
{
    const otv_state *p = otv(t);
    return otv_takes_over(p->piece, p->stock, s, planet, owner, plant);
}

static unsigned plants_of_others(const otv_state *p, orr_seat s, unsigned planet, unsigned plant)
{
    const uint8_t *n = p->piece[OTV_PLANT + plant][planet];
    return n[0] + 0u + n[1] + n[2] + n[3] + n[4] - n[s];
}
_Static_assert(OTV_MAX_SEATS == 5, "plants_of_others adds up five seats");

static orr_rule tension_bar(const otv_state *p, orr_seat s, unsigned planet)
{
    const unsigned factories = plants_of_others(p, s, planet, OTV_FACTORY),
                   mines = plants_of_others(p, s, planet, OTV_MINE);
    if (factories && p->stock[OTV_STOCK_PLANT + OTV_FACTORY][s]) return 0;
    if (mines && p->stock[OTV_STOCK_PLANT + OTV_MINE][s]) return 0;
    return factories | mines ? OTV_51 : OTV_A18;
}

static bool alien_is_sealed(const orr_ctx *t, unsigned planet) /* nothing lands there: OTV-124, OTV-A32, OTV-A69 */
{
    return otv(t)->flipped[planet] && t->box->opt[OTV_O_DEAD_PLANET] != OTV_ATTACKABLE;
}

/* Stock bars the same kinds everywhere (OTV-50); a tension tile is a question of its planet. */
static unsigned barred_kinds(const otv_state *p, orr_seat s)             /* a bit each */
{
    const unsigned no_factory = !p->stock[OTV_STOCK_PLANT + OTV_FACTORY][s],
                   no_mine = !p->stock[OTV_STOCK_PLANT + OTV_MINE][s];
    return no_factory << OTV_FACTORY_TILE | no_mine << OTV_MINE_TILE;
}

orr_rule otv_claim_bar(const orr_ctx *t, orr_seat s, unsigned planet, unsigned tile)
{
    const otv_state *p = otv(t);
    if (tile > OTV_ALIEN || (tile == OTV_ALIEN ? !p->alien[planet] : !p->tiles[planet][tile])) return OTV_52;
    if (!otv_is_in_orbit(p, planet, s)) return OTV_54;
    if (tile == OTV_ALIEN) return alien_is_sealed(t, planet) ? OTV_A69 : 0;
    const unsigned kind = otv_tile(t, tile)->kind;
    if (kind == OTV_TENSION) return tension_bar(p, s, planet);
    return barred_kinds(p, s) >> kind & 1 ? OTV_50 : 0;  /* OTV-172 */
}

static uint64_t four(const uint8_t *c)                   /* counts side by side, the first in the lowest byte */
{
    return (uint32_t)c[0] | (uint32_t)c[1] << 8 | (uint32_t)c[2] << 16 | (uint32_t)c[3] << 24;
}

/* The tiles from `first` on that lie here. Most kinds do not, so eight counts are looked at together. */
static inline void offer_eight(const orr_ctx *t, orr_seat s, unsigned planet, unsigned first, uint64_t counts,
                               unsigned barred, orr_list *l)
{
    while (counts) {
        const unsigned at = (unsigned)__builtin_ctzll(counts) & ~7u, tile = first + at / 8,
                       kind = otv_tile(t, tile)->kind;
        counts &= ~(uint64_t)0xff << at;
        if (barred >> kind & 1 || (kind == OTV_TENSION && tension_bar(otv(t), s, planet))) continue;
        orr_offer(l, OTV_V_CLAIM, planet, tile, 0, 0);
    }
}

_Static_assert(OTV_MAX_TILES == 20, "two eights and a four");
void otv_offer_claims(const orr_ctx *t, orr_seat s, unsigned planets, orr_list *l)
{
    const otv_state *p = otv(t);
    const unsigned barred = barred_kinds(p, s);
    for (; planets; planets &= planets - 1) {
        const unsigned planet = (unsigned)__builtin_ctz(planets);
        const uint8_t *tiles = p->tiles[planet];
        offer_eight(t, s, planet, 0, four(tiles) | four(tiles + 4) << 32, barred, l);
        offer_eight(t, s, planet, 8, four(tiles + 8) | four(tiles + 12) << 32, barred, l);
        offer_eight(t, s, planet, 16, four(tiles + 16), barred, l);
        if (p->alien[planet] && !alien_is_sealed(t, planet)) orr_offer(l, OTV_V_CLAIM, planet, OTV_ALIEN, 0, 0);
    }
}

bool otv_can_claim(const orr_ctx *t, orr_seat s, unsigned planet) /* D4: by public facts; units have just arrived */
{
    orr_action out[OTV_MAX_TILES + 1];
    orr_list l = { .end = out };
    otv_offer_claims(t, s, 1u << planet, &l);
    return l.end != out;
}

void otv_land(orr_ctx *t, orr_seat s, unsigned planet, unsigned unit, unsigned n, orr_rule why)
{
    otv_state *p = otv(t);
    uint8_t *orbit = &p->piece[OTV_ORBIT + unit][planet][s], *surface = &p->piece[OTV_SURFACE + unit][planet][s];
    *orbit = (uint8_t)(*orbit - n);
    *surface = (uint8_t)(*surface + n);
    otv_note_orbit(p, planet, s);
    orr_tell(t, why, OTV_TOLD_LANDS, ORR_EVERYBODY, ORR_ARGS(s, n, unit), 0);
}

/* ---- what a tile gives ---------------------------------------------------------------------------------------- */

static bool is_defended(const orr_ctx *t, unsigned tile) { return otv_is_defended(t->box, tile); }

static void build(orr_ctx *t, orr_seat s, unsigned planet, unsigned plant, orr_rule why)
{
    otv_state *p = otv(t);
    p->stock[OTV_STOCK_PLANT + plant][s]--;
    p->piece[OTV_PLANT + plant][planet][s]++;
    orr_tell(t, why, OTV_TOLD_BUILDS, ORR_EVERYBODY, ORR_ARGS(s, plant, planet), 0);
}

static void take_over(orr_ctx *t, orr_seat s, unsigned planet)           /* OTV-81, OTV-82 */
{
    const otv_claim *c = &otv(t)->claim;
    orr_tell(t, OTV_81, OTV_TOLD_TAKES_OVER, ORR_EVERYBODY, ORR_ARGS(s, c->target, c->plant), 0);
    otv_remove_piece(t, c->target, planet, OTV_PLANT + c->plant, OTV_81);
    build(t, s, planet, c->plant, OTV_81);
}

static void keep(orr_ctx *t, orr_seat s, uint8_t *kept, unsigned tile, orr_rule why)
{
    kept[s]++;
    orr_tell(t, why, OTV_TOLD_TAKES, ORR_EVERYBODY, ORR_ARGS(s, tile, 0), 0);
}

static orr_next finish(orr_ctx *t, orr_frame *f)         /* one tile per claim (OTV-A78) */
{
    return is_defended(t, f->local[L_TILE]) ? otv_casualties(t, f) : orr_return(t, 0);
}

/* The tile leaves the planet; an alien tile was never a game tile (OTV-A61). */
orr_next otv_success(orr_ctx *t, orr_frame *f)
{
    otv_state *p = otv(t);
    const unsigned planet = f->local[L_PLANET], tile = f->local[L_TILE];
    if (tile == OTV_ALIEN) {
        p->alien[planet]--;
        keep(t, f->who, p->trophies, tile, OTV_80);
        return finish(t, f);
    }
    const unsigned kind = otv_tile(t, tile)->kind;
    if (kind == OTV_BIG_GAME || kind == OTV_CRISIS) p->tiles[planet][tile]--;
    else otv_discard_tile(t, planet, tile);
    switch (kind) {
    case OTV_FACTORY_TILE: build(t, f->who, planet, OTV_FACTORY, OTV_55); break;
    case OTV_CARDS_TILE:
        otv_draw(t, f->who, 2, OTV_56);
        return otv_keep_limit(t, f, C_DONE, f->who);
    case OTV_WINDFALL: otv_gain(t, f->who, OTV_WINDFALL_POUNDS, OTV_59); break;
    case OTV_BIG_GAME: keep(t, f->who, p->big_game, tile, OTV_60); break;
    case OTV_TENSION: take_over(t, f->who, planet); break;
    case OTV_MINE_TILE: build(t, f->who, planet, OTV_MINE, OTV_75); break;
    case OTV_CRISIS: keep(t, f->who, p->crises, tile, OTV_76);
    }
    return finish(t, f);
}

/* ---- the claim ------------------------------------------------------------------------------------------------ */

static unsigned kinds_in_orbit(const otv_state *p, unsigned planet, unsigned s)   /* a bit per unit */
{
    unsigned set = 0;
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) set |= (p->piece[OTV_ORBIT + unit][planet][s] ? 1u : 0u) << unit;
    return set;
}

static orr_next land_step(orr_ctx *t, orr_frame *f)      /* OTV-53 */
{
    const unsigned kinds = kinds_in_orbit(otv(t), f->local[L_PLANET], f->who);
    if (kinds & (kinds - 1)) return orr_ask(f, orr_one(f->who), C_LAND_ANSWER);
    otv_land(t, f->who, f->local[L_PLANET], (unsigned)__builtin_ctz(kinds), 1, OTV_53);
    return otv_success(t, f);
}

static orr_next start(orr_ctx *t, orr_frame *f)
{
    otv_state *p = otv(t);
    const unsigned tile = f->local[L_TILE], planet = f->local[L_PLANET];
    orr_tell(t, OTV_52, OTV_TOLD_CLAIMS, ORR_EVERYBODY, ORR_ARGS(f->who, tile, planet), 0);
    if (!is_defended(t, tile)) {
        f->step = C_LAND;
        return land_step(t, f);
    }
    p->claim = (otv_claim){ .planet = (uint8_t)planet, .tile = (uint8_t)tile };
    f->step = tile != OTV_ALIEN && otv_tile(t, tile)->kind == OTV_TENSION ? C_TARGET : C_ROLL;
    return otv_run_combat(t, f, NULL);
}

orr_next otv_run_claim(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case C_START: return start(t, f);
    case C_LAND: return land_step(t, f);
    case C_LAND_ANSWER:
        otv_land(t, f->who, f->local[L_PLANET], in->act.a, 1, OTV_53);
        return otv_success(t, f);
    case C_DONE: return finish(t, f);
    case C_TARGET:
    case C_TARGET_ANSWER:
    case C_ROLL:
    case C_DECIDE:
    case C_DECIDE_ANSWER:
    case C_PAY:
    case C_PAY_ANSWER: return otv_run_combat(t, f, in);
    }
    orr_impossible();
}

void otv_options_claim(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (f->step != C_LAND_ANSWER) {
        otv_options_combat(t, f, s, l);
        return;
    }
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        orr_offer(l, OTV_V_LAND, unit, 0, 0, otv(t)->piece[OTV_ORBIT + unit][f->local[L_PLANET]][s] ? 0 : OTV_54);
}
