/* game.c - the words, places and procedures that both editions share. What differs: edition_1e.c, edition_2e.c.
 * Chapters: setup.c, round.c, leaders.c, influence.c, resolve.c, effects.c, accuse.c, trial.c, become.c, promote.c,
 * discard.c, talk.c, victory.c; piles.c, view.c, facts.c, remarks.c, check.c, words.c, set.c, paint.c. */
#include "games/mars_vs_earth/mve_state.h"

#define COUNT(x) (sizeof(x) / sizeof *(x))

const orr_verb mve_verbs[] = {
    [MVE_V_LEAD] = { "lead", { MVE_N_THREAT }, ORR_USES_A, "Lead the mission against {a}" },
    [MVE_V_DECLINE] = { "decline", { 0 }, 0, "Don't lead" },
    [MVE_V_ADD] = { "add", { MVE_N_THREAT, MVE_N_CARD }, ORR_SEALED_B | ORR_USES_B, "Add {b} to {a}" },
    [MVE_V_SLIP] = { "slip", { MVE_N_THREAT, MVE_N_CARD }, ORR_SEALED_A | ORR_SEALED_B | ORR_USES_B, "Add {b} to {a}" },
    [MVE_V_COUNTER] = { "counter", { MVE_N_THREAT }, 0, "Put a +1 counter on {a}" },
    [MVE_V_ACCUSE] = { "accuse", { ORR_N_SEAT, MVE_N_CARD }, ORR_SEALED_B | ORR_USES_B, "Accuse {a} with {b}" },
    [MVE_V_DISCARD] = { "discard", { MVE_N_CARD }, ORR_SEALED_A, "Discard {a}" },
    [MVE_V_DONE] = { "done", { 0 }, 0, "Done" },
    [MVE_V_EFFECT] = { "effect", { MVE_N_CARD }, 0, "Use the effect of {a} next" },
    [MVE_V_TAKE_OFF] = { "take-off", { MVE_N_CARD }, 0, "Take {a} off the Threat" },
    [MVE_V_LEAVE] = { "leave", { 0 }, 0, "Leave all cards where they are" },
    [MVE_V_GOOD] = { "good", { MVE_N_CARD }, 0, "{a} helps the mission" },
    [MVE_V_BAD] = { "bad", { MVE_N_CARD }, 0, "{a} hurts the mission" },
    [MVE_V_USE] = { "use", { MVE_N_SKILL }, 0, "Add your {a}" },
    [MVE_V_GIVE] = { "give", { ORR_N_SEAT }, 0, "Give the Initiative to {a}" },
    [MVE_V_PEEK] = { "peek", { ORR_N_SEAT, MVE_N_WAVE }, 0, "Look at {a}'s DNA of {b}" },
    [MVE_V_LOSE] = { "lose", { MVE_N_RESOURCE }, 0, "Lower {a}" },
    [MVE_V_RAISE] = { "raise", { MVE_N_RESOURCE }, 0, "Raise {a}" },
    [MVE_V_REINSTATE] = { "reinstate", { ORR_N_SEAT }, 0, "Make {a} an Agent again" },
    [MVE_V_KEEP] = { "keep", { MVE_N_AGENT }, 0, "Keep {a}" },
    [MVE_V_DEFEND] = { "defend", { MVE_N_CARD }, 0, "Defend yourself with {a}" },
    [MVE_V_NO_DEFENCE] = { "no-defence", { 0 }, 0, "Don't defend yourself" },
    [MVE_V_PAY] = { "pay", { MVE_N_CARD }, ORR_SEALED_A, "Pay with {a}" },
    [MVE_V_PROMOTE] = { "promote", { ORR_N_SEAT }, 0, "Promote {a}" },
    [MVE_V_PASS] = { "pass", { 0 }, 0, "Promote nobody" },
    [MVE_V_REVEAL] = { "reveal", { 0 }, 0, "Reveal yourself as a Martian" },
    [MVE_V_STAY] = { "stay", { 0 }, 0, "Stay hidden" },
    [MVE_V_SAY_HELP] = { "say-help", { MVE_N_THREAT, MVE_N_HELP }, ORR_INTERJECT, "Say about {a}: \"I help {b}\"" },
    [MVE_V_SAY_CASE] = { "say-case", { ORR_N_SEAT, MVE_N_CASE }, ORR_INTERJECT, "Say \"I have {b} against {a}\"" },
    [MVE_V_CLAIM] = { "claim", { ORR_N_NUMBER }, ORR_INTERJECT, "Say \"I added {a}\"" },
};

