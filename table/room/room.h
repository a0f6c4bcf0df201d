/* room.h - one table of the web: seats, people and bots, the deal, the match, votes, clocks, chat. No sockets, no
 * files, no clock of its own: whoever carries the bytes passes in the time and randomness.
 *
 * TIME IS TABLE TIME, in milliseconds. It begins with what the wall clock says when the table is made and then counts
 * how long the table has been awake: it never goes back, never jumps, and stands still while the server is down.
 * After a restart it goes on from room_used. What the wall clock says is information only (room_wall).
 *
 * NOTHING HIDDEN DECIDES WHEN A BOT SPEAKS: see room_bots.c and docs/adr.
 *
 * EVERYTHING THAT HAPPENS IS AN ENTRY: a short text. It goes three steps, always the same ones:
 *
 *   1. consider   room_plan, room_sit, room_move, room_hear, room_presence, room_tick: they only write an entry
 *   2. store      the caller keeps it durably under (link, sequence number); only then is anybody told
 *   3. apply      room_open for the first entry, room_apply for all others: the only functions that change a room
 *
 * Nothing may be considered between 1 and 3 of another entry of the same room. After a restart the room is rebuilt by
 * step 3 over the stored entries, with the same code and the same bytes as result. An entry that cannot be applied (a
 * store that was tampered with, a game whose rules have changed since) is refused with a sentence.
 *
 * A new socket of a seat: room_presence (store, apply, tell the others), then room_greet to the new socket alone.
 *
 * After every apply the caller
 *   - for each kind of eyes that is connected, calls room_tell and sends the frames to all sockets with these eyes;
 *   - sends the reply of room_hear (`ok`) to the one who spoke;
 *   - takes jobs from room_bot_job until there is none, and lets them run on other threads;
 *   - calls room_tick until there is no entry, and sets its timer to room_next_time. */
#ifndef ROOM_H
#define ROOM_H
#include "table/wire/wire.h"

enum {
    ROOM_CODE = 6,              /* letters of a code: names a table, and lets people in while it waits for players */
    ROOM_SECRET = 17,           /* letters that nobody can guess, at least 82 bits */
    ROOM_LINK = ROOM_CODE + ROOM_SECRET, /* what stands in a table's link, and is its key in the store: both */
    ROOM_HASH = 32,             /* bytes of the hash of a token */
    ROOM_TOKEN = 32,            /* bytes of a seat's token */
    ROOM_NAME = 20,             /* most characters of a nickname */
    ROOM_LEVEL = 16,            /* room for the name of a level */
    ROOM_SEED = 24,             /* and for the seed of a prepared deal */
    ROOM_CHAT = 300,            /* most characters of a chat line */
    ROOM_CHATS = 60,            /* chat lines that are kept */
    ROOM_CHATS_EACH = 1000,     /* most chat lines of a person in one match */
    ROOM_ASIDES_ALL = 1000,     /* and of all its watchers together */
    ROOM_ASIDES_AT_ONCE = 10,   /* of them in a row; then one every ROOM_ASIDE_MS */
    ROOM_UNDOS_EACH = 100,      /* most answers a person takes back in one match */
    ROOM_WITHDRAWALS = 2,       /* after so many withdrawn votes about an answer nobody is asked about it again */
    ROOM_OWN_LINES = 1000,      /* most lines about the table itself (a pause, a bot sits in) in its log */
    ROOM_MESSAGE = 4096,        /* most bytes of a client's message */
    ROOM_MOST_CLOCK = 2592000,  /* seconds, of a step over days: 30 days */
    ROOM_LEAST_DAYS = 3600,     /* seconds, likewise: an hour */
    ROOM_REACT = 30,            /* most seconds that bots leave to people who could interject */
    ROOM_LIVE_CLOCK = 86400,    /* most seconds of a step, or of a bank, at a live table */
    ROOM_BODY = 65536           /* most bytes of POST /api/tables, which may bring a card set */
};
enum {                          /* milliseconds */
    ROOM_WINDOW = 700,          /* bots and the table itself answer in a window this long after the question, or what
                                 * the house says; where nothing but the turn goes on, bots after a third of it, and
                                 * where they go on with what they do after a seventh */
    ROOM_THOUGHT = 10,          /* a bot's thought takes at most this, unless the house says otherwise */
    ROOM_COUNTDOWN = 60000,     /* somebody gone from a live table: after this the table is asked what to do */
    ROOM_VOTE = 60000,          /* a vote ends ... */
    ROOM_VOTE_DAYS = 86400000,  /* ... about a bot's seat over days, where somebody is seldom there */
    ROOM_LATELY = 10000,        /* somebody gone for less than this is still asked: a page is loaded anew */
    ROOM_ASK_AGAIN = 60000,     /* a vote on a pause or a bot that failed is not repeated sooner */
    ROOM_ASIDE_MS = 1000,       /* see ROOM_ASIDES_AT_ONCE */
    ROOM_HOST_GONE = 180000,    /* a host who is gone this long stops being host, if somebody else is here ... */
    ROOM_HOST_GONE_DAYS = 86400000, /* ... and this long over days */
    ROOM_GRACE = 10000,         /* an empty bank still gives this for each step */
    ROOM_BEAT = 3600000,        /* while a clock over days runs, its time is stored so often: a restart costs no more */
    ROOM_SHUFFLE = 10000,       /* for the salts of those who help to shuffle; then the deal goes without the others */
    ROOM_PASS_CODE = 300000     /* a pass code for a second device is good */
};
#define ROOM_NEVER UINT64_MAX

