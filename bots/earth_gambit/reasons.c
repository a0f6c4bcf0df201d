/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/earth_gambit/script.h"

static const char *of_science(const eg_mind *m, unsigned kind)
{
    static const unsigned own[EG_N_TEAMS] = { EG_RED, EG_BLUE, EG_YELLOW };
    if (m->value[kind] + m->chance > 0.999f) return "It wins the game for your team.";
    if (m->value[kind] > 0) return "It brings your team nearer to its goal.";
    if (m->set->cards[kind].colours & own[m->team])
        return "It helps another team more than yours, but holding it is worse.";
    return "It helps another team, but least of what you could play now.";
}

static const char *of_action(unsigned effect)
{
    switch (effect) {
    case EG_CANCEL_SCIENCE:
    case EG_MOVE_CANCEL: return "The team that is ahead loses a card in the race.";
    case EG_PSYCH_WEAPON: return "Nobody can play pure blue until your next turn.";
    case EG_PSYCH_DEFENCE: return "Nobody can play pure red until your next turn.";
    case EG_STEAL_CARD:
    case EG_PLAY_TOP_CARD: return "It gives you a second card to play.";
    case EG_SKIP_TURN: return "A turn of somebody dangerous is worth more than a card.";
    case EG_PEEK: return "Knowing a Role tells you what you may pass to whom.";
    default: return "Your Science is better held than played now, and this does no harm to your team.";
    }
}

static const char *of_pass(const eg_mind *m, unsigned kind)
{
    if (m->set->cards[kind].effect != EG_SCIENCE)
        return "The next player gains little by it, and you keep what matters.";
    if (m->value[kind] > 0) return "Whoever plays it, it counts for your team, and what you keep matters more.";
    return "The next player is the least likely to use it against you.";
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
    case EG_V_DISCARD: return m.value[a.a] < 0 ? "Out of your hand it is out of the others' reach too."
                                               : "It is the card you can best do without.";
    case EG_V_DAMAGE:
        return eg_enemy(&m, a.a) > 0 ? "By what they played they are hardly of your team."
                                     : "Nobody else can be hurt more.";
    case EG_V_HEAL:
        return a.a == m.me ? "A card more gives you more to choose from." : "They may well be of your team.";
    case EG_V_COVER: return "That card counts most against you.";
    case EG_V_PEEK_ROLE: return "You pass to people near you, and of this one you know least.";
    case EG_V_REVEAL: return "It will be played, so let it be the one that hurts you least.";
    default: return NULL;
    }
}
