/* room_tell.c - what everybody is told: the table, the view, the log, chat, the recap. Everything for a seat comes from
 * its view and from events as it may hear them. */
#include "table/room/room_parts.h"

#include "base/buffer.h"
#include "table/match/phrases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const room_states[] = {
    [ROOM_GATHERING] = "gathering", [ROOM_PLAYING] = "playing", [ROOM_PAUSED] = "paused", [ROOM_OVER] = "over",
    [ROOM_SHUFFLING] = "shuffling"
};

/* ---- table ------------------------------------------------------------------------------------------------------ */

static void put_seat_or_null(json *j, const char *key, orr_seat s)
{
    if (s < ORR_MAX_SEATS) json_count(j, key, s);
    else json_nothing(j, key);
}

/* Seconds until then, rounded up. */
static uint64_t seconds_to(uint64_t end, uint64_t now) { return end > now ? (end - now + 999) / 1000 : 0; }

static void put_times(json *j, const room *r, orr_seat s, uint64_t now)
{
    const room_seat *x = &r->seat[s];
    const bool has_clock = room_has_clock(r) && (r->state == ROOM_PLAYING || r->state == ROOM_PAUSED) &&
                           x->who == PERSON && !x->substitute && (x->question || r->bank);
    const uint64_t run = room_clock_runs(r, s) && now > r->clock_at ? now - r->clock_at : 0;
    const uint64_t left = x->left > 0 && !(x->due && x->here) ? (uint64_t)x->left : 0;
    if (room_countdown_ends(r, s) != ROOM_NEVER) json_count(j, "away", seconds_to(room_countdown_ends(r, s), now));
    else if (x->due && !x->here) json_count(j, "away", 0);
    else json_nothing(j, "away");
    json_text(j, "substitute", x->substitute ? x->level : NULL);
    json_bool(j, "helps", r->m ? (r->deal.pledged | r->deal.salted) >> s & 1 : x->pledged);
    if (has_clock) json_count(j, "clock", seconds_to(left, run));
    else json_nothing(j, "clock");
    json_bool(j, "ticks", room_clock_runs(r, s));
    json_bool(j, "late", x->skips);
}

static void put_sitters(json *j, const room *r, uint64_t now)
{
    json_open_array(j, "seats");
    for (orr_seat s = 0; s < r->seats; s++) {
        const room_seat *x = &r->seat[s];
        json_open_object(j, NULL);
        json_text(j, "name", x->name);
        json_bool(j, "person", x->who == PERSON);
        json_text(j, "level", x->who == BOT ? x->level : NULL);
        json_bool(j, "here", x->who == BOT || x->here);
        put_times(j, r, s, now);
        json_bool(j, "invited", x->invited);
        json_bool(j, "offered", x->offered);
        json_bool(j, "joined", r->joined >> s & 1);
        json_end(j);
    }
    json_end(j);
}

static void put_vote(json *j, const room *r, uint64_t now)
{
    static const char *const what[] = {
        [VOTE_NONE] = "", [VOTE_UNDO] = "undo", [VOTE_BOT] = "bot", [VOTE_PAUSE] = "pause", [VOTE_TAKE_BACK] = "undo",
        [VOTE_RESUME] = "resume", [VOTE_OFFER] = "offer"
    };
    const room_vote *v = &r->vote;
    if (!v->what) {
        json_nothing(j, "vote");
        return;
    }
    json_open_object(j, "vote");
    json_text(j, "what", what[v->what]);
    json_count(j, "by", v->by);
    json_count(j, "about", room_vote_is_about_answer(v) ? room_answers_known(r, ORR_PUBLIC, v->about) : v->about);
    wire_seats(j, "yes", v->yes);
    wire_seats(j, "of", v->of);
    wire_seats(j, "missing", (orr_seats)(v->of & ~(v->yes | v->no)));
    json_count(j, "left", seconds_to(v->until, now));
    if (room_vote_is_about_answer(v)) json_count(j, "back", room_vote_would_undo(r, v));
    else json_nothing(j, "back");
    json_end(j);
}

