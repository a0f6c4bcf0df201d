/* cmd_bench.c - `orrery bench`: figures of speed and size, and the signature of each game's behaviour. */
#include "lab/bench/bench.h"

#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/json_file.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "base/error.h"
#include "base/json.h"
#include "bench/reference/dpp.h"
#include "games/games.h"

#include <math.h>
#include <stdio.h>

typedef struct {              /* the command line */
    const char *game, *set;
    arg_texts options;
    uint64_t seats;           /* 0: not given */
    uint64_t seconds;
    bool as_json, signature;
} bench_args;

static uint64_t reference(void *subject, uint64_t rounds)
{
    uint64_t sum = 0;
    (void)subject;
    return dpp_play(rounds, 1, &sum);
}

/* ---- speed --------------------------------------------------------------------------------------------------- */

static double without_setup(const bench_result *r)
{
    return r->ns[BENCH_PLAYOUT] - r->ns[BENCH_SETUP] / r->decisions_a_game;
}

/* A line of a figure; none where it was not measured before somebody had enough. */
static void print_figure(const char *name, int places, double value, const char *unit)
{
    if (!isnan(value)) printf("  %-20s %10.*f %s", name, places, value, unit);
}

static void print_bytes(double measured, unsigned bytes)
{
    if (!isnan(measured)) printf("   %u bytes\n", bytes);
}

static void print_speed(const orr_game *g, unsigned seats, const bench_result *r)
{
    const bool colours = style_wanted(stdout);
    const double *ns = r->ns;
    if (isnan(ns[BENCH_PLAYOUT])) return;                /* the first of them */
    printf("%s%s%s, %u seats, %.1f decisions per game; medians\n", style_on(colours, ORR_STRONG), g->title,
           style_off(colours), seats, r->decisions_a_game);
    print_figure("random decisions", 2, 1e3 / ns[BENCH_PLAYOUT], "M/s");
    printf("   %.1f ns each", ns[BENCH_PLAYOUT]);
    if (!isnan(without_setup(r))) printf(", %.1f without set-up", without_setup(r));
    putchar('\n');
    print_figure("two threads", 2, r->threads_gain, "times one\n");
    print_figure("draw-play-pass", 2, 1e3 / ns[BENCH_REFERENCE], "M/s");
    if (!isnan(ns[BENCH_REFERENCE])) printf("   ours runs at %.2f of it (bench/reference)\n", r->ratio);
    print_figure("set-up", 0, ns[BENCH_SETUP], "ns\n");
    print_figure("legal list", 1, ns[BENCH_LEGAL], "ns\n");
    print_figure("why not", 1, ns[BENCH_WHY_NOT], "ns\n");
    print_figure("checked answer", 1, ns[BENCH_APPLY], "ns   with a copy before it\n");
    print_figure("copy of a state", 1, ns[BENCH_COPY], "ns");
    print_bytes(ns[BENCH_COPY], r->state_bytes);
    print_figure("view of a seat", 1, ns[BENCH_VIEW], "ns");
    print_bytes(ns[BENCH_VIEW], r->view_bytes);
    print_figure("imagine", 2, 1e3 / ns[BENCH_IMAGINE], "M/s\n");
    print_figure("imagine and play out", 1, 1e6 / ns[BENCH_IMAGINE_PLAYOUT], "k/s\n");
    print_figure("plain search", 1, 1e6 / ns[BENCH_ISMCTS], "k/s   tries, `ismcts`\n");
    print_figure("search with beliefs", 1, 1e6 / ns[BENCH_BELIEFS], "k/s   tries, `beliefs`\n");
    print_figure("record verified", 1, 1e6 / ns[BENCH_RECORD], "k/s");
    print_bytes(ns[BENCH_RECORD], r->record_bytes);
}

static void write_speed(const orr_game *g, unsigned seats, const bench_result *r)
{
    const double *ns = r->ns;
    json j = json_file_begin(stdout);
    json_file_object(&j, "bench-1");
    json_text(&j, "game", g->id);
    json_count(&j, "seats", seats);
    json_number(&j, "decisions_per_second", 1e9 / ns[BENCH_PLAYOUT]);
    json_number(&j, "decisions_per_game", r->decisions_a_game);
    json_number(&j, "decision_ns", ns[BENCH_PLAYOUT]);
    json_number(&j, "decision_ns_without_setup", without_setup(r));
    json_number(&j, "setup_ns", ns[BENCH_SETUP]);
    json_number(&j, "legal_ns", ns[BENCH_LEGAL]);
    json_number(&j, "why_not_ns", ns[BENCH_WHY_NOT]);
    json_number(&j, "copy_and_apply_ns", ns[BENCH_APPLY]);
    json_number(&j, "copy_ns", ns[BENCH_COPY]);
    json_number(&j, "view_ns", ns[BENCH_VIEW]);
    json_number(&j, "imagine_ns", ns[BENCH_IMAGINE]);
    json_number(&j, "imagine_per_second", 1e9 / ns[BENCH_IMAGINE]);
    json_number(&j, "imagine_playouts_per_second", 1e9 / ns[BENCH_IMAGINE_PLAYOUT]);
    json_number(&j, "ismcts_tries_per_second", 1e9 / ns[BENCH_ISMCTS]);
    json_number(&j, "beliefs_tries_per_second", 1e9 / ns[BENCH_BELIEFS]);
    json_number(&j, "records_verified_per_second", 1e9 / ns[BENCH_RECORD]);
    json_count(&j, "state_bytes", r->state_bytes);
    json_count(&j, "view_bytes", r->view_bytes);
    json_count(&j, "record_bytes", r->record_bytes);
    json_number(&j, "two_threads", r->threads_gain);
    json_number(&j, "reference_decisions_per_second", 1e9 / ns[BENCH_REFERENCE]);
    json_number(&j, "ratio_to_reference", r->ratio);
    json_end(&j);
}

