/* remarks.c - what an answer would bring in Martians!!!, from the asked seat's view alone: the die a fight needs, what
 * it costs to go on, steps left, tokens, and what a card would take from whom. */
#include "games/martians/rules/turn.h"

enum {
    WINS_FROM, ANY_ROLL, NO_ROLL, STEPS_ROLLED, MARTIANS_ROLLED, STEPS_LEFT, FIGHT, MARTIAN_CARD,
    BULLETS, LIFE, LAST_LIFE, SHOT_WINS, SHOT_THEN, ON_SHIP, LAST_ITEM, ONTO_PAWNS,
    LIFE_AND_BULLETS, LOSES_ITEMS, NO_ITEMS, GIVE_BULLETS, REMOVES, COLLECTS
};

const orr_remark_kind mar_remark_kinds[] = {
    [WINS_FROM] = { "wins-from", "Wins with {1} or more" },
    [ANY_ROLL] = { "any-roll", "Every roll wins" },
    [NO_ROLL] = { "no-roll", "No roll wins; at best {1} short" },
    [STEPS_ROLLED] = { "steps-rolled", "{1} to {2} steps" },
    [MARTIANS_ROLLED] = { "martians-rolled", "{1} to {2} Martians move" },
    [STEPS_LEFT] = { "steps-left", "Steps left: {1}" },
    [FIGHT] = { "fight", "A fight; steps left: {1}" },
    [MARTIAN_CARD] = { "martian-card", "A Martian card; steps left: {1}" },
    [BULLETS] = { "bullets", "Bullets {1} to {2}" },
    [LIFE] = { "life", "Life {1} to {2}" },
    [LAST_LIFE] = { "last-life", "Your last Life" },
    [SHOT_WINS] = { "shot-wins", "Wins the fight" },
    [SHOT_THEN] = { "shot-then", "Then {1} short" },
    [ON_SHIP] = { "on-ship", "{1} of {2} on the ship" },
    [LAST_ITEM] = { "last-item", "The last one: you all win" },
    [ONTO_PAWNS] = { "onto-pawns", "Pawns there: {1}" },
    [LIFE_AND_BULLETS] = { "life-and-bullets", "Life {1} to {2}, Bullets {3} to {4}" },
    [LOSES_ITEMS] = { "loses-items", "Loses Items: {1}" },
    [NO_ITEMS] = { "no-items", "No effect: no Items" },
    [GIVE_BULLETS] = { "give-bullets", "Players who get a Bullet: {1}" },
    [REMOVES] = { "removes", "Martians removed: {1}" },
    [COLLECTS] = { "collects", "You collect {1}" },
};
_Static_assert(ORR_COUNT(mar_remark_kinds) == MAR_N_REMARKS, "all are there");

typedef struct {                                         /* what a remark is made from */
    const orr_box *b;
    const mar_view *v;
    const orr_frame *f;                                  /* the question */
    orr_seat me;
    mar_running now;                                     /* effects that run */
} sight;

static bool says(orr_remark *r, unsigned kind, int one, int two, int three, int four)
{
    *r = (orr_remark){ (uint8_t)kind, { (int16_t)one, (int16_t)two, (int16_t)three, (int16_t)four } };
    return true;
}

static unsigned effect_of(const orr_box *b, unsigned kind) { return mar_set_of(b)->cards[kind].effect; }

mar_running mar_running_seen(const orr_box *b, const mar_view *v)
{
    mar_running now = { 0, 0, 0, 0, 0, 0 };
    for (unsigned i = 0; i < v->effect.z.n; i++)
        mar_count_running(&now, effect_of(b, v->effect.face[i].kind), v->effect.face[i].tag, v->active);
    for (unsigned i = 0; i < v->martian_effect.z.n; i++)
        mar_count_running(&now, effect_of(b, v->martian_effect.face[i].kind), v->martian_effect.face[i].tag, v->active);
    return now;
}

/* ---- dice -------------------------------------------------------------------------------------------------------- */

enum { SIDES = 6 };

static bool on_combat_roll(const sight *k, orr_remark *r)                /* MAR-69, MAR-A37 */
{
    const int needs = MAR_COMBAT_TARGET - k->now.plus + k->now.minus;
    if (needs <= 1) return says(r, ANY_ROLL, 0, 0, 0, 0);
    return needs > SIDES ? says(r, NO_ROLL, needs - SIDES, 0, 0, 0) : says(r, WINS_FROM, needs, 0, 0, 0);
}

static int steps_with(const sight *k, int die)           /* MAR-26 to MAR-28 */
{
    return (int)mar_points_of(die + k->v->life[k->me], k->now.doubled, k->now.plus, k->now.minus, 0);
}

static bool on_roll(const sight *k, orr_remark *r)
{
    if (k->f->proc == P_COMBAT) return on_combat_roll(k, r);
    if (k->f->step == T_ROLL_ANSWER) return says(r, STEPS_ROLLED, steps_with(k, 1), steps_with(k, SIDES), 0, 0);
    return says(r, MARTIANS_ROLLED, mar_martians_rolled(1, k->now.plus, k->now.minus),   /* MAR-30 */
                mar_martians_rolled(SIDES, k->now.plus, k->now.minus), 0, 0);
}

/* ---- on the map -------------------------------------------------------------------------------------------------- */

typedef struct { unsigned tile, square; } place;

static place beyond(const mar_view *v, place from, unsigned side)
{
    const unsigned tile = mar_crosses(from.square, side) ? v->town.next[from.tile][side] : from.tile;
    return (place){ tile, mar_beyond[from.square][side] };
}

