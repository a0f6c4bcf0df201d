/* script.h - private to the scripted player of Martians!!!: map.c looks at the town and makes a plan,
 * script.c answers, standing.c says who is likely to win, reasons.c why. */
#ifndef BOT_MARTIANS_H
#define BOT_MARTIANS_H
#include "bots/bots.h"
#include "games/martians/mar_view.h"

typedef struct {              /* what is wanted where, and the way there; worked out when it is first asked */
    bool known;
    float goal[MAR_SPOTS][MAR_SQUARES];          /* what a square is worth once one stands there */
    float value;              /* of the best goal, the less the farther; 0: there is none */
    uint8_t side;             /* the first step towards it */
} mind_plan;

typedef struct {              /* what a decision is weighed with */
    const orr_box *box;
    const mar_set *set;
    const mar_view *v;
    orr_seat me;
    bool coop;
    bool asked;
    unsigned needs;           /* kinds of Items still worth having, a bit each */
    bool collects;            /* goes for Items; in co-op not everybody does */
    bool loaded;              /* holds all it needs for the Mother Ship */
    float strength;           /* 0 nearly dead, 1 fit for every fight */
    mind_plan *plan;
} mind;

void mind_open(mind *, const orr_box *, const mar_view *, bool asked, mind_plan *);
const mind_plan *mind_look(const mind *);                                /* the plan, worked out */
float mind_distance(const mind *, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square);
unsigned mind_held(const mar_view *, unsigned seat);                     /* kinds of Items, a bit each */
unsigned mind_on_ship(const mar_view *);                                  /* the same of the Mother Ship, in co-op */
unsigned mind_martians(const mar_view *, unsigned spot);
bool mind_has_marker(const mind *, unsigned spot, unsigned square);
bool mind_leaves_alone(const mind *, unsigned spot, unsigned square);    /* co-op: a marker nobody is ready for */
float mind_standing(const orr_box *, const void *view, const void *memory);   /* chance of winning, at a glance */
const char *mind_reason(const orr_box *, const void *view, orr_action, const void *memory);   /* one sentence */
#endif
