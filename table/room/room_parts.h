/* room_parts.h - a room from inside, for the files room*.c. Each has one subject:
 *
 *   room_plan.c    requests for a new table
 *   room_open.c    the first entry: opening and closing
 *   room_entries.c entries: the table of their kinds, written and taken apart; applying them
 *   room_hash.c    hashes of tokens and pass codes
 *   room_seats.c   sitting down and standing up, bots in chairs, second devices, being here and gone
 *   room_host.c    what the host does: handing that over, settings, closing, offering a bot's seat, and who may take it
 *   room_shuffle.c the start: pledges, salts, the deal
 *   room_play.c    answers, automatic answers, the log
 *   room_undo.c    taking answers back, alone or together
 *   room_votes.c   what the table decides together
 *   room_aside.c   what watchers say among themselves
 *   room_clock.c   clocks, countdowns, what is due
 *   room_bots.c    thinking tasks and their results
 *   room_coach.c   who may have a coach, and what it looks at
 *   room_hear.c    messages of clients become entries
 *   room_sight.c   who can tell that something has changed
 *   room_tell.c    what everybody is told
 *   room_copy.c    a room for another thread to read
 *   room_about.c   plain facts about a room
 *   room_replay.c  after the match
 *   room_again.c   once more with the same people
 *   room_snapshot.c, room_snapshot_match.c   a whole room as one text, and back */
#ifndef ROOM_PARTS_H
#define ROOM_PARTS_H
#include "table/room/room.h"

enum { NO_SEAT = ORR_PUBLIC, NAME_BYTES = 4 * ROOM_NAME + 1, HASH = ROOM_HASH, SALT = DEAL_SALT, MAX_SHEETS = 16 };

typedef enum { FREE, PERSON, BOT } sitter;
typedef struct {
    sitter who;
    bool here;                    /* a connection of this seat is open */
    bool substitute;              /* a bot plays for the person */
    bool due;                     /* its clock or countdown has run out: the table is asked what to do */
    bool holds;                   /* wants to give obvious answers itself */
    bool coached;                 /* wants remarks about its answers */
    bool passes;                  /* the table passes for it in windows ... */
    uint8_t pass_verb;            /* ... with this verb ... */
    bool has_token, has_pass_code;
    bool offered;                 /* in play, a bot's: whoever comes may take it over */
    bool has_former;              /* in play, a bot's: whoever left may take it back ... */
    uint8_t former[HASH];         /* ... with the token they had */
    bool invited;                 /* from the table before, and has not been here yet: that person may come ... */
    bool came;                    /* ... and did */
    uint8_t guest;                /* the seat they had there, from 1; 0: none, or of an older store */
    bool returned;                /* came back from away: the recap may be sent */
    uint32_t sat;                 /* the entry that sat the person down: who has been here longest */
    uint32_t pass_turn;           /* ... as long as this turn lasts */
    orr_seats mutes;              /* whose chat it does not get */
    char name[NAME_BYTES];
    char level[ROOM_LEVEL];       /* of the bot or the substitute */
    uint8_t token[HASH];          /* hash of the token */
    uint8_t pass_code[HASH];      /* hash of the code for a second device */
    uint64_t pass_code_until;     /* in table time ... */
    uint64_t pass_code_wall;      /* ... and by the wall: a table that sleeps must not keep it good */
    uint64_t gone_at;             /* when the last connection went */
    uint64_t asks_from;           /* it asked for a pause or a bot in vain: from then on it may again */
    uint32_t gone_line, gone_answers;   /* how long the log was then, and the match */
    uint32_t refused;             /* the table did not want this answer of it back, counted from 1; 0: never asked */
    uint32_t withdrew;            /* it has withdrawn a vote about this answer of its own, counted from 1 ... */
    uint32_t withdrawals;         /* ... so often */
    uint32_t question;            /* the question now put to this seat; 0: not asked */
    uint64_t since;               /* when it was put */
    uint64_t thinking_time;       /* for all bots that had something to think about then: none speaks earlier */
    int64_t left;                 /* milliseconds left on the clock, as of room.clock_at */
    int64_t had;                  /* the same when it answered last: an undo gives back no more */
    bool skips;                   /* its time ran out: the table answers this one question for it */
    uint32_t chats, undos;        /* how often it has spoken and taken back in this match */
    bool pledged, opened;         /* before the deal: it helps to shuffle; its salt is open */
    uint8_t pledge[HASH], salt[SALT];   /* deal.h */

    /* Not from entries: bots at work. */
    bool thinking;                /* a task is out */
    bool kept;                    /* its result waits for its time; false: it keeps silent */
    bool hurried;                 /* the task was stopped by its limit */
    uint8_t failed;               /* room_fault of its program: told when the seat answers next, as its answers are */
    uint32_t thought;             /* the question (asked) or position (may interject) it thought about */
    orr_action want[ROOM_WANTS];  /* best first */
    int n_wants;
    uint64_t over;                /* when the thought would have been over, had it taken all its time */
    uint64_t done_at, done_for;   /* when the last one came back, and when its question had been put; 0: none yet */
} room_seat;

