/* tongue.h - the language of the table in the terminal. A game in another language is the same game with other words:
 * tongue_box gives a box whose game names, asks and tells in that language, and whoever shows something uses that one.
 * The words come from the web's tables, the terminal's own sentences from words.csv (tools/webwords.c, ADR 44). */
#ifndef TONGUE_H
#define TONGUE_H
#include "engine/canvas.h"

typedef struct {              /* "nouns/card", "hot-line", "Linea Diretta"; a game's sections are those of its it.ts */
    const char *section, *key, *text;
} tongue_word;
typedef struct {              /* a game by its folder, "server" or "terminal" */
    const char *name;
    const tongue_word *words; /* the last one has no section */
} tongue_book;
extern const tongue_book *tongue_books_it;               /* the last one has no name */
extern const tongue_book *tongue_values_en;             /* what options can be, in English; the section is the option */

void tongue_choose(bool italian);                        /* before anything is shown */
bool tongue_italian(void);
/* Before the command line is read: what it says, or the configuration, or the system. Wrong ones are found later. */
void tongue_guess(int argc, char **argv);
/* What was typed as --language, or --italian, or else what the configuration has, or what the system speaks. False: it
 * is no language of ours, and the person was told. */
bool tongue_settle(const char *typed, bool typed_italian, const char *usual);
#define TONGUE_OPTION(typed, usual, when) \
    OPTION_TEXT_KEPT("language", typed, usual, "LANG", when "en or it (what your system speaks, else en)")

/* A sentence of the terminal itself. What a format takes is the same in all languages. */
#if defined(__GNUC__)
__attribute__((format_arg(1)))
#endif
const char *tongue_say(const char *english);
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void tongue_print(const char *english, ...);             /* a line of it on standard output */
bool tongue_retell(const char *english, char *out, size_t cap);  /* of a sentence that has its values; false: unknown */
orr_box tongue_box(const orr_box *);                     /* the same box, in the language */
const orr_game *tongue_game(const orr_game *);           /* the same game: its title, options and rules */
const char *tongue_painted(const char *english);         /* for a canvas: what the board of the last such box writes */
const char *tongue_hint(const orr_box *, const char *reason);    /* why a bot advises something */
const char *tongue_option(const orr_box *, unsigned option);     /* what people call it (options.csv); valid until the
                                                                  * next one */
const char *tongue_value(const orr_box *, unsigned option, unsigned value);  /* what an option is set to */
/* Italian, whatever the language is, for pages that have both: what a game calls something, and its title. NULL or
 * false: as in English. */
const char *tongue_term(const orr_game *, const char *section, const char *key);
bool tongue_title(const orr_game *, char *out, size_t cap);
const char *tongue_letters(const char *text);            /* as this terminal can show it; valid until the next one */
/* Who sits at the table that is shown; NULL: nobody knows. The names stay where they are. */
void tongue_people(const char *const *names, unsigned seats);
const char *const *tongue_seats(void);                   /* for a canvas: their names, or "Posto 1"; NULL: as it is */
const char *tongue_who(orr_seat);                        /* a name, or "Seat 2"; valid until the next one */
/* Where a game's own words name seats ("the end of seat 2's turn"), people have names. */
void tongue_name_seats(const char *text, const char *const *names, unsigned seats, char *out, int cap);
void tongue_name_people(char *text, int cap);            /* the same, in place, with those of tongue_people */
#endif
