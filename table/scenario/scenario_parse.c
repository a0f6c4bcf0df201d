/* scenario_parse.c - statements to steps: one reading function for each, found by its first word. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

/* ---- statements that prepare ------------------------------------------------------------------------------------ */

static bool read_knows(sc_reader *r, sc_step *s)
{
    return sc_read_seats(r, SC_ALLOW_PUBLIC, &s->seats) && sc_need_mark(r, ':', "the seats") && sc_read_items(r, s);
}

static bool read_at(sc_reader *r, sc_step *s)
{
    const orr_game *g = r->c->box.game;
    char word[SC_WORD];
    buffer list = sc_begin_list(r);
    orr_seat seat;
    for (unsigned i = 0; i < g->n_moments; i++) sc_list(&list, g->moments[i].word);
    if (!sc_word(r, word)) return sc_bad(r, "A moment and a seat should follow; the moments are: %s.", r->list);
    while (s->index < g->n_moments && !sc_same(g->moments[s->index].word, word)) s->index++;
    if (s->index == g->n_moments)
        return sc_bad(r, "\"%s\" is not a moment of %s; its moments are: %s.", word, g->id, r->list);
    if (!sc_read_seat(r, &seat)) return false;
    s->seats = orr_one(seat);
    return sc_need_end(r);
}

/* A face of the die by its word: the side that shows it. */
static bool read_face(sc_reader *r, const char *word, uint32_t *v)
{
    const orr_game *g = r->c->box.game;
    const orr_box *b = &r->c->box;
    buffer list = sc_begin_list(r);
    for (unsigned side = 0; side < 255 && g->die_face(b, (uint8_t)side) != ORR_UNKNOWN; side++) {
        const char *face = g->word(b, g->die_noun, g->die_face(b, (uint8_t)side), ORR_WORD);
        if (face && sc_same(face, word)) return *v = side, true;
        if (face) sc_list(&list, face);
    }
    return sc_bad(r, "\"%s\" is neither a face of the die nor a number from 1; the faces are: %s.", word, r->list);
}

static bool read_roll_of(sc_reader *r, const sc_step *s, uint32_t *v)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "Expected a number here, not %s.", sc_here(r));
    if (decimal_read_unsigned(word, 65535, v) && *v >= s->least) return *v -= s->least, true;
    if (s->faces) return read_face(r, word, v);
    return sc_bad(r, "\"%s\" should be a whole number from %u on.", word, s->least);
}

static bool read_numbers(sc_reader *r, sc_step *s)
{
    uint32_t v;
    s->first = r->c->n_numbers;
    do {
        if (!read_roll_of(r, s, &v)) return false;
        if (r->c->n_numbers == SC_NUMBERS) return sc_bad(r, "This case scripts too much chance; split it.");
        r->c->number[r->c->n_numbers++] = (uint16_t)v;
        s->n++;
    } while (sc_mark(r, ','));
    return sc_need_end(r);
}

static bool read_roll(sc_reader *r, sc_step *s)
{
    s->least = 1;
    s->faces = r->c->box.game->die_face;
    return read_numbers(r, s);
}

static sc_act *new_act(sc_reader *r)
{
    if (r->c->n_acts == SC_ACTS) return sc_bad(r, "This case has too many actions; split it."), NULL;
    r->c->act[r->c->n_acts] = (sc_act){ 0 };
    return &r->c->act[r->c->n_acts++];
}

static bool read_answers(sc_reader *r, uint32_t *first, uint32_t *n)
{
    *first = r->c->n_acts;
    do {
        sc_act *a = new_act(r);
        if (!a || !sc_read_seat(r, &a->seat) || !sc_need_mark(r, ':', "the seat") || !sc_read_action(r, 0, a))
            return false;
        ++*n;
    } while (sc_mark(r, ';') && !sc_at_end(r));
    return true;
}

