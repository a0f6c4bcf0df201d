/* worth.c - what cards are worth to a player who has read the table: the race of the three teams, what
 * holding, passing and playing a card changes in it. All worths are in chances of winning. */
#include "bots/earth_gambit/script.h"

#include <string.h>

/* ---- the race ---------------------------------------------------------------------------------------------------- */

/* How strong a team's claim is with so many Science cards still missing; measured on matches of one-step bots. */
static const float claim_six[EG_GOAL_RED + 1] = { 0, 1, 0.39f, 0.2f, 0.13f, 0.09f, 0.072f };
static const float claim_three[EG_GOAL_YELLOW + 1] = { 0, 0.447f, 0.128f, 0.08f };

/* A set may have longer races (EG-A77): beyond what was measured, the claim shrinks as the way grows. */
static inline float claim_of(const float *claim, unsigned measured, unsigned missing)
{
    return missing <= measured ? claim[missing] : claim[measured] * (float)measured / (float)missing;
}

/* One colour in the race: the claim of its team while nobody has won, and whether it has all its cards. */
typedef struct { float claim; bool won; } lane;

static inline lane lane_of(const float *claim, unsigned measured, unsigned goal, unsigned n)
{
    const bool won = n >= goal;
    return (lane){ won ? 0 : claim_of(claim, measured, goal - n), won };
}
static inline lane red_lane(const eg_set *set, unsigned n)
{
    return lane_of(claim_six, EG_GOAL_RED, set->roles[EG_ALIEN].goal, n);
}
static inline lane blue_lane(const eg_set *set, unsigned n)
{
    return lane_of(claim_six, EG_GOAL_BLUE, set->roles[EG_SCIENTIST].goal, n);
}
static inline lane yellow_lane(const eg_set *set, unsigned n)
{
    return lane_of(claim_three, EG_GOAL_YELLOW, set->roles[EG_EXTINCTIONIST].goal, n);
}

/* The claims of all teams, and their sum. */
static inline float claims(lane red, lane blue, lane yellow, float claim[EG_N_TEAMS])
{
    if (yellow.won || red.won || blue.won) {
        claim[EG_ALIEN] = !yellow.won && red.won;
        claim[EG_SCIENTIST] = !yellow.won && !red.won;
        claim[EG_EXTINCTIONIST] = yellow.won;
        return 1;
    }
    claim[EG_ALIEN] = red.claim;
    claim[EG_SCIENTIST] = blue.claim;
    claim[EG_EXTINCTIONIST] = yellow.claim;
    return claim[EG_ALIEN] + claim[EG_SCIENTIST] + claim[EG_EXTINCTIONIST];
}

float eg_chance(const eg_set *set, unsigned team, eg_tally n)
{
    float claim[EG_N_TEAMS];
    const float all = claims(red_lane(set, n.red), blue_lane(set, n.blue), yellow_lane(set, n.yellow), claim);
    return claim[team] / all;
}

float eg_swing(const eg_set *set, unsigned team, eg_tally n, unsigned colours)
{
    return eg_chance(set, team, eg_with(n, colours, 1)) - eg_chance(set, team, n);
}

void eg_swings(const eg_set *set, eg_tally n, float out[EG_MIXES][EG_N_TEAMS])
{
    /* Each colour as it is, and with one more of it: the mixes are made of these six. */
    const lane red[2] = { red_lane(set, n.red), red_lane(set, n.red + 1u) };
    const lane blue[2] = { blue_lane(set, n.blue), blue_lane(set, n.blue + 1u) };
    const lane yellow[2] = { yellow_lane(set, n.yellow), yellow_lane(set, n.yellow + 1u) };
    float now[EG_N_TEAMS];
    const float all = claims(red[0], blue[0], yellow[0], now);
    for (unsigned t = 0; t < EG_N_TEAMS; t++) now[t] /= all, out[0][t] = 0;
    for (unsigned c = 1; c < EG_MIXES; c++) {
        const unsigned r = (c & EG_RED) != 0, b = (c & EG_BLUE) != 0, y = (c & EG_YELLOW) != 0;
        const float sum = claims(red[r], blue[b], yellow[y], out[c]);
        for (unsigned t = 0; t < EG_N_TEAMS; t++) out[c][t] = out[c][t] / sum - now[t];
    }
}

/* ---- Action cards in general ------------------------------------------------------------------------------------- */

