/* The host: handing over, gone; settings, chairs and closing while the table waits for players; seats of bots
 * in play. */
#include "tests/support/room_table.h"

static const room_pass nobody = { .has = false };

/* Ada hosts, Ben and Cleo sit; nobody has started. */
static bool gather(const char *more)
{
    char body[300];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":4,\"name\":\"Ada\",\"seat\":0%s}", more);
    return CHECK(web_open(&w, body)) && CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":1}", 1)) &&
           CHECK(web_sit(&w, "{\"name\":\"Cleo\",\"seat\":2}", 2)) && CHECK(web_here(&w, 0, true)) &&
           CHECK(web_here(&w, 1, true)) && CHECK(web_here(&w, 2, true));
}

static void the_longest_seated_follows(void)
{
    if (!gather("")) return;
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    web_here(&w, 1, false);
    web_here(&w, 0, false);
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_HOST_GONE);
    w.now += ROOM_HOST_GONE - 1;
    CHECK_NUMBER(web_tick(&w), 0);
    CHECK(web_here(&w, 0, true));                        /* Ada was only reading something */
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    web_here(&w, 0, false);
    web_here(&w, 1, true);
    w.now += ROOM_HOST_GONE;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(2, "\"host\":1"));                       /* Ben has been here longer than Cleo */
    CHECK(web_here(&w, 0, true));
    CHECK_NUMBER(w.r->host, 1);                          /* nobody gets it back by coming back */
    refused(0, "{\"t\":\"start\"}", "Only the host");
    same_when_rebuilt();
    web_close(&w);
}

/* With nobody else here nobody becomes host, and the table may rest. */
static void an_empty_table_keeps_its_host(void)
{
    if (!gather("")) return;
    for (unsigned s = 0; s < 3; s++) web_here(&w, (orr_seat)s, false);
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    CHECK(room_can_rest(w.r));
    w.now += 10 * ROOM_HOST_GONE;
    CHECK_NUMBER(web_tick(&w), 0);
    CHECK(web_here(&w, 2, true));
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK_NUMBER(w.r->host, 2);
    same_when_rebuilt();
    web_close(&w);
}

/* Whoever made the table and has never come is gone from the moment they sat down. */
static void a_host_who_never_came(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0}")) ||
        !CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1)))
        return;
    web_here(&w, 1, true);
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_HOST_GONE);
    w.now += ROOM_HOST_GONE;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK_NUMBER(w.r->host, 1);
    same_when_rebuilt();
    web_close(&w);
}

static void in_play_it_is_a_line_of_the_log(void)
{
    if (!begin_toy("")) return;
    web_here(&w, 0, false);
    w.now += ROOM_HOST_GONE;
    CHECK(web_tick(&w) >= 1);
    CHECK_NUMBER(w.r->host, 1);
    CHECK(w.r->n_lines && w.r->line[w.r->n_lines - 1].kind == LINE_HOST);
    CHECK(web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"host\",\"seat\":0}"), ROOM_STORE);
    CHECK(tells(1, "Ada is the host now"));
    same_when_rebuilt();
    web_close(&w);
    if (!begin_toy(",\"pace\":\"days\"")) return;        /* over days people come and go */
    web_here(&w, 0, false);
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_HOST_GONE_DAYS);
    web_close(&w);
}

