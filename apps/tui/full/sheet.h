/* sheet.h - the window as cells: what is drawn is compared with what the terminal shows, and only changes are sent. */
#ifndef SHEET_H
#define SHEET_H
#include "engine/canvas.h"

typedef enum {                /* on top of a style */
    LIGHT_NONE,
    LIGHT_CAN,                /* can be chosen */
    LIGHT_CURSOR,             /* is under the cursor */
    LIGHT_NEW,                /* has just changed */
    LIGHTS
} sheet_light;
typedef struct { int x, y, width, height; } sheet_box;
typedef struct { uint32_t letter; uint8_t style, light; } sheet_cell;
typedef struct {
    sheet_cell *cell, *shown; /* drawn now; on the terminal */
    int width, height;
    bool colours, ascii;
    int pen;                  /* column after the last letter of sheet_wrap */
    bool nothing_shown;       /* the terminal's cells are unknown: it is wiped, then all are sent */
} sheet;

bool sheet_size(sheet *, int width, int height);            /* false: no memory */
void sheet_free(sheet *);
void sheet_clear(sheet *);
sheet_cell *sheet_at(sheet *, int x, int y);                /* NULL: outside */
int sheet_text(sheet *, sheet_box, int x, int y, orr_style, const char *);     /* in the box; column after it */
int sheet_wrap(sheet *, sheet_box, int y, int indent, orr_style, const char *);/* line after it; both from the box */
int sheet_lines(const char *text, int width, int indent);   /* how many sheet_wrap takes */
void sheet_fill(sheet *, sheet_box, orr_style);
void sheet_rule(sheet *, sheet_box, int y, const char *title);
void sheet_light_up(sheet *, sheet_box, sheet_light);
void sheet_send(sheet *, void (*write)(const char *, size_t));                 /* what changed */
#endif
