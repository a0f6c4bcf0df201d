/* tpl_state.h - private to this folder. */
#ifndef TPL_STATE_H
#define TPL_STATE_H
#include "games/template/tpl_view.h"
#include "generated/games/template/tpl_rules.h"

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

enum { P_MATCH, P_TURN, N_PROCS };                       /* procedures, and the steps of each */
enum { M_TURN, M_NEXT };
enum { T_DRAW, T_DISCARD, T_ANSWER };

/* rules/turn.c */
void tpl_setup(orr_ctx *);
orr_next tpl_run_match(orr_ctx *, orr_frame *, const orr_answer *);
orr_next tpl_run_turn(orr_ctx *, orr_frame *, const orr_answer *);
void tpl_turn_options(const orr_ctx *, const orr_frame *, orr_seat, orr_list *);
void tpl_score(const orr_ctx *, int16_t points[ORR_MAX_SEATS]);
void tpl_result(const orr_ctx *, orr_result *);
const char *tpl_check(const orr_ctx *);
unsigned tpl_stock(const orr_box *, uint8_t seats, uint8_t deck, uint8_t count[256]);

/* show/words.c */
const char *tpl_word(const orr_box *, uint8_t noun, uint8_t value, orr_form);
orr_prompt tpl_prompt(const orr_box *, const void *view);
#endif
