/* cmd_record.c - `orrery record show|verify|replay|beliefs|review FILE`. */
#include "apps/cli/commands.h"
#include "apps/cli/replay.h"
#include "apps/cli/review.h"
#include "apps/cli/review_walk.h"
#include "apps/common/args.h"
#include "apps/common/beliefs.h"
#include "apps/common/box_args.h"
#include "apps/common/files.h"
#include "apps/common/json_file.h"
#include "apps/common/letters.h"
#include "apps/common/nearest.h"
#include "apps/common/pager.h"
#include "apps/common/speech.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "apps/tui/saves.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "base/json.h"
#include "base/plain.h"
#include "games/games.h"
#include "table/match/phrases.h"
#include "table/match/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LONGEST_LINE = 300 };

/* ---- show ------------------------------------------------------------------------------------------------------- */

/* A file may come from anybody: nothing in it moves the cursor or reverses text. */
static void make_plain(record *r)
{
    plain_text(r->set_name);
    for (uint32_t i = 0; i < r->n_answers; i++) plain_text(r->text + (r->answer[i].words - r->text));
    if (r->result) plain_text(r->text + (r->result - r->text));
}

static const char *hex(const uint8_t *bytes, size_t n)
{
    static char text[2 * MATCH_KEY + 1];
    for (size_t i = 0; i < n && i < MATCH_KEY; i++) snprintf(text + 2 * i, 3, "%02x", bytes[i]);
    return text;
}

static const char *hash_text(uint64_t hash)
{
    static char text[20];
    snprintf(text, sizeof text, "%016" PRIx64, hash);
    return text;
}

/* "Play Heal All", or the bare words if this build cannot read them. */
static const char *label_of(const record *r, const record_answer *a)
{
    static char text[LONGEST_LINE];
    orr_action act;
    const orr_box shown = tongue_box(&r->box);
    if (orr_read(&r->box, a->words, &act) && phrase_label(&shown, act, tongue_seats(), text, sizeof text) > 0)
        return text;
    return a->words;
}

static void print_header(const record *r, bool colours)
{
    tongue_print("%s%s%s, %u seats, rules version %u", style_on(colours, ORR_STRONG), tongue_game(r->game)->title,
                 style_off(colours), r->seats, r->rules_version);
    for (unsigned i = 0; i < r->game->n_options; i++)
        if (r->box.opt[i])
            tongue_print("option      %s=%s", r->game->options[i].name, r->game->options[i].word[r->box.opt[i]]);
    tongue_print("set         %s %s", r->set_name, hash_text(r->set_hash));
    tongue_print("commitment  %s", hex(r->commitment, MATCH_KEY));
    if (r->opened) tongue_print("secret      %s", hex(r->deal.secret, MATCH_KEY));
    else tongue_print("secret      not opened yet: the deal cannot be checked");
    for (unsigned s = 0; s < r->seats; s++)
        if (r->deal.pledged >> s & 1)
            tongue_print("pledge      %s of seat %u", hex(r->deal.pledge[s], MATCH_KEY), s + 1);
    for (unsigned s = 0; s < r->seats; s++)
        if (r->deal.salted >> s & 1)
            tongue_print("salt        %s from seat %u", hex(r->deal.salt[s], DEAL_SALT), s + 1);
    putchar('\n');
}

static int widest_name(const record *r)
{
    int widest = letters_count(tongue_say("Seat ")) + 2;
    for (orr_seat s = 0; s < r->seats; s++) {
        const int n = letters_count(tongue_who(s));
        widest = n > widest ? n : widest;
    }
    return widest;
}

static void show(const record *r)
{
    const bool colours = style_wanted(stdout);
    print_header(r, colours);
    for (uint32_t i = 0; i < r->n_answers; i++) {
        const char *who = tongue_who(r->answer[i].seat);
        printf("%4u  %s%*s  %-28s %s%s%s\n", i + 1, who, widest_name(r) - letters_count(who), "",
               label_of(r, &r->answer[i]), style_on(colours, ORR_SOFT), r->answer[i].words, style_off(colours));
    }
    putchar('\n');
    if (r->has_position) tongue_print("%u answers, position %s", r->n_answers, hash_text(r->position));
    else tongue_print("%u answers", r->n_answers);
    if (r->has_fingerprint) tongue_print("fingerprint %s", hex(r->fingerprint, MATCH_KEY));
    if (r->result) tongue_print("result: %s", r->result);
    else tongue_print("not over");
}

