/* tables.h - private to this folder: the tables that are awake, and the way of everything that happens at them:
 * consider, store, apply, tell (table/room/room.h). One entry of a table is under way at a time; what comes meanwhile
 * waits its turn. */
#ifndef TABLES_H
#define TABLES_H
#include "apps/server/house/house.h"
#include "table/room/hall.h"

typedef enum {                           /* who wants an entry, or may be answered without one */
    WANT_MAKE, WANT_SIT, WANT_MOVE,      /* requests: POST /api/tables or .../on, .../seats, .../move */
    WANT_BACK,                           /* POST .../back */
    WANT_AGAIN, WANT_COME,               /* POST .../rematch: first at the finished table, then at the new one */
    WANT_MESSAGE,                        /* a message on a WebSocket */
    WANT_ITSELF                          /* the table: presence, clocks, bots */
} want_kind;

typedef struct want {                    /* something that waits its turn, or whose entry is under way */
    struct want *next;
    want_kind kind;
    uint64_t conn;                       /* who gets the reply; gone meanwhile: nobody */
    room_pass pass;                      /* SIT and MOVE: what the browser brought; a MESSAGE's is its socket's */
    uint8_t seat;                        /* MESSAGE and MOVE: who speaks, as of the moment it is heard and not before */
    room_grant grant;                    /* SIT, MAKE, COME; AGAIN: its link is the new table's */
    bool closes;                         /* MESSAGE: the host closes the table; its flight is a drop */
    bool bears;                          /* AGAIN: the new table's first entry is stored together with this one's */
    char from[ROOM_LINK + 1];            /* COME: the finished table */
    bool secure;                         /* the cookie travels by TLS only */
    bool guesses;                        /* SIT: it brings a pass code of another device */
    char pass_code[ROOM_PASS_CODE_LENGTH + 1]; /* MOVE */
    text_buf reply;                      /* MESSAGE: sent once the entry is stored */
    room_coached coached;                /* MESSAGE: an answer for the coach to look at; job is NULL: it is none */
    wire_id id;
    size_t n;
    char *text;                          /* body or message, owned */
} want;

typedef struct {                         /* a WebSocket at a table. It has no seat of its own (sockets.c) */
    uint64_t conn;
    room_pass pass;                      /* what it came with */
    uint8_t greeted;                     /* the eyes it was greeted with; if its pass has others now, it ends */
    uint8_t now;                         /* sockets_tell: the eyes it has while this is told */
} socket_at;

typedef struct table {
    struct table *before, *after;        /* among all that are awake */
    char code[ROOM_CODE + 1];            /* by which it is found, and named in the log */
    char link[ROOM_LINK + 1];            /* its key in the store, for those who know it */
    uint64_t birth;                      /* tells it from one of the same code that was woken again */
    server *server;
    room *room;                          /* of the hall; NULL until the first entry is stored */
    room *ready;                         /* what the first entry makes, where it was made already; or NULL */
    uint8_t maker[FAIR_ADDRESS];         /* who made it; zeros: that was before the server started */
    socket_at *sockets;
    uint32_t n_sockets, cap_sockets;
    want *first, **end;                  /* what waits */
    unsigned n_waiting;
    want *flight;                        /* whose entry is being stored; NULL: none */
    text_buf entry;                      /* that entry */
    uint16_t stirred;                    /* seats whose presence may have changed */
    unsigned thinking;                   /* bots at work */
    unsigned leaving;                    /* programs that hear that the match is over; among them */
    uint16_t hinting;                    /* seats whose hint is being thought about */
    uint8_t looking[ORR_MAX_SEATS];      /* answers of each that the coach is looking at */
    uint32_t remarked[ORR_MAX_SEATS];    /* the turn of the coach's last remark to each, from 1; 0: none yet */
    uint64_t retry; /* loop time before which the table itself asks for nothing: the store refused */
    uint64_t since;                      /* loop time when it came to this server */
    bool giving;                         /* another server wants it: it goes once nothing is under way */
    uint64_t quiet;                      /* loop time when somebody last had to do with it */
    uint64_t woke_at, woke;              /* table time when it woke, and uv_hrtime then */
    uv_timer_t timer;                    /* room_next_time */
    bool visited;                        /* somebody had a socket here */
    bool woken;                          /* fresh from the store: nobody is connected any more */
    uint32_t kept;                       /* how many entries the stored snapshot stands for; 0: there is none */
    uint32_t keeping;                    /* the same of one that is on its way; 0: none is */
    uint64_t keep_after;                 /* loop time before which no other is tried */
    uint64_t used;                       /* wall clock when something last happened here */
    uint64_t visit, kept_at;             /* wall clock when somebody last asked for it, and of that snapshot; 0: not
                                          * since it was woken */
    bool ended;                          /* its ending is counted ... */
    bool recorded;                       /* ... and in the store */
    bool recording;                      /* the snapshot on its way has it with it */
    bool closing;                        /* uv_close was called */
} table;

