/* review_walk.c - a review on a full screen. The moments are choices: the board shows the one under the cursor, as the
 * seat saw it before it answered, and Enter steps through the match from there. */
#include "apps/cli/review_walk.h"

#include "apps/cli/replay.h"
#include "apps/cli/review.h"
#include "apps/common/wrong.h"
#include "apps/tui/screen.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "table/match/phrases.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOMENTS = REVIEW_MOST + 2, MOMENT_NOUN = 0xff, DETAIL = 400 };      /* no game has such a noun */

typedef struct {
    const record *r;
    orr_seat eyes;
    review found;
    uint32_t at[MOMENTS];     /* after so many answers */
    match m[MOMENTS];
    char detail[MOMENTS][DETAIL];
    screen_item item[MOMENTS + 1];
    int n;
} walk;

static void paint(void *who, orr_canvas *c)
{
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    const walk *w = who;
    const unsigned i = c->focus[0][0] == MOMENT_NOUN && c->focus[0][1] < w->n ? c->focus[0][1] : 0;
    const match *m = &w->m[i];
    const orr_box shown = tongue_box(&m->box);
    memset(c->focus, 0, sizeof c->focus);
    c->said = tongue_painted;
    c->names = tongue_seats();
    orr_observe(&m->t, w->eyes, view);
    if (m->t.game->paint) m->t.game->paint(&shown, view, c);
    else orr_paint_tables(&shown, view, c);
}

/* ---- the moments ------------------------------------------------------------------------------------------------- */

static bool add_moment(walk *w, uint32_t answers, const char *text, error *why)
{
    record part = *w->r;
    part.n_answers = answers;
    if (!record_replay(&part, &w->m[w->n], why)) return false;
    w->at[w->n] = answers;
    screen_item *item = &w->item[w->n];
    *item = (screen_item){ .number = w->n + 1, .about = { { MOMENT_NOUN, (uint8_t)w->n } },
                           .detail = w->detail[w->n] };
    snprintf(item->text, sizeof item->text, "%s", text);
    w->n++;
    return true;
}

static bool add_mistake(walk *w, const review_mistake *k, error *why)
{
    char did[160], better[160], text[200];
    const orr_box *box = &w->r->box;
    snprintf(text, sizeof text, tongue_say("Answer %u: %.100s"), k->answer + 1, review_label(box, k->did, did));
    snprintf(w->detail[w->n], DETAIL,
             tongue_say("Better: %s, %u of 100 imagined games instead of %u, give or take %u.%s%s"),
             review_label(box, k->better, better), bot_compare_rate(&k->by, 0), bot_compare_rate(&k->by, 1),
             bot_compare_give(&k->by), k->reason ? " " : "", k->reason ? tongue_hint(box, k->reason) : "");
    return add_moment(w, k->answer, text, why);
}

static int by_answer(const void *a, const void *b)
{
    const uint32_t x = ((const review_mistake *)a)->answer, y = ((const review_mistake *)b)->answer;
    return (x > y) - (x < y);
}

static bool find_moments(walk *w, error *why)
{
    screen_item out = { .number = 0, .line = "q" };
    review *f = &w->found;
    qsort(f->mistake, f->n, sizeof *f->mistake, by_answer);
    if (!add_moment(w, 0, tongue_say("The deal"), why)) return false;
    for (unsigned i = 0; i < f->n; i++)
        if (!add_mistake(w, &f->mistake[i], why)) return false;
    if (!add_moment(w, w->r->n_answers, tongue_say("The end"), why)) return false;
    snprintf(out.text, sizeof out.text, "%s", tongue_say("Leave"));
    w->item[w->n] = out;
    return true;
}

/* ---- the screen -------------------------------------------------------------------------------------------------- */

/* From event e to the last one after so many answers; events that look the same to this seat are one line. Gives how
 * many lines that were. */
