/* markers.c - cards about markers, Fuel and weapons: Bright Lights (MAR-116), Faked Crop Circles (MAR-117,
 * MAR-A85), How to Cook Humans (MAR-112, MAR-119, MAR-120, MAR-A87, MAR-A125), Landing Party (MAR-121, MAR-A88). */
#include "games/martians/rules/card.h"

/* ---- Bright Lights, Faked Crop Circles ------------------------------------------------------------------------- */

enum { B_ASK, B_ANSWER };

orr_next mar_run_bright_lights(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    if (f->step == B_ASK) return mar_ask_choice(t, f, f->who, B_ANSWER);
    orr_show(t, ORR_AT(p->marker[in->act.a]), 0, orr_one(f->who));
    orr_tell(t, MAR_116, MAR_TOLD_LOOKS, orr_one(f->who), ORR_ARGS(f->who, in->act.a, 0),
             p->marker[in->act.a].card[0].kind);
    return orr_return(t, 0);
}
void mar_options_bright_lights(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    (void)f, (void)s;
    if (orr_wants(l, MAR_V_FARM)) orr_bar_wanted(l, MAR_116);
    for (unsigned farm = 0; farm < MAR_FARMS; farm++)
        if (p->marker[farm].z.n)
            orr_offer(l, MAR_V_FARM, farm, 0, 0, p->marker[farm].card[0].tag == MAR_FACE_DOWN ? 0 : MAR_116);
}

/* Facing and what seats know go with the tokens; the Martians stay. */
orr_next mar_run_faked(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    if (f->step == B_ASK) return mar_ask_choice(t, f, f->who, B_ANSWER);
    orr_card *a = p->marker[in->act.a].card, *b = p->marker[in->act.b].card;
    const orr_card c = *a;
    *a = *b;
    *b = c;
    mar_find_ship(t);
    orr_tell(t, MAR_117, MAR_TOLD_EXCHANGED, ORR_EVERYBODY, ORR_ARGS(in->act.a, in->act.b, 0), 0);
    return orr_return(t, 0);
}
void mar_options_faked(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const unsigned set = mar_exchangeable(t);
    (void)f, (void)s;
    if (orr_wants(l, MAR_V_EXCHANGE)) orr_bar_wanted(l, MAR_A85);
    for (unsigned a = 0; a < MAR_FARMS; a++)
        for (unsigned b = a + 1; b < MAR_FARMS; b++)
            if (set >> a & set >> b & 1) orr_offer(l, MAR_V_EXCHANGE, a, b, 0, 0);
}

/* ---- How to Cook Humans ---------------------------------------------------------------------------------------- */

enum { CO_NEXT, CO_ASK, CO_ANSWER };
enum { L_TARGET_SEAT, L_FROM, L_AT };  /* locals: MAR_NONE in co-op; where the next Fuel is: seat, building, ship */
enum { FROM_SEAT, FROM_BUILDING, FROM_SHIP };

static bool is_gas(const orr_ctx *t, unsigned b)
{
    return mar(t)->town.spot_of[b] != MAR_NONE && mar_tile(t, b)->gas;
}

static unsigned find_fuel(orr_at place)
{
    for (unsigned i = 0; i < place.z->n; i++)
        if (place.c[i].kind == MAR_FUEL) return i;
    return MAR_NONE;
}

/* Held ones clockwise from the active player, then those in other buildings, then the one on the ship. */
static bool find_next(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const orr_seat target = f->local[L_TARGET_SEAT];
    f->local[L_FROM] = FROM_SEAT;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s)) {
        f->local[L_AT] = (uint8_t)s;
        if ((target == MAR_NONE || target == s) && find_fuel(ORR_AT(p->held[s])) != MAR_NONE) return true;
    }
    if (target != MAR_NONE || mar_option(t, MAR_O_COOK)) return false;
    f->local[L_FROM] = FROM_BUILDING;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++) {
        f->local[L_AT] = (uint8_t)b;
        if (!is_gas(t, b) && find_fuel(ORR_AT(p->lying[b])) != MAR_NONE) return true;
    }
    f->local[L_FROM] = FROM_SHIP;
    f->local[L_AT] = 0;
    return find_fuel(ORR_AT(p->ship)) != MAR_NONE;
}

