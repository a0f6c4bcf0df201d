/* scenario_refuse.c - `refuse`: an action that the rules forbid; and a line, a game line, a card set or a position that
 * this language itself must refuse, with what the sentence must say. */
#include "table/scenario/scenario_parts.h"

#include <ctype.h>
#include <string.h>

/* ---- reading ---------------------------------------------------------------------------------------------------- */

static const struct { const char *word; sc_what what; } refusals[] = {
    { "setup",    SC_REFUSE_SETUP    },
    { "set",      SC_REFUSE_SET      },
    { "line",     SC_REFUSE_LINE     },
    { "position", SC_REFUSE_POSITION },
};
enum { N_REFUSALS = sizeof refusals / sizeof *refusals };

bool sc_is_refusal(const sc_reader *r, const char *of)
{
    sc_reader copy = { .p = r->words };
    return sc_take(&copy, "refuse") && sc_take(&copy, of);
}

/* From the first quotation mark to the last one of the line: sentences have some in them. */
static bool read_quote(sc_reader *r, uint32_t *at)
{
    char text[SC_LINE];
    const char *from = strchr(r->p, '"'), *to = strrchr(r->p, '"');
    if (!from || to == from) return sc_bad(r, "A text in quotation marks begins here and does not end.");
    if (to == from + 1) return sc_bad(r, "Put a part of the sentence between the quotation marks.");
    memcpy(text, from + 1, (size_t)(to - from) - 1);
    text[to - from - 1] = 0;
    r->p = to + 1;
    return sc_keep_text(r, text, at);
}

bool sc_read_reason(sc_reader *r, sc_step *s)
{
    if (!sc_take(r, "because"))
        return sc_bad(r, "\"because\" and a rule, or a part of the sentence in quotation marks, should follow, not %s.",
                      sc_here(r));
    while (*r->p == ' ') r->p++;
    if (*r->p == '"') return read_quote(r, &s->quote) && sc_need_end(r);
    if (!r->c->box.game) return sc_bad(r, "Without a game there are no rules; quote a part of the sentence.");
    return sc_read_rule(r, &s->because) && sc_need_end(r);
}

static bool read_refused_action(sc_reader *r, sc_step *s)
{
    orr_seat seat;
    sc_act act = { .any = 0 };
    if (!sc_read_seat(r, &seat) || !sc_need_mark(r, ':', "the seat")) return false;
    s->seats = orr_one(seat);
    s->first = r->c->n_acts;
    if (r->c->n_acts == SC_ACTS) return sc_bad(r, "This case has too many actions; split it.");
    if (!sc_read_action(r, SC_ANY_SEAT, &act)) return false;
    r->c->act[r->c->n_acts++] = act;
    if (!sc_read_because(r, s)) return false;
    return s->because ? true : sc_bad(r, "A refuse names the rule that forbids the action: \"... because ID\".");
}

bool sc_read_refuse(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    uint32_t number;
    if (!sc_peek(r, word) || decimal_read_unsigned(word, 999999, &number)) return read_refused_action(r, s);
    sc_word(r, word);
    for (unsigned i = 0; i < N_REFUSALS; i++) {
        if (!sc_same(refusals[i].word, word)) continue;
        s->what = refusals[i].what;
        if ((s->what == SC_REFUSE_SETUP || s->what == SC_REFUSE_SET) && r->c->n_steps)
            return sc_bad(r, "\"refuse %s\" stands right after the game.", word);
        return sc_read_reason(r, s);
    }
    if (sc_same(word, "file")) return sc_bad(r, "\"refuse file\" stands before the first case.");
    return sc_bad(r, "\"%s\" cannot be refused; after refuse stands a seat, or one of: setup, set, line, position.",
                  word);
}

/* ---- checking --------------------------------------------------------------------------------------------------- */

/* The ID alone, not the beginning of another one. */
static bool names_rule(const char *why, const char *id)
{
    const size_t n = strlen(id);
    for (const char *p = strstr(why, id); p; p = strstr(p + 1, id))
        if ((p == why || !isalnum((unsigned char)p[-1])) && !isalnum((unsigned char)p[n])) return true;
    return false;
}

bool sc_gives_reason(const sc_case *c, const sc_step *s, const char *why)
{
    if (s->quote) return strstr(why, sc_text_of(c, s->quote));
    return names_rule(why, c->box.game->rules[s->because].id);
}

/* why: the sentence with which it was refused; NULL: it was not. */
static void check_refusal(sc_run *run, const sc_step *s, const char *why)
{
    static const char *const what[] = { [SC_REFUSE_LINE] = "the line before", [SC_REFUSE_SETUP] = "the game line",
                                        [SC_REFUSE_SET] = "the card set", [SC_REFUSE_POSITION] = "the position" };
    sc_text expected = { .n = 0 };
    if (why && sc_gives_reason(run->c, s, why)) return;
    sc_say(&expected, "%s is refused because %s", what[s->what],
           s->quote ? sc_text_of(run->c, s->quote) : run->c->box.game->rules[s->because].id);
    sc_fail_with(run, s, expected.s, why ? why : "nothing is wrong with it");
}

static void check_refused_action(sc_run *run, const sc_step *s)
{
    const orr_ctx *t = &run->w.t;
    const orr_action act = run->c->act[s->first].act;
    orr_seat seat = 0;
    while (!(s->seats >> seat & 1)) seat++;
    const orr_rule why = orr_why_not(t, seat, act);
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "refused because of ");
    sc_say_rule(&expected, t->game, s->because);
    if (why != s->because) {
        sc_say(&found, why ? "refused because of " : "it is legal");
        if (why) sc_say_rule(&found, t->game, why);
        sc_fail(run, s, &expected, &found);
        return;
    }
    memcpy(run->before, run->w.state, t->game->state_size);
    const orr_err err = orr_apply(&run->w.t, seat, act);
    if (err == ORR_REFUSED && !memcmp(run->before, run->w.state, t->game->state_size)) return;
    sc_say(&found, err == ORR_REFUSED ? "refused, but the position has changed" : "it was taken as an answer");
    memcpy(run->w.state, run->before, t->game->state_size);
    sc_fail(run, s, &expected, &found);
}

void sc_refuse(sc_run *run, const sc_step *s, const char *why)
{
    if (s->what == SC_REFUSE) check_refused_action(run, s);
    else check_refusal(run, s, s->found ? sc_text_of(run->c, s->found) : why);
}
