/* screen.h - the person's end of the table: what is printed and what is typed. A terminal is cleared and coloured;
 * through a pipe the same words come as plain lines. The terminal's own line editing is used, so there is no mode to
 * restore when the program ends. */
#ifndef SCREEN_H
#define SCREEN_H
#include "engine/canvas.h"

enum { SCREEN_LINE = 400 };      /* room for a typed line */
typedef struct {
    bool terminal;               /* both ends are a terminal: clear and pause; else plain lines */
    bool colours;                /* escape sequences for styles */
    bool ascii;                  /* the locale has no UTF-8: only plain characters */
    int width, height;           /* of the window, as last measured */
} screen;

typedef struct {                 /* a numbered choice */
    int number;
    char text[120];
} screen_item;

typedef enum { TYPED_LINE, TYPED_END, TYPED_STOP } typing;  /* a line; the input ended; Ctrl-C */

void screen_open(screen *);      /* looks at both ends and takes Ctrl-C over */
void screen_measure(screen *);   /* the window may have been resized */
void screen_clear(const screen *);                         /* the scroll-back too: it may hold somebody's hand */
void screen_canvas(const screen *, const orr_canvas *);
void screen_text(const screen *, orr_style, const char *); /* no line end */
void screen_line(const screen *, orr_style, const char *); /* wrapped at the width */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void screen_say(const screen *, orr_style, const char *format, ...);  /* a wrapped line, from a format */
void screen_bar(const screen *, orr_style, const char *);  /* one full line, filled */
void screen_ruled(const screen *, const char *text, const char *rule); /* a log line with its rule, dimmed */
int screen_lines_of(const screen *, const screen_item *, int n);      /* how many lines screen_items will take */
void screen_items(const screen *, const screen_item *, int n);
bool screen_pause(const screen *, unsigned milliseconds);    /* true: Enter was pressed, so somebody is in a hurry */
typing screen_read(const screen *, const char *ask, char line[SCREEN_LINE]);
bool screen_stopped(void);       /* Ctrl-C came */
#endif