static orr_at source(orr_ctx *t, const orr_frame *f)
{
    mar_state *p = mar(t);
    if (f->local[L_FROM] == FROM_SHIP) return ORR_AT(p->ship);
    return f->local[L_FROM] == FROM_SEAT ? ORR_AT(p->held[f->local[L_AT]]) : ORR_AT(p->lying[f->local[L_AT]]);
}

static orr_card take_fuel(orr_ctx *t, const orr_frame *f)
{
    const orr_at from = source(t, f);
    const orr_card c = orr_take(t, from, find_fuel(from), ORR_EVERYBODY);
    if (f->local[L_FROM] == FROM_SEAT) mar_items_changed(t, f->local[L_AT]);
    return c;
}

/* The Fuel of a building is found before it is moved: from now on everybody knows it. */
static void turn_up(orr_ctx *t, unsigned b)
{
    mar_state *p = mar(t);
    const unsigned i = find_fuel(ORR_AT(p->lying[b]));
    orr_show(t, ORR_AT(p->lying[b]), i, ORR_EVERYBODY);
    orr_tell(t, MAR_A87, MAR_TOLD_FOUND, ORR_EVERYBODY, ORR_ARGS(MAR_FUEL, b, p->lying[b].card[i].tag), 0);
}

static orr_next cook(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    bool station = false, room = false;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++) {
        station |= is_gas(t, b);
        room |= is_gas(t, b) && p->lying[b].z.n < MAR_LYING;
    }
    if (!station || !find_next(t, f)) return orr_return(t, 0);
    if (f->local[L_FROM] == FROM_BUILDING) turn_up(t, f->local[L_AT]);
    if (room) return orr_goto(f, CO_ASK);
    orr_put(ORR_AT(p->item_pile), (orr_card){ take_fuel(t, f).kind, 0, ORR_EVERYBODY });         /* MAR-A125 */
    orr_mix(t, ORR_AT(p->item_pile));
    orr_tell(t, MAR_A125, MAR_TOLD_TO_PILE, ORR_EVERYBODY, ORR_ARGS(f->local[L_AT], MAR_FUEL, 0), 0);
    return orr_goto(f, CO_NEXT);
}

orr_next mar_run_cook(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    switch (f->step) {
    case CO_NEXT: return cook(t, f);
    case CO_ASK:
        return mar_ask_choice(t, f, f->local[L_TARGET_SEAT] == MAR_NONE ? f->who : f->local[L_TARGET_SEAT], CO_ANSWER);
    case CO_ANSWER: {
        orr_card c = take_fuel(t, f);
        c.tag = in->act.b;
        orr_put(ORR_AT(p->lying[in->act.a]), c);
        orr_tell(t, mar_together(t) ? MAR_119 : MAR_120, MAR_TOLD_LIES, ORR_EVERYBODY,
                 ORR_ARGS(c.kind, in->act.a, in->act.b), 0);
        return orr_goto(f, CO_NEXT);
    }
    }
    orr_impossible();
}
void mar_options_cook(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    bool free = false;
    (void)f, (void)s;
    if (orr_wants(l, MAR_V_COOK)) orr_bar_wanted(l, MAR_112);
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        free |= is_gas(t, b) && p->lying[b].z.n < MAR_LYING && mar_free_squares(t, b);
    for (unsigned b = 0; b < MAR_BUILDINGS; b++) {
        if (!is_gas(t, b) || p->lying[b].z.n == MAR_LYING) continue;
        /* MAR-112 */
        for (unsigned set = free ? mar_free_squares(t, b) : p->town.building[p->town.spot_of[b]]; set; set &= set - 1)
            orr_offer(l, MAR_V_COOK, b, mar_lowest(set), 0, 0);
    }
}

