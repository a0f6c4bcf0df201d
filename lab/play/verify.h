/* verify.h - what must hold after every answer, whatever the game. */
#ifndef LAB_VERIFY_H
#define LAB_VERIFY_H
#include "engine/play.h"

typedef struct { void *view, *again, *world; } lab_verifier;     /* room for two views and a state */
bool lab_verifier_open(lab_verifier *, const orr_game *);        /* false: no memory */
void lab_verifier_close(lab_verifier *);
const char *lab_verify(lab_verifier *, const orr_ctx *, orr_rng *); /* NULL, or a sentence about what is broken */
#endif
