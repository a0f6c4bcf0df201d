/* Once more with the same people: proposing, agreeing, coming, and what gives no right at the new table. */
#include "tests/support/room_table.h"

static web old;                                          /* the finished table; w is the new one */

static bool finish_toy(const char *more)
{
    char body[300];
    snprintf(body, sizeof body,
             "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"options\":{\"pace\":\"brisk\"}%s}", more);
    if (!CHECK(web_open(&w, body)) || !CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1))) return false;
    web_here(&w, 0, true);
    web_here(&w, 1, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    for (unsigned i = 0; i < 200 && room_state_of(w.r) == ROOM_PLAYING; i++) {
        for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) web_thought(&w, j, j->legal[0], w.now);
        for (orr_seat s = 0; s < 2; s++)
            if (room_state_of(w.r) == ROOM_PLAYING && (orr_asked(&w.r->m->t) >> s & 1)) {
                const bool says = !orr_why_not(&w.r->m->t, s, (orr_action){ TOY_SAY, 1 });
                answers(s, says ? TOY_SAY : TOY_WAIT, says);
            }
        w.now += 5000;
        web_tick(&w);
    }
    return CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
}

static room_grant next_grant(unsigned token)
{
    room_grant g = grant_of(token);
    strcpy(g.link, "xyz567pqrstuvwxyz234567");
    memset(g.secret, 9, sizeof g.secret);
    return g;
}

static bool agrees(orr_seat s, const char *link)
{
    text_buf e = { .text = NULL };
    const bool good = room_agree(w.r, s, link, w.now, &e, &w.why) && web_apply(&w, &e);
    text_free(&e);
    return good;
}

static bool comes(orr_seat s, unsigned token)
{
    const room_grant g = next_grant(token);
    text_buf e = { .text = NULL };
    const bool good = room_come(w.r, s, &g, w.now, &e, &w.why) && web_apply(&w, &e);
    text_free(&e);
    return good;
}

/* The finished table moves to `old`, the new one takes its place. */
static bool rematch(orr_seat by)
{
    const room_grant g = next_grant(by);
    text_buf e = { .text = NULL };
    if (!CHECK(room_rematch(w.r, by, &g, w.now, &e, &w.why)) || !CHECK(agrees(by, g.link))) return false;
    old = w;
    w = (web){ .now = old.now, .n_entries = 1 };
    w.entry[0] = e;
    w.r = room_open(&house, e.text, e.n, &w.why);
    return CHECK(w.r);
}

static void close_both(void)
{
    web_close(&w);
    w = old;
    web_close(&w);
    old = (web){ .r = NULL };
}

static void only_after_the_match(void)
{
    const room_grant g = next_grant(0);
    text_buf e = { .text = NULL };
    if (!begin_toy("")) return;
    CHECK(!room_rematch(w.r, 0, &g, w.now, &e, &w.why) && strstr(w.why.text, "not over"));
    CHECK(!agrees(0, g.link) && strstr(w.why.text, "not over"));
    CHECK(!room_again(w.r));
    web_close(&w);
    if (!finish_toy("")) return;
    CHECK(!room_rematch(w.r, 2, &g, w.now, &e, &w.why) && strstr(w.why.text, "Only players"));
    CHECK(!agrees(2, g.link) && !agrees(0, "abc") && !agrees(0, "XYZ567pqrstuvwxyz234567"));
    text_free(&e);
    web_close(&w);
}

static void everybody_sees_who_wants_it(void)
{
    const room_grant g = next_grant(0);
    if (!finish_toy("")) return;
    CHECK(agrees(1, g.link));
    CHECK(tells(0, "\"again\":{\"link\":\"xyz567pqrstuvwxyz234567\",\"by\":1,\"seats\":[1]}"));
    CHECK(tells(ORR_PUBLIC, "\"again\":{\"link\":null,\"by\":1,\"seats\":[1]}")); /* the link is for those who played */
    CHECK(tells(2, "\"again\":{\"link\":null") || seat_of(w.r, 2) == ORR_PUBLIC);
    CHECK(!agrees(1, g.link) && strstr(w.why.text, "already"));
    CHECK(agrees(0, g.link));                            /* two at once: the second agrees to the first one's table */
    CHECK(tells(0, "\"by\":1,\"seats\":[0,1]"));
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    CHECK(agrees(0, "xyz999pqrstuvwxyz234567"));         /* the first one is gone: another takes its place */
    CHECK(tells(1, "\"by\":0,\"seats\":[0]"));
    same_when_rebuilt();
    web_close(&w);
}

