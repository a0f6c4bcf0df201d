/* words.h - what the lab says, in English or Italian. An English sentence is its own key: words.c has every Italian one
 * beside it, with the same conversions in the same order, so that the compiler checks the arguments of both. */
#ifndef LAB_WORDS_H
#define LAB_WORDS_H
#include "engine/game.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

typedef enum { LAB_ENGLISH, LAB_ITALIAN, LAB_LANGUAGES } lab_language;
const char *lab_language_code(lab_language);                     /* "en", "it" */
bool lab_language_read(const char *code, lab_language *);

#if defined(__GNUC__)
#define LAB_FORMAT(n) __attribute__((format(printf, n, n + 1)))
#define LAB_KEY(n) __attribute__((format_arg(n)))
#else
#define LAB_FORMAT(n)
#define LAB_KEY(n)
#endif

LAB_KEY(2) const char *lab_words(lab_language, const char *english); /* as it is where the table has nothing */
/* Like snprintf, in a language: its words, its decimal point, and texts padded by letters rather than by bytes. Knows
 * the conversions s, c, d, u, f, g and %, with what may stand before them. */
LAB_FORMAT(4) void lab_say(lab_language, char *out, size_t cap, const char *english, ...);
void lab_say_list(lab_language, char *out, size_t cap, const char *english, va_list);

/* What a game calls its things: in Italian what `look` knows of it, else English. Sections are those of the web's
 * tables ("nouns/card", "outcomes", "verbs"), "title" and "curves". */
typedef const char *lab_terms(const orr_game *, const char *section, const char *key);
void lab_words_from(lab_terms *look);                            /* before anything is said */
const char *lab_title(lab_language, const orr_game *);
const char *lab_noun(lab_language, const orr_box *, unsigned noun, unsigned value);
const char *lab_outcome(lab_language, const orr_game *, unsigned outcome);  /* past the last: it was stopped */
const char *lab_verb(lab_language, const orr_game *, unsigned verb);     /* its word; in Italian "Gioca {a}" */
const char *lab_curve(lab_language, const orr_game *, const orr_field *);
const char *lab_clock(lab_language, const orr_field *);          /* what it counts: "turns", "rounds" */

/* The table, for its test. */
typedef struct { const char *english, *italian; } lab_sentence;
extern const lab_sentence lab_sentences[];                       /* ends with NULL */
#endif
