/* args.c - command lines by table; getopt_long does the work. */
#include "apps/common/args.h"

#include "apps/common/nearest.h"
#include "apps/common/style.h"
#include "apps/common/user_config.h"
#include "apps/common/wrong.h"
#include "base/decimal.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static args_offers *offer;       /* who knows what a shell may complete; NULL: nobody */
void args_offer_by(args_offers *by) { offer = by; }

bool args_number(const char *text, uint64_t low, uint64_t high, uint64_t *out)
{
    uint64_t v;
    if (!decimal_read(text, high, &v) || v < low) return false;
    *out = v;
    return true;
}

static bool unknown_option(const arg_spec *spec, const char *typed)
{
    const char *names[ARG_MOST_OPTIONS + 2] = { "help", "color" };
    int n = 2;
    char word[NEAREST_LONGEST + 1];
    for (int i = 0; i < spec->n_options; i++) names[n++] = spec->options[i].name;
    while (*typed == '-') typed++;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(typed, "="), typed);
    const char *near = nearest_name(word, names, n);
    if (near) cli_wrong("%s has no option --%s; did you mean --%s?", spec->command, word, near);
    else cli_wrong("%s has no option --%s; `orrery %s --help` lists those it has.", spec->command, word, spec->command);
    return false;
}

static bool unknown_color(const arg_spec *spec, const char *typed)
{
    const char *near = nearest_name(typed, style_choices, STYLE_CHOICES);
    if (near) cli_wrong("%s --color cannot be '%s'; did you mean %s?", spec->command, typed, near);
    else cli_wrong("%s --color is auto, always or never, not '%s'.", spec->command, typed);
    return false;
}

static bool take_value(const arg_spec *spec, const arg_option *o, const char *value)
{
    switch (o->type) {
    case ARG_FLAG:
        *(bool *)o->to = true;
        return true;
    case ARG_TEXT:
        *(const char **)o->to = value;
        return true;
    case ARG_NUMBER:
        if (args_number(value, o->low, o->high, o->to)) return true;
        cli_wrong("%s --%s needs a whole number from %llu to %llu, not '%s'.", spec->command, o->name,
                  (unsigned long long)o->low, (unsigned long long)o->high, value);
        return false;
    case ARG_TEXTS: {
        arg_texts *t = o->to;
        if (t->n < ARG_MOST_TEXTS) {
            t->item[t->n++] = value;
            return true;
        }
        cli_wrong("%s --%s can be given %d times at most.", spec->command, o->name, ARG_MOST_TEXTS);
        return false;
    }
    }
    return false;
}

static bool take_words(const arg_spec *spec, int argc, char **argv, arg_rest *rest)
{
    rest->word = argv + optind;
    rest->n = argc - optind;
    if (rest->n < spec->least) {
        cli_wrong("%s needs %s: `orrery %s %s`.", spec->command, spec->words, spec->command, spec->use);
        return false;
    }
    if (spec->most >= 0 && rest->n > spec->most) {
        cli_wrong("%s has no use for '%s': `orrery %s %s`.", spec->command, rest->word[spec->most], spec->command,
                  spec->use);
        return false;
    }
    return true;
}

/* ---- options of some verbs only ---------------------------------------------------------------------------------- */

static const arg_verb *verb_named(const arg_spec *spec, const char *word, size_t n)      /* NULL: there is none */
{
    const arg_verb *v = spec->verbs;
    while (v && v->name && (strlen(v->name) != n || strncmp(v->name, word, n))) v++;
    return v && v->name ? v : NULL;
}

int args_unknown_verb(const arg_spec *spec, const char *typed)
{
    enum { MOST = 8 };
    const char *names[MOST], *near;
    char all[100] = "";
    int n = 0;
    for (; n < MOST && spec->verbs[n].name; n++) {
        names[n] = spec->verbs[n].name;
        const size_t used = strlen(all);
        snprintf(all + used, sizeof all - used, "%s%s", n ? ", " : "", names[n]);
    }
    near = nearest_name(typed, names, n);
    if (near)
        return cli_wrong("%s cannot '%s'; did you mean `orrery %s %s`?", spec->command, typed, spec->command, near);
    return cli_wrong("%s cannot '%s'; what it can: %s.", spec->command, typed, all);
}

/* "replay, review: as seat K saw it" is for these two; a text that begins with no verb is for all. */
bool args_is_for(const arg_spec *spec, const char *help, const char *verb)
{
    size_t n = strcspn(help, ",: ");
    if (!verb_named(spec, help, n) || !strchr(",:", help[n])) return true;
    for (;; help += n + 2, n = strcspn(help, ",:")) {
        if (strlen(verb) == n && !strncmp(verb, help, n)) return true;
        if (help[n] != ',') return false;
    }
}

/* An option that would change nothing is refused: whoever typed it expects something. */
static bool options_fit(const arg_spec *spec, uint32_t given, const arg_rest *rest)
{
    const char *verb = rest->n ? rest->word[0] : "";
    if (!verb_named(spec, verb, strlen(verb))) return true;
    for (int i = 0; i < spec->n_options; i++) {
        const char *help = spec->options[i].help;
        if (!(given >> i & 1) || args_is_for(spec, help, verb)) continue;
        cli_wrong("%s %s has no use for --%s; it is for %.*s.", spec->command, verb, spec->options[i].name,
                  (int)strcspn(help, ":"), help);
        return false;
    }
    return true;
}