/* ---- Landing Party (D15) --------------------------------------------------------------------------------------- */

enum { LP_NEXT, LP_ASK, LP_ANSWER };
enum { L_DONE, L_SEAT };

/* A seat sees which weapons there are, not how many: it comes to know of one copy each. */
static void look_for_weapons(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    const orr_at pile = ORR_AT(p->draw);
    const unsigned n = pile.z->n;
    mar_kinds known = 0, there = 0;
    for (unsigned i = 0; i < n; i++)
        if (mar_in(pile.c[i].know, s)) known |= mar_bit(pile.c[i].kind);
    for (unsigned i = 0; i < n; i++) {
        const unsigned kind = pile.c[i].kind;
        if (!mar_is_weapon(mar_effect_of(t, kind))) continue;
        there |= mar_bit(mar_effect_of(t, kind));
        if (known >> kind & 1) continue;
        known |= mar_bit(kind);
        orr_show(t, pile, i, orr_one(s));
    }
    orr_learned(t);                                      /* also which there are not */
    orr_tell(t, MAR_121, MAR_TOLD_SEARCHED, orr_one(s), s, (uint32_t)(there >> MAR_FOUR_SIDED_DICE));
}

static void take_weapon(orr_ctx *t, orr_seat s, unsigned kind)
{
    mar_state *p = mar(t);
    const orr_at pile = ORR_AT(p->draw);
    unsigned i = 0;
    while (pile.c[i].kind != kind || !mar_in(pile.c[i].know, s)) i++;
    const orr_card c = orr_take(t, pile, i, ORR_EVERYBODY);
    orr_tell(t, MAR_A88, MAR_TOLD_DRAWN, ORR_EVERYBODY, s, kind);
    if (!mar_option(t, MAR_O_LANDING)) {
        mar_put_weapon(t, s, c);
        return;
    }
    orr_drop_in(ORR_AT(p->hand[s]), c);
    mar_note_ready(p, s);
}

orr_next mar_run_landing(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    switch (f->step) {
    case LP_NEXT:
        if (f->local[L_DONE] == p->core.seats) {         /* mixed, and nobody remembers what they saw */
            orr_mix(t, ORR_AT(p->draw));
            orr_blur(ORR_AT(p->draw), 0);
            return orr_return(t, 0);
        }
        f->local[L_SEAT] = (uint8_t)((p->active + f->local[L_DONE]++) % p->core.seats);
        look_for_weapons(t, f->local[L_SEAT]);
        f->step = LP_ASK;                                /* fall through */
    case LP_ASK: return orr_ask(f, orr_one(f->local[L_SEAT]), LP_ANSWER);
    case LP_ANSWER:
        if (in->act.verb == MAR_V_ARM) take_weapon(t, in->seat, in->act.a);
        return orr_goto(f, LP_NEXT);
    }
    orr_impossible();
}
void mar_options_landing(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    mar_kinds set = 0;
    (void)f;
    for (unsigned i = 0; i < p->draw.z.n; i++)
        if (mar_in(p->draw.card[i].know, s) && mar_is_weapon(mar_effect_of(t, p->draw.card[i].kind)))
            set |= mar_bit(p->draw.card[i].kind);
    if (orr_wants(l, MAR_V_ARM)) orr_bar_wanted(l, MAR_A88);
    for (; set; set &= set - 1) {
        const unsigned kind = (unsigned)__builtin_ctzll(set);
        const bool hand = mar_option(t, MAR_O_LANDING);
        const bool fits = hand ? p->hand[s].z.n < MAR_HAND : !mar_has_weapon(t, s, mar_effect_of(t, kind));
        orr_offer(l, MAR_V_ARM, kind, 0, 0, fits ? 0 : hand ? MAR_91 : MAR_106);
    }
    orr_offer(l, MAR_V_DONE, 0, 0, 0, 0);
}
