/* A bot's seat in play for somebody new: everybody who plays agrees, everybody reads it in the log, and whoever has
 * looked into such a seat plays it: with any number of browsers nobody sees more than one hand they do not play. */
#include "tests/support/room_table.h"

enum { ADA, BEN, BOT_1, BOT_2 };
#define OFFER(seat) "{\"t\":\"offer\",\"seat\":" #seat ",\"on\":true}"
#define KEEP(seat) "{\"t\":\"offer\",\"seat\":" #seat ",\"on\":false}"
#define YES "{\"t\":\"vote\",\"yes\":true}"
#define NO "{\"t\":\"vote\",\"yes\":false}"
#define NOT_NOW "Dora took over a bot's seat and does not play it now, so no other seat can be taken over."

static void stores(orr_seat s, const char *message) { CHECK_NUMBER(web_say(&w, s, message), ROOM_STORE); }

static bool sits(const char *name, orr_seat seat, unsigned token)
{
    char body[80];
    snprintf(body, sizeof body, "{\"name\":\"%s\",\"seat\":%u}", name, seat);
    return web_sit(&w, body, token) && web_here(&w, seat, true);
}

/* Ada hosts; with people == 2 Ben plays too; the rest are bots. */
static bool begin(unsigned people, const char *more)
{
    char body[200];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":4,\"name\":\"Ada\",\"seat\":0%s}", more);
    return CHECK(web_open(&w, body)) && CHECK(web_here(&w, ADA, true)) &&
           (people < 2 || CHECK(sits("Ben", BEN, 1))) &&
           CHECK_NUMBER(web_say(&w, ADA, "{\"t\":\"start\"}"), ROOM_STORE);
}

static void everybody_agrees(void)
{
    if (!begin(2, "")) return;
    refused(BEN, OFFER(2), "Only the host");
    refused(ADA, KEEP(2), "That seat is not offered.");
    stores(ADA, OFFER(2));
    CHECK(tells(BEN, "\"vote\":{\"what\":\"offer\",\"by\":0,\"about\":2,\"yes\":[0],\"of\":[0,1],\"missing\":[1]"));
    CHECK(!w.r->seat[BOT_1].offered && !sits("Dora", BOT_1, 5));
    stores(BEN, NO);
    CHECK(tells(ADA, "\"vote\":null") && !w.r->seat[BOT_1].offered);
    refused(ADA, OFFER(3), "The table has just been asked");
    w.now += ROOM_ASK_AGAIN;
    stores(ADA, OFFER(2));
    stores(BEN, YES);
    CHECK(w.r->seat[BOT_1].offered && tells(ORR_PUBLIC, "\"kind\":\"offer\",\"pub\":[2]"));
    CHECK(tells(ORR_PUBLIC, " can be taken over\""));
    refused(ADA, OFFER(2), "That seat is offered already.");
    same_when_rebuilt();
    stores(ADA, KEEP(2));                                /* Ada thinks better of it; nobody needs to agree to that */
    CHECK(!sits("Dora", BOT_1, 5));
    same_when_rebuilt();
    web_close(&w);
}

/* Not behind the back of somebody who is away: an undo goes without them, this does not. */
static void whoever_is_away_is_asked_too(void)
{
    if (!begin(2, "")) return;
    web_here(&w, BEN, false);
    w.now += ROOM_LATELY;
    stores(ADA, OFFER(2));
    CHECK(tells(ADA, "\"missing\":[1]") && !w.r->seat[BOT_1].offered);
    w.now += ROOM_VOTE;
    CHECK(web_tick(&w) && tells(ADA, "\"vote\":null") && !w.r->seat[BOT_1].offered);
    web_close(&w);
    if (!begin(2, ",\"pace\":\"days\"")) return;
    web_here(&w, BEN, false);
    stores(ADA, OFFER(2));
    w.now += ROOM_VOTE_DAYS - 1;
    web_tick(&w);
    CHECK(w.r->vote.what == VOTE_OFFER && web_here(&w, BEN, true));
    stores(BEN, YES);                                    /* Ben came that day */
    CHECK(w.r->seat[BOT_1].offered);
    same_when_rebuilt();
    web_close(&w);
}