typedef struct room room;
typedef struct {                /* what this layer cannot know on its own; outlives every room */
    const char *const *levels;                  /* of bots, weakest first, NULL-terminated; then any programs */
    const orr_game *(*find)(const char *id);    /* the games of this server */
    uint32_t window;                            /* milliseconds instead of ROOM_WINDOW; 0: that */
    uint32_t (*pace)(const char *level, const orr_game *);  /* milliseconds a thought may take; NULL: ROOM_THOUGHT */
    /* The seed of a prepared deal for somebody's first game, any one of them; false, or NULL: there is none. */
    bool (*first)(const orr_game *, unsigned seats, unsigned any, char seed[ROOM_SEED]);
} room_house;

typedef struct {                /* fresh randomness for a new table or seat */
    char link[ROOM_LINK + 1];           /* room_plan: hall.h makes it */
    uint8_t secret[MATCH_KEY];          /* room_plan: committed to, opened after the match */
    uint8_t token[ROOM_TOKEN];          /* the browser's cookie; only its hash goes into entries */
} room_grant;

/* What a browser brings: the hash of its token, or nothing. It gives no right on its own: whose eyes it has is asked of
 * the room anew whenever something is heard from it or told to it. A seat changes hands, a pass does not. */
typedef struct { bool has; uint8_t hash[ROOM_HASH]; } room_pass;

/* ---- making, joining --------------------------------------------------------------------------------------------- */
/* Bodies of requests as they came: POST /api/tables, .../seats, .../move. False: the error is the `why` of a 4xx,
 * nothing was written. */
bool room_plan(const room_house *, const char *body, size_t n, const room_grant *, uint64_t now, text_buf *entry,
               error *);
bool room_sit(const room *, const char *body, size_t n, const room_grant *, uint64_t now, text_buf *entry, error *);
enum { ROOM_NOISE = 16, ROOM_PASS_CODE_LENGTH = 8 }; /* 39 bits, and few tries: house/codes.c */
bool room_sit_guesses(const char *body, size_t n);       /* it brings a pass code, which may be wrong */
bool room_has_pass_code(const room *, const char *pass_code, uint64_t now); /* good for a seat, now */
bool room_retake(const room *, const room_pass *, const room_grant *, uint64_t now, text_buf *entry, error *); /* POST
                                                                           * .../back: a seat that one has left */
