/* solo_parts.h - private to this folder: the tables that are awake, and the one entry that is under way. */
#ifndef SOLO_PARTS_H
#define SOLO_PARTS_H
#include "apps/common/lessons.h"
#include "apps/common/puzzles.h"
#include "apps/common/table_page.h"
#include "apps/common/tallies.h"
#include "apps/solo/host.h"
#include "apps/solo/solo.h"
#include "base/span.h"
#include "table/room/hall.h"

enum { SOLO_COACHED = 3 };

typedef struct {
    char link[ROOM_LINK + 1];
    room *room;                          /* of the hall; NULL until the first entry is kept */
    room_pass pass[ORR_MAX_SEATS];       /* of the seats that this browser has */
    unsigned n_passes;
    uint16_t stirred;                    /* seats whose presence may have changed */
    bool woken;                          /* nobody is connected any more */
    bool held;                           /* nobody else writes to it; else it is only looked at */
    double woke;                         /* steady time when it woke */
    uint64_t woke_at;                    /* table time then */
    double retry;                        /* steady time before which it wants nothing: nothing could be kept */
    room_coached coached[SOLO_COACHED];  /* answers for the coach to look at */
    unsigned n_coached;
    uint32_t remarked[ORR_MAX_SEATS];    /* the turn of the coach's last remark to each, from 1 */
} solo_table;

typedef struct {                         /* what a page is connected by; it has no seat of its own */
    uint32_t id;
    solo_table *at;
    room_pass pass;
    orr_seat greeted;                    /* the eyes it was greeted with; if its pass has others now, it ends */
} solo_socket;

typedef struct {                         /* an entry on its way, and who waits for it */
    solo_table *table;                   /* NULL: none */
    text_buf entry;
    uint32_t request, socket;            /* 0: nobody there */
    unsigned status;                     /* of the reply to the request */
    bool seats;                          /* that reply is a seat, by this grant */
    bool closes;                         /* the table is forgotten */
    room_grant grant;
    wire_id id;                          /* of the message */
    orr_seat by;
    text_buf reply;                      /* to the socket or the request */
    room_coached coached;
    solo_table *fresh;                   /* of a rematch: the new table, kept together with this entry */
    text_buf birth;                      /* its first entry */
    const solo_table *from;              /* of somebody who comes to a rematch: where others of this device wait ... */
    unsigned along;                      /* ... with seats from this one on */
} solo_flight;

typedef struct {
    hall *hall;                          /* it holds the solo_table of each table that is awake */
    room_house rules;
    lessons lessons;
    puzzles puzzles;
    tallies tallies;                     /* of the matches that the host keeps */
    text_buf page;                       /* used again for every page */
    room_reply heard;
    char *buffer;
    size_t cap;
    solo_socket *sockets;
    uint32_t n_sockets, cap_sockets;
    solo_flight flight;
} solo_house;
extern solo_house solo;

/* solo_tables.c */
solo_table *solo_new(const char *link);                  /* without a room; NULL: no memory */
solo_table *solo_find(span link);                        /* awake, with a room; NULL: none */
void solo_rest(solo_table *);                            /* out of memory, not out of the host's */
uint64_t solo_table_time(const solo_table *);
orr_seats solo_people(const solo_table *);                /* the seats that this browser has */
orr_seat solo_eyes(const solo_table *);                  /* of the first seat that this browser has, or ORR_PUBLIC */
bool solo_launch(solo_table *, const text_buf *entry);   /* it is in solo.flight then; false: one is under way */
bool solo_make_link(room_grant *);

/* solo_sockets.c */
bool solo_is_here(const solo_table *, orr_seat);
void solo_tell(const solo_table *, const room_changes *);
void solo_review_sockets(solo_table *);
void solo_hang_up_all(solo_table *, const char *frame, size_t n, unsigned code);
solo_socket *solo_socket_of(uint32_t id);                /* NULL: none */
void solo_send(void *socket, const char *frame, size_t n);     /* a room_send */
bool solo_hears(const solo_socket *, orr_seat *);        /* who speaks on it now; false: nobody any more */

/* solo_requests.c */
void solo_refuse(uint32_t request, unsigned status, const char *why);
void solo_reply_seat(const solo_flight *);
/* The second step of a rematch: the first person of this browser who can come, of its passes from this one on; then
 * the others. request 0: nobody asks. */
void solo_come(const solo_table *from, solo_table *fresh, uint32_t request, unsigned first);

/* solo_texts.c */
void solo_forget_texts(void);

/* solo_think.c */
bool solo_think(solo_table *);                           /* one thought; false: nobody has to think */
void solo_hint(solo_table *, solo_socket *, orr_seat, wire_id);
bool solo_page_lacks_net(const page_order *, const orr_game *);  /* it was asked for then */
void solo_coach(solo_table *, room_coached *);           /* takes its job over */
#endif
