/* 02_read_a_view.c - what one seat knows: the same moment seen by the holder of a hand, by another and by a
 * spectator. */
#include "games/games.h"
#include "games/template/tpl_view.h"

#include <stdio.h>

static void print_hand(const orr_box *box, const tpl_view *view, unsigned seat)
{
    printf("  hand of seat %u:", seat + 1);
    for (unsigned i = 0; i < view->hand[seat].z.n; i++) {
        const uint8_t kind = view->hand[seat].face[i].kind;
        printf(" %s", kind == ORR_UNKNOWN ? "unknown" : box->game->word(box, TPL_KIND, kind, ORR_NAME));
    }
    printf("\n");
}

int main(void)
{
    _Alignas(8) unsigned char state[4096];                /* large enough for the template game */
    const orr_box box = { .game = &orr_template };
    const uint8_t key[32] = { 3 };
    orr_ctx t = { .game = &orr_template, .box = &box, .state = state };
    if (orr_template.state_size > sizeof state || orr_start(&t, 2, key) != ORR_OK) return 1;

    const orr_seat viewers[] = { 0, 1, ORR_PUBLIC };
    for (unsigned i = 0; i < 3; i++) {
        tpl_view view;
        orr_observe(&t, viewers[i], &view);               /* a view is another type: secrets are not hidden in it, they
                                                           * are not there */
        if (viewers[i] == ORR_PUBLIC) printf("A spectator sees:\n");
        else printf("Seat %d sees:\n", viewers[i] + 1);
        print_hand(&box, &view, 0);
        print_hand(&box, &view, 1);
    }
    return 0;
}