const orr_proc mve_procs[] = {
    [P_ROUND] = { "round", MVE_212, 0, mve_run_round, mve_options_round },
    [P_LEADERS] = { "leaders", MVE_37, 0, mve_run_leaders, mve_options_leaders },
    [P_INFLUENCE] = { "influence", MVE_60, 0, mve_run_influence, mve_options_influence },
    [P_RESOLVE] = { "resolve", MVE_80, 0, mve_run_resolve, mve_options_resolve },
    [P_EFFECT] = { "effect", MVE_A58, 0, mve_run_effect, mve_options_effect },
    [P_ACCUSE] = { "accuse", MVE_117, 0, mve_run_accuse, mve_options_accuse },
    [P_TRIALS] = { "trials", MVE_130, 0, mve_run_trials, mve_options_trials },
    [P_BECOME] = { "become", MVE_216, 0, mve_run_become, mve_options_become },
    [P_PROMOTE] = { "promote", MVE_153, 0, mve_run_promote, mve_options_promote },
    [P_REVEAL] = { "reveal", MVE_175, 0, mve_run_reveal, mve_options_reveal },
    [P_DISCARD] = { "discard", MVE_A92, 0, mve_run_discard, mve_options_discard },
    [P_TALK] = { "talk", MVE_74, 0, mve_run_talk, mve_options_talk },
};

