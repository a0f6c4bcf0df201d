/* card.h - what the chapters about cards share. Private to this folder. */
#ifndef MAR_CARD_H
#define MAR_CARD_H
#include "games/martians/mar_state.h"

enum { K_START, K_WINDOW, K_WINDOW_ANSWER, K_RETARGET, K_RETARGET_ANSWER, K_AIM, K_RESOLVE, K_DONE, K_ANGRY,
       K_ANGRY_ANSWER };
/* locals: card, seat or MAR_NONE, seats that dodged it, why others are asked */
enum { L_KIND, L_TARGET, L_DODGED, L_WINDOW };
enum { W_TARGET, W_REVEAL, W_AFFECTS };

/* window.c */
orr_next mar_window(orr_ctx *, orr_frame *);             /* asks who could react, or goes on with what came of it */
void mar_window_answer(orr_ctx *, const orr_answer *);
orr_next mar_retarget(orr_ctx *, orr_frame *);
orr_next mar_aim(orr_ctx *, orr_frame *);
void mar_options_window(const orr_ctx *, const orr_frame *, orr_seat, orr_list *);
void mar_options_retarget(const orr_ctx *, const orr_frame *, orr_list *);

/* card.c */
void mar_pay(orr_ctx *, orr_seat);                       /* MAR-A111 */
orr_next mar_reveal(orr_ctx *, orr_frame *);             /* the top card of the Martian deck (MAR-83) */
orr_next mar_fizzle(orr_ctx *, orr_frame *, orr_rule why);
#endif