typedef enum { LINE_EVENT, LINE_UNDO, LINE_BOT, LINE_BACK, LINE_LEFT, LINE_PAUSE, LINE_RESUME, LINE_OUT,
               LINE_HOST, LINE_SAT, LINE_OFFER, LINE_BROUGHT,
               LINE_LATE, LINE_CRASHED, LINE_ILLEGAL } line_kind;    /* these three: room_fault of a program */
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

/* UNDO is how votes about an answer went in older stores: everybody who sits votes, and the next answer ends it. */
typedef enum { VOTE_NONE, VOTE_UNDO, VOTE_BOT, VOTE_PAUSE, VOTE_TAKE_BACK, VOTE_RESUME,
               VOTE_OFFER } vote_kind;
#define VOTE_OF_LATELY "lately"   /* in the place of the level: votes of older stores asked only who was connected */
/* What happens when somebody's time runs out: the table is asked, as in older stores; a bot plays on; this one question
 * is answered for them; the match waits until the others go on. */
typedef enum { OUT_ASK, OUT_BOT, OUT_SKIP, OUT_PAUSE, N_OUTS } out_kind;
extern const char *const room_outs[N_OUTS];

typedef struct {
    vote_kind what;
    orr_seat by;
    uint32_t about;               /* a seat; undo, take back: the number of the answer, which is how many stay */
    char level[ROOM_LEVEL];       /* of the bot */
    orr_seats of, yes, no;
    uint64_t until;
} room_vote;

/* AUTO: the table for a person; PAST: before somebody played on from a replay; HURRIED: a bot that had to stop
 * thinking */
typedef enum { HOW_PERSON, HOW_BOT, HOW_AUTO, HOW_PAST, HOW_HURRIED } answer_how;

/* The last answer that was considered. Stored and brought back with not a byte changed and nothing in between, it is
 * neither read nor judged again. */
enum { CONSIDERED_TEXT = 200 };
typedef struct {
    uint32_t entries;             /* applied then */
    uint32_t n;                   /* bytes of the entry; 0: none was considered, or it is too long to be kept */
    orr_action act;
    char text[CONSIDERED_TEXT];
} room_considered;

