/* scenario_chance.c - scripted chance: which line scripted a number or a card, whether it fitted and was used. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

static void lengthen(orr_tape *tape, const sc_step *s)
{
    if (s->what == SC_CHANCE) tape->n += s->n;
    else tape->n_top += s->n + 1;
}

void sc_script(sc_run *run, const sc_step *s)
{
    const uint16_t *number = run->c->number + s->first, by = (uint16_t)(s - run->c->step);
    for (uint32_t k = 0; k < s->n; k++) {
        if (s->what == SC_CHANCE) {
            run->next[run->w.tape.n + k] = number[k];
            run->by_next[run->w.tape.n + k] = by;
        } else {
            run->by_top[run->n_top] = by;
            run->top[run->n_top++] = (uint8_t)number[k];
        }
    }
    if (s->what == SC_SHUFFLE) {
        run->by_top[run->n_top] = by;
        run->top[run->n_top++] = ORR_UNKNOWN;
    }
    lengthen(&run->w.tape, s);
    if (run->twin.state) lengthen(&run->twin.tape, s);
}

static const char *in_which(const sc_run *run, const sc_world *w)
{
    return w == &run->twin ? " (in the twin world)" : "";
}

static void fail_too_big(sc_run *run, const sc_world *w)
{
    const uint32_t k = w->tape.too_big - 1;
    const sc_step *s = &run->c->step[run->by_next[k]];
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "a number from %u to %u%s", s->least, w->tape.limit - 1 + s->least, in_which(run, w));
    sc_say(&found, "%u", run->next[k] + 0u + s->least);
    sc_fail(run, s, &expected, &found);
}

static const char *card_word(const sc_run *run, uint8_t kind, const sc_step *s)
{
    const orr_game *g = run->c->box.game;
    const char *text = sc_text_of(run->c, s->text);
    for (unsigned d = 0; d < g->n_decks; d++) {             /* the word that stands in the line tells the deck */
        const char *word = g->word(&run->c->box, g->decks[d].noun, kind, ORR_WORD);
        if (word && strstr(text, word)) return word;
    }
    return "?";
}

bool sc_misfits(sc_run *run, sc_world *w)
{
    if (!w->tape.misfits) return false;
    if (w->tape.too_big) fail_too_big(run, w);
    if (w->tape.missing) {
        const sc_step *s = &run->c->step[run->by_top[w->tape.missing - run->top]];
        sc_text expected = { .n = 0 }, found = { .n = 0 };
        sc_say(&expected, "a shuffle of cards with %s among them%s", card_word(run, *w->tape.missing, s),
               in_which(run, w));
        sc_say(&found, "it is not there, or not so often");
        sc_fail(run, s, &expected, &found);
    }
    return run->stopped = true;
}

/* What was scripted but did not happen makes a case mean something else than it says. */
const sc_step *sc_unused(const sc_run *run, const sc_world *w, sc_text *what)
{
    const orr_tape *tape = &w->tape;
    if (tape->at < tape->n) {
        const sc_step *s = &run->c->step[run->by_next[tape->at]];
        sc_say(what, "the number %u was never used%s", run->next[tape->at] + 0u + s->least, in_which(run, w));
        return s;
    }
    if (!tape->n_top) return NULL;
    sc_say(what, "the shuffle never took place%s", in_which(run, w));
    return &run->c->step[run->by_top[tape->top - run->top]];
}
