/* mve_view.h - what everybody may know about Mars vs Earth: its verbs, nouns and options, and the view of one seat. */
#ifndef MVE_VIEW_H
#define MVE_VIEW_H
#include "engine/game.h"
#include "engine/zone.h"
#include "games/mars_vs_earth/mve_set.h"

enum {
    MVE_MAX_SEATS = 10, MVE_SLOTS = 5,             /* seats; active Threats of a round at most */
    MVE_HAND = 10,                                 /* MVE-A93 */
    MVE_LAID = 56,                                 /* ten players, five unled Threats: 50 cards, 5 Fate cards */
    MVE_MOST_CLAIMED = 9,                          /* cards somebody can claim to have added */
    MVE_DNA_DECK = 20, MVE_WAVES = 3, MVE_DEFEATED = 19, MVE_COUNTERS = 7
};

enum {                        /* verbs: answers first, interjections last */
    MVE_V_LEAD, MVE_V_DECLINE,                     /* a Threat: D2 */
    MVE_V_ADD,                                     /* a Threat, b card (hidden): D3, D4 */
    MVE_V_SLIP,                                    /* the same with the Threat hidden too (MVE-A91) */
    MVE_V_COUNTER,                                 /* a Threat: D3 */
    MVE_V_ACCUSE,                                  /* a seat, b card (hidden): D12 */
    MVE_V_DISCARD,                                 /* a card (hidden): D19 */
    MVE_V_DONE,
    MVE_V_EFFECT,                                  /* a card whose effect comes next: D5, D8 */
    MVE_V_TAKE_OFF, MVE_V_LEAVE,                   /* a card: D20 */
    MVE_V_GOOD, MVE_V_BAD,                         /* a Wild card: D6 */
    MVE_V_USE,                                     /* a skill: D7 */
    MVE_V_GIVE,                                    /* a seat: D21 */
    MVE_V_PEEK,                                    /* a seat, b wave: D22 */
    MVE_V_LOSE,                                    /* a Resource: D9, D15, D23 */
    MVE_V_RAISE,                                   /* a Resource: D17 */
    MVE_V_REINSTATE,                               /* a seat: D10, D11 */
    MVE_V_KEEP,                                    /* an Agent: D17 */
    MVE_V_DEFEND, MVE_V_NO_DEFENCE,                /* a card: D13 */
    MVE_V_PAY,                                     /* a card (hidden until the price is complete): D16 */
    MVE_V_PROMOTE, MVE_V_PASS,                     /* a seat: D16 */
    MVE_V_REVEAL, MVE_V_STAY,                      /* D18 */
    MVE_V_SAY_HELP,                                /* interjections: table talk (MVE-A51); a Threat, b how much */
    MVE_V_SAY_CASE,                                /* a seat, b how strong */
    MVE_V_CLAIM,                                   /* a number of cards */
    MVE_N_VERBS
};

enum {                        /* nouns */
    MVE_N_CARD = ORR_N_FIRST_OWN, MVE_N_THREAT, MVE_N_AGENT, MVE_N_DNA, MVE_N_SKILL, MVE_N_RESOURCE, MVE_N_WAVE,
    MVE_N_SLOT, MVE_N_SPOT, MVE_N_LEADER, MVE_N_MARK, MVE_N_HELP, MVE_N_CASE, MVE_N_OUTCOME, MVE_N_SIGN
};
enum { MVE_HUMAN, MVE_CLONE };                                     /* kinds of DNA cards */
/* tag of an active Threat: 0 nobody, else its Leader's seat + 1 */
enum { MVE_NOBODY };
enum { MVE_HELD, MVE_FOR_FIRST, MVE_CHOSEN = MVE_FOR_FIRST + MVE_SLOTS, MVE_N_MARKS };   /* tag of a card in hand */
enum {                                                             /* tag of a card on the table: where it lies */
    MVE_REVEALED,                                                  /* face up, its effect still to come */
    MVE_RESOLVED,                                                  /* face up, nothing to come */
    MVE_ASIDE,                                                     /* taken off the Threat (MVE-A71) */
    MVE_DEFENCE,
    MVE_SPENT,                                                     /* taken off after its effect (MVE-A99) */
    /* + slot * MVE_OWNERS + seat: at a Threat, laid by that seat */
    MVE_AT,
    /* the last owner is nobody: Fate, or not to be known */
    MVE_OWNERS = MVE_MAX_SEATS + 1,
    MVE_BEFORE = MVE_AT + MVE_SLOTS * MVE_OWNERS,                  /* + accused * MVE_MAX_SEATS + accuser */
    MVE_N_SPOTS = MVE_BEFORE + MVE_MAX_SEATS * MVE_MAX_SEATS
};
enum { MVE_HUMANS_WIN, MVE_MARTIANS_WIN, MVE_UNDECIDED, MVE_N_OUTCOMES };

