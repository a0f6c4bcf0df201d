/* net.h - a trained network in whole numbers: weights of eight bits, activations of seven. No floating point, no
 * allocation, the same numbers on every machine and at every optimisation. Made by learn/train/export.py from what
 * learn/train/train.py has learned; docs/develop/learning.md has the file.
 *
 * Freestanding C: nothing here needs more than memcpy, memset and memcmp. */
#ifndef LEARN_NET_H
#define LEARN_NET_H
#include "learn/layout.h"

enum { LEARN_WIDE = 512, LEARN_KEY = 256 };      /* the widest network that is read */
enum { LEARN_ONE = 1 << 16 };                    /* scores and logits: so many are one */

typedef struct { const int8_t *w; const int32_t *times, *plus; } learn_layer;   /* weights; by output: scale and bias */
typedef struct {
    uint64_t layout;                             /* of what it was trained with: layout.hash */
    uint32_t columns, kept, tokens, truths, wide, key;
    const uint16_t *column;                      /* the columns that have weights, in order */
    learn_layer a, b, c, q, v, w;                /* a: by kept column, then output; the others by output, then input */
    const int8_t *e;                             /* by token: its place in the space of keys */
} learn_net;

typedef struct {                                 /* a position, thought through */
    uint8_t h[LEARN_WIDE];
    int32_t q[LEARN_KEY + 2];    /* the key; how much it counts that the script likes an action best, and less */
    int32_t value;                               /* logit of winning */
} learn_thought;

/* Reads a file of n bytes, which must stay where it is, at an address that 8 divides. NULL, or what is wrong. */
const char *learn_net_open(learn_net *, const void *bytes, size_t n);
const char *learn_net_check(const void *bytes, size_t n);        /* the same, and the hash at its end; slower */
void learn_net_think(const learn_net *, const uint8_t *features, learn_thought *);
/* How good an action is: tokens of learn_tokens, says of net_says (bots/net/mind.h). */
int32_t learn_net_score(const learn_net *, const learn_thought *, const uint16_t *tokens, const int8_t *says);
/* Logits of the truths [from, from + n): sides or hidden cards. */
void learn_net_truths(const learn_net *, const learn_thought *, uint32_t from, uint32_t n, int32_t *logits);
/* What shares the logits stand for, in LEARN_ONEs; they add up to about one. */
void learn_net_shares(const int32_t *logits, unsigned n, uint32_t *shares);
#endif