typedef struct tables {
    hall *hall;                          /* all tables by their codes; it holds the `table` of each that is awake */
    table *first;                        /* of these */
    uint64_t births;
    room_house house;
    room_reply heard;                    /* used again for every message */
    text_buf page;                       /* used again for every page */
    struct endings *endings;             /* endings.c: finished matches of this server */
    char swept[ROOM_LINK + 1];           /* keep.c: the last table at rest that was looked at */
    uint64_t opened_wall, opened_loop;   /* keep.c: both clocks at the start */
    bool jumped;                         /* keep.c: they have drifted apart, and the log says so */
    struct sleeper *asleep;              /* wake.c: tables to be woken after the start, one after the other */
    uint32_t n_asleep, cap_asleep;
    struct waking *being_woken;          /* wake.c */
    bool shared;                         /* other servers use the store too */
    uv_mutex_t reading;                  /* over server->reading */
} tables;

/* tables.c */
bool tables_open(server *, error *);
void tables_close(server *);
void tables_bye(server *, const char *why);
bool tables_idle(const server *);                        /* nothing waits for the store */
void tables_stored(void *server, const written *);
table *table_or_refuse(conn *, const http_request *, span link); /* awake, for a stranger; NULL: the refusal is sent, or
                                                   * it is being woken, and the request is routed again then */
table *table_awake(const tables *, const char *code);    /* NULL: not awake */
void table_refuse_kept(conn *, const char *link, const error *why); /* it is in the store, but cannot be opened */
table *table_new(server *, const char *link);            /* without a room; NULL: no memory */
const char *table_code_in(const char *link, char code[ROOM_CODE + 1]); /* for the log, which names no links */
void table_free(table *);
void table_want(table *, want *);                        /* takes it over */
void table_launch_first(table *, want *, text_buf *entry); /* the first entry of a new table; takes both over */
void table_consider(table *);                            /* goes on if nothing is under way */
void tables_sweep(server *);                             /* puts quiet tables to rest */
uint64_t tables_wall_clock(void);                        /* milliseconds since 1970: information, it may jump */
void table_time_goes_on(table *);                         /* it has a room now: its time goes on from the last entry */
uint64_t table_time(const table *);                      /* of its room (table/room/room.h), which is told the wall
                                                          * clock */
want *want_new(want_kind, uint64_t conn, const char *text, size_t n);
void want_free(want *);

/* wake.c */
void wake_for(conn *, const char *link); /* a table of the store; the request is routed again, or refused */
bool wake_list(server *, error *); /* all tables as resting; begins to wake those in use, in the background */
void wake_again(server *, const char *link);   /* at the next sweep: it had to be closed, and its bots should go on */
void wake_sweep(server *);
void wake_end(server *);

/* replies.c: what became of a want, to the one who asked. */
void reply_stored(table *, want *);
void reply_refused(server *, want *, const char *why);

/* codes.c: POST /api/codes */
void code_page(conn *, const http_request *);
const char *code_opens_here(const server *, const char *code);    /* the link of a table that is awake; NULL: none */
void code_is_right(conn *, const char *link);
void code_is_wrong(conn *);                              /* there is no such table, or not any more: refuses */
/* Another code, after the wrong ones so far? It counts as wrong from now on. False: refused. */
bool code_may_try(conn *);
void code_missed(conn *);                                /* it was wrong */
void code_not_missed(conn *);                            /* it was right, or nobody looked at it */
void code_missed_elsewhere(server *, unsigned which);    /* at another server: its bucket */
void code_right_elsewhere(server *, unsigned which);     /* one that was counted is right after all */

/* sockets.c: the sockets of a table. */
void socket_connect(conn *, const http_request *, span link);   /* GET /live/LINK */
void socket_message(conn *, const char *text, size_t n);
void socket_more(conn *);                                /* everything was sent: the next page of the log, if any */
void socket_gone(conn *);
void sockets_tell(table *, const room_changes *);
/* After every entry: ends sockets whose seat is not theirs now; moved: because it went to another device. */
void sockets_review(table *, bool moved);
bool socket_heard(const table *, const conn *, uint8_t *); /* who speaks on this socket now; false: it has ended */
room_pass socket_pass_of(const char *code, const http_request *); /* what the cookie brings */
bool socket_is_here(const table *, unsigned seat);
void socket_send(void *conn, const char *frame, size_t n); /* a room_send to one connection */

