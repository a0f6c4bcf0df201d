/* numbers.h - the numbers of a set-up, asked of the engine by a few words, so that no page has to copy them. What can
 * be asked:
 *
 *   stock DECK [KIND]           cards of a deck that are in play, or copies of one of them
 *   place PLACE                 cards that lie there when the first question is put; of every player alike
 *   field FIELD                 a number of the table, or of every player alike, then; of a list: its sum
 *   fact WORD                   what a player counts at the table, then
 *   sheet FILE COLUMN [ROW]     a number of the card set, or the sum of its column; # in COLUMN is the number of
 *                               seats */
#ifndef NUMBERS_H
#define NUMBERS_H
#include "base/error.h"
#include "engine/play.h"

/* False: there is no such number, or it is another one in another deal; the error says so. */
bool numbers_ask(const orr_box *, unsigned seats, const char *what, int *number, error *);
#endif
