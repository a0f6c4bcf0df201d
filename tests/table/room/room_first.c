/* Somebody's first game: a prepared deal that everybody may know, bots in all other seats, the coach on, and play
 * begins at once. */
#include "tests/support/room_table.h"

static unsigned asked_for;

static bool prepared(const orr_game *g, unsigned seats, unsigned any, char seed[ROOM_SEED])
{
    asked_for++;
    snprintf(seed, ROOM_SEED, "first-%u", any % 10 + 1);
    return seats == 3 && !strcmp(g->id, "earth-gambit");
}

#define FIRST "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"first\":true"
#define BOTS ",\"bots\":{\"1\":\"easy\",\"2\":\"easy\"}"

static void it_begins_at_once_with_a_coach(void)
{
    match_deal d;
    uint8_t ours[MATCH_KEY], theirs[MATCH_KEY];
    house.first = prepared;
    if (!CHECK(web_open(&w, FIRST BOTS "}"))) return;
    CHECK(web_here(&w, 0, true));
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK(room_has_coach(w.r, 0) && !room_has_coach(w.r, 1));
    deal_from_seed(&d, w.r->seed);
    deal_key(&d, ours);
    deal_key(&w.r->deal, theirs);
    CHECK(!memcmp(ours, theirs, sizeof ours));
    text_buf table = { .text = NULL };
    room_write_table(w.r, ORR_PUBLIC, w.now, &table);
    CHECK(strstr(table.text, "\"seed\":\"first-"));              /* whoever looks on is told, too */
    text_free(&table);
    same_when_rebuilt();
    CHECK(web_snapshot(&w));
    room *again = web_restore(&w);
    if (CHECK(again)) CHECK_TEXT(again->seed, w.r->seed);
    room_close(again);
    web_close(&w);
}

static void never(const char *body, const char *why)
{
    if (!CHECK(!web_open(&w, body))) web_close(&w);
    CHECK(strstr(w.why.text, why));
}

static void it_is_for_one_person_and_the_usual_cards(void)
{
    house.first = prepared;
    never(FIRST "}", "you among bots");
    never(FIRST ",\"bots\":{\"1\":\"easy\"}}", "you among bots");
    never("{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"first\":true"
          ",\"bots\":{\"0\":\"easy\",\"1\":\"easy\",\"2\":\"easy\"}}", "you among bots");
    never(FIRST BOTS ",\"options\":{\"special_abilities\":\"on\"}}", "the usual cards and options");
    asked_for = 0;
    never("{\"game\":\"earth-gambit\",\"seats\":2,\"name\":\"Ada\",\"seat\":0,\"first\":true,"
          "\"bots\":{\"1\":\"easy\"}}",
          "no prepared deal for 2 players");
    CHECK_NUMBER(asked_for, 1);
    house.first = NULL;
    never(FIRST BOTS "}", "no prepared deal");
}

#define NO_SECRET "The cards of a first game are no secret, so nobody can take over its bots' seats."

/* Anybody can look the seed up, so whoever joined could know every card. */
static void nobody_joins_it(void)
{
    house.first = prepared;
    if (!CHECK(web_open(&w, FIRST BOTS "}"))) return;
    CHECK(web_here(&w, 0, true));
    refused(0, "{\"t\":\"offer\",\"seat\":1,\"on\":true}", NO_SECRET);
    CHECK(!w.r->seat[1].offered && w.r->vote.what == VOTE_NONE);
    w.r->seat[1].offered = true;                         /* as an older server may have stored it */
    CHECK(!web_sit(&w, "{\"name\":\"Dora\",\"seat\":1}", 5));
    CHECK_TEXT(w.why.text, NO_SECRET);
    CHECK(!web_sit(&w, "{\"name\":\"Dora\"}", 5));
    CHECK_TEXT(w.why.text, NO_SECRET);
    CHECK(w.r->seat[1].who == BOT);
    web_close(&w);
}

static void other_tables_have_no_seed(void)
{
    house.first = prepared;
    asked_for = 0;
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,"
                            "\"first\":false" BOTS "}")))
        return;
    CHECK_NUMBER(asked_for, 0);
    CHECK_NUMBER(room_state_of(w.r), ROOM_GATHERING);
    CHECK(!*w.r->seed && !room_has_coach(w.r, 0));
    web_close(&w);
}

int main(void)
{
    TEST_CASE(it_begins_at_once_with_a_coach);
    TEST_CASE(it_is_for_one_person_and_the_usual_cards);
    TEST_CASE(nobody_joins_it);
    TEST_CASE(other_tables_have_no_seed);
    return test_end();
}
