/* cmd_rules.c - `orrery rules`: the ledger as data. Each rule with its text, the code that obeys it, the tests that
 * prove it, and how often it was applied in random games. */
#define _GNU_SOURCE                      /* strcasestr */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/fired.h"
#include "apps/common/help.h"
#include "apps/common/json_file.h"
#include "apps/common/letters.h"
#include "apps/common/nearest.h"
#include "apps/common/pager.h"
#include "apps/common/style.h"
#include "apps/common/wrap.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "base/json.h"
#include "lab/play/stops.h"
#include "lab/rulemap.h"
#include "table/match/rule_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct {              /* the command line, and what was found out */
    const orr_game *game;
    const rulemap *map;       /* NULL: the build has no map of this game */
    char **word;              /* the id of a rule, or words that occur in its text */
    int n_words;              /* 0: all rules */
    uint64_t games;           /* 0: rules are not counted */
    uint64_t *fired;          /* one counter per rule */
    bool as_json, gaps, typed_italian, summary, by_id;
    const char *language, *usual_language;
    uint64_t stops;           /* matches of scripts in which refusals are counted; 0: they are not */
} ledger;

static const rulemap_entry *find_entry(const ledger *l, const char *id)
{
    for (int i = 0; l->map && i < l->map->n; i++)
        if (!strcmp(l->map->entry[i].id, id)) return &l->map->entry[i];
    return NULL;
}

/* What is missing for a rule, or NULL. A rule with an excuse needs neither code nor test. */
static const char *gap(const rulemap_entry *e)
{
    if (!e) return "is not in the map of the rules";
    if (e->excuse) return NULL;
    if (!*e->code && !*e->tests) return "has no code, no test and no excuse";
    if (!*e->code) return "has no code and no excuse";
    return *e->tests ? NULL : "has no test";
}

/* ---- output ----------------------------------------------------------------------------------------------------- */

static void put_place(text_buf *t, const char *label, bool colours, const char *value)
{
    enum { WIDE = 7 };
    const char *said = tongue_letters(tongue_say(label));
    const int letters = letters_count(said);
    text_format(t, "  %s%s%s%*s", style_on(colours, ORR_SOFT), said, style_off(colours),
                letters < WIDE ? WIDE - letters : 1, "");
    text_add(t, value);
    text_add(t, "\n");
}

static void print_rule(const ledger *l, unsigned i, bool colours)
{
    const orr_rule_text *r = &l->game->rules[i];
    const rulemap_entry *e = find_entry(l, r->id);
    char text[RULE_WORDS_PLAIN], fired[40];
    const char *words = rule_words_text(l->game, (orr_rule)i, tongue_italian() ? "it" : "en");
    text_buf t = { 0 };
    text_format(&t, "%s%s%s  ", style_on(colours, ORR_STRONG), r->id, style_off(colours));
    text_add(&t, tongue_letters(rule_words_plain(words, text)));
    text_add(&t, "\n");
    if (r->because && !tongue_italian()) put_place(&t, "because", colours, r->because);
    if (r->because_it) {
        char why[RULE_WORDS_PLAIN];
        snprintf(why, sizeof why, "%s", tongue_letters(r->because_it));
        put_place(&t, "perch\xc3\xa9", colours, why);
    }
    if (e && *e->code) put_place(&t, "code", colours, e->code);
    if (e && *e->tests) put_place(&t, "tests", colours, e->tests);
    if (e && e->excuse && !tongue_italian()) put_place(&t, "excuse", colours, e->excuse);  /* for developers */
    snprintf(fired, sizeof fired, tongue_say("%llu times"), l->fired ? (unsigned long long)l->fired[i] : 0);
    if (l->fired) put_place(&t, "fired", colours, fired);
    wrap_print(t.text ? t.text : "");
    text_free(&t);
}

static void write_places(json *j, const char *key, const char *places)
{
    char one[400];
    json_open_array(j, key);
    while (*places) {
        const size_t n = strcspn(places, ",");
        snprintf(one, sizeof one, "%.*s", (int)n, places);
        json_text(j, NULL, one);
        places += n;
        places += strspn(places, ", ");
    }
    json_end(j);
}