float eg_usual_worth(unsigned effect)
{
    static const float worth[EG_N_EFFECTS] = {
        [EG_DAMAGE_OR_HEAL] = 0.02f, [EG_HEAL_ALL] = 0, [EG_STRAY_DAMAGE] = 0.005f, [EG_FORCE_TO_PLAY] = 0.02f,
        [EG_PSYCH_WEAPON] = 0.02f, [EG_PSYCH_DEFENCE] = 0.02f, [EG_CANCEL_SCIENCE] = 0.08f, [EG_MOVE_CANCEL] = 0.02f,
        [EG_REARRANGE] = 0.01f, [EG_PROTECT_PLAYER] = 0.005f, [EG_SHUFFLE_HANDS] = 0, [EG_RESET_HANDS] = 0,
        [EG_REPLACE_CARD] = 0.02f, [EG_TAKE_FROM_DISCARD] = 0.03f, [EG_SKIP_TURN] = 0.03f, [EG_TRADE_CARDS] = 0.01f,
        [EG_STEAL_CARD] = 0.04f, [EG_PLAY_TOP_CARD] = 0, [EG_PEEK] = 0.01f,
    };
    return worth[effect];
}

/* ---- reading the table ------------------------------------------------------------------------------------------- */

uint8_t eg_deck(const orr_game *g, unsigned noun)
{
    uint8_t d = 0;
    while (g->decks[d].noun != noun) d++;
    return d;
}

void eg_count_left(const orr_box *b, const eg_view *v, uint8_t left[256])
{
    const orr_game *g = b->game;
    const uint8_t deck = eg_deck(g, EG_N_KIND);
    memset(left, 0, 256);
    g->stock(b, v->look.seats, deck, left);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        if (p->deck != deck) continue;
        for (unsigned i = 0; i < orr_place_count(p, v->look.seats); i++) {
            const orr_seen_at at = orr_place_seen(p, v, i);
            for (unsigned k = 0; k < at.z->n; k++)
                if (at.f[k].kind != ORR_UNKNOWN) left[at.f[k].kind]--;
        }
    }
}

float eg_drawn(const eg_mind *m)
{
    uint8_t left[256];
    unsigned n = 0;
    float sum = 0;
    eg_count_left(m->box, m->v, left);
    for (unsigned k = 0; k < m->set->cards_n; k++) {
        n += left[k];
        sum += (float)left[k] * m->value[k];
    }
    return n ? sum / (float)n : 0;
}

/* A player of a team plays what helps that team and sits on what does not. */
float eg_gift(const eg_mind *m, orr_seat s, unsigned kind)
{
    const eg_card_row *c = &m->set->cards[kind];
    const float *p = m->p[s], *swing = m->swing[c->colours];
    float played[EG_N_TEAMS];
    if (c->effect != EG_SCIENCE) return -0.5f * eg_enemy(m, s) * eg_usual_worth(c->effect);
    for (unsigned t = 0; t < EG_N_TEAMS; t++) played[t] = swing[t] > 0 ? 0.75f : 0.12f;
    return m->value[kind] * (p[0] * played[0] + p[1] * played[1] + p[2] * played[2]);
}

void eg_think(eg_mind *m, const orr_box *b, const eg_view *v, const eg_memory *memory)
{
    *m = (eg_mind){ .box = b, .set = eg_set_of(b), .v = v, .me = v->look.seat,
                    .table = { v->red, v->blue, v->yellow } };
    m->team = v->role[m->me].face[0].kind;
    eg_believe(b, v, memory, m->p);
    m->chance = eg_chance(m->set, m->team, m->table);
    eg_swings(m->set, m->table, m->swing);
    for (unsigned k = 0; k < m->set->cards_n; k++)
        if (m->set->cards[k].effect == EG_SCIENCE) m->value[k] = m->swing[m->set->cards[k].colours][m->team];
}

float eg_enemy(const eg_mind *m, orr_seat s) { return 1 - 2 * m->p[s][m->team]; }

static bool lies_before(const eg_mind *m, orr_seat s, unsigned effect)
{
    for (unsigned i = 0; i < m->v->front[s].z.n; i++)
        if (m->set->cards[m->v->front[s].face[i].kind].effect == effect) return true;
    return false;
}

orr_seat eg_receiver(const eg_mind *m)
{
    const unsigned seats = m->v->look.seats;
    unsigned s = (m->v->active + 1u) % seats;
    for (unsigned i = 1; i < seats && lies_before(m, (orr_seat)s, EG_SKIP_TURN); i++) s = (s + 1) % seats;
    return (orr_seat)s;
}

/* ---- keeping and passing ----------------------------------------------------------------------------------------- */