/* word: what stands behind the command. */
static int print_page(const arg_spec *spec, const char *which, const char *word)
{
    const arg_verb *verb = NULL;
    if (!which && spec->verbs && word && *word != '-') {
        verb = verb_named(spec, word, strlen(word));
        if (!verb) return args_unknown_verb(spec, word);
    }
    if (which && strcmp(which, "manual") && strcmp(which, "words"))
        return cli_wrong("%s --help takes no value.", spec->command);
    args_page(spec, verb, !which ? ARG_HELP : *which == 'm' ? ARG_MANUAL : ARG_WORDS);
    return CLI_OK;
}

/* ---- what the configuration says --------------------------------------------------------------------------------- */

static bool wrong_setting(const arg_option *o, const char *needs)
{
    cli_wrong("%s:%u: %s %s, not '%s'.", user_config_path(), user_config_line(o->name), o->name, needs,
              user_config(o->name));
    return false;
}

static bool take_kept(const arg_option *o)
{
    const char *value = user_config(o->name);
    char needs[80];
    if (o->type == ARG_TEXT) return *(const char **)o->kept = value, true;
    if (o->type == ARG_FLAG) {
        *(bool *)o->kept = !strcmp(value, "yes");
        return *(bool *)o->kept || !strcmp(value, "no") || wrong_setting(o, "is yes or no");
    }
    snprintf(needs, sizeof needs, "is a whole number from %llu to %llu", (unsigned long long)o->low,
             (unsigned long long)o->high);
    return args_number(value, o->low, o->high, o->kept) || wrong_setting(o, needs);
}

void args_color(void)
{
    user_config_load(NULL);                  /* a page of help comes in any case */
    if (user_config("color")) style_choose(user_config("color"));
}

/* Every line that is wrong is named. Whoever does not use what it says goes on. */
static bool config_serves(const arg_spec *spec)
{
    const user_wrong *w;
    const unsigned n = user_config_load(&w);
    bool serves = true;
    for (unsigned k = 0; k < n; k++) {
        cli_wrong("%s", w[k].text);
        for (int i = 0; i < spec->n_options; i++)
            if (spec->options[i].kept && !strcmp(spec->options[i].name, w[k].about)) serves = false;
    }
    return serves;
}

/* given: a bit for each option that was typed. */
static bool take_config(const arg_spec *spec, uint32_t given, const char *color)
{
    if (!config_serves(spec)) return false;
    if (!color && user_config("color")) style_choose(user_config("color"));
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        if (!o->kept || !user_config(o->name) || (o->kept == o->to && (given >> i & 1))) continue;
        if (!take_kept(o)) return false;
    }
    return true;
}

bool args_read(const arg_spec *spec, int argc, char **argv, arg_rest *rest)
{
    enum { HELP = 1, COLOR = 2, FIRST = 3 }; /* what getopt_long returns: one of these, or FIRST + index */
    struct option table[ARG_MOST_OPTIONS + 3] = { { "help", optional_argument, NULL, HELP },
                                                  { "color", required_argument, NULL, COLOR } };
    const char *color = NULL;
    uint32_t given = 0;
    const char *first = argc > 1 ? argv[1] : NULL;           /* before getopt_long moves words about */
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        const int takes = o->type == ARG_FLAG ? no_argument : required_argument;
        table[i + 2] = (struct option){ o->name, takes, NULL, FIRST + i };
    }
    rest->exit = CLI_WRONG_USE;
    optind = 1;
    opterr = 0;
    for (int c; (c = getopt_long(argc, argv, ":h", table, NULL)) != -1; ) {
        if (c == HELP && optarg && !strcmp(optarg, "offers")) {      /* the rest is a line that is being typed */
            rest->exit = offer && offer(spec, argc - optind, argv + optind) ? CLI_OK : CLI_FAILED;
            return false;
        }
        if (c == HELP || c == 'h') {
            if (!color) args_color();
            rest->exit = print_page(spec, c == HELP ? optarg : NULL, first);
            return false;
        }
        if (c == COLOR && !style_choose(color = optarg)) return unknown_color(spec, optarg);
        if (c == COLOR) continue;
        if (c == ':' && optopt == COLOR) {
            cli_wrong("%s --color needs a value: --color WHEN.", spec->command);
            return false;
        }
        if (c == ':') {
            const arg_option *o = &spec->options[optopt - FIRST];
            cli_wrong("%s --%s needs a value: --%s %s.", spec->command, o->name, o->name, o->value);
            return false;
        }
        if (c == '?' && optopt >= FIRST && optopt < FIRST + spec->n_options) {
            cli_wrong("%s --%s takes no value.", spec->command, spec->options[optopt - FIRST].name);
            return false;
        }
        if (c == '?') return unknown_option(spec, argv[optind - 1]);
        if (!take_value(spec, &spec->options[c - FIRST], optarg)) return false;
        given |= UINT32_C(1) << (c - FIRST);
    }
    return take_config(spec, given, color) && take_words(spec, argc, argv, rest) && options_fit(spec, given, rest);
}