static void settings_change(void)
{
    if (!gather(",\"bots\":{\"3\":\"easy\"}")) return;
    refused(1, "{\"t\":\"settings\",\"clock\":60}", "Only the host");
    refused(0, "{\"t\":\"settings\",\"clock\":60,\"bank\":60}", "not both");
    refused(0, "{\"t\":\"settings\",\"options\":{\"pace\":\"mad\"}}", "mad");
    refused(0, "{\"t\":\"settings\",\"options\":{\"taste\":\"salt\"}}", "taste");
    refused(0, "{\"t\":\"settings\",\"options\":{\"hurry\":\"yes\"}}", "two seats only");
    refused(0, "{\"t\":\"settings\",\"seats\":2}", "Cleo sits on seat 3");
    refused(0, "{\"t\":\"settings\",\"seats\":5}", "seats");
    refused(0, "{\"t\":\"settings\",\"seats\":1}", "seats");
    refused(0, "{\"t\":\"settings\",\"level\":\"godlike\"}", "no such level");
    refused(0, "{\"t\":\"settings\",\"game\":\"earth-gambit\"}", "no 'game'");
    CHECK_NUMBER(
        web_say(&w, 0,
                "{\"t\":\"settings\",\"seats\":3,\"options\":{\"pace\":\"brisk\"},\"clock\":45,\"out\":\"skip\","
                "\"public\":true,\"level\":\"hard\",\"obvious\":true}"),
        ROOM_STORE);
    CHECK(tells(1, "\"public\":true,\"revision\":1,\"level\":\"hard\",\"obvious\":true") && tells(1, "\"clock\":45"));
    CHECK(tells(1, "\"out\":\"skip\"") && room_seats(w.r) == 3 && w.r->box.opt[0] == 1);
    CHECK_NUMBER(seat_of(w.r, 1), 1);
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"settings\",\"seats\":4,\"clock\":0,\"options\":{\"pace\":\"calm\"}}"),
                 ROOM_STORE);
    CHECK(tells(1, "\"revision\":2") && tells(1, "\"clock\":0,\"bank\":0,\"increment\":0,\"out\":\"ask\""));
    CHECK(w.r->obvious && w.r->is_public && room_seats(w.r) == 4 && w.r->seat[3].who == FREE);
    same_when_rebuilt();
    room *r = web_restore(&w);
    text_buf a = { .text = NULL }, b = { .text = NULL };
    if (CHECK(r)) {
        CHECK(room_write_snapshot(w.r, &a) && room_write_snapshot(r, &b));
        CHECK_TEXT(b.text, a.text);
    }
    room_close(r);
    text_free(&a);
    text_free(&b);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    refused(0, "{\"t\":\"settings\",\"clock\":60}", "has begun");
    same_when_rebuilt();
    web_close(&w);
}

/* All options of every game at once fit into an entry. */
static void every_option_fits(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        text_buf m = { .text = NULL };
        char body[120];
        unsigned n = 0;
        snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0}", (*g)->id,
                 (*g)->max_seats);
        if (!CHECK(web_open(&w, body))) continue;
        text_add(&m, "{\"t\":\"settings\",\"options\":{");
        for (unsigned i = 0; i < (*g)->n_options; i++)
            if ((*g)->options[i].values > 1)
                text_format(&m, "%s\"%s\":\"%s\"", n++ ? "," : "", (*g)->options[i].name,
                            (*g)->options[i].word[(*g)->options[i].values - 1]);
        text_add(&m, "}}");
        const room_verdict v = web_say(&w, 0, m.text);   /* the game may not want them all together */
        CHECK(v == ROOM_STORE || !replies("too many"));
        if (v == ROOM_STORE) same_when_rebuilt();
        text_free(&m);
        web_close(&w);
    }
}

static void people_change_chairs(void)
{
    if (!gather(",\"bots\":{\"3\":\"easy\"}")) return;
    web_say(&w, 2, "{\"t\":\"mute\",\"seat\":0,\"on\":true}");
    web_say(&w, 0,
            "{\"t\":\"pledge\",\"pledge\":\"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a\"}");
    refused(0, "{\"t\":\"chair\",\"seat\":1}", "taken");
    refused(0, "{\"t\":\"chair\",\"seat\":0}", "taken");
    refused(0, "{\"t\":\"chair\",\"seat\":7}", "no such seat");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chair\",\"seat\":3}"), ROOM_STORE);
    CHECK_NUMBER(seat_of(w.r, 0), 3);                    /* with the same token */
    CHECK_NUMBER(w.r->host, 3);
    CHECK(w.r->seat[0].who == BOT && !w.r->seat[3].pledged && !w.r->seat[3].here);
    CHECK_NUMBER(w.r->seat[2].mutes, orr_one(3));        /* whom Cleo does not hear */
    CHECK(web_here(&w, 3, true));
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 3, "{\"t\":\"start\"}"), ROOM_STORE);
    refused(1, "{\"t\":\"chair\",\"seat\":0}", "has begun");
    web_close(&w);
}

