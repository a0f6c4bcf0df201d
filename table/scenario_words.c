/* scenario_words.c - reads what statements are made of: seats, rules, actions, and words that name a value of a noun.
 * Every word is looked up in the tables of the case's game; a sentence about a wrong word lists the right ones. */
#include "scenario_parts.h"

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

/* ---- seats, rules, actions -------------------------------------------------------------------------------------- */

static bool one_seat(sc_reader *r, const char *word, orr_seats *set)
{
    uint32_t v;
    if (!sc_number(word, r->c->seats, &v) || !v)
        return sc_bad(r, "\"%s\" is no seat of this table; its seats are 1 to %u.", word, r->c->seats);
    if (*set >> (v - 1) & 1) return sc_bad(r, "Seat %u is named twice.", v);
    *set |= orr_one(v - 1);
    return true;
}

bool sc_read_seats(sc_reader *r, unsigned allow, orr_seats *set)
{
    char word[SC_WORD];
    *set = 0;
    do {
        if (!sc_word(r, word)) return sc_bad(r, "A seat should stand here, not \"%.40s\".", r->p);
        if (sc_same(word, "none") && (allow & SC_ALLOW_NONE)) return true;
        if (sc_same(word, "all")) *set |= sc_all_seats(r);
        else if (sc_same(word, "public") && (allow & SC_ALLOW_PUBLIC)) *set |= orr_one(ORR_PUBLIC);
        else if (!one_seat(r, word, set)) return false;
    } while (sc_mark(r, ','));
    return true;
}

bool sc_read_seat(sc_reader *r, orr_seat *seat)
{
    char word[SC_WORD];
    orr_seats set = 0;
    if (!sc_word(r, word)) return sc_bad(r, "A seat should stand here, not \"%.40s\".", r->p);
    if (!one_seat(r, word, &set)) return false;
    *seat = 0;
    while (!(set >> *seat & 1)) ++*seat;
    return true;
}

bool sc_read_rule(sc_reader *r, orr_rule *rule)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "The ID of a rule should stand after \"because\".");
    for (unsigned i = 1; i < game_of(r)->n_rules; i++)
        if (game_of(r)->rules[i].id && sc_same(game_of(r)->rules[i].id, word)) {
            *rule = (orr_rule)i;
            return true;
        }
    return sc_bad(r, "\"%s\" is no rule of %s; `orrery rules %s` lists them.", word, game_of(r)->id, game_of(r)->id);
}

/* What the verb wants after it: "play CARD". */
static void verb_use(const sc_reader *r, const orr_verb *v, page *out)
{
    page_text(out, v->word);
    for (unsigned i = 0; i < 3; i++)
        if (v->noun[i]) page_put(out, " %s", sc_noun_name(game_of(r), v->noun[i]));
}

static bool bad_action(sc_reader *r, const char *text)
{
    const orr_game *g = game_of(r);
    char verb[SC_WORD], use[160];
    page of_use = page_on(use, sizeof use), of_verb = page_on(verb, sizeof verb);
    page_put(&of_verb, "%.*s", (int)strcspn(text, " "), text);
    for (unsigned i = 0; i < g->n_verbs; i++)
        if (sc_same(g->verbs[i].word, verb)) {
            verb_use(r, &g->verbs[i], &of_use);
            return sc_bad(r, "\"%.100s\" cannot be read; it should be: %s.", text, use);
        }
    char all[240];
    page list = page_on(all, sizeof all);
    for (unsigned i = 0; i < g->n_verbs; i++) sc_list(&list, g->verbs[i].word);
    return sc_bad(r, "\"%.60s\" does not begin with a verb of %s; its verbs are: %s.", text, g->id, all);
}

static size_t action_length(const char *p)
{
    size_t n = strcspn(p, "|;");
    for (const char *b = strstr(p, "because"); b && b < p + n; b = strstr(b + 1, "because"))
        if ((b == p || b[-1] == ' ') && (!b[7] || b[7] == ' ')) n = (size_t)(b - p);
    return n;
}

bool sc_read_action(sc_reader *r, orr_action *act)
{
    char text[160];
    while (*r->p == ' ') r->p++;
    size_t n = action_length(r->p);
    const char *rest = r->p + n;
    while (n && r->p[n - 1] == ' ') n--;
    if (!n) return sc_bad(r, "An action should stand here, not \"%.40s\".", r->p);
    if (n >= sizeof text) return sc_bad(r, "\"%.60s...\" is too long for an action.", r->p);
    memcpy(text, r->p, n);
    text[n] = 0;
    r->p = rest;
    return orr_read(&r->c->box, text, act) ? true : bad_action(r, text);
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
        if (!sc_number(word + minus, (uint32_t)INT8_MAX + minus, &v)) return false;
        *value = (uint8_t)(minus ? 0u - v : v);
        return true;
    }
    if (noun < ORR_N_FIRST_OWN) {
        if (!sc_number(word, first + n - 1, &v) || v < first) return false;
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
    char all[280];
    page list = page_on(all, sizeof all);
    if (sc_find_value(r, noun, most, word, value)) return true;
    if (noun == ORR_N_SEAT) return sc_bad(r, "\"%s\" is no seat; the seats are 1 to %u.", word, n);
    if (noun == ORR_N_SIGNED) return sc_bad(r, "\"%s\" is no number from -128 to 127.", word);
    if (noun < ORR_N_FIRST_OWN) return sc_bad(r, "\"%s\" is no number from 0 to %u.", word, n - 1);
    for (unsigned v = 0; v < n; v++) sc_list(&list, b->game->word(b, noun, (uint8_t)v, ORR_WORD));
    return sc_bad(r, "\"%s\" is no %s; right words are: %s%s", word, sc_noun_name(b->game, noun), all,
                  list.at < 0 ? "..." : ".");
}
