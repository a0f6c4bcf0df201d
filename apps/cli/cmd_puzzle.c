/* cmd_puzzle.c - `orrery puzzle`: finds puzzles in matches of bots, proves those in files, plays them. The playing
 * itself is apps/tui/puzzle.c. */
#include "apps/cli/commands.h"
#include "apps/cli/puzzle_part.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/common/nearest.h"
#include "apps/common/puzzles.h"
#include "apps/common/wrong.h"
#include "apps/tui/tui.h"
#include "games/games.h"
#include "lab/puzzle/mine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    const char *kind, *out, *date, *part;
    uint64_t seats, first, matches, seconds, keep, worlds;
    bool hard, italian, plain;
    const char *language, *usual_language;
    part_of which;
    const part_set *merged;   /* nothing is looked for: all parts are here. NULL: it is */
} wishes;
enum { ALL_MATCHES = INT32_MAX };

static double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static bool read_book(const char *path, puzzle_book *b)
{
    error why;
    size_t n;
    char *text = files_read(path, &n, &why);
    const bool good = text && puzzle_read(b, orr_find_game, text, n, &why);
    if (!good) cli_wrong("%s: %s", path, why.text);
    free(text);
    return good;
}

static bool write_book(const char *path, const puzzle_book *b)
{
    error why = { "There is not enough memory to write it." };
    fresh file;
    text_buf text = { .n = 0 };
    puzzle_write(b, &text);
    bool good = !text.torn && fresh_open(&file, path, &why);
    if (good) fwrite(text.text, 1, text.n, file.out);
    good = good && fresh_keep(&file, &why);
    text_free(&text);
    if (!good) cli_wrong("%s", why.text);
    return good;
}

/* ---- mine -------------------------------------------------------------------------------------------------------- */

typedef struct { const wishes *w; const puzzle_book *b; double end, saved; uint32_t next; bool bad; } digging;

static bool goes_on(void *user, uint32_t seed)
{
    enum { SAVE_EVERY = 30 };
    digging *d = user;
    const double now = cpu_seconds();
    d->next = seed;
    if (now - d->saved > SAVE_EVERY) d->saved = now, d->bad |= !write_book(d->w->out, d->b);
    return !d->bad && !enough_said() && (!d->w->seconds || now < d->end);
}

static int unknown_kind(const char *typed)
{
    const char *near = nearest_name(typed, puzzle_kind_name, PUZZLE_KINDS);
    if (near) return cli_wrong("puzzle --kind cannot be '%s'; did you mean %s?", typed, near);
    return cli_wrong("--kind should be win, save or who, not '%s'.", typed);
}

static bool kind_of(const char *word, puzzle_kind *kind)
{
    for (*kind = 0; *kind < PUZZLE_KINDS; ++*kind)
        if (!strcmp(word, puzzle_kind_name[*kind])) return true;
    return false;
}

static int mine_part(const orr_game *g, const wishes *w, const mine_order *o)
{
    text_buf head = { 0 };
    orr_box box;
    box_open(&box, g);
    part_head(&head, &box);
    part_option(&head, "puzzle", "mine");
    part_option(&head, g->id, "--kind");
    part_word(&head, w->kind);
    part_count(&head, "--seats", o->seats);
    part_count(&head, "--first", w->first);
    part_count(&head, "--matches", w->matches);
    if (w->keep) part_count(&head, "--keep", w->keep);
    if (w->hard) part_word(&head, "--hard");
    const bool good = part_head_end(&head, w->which);
    const int code = good ? puzzle_part_mine(w->out, head.text, w->which, &box, o) : CLI_WRONG_USE;
    text_free(&head);
    return code;
}

static bool find_all(const wishes *w, const mine_order *o, puzzle_book *b, mine_sum *sum, error *why)
{
    if (!w->merged) return mine_run(b, o, sum, why);
    return part_set_fits(w->merged, &b->box, why) && puzzle_part_join(w->merged, o, b, sum, why);
}

