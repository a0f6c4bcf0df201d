/* keys.h - what a terminal sends when somebody presses a key or uses the mouse. Pure: bytes in, keys out. */
#ifndef KEYS_H
#define KEYS_H
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    KEY_NONE,                 /* nothing we know: it is passed over */
    KEY_LETTER, KEY_ENTER, KEY_ESCAPE, KEY_TAB, KEY_ERASE, KEY_CLEAR, KEY_REDRAW,
    KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_PAGE_UP, KEY_PAGE_DOWN, KEY_HOME, KEY_END,
    KEY_CLICK, KEY_WHEEL_UP, KEY_WHEEL_DOWN,
    KEY_WAITED,               /* no key within the time */
    KEY_RESIZED, KEY_CLOSED, KEY_STOP         /* the window; the input ended; Ctrl-C or a signal to leave */
} key_kind;

typedef struct {
    key_kind kind;
    uint32_t letter;          /* of KEY_LETTER */
    bool shifted;             /* an arrow with Shift, Ctrl or Alt */
    int x, y;                 /* of the mouse, from 0 */
} key;

/* How many bytes the first key takes; 0: more bytes must come. last: none will, so a lone Escape is that key. */
int keys_read(const char *bytes, int n, bool last, key *);
#endif
