/* scenario_head.c - cases and positions: where they begin, their title, their game line, and what makes no sense about
 * them as a whole. A line that makes no sense is reported, and reading goes on after it, so that all are found at
 * once. */
#include "table/match/box.h"
#include "table/scenario/scenario_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- lines that make no sense ----------------------------------------------------------------------------------- */

void sc_report(sc_reader *r, uint32_t line, const char *why)
{
    const scenario_unreadable u = { line, why };
    if (!r->errors++) {
        r->first_error = line;
        buffer first = buffer_on(r->first_why.text, sizeof r->first_why.text);
        buffer_text(&first, why);
    }
    if (r->listener && r->listener->unreadable) r->listener->unreadable(r->listener->user, &u);
}

static void keep_pending(sc_reader *r)
{
    r->pending = r->why;
    r->pending_line = r->bad_line;
}

static void report_pending(sc_reader *r)
{
    if (r->pending_line) sc_report(r, r->pending_line, r->pending.text);
    r->pending_line = 0;
}

/* The line reads "refuse line ...": what was wrong with the one before it is what this step expects. */
static bool take_pending(sc_reader *r)
{
    uint32_t found = 0;
    if (!sc_read_statement(r)) return false;
    if (r->pending_line && !sc_keep_text(r, r->pending.text, &found)) return false;
    r->c->step[r->c->n_steps - 1].found = found;
    r->pending_line = 0;
    return true;
}

/* ---- the game line ---------------------------------------------------------------------------------------------- */

static bool bad_option(sc_reader *r, const char *name)
{
    const orr_game *g = r->c->box.game;
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < g->n_options; i++) sc_list(&list, g->options[i].name);
    if (!g->n_options) return sc_bad(r, "%s has no options, so \"%s\" cannot be set.", g->id, name);
    return sc_bad(r, "\"%s\" is not an option of %s; its options are: %s.", name, g->id, r->list);
}

static bool bad_option_value(sc_reader *r, const orr_option *o, const char *value)
{
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < o->values; i++) sc_list(&list, o->word[i]);
    return sc_bad(r, "\"%s\" is not a value of the option %s; its values are: %s.", value, o->name, r->list);
}

static bool read_option(sc_reader *r, uint32_t *named)
{
    const orr_game *g = r->c->box.game;
    char pair[SC_WORD];
    unsigned i = 0, v = 0;
    char *value = sc_word(r, pair) ? strchr(pair, '=') : NULL;
    if (!value) return sc_bad(r, "After \"option\" its name and value should follow, as name=value.");
    *value++ = 0;
    while (i < g->n_options && !sc_same(g->options[i].name, pair)) i++;
    if (i == g->n_options) return bad_option(r, pair);
    while (v < g->options[i].values && !sc_same(g->options[i].word[v], value)) v++;
    if (v == g->options[i].values) return bad_option_value(r, &g->options[i], value);
    if (*named >> i & 1) return sc_bad(r, "The option %s is set twice.", pair);
    *named |= 1u << i;
    return box_option(&r->c->box, pair, value, NULL);
}

static bool read_set(sc_reader *r, const char *name)
{
    error why = { "" };
    if (!*name) return sc_bad(r, "After \"set=\" the folder of a card set should follow.");
    if (r->c->box.set != r->c->box.game->house_set) return sc_bad(r, "The set is chosen twice.");
    if (!r->from->load) return sc_bad(r, "Only built-in card sets can be used here, so \"set=\" cannot.");
    const void *set = r->from->load(r->from->user, r->c->box.game, name, &why);
    if (!set) return r->bad_set = true, sc_bad(r, "%s", why.text);
    box_use_set(&r->c->box, set);
    return true;
}

static bool read_seat_count(sc_reader *r, const char *word)
{
    const orr_game *g = r->c->box.game;
    uint32_t v;
    if (r->c->seats) return sc_bad(r, "The number of seats is given twice.");
    if (!decimal_read_unsigned(word + 6, ORR_MAX_SEATS, &v) || v < g->min_seats || v > g->max_seats)
        return sc_bad(r, "\"%s\" should be seats= and a number from %u to %u.", word, g->min_seats, g->max_seats);
    r->c->seats = (uint8_t)v;
    return true;
}

static bool read_settings(sc_reader *r)
{
    char word[SC_WORD];
    uint32_t options = 0;
    while (sc_word(r, word)) {
        const bool good = !strncmp(word, "set=", 4)     ? read_set(r, word + 4)
                          : !strncmp(word, "seats=", 6) ? read_seat_count(r, word)
                          : sc_same(word, "option")     ? read_option(r, &options)
                          : sc_bad(r, "After the game \"seats=N\", \"set=FOLDER\" and \"option name=value\" can stand, "
                                      "not \"%s\".", word);
        if (!good) return false;
    }
    return sc_need_end(r);
}

