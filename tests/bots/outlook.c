/* What the expert of Mars vs Earth judges by: who wins from the beginning of a round, better than by the script's own
 * glance at the same open cards, on matches of scripts that nobody fitted it to. */
#include "bots/bots.h"
#include "bots/mars_vs_earth/script.h"
#include "bots/maths.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"
#include "tests/support/check.h"

enum { MATCHES = 160, MOST_ROUNDS = 60 };

static orr_box box;
static const bot *script;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM];
static mve_view view, kept[MOST_ROUNDS + 1];
static mve_memory memory[MVE_MAX_SEATS], heard[MOST_ROUNDS];
static unsigned seats, judged;
static double glance_loss, outlook_loss;

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) bot_hear(script, &box, s, e, &memory[s]);
}

static orr_news news = { .hear = tell };
static orr_ctx t = { .box = &box, .state = state, .news = &news };

/* To the end, with the beginning of every round kept as seat 0 heard of it. */
static unsigned play(orr_rng *r)
{
    unsigned n = 0, round = 0;
    while (orr_asked(&t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(&t, r);
        const int choices = orr_legal(&t, s, legal);
        if (bot_clock(box.game, state) != round && n < MOST_ROUNDS) {
            round = bot_clock(box.game, state);
            open_sight_observe(&t, 0, scratch, &kept[n]);
            heard[n++] = memory[0];
        }
        orr_observe(&t, s, &view);
        orr_say(&t, s, script->choose(&box, &view, legal, choices, &memory[s], r));
    }
    return n;
}

static float chance_of(float (*judge)(const orr_box *, const void *, const void *), unsigned i, orr_seat s)
{
    mve_view seen = kept[i];
    seen.look.seat = s;
    return judge(&box, &seen, &heard[i]);
}

static bool is_martian(unsigned i, orr_seat s)
{
    for (unsigned k = 0; k < kept[i].dna[s].z.n; k++)
        if (kept[i].dna[s].face[k].kind == MVE_CLONE) return true;
    return false;
}

/* Both sides' chances are one; what the winners were promised counts. Sides as they are then: DNA comes later. */
static void judge(unsigned n, bool humans_won)
{
    for (unsigned i = 0; i < n; i++)
        for (orr_seat s = 0; s < seats; s++) {
            const float outlook = chance_of(mve_outlook_open, i, s);
            CHECK(outlook >= 0 && outlook <= 1);
            if (is_martian(i, s) == humans_won) continue;
            outlook_loss -= bot_log(outlook + 1e-3f);
            glance_loss -= bot_log(chance_of(mve_standing, i, s) + 1e-3f);
            judged++;
        }
}

static void both_sides_together_are_sure(void)
{
    for (orr_seat s = 1; s < seats; s++)
        if (is_martian(0, s) != is_martian(0, 0)) {
            const float both = chance_of(mve_outlook_open, 0, 0) + chance_of(mve_outlook_open, 0, s);
            CHECK(both > 0.999f && both < 1.001f);
        }
}

static void knows_more_than_a_glance(const char *game)
{
    orr_rng r = { 12 };
    judged = 0, glance_loss = outlook_loss = 0;
    t.game = orr_find_game(game);
    box_open(&box, t.game);
    script = bot_find("script", t.game);
    for (unsigned match = 0; match < MATCHES; match++) {
        const uint8_t key[32] = { (uint8_t)match, 4 };
        orr_result result = { 0 };
        seats = 3 + match % 7;
        for (unsigned s = 0; s < seats; s++) bot_open(script, &box, NULL, &memory[s]);
        CHECK_NUMBER(orr_start(&t, (uint8_t)seats, key), ORR_OK);
        const unsigned n = play(&r);
        box.game->result(&t, &result);
        open_sight_observe(&t, 0, scratch, &view);
        const orr_seat winner = (orr_seat)__builtin_ctz(result.winners);
        kept[n] = view;                                  /* sides as they are at the end */
        judge(n, !is_martian(n, winner));
        both_sides_together_are_sure();
    }
    glance_loss /= judged, outlook_loss /= judged;
    printf("  %s: log loss at a glance %.3f, by the outlook %.3f, of %u\n", game, glance_loss, outlook_loss, judged);
    CHECK(judged > 1000);
    CHECK(outlook_loss < 0.95 * glance_loss);
}

static void first_edition(void) { knows_more_than_a_glance("mars-vs-earth-1e"); }
static void second_edition(void) { knows_more_than_a_glance("mars-vs-earth-2e"); }

int main(void)
{
    TEST_CASE(first_edition);
    TEST_CASE(second_edition);
    return test_end();
}