static void the_same_table_with_everybody_invited(void)
{
    if (!finish_toy(",\"clock\":30,\"out\":\"skip\",\"obvious\":true,\"level\":\"hard\"") || !rematch(1)) return;
    text_buf t = { .text = NULL };
    room_write_table(w.r, ORR_PUBLIC, w.now, &t);
    CHECK(strstr(t.text, "\"state\":\"gathering\",\"host\":null"));
    CHECK(strstr(t.text, "{\"name\":\"Ada\",\"person\":true,\"level\":null,\"here\":false,"));
    CHECK(strstr(t.text, "\"late\":false,\"invited\":true,\"offered\":false,\"joined\":false}"));
    CHECK(strstr(t.text, "\"person\":false,\"level\":\"hard\""));
    CHECK(strstr(t.text, "\"clock\":30,\"bank\":0,\"increment\":0,\"out\":\"skip\""));
    CHECK(w.r->box.opt[0] == 1 && w.r->obvious);
    CHECK(memcmp(w.r->deal.secret, old.r->deal.secret, MATCH_KEY));                     /* another shuffle */
    text_free(&t);
    for (unsigned token = 0; token < 3; token++) CHECK_NUMBER(seat_of(w.r, token), ORR_PUBLIC);  /* no old right here */
    CHECK(!web_sit(&w, "{\"name\":\"Eve\",\"seat\":0}", 7) && strstr(w.why.text, "taken"));
    CHECK(comes(1, 11));
    CHECK_NUMBER(w.r->host, 1);
    CHECK_NUMBER(seat_of(w.r, 11), 1);
    CHECK(comes(1, 12)); /* the reply was lost: once more, and the first is worth nothing */
    CHECK_NUMBER(seat_of(w.r, 11), ORR_PUBLIC);
    CHECK_NUMBER(seat_of(w.r, 12), 1);
    CHECK(web_here(&w, 1, true));
    CHECK(!comes(1, 13) && strstr(w.why.text, "already"));
    CHECK_NUMBER(seat_of(w.r, 12), 1);
    refused(1, "{\"t\":\"host\",\"seat\":0}", "Nobody sits there");
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    close_both();
}

/* Whoever does not come is replaced when it starts; whoever was sent away stays away. */
static void whoever_does_not_come(void)
{
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(0, 10) && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    CHECK(tells(0, "\"state\":\"playing\"") && !tells(0, "\"name\":\"Ben\""));
    CHECK(!comes(1, 11) && strstr(w.why.text, "has begun"));
    same_when_rebuilt();
    close_both();
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(0, 10) && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"seat\",\"seat\":1,\"level\":null}"), ROOM_STORE);
    CHECK(!comes(1, 11) && strstr(w.why.text, "given away"));
    CHECK(web_sit(&w, "{\"name\":\"Eve\",\"seat\":1}", 7));
    CHECK(web_here(&w, 1, true));
    CHECK(!comes(1, 11) && strstr(w.why.text, "given away"));
    same_when_rebuilt();
    close_both();
}

/* Whoever proposed it leaves before anybody else has come: nobody who is only invited becomes the host. */
static void the_host_is_somebody_who_came(void)
{
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(0, 10) && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(w.r->host, NO_SEAT);
    CHECK(comes(1, 11));
    CHECK_NUMBER(w.r->host, 1);
    same_when_rebuilt();
    close_both();
}

/* Whoever has come and changed chairs is there; that gives nobody the chair they left, nor their name. */
static void changed_chairs_at_the_new_table(void)
{
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(0, 10) && web_here(&w, 0, true) && comes(1, 11) && web_here(&w, 1, true));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"chair\",\"seat\":2}"), ROOM_STORE);
    CHECK(!comes(1, 12));
    CHECK_TEXT(w.why.text, "You are at the new table already.");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chair\",\"seat\":1}"), ROOM_STORE);
    CHECK(!comes(0, 12) && !strcmp(w.why.text, "You are at the new table already."));
    CHECK(!comes(1, 12) && !strcmp(w.why.text, "You are at the new table already."));
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    close_both();
}

/* Who proposed it never shows up, or only asked for it: somebody else starts. */
static void somebody_can_start(void)
{
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(1, 11) && web_here(&w, 1, true));        /* Ada's second step got lost */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"start\"}"), ROOM_STORE);
    close_both();
    if (!finish_toy("") || !rematch(0)) return;
    CHECK(comes(0, 10) && comes(1, 11) && web_here(&w, 1, true));    /* Ada has a token, and never came */
    refused(1, "{\"t\":\"start\"}", "Only the host");
    w.now += ROOM_HOST_GONE;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"start\"}"), ROOM_STORE);
    same_when_rebuilt();
    close_both();
}

int main(void)
{
    TEST_CASE(only_after_the_match);
    TEST_CASE(everybody_sees_who_wants_it);
    TEST_CASE(the_same_table_with_everybody_invited);
    TEST_CASE(whoever_does_not_come);
    TEST_CASE(the_host_is_somebody_who_came);
    TEST_CASE(changed_chairs_at_the_new_table);
    TEST_CASE(somebody_can_start);
    return test_end();
}
