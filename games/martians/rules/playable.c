/* playable.c - when a card can be announced and a weapon used: the play table under MAR-A109; MAR-89, MAR-106,
 * MAR-140, MAR-A41, MAR-A53, MAR-A80, MAR-A84, MAR-A85, MAR-A93, MAR-A97, MAR-A121. Nothing here changes anything. */
#include "games/martians/mar_state.h"
#include "games/martians/rules/turn.h"

bool mar_is_weapon(unsigned effect)
{
    const uint64_t weapons = mar_bit(MAR_FOUR_SIDED_DICE) | mar_bit(MAR_MP3_PLAYER) | mar_bit(MAR_SEARCHLIGHT) |
                             mar_bit(MAR_SHOTGUN) | mar_bit(MAR_SIGNAL_JAMMER);
    return weapons >> effect & 1;
}

static uint64_t aimed_effects(const orr_ctx *t)          /* MAR-A74, a bit each */
{
    const uint64_t set =
        mar_bit(MAR_HOW_TO_COOK) | mar_bit(MAR_MEMORY_DRAIN) | mar_bit(MAR_VIDEO_GAME) | mar_bit(MAR_TRACTOR_BEAM);
    return mar_together(t) ? 0 : set;
}

/* MAR-75, MAR-A41: may not leave the combat they are in. */
static bool is_fighter(const orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    return p->fighting && s == p->active && !mar_option(t, MAR_O_ESCAPE);
}

/* ---- conditions about the map ---------------------------------------------------------------------------------- */

static bool any_calm_tile(const mar_state *p)
{
    if (!p->supply) return false;
    for (unsigned s = 0, n = p->letters; s < n; s++)
        if (mar_lies(p, s) && !p->martian[s]) return true;
    return false;
}

unsigned mar_exchangeable(const orr_ctx *t)
{
    const mar_state *p = mar(t);
    unsigned set = 0;
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!p->marker[farm].z.n) continue;
        const bool ship = p->ship_at != MAR_NONE && p->ship_at == p->town.farm_at[farm];
        if (!ship || mar_option(t, MAR_O_FAKED_SHIP)) set |= 1u << farm;
    }
    return set;
}

static bool any_hidden_marker(const mar_state *p)
{
    for (unsigned farm = 0; farm < MAR_FARMS; farm++)
        if (p->marker[farm].z.n && p->marker[farm].card[0].tag == MAR_FACE_DOWN) return true;
    return false;
}

bool mar_removable(const orr_ctx *t, unsigned spot)
{
    const mar_state *p = mar(t);
    if (!mar_lies(p, spot) || mar_sort_at(t, spot) != MAR_GENERIC) return false;     /* MAR-A22 */
    for (unsigned s = 0; s < p->core.seats; s++)
        if (p->at_tile[s] == spot) return false;
    const uint8_t *next = p->town.next[spot];            /* MAR-114 */
    return next[0] == MAR_NONE || next[1] == MAR_NONE || next[2] == MAR_NONE || next[3] == MAR_NONE;
}

static bool any_removable(const orr_ctx *t)
{
    for (unsigned s = 0; s < mar(t)->letters; s++)
        if (mar_removable(t, s)) return true;
    return false;
}

/* MAR-A93: is there a Martian of `from` that may be carried to `to`? guard: NULL unless Four-sided Dice is in use. */
static bool candy_possible(const mar_state *p, const mar_guard *guard, unsigned from, unsigned to)
{
    const unsigned free = mar_enter(&p->town, to) & (unsigned)~p->martian[to];
    if (!free || !guard) return free;
    for (unsigned m = p->martian[from]; m; m &= m - 1)
        for (unsigned q = free; q; q &= q - 1)
            if (!mar_barred(p, guard, from, mar_lowest(m), to, mar_lowest(q))) return true;
    return false;
}

unsigned mar_candy_sides(const mar_state *p, const mar_guard *guard, unsigned from)
{
    unsigned set = 0;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned to = p->town.next[from][side];
        if (to != MAR_NONE && candy_possible(p, guard, from, to)) set |= 1u << to;
    }
    return set;
}

static bool any_candy(const mar_state *p)
{
    mar_guard distances;
    const mar_guard *guard = mar_guard_open(p, &distances);
    for (uint32_t left = p->crowded; left; left &= left - 1)
        if (mar_candy_sides(p, guard, mar_lowest(left))) return true;
    return false;
}

/* MAR-A121: from the start of one's own turn until D5 is answered with stop, and not after one's death. */
static bool before_step_6(const orr_ctx *t)
{
    const orr_core *c = &mar(t)->core;
    return c->frame[0].step <= T_MOVE_ANSWER && !mar(t)->dead;
}

/* ---- cards ----------------------------------------------------------------------------------------------------- */

