/* tui.h - a table in the terminal: who sits where, the match, and what the parts of this folder do for each other.
 * Nothing here knows a game by name: choices, reasons, boards and words all come through the contract. */
#ifndef TUI_H
#define TUI_H
#include "apps/tui/screen.h"
#include "apps/tui/tongue.h"
#include "base/text.h"
#include "bots/bot.h"
#include "lab/puzzle/puzzle.h"
#include "table/match/record.h"

enum { TUI_NAME = 16, TUI_PATH = 300, TUI_SEED = 64, TUI_PACE = 300, TUI_AUTOMATIC = 16, TUI_REMARK = 600 };

typedef struct {                              /* how a table is laid, by the command line or by the lobby */
    orr_box box;                              /* the game, its options and its set */
    unsigned seats;
    orr_seats people;                         /* seats of people; the others are bots; 0: somebody watches */
    char name[ORR_MAX_SEATS][TUI_NAME];       /* "" : a name of our own */
    const bot *bots[ORR_MAX_SEATS];           /* who plays the seats of bots */
    char seed[TUI_SEED];                      /* "": chance decides */
    const record *resumed;                    /* a saved match to go on with; NULL: a new one */
    const char *resumed_from;                 /* its file */
    unsigned pace;                            /* how long each line of the log is shown, in milliseconds */
    bool coach;                               /* looks at the person's answers */
} play_setup;

enum { NOBODY = 0xff };                       /* not a seat */
typedef struct {
    match m;
    orr_box shown;                            /* its box, in the language of whoever reads */
    screen scr;
    orr_seats people;
    const bot *bots[ORR_MAX_SEATS];
    void *memory[ORR_MAX_SEATS];              /* what each bot keeps between its turns */
    orr_seats forfeits;                       /* bots that failed: they have lost, and chance answers for them */
    char name[ORR_MAX_SEATS][TUI_NAME];
    const char *names[ORR_MAX_SEATS];         /* the same, as text functions want them */
    unsigned pace;
    orr_seat seen;                            /* whose board was shown last */
    orr_seat eyes;                            /* whose hand may be on the screen; ORR_PUBLIC or NOBODY: nobody's */
    uint32_t told[ORR_MAX_SEATS + 1];         /* events already shown to each person, and to the public */
    uint32_t narrated;                        /* events already told while the bots played */
    uint32_t offered;                         /* answers + 1 at the question where an interjection was last offered */
    uint32_t automatic[TUI_AUTOMATIC];        /* the last answers given for whoever had no choice; undo skips them */
    unsigned n_automatic;                     /* how many were given so; only the last few are kept */
    bool greeted;                             /* the first question told how to answer */
    bool hurry;                               /* Enter was pressed while bots played: no more pauses */
    bool quiet;                               /* no more offers until the person, or another one of several, is asked */
    orr_seat last_asked;                      /* the person of several who was asked last */
    char seed[TUI_SEED];                      /* the seed of the deal; "": the match was loaded */
    bool coach;                               /* looks at the person's answers */
    uint32_t remarked;                        /* answers after the last one it spoke about; 0: none yet */
    char remark[TUI_REMARK];                  /* about the last answer; "": nothing to say */
    uint32_t safe;                            /* so many answers are in a file already */
    char saved[TUI_PATH];                     /* the file it went to; "": none yet */
    char farewell[sizeof(error)];             /* said once the full screen is gone: where the match was saved */
    char notice[TUI_REMARK];                  /* to be read at the next question: a bot has forfeited */
    text_buf primer;                          /* the game in short */
    bool left_thinking;                       /* a bot was left while it thought: what it looks at stays */
} table;

typedef enum {                                /* how a person's turn at the keyboard ended */
    TURN_ANSWERED, TURN_PASSED_UP, TURN_UNDONE, TURN_QUIT, TURN_END, TURN_STOP
} turn_end;

/* table_play.c */
int tui_play(const play_setup *);             /* the whole evening, one match after the other; gives an exit code */
unsigned tui_count_people(const table *);        /* how many */
bool tui_has_unsaved(const table *);          /* a person has answered since the match was saved, loaded or dealt */

/* keyboard.c */
turn_end tui_ask_to_leave(table *);                         /* TURN_QUIT: saved, or no; TURN_PASSED_UP: to stay */
bool tui_ask_again(table *);                                /* after the match; it may be saved first */
turn_end tui_at_keyboard(table *, orr_seat, bool asked);    /* TURN_PASSED_UP: no answer; never if asked */

/* names.c */
void tui_name_seats(char (*name)[TUI_NAME], unsigned seats, orr_seats people); /* fills empty names: stars for bots */

/* show.c */
void show_table(table *, orr_seat eyes);                    /* a new page with the board as this seat sees it */
void show_news(table *, orr_seat eyes);                     /* what this seat has not been told */
uint32_t show_event(table *, uint32_t i, orr_seat eyes);    /* and the same ones after it; gives the next */
void show_question(table *, orr_seat, bool asked);          /* board, news, the bar, the choices */
void show_bar(table *, orr_seat, bool asked);               /* the bar and the choices alone */
void show_player(table *, orr_seat);                        /* on a full screen: who plays, where the question was */
void show_end(table *);
bool show_text_of(const table *, orr_action, char out[SCREEN_LINE]);   /* what it does, and what it names; or nothing */

/* answers.c */
enum { FOUND_NONE = -1, FOUND_SEVERAL = -2 };
int tui_answer_among(const table *, const char *typed, const orr_action *legal, int n); /* index, or FOUND_... */
const char *tui_answer_does(const table *, uint8_t verb);       /* where its label does not say so, or NULL; valid until
                                                                 * the next one */
void tui_explain(table *, orr_seat, const char *typed, const orr_action *legal, int n);   /* why it is not possible */

/* commands.c */
typedef enum { NO_COMMAND, COMMAND_DONE, COMMAND_UNDONE, COMMAND_QUIT, COMMAND_LATER } command_end;
command_end tui_command(table *, orr_seat, const orr_action *legal, int n, const char *line);
bool tui_is_command(const char *line);                   /* it begins with the word of one */
const char *tui_near_command(const char *line);          /* the word that may be meant; NULL: none is near */

/* thinking.c */
typedef struct {                              /* what a bot looks at; it stays until the bot has answered */
    const orr_box *box;
    const void *view;
    const orr_action *legal;
    int n;
    void *memory;
    orr_rng *rng;
} tui_thought;
bool tui_think(const screen *, const bot *, const tui_thought *, orr_action *said); /* false: stopped by Ctrl-C */

/* coach.c */
void tui_coach_look(table *, orr_seat, const orr_action *legal, int n, orr_action did); /* before it is given */
void tui_coach_speak(table *);                              /* what it thought of the last answer, if anything */

/* saving.c */
bool tui_save_match(table *, const char *path, error *);    /* "": the usual name; the sentence says where it went */
bool tui_keep_match(table *, error *);                      /* in a hurry: a new file in the temporary folder */
bool tui_load_record(const char *path, record *, error *);

/* lobby.c */
int tui_lobby(void);

/* learn.c */
int tui_learn(const orr_game *, unsigned number);         /* NULL: choose one; 0: the next lesson; gives an exit code */

/* puzzle.c */
int tui_puzzle(const orr_box *, const puzzle *);          /* gives an exit code */
#endif
