/* replay.c - a record from one seat's eyes: as a log, as the board after some answer, or step by step on a terminal. */
#include "apps/cli/replay.h"

#include "apps/common/args.h"
#include "apps/common/json_file.h"
#include "apps/common/wrong.h"
#include "apps/tui/screen.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "base/json.h"
#include "table/match/phrases.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_LINE = 300 };

/* ---- lines of the log ------------------------------------------------------------------------------------------- */

/* The arguments that others keep hidden stay hidden here. In English they are the words of the record. */
static const char *answer_words(const match *m, uint32_t i, orr_seat eyes)
{
    static char text[LONGEST_LINE];
    const orr_answer *a = &m->answer[i];
    const orr_box shown = tongue_box(&m->box);
    if (tongue_italian()) return phrase_told(&shown, a->act, a->seat != eyes, text, sizeof text) > 0 ? text : "?";
    return phrase_action(&m->box, a->act, a->seat != eyes, text, sizeof text) > 0 ? text : "?";
}

static const char *news_text(const match *m, uint32_t i, orr_seat eyes)
{
    static char text[LONGEST_LINE];
    const orr_box shown = tongue_box(&m->box);
    if (phrase_event(&shown, &m->event[i], eyes, tongue_seats(), text, sizeof text) <= 0) return "?";
    tongue_name_people(text, sizeof text);
    return text;
}

/* The events of one answer, from event e on; gives the first one of the next answer. Answer 0 is the deal. */
static uint32_t print_events(const match *m, uint32_t e, uint32_t answer, orr_seat eyes)
{
    for (; e < m->n_events && m->event[e].at <= answer; e++)
        printf("       %s [%s]\n", news_text(m, e, eyes), phrase_rule(m->t.game, m->event[e].rule)->id);
    return e;
}

static void print_log(const match *m, orr_seat eyes)
{
    tongue_print("   0   the deal");
    uint32_t e = print_events(m, 0, 0, eyes);
    for (uint32_t i = 0; i < m->n_answers; i++) {
        printf("%4u   %s: %s\n", i + 1, tongue_who(m->answer[i].seat), answer_words(m, i, eyes));
        e = print_events(m, e, i + 1, eyes);
    }
}

static uint32_t json_events(json *j, const match *m, uint32_t e, uint32_t answer, orr_seat eyes)
{
    json_open_array(j, "events");
    for (; e < m->n_events && m->event[e].at <= answer; e++) {
        json_open_object(j, NULL);
        json_text(j, "kind", m->t.game->event_kinds[m->event[e].kind].word);
        json_text(j, "text", news_text(m, e, eyes));
        json_text(j, "rule", phrase_rule(m->t.game, m->event[e].rule)->id);
        json_end(j);
    }
    json_end(j);
    return e;
}

static void json_log(const match *m, orr_seat eyes)
{
    json j = json_file_begin(stdout);
    json_file_object(&j, "record-replay-1");
    json_text(&j, "game", m->t.game->id);
    if (eyes == ORR_PUBLIC) json_text(&j, "seat", NULL);
    else json_count(&j, "seat", eyes + 1u);
    uint32_t e = json_events(&j, m, 0, 0, eyes);
    json_open_array(&j, "answers");
    for (uint32_t i = 0; i < m->n_answers; i++) {
        json_open_object(&j, NULL);
        json_count(&j, "answer", i + 1);
        json_count(&j, "seat", m->answer[i].seat + 1u);
        json_text(&j, "words", answer_words(m, i, eyes));
        e = json_events(&j, m, e, i + 1, eyes);
        json_end(&j);
    }
    json_end(&j);
    json_bool(&j, "over", match_over(m));
    json_end(&j);
}

/* ---- the board -------------------------------------------------------------------------------------------------- */

typedef struct {
    const match *m;
    orr_seat eyes;
} onlooker;

static void paint(void *who, orr_canvas *c)
{
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    const onlooker *o = who;
    const orr_game *g = o->m->t.game;
    const orr_box shown = tongue_box(&o->m->box);
    c->said = tongue_painted;
    c->names = tongue_seats();
    orr_observe(&o->m->t, o->eyes, view);
    if (g->paint) g->paint(&shown, view, c);
    else orr_paint_tables(&shown, view, c);
}

/* The match after its first `answers` answers. */
static bool open_at(const record *r, uint32_t answers, match *m, error *why)
{
    record part = *r;
    part.n_answers = answers;
    return record_replay(&part, m, why);
}

