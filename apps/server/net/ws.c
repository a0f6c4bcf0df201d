/* ws.c - ws.h: a frame is a head of 6 to 14 bytes and a payload; a message is one or more frames, with control frames
 * between them. At rest a connection costs no more than the struct below. */
#include "apps/server/net/ws.h"

#include <stdlib.h>
#include <string.h>

enum { OP_MORE = 0, OP_TEXT = 1, OP_BINARY = 2, OP_CLOSE = 8, OP_PING = 9, OP_PONG = 10 };
enum {
    FIN = 0x80,
    RESERVED = 0x70,
    MASKED = 0x80,
    SHORTEST = 2,
    MASK = 4,
    MOST_CONTROL = 125,
    LENGTH_16 = 126,
    LENGTH_64 = 127
};

typedef struct {                         /* where in a character of UTF-8 we are */
    uint8_t left;                        /* bytes still to come */
    uint8_t low, high;                   /* what the next one may be */
} utf8;

struct ws {
    const ws_owner *does;
    void *owner;
    size_t most;                         /* bytes of a message */
    uint8_t head[14], n_head;            /* of the frame being read */
    bool inside;                         /* the head is complete, the payload is being read */
    bool open;                           /* a message has begun and goes on in another frame */
    bool done;                           /* our close frame is out, or writing has failed: nothing is read or written */
    uint8_t n_control, mask_at;
    uint8_t control[MOST_CONTROL];       /* payload of a control frame */
    utf8 at;
    uint64_t left;                       /* of the payload */
    char *text;                          /* of the message so far */
    size_t n, cap;
};

/* ---- UTF-8 (RFC 3629): no surrogates, nothing longer than needed ------------------------------------------------- */

static bool utf8_next(utf8 *u, uint8_t c)
{
    if (u->left) {
        if (c < u->low || c > u->high) return false;
        u->left--;
        u->low = 0x80;
        u->high = 0xbf;
        return true;
    }
    u->low = c == 0xe0 ? 0xa0 : c == 0xf0 ? 0x90 : 0x80;
    u->high = c == 0xed ? 0x9f : c == 0xf4 ? 0x8f : 0xbf;
    if (c < 0x80) return true;
    u->left = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : 1;
    return c >= 0xc2 && c <= 0xf4;
}