struct room {                     /* what it owns is freed by room_close, and let go of by room_copy */
    const room_house *house;
    char code[ROOM_CODE + 1], link[ROOM_LINK + 1];
    bool is_public, days;
    bool obvious;                 /* the table gives answers that everybody can see are the only ones */
    bool brought;                 /* its maker began it alone, and may know the deal */
    bool coaching;                /* the host allows a coach among people */
    uint8_t react;                /* seconds that bots leave to people who could interject; 0: the usual window */
    uint32_t revision;            /* how often the host has changed the settings */
    uint32_t clock;               /* seconds per step; 0: none */
    uint32_t bank, increment;     /* or seconds for the whole match, and what each answer adds; 0: none */
    out_kind out;                 /* when they are over */
    uint8_t out_of_time;          /* the seat whose clock has paused the table, from 1; 0: none */
    orr_seats retakes;            /* within an entry: who has just taken an answer back */
    char level[ROOM_LEVEL];       /* of bots that get free seats */
    char made_by[NAME_BYTES];
    orr_seat host;                /* the person who may start and free chairs; NO_SEAT: nobody sits */
    orr_seats joined;             /* seats that somebody took over from a bot in play */
    unsigned seats;
    room_state state;
    orr_box box;
    void *set;                    /* owned; NULL: the built-in one */
    char *sheets;                 /* the set as the first entry has it; NULL: built in */
    size_t n_sheets;
    char *head;                   /* the other lines of the first entry that say what table this is */
    size_t n_head;
    char seed[ROOM_SEED];         /* a prepared deal, and this is it; empty: nobody knew it before */
    match_deal deal;
    match *m;                     /* NULL before the deal */
    uint8_t *how;                 /* answer_how of every answer */
    uint16_t *opened;             /* the question (match.opened) that every answer was given to */
    orr_seats *seen;              /* eyes that saw something new when it was given */
    uint32_t cap_how;             /* of all three */
    uint32_t past;                /* answers that were there from the beginning */
    uint32_t entries;             /* applied */
    room_considered *considered;  /* not from entries; NULL: of a copy */
    uint64_t sight[ORR_PUBLIC + 1];     /* what each pair of eyes sees, as a hash */
    uint32_t sights[ORR_PUBLIC + 1];    /* how often that has changed: the `seq` of its views */
    orr_seats changed;            /* eyes that see something new since the entry now applied */
    uint32_t turn;                /* turns that have begun */
    uint64_t turn_mark;           /* by which a turn is told from the next */
    uint64_t last, started, ended;/* times of the last entry, the deal, the end */
    uint64_t clock_at;            /* up to when the clocks are counted down */
    uint64_t changed_at;          /* when the match changed last */
    uint64_t thinking_time;       /* for all bots that had something to think about then */
    uint64_t shuffle_until;       /* ROOM_SHUFFLING: then the deal goes without salts that are not open */
    char again[ROOM_LINK + 1];    /* over: the link of the next table with the same people; empty: none */
    orr_seat again_by;            /* who proposed it ... */
    orr_seats agreed;             /* ... and who wants it */
    room_line *line;
    uint32_t n_lines, cap_lines;
    uint32_t own_lines;           /* of them about the table itself; undos do not count */
    room_chat chat[ROOM_CHATS];   /* number n lies at n % ROOM_CHATS */
    uint32_t n_chats;
    room_chat *aside;             /* the same of watchers; NULL: nobody has said anything */
    uint32_t n_asides;
    uint64_t asides_from;         /* every line moves it on: by then the watchers may write as fast as ever */
    room_vote vote;
    room_seat seat[ORR_MAX_SEATS];
    const char *names[ORR_MAX_SEATS];
    unsigned watchers;            /* not from entries */
    int64_t ahead;                /* not from entries: milliseconds of the wall clock before table time */
};

/* ---- room_entries.c: an entry taken apart ---------------------------------------------------------------------------
 */
typedef enum {
    ENTRY_SIT, ENTRY_MOVE, ENTRY_CLAIM, ENTRY_BOT, ENTRY_FREE, ENTRY_HERE, ENTRY_GONE, ENTRY_ALONE, ENTRY_LEAVE,
    ENTRY_BACK, ENTRY_HOST, ENTRY_SALT, ENTRY_PLEDGE, ENTRY_START, ENTRY_OPENS, ENTRY_DEAL, ENTRY_ANSWER, ENTRY_UNDO,
    ENTRY_PASS, ENTRY_VOTE, ENTRY_SAY, ENTRY_LAPSE, ENTRY_WAIT, ENTRY_RESUME, ENTRY_DUE, ENTRY_CHAT, ENTRY_MUTE,
    ENTRY_WITHDRAW, ENTRY_HOLD, ENTRY_UNSAY, ENTRY_ASIDE, ENTRY_OUT, ENTRY_BEAT,
    ENTRY_AGAIN, ENTRY_COME, ENTRY_HEIR, ENTRY_SETTINGS, ENTRY_CHAIR, ENTRY_OFFER, ENTRY_RETAKE, ENTRY_COACH,
    ENTRY_FAIL, N_ENTRIES
} entry_kind;
enum { ENTRY_TEXT = NAME_BYTES + 4 * ROOM_CHAT + 1 };
typedef struct {
    entry_kind kind;
    uint64_t t;                   /* when, in table time */
    uint64_t wall;                /* what the wall clock said */
    orr_seat seat;                /* who */
    uint32_t n;                   /* a seat, a verb, a number of answers, a kind of vote, an answer_how */
    uint32_t about;               /* votes: a seat or a number of answers */
    bool on;
    char level[ROOM_LEVEL];
    uint8_t hash[HASH];           /* of a token, a pass code or a salt */
    uint8_t salt[SALT];
    char text[ENTRY_TEXT]; /* a name, a chat line, a watcher's with name and tab before it, the words of an answer */
    orr_action act;               /* ENTRY_ANSWER: what the words say ... */
    bool acts;                    /* ... if they say something */
    bool legal;                   /* it is known to be, in the room as it is now */
} room_entry;
typedef bool entry_can(const room *, const room_entry *, error *); /* may this be done now? Changes nothing */
typedef bool entry_do(room *, const room_entry *, room_changes *); /* does it; false: no memory, nothing changed */
bool room_consider(const room *, const room_entry *, text_buf *out, error *);   /* may it be done? Then it is written */

