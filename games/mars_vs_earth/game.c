/* game.c - the words, places and procedures that both editions share. What differs: edition_1e.c, edition_2e.c.
 * Chapters: setup.c, round.c, leaders.c, influence.c, resolve.c, total.c, effects.c, accuse.c, trial.c, become.c,
 * promote.c, discard.c, talk.c, victory.c; piles.c, reasons.c, view.c, facts.c, remarks.c, check.c, words.c, set.c,
 * paint.c. */
#include "games/mars_vs_earth/mve_state.h"

const orr_verb mve_verbs[] = {
    [MVE_V_LEAD] = { .word = "lead", .noun = { MVE_N_THREAT }, .flags = ORR_USES_A,
        .label = "Lead the mission against {a}" },
    [MVE_V_DECLINE] = { .word = "decline", .idle = true, .label = "Don't lead" },
    [MVE_V_ADD] = { .word = "add", .noun = { MVE_N_THREAT, MVE_N_CARD }, .flags = ORR_SEALED_B | ORR_USES_B,
        .label = "Add {b} to {a}" },
    [MVE_V_SLIP] = { .word = "slip", .noun = { MVE_N_THREAT, MVE_N_CARD },
        .flags = ORR_SEALED_A | ORR_SEALED_B | ORR_USES_B, .label = "Add {b} to {a}" },
    [MVE_V_COUNTER] = { .word = "counter", .noun = { MVE_N_THREAT }, .label = "Put a +1 counter on {a}" },
    [MVE_V_ACCUSE] = { .word = "accuse", .noun = { ORR_N_SEAT, MVE_N_CARD }, .flags = ORR_SEALED_B | ORR_USES_B,
        .label = "Accuse {a} with {b}" },
    [MVE_V_DISCARD] = { .word = "discard", .noun = { MVE_N_CARD }, .flags = ORR_SEALED_A, .label = "Discard {a}" },
    [MVE_V_DONE] = { .word = "done", .idle = true, .label = "Done" },
    [MVE_V_EFFECT] = { .word = "effect", .noun = { MVE_N_CARD }, .label = "Use the effect of {a} next" },
    [MVE_V_TAKE_OFF] = { .word = "take-off", .noun = { MVE_N_CARD }, .label = "Take {a} off the Threat" },
    [MVE_V_LEAVE] = { .word = "leave", .idle = true, .label = "Leave all cards where they are" },
    [MVE_V_GOOD] = { .word = "good", .noun = { MVE_N_CARD }, .label = "{a} helps the mission" },
    [MVE_V_BAD] = { .word = "bad", .noun = { MVE_N_CARD }, .label = "{a} hurts the mission" },
    [MVE_V_USE] = { .word = "use", .noun = { MVE_N_SKILL }, .label = "Add your {a}" },
    [MVE_V_GIVE] = { .word = "give", .noun = { ORR_N_SEAT }, .label = "Give the Initiative to {a}" },
    [MVE_V_PEEK] = { .word = "peek", .noun = { ORR_N_SEAT, MVE_N_WAVE }, .label = "Look at {a}'s DNA of {b}" },
    [MVE_V_LOSE] = { .word = "lose", .noun = { MVE_N_RESOURCE }, .label = "Lower {a}" },
    [MVE_V_RAISE] = { .word = "raise", .noun = { MVE_N_RESOURCE }, .label = "Raise {a}" },
    [MVE_V_REINSTATE] = { .word = "reinstate", .noun = { ORR_N_SEAT }, .label = "Make {a} an Agent again" },
    [MVE_V_KEEP] = { .word = "keep", .noun = { MVE_N_AGENT }, .label = "Keep {a}" },
    [MVE_V_DEFEND] = { .word = "defend", .noun = { MVE_N_CARD }, .flags = ORR_USES_A,
        .label = "Defend yourself with {a}" },
    [MVE_V_NO_DEFENCE] = { .word = "no-defence", .idle = true, .label = "Don't defend yourself" },
    [MVE_V_PAY] = { .word = "pay", .noun = { MVE_N_CARD }, .flags = ORR_SEALED_A, .label = "Pay with {a}" },
    [MVE_V_PROMOTE] = { .word = "promote", .noun = { ORR_N_SEAT }, .label = "Promote {a}" },
    [MVE_V_PASS] = { .word = "pass", .idle = true, .label = "Promote nobody" },
    [MVE_V_REVEAL] = { .word = "reveal", .label = "Reveal yourself as a Martian" },
    [MVE_V_STAY] = { .word = "stay", .idle = true, .label = "Stay hidden" },
    [MVE_V_SAY_HELP] = { .word = "say-help", .noun = { MVE_N_THREAT, MVE_N_HELP }, .flags = ORR_INTERJECT,
        .label = "Say about {a}: \"I help {b}\"" },
    [MVE_V_SAY_CASE] = { .word = "say-case", .noun = { ORR_N_SEAT, MVE_N_CASE }, .flags = ORR_INTERJECT,
        .label = "Say \"I have {b} against {a}\"" },
    [MVE_V_CLAIM] = { .word = "claim", .noun = { ORR_N_NUMBER }, .most = { MVE_MOST_CLAIMED }, .flags = ORR_INTERJECT,
        .label = "Say \"I added {a}\"" },
};