/* My own colour can be played next turn; another team's is out of the way as long as I hold it. */
float eg_keep(const eg_mind *m, unsigned kind)
{
    const eg_card_row *c = &m->set->cards[kind];
    if (c->effect != EG_SCIENCE) return 0.5f * eg_usual_worth(c->effect);
    return m->value[kind] > 0 ? 0.5f * m->value[kind] : -0.35f * m->value[kind];
}

float eg_plan(const eg_mind *m, const uint8_t *kinds, unsigned n, orr_seat to)
{
    float all = 0, best = -10;
    for (unsigned i = 0; i < n; i++) all += eg_keep(m, kinds[i]);
    for (unsigned i = 0; i < n; i++) {
        const float sum = all - eg_keep(m, kinds[i]) + eg_gift(m, to, kinds[i]);
        if (sum > best) best = sum;
    }
    return n ? best : 0;
}

/* ---- Psych and Cancel Science ------------------------------------------------------------------------------------ */

/* What it is worth to stop a pure colour until my next turn: the nearer that team is, the more. */
static float ban(const eg_mind *m, unsigned team)
{
    const float their = eg_chance(m->set, team, m->table);
    return team == m->team ? -0.12f * m->chance : 0.25f * their * m->chance / (1 - their + 0.05f);
}

float eg_psych(const eg_mind *m, unsigned effect)
{
    const unsigned stops = effect == EG_PSYCH_WEAPON ? EG_SCIENTIST : EG_ALIEN;
    for (orr_seat s = 0; s < m->v->look.seats; s++) {
        if (!(m->v->psych >> s & 1)) continue;
        const unsigned stopped = lies_before(m, s, EG_PSYCH_WEAPON) ? EG_SCIENTIST : EG_ALIEN;
        return stopped != stops ? -ban(m, stopped) : 0.5f * ban(m, stops);   /* EG-63, EG-71; EG-66 */
    }
    return ban(m, stops);
}

static unsigned colours_at(const eg_mind *m, unsigned position)
{
    return m->set->cards[m->v->row.face[position - 1].kind].colours;
}

float eg_cover(const eg_mind *m, unsigned position)
{
    return eg_chance(m->set, m->team, eg_with(m->table, colours_at(m, position), -1)) - m->chance;
}

float eg_move_cover(const eg_mind *m, unsigned from, unsigned to)
{
    const eg_tally freed = eg_with(m->table, colours_at(m, from), 1);
    return eg_chance(m->set, m->team, eg_with(freed, colours_at(m, to), -1)) - m->chance;
}

/* ---- aiming ------------------------------------------------------------------------------------------------------ */

/* How much a seat's next turn matters: what its team can do with it. */
static float turn_of(const eg_mind *m, orr_seat s)
{
    float sum = 0;
    for (unsigned t = 0; t < EG_N_TEAMS; t++)
        sum += m->p[s][t] * (t == m->team ? -0.5f : 1) * eg_chance(m->set, t, m->table);
    return 0.075f * sum;
}

/* Steal Card from oneself plays a second card; from others what they hold, known or not. */
static float steal(const eg_mind *m, orr_seat s, const uint8_t *rest, unsigned n)
{
    float best = -1;
    if (s == m->me) {
        for (unsigned i = 0; i < n; i++)
            if (m->value[rest[i]] > best) best = m->value[rest[i]];
        return best > 0 ? 0.6f * best : best;
    }
    if (!m->v->hand[s].z.n) return 0;
    const uint8_t kind = m->v->hand[s].face[0].kind;
    if (m->v->hand[s].z.n == 1 && kind != ORR_UNKNOWN) return m->value[kind] - eg_gift(m, s, kind);
    return eg_drawn(m) + 0.01f;
}

float eg_target(const eg_mind *m, unsigned effect, orr_seat s, const uint8_t *rest, unsigned n)
{
    const float enemy = eg_enemy(m, s);
    switch (effect) {
    case EG_PROTECT_PLAYER: return s == m->me ? 0.006f : -0.004f * enemy;
    case EG_SKIP_TURN: return s == m->me ? -0.03f : turn_of(m, s) * (s == eg_receiver(m) ? 1.2f : 1);
    case EG_REPLACE_CARD: return s == m->me ? 0.03f : 0;
    case EG_TAKE_FROM_DISCARD: return s == m->me ? 0.055f : -0.02f * enemy;
    case EG_STEAL_CARD: return steal(m, s, rest, n);
    default: return 0;
    }
}