static bool may_seat(const orr_game *g, uint64_t seats)
{
    cli_box b;
    box_open(&b.box, g);
    return cli_box_seats(&b, (unsigned)seats);
}

static int mine_now(const orr_game *g, wishes *w)
{
    puzzle_book b = { .n = 0 };
    mine_order o = { .matches = (uint32_t)w->matches, .first = (uint32_t)w->first, .hard = w->hard };
    mine_sum sum = { 0 };
    error why;
    if (!kind_of(w->kind, &o.kind)) return unknown_kind(w->kind);
    if (w->seats && !may_seat(g, w->seats)) return CLI_WRONG_USE;
    o.seats = (uint8_t)(w->seats ? w->seats : cli_usual_seats(g));
    if (w->part) return mine_part(g, w, &o);
    FILE *there = fopen(w->out, "rb");
    if (there) fclose(there);
    if (there && !read_book(w->out, &b)) return CLI_WRONG_USE;
    if (!there) box_open(&b.box, g);
    if (b.box.game != g) return cli_wrong("%s has puzzles of %s.", w->out, b.box.game->title);
    digging d = { .w = w, .b = &b, .end = cpu_seconds() + (double)w->seconds, .saved = cpu_seconds(), .next = o.first };
    o.goes_on = goes_on;
    o.user = &d;
    const bool good = find_all(w, &o, &b, &sum, &why);
    if (!good) cli_wrong("%s", why.text);
    if (!good && w->merged) return puzzle_book_close(&b), CLI_WRONG_USE;
    if (w->merged) d.next = o.first + o.matches - 1;
    if (w->keep) mine_choose(&b, (uint32_t)w->keep);
    const bool written = write_book(w->out, &b);
    printf("%s, %u seats, %s: %llu matches, %llu questions, %llu puzzles, %llu good, %llu new; %u in %s; "
           "the next seed is %u\n",
           g->id, o.seats, w->kind, (unsigned long long)sum.matches, (unsigned long long)sum.questions,
           (unsigned long long)sum.found, (unsigned long long)sum.good, (unsigned long long)sum.kept, b.n, w->out,
           d.next);
    puzzle_book_close(&b);
    if (!good || !written || d.bad) return CLI_FAILED;
    return enough_said() ? CLI_INTERRUPTED : CLI_OK;
}

/* ---- check ------------------------------------------------------------------------------------------------------- */

typedef struct { uint32_t files, puzzles, failed; } checking;

/* At most so many of a motif, in the whole file. */
static void check_variety(const puzzle_book *b, const char *path, checking *c)
{
    puzzle_book copy = { .box = b->box };
    uint32_t n = 0;
    for (; n < b->n; n++) {
        puzzle p = b->one[n];
        p.moves = strdup(p.moves);
        if (!p.moves || !puzzle_add(&copy, &p)) free(p.moves);
    }
    mine_choose(&copy, copy.n);
    if (copy.n < b->n)
        printf("%s: %u puzzles too many of the same motif\n", path, b->n - copy.n), c->failed++;
    puzzle_book_close(&copy);
}

static void check_file(const char *path, const wishes *w, checking *c)
{
    puzzle_effort effort = puzzle_check;
    puzzle_book b;
    uint32_t failed = 0;
    error why;
    effort.many = (unsigned)w->worlds;
    c->files++;
    if (!read_book(path, &b)) {
        c->failed++;
        return;
    }
    for (uint32_t i = 0; i < b.n; i++)
        if (!puzzle_prove(&b.box, &b.one[i], &effort, &why)) {
            printf("%s: %s: %s\n", path, b.one[i].id, why.text);
            failed++;
        }
    check_variety(&b, path, c);
    printf("%s: %u puzzles, %u proved\n", path, b.n, b.n - failed);
    c->puzzles += b.n;
    c->failed += failed;
    puzzle_book_close(&b);
}

static void check_path(const char *path, const wishes *w, checking *c, bool named)
{
    static const char end[] = ".puzzles";
    const size_t n = strlen(path);
    if (files_is_folder(path)) {
        size_t k;
        char **all = files_in_folder(path, &k);
        for (size_t i = 0; i < k; i++) check_path(all[i], w, c, false), free(all[i]);
        free(all);
    } else if (named || (n >= sizeof end && !strcmp(path + n - (sizeof end - 1), end))) {
        check_file(path, w, c);
    }
}

