/* cmd_games.c - `orrery games`: what can be played and how. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/box_change.h"
#include "apps/common/json_file.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "base/json.h"
#include "games/games.h"

#include <stdio.h>

static const char *rule_id(const orr_game *g, orr_rule r) { return r < g->n_rules ? g->rules[r].id : "-"; }

static void write_game(json *j, const orr_game *g)
{
    json_open_object(j, NULL);
    json_text(j, "id", g->id);
    json_text(j, "title", g->title);
    json_count(j, "rules_version", g->rules_version);
    json_count(j, "min_seats", g->min_seats);
    json_count(j, "max_seats", g->max_seats);
    json_open_array(j, "options");
    for (const orr_option *o = g->options; o < g->options + g->n_options; o++) {
        json_open_object(j, NULL);
        json_text(j, "name", o->name);
        json_text(j, "text", o->text);
        json_text(j, "rule", rule_id(g, o->rule));
        json_text(j, "default", o->word[0]);
        json_open_array(j, "values");
        for (unsigned v = 0; v < o->values; v++) json_text(j, NULL, o->word[v]);
        json_end(j);
        json_end(j);
    }
    json_end(j);
    json_open_array(j, "sets");
    json_open_object(j, NULL);
    json_text(j, "name", g->set_name);
    json_text(j, "note", g->set_note);
    json_open_array(j, "files");
    for (const orr_sheet *s = g->sheets; s < g->sheets + g->n_sheets; s++) json_text(j, NULL, s->file);
    json_end(j);
    json_end(j);
    json_end(j);
    json_end(j);
}

static void print_set(const orr_game *g)
{
    printf(tongue_say("  set       %s"), g->set_name);
    if (g->n_sheets) fputs(tongue_say(" (your own: --set DIR with"), stdout);
    for (unsigned i = 0; i < g->n_sheets; i++) printf("%s %s", i ? "," : "", g->sheets[i].file);
    printf("%s\n", g->n_sheets ? ")" : "");
    if (g->set_note) printf("            %s\n", g->set_note);
}

static void print_game(const orr_game *g, bool colours)
{
    printf("%s%s%s  %s\n", style_on(colours, ORR_STRONG), g->id, style_off(colours), g->title);
    tongue_print("  seats     %u to %u", g->min_seats, g->max_seats);
    tongue_print("  rules     version %u", g->rules_version);
    print_set(g);
    for (const orr_option *o = g->options; o < g->options + g->n_options; o++) {
        printf("  --option  %s=", o->name);
        for (unsigned v = 0; v < o->values; v++) printf("%s%s%s", v ? "|" : "", o->word[v], v ? "" : "*");
        printf("  %s[%s]%s\n", style_on(colours, ORR_SOFT), rule_id(g, o->rule), style_off(colours));
        if (o->text) printf("            %s\n", o->text);
    }
    if (g->n_options) tongue_print("  (* is the default)");
}

/* What `lab compare --without` and `--double` take. */
static int print_cards(const orr_game *g, const char *folder, bool as_json)
{
    const char *id[BOX_CHANGE_MOST];
    unsigned copies[BOX_CHANGE_MOST];
    cli_box b;
    if (!cli_box_open(&b, g, NULL, folder)) return CLI_WRONG_USE;
    const int n = box_change_cards(&b.box, id, copies, BOX_CHANGE_MOST);
    if (!n) cli_wrong("%s has no cards with copies.", g->title);
    json j = json_file_begin(stdout);
    if (n && as_json) {
        json_file_object(&j, "cards-1");
        json_text(&j, "game", g->id);
        json_open_array(&j, "cards");
    }
    for (int i = 0; i < n && as_json; i++) {
        json_open_object(&j, NULL);
        json_text(&j, "id", id[i]);
        json_count(&j, "copies", copies[i]);
        json_end(&j);
    }
    if (n && as_json) json_end(&j), json_end(&j);
    for (int i = 0; i < n && !as_json; i++) printf("%3u  %s\n", copies[i], id[i]);
    cli_box_close(&b);
    return n ? CLI_OK : CLI_WRONG_USE;
}

int cmd_games(int argc, char **argv)
{
    bool as_json = false, cards = false;
    const char *language = NULL, *usual = NULL, *set = NULL;
    const arg_option options[] = { OPTION_FLAG("cards", &cards, "of one game instead: its cards by id, with copies"),
                                   OPTION_TEXT("set", &set, "DIR", "with --cards: of a card set of your own"),
                                   OPTION_FLAG("json", &as_json, "for machines"),
                                   TONGUE_OPTION(&language, &usual, "") };
    const arg_spec spec = { .command = "games", .use = "[GAME] [--cards] [--json]", .most = 1,
                            .about = "Lists the games: id, title, seats, options with values and rulings, card sets.",
                            .options = options, .n_options = sizeof options / sizeof *options };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(language, false, usual)) return CLI_WRONG_USE;
    const orr_game *one[2] = { rest.n ? cli_find_game(rest.word[0]) : NULL };
    if (rest.n && !*one) return CLI_WRONG_USE;
    if (cards && !rest.n) return cli_wrong("games --cards needs a game: `orrery games GAME --cards`.");
    if (set && !cards) return cli_wrong("games --set needs --cards: it lists the cards of that set.");
    if (cards) return print_cards(*one, set, as_json);
    const orr_game *const *all = rest.n ? one : orr_games;
    if (as_json) {
        json j = json_file_begin(stdout);
        json_file_object(&j, "games-1");
        json_open_array(&j, "games");
        for (const orr_game *const *g = all; *g; g++) write_game(&j, *g);
        json_end(&j);
        json_end(&j);
        return CLI_OK;
    }
    for (const orr_game *const *g = all; *g; g++) {
        if (g != all) putchar('\n');
        print_game(tongue_game(*g), style_wanted(stdout));
    }
    return CLI_OK;
}