/* ---- what the files do for each other -------------------------------------------------------------------------------
 */
entry_can room_can_sit, room_can_move, room_can_claim, room_can_bot, room_can_free, room_can_here, room_can_gone,
    room_can_alone, room_can_leave, room_can_back, room_can_host, room_can_salt, room_can_pledge, room_can_start,
    room_can_opens, room_can_deal, room_can_answer, room_can_undo, room_can_pass, room_can_vote, room_can_say,
    room_can_lapse, room_can_wait, room_can_resume, room_can_due, room_can_chat, room_can_mute, room_can_withdraw,
    room_can_hold, room_can_unsay, room_can_aside, room_can_out, room_can_beat, room_can_again, room_can_come,
    room_can_heir, room_can_settings, room_can_chair, room_can_offer, room_can_retake, room_can_coach, room_can_fail;
entry_do room_do_sit, room_do_move, room_do_claim, room_do_bot, room_do_free, room_do_here, room_do_gone, room_do_alone,
    room_do_leave, room_do_back, room_do_host, room_do_salt, room_do_pledge, room_do_start, room_do_opens, room_do_deal,
    room_do_answer, room_do_undo, room_do_pass, room_do_vote, room_do_say, room_do_lapse, room_do_wait, room_do_resume,
    room_do_due, room_do_chat, room_do_mute, room_do_withdraw, room_do_hold, room_do_unsay, room_do_aside, room_do_out,
    room_do_beat, room_do_again, room_do_come, room_do_heir, room_do_settings, room_do_chair, room_do_offer,
    room_do_retake, room_do_coach, room_do_fail;

static inline uint64_t room_window_of(const room *r) { return r->house->window ? r->house->window : ROOM_WINDOW; }
static inline uint64_t room_wall_at(const room *r, uint64_t t) { return t + (uint64_t)r->ahead; } /* of table time */
static inline bool room_has_clock(const room *r) { return r->clock || r->bank; }
bool room_is_level(const room_house *, const char *name);
bool room_was_level(const room_house *, const char *name); /* or may have been: stored tables may name a program that
                                                          * this house has no more; a bot of the usual level plays */
const char *room_usual_level(const room_house *);
orr_seats room_people(const room *);                     /* persons who play their seats themselves */
orr_seats room_present(const room *);                    /* and are connected */
orr_seats room_lately_here(const room *, uint64_t now);  /* or were, less than ROOM_LATELY ago */
bool room_plays_by_bot(const room *, orr_seat);
void room_sit_bot(room *, orr_seat, const char *level);  /* with the name of a star */
bool room_name_is_free(const room *, const char *name);
bool room_name_is_unlike(const room *, const char *name, error *); /* all at the table; not asked of stored entries */
void room_name_to_show(char name[NAME_BYTES]);           /* without marks that hide or reverse letters; never empty */
void room_find_host(room *);                              /* if the host has gone */
void room_put_substitute(room *, orr_seat, const char *level);

