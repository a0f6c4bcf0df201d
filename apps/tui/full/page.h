/* page.h - what is on a full screen: board, hand, story, notes, the question and its choices, and what keys do to them.
 * Pure: it draws into a sheet and answers with the line that somebody would have typed, so that the table behind it is
 * the same as in line mode. Nothing here knows a terminal. */
#ifndef PAGE_H
#define PAGE_H
#include "apps/tui/full/keys.h"
#include "apps/tui/full/layout.h"

enum { PAGE_LINE = 400, PAGE_STORY = 2000, PAGE_NOTES = 400, PAGE_ITEMS = ORR_MAX_LEGAL + 10, PAGE_HITS = 320 };

typedef struct {              /* a numbered choice */
    int number;
    char text[120];
    const char *line;         /* what choosing it types; NULL: its number */
    const char *detail;       /* a text about it: of its card; NULL: none */
    uint8_t about[3][2];      /* noun, value: what it names, to be lit on the board */
    bool aside;               /* an offer beside the question: an interjection */
    bool escape;              /* what Esc chooses */
    int story;                /* it is about a moment when so many lines had been told; 0: now */
} page_item;

typedef struct {              /* a key that types a line */
    char letter;
    const char *line, *name;
    bool asks;                /* more is to be typed after it */
} page_key_line;

typedef void page_painter(void *who, orr_canvas *);

typedef struct {              /* a line of the story or of a note */
    char text[PAGE_LINE + 24];
    char rule[16];
    uint8_t style;
} page_line;

typedef enum { PAGE_HIT_ITEM, PAGE_HIT_KEY } page_hit_kind;
typedef struct {              /* what a click into a box means */
    sheet_box box;
    page_hit_kind kind;
    int index;
} page_hit;

typedef struct page {
    bool italian;
    page_painter *paint;      /* the board; NULL: there is none */
    void *painter_of;
    const char *primer;       /* the game in short, for a window with room to spare; NULL: none */
    page_line story[PAGE_STORY], note[PAGE_NOTES];
    int n_story, n_notes, old;/* old: story lines from before the last answer */
    int lost;                 /* so many lines were told before the first one of the story */
    bool notes_read;          /* the next note begins a new text */
    bool notes_aside;         /* they answer a command: Esc puts them away */
    char bar[PAGE_LINE];      /* the question */
    orr_style bar_style;
    char ask[PAGE_LINE];      /* before the line to type in */
    page_item item[PAGE_ITEMS];
    int n_items;
    const page_key_line *keys;
    int n_keys;

    int cursor, top;          /* the choice under the cursor; the first line of choices shown */
    int number;               /* digits so far; 0: none */
    int board_top, story_back;/* lines scrolled */
    bool follow;              /* the board scrolls to what the cursor is about */
    int pan_x, pan_y;
    unsigned pans;            /* the picture can be moved: 1 across, 2 down */
    bool typing;              /* a line is being typed */
    char typed[PAGE_LINE];
    enum { PAGE_TABLE, PAGE_READING, PAGE_HAND, PAGE_TELLING } over;   /* what covers the table: nothing, notes, ... */
    int over_top, over_lines;
    bool watching;            /* nobody is asked: others play */
    bool flash, turning;      /* what changed on the board is lit; is still face down */
    bool changed;             /* out: something was lit */

    layout at;                /* where the last drawing put things */
    int board_lines, hand_lines;
    page_hit hit[PAGE_HITS];
    int n_hits, columns, rows;
} page;

void page_forget(page *);                                   /* all that a hand may be read from */
void page_clear(page *);                                    /* the question and the notes */
void page_show_board(page *, page_painter *, void *who);
void page_tell(page *, const char *text, const char *rule); /* a line of the story */
void page_note(page *, orr_style, const char *text);        /* a line for whoever sits here */
void page_ask(page *, orr_style, const char *bar);
void page_offer(page *, const page_item *, int n);          /* added to the choices there are */
void page_begin(page *, const char *ask);                   /* waits for a line now */
void page_done(page *);                                     /* the line was taken: the question is answered */
void page_settle(page *);                                   /* what changed so far is known now */

/* page_board.c: the picture of the board, and of the hand where it has another width. */
enum { PAGE_BOARD, PAGE_OWN };
void page_paint(page *, int which, int width, int room);    /* then board_lines and hand_lines are known */
bool page_asks_hand(const page *);                          /* half of the choices are about something in the hand */
void page_put_board(page *, sheet *, sheet_box);            /* the lines from board_top on, with what is lit */
void page_put_hand(page *, int which, sheet *, sheet_box, int from);
int page_item_at(const page *, int x, int y);               /* the next choice about what stands there; -1: none */

void page_draw(page *, sheet *);
bool page_press(page *, key, char line[PAGE_LINE]);         /* true: that is the line */
#endif