static void show_json(const record *r)
{
    char text[32];
    json j = json_file_begin(stdout);
    json_file_object(&j, "record-show-1");
    json_count(&j, "version", r->version);
    json_text(&j, "game", r->game->id);
    json_count(&j, "rules_version", r->rules_version);
    json_count(&j, "seats", r->seats);
    json_open_object(&j, "options");
    for (unsigned i = 0; i < r->game->n_options; i++)
        json_text(&j, r->game->options[i].name, r->game->options[i].word[r->box.opt[i]]);
    json_end(&j);
    json_text(&j, "set", r->set_name);
    snprintf(text, sizeof text, "%016" PRIx64, r->set_hash);
    json_text(&j, "set_hash", text);
    json_text(&j, "commitment", hex(r->commitment, MATCH_KEY));
    json_text(&j, "secret", r->opened ? hex(r->deal.secret, MATCH_KEY) : NULL);
    json_open_array(&j, "answers");
    for (uint32_t i = 0; i < r->n_answers; i++) {
        json_open_object(&j, NULL);
        json_count(&j, "seat", r->answer[i].seat + 1u);
        json_text(&j, "words", r->answer[i].words);
        json_text(&j, "label", label_of(r, &r->answer[i]));
        json_end(&j);
    }
    json_end(&j);
    snprintf(text, sizeof text, "%016" PRIx64, r->position);
    json_text(&j, "position", r->has_position ? text : NULL);
    json_text(&j, "fingerprint", r->has_fingerprint ? hex(r->fingerprint, MATCH_KEY) : NULL);
    json_text(&j, "result", r->result);
    json_end(&j);
}

/* ---- verify ----------------------------------------------------------------------------------------------------- */

