/* The levels of docs/measured/bots.md are those of the program: which bot plays where, and how much it thinks. */
#include "bots/bot.h"
#include "bots/bots.h"
#include "engine/game.h"
#include "games/games.h"
#include "tests/support/check.h"

static char page[1 << 16];

static bool read_page(void)
{
    FILE *in = fopen("docs/measured/bots.md", "r");
    if (!CHECK(in)) return false;
    page[fread(page, 1, sizeof page - 1, in)] = 0;
    fclose(in);
    return true;
}

/* "10,000" */
static const char *thinks(const char *level, const char *game, char text[16])
{
    const orr_game *g = orr_find_game(game);
    const bot *b = bot_find(level, g), *script = bot_script(g);
    const unsigned n = b->budget.iterations * (script && script->effort ? script->effort : 1);
    snprintf(text, 16, n < 1000 ? "%u" : "%u,%03u", n < 1000 ? n : n / 1000, n % 1000);
    return text;
}

static void says(const char *words)
{
    if (!strstr(page, words)) CHECK_TEXT("not on the page", words);
}

static void hard(void)
{
    char usual[16], gambit[16], mars[16], text[400];
    CHECK_TEXT(thinks("hard", "martians", usual), thinks("hard", "onward-to-venus", text));
    CHECK_TEXT(thinks("hard", "mars-vs-earth-1e", mars), thinks("hard", "mars-vs-earth-2e", text));
    snprintf(text, sizeof text,
             "| hard | `beliefs` | tries %s imagined continuations per decision, weighted by what it believes about "
             "the others; %s in Earth Gambit and %s in Mars vs Earth",
             usual, thinks("hard", "earth-gambit", gambit), mars);
    says(text);
}

/* The first row is the bot of games without a better one, the others name theirs. */
static void expert(void)
{
    static const struct { const char *game, *bot, *format; } all[] = {
        { "template", "deep", "| expert | `deep` | the same with %s, " },
        { "earth-gambit", "reader", "| | `reader` | in Earth Gambit: %s continuations " },
        { "mars-vs-earth-1e", "reader", "; in Mars vs Earth: %s, " },
        { "mars-vs-earth-2e", "reader", "; in Mars vs Earth: %s, " },
        { "onward-to-venus", "sage", "| | `sage` | in Onward to Venus: %s continuations, " },
        { "martians", "far", "| | `far` | in Martians!!!: %s continuations " },
    };
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        char n[16], text[100];
        if (!orr_find_game(all[i].game)) continue;
        CHECK_TEXT(bot_find("expert", orr_find_game(all[i].game))->name, all[i].bot);
        snprintf(text, sizeof text, all[i].format, thinks("expert", all[i].game, n));
        says(text);
    }
    for (const orr_game *const *g = orr_games; *g; g++) {
        bool told = false;
        for (unsigned i = 0; i < sizeof all / sizeof *all; i++) told |= !strcmp(all[i].game, (*g)->id);
        if (!told) CHECK_TEXT(bot_find("expert", *g)->name, "deep");
    }
}

int main(void)
{
    if (!read_page()) return 1;
    TEST_CASE(hard);
    TEST_CASE(expert);
    return test_end();
}