static bool read_when(sc_reader *r, sc_step *s)
{
    if (!read_answers(r, &s->first, &s->n)) return false;
    if (!sc_take(r, "twin")) return sc_need_end(r);
    if (!r->c->has_twin) return sc_bad(r, "There is no twin yet; \"twin SEATS: ...\" makes one.");
    return read_answers(r, &s->other, &s->n_other) && sc_need_end(r);
}

static bool read_twin(sc_reader *r, sc_step *s)
{
    if (r->c->has_twin) return sc_bad(r, "A case has one twin.");
    r->c->has_twin = true;
    return read_knows(r, s);
}

/* ---- statements that check -------------------------------------------------------------------------------------- */

static bool same_act(const sc_act *x, const sc_act *y)
{
    return x->act.verb == y->act.verb && x->act.a == y->act.a && x->act.b == y->act.b && x->act.c == y->act.c &&
           x->any == y->any;
}

bool sc_read_list(sc_reader *r, sc_step *s, unsigned allow)
{
    s->first = r->c->n_acts;
    s->listed = true;
    do {
        sc_act *a = new_act(r);
        if (!a || !sc_read_action(r, allow, a)) return false;
        for (uint32_t k = s->first; k < r->c->n_acts - 1; k++) {
            sc_text text = { .n = 0 };
            sc_say_act(&text, &r->c->box, a);
            if (same_act(&r->c->act[k], a)) return sc_bad(r, "\"%s\" is listed twice.", text.s);
        }
        s->n++;
    } while (sc_mark(r, '|'));
    return sc_need_end(r);
}

static bool read_asked(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    if (!sc_read_seats(r, SC_ALLOW_NONE, &s->seats)) return false;
    if (sc_at_end(r)) return true;
    s->counted = sc_word(r, word);
    if (s->counted && !sc_same(word, "count"))
        return sc_bad(r, "\"%s\" should be \"count\", or there should be a colon here.", word);
    if (!sc_need_mark(r, ':', "the seats")) return false;
    if (!s->seats) return sc_bad(r, "Nobody has choices; write \"none\" alone.");
    if (!s->counted) return sc_read_list(r, s, SC_STARS);
    if (!sc_word(r, word) || !decimal_read_unsigned(word, ORR_MAX_LEGAL, &s->count))
        return sc_bad(r, "A number of choices should follow \"count:\".");
    return sc_need_end(r);
}

static bool read_legal(sc_reader *r, sc_step *s)
{
    return sc_read_seats(r, 0, &s->seats) && sc_need_mark(r, ':', "the seat") && sc_read_list(r, s, SC_STARS);
}

bool sc_read_because(sc_reader *r, sc_step *s)
{
    if (sc_take(r, "because") && !sc_read_rule(r, &s->because)) return false;
    return sc_need_end(r);
}

/* Outcomes may have several words, and one may begin like another: the longest that fits is meant. */
static bool read_outcome(sc_reader *r, sc_step *s)
{
    const orr_game *g = r->c->box.game;
    buffer list = sc_begin_list(r);
    size_t longest = 0;
    while (*r->p == ' ') r->p++;
    for (unsigned i = 0; i < g->n_outcomes; i++) {
        const size_t n = strlen(g->outcomes[i]);
        sc_list(&list, g->outcomes[i]);
        if (n <= longest || strncmp(r->p, g->outcomes[i], n) || (r->p[n] && r->p[n] != ' ')) continue;
        longest = n;
        s->index = (uint8_t)i;
    }
    if (!longest) return sc_bad(r, "%s is not an outcome of %s; its outcomes are: %s.", sc_here(r), g->id, r->list);
    r->p += longest;
    return s->ends = true;
}

static bool read_over(sc_reader *r, sc_step *s)
{
    if (sc_take(r, "winners")) {
        s->named = true;
        if (!sc_read_seats(r, SC_ALLOW_NONE, &s->seats)) return false;
    }
    if (sc_take(r, "outcome") && !read_outcome(r, s)) return false;
    return sc_read_because(r, s);
}

