/* fuzz_snapshot.c - a snapshot of a table that somebody has changed in the store, with a sum that fits. The input is a
 * list of changes: where (two bytes), how many bytes go, how many come, and those. What is refused must say why; what
 * is not must be a room that can be told to everybody, written down again and read again. */
#include "games/games.h"
#include "table/room/room.h"

#include "base/blake2b.h"
#include "base/hex.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const char *const levels[] = { "easy", "normal", "hard", NULL };
static const room_house house = { levels, orr_find_game };
static text_buf base, text, again, said;
static error why;

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void apply(room *r, const char *entry)
{
    room_changes ch;
    must(room_apply(r, entry, strlen(entry), &ch, &why));
}

/* A match that has begun, with an answer taken back, chat, and somebody away. */
static void write_base(void)
{
    static const char body[] =
        "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"bots\":{\"2\":\"easy\"}}";
    static const char ben[] = "{\"name\":\"Ben\",\"seat\":1}";
    text_buf entry = { .text = NULL };
    room_grant grant = { .link = "abc234pqrstuvwxyz234567" };
    must(room_plan(&house, body, strlen(body), &grant, 1000000, &entry, &why));
    room *r = room_open(&house, entry.text, entry.n, &why);
    must(r && room_sit(r, ben, strlen(ben), &grant, 1000000, &entry, &why));
    apply(r, entry.text);
    apply(r, "1000001 here 0");
    apply(r, "1000001 here 1");
    apply(r, "1000002 start");
    apply(r, "1000003 chat 0 Hello");
    apply(r, "1000003 gone 1");
    apply(r, "1090003 due 1");
    must(room_write_snapshot(r, &base));
    room_close(r);
    text_free(&entry);
}

/* The changed text in front of its sum line. */
static void change(const uint8_t *bytes, size_t n)
{
    enum { SUM = 4 + 2 * 32 + 1, HEAD = 4 };
    text_clear(&text);
    text_put(&text, base.text, base.n - SUM);
    while (n >= HEAD) {
        const size_t at = (bytes[0] | (size_t)bytes[1] << 8) % (text.n + 1), room_left = text.n - at;
        const size_t gone = bytes[2] < room_left ? bytes[2] : room_left,
                     come = bytes[3] < n - HEAD ? bytes[3] : n - HEAD;
        text_clear(&again);
        text_put(&again, text.text, at);
        text_put(&again, (const char *)bytes + HEAD, come);
        text_put(&again, text.text + at + gone, room_left - gone);
        const text_buf swap = text;
        text = again;
        again = swap;
        bytes += HEAD + come;
        n -= HEAD + come;
    }
}

static void add_sum(text_buf *s)
{
    uint8_t sum[32];
    char hex[65];
    blake2b_256(sum, s->text, s->n);
    hex_write(sum, sizeof sum, hex);
    text_format(s, "sum %s\n", hex);
}

static void hear(void *to, const char *frame, size_t n) { text_put(to, frame, n); }

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    if (n > 4096) return 0;
    if (!base.n) write_base();
    change(bytes, n);
    add_sum(&text);
    why.text[0] = 0;
    room *r = room_restore(&house, text.text, text.n, &why);
    if (!r) {
        must(strlen(why.text) > 10);
        return 0;
    }
    text_clear(&said);
    for (orr_seat s = 0; s <= ORR_PUBLIC; s++) room_greet(r, s, 2000000, hear, &said);
    for (uint32_t from = 0, next; (next = room_tell_log(r, from, 0, hear, &said)) > from;) from = next;
    text_clear(&again);
    must(room_write_snapshot(r, &again));
    room *second = room_restore(&house, again.text, again.n, &why);
    must(second != NULL);
    text_clear(&text);
    must(room_write_snapshot(second, &text) && text.n == again.n && !memcmp(text.text, again.text, text.n));
    room_close(second);
    room_close(r);
    return 0;
}