/* Once more: the link is for those who played. */
static void put_again(json *j, const room *r, orr_seat eyes)
{
    if (!*r->again) {
        json_nothing(j, "again");
        return;
    }
    json_open_object(j, "again");
    json_text(j, "link", eyes < r->seats ? r->again : NULL);
    json_count(j, "by", r->again_by);
    wire_seats(j, "seats", r->agreed);
    json_end(j);
}

/* What only the seat itself is told about its seat. */
static void put_own(json *j, const room *r, orr_seat eyes, uint64_t now)
{
    const room_seat *x = eyes < r->seats ? &r->seat[eyes] : NULL;
    if (x && x->passes && x->pass_turn == r->turn) json_count(j, "pass", x->pass_verb);
    else json_nothing(j, "pass");
    json_bool(j, "hold", x && x->holds);
    json_bool(j, "coach", room_has_coach(r, eyes));
    wire_seats(j, "mutes", x ? x->mutes : 0);
    wire_seats(j, "agree", x && r->state == ROOM_PLAYING ? room_undo_needs(r, eyes, now) : 0);
}

void room_write_table(const room *r, orr_seat eyes, uint64_t now, text_buf *out)
{
    uint8_t commitment[MATCH_KEY];
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_text(&j, "t", "table");
    json_text(&j, "link", r->link);
    json_text(&j, "code", r->code);
    json_text(&j, "game", r->box.game->id);
    json_text(&j, "title", r->box.game->title);
    json_text(&j, "state", room_states[r->state]);
    put_seat_or_null(&j, "host", r->host);
    put_seat_or_null(&j, "you", eyes);
    put_sitters(&j, r, now);
    json_count(&j, "watchers", r->watchers);
    json_bool(&j, "public", r->is_public);
    json_count(&j, "revision", r->revision);
    json_text(&j, "level", r->level);
    json_bool(&j, "obvious", r->obvious);
    json_bool(&j, "coaching", r->coaching);
    json_count(&j, "react", r->react);
    json_text(&j, "pace", r->days ? "days" : "live");
    json_count(&j, "clock", r->clock);
    json_count(&j, "bank", r->bank);
    json_count(&j, "increment", r->increment);
    json_text(&j, "out", room_outs[r->out]);
    put_seat_or_null(&j, "paused_for", r->out_of_time ? (orr_seat)(r->out_of_time - 1) : NO_SEAT);
    json_text(&j, "seed", *r->seed ? r->seed : NULL);
    json_bool(&j, "brought", r->brought);
    deal_commitment(&r->deal, commitment);
    json_hex(&j, "commitment", commitment, MATCH_KEY);
    if (r->state == ROOM_OVER) json_hex(&j, "secret", r->deal.secret, MATCH_KEY);
    else json_nothing(&j, "secret");
    put_vote(&j, r, now);
    put_again(&j, r, eyes);
    put_own(&j, r, eyes, now);
    json_text(&j, "set_note", box_set_note(&r->box));
    json_count(&j, "now", room_wall_at(r, now));
    json_end(&j);
}

/* ---- shuffle ---------------------------------------------------------------------------------------------------- */

static void put_hex_or_null(json *j, const char *key, const uint8_t *bytes, size_t n, bool there)
{
    if (there) json_hex(j, key, bytes, n);
    else json_nothing(j, key);
}

