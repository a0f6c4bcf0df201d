/* 01_random_match.c - play one random match of any game and say who won: 01_random_match [GAME] */
#include "engine/game.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const orr_game *game = orr_find_game(argc > 1 ? argv[1] : "template");
    if (!game) return fprintf(stderr, "there is no such game\n"), 2;

    const orr_box box = { .game = game, .set = game->house_set };    /* every option at its default */
    const uint8_t key[32] = { 42 };                                  /* decides the deal and all chance */
    orr_ctx t = { .game = game, .box = &box, .state = malloc(game->state_size) };
    orr_rng rng = { 1 };                                             /* decides what the players do */
    orr_action legal[ORR_MAX_LEGAL];
    char text[80];
    if (!t.state || orr_start(&t, game->min_seats, key) != ORR_OK) return 1;

    while (orr_asked(&t)) {
        const orr_seat seat = orr_speaker(&t, &rng);             /* several may be asked; any of them may speak first */
        const int n = orr_legal(&t, seat, legal);
        const orr_action choice = legal[orr_rng_below(&rng, (uint32_t)n)];
        orr_write(&box, choice, text, sizeof text);
        printf("%d: %s\n", seat + 1, text);
        if (orr_apply(&t, seat, choice) != ORR_OK) return 1;         /* it came from the list, so it is legal */
    }

    orr_result result;
    game->result(&t, &result);
    printf("over after %u answers; winners:", orr_core_of(&t)->answers);
    for (int s = 0; s < game->min_seats; s++)
        if (result.winners >> s & 1) printf(" seat %d", s + 1);
    printf(" (%s)\n", game->rules[result.rule].id);
    free(t.state);
    return 0;
}
