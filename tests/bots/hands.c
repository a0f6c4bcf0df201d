/* What the expert of Earth Gambit reads: hands it cannot see, guessed better than from the cards that are left, and
 * who wins from an open position, better than by the race alone. From matches of scripts. */
#include "bots/bots.h"
#include "bots/earth_gambit/script.h"
#include "bots/maths.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"
#include "tests/support/check.h"

enum { MATCHES = 60, DRAWS = 40, MOST_POSITIONS = 4000 };

static orr_box box;
static const bot *script;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM];
static eg_view view, open_view;
static eg_memory memory[EG_MAX_SEATS];
static eg_hands hands[EG_MAX_SEATS];
static unsigned seats;

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) {
        orr_event heard = *e;
        if (!(e->sees >> s & 1)) memset(heard.priv, 0, sizeof heard.priv);
        eg_hands_hear(&box, s, &heard, &memory[s], &hands[s]);
        bot_hear(script, &box, s, e, &memory[s]);
    }
}

static orr_news news = { .hear = tell };
static orr_ctx t = { .state = state, .news = &news };

static void begin(unsigned match)
{
    const uint8_t key[32] = { (uint8_t)match, 3 };
    memset(hands, 0, sizeof hands);
    for (unsigned s = 0; s < seats; s++) bot_open(script, &box, NULL, &memory[s]);
    CHECK_NUMBER(orr_start(&t, (uint8_t)seats, key), ORR_OK);
}

static orr_seat answer(orr_rng *r)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&t, r);
    const int n = orr_legal(&t, s, legal);
    orr_observe(&t, s, &view);
    orr_say(&t, s, script->choose(&box, &view, legal, n, &memory[s], r));
    return s;
}

/* How often the one card of each hand is guessed, by reading and by luck. */
static double read_right, luck_right;
static unsigned guesses;

static void guess(orr_seat me, orr_rng *r)
{
    open_sight_observe(&t, me, scratch, &open_view);
    orr_observe(&t, me, &view);
    for (unsigned i = 0; i < DRAWS; i++) {
        eg_view read = view;
        static alignas(16) unsigned char world[BOT_ROOM];
        static eg_view there;
        const orr_ctx w = { .game = box.game, .box = &box, .state = world };
        eg_suppose_roles(&box, &memory[me], r, &read);
        eg_hands_suppose(&box, &hands[me], r, &read);
        orr_imagine(&box, &view, r, world);
        open_sight_observe(&w, me, scratch, &there);
        for (unsigned s = 0; s < seats; s++) {
            if (view.hand[s].z.n != 1 || view.hand[s].face[0].kind != ORR_UNKNOWN) continue;
            const uint8_t truth = open_view.hand[s].face[0].kind;
            read_right += read.hand[s].face[0].kind == truth;
            luck_right += there.hand[s].face[0].kind == truth;
            guesses++;
        }
        orr_imagine(&box, &read, r, world);      /* there are such cards */
    }
}

static void hands_are_read(void)
{
    orr_rng r = { 11 };
    seats = 5;
    for (unsigned match = 0; match < MATCHES; match++) {
        begin(match);
        while (orr_asked(&t)) {
            if (!orr_rng_below(&r, 12)) guess(orr_speaker(&t, &r), &r);
            answer(&r);
        }
    }
    printf("  right by luck %.3f, by reading %.3f, of %u\n", luck_right / guesses, read_right / guesses, guesses);
    CHECK(guesses > 10000);
    CHECK(read_right > 1.25 * luck_right);
}

/* A card that I passed is not forgotten: it is in one of two hands. */
static void a_card_i_passed_is_followed(void)
{
    static const orr_event deal = { .kind = EG_TOLD_DEALT_ROLE }, mine = { .kind = EG_TOLD_TURN, .pub = { 0 } },
                           pass = { .kind = EG_TOLD_PASS, .sees = 3, .pub = { 0, 1 }, .priv = { 2 } },
                           turn = { .kind = EG_TOLD_TURN, .pub = { 1 } },
                           play = { .kind = EG_TOLD_PLAY, .pub = { 1, 0 } },
                           on = { .kind = EG_TOLD_PASS, .sees = 6, .pub = { 1, 2 } };
    const orr_event *const told[] = { &deal, &deal, &deal, &deal, &deal, &mine, &pass, &turn, &play, &on };
    seats = 5;
    memset(hands, 0, sizeof hands);
    for (unsigned s = 0; s < seats; s++) bot_open(script, &box, NULL, &memory[s]);
    for (unsigned i = 0; i < sizeof told / sizeof *told; i++) tell(NULL, told[i]);
    for (unsigned team = 0; team < EG_N_TEAMS; team++) CHECK(hands[0].hold[1][team][2] > 1.5f);
    CHECK(hands[0].came[2] > 1.5f);
    CHECK(hands[3].came[2] < 1.5f);              /* somebody who did not see it */
}

/* Log loss of who wins, by the race and by the outlook. */
static double race_loss, outlook_loss;
static unsigned judged;

static void judge(const eg_view *v, unsigned winner)
{
    const eg_tally table = { v->red, v->blue, v->yellow };
    for (orr_seat s = 0; s < v->look.seats; s++) {
        eg_view seen = *v;
        if (v->role[s].face[0].kind != winner) continue;
        seen.look.seat = s;
        race_loss -= bot_log(eg_chance(eg_set_of(&box), winner, table) + 1e-3f);
        outlook_loss -= bot_log(eg_outlook(&box, &seen, NULL) + 1e-3f);
        judged++;
        return;
    }
}

static void the_outlook_knows_more_than_the_race(void)
{
    static eg_view kept[MOST_POSITIONS];
    orr_rng r = { 12 };
    for (unsigned match = 0; match < 3 * MATCHES; match++) {
        unsigned n = 0;
        orr_result result = { 0 };
        seats = 3 + match % 8;
        begin(1000 + match);
        while (orr_asked(&t)) {
            if (n < MOST_POSITIONS && !orr_rng_below(&r, 4)) open_sight_observe(&t, 0, scratch, &kept[n++]);
            answer(&r);
        }
        box.game->result(&t, &result);
        open_sight_observe(&t, 0, scratch, &open_view);
        for (orr_seat s = 0; s < seats; s++)
            if (result.winners >> s & 1) {
                for (unsigned i = 0; i < n; i++) judge(&kept[i], open_view.role[s].face[0].kind);
                break;
            }
    }
    race_loss /= judged, outlook_loss /= judged;
    printf("  log loss by the race %.3f, by the outlook %.3f, of %u\n", race_loss, outlook_loss, judged);
    CHECK(judged > 1000);
    CHECK(outlook_loss < 0.97 * race_loss);
}

int main(void)
{
    const orr_game *game = orr_find_game("earth-gambit");
    box_open(&box, game);
    t.game = game, t.box = &box;
    script = bot_find("script", game);
    TEST_CASE(hands_are_read);
    TEST_CASE(a_card_i_passed_is_followed);
    TEST_CASE(the_outlook_knows_more_than_the_race);
    return test_end();
}
