/* outlook.c - who wins from here, where every card is known: what the fitted network is shown. */
#include "bots/earth_gambit/script.h"
#include "bots/outlook.h"

#include <string.h>

#include "bots/earth_gambit/outlook_table.h"

enum { CLASSES = 9 };                    /* of cards */

/* Blue, Yellow/Blue, Red, Yellow/Red, the two Psych cards, Cancel Science, Steal Card, any other. */
static unsigned class_of(const eg_card_row *c)
{
    switch (c->effect) {
    case EG_SCIENCE: return (c->colours & EG_RED ? 2u : 0) + (c->colours & EG_YELLOW ? 1u : 0);
    case EG_PSYCH_WEAPON: return 4;
    case EG_PSYCH_DEFENCE: return 5;
    case EG_CANCEL_SCIENCE: return 6;
    case EG_STEAL_CARD: return 7;
    default: return 8;
    }
}

static void count_cards(const orr_box *b, const orr_seen *z, const orr_face *f, uint8_t count[CLASSES])
{
    for (unsigned i = 0; i < z->n; i++)
        if (f[i].kind != ORR_UNKNOWN) count[class_of(&eg_set_of(b)->cards[f[i].kind])]++;
}

static unsigned up_to(unsigned n, unsigned most) { return n < most ? n : most; }

/* Science a team still needs by the goals of this set (EG-A77), as far as the network has learned of it. */
static unsigned missing(const orr_box *b, unsigned team, unsigned have, unsigned most)
{
    const unsigned goal = eg_goal(b, team);
    return have < goal ? up_to(goal - have, most) : 0;
}

void eg_outlook_see(const orr_box *b, const eg_view *v, uint8_t out[EG_OUTLOOK_IN])
{
    const unsigned seats = v->look.seats, next = (v->active + 1u) % seats;
    uint8_t *o = out;
    memset(out, 0, EG_OUTLOOK_IN);
    o[EG_GOAL_RED - missing(b, EG_ALIEN, v->red, EG_GOAL_RED)] = 1, o += EG_GOAL_RED + 1;
    o[EG_GOAL_BLUE - missing(b, EG_SCIENTIST, v->blue, EG_GOAL_BLUE)] = 1, o += EG_GOAL_BLUE + 1;
    o[EG_GOAL_YELLOW - missing(b, EG_EXTINCTIONIST, v->yellow, EG_GOAL_YELLOW)] = 1, o += EG_GOAL_YELLOW + 1;
    for (unsigned s = 0; s < seats; s++) {
        const unsigned team = v->role[s].face[0].kind;
        if (team >= EG_N_TEAMS) continue;
        count_cards(b, &v->hand[s].z, v->hand[s].face, o + team * CLASSES);
        o[EG_N_TEAMS * CLASSES + team] += v->damaged >> s & 1;
        o[EG_N_TEAMS * CLASSES + EG_N_TEAMS + team]++;
        if (s == v->active) o[EG_N_TEAMS * CLASSES + 2 * EG_N_TEAMS + team] = 1;
        if (s == next) o[EG_N_TEAMS * CLASSES + 3 * EG_N_TEAMS + team] = 1;
    }
    o += EG_N_TEAMS * CLASSES + 4 * EG_N_TEAMS;
    count_cards(b, &v->hand[v->active].z, v->hand[v->active].face, o), o += CLASSES;
    count_cards(b, &v->hand[next].z, v->hand[next].face, o), o += CLASSES;
    count_cards(b, &v->draw.z, v->draw.face, o), o += CLASSES;
    count_cards(b, &v->discard.z, v->discard.face, o), o += CLASSES;
    for (unsigned s = 0; s < seats; s++)
        for (unsigned i = 0; i < v->front[s].z.n; i++) {
            const unsigned effect = eg_set_of(b)->cards[v->front[s].face[i].kind].effect;
            if (effect != EG_PSYCH_WEAPON && effect != EG_PSYCH_DEFENCE) continue;
            o[effect == EG_PSYCH_DEFENCE] = 1;           /* how many turns it stays */
            o[2 + (effect == EG_PSYCH_DEFENCE)] = (uint8_t)((s + seats - v->active) % seats);
        }
    o += 4;
    o[up_to(v->cover.z.n, 2)] = 1, o += 3;
    o[up_to(v->hand[v->active].z.n, 3)] = 1, o += 4;
    *o = (uint8_t)seats;
}

/* What was heard does not matter any more: the Roles lie open. */
float eg_outlook(const orr_box *b, const void *open, const void *memory)
{
    static const bot_outlook net = { EG_OUTLOOK_IN, EG_OUTLOOK_MID, EG_N_TEAMS, &weight_in[0][0], bias_in,
                                     &weight_out[0][0], bias_out };
    const eg_view *v = open;
    uint8_t in[EG_OUTLOOK_IN];
    float chance[EG_N_TEAMS];
    (void)memory;
    eg_outlook_see(b, v, in);
    bot_outlook_weigh(&net, in, chance);
    return chance[v->role[v->look.seat].face[0].kind];
}
