/* scenario_words.c - reads what statements are made of: seats, rules, actions, and words that name a value of a noun.
 * Every word is looked up in the tables of the case's game; a sentence about a wrong word lists the right ones. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

static const orr_game *game_of(const sc_reader *r) { return r->c->box.game; }
orr_seats sc_all_seats(const sc_reader *r) { return (orr_seats)((1u << r->c->seats) - 1); }

const char *sc_noun_name(const orr_game *g, uint8_t noun)
{
    if (noun == ORR_N_SEAT) return "seat";
    return noun < ORR_N_FIRST_OWN ? "number" : g->nouns[noun - ORR_N_FIRST_OWN];
}

unsigned sc_noun_values(const orr_box *b, uint8_t noun)
{
    unsigned n = 0;
    while (n < 256 && b->game->word(b, noun, (uint8_t)n, ORR_WORD)) n++;
    return n;
}

/* ---- seats, rules ----------------------------------------------------------------------------------------------- */

static bool one_seat(sc_reader *r, const char *word, orr_seats *set)
{
    uint32_t v;
    if (!decimal_read_unsigned(word, r->c->seats, &v) || !v)
        return sc_bad(r, "\"%s\" is not a seat of this table; its seats are 1 to %u.", word, r->c->seats);
    if (*set >> (v - 1) & 1) return sc_bad(r, "Seat %u is named twice.", v);
    *set |= orr_one(v - 1);
    return true;
}

static bool stands_alone(sc_reader *r, const char *word, bool first)
{
    if (first && !sc_mark(r, ',')) return true;
    return sc_bad(r, "\"%s\" stands alone, without other seats.", word);
}

bool sc_read_seats(sc_reader *r, unsigned allow, orr_seats *set)
{
    char word[SC_WORD];
    *set = 0;
    for (bool first = true;; first = false) {
        if (!sc_word(r, word)) return sc_bad(r, "Expected a seat here, not %s.", sc_here(r));
        if (sc_same(word, "none") && (allow & SC_ALLOW_NONE)) return stands_alone(r, word, first);
        if (sc_same(word, "public") && (allow & SC_ALLOW_PUBLIC)) {
            if (*set >> ORR_PUBLIC & 1) return sc_bad(r, "\"public\" is named twice.");
            *set |= orr_one(ORR_PUBLIC);
        } else if (sc_same(word, "all")) {
            if (*set & sc_all_seats(r)) return sc_bad(r, "\"all\" names seats that are named before.");
            *set |= sc_all_seats(r);
        } else if (!one_seat(r, word, set)) {
            return false;
        }
        if (!sc_mark(r, ',')) return true;
    }
}

bool sc_read_seat(sc_reader *r, orr_seat *seat)
{
    char word[SC_WORD];
    orr_seats set = 0;
    if (!sc_word(r, word)) return sc_bad(r, "Expected a seat here, not %s.", sc_here(r));
    if (!one_seat(r, word, &set)) return false;
    *seat = 0;
    while (!(set >> *seat & 1)) ++*seat;
    return true;
}

bool sc_read_rule(sc_reader *r, orr_rule *rule)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "The ID of a rule should follow \"because\", not %s.", sc_here(r));
    for (unsigned i = 1; i < game_of(r)->n_rules; i++)
        if (game_of(r)->rules[i].id && sc_same(game_of(r)->rules[i].id, word)) {
            *rule = (orr_rule)i;
            return true;
        }
    return sc_bad(r, "\"%s\" is not a rule of %s; `orrery rules %s` lists them.", word, game_of(r)->id, game_of(r)->id);
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

/* What the verb wants after it: "play card". */
static const char *verb_use(sc_reader *r, const orr_verb *v)
{
    buffer out = sc_begin_list(r);
    buffer_text(&out, v->word);
    for (unsigned i = 0; i < 3; i++)
        if (v->noun[i])
            buffer_put(&out, orr_may_be_left_out(&r->c->box, v->noun[i]) ? " (%s)" : " %s",
                       sc_noun_name(game_of(r), v->noun[i]));
    return r->list;
}

static bool read_verb(sc_reader *r, uint8_t *verb)
{
    const orr_game *g = game_of(r);
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "Expected an action here, not %s.", sc_here(r));
    for (*verb = 0; *verb < g->n_verbs; ++*verb)
        if (sc_same(g->verbs[*verb].word, word)) return true;
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < g->n_verbs; i++) sc_list(&list, g->verbs[i].word);
    return sc_bad(r, "\"%s\" is not a verb of %s; its verbs are: %s.", word, g->id, r->list);
}

