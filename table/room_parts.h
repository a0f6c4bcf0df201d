/* room_parts.h - a room from inside, for the files room*.c. Each has one subject:
 *
 *   room_plan.c    requests for a new table
 *   room_open.c    the first entry: opening and closing
 *   room_deeds.c   entries: the table of their kinds, written and taken apart; applying them
 *   room_seats.c   sitting down and standing up, bots in chairs, second devices, being here and gone
 *   room_play.c    the deal, answers, undo, automatic passes, the log
 *   room_votes.c   what the table decides together
 *   room_clock.c   clocks, countdowns, what is due
 *   room_bots.c    thinking tasks and their results
 *   room_hear.c    messages of clients become entries
 *   room_tell.c    what everybody is told
 *   room_replay.c  after the match */
#ifndef ROOM_PARTS_H
#define ROOM_PARTS_H
#include "room.h"

enum { NO_SEAT = ORR_PUBLIC, NAME_BYTES = 4 * ROOM_NAME + 1, HASH = ROOM_HASH, SALT = 16, MAX_SHEETS = 16 };

typedef enum { FREE, PERSON, BOT } sitter;
typedef struct {
    sitter who;
    bool here;                    /* a connection of this seat is open */
    bool substitute;              /* a bot plays for the person */
    bool due;                     /* its clock or countdown has run out: the table is asked what to do */
    bool passes;                  /* passes by itself in windows ... */
    uint8_t pass_verb;            /* ... with this verb ... */
    bool has_token, has_word;
    bool returned;                /* came back from away: the recap may be sent */
    uint32_t sat;                 /* the entry that sat the person down: who has been here longest */
    uint32_t pass_turn;           /* ... as long as this turn lasts */
    orr_seats mutes;              /* whose chat it does not get */
    char name[NAME_BYTES];
    char level[ROOM_LEVEL];       /* of the bot or the substitute */
    uint8_t token[HASH];          /* hash of the token */
    uint8_t word[HASH];           /* hash of the word for a second device */
    uint64_t word_until;
    uint64_t gone_at;             /* when the last connection went */
    uint32_t gone_line, gone_answers;   /* how long the log was then, and the match */
    uint32_t question;            /* the question now put to this seat; 0: not asked */
    uint64_t since;               /* when it was put */
    int64_t left;                 /* milliseconds left on the clock, as of room.clock_at */

    /* Not from entries: bots at work. */
    bool thinking;                /* a task is out */
    bool kept;                    /* its result waits for its time */
    uint32_t thought;             /* the question (asked) or position (may interject) it thought about */
    orr_action act;
    uint64_t act_at;
} room_seat;

typedef enum { LINE_EVENT, LINE_UNDO, LINE_BOT, LINE_BACK, LINE_LEFT, LINE_PAUSE, LINE_RESUME } line_kind;
typedef struct {                  /* of the log; lines are never taken out */
    orr_event e;                  /* LINE_EVENT; else at, and pub: the seat */
    uint8_t kind;
} room_line;

typedef struct {
    uint32_t n;                   /* from 1 */
    orr_seat seat;
    uint64_t at;
    char *name, *text;            /* one block of memory */
} room_chat;

typedef enum { VOTE_NONE, VOTE_UNDO, VOTE_BOT, VOTE_PAUSE } vote_kind;
typedef struct {
    vote_kind what;
    orr_seat by;
    uint32_t about;               /* a seat; undo: how many answers stay */
    char level[ROOM_LEVEL];       /* of the bot */
    orr_seats of, yes, no;
    uint64_t until;
} room_vote;

typedef enum { HOW_PERSON, HOW_BOT, HOW_AUTO, HOW_PAST } answer_how; /* PAST: before somebody played on from a replay */

struct room {
    const room_house *house;
    char code[ROOM_CODE + 1], link[ROOM_LINK + 1];
    bool is_public, days;
    uint32_t clock;               /* seconds a decision; 0: none */
    char level[ROOM_LEVEL];       /* of bots that get free seats */
    char made_by[NAME_BYTES];
    orr_seat host;                /* the person who may start and free chairs; NO_SEAT: nobody sits */
    unsigned seats;
    room_state state;
    orr_box box;
    void *set;                    /* owned; NULL: the built-in one */
    char *sheets;                 /* the set as the first entry has it; NULL: built in */
    size_t n_sheets;
    match_deal deal;
    match *m;                     /* NULL before the deal */
    uint8_t *how;                 /* answer_how of every answer */
    uint32_t cap_how;
    uint32_t past;                /* answers that were there from the beginning */
    uint32_t entries;             /* applied */
    uint32_t seq;                 /* how often the match has changed */
    uint32_t turn;                /* turns that have begun */
    uint64_t turn_mark;           /* by which a turn is told from the next */
    uint64_t last, started, ended;/* times of the last entry, the deal, the end */
    uint64_t clock_at;            /* up to when the clocks are counted down */
    uint64_t changed_at;          /* when the match changed last */
    room_line *line;
    uint32_t n_lines, cap_lines;
    room_chat chat[ROOM_CHATS];   /* number n lies at n % ROOM_CHATS */
    uint32_t n_chats;
    room_vote vote;
    room_seat seat[ORR_MAX_SEATS];
    const char *names[ORR_MAX_SEATS];
    unsigned watchers;            /* not from entries */
};

