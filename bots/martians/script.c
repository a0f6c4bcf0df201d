/* script.c - the scripted player of Martians!!!: goes for Items, Life and Bullets, fights while it is fit, keeps
 * Bullets for the last Life, collects Martians by the bomb, plays weapons early and attacks on whoever leads. In co-op
 * two collect the Items, nobody disturbs a Farm before one has all three, and no Martian is moved off a marker. */
#include "bots/martians/script.h"

/* ---- moving ------------------------------------------------------------------------------------------------------ */

/* Along the plan; another way only if nothing else is left. */
static float step_value(const mind *m, unsigned side)
{
    const mind_plan *plan = mind_look(m);
    return plan->value > 0 && side == plan->side ? 1 + plan->value : 0;
}

static float stop_value(const mind *m) { return mind_look(m)->value > 0 ? 0.9f : 1; }

static float take_value(const mind *m, unsigned token)
{
    if (token <= MAR_T_BULLET) return 90;
    if (!m->collects) return -1;
    return token == MAR_T_ITEM || !m->coop || m->needs >> (token - MAR_T_FUEL) & 1 ? 95 : -1;
}

/* ---- placing ----------------------------------------------------------------------------------------------------- */

/* Buildings and Farms near, plain roads anywhere. */
static float place_value(const mind *m, orr_action a)
{
    const mar_view *v = m->v;
    const mar_tile_row *row = &m->set->tiles[v->tile_drawn.face[0].kind];
    const float far = mind_distance(m, a.a, 4, v->at_tile[m->me], v->at_square[m->me]);
    return row->kind == MAR_GENERIC ? far * 0.01f : 5 - far * 0.1f;
}

static bool stands(const mar_view *v, unsigned s, unsigned tile, unsigned square)
{
    return v->at_tile[s] == tile && v->at_square[s] == square;
}

static float martian_value(const mind *m, orr_action a)
{
    const mar_view *v = m->v;
    const unsigned there = mar_crosses(a.b, a.c) ? v->town.next[a.a][a.c] : a.a, to = mar_beyond[a.b][a.c];
    if (m->coop && mind_has_marker(m, a.a, a.b)) return -8;              /* another would come in its place */
    if (stands(v, m->me, there, to)) return m->coop ? -2 : 3 * m->strength - 1.5f;
    for (unsigned s = 0; s < v->look.seats; s++)
        if (stands(v, s, there, to)) return m->coop ? -2 : 1;
    const float now = mind_distance(m, a.a, a.b, v->at_tile[m->me], v->at_square[m->me]);
    const float then = mind_distance(m, there, to, v->at_tile[m->me], v->at_square[m->me]);
    return (now - then) * (m->coop ? -0.2f : m->strength - 0.4f) / (now + 1);
}

/* ---- combat ------------------------------------------------------------------------------------------------------ */

