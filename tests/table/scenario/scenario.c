/* scenario.c - tests of the scenario runner itself: what fails says so, what makes no sense is refused with a sentence,
 * `given` loses no piece, and docs/develop/scenarios.md is true. */
#include "tests/support/check.h"

#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/scenario/scenario.h"

#include <stdlib.h>

typedef struct { /* the first failure of a run, and the first line that makes no sense */
    char expected[600], found[600], title[100], why[3000];
    unsigned line, n, bad_line, bad;
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

static void keep_why(void *user, const scenario_unreadable *u)
{
    report *r = user;
    if (r->bad++) return;
    snprintf(r->why, sizeof r->why, "%s", u->why);
    r->bad_line = u->line;
}

static const scenario_sources from = { .find = orr_find_game };

static bool run(const char *text, report *r, scenario_sum *sum)
{
    const scenario_listener listener = { r, keep_first, NULL, keep_why };
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
    if (!CHECK(run(text, &r, &sum))) printf("    %s\n", r.why);
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
        printf("    %s\n    %s; expected %s; found %s\n", steps, r.why, r.expected, r.found);
}

/* One line makes no sense: then nothing runs, and the case counts as failed. */
static void refused(const char *text, unsigned line, const char *why)
{
    report r;
    scenario_sum sum;
    CHECK(!run(text, &r, &sum));
    CHECK_NUMBER(r.bad_line, line);
    CHECK_TEXT(r.why, why);
    CHECK_NUMBER(sum.unreadable, 1);
    CHECK(!sum.passed && sum.failed && !r.n);
}

static void refused_step(const char *step, const char *why)
{
    char text[2000];
    snprintf(text, sizeof text, "%s%s\nthen discard: none\n", known, step);
    refused(text, 4, why);
}

/* A position that cannot be: the text is understood, and its case fails at the line that brought it about. */
static void impossible(const char *text, unsigned line, const char *why)
{
    report r;
    scenario_sum sum;
    if (!CHECK(run(text, &r, &sum))) printf("    %s\n", r.why);
    CHECK_NUMBER(r.line, line);
    CHECK_TEXT(r.found, why);
    CHECK_NUMBER(sum.failed, 1);
}

static void impossible_step(const char *step, const char *why)
{
    char text[2000];
    snprintf(text, sizeof text, "%s%s\nthen discard: none\n", known, step);
    impossible(text, 4, why);
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
    fails("legal 2: discard *", "legal for 2: discard *", "legal for 2: nothing");
    fails("illegal 1: discard *", "not legal for 1: discard *", "legal for 1: discard stone | discard star");
    fails("over winners 1 because TPL-5", "over winners 1 because TPL-5", "running");
    fails("event because TPL-5", "something because of TPL-5", "no event");
    fails("event discard 1 star", "such an event", "no event");
    fails("roll 6\nasked 1\n\n", "everything scripted has happened", "the number 6 was never used");
    fails("shuffle star\nasked 1\n", "everything scripted has happened", "the shuffle never took place");
}

static void checks_of_events_fail(void)
{
    report r;
    scenario_sum sum;
    char text[900];
    static const struct { const char *step, *expected; } wrong[] = {
        { "no event discard 1", "no such event" },
        { "no event because TPL-3", "nothing because of TPL-3" },
        { "no event ever draw 1", "no such event" },
        { "event ever discard 2", "such an event" },
        { "event draw 1", "such an event" },                    /* that was before the last answer */
        { "event draw 2; then event discard 1", "event 2 of them after the one before it" },
        { "event discard 2; then event draw 2", "such an event" },
        { "event ever because TPL-5", "something because of TPL-5" },
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(text, sizeof text, "%swhen 1: discard star\n%s\n", known, wrong[i].step);
        if (!CHECK(run(text, &r, &sum))) printf("    %s\n", r.why);
        CHECK_NUMBER(r.n, 1);
        CHECK_NUMBER(r.line, 5);
        CHECK_TEXT(r.expected, wrong[i].expected);
    }
}

static void expected_refusals_fail(void)
{
    fails("refuse position because TPL-3", "the position is refused because TPL-3", "nothing is wrong with it");
    fails("refuse line because \"x\"", "the line before is refused because x", "nothing is wrong with it");
    report r;
    scenario_sum sum;
    CHECK(run("case TPL-1 x\ntemplate\nthen moon: 1\nrefuse line because \"sun\"\nasked 1\n", &r, &sum));
    CHECK_NUMBER(sum.failed, 1);
    CHECK_NUMBER(r.line, 4);
    CHECK_TEXT(r.expected, "the line before is refused because sun");
    CHECK_TEXT(r.found,
               "\"moon\" is neither a place nor a field of template; there are: hand, pile, discard, turns, score.");
    CHECK(run("case TPL-1 x\ntemplate\ngiven hand 2: stone x3\nrefuse position because TPL-1\nasked 1\n", &r, &sum));
    CHECK_NUMBER(r.line, 4);
    CHECK_TEXT(r.expected, "the position is refused because TPL-1");
    CHECK(run("case MAR-A2 x\nmartians seats=1\nrefuse setup because MAR-A3\n", &r, &sum));
    CHECK_TEXT(r.expected, "the game line is refused because MAR-A3");
    CHECK(run("case TPL-1 x\ntemplate\nrefuse setup because TPL-1\n", &r, &sum));
    CHECK_TEXT(r.found, "nothing is wrong with it");
    CHECK(run("refuse file because \"moon\"\ncase TPL-1 x\ntemplate\nasked 1\n", &r, &sum));
    CHECK_TEXT(r.found, "nothing is wrong with the file");
    CHECK(run("refuse file line 4 because \"moon\"\ncase TPL-1 x\ntemplate\n\nthen moon: 1\n", &r, &sum));
    CHECK_NUMBER(sum.failed, 1);
    refused("refuse file\ncase TPL-1 x\ntemplate\nasked 1\n", 1,
            "\"because\" and a rule, or a part of the sentence in quotation marks, should follow, not the end of "
            "the line.");
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
    passes("asked 1\ngiven discard: star x10, stone x5\nthen hand 1: stone x3; hand 2: stone x2; pile: none\n"
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
    impossible_step("given hand 1: star x4", "There is room for 3 cards in hand 1, and more would lie there.");
    impossible_step("given hand 1: star x11", "There are not enough cards \"star\" in this game for this.");
    impossible_step("given pile: none",
                    "15 cards are left over, and pile, where they would go, is set; say which place "
                    "takes them, as in \"pile: rest\".");
    refused_step("given hand 1: star; hand 1: stone", "This given sets hand 1 twice.");
    refused_step("given hand 1: star; hand: stone", "This given sets hand 1 twice.");
    refused_step("given turns: 1; turns: 2", "This given sets turns twice.");
    impossible_step("given pile: rest; discard: rest", "Only one place can take the rest of a deck.");
    impossible_step("knows 2: hand 1: star x2", "Seat 2 knows \"star\" in hand 1 already.");
    impossible_step("knows 2: hand 2: stone", "Seat 2 knows \"stone\" in hand 2 already.");
    impossible_step("knows 2: discard: star", "There is no such \"star\" in discard for a seat to know.");
}

/* The line is that of the given, not of the check after it; a moment that matters is named. */
static void the_given_is_to_blame(void)
{
    static const char why[] =
        "This position cannot be, because it breaks what always holds: a hand has room for the card "
        "its holder draws (TPL-3).";
    impossible("case TPL-3 x\ntemplate\ngiven hand 2: stone x3\n\nasked 1\n", 3, why);
    impossible("case TPL-3 x\ntemplate\ngiven turns: 1\ngiven hand 2: stone x3\ngiven turns: 2\nasked 1\n", 4, why);
    impossible("case TPL-3 x\ntemplate\ngiven hand 1: stone x3\nat turn 1\nasked 1\n", 3,
               "This position cannot be at the moment of line 4 (at turn 1), because it breaks what always holds: a "
               "hand has room for the card its holder draws (TPL-3).");
}

/* Cards that a given names stay where it puts them. */
static void named_cards_are_not_taken_away(void)
{
    passes("given hand 2: star x2; hand 1: star x3; discard: star x4; pile top: star\n"
           "given pile top: stone, stone\nthen pile top: stone x2; hand 2: star x2");
    passes("given hand 1: stone x3; pile: star x5; discard: rest\ngiven discard top: star; hand 2 count: 1\n"
           "then discard top: star; hand 2 count: 1");
    passes("given hand 1: stone; discard: rest; pile: star x3; hand 2: none\nasked 1\ngiven pile top: stone\n"
           "then pile top: stone, star; discard count: 16; hand 1: stone");
    passes(
        "given hand 1: stone; pile top: star, stone; discard count: 2\nthen pile top: star, stone; discard count: 2");
    passes("given hand 1: star; hand 2: none\ngiven pile bottom: star, stone; hand 2 count: 2\n"
           "then pile bottom: star, stone; hand 2 count: 2");
    impossible("case TPL-1 x\ntemplate\ngiven hand 1: stone; discard: star x9\ngiven hand 2: star x2\nasked 1\n", 4,
               "There is no other \"star\" than the one that line 3 has put into discard; set discard here too.");
}

static void wrong_words_are_refused(void)
{
    refused_step("given hand 3: star", "\"3\" is not a seat of this table; its seats are 1 to 2.");
    refused_step("given hand 1: moon", "\"moon\" is not a card; the right words are: stone, star.");
    refused_step("given heap: star",
                 "\"heap\" is neither a place nor a field of template; there are: hand, pile, discard, turns.");
    refused_step("then heap: star",
                 "\"heap\" is neither a place nor a field of template; there are: hand, pile, discard, turns, score.");
    refused_step("given hand 1 has: star",
                 "\"has\" does not belong there; before the colon comes: hand SEAT, then perhaps one "
                 "of: count, all empty but.");
    refused_step("knows 1: pile bottom: star",
                 "\"bottom\" does not belong there; before the colon comes: pile, then perhaps one "
                 "of: top, has.");
    refused_step("knows 1: pile: none", "A knows names cards; \"none\" would tell nothing.");
    refused_step("then pile lacks: star x2", "\"lacks\" means not even one, so it takes no number of copies.");
    refused_step("then hand all empty but: star", "After \"but\" say which one, then a colon.");
    refused_step("then pile all empty",
                 "\"all empty\" can stand in given, then and seen, for what there are several of.");
    refused_step("then turns has: 1", "\"has\" does not belong there; before the colon comes: turns.");
    refused_step("then hand 1: ?", "\"?\", a card that is not known, has a meaning only in what is seen.");
    refused_step("then hand 1: star@kept", "Cards of \"hand\" have no tag, so \"@kept\" means nothing there.");
    refused_step("then hand 1 top: star", "The cards of \"hand\" lie in no order, so it has no top.");
    refused_step("then turns: many", "\"many\" should be a whole number from 0 to 65535.");
    refused_step("when 1: eat star", "\"eat\" is not a verb of template; its verbs are: discard.");
    refused_step("when 1: discard",
                 "A word for card is missing before the end of the line; it should be: discard card.");
    refused_step("when 1: discard moon", "\"moon\" is not a card; the right words are: stone, star.");
    refused_step("when 1: discard star stone", "\"stone\" is a word too many; the action should be: discard card.");
    refused_step("when 1: discard *", "\"*\" can stand in asked, may, legal, illegal and event only.");
    refused_step("asked 1: discard star | discard star", "\"discard star\" is listed twice.");
    refused_step("asked 1, all", "\"all\" names seats that are named before.");
    refused_step("over winners 1, none", "\"none\" stands alone, without other seats.");
    refused_step("over winners none, 1", "\"none\" stands alone, without other seats.");
    refused_step("event draw 1 ?",
                 "\"?\" is what somebody is not told, so say who: \"event 2: ...\" or \"event public: ...\".");
    refused_step("event 2: draw ?", "Everybody is told this part of the event, so it cannot be \"?\".");
    refused_step("event draw 1; event discard 1",
                 "After the \";\" should come \"then event ...\", not \"event discard 1\".");
    refused_step("no draw 1", "After \"no\" should come \"event\", not \"draw 1\".");
    refused_step("no event draw 1; then event discard 1", "\"no event\" is about one event; write a second line.");
    refused_step("event because TPL-3; then event draw 1", "An order needs events with their words, not a rule alone.");
    refused_step("refuse soup because \"x\"",
                 "\"soup\" cannot be refused; after refuse stands a seat, or one of: setup, set, "
                 "line, position.");
    refused_step("refuse file because \"x\"", "\"refuse file\" stands before the first case.");
    refused_step("refuse setup because TPL-1", "\"refuse setup\" stands right after the game.");
    refused_step("refuse position",
                 "\"because\" and a rule, or a part of the sentence in quotation marks, should follow, not "
                 "the end of the line.");
    refused_step("when 1: discard star twin 1: discard stone", "There is no twin yet; \"twin SEATS: ...\" makes one.");
    refused_step("refuse 1: discard star", "A refuse names the rule that forbids the action: \"... because ID\".");
    refused_step("refuse 1: discard star because TPL-99",
                 "\"TPL-99\" is not a rule of template; `orrery rules template` lists them.");
    refused_step("at noon 1", "\"noon\" is not a moment of template; its moments are: turn, discard.");
    refused_step("event sneeze 1",
                 "\"sneeze\" is not an event of template; its events are: draw, discard, over, hand.");
    refused_step("over outcome glory", "\"glory\" is not an outcome of template; its outcomes are: most stars.");
    refused_step("roll 0", "\"0\" should be a whole number from 1 on.");
    refused_step("shuffle moon", "\"moon\" is not a card; the right words are: stone, star.");
    refused_step("asked 1, 1", "Seat 1 is named twice.");
    refused_step("hope 1", "\"hope\" begins no statement; statements are: given, knows, at, roll, chance, shuffle, "
                           "when, then, seen, asked, may, legal, "
                           "illegal, refuse, event, no event, over, running, twin, key, deal, case, position.");
    refused_step("deal roll 1", "What scripts the deal comes before all other statements.");
    refused_step("key 5", "The key stands right after the game.");
}

static void wrong_heads_are_refused(void)
{
    refused("then turns: 1\n", 1,
            "A case should begin here, as in \"case ID title\", or a position, not \"then turns: 1\".");
    refused("\n# nothing\ncase TPL-1 x\n", 3,
            "After this line the game should follow, as in \"GAME seats=2\", or \"from POSITION\".");
    refused("case TPL-1 x\nchess seats=2\n", 2,
            "\"chess seats=2\" is not a game; the game should follow the first line, as in \"GAME seats=2\", or "
            "\"from POSITION\".");
    refused("case TPL-1 x\ntemplate seats=9\nasked 1\n", 2, "\"seats=9\" should be seats= and a number from 2 to 4.");
    refused("case TPL-1 x\ntemplate seats=2 seats=3\nasked 1\n", 2, "The number of seats is given twice.");
    refused("case TPL-1 x\ntemplate option colour=red\n", 2, "template has no options, so \"colour\" cannot be set.");
    refused("case TPL-1 x\ntemplate set=here\n", 2, "Only built-in card sets can be used here, so \"set=\" cannot.");
    refused("case TPL-1 x\ntemplate set=\n", 2, "After \"set=\" the folder of a card set should follow.");
    refused("case TPL-1 x\ntemplate table=2\n", 2,
            "After the game \"seats=N\", \"set=FOLDER\" and \"option name=value\" can stand, not \"table=2\".");
    refused("case TPL-77 x\ntemplate\nasked 1\n", 1,
            "\"TPL-77\" is not a rule of template; `orrery rules template` lists them.");
    refused("case a title without a rule\ntemplate\nasked 1\n", 1,
            "A case begins with the rules it proves, as in \"case ID title\"; this one names none.");
    refused("case TPL-1 x\ntemplate\nwhen 1: discard star\n", 1,
            "This case checks nothing; it needs a then, asked, seen or the like.");
    refused("case TPL-1 x\ntemplate\nasked 1\ngiven turns: 4\n", 4,
            "Nothing follows this statement, so it does nothing.");
    refused("case TPL-1 x\ntemplate\nasked 1\ngiven hand 1: star,\n", 4,
            "This statement has no end: a line that ends with , ; or | goes on in the next line, and there is none.");
    refused("case TPL-1 x\ntemplate\nasked 1\ngiven turns: 1;\n\ncase TPL-1 y\ntemplate\nasked 1\n", 4,
            "This statement has no end: a line that ends with , ; or | goes on in the next line, and the next one "
            "begins a case or a position.");
    refused("case TPL-1 x\ntemplate\nasked 1\nasked \x01\n", 4,
            "There is a byte here that is not text; a scenario is plain text.");
    refused("case EG-1 x\nearth-gambit option start=1 option start=2\nasked 1\n", 2, "The option start is set twice.");
    refused("case EG-1 x\nearth-gambit seats=3 option start=7\nasked 1\n", 2,
            "This table cannot be set up: the starting seat must be one of the seats at the table (EG-A53).");
    refused("", 1, "There is no case in this text.");
    refused("# nothing but a comment\n", 1, "There is no case in this text.");
}

/* ---- lines that make no sense, and how they count ---------------------------------------------------------------- */

/* A statement may go over several lines; the sentence names the one with the word that is wrong. */
static void the_line_of_the_word_is_named(void)
{
    refused("case TPL-1 x\ntemplate\nthen hand 1: star,\n  stone,\n  moon; hand 2: stone\n", 5,
            "\"moon\" is not a card; the right words are: stone, star.");
    refused("case TPL-1 x\ntemplate\nasked 1:\nasked 1\n", 3, "Expected an action here, not the end of the line.");
}

static void a_text_with_a_line_that_makes_no_sense_fails_as_a_whole(void)
{
    report r;
    scenario_sum sum;
    CHECK(!run("case TPL-1 good\ntemplate\nasked 1\n"
               "case TPL-1 bad\ntemplate\nhope\nasked 1\nthen moon: 1\n"
               "case TPL-1 good again\ntemplate\nasked 1\n"
               "case bad again\ntemplate\nasked 1\n", &r, &sum));
    CHECK_NUMBER(sum.passed, 0);
    CHECK_NUMBER(sum.failed, 4);
    CHECK_NUMBER(sum.unreadable, 3);
    CHECK_NUMBER(r.bad_line, 6);
    CHECK_NUMBER(r.n, 0);
}

/* Every word of the longest list of any game is in the sentence. */
static void lists_of_words_are_whole(void)
{
    report r;
    scenario_sum sum;
    for (const orr_game *const *g = orr_games; *g; g++) {
        char text[400];
        orr_box box;
        box_open(&box, *g);
        const char *rule = (*g)->rules[ORR_R_FIRST_OWN].id;
        for (unsigned d = 0; d < (*g)->n_decks; d++) {
            const orr_place *p = &(*g)->places[(*g)->decks[d].home];
            const uint8_t noun = (*g)->decks[d].noun;
            snprintf(text, sizeof text, "case %s x\n%s seats=%u\nthen %s: nonsense\n", rule, (*g)->id, (*g)->max_seats,
                     p->word);
            CHECK(!run(text, &r, &sum));
            for (unsigned v = 0; (*g)->word(&box, noun, (uint8_t)v, ORR_WORD); v++)
                if (!CHECK(strstr(r.why, (*g)->word(&box, noun, (uint8_t)v, ORR_WORD)))) printf("    %s\n", r.why);
            CHECK(r.why[strlen(r.why) - 1] == '.');
        }
        snprintf(text, sizeof text, "case %s x\n%s seats=%u\nevent nonsense\n", rule, (*g)->id, (*g)->max_seats);
        CHECK(!run(text, &r, &sum));
        for (unsigned k = 0; k < (*g)->n_event_kinds; k++) CHECK(strstr(r.why, (*g)->event_kinds[k].word));
        snprintf(text, sizeof text, "case %s x\n%s seats=%u\nthen nonsense: 1\n", rule, (*g)->id, (*g)->max_seats);
        CHECK(!run(text, &r, &sum));
        for (unsigned k = 0; k < (*g)->n_fields; k++) CHECK(strstr(r.why, (*g)->fields[k].word));
        snprintf(text, sizeof text, "case %s x\n%s seats=%u\nwhen 1: nonsense\n", rule, (*g)->id, (*g)->max_seats);
        CHECK(!run(text, &r, &sum));
        for (unsigned k = 0; k < (*g)->n_verbs; k++) CHECK(strstr(r.why, (*g)->verbs[k].word));
    }
}

/* ---- twins ------------------------------------------------------------------------------------------------------- */

/* A twin fails at once, or at the answer that shows the difference; each seat once. */
static void twins_that_somebody_can_tell_apart(void)
{
    report r;
    scenario_sum sum;
    char text[800];
    static const char table[] =
        "case TPL-2 x\ntemplate seats=3\ngiven hand 1: star, stone x2; hand 2: star, stone; pile: rest\n";
    snprintf(text, sizeof text, "%stwin 2, 3: hand 2: stone x2\nwhen 1: discard star\n", table);
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(r.line, 4);
    CHECK_NUMBER(r.n, 1);
    CHECK_TEXT(r.expected, "the twins are the same to 2");
    CHECK(strstr(r.found, "view: ") && strstr(r.found, " / "));
    snprintf(text, sizeof text, "%stwin 3, public: hand 2: star, star\nwhen 1: discard star\nasked 2\n"
                                "when 2: discard stone twin 2: discard star\nasked 3\n", table);
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(r.line, 7);
    CHECK_NUMBER(r.n, 2);
    CHECK_TEXT(r.expected, "the twins are the same to 3");
    CHECK(strstr(r.found, "events: "));
    snprintf(text, sizeof text, "%stwin 3: hand 1: star x3\nwhen 1: discard stone\nasked 2\n", table);
    CHECK(run(text, &r, &sum));
    CHECK_TEXT(r.expected, "1 may answer in the twin world: discard stone");
    snprintf(text, sizeof text, "%stwin 3: hand 1: star x3\nasked 1\nroll 3\nasked 1\n", table);
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(r.n, 2);
}

/* ---- scripted chance --------------------------------------------------------------------------------------------- */

static void chance_that_does_not_fit(const char *text, unsigned line, const char *expected, const char *found)
{
    report r;
    scenario_sum sum;
    if (!CHECK(run(text, &r, &sum))) printf("    %s\n", r.why);
    CHECK_NUMBER(r.line, line);
    CHECK_TEXT(r.expected, expected);
    CHECK_TEXT(r.found, found);
    CHECK_NUMBER(r.n, 1);
}

/* The failure is at the line that scripted it, not at the answer that needed it. */
static void scripted_chance_is_to_blame_at_its_own_line(void)
{
    static const char die[] = "case EG-55 x\nearth-gambit seats=4 option start=1\n"
                              "given hand 1: stray-damage, red-science, blue-science; hand 2: heal-all; "
                              "hand 3, 4 count: 1\n";
    char text[800];
    snprintf(text, sizeof text, "%sroll 7\n\nwhen 1: play stray-damage\nthen turns: 0\n", die);
    chance_that_does_not_fit(text, 4, "a number from 1 to 6", "7");
    snprintf(text, sizeof text, "%schance 6\n\nwhen 1: play stray-damage\nthen turns: 0\n", die);
    chance_that_does_not_fit(text, 4, "a number from 0 to 5", "6");
    snprintf(text, sizeof text, "%sroll 2\nroll 3\nwhen 1: play stray-damage\nthen turns: 0\n", die);
    chance_that_does_not_fit(text, 5, "everything scripted has happened", "the number 3 was never used");
    chance_that_does_not_fit("case TPL-2 x\ntemplate\ndeal shuffle star x11\nasked 1\n", 3,
                             "a shuffle of cards with star among them", "it is not there, or not so often");
    chance_that_does_not_fit("case TPL-2 x\ntemplate\ndeal shuffle star\ndeal roll 3\nasked 1\n", 4,
                             "everything scripted for the deal has happened", "the number 3 was never used");
}

static void the_key_chooses_the_deal(void)
{
    report r;
    scenario_sum sum;
    const char *text = "case TPL-2 one\n template seats=4\n key seven\n then pile top: star\n"
                       "case TPL-2 two\n template seats=4\n key seven\n then pile top: stone\n";
    CHECK(run(text, &r, &sum));
    CHECK_NUMBER(sum.passed, 1);
    CHECK_NUMBER(sum.failed, 1);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static char *read_page(size_t *n)
{
    FILE *in = fopen("docs/develop/scenarios.md", "rb");
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
    const scenario_listener listener = { &r, keep_first, NULL, keep_why };
    if (!CHECK(text)) return;
    scenario_from_markdown(text, n);
    if (!CHECK(scenario_run(text, n, &from, &listener, &sum)))
        printf("    docs/develop/scenarios.md:%u: %s\n", r.bad_line, r.why);
    if (r.n) printf("    docs/develop/scenarios.md:%u: expected %s; found %s\n", r.line, r.expected, r.found);
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
        printf("    the words of %s in docs/develop/scenarios.md are old; run tools/vocabulary\n", g->id);
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
    TEST_CASE(checks_of_events_fail);
    TEST_CASE(expected_refusals_fail);
    TEST_CASE(a_case_goes_on_after_a_failed_check_but_not_after_a_refused_answer);
    TEST_CASE(right_cases_pass);
    TEST_CASE(given_keeps_every_piece);
    TEST_CASE(positions_that_cannot_be_are_refused);
    TEST_CASE(the_given_is_to_blame);
    TEST_CASE(named_cards_are_not_taken_away);
    TEST_CASE(wrong_words_are_refused);
    TEST_CASE(wrong_heads_are_refused);
    TEST_CASE(the_line_of_the_word_is_named);
    TEST_CASE(a_text_with_a_line_that_makes_no_sense_fails_as_a_whole);
    TEST_CASE(lists_of_words_are_whole);
    TEST_CASE(twins_that_somebody_can_tell_apart);
    TEST_CASE(scripted_chance_is_to_blame_at_its_own_line);
    TEST_CASE(the_key_chooses_the_deal);
    TEST_CASE(the_examples_of_the_page_run);
    TEST_CASE(the_words_of_the_page_are_up_to_date);
    return test_end();
}
