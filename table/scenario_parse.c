/* scenario_parse.c - statements to steps: one reading function a statement, found by its first word. */
#include "box.h"
#include "scenario_parts.h"

#include <string.h>

/* ---- statements that prepare ------------------------------------------------------------------------------------ */

static bool read_knows(sc_reader *r, sc_step *s)
{
    return sc_read_seats(r, SC_ALLOW_PUBLIC, &s->seats) && sc_need_mark(r, ':', "the seats") && sc_read_items(r, s);
}

static bool read_at(sc_reader *r, sc_step *s)
{
    const orr_game *g = r->c->box.game;
    char word[SC_WORD], all[240];
    page list = page_on(all, sizeof all);
    orr_seat seat;
    if (!sc_word(r, word))
        return sc_bad(r, "A moment and a seat should follow, as in \"at %s 1\".",
                      g->n_moments ? g->moments[0].word : "turn");
    for (s->index = 0; s->index < g->n_moments; s->index++) {
        if (sc_same(g->moments[s->index].word, word)) break;
        sc_list(&list, g->moments[s->index].word);
    }
    if (s->index == g->n_moments) return sc_bad(r, "\"%s\" is no moment of %s; its moments are: %s.", word, g->id, all);
    if (!sc_read_seat(r, &seat)) return false;
    s->seats = orr_one(seat);
    return sc_need_end(r);
}

static bool read_numbers(sc_reader *r, sc_step *s, uint32_t least)
{
    char word[SC_WORD];
    uint32_t v;
    s->first = r->c->n_numbers;
    do {
        if (!sc_word(r, word) || !sc_number(word, 65535, &v) || v < least)
            return sc_bad(r, "Numbers from %u on should stand here, separated by commas.", least);
        if (r->c->n_numbers == SC_NUMBERS) return sc_bad(r, "This case scripts too much chance; split it.");
        r->c->number[r->c->n_numbers++] = (uint16_t)(v - least);
        s->n++;
    } while (sc_mark(r, ','));
    return sc_need_end(r);
}
static bool read_roll(sc_reader *r, sc_step *s) { return read_numbers(r, s, 1); }
static bool read_chance(sc_reader *r, sc_step *s) { return read_numbers(r, s, 0); }

static bool room_for_act(sc_reader *r, sc_step *s)
{
    if (r->c->n_acts == SC_ACTS) return sc_bad(r, "This case has too many actions; split it.");
    s->n++;
    r->c->act[r->c->n_acts++] = (sc_act){ 0 };
    return true;
}

static bool read_when(sc_reader *r, sc_step *s)
{
    s->first = r->c->n_acts;
    do {
        if (!room_for_act(r, s)) return false;
        sc_act *a = &r->c->act[r->c->n_acts - 1];
        if (!sc_read_seat(r, &a->seat) || !sc_need_mark(r, ':', "the seat") || !sc_read_action(r, &a->act))
            return false;
    } while (sc_mark(r, ';') && !sc_at_end(r));
    return sc_need_end(r);
}

/* ---- statements that check -------------------------------------------------------------------------------------- */

