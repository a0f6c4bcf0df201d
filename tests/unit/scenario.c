/* scenario.c - tests of the scenario runner itself: what fails says so, what makes no sense is refused with a sentence,
 * `given` loses no piece, and docs/scenarios.md is true. */
#include "check.h"

#include "box.h"
#include "games.h"
#include "scenario.h"

#include <stdlib.h>

typedef struct { /* the first failure of a run */
    char expected[300], found[300], title[100];
    unsigned line, n;
} report;

static void keep_first(void *user, const scenario_failure *f)
{
    report *r = user;
    if (r->n++) return;
    snprintf(r->expected, sizeof r->expected, "%s", f->expected);
    snprintf(r->found, sizeof r->found, "%s", f->found);
    snprintf(r->title, sizeof r->title, "%s", f->title);
    r->line = f->line;
}

static const scenario_sources from = { .find = orr_find_game };

static bool run(const char *text, report *r, scenario_sum *sum)
{
    const scenario_listener listener = { r, keep_first, NULL };
    *r = (report){ .n = 0 };
    return scenario_run(text, strlen(text), &from, &listener, sum);
}

/* A head with a known position: seat 1 has star, stone, stone and is asked; seat 2 has two stones. */
static const char known[] =
    "case TPL-3 a title\n template seats=2\n given hand 1: star, stone x2; hand 2: stone x2; pile top: star\n";

static void fails(const char *steps, const char *expected, const char *found)
{
    char text[2000];
    report r;
    scenario_sum sum;
    snprintf(text, sizeof text, "%s%s\n", known, steps);
    if (!CHECK(run(text, &r, &sum))) printf("    %s\n", sum.why.text);
    CHECK_NUMBER(sum.failed, 1);
    CHECK_TEXT(r.expected, expected);
    CHECK_TEXT(r.found, found);
    CHECK_TEXT(r.title, "TPL-3 a title");
    CHECK_NUMBER(r.line, 4);
}

static void passes(const char *steps)
{
    char text[2000];
    report r;
    scenario_sum sum;
    snprintf(text, sizeof text, "%s%s\n", known, steps);
    const bool understood = run(text, &r, &sum);
    if (!CHECK(understood && sum.passed == 1 && !sum.failed))
        printf("    %s\n    %s; expected %s; found %s\n", steps, understood ? "" : sum.why.text, r.expected, r.found);
}

static void refused(const char *text, unsigned line, const char *why)
{
    report r;
    scenario_sum sum;
    CHECK(!run(text, &r, &sum));
    CHECK_NUMBER(sum.bad_line, line);
    CHECK_TEXT(sum.why.text, why);
}

static void refused_step(const char *step, const char *why)
{
    char text[2000];
    snprintf(text, sizeof text, "%s%s\nthen discard: none\n", known, step);
    refused(text, 4, why);
}

static void checks_of_places_fail(void)
{
    fails("then hand 1: star, stone", "hand 1: star, stone", "hand 1: stone x2, star");
    fails("then hand 1: star x2, stone", "hand 1: star x2, stone", "hand 1: stone x2, star");
    fails("then hand 1: none", "hand 1: none", "hand 1: stone x2, star");
    fails("then hand 1 count: 2", "hand 1 count: 2", "hand 1 count: 3");
    fails("then hand 2 has: star", "hand 2 has: star", "hand 2: stone x2");
    fails("then hand 2 lacks: stone", "hand 2 lacks: stone", "hand 2: stone x2");
    fails("then pile top: stone", "pile top: stone", "pile top: star");
    fails("then hand: stone x2", "hand 1: stone x2", "hand 1: stone x2, star");
    fails("then turns: 4", "turns: 4", "turns: 0");
    fails("then score 1: 2", "score 1: 2", "score 1: 1");
    fails("seen 2: hand 1: star, ? x2", "2 sees hand 1: star, ? x2", "2 sees hand 1: ? x3");
    fails("seen public: hand 2: stone x2", "public sees hand 2: stone x2", "public sees hand 2: ? x2");
    fails("seen 1: hand 1: ? x3", "1 sees hand 1: ? x3", "1 sees hand 1: stone x2, star");
}

