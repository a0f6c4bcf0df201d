/* parts.h - a long run in parts, on many machines: every part is played into a file of its own, and `orrery merge`
 * puts the files together again. What a part has counted is its command's business (sim_part.c, arena_part.c).
 *
 *   orrery-part 1                        the version of this form
 *   program 0.1.0
 *   box earth-gambit 3 0123456789abcdef  the rules, their version, options and card set
 *   word sim                             the command, a word per line, as it is put together again
 *   word earth-gambit
 *   ...
 *   part 3 of 8
 *   ...                                  what the command has counted
 *   end 0123...                          or `stopped`: not all of it yet; BLAKE2b-256 of all that stands above */
#ifndef PARTS_H
#define PARTS_H
#include "base/error.h"
#include "base/text.h"
#include "engine/play.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct { uint32_t i, n; } part_of;               /* part i of n, from 1; n is 0 for the whole */

bool part_of_read(const char *command, const char *typed, part_of *);    /* "3/8"; false: the sentence has been said */
void part_range(part_of, uint64_t all, uint64_t *first, uint64_t *end);  /* of things 0 to all - 1: first to end - 1 */

/* ---- writing ----------------------------------------------------------------------------------------------------- */

void part_head(text_buf *, const orr_box *);
void part_word(text_buf *, const char *word);
void part_option(text_buf *, const char *option, const char *value);     /* two words */
void part_count(text_buf *, const char *option, uint64_t value);
bool part_head_end(text_buf *, part_of);                 /* false: a word has a line break; it has been said */

bool part_save(const char *path, const char *head, const char *body, bool ended, error *);

/* Says where the part is, or how it goes on; the exit code. */
int part_told(const char *path, part_of, bool ended);

/* A part is saved every few seconds: for the `enough` of sims and arenas. */
void part_rest_later(void);                              /* from now on a few seconds */
bool part_rest(void);                                    /* they are over, or Ctrl+C was said */

/* ---- reading ----------------------------------------------------------------------------------------------------- */

typedef enum { PART_NEW, PART_STOPPED, PART_ENDED } part_state;
/* What an earlier run of the same part has left: text is to be freed, body is where the counts begin. False: the file
 * is something else, and the error says so. */
bool part_load(const char *path, const char *head, char **text, const char **body, part_state *, error *);

/* ---- all parts of a run ------------------------------------------------------------------------------------------ */

enum { PART_MOST = 100000, PART_WORDS = 256 };
typedef struct {
    uint32_t n;
    char **text;              /* in the order of the parts; owned */
    const char **path, **body;
    char *word[PART_WORDS + 8];          /* the command; inside `words`; room for what merge adds */
    int n_words;
    char *words;
} part_set;
bool part_set_read(part_set *, char *const *paths, int n, error *);      /* whole, unchanged, each one once */
void part_set_close(part_set *);
bool part_set_fits(const part_set *, const orr_box *, error *);          /* is the box still the same? */

/* Each tells what one run would have told, and gives its exit code. */
int cmd_sim_merge(const part_set *);
int cmd_arena_merge(const part_set *);
int cmd_puzzle_merge(const part_set *);
int cmd_lab_merge(const part_set *);
int cmd_sweep_merge(const part_set *);
#endif
