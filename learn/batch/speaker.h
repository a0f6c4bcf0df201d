/* speaker.h - who decides next. */
#ifndef LEARN_SPEAKER_H
#define LEARN_SPEAKER_H
#include "engine/game.h"

/* At an open question one seat, drawn at random, may speak up first, as in lab/play/round.c; `polled` says that this
 * has been done here. asked: the seat must answer; else it may keep silent. How many it can say. */
static inline int learn_speaker(const orr_ctx *t, orr_rng *dice, bool *polled, bool *asked, orr_seat *who,
                                orr_action *legal)
{
    const orr_seats may = *polled ? 0 : orr_may(t);
    int n;
    *polled = true;
    if (may) {
        *who = (orr_seat)orr_rng_below(dice, orr_core_of(t)->seats);
        if (may >> *who & 1 && (n = orr_legal(t, *who, legal)) != 0) {
            *asked = orr_asked(t) >> *who & 1;
            return n;
        }
    }
    *who = orr_speaker(t, dice);
    *asked = true;
    return orr_legal(t, *who, legal);
}
#endif
