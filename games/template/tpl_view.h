/* tpl_view.h - what everybody may know about this game: verbs, nouns, the view. */
#ifndef TPL_VIEW_H
#define TPL_VIEW_H
#include "engine/game.h"
#include "engine/zone.h"

enum { TPL_MAX_SEATS = 4, TPL_HAND = 3, TPL_CARDS = 20 };
enum { TPL_DISCARD, TPL_N_VERBS };                       /* verbs */
enum { TPL_KIND = ORR_N_FIRST_OWN };                     /* nouns */
enum { TPL_STONE, TPL_STAR, TPL_N_KINDS };
enum { TPL_TOLD_DRAW, TPL_TOLD_DISCARD, TPL_TOLD_OVER, TPL_TOLD_HAND }; /* events */

typedef struct {
    orr_look look;
    ORR_SEEN(TPL_HAND) hand[TPL_MAX_SEATS];
    ORR_SEEN(TPL_CARDS) pile, discard;
    uint16_t turns;                                      /* turns taken */
} tpl_view;
#endif