static bool read_running(sc_reader *r, sc_step *s)
{
    (void)s;
    return sc_need_end(r);
}

/* ---- the table of statements ------------------------------------------------------------------------------------ */

typedef struct {
    const char *word;
    sc_what what;
    bool (*read)(sc_reader *, sc_step *);
} statement;

static const statement statements[] = {
    { "given",   SC_GIVEN,   sc_read_items    },
    { "knows",   SC_KNOWS,   read_knows       },
    { "at",      SC_AT,      read_at          },
    { "roll",    SC_CHANCE,  read_roll        },
    { "chance",  SC_CHANCE,  read_numbers     },
    { "shuffle", SC_SHUFFLE, sc_read_shuffle  },
    { "when",    SC_WHEN,    read_when        },
    { "then",    SC_THEN,    sc_read_items    },
    { "seen",    SC_SEEN,    read_knows       },
    { "asked",   SC_ASKED,   read_asked       },
    { "may",     SC_MAY,     read_asked       },
    { "legal",   SC_LEGAL,   read_legal       },
    { "illegal", SC_ILLEGAL, read_legal       },
    { "refuse",  SC_REFUSE,  sc_read_refuse   },
    { "event",   SC_EVENT,   sc_read_event    },
    { "no",      SC_EVENT,   sc_read_no_event },
    { "over",    SC_OVER,    read_over        },
    { "running", SC_RUNNING, read_running     },
    { "twin",    SC_TWIN,    read_twin        },
};
enum { N_STATEMENTS = sizeof statements / sizeof *statements };

static bool bad_statement(sc_reader *r, const char *word)
{
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < N_STATEMENTS; i++)
        sc_list(&list, sc_same(statements[i].word, "no") ? "no event" : statements[i].word);
    return sc_bad(r, "\"%s\" begins no statement; statements are: %s, key, deal, case, position.", word, r->list);
}

/* What may stand where: the deal first, no check in a position, no other preparation after a twin. */
static bool has_its_place(sc_reader *r, const sc_step *s)
{
    const sc_case *c = r->c;
    const bool chance = s->what == SC_CHANCE || s->what == SC_SHUFFLE;
    if (s->deal && !chance) return sc_bad(r, "Only roll, chance and shuffle can follow \"deal\".");
    if (s->deal && c->n_steps && !c->step[c->n_steps - 1].deal)
        return sc_bad(r, "What scripts the deal comes before all other statements.");
    if (c->is_position && s->what > SC_WHEN)
        return sc_bad(r, "A position checks nothing; its statements are: given, knows, at, roll, chance, shuffle, "
                         "when.");
    if (c->has_twin && sc_prepares(s->what) && !chance)
        return sc_bad(r, "The two worlds of a twin go on by answers alone; prepare the position before the twin.");
    return true;
}

bool sc_is_statement(const char *word)
{
    for (unsigned i = 0; i < N_STATEMENTS; i++)
        if (sc_same(statements[i].word, word)) return true;
    return sc_same(word, "deal");
}

bool sc_read_statement(sc_reader *r)
{
    char word[SC_WORD];
    const bool deal = sc_take(r, "deal");
    if (!sc_word(r, word)) return sc_bad(r, "A statement begins with a word, not with %s.", sc_here(r));
    return sc_read_rest(r, word, deal);
}

bool sc_read_rest(sc_reader *r, const char *word, bool deal)
{
    sc_case *c = r->c;
    if (c->n_steps == SC_STEPS) return sc_bad(r, "This case has too many steps; split it.");
    for (const statement *k = statements; k < statements + N_STATEMENTS; k++) {
        if (!sc_same(k->word, word)) continue;
        sc_step *s = &c->step[c->n_steps];
        *s = (sc_step){ .what = k->what, .line = r->line, .deal = deal };
        if (!has_its_place(r, s) || !sc_keep_text(r, r->words, &s->text) || !k->read(r, s)) return false;
        c->n_steps++;
        return true;
    }
    return bad_statement(r, word);
}
