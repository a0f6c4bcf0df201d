/* lab_part.h - studies of the lab in parts (parts.h). A report has two rounds, because what its trials are follows from
 * all matches: in the first the matches are played, in the second the trials. A part of the second holds that of the
 * first, too. Without a second round the trials are played where the parts are put together. */
#ifndef LAB_PART_H
#define LAB_PART_H
#include "apps/cli/parts.h"
#include "lab/study/study.h"

typedef struct {
    const char *path;         /* of the part */
    part_of which;
    const part_set *merged;   /* all parts are here: matches are not played. NULL: they are */
    part_set first;           /* those of the first round, in the second */
    unsigned number;          /* studies so far */
    text_buf head, body;
    const char *before;       /* what an earlier run of this part has left */
} lab_split;

/* Reads the parts of the first round; files: a pattern. The head is still without its end. */
bool lab_part_first(lab_split *, const char *files, error *);
bool lab_part_save(lab_split *, bool ended, error *);
void lab_part_close(lab_split *);

/* Plays the matches of the part; the study stays empty. False: sentence and code are there. */
bool lab_part_play(lab_split *, study *, const study_order *, int *code);
bool lab_part_join(lab_split *, study *, const study_order *, error *);  /* all matches out of all parts */
bool lab_part_try(lab_split *, const study *, uint32_t per_use, int *code);              /* the trials of the part */
bool lab_part_sum(lab_split *, const study *, uint32_t per_use, study_effect *, error *); /* out of all parts */
#endif
