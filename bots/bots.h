/* bots.h - private to this folder: the bots themselves, and what the thinking ones share. */
#ifndef BOTS_H
#define BOTS_H
#include "bots/bot.h"

#include <stdalign.h>

extern const bot bot_random, bot_careless, bot_greedy, bot_montecarlo, bot_net, bot_sage, bot_ismcts, bot_beliefs,
    bot_deep, bot_far, bot_reader, bot_cheat;

const bot *bot_script(const orr_game *);   /* the bot written for this game, or NULL */
uint32_t bot_tries(const bot *, const orr_game *);     /* of a searching bot per decision, if nobody says otherwise */
uint32_t bot_try_us(const bot *, const orr_game *);    /* microseconds that one of them takes at most, as measured */

enum { BOT_ROOM = UINT16_MAX + 1 };      /* state_size is 16 bits: this holds every state, with no allocation */
typedef struct {                         /* one imagined world, to be tried and thrown away */
    orr_ctx t;                           /* t.state is bytes below */
    alignas(16) unsigned char bytes[BOT_ROOM];
} bot_world;

static inline void world_open(bot_world *w, const orr_box *box)
{
    w->t = (orr_ctx){ .game = box->game, .box = box, .state = w->bytes };
}

static inline const orr_look *look_of(const void *view) { return view; }

/* Is the seat asked, or does it only have the choice to interject? */
static inline bool is_asked(const void *view) { return look_of(view)->asked >> look_of(view)->seat & 1; }
static inline orr_action keep_silent(void) { return (orr_action){ .verb = BOT_SILENT }; }
#endif