#define SEAT ORR_N_SEAT
#define NUMBER ORR_N_NUMBER
#define CARD MVE_N_CARD
#define THREAT MVE_N_THREAT
const orr_event_kind mve_events[] = {
    [MVE_TOLD_START] = { "starts", "{1} starts with the Initiative", { SEAT }, { 0 } },
    [MVE_TOLD_DEALT] = { "dealt", "{1} is dealt {4|a Skill card}", { SEAT }, { CARD } },
    [MVE_TOLD_DEALT_DNA] = { "dealt-dna", "{1} is dealt {4|a DNA card}", { SEAT }, { MVE_N_DNA } },
    [MVE_TOLD_DEALT_AGENT] = { "dealt-agent", "{1} is {2}", { SEAT, MVE_N_AGENT }, { 0 } },
    [MVE_TOLD_ROUND] = { "round", "Round {1}", { NUMBER }, { 0 } },
    [MVE_TOLD_DRAW] = { "draws", "{1} draws {4|a Skill card}", { SEAT }, { CARD } },
    [MVE_TOLD_RENEWED] = { "renewed", "The Skill discards are shuffled into a new draw pile of {1} cards", { NUMBER }, { 0 } },
    [MVE_TOLD_THREAT] = { "threat", "{1} turns up {2}", { SEAT, THREAT }, { 0 } },
    [MVE_TOLD_THREATS_RENEWED] = { "threats-renewed", "The undefeated Threats are shuffled into a new pile of {1} cards",
        { NUMBER }, { 0 } },
    [MVE_TOLD_LEADS] = { "leads", "{1} leads the mission against {2}", { SEAT, THREAT }, { 0 } },
    [MVE_TOLD_DECLINES] = { "declines", "{1} does not lead", { SEAT }, { 0 } },
    [MVE_TOLD_UNLED] = { "unled", "Nobody leads a mission against {1}", { THREAT }, { 0 } },
    [MVE_TOLD_FATE] = { "fate", "{1} gets a Fate card", { THREAT }, { 0 } },
    [MVE_TOLD_ADDS] = { "adds", "{1} adds {4|a card} to {2}", { SEAT, THREAT }, { CARD } },
    [MVE_TOLD_SLIPS] = { "slips", "{1} chooses {5|a card} for {4|a Threat}", { SEAT }, { THREAT, CARD } },
    [MVE_TOLD_LIES_AT] = { "lies-at", "Cards added to {1}: {2}", { THREAT, NUMBER }, { 0 } },
    [MVE_TOLD_ADDED] = { "added", "{1} added {4|some cards or none} to {2}", { SEAT, THREAT }, { NUMBER } },
    [MVE_TOLD_COUNTER] = { "counter", "{1} puts a +1 counter on {2}", { SEAT, THREAT }, { 0 } },
    [MVE_TOLD_DONE] = { "done", "{1} is done", { SEAT }, { 0 } },
    [MVE_TOLD_RESOLVES] = { "resolves", "Next: {1}", { THREAT }, { 0 } },
    [MVE_TOLD_SHOWS] = { "shows", "{2} turns up at {1}", { THREAT, CARD }, { 0 } },
    [MVE_TOLD_EFFECT] = { "effect", "{1} takes effect", { CARD }, { 0 } },
    [MVE_TOLD_NO_EFFECT] = { "no-effect", "A second {1} has no effect", { CARD }, { 0 } },
    [MVE_TOLD_TAKEN_OFF] = { "taken-off", "{1} is taken off the Threat", { CARD }, { 0 } },
    [MVE_TOLD_WILD] = { "wild", "{1} counts as {2}", { CARD, MVE_N_SIGN }, { 0 } },
    [MVE_TOLD_SKILL] = { "skill", "{1} adds {2} {3}", { SEAT, MVE_N_SKILL, NUMBER }, { 0 } },
    [MVE_TOLD_SUCCESS] = { "success", "{1} is defeated: {2} against difficulty {3}", { THREAT, NUMBER, NUMBER }, { 0 } },
    [MVE_TOLD_FAILED] = { "failed", "{1} is not defeated: {2} against difficulty {3}", { THREAT, ORR_N_SIGNED, NUMBER }, { 0 } },
    [MVE_TOLD_EASIER] = { "easier", "The next Threat is easier by {1}", { NUMBER }, { 0 } },
    [MVE_TOLD_HARDER] = { "harder", "The next Threat is harder by {1}", { NUMBER }, { 0 } },
    [MVE_TOLD_INITIATIVE] = { "initiative", "{1} takes the Initiative (overridden)", { SEAT }, { 0 } },
    [MVE_TOLD_PEEKS] = { "peeks", "{1} looks at {2}'s DNA of {3}: {4|hidden}", { SEAT, SEAT, MVE_N_WAVE },
        { MVE_N_DNA } },
    [MVE_TOLD_GAINS] = { "gains", "{1} +{2}", { MVE_N_RESOURCE, NUMBER }, { 0 } },
    [MVE_TOLD_LOSES] = { "loses", "{1} -{2}", { MVE_N_RESOURCE, NUMBER }, { 0 } },
    [MVE_TOLD_DEFEATED] = { "defeated", "{1} goes to the pile of {2}", { THREAT, MVE_N_WAVE }, { 0 } },
    [MVE_TOLD_ACCUSES] = { "accuses", "{1} accuses {2} with {4|a card}", { SEAT, SEAT }, { CARD } },
    [MVE_TOLD_TRIAL] = { "trial", "{1} is put on Trial", { SEAT }, { 0 } },
    [MVE_TOLD_DEFENDS] = { "defends", "{1} defends with {2}", { SEAT, CARD }, { 0 } },
    [MVE_TOLD_NO_DEFENCE] = { "no-defence", "{1} plays no Defence", { SEAT }, { 0 } },
    [MVE_TOLD_EVIDENCE] = { "evidence", "Evidence against {1} from {3}: {2}", { SEAT, CARD, SEAT }, { 0 } },
    [MVE_TOLD_ACQUITTED] = { "acquitted", "{1} is acquitted", { SEAT }, { 0 } },
    [MVE_TOLD_OUSTED] = { "ousted", "{1} is ousted: {2} more against them than for them", { SEAT, NUMBER }, { 0 } },
    [MVE_TOLD_DNA] = { "dna", "{1}'s DNA of {2}: {3}", { SEAT, MVE_N_WAVE, MVE_N_DNA }, { 0 } },
    [MVE_TOLD_CIVILIAN] = { "civilian", "{1} is now a Civilian", { SEAT }, { 0 } },
    [MVE_TOLD_MARTIAN] = { "martian", "{1} is now a revealed Martian of level {2}", { SEAT, NUMBER }, { 0 } },
    [MVE_TOLD_AGENT_GONE] = { "agent-gone", "{1} gives up {2}, who goes under the Agent deck", { SEAT, MVE_N_AGENT },
        { 0 } },
    [MVE_TOLD_DISCARD] = { "discard", "{1} discards {4|a card}", { SEAT }, { CARD } },
    [MVE_TOLD_PAYS] = { "pays", "{1} pays with {2}", { SEAT, CARD }, { 0 } },
    [MVE_TOLD_PROMOTES] = { "promotes", "{1} promotes {2}", { SEAT, SEAT }, { 0 } },
    [MVE_TOLD_LOOKS_AGENT] = { "draws-agent", "{1} draws {4|an Agent}", { SEAT }, { MVE_N_AGENT } },
    [MVE_TOLD_AGENT] = { "agent", "{1} is an Agent again: {2}", { SEAT, MVE_N_AGENT }, { 0 } },
    [MVE_TOLD_WAVE] = { "wave", "Cloning wave {1} begins", { NUMBER }, { 0 } },
    [MVE_TOLD_NEW_DNA] = { "new-dna", "{1} gets {4|a DNA card}", { SEAT, NUMBER }, { MVE_N_DNA } },
    [MVE_TOLD_REVEALS] = { "reveals", "{1} is revealed as a Martian", { SEAT }, { 0 } },
    [MVE_TOLD_DISCARDS] = { "discards", "Cards discarded by {1}: {2}", { SEAT, NUMBER }, { 0 } },
    [MVE_TOLD_PASSES_ON] = { "passes-on", "The Initiative passes to {1}", { SEAT }, { 0 } },
    [MVE_TOLD_NORMAL] = { "normal", "{1} keeps the Initiative; it is no longer overridden", { SEAT }, { 0 } },
    [MVE_TOLD_WON] = { "won", "Winners: {1}", { MVE_N_OUTCOME }, { 0 } },
    [MVE_TOLD_WAS] = { "was", "{1} in {2}: {3}", { SEAT, MVE_N_WAVE, MVE_N_DNA }, { 0 } },
    [MVE_TOLD_HELP] = { "says-help", "{1} says: \"{2}? I help {3}.\"", { SEAT, THREAT, MVE_N_HELP }, { 0 } },
    [MVE_TOLD_CASE] = { "says-case", "{1} says: \"I have {3} against {2}.\"", { SEAT, SEAT, MVE_N_CASE }, { 0 } },
    [MVE_TOLD_FULL] = { "full", "{1} is at its limit of {2}", { MVE_N_RESOURCE, NUMBER }, { 0 } },
    [MVE_TOLD_IDLE] = { "idle", "It has no effect here", { 0 }, { 0 } },
    [MVE_TOLD_LOST] = { "lost", "No Threat is left this round, so the change to the next one is lost", { 0 },
        { 0 } },
    [MVE_TOLD_LATE_ROUND] = { "late-round", "Round {1}{2}{3}", { NUMBER, NUMBER, NUMBER }, { 0 } },
    [MVE_TOLD_CLAIM] = { "claims", "{1} says: \"I added {2}.\"", { SEAT, NUMBER }, { 0 } },
};
#undef SEAT
#undef NUMBER
#undef CARD
#undef THREAT
_Static_assert(COUNT(mve_events) == MVE_N_EVENTS && COUNT(mve_verbs) == MVE_N_VERBS && COUNT(mve_procs) == N_PROCS,
               "all are there");