const orr_proc mve_procs[] = {
    [P_ROUND] = { .name = "round", .rule = MVE_212, .run = mve_run_round, .options = mve_options_round },
    [P_LEADERS] = { .name = "leaders", .rule = MVE_37, .run = mve_run_leaders, .options = mve_options_leaders },
    [P_INFLUENCE] = { .name = "influence", .rule = MVE_60, .run = mve_run_influence, .options = mve_options_influence },
    [P_RESOLVE] = { .name = "resolve", .rule = MVE_80, .run = mve_run_resolve, .options = mve_options_resolve },
    [P_EFFECT] = { .name = "effect", .rule = MVE_A58, .run = mve_run_effect, .options = mve_options_effect },
    [P_ACCUSE] = { .name = "accuse", .rule = MVE_117, .run = mve_run_accuse, .options = mve_options_accuse },
    [P_TRIALS] = { .name = "trials", .rule = MVE_130, .run = mve_run_trials, .options = mve_options_trials },
    [P_BECOME] = { .name = "become", .rule = MVE_216, .run = mve_run_become, .options = mve_options_become },
    [P_PROMOTE] = { .name = "promote", .rule = MVE_153, .run = mve_run_promote, .options = mve_options_promote },
    [P_REVEAL] = { .name = "reveal", .rule = MVE_175, .run = mve_run_reveal, .options = mve_options_reveal },
    [P_DISCARD] = { .name = "discard", .rule = MVE_A92, .run = mve_run_discard, .options = mve_options_discard },
    [P_TALK] = { .name = "talk", .rule = MVE_74, .run = mve_run_talk, .options = mve_options_talk },
};
/* What those locals name that a view shows. */
const uint8_t mve_locals[N_PROCS][ORR_LOCALS] = {
    [P_LEADERS] = { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_INFLUENCE] = { ORR_N_NUMBER, ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_RESOLVE] = { ORR_N_SEAT, ORR_N_NUMBER, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_EFFECT] = { ORR_N_NUMBER, ORR_N_NUMBER, ORR_N_NUMBER },
    [P_TRIALS] = { ORR_N_SEAT, ORR_N_NUMBER },
    [P_PROMOTE] = { ORR_N_SEAT, ORR_N_NUMBER },
    [P_REVEAL] = { ORR_N_SEAT, ORR_N_NUMBER },
    [P_BECOME] = { ORR_N_NUMBER, ORR_N_NUMBER },
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
    [MVE_TOLD_RENEWED] = { "renewed", "The Skill discards are shuffled into a new draw pile of {1} cards",
                           { NUMBER }, { 0 } },
    [MVE_TOLD_THREAT] = { "threat", "{1} turns up {2}", { SEAT, THREAT }, { 0 } },
    [MVE_TOLD_THREATS_RENEWED] = { "threats-renewed",
                                   "The undefeated Threats are shuffled into a new pile of {1} cards",
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
    [MVE_TOLD_SUCCESS] = { "success", "{1} is defeated: {2} against difficulty {3}",
                           { THREAT, NUMBER, NUMBER }, { 0 } },
    [MVE_TOLD_FAILED] = { "failed", "{1} is not defeated: {2} against difficulty {3}",
                          { THREAT, ORR_N_SIGNED, NUMBER }, { 0 } },
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
_Static_assert(ORR_COUNT(mve_events) == MVE_N_EVENTS && ORR_COUNT(mve_verbs) == MVE_N_VERBS &&
                   ORR_COUNT(mve_procs) == N_PROCS,
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

const orr_place mve_places[] = {
    [AT_SKILL] = { .word = "skill", .deck = MVE_DECK_SKILL, .cap = MVE_CARDS, ORR_MEMBER(mve, skill),
        .text = "the Skill draw pile, from the top; beneath it, in no order, the discard pile: as many cards as "
                "`discards` says" },
    [AT_HAND] = { .word = "hand", .deck = MVE_DECK_SKILL, .flags = ORR_EACH | ORR_HELD | ORR_TAG_HELD,
        .cap = MVE_HAND, .tag = MVE_N_MARK, ORR_MEMBERS(mve, hand),
        .text = "Skill cards of a player, in no order; tag: what a card has been chosen for", .tags = is_mark },
    [AT_LAID] = { .word = "laid", .deck = MVE_DECK_SKILL, .flags = ORR_TAG_SEEN, .cap = MVE_LAID, .tag = MVE_N_SPOT,
        ORR_MEMBER(mve, laid), .text = "Skill cards on the table, the latest first; tag: where, and by whom",
        .tags = is_spot },  /* MVE-A30 */
    /* MVE-12; derive shows it */
    [AT_DNA] = { .word = "dna", .deck = MVE_DECK_DNA, .flags = ORR_EACH, .cap = MVE_WAVES, ORR_MEMBERS(mve, dna),
        .text = "DNA cards of a player, that of the latest wave first" },
    [AT_DNA_DECK] = { .word = "dna-deck", .deck = MVE_DECK_DNA, .cap = MVE_DNA_DECK, ORR_MEMBER(mve, dna_deck),
        .text = "the DNA deck, from the top" },
    [AT_AGENT] = { .word = "agent", .deck = MVE_DECK_AGENT, .flags = ORR_EACH | ORR_UPSIDE, .cap = 1,
        ORR_MEMBERS(mve, agent),
        .text = "the Agent card of a player; that of a second edition Civilian is turned over" },
    [AT_AGENT_DECK] = { .word = "agent-deck", .deck = MVE_DECK_AGENT, .cap = MVE_MAX_AGENTS,
        ORR_MEMBER(mve, agent_deck), .text = "the Agent deck, from the top" },
    [AT_THREAT] = { .word = "threat", .deck = MVE_DECK_THREAT, .cap = MVE_MAX_THREATS, ORR_MEMBER(mve, threat),
        .text = "the Threat pile, from the top; beneath it, in no order, the undefeated Threats: as many as "
                "`undefeated` says" },
    [AT_ACTIVE] = { .word = "active", .deck = MVE_DECK_THREAT, .flags = ORR_UPSIDE | ORR_TAG_SEEN, .cap = 1,
        .tag = MVE_N_LEADER, ORR_MEMBERS(mve, active), .by = MVE_N_SLOT, .count = MVE_SLOTS,
        .text = "the Threats of this round; tag: who leads the mission", .tags = leads },
    [AT_DEFEATED] = { .word = "defeated", .deck = MVE_DECK_THREAT, .flags = ORR_UPSIDE | ORR_TAG_SEEN,
        .cap = MVE_DEFEATED, .tag = MVE_N_WAVE, ORR_MEMBER(mve, defeated),
        .text = "defeated Threats, the latest first; tag: the wave whose pile it lies on" },
};
_Static_assert(ORR_COUNT(mve_places) == MVE_N_PLACES && ORR_COUNT(mve_decks) == MVE_N_DECKS, "all are there");

const orr_field mve_fields[] = {
    /* MVE-1, MVE-2: the board and the Tracker are four numbers that everybody sees. */
    { .word = "resource", .type = ORR_SIGNED, .flags = ORR_CURVE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, resource),
      .by = MVE_N_RESOURCE, .count = MVE_RESOURCES, .text = "how much is left of a Resource" },
    { .word = "agents", .type = ORR_SET, .flags = ORR_CURVE, .noun = ORR_N_SEAT, ORR_MEMBER(mve, agents),
      .text = "who is an Agent; whoever is neither Agent nor Civilian is a revealed Martian" },
    { .word = "civilians", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(mve, civilians),
      .text = "who is a Civilian" },
    { .word = "initiative", .type = ORR_BYTE, .noun = ORR_N_SEAT, ORR_MEMBER(mve, initiative),
      .text = "who has the Initiative" },
    { .word = "overridden", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, overridden), .most = 1,
      .text = "1: the Initiative is overridden" },
    { .word = "round", .type = ORR_SHORT, .flags = ORR_CLOCK, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, round),
      .text = "the number of the round, from 1" },
    { .word = "wave", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, wave), .least = 1, .most = MVE_WAVES,
      .text = "the cloning wave" },
    { .word = "piles", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, piles),
      .by = MVE_N_WAVE, .count = MVE_WAVES, .text = "defeated Threats on the pile of a wave" },
    { .word = "counters", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, counters), .by = MVE_N_SLOT,
      .count = MVE_SLOTS, .text = "+1 counters on a Threat of this round" },
    { .word = "spent", .type = ORR_BYTE, .flags = ORR_EACH, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, spent),
      .text = "counters a Martian has placed in this round" },
    { .word = "current", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, current), .most = MVE_SLOTS,
      .text = "the slot of the Threat being resolved, from 0; 5: none" },
    { .word = "total", .type = ORR_SIGNED, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, total),
      .text = "symbols for the Threat being resolved so far" },
    { .word = "modifier", .type = ORR_SIGNED, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, modifier),
      .text = "what effects have added to the difficulty of the Threat being resolved" },
    { .word = "next", .type = ORR_SIGNED, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, next),
      .text = "what effects will add to the difficulty of the next Threat" },
    { .word = "ousted", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(mve, ousted),
      .text = "who was ousted in this round" },
    { .word = "done", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(mve, done),
      .text = "who has said done in the step in which all act together" },
    { .word = "spoke", .type = ORR_SET, .noun = ORR_N_SEAT, ORR_MEMBER(mve, spoke),
      .text = "who has said a phrase in that step" },
    { .word = "discards", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, skill.z.loose),
      .text = "how many cards at the bottom of `skill` are the discard pile" },  /* beneath the draw pile (MVE-A94) */
    { .word = "undefeated", .type = ORR_BYTE, .noun = ORR_N_NUMBER, ORR_MEMBER(mve, threat.z.loose),
      .text = "how many cards at the bottom of `threat` are the undefeated Threats" },
    { .word = "outcome", .type = ORR_BYTE, .flags = ORR_DERIVED, .noun = MVE_N_OUTCOME, ORR_MEMBER(mve, outcome),
      .text = "who has won; it has a meaning only once the match is over" },
};
_Static_assert(ORR_COUNT(mve_fields) == MVE_N_FIELDS, "all are there");