static void say_where(const screen *scr, const match *m, uint32_t of, orr_seat eyes)
{
    char asked[LONGEST_LINE], words[LONGEST_LINE + 20] = "";
    phrase_seats(orr_asked(&m->t), tongue_seats(), asked, sizeof asked);
    if (m->n_answers)
        snprintf(words, sizeof words, " (%.40s: %.240s)", tongue_who(m->answer[m->n_answers - 1].seat),
                 answer_words(m, m->n_answers - 1, eyes));
    screen_say(scr, ORR_INK, tongue_say("After answer %u of %u%s; asked now: %s."), m->n_answers, of, words, asked);
}

static int failed(const error *why)
{
    cli_wrong("%s", why->text);
    return CLI_FAILED;
}

/* The good part of a record that stops making sense is still worth looking at. */
static uint32_t good_answers(const record *r, error *why)
{
    match m;
    for (uint32_t low = 0, high = r->n_answers;;) { /* low answers can be replayed, more than high cannot */
        const uint32_t try = high - (high - low) / 2;
        if (low == high) return low;
        if (open_at(r, try, &m, why)) {
            match_close(&m);
            low = try;
        } else {
            high = try - 1;
        }
    }
}

int replay_record(const record *r, const replay_how *how)
{
    match m;
    error why, first;
    const bool whole = open_at(r, r->n_answers, &m, &first);
    if (whole) match_close(&m);
    uint32_t n = whole ? r->n_answers : good_answers(r, &why);
    const bool reaches = how->at < 0 || how->at <= (long)n;
    if (how->at >= 0 && reaches) n = (uint32_t)how->at;
    if (!open_at(r, n, &m, &why)) return failed(&why);
    if (how->as_json) {
        json_log(&m, how->eyes);
    } else if (how->at >= 0 && reaches) {
        screen scr;
        screen_open_lines(&scr);
        screen_board(&scr, paint, &(onlooker){ &m, how->eyes });
        say_where(&scr, &m, r->n_answers, how->eyes);
    } else {
        print_log(&m, how->eyes);
    }
    match_close(&m);
    return whole || (how->at >= 0 && reaches) ? CLI_OK : failed(&first);
}

/* ---- step by step ----------------------------------------------------------------------------------------------- */

/* On a full screen the story is told up to this step, whichever way somebody came here. */
static void show_step(const screen *scr, onlooker *o, uint32_t of)
{
    const match *m = o->m;
    uint32_t e = scr->full ? 0 : m->n_events;
    screen_hide(scr);
    screen_board(scr, paint, o);
    while (e && m->event[e - 1].at == m->n_answers) e--;
    for (; e < m->n_events; e++)
        screen_ruled(scr, news_text(m, e, o->eyes), phrase_rule(m->t.game, m->event[e].rule)->id);
    say_where(scr, m, of, o->eyes);
}

/* Where to go next; false: to leave. */
static bool ask_step(const screen *scr, uint32_t of, uint32_t *n)
{
    screen_item ways[] = { { .number = 0, .line = "" }, { .number = -1, .line = "b" }, { .number = -1, .line = "q" } };
    snprintf(ways[0].text, sizeof ways[0].text, "%s", tongue_say("Next"));
    snprintf(ways[1].text, sizeof ways[1].text, "%s", tongue_say("Back"));
    snprintf(ways[2].text, sizeof ways[2].text, "%s", tongue_say("Leave"));
    char line[SCREEN_LINE];
    uint64_t to;
    if (scr->full) {
        screen_bar(scr, ORR_MAY, tongue_say("Enter: next. b: back. / and a number: go there. q: leave."));
        screen_items(scr, ways, 3);
    }
    const char *asked = tongue_say("Enter: next   b: back   NUMBER: go there   q: quit > ");
    if (screen_read(scr, asked, line) != TYPED_LINE) return false;
    if (line[0] == 'q' || (!line[0] && *n == of)) return false;
    if (line[0] == 'b') *n -= *n > 0;
    else if (args_number(line, 0, of, &to)) *n = (uint32_t)to;
    else if (!line[0]) ++*n;
    return true;
}

int replay_steps(const record *r, const replay_how *how)
{
    const screen_key keys[] = { { 'b', "b", tongue_say("back"), false }, { 'q', "q", tongue_say("leave"), false } };
    screen scr;
    match m;
    error why;
    uint32_t n = how->at < 0 ? 0 : (uint32_t)how->at;
    bool on = true;
    screen_open(&scr);
    screen_keys(&scr, keys, 2);
    while (on) {
        onlooker o = { &m, how->eyes };
        if (!open_at(r, n, &m, &why)) {
            screen_close(&scr);
            return failed(&why);
        }
        screen_measure(&scr);
        show_step(&scr, &o, r->n_answers);
        on = ask_step(&scr, r->n_answers, &n);
        screen_no_board(&scr);
        match_close(&m);
    }
    screen_close(&scr);
    return CLI_OK;
}
