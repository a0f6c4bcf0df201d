/* script.c - the scripted expert of Earth Gambit: weighs every legal action by what it does to the race of the
 * three teams, to its own hand and to the next player's, given what it believes about the others' Roles. */
#include "bots/earth_gambit/script.h"

#include <string.h>

static unsigned effect_of(const eg_mind *m, unsigned kind) { return m->set->cards[kind].effect; }

/* My hand, without one card of a kind. */
static unsigned hand_without(const eg_mind *m, unsigned kind, uint8_t out[EG_HAND])
{
    unsigned n = 0;
    bool gone = false;
    for (unsigned i = 0; i < m->v->hand[m->me].z.n; i++) {
        const uint8_t k = m->v->hand[m->me].face[i].kind;
        if (k == kind && !gone) gone = true;
        else out[n++] = k;
    }
    return n;
}

/* ---- playing a card ---------------------------------------------------------------------------------------------- */

static bool covered(const eg_mind *m, unsigned position)
{
    for (unsigned i = 0; i < m->v->cover.z.n; i++)
        if (m->v->cover.face[i].tag == position) return true;
    return false;
}

static float best_cover(const eg_mind *m)
{
    float best = -1;
    bool any = false;
    for (unsigned i = 1; i <= m->v->row.z.n; i++) {
        if (covered(m, i)) continue;
        const float w = eg_cover(m, i);
        if (!any || w > best) best = w;
        any = true;
    }
    return any ? best : 0;
}

static float best_move(const eg_mind *m)
{
    float best = -1;
    if (!m->v->cover.z.n || m->v->row.z.n < 2) return 0;
    for (unsigned i = 1; i <= m->v->row.z.n; i++) {
        if (covered(m, i)) continue;
        const float w = eg_move_cover(m, m->v->cover.face[0].tag, i);
        if (w > best) best = w;
    }
    return best;
}

static float heal(const eg_mind *m, orr_seat s)
{
    if (!(m->v->damaged >> s & 1)) return 0;
    return s == m->me ? 0.04f : -0.025f * eg_enemy(m, s);
}

static float damage(const eg_mind *m, orr_seat s)
{
    if (m->v->damaged >> s & 1) return 0;
    return s == m->me ? -0.04f : 0.025f * eg_enemy(m, s);
}

/* The next player can be made to play what I pass; somebody whose single card is known, that card. */
static float force(const eg_mind *m, orr_seat s, unsigned place, const uint8_t *rest, unsigned n)
{
    float best = 0.01f * eg_enemy(m, s);
    if (s == m->me) return -0.02f;
    if (place == EG_PASSED && s == eg_receiver(m))
        for (unsigned i = 0; i < n; i++)
            if (0.6f * m->value[rest[i]] > best) best = 0.6f * m->value[rest[i]];
    if (place == EG_KEPT && m->v->hand[s].z.n == 1 && m->v->hand[s].face[0].kind != ORR_UNKNOWN)
        best = m->value[m->v->hand[s].face[0].kind];
    return best;
}

static float best_target(const eg_mind *m, unsigned effect, const uint8_t *rest, unsigned n)
{
    float best = -1;
    for (orr_seat s = 0; s < m->v->look.seats; s++) {
        float w = eg_target(m, effect, s, rest, n);
        if (effect == EG_DAMAGE_OR_HEAL) w = damage(m, s) > heal(m, s) ? damage(m, s) : heal(m, s);
        if (effect == EG_FORCE_TO_PLAY) {
            w = force(m, s, EG_PASSED, rest, n);
            if (force(m, s, EG_KEPT, rest, n) > w) w = force(m, s, EG_KEPT, rest, n);
        }
        if (w > best) best = w;
    }
    return best;
}

static float heal_all(const eg_mind *m)
{
    float sum = 0;
    for (orr_seat s = 0; s < m->v->look.seats; s++) sum += heal(m, s);
    return sum;
}

