/* tpl_state.h - private to this folder. */
#ifndef TPL_STATE_H
#define TPL_STATE_H
#include "tpl_rules.h"
#include "tpl_view.h"

typedef struct {
    orr_core core;
    ORR_ZONE(TPL_HAND) hand[TPL_MAX_SEATS];              /* TPL-2 */
    ORR_ZONE(TPL_CARDS) pile;                            /* face down */
    ORR_ZONE(TPL_CARDS) discard;                         /* face up */
    uint16_t turns;                                      /* turns taken */
    uint16_t zero;
} tpl_state;
_Static_assert(sizeof(tpl_state) <= 2048, "state budget");
static inline tpl_state *tpl(const orr_ctx *t) { return t->state; }
#endif