bool room_begin_match(room *, uint64_t t);               /* deals; false: no memory */
bool room_enter_answer(room *, orr_seat, orr_action, answer_how, uint64_t t);      /* it is legal; false: no memory */
bool room_place_answer(room *, orr_seat, orr_action, answer_how);  /* likewise; nobody looks yet */
bool room_take_words(room *, orr_seat, const char *words, answer_how, uint64_t t);  /* false: not legal either */
void room_match_has_changed(room *, uint64_t t);
void room_match_goes_on(room *, uint64_t t);             /* the rest of it, when sights are counted */
bool room_is_playing(const room *, error *);
uint64_t room_patience(const room *);        /* milliseconds for people who by public facts could interject now; or 0 */
bool room_is_window(const room *, orr_seat); /* whatever a seat does here must not tell by its haste what it holds */
bool room_speaks_on(const room *, orr_seat);  /* the seat that spoke last speaks again, nobody else is asked */
bool room_reserve_lines(room *, uint32_t events);        /* and for the room's own; false: no memory */
bool room_turn_has_begun(const orr_ctx *, uint64_t *mark); /* since the mark was set; sets it anew */
void room_add_line(room *, line_kind, orr_seat);
uint64_t room_answers_itself(const room *, orr_seat, orr_action *); /* when the table answers for a person, and what;
                                                             * ROOM_NEVER: it does not */
int room_open_answers(const room *, orr_seat, orr_action *out);  /* the legal list without interjections */

void room_sight_has_changed(room *);                     /* the match has: counts for whom */
bool room_nobody_would_see(const room *, orr_seat, orr_action);  /* nobody else: a card laid in a sealed step, a part of
                                                          * a payment */
orr_seats room_look_again(room *);                       /* who sees something new since the last look; no counting */
void room_sight_differs(room *, const uint64_t before[ORR_PUBLIC + 1]); /* counts for whom it differs from then */
uint32_t room_answers_known(const room *, orr_seat eyes, uint32_t upto); /* how many before that one they know of */
bool room_knows_of(const room *, orr_seat eyes, uint32_t answer);
bool room_only_one_sees(const room *);                   /* one seat at most sees anything new: a hidden step */
uint32_t room_answers_seen(const room *, orr_seat eyes); /* that these eyes can tell have been given */

/* room_undo.c */
typedef struct {                                         /* what taking back one's last answer would do */
    uint32_t last;                                       /* that answer, from 0 */
    uint32_t back;                                       /* answers that would be taken back, with it */
    orr_seats whose;                                     /* of whom */
    bool learned;                                        /* something hidden has come to light since */
    bool free;                                           /* nobody has to agree */
    bool refused;                                        /* the table was asked already, and did not agree */
    bool withdrawn;                                      /* it was asked, and the question withdrawn, too often */
} undo_plan;
bool room_undo_would(const room *, orr_seat, undo_plan *); /* false: there is nothing to take back */
orr_seats room_undo_needs(const room *, orr_seat by, uint64_t now);   /* who has to agree unless it is free: other
                                                          * people who are there, or were lately */
bool room_go_back(room *, orr_seat by, uint32_t answers, uint64_t t);
bool room_take_back(room *, orr_seat by, uint32_t answer, uint64_t t);   /* only that, if its question is still open */
bool room_may_undo_more(const room *, orr_seat, error *); /* not more often than the limit */
bool room_is_still_asked(const room *, uint32_t answer); /* others still owe an answer to the same question */

bool room_vote_is_about_answer(const room_vote *);
uint32_t room_vote_would_undo(const room *, const room_vote *); /* how many answers would be taken back */
uint64_t room_turn_mark(const orr_ctx *);                /* what tells a turn from the next */

/* room_snapshot_match.c: what a snapshot says about the match, the log and the chat. */
typedef struct { const char *at, *end; } snapshot_text;  /* what is still to be read */
bool room_snapshot_line(snapshot_text *, char *out, size_t cap); /* the next line without its end; false: none fits */
bool room_snapshot_number(const char **text, uint64_t most, uint64_t *out); /* takes a number and the blank after it */
bool room_snapshot_write_match(const room *, text_buf *); /* nothing before the deal; false: no memory */
bool room_snapshot_read_answers(room *, unsigned n, snapshot_text *, error *);
bool room_snapshot_is_position(const room *, const char *text); /* do the answers lead there? */
bool room_snapshot_read_questions(room *, const char *text);
bool room_snapshot_read_sights(room *, const char *text);
bool room_snapshot_read_log(room *, unsigned n, snapshot_text *);
bool room_snapshot_read_chat(room *, const char *text);
bool room_snapshot_read_aside(room *, const char *text);

