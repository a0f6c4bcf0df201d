/* ws.h - WebSocket frames (RFC 6455, the server's side) behind six functions, so that what is behind them can change.
 * No sockets here: bytes come in by ws_feed and go out by the owner's function. Only text messages, checked as UTF-8;
 * no extensions: compressing what holds secrets would tell of them by its length. */
#ifndef WS_H
#define WS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ws ws;
typedef struct {                         /* what the owner does; each gets the pointer given to ws_open */
    void (*message)(void *owner, const char *text, size_t n);       /* a whole message; may call ws_send and ws_close */
    bool (*write)(void *owner, const uint8_t *bytes, size_t n);     /* for the network; false: give up */
} ws_owner;

enum {
    WS_NORMAL = 1000,
    WS_GOING_AWAY = 1001,
    WS_PROTOCOL = 1002,
    WS_NOT_TEXT = 1003,
    WS_NO_CODE = 1005,
    WS_BAD_TEXT = 1007,
    WS_POLICY = 1008,
    WS_TOO_BIG = 1009,
    WS_TROUBLE = 1011,
    WS_LATER = 1013,
    WS_SEAT_CHANGED = 4001,              /* ours: the seat is no longer this browser's; connect again to watch */
    WS_SEAT_MOVED = 4002                 /* ours: its person plays on another device now; stay away until asked */
};

ws *ws_open(const ws_owner *, void *owner, size_t most);            /* most: bytes of a message; NULL: no memory */
bool ws_feed(ws *, const uint8_t *bytes, size_t n); /* false: nothing more will be read; close the socket */
bool ws_send(ws *, const char *text, size_t n);
bool ws_ping(ws *);
bool ws_close(ws *, unsigned code, const char *why);                /* the last frame; why: at most 120 bytes */
void ws_free(ws *);
#endif
