/* What the expert of Mars vs Earth reads beside the cards: from what everybody does in public it guesses who is Martian
 * much better than the script, on matches of scripts that nobody fitted it to; and it follows the table rightly. */
#include "bench/outlook/hidden_sides.h"
#include "bots/bots.h"
#include "bots/mars_vs_earth/script.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"
#include "tests/support/check.h"

enum { MATCHES = 140 };

static orr_box box;
static const bot *script;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM];
static mve_view view, open_view;
static mve_memory memory[MVE_MAX_SEATS];
static mve_deeds deeds[MVE_MAX_SEATS];
static unsigned seats, asked;
static double script_loss, deeds_loss;

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) {
        orr_event heard = *e;
        if (!(e->sees >> s & 1)) memset(heard.priv, 0, sizeof heard.priv);
        script->note(&box, s, &heard, &memory[s], &deeds[s]);
        bot_hear(script, &box, s, e, &memory[s]);
    }
}

static orr_news news = { .hear = tell };
static orr_ctx t = { .box = &box, .state = state, .news = &news };

static void open_match(const char *game)
{
    t.game = orr_find_game(game);
    box_open(&box, t.game);
    script = bot_find("script", t.game);
}

static void begin(unsigned match)
{
    const uint8_t key[32] = { (uint8_t)match, 5 };
    seats = 3 + match % 7;
    memset(deeds, 0, sizeof deeds);
    for (unsigned s = 0; s < seats; s++) bot_open(script, &box, NULL, &memory[s]);
    CHECK_NUMBER(orr_start(&t, (uint8_t)seats, key), ORR_OK);
}

/* Every seat whose side this one cannot see. */
static void compare(orr_seat me)
{
    float plain[MVE_MAX_SEATS], sharp[MVE_MAX_SEATS];
    mve_believe(&box, &view, &memory[me], plain);
    mve_believe(&box, &view, script->insight(&deeds[me]), sharp);
    open_sight_observe(&t, 0, scratch, &open_view);
    asked += side_losses(&view, &open_view, me, plain, &script_loss);
    side_losses(&view, &open_view, me, sharp, &deeds_loss);
}

/* What it counted is what lies there. */
static void follows(orr_seat me)
{
    const mve_deeds *d = &deeds[me];
    unsigned active = 0;
    CHECK_NUMBER(d->seats, seats);
    CHECK_NUMBER(d->civilians, view.civilians);
    CHECK_NUMBER(d->revealed, ((1u << seats) - 1) & ~(unsigned)(view.agents | view.civilians));
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) active += view.active[slot].z.n;
    if (!d->resolving) CHECK_NUMBER(d->n_active, active);
    for (unsigned s = 0; s < seats; s++) CHECK_NUMBER(d->hand[s], view.hand[s].z.n);
}

static void answer(orr_rng *r, void (*look)(orr_seat me))
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&t, r);
    const int n = orr_legal(&t, s, legal);
    orr_observe(&t, s, &view);
    look(s);
    orr_say(&t, s, look == follows ? legal[orr_rng_below(r, (uint32_t)n)]
                                   : script->choose(&box, &view, legal, n, &memory[s], r));
}

static void guesses_better(const char *game)
{
    orr_rng r = { 14 };
    asked = 0, script_loss = deeds_loss = 0;
    open_match(game);
    for (unsigned match = 0; match < MATCHES; match++)
        for (begin(match); orr_asked(&t);) answer(&r, compare);
    script_loss /= asked, deeds_loss /= asked;
    printf("  %s: log loss of the script %.3f, with deeds %.3f, of %u\n", game, script_loss, deeds_loss, asked);
    CHECK(asked > 10000);
    CHECK(deeds_loss < 0.75 * script_loss);
}

static void counts_rightly(const char *game)
{
    orr_rng r = { 15 };
    open_match(game);
    for (unsigned match = 0; match < 28; match++)
        for (begin(match); orr_asked(&t);) answer(&r, follows);
}

static void first_edition(void) { guesses_better("mars-vs-earth-1e"); }
static void second_edition(void) { guesses_better("mars-vs-earth-2e"); }
static void first_edition_counts(void) { counts_rightly("mars-vs-earth-1e"); }
static void second_edition_counts(void) { counts_rightly("mars-vs-earth-2e"); }

int main(void)
{
    TEST_CASE(first_edition);
    TEST_CASE(second_edition);
    TEST_CASE(first_edition_counts);
    TEST_CASE(second_edition_counts);
    return test_end();
}
