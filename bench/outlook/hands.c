/* hands.c - how well hands are guessed in Earth Gambit. hands MATCHES BOT ITERATIONS [SEATS]: every seat is that bot
 * (script, beliefs, ...). At one choice in five whoever has it guesses the card of everybody who waits with one:
 * by the cards that are left, as the expert reads it, as the network believes, and by the geometric mean of the last
 * two. Says the log loss of each, and how often a card drawn from it is right. */
#include "bots/bots.h"
#include "bots/earth_gambit/script.h"
#include "bots/maths.h"
#include "bots/net/net.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT, READ, NET, MEAN, WAYS };
static const char *const ways[] = { "cards that are left", "as the expert reads it", "as the network believes",
                                    "mean of these two" };
static const float least = 1e-4f;        /* how likely anything is at least, in a log loss */

static orr_box box;
static const bot *script, *player;
static const learn_place *hand;          /* where the network's beliefs about hands are */
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM];
static eg_view view, open_view;
static eg_memory memory[EG_MAX_SEATS];
static eg_hands hands[EG_MAX_SEATS];
static net_mind minds[EG_MAX_SEATS];
static void *mind[EG_MAX_SEATS];         /* of the players */
static unsigned seats = 5, guesses;
static double loss[WAYS], right[WAYS];
static orr_ctx t;

static orr_event as_heard_by(orr_seat s, const orr_event *e)
{
    orr_event heard = *e;
    if (!(e->sees >> s & 1)) memset(heard.priv, 0, sizeof heard.priv);
    return heard;
}

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) {
        const orr_event heard = as_heard_by(s, e);
        eg_hands_hear(&box, s, &heard, &memory[s], &hands[s]);     /* before the script hears it */
        net_mind_hear(&minds[s], &heard);
        bot_hear(script, &box, s, &heard, &memory[s]);
        bot_hear(player, &box, s, &heard, mind[s]);
    }
}

/* Whatever its Role is, each as likely as it is believed to be. */
static void read_hand(orr_seat me, unsigned s, unsigned kinds, const uint8_t *left, float *weight)
{
    float team[EG_MAX_SEATS][BOT_MOST_SIDES];
    script->believe(&box, &view, &memory[me], team);
    for (unsigned side = 0; side < EG_N_TEAMS; side++) {
        float all = 0;
        for (unsigned k = 0; k < kinds; k++) all += hands[me].hold[s][side][k] * left[k];
        for (unsigned k = 0; k < kinds && all > 0; k++)
            weight[k] += team[s][side] * hands[me].hold[s][side][k] * left[k] / all;
    }
}

static void believe_hand(orr_seat me, unsigned s, const learn_thought *thought, const uint8_t *left, float *weight)
{
    int32_t logits[EG_MAX_KINDS];
    uint32_t shares[EG_MAX_KINDS];
    learn_net_truths(&minds[me].net, thought, hand->truth + (s + seats - me) % seats * hand->kinds, hand->kinds,
                     logits);
    learn_net_shares(logits, hand->kinds, shares);
    for (unsigned k = 0; k < hand->kinds; k++) weight[k] = left[k] ? (float)shares[k] / LEARN_ONE + least : 0;
}

static void score(unsigned way, const float *weight, unsigned kinds, unsigned truth)
{
    float all = 0;
    for (unsigned k = 0; k < kinds; k++) all += weight[k];
    const float p = all > 0 ? weight[truth] / all : 0;
    loss[way] -= bot_log(p < least ? least : p);
    right[way] += p;
}

static void guess(orr_seat me)
{
    learn_thought thought;
    uint8_t left[256];
    const unsigned kinds = eg_set_of(&box)->cards_n;
    net_mind_think(&minds[me], script, &box, &view, &memory[me], &thought);
    open_sight_observe(&t, me, scratch, &open_view);
    eg_count_left(&box, &view, left);
    for (unsigned s = 0; s < seats; s++) {
        float weight[WAYS][EG_MAX_KINDS] = { { 0 } };
        const unsigned truth = open_view.hand[s].face[0].kind;
        if (s == view.active || view.hand[s].z.n != 1 || view.hand[s].face[0].kind != ORR_UNKNOWN) continue;
        for (unsigned k = 0; k < kinds; k++) weight[LEFT][k] = left[k];
        read_hand(me, s, kinds, left, weight[READ]);
        believe_hand(me, s, &thought, left, weight[NET]);
        for (unsigned k = 0; k < kinds; k++) weight[MEAN][k] = sqrtf(weight[READ][k] * weight[NET][k]);
        for (unsigned way = 0; way < WAYS; way++) score(way, weight[way], kinds, truth);
        guesses++;
    }
}

static bool play(unsigned match, const bot_budget *budget, orr_rng *r)
{
    const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), 9 };
    memset(hands, 0, sizeof hands);
    memset(minds, 0, sizeof minds);
    for (unsigned s = 0; s < seats; s++) {
        bot_open(script, &box, NULL, &memory[s]);
        bot_open(player, &box, budget, mind[s]);
        net_mind_open(&minds[s], &box);
    }
    if (!minds[0].ready || orr_start(&t, (uint8_t)seats, key) != ORR_OK) return false;
    for (unsigned i = 0; i < box.game->n_places; i++)
        if (!strcmp(box.game->places[i].word, "hand")) hand = &minds[0].layout.place[i];
    while (orr_asked(&t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(&t, r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, &view);
        if (!orr_rng_below(r, 5)) guess(s);
        orr_say(&t, s, player->choose(&box, &view, legal, n, mind[s], r));
    }
    return true;
}

int main(int argc, char **argv)
{
    if (argc < 4) return 2;
    const unsigned matches = (unsigned)strtoul(argv[1], NULL, 10);
    const bot_budget budget = { .iterations = (uint32_t)strtoul(argv[3], NULL, 10) };
    orr_news news = { .hear = tell };
    orr_rng r = { 5 };
    t = (orr_ctx){ .game = &orr_earth_gambit, .box = &box, .state = state, .news = &news };
    box_open(&box, t.game);
    script = bot_find("script", t.game);
    player = bot_find(argv[2], t.game);
    if (argc > 4) seats = (unsigned)strtoul(argv[4], NULL, 10);
    if (!player || seats < 2 || seats > EG_MAX_SEATS) return 2;
    for (unsigned s = 0; s < seats; s++) mind[s] = malloc(player->memory);
    for (unsigned match = 0; match < matches; match++)
        if (!play(match, &budget, &r)) return 1;
    for (unsigned way = 0; way < WAYS; way++)
        printf("%-24s log loss %.3f, right %4.1f%%\n", ways[way], loss[way] / guesses, 100 * right[way] / guesses);
    printf("%u guesses\n", guesses);
    for (unsigned s = 0; s < seats; s++) free(mind[s]);
    return fflush(stdout) ? 1 : 0;
}
