/* outlook.h - who wins from here, where every card is known: in an imagined match. A small network, fitted to matches
 * of scripts (bench/outlook): whole numbers go in, and whole numbers are added up, alike on every machine. */
#ifndef OUTLOOK_H
#define OUTLOOK_H
#include <stdint.h>

enum { OUTLOOK_MOST_MID = 32 };

typedef struct {                         /* tables as bench/outlook/fit.py writes them */
    unsigned in, mid, sides;
    const int16_t *weight_in;            /* [in][mid] */
    const int32_t *bias_in;
    const int16_t *weight_out;           /* [sides][mid] */
    const int32_t *bias_out;
} bot_outlook;

/* How likely each side is to win. */
void bot_outlook_weigh(const bot_outlook *, const uint8_t *in, float *chance);
#endif