bool room_move(const room *, orr_seat, const uint8_t noise[ROOM_NOISE], uint64_t now, text_buf *entry,
               char pass_code[ROOM_PASS_CODE_LENGTH + 1], error *);

/* POST /api/records: a match that somebody began alone, as a record that tells how the cards were dealt
 * (room_write_carried); it is checked to the last byte. */
bool room_bring(const room_house *, const char *body, size_t n, const room_grant *, uint64_t now, text_buf *entry,
                error *);

room *room_open(const room_house *, const char *entry, size_t n, error *);        /* the first entry; NULL: refused */
/* A whole room as one text, so that waking it costs the same however long its history: it stands for all entries up to
 * now. What comes back is the same room to the last byte, except for watchers and bots at work, who are asked again. */
bool room_write_snapshot(const room *, text_buf *);                               /* false: no memory */
room *room_restore(const room_house *, const char *snapshot, size_t n, error *);  /* NULL: refused */
void room_close(room *);

room_pass room_pass_of(const uint8_t token[ROOM_TOKEN]);
orr_seat room_eyes(const room *, const room_pass *);  /* the seat it has now, in constant time; ORR_PUBLIC: none */

/* ---- a message, a timer, a connection ---------------------------------------------------------------------------- */
void room_wall(room *, uint64_t now, uint64_t wall);  /* what the wall clock says now; for chat lines and messages */
typedef enum {
    ROOM_REFUSED,               /* send the reply (`no`); nothing changed */
    ROOM_ANSWERED,              /* send the reply; there is nothing to store */
    ROOM_STORE,                 /* store the entry, apply it, then send the reply (`ok`) */
    ROOM_CLOSES,                /* the table is to be forgotten; then send the reply (`ok`) and room_farewell */
    ROOM_THINK                  /* a hint is wanted: room_hint_job, then wire_hint */
} room_verdict;
typedef struct {                /* starts as zeros; its texts are used again and again */
    text_buf entry, reply;
    wire_id id;                 /* the number the client gave */
    bool answers;               /* it is an answer of the match ... */
    orr_action act;             /* ... and this one */
} room_reply;
void room_reply_free(room_reply *);
void room_farewell(const room *, orr_seat by, text_buf *); /* the sentence for everybody at a table that is closed */
room_verdict room_hear(const room *, orr_seat, const char *message, size_t n, uint64_t now, room_reply *);

/* The first connection of a seat came, or its last one went. False: nothing to store. */
bool room_presence(const room *, orr_seat, bool here, uint64_t now, text_buf *entry);
bool room_restart(const room *, uint64_t now, text_buf *entry);             /* after a rebuild: nobody is connected */
void room_watchers(room *, unsigned n);                                           /* how many watch; not stored */

uint64_t room_next_time(const room *);                                  /* when room_tick has something; ROOM_NEVER */
bool room_tick(const room *, uint64_t now, text_buf *entry);                      /* true: store, apply, call again */

/* ---- applying, telling ------------------------------------------------------------------------------------------- */
typedef struct {                /* what an entry changed, for room_tell */
    bool table, view, shuffle;  /* these messages are sent anew ... */
    orr_seats blind;            /* ... but not to these eyes: an answer has brought them nothing new */
    orr_seats own;              /* seats whose own part of `table` has changed: nobody else gets it */
    uint32_t news;              /* first new line of the log */
    uint32_t chat;              /* number of the new chat line, or 0 */
    uint32_t aside;             /* the same of a watcher's */
    bool ended;                 /* the match is over: players may read what the watchers said */
    orr_seats recap;            /* seats that were away while things happened and are back */
} room_changes;
bool room_apply(room *, const char *entry, size_t n, room_changes *, error *);    /* false: refused, nothing changed */

typedef void room_send(void *to, const char *frame, size_t n);                    /* one message */
/* eyes: a seat, or ORR_PUBLIC for whoever watches. A new socket is greeted with table, view, shuffle, chat, recap; then
 * it gets the log, which may be long, page by page as fast as it reads: room_tell_log from 0 until nothing is left. */