static float spend_value(const mind *m, unsigned bullets)
{
    const unsigned life = m->v->life[m->me];
    return life == 1 ? 9 : bullets == 1 ? 3 : life == 2 ? 2 : m->v->bullets[m->me] >= 4 ? 1 : -1;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static float standing(const mind *m, unsigned s)         /* how near a seat is to winning */
{
    const unsigned held = m->v->held[s].z.n;
    return (float)m->v->collected[s] / (float)MAR_TO_WIN + (float)held * 0.25f;
}

static float against(const mind *m, unsigned effect, unsigned s)
{
    if (s == m->me) return -5;
    const mar_view *v = m->v;
    const float held = (float)v->held[s].z.n;
    switch (effect) {
    case MAR_MEMORY_DRAIN: return held - 1.5f;
    case MAR_HOW_TO_COOK: return held > 2 && (mind_held(v, s) & 1) ? 1 : -1;
    case MAR_VIDEO_GAME: return (v->life[s] <= 3 ? 1 : -1) + standing(m, s);
    default: return held > 2 ? 1.5f : -1;                /* Tractor Beam: away from the ship */
    }
}

static unsigned most_on_removable(const mind *m)
{
    const mar_view *v = m->v;
    unsigned most = 0;
    for (unsigned s = 0; s < v->letters; s++) {
        if (!v->map[s].z.n || m->set->tiles[v->map[s].face[0].kind].kind != MAR_GENERIC) continue;
        bool edge = false, pawn = false;
        for (unsigned side = 0; side < 4; side++) edge |= v->town.next[s][side] == MAR_NONE;
        for (unsigned k = 0; k < v->look.seats; k++) pawn |= v->at_tile[k] == s;
        if (edge && !pawn && mind_martians(v, s) > most) most = mind_martians(v, s);
    }
    return most;
}

static float best_elsewhere(const mind *m)               /* what Teleported could bring */
{
    float best = 0;
    for (unsigned s = 0; s < m->v->letters; s++)
        for (unsigned q = 0; q < MAR_SQUARES; q++)
            if (mind_look(m)->goal[s][q] > best) best = mind_look(m)->goal[s][q];
    return best;
}

static float play_value(const mind *m, unsigned effect)
{
    const mar_view *v = m->v;
    const bool mine = v->active == m->me;
    switch (effect) {
    case MAR_FOUR_SIDED_DICE: case MAR_MP3_PLAYER: case MAR_SEARCHLIGHT: return 0.6f;
    case MAR_SHOTGUN: return 2;
    case MAR_SIGNAL_JAMMER: return 0.7f;
    case MAR_AGENT: return v->bullets[m->me] < 4 ? 1 : -1;
    case MAR_GO_TIME: return mine ? 3 : -1;
    case MAR_NUCLEAR: return m->coop ? -1 : (float)most_on_removable(m) - 2.5f;
    case MAR_NO_WAY: return mine && m->asked && !v->rolled && (m->loaded || m->needs) ? 0.6f : -1;
    case MAR_WAIT: return mine ? 0.8f : -1;
    case MAR_TELEPORTED: return mine && best_elsewhere(m) > 11 && best_elsewhere(m) > 12 * mind_look(m)->value ? 2 : -1;
    case MAR_LANDING_PARTY: return mine ? 1.2f : -1;
    case MAR_BRIGHT_LIGHTS: return 0.6f;
    case MAR_PRESIDENTIAL_ADDRESS: return m->coop ? 1.5f : -1;
    case MAR_GET_OFF_MY_LAND: return m->coop && m->loaded ? 0.6f : -1;
    case MAR_WE_COME_IN_PEACE: return v->life[m->me] > 3 ? 0.7f : -1;
    case MAR_HOMELAND_SECURITY: return m->coop ? 0.6f : -1;
    case MAR_LEVITATION: case MAR_STUPID_HUMANS: return !mine && standing(m, v->active) > 0.7f ? 1 : -1;
    case MAR_ANGRY: return v->hand[m->me].z.n == 3 ? 0.55f : -1;
    default: return -1;
    }
}

/* What is worth keeping in hand at the end of the turn. */
static float keep_value(unsigned effect)
{
    static const float worth[MAR_N_EFFECTS] = {
        [MAR_NOT_HAPPENING] = 2, [MAR_NOT_THE_HUMAN] = 2, [MAR_GO_TIME] = 3, [MAR_NUCLEAR] = 3, [MAR_TELEPORTED] = 2,
        [MAR_SHOTGUN] = 2,
        [MAR_MEMORY_DRAIN] = 1.5f, [MAR_VIDEO_GAME] = 1.5f, [MAR_NO_WAY] = 1.5f, [MAR_AGENT] = 1, [MAR_TAKE_HER] = 0.5f,
        [MAR_PRESIDENTIAL_ADDRESS] = 0.6f
    };
    return worth[effect];
}

static float react_value(const mind *m, unsigned reaction)
{
    const bool much = m->v->held[m->me].z.n || m->v->life[m->me] <= 3;
    if (reaction == MAR_R_PASS) return 0;
    if (reaction >= MAR_R_TAKE_HER) return much ? standing(m, reaction - MAR_R_TAKE_HER) : -1;
    return much ? 1.5f : m->coop ? 0.2f : -1;
}

static float use_value(const mind *m, unsigned effect)
{
    if (effect == MAR_SIGNAL_JAMMER) return m->v->active == m->me && m->loaded ? 0.9f : -1;
    if (effect == MAR_SEARCHLIGHT) return m->needs && !m->coop ? 0.6f : -1;
    return m->strength < 0.3f ? 0.5f : -1;
}

/* ---- one answer -------------------------------------------------------------------------------------------------- */

static float square_value(const mind *m, unsigned spot, unsigned q)
{
    return spot == MAR_NONE ? 0 : mind_look(m)->goal[spot][q];
}

/* The tile chosen in the question before: the innermost frame keeps it in local 2 (a destination) or 1 (Martians). */
static unsigned tile_before(const mind *m)
{
    const orr_frame *f = &m->v->look.frame[m->v->look.depth - 1];
    return f->local[2] < m->v->letters ? f->local[2] : MAR_NONE;
}

static float best_square(const mind *m, unsigned spot)
{
    float best = 0;
    for (unsigned q = 0; q < MAR_SQUARES; q++)
        if (mind_look(m)->goal[spot][q] > best) best = mind_look(m)->goal[spot][q];
    return best;
}

static unsigned played_effect(const mind *m)             /* of the card being carried out */
{
    const unsigned n = m->v->played.z.n;
    return n ? m->set->cards[m->v->played.face[n - 1].kind].effect : MAR_N_EFFECTS;
}

static float value(const mind *m, orr_action a)
{
    const unsigned effect = a.verb >= MAR_V_ALSO && a.verb != MAR_V_DONE ? m->set->cards[a.a].effect : 0;
    switch (a.verb) {
    case MAR_V_PLACE: return place_value(m, a);
    case MAR_V_TILE: return played_effect(m) == MAR_NUCLEAR ? (float)mind_martians(m->v, a.a) : best_square(m, a.a);
    case MAR_V_SQUARE: return square_value(m, tile_before(m), a.a);
    case MAR_V_STEP: return step_value(m, a.a);
    case MAR_V_STOP: return stop_value(m);
    case MAR_V_TAKE: return take_value(m, a.a);
    case MAR_V_DEPOSIT: return 99;
    case MAR_V_SPEND: return spend_value(m, a.a);
    case MAR_V_SHOTGUN: return 4;
    case MAR_V_MARTIAN: return martian_value(m, a);
    case MAR_V_END: return 0.9f;
    case MAR_V_DISCARD: return 1 - keep_value(m->set->cards[a.a].effect);
    case MAR_V_REACT: return react_value(m, a.a);
    case MAR_V_TARGET: return a.a == m->me ? -1 : standing(m, a.a) + 0.1f;
    case MAR_V_SWAP_SEAT: return m->needs >> a.b & 1 ? 2.0f : 0.0f;
    case MAR_V_SWAP_BUILDING: return a.c == MAR_T_ITEM ? 1.0f : m->needs >> (a.c - MAR_T_FUEL) & 1 ? 2.0f : 0.0f;
    case MAR_V_ARM: return 1;
    case MAR_V_ALSO: case MAR_V_PLAY: return play_value(m, effect);
    case MAR_V_ALSO_ON: case MAR_V_PLAY_ON: return against(m, effect, a.b);
    case MAR_V_USE: return use_value(m, effect);
    default: return 0;
    }
}

enum { INTERJECT_FROM = 50 };          /* hundredths: what a card must be worth to be played unasked */

static bool interjects(const orr_box *b, orr_action a) { return b->game->verbs[a.verb].flags & ORR_INTERJECT; }

static const float point = 0.01f;                        /* what 1 in the values above is in chances of winning */

/* An interjection comes before the answer, so it is worth what it gains on top of the best answer. */
static void rate(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory, float *worth)
{
    mind m;
    mind_plan plan;
    float best = 0;
    bool any = false;
    (void)memory;
    mind_open(&m, box, view, is_asked(view), &plan);
    for (int i = 0; i < n; i++) {
        worth[i] = point * value(&m, legal[i]);
        if (interjects(box, legal[i]) || (any && worth[i] <= best)) continue;
        best = worth[i];
        any = true;
    }
    for (int i = 0; i < n; i++)
        if (interjects(box, legal[i])) worth[i] += best - point * (float)INTERJECT_FROM / 100;
}

typedef struct { int at; unsigned equals; float value; } choice;      /* the best so far, one of so many */

/* Among equals chance decides: the first in the list would be the lowest seat, which would suffer most. */
static void consider(choice *c, int at, float value, orr_rng *r)
{
    if (c->at < 0 || value > c->value) *c = (choice){ at, 1, value };
    else if (value == c->value && !orr_rng_below(r, ++c->equals)) c->at = at;
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    mind m;
    mind_plan plan;
    choice answer = { .at = -1 }, card = { .at = -1 };
    (void)memory;
    if (n == 1 && is_asked(view)) return legal[0];
    mind_open(&m, box, view, is_asked(view), &plan);
    for (int i = 0; i < n; i++) {
        const float x = value(&m, legal[i]);
        if (!interjects(box, legal[i])) consider(&answer, i, x, r);
        else if (x >= (float)INTERJECT_FROM / 100) consider(&card, i, x, r);
    }
    const int at = card.at >= 0 ? card.at : answer.at;
    return at >= 0 ? legal[at] : keep_silent();
}

extern const orr_game orr_martians;
const bot bot_martians = { .name = "survivor", .text = "knows Martians!!!: Items, fights it can win, cards in time",
                           .game = &orr_martians, .choose = choose, .rate = rate, .standing = mind_standing,
                           .reason = mind_reason, .slow = 50, .expert = &bot_far };
