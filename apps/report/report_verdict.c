/* report_verdict.c - what the figures say, in sentences: balanced at which numbers of players, by how much, how sure.
 * Numbers of a verdict are the ends of intervals that hold all at once. The largest of many estimates is too large by
 * luck (the winner's curse), so estimates alone are not told. */
#include "apps/report/report.h"

#include "lab/study/verdict.h"
#include "table/match/box.h"

#include <string.h>

typedef struct {
    lab_language l;
    const study *s;
    double within;
    report_say *say;
    void *to;
} speaker;

/* Whole sentences, because languages differ in more than words. */
static const char *const even[VERDICT_QUESTIONS] = {
    "Sides are balanced at %s: nobody is more than %.1f points off an even share.",
    "Seats are balanced at %s: nobody is more than %.1f points off an even share.",
    "The turn order is balanced at %s: nobody is more than %.1f points off an even share.",
};
static const char *const more_than_even[VERDICT_QUESTIONS] = {
    "Sides are not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
    "Seats are not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
    "The turn order is not balanced at %u players: %s wins %s more than an even share of %.0f%%.",
};
static const char *const less_than_even[VERDICT_QUESTIONS] = {
    "Sides are not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
    "Seats are not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
    "The turn order is not balanced at %u players: %s wins %s less than an even share of %.0f%%.",
};
static const char *const open[VERDICT_QUESTIONS] = {
    "Sides: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each number of players "
    "would tell.",
    "Seats: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each number of players "
    "would tell.",
    "The turn order: too few matches to tell at %s. Up to %.0f points may hide; about %llu matches for each number of "
    "players would tell.",
};

/* "2, 3 and 5 players" of the numbers that are of this kind. */
static unsigned at_players(const speaker *k, const verdict_line *line, verdict_kind kind, char *out, size_t cap)
{
    const study *s = k->s;
    unsigned n = 0, done = 0;
    size_t used = 0;
    for (unsigned c = 0; c < s->n_counts; c++) n += line[c].kind == kind;
    *out = 0;
    for (unsigned c = 0; c < s->n_counts && used < cap; c++) {
        if (line[c].kind != kind) continue;
        const char *before = !done ? "" : done + 1 == n ? lab_words(k->l, " and ") : ", ";
        const char *after = done + 1 < n ? "" : lab_words(k->l, s->count[c] == 1 ? " player" : " players");
        used += (size_t)snprintf(out + used, cap - used, "%s%u%s", before, s->count[c], after);
        done++;
    }
    return n;
}

static double furthest(const study *s, const verdict_line *line, verdict_kind kind)
{
    double most = 0;
    for (unsigned c = 0; c < s->n_counts; c++)
        if (line[c].kind == kind && line[c].reach > most) most = line[c].reach;
    return most;
}

void report_who(lab_language l, const study *s, unsigned question, unsigned who, char *out, size_t cap)
{
    static const char *const nth[] = { "whoever starts", "the next after the start", "the third in turn order" };
    const unsigned known = sizeof nth / sizeof *nth;
    if (question == VERDICT_SIDES) report_side(l, s->order.box, who, out, cap);
    else if (question == VERDICT_SEATS) lab_say(l, out, cap, "seat %u", who + 1);
    else if (who < known) snprintf(out, cap, "%s", lab_words(l, nth[who]));
    else lab_say(l, out, cap, "the %uth in turn order", who + 1);
}

static void say_even(const speaker *k, verdict_question q, const verdict_line *line)
{
    char at[120], text[300];
    if (!at_players(k, line, VERDICT_EVEN, at, sizeof at)) return;
    lab_say(k->l, text, sizeof text, even[q], at, 100 * furthest(k->s, line, VERDICT_EVEN));
    k->say(k->to, VERDICT_EVEN, text);
}

/* "3 to 19 points"; it may be surely uneven by less than one. */
static void say_points(lab_language l, double least, double most, char *out, size_t cap)
{
    if (least < 0.5) lab_say(l, out, cap, "up to %.0f points", most);
    else lab_say(l, out, cap, "%.0f to %.0f points", least, most);
}

static void say_uneven(const speaker *k, verdict_question q, const verdict_line *l, unsigned players)
{
    char who[80], points[60], text[300];
    const lab_share v = l->worst.wide;
    const bool more = l->worst.off.share > 0;
    say_points(k->l, 100 * (more ? v.low : -v.high), 100 * (more ? v.high : -v.low), points, sizeof points);
    report_who(k->l, k->s, q, l->worst.who, who, sizeof who);
    lab_say(k->l, text, sizeof text, (more ? more_than_even : less_than_even)[q], players, who, points,
            100 * l->worst.even);
    k->say(k->to, VERDICT_UNEVEN, text);
}

static void say_open(const speaker *k, verdict_question q, const verdict_line *line)
{
    char at[120], text[300];
    verdict_line far = { .kind = VERDICT_OPEN, .reach = furthest(k->s, line, VERDICT_OPEN) };
    if (!at_players(k, line, VERDICT_OPEN, at, sizeof at) || far.reach <= 0) return;
    lab_say(k->l, text, sizeof text, open[q], at, 100 * far.reach,
            (unsigned long long)verdict_enough(k->s, &far, k->within));
    k->say(k->to, VERDICT_OPEN, text);
}

static void say_together(const speaker *k, const verdict_line *line)
{
    char at[120], text[300];
    for (unsigned c = 0; c < k->s->n_counts; c++) {
        const lab_share v = line[c].together;
        if (line[c].kind != VERDICT_TOGETHER) continue;
        report_players(k->l, k->s->count[c], at, sizeof at);
        lab_say(k->l, text, sizeof text, "Everybody plays together at %s and wins %.1f%% of matches (%.1f to %.1f).",
                at, 100 * v.share, 100 * v.low, 100 * v.high);
        k->say(k->to, VERDICT_TOGETHER, text);
    }
    if (!at_players(k, line, VERDICT_NOBODY, at, sizeof at)) return;
    lab_say(k->l, text, sizeof text, "Nobody ever won at %s.", at);
    k->say(k->to, VERDICT_NOBODY, text);
}

void report_verdict(lab_language l, const study *s, double within, report_say *say, void *to)
{
    const speaker k = { l, s, within, say, to };
    verdict_line line[ORR_MAX_SEATS];
    for (verdict_question q = 0; q < VERDICT_QUESTIONS; q++) {
        const bool asked = verdict_lines(s, q, within, line);
        if (!q) say_together(&k, line);
        if (!asked) continue;
        say_even(&k, q, line);
        for (unsigned c = 0; c < s->n_counts; c++)
            if (line[c].kind == VERDICT_UNEVEN) say_uneven(&k, q, &line[c], s->count[c]);
        say_open(&k, q, line);
    }
}

const char report_how_sure[] =
    "Each question is answered with a risk of 5% for all numbers of players and all sides, seats or places together "
    "(Holm's correction; the ends of the intervals are Bonferroni's). Only the ends are told, because the largest of "
    "many estimates is too large by luck.";
