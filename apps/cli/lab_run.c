/* lab_run.c - see lab_run.h. */
#include "apps/cli/lab_run.h"

#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/fresh.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/error.h"

#include <stdio.h>

static void report_progress(void *to, uint64_t done, uint64_t all)
{
    progress *line = to;
    line->total = all;
    progress_at(line, done);
}

bool lab_run_order(const lab_args *a, const orr_box *box, const char *seats, progress *line, study_order *o)
{
    *o = (study_order){ .box = box,
                        .games = (uint32_t)a->games,
                        .seed = a->seed,
                        .threads = (unsigned)a->threads,
                        .report = report_progress,
                        .report_to = line,
                        .enough = a->part || a->split->merged ? NULL : enough_said };  /* parts keep what they have */
    return bot_args_read(box->game, a->bots, &o->plays, 1) &&
           cli_seats_range("lab", seats, box->game, &o->first, &o->last);
}

bool lab_run_can_write(const char *path)
{
    error why;
    fresh page;
    if (!path) return true;
    if (!fresh_open(&page, path, &why)) return cli_wrong("%s", why.text), false;
    fresh_drop(&page);
    return true;
}

bool lab_run_study(const lab_args *a, study *s, const study_order *o, int *code)
{
    error why = { "" };
    if (a->part && !a->trials) return lab_part_play(a->split, s, o, code);
    if (!(a->split->merged ? lab_part_join(a->split, s, o, &why) : study_run(s, o, &why))) {
        *code = cli_wrong("%s", why.text);
        return false;
    }
    if (!s->failed) return true;
    fprintf(stderr, "orrery: The lab stopped: %s.\n", s->failure);
    study_close(s);
    *code = CLI_FAILED;
    return false;
}

/* What is known has been printed; a page or tables of it would look like the whole. */
int lab_run_interrupted(const lab_args *a, const char *known)
{
    fprintf(stderr, "orrery: %s", known);
    if (a->out || a->csv) fprintf(stderr, " %s", tongue_say("No file was written."));
    fprintf(stderr, " %s\n", tongue_say("With --part 1/1 --out FILE the same command can go on later; orrery merge "
                                       "FILE then tells the whole."));
    return CLI_INTERRUPTED;
}
