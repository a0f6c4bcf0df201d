/* fuzz_frames.c - any bytes as WebSocket frames of a client, cut into pieces by their own first byte. However they are
 * cut, the same messages must come out: text, no longer than allowed; and what goes back must be well-formed frames. */
#include "apps/server/net/ws.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { MOST = 200, ROOM = 1 << 16 };
typedef struct {
    ws *w;
    uint64_t sum;                        /* over all messages */
    unsigned messages;
    uint8_t out[ROOM];                   /* what went back */
    size_t n;
} line;

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void on_message(void *mine, const char *text, size_t n)
{
    line *l = mine;
    must(n <= MOST && text[n] == 0);
    for (size_t i = 0; i < n; i++) l->sum = (l->sum ^ (unsigned char)text[i]) * 1099511628211u;
    l->sum = l->sum * 31 + n;
    l->messages++;
    if (n == 3 && !memcmp(text, "bye", 3)) ws_close(l->w, WS_NORMAL, "bye");
    else ws_send(l->w, text, n);
}

static bool on_write(void *mine, const uint8_t *bytes, size_t n)
{
    line *l = mine;
    if (l->n + n > ROOM) return false;
    if (n) memcpy(l->out + l->n, bytes, n);
    l->n += n;
    return true;
}

/* Whole, unmasked frames of known kinds; nothing after a close. */
static void look_at(const line *l)
{
    size_t at = 0;
    while (at < l->n) {
        must(l->n - at >= 2 && (l->out[at] & 0xf0) == 0x80 && !(l->out[at + 1] & 0x80));
        const unsigned kind = l->out[at] & 15;
        size_t n = l->out[at + 1], head = 2;
        if (n == 126) {
            must(l->n - at >= 4);
            n = (size_t)l->out[at + 2] << 8 | l->out[at + 3];
            head = 4;
            must(n > 125);
        }
        must(n <= MOST && (kind == 1 || kind == 8 || kind == 10));
        at += head + n;
        must(at <= l->n && (kind != 8 || at == l->n));
    }
}

static bool feed(line *l, const uint8_t *bytes, size_t n, size_t piece)
{
    static const ws_owner does = { .message = on_message, .write = on_write };
    bool open = true;
    l->sum = l->messages = 0;
    l->n = 0;
    l->w = ws_open(&does, l, MOST);
    must(l->w != NULL);
    for (size_t at = 0; at < n && open; at += piece) open = ws_feed(l->w, bytes + at, n - at < piece ? n - at : piece);
    if (open) must(ws_ping(l->w) || l->n > ROOM - 16);
    if (open) l->n -= l->n >= 2 ? 2 : l->n;          /* the ping */
    ws_free(l->w);
    look_at(l);
    return open;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static line whole, cut;
    if (!n || n > ROOM / 4) return 0;
    const bool a = feed(&whole, bytes + 1, n - 1, n), b = feed(&cut, bytes + 1, n - 1, 1 + bytes[0] % 32u);
    must(a == b && whole.messages == cut.messages && whole.sum == cut.sum && whole.n == cut.n &&
         !memcmp(whole.out, cut.out, cut.n));
    return 0;
}
