/* deeds.c - what bots/mars_vs_earth/deeds.c is fitted to, and how well it guesses. deeds GAME FROM MATCHES BOT
 * ITERATIONS [SEATS]: every seat is that bot (script, beliefs, ...); without SEATS, all numbers from 3 to 9. To the
 * standard output first how many numbers describe a deed, one byte, then each deed that one seat of a match heard of a
 * seat whose side it could not see. To the standard error the log loss per hidden seat, over all decisions of all
 * seats: of the script's beliefs, and with deeds. */
#include "bench/outlook/hidden_sides.h"
#include "bots/bots.h"
#include "bots/mars_vs_earth/script.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {                         /* one deed, as fit_deeds.py reads it on a machine like this one */
    uint8_t in[MVE_DEED_IN];
    uint8_t martian, wave;               /* what the seat is, and of which wave this is */
    uint32_t seat;                       /* which one of all matches: its deeds belong together */
    float odds[MVE_WAVES];               /* by the cards: that its first Martian card is of that wave, against none */
} deed;

static orr_box box;
static const bot *script, *player;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM];
static void *mind[MVE_MAX_SEATS];
static mve_memory memory[MVE_MAX_SEATS];
static mve_deeds deeds[MVE_MAX_SEATS];
static mve_view view, open_view;
static unsigned seats, asked;
static orr_seat listener;                /* who writes down what it hears */
static uint32_t life[MVE_MAX_SEATS], lives;      /* numbers of seats; a new one once all of its DNA was seen */
static double plain_loss, sharp_loss;
static orr_ctx t;

/* With what the others did, but not with what this seat did. */
static float odds_of(const mve_memory *cards, unsigned s, unsigned wave)
{
    float doubt[MVE_MAX_SEATS];
    mve_memory m = deeds[listener].sharp;
    m.wave = cards->wave;
    for (unsigned w = 0; w < MVE_FIRSTS; w++) m.like[s][w] = !w || w == wave ? cards->like[s][w] : 0;
    mve_believe(&box, &view, &m, doubt);
    const float p = doubt[s] < 1e-6f ? 1e-6f : doubt[s] > 1 - 1e-6f ? 1 - 1e-6f : doubt[s];
    return logf(p / (1 - p));
}

static void write_down(const orr_event *e)
{
    mve_deed row[MVE_MAX_SEATS];
    mve_memory cards = deeds[listener].plain;
    const unsigned n = mve_deeds_see(&box, listener, e, &deeds[listener], row);
    if (!n) return;
    mve_hear(&box, listener, e, &cards);
    orr_observe(&t, listener, &view);
    open_sight_observe(&t, 0, scratch, &open_view);
    for (unsigned i = 0; i < n; i++) {
        const unsigned s = row[i].seat;
        deed out = { .martian = side_has(&open_view, s, MVE_CLONE), .wave = cards.wave, .seat = life[s] };
        if (!side_is_hidden(&view, s)) continue;
        memcpy(out.in, row[i].in, sizeof out.in);
        for (unsigned w = 0; w < MVE_WAVES; w++) out.odds[w] = odds_of(&cards, s, w + 1);
        fwrite(&out, sizeof out, 1, stdout);
    }
}

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) {
        orr_event heard = *e;
        if (!(e->sees >> s & 1)) memset(heard.priv, 0, sizeof heard.priv);
        if (s == listener) write_down(&heard);
        mve_deeds_hear(&box, s, &heard, &memory[s], &deeds[s]);
        bot_hear(script, &box, s, e, &memory[s]);
        bot_hear(player, &box, s, e, mind[s]);
    }
    if (e->kind == MVE_TOLD_AGENT || e->kind == MVE_TOLD_CIVILIAN) life[e->pub[0]] = ++lives;
}

static void judge(orr_seat me)
{
    float plain[MVE_MAX_SEATS], sharp[MVE_MAX_SEATS];
    mve_believe(&box, &view, &memory[me], plain);
    mve_believe(&box, &view, &deeds[me].sharp, sharp);
    open_sight_observe(&t, 0, scratch, &open_view);
    asked += side_losses(&view, &open_view, me, plain, &plain_loss);
    side_losses(&view, &open_view, me, sharp, &sharp_loss);
}

static void play(unsigned match, const bot_budget *budget, orr_rng *r)
{
    const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), (uint8_t)(match >> 16), 11 };
    listener = (orr_seat)(match / 7 % seats);
    memset(deeds, 0, sizeof deeds);
    for (unsigned s = 0; s < seats; s++) {
        life[s] = ++lives;
        bot_open(script, &box, NULL, &memory[s]);
        bot_open(player, &box, budget, mind[s]);
    }
    if (orr_start(&t, (uint8_t)seats, key) != ORR_OK) return;
    while (orr_asked(&t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(&t, r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, &view);
        if (n > 1) judge(s);
        orr_say(&t, s, player->choose(&box, &view, legal, n, mind[s], r));
    }
}

int main(int argc, char **argv)
{
    if (argc < 6) return 2;
    const unsigned from = (unsigned)strtoul(argv[2], NULL, 10), matches = (unsigned)strtoul(argv[3], NULL, 10);
    const bot_budget budget = { .iterations = (uint32_t)strtoul(argv[5], NULL, 10) };
    orr_news news = { .hear = tell };
    orr_rng r = { 7 + from };
    t = (orr_ctx){ .game = orr_find_game(argv[1]), .box = &box, .state = state, .news = &news };
    if (t.game != &orr_mars_vs_earth_1e && t.game != &orr_mars_vs_earth_2e) return 2;
    box_open(&box, t.game);
    script = bot_find("script", t.game);
    player = bot_find(argv[4], t.game);
    if (!player) return 2;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) mind[s] = malloc(player->memory);
    putchar(MVE_DEED_IN);
    for (unsigned match = from; match < from + matches; match++) {
        seats = argc > 6 ? (unsigned)strtoul(argv[6], NULL, 10) : 3 + match % 7;
        play(match, &budget, &r);
    }
    fprintf(stderr, "%s: log loss of the script %.4f, with deeds %.4f, of %u\n", argv[1], plain_loss / asked,
            sharp_loss / asked, asked);
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) free(mind[s]);
    return fflush(stdout) ? 1 : 0;
}
