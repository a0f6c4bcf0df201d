/* offers.c - see offers.h. What a word stands for is said by the first line of --help: GAME, FILE and so on. */
#include "apps/common/offers.h"

#include "apps/common/box_change.h"
#include "apps/common/style.h"
#include "bots/bot.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"

#include <stdio.h>
#include <string.h>

typedef struct {              /* a command line so far */
    const arg_spec *spec;
    const arg_verb *verb;     /* NULL: none, or not yet */
    const orr_game *game;     /* that was named; NULL: none yet */
    int words;                /* complete ones without dashes, the verb among them */
    const arg_option *value_of;          /* the word is a value of this; NULL: it is not */
    bool color;               /* or of --color */
    const char *begun;        /* the word itself */
    const char *before;       /* of "--bots=h": "--bots=" */
} line;

static void offer(const line *l, const char *word)
{
    if (!strncmp(word, l->begun, strlen(l->begun))) printf("%s%s\n", l->before ? l->before : "", word);
}

void offers_of(const char *const *names, int n, const char *begun)
{
    const line l = { .begun = begun };
    for (int i = 0; i < n; i++) offer(&l, names[i]);
}

/* ---- kinds of words ---------------------------------------------------------------------------------------------- */

static void offer_games(const line *l)
{
    for (const orr_game *const *g = orr_games; *g; g++) offer(l, (*g)->id);
}

/* "easy,h" can become "easy,hard"; without a game, those that play every game. */
static void offer_bots(const line *l)
{
    char word[200];
    const char *comma = strrchr(l->begun, ',');
    const int kept = comma ? (int)(comma + 1 - l->begun) : 0;
    for (const char *const *level = bot_levels; *level; level++) {
        snprintf(word, sizeof word, "%.*s%s", kept, l->begun, *level);
        offer(l, word);
    }
    for (const bot *const *b = bots; *b; b++) {
        if ((*b)->game && (*b)->game != l->game) continue;
        snprintf(word, sizeof word, "%.*s%s", kept, l->begun, (*b)->name);
        offer(l, word);
    }
    snprintf(word, sizeof word, "%.*sscript", kept, l->begun);
    if (!l->game || bot_find("script", l->game)) offer(l, word);
}

static void offer_options(const line *l)
{
    for (unsigned i = 0; l->game && i < l->game->n_options; i++) {
        const orr_option *o = &l->game->options[i];
        for (unsigned v = 0; v < o->values; v++) {
            char word[200];
            snprintf(word, sizeof word, "%s=%s", o->name, o->word[v]);
            offer(l, word);
        }
    }
}

static void offer_varied(const line *l)
{
    for (unsigned i = 0; l->game && i < l->game->n_options; i++) offer(l, l->game->options[i].name);
}

static void offer_cards(const line *l)
{
    const char *id[BOX_CHANGE_MOST];
    orr_box box;
    if (!l->game) return;
    box_open(&box, l->game);
    const int n = box_change_cards(&box, id, NULL, BOX_CHANGE_MOST);
    for (int i = 0; i < n; i++) offer(l, id[i]);
}

static void offer_languages(const line *l) { offer(l, "en"), offer(l, "it"); }
static void offer_kinds(const line *l) { offer(l, "win"), offer(l, "save"), offer(l, "who"); }
static void offer_colors(const line *l)
{
    for (int i = 0; i < STYLE_CHOICES; i++) offer(l, style_choices[i]);
}

static bool offer_value(const line *l)
{
    static const struct {
        const char *option;
        void (*say)(const line *);
    } known[] = { { "bots", offer_bots },        { "levels", offer_bots },       { "option", offer_options },
                  { "with", offer_options },     { "vary", offer_varied },       { "without", offer_cards },
                  { "double", offer_cards },     { "language", offer_languages }, { "game", offer_games },
                  { "kind", offer_kinds },       { "vocabulary", offer_games },  { "fields", offer_games } };
    if (l->color) return offer_colors(l), true;
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(known[i].option, l->value_of->name)) return known[i].say(l), true;
    return strncmp(l->value_of->value, "FILE", 4) && strcmp(l->value_of->value, "DIR");   /* else it may be anything */
}

