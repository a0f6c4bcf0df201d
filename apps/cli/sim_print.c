/* sim_print.c - tables of wins, lengths and speed. */
#include "apps/cli/sim_print.h"

#include "apps/common/bot_args.h"
#include "apps/common/style.h"
#include "lab/play/stats.h"

#include <string.h>

enum { LABEL = BOT_ARGS_LABEL + 12, LEAST_WIDTH = 24 };

typedef struct {              /* one bot of the order, however many seats it takes */
    const char *name;
    uint64_t games, wins, forfeits;
} bot_row;

static int bot_rows(const sim_order *o, const sim_result *r, bot_row rows[ORR_MAX_SEATS])
{
    int n = 0;
    for (orr_seat s = 0; s < o->seats; s++) {
        int i = 0;
        while (i < n && strcmp(rows[i].name, o->plays[s]->name)) i++;
        if (i == n) rows[n++] = (bot_row){ .name = o->plays[s]->name };
        rows[i].games += r->games;
        rows[i].wins += r->bot[s];
        rows[i].forfeits += r->forfeits[s];
    }
    return n;
}

/* ---- for people ---------------------------------------------------------------------------------------------- */

static void print_share(int width, const char *label, uint64_t wins, uint64_t games)
{
    const lab_share s = lab_wilson(wins, games);
    printf("    %-*s %12llu  %5.1f%%  (%.1f to %.1f)\n", width, label, (unsigned long long)wins, 100 * s.share,
           100 * s.low, 100 * s.high);
}

/* "Seat 2 (script)", or "Seat 2" where that says nothing. */
static const char *seat_label(const sim_order *o, orr_seat s, bool named, char out[LABEL])
{
    char name[BOT_ARGS_LABEL];
    if (named) snprintf(out, LABEL, "Seat %u (%s)", s + 1u, bot_args_label(o->plays[s]->name, name));
    else snprintf(out, LABEL, "Seat %u", s + 1u);
    return out;
}

/* Of the first column: as much as its longest label needs. */
static int label_width(const sim_order *o, bool named)
{
    char label[LABEL];
    int width = LEAST_WIDTH;
    for (orr_seat s = 0; s < o->seats; s++) {
        const int n = (int)strlen(seat_label(o, s, named, label));
        if (n > width) width = n;
    }
    return width;
}

static void print_span(const char *label, const sim_span *s, uint64_t games)
{
    printf("  %-10s mean %.1f, least %llu, most %llu\n", label, (double)s->sum / (double)games,
           (unsigned long long)s->least, (unsigned long long)s->most);
}

typedef struct { double mean, best; } score_means;       /* of a seat, of the best seat of a game */

static score_means means_of(const sim_order *o, const sim_result *r)
{
    const uint64_t ended = r->games - r->unfinished;
    const double games = ended ? (double)ended : 1;
    return (score_means){ (double)r->scores.all / games / o->seats, (double)r->scores.best / games };
}

static void print_scores(const sim_order *o, const sim_result *r)
{
    const score_means m = means_of(o, r);
    printf("  scores     mean %.1f, best of a game %.1f, least %d, most %d\n", m.mean, m.best, r->scores.least,
           r->scores.most);
}

static void print_fired(const sim_order *o)
{
    const orr_game *g = o->box->game;
    printf("  rules applied\n");
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        printf("    %-10s %12llu\n", g->rules[i].id, (unsigned long long)o->fired[i]);
}

static void print_wins(const sim_order *o, const sim_result *r)
{
    const orr_game *g = o->box->game;
    char label[LABEL];
    bot_row rows[ORR_MAX_SEATS];
    const int n = bot_rows(o, r, rows);
    const bool named = n > 1 && !o->rotate;
    const int width = label_width(o, n > 1);
    printf("  endings\n");
    for (unsigned i = 0; i < g->n_outcomes && i < SIM_MOST_OUTCOMES; i++)
        print_share(width, g->outcomes[i], r->outcome[i], r->games);
    if (r->unfinished) print_share(width, "stopped", r->unfinished, r->games);
    printf("  wins by seat\n");
    for (orr_seat s = 0; s < o->seats; s++)
        print_share(width, seat_label(o, s, named, label), r->seat[s], r->games);
    if (n > 1) printf("  wins by bot\n");
    for (int i = 0; n > 1 && i < n; i++)
        print_share(width, bot_args_label(rows[i].name, label), rows[i].wins, rows[i].games);
}

/* Whoever failed has lost; the rest of that game was played against random answers in that seat. */
static void print_forfeits(const sim_order *o, const sim_result *r)
{
    const char *between = "";
    if (!r->forfeited) return;
    printf("  forfeited  %llu of %llu games:", (unsigned long long)r->forfeited, (unsigned long long)r->games);
    for (orr_seat s = 0; s < o->seats; s++) {
        if (!r->forfeits[s]) continue;
        printf("%s %llu by %s", between, (unsigned long long)r->forfeits[s], o->plays[s]->name);
        if (!o->rotate) printf(" in seat %u", s + 1u);
        between = ",";
    }
    printf("\n");
}

/* Where games were not played to their end, and why they need not have one. */
static void print_bound(const sim_order *o, const sim_result *r)
{
    const orr_box *b = o->box;
    const orr_option *endless = sim_endless(b);
    if (!r->unfinished) return;
    printf("  stopped    %llu of %llu games, at the bound of %u answers", (unsigned long long)r->unfinished,
           (unsigned long long)r->games, b->game->longest);
    if (endless) printf(": with %s=%s a game need not end", endless->name, endless->word[endless->endless]);
    printf("\n");
}

