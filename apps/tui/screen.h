/* screen.h - the person's end of the table: what is said to them and what they answer. There are two ways: a full
 * screen (apps/tui/full), and plain lines, which a pipe and a screen reader can follow. The rest of the table does not
 * know which one it is: either way an answer comes back as a line. */
#ifndef SCREEN_H
#define SCREEN_H
#include "apps/tui/full/page.h"

enum { SCREEN_LINE = PAGE_LINE };/* room for a typed line */
typedef page_item screen_item;
typedef page_key_line screen_key;
typedef struct {
    bool terminal;               /* both ends are a terminal */
    bool full;                   /* a full screen; else lines */
    bool plain;                  /* lines by wish: words instead of drawings */
    bool colours;                /* escape sequences for styles */
    bool ascii;                  /* the locale has no UTF-8: only plain characters */
    bool aside;                  /* what is told now belongs to an answer to the person, not to the story */
    int width, height;           /* of the window, as last measured */
} screen;

typedef enum { TYPED_LINE, TYPED_END, TYPED_STOP } typing;  /* a line; the input ended; Ctrl-C */

void screen_want_plain(void);    /* --plain: no full screen from now on */
void screen_open(screen *);      /* looks at both ends and takes Ctrl-C over */
void screen_open_lines(screen *);/* for something that is only printed: never a full screen */
void screen_close(screen *);     /* what is printed now stays after the program */
void screen_measure(screen *);   /* the window may have been resized */
void screen_clear(const screen *);                         /* a new page; through lines nothing happens */
void screen_hide(const screen *);                          /* no hand can be read any more, nor scrolled to */
void screen_board(const screen *, page_painter *, void *who);   /* on a full screen it is painted again as needed */
void screen_primer(const screen *, const char *);          /* the game in short, where there is room; it stays */
void screen_no_board(const screen *);                      /* who is gone */
void screen_text(const screen *, orr_style, const char *); /* no line end */
void screen_line(const screen *, orr_style, const char *); /* wrapped at the width */
void screen_blank(const screen *);                         /* an empty line between lines */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void screen_say(const screen *, orr_style, const char *format, ...);  /* a wrapped line, from a format */
void screen_bar(const screen *, orr_style, const char *);  /* the question: one full line, filled */
void screen_ruled(const screen *, const char *text, const char *rule); /* a log line with its rule, dimmed */
void screen_items(const screen *, const screen_item *, int n);         /* choices */
void screen_keys(const screen *, const screen_key *, int n);           /* that type a line; they stay until others */
bool screen_pause(const screen *, unsigned milliseconds);    /* true: a key was pressed, so somebody is in a hurry */
typing screen_read(const screen *, const char *ask, char line[SCREEN_LINE]);
void screen_wait(const screen *);                          /* draws what there is, while somebody thinks */
void screen_answered(const screen *);                      /* the last line was the answer: its question is over */
bool screen_stopped(void);       /* Ctrl-C came */
#endif
