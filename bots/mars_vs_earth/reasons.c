/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/mars_vs_earth/script.h"

static const char *of_lead(const mve_mind *m, unsigned threat)
{
    if (m->martian) return m->hidden ? "Under your lead it is less likely to be defeated, and you look useful."
                                     : "What fails under your lead costs Earth more.";
    return mve_group(m, m->me, threat, true) > 2 ? "Nobody's skill suits it better than yours."
                                                 : "Without a Leader it would fail, and your cards can help there.";
}

static const char *of_card(const mve_mind *m, unsigned threat, unsigned kind)
{
    const unsigned slot = mve_slot_with(m, threat);
    const float help = mve_help(m, slot, kind), chance = m->at[slot].chance;
    if (m->martian && help < 0 && !m->hidden) return "It spoils the Threat whose failure hurts Earth most.";
    if (m->martian && help < 0)
        return chance > 0.5f ? "It spoils a Threat that would be won, and others may have laid the bad card."
                             : "It makes sure that this Threat fails, and others may have laid the bad card.";
    if (help <= 0) return "It does little harm there.";
    if (chance > 0.8f) return "It makes a likely success safe.";
    return chance > 0.35f ? "This Threat is in the balance, and your card tips it."
                          : "Together with the others' cards it can still be won.";
}

static const char *of_done(const mve_mind *m)
{
    return m->martian ? "More would only draw eyes to you." : "No card of yours changes anything there now.";
}

static const char *of_accusation(const mve_mind *m, unsigned seat)
{
    if (m->martian) return "If they are ousted, Earth has one Agent less.";
    return m->doubt[seat] > 0.75f ? "The bad cards that turned up fit hardly anybody else."
                                  : "More bad cards turned up where they laid theirs than chance explains.";
}

static const char *of_skill(const mve_mind *m, unsigned skill)
{
    const bool good = mve_is_good(m->set, m->v->active[m->v->current].face[0].kind, skill);
    if (good) return m->martian ? "It changes nothing, and you look loyal." : "It counts for the mission.";
    return m->martian ? "The Threat fails by it, which is worth your mask." : "It costs the mission least.";
}

const char *mve_reason(const orr_box *box, const void *view, orr_action a, const void *memory)
{
    mve_mind m;
    mve_think(&m, box, view, memory);
    switch (a.verb) {
    case MVE_V_LEAD: return of_lead(&m, a.a);
    case MVE_V_DECLINE: return "Somebody else can lead what is left at least as well.";
    case MVE_V_ADD:
    case MVE_V_SLIP: return of_card(&m, a.a, a.b);
    case MVE_V_COUNTER: return "One symbol more decides that Threat more often than any other.";
    case MVE_V_DONE: return m.v->active[0].z.n ? of_done(&m) : "Your other cards are better kept.";
    case MVE_V_ACCUSE: return of_accusation(&m, a.a);
    case MVE_V_DISCARD: return "It is weak, and you draw a new card for it.";
    case MVE_V_GOOD: return "It counts for the mission.";
    case MVE_V_BAD: return "Counted as bad it makes the mission fail.";
    case MVE_V_USE: return of_skill(&m, a.a);
    case MVE_V_GIVE: return "Whoever has the Initiative chooses a mission first.";
    case MVE_V_PEEK: return "Of this player you are least sure.";
    case MVE_V_LOSE: return m.martian ? "It is nearest to its end." : "There is most of it.";
    case MVE_V_RAISE: return "It is nearest to its end.";
    case MVE_V_DEFEND: return "It counts most in your favour.";
    case MVE_V_PROMOTE:
    case MVE_V_REINSTATE: return "Their DNA was seen, and one Agent more can lead.";
    case MVE_V_REVEAL: return "At your level you can do more openly than in secret.";
    case MVE_V_STAY: return m.martian ? "In secret you hold more cards and may still lead." : NULL;
    default: return NULL;
    }
}
