/* report_json.c - a report as JSON: what was played, the verdict in words, and the tables (report_csv.c). */
#include "apps/common/json_file.h"
#include "apps/report/report.h"
#include "table/match/box.h"

void report_json_study(json *j, const study *s)
{
    const orr_box *box = s->order.box;
    json_text(j, "game", box->game->id);
    json_text(j, "title", box->game->title);
    json_text(j, "set", box_set_name(box));
    json_open_object(j, "options");
    for (unsigned i = 0; i < box->game->n_options; i++)
        json_text(j, box->game->options[i].name, box->game->options[i].word[box->opt[i]]);
    json_end(j);
    json_text(j, "bot", s->order.plays->name);
    json_text(j, "seed", s->order.seed);
    json_count(j, "matches_each", s->order.games);
    json_open_array(j, "players");
    for (unsigned c = 0; c < s->n_counts; c++) json_count(j, NULL, s->count[c]);
    json_end(j);
}

static void write_sentence(void *to, int kind, const char *sentence)
{
    static const char *const word[] = { "balanced", "not balanced", "too few matches", "together", "nobody wins" };
    json_open_object(to, NULL);
    json_text(to, "kind", word[kind]);
    json_text(to, "sentence", sentence);
    json_end(to);
}

static void write_lengths(json *j, const report_game *g)
{
    const double per = g->seconds / 60 / STUDY_THOUGHT;
    json_open_array(j, "lengths");
    for (unsigned c = 0; c < g->s.n_counts; c++) {
        const study_length a = study_lengths(&g->s, c, STUDY_ANSWERS), t = study_lengths(&g->s, c, STUDY_THOUGHTS);
        json_open_object(j, NULL);
        json_count(j, "players", g->s.count[c]);
        json_count(j, "decisions", a.median);
        json_number(j, "minutes", t.median * per);
        json_number(j, "minutes_low_quartile", t.low * per);
        json_number(j, "minutes_high_quartile", t.high * per);
        json_end(j);
    }
    json_end(j);
}

void report_json(FILE *out, lab_language l, const report_game *games, unsigned n)
{
    json page = json_file_begin(out), *j = &page;
    json_file_object(j, "lab-report-1");
    json_open_array(j, "reports");
    for (unsigned i = 0; i < n; i++) {
        json_open_object(j, NULL);
        report_json_study(j, &games[i].s);
        json_number(j, "within", games[i].within);
        json_number(j, "seconds_per_decision", games[i].seconds);
        json_open_array(j, "verdict");
        report_verdict(l, &games[i].s, games[i].within, write_sentence, j);
        json_end(j);
        write_lengths(j, &games[i]);
        report_json_tables(j, &games[i]);
        json_end(j);
    }
    json_end(j);
    json_end(j);
}