static bool read_list(sc_reader *r, sc_step *s)
{
    s->first = r->c->n_acts;
    s->listed = true;
    do {
        if (!room_for_act(r, s) || !sc_read_action(r, &r->c->act[r->c->n_acts - 1].act)) return false;
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
        return sc_bad(r, "\"%s\" should be \"count\", or a colon should stand here.", word);
    if (!sc_need_mark(r, ':', "the seats")) return false;
    if (!s->seats) return sc_bad(r, "Nobody has choices; write \"none\" alone.");
    if (!s->counted) return read_list(r, s);
    if (!sc_word(r, word) || !sc_number(word, ORR_MAX_LEGAL, &s->count))
        return sc_bad(r, "A number of choices should stand after \"count:\".");
    return sc_need_end(r);
}

static bool read_legal(sc_reader *r, sc_step *s)
{
    return sc_read_seats(r, 0, &s->seats) && sc_need_mark(r, ':', "the seat") && read_list(r, s);
}

static bool read_because(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    if (sc_peek(r, word) && sc_same(word, "because"))
        return sc_word(r, word) && sc_read_rule(r, &s->because) && sc_need_end(r);
    return sc_need_end(r);
}

static bool read_refuse(sc_reader *r, sc_step *s)
{
    orr_seat seat;
    s->first = r->c->n_acts;
    if (!sc_read_seat(r, &seat) || !sc_need_mark(r, ':', "the seat") || !room_for_act(r, s)) return false;
    s->seats = orr_one(seat);
    if (!sc_read_action(r, &r->c->act[r->c->n_acts - 1].act) || !read_because(r, s)) return false;
    return s->because ? true : sc_bad(r, "A refuse names the rule that forbids the action: \"... because ID\".");
}

static bool read_event_kind(sc_reader *r, sc_step *s, const char *word)
{
    const orr_game *g = r->c->box.game;
    char all[280];
    page list = page_on(all, sizeof all);
    for (s->index = 0; s->index < g->n_event_kinds; s->index++) {
        if (sc_same(g->event_kinds[s->index].word, word)) return true;
        sc_list(&list, g->event_kinds[s->index].word);
    }
    return sc_bad(r, "\"%s\" is no event of %s; its events are: %s.", word, g->id, all);
}

static bool read_event_args(sc_reader *r, sc_step *s)
{
    const orr_event_kind *k = &r->c->box.game->event_kinds[s->index];
    char word[SC_WORD];
    uint8_t value;
    if (r->c->n_numbers + SC_EVENT_ARGS > SC_NUMBERS) return sc_bad(r, "This case has too many events; split it.");
    s->first = r->c->n_numbers;
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        const uint8_t noun = i < 3 ? k->pub[i] : k->priv[i - 3];
        uint16_t *arg = &r->c->number[r->c->n_numbers++];
        *arg = SC_ANY;
        if (!noun || !sc_peek(r, word) || sc_same(word, "because")) continue;
        sc_word(r, word);
        if (sc_same(word, "*")) continue;
        if (sc_same(word, "?")) {
            *arg = SC_HIDDEN;
            continue;
        }
        if (!sc_read_value(r, noun, SC_ALL_VALUES, word, &value)) return false;
        *arg = value;
    }
    s->n = SC_EVENT_ARGS;
    return true;
}

static bool read_event(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    orr_seats seats;
    uint32_t v;
    if (!sc_peek(r, word)) return sc_bad(r, "An event, or \"because\" and a rule, should follow.");
    if (sc_same(word, "public") || sc_number(word, 999, &v)) {
        if (!sc_read_seats(r, SC_ALLOW_PUBLIC, &seats) || !sc_need_mark(r, ':', "the seat")) return false;
        if (seats & (seats - 1)) return sc_bad(r, "An event is looked at through the eyes of one seat.");
        s->seats = seats;
        if (!sc_peek(r, word)) return sc_bad(r, "An event should follow the colon.");
    }
    if (!sc_same(word, "because")) {
        s->named = true;
        sc_word(r, word);
        if (!read_event_kind(r, s, word) || !read_event_args(r, s)) return false;
    } else if (s->seats) {
        return sc_bad(r, "An event should follow the colon.");
    }
    return read_because(r, s);
}

/* Outcomes may have several words, and one may begin like another: the longest that fits is meant. */
static bool read_outcome(sc_reader *r, sc_step *s)
{
    const orr_game *g = r->c->box.game;
    char all[240];
    page list = page_on(all, sizeof all);
    size_t longest = 0;
    while (*r->p == ' ') r->p++;
    for (unsigned i = 0; i < g->n_outcomes; i++) {
        const size_t n = strlen(g->outcomes[i]);
        sc_list(&list, g->outcomes[i]);
        if (n <= longest || strncmp(r->p, g->outcomes[i], n) || (r->p[n] && r->p[n] != ' ')) continue;
        longest = n;
        s->index = (uint8_t)i;
    }
    if (!longest) return sc_bad(r, "\"%.60s\" is no outcome of %s; its outcomes are: %s.", r->p, g->id, all);
    r->p += longest;
    return s->ends = true;
}

