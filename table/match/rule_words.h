/* rule_words.h - the rules of a game as people read them, by language. English stands in the game's own table; the rest
 * is made at build time by tools/rulewords.c from docs/rules/LANGUAGE/GAME.md. */
#ifndef RULE_WORDS_H
#define RULE_WORDS_H
#include "engine/game.h"

typedef struct {
    const char *game;            /* id of the game */
    const char *const *text;     /* by rule; NULL: not translated */
} rule_words;
extern const rule_words *rule_words_it;                  /* ends with an entry whose game is NULL */

/* The text of a rule in "en" or "it"; in English where the language does not have it. */
const char *rule_words_text(const orr_game *, orr_rule, const char *language);
enum { RULE_WORDS_PLAIN = 2048 };                        /* no rule is longer */
/* A rule's text without the marks of the ledger's Markdown: "*Ruling:* ..." is "Ruling: ...". */
const char *rule_words_plain(const char *text, char out[RULE_WORDS_PLAIN]);
#endif