static int tell_until(const walk *w, const screen *scr, uint32_t answers, uint32_t *e)
{
    const match *m = &w->m[w->n - 1];
    char text[SCREEN_LINE], last[SCREEN_LINE] = "", line[SCREEN_LINE + 20];
    const orr_box shown = tongue_box(&m->box);
    unsigned same = 1;
    int lines = 0;
    orr_rule rule = 0;
    for (bool more = true; more; ++*e) {
        more = *e < m->n_events && m->event[*e].at <= answers;
        if (more && phrase_event(&shown, &m->event[*e], w->eyes, tongue_seats(), text, sizeof text) <= 0) continue;
        if (more && !strcmp(text, last) && same++) continue;
        snprintf(line, sizeof line, same > 1 ? tongue_say("%s (%u times)") : "%s", last, same);
        tongue_name_people(line, sizeof line);
        if (*last) screen_ruled(scr, line, phrase_rule(m->t.game, rule)->id), lines++;
        strcpy(last, text);
        same = 1;
        if (more) rule = m->event[*e].rule;
    }
    --*e;
    return lines;
}

/* The whole match; each moment knows how far it had come. */
static void tell_story(walk *w, const screen *scr)
{
    uint32_t e = 0;
    int lines = 0;
    for (int i = 0; i < w->n; i++) {
        lines += tell_until(w, scr, w->at[i], &e);
        w->item[i].story = lines;
    }
}

static void show(walk *w, const screen *scr)
{
    static screen_key keys[] = { { 'q', "q", NULL, false } };
    char text[SCREEN_LINE];
    keys[0].name = tongue_say("leave");
    screen_hide(scr);
    screen_board(scr, paint, w);
    tell_story(w, scr);
    snprintf(text, sizeof text, tongue_say("%s, %u decisions, judged by what was known then. %s"), tongue_who(w->eyes),
             w->found.decisions, w->found.n ? tongue_say("These cost the most:") : tongue_say("No clear mistake."));
    screen_bar(scr, ORR_MAY, text);
    screen_items(scr, w->item, w->n + 1);
    screen_line(scr, ORR_SOFT, tongue_say("Arrows: the board of each moment. Enter: through the match from there."));
    screen_keys(scr, keys, 1);
}

static int walk_about(walk *w, screen *scr)
{
    char line[SCREEN_LINE];
    int code = CLI_OK;
    while (code == CLI_OK) {
        show(w, scr);
        if (screen_read(scr, "> ", line) != TYPED_LINE || *line == 'q') break;
        const unsigned long k = strtoul(line, NULL, 10);
        if (k < 1 || k > (unsigned long)w->n) continue;
        const replay_how how = { .eyes = w->eyes, .at = (long)w->at[k - 1] };
        screen_no_board(scr);
        screen_hide(scr);
        code = replay_steps(w->r, &how);
        screen_open(scr);
    }
    screen_no_board(scr);
    screen_keys(scr, NULL, 0);
    screen_close(scr);
    return screen_stopped() ? CLI_INTERRUPTED : code;
}

/* The review comes before the screen: whoever does not want to wait for it can still press Ctrl-C. */
int review_walk(const record *r, orr_seat seat)
{
    static walk w;
    match m;
    error why = { "" };
    screen scr;
    w = (walk){ .r = r, .eyes = seat };
    if (!record_replay(r, &m, &why)) return cli_wrong("%s", why.text);
    tongue_print("Looking back at the match; this takes a moment.");
    int code = review_seat(&m, seat, &w.found, &why) ? CLI_OK : cli_wrong("%s", why.text);
    if (code == CLI_OK) {
        screen_open(&scr);
        if (!scr.full) review_say(&m, seat, &w.found);
        else if (find_moments(&w, &why)) code = walk_about(&w, &scr);
        else screen_close(&scr), code = cli_wrong("%s", why.text);
        review_free(&w.found);
    }
    while (w.n) match_close(&w.m[--w.n]);
    match_close(&m);
    return code;
}
