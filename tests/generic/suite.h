/* suite.h - what the files of the generic suite share: worlds, the table they are played at, named checks.
 *
 * Every game must pass every check; nothing here knows a game by name. Reading order: main.c (which tables), play.c
 * (one match), then a file of checks each: lists.c, state.c, sight.c, news.c, together.c, secrets.c, replay.c,
 * uniform.c. */
#ifndef SUITE_H
#define SUITE_H
#include "engine/game.h"
#include "engine/zone.h"
#include "table/match/heard.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef enum {
    C_ASKED, C_AGAIN, C_SORTED, C_WORDS, C_WHY_NOT, C_REFUSED, C_PLAIN,   /* lists.c, state.c */
    C_INVARIANT, C_CONSERVED, C_KNOW, C_ZEROED,
    C_ROUND_TRIP, C_IMAGINED, C_IMAGINED_ASKED, C_IMAGINED_PLAY, C_UNIFORM,         /* sight.c, uniform.c */
    C_EVENTS, C_HEARD, C_EVENT_TEXT, C_TOLD,                                                 /* news.c */
    C_SWAP, C_ORDER, C_SEALED, C_LAW,                                               /* secrets.c */
    C_FRONTIER, C_LIGHT, C_OPENED, C_COMMUTE,                                       /* together.c */
    C_OLD_COPIES, C_SAME_BYTES, C_RECORD, C_UNDO, C_ENDS, C_TABLES,                 /* replay.c, play.c, tables.c */
    N_CHECKS
} check;

typedef struct {                  /* one world: a state of its own and the news of its last answer */
    orr_ctx t;
    orr_news news;
    heard heard;
} world;

enum { NO_SEAT = ORR_PUBLIC + 1 };    /* a failure that concerns the whole table */
enum { MAX_HISTORY = 20000 };
typedef struct {                  /* a table at which matches are played, and the match now on it */
    const orr_game *game;
    orr_box box;
    const void *set;              /* another card set than the game's own, and where it came from; or NULL */
    const char *set_folder;
    unsigned seats;
    uint64_t seed;                /* of this match */
    unsigned most_answers;        /* a match is left after so many; 0: never */
    orr_rng rng;                  /* the suite's own choices; starts from seed */
    bool taught;                  /* seats were given knowledge that no answer gave them: nothing to replay */
    bool broken;                  /* a check failed: the rest of the match would only repeat it */
    uint8_t key[32];              /* the deal */
    world now;                    /* the match itself */
    orr_answer history[MAX_HISTORY];
    uint32_t n_history;
    uint32_t *fired;              /* one counter per rule, over all matches of the game */
} table;

/* ---- report.c: counting and telling ------------------------------------------------------------------------- */
typedef enum { OF_STATE, OF_VIEW } bytes_of;
bool expect(table *, check, unsigned seat, bool holds, const char *format, ...) __attribute__((format(printf, 5, 6)));
bool expect_same(table *, check, unsigned seat, bytes_of, const void *found, const void *expected, const char *when);
void print_counts(void);
int failures(void);               /* prints "N passed, N failed"; the exit status */

/* ---- world.c: worlds, and others that look the same to a seat ----------------------------------------------- */
void world_make(world *, const orr_box *);
void world_free(world *);
world *world_for(world *, const table *);                           /* makes it anew if it was for another game */
void world_copy(world *to, const world *from);                      /* the state; its news start empty */
void forget_news(world *);
void world_say(world *, orr_seat, orr_action);                      /* forgets the news of the last answer first */
void world_say_until(world *, orr_answer, uint32_t told);           /* only as far as event number `told` */
bool world_can_answer(const world *);                               /* every asked seat has a legal answer */
orr_action nonsense(const orr_game *, const orr_action *, int n, orr_rng *); /* near a legal action, or far from it */
bool has_action(const orr_action *, int n, orr_action);
void *view_of(const world *, orr_seat, void *view);                 /* fills and returns view */
enum { MAX_VIEW = 16384, MAX_STATE = 65536 };

bool swap_unknown(world *, orr_seat, orr_rng *);                    /* two cards s cannot tell apart change places */
bool permute_loose(world *, unsigned flags, orr_rng *);             /* loose cards of places with these flags */
void change_chance(world *, orr_rng *);                             /* what chance brings next is something else */
void imagine_other(const world *from, orr_seat, orr_rng *, world *to);
orr_seats teach(world *, orr_rng *);                                /* somebody, or everybody, learns a card; who did */

/* ---- the checks --------------------------------------------------------------------------------------------- */
void check_tables(table *);                                         /* tables.c: what stands in the game's tables */
void check_lists(table *);                                          /* lists.c */
void check_state(table *);                                          /* state.c */
void check_sight(table *);                                          /* sight.c */
void check_news(table *, orr_seat speaker);                         /* news.c */
bool same_news(const world *, const world *, orr_seat);             /* news.c: does this seat receive the same? */
void check_same_text(table *, const world *, const world *, orr_seat); /* news.c: after same_news */
uint32_t first_difference(const world *, const world *, orr_seat);  /* news.c: number of the first event that differs */
void note_told(table *, const world *, const world *, orr_seat, bool sealed, bool seen);
void check_told(table *);                                           /* news.c: once per game */
void check_uniform(table *);                                        /* uniform.c: once per table */

void frontier_before(table *);                                      /* together.c */
void frontier_after(table *, const orr_core *before, orr_answer);
void check_commute(table *);

void secrets_begin(table *);                                        /* secrets.c: follows worlds alongside the match */
void secrets_before(table *, orr_answer);
void secrets_after(table *, orr_answer);
void secrets_taught(orr_seats);
void secrets_end(void);

void replay_begin(table *);                                         /* replay.c */
void replay_keep(table *);                                          /* perhaps keeps a copy of the world */
void replay_end(table *);
void check_record(table *);

void play_match(table *, uint64_t seed);                            /* play.c */
#endif