static bool on_step(const sight *k, unsigned side, orr_remark *r)        /* MAR-53, MAR-A113 */
{
    const mar_view *v = k->v;
    const place to = beyond(v, (place){ v->at_tile[k->me], v->at_square[k->me] }, side);
    const int left = (int)mar_points_of(v->rolled, k->now.doubled, v->roll_plus, v->roll_minus, v->steps + 1);
    if (mar_coop(k->b) && v->town.icon[to.tile] == to.square) return says(r, MARTIAN_CARD, left, 0, 0, 0);  /* MAR-83 */
    const bool fights = v->martian[to.tile] >> to.square & 1 && !mar_in(v->jammed, k->me);                  /* MAR-68 */
    return says(r, fights ? FIGHT : STEPS_LEFT, left, 0, 0, 0);
}

static bool on_martian(const sight *k, orr_action a, orr_remark *r)
{
    const place to = beyond(k->v, (place){ a.a, a.b }, a.c);
    int pawns = 0;
    for (unsigned s = 0; s < k->v->look.seats; s++)
        pawns += k->v->at_tile[s] == to.tile && k->v->at_square[s] == to.square;
    return pawns && says(r, ONTO_PAWNS, pawns, 0, 0, 0);
}

static bool on_tile(const sight *k, unsigned tile, orr_remark *r)        /* MAR-138, MAR-143; MAR-109: none in co-op */
{
    if (k->f->proc != P_ONE_TILE) return false;
    const bool mine = k->f->local[0] == MAR_NUCLEAR && !mar_coop(k->b);
    return says(r, mine ? COLLECTS : REMOVES, (int)mar_count(k->v->martian[tile]), 0, 0, 0);
}

/* ---- Life, Bullets, Items ---------------------------------------------------------------------------------------- */

static bool on_lose_life(const sight *k, orr_remark *r)  /* MAR-71, MAR-76 */
{
    const int life = k->v->life[k->me];
    return life > 1 ? says(r, LIFE, life, life - 1, 0, 0) : says(r, LAST_LIFE, 0, 0, 0, 0);
}

static bool on_shotgun(const sight *k, orr_remark *r)    /* MAR-147 */
{
    const int needs = k->f->local[MAR_C_NEEDS] - 1;
    return needs ? says(r, SHOT_THEN, needs, 0, 0, 0) : says(r, SHOT_WINS, 0, 0, 0, 0);
}

static bool on_take(const sight *k, unsigned token, orr_remark *r)       /* MAR-62 */
{
    const int life = k->v->life[k->me], bullets = k->v->bullets[k->me];
    if (token == MAR_T_LIFE) return says(r, LIFE, life, life + 1, 0, 0);
    return token == MAR_T_BULLET && says(r, BULLETS, bullets, bullets + 1, 0, 0);
}

static bool on_deposit(const sight *k, orr_remark *r)    /* MAR-4 */
{
    const int there = k->v->ship.z.n + 1;
    return there < MAR_N_ITEMS ? says(r, ON_SHIP, there, MAR_N_ITEMS, 0, 0) : says(r, LAST_ITEM, 0, 0, 0, 0);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* Whoever it is aimed at may still react (MAR-A108). */
static bool on_target(const sight *k, unsigned effect, unsigned seat, orr_remark *r)
{
    const mar_view *v = k->v;
    const int life = v->life[seat], bullets = v->bullets[seat], items = v->held[seat].z.n;
    switch (effect) {
    case MAR_VIDEO_GAME: {                               /* MAR-A92 */
        const int less_life = (int)mar_min(v->life[seat], mar_video_loss(k->b, v->life[seat]));
        const int less_bullets = (int)mar_min(v->bullets[seat], mar_video_loss(k->b, v->bullets[seat]));
        return says(r, LIFE_AND_BULLETS, life, life - less_life, bullets, bullets - less_bullets);
    }
    case MAR_MEMORY_DRAIN:                               /* MAR-125, MAR-A89 */
        if (k->b->opt[MAR_O_DRAIN]) return false;
        return items ? says(r, LOSES_ITEMS, items, 0, 0, 0) : says(r, NO_ITEMS, 0, 0, 0, 0);
    default: return false;
    }
}

static bool on_play(const sight *k, unsigned effect, orr_remark *r)
{
    int n = 0;
    if (effect != MAR_AGENT) return false;               /* MAR-134, MAR-A103 */
    for (unsigned s = 0; s < k->v->look.seats; s++) n += k->v->bullets[s] < MAR_MOST_BULLETS;
    return says(r, GIVE_BULLETS, n < k->v->bullet_supply ? n : k->v->bullet_supply, 0, 0, 0);
}

bool mar_remark(const orr_box *b, const void *view, orr_action a, orr_remark *r)
{
    const mar_view *v = view;
    const sight k = { b, v, &v->look.frame[v->look.depth - 1], v->look.seat, mar_running_seen(b, v) };
    switch (a.verb) {
    case MAR_V_ROLL: return on_roll(&k, r);
    case MAR_V_STEP: return on_step(&k, a.a, r);
    case MAR_V_TAKE: return on_take(&k, a.a, r);
    case MAR_V_DEPOSIT: return on_deposit(&k, r);
    case MAR_V_LOSE_LIFE: return on_lose_life(&k, r);
    case MAR_V_SPEND: return says(r, BULLETS, v->bullets[k.me], v->bullets[k.me] - a.a, 0, 0);   /* MAR-72 */
    case MAR_V_SHOTGUN: return on_shotgun(&k, r);
    case MAR_V_MARTIAN: return on_martian(&k, a, r);
    case MAR_V_TILE: return on_tile(&k, a.a, r);
    case MAR_V_ALSO:
    case MAR_V_PLAY: return on_play(&k, effect_of(b, a.a), r);
    case MAR_V_ALSO_ON:
    case MAR_V_PLAY_ON: return on_target(&k, effect_of(b, a.a), a.b, r);
    default: return false;
    }
}