static int interrupted(const bench_result *r)
{
    if (isnan(r->ns[BENCH_PLAYOUT])) fprintf(stderr, "orrery: Interrupted before anything was measured.\n");
    else if (!r->runs) fprintf(stderr, "orrery: Interrupted; these figures are rough.\n");
    else fprintf(stderr, "orrery: Interrupted after %u of %u measurements of every figure.\n", r->runs, r->wanted);
    return CLI_INTERRUPTED;
}

static int speed(const bench_args *a)
{
    cli_box b;
    bench_result r;
    error why;
    const orr_game *g = a->game ? cli_find_game(a->game) : orr_games[0];
    if (!g || !cli_box_open(&b, g, &a->options, a->set)) return CLI_WRONG_USE;
    const unsigned seats = a->seats ? (unsigned)a->seats : cli_usual_seats(g);
    int code = CLI_WRONG_USE;
    if (cli_box_seats(&b, seats)) {
        code = CLI_OK;
        const bool ran = bench_run(&b.box, (uint8_t)seats, (double)a->seconds, reference, enough_said, &r, &why);
        if (!ran) code = cli_wrong("%s", why.text);
        else if (a->as_json) write_speed(g, seats, &r);
        else print_speed(g, seats, &r);
        if (ran && enough_said()) code = interrupted(&r);
    }
    cli_box_close(&b);
    return code;
}

/* ---- signature ----------------------------------------------------------------------------------------------- */

static int sign(const orr_game *g, json *j)
{
    char text[20];
    uint64_t signature;
    error why;
    if (!bench_signature(g, BENCH_SIGNATURE_MATCHES, &signature, &why)) return cli_wrong("%s", why.text);
    snprintf(text, sizeof text, "%016llx", (unsigned long long)signature);
    if (j) json_text(j, g->id, text);
    else printf("%s %s\n", g->id, text);
    fflush(stdout);
    return CLI_OK;
}

/* Every listed game, or the one that was named. */
static int signatures(const bench_args *a)
{
    json j = json_file_begin(stdout), *to = a->as_json ? &j : NULL;
    const orr_game *only = a->game ? cli_find_game(a->game) : NULL;
    int code = CLI_OK;
    if (a->game && !only) return CLI_WRONG_USE;
    if (a->seats || a->set || a->options.n)
        return cli_wrong("bench --signature has its own seat counts, options and the built-in set; leave those out.");
    if (to) json_file_object(to, "bench-signature-1");
    if (only) code = sign(only, to);
    for (const orr_game *const *g = orr_games; !only && *g && code == CLI_OK && !enough_said(); g++)
        code = sign(*g, to);
    if (to) json_end(to);
    if (code != CLI_OK || !enough_said()) return code;
    fprintf(stderr, "orrery: Interrupted; the signatures above are complete.\n");
    return CLI_INTERRUPTED;
}

int cmd_bench(int argc, char **argv)
{
    bench_args a = { .seconds = 1 };
    const arg_option options[] = {
        OPTION_TEXT("game", &a.game, "GAME", "which game (the first of the list)"),
        OPTION_NUMBER("seats", &a.seats, "N", "players (5, or the nearest the game allows)", 1, CLI_ANY_SEATS),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_NUMBER("seconds", &a.seconds, "S", "how long each figure is measured (1)", 1, 3600),
        OPTION_FLAG("signature", &a.signature, "instead: one number per game, which changes with its behaviour"),
        OPTION_FLAG("json", &a.as_json, "for machines"),
    };
    const arg_spec spec = {
        .command = "bench", .use = "[--game GAME] [options]",
        .about = "Measures decisions per second, and time and bytes of the parts: legal list, copy, view,\n"
                 "imagined world, set-up, record. The ratio to the reference engine is taken in the same run.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    enough_listen(a.signature ? "Stopping after the game in progress; Ctrl+C again stops now."
                              : "Stopping after the figure in progress; Ctrl+C again stops now.");
    return a.signature ? signatures(&a) : speed(&a);
}
