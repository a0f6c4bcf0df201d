/* lab_part.c - plays the part of a study, and joins all of them. What is played is kept slice by slice. */
#include "apps/cli/lab_part.h"

#include "apps/cli/study_part.h"
#include "apps/common/enough.h"
#include "apps/common/wrong.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLICES = 20 };                    /* of a part */
typedef struct { uint32_t from, to, end, step; } slices; /* things from .. to - 1 are the slice */

static slices slices_of(part_of p, uint64_t all)
{
    uint64_t first, end;
    part_range(p, all, &first, &end);
    return (slices){ (uint32_t)first, (uint32_t)first, (uint32_t)end, (uint32_t)((end - first) / SLICES + 1) };
}

static bool slice_next(slices *s)
{
    s->from = s->to;
    s->to = s->end - s->from < s->step ? s->end : s->from + s->step;
    return s->from < s->end;
}

bool lab_part_save(lab_split *p, bool ended, error *why)
{
    return part_save(p->path, p->head.text, p->body.text ? p->body.text : "", ended, why);
}

static bool save_now_and_then(lab_split *p, error *why)
{
    if (!part_rest()) return true;
    part_rest_later();
    return lab_part_save(p, false, why);
}

void lab_part_close(lab_split *p)
{
    text_free(&p->head);
    text_free(&p->body);
    part_set_close(&p->first);
}

/* ---- matches ----------------------------------------------------------------------------------------------------- */

static bool open_empty(study *s, const study_order *wanted, error *why)
{
    study_order o = *wanted;
    o.from = o.to = o.games;
    return study_run(s, &o, why);
}

static bool play_slice(lab_split *p, const study_order *o, unsigned number, error *why)
{
    study s;
    const char *lines = study_part_find(p->before, o->box, number, o->from, o->to);
    if (lines) {
        text_put(&p->body, lines, study_part_length(lines));
        return true;
    }
    if (!study_run(&s, o, why)) return false;
    const bool good = !s.failed || error_refuse(why, "The lab stopped: %s.", s.failure);
    if (good) study_part_write(&p->body, &s, number);
    study_close(&s);
    return good && save_now_and_then(p, why);
}

bool lab_part_play(lab_split *p, study *s, const study_order *wanted, int *code)
{
    const unsigned number = p->number++;
    slices of = slices_of(p->which, wanted->games);
    study_order o = *wanted;
    error why;
    while (slice_next(&of)) {
        o.from = of.from, o.to = of.to;
        if (enough_said()) return *code = CLI_INTERRUPTED, false;
        if (!play_slice(p, &o, number, &why)) return *code = cli_wrong("%s", why.text), false;
    }
    return open_empty(s, wanted, &why) || (*code = cli_wrong("%s", why.text), false);
}

bool lab_part_join(lab_split *p, study *s, const study_order *o, error *why)
{
    const part_set *parts = p->merged;
    const unsigned number = p->number++;
    if (!open_empty(s, o, why)) return false;
    for (uint32_t i = 0; i < parts->n; i++) {
        slices of = slices_of((part_of){ i + 1, parts->n }, o->games);
        while (slice_next(&of)) {
            const char *lines = study_part_find(parts->body[i], o->box, number, of.from, of.to);
            if (lines && study_part_add(lines, s)) continue;
            study_close(s);
            return error_refuse(why, "%.200s does not have the matches that it says, or was played by other rules.",
                                parts->path[i]);
        }
    }
    return true;
}

/* ---- trials ------------------------------------------------------------------------------------------------------ */

bool lab_part_first(lab_split *p, const char *files, error *why)
{
    glob_t found = { 0 };
    if (glob(files, 0, NULL, &found)) return error_refuse(why, "lab --trials: no file is called '%.200s'.", files);
    bool good = part_set_read(&p->first, found.gl_pathv, (int)found.gl_pathc, why);
    if (good && (strncmp(p->first.text[0], p->head.text, p->head.n) ||
                 strncmp(p->first.text[0] + p->head.n, "part ", 5) || p->first.n != p->which.n))
        good = error_refuse(why, "lab --trials: '%.200s' are not the parts of the first round of this report.", files);
    if (good) {
        text_add(&p->body, p->first.body[p->which.i - 1]);
        p->merged = &p->first;
        part_option(&p->head, "--trials", "-");          /* they are in the part */
    }
    globfree(&found);
    return good;
}

/* The line before the marks of these trials. */
static void head_of(char *out, size_t cap, unsigned number, size_t n, const slices *of)
{
    snprintf(out, cap, "\ntrials of study %u from %u to %u of %zu\n", number, of->from, of->to, n);
}

/* NULL: the body does not have them. */
static const char *marks_in(const char *body, unsigned number, size_t n, const slices *of)
{
    char head[100];
    head_of(head, sizeof head, number, n, of);
    const char *at = strstr(body, head);
    if (!at) return NULL;
    at += strlen(head);
    return strspn(at, "01234567") == of->to - of->from ? at : NULL;
}

bool lab_part_try(lab_split *p, const study *s, uint32_t per_use, int *code)
{
    const size_t n = study_moments(s, per_use);
    const unsigned number = p->number - 1;
    slices of = slices_of(p->which, n);
    char *marks = malloc(of.step + 1), head[100];
    error why = { "There is not enough memory for the trials." };
    bool good = marks != NULL;
    while (good && slice_next(&of) && !enough_said()) {
        const char *known = marks_in(p->before, number, n, &of);
        const size_t here = of.to - of.from;
        if (known) memcpy(marks, known, here);
        else good = study_try(s, per_use, of.from, of.to, marks, &why);
        head_of(head, sizeof head, number, n, &of);
        text_add(&p->body, head);
        text_put(&p->body, marks, good ? here : 0);
        text_add(&p->body, "\n");
        good = good && save_now_and_then(p, &why);
    }
    free(marks);
    if (!good) return *code = cli_wrong("%s", why.text), false;
    return of.from >= of.end || (*code = CLI_INTERRUPTED, false);
}

bool lab_part_sum(lab_split *p, const study *s, uint32_t per_use, study_effect *out, error *why)
{
    const part_set *parts = p->merged;
    const size_t n = study_moments(s, per_use);
    char *marks = malloc(n + 1);
    bool good = marks || error_refuse(why, "There is not enough memory for the trials.");
    for (uint32_t i = 0; good && i < parts->n; i++) {
        slices of = slices_of((part_of){ i + 1, parts->n }, n);
        while (good && slice_next(&of)) {
            const char *known = marks_in(parts->body[i], p->number - 1, n, &of);
            good = known || error_refuse(why, "%.200s does not have the trials that it says.", parts->path[i]);
            if (good) memcpy(marks + of.from, known, of.to - of.from);
        }
    }
    good = good && study_sum(s, per_use, marks, out, why);
    free(marks);
    return good;
}