static void checks_of_the_flow_fail(void)
{
    fails("asked 2", "asked: 2", "asked: 1");
    fails("asked 1, 2", "asked: 1, 2", "asked: 1");
    fails("asked none", "asked: none", "asked: 1");
    fails("asked 1: discard star", "1: discard star", "1: discard stone | discard star");
    fails("asked 2: discard stone", "asked: 2", "asked: 1");
    fails("asked 1 count: 3", "1 has 3 choices", "1 has 2: discard stone | discard star");
    fails("may 1", "may interject: 1", "may interject: none");
    fails("legal 2: discard stone", "legal for 2: discard stone", "legal for 2: nothing");
    fails("illegal 1: discard stone", "not legal for 1: discard stone", "legal for 1: discard stone | discard star");
    fails("refuse 1: discard star because TPL-3", "refused because of TPL-3", "it is legal");
    fails("refuse 2: discard star because TPL-3", "refused because of TPL-3", "refused because of ORR-1");
    fails("when 2: discard stone\nthen turns: 0", "2 may answer: discard stone",
          "refused because of ORR-1: You are not asked now.");
    fails("over", "over", "running");
    fails("over winners 1 because TPL-5", "over winners 1 because TPL-5", "running");
    fails("event because TPL-5", "something because of TPL-5", "no event");
    fails("event discard 1 star", "such an event", "no event");
    fails("roll 6\nasked 1\n\n", "everything scripted has happened", "a scripted number was never used");
}

static void a_case_goes_on_after_a_failed_check_but_not_after_a_refused_answer(void)
{
    char text[600];
    report r;
    scenario_sum sum;
    snprintf(text, sizeof text, "%sthen turns: 1\nthen turns: 2\nwhen 2: discard star\nthen turns: 3\n", known);
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(r.n, 3);
    CHECK_NUMBER(sum.failed, 1);
}

static void right_cases_pass(void)
{
    passes("then hand 1: stone x2, star; hand 2: stone x2; discard: none; turns: 0; score 1: 1; score 2: 0");
    passes("asked 1\nasked 1: discard star | discard stone\nmay none\nrunning\nlegal 1: discard star\nillegal 2: "
           "discard star");
    passes(
        "when 1: discard star; 2: discard stone\nthen turns: 2; discard top: stone, star; discard bottom: star, stone");
    passes("when 1: discard star\nevent discard 1 star because TPL-3\nevent 2: draw 2 star\nevent 1: draw 2 ?\nevent "
           "draw *");
    passes("knows 2: hand 1: star\nseen 2: hand 1: star, ? x2\nknows public: hand 1: stone x2\nseen public: hand 1: "
           "stone x2, ?\nseen 2: hand 1: star, ? x2");
    passes("knows 1: pile top: star\nseen 1: pile top: star, ?\nseen 2: pile top: ?");
    passes("given turns: 65535\nthen turns: 65535\nseen 2: turns: 65535");
}

static void given_keeps_every_piece(void)
{
    passes(
        "given hand 1: star x3; hand 2: star x2\nthen hand 1: star x3; hand 2: star x2; pile count: 15; discard: none");
    passes("given hand 1: star x3\nthen hand 2: stone x2; pile count: 15");
    passes("given discard: star x10, stone x5\nthen hand 1: stone x3; hand 2: stone x2; pile: none\n"
           "given discard: none\nthen pile count: 15");
    passes("given pile: none; discard: star, rest\nthen pile: none; discard top: star; discard count: 15");
    passes("given pile count: 2; discard: rest\nthen pile count: 2; discard count: 13");
    passes("given hand 2 count: 0\nthen hand 2: none; pile count: 17");
    passes("given pile top: stone, star, stone\nthen pile top: stone, star, stone; pile count: 15");
    passes("given pile bottom: stone, star\nthen pile bottom: stone, star; pile count: 15");
    passes("given discard: star, stone\nthen discard top: star, stone\nseen public: discard top: star, stone");
}