orr_rule mar_bar(const orr_ctx *t, orr_seat s, unsigned effect)
{
    const mar_state *p = mar(t);
    if (mar_is_weapon(effect)) return mar_has_weapon(t, s, effect) ? MAR_106 : 0;    /* MAR-A84 */
    switch (effect) {
    case MAR_BRIGHT_LIGHTS: return any_hidden_marker(p) ? 0 : MAR_116;
    case MAR_FAKED_CROP_CIRCLES: return mar_count(mar_exchangeable(t)) > 1 ? 0 : MAR_A85;
    case MAR_MASS_HYSTERIA: return any_calm_tile(p) ? 0 : MAR_A91;
    case MAR_CANDY: return p->frozen ? MAR_139 : any_candy(p) ? 0 : MAR_A93;
    case MAR_GET_OFF_MY_LAND: return p->crowded ? 0 : MAR_138;
    case MAR_PRESIDENTIAL_ADDRESS: return p->crowded ? 0 : MAR_144;
    case MAR_GO_TIME: return s == p->active ? 0 : MAR_140;
    case MAR_MARTIAL_LAW:
    case MAR_TELEPORTED: return is_fighter(t, s) ? MAR_A41 : 0;
    case MAR_NUCLEAR: return any_removable(t) ? 0 : MAR_A97;
    case MAR_NO_WAY: return s == p->active && before_step_6(t) ? 0 : MAR_A121;
    case MAR_TAKE_HER: return MAR_149;
    case MAR_NOT_HAPPENING: return mar_together(t) ? MAR_152 : MAR_153;
    case MAR_NOT_THE_HUMAN: return MAR_154;
    default: return 0;
    }
}

static bool always_playable(unsigned effect)             /* no condition: mar_bar says the same, more slowly */
{
    const uint64_t set = mar_bit(MAR_BIG_EYES) | mar_bit(MAR_GREEN_SLIME) | mar_bit(MAR_LANDING_PARTY) |
                         mar_bit(MAR_LEVITATION) | mar_bit(MAR_POD_PEOPLE) | mar_bit(MAR_STUPID_HUMANS) |
                         mar_bit(MAR_END_OF_THE_WORLD) | mar_bit(MAR_WE_COME_IN_PEACE) | mar_bit(MAR_AGENT) |
                         mar_bit(MAR_HOMELAND_SECURITY) | mar_bit(MAR_WAIT) | mar_bit(MAR_ANGRY);
    return set >> effect & 1;
}

void mar_offer_cards(const orr_ctx *t, orr_seat s, orr_list *l, unsigned plain, unsigned on, mar_kinds hand)
{
    const mar_state *p = mar(t);
    const mar_card_row *cards = mar_set_of(t->box)->cards;
    const uint64_t aiming = aimed_effects(t);
    mar_kinds aimed = 0;
    if (l->asking_why) mar_why_no_card(l, hand, plain), mar_why_no_card(l, hand, on);
    for (mar_kinds set = hand; set; set &= set - 1) {
        const unsigned kind = (unsigned)__builtin_ctzll(set), effect = cards[kind].effect;
        if (aiming >> effect & 1) aimed |= mar_bit(kind);
        else orr_offer(l, plain, kind, 0, 0, always_playable(effect) ? 0 : mar_bar(t, s, effect));
    }
    for (; aimed; aimed &= aimed - 1) {
        const unsigned kind = (unsigned)__builtin_ctzll(aimed);
        const bool beam = mar_effect_of(t, kind) == MAR_TRACTOR_BEAM;
        for (unsigned k = 0; k < p->core.seats; k++)
            orr_offer(l, on, kind, k, 0, beam && k == s && is_fighter(t, s) ? MAR_A41 : 0);
    }
}

/* ---- weapons in play ------------------------------------------------------------------------------------------- */

orr_rule mar_bar_use(const orr_ctx *t, orr_seat s, unsigned effect)
{
    const mar_state *p = mar(t);
    const bool fights = p->fighting && s == p->active;
    if (fights && p->weapon_used) return MAR_A53;
    switch (effect) {
    case MAR_FOUR_SIDED_DICE: return 0;
    case MAR_SIGNAL_JAMMER: return is_fighter(t, s) ? MAR_A41 : 0;
    case MAR_SEARCHLIGHT: return mar_swap_exists(t, s) ? 0 : p->held[s].z.n ? MAR_113 : MAR_145;
    case MAR_SHOTGUN: return MAR_147;
    default: return MAR_142;
    }
}

static void bar_plays(const mar_state *p, orr_seat s, orr_list *l)       /* MAR-A129 */
{
    if (orr_wants(l, MAR_V_PLAY_ON)) orr_bar_wanted(l, MAR_90);
    for (mar_kinds set = mar_hand_kinds(p, s); set; set &= set - 1)
        orr_offer(l, MAR_V_PLAY, (unsigned)__builtin_ctzll(set), 0, 0, MAR_90);
    mar_why_no_card(l, mar_hand_kinds(p, s), MAR_V_PLAY);
    mar_why_no_card(l, mar_hand_kinds(p, s), MAR_V_PLAY_ON);
}

void mar_options_interject(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    mar_kinds arms = 0;
    (void)f;
    if (p->plays[s]) mar_offer_cards(t, s, l, MAR_V_PLAY, MAR_V_PLAY_ON, mar_hand_kinds(p, s));
    else if (l->asking_why) bar_plays(p, s, l);
    for (unsigned i = 0; i < p->weapon[s].z.n; i++) arms |= mar_bit(p->weapon[s].card[i].kind);
    if (l->asking_why) mar_why_no_card(l, arms, MAR_V_USE);
    for (; arms; arms &= arms - 1) {
        const unsigned kind = (unsigned)__builtin_ctzll(arms);
        orr_offer(l, MAR_V_USE, kind, 0, 0, mar_bar_use(t, s, mar_effect_of(t, kind)));
    }
}

orr_seats mar_may(const orr_ctx *t)                      /* D9: by public facts only */
{
    return mar(t)->armed | mar(t)->ready;
}
