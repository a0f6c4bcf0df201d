/* box.h - opening a game's box: options by name, a card set from CSV text. No files here: apps read them. */
#ifndef BOX_H
#define BOX_H
#include "base/error.h"
#include "engine/play.h"

void box_open(orr_box *, const orr_game *);                       /* every option at its default, the built-in set */
bool box_option(orr_box *, const char *name, const char *value, error *);   /* or the right ones are listed */
void box_use_set(orr_box *, const void *set);                     /* set must outlive the box */
bool box_has_set(const orr_box *, uint64_t set_hash);              /* is this the set with that hash? */
bool box_check(const orr_box *, unsigned seats, error *);         /* seat count in range, check_box silent */
enum { BOX_MOST_SIDES = 4 };
unsigned box_sides(const orr_box *);                              /* how many sides (teams, roles) there are; 0: none */
const char *box_side_name(const orr_box *, unsigned side);        /* NULL: there are no more, or none at all */
const char *box_set_name(const orr_box *);                        /* from manifest.csv, or the built-in set's name; "-"
                                                                   * if it has none */
const char *box_set_note(const orr_box *);                        /* what a person should know about the set; may be
                                                                   * "" */

/* Fills `set` (game->set_size bytes) from the texts of game->sheets, in that order. On failure the error is
 * "cards.csv:12: ..." and set is unspecified. Also runs game->check_set. */
bool set_parse(const orr_game *, const char *const texts[], void *set, error *);
bool set_parse_stored(const orr_game *, const char *const texts[], void *set, error *);  /* of a table that was made
                                                             * before: marks that hide or reverse letters are allowed */
uint64_t set_hash(const orr_game *, const void *set);
#endif