static void write_rule(json *j, const ledger *l, unsigned i)
{
    const orr_rule_text *r = &l->game->rules[i];
    const rulemap_entry *e = find_entry(l, r->id);
    json_open_object(j, NULL);
    json_text(j, "id", r->id);
    json_text(j, "text", r->text);
    json_text(j, "testo", rule_words_text(l->game, (orr_rule)i, "it"));
    json_text(j, "because", r->because);
    json_text(j, "perche", r->because_it);
    write_places(j, "code", e ? e->code : "");
    write_places(j, "tests", e ? e->tests : "");
    json_text(j, "excuse", e ? e->excuse : NULL);
    if (l->fired) json_count(j, "fired", l->fired[i]);
    json_text(j, "gap", gap(e));
    json_end(j);
}

static bool is_wanted(const ledger *l, unsigned i)
{
    const orr_rule_text *r = &l->game->rules[i];
    if (l->by_id) return !strcasecmp(l->word[0], r->id);
    for (int w = 0; w < l->n_words; w++)
        if (!strcasestr(r->text, l->word[w]) && !strcasestr(rule_words_text(l->game, (orr_rule)i, "it"), l->word[w]))
            return false;
    return true;
}

static void write_all(const ledger *l)
{
    json j = json_file_begin(stdout);
    json_file_object(&j, "rules-1");
    json_text(&j, "game", l->game->id);
    json_count(&j, "rules_version", l->game->rules_version);
    json_open_array(&j, "rules");
    for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules; i++)
        if (is_wanted(l, i) && (!l->gaps || gap(find_entry(l, l->game->rules[i].id)))) write_rule(&j, l, i);
    json_end(&j);
    json_end(&j);
}

/* The gaps, on standard error, so that they stand at the end whatever was printed. */
static int report_gaps(const ledger *l)
{
    unsigned gaps = 0, rules = 0;
    fflush(stdout);
    for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules; i++) {
        if (!is_wanted(l, i)) continue;
        const char *missing = gap(find_entry(l, l->game->rules[i].id));
        rules++;
        gaps += missing != NULL;
        if (missing) fprintf(stderr, "orrery: %s %s.\n", l->game->rules[i].id, missing);
    }
    if (gaps) fprintf(stderr, "orrery: %u of %u rules of %s have a gap.\n", gaps, rules, l->game->id);
    return gaps ? CLI_FAILED : CLI_OK;
}

static int show(const ledger *l)
{
    const bool colours = style_wanted(stdout);
    if (l->as_json) write_all(l);
    else
        for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules && !l->gaps; i++)
            if (is_wanted(l, i)) print_rule(l, i, colours);
    return report_gaps(l);
}

/* The words of a text, one by one, in lower case: *near becomes the one nearest to what was typed. */
static void look_in(const char *text, const char *typed, char near[NEAREST_LONGEST + 1])
{
    while (*text) {
        char word[NEAREST_LONGEST + 1];
        size_t n = 0;
        while (*text && !isalpha((unsigned char)*text) && !((unsigned char)*text & 0x80)) text++;
        for (; isalpha((unsigned char)*text) || ((unsigned char)*text & 0x80); text++)
            if (n < NEAREST_LONGEST) word[n++] = (char)tolower((unsigned char)*text);
        word[n] = 0;
        const char *const both[] = { *near ? near : word, word };
        const char *best = n > 2 ? nearest_name(typed, both, 2) : NULL;
        if (best == word) memcpy(near, word, sizeof word);
    }
}

/* Of the words of the rules, in either language, the one that may be meant by a word that none of them has. */
static bool near_word(const ledger *l, const char *typed, char near[NEAREST_LONGEST + 1])
{
    *near = 0;
    for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules; i++) {
        look_in(l->game->rules[i].text, typed, near);
        look_in(rule_words_text(l->game, (orr_rule)i, "it"), typed, near);
    }
    return *near;
}

static bool occurs(const ledger *l, const char *word)
{
    for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules; i++)
        if (strcasestr(l->game->rules[i].text, word) ||
            strcasestr(rule_words_text(l->game, (orr_rule)i, "it"), word)) return true;
    return false;
}

/* The first word that no rule has, and what it may be; false: there is nothing to suggest. */
static bool suggest_word(const ledger *l)
{
    char near[NEAREST_LONGEST + 1], typed[NEAREST_LONGEST + 1];
    int w = 0;
    while (w < l->n_words && occurs(l, l->word[w])) w++;
    if (w == l->n_words) return false;
    snprintf(typed, sizeof typed, "%s", l->word[w]);
    for (char *c = typed; *c; c++) *c = (char)tolower((unsigned char)*c);
    if (!near_word(l, typed, near)) return false;
    cli_wrong("No rule of %s has the word '%s'; did you mean %s?", l->game->id, l->word[w], near);
    return true;
}