static int check_all(const arg_rest *rest, const wishes *w)
{
    checking c = { .files = 0 };
    if (rest->n < 2) return cli_wrong("puzzle check needs files or folders, as in `orrery puzzle check data`.");
    for (int i = 1; i < rest->n; i++) check_path(rest->word[i], w, &c, true);
    if (!c.files) return cli_wrong("There is no file ending in .puzzles.");
    printf("%u puzzles, %u with something wrong\n", c.puzzles, c.failed);
    return c.failed ? CLI_FAILED : CLI_OK;
}

/* ---- rate -------------------------------------------------------------------------------------------------------- */

static int rate_all(const arg_rest *rest)
{
    error why = { "" };
    int code = CLI_OK;
    if (rest->n < 2) return cli_wrong("puzzle rate needs files, as in `orrery puzzle rate FILE`.");
    for (int i = 1; i < rest->n; i++) {
        puzzle_book b;
        uint32_t wrong = 0, other = 0;
        if (!read_book(rest->word[i], &b)) return CLI_WRONG_USE;
        for (uint32_t k = 0; k < b.n; k++) {
            const uint16_t before = b.one[k].rating;
            if (mine_rate(&b.box, &b.one[k], &why)) other += b.one[k].rating != before;
            else wrong++, printf("%s: %s: %s\n", rest->word[i], b.one[k].id, why.text);
        }
        if (wrong || !write_book(rest->word[i], &b)) code = CLI_FAILED;
        printf("%s: %u puzzles, %u with another rating\n", rest->word[i], b.n, other);
        puzzle_book_close(&b);
    }
    return code;
}

/* ---- play -------------------------------------------------------------------------------------------------------- */

static const puzzle *wanted(const puzzle_book *b, const char *id, const char *date)
{
    char today[11];
    uint32_t day = 0;
    const time_t now = time(NULL);
    struct tm here;
    if (id) return puzzle_find(b, id);
    if (!date && localtime_r(&now, &here) && strftime(today, sizeof today, "%Y-%m-%d", &here)) date = today;
    return date && puzzles_day(date, &day) ? puzzle_of_day(b, day) : NULL;
}

