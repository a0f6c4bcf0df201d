/* martians.h - what the two halves of the scripted player of Martians!!! share: martians.c answers, martians_map.c looks at the town. */
#ifndef BOT_MARTIANS_H
#define BOT_MARTIANS_H
#include "bots.h"
#include "mar_view.h"

typedef struct {              /* what a decision is weighed with */
    const orr_box *box;
    const mar_set *set;
    const mar_view *v;
    orr_seat me;
    bool coop;
    bool asked;
    unsigned needs;           /* kinds of Items still worth having, a bit each */
    bool loaded;              /* holds all it needs for the Mother Ship */
    float strength;           /* 0 nearly dead, 1 fit for every fight */
    float goal[MAR_SPOTS][MAR_SQUARES];          /* what a square is worth once one stands there */
} mind;

void mind_open(mind *, const orr_box *, const mar_view *, bool asked);
float mind_place(const mind *, unsigned spot, unsigned square);          /* how good it is to stand here: goals by their distance */
float mind_distance(const mind *, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square);
unsigned mind_held(const mar_view *, unsigned seat);                     /* kinds of Items, a bit each */
unsigned mind_martians(const mar_view *, unsigned spot);
#endif
