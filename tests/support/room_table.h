/* room_table.h - the one table of a test program and what its cases do with it: two people at the toy game, answers,
 * refusals, and building it anew from its store. Include it in one file of a program, instead of check.h and
 * tables.h. */
#ifndef TEST_ROOM_TABLE_H
#define TEST_ROOM_TABLE_H
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

static web w;

/* Two people at the toy game; both are here and it has begun. */
static inline bool begin_toy(const char *more)
{
    char body[300];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0%s}", more);
    return CHECK(web_open(&w, body)) && CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":null}", 1)) &&
           CHECK(web_here(&w, 0, true)) && CHECK(web_here(&w, 1, true)) &&
           CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\",\"id\":1}"), ROOM_STORE);
}

static inline bool tells(orr_seat s, const char *words) { return w.told[s].text && strstr(w.told[s].text, words); }
static inline bool replies(const char *words) { return w.heard.reply.text && strstr(w.heard.reply.text, words); }

/* The seat answers its open question. */
static inline room_verdict answers(orr_seat s, unsigned verb, unsigned a)
{
    text_buf view = { .text = NULL };
    char text[120];
    room_write_view(w.r, s, &view);
    const char *q = view.text ? strstr(view.text, "\"question\":") : NULL;
    const unsigned number = q ? (unsigned)strtoul(q + 11, NULL, 10) : 0;
    text_free(&view);
    snprintf(text, sizeof text, "{\"t\":\"answer\",\"id\":9,\"question\":%u,\"a\":[%u,%u,0,0]}", number, verb, a);
    return web_say(&w, s, text);
}

/* A room built from the store says the same as the one that lived, byte by byte, to everybody. */
static inline void same_when_rebuilt(void)
{
    text_buf lived = { .text = NULL }, built = { .text = NULL };
    room *r = web_rebuild(&w);
    if (CHECK(r)) {
        all_words(w.r, w.now, &lived);
        all_words(r, w.now, &built);
        CHECK_TEXT(built.text, lived.text);
        CHECK_NUMBER(room_entries(r), room_entries(w.r));
        CHECK_NUMBER(room_next_time(r), room_next_time(w.r));
    }
    room_close(r);
    text_free(&lived);
    text_free(&built);
}

/* Whatever a message does to a room that refuses it: nothing. */
static inline void refused(orr_seat s, const char *message, const char *why)
{
    text_buf before = { .text = NULL }, after = { .text = NULL };
    const unsigned entries = w.n_entries;
    all_words(w.r, w.now, &before);
    if (CHECK_NUMBER(web_say(&w, s, message), ROOM_REFUSED) && !CHECK(replies(why)))
        printf("  %s: %s\n", message, w.heard.reply.text);
    all_words(w.r, w.now, &after);
    CHECK_TEXT(after.text, before.text);
    CHECK_NUMBER(w.n_entries, entries);
    text_free(&before);
    text_free(&after);
}
#endif