/* ---- words without dashes ---------------------------------------------------------------------------------------- */

/* The nth word of "GAME [GAME] [options]"; the last one before "..." comes again and again. NULL: there is none. */
static const char *named_in(const char *use, int nth)
{
    for (;;) {
        use += strspn(use, " [");
        const size_t n = strcspn(use, " ");
        if (!n || *use == '-' || *use == '|' || !strncmp(use, "options", 7)) return NULL;
        if (!nth-- || memchr(use, '.', n)) return use;
        use += n;
    }
}

static void offer_rules(const line *l)
{
    for (unsigned i = ORR_R_FIRST_OWN; l->game && i < l->game->n_rules; i++) offer(l, l->game->rules[i].id);
}

static bool offer_word(const line *l)
{
    const arg_spec *spec = l->spec;
    if (spec->verbs && !l->words) {
        for (const arg_verb *v = spec->verbs; v->name; v++) offer(l, v->name);
        return true;
    }
    const char *name = named_in(l->verb ? l->verb->use : spec->use, l->words - (spec->verbs != NULL));
    if (!name) return false;
    if (!strncmp(name, "GAME", 4)) offer_games(l);
    else if (!strncmp(name, "ID", 2)) offer_rules(l);
    return !strncmp(name, "GAME", 4) || !strncmp(name, "ID", 2) || *name == 'N';
}

static void offer_dashes(const line *l)
{
    char word[100];
    for (int i = 0; i < l->spec->n_options; i++) {
        const arg_option *o = &l->spec->options[i];
        if (l->verb && !args_is_for(l->spec, o->help, l->verb->name)) continue;
        snprintf(word, sizeof word, "--%s", o->name);
        offer(l, word);
    }
    offer(l, "--color");
    offer(l, "--help");
}

/* ---- the line ---------------------------------------------------------------------------------------------------- */

/* "--bots" or "--bots=...". */
static const arg_option *option_in(const arg_spec *spec, const char *word)
{
    const size_t n = strcspn(word, "=");
    for (int i = 0; n > 2 && i < spec->n_options; i++)
        if (strlen(spec->options[i].name) == n - 2 && !strncmp(spec->options[i].name, word + 2, n - 2))
            return &spec->options[i];
    return NULL;
}

static void take_game(line *l, const char *word)
{
    const orr_game *g = orr_find_game(word);
    if (g) l->game = g;
}

static void take_word(line *l, const char *word)
{
    for (const arg_verb *v = l->spec->verbs; v && v->name && !l->words; v++)
        if (!strcmp(v->name, word)) l->verb = v;
    take_game(l, word);
    l->words++;
}

static void take_complete(line *l, const char *word)
{
    if (l->value_of || l->color) {
        take_game(l, word);                      /* bench --game GAME */
        l->value_of = NULL;
        l->color = false;
    } else if (strncmp(word, "--", 2)) take_word(l, word);
    else if (!strchr(word, '=')) {
        const arg_option *o = option_in(l->spec, word);
        l->value_of = o && o->type != ARG_FLAG ? o : NULL;
        l->color = !strcmp(word, "--color");
    }
}

bool offers_print(const arg_spec *spec, int n, char **words)
{
    static char before[100];
    line l = { .spec = spec, .begun = n ? words[n - 1] : "" };
    for (int i = 0; i + 1 < n; i++) take_complete(&l, words[i]);
    const char *equals = l.value_of || l.color || strncmp(l.begun, "--", 2) ? NULL : strchr(l.begun, '=');
    if (equals && (size_t)(equals - l.begun) + 1 < sizeof before) {
        snprintf(before, sizeof before, "%.*s", (int)(equals + 1 - l.begun), l.begun);
        l.value_of = option_in(spec, l.begun);
        l.color = !strcmp(before, "--color=");
        l.begun = equals + 1;
        l.before = before;
    }
    if (l.value_of || l.color) return offer_value(&l);
    if (*l.begun == '-') return offer_dashes(&l), true;
    return offer_word(&l);
}