void room_tell(const room *, const room_changes *, orr_seat eyes, uint64_t now, room_send *, void *to);
void room_greet(const room *, orr_seat eyes, uint64_t now, room_send *, void *to);
uint32_t room_tell_log(const room *, uint32_t from, orr_seat eyes, room_send *, void *to);   /* the line after them */
void room_write_table(const room *, orr_seat eyes, uint64_t now, text_buf *); /* `table`; also GET /api/tables/CODE */
void room_write_view(const room *, orr_seat eyes, text_buf *);                    /* `view`; nothing before the deal */
void room_write_book(const room *, text_buf *);

/* ---- bots -------------------------------------------------------------------------------------------------------- */
typedef struct {                /* a thinking task that needs nothing else: it may run on any thread */
    char code[ROOM_CODE + 1];
    orr_seat seat;
    bool asked;                 /* false: it may keep silent (BOT_SILENT) */
    uint32_t question;          /* stale if the seat's question is another one by then */
    uint32_t seq;               /* likewise for interjections */
    uint32_t at_most;           /* milliseconds from its beginning to its end: then it must stop (bot_budget) */
    char level[ROOM_LEVEL];     /* for bot_find; hints: unused */
    orr_rng rng;                /* from the secret of the deal: the same position is played the same way, and nobody
                                 * can tell how before the secret is opened */
    orr_box box;                /* its set is a copy inside this task, or built in */
    const void *view;
    const orr_action *legal;
    int n_legal;                /* may be 0: whether a seat has a choice is hidden, so it thinks all the same */
    const orr_event *heard;     /* everything that happened, as this seat was told it */
    uint32_t n_heard;
    bool over;                  /* nothing is asked any more: only how it ended is to be told */
    orr_result result;
    int16_t scores[ORR_MAX_SEATS];
} room_job;
enum { ROOM_WANTS = 4 };
typedef enum { ROOM_NO_FAULT, ROOM_LATE, ROOM_CRASHED, ROOM_ILLEGAL, ROOM_FAULTS } room_fault;
typedef struct {                /* what came of it */
    orr_action want[ROOM_WANTS];/* best first (bot_wants): the first one that is allowed when its time comes is said */
    int n;
    uint64_t began;             /* table time when a thread took it up: that decides when it is said */
    bool hurried;               /* it was stopped by at_most, so nobody can repeat it */
    room_fault fault;           /* of a bot that is a program: another one thought this, and plays on */
} room_thought;
room_job *room_bot_job(room *);                                           /* the next seat that must think, or NULL */
void room_bot_done(room *, const room_job *, const room_thought *, uint64_t now); /* kept or dropped; then room_tick */
void room_bot_lost(room *, const room_job *);                          /* it could not be thought about: later again */
room_job *room_end_job(const room *, orr_seat);                       /* once it is over; NULL: no bot played there */
room_job *room_hint_job(const room *, orr_seat);                       /* after ROOM_THINK; NULL: nothing to decide */
void room_job_free(room_job *);

/* The coach looks at an answer: room_coach_begins before its entry is applied; once it is, the job may run on any
 * thread; what came of it is told with wire_remark to the seat alone, if room_coach_speaks, and once per turn. */
typedef struct {
    room_job *job;              /* what the seat knew before it answered */
    orr_action did;
    uint32_t answer, turn;      /* which answer of the match it is, and in which turn */
} room_coached;
bool room_has_coach(const room *, orr_seat);
bool room_coach_begins(const room *, orr_seat, orr_action did, room_coached *); /* false: no coach, or no memory */
bool room_coach_speaks(const room *, const room_coached *);      /* the seat has a coach, and the answer stands */

