/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/earth_gambit/script.h"

static const char *of_science(const eg_mind *m, unsigned kind)
{
    static const unsigned own[EG_N_TEAMS] = { EG_RED, EG_BLUE, EG_YELLOW };
    if (m->value[kind] + m->chance > 0.999f) return "It wins the game for your team.";
    if (m->value[kind] > 0) return "It brings your team closer to its goal.";
    if (m->set->cards[kind].colours & own[m->team])
        return "It helps another team more than yours, but keeping it is worse.";
    return "It helps another team, but less than anything else you could play.";
}

static const char *of_action(unsigned effect)
{
    switch (effect) {
    case EG_CANCEL_SCIENCE:
    case EG_MOVE_CANCEL: return "It costs the leading team a Science card.";
    case EG_PSYCH_WEAPON: return "Nobody can play pure blue until your next turn.";
    case EG_PSYCH_DEFENCE: return "Nobody can play pure red until your next turn.";
    case EG_STEAL_CARD:
    case EG_PLAY_TOP_CARD: return "It lets you play a second card.";
    case EG_SKIP_TURN: return "Making a dangerous player miss a turn is worth a card.";
    case EG_PEEK: return "Once you know a Role, you know what is safe to give them.";
    default: return "Your Science is better kept for now, and this does your team no harm.";
    }
}

static const char *of_pass(const eg_mind *m, unsigned kind)
{
    if (m->set->cards[kind].effect != EG_SCIENCE)
        return "The next player gains little from it, and you keep what matters.";
    if (m->value[kind] > 0) return "Whoever plays it helps your team, and you keep something better.";
    return "The next player is unlikely to use it against you.";
}

const char *eg_reason(const orr_box *box, const void *view, orr_action a, const void *memory)
{
    eg_mind m;
    eg_think(&m, box, view, memory);
    switch (a.verb) {
    case EG_V_PLAY:
        return m.set->cards[a.a].effect == EG_SCIENCE ? of_science(&m, a.a) : of_action(m.set->cards[a.a].effect);
    case EG_V_PASS:
    case EG_V_REDIRECT: return of_pass(&m, a.a);
    case EG_V_DISCARD: return m.value[a.a] < 0 ? "Once it is discarded, nobody can use it against you."
                                               : "It is the card you need least.";
    case EG_V_DAMAGE:
        return eg_enemy(&m, a.a) > 0 ? "What they have played says they are not on your team."
                                     : "They have the most to lose.";
    case EG_V_HEAL:
        return a.a == m.me ? "One more card gives you more choice." : "They may well be on your team.";
    case EG_V_COVER: return "That card hurts your team most.";
    case EG_V_PEEK_ROLE: return "This is the player next to you that you know least about.";
    case EG_V_REVEAL: return "It will be played, so choose the one that hurts you least.";
    default: return NULL;
    }
}
