/* positions.c - what bots/earth_gambit/outlook.c is fitted to: open positions of matches between scripts, and which
 * team won. positions FROM MATCHES: to the standard output, EG_OUTLOOK_IN bytes each and one for the team. Half of the
 * matches have five seats, the others two to ten. */
#include "bots/bots.h"
#include "bots/earth_gambit/script.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ONE_IN = 6, MOST = 4000 };
typedef struct { uint8_t in[EG_OUTLOOK_IN], team; } position;

static orr_box box;
static const bot *script;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM], memory[EG_MAX_SEATS][BOT_ROOM];
static eg_view view, open_view;
static position kept[MOST];
static unsigned seats;

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) bot_hear(script, &box, s, e, memory[s]);
}

static unsigned play(orr_ctx *t, orr_rng *r)
{
    unsigned n = 0;
    while (orr_asked(t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(t, r);
        const int choices = orr_legal(t, s, legal);
        if (n < MOST && !orr_rng_below(r, ONE_IN)) {
            open_sight_observe(t, 0, scratch, &open_view);
            eg_outlook_see(&box, &open_view, kept[n++].in);
        }
        orr_observe(t, s, &view);
        orr_say(t, s, script->choose(&box, &view, legal, choices, memory[s], r));
    }
    return n;
}

static void keep(const orr_ctx *t, unsigned n)
{
    orr_result result = { 0 };
    unsigned s = 0;
    box.game->result(t, &result);
    if (!result.winners) return;
    open_sight_observe(t, 0, scratch, &open_view);
    while (!(result.winners >> s & 1)) s++;
    for (unsigned i = 0; i < n; i++) kept[i].team = open_view.role[s].face[0].kind;
    fwrite(kept, sizeof *kept, n, stdout);
}

int main(int argc, char **argv)
{
    if (argc != 3) return 2;
    const unsigned from = (unsigned)strtoul(argv[1], NULL, 10), matches = (unsigned)strtoul(argv[2], NULL, 10);
    orr_news news = { .hear = tell };
    orr_ctx t = { .game = orr_find_game("earth-gambit"), .box = &box, .state = state, .news = &news };
    orr_rng r = { 7 + from };
    box_open(&box, t.game);
    script = bot_find("script", t.game);
    for (unsigned match = from; match < from + matches; match++) {
        const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), (uint8_t)(match >> 16), 9 };
        seats = match % 2 ? 5 : 2 + match / 2 % 9;
        for (unsigned s = 0; s < seats; s++) bot_open(script, &box, NULL, memory[s]);
        if (orr_start(&t, (uint8_t)seats, key) == ORR_OK) keep(&t, play(&t, &r));
    }
    return 0;
}