/* ---- about a room ------------------------------------------------------------------------------------------------ */
typedef enum { ROOM_GATHERING, ROOM_PLAYING, ROOM_PAUSED, ROOM_OVER, ROOM_SHUFFLING } room_state;
uint32_t room_waits_for(const room *, orr_seat);  /* the number of the question that waits for this person; 0: none */
const char *room_title(const room *);                                             /* of its game */
extern const char *const room_states[];                                           /* "gathering", ... */
extern const char room_letters[];             /* of codes, links and pass codes: none that looks like another */
const char *room_code(const room *);
const char *room_link(const room *);          /* a table of an older store has only its code */
room_state room_state_of(const room *);
bool room_is_public(const room *);
bool room_can_rest(const room *);             /* nobody is connected, no bot must think, nothing is timed */
uint64_t room_used(const room *);             /* table time of the last entry */
uint32_t room_entries(const room *);          /* how many were applied: the next one's sequence number */
const orr_box *room_box(const room *);
uint32_t room_revision(const room *);         /* how often its settings have changed, and with them its book */
const char *const *room_names(const room *);  /* of the seats */
unsigned room_seats(const room *);
bool room_has_people(const room *);           /* persons who play their seats themselves, connected or not */
size_t room_size(const room *);               /* bytes of memory, all together */
void room_write_line(const room *, json *);   /* its object in GET /api/tables */

/* A copy that another thread may read: box, deal, match, names; without log and chat, and nothing can be applied to it.
 * room_close frees it. NULL: no memory. */
room *room_copy(const room *);

/* ---- once over: room_replay.c ------------------------------------------------------------------------------------ */
enum { ROOM_EYES_ALL = 0xfe };                /* eyes that see every card */
typedef struct {                              /* for the server's own statistics */
    const char *game, *outcome;
    unsigned seats;
    orr_seats winners;
    uint32_t answers;
    uint64_t seconds;                         /* from the deal to the end */
    const char *side[ORR_MAX_SEATS];          /* the team or role of each seat at the end; NULL: the game has none */
    bool brought;                             /* its maker began it alone, and may know the deal */
} room_ending;
bool room_ended(const room *, room_ending *);                                     /* false: it has not */
uint64_t room_mark(const room *);             /* tells this match from every other one that had the same code */
bool room_write_record(const room *, text_buf *, error *);
/* The same of a match that goes on: it tells how the cards were dealt, so only a house of one person gives it away. */
bool room_write_carried(const room *, text_buf *, error *);
bool room_write_replay(const room *, orr_seat eyes, text_buf *, error *);         /* GET .../replay */
bool room_write_replay_at(const room *, uint32_t at, orr_seat eyes, text_buf *, error *);
bool room_write_replay_told(const room *, orr_seat eyes, text_buf *, error *);  /* all they were told */
bool room_write_check(const room *, text_buf *, error *);
bool room_write_stats(const room *, text_buf *, error *);
/* The task of a bot again, as it was when it thought after `thought` answers about what it said as number `at`: whoever
 * runs it gets the same answer. NULL: that was no bot, it was hurried, or it was not asked then. */
room_job *room_job_again(const room *, uint32_t at, uint32_t thought, error *);
/* POST .../on: the first entry of a new room. */
bool room_play_on(const room *, const char *body, size_t n, const room_grant *, uint64_t now, text_buf *entry, error *);

/* Once more with the same people, POST .../rematch: the first entry of a new room with the same options and seats,
 * whose people are invited (room_rematch); at the finished table who wants it (room_agree), which may be stored
 * together with that; and at the new one whoever comes (room_come). Whose eyes somebody has at the finished table the
 * caller knows. */
bool room_rematch(const room *, orr_seat by, const room_grant *, uint64_t now, text_buf *entry, error *);
bool room_agree(const room *, orr_seat, const char *link, uint64_t now, text_buf *entry, error *);
bool room_come(const room *, orr_seat, const room_grant *, uint64_t now, text_buf *entry, error *);
const char *room_again(const room *);         /* the link of the new table; NULL: nobody has proposed one */
bool room_agreed(const room *, orr_seat);     /* has this seat agreed to it? */
#endif
