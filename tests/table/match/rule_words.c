/* The rules in Italian: every rule has a text of its own. What is the same in both languages: the figures and rule
 * numbers of a rule, the words of options. A ruling (EG-A5) says in Italian what holds and leaves out why, so it names
 * no figure and no rule that the English one does not name. */
#include "games/games.h"
#include "table/match/rule_words.h"
#include "tests/support/check.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 16 };
typedef struct { bool figure[MOST], rule[MOST]; } named;

static unsigned find_rule(const orr_game *g, const char *s, size_t n)
{
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        if (strlen(g->rules[i].id) == n && !memcmp(g->rules[i].id, s, n)) return i;
    return 0;
}

/* "EG-A5" at the head of s; 0: there is none. */
static size_t id_length(const orr_game *g, const char *s)
{
    const size_t prefix = strcspn(g->rules[ORR_R_FIRST_OWN].id, "-") + 1;
    if (strncmp(s, g->rules[ORR_R_FIRST_OWN].id, prefix)) return 0;
    size_t n = prefix + (isupper((unsigned char)s[prefix]) ? 1 : 0);
    if (!isdigit((unsigned char)s[n])) return 0;
    return n + strspn(s + n, "0123456789");
}

static bool is_edition(const char *s)
{
    return (*s == '1' || *s == '2') && s[1] == 'e' && !isalpha((unsigned char)s[2]);
}

/* Figures that are part of a name (CV1, D14), editions and code do not count. */
static void note(const orr_game *g, const char *text, named *out)
{
    memset(out, 0, sizeof *out);
    for (const char *s = text; *s; ) {
        const size_t id = id_length(g, s);
        if (id) {
            const unsigned rule = find_rule(g, s, id);
            if (!CHECK(rule)) printf("%.*s is no rule\n", (int)id, s);
            out->rule[rule] = true;
            s += id;
        } else if (*s == '`') {
            s += 1 + strcspn(s + 1, "`");
            s += *s == '`';
        } else if (isalpha((unsigned char)*s)) {
            while (isalnum((unsigned char)*s)) s++;
        } else if (isdigit((unsigned char)*s)) {
            char *end;
            const unsigned long n = strtoul(s, &end, 10);
            if (!is_edition(s)) out->figure[n % MOST] = true;
            s = end;
        } else {
            s++;
        }
    }
}

static bool names_option(const char *text, const char *name)
{
    const size_t n = strlen(name);
    for (const char *s = text; (s = strchr(s, '`')); s++)
        if (!strncmp(s + 1, name, n) && (s[1 + n] == '`' || s[1 + n] == '=')) return true;
    return false;
}

static bool all_in(const bool *few, const bool *many)
{
    for (unsigned i = 0; i < MOST; i++)
        if (few[i] && !many[i]) return false;
    return true;
}

static bool is_ruling(const char *id) { return strchr(id, '-')[1] == 'A'; }

/* Whether both texts name the same. */
static bool agree(const orr_game *g, const char *id, const char *english, const char *italian)
{
    static named en, it;
    note(g, english, &en);
    note(g, italian, &it);
    for (unsigned i = 0; i < g->n_options; i++)
        if (names_option(english, g->options[i].name) != names_option(italian, g->options[i].name)) return false;
    if (!all_in(it.figure, en.figure) || !all_in(it.rule, en.rule)) return false;
    return is_ruling(id) || (all_in(en.figure, it.figure) && all_in(en.rule, it.rule));
}

static void read_game(const orr_game *g)
{
    for (orr_rule i = ORR_R_FIRST_OWN; i < g->n_rules; i++) {
        const orr_rule_text *r = &g->rules[i];
        const char *italian = rule_words_text(g, i, "it");
        CHECK_TEXT(rule_words_text(g, i, "en"), r->text);
        if (!CHECK(strcmp(italian, r->text)) || !CHECK(agree(g, r->id, r->text, italian)))
            printf("%s\n  %s\n  %s\n", r->id, r->text, italian);
    }
    CHECK(strcmp(rule_words_text(g, 1, "it"), g->rules[1].text));
}

static void it_can_fail(void)
{
    const orr_game *g = &orr_earth_gambit;
    CHECK(agree(g, "EG-4", "6 cards, see EG-5, in 1e", "EG-5: carte 6, nella 2e"));
    CHECK(!agree(g, "EG-4", "6 cards", "5 carte"));
    CHECK(!agree(g, "EG-4", "6 cards", "sei carte"));
    CHECK(!agree(g, "EG-4", "see EG-5", "vedi EG-6"));
    CHECK(!agree(g, "EG-4", "see EG-5", "vedi altrove"));
    CHECK(agree(g, "EG-A4", "6 cards, see EG-5", "carte"));
    CHECK(!agree(g, "EG-A4", "cards", "6 carte"));
    CHECK(agree(g, "EG-A4", "`turn_limit=1000` (0: none)", "`turn_limit` (0: nessuno)"));
    CHECK(!agree(g, "EG-A4", "`turn_limit=1000`", "un limite"));
}

static void every_rule_in_italian(void)
{
    static const orr_game *const spoken[] = { &orr_earth_gambit, &orr_mars_vs_earth_1e, &orr_mars_vs_earth_2e,
                                              &orr_onward_to_venus, &orr_martians };
    for (unsigned i = 0; i < sizeof spoken / sizeof *spoken; i++) read_game(spoken[i]);
}

int main(void)
{
    TEST_CASE(it_can_fail);
    TEST_CASE(every_rule_in_italian);
    return test_end();
}