/* Ada is alone with bots and has browsers enough. One hand, and it is in the log; then no more. */
static void browsers_do_not_read_one_hand_after_the_other(void)
{
    if (!begin(1, "")) return;
    stores(ADA, OFFER(1));
    CHECK(w.r->seat[1].offered);                         /* nobody has to be asked */
    stores(ADA, OFFER(2));                               /* two at once change nothing */
    CHECK(sits("Dora", 1, 5) && tells(ADA, "\"joined\":true"));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(ADA, "Dora has left"));
    CHECK(!sits("Eve", 2, 6) && !strcmp(w.why.text, NOT_NOW));
    CHECK(!web_sit(&w, "{\"name\":\"Eve\"}", 6) && !strcmp(w.why.text, NOT_NOW));
    refused(ADA, OFFER(1), NOT_NOW);
    refused(ADA, OFFER(3), NOT_NOW);
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    refused(ADA, OFFER(3), NOT_NOW);
    const room_grant old = grant_of(5), g = grant_of(7);
    const room_pass dora = room_pass_of(old.token);
    text_buf e = { .text = NULL };
    CHECK(room_retake(w.r, &dora, &g, w.now, &e, &w.why) && web_apply(&w, &e));
    CHECK(sits("Eve", 2, 6));                            /* Dora plays it again: somebody else may come */
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    refused(ADA, OFFER(3), "Eve took over a bot's seat");
    text_free(&e);
    same_when_rebuilt();
    web_close(&w);
}

/* Nor does it help to look and then let a bot play without leaving. */
static void a_substitute_is_no_play(void)
{
    if (!begin(1, "")) return;
    stores(ADA, OFFER(1));
    CHECK(sits("Dora", 1, 5) && web_here(&w, 1, false));
    w.now += ROOM_COUNTDOWN;
    web_tick(&w);
    stores(ADA, "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\"}");
    CHECK(w.r->seat[1].substitute);
    refused(ADA, OFFER(2), NOT_NOW);
    CHECK(web_here(&w, 1, true));
    stores(1, "{\"t\":\"back\"}");
    stores(ADA, OFFER(2));
    CHECK(tells(1, "\"missing\":[1]"));                  /* and Dora is asked like everybody */
    stores(1, YES);
    CHECK(w.r->seat[2].offered);
    same_when_rebuilt();
    web_close(&w);
}

/* Who left comes back during the vote: there is nothing to offer any more. In a pause the table may be asked, too. */
static void the_vote_ends_with_its_seat(void)
{
    const room_grant old = grant_of(2), g = grant_of(8);
    const room_pass cleo = room_pass_of(old.token);
    text_buf e = { .text = NULL };
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":4,\"name\":\"Ada\",\"seat\":0}"))) return;
    CHECK(web_here(&w, ADA, true) && sits("Ben", BEN, 1) && sits("Cleo", 2, 2));
    stores(ADA, "{\"t\":\"start\"}");
    stores(2, "{\"t\":\"leave\"}");
    stores(ADA, "{\"t\":\"away\",\"seat\":0,\"do\":\"pause\"}");
    stores(BEN, YES);
    CHECK(w.r->state == ROOM_PAUSED);
    stores(ADA, OFFER(2));
    CHECK(w.r->vote.what == VOTE_OFFER && web_snapshot(&w));
    CHECK(room_retake(w.r, &cleo, &g, w.now, &e, &w.why) && web_apply(&w, &e));
    CHECK(tells(ADA, "\"vote\":null") && web_here(&w, 2, true));
    refused(BEN, YES, "There is no vote now");
    CHECK(!w.r->joined);                                 /* it is her own seat */
    stores(ADA, OFFER(3));
    stores(BEN, YES);                                    /* more than half are not enough */
    CHECK(tells(ADA, "\"missing\":[2]") && !w.r->seat[3].offered);
    stores(2, YES);
    CHECK(w.r->seat[3].offered);
    same_when_rebuilt();
    text_free(&e);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(everybody_agrees);
    TEST_CASE(whoever_is_away_is_asked_too);
    TEST_CASE(browsers_do_not_read_one_hand_after_the_other);
    TEST_CASE(a_substitute_is_no_play);
    TEST_CASE(the_vote_ends_with_its_seat);
    return test_end();
}