/* The steps of a round, in the order of both editions' lists. */
const orr_moment mve_moments[] = {
    { "draw", 1, { { P_ROUND, 0 } }, "everybody draws Skill cards" },
    { "threats", 1, { { P_ROUND, 1 } }, "Threats are turned up" },
    { "leaders", 1, { { P_ROUND, 2 } }, "Leaders are found" },
    { "fate", 1, { { P_ROUND, 3 } }, "Fate cards are laid" },
    { "martian-influence", 1, { { P_ROUND, 4 } }, "revealed Martians add cards and counters" },
    { "influence", 1, { { P_ROUND, 5 } }, "Humans add cards" },
    { "resolve", 1, { { P_ROUND, 6 } }, "the Threats are resolved" },
    { "accusations", 1, { { P_ROUND, 7 } }, "Agents are accused" },
    { "trials", 1, { { P_ROUND, 8 } }, "the Trials are held" },
    { "promotions", 1, { { P_ROUND, 9 } }, "Field Promotions" },
    { "new-wave", 1, { { P_ROUND, 10 } }, "perhaps a new wave begins" },
    { "reveals", 1, { { P_ROUND, 11 } }, "Martians may reveal themselves" },
    { "discards", 1, { { P_ROUND, 12 } }, "cards are discarded" },
    { "end", 1, { { P_ROUND, 13 } }, "the Initiative passes on and the round ends" },
};
_Static_assert(ORR_COUNT(mve_moments) == MVE_N_MOMENTS, "all are there");

const char *const mve_nouns[] = { "card", "threat", "agent", "dna", "skill", "resource", "wave", "slot", "spot",
    "leader", "mark",
                                  "help", "case", "outcome", "sign" };
const char *const mve_outcomes[] = { "Humans", "Martians", "undecided" };
_Static_assert(ORR_COUNT(mve_nouns) == MVE_N_NOUNS && ORR_COUNT(mve_outcomes) == MVE_N_OUTCOMES, "all are there");