/* wrong: NULL, or the sentence that starts with the line. r is only looked at when all is well. */
static int say_verdict(const char *file, const record *r, const char *wrong, bool as_json)
{
    char shuffled[1000] = "", said[1000];
    const char *rule = r && !wrong ? record_rule(r) : NULL;
    if (r && !wrong) deal_told(&r->deal, NULL, shuffled, sizeof shuffled);
    if (as_json) {
        unsigned line = 0;
        if (wrong) sscanf(wrong, "line %u:", &line);
        json j = json_file_begin(stdout);
        json_file_object(&j, "record-verify-1");
        json_text(&j, "file", file);
        json_bool(&j, "good", !wrong);
        if (line) json_count(&j, "line", line);
        json_text(&j, "reason", wrong);
        json_text(&j, "rule", rule);
        json_text(&j, "shuffle", wrong ? NULL : shuffled);
        json_end(&j);
    } else if (wrong) {
        snprintf(shuffled, sizeof shuffled, "%s: %s", file, wrong);
        puts(speech_retell(shuffled, said, sizeof said));
    } else {
        tongue_print("%s: good: %s, %u seats, %u answers, %s%s%s%s", file, r->game->id, r->seats, r->n_answers,
                     r->result ? tongue_say("result ") : tongue_say("not over"), r->result ? r->result : "",
                     rule ? "; " : "", rule ? rule : "");
        printf("%s: %s\n", file, speech_retell(shuffled, said, sizeof said));
    }
    return wrong ? CLI_FAILED : CLI_OK;
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

typedef struct {
    const char *what, *file, *set_dir;
    uint64_t seat, at;
    bool as_json;
    const char *language, *usual_language;
} record_args;

static orr_seat eyes_of(const record_args *a) { return a->seat ? (orr_seat)(a->seat - 1) : ORR_PUBLIC; }

/* A match that was saved in the middle of something hidden ends, for other eyes, where that began. */
static record as_seen(const record *r, orr_seat eyes)
{
    match m;
    record seen = *r;
    if (!record_replay(r, &m, &(error){ "" })) return seen;
    seen.n_answers = match_answers_seen(&m, eyes);
    match_close(&m);
    return seen;
}

static int replay(const record *whole, const record_args *a)
{
    const record seen = as_seen(whole, eyes_of(a)), *r = &seen;
    if (a->at != UINT64_MAX && a->at > r->n_answers)
        return cli_wrong("This record has %u answers, so --at can be 0 to %u.", r->n_answers, r->n_answers);
    const replay_how how = { .eyes = eyes_of(a),
                             .at = a->at == UINT64_MAX ? REPLAY_ALL : (long)a->at,
                             .as_json = a->as_json };
    const bool by_steps = !a->as_json && how.at == REPLAY_ALL && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    return by_steps ? replay_steps(r, &how) : replay_record(r, &how);
}

static bool on_terminal(const record_args *a)
{
    return !a->as_json && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

static int print_beliefs(const match *m, orr_seat eyes, bool as_json)
{
    const orr_box shown = tongue_box(&m->box);
    return beliefs_print(m, &shown, tongue_who, eyes, as_json);
}

/* A match as one seat could look back at it: printed, or on a terminal walked through where there is a walk. */
static int look_back(const record *r, const record_args *a, int (*print)(const match *, orr_seat, bool as_json),
                     int (*walk)(const record *, orr_seat))
{
    match m;
    error why;
    if (!a->seat) return cli_wrong("record %s needs a seat: --seat 1 to --seat %u.", a->what, r->seats);
    const record seen = as_seen(r, eyes_of(a));
    if (walk && on_terminal(a)) return walk(&seen, (orr_seat)(a->seat - 1));
    if (!record_replay(&seen, &m, &why)) return cli_wrong("%s", why.text);
    const int code = print(&m, (orr_seat)(a->seat - 1), a->as_json);
    match_close(&m);
    return code;
}


static int run(record *r, const record_args *a)
{
    error why;
    void *set = NULL;
    int code = CLI_OK;
    if (a->seat > r->seats)
        return cli_wrong("This match has %u seats, so there is no seat %u.", r->seats, (unsigned)a->seat);
    if (a->set_dir) {
        set = cli_read_set(r->game, a->set_dir, &why);
        if (!set) return cli_wrong("%s", why.text);
        record_use_set(r, set);
    }
    if (!a->as_json) tongue_people(saves_names(a->file, r), r->seats);
    if (!strcmp(a->what, "replay")) {
        code = replay(r, a);
    } else if (!strcmp(a->what, "beliefs")) {
        code = look_back(r, a, print_beliefs, NULL);
    } else if (!strcmp(a->what, "review")) {
        code = look_back(r, a, review_print, review_walk);
    } else if (!strcmp(a->what, "verify")) {
        code = say_verdict(a->file, r, record_verify(r, &why) ? NULL : why.text, a->as_json);
    } else {
        make_plain(r);
        if (!a->as_json) pager_begin();
        if (a->as_json) show_json(r);
        else show(r);
    }
    free(set);
    return code;
}

int cmd_record(int argc, char **argv)
{
    static const arg_verb verbs[] = {
        { "show", "FILE [options]", "Prints a record: the match, its seats and every answer in words." },
        { "verify", "FILE [options]",
          "Deals again and checks the commitment, the salts, every answer, the result and every byte; what does not\n"
          "fit is named with its line (exit 1), and it says who shuffled." },
        { "replay", "FILE [options]",
          "Steps through a record as one seat saw it: answer by answer on a terminal, otherwise as a log." },
        { "beliefs", "FILE --seat K [options]",
          "Says for a seat, move by move, which side each other player could have been on, from what that seat had\n"
          "seen: as the script of the game reads it, and as a network does that has learned the game." },
        { "review", "FILE --seat K [options]",
          "Names up to three answers of a seat that cost it the most, judged by what it knew, and what was better;\n"
          "on a terminal the arrows show the board of each." },
        { NULL, NULL, NULL },
    };
    record_args a = { .at = UINT64_MAX };
    const arg_option options[] = {
        OPTION_NUMBER("seat", &a.seat, "K",
                      "replay, beliefs, review: as seat K saw it (replay: otherwise as somebody watching)", 1,
                      ORR_MAX_SEATS),
        OPTION_NUMBER("at", &a.at, "N", "replay: the board after N answers", 0, UINT32_MAX),
        OPTION_TEXT("set", &a.set_dir, "DIR", "the card set it was played with, if not the built-in one"),
        OPTION_FLAG("json", &a.as_json, "for machines"),
        TONGUE_OPTION(&a.language, &a.usual_language, ""),
    };
    const arg_spec spec = {
        .command = "record", .use = "show|verify|replay|beliefs|review FILE [--seat K] [--at N]",
        .about = "show prints a record. verify deals again and checks the commitment, the salts, every\n"
                 "answer, the result and every byte; what does not fit is named with its line (exit 1),\n"
                 "and it says who shuffled. replay steps through it as one seat saw it: answer by answer on a\n"
                 "terminal, otherwise as a log. beliefs says for a seat, move by move, which side each other\n"
                 "player could have been on, from what that seat had seen: as the script of the game reads it,\n"
                 "and as a network does that has learned the game. review names up to three answers\n"
                 "of a seat that cost it the most, judged by what it knew, and what was better; on a terminal\n"
                 "the arrows show the board of each.",
        .options = options, .n_options = sizeof options / sizeof *options, .least = 2, .most = 2,
        .words = "show, verify, replay, beliefs or review, and a file", .verbs = verbs,
    };
    arg_rest rest;
    record r;
    error why;
    size_t n;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(a.language, false, a.usual_language)) return CLI_WRONG_USE;
    if (a.as_json) tongue_choose(false);                     /* machines read English */
    a.what = rest.word[0];
    a.file = rest.word[1];
    int k = 0;
    while (verbs[k].name && strcmp(verbs[k].name, a.what)) k++;
    if (!verbs[k].name) return args_unknown_verb(&spec, a.what);
    char *text = files_read(a.file, &n, &why);
    if (!text) return cli_wrong("%s", why.text);
    const bool readable = record_read(&r, text, n, orr_find_game, &why);
    free(text);
    if (!readable && !strcmp(a.what, "verify")) return say_verdict(a.file, NULL, why.text, a.as_json);
    if (!readable) return cli_wrong("%s: %s", a.file, why.text);
    const int code = run(&r, &a);
    record_free(&r);
    return code;
}