static void only_the_host_closes(void)
{
    if (!gather("")) return;
    text_buf bye = { .text = NULL };
    refused(1, "{\"t\":\"close\"}", "Only the host");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"close\",\"id\":3}"), ROOM_CLOSES);
    CHECK(replies("{\"t\":\"ok\",\"id\":3}"));
    room_farewell(w.r, 0, &bye);
    CHECK_TEXT(bye.text, "Ada has closed this table.");
    text_free(&bye);
    web_say(&w, 0, "{\"t\":\"start\"}");
    refused(0, "{\"t\":\"close\"}", "has begun");
    web_close(&w);
}

static bool retakes(unsigned token, unsigned with)
{
    const room_grant old = grant_of(token), g = grant_of(with);
    const room_pass pass = room_pass_of(old.token);
    text_buf e = { .text = NULL };
    const bool good = room_retake(w.r, &pass, &g, w.now, &e, &w.why) && web_apply(&w, &e);
    text_free(&e);
    return good;
}

static void who_left_comes_back(void)
{
    text_buf e = { .text = NULL };
    const room_grant g = grant_of(9);
    if (!gather("")) return;
    web_say(&w, 0, "{\"t\":\"leave\"}");
    CHECK(!retakes(0, 8));                               /* before the match a seat that was left is anybody's */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"start\"}"), ROOM_STORE);
    CHECK(!retakes(0, 8) && !retakes(2, 8));
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(seat_of(w.r, 2), ORR_PUBLIC);
    CHECK(!retakes(1, 8) && !room_retake(w.r, &nobody, &g, w.now, &e, &w.why));
    CHECK(retakes(2, 8));
    CHECK(tells(1, "Cleo is back"));
    CHECK_NUMBER(seat_of(w.r, 2), ORR_PUBLIC);           /* the old token stays worth nothing */
    CHECK_NUMBER(seat_of(w.r, 8), 2);
    CHECK(!retakes(2, 9));
    CHECK(web_here(&w, 2, true));
    CHECK_NUMBER(answers(2, TOY_SAY, 1), ROOM_STORE);
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    text_free(&e);
    web_close(&w);
}

static void a_bot_gives_its_seat_to_somebody(void)
{
    if (!gather(",\"clock\":30,\"out\":\"skip\"")) return;
    refused(0, "{\"t\":\"offer\",\"seat\":3,\"on\":true}", "No match is running");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    CHECK(!web_sit(&w, "{\"name\":\"Dora\",\"seat\":3}", 5) && strstr(w.why.text, "has begun"));
    refused(1, "{\"t\":\"offer\",\"seat\":3,\"on\":true}", "Only the host");
    refused(0, "{\"t\":\"offer\",\"seat\":1,\"on\":true}", "No bot plays there");
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"offer\",\"seat\":2,\"on\":true}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":true}"), ROOM_STORE);
    CHECK(tells(ORR_PUBLIC, "\"offered\":true"));
    CHECK(!retakes(2, 8));                               /* offered to everybody: not Cleo's any more */
    same_when_rebuilt();
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) web_thought(&w, j, j->legal[0], w.now);
    CHECK(web_sit(&w, "{\"name\":\"Dora\",\"seat\":null}", 5));
    CHECK_NUMBER(seat_of(w.r, 5), 2);
    CHECK(tells(0, "Dora takes over from a bot") && tells(0, "\"offered\":false"));
    CHECK(web_here(&w, 2, true));
    CHECK(tells(0, "\"clock\":30"));
    w.now += 5000;
    web_tick(&w);                                        /* the bot that had thought about it says nothing */
    CHECK(orr_asked(&w.r->m->t) >> 2 & 1);
    CHECK_NUMBER(answers(2, TOY_SAY, 2), ROOM_STORE);
    CHECK(!web_sit(&w, "{\"name\":\"Eve\",\"seat\":2}", 6));
    same_when_rebuilt();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(the_longest_seated_follows);
    TEST_CASE(an_empty_table_keeps_its_host);
    TEST_CASE(a_host_who_never_came);
    TEST_CASE(in_play_it_is_a_line_of_the_log);
    TEST_CASE(settings_change);
    TEST_CASE(every_option_fits);
    TEST_CASE(people_change_chairs);
    TEST_CASE(only_the_host_closes);
    TEST_CASE(who_left_comes_back);
    TEST_CASE(a_bot_gives_its_seat_to_somebody);
    return test_end();
}
