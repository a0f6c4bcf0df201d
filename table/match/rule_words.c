/* rule_words.c - finds the text of a rule in a language. */
#include "table/match/rule_words.h"

#include <string.h>

/* The engine's own, which no ledger has (tools/ledger.c). */
static const char *const engine_it[ORR_R_FIRST_OWN] = {
    [1] = "Ora non tocca a te rispondere.", "Non risponde alla domanda ora aperta.", "La partita \xc3\xa8 finita."
};

const char *rule_words_text(const orr_game *g, orr_rule rule, const char *language)
{
    if (strcmp(language, "it")) return g->rules[rule].text;
    if (rule < ORR_R_FIRST_OWN && engine_it[rule]) return engine_it[rule];
    for (const rule_words *w = rule_words_it; w->game; w++)
        if (!strcmp(w->game, g->id) && w->text[rule]) return w->text[rule];
    return g->rules[rule].text;
}

const char *rule_words_plain(const char *text, char out[RULE_WORDS_PLAIN])
{
    size_t n = 0;
    for (; *text && n + 1 < RULE_WORDS_PLAIN; text++)
        if (*text != '*' && *text != '`') out[n++] = *text;
    out[n] = 0;
    return out;
}