bool sc_read_game(sc_reader *r)
{
    char word[SC_WORD];
    error why = { "" };
    const orr_game *g = sc_word(r, word) ? r->from->find(word) : NULL;
    if (!g)
        return sc_bad(r, "\"%.60s\" is not a game; the game should follow the first line, as in \"GAME seats=2\", or "
                         "\"from POSITION\".", r->words);
    box_open(&r->c->box, g);
    if (!read_settings(r)) return false;
    if (!r->c->seats) r->c->seats = g->min_seats;
    if (box_check(&r->c->box, r->c->seats, &why)) return true;
    return sc_bad(r, "This table cannot be set up: %s.", why.text);
}

/* ---- positions -------------------------------------------------------------------------------------------------- */

static sc_position *find_position(const sc_reader *r, const char *name)
{
    sc_position *x = r->positions;
    while (x && !sc_same(x->c.title, name)) x = x->next;
    return x;
}

/* Everything of the position but its name. */
static void go_on_from(sc_reader *r, sc_position *x)
{
    sc_case *c = r->c;
    char title[SC_TITLE];
    const uint32_t line = c->line;
    const bool is_position = c->is_position;
    memcpy(title, c->title, sizeof title);
    *c = x->c;
    c->line = line;
    c->is_position = is_position;
    memcpy(c->title, title, sizeof title);
    x->used = true;
}

static bool read_from(sc_reader *r)
{
    char name[SC_WORD];
    sc_take(r, "from");
    if (!sc_word(r, name)) return sc_bad(r, "After \"from\" the name of a position should follow.");
    if (!sc_need_end(r)) return false;
    sc_position *x = find_position(r, name);
    if (x) return go_on_from(r, x), true;
    buffer list = sc_begin_list(r);
    for (const sc_position *k = r->positions; k; k = k->next) sc_list(&list, k->c.title);
    return r->positions ? sc_bad(r, "\"%s\" is not a position that stands above; there are: %s.", name, r->list)
                        : sc_bad(r, "\"%s\" is not a position that stands above; there are none.", name);
}

static void keep_position(sc_reader *r)
{
    sc_position *x = malloc(sizeof *x);
    if (!x) {
        sc_report(r, r->c->line, "There is not enough memory for this position.");
        return;
    }
    x->c = *r->c;
    x->used = false;
    x->next = r->positions;
    r->positions = x;
}

void sc_report_unused(sc_reader *r)
{
    for (const sc_position *x = r->positions; x; x = x->next)
        if (!x->used) sc_report(r, x->c.line, "No case uses this position, so it does nothing.");
}

void sc_free_positions(sc_reader *r)
{
    while (r->positions) {
        sc_position *x = r->positions;
        r->positions = x->next;
        free(x);
    }
}

/* ---- the head of a case ----------------------------------------------------------------------------------------- */

static const char *end_of_word(const char *p) { return p + strcspn(p, " "); }

static bool is_rule(const orr_game *g, const char *p, const char *end)
{
    const size_t n = (size_t)(end - p);
    for (unsigned i = 1; i < g->n_rules; i++)
        if (g->rules[i].id && strlen(g->rules[i].id) == n && !strncmp(g->rules[i].id, p, n)) return true;
    return false;
}

/* A word that looks like a rule at the head of a title must be one, so that a typing error is found. */
bool sc_looks_like_rule(const char *p, const char *end)
{
    return *p >= 'A' && *p <= 'Z' && memchr(p, '-', (size_t)(end - p)) && end[-1] >= '0' && end[-1] <= '9';
}

static void check_title(sc_reader *r)
{
    const orr_game *g = r->c->box.game;
    const char *p = r->c->title, *end;
    for (; end = end_of_word(p), end > p && sc_looks_like_rule(p, end); p = end + strspn(end, " ")) {
        if (is_rule(g, p, end)) continue;
        sc_bad(r, "\"%.*s\" is not a rule of %s; `orrery rules %s` lists them.", (int)(end - p), p, g->id, g->id);
        sc_report(r, r->c->line, r->why.text);
        return;
    }
    if (p > r->c->title) return;
    sc_report(r, r->c->line, "A case begins with the rules it proves, as in \"case ID title\"; this one names none.");
}

static bool read_first_line(sc_reader *r)
{
    sc_case *c = r->c;
    char word[SC_WORD], name[SC_WORD];
    memset(c, 0, sizeof *c);
    c->line = r->line;
    if (!sc_begins_block(r->words))
        return sc_bad(r, "A case should begin here, as in \"case ID title\", or a position, not %s.", sc_here(r));
    sc_word(r, word);
    c->is_position = sc_same(word, "position");
    while (*r->p == ' ') r->p++;
    if (strlen(r->p) >= SC_TITLE) return sc_bad(r, "The title is too long; %d characters are the most.", SC_TITLE - 1);
    strcpy(c->title, r->p);
    if (!c->is_position) return true;
    if (!sc_word(r, name)) return sc_bad(r, "After \"position\" its name should follow, a single word.");
    if (!sc_need_end(r)) return false;
    const sc_position *twin = find_position(r, name);
    return twin ? sc_bad(r, "There is a position %s already, in line %u.", name, twin->c.line) : true;
}

