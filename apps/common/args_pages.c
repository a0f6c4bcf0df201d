/* args_pages.c - what a table of options is printed as: the page for --help, a section of the manual, words for a shell
 * to complete. */
#include "apps/common/args.h"

#include "apps/common/pager.h"
#include "apps/common/style.h"
#include "apps/common/wrap.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

static void put_option(text_buf *page, bool colours, const char *left, const char *help)
{
    text_format(page, "  %s%-20s%s  %s\n", style_on(colours, ORR_STRONG), left, style_off(colours), help);
}

/* The text of a page has its own lines. On a terminal the window decides: only a line that ends a sentence ends. */
static void put_paragraph(text_buf *page, const char *text)
{
    const bool flows = wrap_width() > 0;
    for (char last = 0; *text; last = *text++) {
        const bool joined = flows && *text == '\n' && !strchr(".:?", last);
        text_put(page, joined ? " " : text, 1);
    }
}

static void print_help(const arg_spec *spec, const arg_verb *verb)
{
    text_buf page = { 0 };
    pager_begin();
    const bool colours = style_wanted(stdout);
    const char *use = verb ? verb->use : spec->use;
    text_format(&page, "orrery %s%s%s%s%s\n\n", spec->command, verb ? " " : "", verb ? verb->name : "", *use ? " " : "",
                use);
    put_paragraph(&page, verb ? verb->about : spec->about);
    text_add(&page, "\n\nOptions:\n");
    for (int i = 0; i < spec->n_options; i++) {
        const arg_option *o = &spec->options[i];
        char left[64];
        if (verb && !args_is_for(spec, o->help, verb->name)) continue;
        snprintf(left, sizeof left, "--%s%s%s", o->name, o->value ? " " : "", o->value ? o->value : "");
        put_option(&page, colours, left, o->help);
    }
    put_option(&page, colours, "--color WHEN", "colours: auto, always or never (auto)");
    put_option(&page, colours, "--help", "this page");
    wrap_print(page.text ? page.text : "");
    text_free(&page);
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

static void print_manual(const arg_spec *spec, const arg_verb *verb)
{
    (void)verb;
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

static void print_words(const arg_spec *spec, const arg_verb *verb)
{
    (void)verb;
    for (int i = 0; i < spec->n_options; i++) printf("--%s\n", spec->options[i].name);
    printf("--color\n--help\n");
}

void args_page(const arg_spec *spec, const arg_verb *verb, arg_page page)
{
    static void (*const print[])(const arg_spec *, const arg_verb *) = {
        [ARG_HELP] = print_help, [ARG_MANUAL] = print_manual, [ARG_WORDS] = print_words
    };
    print[page](spec, verb);
}