static bool read_over(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    if (sc_peek(r, word) && sc_same(word, "winners")) {
        sc_word(r, word);
        s->named = true;
        if (!sc_read_seats(r, SC_ALLOW_NONE, &s->seats)) return false;
    }
    if (sc_peek(r, word) && sc_same(word, "outcome")) {
        sc_word(r, word);
        if (!read_outcome(r, s)) return false;
    }
    return read_because(r, s);
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
    bool checks; /* a case needs at least one of these */
    bool (*read)(sc_reader *, sc_step *);
} statement;

static const statement statements[] = {
    { "given",   SC_GIVEN,   false, sc_read_items   },
    { "knows",   SC_KNOWS,   false, read_knows      },
    { "at",      SC_AT,      false, read_at         },
    { "roll",    SC_CHANCE,  false, read_roll       },
    { "chance",  SC_CHANCE,  false, read_chance     },
    { "shuffle", SC_SHUFFLE, false, sc_read_shuffle },
    { "when",    SC_WHEN,    false, read_when       },
    { "then",    SC_THEN,    true,  sc_read_items   },
    { "seen",    SC_SEEN,    true,  read_knows      },
    { "asked",   SC_ASKED,   true,  read_asked      },
    { "may",     SC_MAY,     true,  read_asked      },
    { "legal",   SC_LEGAL,   true,  read_legal      },
    { "illegal", SC_ILLEGAL, true,  read_legal      },
    { "refuse",  SC_REFUSE,  true,  read_refuse     },
    { "event",   SC_EVENT,   true,  read_event      },
    { "over",    SC_OVER,    true,  read_over       },
    { "running", SC_RUNNING, true,  read_running    },
};
enum { N_STATEMENTS = sizeof statements / sizeof *statements };

static bool bad_statement(sc_reader *r, const char *word)
{
    char all[200];
    page list = page_on(all, sizeof all);
    for (unsigned i = 0; i < N_STATEMENTS; i++) sc_list(&list, statements[i].word);
    return sc_bad(r, "\"%s\" begins no statement; statements are: %s, key, deal, case.", word, all);
}

static bool keep_text(sc_reader *r, sc_step *s)
{
    const size_t n = strlen(r->words) + 1;
    if (r->c->n_text + n > SC_TEXT) return sc_bad(r, "This case is too long; split it.");
    s->text = memcpy(r->c->text + r->c->n_text, r->words, n);
    r->c->n_text += (uint32_t)n;
    return true;
}

static bool read_statement(sc_reader *r, bool *checks)
{
    sc_case *c = r->c;
    char word[SC_WORD];
    const bool deal = sc_peek(r, word) && sc_same(word, "deal");
    if (deal) sc_word(r, word);
    if (!sc_word(r, word)) return sc_bad(r, "A statement begins with a word, not with \"%.40s\".", r->p);
    if (c->n_steps == SC_STEPS) return sc_bad(r, "This case has too many steps; split it.");
    for (const statement *k = statements; k < statements + N_STATEMENTS; k++) {
        if (!sc_same(k->word, word)) continue;
        sc_step *s = &c->step[c->n_steps];
        *s = (sc_step){ .what = k->what, .line = r->line, .deal = deal };
        if (deal && k->what != SC_CHANCE && k->what != SC_SHUFFLE)
            return sc_bad(r, "Only roll, chance and shuffle can follow \"deal\".");
        if (deal && c->n_steps && !s[-1].deal)
            return sc_bad(r, "What scripts the deal stands before all other statements.");
        if (!keep_text(r, s) || !k->read(r, s)) return false;
        c->n_steps++;
        *checks |= k->checks;
        return true;
    }
    return bad_statement(r, word);
}

/* ---- the head of a case ----------------------------------------------------------------------------------------- */

static bool read_set(sc_reader *r, const char *name)
{
    if (!*name) return sc_bad(r, "After \"set=\" the folder of a card set should stand.");
    if (!r->from->load) return sc_bad(r, "Only built-in card sets can be used here, so \"set=\" cannot.");
    const void *set = r->from->load(r->from->user, r->c->box.game, name, &r->why);
    if (set) box_use_set(&r->c->box, set);
    return set;
}