/* What a browser keeps to prove the deal on its own. Salts are shown once the cards are dealt, never before. */
static void put_shuffle(json *j, const room *r)
{
    uint8_t commitment[MATCH_KEY];
    deal_commitment(&r->deal, commitment);
    json_open_object(j, NULL);
    json_text(j, "t", "shuffle");
    json_hex(j, "commitment", commitment, MATCH_KEY);
    json_bool(j, "opening", r->state == ROOM_SHUFFLING);
    json_bool(j, "dealt", r->m);
    json_open_array(j, "seats");
    for (unsigned s = 0; s < r->seats; s++) {
        const room_seat *x = &r->seat[s];
        const bool pledged = r->m ? r->deal.pledged >> s & 1 : x->pledged;
        json_open_object(j, NULL);
        put_hex_or_null(j, "pledge", r->m ? r->deal.pledge[s] : x->pledge, HASH, pledged);
        put_hex_or_null(j, "salt", r->deal.salt[s], SALT, r->m && (r->deal.salted >> s & 1));
        json_bool(j, "open", r->m ? r->deal.salted >> s & 1 : x->opened);
        json_end(j);
    }
    json_end(j);
    put_hex_or_null(j, "secret", r->deal.secret, MATCH_KEY, r->state == ROOM_OVER);
    json_end(j);
}

/* ---- view ------------------------------------------------------------------------------------------------------- */

void room_write_view(const room *r, orr_seat eyes, text_buf *out)
{
    enum { MOST_LOCKED = 500 };
    orr_action legal[ORR_MAX_LEGAL];
    orr_barred locked[MOST_LOCKED];
    orr_result result = { 0 };
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    if (!r->m) return;
    const orr_ctx *t = &r->m->t;
    void *view = malloc(t->game->view_size);
    if (!view) return;
    orr_observe(t, eyes, view);
    undo_plan u;
    wire_undo undo;
    wire_sight w = { .box = &r->box, .view = view, .legal = legal, .locked = locked, .names = r->names,
                     .seq = r->sights[eyes], .scores = scores };
    if (eyes < r->seats && room_undo_would(r, eyes, &u) && !u.refused && (u.free || !u.withdrawn)) {
        undo = (wire_undo){ .back = u.back, .whose = u.whose, .learned = u.learned, .free = u.free };
        w.undo = &undo;
    }
    if (eyes < r->seats) {
        w.question = r->m->question[eyes];
        w.n_legal = orr_legal(t, eyes, legal);
        w.n_locked = orr_locked(t, eyes, locked, MOST_LOCKED);
    }
    if (match_over(r->m)) {
        t->game->result(t, &result);
        if (t->game->score) t->game->score(t, scores);
        w.result = &result;
    }
    json j = json_on_text(out);
    wire_view(&j, NULL, &w);
    free(view);
}

void room_write_book(const room *r, text_buf *out)
{
    json j = json_on_text(out);
    wire_book(&j, &r->box, r->seats);
}

/* ---- the log ---------------------------------------------------------------------------------------------------- */

static const struct { const char *word, *before, *after; } own_lines[] = {       /* before and after a name */
    [LINE_UNDO] = { "undo", "", " undid a move" },
    [LINE_BOT] = { "bot", "A bot plays for ", "" },
    [LINE_BACK] = { "back", "", " is back" },
    [LINE_LEFT] = { "left", "", " has left; a bot plays on" },
    [LINE_PAUSE] = { "pause", "", " paused the game" },
    [LINE_RESUME] = { "resume", "", " resumed the game" },
    [LINE_OUT] = { "out", "", " ran out of time" },
    [LINE_HOST] = { "host", "", " is the host now" },
    [LINE_SAT] = { "sat", "", " takes over from a bot" },
    [LINE_OFFER] = { "offer", "The seat of ", " can be taken over" },
    [LINE_BROUGHT] = { "brought", "", " began this match alone and may know how the cards were dealt" },
    [LINE_LATE] = { "late", "The program of ", " did not answer in time; a bot plays on" },
    [LINE_CRASHED] = { "crashed", "The program of ", " has ended; a bot plays on" },
    [LINE_ILLEGAL] = { "illegal", "The program of ", " gave an answer that is not allowed; a bot plays on" },
};