void sim_print(const sim_order *o, const sim_result *r)
{
    const bool colours = style_wanted(stdout);
    printf("%s%s%s, %u seats, %llu games, seed %s\n", style_on(colours, ORR_STRONG), o->box->game->title,
           style_off(colours), o->seats, (unsigned long long)r->games, o->seed);
    print_wins(o, r);
    print_bound(o, r);
    print_forfeits(o, r);
    print_span("answers", &r->answers, r->games);
    if (sim_turns_field(o->box->game)) print_span(sim_turns_field(o->box->game)->word, &r->turns, r->games);
    if (o->scores) print_scores(o, r);
    printf("  signature  %016llx\n", (unsigned long long)r->signature);
    if (o->check) printf("  checked    every invariant after every answer: none was broken\n");
    if (o->fired) print_fired(o);
    if (r->seconds <= 0) return;
    printf("  %sspeed      %llu decisions in %.2f s on %u thread%s: %.0f per second%s\n", style_on(colours, ORR_SOFT),
           (unsigned long long)r->answers.sum, r->seconds, o->threads, o->threads == 1 ? "" : "s",
           (double)r->answers.sum / r->seconds, style_off(colours));
}

/* ---- for machines -------------------------------------------------------------------------------------------- */

static void write_share(json *j, uint64_t wins, uint64_t games)
{
    const lab_share s = lab_wilson(wins, games);
    json_count(j, "wins", wins);
    json_number(j, "share", s.share);
    json_number(j, "low", s.low);
    json_number(j, "high", s.high);
}

static void write_span(json *j, const char *key, const sim_span *s, uint64_t games)
{
    json_open_object(j, key);
    json_number(j, "mean", (double)s->sum / (double)games);
    json_count(j, "least", s->least);
    json_count(j, "most", s->most);
    json_end(j);
}

static void write_wins(json *j, const sim_order *o, const sim_result *r)
{
    const orr_game *g = o->box->game;
    bot_row rows[ORR_MAX_SEATS];
    json_open_array(j, "by_outcome");
    for (unsigned i = 0; i < g->n_outcomes && i < SIM_MOST_OUTCOMES; i++) {
        json_open_object(j, NULL);
        json_text(j, "outcome", g->outcomes[i]);
        write_share(j, r->outcome[i], r->games);
        json_end(j);
    }
    json_end(j);
    json_open_array(j, "by_seat");
    for (orr_seat s = 0; s < o->seats; s++) {
        json_open_object(j, NULL);
        json_count(j, "seat", s + 1u);
        json_text(j, "bot", o->rotate ? NULL : o->plays[s]->name);
        write_share(j, r->seat[s], r->games);
        json_end(j);
    }
    json_end(j);
    json_open_array(j, "by_bot");
    for (int i = 0, n = bot_rows(o, r, rows); i < n; i++) {
        json_open_object(j, NULL);
        json_text(j, "bot", rows[i].name);
        json_count(j, "games", rows[i].games);
        write_share(j, rows[i].wins, rows[i].games);
        json_count(j, "forfeits", rows[i].forfeits);
        json_end(j);
    }
    json_end(j);
}

static void write_scores(json *j, const sim_order *o, const sim_result *r)
{
    const score_means m = means_of(o, r);
    json_open_object(j, "scores");
    json_number(j, "mean", m.mean);
    json_number(j, "best_mean", m.best);
    json_number(j, "least", r->scores.least);
    json_number(j, "most", r->scores.most);
    json_end(j);
}

static void write_fired(json *j, const sim_order *o)
{
    const orr_game *g = o->box->game;
    json_open_object(j, "fired");
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++) json_count(j, g->rules[i].id, o->fired[i]);
    json_end(j);
}

void sim_write_json(json *j, const sim_order *o, const sim_result *r)
{
    char signature[20];
    snprintf(signature, sizeof signature, "%016llx", (unsigned long long)r->signature);
    json_open_object(j, NULL);
    json_count(j, "seats", o->seats);
    json_count(j, "games", r->games);
    json_count(j, "unfinished", r->unfinished);
    json_count(j, "bound", o->box->game->longest);
    json_count(j, "forfeited", r->forfeited);
    write_wins(j, o, r);
    write_span(j, "answers", &r->answers, r->games);
    if (sim_turns_field(o->box->game)) write_span(j, "turns", &r->turns, r->games);
    if (o->scores) write_scores(j, o, r);
    json_text(j, "signature", signature);
    json_bool(j, "checked", o->check);
    if (o->fired) write_fired(j, o);
    json_count(j, "decisions", r->answers.sum);
    if (r->seconds > 0) {
        json_open_object(j, "timing");
        json_count(j, "threads", o->threads);
        json_number(j, "seconds", r->seconds);
        json_number(j, "decisions_per_second", (double)r->answers.sum / r->seconds);
        json_end(j);
    }
    json_end(j);
}

void sim_write_failure(json *j, const sim_order *o, const sim_result *r, const char *game_seed)
{
    json_open_object(j, NULL);
    json_count(j, "seats", o->seats);
    json_open_object(j, "failure");
    json_text(j, "seed", game_seed);
    json_count(j, "answers", r->failed_answer);
    json_text(j, "what", r->failure);
    json_end(j);
    json_end(j);
}