/* ---- room_deeds.c: an entry taken apart ---------------------------------------------------------------------------
 */
typedef enum {
    DEED_SIT, DEED_MOVE, DEED_CLAIM, DEED_BOT, DEED_FREE, DEED_HERE, DEED_GONE, DEED_ALONE, DEED_LEAVE, DEED_BACK,
    DEED_HOST, DEED_SALT, DEED_START, DEED_ANSWER, DEED_UNDO, DEED_PASS, DEED_VOTE, DEED_SAY, DEED_LAPSE, DEED_WAIT, DEED_RESUME,
    DEED_DUE, DEED_CHAT, DEED_MUTE, N_DEEDS
} deed_kind;
enum { DEED_TEXT = 4 * ROOM_CHAT + 1 };
typedef struct {
    deed_kind kind;
    uint64_t t;                   /* when */
    orr_seat seat;                /* who */
    uint32_t n;                   /* a seat, a verb, a number of answers, a kind of vote, an answer_how */
    uint32_t about;               /* votes: a seat or a number of answers */
    bool on;
    char level[ROOM_LEVEL];
    uint8_t hash[HASH];           /* of a token or a word */
    uint8_t salt[SALT];
    char text[DEED_TEXT];         /* a name, a chat line, the words of an answer */
} deed;
typedef bool deed_can(const room *, const deed *, note *);       /* may this be done now? Changes nothing */
typedef bool deed_do(room *, const deed *, room_changes *);      /* does it; false: no memory, nothing changed */
bool deed_consider(const room *, const deed *, scroll *entry, note *);   /* may it be done? Then it is written */

/* ---- what the files do for each other -------------------------------------------------------------------------------
 */
deed_can can_sit, can_move, can_claim, can_bot, can_free, can_here, can_gone, can_alone, can_leave, can_back, can_host,
    can_salt, can_start, can_answer, can_undo, can_pass, can_vote, can_say, can_lapse, can_wait, can_resume, can_due, can_chat,
    can_mute;
deed_do do_sit, do_move, do_claim, do_bot, do_free, do_here, do_gone, do_alone, do_leave, do_back, do_host, do_salt,
    do_start, do_answer, do_undo, do_pass, do_vote, do_say, do_lapse, do_wait, do_resume, do_due, do_chat, do_mute;

static inline uint64_t window_of(const room *r) { return r->house->window ? r->house->window : ROOM_WINDOW; }
bool is_level(const room_house *, const char *name);
const char *usual_level(const room_house *);
orr_seats people_of(const room *);                       /* persons who play their seats themselves */
orr_seats present_of(const room *);                      /* and are connected */
bool plays_by_bot(const room *, orr_seat);
void sit_bot(room *, orr_seat, const char *level);       /* with the name of a star */
bool name_is_free(const room *, const char *name);
void name_to_show(char name[NAME_BYTES]);                /* without marks that hide or turn letters; never empty */
void put_substitute(room *, orr_seat, const char *level);

bool begin_match(room *, uint64_t t);                    /* deals; false: no memory */
bool take_words(room *, orr_seat, const char *words, answer_how, uint64_t t);
bool go_back(room *, orr_seat by, uint32_t answers, uint64_t t);
int32_t own_last_answer(const room *, orr_seat);         /* its number from 0; -1: none to take back */
bool may_undo_freely(const room *, orr_seat);
bool is_window(const room *, orr_seat); /* whatever a seat does here must not tell by its haste what it holds */
bool make_room_for_lines(room *);                        /* for what one entry can add; false: no memory */
bool turn_has_begun(const orr_ctx *, uint64_t *mark);    /* since the mark was set; sets it anew */
void add_line(room *, line_kind, orr_seat);
bool passes_now(const room *, orr_seat, orr_action *);   /* the answer it gives by itself */

void vote_ends(room *);
void clocks_run(room *, uint64_t t);                     /* counts down to t */
void clocks_set(room *, uint64_t t);                     /* after a change: who is asked, since when */
bool clock_runs(const room *, orr_seat);
uint64_t countdown_ends(const room *, orr_seat);         /* of a seat that is gone; ROOM_NEVER */
bool bot_ready(const room *, orr_seat, uint64_t now);    /* its answer is there and its time has come */
uint64_t next_bot_time(const room *);

/* Hashes of tokens and words. */
void hash_of(const void *bytes, size_t n, uint8_t out[HASH]);
bool same_hash(const uint8_t *, const uint8_t *);        /* in constant time */
#endif
