/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/mars_vs_earth/script.h"

static const char *of_lead(const mve_mind *m, unsigned threat)
{
    if (m->martian) return m->hidden ? "If you lead, it is more likely to fail, and you look helpful."
                                     : "A mission that fails under you costs Earth more.";
    return mve_group(m, m->me, threat, true) > 2 ? "Nobody has a better skill for it than you."
                                                 : "Without a Leader it would fail, and your cards can help there.";
}

static const char *of_card(const mve_mind *m, unsigned threat, unsigned kind)
{
    const unsigned slot = mve_slot_with(m, threat);
    const float help = mve_help(m, slot, kind), chance = m->at[slot].chance;
    if (m->martian && help < 0 && !m->hidden) return "It ruins the mission that matters most to Earth.";
    if (m->martian && help < 0)
        return chance > 0.5f ? "It ruins a mission that would succeed, and others could have added the bad card."
                             : "It makes sure this mission fails, and others could have added the bad card.";
    if (help <= 0) return "It does little harm there.";
    if (chance > 0.8f) return "It makes a likely success certain.";
    return chance > 0.35f ? "This mission could go either way, and your card decides it."
                          : "With everybody's cards it can still succeed.";
}

static const char *of_done(const mve_mind *m)
{
    return m->martian ? "More cards would only make you look suspicious."
                      : "None of your cards would change anything now.";
}

static const char *of_accusation(const mve_mind *m, unsigned seat)
{
    if (m->martian) return "If they are ousted, Earth has one Agent fewer.";
    return m->doubt[seat] > 0.75f ? "The bad cards point to hardly anybody else."
                                  : "Too many bad cards turned up where they added theirs.";
}

static const char *of_skill(const mve_mind *m, unsigned skill)
{
    const bool good = mve_is_good(m->set, m->v->active[m->v->current].face[0].kind, skill);
    if (good) return m->martian ? "It changes nothing, and you look loyal." : "It helps the mission.";
    return m->martian ? "It makes the mission fail, which is worth giving yourself away."
                      : "It hurts the mission least.";
}

const char *mve_reason(const orr_box *box, const void *view, orr_action a, const void *memory)
{
    mve_mind m;
    mve_think(&m, box, view, memory);
    switch (a.verb) {
    case MVE_V_LEAD: return of_lead(&m, a.a);
    case MVE_V_DECLINE: return "Somebody else can lead the rest at least as well.";
    case MVE_V_ADD:
    case MVE_V_SLIP: return of_card(&m, a.a, a.b);
    case MVE_V_COUNTER: return "One more symbol matters most at this Threat.";
    case MVE_V_DONE: return m.v->active[0].z.n ? of_done(&m) : "Your other cards are worth keeping.";
    case MVE_V_ACCUSE: return of_accusation(&m, a.a);
    case MVE_V_DISCARD: return "It is weak, and you draw a new card instead.";
    case MVE_V_GOOD: return "It helps the mission.";
    case MVE_V_BAD: return "It makes the mission fail.";
    case MVE_V_USE: return of_skill(&m, a.a);
    case MVE_V_GIVE: return "Whoever has the Initiative chooses a mission first.";
    case MVE_V_PEEK: return "You are least sure about this player.";
    case MVE_V_LOSE: return m.martian ? "It is closest to zero." : "It is the highest.";
    case MVE_V_RAISE: return "It is closest to zero.";
    case MVE_V_DEFEND: return "It helps you most.";
    case MVE_V_PROMOTE:
    case MVE_V_REINSTATE: return "Their DNA is known, and one more Agent can lead.";
    case MVE_V_REVEAL: return "At your level you can do more in the open than in secret.";
    case MVE_V_STAY: return m.martian ? "In secret you hold more cards and can still lead." : NULL;
    default: return NULL;
    }
}
