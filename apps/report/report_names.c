/* report_names.c - how a report calls what the tables list, and the order in which it lists what was used. */
#include "apps/report/report.h"

#include <ctype.h>
#include <string.h>

static void start_big(char *text)
{
    for (char *c = text; *c; c++)
        if (*c == '-') *c = ' ';
    *text = (char)toupper((unsigned char)*text);
}

void report_use_name(const study *s, unsigned use, char *out, size_t cap)
{
    const orr_box *box = s->order.box;
    const study_use *u = &s->use[use];
    snprintf(out, cap, "%s", box->game->word(box, box->game->verbs[u->verb].noun[u->arg], u->value, ORR_NAME));
}

void report_curve_name(const study *s, unsigned curve, char *out, size_t cap)
{
    const orr_box *box = s->order.box;
    const study_curve *c = &s->curve[curve];
    if (!c->field) snprintf(out, cap, "Standing");
    else if (c->field->by && c->field->type != ORR_SET && !c->each)
        snprintf(out, cap, "%s: %s", c->field->word, box->game->word(box, c->field->by, c->row, ORR_NAME));
    else snprintf(out, cap, "%s", c->field->word);
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
        if (!study_usage_of(&g->s, u).times) continue;
        unsigned i = n++;
        while (i && g->s.use[out[i - 1]].verb == g->s.use[u].verb && rank(g, out[i - 1]) < rank(g, u)) {
            out[i] = out[i - 1];
            i--;
        }
        out[i] = u;
    }
    return n;
}