static bool utf8_whole(const uint8_t *bytes, size_t n)
{
    utf8 u = { 0 };
    while (n--)
        if (!utf8_next(&u, *bytes++)) return false;
    return !u.left;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static bool send_frame(ws *w, unsigned opcode, const void *payload, size_t n)
{
    uint8_t head[10] = { (uint8_t)(FIN | opcode) };
    size_t used = 2;
    if (w->done) return false;
    if (n <= MOST_CONTROL) {
        head[1] = (uint8_t)n;
    } else {
        const unsigned bytes = n <= UINT16_MAX ? 2 : 8;
        head[1] = bytes == 2 ? LENGTH_16 : LENGTH_64;
        for (unsigned i = 0; i < bytes; i++) head[used++] = (uint8_t)((uint64_t)n >> (8 * (bytes - 1 - i)));
    }
    if (w->does->write(w->owner, head, used) && (!n || w->does->write(w->owner, payload, n))) return true;
    w->done = true;
    return false;
}

bool ws_send(ws *w, const char *text, size_t n) { return send_frame(w, OP_TEXT, text, n); }
bool ws_ping(ws *w) { return send_frame(w, OP_PING, NULL, 0); }

bool ws_close(ws *w, unsigned code, const char *why)
{
    uint8_t payload[MOST_CONTROL] = { (uint8_t)(code >> 8), (uint8_t)code };
    size_t n = strlen(why);
    if (n > MOST_CONTROL - 2) n = MOST_CONTROL - 2;
    memcpy(payload + 2, why, n);
    const bool sent = send_frame(w, OP_CLOSE, payload, code == WS_NO_CODE ? 0 : n + 2);
    w->done = true;
    return sent;
}

/* ---- the head of a frame ----------------------------------------------------------------------------------------- */

static bool fail(ws *w, unsigned code, const char *why)
{
    ws_close(w, code, why);
    return false;
}

static unsigned length_bytes(const ws *w)
{
    const unsigned length = w->head[1] & 0x7f;
    return length == LENGTH_16 ? 2 : length == LENGTH_64 ? 8 : 0;
}

/* The first two bytes say what kind of frame it is, and whether it may come now. */
static bool check_kind(ws *w)
{
    const unsigned opcode = w->head[0] & 15, length = w->head[1] & 0x7f;
    if (w->head[0] & RESERVED) return fail(w, WS_PROTOCOL, "reserved bits");
    if (!(w->head[1] & MASKED)) return fail(w, WS_PROTOCOL, "not masked");
    switch (opcode) {
    case OP_MORE: return w->open || fail(w, WS_PROTOCOL, "nothing to continue");
    case OP_TEXT: return !w->open || fail(w, WS_PROTOCOL, "a message in a message");
    case OP_BINARY: return fail(w, WS_NOT_TEXT, "text only");
    case OP_CLOSE:
    case OP_PING:
    case OP_PONG:
        if (!(w->head[0] & FIN) || length > MOST_CONTROL) return fail(w, WS_PROTOCOL, "control frame in pieces");
        return true;
    default: return fail(w, WS_PROTOCOL, "unknown frame");
    }
}

/* The whole head is there: how long is the payload, and may it be? */
static bool begin_payload(ws *w)
{
    const unsigned bytes = length_bytes(w);
    const bool control = w->head[0] & 8;
    w->left = bytes ? 0 : w->head[1] & 0x7f;
    for (unsigned i = 0; i < bytes; i++) w->left = w->left << 8 | w->head[2 + i];
    if ((bytes == 2 && w->left <= MOST_CONTROL) || (bytes == 8 && (w->left <= UINT16_MAX || w->left >> 63)))
        return fail(w, WS_PROTOCOL, "length not in its shortest form");
    w->inside = true;
    w->mask_at = 0;
    w->n_control = 0;
    if (control) return true;
    if (!w->open) {
        w->n = 0;
        w->at = (utf8){ 0 };
    }
    w->open = !(w->head[0] & FIN);
    if (w->n + w->left > w->most) return fail(w, WS_TOO_BIG, "message too long");
    if (w->n + w->left + 1 > w->cap) {
        char *more = realloc(w->text, w->n + (size_t)w->left + 1);
        if (!more) return fail(w, WS_TROUBLE, "out of memory");
        w->text = more;
        w->cap = w->n + (size_t)w->left + 1;
    }
    return true;
}

static bool take_head(ws *w, uint8_t c)
{
    w->head[w->n_head++] = c;
    if (w->n_head == SHORTEST && !check_kind(w)) return false;
    if (w->n_head < SHORTEST || w->n_head < SHORTEST + length_bytes(w) + MASK) return true;
    return begin_payload(w);
}

/* ---- the payload ------------------------------------------------------------------------------------------------- */

static bool take_byte(ws *w, uint8_t c)
{
    const uint8_t *mask = w->head + w->n_head - MASK;
    c ^= mask[w->mask_at++ & 3];
    w->left--;
    if (w->head[0] & 8) {
        w->control[w->n_control++] = c;
        return true;
    }
    if (!utf8_next(&w->at, c)) return fail(w, WS_BAD_TEXT, "not UTF-8");
    w->text[w->n++] = (char)c;
    return true;
}

static bool known_code(unsigned code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

/* The other side says goodbye: the same back, if its frame is sound. */
static bool answer_close(ws *w)
{
    const unsigned code = w->n_control >= 2 ? (unsigned)w->control[0] << 8 | w->control[1] : WS_NO_CODE;
    if (w->n_control == 1 || (w->n_control && !known_code(code))) return fail(w, WS_PROTOCOL, "bad close");
    if (w->n_control && !utf8_whole(w->control + 2, w->n_control - 2u)) return fail(w, WS_BAD_TEXT, "not UTF-8");
    return fail(w, code, "");
}

static bool end_message(ws *w)
{
    if (w->open) return true;
    if (w->at.left) return fail(w, WS_BAD_TEXT, "not UTF-8");
    char *text = w->text;                /* the owner's answer may come back to us */
    const size_t n = w->n;
    w->text = NULL;
    w->n = w->cap = 0;
    if (text) text[n] = 0;
    w->does->message(w->owner, text ? text : "", n);
    free(text);
    return !w->done;
}

static bool end_frame(ws *w)
{
    w->inside = false;
    w->n_head = 0;
    switch (w->head[0] & 15) {
    case OP_CLOSE: return answer_close(w);
    case OP_PING: return send_frame(w, OP_PONG, w->control, w->n_control);
    case OP_PONG: return true;
    default: return end_message(w);
    }
}

bool ws_feed(ws *w, const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n && !w->done; i++) {
        if (!(w->inside ? take_byte(w, bytes[i]) : take_head(w, bytes[i]))) return false;
        if (w->inside && !w->left && !end_frame(w)) return false;
    }
    return !w->done;
}

/* ---- from birth to death ----------------------------------------------------------------------------------------- */

ws *ws_open(const ws_owner *does, void *owner, size_t most)
{
    ws *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    w->does = does;
    w->owner = owner;
    w->most = most;
    return w;
}

void ws_free(ws *w)
{
    if (!w) return;
    free(w->text);
    free(w);
}
