/* setting.h - a match said in one line of a test file: "earth-gambit seats=5 seed=3 special_abilities=on". */
#ifndef SETTING_H
#define SETTING_H
#include "table/match/box.h"

typedef struct {
    orr_box box;
    unsigned seats;
    uint64_t seed;               /* of the deal, and of random answers if there are any */
} setting;

bool setting_read(setting *, const char *line, error *);         /* up to the end of the line */
int setting_write(const setting *, char *out, size_t cap);       /* the same line; without the line's end */
void setting_key(const setting *, uint8_t key[32]);              /* the deal's key */
orr_answer random_answer(const orr_ctx *, orr_rng *);            /* of an asked seat, now and then an interjection */
#endif
