/* match.h - a match at the table: the state, its history, undo, question numbers and the log. */
#ifndef MATCH_H
#define MATCH_H
#include "table/match/box.h"
#include "table/match/deal.h"

typedef struct {                        /* stays where it was opened: t points into it */
    orr_box box;                        /* own copy; the set behind it is the caller's */
    orr_ctx t;                          /* t.state is owned by the match */
    orr_news news;                      /* keeps every event in the log below */
    match_deal deal;                    /* kept for records and for replays from the deal */
    orr_answer *answer;                 /* history */
    uint32_t n_answers, cap_answers;    /* given so far; room for */
    orr_event *event;                   /* every event so far */
    uint32_t n_events, cap_events;      /* told so far; room for */
    bool torn;                          /* there was no memory for an event of the answer being taken */
    uint32_t question[ORR_MAX_SEATS];   /* number of the question put to each seat; never the same twice */
    uint16_t opened;                    /* core.opened when the numbers were given */
} match;

bool match_open(match *, const orr_box *, unsigned seats, const match_deal *, error *); /* refused: nothing to close */
void match_close(match *);
/* The same moment in memory of its own, of the same box, which may lie elsewhere; without the log it has heard nothing
 * yet. False: not enough memory, and nothing to close. */
bool match_copy(match *to, const match *from, const orr_box *, bool log);
bool match_answer(match *, orr_seat, orr_action, error *);   /* refused: the error names the rule; no change */
orr_rule match_why_not(const match *, orr_seat, orr_action, error *);   /* 0: match_answer would take it */
bool match_take(match *, orr_seat, orr_action);   /* what match_why_not has just allowed; false: not enough memory */
/* Text to a legal action, or why not; does not answer. */
bool match_read_answer(match *, orr_seat, const char *text, orr_action *, error *);
bool match_can_undo(const match *);                               /* no hidden fact or chance came to light with the
                                                                   * last answer */
bool match_undo(match *, error *);                                /* takes back the last answer */
bool match_back_to(match *, uint32_t answers);                    /* replays from the deal: for seeking; answers <=
                                                                   * n_answers, later ones are dropped */
/* As if the last answer had never come; the numbers of questions before it. */
void match_drop_last(match *, const uint32_t question[ORR_MAX_SEATS]);
bool match_over(const match *);
uint32_t match_answers_seen(const match *, orr_seat eyes);        /* answers that these eyes can tell have been given */
#endif