static bool ends_action(const sc_reader *r)
{
    char word[SC_WORD];
    return sc_peek(r, word) ? sc_same(word, "because") || sc_same(word, "twin") : true;
}

static bool read_argument(sc_reader *r, unsigned allow, const orr_verb *v, unsigned i, sc_act *a)
{
    uint8_t *const arg[3] = { &a->act.a, &a->act.b, &a->act.c };
    char word[SC_WORD];
    uint32_t seat;
    if (ends_action(r) && orr_may_be_left_out(&r->c->box, v->noun[i])) {
        if (a->any) a->any |= (uint8_t)(1u << i);           /* any card, and any of its copies */
        return true;
    }
    if (ends_action(r))
        return sc_bad(r, "A word for %s is missing before %s; it should be: %s.",
                      sc_noun_name(game_of(r), v->noun[i]), sc_here(r), verb_use(r, v));
    sc_word(r, word);
    if (sc_same(word, "*")) {
        if (!(allow & SC_STARS)) return sc_bad(r, "\"*\" can stand in asked, may, legal, illegal and event only.");
        a->any |= (uint8_t)(1u << i);
        return true;
    }
    if (v->noun[i] == ORR_N_SEAT && (allow & SC_ANY_SEAT) && decimal_read_unsigned(word, ORR_MAX_SEATS, &seat) && seat)
        return *arg[i] = (uint8_t)(seat - 1), true;
    return sc_read_value(r, v->noun[i], SC_ALL_VALUES, word, arg[i]);
}

bool sc_read_action(sc_reader *r, unsigned allow, sc_act *a)
{
    char word[SC_WORD];
    if (!read_verb(r, &a->act.verb)) return false;
    const orr_verb *v = &game_of(r)->verbs[a->act.verb];
    for (unsigned i = 0; i < 3; i++)
        if (v->noun[i] && !read_argument(r, allow, v, i, a)) return false;
    if (ends_action(r)) return true;
    sc_word(r, word);
    return sc_bad(r, "\"%s\" is a word too many; the action should be: %s.", word, verb_use(r, v));
}

/* ---- words of nouns --------------------------------------------------------------------------------------------- */

/* How many of the first `most` values this table has. */
static unsigned values_here(const sc_reader *r, uint8_t noun, unsigned most)
{
    const unsigned all = noun == ORR_N_SEAT        ? r->c->seats
                         : noun >= ORR_N_FIRST_OWN ? sc_noun_values(&r->c->box, noun)
                                                   : SC_ALL_VALUES;
    return all < most ? all : most;
}

bool sc_find_value(const sc_reader *r, uint8_t noun, unsigned most, const char *word, uint8_t *value)
{
    const orr_box *b = &r->c->box;
    const unsigned first = noun == ORR_N_SEAT, n = values_here(r, noun, most);
    uint32_t v = 0;
    if (noun == ORR_N_SIGNED) {
        const bool minus = word[0] == '-';
        if (!decimal_read_unsigned(word + minus, (uint32_t)INT8_MAX + minus, &v)) return false;
        *value = (uint8_t)(minus ? 0u - v : v);
        return true;
    }
    if (noun < ORR_N_FIRST_OWN) {
        if (!decimal_read_unsigned(word, first + n - 1, &v) || v < first) return false;
        *value = (uint8_t)(v - first);
        return true;
    }
    while (v < n && !sc_same(b->game->word(b, noun, (uint8_t)v, ORR_WORD), word)) v++;
    *value = (uint8_t)v;
    return v < n;
}

bool sc_read_value(sc_reader *r, uint8_t noun, unsigned most, const char *word, uint8_t *value)
{
    const orr_box *b = &r->c->box;
    const unsigned n = values_here(r, noun, most);
    if (sc_find_value(r, noun, most, word, value)) return true;
    if (noun == ORR_N_SEAT) return sc_bad(r, "\"%s\" is not a seat; the seats are 1 to %u.", word, n);
    if (noun == ORR_N_SIGNED) return sc_bad(r, "\"%s\" is not a number from -128 to 127.", word);
    if (noun < ORR_N_FIRST_OWN) return sc_bad(r, "\"%s\" is not a number from 0 to %u.", word, n - 1);
    buffer list = sc_begin_list(r);
    for (unsigned v = orr_may_be_left_out(b, noun); v < n; v++)
        sc_list(&list, b->game->word(b, noun, (uint8_t)v, ORR_WORD));
    const char *name = sc_noun_name(b->game, noun), *a = strchr("aeiou", name[0]) ? "an" : "a";
    return sc_bad(r, "\"%s\" is not %s %s; the right words are: %s.", word, a, name, r->list);
}
