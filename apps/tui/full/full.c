/* full.c - the loop of a full screen. */
#include "apps/tui/full/full.h"

#include "apps/tui/full/term.h"

#include <string.h>
#include <time.h>

static page the_page;
static sheet window;

bool full_open(bool colours, bool ascii)
{
    if (!term_is_open() && !term_open()) return false;
    window.colours = colours;
    window.ascii = ascii;
    return true;
}

void full_close(void)
{
    term_close();
    sheet_free(&window);
    page_forget(&the_page);
    the_page.primer = NULL;
}

page *full_page(void) { return &the_page; }

static void draw(void)
{
    int width, height;
    term_measure(&width, &height);
    if (!sheet_size(&window, width, height)) return;
    page_draw(&the_page, &window);
    sheet_send(&window, term_write);
}

full_end full_read(const char *ask, char line[PAGE_LINE])
{
    page *p = &the_page;
    p->watching = false;
    draw();                                                  /* now it is known how long the notes are */
    page_begin(p, ask);
    for (;;) {
        draw();
        const key k = term_key(-1);
        if (k.kind == KEY_STOP) return FULL_STOP;
        if (k.kind == KEY_CLOSED) return FULL_END;
        if (k.kind == KEY_RESIZED || k.kind == KEY_REDRAW) window.nothing_shown = true;
        else if (page_press(p, k, line)) break;
    }
    p->notes_read = true;
    page_settle(p);
    return FULL_LINE;
}

static long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000L + t.tv_nsec / 1000000L;
}

/* True: a key was pressed. */
static bool wait_for(unsigned milliseconds)
{
    const long end = now() + (long)milliseconds;
    for (;;) {
        const long left = end - now();
        const key k = term_key(left > 0 ? (int)left : 0);
        if (k.kind == KEY_WAITED || k.kind == KEY_STOP || k.kind == KEY_CLOSED) return false;
        if (k.kind == KEY_RESIZED) {
            window.nothing_shown = true;
            draw();
        } else if (k.kind == KEY_ENTER || k.kind == KEY_CLICK || (k.kind == KEY_LETTER && k.letter == ' ')) {
            return true;
        }
    }
}

/* Keys are for what is on the screen: one that is pressed now must not answer the next question. */
void full_wait(void)
{
    key k;
    the_page.watching = true;
    do {
        k = term_key(0);
        if (k.kind == KEY_RESIZED) window.nothing_shown = true;
    } while (k.kind != KEY_WAITED && k.kind != KEY_STOP && k.kind != KEY_CLOSED);
    draw();
}

bool full_pause(unsigned milliseconds)
{
    enum { TURN = 120 };                                     /* how long a card shows its back while it is turned */
    page *p = &the_page;
    bool hurry = false;
    p->watching = true;
    p->flash = p->turning = milliseconds > TURN;
    draw();
    if (p->changed && milliseconds > TURN) hurry = wait_for(TURN);
    p->turning = false;
    draw();
    if (!hurry) hurry = wait_for(milliseconds);
    page_settle(p);
    return hurry;
}
