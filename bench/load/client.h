/* client.h - the scripted people of load.c: sockets on one libuv loop, a table each, random legal answers. */
#ifndef LOAD_CLIENT_H
#define LOAD_CLIENT_H
#include <stdbool.h>
#include <stdint.h>
#include <uv.h>

enum { MOST_SEATS = 10, LINK = 23, COOKIE = 100, BATCH = 64, LAST_ANSWERS = 16, MOST_SAMPLES = 4000000 };

typedef struct {
    uv_tcp_t tcp;
    uv_connect_t connecting;
    struct load *load;
    struct party *party;                 /* its table; NULL: an echo */
    unsigned seat;
    bool open, live, asked;              /* tcp is open; the handshake is done; the last view asks this seat */
    long question;
    int action[4];                       /* a random one of the last view's legal answers */
    long seq;                            /* of the last view */
    uint64_t seen;                       /* when it came */
    bool over;                           /* as it said */
    uint64_t sent;                       /* of an echo: when */
    char *in;                            /* bytes not yet understood */
    size_t n, cap;
} person;

typedef struct party {                   /* a table */
    char link[LINK + 1];
    char cookie[MOST_SEATS][COOKIE];
    person *person[MOST_SEATS];
    bool busy, over;                     /* an answer is on its way; the match is */
    struct {                             /* the last answers, by the number of the view they lead to */
        unsigned speaker;
        uint64_t sent;
        long seq;
    } answer[LAST_ANSWERS];
    uint64_t due;                        /* not before */
} party;

typedef struct load {
    uv_loop_t loop;
    uv_timer_t timer, end;
    unsigned port, tables, seats;
    unsigned people;                     /* seats of a table that people have; the others are bots' */
    const char *game, *level;            /* level: of those bots */
    party *party;
    person *person;
    unsigned n_live, n_wanted;
    bool playing, pinging;               /* which phase */
    uint64_t every, began, ended;        /* ns between answers of a table; the phase */
    uint64_t answers;
    uint32_t *sample;                    /* microseconds */
    size_t n_samples;
    uint64_t rng;
} load;

_Noreturn void load_stop(const char *why);          /* says it and ends the program */
void load_open(load *, unsigned port, unsigned tables, unsigned seats, const char *game);
void load_bots(load *, const char *level);           /* before tables are made: one person at each, bots of this level;
                                                      * samples are then what a bot's answer takes */
void load_make_tables(load *);
void load_connect(load *);
void load_start(load *);                 /* everybody's host deals */
void load_play(load *, unsigned seconds, double every); /* seconds between answers of a table; 0: as fast as it goes */
void load_disconnect(load *);
void load_echo(load *, unsigned seconds);
void load_close(load *);
double load_rate(const load *);          /* answers or echoes per second of the last phase */
double load_percentile(const load *, double percent);     /* of its samples, in ms */

/* Requests one by one, on plain sockets: seats.c. */
int load_dial(unsigned port, const char *from);      /* from an address of this machine: "127.0.0.2" */
void load_post(int s, const char *path, const char *body);
void load_get(int s, const char *path);
void load_response(int s, char *out, size_t cap);    /* the whole of a short one */

/* visitor.c: somebody at 127.0.0.2 who asks for the heaviest pages of finished matches, in a process of their own. */
enum { VISITOR_MATCHES = 4 };
typedef struct { char link[VISITOR_MATCHES][LINK + 1]; long answers[VISITOR_MATCHES]; unsigned n; } reels;
void visitor_play_matches(unsigned port, reels *);       /* long ones, by bots, to their end */
typedef struct { unsigned long pages, refused, bytes; } visit;
int visitor_begin(unsigned port, const reels *, unsigned seconds);   /* a pipe that tells what came of it */
visit visitor_end(int pipe);

/* experts.c: tables full of expert bots, made by 127.0.0.2. */
void experts_begin(unsigned port, unsigned tables, bool watched);
void experts_end(void);                              /* nobody watches them any more */
#endif
