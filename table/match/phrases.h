/* phrases.h - events, actions, seats and rules as text for one seat's eyes. */
#ifndef PHRASES_H
#define PHRASES_H
#include "engine/game.h"

/* What is said where no game has words for it: "nobody", "Seat ", " and ". A program that speaks one language says so
 * before anything else; NULL is English. */
typedef struct {
    const char *nobody, *seat, *and;
    bool euphonic;            /* "a" and "e" take a d before their own vowel: "ad Ada" */
} phrase_words;
void phrase_speak(const phrase_words *);
struct buffer;
void phrase_put(struct buffer *, const char *name);              /* a name, after whatever stands there */

/* The rule of an engine refusal or an event, for people. */
const orr_rule_text *phrase_rule(const orr_game *, orr_rule);     /* {"-", ""} for 0 */
int phrase_gist(const orr_game *, orr_rule, char *out, int cap);  /* its first sentence: "the Aliens win ... (EG-4)" */
int phrase_because(const orr_game *, orr_rule, char *out, int cap); /* after "because": "a wall is in the way" */
int phrase_reason(const orr_game *, orr_rule, char *out, int cap); /* with its ID: "a wall is in the way (MAR-58)" */

/* Text for one seat's eyes. names: NULL or one name per seat; NULL entries become "Seat n". Length, or -1 if it does
 * not fit. */
int phrase_event(const orr_box *, const orr_event *, orr_seat viewer, const char *const *names, char *out, int cap);
int phrase_action(const orr_box *, orr_action, bool hide_sealed, char *out, int cap); /* sealed ones as "?" */
int phrase_told(const orr_box *, orr_action, bool hide_sealed, char *out, int cap); /* its label, sealed ones as "?" */
int phrase_label(const orr_box *, orr_action, const char *const *names, char *out, int cap); /* "Play Damage or Heal" */
bool phrase_find_remark(const orr_box *, const void *view, orr_action, orr_remark *); /* false: nothing to say */
/* "Give a card to Vega" */
int phrase_prompt(const orr_box *, const orr_prompt *, const char *const *names, char *out, int cap);
int phrase_remark(const orr_box *, const orr_remark *, char *out, int cap);          /* "Discards 1 of 2" */
int phrase_seats(orr_seats, const char *const *names, char *out, int cap);   /* "Seat 1, Seat 3 and Seat 4"; "nobody" */
#endif
