/* args_pages.c - what a table of options is printed as: the page for --help, a section of the manual, words for a shell
 * to complete. */
#include "apps/common/args.h"

#include "apps/common/pager.h"
#include "apps/common/style.h"

#include <stdio.h>

static void print_option(bool colours, const char *left, const char *help)
{
    printf("  %s%-20s%s %s\n", style_on(colours, ORR_STRONG), left, style_off(colours), help);
}

static void print_help(const arg_spec *spec)
{
    pager_begin();
    const bool colours = style_wanted(stdout);
    printf("orrery %s%s%s\n\n%s\n\nOptions:\n", spec->command, *spec->use ? " " : "", spec->use, spec->about);
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        char left[64];
        snprintf(left, sizeof left, "--%s%s%s", o->name, o->value ? " " : "", o->value ? o->value : "");
        print_option(colours, left, o->help);
    }
    print_option(colours, "--color WHEN", "colours: auto, always or never (auto)");
    print_option(colours, "--help", "this page");
}

/* roff reads a dash as a hyphen, a backslash as its own, and a dot or an apostrophe at the start of a line too. */
static void print_roff(const char *text)
{
    for (bool start = true; *text; start = *text++ == '\n') {
        if (start && (*text == '.' || *text == '\'')) fputs("\\&", stdout);
        if (*text == '-') fputs("\\-", stdout);
        else if (*text == '\\') fputs("\\e", stdout);
        else putchar(*text);
    }
    putchar('\n');
}

static void print_manual(const arg_spec *spec)
{
    printf(".SS orrery %s\n.B orrery %s\n", spec->command, spec->command);
    if (*spec->use) print_roff(spec->use);
    printf(".PP\n");
    print_roff(spec->about);
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        printf(".TP\n.B \\-\\-");
        print_roff(o->name);
        if (o->value) printf(".RI ( %s )\n", o->value);
        print_roff(o->help);
    }
}

static void print_words(const arg_spec *spec)
{
    for (int i = 0; i < spec->n_options; i++) printf("--%s\n", spec->options[i].name);
    printf("--color\n--help\n");
}

void args_page(const arg_spec *spec, arg_page page)
{
    static void (*const print[])(const arg_spec *) = {
        [ARG_HELP] = print_help, [ARG_MANUAL] = print_manual, [ARG_WORDS] = print_words
    };
    print[page](spec);
}
