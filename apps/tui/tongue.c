/* tongue.c - see tongue.h. Everything said is looked up once and kept: games and screens hold on to texts. */
#include "apps/tui/tongue.h"

#include "apps/common/help.h"
#include "apps/common/letters.h"
#include "apps/common/nearest.h"
#include "apps/common/speech.h"
#include "apps/common/user_config.h"
#include "apps/common/wrong.h"
#include "base/buffer.h"
#include "base/csv.h"
#include "games/games.h"
#include "table/match/phrases.h"
#include "table/match/rule_words.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 4096, MOST_GAMES = 32, FIGURES = 9 };

static bool italian;
bool tongue_italian(void) { return italian; }

/* ---- letters ----------------------------------------------------------------------------------------------------- */

static void put_letters(buffer *p, const char *text)
{
    char out[LETTERS_SHOWN];
    if (letters_fine()) buffer_text(p, text);
    for (uint32_t ch; *text && !letters_fine();) {
        text = letters_next(text, &ch);
        buffer_text(p, letters_shown(ch, out));
    }
}

const char *tongue_letters(const char *text)
{
    static char plain[LONGEST];
    buffer p = buffer_on(plain, sizeof plain);
    put_letters(&p, text);
    return p.at < 0 ? text : plain;
}

/* ---- looking up -------------------------------------------------------------------------------------------------- */

static const tongue_book *book_named(const char *name, size_t n)
{
    for (const tongue_book *b = tongue_books_it; b->name; b++)
        if (strlen(b->name) == n && !strncmp(b->name, name, n)) return b;
    return NULL;
}

/* Editions share a folder: that of mars-vs-earth-2e is mars_vs_earth. */
static const tongue_book *book_among(const tongue_book *books, const orr_game *g)
{
    for (const tongue_book *b = books; b->name; b++) {
        size_t n = 0;
        while (b->name[n] && (b->name[n] == g->id[n] || (b->name[n] == '_' && g->id[n] == '-'))) n++;
        if (!b->name[n] && (!g->id[n] || g->id[n] == '-')) return b;
    }
    return NULL;
}

static const tongue_book *book_of(const orr_game *g) { return book_among(tongue_books_it, g); }

static const char *find(const tongue_book *b, const char *section, const char *key)
{
    for (const tongue_word *w = b ? b->words : NULL; w && w->section; w++)
        if (!strcmp(w->key, key) && !strcmp(w->section, section)) return w->text;
    return NULL;
}

/* "Counts 5 in a combat." is looked up as "Counts {1} in a combat.", as the web does (web/src/words/texts.ts). */
static void take_figures_out(const char *text, buffer *pattern, char figure[FIGURES][12])
{
    unsigned n = 0;
    for (char before = ' '; *text; before = text[-1]) {
        const size_t len = strspn(text, "0123456789");
        if (!len || isalnum((unsigned char)before) || before == '_' || n == FIGURES || len >= sizeof figure[0]) {
            buffer_char(pattern, *text++);
            continue;
        }
        memcpy(figure[n], text, len);
        figure[n++][len] = 0;
        buffer_put(pattern, "{%u}", n);
        text += len;
    }
}

static void put_figures(buffer *p, const char *text, char figure[FIGURES][12])
{
    for (; *text; text++) {
        const bool place = text[0] == '{' && text[1] >= '1' && text[1] <= '9' && text[2] == '}';
        if (place) buffer_text(p, figure[text[1] - '1']), text += 2;
        else buffer_char(p, *text);
    }
}

/* What is said for a text that may have figures in it; false: nothing is known. */
static bool find_text(const tongue_book *b, const char *section, const char *english, buffer *out)
{
    char pattern[LONGEST], figure[FIGURES][12] = { "" };
    const char *whole = find(b, section, english);
    buffer p = buffer_on(pattern, sizeof pattern);
    if (whole) return buffer_text(out, whole), true;
    take_figures_out(english, &p, figure);
    const char *text = p.at < 0 ? NULL : find(b, section, pattern);
    if (text) put_figures(out, text, figure);
    return text;
}

/* ---- what was said is kept --------------------------------------------------------------------------------------- */

enum { SLOTS = 1 << 13 };
static struct { const tongue_book *book; const char *section; char *english, *text; } said[SLOTS];

static char *copy_of(const char *text)
{
    const size_t n = strlen(text) + 1;
    char *copy = malloc(n);
    return copy ? memcpy(copy, text, n) : NULL;
}

