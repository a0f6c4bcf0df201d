/* report_names.c - how a report calls what the tables list, and the order in which it lists what was used. */
#include "apps/report/report.h"

#include <string.h>

static void start_big(char *text)
{
    for (char *c = text; *c; c++)
        if (*c == '-') *c = ' ';
    if (*text >= 'a' && *text <= 'z') *text = (char)(*text - 'a' + 'A'); /* others may be a part of a letter */
}

/* In "Gioca {a}" the place becomes three points; where there is nothing else, the verb's word says more. */
void report_verb(lab_language l, const orr_game *g, unsigned verb, char *out, size_t cap)
{
    const char *at = lab_verb(l, g, verb);
    size_t n = 0;
    if (!strcmp(at, "{a}")) at = lab_words(l, g->verbs[verb].word);
    for (; *at && n + 4 < cap; at++) {
        if (*at != '{') {
            out[n++] = *at;
            continue;
        }
        n += (size_t)snprintf(out + n, cap - n, "\xe2\x80\xa6");
        at += strcspn(at, "}") - (at[strcspn(at, "}")] ? 0 : 1);
    }
    out[n] = 0;
    if (l == LAB_ENGLISH) start_big(out);
}

void report_clock(lab_language l, const orr_field *f, char *out, size_t cap)
{
    snprintf(out, cap, "%s", lab_clock(l, f));
    start_big(out);
}

void report_players(lab_language l, unsigned n, char *out, size_t cap)
{
    lab_say(l, out, cap, n == 1 ? "%u player" : "%u players", n);
}

void report_side(lab_language l, const orr_box *box, unsigned side, char *out, size_t cap)
{
    snprintf(out, cap, "%s", lab_noun(l, box, box->game->side_noun, side));
    start_big(out);
}

void report_use_name(lab_language l, const study *s, unsigned use, char *out, size_t cap)
{
    const orr_box *box = s->order.box;
    const study_use *u = &s->use[use];
    const char *name = lab_noun(l, box, box->game->verbs[u->verb].noun[u->arg], u->value);
    snprintf(out, cap, "%.*s", (int)(u->many ? study_thing_length(name) : strlen(name)), name);
}

void report_curve_name(lab_language l, const study *s, unsigned curve, char *out, size_t cap)
{
    const orr_box *box = s->order.box;
    const study_curve *c = &s->curve[curve];
    if (!c->field) lab_say(l, out, cap, "Standing");
    else if (c->field->by && c->field->type != ORR_SET && !c->each)
        snprintf(out, cap, "%s: %s", lab_curve(l, box->game, c->field), lab_noun(l, box, c->field->by, c->row));
    else snprintf(out, cap, "%s", lab_curve(l, box->game, c->field));
    start_big(out);
}

static double rank(const report_game *g, unsigned use)
{
    return g->effect[use].pairs ? g->effect[use].shift.share : -2;
}

unsigned report_uses(const report_game *g, unsigned *out)
{
    unsigned n = 0;
    for (unsigned u = 0; u < g->s.n_uses; u++) {
        if (!study_is_thing(&g->s, u) || !study_usage_of(&g->s, u).times) continue;
        unsigned i = n++;
        while (i && g->s.use[out[i - 1]].verb == g->s.use[u].verb && rank(g, out[i - 1]) < rank(g, u)) {
            out[i] = out[i - 1];
            i--;
        }
        out[i] = u;
    }
    return n;
}
