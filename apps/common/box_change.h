/* box_change.h - a box with one card fewer, or with more of it: for those who ask what a card is good for. */
#ifndef BOX_CHANGE_H
#define BOX_CHANGE_H
#include "apps/common/box_args.h"
#include "base/error.h"

/* The row of the set with this ID gets `times` as many copies (0: the card is gone). False and a sentence: there is no
 * such card, or the game's rules do not allow such a set. */
bool box_change_copies(cli_box *, const char *id, unsigned times, error *);
enum { BOX_CHANGE_MOST = 256 };
/* The IDs of the cards of a box that have copies, and how many; at most `most`. They belong to the set. */
int box_change_cards(const orr_box *, const char **id, unsigned *copies, int most);
#endif