static bool read_setting(sc_reader *r, const char *word)
{
    char pair[SC_WORD];
    uint32_t v;
    if (!strncmp(word, "set=", 4)) return read_set(r, word + 4);
    if (!strncmp(word, "seats=", 6)) {
        if (!sc_number(word + 6, ORR_MAX_SEATS, &v)) return sc_bad(r, "\"%s\" should be seats= and a number.", word);
        r->c->seats = (uint8_t)v;
        return true;
    }
    if (!sc_same(word, "option"))
        return sc_bad(r, "After the game \"seats=N\", \"set=FOLDER\" and \"option name=value\" can stand, not \"%s\".",
                      word);
    char *value = sc_word(r, pair) ? strchr(pair, '=') : NULL;
    if (!value) return sc_bad(r, "After \"option\" its name and value should stand, as name=value.");
    *value = 0;
    return box_option(&r->c->box, pair, value + 1, &r->why);
}

static bool read_game(sc_reader *r)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "After the case line the game should stand, as in \"GAME seats=2\".");
    const orr_game *g = r->from->find(word);
    if (!g)
        return sc_bad(r, "\"%s\" is no game; after the case line the game should stand, as in \"GAME seats=2\".",
                      word);
    box_open(&r->c->box, g);
    r->c->seats = g->min_seats;
    while (sc_word(r, word))
        if (!read_setting(r, word)) return false;
    return sc_need_end(r) && box_check(&r->c->box, r->c->seats, &r->why);
}

/* Words that look like rule IDs at the head of a title must be rules, so that a typing error is found. */
static bool check_title(sc_reader *r)
{
    const orr_game *g = r->c->box.game;
    const char *p = r->c->title;
    while (*p >= 'A' && *p <= 'Z') {
        const size_t n = strcspn(p, " ");
        const char *dash = memchr(p, '-', n);
        if (!dash || p[n - 1] < '0' || p[n - 1] > '9') return true;
        bool found = false;
        for (unsigned i = 1; i < g->n_rules && !found; i++)
            found = g->rules[i].id && strlen(g->rules[i].id) == n && !strncmp(g->rules[i].id, p, n);
        if (!found)
            return sc_bad(r, "\"%.*s\" is no rule of %s; `orrery rules %s` lists them.", (int)n, p, g->id, g->id);
        p += n;
        while (*p == ' ') p++;
    }
    return true;
}

static bool read_head(sc_reader *r)
{
    sc_case *c = r->c;
    bool got;
    memset(c, 0, sizeof *c);
    c->line = r->line;
    if (strncmp(r->words, "case ", 5))
        return sc_bad(r, "A case should begin here, as in \"case ID title\", not \"%.60s\".", r->words);
    if (strlen(r->words + 5) >= SC_TITLE)
        return sc_bad(r, "The title is too long; %d characters are the most.", SC_TITLE - 1);
    strcpy(c->title, r->words + 5);
    if (!sc_next_line(r, &got)) return false;
    if (!got) return sc_bad(r, "After the case line the game should stand, as in \"GAME seats=2\".");
    return read_game(r) && check_title(r);
}

static bool read_key(sc_reader *r, bool *was_key)
{
    *was_key = !strncmp(r->words, "key ", 4);
    if (!*was_key) return true;
    if (r->c->n_steps) return sc_bad(r, "The key stands right after the game.");
    if (strlen(r->words + 4) >= SC_WORD)
        return sc_bad(r, "The key is too long; %d characters are the most.", SC_WORD - 1);
    strcpy(r->c->key, r->words + 4);
    return true;
}

bool sc_read_case(sc_reader *r, bool *got)
{
    bool checks = false, was_key;
    if (!*r->words && !sc_next_line(r, got)) return false;
    *got = *r->words;
    if (!*got) return true;
    if (!read_head(r)) return false;
    for (;;) {
        bool more;
        if (!sc_next_line(r, &more)) return false;
        if (!more) r->words[0] = 0;
        if (!more || !strncmp(r->words, "case ", 5)) break;
        if (!read_key(r, &was_key) || (!was_key && !read_statement(r, &checks))) return false;
    }
    if (checks) return true;
    r->line = r->c->line;
    return sc_bad(r, "This case checks nothing; it needs a then, asked, seen or the like.");
}