static unsigned slot_of(const tongue_book *b, const char *section, const char *english)
{
    unsigned at = 5381, tries = 0;
    for (const char *s = english; *s; s++) at = at * 33 + (unsigned char)*s;
    for (at %= SLOTS; said[at].english && tries++ < SLOTS; at = (at + 1) % SLOTS)
        if (said[at].book == b && !strcmp(said[at].section, section) && !strcmp(said[at].english, english)) break;
    return at;
}

/* The text in the language; NULL: it is not known. */
static const char *look_up(const tongue_book *b, const char *section, const char *english)
{
    char text[LONGEST], plain[LONGEST];
    const unsigned at = slot_of(b, section, english);
    if (said[at].english) return said[at].text;
    buffer p = buffer_on(text, sizeof text), q = buffer_on(plain, sizeof plain);
    const bool known = find_text(b, section, english, &p) && p.at >= 0;
    if (known) put_letters(&q, text);
    said[at].book = b;
    said[at].section = section;
    said[at].english = copy_of(english);
    said[at].text = known && q.at >= 0 ? copy_of(plain) : NULL;
    return said[at].text;
}

static const char *or_english(const char *text, const char *english) { return text ? text : english; }

const char *tongue_say(const char *english)
{
    if (!italian) return english;
    const char *text = look_up(book_named("terminal", 8), "terminal", english);
    return or_english(text ? text : look_up(book_named("server", 6), "", english), english);
}

void tongue_print(const char *english, ...)
{
    va_list ap;
    va_start(ap, english);
    vprintf(tongue_say(english), ap);
    va_end(ap);
    putchar('\n');
}

/* ---- a game in the language -------------------------------------------------------------------------------------- */

static struct { const orr_game *from; const tongue_book *book; orr_game game; } games[MOST_GAMES];
static unsigned n_games;

static unsigned place_of(const orr_game *g)                      /* of a game in the language */
{
    unsigned i = 0;
    while (i < n_games && &games[i].game != g) i++;
    return i;
}

static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    const unsigned i = place_of(b->game);
    const orr_game *from = games[i].from;
    const char *text = from->word(b, noun, value, form);
    char section[64];
    if (!text || form == ORR_WORD) return text;
    if (form == ORR_TEXT) return or_english(look_up(games[i].book, "texts", text), text);
    if (noun < ORR_N_FIRST_OWN) return text;
    snprintf(section, sizeof section, "nouns/%s", from->nouns[noun - ORR_N_FIRST_OWN]);
    for (const tongue_word *w = games[i].book ? games[i].book->words : NULL; w && w->section; w++)
        if (!strcmp(w->section, section) && !strcmp(w->key, from->word(b, noun, value, ORR_WORD)))
            return or_english(look_up(games[i].book, w->section, w->key), text);
    return or_english(look_up(games[i].book, "terminal", text), text);
}

static orr_prompt prompt(const orr_box *b, const void *view)
{
    const unsigned i = place_of(b->game);
    orr_prompt q = games[i].from->prompt(b, view);
    q.text = or_english(look_up(games[i].book, "prompts", q.text), q.text);
    return q;
}

static void *room_for(size_t n, size_t size)
{
    void *place = calloc(n ? n : 1, size);
    if (!place) abort();
    return place;
}

/* A list of the game with one text of each entry in the language. */
#define COPY_SAID(g, book, list, count, type, member, section, key)                                                    \
    do {                                                                                                               \
        type *copy = room_for((g)->count, sizeof *copy);                                                               \
        for (unsigned i = 0; i < (g)->count; i++) {                                                                    \
            copy[i] = (g)->list[i];                                                                                    \
            const char *text = copy[i].key ? look_up(book, section, copy[i].key) : NULL;                               \
            if (text) copy[i].member = text;                                                                           \
        }                                                                                                              \
        (g)->list = copy;                                                                                              \
    } while (0)

static const char *in_letters(const char *text)
{
    return or_english(copy_of(tongue_letters(text)), text);
}

static void say_rules(orr_game *g, const orr_game *from)
{
    orr_rule_text *rules = room_for(g->n_rules, sizeof *rules);
    for (unsigned r = 0; r < g->n_rules; r++) {
        rules[r] = from->rules[r];
        if (!rules[r].id) continue;
        rules[r].text = in_letters(rule_words_text(from, (orr_rule)r, "it"));
        if (rules[r].because_it) rules[r].because = in_letters(rules[r].because_it);
    }
    g->rules = rules;
}