/* think.c: bots, off the loop. */
void think_bots(table *);
void think_hint(table *, const want *);
void think_over(table *);                                 /* programs hear how the match ended, and leave */
void think_remark(table *, room_coached *);               /* the coach looks at an answer; takes its job over */
void think_company(table *);                            /* somebody came or went: who is there decides who goes first */

void table_let_go(table *, bool give);                   /* tables.c: another server goes on with it, or will if given;
                                                          * whoever is here connects again */
void table_closed(table *);                              /* tables.c: the store has forgotten it; frees the table */
bool table_is_closing(const table *);                    /* that is under way */

/* rematch.c: once more with the same people. */
void rematch_ask(conn *, table *finished, want *);       /* POST .../rematch; takes the want over */
bool rematch_consider(table *finished, want *); /* true: its entry is in t->entry; else it is answered, or goes on */
bool rematch_come(table *fresh, want *, error *);        /* true: its entry is in t->entry */
store_entry rematch_birth(const table *finished, const want *); /* what is stored together with it */
void rematch_stored(table *finished, want *);
void rematch_failed(server *, const want *);             /* the table that was to be is none */
void table_is_born(table *);                             /* tables.c: its first entry is stored */

/* playon.c: a new table that goes on from a position of a replay. */
void playon_begin(conn *, want *, const room *from);     /* takes the want over; answers later */

/* calls.c: people who are called to their tables by Web Push. */
bool calls_open(server *, error *);
void calls_close(server *);
void calls_page(conn *);                                 /* GET /api/push */
void calls_post(conn *, const http_request *, const table *); /* POST /api/tables/LINK/push */
void calls_review(table *);                              /* after every entry: who is to be called, who no longer */
void calls_sweep(server *);
void calls_stored(server *, const written *);            /* STORE_CALL and STORE_UNCALL came back */
void calls_drop(server *, const char *link);             /* the table goes */

/* keep.c: what becomes of tables in the long run. */
void keep_look(table *);                                 /* is it time for a snapshot? After every entry */
bool keep_before_rest(table *);                          /* false: not yet, its snapshot is on the way */
void keep_done(server *, const written *);               /* a snapshot or a drop came back from the store */
void keep_dropped(server *, const written *);            /* the same, of a table that nobody needed any more */
void keep_all(server *);                                 /* the server stops: every table that has changed */
void keep_sweep(server *);                               /* what nobody needs any more goes */
bool keep_make_room(server *);                           /* for one more table; false: there is none */

/* sharing.c: several servers on one store. */
bool sharing_open(server *, error *);
void sharing_close(server *);
void sharing_sweep(server *);
void sharing_give(server *, const char *link);           /* it rests: anybody may have it. "": all of them */
bool sharing_find(conn *, const char *code);             /* looks for it in the store; the request is routed again.
                                                          * False: it has only this server, or was looked for */
void sharing_refuse_late(conn *, const char *why);       /* 404; if others or the store were asked, when
                                                          * that tells nothing */
bool sharing_ask(conn *, const char *code);              /* asks the others which link a code gives; answers later.
                                                          * False: it has only this server, or they were asked */
void sharing_missed(conn *, bool);                       /* the others count a wrong code too; false: it was right */
bool sharing_is_cut(const server *);                     /* the database has not heard it for too long: others may
                                                          * have its tables */
void sharing_refuse_cut(conn *);                         /* says so */
bool sharing_may_read(const server *);                   /* on the loop: it will not wait for a lost database */
void sharing_write_lobby(const server *, text_buf *);

/* sharing_limits.c: what addresses took at one server counts at all of them. */
void sharing_tell_taken(server *);
void sharing_hear_taken(server *, const char *text);

/* endings.c: finished matches, for the statistics of the server. */
bool endings_open(server *);
bool endings_lost(const char *name, const char *what);  /* a part of the store is gone; true: it was theirs, and is
                                                         * told */
void endings_close(struct endings *);
void ending_note(table *);                               /* counts its match once it is over */
void endings_spoil(table *);                             /* it goes to another server, which counts it again */
void endings_fold(server *);                             /* many lines become their sums, now and then */
bool ending_entry(table *, text_buf *line, store_entry *); /* its line for the store; false: it is there */
void endings_heard(server *, const char *line, size_t n);           /* of a match at another server */
void endings_write(const struct endings *, const char *game, text_buf *);   /* game "": all */
#endif