/* Tags that name a seat or a Threat name one that is there. */
static bool leads(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)
{
    (void)b, (void)kind;
    return tag <= seats;                                  /* 0 is nobody */
}
static bool is_mark(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)
{
    (void)b, (void)kind;
    return tag < MVE_FOR_FIRST || tag >= MVE_CHOSEN || tag < MVE_FOR_FIRST + mve_quota(seats);
}
static bool is_spot(const orr_box *b, uint8_t seats, uint8_t kind, uint8_t tag)
{
    (void)b, (void)kind;
    if (tag < MVE_AT) return true;
    if (tag >= MVE_BEFORE) {
        const unsigned accused = mve_accused(tag), by = (unsigned)(tag - MVE_BEFORE) % MVE_MAX_SEATS;
        return accused < seats && by < seats && accused != by;
    }
    const unsigned slot = (unsigned)(tag - MVE_AT) / MVE_OWNERS, owner = mve_owner(tag);
    return slot < mve_quota(seats) && (owner < seats || owner == MVE_MAX_SEATS);
}

enum { AT_SKILL, AT_HAND, AT_LAID, AT_DNA, AT_DNA_DECK, AT_AGENT, AT_AGENT_DECK, AT_THREAT, AT_ACTIVE, AT_DEFEATED };
const orr_deck mve_decks[] = {
    [MVE_DECK_SKILL] = { "skill", MVE_N_CARD, AT_SKILL }, [MVE_DECK_DNA] = { "dna", MVE_N_DNA, AT_DNA_DECK },
    [MVE_DECK_AGENT] = { "agent", MVE_N_AGENT, AT_AGENT_DECK },
    [MVE_DECK_THREAT] = { "threat", MVE_N_THREAT, AT_THREAT },
};

