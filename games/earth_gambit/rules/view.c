/* view.c - what the tables of places cannot tell: redundant members, and the places of another player's hand in an
 * imagined world. */
#include "games/earth_gambit/eg_state.h"

static void derive_front(orr_ctx *t, orr_seat s)
{
    eg_state *p = eg(t);
    for (unsigned i = 0; i < p->front[s].z.n; i++)
        switch (eg_effect_of(t, p->front[s].card[i].kind)) {
        case EG_PROTECT_PLAYER: p->protected |= orr_one(s); break;
        case EG_SKIP_TURN: p->skipped |= orr_one(s); break;
        case EG_FORCE_TO_PLAY: p->forced |= orr_one(s); break;
        case EG_PSYCH_WEAPON: p->psych = orr_one(s); p->banned = EG_BLUE; break;
        case EG_PSYCH_DEFENCE: p->psych = orr_one(s); p->banned = EG_RED; break;
        default:;
        }
}

static void derive_masks(orr_ctx *t)
{
    eg_state *p = eg(t);
    p->protected = p->skipped = p->forced = p->psych = p->owners = 0;
    p->banned = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        derive_front(t, (orr_seat)s);
        if (p->ability[s].z.n) p->owners |= orr_one(s);
    }
    eg_count_science(t);
}

/* After a scenario moved cards: also whose turn it is, and what the table can tell of the places in the active hand. */
void eg_derive(orr_ctx *t)
{
    eg_state *p = eg(t);
    derive_masks(t);
    for (unsigned i = 0; i < p->core.depth; i++)
        if (p->core.frame[i].proc == P_TURN) p->active = p->core.frame[i].who;
    p->passed = p->drawn = p->stray = 0;
    for (unsigned i = 0; i < p->hand[p->active].z.n; i++) {
        p->passed = (uint8_t)(p->passed + (p->hand[p->active].card[i].tag == EG_PASSED));
        p->drawn = (uint8_t)(p->drawn + (p->hand[p->active].card[i].tag == EG_DRAWN));
    }
}

/* Tags of the active hand, seen by somebody else: the cards that left unseen were any of those that were there. */
static void imagine_places(eg_state *p, orr_rng *r)
{
    uint8_t tags[64] = { 0 };
    const unsigned n = p->hand[p->active].z.n;
    unsigned m = 0;
    while (m < p->passed) tags[m++] = EG_PASSED;
    while (m < (unsigned)p->passed + p->drawn) tags[m++] = EG_DRAWN;
    while (m < n + (p->stray < 32 ? p->stray : 32u)) tags[m++] = EG_KEPT;
    for (unsigned i = 0; i < n; i++) {
        const unsigned j = i + orr_rng_below(r, m - i);
        p->hand[p->active].card[i].tag = tags[j];
        tags[j] = tags[i];
    }
}

/* The question is evidence too: while a Play step asks, no Force to Play in front of the player is void (EG-A20). */
static bool forces_hold(const orr_ctx *t)
{
    const eg_state *p = eg(t);
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    if (p->core.over || f->proc != P_PLAY || f->step != PL_ANSWER || !eg_in(p->forced, f->who)) return true;
    for (unsigned i = 0; i < p->front[f->who].z.n; i++) {
        if (eg_effect_of(t, p->front[f->who].card[i].kind) != EG_FORCE_TO_PLAY) continue;
        unsigned k = 0;
        while (k < p->hand[f->who].z.n && p->hand[f->who].card[k].tag != p->front[f->who].card[i].tag) k++;
        if (k == p->hand[f->who].z.n) return false;
    }
    return true;
}

/* That the match goes on is evidence too: a goal that was reached was that of the Role nobody has (EG-A71). The Roles
 * the viewer does not know change places until it is so. Who knows the Role nobody has never comes so far: the teams in
 * play are those of the match, which goes on. */
static void imagine_roles(const orr_ctx *t, const eg_view *v, orr_rng *r)
{
    eg_state *p = eg(t);
    uint8_t *unknown[EG_MAX_SEATS + 1];
    unsigned n = 0;
    if (p->core.over || !p->spare.z.n || !eg_goal_reached(t)) return;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (v->role[s].face[0].kind == ORR_UNKNOWN) unknown[n++] = &p->role[s].card[0].kind;
    unknown[n++] = &p->spare.card[0].kind;
    do {
        for (unsigned i = n; i > 1; i--) {
            const unsigned j = orr_rng_below(r, i);
            const uint8_t kind = *unknown[j];
            *unknown[j] = *unknown[i - 1];
            *unknown[i - 1] = kind;
        }
    } while (eg_goal_reached(t));
}

void eg_imagine(const orr_box *b, const void *view, orr_rng *r, void *state)
{
    const eg_view *v = view;
    orr_ctx t = { .game = b->game, .box = b, .state = state };
    derive_masks(&t);
    imagine_roles(&t, v, r);
    if (v->look.seat == v->active) return;               /* the holder's tags came with the view */
    do imagine_places(state, r);
    while (!forces_hold(&t));
}
