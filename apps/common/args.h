/* args.h - one reader of command lines for all commands: a table of options makes the parser and the --help page. */
#ifndef ARGS_H
#define ARGS_H
#include <stdbool.h>
#include <stdint.h>

enum { ARG_MOST_TEXTS = 64, ARG_MOST_OPTIONS = 24 };
typedef struct {              /* what a repeatable option collected */
    const char *item[ARG_MOST_TEXTS];
    int n;
} arg_texts;

typedef enum {
    ARG_FLAG,                 /* to: bool */
    ARG_TEXT,                 /* to: const char * */
    ARG_NUMBER,               /* to: uint64_t, low..high */
    ARG_TEXTS                 /* to: arg_texts; may be given again and again */
} arg_type;

typedef struct {
    const char *name;         /* without the dashes */
    arg_type type;
    void *to;                 /* where it goes; untouched if the option is not given */
    const char *value;        /* how --help calls the value: "N"; NULL for a flag */
    const char *help;         /* one line */
    uint64_t low, high;       /* of a number */
    void *kept;               /* where the value of the user's configuration goes; NULL: it has none. If this is `to`,
                               * what is typed wins */
} arg_option;

/* Rows of a table of options: OPTION_FLAG("json", &as_json, "for machines"). */
#define OPTION_FLAG(n, into, text) { .name = (n), .type = ARG_FLAG, .to = (into), .help = (text) }
#define OPTION_TEXT(n, into, what, text) \
    { .name = (n), .type = ARG_TEXT, .to = (into), .value = (what), .help = (text) }
#define OPTION_TEXTS(n, into, what, text) \
    { .name = (n), .type = ARG_TEXTS, .to = (into), .value = (what), .help = (text) }
#define OPTION_NUMBER(n, into, what, text, least, most) \
    { .name = (n), .type = ARG_NUMBER, .to = (into), .value = (what), .help = (text), .low = (least), .high = (most) }

/* The same of options that people may keep in their configuration (user_config.h). */
#define OPTION_FLAG_KEPT(n, into, text) \
    { .name = (n), .type = ARG_FLAG, .to = (into), .help = (text), .kept = (into) }
#define OPTION_TEXT_KEPT(n, into, usual, what, text) \
    { .name = (n), .type = ARG_TEXT, .to = (into), .value = (what), .help = (text), .kept = (usual) }
#define OPTION_NUMBER_KEPT(n, into, what, text, least, most) \
    { .name = (n), .type = ARG_NUMBER, .to = (into), .value = (what), .help = (text), .low = (least), .high = (most), \
      .kept = (into) }

typedef struct {              /* what the first word of a command can be */
    const char *name;         /* "verify" */
    const char *use, *about;  /* as those of a command, for a page of its own */
} arg_verb;

typedef struct {
    const char *command;      /* "sim" */
    const char *use;          /* what follows it in the first line of --help: "GAME --games N" */
    const char *about;        /* a paragraph */
    const arg_option *options;
    int n_options;
    int least, most;          /* how many words without dashes; most < 0: any number */
    const char *words;        /* what those words are, for the sentence: "the id of a game" */
    const arg_verb *verbs;    /* what the first word can be, up to one without a name; an option whose help begins
                               * with some of them ("report: ...") is for those alone. NULL: it has no such word */
} arg_spec;

typedef struct {
    char **word;              /* the words without dashes, in order */
    int n;
    int exit;                 /* when args_read said false: the exit code (0 after --help) */
} arg_rest;

/* Fills the places of the options. False: --help was printed or the sentence said; leave with rest->exit. */
bool args_read(const arg_spec *, int argc, char **argv, arg_rest *rest);

void args_color(void);                           /* colours as the user's configuration wants them */

/* --help, --help=manual and --help=words: the page for people, a section of orrery.1, every option on a line. */
typedef enum { ARG_HELP, ARG_MANUAL, ARG_WORDS } arg_page;
void args_page(const arg_spec *, const arg_verb *, arg_page);    /* of one verb; NULL: of the command */

int args_unknown_verb(const arg_spec *, const char *typed);      /* says what may be meant; gives CLI_WRONG_USE */
bool args_is_for(const arg_spec *, const char *help, const char *verb);  /* an option with that help */

/* --help=offers: the words behind it are a line that is being typed, and somebody above prints what it can become.
 * False: nothing is known about it. */
typedef bool args_offers(const arg_spec *, int n, char **words);
void args_offer_by(args_offers *);

bool args_number(const char *text, uint64_t low, uint64_t high, uint64_t *out);  /* decimal digits only */
#endif