static int play_one(const arg_rest *rest, const wishes *w)
{
    const orr_game *g = rest->n > 1 ? cli_find_game(rest->word[1]) : NULL;
    const char *id = rest->n > 2 ? rest->word[2] : NULL;
    puzzles all;
    int code;
    if ((rest->n > 1 && !g) || !tongue_settle(w->language, w->italian, w->usual_language)) return CLI_WRONG_USE;
    puzzles_open(&all);
    const puzzle_book *b = g ? puzzles_of(&all, g) : all.n ? &all.book[0] : NULL;
    const puzzle *p = b ? wanted(b, id, w->date) : NULL;
    if (w->plain) screen_want_plain();
    if (p) code = tui_puzzle(&b->box, p);
    else if (!b) code = cli_wrong("There are no puzzles of %s.", g ? g->title : "any game");
    else if (id) code = cli_wrong("%s has no puzzle '%s'.", g->title, id);
    else code = cli_wrong("'%s' is no date; write it like 2026-11-16.", w->date ? w->date : "");
    puzzles_close(&all);
    return code;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static int mine_or_say_why(const arg_rest *rest, wishes *w)
{
    if (w->merged && !w->out) return cli_wrong("merge needs --out FILE, where the puzzles are kept.");
    if (rest->n != 2 || !w->out)
        return cli_wrong("puzzle mine needs a game and a file, as in `orrery puzzle mine GAME --out FILE`.");
    const orr_game *g = cli_find_game(rest->word[1]);
    if (!g || (w->part && !part_of_read("puzzle", w->part, &w->which))) return CLI_WRONG_USE;
    if (w->part && w->matches == ALL_MATCHES)
        return cli_wrong("puzzle mine --part needs --matches N: all parts together look through so many.");
    enough_listen(ENOUGH_MATCH);
    return mine_now(g, w);
}

static const arg_verb verbs[] = {
    { "play", "[GAME [ID]] [options]", "Asks the puzzle of the day, the same for everybody, or one by its id." },
    { "mine", "GAME --out FILE [options]",
      "Finds puzzles in matches that bots play: positions with one right answer. docs/develop/puzzles.md describes\n"
      "the file." },
    { "check", "PATH... [options]", "Proves every puzzle of files and folders." },
    { "rate", "FILE...", "Asks the hard bot how hard puzzles are." },
    { NULL, NULL, NULL },
};

static int command(int argc, char **argv, const part_set *merged)
{
    wishes w = { .merged = merged, .kind = "win", .first = 1, .matches = ALL_MATCHES,
                 .seconds = 60, .worlds = PUZZLE_MANY };
    const arg_option options[] = {
        OPTION_TEXT("kind", &w.kind, "KIND", "mine: win, save or who (default win)"),
        OPTION_NUMBER("seats", &w.seats, "N", "mine: players (default 5, or the nearest the game allows)", 1,
                      CLI_ANY_SEATS),
        OPTION_NUMBER("first", &w.first, "SEED", "mine: the first seed (default 1)", 1, UINT32_MAX / 2),
        OPTION_NUMBER("matches", &w.matches, "N", "mine: play so many matches", 1, ALL_MATCHES),
        OPTION_NUMBER("seconds", &w.seconds, "N", "mine: of processor time (default 60; 0: no limit)", 0, 1000000),
        OPTION_NUMBER("keep", &w.keep, "N", "mine: choose the best N of the file at the end", 1, 100000),
        OPTION_FLAG("hard", &w.hard, "mine: rate with the help of the hard bot; slow"),
        OPTION_TEXT("out", &w.out, "FILE", "mine: the file; what it holds already stays"),
        OPTION_TEXT("part", &w.part, "I/N", "mine: only part I of N of --matches; `orrery merge` joins them"),
        OPTION_TEXT("date", &w.date, "DATE", "play: the puzzle of that day, as in 2026-11-16 (default today)"),
        TONGUE_OPTION(&w.language, &w.usual_language, "play: "),
        OPTION_FLAG_KEPT("italian", &w.italian, "play: the same as --language it"),
        OPTION_FLAG_KEPT("plain", &w.plain, "play: lines instead of a full screen"),
        OPTION_NUMBER("worlds", &w.worlds, "N", "check: imagined worlds per puzzle (default 2000)", 12, 100000),
    };
    const arg_spec spec = {
        .command = "puzzle",
        .use = "play [GAME [ID]] | mine GAME --out FILE | check PATH... | rate FILE...",
        .about = "Puzzles are positions from matches that bots played, with one right answer: the only one that wins\n"
                 "for sure, the only one that does not lose at once, or who somebody must be. `play` asks the puzzle\n"
                 "of the day, the same for everybody; `mine` finds puzzles; `check` proves every puzzle of files and\n"
                 "folders; `rate` asks the hard bot how hard they are. docs/develop/puzzles.md describes the file.",
        .options = options, .n_options = sizeof options / sizeof *options, .least = 1, .most = -1,
        .words = "play, mine, check or rate", .verbs = merged ? NULL : verbs,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!strcmp(rest.word[0], "mine")) return mine_or_say_why(&rest, &w);
    if (!strcmp(rest.word[0], "rate")) return rate_all(&rest);
    if (!strcmp(rest.word[0], "check")) return check_all(&rest, &w);
    if (!strcmp(rest.word[0], "play")) return play_one(&rest, &w);
    return merged ? CLI_WRONG_USE : args_unknown_verb(&spec, rest.word[0]);
}

int cmd_puzzle(int argc, char **argv) { return command(argc, argv, NULL); }
int cmd_puzzle_merge(const part_set *parts) { return command(parts->n_words, (char **)parts->word, parts); }