/* room_aside.c */
bool room_may_say_aside(const room *, uint64_t now, error *); /* so soon? Not asked of stored entries */
bool room_keep_aside(room *, uint32_t n, uint64_t at, const char *line); /* name, tab, text; false: no memory */
void room_forget_asides(room *);                         /* for room_close */

void room_forget_pledge(room_seat *);                    /* it does not help to shuffle */
void room_vote_ends(room *);
void room_vote_fails(room *, uint64_t t, room_changes *); /* ends it, and what it asked for is not asked again */
/* For a pause or a bot, so soon? Not asked of stored entries. */
bool room_may_ask_table(const room *, const room_entry *, error *);
bool room_vote_touches(const room *); /* the open question would not be there without the answer being voted about */
bool room_vote_holds(const room *); /* bots and the table wait with their answers until the vote is over */
void room_clocks_run(room *, uint64_t t);                /* counts down to t */
void room_clocks_set(room *, uint64_t t);                /* after a change: who is asked, since when */
bool room_clock_runs(const room *, orr_seat);
void room_clock_comes_back(room *, orr_seat, uint64_t t); /* of a person who takes the seat back from a bot */
int64_t room_fresh_time(const room *);                   /* milliseconds for whoever is given time anew */
bool room_declines(const room *, orr_seat,
                   orr_action *); /* the answer that everybody who is asked here may decline with */
bool room_idles(const room *, orr_seat, orr_action *);   /* the answer of a seat that does nothing, if there is one */
void room_goes_on(room *, orr_seat by, uint64_t t);      /* ends a pause */
uint64_t room_countdown_ends(const room *, orr_seat);    /* of a seat that is gone; ROOM_NEVER */
room_job *room_job_of(const room *, const match *, orr_seat); /* without a limit; NULL: no memory */
typedef struct {
    orr_seat seat;
    orr_action act;
    bool hurried;
    uint64_t at;              /* its moment */
} bot_speech;
bool room_bot_speaks(const room *, uint64_t now, bot_speech *); /* the next one whose moment has come */
uint64_t room_bot_next_time(const room *);
uint64_t room_time_for_thoughts(const room *);           /* milliseconds, for all bots that have to think now */

/* room_plan.c: the lines of a first entry from the game to the level of bots, as this room has them now */
void room_write_settings(const room *, unsigned seats, text_buf *);
uint64_t room_heir_time(const room *);                   /* when somebody else becomes the host; ROOM_NEVER */
orr_seat room_heir(const room *);                        /* who that would be; NO_SEAT: nobody */
bool room_may_offer(const room *, orr_seat by, uint32_t seat, error *);  /* a bot's seat, if the others agree */
bool room_may_join(const room *, error *);               /* may somebody take over a bot's seat now? */
void room_offer_seat(room *, orr_seat);                  /* they have agreed */
void room_goes(room *, orr_seat, uint64_t t);            /* the last connection of a person went */

/* room_plan.c: what the host wants otherwise; has: which of them */
enum { CHANGE_SEATS, CHANGE_OPTIONS, CHANGE_PUBLIC, CHANGE_OBVIOUS, CHANGE_PACE, CHANGE_CLOCK, CHANGE_BANK,
       CHANGE_INCREMENT, CHANGE_OUT, CHANGE_LEVEL, CHANGE_REACT };
typedef struct {
    uint32_t has;
    const char *pace, *out, *level;
    int64_t seats, clock, bank, increment, react;
    bool is_public, obvious;
    const char *const *option, *const *value;
    unsigned n_options;
} room_change;
bool room_write_change(const room *, const room_change *, text_buf *, error *); /* all settings as they would be */

/* room_hash.c: of tokens and pass codes */
void room_hash_of(const void *bytes, size_t n, uint8_t out[HASH]);
bool room_same_hash(const uint8_t *, const uint8_t *);   /* in constant time */
#endif