static int line_text(const room *r, const room_line *l, orr_seat eyes, char *out, int cap)
{
    if (l->kind == LINE_EVENT) return phrase_event(&r->box, &l->e, eyes, r->names, out, cap);
    const orr_seat s = l->e.pub[0];
    return snprintf(out, (size_t)cap, "%s%s%s", own_lines[l->kind].before, s < r->seats ? r->seat[s].name : "Somebody",
                    own_lines[l->kind].after);
}

static void put_line(json *j, const room *r, const room_line *l, orr_seat eyes)
{
    char text[200];
    if (l->kind == LINE_EVENT) {
        wire_event(j, &r->box, &l->e, eyes, r->names);
        return;
    }
    line_text(r, l, eyes, text, sizeof text);
    json_open_object(j, NULL);
    json_count(j, "at", l->e.at);
    json_text(j, "rule", "-");
    json_text(j, "kind", own_lines[l->kind].word);
    json_open_array(j, "pub");
    json_count(j, NULL, l->e.pub[0]);
    if (l->kind == LINE_UNDO) json_count(j, NULL, l->e.at);
    json_end(j);
    json_nothing(j, "priv");
    json_text(j, "text", text);
    json_end(j);
}

typedef struct { room_send *send; void *to; text_buf s; } sender;

static void send_off(sender *x)
{
    if (x->s.n && !x->s.torn) x->send(x->to, x->s.text, x->s.n);
    text_clear(&x->s);
}

/* One message; gives the line after its last. */
static uint32_t send_news(const room *r, uint32_t from, orr_seat eyes, sender *x)
{
    enum { MOST = 50 };                                  /* lines of one message */
    uint32_t next = from;
    if (from >= r->n_lines) return from;
    json j = json_on_text(&x->s);
    json_open_object(&j, NULL);
    json_text(&j, "t", "news");
    json_count(&j, "from", from);
    json_open_array(&j, "events");
    for (; next < r->n_lines && next < from + MOST; next++) put_line(&j, r, &r->line[next], eyes);
    json_end(&j);
    json_end(&j);
    send_off(x);
    return next;
}

uint32_t room_tell_log(const room *r, uint32_t from, orr_seat eyes, room_send *send, void *to)
{
    sender x = { send, to, { .text = NULL } };
    const uint32_t next = send_news(r, from, eyes, &x);
    text_free(&x.s);
    return next;
}

/* ---- chat and recap --------------------------------------------------------------------------------------------- */

static void send_line(const room_chat *c, sender *x)
{
    json j = json_on_text(&x->s);
    json_open_object(&j, NULL);
    json_text(&j, "t", "chat");
    json_count(&j, "n", c->n);
    put_seat_or_null(&j, "seat", c->seat);
    json_text(&j, "name", c->name);
    json_text(&j, "text", c->text);
    json_count(&j, "at", c->at);
    json_end(&j);
    send_off(x);
}

static void send_chat(const room *r, uint32_t n, orr_seat eyes, sender *x)
{
    const room_chat *c = &r->chat[n % ROOM_CHATS];
    if (c->n == n && !(eyes < r->seats && (r->seat[eyes].mutes >> c->seat & 1))) send_line(c, x);
}

/* What watchers say is for watchers, until the match is over. */
static bool hears_asides(const room *r, orr_seat eyes) { return eyes >= r->seats || r->state == ROOM_OVER; }

static void send_aside(const room *r, uint32_t n, orr_seat eyes, sender *x)
{
    const room_chat *c = r->aside ? &r->aside[n % ROOM_CHATS] : NULL;
    if (c && c->n == n && hears_asides(r, eyes)) send_line(c, x);
}

static void send_asides(const room *r, orr_seat eyes, sender *x)
{
    const uint32_t first = r->n_asides > ROOM_CHATS ? r->n_asides - ROOM_CHATS : 0;
    for (uint32_t n = first + 1; n <= r->n_asides; n++) send_aside(r, n, eyes, x);
}

