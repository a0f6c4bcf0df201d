/* bot.h - a bot sees one seat's view, the legal list, its own memory and a generator. It cannot reach a state. */
#ifndef BOT_H
#define BOT_H
#include "orrery.h"

/* The list may hold answers, interjections, or both. A seat that is not asked gets interjections only and may keep
 * silent by answering with the verb BOT_SILENT. */
enum { BOT_SILENT = 0xff };

typedef struct {
    const char *name;                    /* "random", "greedy", ... */
    const char *text;                    /* one line for people */
    const orr_game *game;                /* NULL: plays every game */
    size_t memory;                       /* bytes it keeps between its turns, zeroed at the start */
    orr_action (*choose)(const orr_box *, const void *view, const orr_action *legal, int n, void *memory, orr_rng *);
} bot;

extern const bot *const bots[];          /* NULL-terminated, weakest first */
/* By name or by level: easy, normal, hard. NULL: there is no such bot for this game. */
const bot *bot_find(const char *name, const orr_game *);

typedef struct {                         /* what a bot thinks of each legal action: for hints */
    orr_action act;
    float value;                         /* estimated share of wins, 0..1 */
} bot_opinion;
int bot_opinions(const orr_box *, const void *view, const orr_action *legal, int n, orr_rng *, unsigned worlds,
                 bot_opinion *out);      /* best first */
#endif
