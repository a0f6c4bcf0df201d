/* search.h - private to this folder: what the two searching bots share. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H
#include "bots/bots.h"
#include "bots/net/net.h"
#include "bots/search/heats.h"
#include "bots/search/tree.h"

enum { SEARCH_SCRIPT = 8192 };           /* room for what the script of the game remembers */
enum { SEARCH_NEAR = 4, SEARCH_FAR = 30, SEARCH_READER = 2 };    /* how far a search looks in answers per seat; how far
                                                                  * bot_far does, and bot_reader */
typedef struct {                         /* a searching bot's memory, or the beginning of it */
    bot_budget budget;
    alignas(16) unsigned char script[SEARCH_SCRIPT];
    tree tree;                           /* grown anew for every decision */
} search_memory;

typedef struct {                         /* one decision being thought about */
    const orr_box *box;
    const void *view;
    orr_seat me;
    const bot *script;                   /* of this game, or NULL */
    search_memory *m;
    orr_rng *rng;
    uint64_t luck;                       /* from which the luck of a try follows */
    const orr_action *act;               /* what I can do, silence included */
    int n;
    const float *prior;                  /* what was thought of them before, or NULL */
    float worth[ORR_MAX_LEGAL + 1];      /* in the end: what each is worth, its prior included, */
    uint32_t tries[ORR_MAX_LEGAL + 1];   /* and how often it was tried */
    bool by_worth;                       /* the best is the one worth most; if false, the one tried most */
    bool in_heats;                       /* how it chooses what to try: heats.h, not tree.h */
    heats heats;
    float spent;                         /* part of the budget that is gone, 0..1 */
    bot_world world;                     /* the world of this iteration */
    alignas(16) unsigned char supposed[BOT_ROOM];   /* the view with guesses filled in */
    alignas(16) unsigned char past[SEARCH_SCRIPT];  /* what a script that listens remembers in that world */
    orr_news news;                       /* by which it hears what comes out there */
    uint32_t rounds, ahead;              /* how far it looks: answers per seat; or by the game's clock, if not 0 */
    uint32_t whim;                       /* one imagined answer in so many is random; 0: none */
    const net_mind *mind;                /* the network that judges in place of the script, or NULL */
    net_mind there;                      /* what it has been told in that world */
    const void *notes;                   /* what it has noted about hands; NULL: nothing, and it judges at a glance */
} search;

typedef uint32_t (*search_iteration)(search *);                  /* returns how many tries it made */
typedef void search_thinking(search *);

/* Fills in everything; act gets room for n + 1. */
void search_begin(search *, const orr_box *, const void *view, const orr_action *legal, int n, search_memory *,
                  orr_rng *, orr_action *act);
void search_until_done(search *, search_iteration);              /* as often as the budget allows */
void search_read_tree(search *);                                 /* worth and tries, from the tree */
orr_action search_best(const search *);                          /* the action to take */
orr_action search_next(const search *);                          /* the best of the others; the same if there is none */
/* a whole decision; the only choice needs no thought */
orr_action search_choose(const orr_box *, const void *view, const orr_action *legal, int n, search_memory *, orr_rng *,
                         search_thinking *);
int search_opinions(const search *, bot_opinion *out);           /* best first; silence left out */

void search_open(const orr_box *, const bot_budget *, void *memory);
void search_hear(const orr_box *, orr_seat me, const orr_event *, void *memory);

float search_worth(const search *, orr_action);                  /* 0..1 */

void search_say(search *, orr_seat, orr_action);                 /* in the world; silence says nothing */
void search_rewards(const search *, float reward[ORR_MAX_SEATS]);/* of a match that is over; zeros if it is not */
orr_action search_seen(const search *, orr_seat who, orr_action);/* without what stays hidden from me */

/* beliefs.c, ismcts.c: the thinking itself, for choices and for hints */
bool beliefs_can_think(const search *);                          /* there is a script of this game */
void beliefs_think(search *);
search_thinking *beliefs_thinking(const bot *);                  /* how this bot thinks, which searches with beliefs */
void beliefs_imagine(search *);                                  /* a world as the script believes in it */
void beliefs_listen(search *);                                   /* from now on the script hears what comes out there */
void *beliefs_past(search *);                                    /* what it remembers there */
void ismcts_think(search *);

/* opinions.c: a decision thought through as this bot does, which searches with beliefs; act has room for n + 1. budget:
 * NULL or what to use instead of its own. NULL: no memory */
search *opinions_think(const bot *, const bot_moment *, const bot_budget *, orr_rng *, orr_action *act);
void opinions_forget(search *);
const char *opinions_reason(const search *, orr_action);         /* one plain sentence, or NULL */
#endif
