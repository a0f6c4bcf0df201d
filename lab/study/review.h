/* review.h - which decisions of a seat cost it the most in a match that is over. Every decision is looked at with what
 * the seat knew when it was asked, and nothing else: its view, and what it had been told. The expert of the game looks
 * for something better, and only what fair comparisons in imagined games confirm is called a mistake (judge.h). */
#ifndef LAB_REVIEW_H
#define LAB_REVIEW_H
#include "base/json.h"
#include "bots/search/judge.h"
#include "table/match/match.h"
#include "table/wire/wire.h"

enum { REVIEW_MOST = 3 };                /* mistakes that are told: the costliest */
typedef struct {
    uint32_t answer;                     /* which of the match's answers, from 0 */
    orr_action did, better;              /* better may be BOT_SILENT: to say nothing */
    bot_comparison by;                   /* better against did */
    const char *reason;                  /* one plain sentence for better, or NULL */
} review_mistake;
typedef struct { uint32_t answers; float chance; } review_point; /* after so many answers: of winning, as it looked */
typedef struct {
    uint32_t decisions;                  /* where the seat had a choice */
    review_point *point;                 /* one for each of them where it was asked */
    uint32_t n_points;
    unsigned n;
    review_mistake mistake[REVIEW_MOST]; /* costliest first */
} review;

/* False and a sentence: the match is not over, or there is not enough memory. The same match gives the same review. */
bool review_seat(const match *, orr_seat, review *, error *);
void review_free(review *);
/* decisions, chances and mistakes, into the open object; see docs/develop/protocol.md. */
void review_write(const review *, const match *, json *);
/* What people are told about an answer and a better one, as whole numbers of 100; the coach tells the same. */
wire_remarked review_told(orr_action did, orr_action better, const bot_comparison *, const char *reason);
#endif
