/* bot.h - a bot sees one seat's view, the legal list, what the seat was told, its own memory and a generator. It cannot
 * reach a state. */
#ifndef BOT_H
#define BOT_H
#include "engine/play.h"

/* The list may hold answers, interjections, or both. A seat that is not asked gets interjections only and may keep
 * silent by answering with the verb BOT_SILENT. A bot that is a program of its own may fail: BOT_FORFEIT. */
enum { BOT_FORFEIT = 0xfe, BOT_SILENT = 0xff, BOT_MOST_SIDES = 4 };

typedef struct {                         /* how long a searching bot may think about one decision; others ignore it */
    uint32_t iterations;                 /* repeatable: the same seed gives the same move; 0: the bot's own number */
    uint32_t milliseconds;               /* of the clock, which is never repeatable; 0: no such limit */
    uint32_t at_most;                    /* milliseconds after which it stops in any case, on top of either; 0: never */
} bot_budget;

typedef struct bot {
    const char *name;                    /* "random", "greedy", ... */
    const char *text;                    /* one line for people */
    const orr_game *game;                /* NULL: plays every game */
    size_t memory;                       /* bytes it keeps; all it remembers follows from what it heard, so that a guest
                                          * may at any time open it anew and tell it everything again */
    orr_action (*choose)(const orr_box *, const void *view, const orr_action *legal, int n, void *memory, orr_rng *);

    /* All that follows may be missing. */
    bool sees_all;                       /* the lab lets it see every card: a yardstick for what knowledge is worth */
    bot_budget budget;                   /* what a searching bot uses if nobody says otherwise */
    void (*open)(const orr_box *, const bot_budget *, void *memory);  /* memory is zeros: the match begins */
    void (*hear)(const orr_box *, orr_seat me, const orr_event *, void *memory);  /* what the seat was told, in order */

    void (*hear_all)(const orr_box *, unsigned seats, const orr_event *, void *memories, size_t each);  /* all seats of
                                          * a table at once, `each` bytes apart, where that is faster: as bot_hear */

    /* A script may also tell a search what it thinks. */
    void (*rate)(const orr_box *, const void *view, const orr_action *legal, int n, const void *memory, float *worth);
    float (*standing)(const orr_box *, const void *view, const void *memory); /* chance of winning, 0..1, at a glance */
    uint32_t effort;                     /* imagined matches of this game are cheap: if nobody says otherwise a search
                                          * makes this many times as many tries; 0: as many */
    uint32_t slow;                       /* microseconds that one of them takes at most, as measured; 0: unknown */
    uint32_t ahead;                      /* how far a search looks before it asks for that: in rounds or turns, as the
                                          * game counts (ORR_CLOCK); 0: four answers per seat */
    const struct bot *expert;            /* who plays this game best, as measured; NULL: the search that tries most */
    bool listens;                        /* in imagined worlds too: how it stands depends on what comes out there */
    const char *(*reason)(const orr_box *, const void *view, orr_action, const void *memory);   /* one sentence */
    void (*suppose)(const orr_box *, const void *memory, orr_rng *, void *view);  /* hidden faces of the view are filled
                                          * in, each world as often as the bot believes in it; the rest stays hidden */
    void (*believe)(const orr_box *, const void *view, const void *memory, float p[][BOT_MOST_SIDES]);
                                         /* how likely each seat is on each side (values of game->side_noun) now */
    float (*judge)(const orr_box *, const void *view, const orr_action *legal, int n, const void *memory, float *worth,
                   float p[][BOT_MOST_SIDES]);   /* rate, believe and standing, the same numbers in one go: for
                                          * whoever wants all three very often */

    /* What takes too long for a script, for a search that judges with every card open (bot_reader) and, where these
     * are given, reads hands or deeds. */
    size_t notes;                        /* bytes it keeps for that, zeros at first */
    void (*note)(const orr_box *, orr_seat me, const orr_event *, const void *memory, void *notes);  /* before hear */
    void (*suppose_hands)(const orr_box *, const void *notes, orr_rng *, void *view);    /* after suppose */
    const void *(*insight)(const void *notes);   /* a memory of the script that knows more: what that search itself
                                          * believes, while the others in its worlds believe what the script does */
    float (*outlook)(const orr_box *, const void *open, const void *memory);   /* chance of winning, 0..1, in a view
                                          * with no secrets, from what the script remembers */

    /* A bot that is a program of its own (apps/common/outside.h): only for guests that know what a forfeit is. */
    const void *outside;                 /* bot_open writes this at the beginning of its memory */
    const char *(*fault)(const void *memory);    /* after BOT_FORFEIT: what was wrong, as half a sentence */
    void (*leave)(const orr_box *, const void *view, const orr_result *, const int16_t *scores, void *memory);
} bot;

extern const bot *const bots[];          /* NULL-terminated, weakest first */
/* By name or by level: easy, normal, hard, expert; "script" is the bot written for this game. NULL: there is none. */
const bot *bot_find(const char *name, const orr_game *);
extern const char *const bot_levels[];   /* the levels, weakest first, NULL-terminated */
unsigned bot_clock(const orr_game *, const void *state);       /* rounds or turns so far; 0: the game counts none */

/* Milliseconds that a bot of this level may think about one decision of this game: generous, and the same whatever it
 * holds, so that a table can wait for that long and show nothing. For bot_budget.at_most. */
uint32_t bot_pace(const char *level, const orr_game *);

/* A new match: clears the memory (bot->memory bytes). budget: NULL or what to use instead of the bot's own. */
void bot_open(const bot *, const orr_box *, const bot_budget *, void *memory);
/* Tells the bot an event as its seat may hear it. */
void bot_hear(const bot *, const orr_box *, orr_seat me, const orr_event *, void *memory);
/* Tells it to every seat of a table whose memories lie one after the other, `each` bytes apart. */
void bot_hear_all(const bot *, const orr_box *, unsigned seats, const orr_event *, void *memories, size_t each);

/* Whoever opened such a bot leaves it, too: it gives back what it holds. view: the seat's own at the end of the match,
 * with its result and scores; all NULL: the match goes on without it. */
void bot_leave(const bot *, const orr_box *, const void *view, const orr_result *, const int16_t *scores, void *memory);

/* One decision from all the seat was told so far (events as they were told), best first: the bot's own choice, then
 * what the script would do instead if others bar that before it is said. n may be 0: then it keeps silent. How many;
 * at most `most`. */
int bot_wants(const bot *, const orr_box *, const void *view, const orr_action *legal, int n, const orr_event *heard,
              uint32_t n_heard, const bot_budget *, orr_rng *, orr_action *want, int most);

typedef struct {                         /* what a seat knows when it may decide */
    const orr_box *box;
    const void *view;
    const orr_action *legal;
    int n;
    const orr_event *heard;              /* as they were told */
    uint32_t n_heard;
} bot_moment;

typedef struct {                         /* what a bot thinks of each legal action: for hints */
    orr_action act;
    float value;                         /* estimated share of wins, 0..1 */
    uint32_t tries;                      /* imagined matches behind that */
} bot_opinion;
/* Best first, as a bot sees it that searches with beliefs (hard, expert); how many. reason: one plain sentence for the
 * first, or NULL. */
int bot_opinions(const bot *, const bot_moment *, orr_rng *, bot_opinion *out, const char **reason);
#endif