static void say_outcomes(orr_game *g, const tongue_book *book)
{
    const char **outcomes = room_for(g->n_outcomes, sizeof *outcomes);
    for (unsigned i = 0; i < g->n_outcomes; i++)
        outcomes[i] = or_english(look_up(book, "outcomes", g->outcomes[i]), g->outcomes[i]);
    g->outcomes = outcomes;
}

/* "{a}, second edition" of the server's words. */
bool tongue_title(const orr_game *g, char *out, size_t cap)
{
    const char *tail = strrchr(g->title, ',');
    char key[60];
    snprintf(key, sizeof key, "{a}%s", tail ? tail : "");
    const char *text = tail ? find(book_named("server", 6), "", key) : NULL;
    if (text) snprintf(out, cap, "%.*s%s", (int)(tail - g->title), g->title, text + 3);
    return text;
}

const char *tongue_term(const orr_game *g, const char *section, const char *key)
{
    return find(book_of(g), section, key);
}

static const char *title_of(const orr_game *g)
{
    char title[200];
    return or_english(tongue_title(g, title, sizeof title) ? copy_of(tongue_letters(title)) : NULL, g->title);
}

const orr_game *tongue_game(const orr_game *from)
{
    if (!italian) return from;
    for (unsigned i = 0; i < n_games; i++)
        if (games[i].from == from || &games[i].game == from) return &games[i].game;
    if (n_games == MOST_GAMES) return from;
    const tongue_book *book = book_of(from);
    orr_game *g = &games[n_games].game;
    games[n_games].from = from;
    games[n_games++].book = book;
    *g = *from;
    COPY_SAID(g, book, verbs, n_verbs, orr_verb, label, "verbs", word);
    COPY_SAID(g, book, event_kinds, n_event_kinds, orr_event_kind, text, "events", word);
    COPY_SAID(g, book, remark_kinds, n_remark_kinds, orr_remark_kind, text, "notes", word);
    COPY_SAID(g, book, options, n_options, orr_option, text, "texts", text);
    say_outcomes(g, book);
    say_rules(g, from);
    g->title = title_of(from);
    g->word = word;
    if (from->prompt) g->prompt = prompt;
    if (from->set_note) g->set_note = or_english(look_up(book, "terminal", from->set_note), from->set_note);
    return g;
}

static const tongue_book *painted;

orr_box tongue_box(const orr_box *b)
{
    orr_box box = *b;
    box.game = tongue_game(b->game);
    painted = italian ? book_of(b->game) : NULL;
    return box;
}

const char *tongue_hint(const orr_box *b, const char *reason)
{
    return italian ? or_english(look_up(book_of(b->game), "hints", reason), reason) : reason;
}

const char *tongue_option(const orr_box *b, unsigned option)
{
    const char *name = b->game->options[option].name;
    const help_file *file = help_find(b->game, "options.csv");
    static char text[LONGEST];
    csv rows;
    csv_open(&rows, file ? file->text : "");
    while (csv_row(&rows))
        if (rows.n > 2 && !strcmp(rows.field[0], name))
            return strcpy(text, italian ? tongue_letters(rows.field[2]) : rows.field[1]);
    return name;
}

/* Of all games: on is yes, 10 is 10, and a machine's word with a blank in it is English. */
static const char *value_in_english(const orr_game *g, const orr_option *o, const char *value)
{
    static const char *const plain[][2] = { { "on", "yes" }, { "off", "no" }, { "random", "at random" },
                                            { "set", "as on the cards" } };
    static char text[64];
    const char *own = find(book_among(tongue_values_en, g), o->name, value);
    if (own) return own;
    for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++)
        if (!strcmp(plain[i][0], value)) return plain[i][1];
    snprintf(text, sizeof text, "%s", value);
    for (char *blank; (blank = strchr(text, '_'));) *blank = ' ';
    return text;
}

const char *tongue_value(const orr_box *b, unsigned option, unsigned value)
{
    const orr_option *o = &b->game->options[option];
    const tongue_book *book = italian ? book_of(b->game) : NULL;
    char section[64];
    if (!italian) return value_in_english(b->game, o, o->word[value]);
    snprintf(section, sizeof section, "values/%s", o->name);
    for (const tongue_word *w = book ? book->words : NULL; w && w->section; w++)
        if (!strcmp(w->section, section) && !strcmp(w->key, o->word[value]))
            return or_english(look_up(book, w->section, w->key), o->word[value]);
    return tongue_say(o->word[value]);
}

static const char *const *people;
static unsigned n_people;

void tongue_people(const char *const *names, unsigned seats)
{
    people = names;
    n_people = seats;
}