enum {                        /* options, section 6 of the ledger */
    MVE_O_START, MVE_O_LAPS, MVE_O_LEAD_MIN, MVE_O_BONUS_MIN, MVE_O_COUNTERS, MVE_O_CONTRIB, MVE_O_CAP, MVE_O_ROUNDS,
    MVE_O_TALK, MVE_O_INFLUENCE, MVE_O_PROMOTION, MVE_O_SMALL, MVE_O_WIN_CHECK, MVE_O_FATE_UNLED, MVE_N_OPTIONS
};
enum { MVE_OPEN, MVE_TOTALS, MVE_LEADER };                         /* values of contrib_view */
enum { MVE_FREE, MVE_CV1, MVE_CV2 };                               /* values of influence */

enum {                        /* events */
    MVE_TOLD_START, MVE_TOLD_DEALT, MVE_TOLD_DEALT_DNA, MVE_TOLD_DEALT_AGENT, MVE_TOLD_ROUND, MVE_TOLD_DRAW,
    MVE_TOLD_RENEWED, MVE_TOLD_THREAT, MVE_TOLD_THREATS_RENEWED, MVE_TOLD_LEADS, MVE_TOLD_DECLINES, MVE_TOLD_UNLED,
    MVE_TOLD_FATE, MVE_TOLD_ADDS, MVE_TOLD_SLIPS, MVE_TOLD_LIES_AT, MVE_TOLD_ADDED, MVE_TOLD_COUNTER, MVE_TOLD_DONE,
    MVE_TOLD_RESOLVES, MVE_TOLD_SHOWS, MVE_TOLD_EFFECT, MVE_TOLD_NO_EFFECT, MVE_TOLD_TAKEN_OFF, MVE_TOLD_WILD,
    MVE_TOLD_SKILL, MVE_TOLD_SUCCESS, MVE_TOLD_FAILED, MVE_TOLD_EASIER, MVE_TOLD_HARDER, MVE_TOLD_INITIATIVE,
    MVE_TOLD_PEEKS, MVE_TOLD_GAINS, MVE_TOLD_LOSES, MVE_TOLD_DEFEATED, MVE_TOLD_ACCUSES, MVE_TOLD_TRIAL,
    MVE_TOLD_DEFENDS, MVE_TOLD_NO_DEFENCE, MVE_TOLD_EVIDENCE, MVE_TOLD_ACQUITTED, MVE_TOLD_OUSTED, MVE_TOLD_DNA,
    MVE_TOLD_CIVILIAN, MVE_TOLD_MARTIAN, MVE_TOLD_AGENT_GONE, MVE_TOLD_DISCARD, MVE_TOLD_PAYS, MVE_TOLD_PROMOTES,
    MVE_TOLD_LOOKS_AGENT, MVE_TOLD_AGENT, MVE_TOLD_WAVE, MVE_TOLD_NEW_DNA, MVE_TOLD_REVEALS, MVE_TOLD_DISCARDS,
    MVE_TOLD_PASSES_ON, MVE_TOLD_NORMAL, MVE_TOLD_WON, MVE_TOLD_WAS, MVE_TOLD_HELP, MVE_TOLD_CASE, MVE_TOLD_CLAIM,
    MVE_TOLD_FULL, MVE_TOLD_IDLE, MVE_TOLD_LOST, MVE_TOLD_LATE_ROUND,
    MVE_N_EVENTS
};