/* The last few answers that a bot gave for this seat while it was away. */
static void recap_answers(json *j, const room *r, orr_seat s)
{
    enum { MOST = 3 };
    char line[500], label[160];
    unsigned n = 0;
    buffer p = buffer_on(line, sizeof line);
    buffer_text(&p, "A bot answered for you: ");
    for (uint32_t i = r->m->n_answers; i > r->seat[s].gone_answers && n < MOST; i--) {
        const orr_answer *a = &r->m->answer[i - 1];
        if (a->seat != s || (r->how[i - 1] != HOW_BOT && r->how[i - 1] != HOW_HURRIED) ||
            phrase_label(&r->box, a->act, r->names, label, sizeof label) < 0)
            continue;
        buffer_put(&p, "%s%s", n++ ? "; before that: " : "", label);
    }
    buffer_char(&p, '.');
    if (n && p.at > 0) json_text(j, NULL, line);
}

static void send_recap(const room *r, orr_seat s, sender *x)
{
    char line[400];
    const room_seat *me = &r->seat[s];
    if (!r->m || !me->returned) return;
    json j = json_on_text(&x->s);
    json_open_object(&j, NULL);
    json_text(&j, "t", "recap");
    json_open_array(&j, "lines");
    const uint32_t seen = room_answers_seen(r, s), answers = seen > me->gone_answers ? seen - me->gone_answers : 0;
    snprintf(line, sizeof line, "While you were away: %u answer%s.", answers, answers == 1 ? "" : "s");
    json_text(&j, NULL, line);
    recap_answers(&j, r, s);
    uint32_t last = r->n_lines;
    while (last > me->gone_line && r->line[last - 1].kind != LINE_EVENT) last--;
    if (last > me->gone_line && line_text(r, &r->line[last - 1], s, line, sizeof line) > 0) json_text(&j, NULL, line);
    json_end(&j);
    json_end(&j);
    send_off(x);
}

/* ---- who gets what ---------------------------------------------------------------------------------------------- */

static void send_view(const room *r, orr_seat eyes, sender *x)
{
    room_write_view(r, eyes, &x->s);
    send_off(x);
}

static void send_table(const room *r, orr_seat eyes, uint64_t now, sender *x)
{
    room_write_table(r, eyes, now, &x->s);
    send_off(x);
}

static void send_shuffle(const room *r, sender *x)
{
    json j = json_on_text(&x->s);
    put_shuffle(&j, r);
    send_off(x);
}

void room_tell(const room *r, const room_changes *ch, orr_seat eyes, uint64_t now, room_send *send, void *to)
{
    sender x = { send, to, { .text = NULL } };
    for (uint32_t i = ch->news; i < r->n_lines;) i = send_news(r, i, eyes, &x);
    const bool sees = !(ch->blind >> eyes & 1), own = eyes < r->seats && (ch->own >> eyes & 1);
    if (ch->view && sees) send_view(r, eyes, &x);
    if ((ch->table && sees) || own) send_table(r, eyes, now, &x);
    if (ch->shuffle || (ch->table && !r->m)) send_shuffle(r, &x);
    if (ch->chat) send_chat(r, ch->chat, eyes, &x);
    if (ch->aside) send_aside(r, ch->aside, eyes, &x);
    if (ch->ended && eyes < r->seats) send_asides(r, eyes, &x);
    if (eyes < r->seats && (ch->recap >> eyes & 1)) send_recap(r, eyes, &x);
    text_free(&x.s);
}

void room_greet(const room *r, orr_seat eyes, uint64_t now, room_send *send, void *to)
{
    sender x = { send, to, { .text = NULL } };
    const uint32_t first = r->n_chats > ROOM_CHATS ? r->n_chats - ROOM_CHATS : 0;
    send_table(r, eyes, now, &x);
    send_view(r, eyes, &x);
    send_shuffle(r, &x);
    for (uint32_t n = first + 1; n <= r->n_chats; n++) send_chat(r, n, eyes, &x);
    send_asides(r, eyes, &x);
    if (eyes < r->seats) send_recap(r, eyes, &x);
    text_free(&x.s);
}
