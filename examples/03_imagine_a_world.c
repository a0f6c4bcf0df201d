/* 03_imagine_a_world.c - how a bot thinks: from its view it imagines worlds that fit, and plays each to the end at
 * random. It never gets the true state, so it cannot peek. */
#include "engine/game.h"
#include "games/games.h"

#include <stdio.h>
#include <string.h>

enum { WORLDS = 2000, ROOM = 4096 };
static _Alignas(8) unsigned char truth[ROOM], world[ROOM], view[ROOM], view_again[ROOM];

/* In how many of a hundred imagined worlds `seat` wins after this answer. */
static unsigned percent_won(const orr_box *box, orr_seat seat, orr_action answer, orr_rng *rng)
{
    orr_ctx t = { .game = box->game, .box = box, .state = world };
    unsigned wins = 0;
    for (int i = 0; i < WORLDS; i++) {
        orr_imagine(box, view, rng, world);
        orr_say(&t, seat, answer);
        orr_playout(&t, rng, box->game->longest);
        orr_result result;
        box->game->result(&t, &result);
        wins += result.winners >> seat & 1;
    }
    return 100 * wins / WORLDS;
}

int main(void)
{
    const orr_box box = { .game = &orr_template };
    const uint8_t key[32] = { 5 };
    orr_rng rng = { 1 };
    orr_action legal[ORR_MAX_LEGAL];
    char text[80];
    orr_ctx t = { .game = &orr_template, .box = &box, .state = truth };
    if (orr_template.state_size > ROOM || orr_start(&t, 2, key) != ORR_OK) return 1;

    orr_seat seat = orr_speaker(&t, &rng);
    int n = orr_legal(&t, seat, legal);
    while (n < 2) {                                       /* to the first question with a choice */
        orr_say(&t, seat, legal[0]);
        seat = orr_speaker(&t, &rng);
        n = orr_legal(&t, seat, legal);
    }
    orr_observe(&t, seat, view);

    /* An imagined world looks the same from that seat, whatever else is in it. */
    orr_imagine(&box, view, &rng, world);
    orr_observe(&(orr_ctx){ .game = &orr_template, .box = &box, .state = world }, seat, view_again);
    if (memcmp(view, view_again, orr_template.view_size) != 0) return 1;

    for (int i = 0; i < n; i++) {
        orr_write(&box, legal[i], text, sizeof text);
        printf("%-16s wins %u%% of the worlds seat %d can imagine\n", text, percent_won(&box, seat, legal[i], &rng),
               seat + 1);
    }
    return 0;
}
