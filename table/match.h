/* match.h - a match at the table: the state, its history, undo, question numbers and the log. */
#ifndef MATCH_H
#define MATCH_H
#include "box.h"
#include "deal.h"

typedef struct {                        /* stays where it was opened: t points into it */
    orr_box box;                        /* own copy; the set behind it is the caller's */
    orr_ctx t;                          /* t.state is owned by the match */
    orr_news news;                      /* drained into event after every answer */
    match_deal deal;                    /* kept for records and for replays from the deal */
    orr_answer *answer;                 /* history */
    uint32_t n_answers, cap_answers;    /* given so far; room for */
    orr_event *event;                   /* every event so far */
    uint32_t n_events, cap_events;      /* told so far; room for */
    uint32_t question[ORR_MAX_SEATS];   /* number of the question put to each seat; never the same twice */
    uint16_t opened;                    /* core.opened when the numbers were given */
} match;

bool match_open(match *, const orr_box *, unsigned seats, const match_deal *, note *); /* refused: nothing to close */
void match_close(match *);
bool match_answer(match *, orr_seat, orr_action, note *);         /* refused: the note names the rule, nothing has changed */
bool match_check_answer(const match *, orr_seat, orr_action, note *);   /* would match_answer take it? Changes nothing */
bool match_read_answer(match *, orr_seat, const char *text, orr_action *, note *); /* text to a legal action, or why not; does not answer */
bool match_can_undo(const match *);                               /* no hidden fact or chance came to light with the last answer */
bool match_undo(match *, note *);                                 /* takes back the last answer */
bool match_back_to(match *, uint32_t answers);                    /* replays from the deal: for seeking; answers <= n_answers, later ones are dropped */
bool match_over(const match *);

/* The rule of an engine refusal or an event, for people. */
const orr_rule_text *rule_text(const orr_game *, orr_rule);       /* {"-", ""} for 0 */
int rule_clause(const orr_game *, orr_rule, char *out, int cap);  /* its first sentence as a clause: "nobody can ..." */
int rule_gist(const orr_game *, orr_rule, char *out, int cap);    /* the same with its ID: "nobody can ... (EG-67)" */

/* Text for one seat's eyes. names: NULL or one name a seat; NULL entries become "Seat n". Length, or -1 if it does not fit. */
int event_text(const orr_box *, const orr_event *, orr_seat viewer, const char *const *names, char *out, int cap);
int action_text(const orr_box *, orr_action, bool hide_sealed, char *out, int cap);  /* record form; sealed arguments as "?" */
int action_label(const orr_box *, orr_action, const char *const *names, char *out, int cap); /* "Play Damage or Heal" */
bool remark_on(const orr_box *, const void *view, orr_action, orr_remark *);         /* false: nothing to say */
int remark_text(const orr_box *, const orr_remark *, char *out, int cap);            /* "Discards 1 of 2" */
int seats_text(orr_seats, const char *const *names, char *out, int cap);             /* "Seat 1, Seat 3 and Seat 4"; "nobody" */
#endif