static float top_card(const eg_mind *m)
{
    const unsigned n = m->v->draw.z.n;
    if (n && n > m->v->draw.z.loose && m->v->draw.face[n - 1].kind != ORR_UNKNOWN)
        return m->value[m->v->draw.face[n - 1].kind];
    return eg_drawn(m);
}

/* What an Action card does, apart from leaving my hand. */
static float act(const eg_mind *m, unsigned effect, const uint8_t *rest, unsigned n)
{
    switch (effect) {
    case EG_HEAL_ALL: return heal_all(m);
    case EG_PSYCH_WEAPON:
    case EG_PSYCH_DEFENCE: return eg_psych(m, effect);
    case EG_CANCEL_SCIENCE: return best_cover(m);
    case EG_MOVE_CANCEL: return best_move(m);
    case EG_SHUFFLE_HANDS:
    case EG_RESET_HANDS: return 0.02f + heal_all(m) / 2 - eg_plan(m, rest, n, eg_receiver(m));
    case EG_PLAY_TOP_CARD: return top_card(m);
    case EG_DAMAGE_OR_HEAL:
    case EG_FORCE_TO_PLAY:
    case EG_PROTECT_PLAYER:
    case EG_SKIP_TURN:
    case EG_REPLACE_CARD:
    case EG_TAKE_FROM_DISCARD:
    case EG_STEAL_CARD: return best_target(m, effect, rest, n);
    default: return eg_usual_worth(effect);
    }
}

static float play(const eg_mind *m, unsigned kind)
{
    uint8_t rest[EG_HAND];
    const unsigned n = hand_without(m, kind, rest), effect = effect_of(m, kind);
    const float now = effect == EG_SCIENCE ? m->value[kind] : act(m, effect, rest, n);
    return now + eg_plan(m, rest, n, eg_receiver(m));
}

/* ---- other answers ----------------------------------------------------------------------------------------------- */

static float plan_without(const eg_mind *m, unsigned kind)
{
    uint8_t rest[EG_HAND];
    const unsigned n = hand_without(m, kind, rest);
    float sum = 0;
    if (m->v->active == m->me) return eg_plan(m, rest, n, eg_receiver(m));
    for (unsigned i = 0; i < n; i++) sum += eg_keep(m, rest[i]);
    return sum;
}

/* Another team's colour that goes to the Discard pile is out of everybody's hands until the reshuffle. */
static float discard(const eg_mind *m, unsigned kind)
{
    return plan_without(m, kind) + (m->value[kind] < 0 ? -0.25f * m->value[kind] : 0);
}

static float pass(const eg_mind *m, unsigned kind, orr_seat to)
{
    uint8_t rest[EG_HAND];
    const unsigned n = hand_without(m, kind, rest);
    float sum = eg_gift(m, to, kind);
    for (unsigned i = 0; i < n; i++) sum += eg_keep(m, rest[i]);
    return sum;
}

static unsigned played_effect(const eg_mind *m)
{
    return m->v->stack.z.n ? effect_of(m, m->v->stack.face[m->v->stack.z.n - 1].kind) : EG_SCIENCE;
}

/* The player of Steal Card will play what I reveal. */
static float reveal(const eg_mind *m, unsigned kind) { return m->value[kind] + plan_without(m, kind); }

/* Is what is about to happen to me bad? */
static float harm(const eg_mind *m)
{
    switch (played_effect(m)) {
    case EG_DAMAGE_OR_HEAL:
    case EG_STRAY_DAMAGE: return m->v->damaged >> m->me & 1 ? -0.02f : 0.04f;
    case EG_SKIP_TURN: return 0.05f;
    case EG_STEAL_CARD:
    case EG_FORCE_TO_PLAY:
    case EG_RESET_HANDS:
    case EG_SHUFFLE_HANDS: return m->v->active == m->me ? 0 : 0.01f;
    case EG_PEEK: return 0.005f;
    default: return -0.02f;
    }
}

/* Peek where it tells most: at the Role that is least sure, of a player I will pass to. */
static float doubt(const eg_mind *m, orr_seat s)
{
    const float p = m->p[s][m->team];
    return 0.05f * p * (1 - p) + (s == eg_receiver(m) ? 0.004f : 0);
}