#define EACH(m) offsetof(mve_state, m), sizeof(((mve_state *)0)->m[0]), offsetof(mve_view, m), \
    sizeof(((mve_view *)0)->m[0])
#define ONE(m) offsetof(mve_state, m), 0, offsetof(mve_view, m), 0
const orr_place mve_places[] = {
    [AT_SKILL] = { "skill", MVE_DECK_SKILL, 0, MVE_CARDS, 0, ONE(skill),
        .text = "the Skill draw pile, from the top; beneath it, in no order, the discard pile: as many cards as "
                "`discards` says" },
    [AT_HAND] = { "hand", MVE_DECK_SKILL, ORR_EACH | ORR_HELD | ORR_TAG_HELD, MVE_HAND, MVE_N_MARK, EACH(hand),
        .text = "Skill cards of a player, in no order; tag: what a card has been chosen for", .tags = is_mark },
    [AT_LAID] = { "laid", MVE_DECK_SKILL, ORR_TAG_SEEN, MVE_LAID, MVE_N_SPOT, ONE(laid),  /* MVE-A30 */
        .text = "Skill cards on the table, the latest first; tag: where, and by whom", .tags = is_spot },
    /* MVE-12; derive shows it */
    [AT_DNA] = { "dna", MVE_DECK_DNA, ORR_EACH, MVE_WAVES, 0, EACH(dna),
        .text = "DNA cards of a player, that of the latest wave first" },
    [AT_DNA_DECK] = { "dna-deck", MVE_DECK_DNA, 0, MVE_DNA_DECK, 0, ONE(dna_deck),
        .text = "the DNA deck, from the top" },
    [AT_AGENT] = { "agent", MVE_DECK_AGENT, ORR_EACH | ORR_UPSIDE, 1, 0, EACH(agent),
        .text = "the Agent card of a player; that of a second edition Civilian is turned over" },
    [AT_AGENT_DECK] = { "agent-deck", MVE_DECK_AGENT, 0, MVE_MAX_AGENTS, 0, ONE(agent_deck),
        .text = "the Agent deck, from the top" },
    [AT_THREAT] = { "threat", MVE_DECK_THREAT, 0, MVE_MAX_THREATS, 0, ONE(threat),
        .text = "the Threat pile, from the top; beneath it, in no order, the undefeated Threats: as many as "
                "`undefeated` says" },
    [AT_ACTIVE] = { "active", MVE_DECK_THREAT, ORR_UPSIDE | ORR_TAG_SEEN, 1, MVE_N_LEADER, EACH(active), MVE_N_SLOT,
        MVE_SLOTS,
        .text = "the Threats of this round; tag: who leads the mission", .tags = leads },
    [AT_DEFEATED] = { "defeated", MVE_DECK_THREAT, ORR_UPSIDE | ORR_TAG_SEEN, MVE_DEFEATED, MVE_N_WAVE, ONE(defeated),
        .text = "defeated Threats, the latest first; tag: the wave whose pile it lies on" },
};
_Static_assert(COUNT(mve_places) == MVE_N_PLACES && COUNT(mve_decks) == MVE_N_DECKS, "all are there");

