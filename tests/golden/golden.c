/* golden.c - golden matches: random matches told line by line, for people to read and for ctest to compare. Every
 * answer with the fingerprint it led to, the events as a spectator reads them, and the board at the start (from the
 * first seat's eyes), now and then, and at the end. The first line says which match it is; a second line such as
 * "answers 300 to 420" tells a stretch of a long match, and its fingerprints vouch for what came before. A new golden
 * begins as a file with these lines alone, and `make golden` writes the rest. */
#include "base/buffer.h"
#include "engine/canvas.h"
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/support/again.h"
#include "tests/support/setting.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 40 * 1024 };        /* a transcript longer than this is not read by anybody */
enum { BOARD_EVERY = 25, WIDTH = 96, HEIGHT = 100, MAX_VIEW = 16384 };

static void put_letter(buffer *p, uint32_t ch)   /* as UTF-8 */
{
    if (ch >= 0x800) {
        buffer_char(p, (char)(0xe0 | ch >> 12));
        buffer_char(p, (char)(0x80 | (ch >> 6 & 0x3f)));
    } else if (ch >= 0x80) {
        buffer_char(p, (char)(0xc0 | ch >> 6));
    }
    buffer_char(p, (char)(ch >= 0x80 ? 0x80 | (ch & 0x3f) : ch ? ch : ' '));
}

static void write_board(buffer *p, const orr_ctx *t, orr_seat s)
{
    static orr_cell cells[WIDTH * HEIGHT];
    static _Alignas(16) uint8_t view[MAX_VIEW];
    orr_canvas c = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    orr_canvas_clear(&c);
    orr_observe(t, s, view);
    const int lines = orr_paint_tables(t->box, view, &c);
    if (s == ORR_PUBLIC) buffer_put(p, "\n-- as a spectator sees it\n");
    else buffer_put(p, "\n-- as seat %u sees it\n", s + 1u);
    for (int y = 0; y < lines && y < HEIGHT; y++) {
        int end = WIDTH;
        while (end && (!cells[y * WIDTH + end - 1].ch || cells[y * WIDTH + end - 1].ch == ' ')) end--;
        for (int x = 0; x < end; x++) put_letter(p, cells[y * WIDTH + x].ch);
        buffer_put(p, "\n");
    }
    buffer_put(p, "--\n\n");
}

static void write_events(buffer *p, match *m, uint32_t from)
{
    char text[400];
    for (uint32_t i = from; i < m->n_events; i++) {
        if (phrase_event(&m->box, &m->event[i], ORR_PUBLIC, NULL, text, sizeof text) < 0) continue;
        buffer_put(p, "    %s (%s)\n", text, phrase_rule(m->box.game, m->event[i].rule)->id);
    }
}

static void write_answer(buffer *p, match *m, orr_answer in)
{
    char text[200];
    const uint32_t events = m->n_events;
    orr_write(&m->box, in.act, text, sizeof text);
    match_answer(m, in.seat, in.act, NULL);
    buffer_put(p, "#%u seat %u: %s -> %08" PRIx32 "\n", m->n_answers, in.seat + 1u, text,
               (uint32_t)orr_fingerprint(&m->t));
    write_events(p, m, events);
}

static void write_result(buffer *p, const orr_ctx *t)
{
    orr_result r;
    char who[200];
    t->game->result(t, &r);
    phrase_seats(r.winners, NULL, who, sizeof who);
    buffer_put(p, "result: %s: %s (%s)\n", t->game->outcomes[r.outcome], who, phrase_rule(t->game, r.rule)->id);
}

typedef struct { unsigned first, last; } stretch;   /* answers that are told, from 1 */

static stretch read_stretch(const char *old)
{
    stretch s = { 1, UINT32_MAX };
    const char *second = strchr(old, '\n');
    if (second && sscanf(second + 1, "answers %u to %u", &s.first, &s.last) != 2) s = (stretch){ 1, UINT32_MAX };
    return s;
}

static void write_match(buffer *p, match *m, stretch told, orr_rng *rng)
{
    if (told.first == 1) {
        write_events(p, m, 0);
        write_board(p, &m->t, 0);
    }
    while (!match_over(m) && m->n_answers < told.last && p->at >= 0) {
        const orr_answer in = random_answer(&m->t, rng);
        if (m->n_answers + 1 < told.first) {
            match_answer(m, in.seat, in.act, NULL);
            continue;
        }
        if (m->n_answers + 1 == told.first && told.first > 1) write_board(p, &m->t, ORR_PUBLIC);
        write_answer(p, m, in);
        if (m->n_answers % BOARD_EVERY == 0) write_board(p, &m->t, ORR_PUBLIC);
    }
    write_board(p, &m->t, ORR_PUBLIC);
    if (match_over(m)) write_result(p, &m->t);
    else buffer_put(p, "the match goes on\n");
}

static bool tell_match(const char *old, char *out, size_t cap, error *why)
{
    char line[400];
    setting what;
    match m;
    match_deal deal;
    if (!setting_read(&what, old, why)) return false;
    orr_rng rng = { what.seed };
    buffer p = buffer_on(out, (int)cap);
    snprintf(line, sizeof line, "%" PRIu64, what.seed);
    deal_from_seed(&deal, line);
    if (!match_open(&m, &what.box, what.seats, &deal, why)) return false;
    setting_write(&what, line, sizeof line);
    buffer_put(&p, "%s\n", line);
    const stretch told = read_stretch(old);
    if (told.last != UINT32_MAX) buffer_put(&p, "answers %u to %u\n", told.first, told.last);
    write_match(&p, &m, told, &rng);
    match_close(&m);
    return p.at >= 0 || error_refuse(why, "The transcript is longer than %zu bytes; choose a shorter match.", cap);
}

int main(int argc, char **argv) { return again_main(argc, argv, tell_match, ROOM); }