static float order(const eg_mind *m, orr_action a)
{
    const uint8_t kind[3] = { a.a, a.b, a.c };
    float sum = 0;
    unsigned s = eg_receiver(m);
    for (unsigned i = 0; i < (a.verb == EG_V_ORDER ? 3u : 2u); i++) {
        sum += s == m->me ? eg_keep(m, kind[i]) : eg_gift(m, (orr_seat)s, kind[i]);
        s = (s + 1) % m->v->look.seats;
    }
    return sum;
}

/* With whom to trade: I give what I want least; the others are none of my business. */
static float trade(const eg_mind *m, orr_action a)
{
    if (a.a != m->me && a.b != m->me) return -0.01f * (eg_enemy(m, a.a) + eg_enemy(m, a.b));
    return 0.01f;
}

/* ---- Special Abilities: what using one gains over doing nothing -------------------------------------------------- */

static bool banned_from_me(const eg_mind *m, unsigned effect)
{
    return effect == EG_PSYCH_WEAPON ? m->team == EG_SCIENTIST : effect == EG_PSYCH_DEFENCE && m->team == EG_ALIEN;
}

static float end_psych(const eg_mind *m)
{
    for (orr_seat s = 0; s < m->v->look.seats; s++)
        for (unsigned i = 0; i < m->v->front[s].z.n; i++)
            if (banned_from_me(m, effect_of(m, m->v->front[s].face[i].kind))) return 0.02f;
    return -0.05f;
}

static float extra_play(const eg_mind *m)
{
    float best = -1;
    for (unsigned i = 0; i < m->v->hand[m->me].z.n; i++)
        if (m->value[m->v->hand[m->me].face[i].kind] > best) best = m->value[m->v->hand[m->me].face[i].kind];
    return best - 0.08f;
}

static float swap(const eg_mind *m, orr_action a)
{
    return eg_gift(m, a.b, a.a) - eg_keep(m, a.a) - 0.02f;
}

static float use(const eg_mind *m, orr_action a)
{
    switch (a.verb) {
    case EG_V_USE_CANCEL: return end_psych(m);
    case EG_V_USE_HEAL: return 0.04f;
    case EG_V_USE_DAMAGE: return damage(m, a.a) - 0.015f;
    case EG_V_USE_PEEK: return doubt(m, a.a) - 0.005f;
    case EG_V_USE_SWAP: return swap(m, a);
    case EG_V_USE_EXTRA: return extra_play(m);
    default: return -0.05f;
    }
}

/* ---- every action ------------------------------------------------------------------------------------------------ */

static float aim(const eg_mind *m, orr_action a)
{
    uint8_t rest[EG_HAND];
    const unsigned n = hand_without(m, EG_MAX_KINDS, rest);
    if (a.verb == EG_V_FORCE) return force(m, a.a, a.b, rest, n);
    return eg_target(m, played_effect(m), a.a, rest, n);
}

static float weigh(const eg_mind *m, orr_action a)
{
    switch (a.verb) {
    case EG_V_PLAY: return play(m, a.a);
    case EG_V_DISCARD: return discard(m, a.a);
    case EG_V_TARGET:
    case EG_V_FORCE: return aim(m, a);
    case EG_V_DAMAGE: return damage(m, a.a);
    case EG_V_HEAL: return heal(m, a.a);
    case EG_V_COVER: return m->v->cover.z.n ? eg_move_cover(m, m->v->cover.face[0].tag, a.a) : eg_cover(m, a.a);
    case EG_V_ORDER:
    case EG_V_ORDER_TWO: return order(m, a);
    case EG_V_TAKE: return m->value[a.a] > 0 ? m->value[a.a] : eg_keep(m, a.a) / 2;
    case EG_V_TRADE: return trade(m, a);
    case EG_V_OFFER: return plan_without(m, a.a);
    case EG_V_REVEAL: return reveal(m, a.a);
    case EG_V_PEEK_ROLE: return doubt(m, a.a);
    case EG_V_PASS: return pass(m, a.a, eg_receiver(m));
    case EG_V_PROTECT: return harm(m);
    case EG_V_SHIELD: return harm(m) - 0.02f;
    case EG_V_DRAW_TWO: return 0.02f;
    case EG_V_REDIRECT: return pass(m, a.a, a.b) - 0.05f;
    case EG_V_VETO: return 0.02f * eg_enemy(m, m->v->active) - 0.015f;
    case EG_V_STOP_PLAYED: return banned_from_me(m, played_effect(m)) ? 0.05f : -0.05f;
    case EG_V_STOP_PSYCH: return end_psych(m);
    case EG_V_AWAIT_PSYCH: return -0.05f;
    default: return 0;
    }
}