static void positions_that_cannot_be_are_refused(void)
{
    refused_step("given hand 1: star x4", "There is room for 3 cards in hand 1; this given puts more there.");
    refused_step("given hand 1: star x11", "There are not enough cards \"star\" in this game for this given.");
    refused_step("given pile: none", "15 cards are left over, and pile, where they would go, is set; say which place "
                                     "takes them, as in \"pile: rest\".");
    refused_step("given hand 1: star; hand 1: stone", "This given sets hand 1 twice.");
    refused_step("given pile: rest; discard: rest", "Only one place can take the rest of a deck.");
    refused_step("knows 2: hand 1: star x2", "There is no such \"star\" in hand 1 for a seat to know.");
    refused("case x\ntemplate\ngiven hand 2: stone x3\nasked 1\n", 4,
            "This position cannot be, because it breaks what always holds: a hand has room for the card its holder "
            "draws (TPL-3).");
}

static void wrong_words_are_refused(void)
{
    refused_step("given hand 3: star", "\"3\" is no seat of this table; its seats are 1 to 2.");
    refused_step("given hand 1: moon", "\"moon\" is no card; right words are: stone, star.");
    refused_step("given heap: star",
                 "\"heap\" is neither a place nor a field of template; there are: hand, pile, discard, turns.");
    refused_step("given hand 1 has: star", "A given cannot say \"has\"; name the cards, or use top.");
    refused_step("then hand 1: ?", "\"?\", a card that is not known, has a meaning only in what is seen.");
    refused_step("then hand 1: star@kept", "Cards of \"hand\" have no tag, so \"@kept\" means nothing there.");
    refused_step("then hand 1 top: star", "The cards of \"hand\" lie in no order, so it has no top.");
    refused_step("then turns: many", "\"many\" should be a whole number of at most 65535.");
    refused_step("when 1: eat star", "\"eat star\" does not begin with a verb of template; its verbs are: discard.");
    refused_step("when 1: discard", "\"discard\" cannot be read; it should be: discard card.");
    refused_step("refuse 1: discard star", "A refuse names the rule that forbids the action: \"... because ID\".");
    refused_step("refuse 1: discard star because TPL-99",
                 "\"TPL-99\" is no rule of template; `orrery rules template` lists them.");
    refused_step("at noon 1", "\"noon\" is no moment of template; its moments are: turn, discard.");
    refused_step("event sneeze 1", "\"sneeze\" is no event of template; its events are: draw, discard, over, hand.");
    refused_step("over outcome glory", "\"glory\" is no outcome of template; its outcomes are: most stars.");
    refused_step("roll 0", "Numbers from 1 on should stand here, separated by commas.");
    refused_step("asked 1, 1", "Seat 1 is named twice.");
    refused_step("hope 1", "\"hope\" begins no statement; statements are: given, knows, at, roll, chance, shuffle, "
                           "when, then, seen, asked, may, legal, "
                           "illegal, refuse, event, over, running, key, deal, case.");
    refused_step("deal roll 1", "What scripts the deal stands before all other statements.");
    refused_step("key 5", "The key stands right after the game.");
}