/* One word may be the id of a rule; any others are looked for. False: nothing is found, and that was said. */
static bool knows_rule(ledger *l)
{
    const char *names[UINT8_MAX];
    int n = 0, found = 0;
    for (unsigned i = ORR_R_FIRST_OWN; i < l->game->n_rules; i++) {
        if (l->n_words == 1 && !strcasecmp(l->word[0], l->game->rules[i].id)) return l->by_id = true;
        if (n < UINT8_MAX) names[n++] = l->game->rules[i].id;
        found += is_wanted(l, i);
    }
    if (found || !n) return found;
    const char *near = nearest_name(l->word[0], names, n);
    if (near) cli_wrong("%s has no rule '%s'; did you mean %s?", l->game->id, l->word[0], near);
    else if (suggest_word(l)) return false;
    else if (l->n_words > 1) cli_wrong("No rule of %s has all these words.", l->game->id);
    else
        cli_wrong("%s has no rule '%s' and none with that word; its rules go from %s to %s.", l->game->id, l->word[0],
                  names[0], names[n - 1]);
    return false;
}

/* ---- one page ---------------------------------------------------------------------------------------------------- */

static int print_summary(const ledger *l)
{
    text_buf page = { .n = 0 };
    const bool good = help_summary(l->game, tongue_italian(), &page);
    if (good) wrap_print(page.text);
    else cli_wrong("There is no summary of %s.", l->game->title);
    text_free(&page);
    return good ? CLI_OK : CLI_WRONG_USE;
}

static const char *stops_text(const orr_rule_text *r) { return r->because ? r->because : ""; }

static int print_stops(const ledger *l)
{
    enum { MOST = 10 };
    const orr_game *g = l->game;
    orr_rule most[MOST + 1];
    uint64_t *count = calloc(g->n_rules, sizeof *count);
    const bool good = count && stops_count(g, (uint8_t)cli_usual_seats(g), (unsigned)l->stops, count);
    const unsigned n = good ? stops_most(g, count, most, MOST) : 0;
    for (unsigned i = 0; i < n; i++)
        printf("%s  %llu  %s\n", g->rules[most[i]].id, (unsigned long long)count[most[i]],
               stops_text(&tongue_game(g)->rules[most[i]]));
    free(count);
    return good ? CLI_OK : cli_wrong("Nobody plays %s by a script.", g->title);
}

int cmd_rules(int argc, char **argv)
{
    enum { MOST_GAMES = 100000000 };
    ledger l = { .game = NULL };
    const arg_option options[] = {
        OPTION_NUMBER("fired", &l.games, "N", "count how often rules are applied in about N games", 1, MOST_GAMES),
        OPTION_FLAG("gaps", &l.gaps, "show only rules that lack code or a test"),
        OPTION_FLAG("summary", &l.summary, "one page instead: the turn, how to win, what can stop you, numbers"),
        OPTION_NUMBER("stops", &l.stops, "N", "which rules bar something most often in N matches", 1, 1000000),
        OPTION_FLAG("json", &l.as_json, "for machines"),
        TONGUE_OPTION(&l.language, &l.usual_language, ""),
        OPTION_FLAG_KEPT("italian", &l.typed_italian, "the same as --language it"),
    };
    const arg_spec spec = {
        .command = "rules", .use = "GAME [ID | WORD...] [options]", .words = "the id of a game", .least = 1, .most = -1,
        .about = "Shows every rule of a game, one by its id, or those with all these words (English or Italian):\n"
                 "the text, where the code obeys it, which tests prove it.\n"
                 "Exit 1 if a rule has no code and no written excuse, or no test.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(l.language, l.typed_italian, l.usual_language)) return CLI_WRONG_USE;
    l.game = cli_find_game(rest.word[0]);
    if (!l.game) return CLI_WRONG_USE;
    if (l.summary) pager_begin();
    if (l.summary) return print_summary(&l);
    if (l.stops) return print_stops(&l);
    l.word = rest.word + 1;
    l.n_words = rest.n - 1;
    l.map = rulemap_of(l.game->id);
    if (!knows_rule(&l) || (l.games && !(l.fired = fired_count(l.game, l.games)))) return CLI_WRONG_USE;
    if (!l.as_json && !l.gaps) pager_begin();
    const int code = show(&l);
    free(l.fired);
    return code;
}