static bool interjects(const orr_box *b, orr_action a) { return b->game->verbs[a.verb].flags & ORR_INTERJECT; }

/* An interjection comes before the answer, so it is worth what it gains on top of the best answer. */
static void weigh_all(const eg_mind *m, const orr_action *legal, int n, float *worth)
{
    float best = -10;
    for (int i = 0; i < n; i++) {
        if (interjects(m->box, legal[i])) continue;
        worth[i] = weigh(m, legal[i]);
        if (worth[i] > best) best = worth[i];
    }
    if (!is_asked(m->v)) best = 0;
    for (int i = 0; i < n; i++)
        if (interjects(m->box, legal[i])) worth[i] = best + use(m, legal[i]);
}

static void rate(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory, float *worth)
{
    eg_mind m;
    eg_think(&m, box, view, memory);
    weigh_all(&m, legal, n, worth);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    float worth[ORR_MAX_LEGAL];
    const bool asked = is_asked(view);
    int best = 0, equals = 1;
    if (n == 1 && asked) return legal[0];
    worth[0] = 0;
    rate(box, view, legal, n, memory, worth);
    for (int i = 1; i < n; i++) {
        if (worth[i] > worth[best]) {
            best = i;
            equals = 1;
        } else if (worth[i] >= worth[best] && !orr_rng_below(r, (uint32_t)++equals)) {
            best = i;
        }
    }
    return asked || worth[best] > 0 ? legal[best] : keep_silent();
}

/* The race, and what I know of the hands: my own cards, and those I passed to others. */
static float stands(const eg_mind *m)
{
    float sum = m->chance;
    for (orr_seat s = 0; s < m->v->look.seats; s++)
        for (unsigned i = 0; i < m->v->hand[s].z.n; i++) {
            const uint8_t kind = m->v->hand[s].face[i].kind;
            if (kind != ORR_UNKNOWN) sum += s == m->me ? eg_keep(m, kind) : eg_gift(m, s, kind) / 2;
        }
    return sum < 0 ? 0 : sum > 1 ? 1 : sum;
}

static float standing(const orr_box *box, const void *view, const void *memory)
{
    eg_mind m;
    eg_think(&m, box, view, memory);
    return stands(&m);
}

static float judge(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory,
                   float *worth, float p[][BOT_MOST_SIDES])
{
    eg_mind m;
    eg_think(&m, box, view, memory);
    weigh_all(&m, legal, n, worth);
    for (unsigned s = 0; s < m.v->look.seats; s++) memcpy(p[s], m.p[s], sizeof m.p[s]);
    return stands(&m);
}

extern const orr_game orr_earth_gambit;
extern const bot bot_earth_gambit;
const bot bot_earth_gambit = {
    .name = "gambler", .text = "knows Earth Gambit: reads Roles from what is played", .game = &orr_earth_gambit,
    .memory = sizeof(eg_memory), .choose = choose, .hear = eg_hear_event, .hear_all = eg_hear_table, .rate = rate,
    .standing = standing, .judge = judge, .reason = eg_reason, .suppose = eg_suppose_roles,
    .believe = eg_believe_sides, .effort = 4, .slow = 45,
    .expert = &bot_reader, .notes = sizeof(eg_hands), .note = eg_hands_hear, .suppose_hands = eg_hands_suppose,
    .outlook = eg_outlook,
};
