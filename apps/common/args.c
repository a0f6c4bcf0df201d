/* args.c - command lines by table; getopt_long does the work. */
#include "apps/common/args.h"

#include "apps/common/wrong.h"
#include "base/decimal.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { LONGEST_NAME = 40 };

static int least_of(int a, int b) { return a < b ? a : b; }

/* Edits that turn one word into the other: insert, drop, change, or swap two neighbours. */
static int distance(const char *a, const char *b)
{
    int row[3][LONGEST_NAME + 1];            /* of two letters ago, one letter ago, and this one */
    const int n = (int)strlen(a), m = (int)strlen(b);
    if (n > LONGEST_NAME || m > LONGEST_NAME) return LONGEST_NAME;
    for (int j = 0; j <= m; j++) row[0][j] = j;
    for (int i = 1; i <= n; i++) {
        int *now = row[i % 3];
        const int *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= m; j++) {
            now[j] = least_of(least_of(last[j], now[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = least_of(now[j], before[j - 2] + 1);
        }
    }
    return row[n % 3][m];
}

const char *args_nearest(const char *typed, const char *const *names, int n)
{
    const size_t len = strlen(typed);
    const char *best = NULL;
    int least = 1 + (int)len / 3;            /* a third of the letters may be wrong */
    for (int i = 0; i < n; i++) {
        if (len > 1 && !strncmp(typed, names[i], len)) return names[i];
        const int d = distance(typed, names[i]);
        if (d <= least && (!best || d < least)) {
            best = names[i];
            least = d;
        }
    }
    return best;
}

bool args_number(const char *text, uint64_t low, uint64_t high, uint64_t *out)
{
    uint64_t v;
    if (!decimal_read(text, high, &v) || v < low) return false;
    *out = v;
    return true;
}

static bool unknown_option(const arg_spec *spec, const char *typed)
{
    const char *names[ARG_MOST_OPTIONS + 1] = { "help" };
    int n = 1;
    char word[LONGEST_NAME + 1];
    for (int i = 0; i < spec->n_options; i++) names[n++] = spec->options[i].name;
    while (*typed == '-') typed++;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(typed, "="), typed);
    const char *near = args_nearest(word, names, n);
    if (near) cli_wrong("%s has no option --%s; did you mean --%s?", spec->command, word, near);
    else cli_wrong("%s has no option --%s; `orrery %s --help` lists those it has.", spec->command, word, spec->command);
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

static int print_page(const arg_spec *spec, const char *which)
{
    if (which && strcmp(which, "manual") && strcmp(which, "words"))
        return cli_wrong("%s --help takes no value.", spec->command);
    args_page(spec, !which ? ARG_HELP : *which == 'm' ? ARG_MANUAL : ARG_WORDS);
    return CLI_OK;
}

bool args_read(const arg_spec *spec, int argc, char **argv, arg_rest *rest)
{
    enum { HELP = 1, FIRST = 2 };            /* what getopt_long returns: help, or FIRST + index */
    struct option table[ARG_MOST_OPTIONS + 2] = { { "help", optional_argument, NULL, HELP } };
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        const int takes = o->type == ARG_FLAG ? no_argument : required_argument;
        table[i + 1] = (struct option){ o->name, takes, NULL, FIRST + i };
    }
    rest->exit = CLI_WRONG_USE;
    optind = 1;
    opterr = 0;
    for (int c; (c = getopt_long(argc, argv, ":h", table, NULL)) != -1; ) {
        if (c == HELP || c == 'h') {
            rest->exit = print_page(spec, c == HELP ? optarg : NULL);
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
    }
    return take_words(spec, argc, argv, rest);
}