static void wrong_heads_are_refused(void)
{
    refused("then turns: 1\n", 1, "A case should begin here, as in \"case ID title\", not \"then turns: 1\".");
    refused("\n# nothing\ncase TPL-1 x\n", 3, "After the case line the game should stand, as in \"GAME seats=2\".");
    refused("case TPL-1 x\nchess seats=2\n", 2,
            "\"chess\" is no game; after the case line the game should stand, as in \"GAME seats=2\".");
    refused("case TPL-1 x\ntemplate seats=9\n", 2, "The template game seats 2 to 4 players, not 9.");
    refused("case TPL-1 x\ntemplate option colour=red\n", 2, "template has no options, so 'colour' cannot be set.");
    refused("case TPL-1 x\ntemplate set=here\n", 2, "Only built-in card sets can be used here, so \"set=\" cannot.");
    refused("case TPL-1 x\ntemplate set=\n", 2, "After \"set=\" the folder of a card set should stand.");
    refused("case TPL-1 x\ntemplate table=2\n", 2,
            "After the game \"seats=N\", \"set=FOLDER\" and \"option name=value\" can stand, not \"table=2\".");
    refused("case TPL-77 x\ntemplate\nasked 1\n", 2,
            "\"TPL-77\" is no rule of template; `orrery rules template` lists them.");
    refused("case TPL-1 x\ntemplate\nwhen 1: discard star\n", 1,
            "This case checks nothing; it needs a then, asked, seen or the like.");
    refused("case TPL-1 x\ntemplate\ngiven hand 1: star,\n", 3,
            "The text ends in the middle of a statement: a line that ends with , ; or | goes on in the next line.");
    refused("case TPL-1 x\ntemplate\nasked \x01\n", 3,
            "There is a byte here that is not text; a scenario is plain text.");
    refused("case TPL-1 x\ntemplate\ndeal roll 3\nasked 1\n", 1,
            "The script of the deal does not fit: a scripted number was never used.");
}

static void the_key_chooses_the_deal(void)
{
    report r;
    scenario_sum sum;
    const char *text = "case one\n template seats=4\n key seven\n then pile top: star\n"
                       "case two\n template seats=4\n key seven\n then pile top: stone\n";
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(sum.passed, 1);
    CHECK_NUMBER(sum.failed, 1);
}

/* ---- the page
 * ---------------------------------------------------------------------------------------------------------- */

static char *read_page(size_t *n)
{
    FILE *in = fopen("docs/scenarios.md", "rb");
    char *text = in ? calloc(1, 1 << 18) : NULL;
    *n = text ? fread(text, 1, (1 << 18) - 1, in) : 0;
    if (in) fclose(in);
    return text;
}

static void the_examples_of_the_page_run(void)
{
    size_t n;
    char *text = read_page(&n);
    report r = { .n = 0 };
    scenario_sum sum = { 0 };
    const scenario_listener listener = { &r, keep_first, NULL };
    if (!CHECK(text)) return;
    scenario_from_markdown(text, n);
    if (!CHECK(scenario_run(text, n, &from, &listener, &sum)))
        printf("    docs/scenarios.md:%u: %s\n", sum.bad_line, sum.why.text);
    CHECK(sum.passed >= 10);
    CHECK_NUMBER(sum.failed, 0);
    free(text);
}

static void the_page_has_the_words_of_a_game(const char *page, const orr_game *g)
{
    enum { ROOM = 1 << 17 };
    char *words = malloc(ROOM);
    orr_box box;
    box_open(&box, g);
    if (CHECK(words && scenario_vocabulary(&box, words, ROOM) > 0) && !CHECK(strstr(page, words)))
        printf("    the words of %s in docs/scenarios.md are old; run tools/vocabulary\n", g->id);
    free(words);
}

static void the_words_of_the_page_are_up_to_date(void)
{
    size_t n;
    char *page = read_page(&n);
    if (!CHECK(page)) return;
    the_page_has_the_words_of_a_game(page, &orr_template);
    for (const orr_game *const *g = orr_games; *g; g++) the_page_has_the_words_of_a_game(page, *g);
    free(page);
}

int main(void)
{
    TEST_CASE(checks_of_places_fail);
    TEST_CASE(checks_of_the_flow_fail);
    TEST_CASE(a_case_goes_on_after_a_failed_check_but_not_after_a_refused_answer);
    TEST_CASE(right_cases_pass);
    TEST_CASE(given_keeps_every_piece);
    TEST_CASE(positions_that_cannot_be_are_refused);
    TEST_CASE(wrong_words_are_refused);
    TEST_CASE(wrong_heads_are_refused);
    TEST_CASE(the_key_chooses_the_deal);
    TEST_CASE(the_examples_of_the_page_run);
    TEST_CASE(the_words_of_the_page_are_up_to_date);
    return test_end();
}
