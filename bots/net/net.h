/* net.h - what a bot with a network keeps of a match, and what the network says about a view. */
#ifndef BOT_NET_H
#define BOT_NET_H
#include "bots/net/mind.h"
#include "learn/net.h"

enum { NET_HEARD = 6144, NET_COLUMNS = 16384 };  /* room for what was told, and for the largest row of features */
typedef struct {
    bool ready;                          /* there is a network for this game and these cards */
    learn_net net;
    learn_layout layout;
    uint8_t heard[NET_HEARD];            /* counts of what was told */
} net_mind;

bool net_is_here(const orr_game *);      /* a file of it, good or not */
void net_mind_open(net_mind *, const orr_box *);                 /* into zeros */
void net_mind_hear(net_mind *, const orr_event *);
/* All that follows: only if it is ready. script: the bot written for the game and what it remembers, or NULL. */
void net_mind_think(const net_mind *, const bot *script, const orr_box *, const void *view, const void *memory,
                    learn_thought *);
void net_mind_score(const net_mind *, const learn_thought *, const bot *script, const orr_box *, const void *view,
                    const void *memory, const orr_action *act, int n,
                    int32_t *score); /* of each action, in LEARN_ONEs */
float net_mind_wins(const learn_thought *);                      /* how likely the seat wins */
#endif