#define BOTH(m) offsetof(mve_state, m), offsetof(mve_view, m)
const orr_field mve_fields[] = {
    /* MVE-1, MVE-2: the board and the Tracker are four numbers that everybody sees. */
    { "resource", ORR_SIGNED, ORR_CURVE, ORR_N_NUMBER, BOTH(resource), MVE_N_RESOURCE, MVE_RESOURCES,
      .text = "how much is left of a Resource" },
    { "agents", ORR_SET, ORR_CURVE, ORR_N_SEAT, BOTH(agents),
      .text = "who is an Agent; whoever is neither Agent nor Civilian is a revealed Martian" },
    { "civilians", ORR_SET, 0, ORR_N_SEAT, BOTH(civilians), .text = "who is a Civilian" },
    { "initiative", ORR_BYTE, 0, ORR_N_SEAT, BOTH(initiative), .text = "who has the Initiative" },
    { "overridden", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(overridden), .most = 1,
      .text = "1: the Initiative is overridden" },
    { "round", ORR_SHORT, ORR_CLOCK, ORR_N_NUMBER, BOTH(round), .text = "the number of the round, from 1" },
    { "wave", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(wave), .least = 1, .most = MVE_WAVES, .text = "the cloning wave" },
    { "piles", ORR_BYTE, ORR_DERIVED, ORR_N_NUMBER, BOTH(piles), MVE_N_WAVE, MVE_WAVES,
      .text = "defeated Threats on the pile of a wave" },
    { "counters", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(counters), MVE_N_SLOT, MVE_SLOTS,
      .text = "+1 counters on a Threat of this round" },
    { "spent", ORR_BYTE, ORR_EACH, ORR_N_NUMBER, BOTH(spent), .text = "counters a Martian has placed in this round" },
    { "current", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(current), .most = MVE_SLOTS,
      .text = "the slot of the Threat being resolved, from 0; 5: none" },
    { "total", ORR_SIGNED, 0, ORR_N_NUMBER, BOTH(total), .text = "symbols for the Threat being resolved so far" },
    { "modifier", ORR_SIGNED, 0, ORR_N_NUMBER, BOTH(modifier),
      .text = "what effects have added to the difficulty of the Threat being resolved" },
    { "next", ORR_SIGNED, 0, ORR_N_NUMBER, BOTH(next),
      .text = "what effects will add to the difficulty of the next Threat" },
    { "ousted", ORR_SET, 0, ORR_N_SEAT, BOTH(ousted), .text = "who was ousted in this round" },
    { "done", ORR_SET, 0, ORR_N_SEAT, BOTH(done), .text = "who has said done in the step in which all act together" },
    { "spoke", ORR_SET, 0, ORR_N_SEAT, BOTH(spoke), .text = "who has said a phrase in that step" },
    { "discards", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(skill.z.loose),  /* beneath the draw pile (MVE-A94) */
      .text = "how many cards at the bottom of `skill` are the discard pile" },
    { "undefeated", ORR_BYTE, 0, ORR_N_NUMBER, BOTH(threat.z.loose),
      .text = "how many cards at the bottom of `threat` are the undefeated Threats" },
    { "outcome", ORR_BYTE, ORR_DERIVED, MVE_N_OUTCOME, BOTH(outcome),
      .text = "who has won; it has a meaning only once the match is over" },
};
_Static_assert(COUNT(mve_fields) == MVE_N_FIELDS, "all are there");

const char *const mve_nouns[] = { "card", "threat", "agent", "dna", "skill", "resource", "wave", "slot", "spot",
    "leader", "mark",
                                  "help", "case", "outcome", "sign" };
const char *const mve_outcomes[] = { "Humans", "Martians", "undecided" };
_Static_assert(COUNT(mve_nouns) == MVE_N_NOUNS && COUNT(mve_outcomes) == MVE_N_OUTCOMES, "all are there");