bool sc_read_key(sc_reader *r)
{
    if (r->c->n_steps) return sc_bad(r, "The key stands right after the game.");
    if (*r->c->key) return sc_bad(r, "The key is given twice.");
    sc_take(r, "key");
    while (*r->p == ' ') r->p++;
    if (!*r->p) return sc_bad(r, "After \"key\" a word should follow.");
    if (strlen(r->p) >= SC_WORD) return sc_bad(r, "The key is too long; %d characters are the most.", SC_WORD - 1);
    strcpy(r->c->key, r->p);
    return true;
}

/* ---- the whole block -------------------------------------------------------------------------------------------- */

static bool at_block(const sc_reader *r) { return !*r->words || sc_begins_block(r->words); }

/* The next line, or an empty one where the text ends. */
static bool next_or_empty(sc_reader *r)
{
    bool got;
    const bool read = sc_next_line(r, &got);
    if (!got) r->words[0] = 0;
    r->ended = !got;
    return read;
}

static void skip_block(sc_reader *r)
{
    while (!r->ended && !sc_begins_block(r->words)) next_or_empty(r);
}

/* The line after a game line that is refused: perhaps it expects just that. */
static void expect_refusal(sc_reader *r)
{
    sc_case *c = r->c;
    const bool of_set = r->bad_set, read = next_or_empty(r);
    const bool expected = read && (sc_is_refusal(r, "setup") || sc_is_refusal(r, "set"));
    if (expected && sc_is_refusal(r, "set") != of_set)
        sc_report(r, r->line, of_set ? "It is the card set that is refused: write \"refuse set\"."
                                     : "It is not the card set that is refused: write \"refuse setup\".");
    if (!expected) {
        report_pending(r);
    } else if (take_pending(r)) {
        c->unplayable = true;
        next_or_empty(r);
        if (!at_block(r)) sc_report(r, r->line, "Nothing can follow: the game line is refused, so there is no table.");
    } else {
        sc_report(r, r->bad_line, r->why.text);
        r->pending_line = 0;
    }
    skip_block(r);
}

/* False: there is no table. */
static bool read_table(sc_reader *r)
{
    char word[SC_WORD];
    bool good = next_or_empty(r);
    if (good && at_block(r)) {
        sc_report(r, r->c->line,
                  "After this line the game should follow, as in \"GAME seats=2\", or \"from POSITION\".");
        return false;
    }
    r->bad_set = false;
    if (good) good = sc_peek(r, word) && sc_same(word, "from") ? read_from(r) : sc_read_game(r);
    if (!good) keep_pending(r);
    if (!r->c->is_position && r->c->box.game) check_title(r);
    if (!good) expect_refusal(r);
    return good;
}

/* Statements up to the next block. A line that makes no sense waits until the next one is known. */
static void read_statements(sc_reader *r)
{
    char word[SC_WORD];
    for (;;) {
        const bool read = next_or_empty(r);
        if (read && at_block(r)) break;
        if (read && sc_is_refusal(r, "line")) {
            if (!take_pending(r)) sc_report(r, r->bad_line, r->why.text);
            continue;
        }
        report_pending(r);
        const bool key = read && sc_peek(r, word) && sc_same(word, "key");
        if (!read || (key ? !sc_read_key(r) : !sc_read_statement(r))) keep_pending(r);
    }
    report_pending(r);
}

/* What a case lacks as a whole. */
static void check_whole(sc_reader *r)
{
    const sc_case *c = r->c;
    const sc_step *last = c->n_steps ? &c->step[c->n_steps - 1] : NULL;
    bool checks = false;
    for (const sc_step *s = c->step; s < c->step + c->n_steps; s++) checks |= s->what > SC_WHEN;
    if (!checks) sc_report(r, c->line, "This case checks nothing; it needs a then, asked, seen or the like.");
    else if (sc_prepares(last->what)) sc_report(r, last->line, "Nothing follows this statement, so it does nothing.");
}

bool sc_read_block(sc_reader *r, bool *got)
{
    const uint32_t errors = r->errors;
    while (!*r->words && !r->ended)
        if (!next_or_empty(r)) sc_report(r, r->bad_line, r->why.text);
    *got = *r->words;
    if (!*got) return true;
    if (!read_first_line(r)) {
        sc_report(r, r->bad_line, r->why.text);
        next_or_empty(r);
        skip_block(r);
    } else if (read_table(r)) {
        read_statements(r);
        if (r->c->is_position) keep_position(r);
        else if (r->errors == errors) check_whole(r);
    }
    return r->errors == errors;
}