const char *tongue_who(orr_seat s)
{
    static char name[24];
    if (people && s < n_people) return people[s];
    snprintf(name, sizeof name, "%.8s%u", tongue_say("Seat "), s + 1u);
    return name;
}

const char *const *tongue_seats(void)
{
    static char name[ORR_MAX_SEATS][16];
    static const char *names[ORR_MAX_SEATS];
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        snprintf(name[s], sizeof name[s], "%.8s%u", tongue_say("Seat "), s + 1);
        names[s] = name[s];
    }
    return people ? people : italian ? names : NULL;
}

void tongue_name_seats(const char *text, const char *const *names, unsigned seats, char *out, int cap)
{
    static const struct { const char *from, *to; } ways[2][3] = {
        { { "seat ", "" }, { "seat ", "" }, { "seat ", "" } },
        { { "del posto ", "di " }, { "il posto ", "" }, { "posto ", "" } },
    };
    buffer p = buffer_on(out, cap);
    while (*text) {
        char *end = NULL;
        unsigned w = 0;
        unsigned long seat = 0;
        for (; w < 3; w++) {
            const size_t n = strlen(ways[italian][w].from);
            if (strncmp(text, ways[italian][w].from, n)) continue;
            seat = strtoul(text + n, &end, 10);
            if (end > text + n && seat >= 1 && seat <= seats) break;
        }
        if (w < 3) buffer_text(&p, ways[italian][w].to), phrase_put(&p, names[seat - 1]), text = end;
        else buffer_char(&p, *text++);
    }
}

void tongue_name_people(char *text, int cap)
{
    char named[2 * LONGEST];
    if (!people || !strstr(text, italian ? "posto " : "seat ")) return;
    tongue_name_seats(text, people, n_people, named, sizeof named);
    snprintf(text, (size_t)cap, "%s", named);
}

const char *tongue_painted(const char *english)
{
    static char named[LONGEST];
    const char *text = painted ? or_english(look_up(painted, "terminal", english), english) : english;
    if (!people || !strstr(text, italian ? "posto " : "seat ")) return text;
    tongue_name_seats(text, people, n_people, named, sizeof named);
    return named;
}

/* ---- which language ---------------------------------------------------------------------------------------------- */

void tongue_choose(bool want)
{
    static phrase_words words;
    static const speech own = { tongue_say, tongue_retell };
    italian = want;
    speech_use(want ? &own : NULL);
    words = (phrase_words){ tongue_say("nobody"), tongue_say("Seat "), tongue_say(" and "), .euphonic = true };
    phrase_speak(want ? &words : NULL);
}

/* As other programs read it: the first of these that says anything. */
static bool is_italian_environment(void)
{
    const char *const where[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    for (int i = 0; i < 3; i++) {
        const char *v = getenv(where[i]);
        if (v && *v) return !strncmp(v, "it", 2) && (!v[2] || v[2] == '_' || v[2] == '.');
    }
    return false;
}

/* `italian = yes` is what a configuration said before it could say `language = it`. */
static const char *usual_of_config(void)
{
    user_config_load(NULL);                      /* what is wrong with it is told by the command */
    const char *language = user_config("language");
    const char *yes = language ? NULL : user_config("italian");
    return yes && !strcmp(yes, "yes") ? "it" : language;
}

void tongue_guess(int argc, char **argv)
{
    const char *typed = NULL, *usual = usual_of_config();
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--language=", 11)) typed = argv[i] + 11;
        else if (!strcmp(argv[i], "--language") && i + 1 < argc) typed = argv[i + 1];
        else if (!strcmp(argv[i], "--italian")) typed = "it";
    }
    tongue_choose(typed ? !strcmp(typed, "it") : usual ? !strcmp(usual, "it") : is_italian_environment());
}

bool tongue_settle(const char *typed, bool typed_italian, const char *usual)
{
    const char *system = is_italian_environment() ? "it" : "en";
    if (!usual) usual = usual_of_config();
    const char *language = typed ? typed : typed_italian ? "it" : usual ? usual : system;
    const bool it = !strcmp(language, "it");
    if (!it && strcmp(language, "en")) {
        const char *const languages[] = { "en", "it" }, *near = nearest_name(language, languages, 2);
        if (language != usual && near) cli_wrong("--language cannot be '%s'; did you mean %s?", language, near);
        else if (language != usual) cli_wrong("--language needs en or it, not '%s'.", language);
        else cli_wrong("%s:%u: language is en or it, not '%s'.", user_config_path(), user_config_line("language"),
                       usual);
        return false;
    }
    tongue_choose(it);
    return true;
}
