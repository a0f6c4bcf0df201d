/* fuzz_message.c - any bytes from a client or from a spoilt store. The first byte says as what they come: a seat's
 * message ('0' to '9'; 'w' a watcher), a request for a table ('p') or a seat ('s'), an entry ('e') or a first entry
 * ('o'). What is refused must say why and change nothing; what is to be stored must apply; every reply must be JSON. */
#include "base/json_in.h"
#include "games/games.h"
#include "table/room/room.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const char *const levels[] = { "easy", "normal", "hard", NULL };
static const room_house house = { levels, orr_find_game };
static const uint64_t now = 1000000;
static room_grant grant;
static text_buf entry;
static error why;

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void must_be_json(const text_buf *s)
{
    json_in tree;
    unsigned line;
    must(!json_in_read(&tree, s->text, s->n, JSON_DEPTH, false, &line));
    json_in_free(&tree);
}

static void apply(room *r, const char *text)
{
    room_changes ch;
    must(room_apply(r, text, strlen(text), &ch, &why));
}

/* A table with two people, one of them away, and a bot, some answers into a match. */
static room *scene(void)
{
    static const char body[] =
        "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"bots\":{\"2\":\"easy\"}}";
    static const char ben[] = "{\"name\":\"Ben\",\"seat\":1}";
    strcpy(grant.link, "abc234pqrstuvwxyz234567");
    must(room_plan(&house, body, strlen(body), &grant, now, &entry, &why));
    room *r = room_open(&house, entry.text, entry.n, &why);
    must(r && room_sit(r, ben, strlen(ben), &grant, now, &entry, &why));
    apply(r, entry.text);
    apply(r, "1000001 here 0");
    apply(r, "1000001 here 1");
    apply(r, "1000002 start");
    apply(r, "1000003 gone 1");
    apply(r, "1090003 due 1");
    return r;
}

static void words_of(const room *r, text_buf *out)
{
    text_clear(out);
    for (orr_seat s = 0; s < 3; s++) room_write_view(r, s, out);
    room_write_table(r, 0, now, out);
}

static void hear(orr_seat seat, const char *text, size_t n)
{
    static room_reply heard;
    static text_buf before, after;
    room_changes ch;
    room *r = scene();
    words_of(r, &before);
    const room_verdict v = room_hear(r, seat, text, n, now + 100000, &heard);
    if (v != ROOM_THINK) must_be_json(&heard.reply);
    if (v == ROOM_STORE) must(room_apply(r, heard.entry.text, heard.entry.n, &ch, &why));
    words_of(r, &after);
    if (v != ROOM_STORE) must(before.n == after.n && !memcmp(before.text, after.text, after.n));
    room_close(r);
}

static void take_entry(const char *text, size_t n)
{
    static text_buf before, after;
    room_changes ch;
    room *r = scene();
    words_of(r, &before);
    if (!room_apply(r, text, n, &ch, &why)) {
        words_of(r, &after);
        must(*why.text && before.n == after.n && !memcmp(before.text, after.text, after.n));
    }
    room_close(r);
}

static void sit(const char *text, size_t n)
{
    room *r = scene();
    if (!room_sit(r, text, n, &grant, now, &entry, &why)) must(*why.text != 0);
    room_close(r);
}

static void plan(const char *text, size_t n)
{
    if (!room_plan(&house, text, n, &grant, now, &entry, &why)) {
        must(*why.text != 0);
        return;
    }
    room *r = room_open(&house, entry.text, entry.n, &why);
    must(r != NULL);
    room_close(r);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    if (!n) return 0;
    char *text = malloc(n);                          /* exactly so many bytes: a read beyond them is noticed */
    memcpy(text, bytes + 1, n - 1);
    why.text[0] = 0;
    switch (bytes[0]) {
    case 'p': plan(text, n - 1); break;
    case 's': sit(text, n - 1); break;
    case 'e': take_entry(text, n - 1); break;
    case 'o': room_close(room_open(&house, text, n - 1, &why)); break;
    case 'w': hear(ORR_PUBLIC, text, n - 1); break;
    default: hear((orr_seat)(bytes[0] & 15), text, n - 1);
    }
    free(text);
    return 0;
}