typedef struct {
    orr_look look;
    ORR_SEEN(MVE_CARDS) skill;                     /* the Skill draw pile, and beneath it (loose) the discard pile */
    ORR_SEEN(MVE_HAND) hand[MVE_MAX_SEATS];        /* tags for the holder only: what a card was chosen for */
    ORR_SEEN(MVE_LAID) laid;                       /* Skill cards on the table; the tag says where */
    ORR_SEEN(MVE_WAVES) dna[MVE_MAX_SEATS];        /* in the order of the waves (MVE-168) */
    ORR_SEEN(MVE_DNA_DECK) dna_deck;
    ORR_SEEN(1) agent[MVE_MAX_SEATS];              /* the Agent card; of a second edition Civilian it is turned over */
    ORR_SEEN(MVE_MAX_AGENTS) agent_deck;
    ORR_SEEN(MVE_MAX_THREATS) threat;              /* the Threat pile, and beneath it (loose) the undefeated pile */
    ORR_SEEN(1) active[MVE_SLOTS];                 /* active Threats; tag: MVE_NOBODY or Leader + 1 */
    ORR_SEEN(MVE_DEFEATED) defeated;               /* tag: the wave whose pile it lies on, from 0 */
    int16_t resource[MVE_RESOURCES];
    /* of the Threat being resolved: symbols so far, change of difficulty; of the next one */
    int16_t total, modifier, next;
    uint16_t round;
    orr_seats agents, civilians;                   /* status; all others are revealed Martians */
    orr_seats ousted;                              /* this round: no promotion (MVE-156) */
    orr_seats done;                                /* of those asked in an open step (MVE-A29) */
    orr_seats spoke;                               /* in this open step */
    uint8_t counters[MVE_SLOTS];                   /* +1 counters on each active Threat */
    uint8_t spent[MVE_MAX_SEATS];                  /* counters placed this round */
    uint8_t initiative, overridden;
    uint8_t wave;                                  /* 1 to 3 */
    uint8_t piles[MVE_WAVES];                      /* defeated Threats by wave */
    uint8_t current;                               /* slot being resolved; MVE_SLOTS: none */
    uint8_t outcome;                               /* once over */
} mve_view;

/* Table 1 and the tags of laid cards. */
/* MVE-18, MVE-206; active Threats per round, too (MVE-34) */
static inline unsigned mve_quota(unsigned seats) { return (seats + 1) / 2; }
static inline uint8_t mve_at(unsigned slot, unsigned owner) { return (uint8_t)(MVE_AT + slot * MVE_OWNERS + owner); }
static inline uint8_t mve_before(unsigned accused, unsigned by)
{
    return (uint8_t)(MVE_BEFORE + accused * MVE_MAX_SEATS + by);
}
static inline unsigned mve_accused(unsigned tag) { return (tag - MVE_BEFORE) / MVE_MAX_SEATS; }   /* of such tags */
static inline unsigned mve_owner(unsigned tag) { return (tag - MVE_AT) % MVE_OWNERS; }    /* of MVE_AT tags */
static inline bool mve_is_at(unsigned tag, unsigned slot)
{
    return tag - (MVE_AT + slot * MVE_OWNERS) < MVE_OWNERS;
}
static inline bool mve_is_before(unsigned tag, unsigned accused)
{
    return tag - (MVE_BEFORE + accused * MVE_MAX_SEATS) < MVE_MAX_SEATS;
}
#endif
