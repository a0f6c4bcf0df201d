/* room_hear.c - messages of clients: read by tables, checked against who speaks, and turned into entries. */
#include "table/room/room_parts.h"

#include "base/form.h"
#include "base/hex.h"
#include "base/plain.h"
#include "table/match/phrases.h"

#include <string.h>

typedef struct {              /* a message, whatever its kind */
    const char *t, *text, *name, *level, *act, *salt, *pledge, *pace, *out;
    int64_t id, question, seat, verb, a[4], seats, clock, bank, increment, react;
    bool yes, on, all, is_public, obvious;
    form_pairs options;
    uint32_t has;             /* bit of every key that is there */
} message;

enum { K_T, K_ID, K_QUESTION, K_A, K_YES, K_TEXT, K_SALT, K_SEAT, K_LEVEL, K_DO, K_VERB, K_ON, K_PLEDGE, K_NAME,
       K_SEATS, K_OPTIONS, K_PUBLIC, K_OBVIOUS, K_PACE, K_CLOCK, K_BANK, K_INCREMENT, K_OUT, K_ALL, K_REACT, N_KEYS };
static const form_member keys[N_KEYS] = {
    [K_T] = { .key = "t", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = 20, .at = offsetof(message, t) },
    [K_ID] = { .key = "id", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = INT64_C(1) << 53,
               .at = offsetof(message, id) },
    [K_QUESTION] = { .key = "question", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = UINT32_MAX,
                     .at = offsetof(message, question) },
    [K_A] = { .key = "a", .kind = FORM_NUMBERS, .count = 4, .high = 255, .at = offsetof(message, a) },
    [K_YES] = { .key = "yes", .kind = FORM_BOOL, .at = offsetof(message, yes) },
    [K_TEXT] = { .key = "text", .kind = FORM_TEXT, .low = 1, .high = ROOM_CHAT, .at = offsetof(message, text) },
    [K_SALT] = { .key = "salt", .kind = FORM_TEXT, .low = 2 * SALT, .high = 2 * SALT, .at = offsetof(message, salt) },
    [K_SEAT] = { .key = "seat", .kind = FORM_NUMBER, .high = ORR_MAX_SEATS - 1, .at = offsetof(message, seat) },
    [K_LEVEL] = { .key = "level", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = ROOM_LEVEL - 1,
                  .at = offsetof(message, level) },
    [K_DO] = { .key = "do", .kind = FORM_TEXT, .low = 1, .high = 10, .at = offsetof(message, act) },
    [K_VERB] = { .key = "verb", .kind = FORM_NUMBER, .high = 255, .at = offsetof(message, verb) },
    [K_ON] = { .key = "on", .kind = FORM_BOOL, .at = offsetof(message, on) },
    [K_PLEDGE] = { .key = "pledge", .kind = FORM_TEXT, .low = 2 * HASH, .high = 2 * HASH,
                   .at = offsetof(message, pledge) },
    [K_NAME] = { .key = "name", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = ROOM_NAME,
                 .at = offsetof(message, name) },
    [K_SEATS] = { .key = "seats", .kind = FORM_NUMBER, .low = 1, .high = ORR_MAX_SEATS,
                  .at = offsetof(message, seats) },
    [K_OPTIONS] = { .key = "options", .kind = FORM_PAIRS, .count = 32, .high = 40, .at = offsetof(message, options) },
    [K_PUBLIC] = { .key = "public", .kind = FORM_BOOL, .at = offsetof(message, is_public) },
    [K_OBVIOUS] = { .key = "obvious", .kind = FORM_BOOL, .at = offsetof(message, obvious) },
    [K_PACE] = { .key = "pace", .kind = FORM_TEXT, .low = 4, .high = 4, .at = offsetof(message, pace) },
    [K_CLOCK] = { .key = "clock", .kind = FORM_NUMBER, .high = ROOM_MOST_CLOCK, .at = offsetof(message, clock) },
    [K_BANK] = { .key = "bank", .kind = FORM_NUMBER, .high = ROOM_LIVE_CLOCK, .at = offsetof(message, bank) },
    [K_INCREMENT] = { .key = "increment", .kind = FORM_NUMBER, .high = ROOM_LIVE_CLOCK,
                      .at = offsetof(message, increment) },
    [K_ALL] = { .key = "all", .kind = FORM_BOOL, .at = offsetof(message, all) },
    [K_OUT] = { .key = "out", .kind = FORM_TEXT, .low = 3, .high = 5, .at = offsetof(message, out) },
    [K_REACT] = { .key = "react", .kind = FORM_NUMBER, .high = ROOM_REACT, .at = offsetof(message, react) },
};
static uint32_t key(unsigned k) { return 1u << k; }

typedef struct {              /* somebody speaks */
    const room *r;
    orr_seat seat;
    const message *m;
    room_entry e;             /* what becomes of it */
    error why;
    orr_rule rule;            /* that refuses it, or 0 */
} speech;

static room_verdict refuse(speech *x, const char *why)
{
    error_refuse(&x->why, "%s", why);
    return ROOM_REFUSED;
}

static room_verdict becomes(speech *x, entry_kind kind)
{
    x->e.kind = kind;
    return ROOM_STORE;
}

/* A level nobody knows stays empty and is refused as such. */
static void set_level(speech *x, const char *level)
{
    if (room_is_level(x->r->house, level)) strcpy(x->e.level, level);
}

static bool watches(const speech *x) { return x->seat >= x->r->seats || x->r->seat[x->seat].who != PERSON; }

static bool is_host(const speech *x) { return x->r->host == x->seat; }

/* ---- at the match ----------------------------------------------------------------------------------------------- */

/* May this seat speak in the match now, and for itself? */
static bool plays(speech *x)
{
    if (!x->r->m || x->r->state == ROOM_GATHERING) return error_refuse(&x->why, "The match has not begun.");
    if (x->r->state == ROOM_OVER) return error_refuse(&x->why, "The match is over.");
    if (x->r->state == ROOM_PAUSED) return error_refuse(&x->why, "The table is paused.");
    if (x->r->seat[x->seat].skips) return error_refuse(&x->why, "Your time ran out; this one is answered for you.");
    return !room_plays_by_bot(x->r, x->seat) || error_refuse(&x->why,
                                                             "A bot plays for you; take your seat back first.");
}

static orr_action action_of(const message *m)
{
    return (orr_action){ (uint8_t)m->a[0], (uint8_t)m->a[1], (uint8_t)m->a[2], (uint8_t)m->a[3] };
}

static bool is_legal(speech *x, orr_action a)
{
    x->rule = match_why_not(x->r->m, x->seat, a, &x->why);
    return !x->rule;
}

/* An answer names the question it answers, so that a late one does no harm; an interjection needs none. */
static bool is_fresh(speech *x, orr_action a)
{
    const match *m = x->r->m;
    const bool asked = orr_asked(&m->t) >> x->seat & 1, interjects = m->t.game->verbs[a.verb].flags & ORR_INTERJECT;
    if (x->m->has & key(K_QUESTION)) return asked && x->m->question == m->question[x->seat];
    return interjects;
}

static room_verdict hear_answer(speech *x)
{
    const orr_action a = action_of(x->m);
    if (!plays(x)) return ROOM_REFUSED;
    if (a.verb >= x->r->box.game->n_verbs) return refuse(x, "There is no such action.");
    if (!is_fresh(x, a)) return refuse(x, "That question is not open any more.");
    if (!is_legal(x, a)) return ROOM_REFUSED;
    if (orr_write(&x->r->box, a, x->e.text, sizeof x->e.text) < 0) return refuse(x, "There is no such action.");
    x->e.n = HOW_PERSON;
    x->e.act = a;
    x->e.acts = x->e.legal = true;
    return becomes(x, ENTRY_ANSWER);
}

static room_verdict hear_undo(speech *x)
{
    undo_plan u;
    if (!plays(x)) return ROOM_REFUSED;
    if (!room_undo_would(x->r, x->seat, &u)) return refuse(x, "You have no move to undo.");
    if (u.withdrawn && !u.free) return refuse(x, "You have withdrawn that twice, so the move stands.");
    x->e.n = u.free ? u.last : VOTE_TAKE_BACK;
    x->e.about = u.last;
    strcpy(x->e.level, VOTE_OF_LATELY);
    return becomes(x, u.free ? ENTRY_UNSAY : ENTRY_VOTE);
}

static room_verdict hear_hint(speech *x)
{
    orr_action legal[ORR_MAX_LEGAL];
    if (!plays(x)) return ROOM_REFUSED;
    return orr_legal(&x->r->m->t, x->seat, legal) ? ROOM_THINK : refuse(x, "You have nothing to decide now.");
}

static room_verdict hear_why(speech *x)
{
    orr_action a = action_of(x->m);
    if (!plays(x)) return ROOM_REFUSED;
    if (x->m->has & key(K_TEXT))
        return match_read_answer(x->r->m, x->seat, x->m->text, &a, &x->why) ? ROOM_ANSWERED : ROOM_REFUSED;
    if (!(x->m->has & key(K_A))) return refuse(x, "'a' or 'text' is missing.");
    return is_legal(x, a) ? ROOM_ANSWERED : ROOM_REFUSED;
}

static room_verdict hear_pass(speech *x)
{
    const orr_game *g = x->r->box.game;
    if (!plays(x)) return ROOM_REFUSED;
    if (x->m->verb >= g->n_verbs || !(g->verbs[x->m->verb].flags & ORR_DECLINES))
        return refuse(x, "Auto-pass works only with an answer that everybody who is asked may give.");
    x->e.n = (uint32_t)x->m->verb;
    x->e.on = x->m->on;
    return becomes(x, ENTRY_PASS);
}

/* ---- around it -------------------------------------------------------------------------------------------------- */

/* Whoever asked and says no takes the question back. */
static room_verdict hear_vote(speech *x)
{
    x->e.on = x->m->yes;
    return becomes(x, !x->m->yes && x->r->vote.what && x->r->vote.by == x->seat ? ENTRY_WITHDRAW : ENTRY_SAY);
}

/* Watchers have no seat, so they bring a name: not one that could be taken for somebody's at the table. */
static room_verdict hear_aside(speech *x)
{
    char name[NAME_BYTES] = "", text[4 * ROOM_CHAT + 1];
    if (x->m->has & key(K_NAME)) strcpy(name, x->m->name);
    if (!plain_name(name)) return refuse(x, "You are watching; to chat, give a name.");
    if (!room_name_is_unlike(x->r, name, &x->why)) return ROOM_REFUSED;
    strcpy(text, x->m->text + strspn(x->m->text, " "));
    if (!plain_text(text)) return refuse(x, "The message is empty.");
    if (!room_may_say_aside(x->r, x->e.t, &x->why)) return ROOM_REFUSED;
    strcpy(x->e.text, name);
    strcat(x->e.text, "\t");
    strcat(x->e.text, text);
    return becomes(x, ENTRY_ASIDE);
}

static room_verdict hear_chat(speech *x)
{
    if (watches(x)) return hear_aside(x);
    strcpy(x->e.text, x->m->text + strspn(x->m->text, " "));
    return plain_text(x->e.text) ? becomes(x, ENTRY_CHAT) : refuse(x, "The message is empty.");
}

static room_verdict hear_pledge(speech *x)
{
    return hex_read(x->m->pledge, x->e.hash, HASH) ? becomes(x, ENTRY_PLEDGE)
                                                   : refuse(x, "'pledge' should be 64 lower-case hex digits.");
}

static room_verdict hear_salt(speech *x)
{
    return hex_read(x->m->salt, x->e.salt, SALT) ? becomes(x, ENTRY_OPENS)
                                                 : refuse(x, "'salt' should be 32 lower-case hex digits.");
}

static room_verdict hear_start(speech *x)
{
    return is_host(x) ? becomes(x, ENTRY_START) : refuse(x, "Only the host can start.");
}

static room_verdict hear_seat(speech *x)
{
    if (!is_host(x)) return refuse(x, "Only the host can do that.");
    x->e.seat = (orr_seat)x->m->seat;
    if (!(x->m->has & key(K_LEVEL))) return becomes(x, ENTRY_FREE);
    set_level(x, x->m->level);
    return becomes(x, ENTRY_BOT);
}

/* Everything as it will be stands in the entry, so that it means the same whatever came before. */
static room_verdict hear_settings(speech *x)
{
    static const struct { unsigned key, change; } same[] = {
        { K_SEATS, CHANGE_SEATS }, { K_OPTIONS, CHANGE_OPTIONS }, { K_PUBLIC, CHANGE_PUBLIC },
        { K_OBVIOUS, CHANGE_OBVIOUS }, { K_PACE, CHANGE_PACE }, { K_CLOCK, CHANGE_CLOCK }, { K_BANK, CHANGE_BANK },
        { K_INCREMENT, CHANGE_INCREMENT }, { K_OUT, CHANGE_OUT }, { K_LEVEL, CHANGE_LEVEL },
        { K_REACT, CHANGE_REACT }
    };
    const message *m = x->m;
    room_change c = { .pace = m->pace, .out = m->out, .level = m->level, .seats = m->seats, .clock = m->clock,
                      .bank = m->bank, .increment = m->increment, .react = m->react, .is_public = m->is_public,
                      .obvious = m->obvious };
    text_buf text = { 0 };
    if (!is_host(x)) return refuse(x, "Only the host can do that.");
    if (x->r->state != ROOM_GATHERING) return refuse(x, "The match has begun.");
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++)
        if (m->has & key(same[i].key)) c.has |= 1u << same[i].change;
    if (m->has & key(K_OPTIONS)) {
        c.option = m->options.key;
        c.value = m->options.text;
        c.n_options = m->options.n;
    }
    const bool good = room_write_change(x->r, &c, &text, &x->why) && !text.torn && text.n < sizeof x->e.text;
    if (good) memcpy(x->e.text, text.text, text.n + 1);
    else if (!*x->why.text) error_refuse(&x->why, "Those are too many settings.");
    text_free(&text);
    return good ? becomes(x, ENTRY_SETTINGS) : ROOM_REFUSED;
}

static room_verdict hear_chair(speech *x)
{
    x->e.n = (uint32_t)x->m->seat;
    return becomes(x, ENTRY_CHAIR);
}

/* Everybody who plays is asked; the host alone takes it back. */
static room_verdict hear_offer(speech *x)
{
    const unsigned seat = (unsigned)x->m->seat;
    x->e.n = x->m->on ? VOTE_OFFER : seat;
    x->e.about = seat;
    if (x->m->on) return room_may_ask_table(x->r, &x->e, &x->why) ? becomes(x, ENTRY_VOTE) : ROOM_REFUSED;
    if (is_host(x) && seat < x->r->seats && !x->r->seat[seat].offered) return refuse(x, "That seat is not offered.");
    return becomes(x, ENTRY_OFFER);
}

static room_verdict hear_close(speech *x)
{
    if (!is_host(x)) return refuse(x, "Only the host can do that.");
    return x->r->state == ROOM_GATHERING ? ROOM_CLOSES : refuse(x, "The match has begun.");
}

static room_verdict hear_host(speech *x)
{
    x->e.n = (uint32_t)x->m->seat;
    return becomes(x, ENTRY_HOST);
}

static room_verdict hear_away(speech *x)
{
    x->e.about = x->e.n = (uint32_t)x->m->seat;
    if (!strcmp(x->m->act, "wait")) return becomes(x, ENTRY_WAIT);
    x->e.n = !strcmp(x->m->act, "bot") ? VOTE_BOT : VOTE_PAUSE;
    if (x->e.n == VOTE_PAUSE && strcmp(x->m->act, "pause")) return refuse(x, "'do' should be wait, bot or pause.");
    if (x->e.n == VOTE_BOT) set_level(x, x->m->has & key(K_LEVEL) ? x->m->level : x->r->level);
    return room_may_ask_table(x->r, &x->e, &x->why) ? becomes(x, ENTRY_VOTE) : ROOM_REFUSED;
}

static room_verdict hear_mute(speech *x)
{
    x->e.n = (uint32_t)x->m->seat;
    x->e.on = x->m->on;
    return becomes(x, ENTRY_MUTE);
}

static room_verdict hear_hold(speech *x)
{
    x->e.on = x->m->on;
    return becomes(x, ENTRY_HOLD);
}

/* For oneself, or, from the host, for whoever wants one. */
static room_verdict hear_coach(speech *x)
{
    x->e.n = x->m->all;
    x->e.on = x->m->on;
    return becomes(x, ENTRY_COACH);
}

static room_verdict hear_back(speech *x) { return becomes(x, ENTRY_BACK); }

/* When a clock has paused the table, the others decide together whether it goes on. */
static room_verdict hear_resume(speech *x)
{
    const room *r = x->r;
    if (r->state != ROOM_PAUSED || !r->out_of_time || r->out_of_time == x->seat + 1) return becomes(x, ENTRY_RESUME);
    x->e.n = VOTE_RESUME;
    x->e.about = r->out_of_time - 1u;
    return room_may_ask_table(r, &x->e, &x->why) ? becomes(x, ENTRY_VOTE) : ROOM_REFUSED;
}

static room_verdict hear_leave(speech *x) { return becomes(x, ENTRY_LEAVE); }

/* ---- the table of messages -------------------------------------------------------------------------------------- */

static const struct {
    const char *t;
    uint32_t needs, may;
    room_verdict (*hear)(speech *);
    bool watchers;
} messages[] = {
    { .t = "answer", .needs = 1u << K_A, .may = 1u << K_QUESTION, .hear = hear_answer },
    { .t = "undo", .hear = hear_undo },
    { .t = "vote", .needs = 1u << K_YES, .hear = hear_vote },
    { .t = "chat", .needs = 1u << K_TEXT, .may = 1u << K_NAME, .hear = hear_chat, .watchers = true },
    { .t = "hint", .hear = hear_hint },
    { .t = "why", .may = 1u << K_A | 1u << K_TEXT, .hear = hear_why },
    { .t = "pledge", .needs = 1u << K_PLEDGE, .hear = hear_pledge },
    { .t = "salt", .needs = 1u << K_SALT, .hear = hear_salt },
    { .t = "start", .hear = hear_start },
    { .t = "seat", .needs = 1u << K_SEAT, .may = 1u << K_LEVEL, .hear = hear_seat },
    { .t = "host", .needs = 1u << K_SEAT, .hear = hear_host },
    { .t = "settings",
      .may = 1u << K_SEATS | 1u << K_OPTIONS | 1u << K_PUBLIC | 1u << K_OBVIOUS | 1u << K_PACE | 1u << K_CLOCK |
             1u << K_BANK | 1u << K_INCREMENT | 1u << K_OUT | 1u << K_LEVEL | 1u << K_REACT,
      .hear = hear_settings },
    { .t = "chair", .needs = 1u << K_SEAT, .hear = hear_chair },
    { .t = "offer", .needs = 1u << K_SEAT | 1u << K_ON, .hear = hear_offer },
    { .t = "close", .hear = hear_close },
    { .t = "away", .needs = 1u << K_SEAT | 1u << K_DO, .may = 1u << K_LEVEL, .hear = hear_away },
    { .t = "back", .hear = hear_back },
    { .t = "resume", .hear = hear_resume },
    { .t = "leave", .hear = hear_leave },
    { .t = "pass", .needs = 1u << K_VERB | 1u << K_ON, .hear = hear_pass },
    { .t = "hold", .needs = 1u << K_ON, .hear = hear_hold },
    { .t = "coach", .needs = 1u << K_ON, .may = 1u << K_ALL, .hear = hear_coach },
    { .t = "mute", .needs = 1u << K_SEAT | 1u << K_ON, .hear = hear_mute },
};
enum { N_MESSAGES = sizeof messages / sizeof *messages };

/* The index of its kind in the table, or -1. */
static int read_message(const form *f, message *m, error *why)
{
    const char *t = form_word(f, "t");
    form_member wanted[N_KEYS];
    unsigned n = 0, of[N_KEYS], k = 0;
    uint32_t has;
    while (k < N_MESSAGES && (!t || strcmp(messages[k].t, t))) k++;
    if (k == N_MESSAGES) return error_refuse(why, "There is no message '%.20s'.", t ? t : ""), -1;
    const uint32_t needs = messages[k].needs, all = needs | messages[k].may | key(K_T) | key(K_ID);
    for (unsigned i = 0; i < N_KEYS; i++) {
        if (!(all >> i & 1)) continue;
        of[n] = i;
        wanted[n] = keys[i];
        if (needs >> i & 1) wanted[n].flags |= FORM_NEEDED;
        n++;
    }
    if (!form_read(f, wanted, n, m, &has, why)) return -1;
    for (unsigned i = 0; i < n; i++)
        if (has >> i & 1) m->has |= key(of[i]);
    return (int)k;
}

static room_verdict reply_with(speech *x, room_verdict v, room_reply *out)
{
    if (v == ROOM_STORE && !room_consider(x->r, &x->e, &out->entry, &x->why)) v = ROOM_REFUSED;
    out->answers = v == ROOM_STORE && x->e.kind == ENTRY_ANSWER;
    out->act = x->e.act;
    if (v == ROOM_REFUSED)
        wire_no(&out->reply, out->id, x->why.text, x->rule ? phrase_rule(x->r->box.game, x->rule)->id : NULL);
    else if (v != ROOM_THINK) wire_ok(&out->reply, out->id);
    return v;
}

room_verdict room_hear(const room *r, orr_seat s, const char *bytes, size_t n, uint64_t now, room_reply *out)
{
    form f = { NULL };
    message m = { .has = 0 };
    speech x = { .r = r, .seat = s, .m = &m, .e = { .seat = s, .t = now } };
    room_verdict v = ROOM_REFUSED;
    text_clear(&out->entry);
    text_clear(&out->reply);
    out->id = (wire_id){ .has = false };
    if (n > ROOM_MESSAGE) {
        error_refuse(&x.why, "A message has at most %d bytes.", ROOM_MESSAGE);
    } else if (form_open(&f, bytes, n, &x.why)) {
        const int k = read_message(&f, &m, &x.why);
        out->id.has = form_number(&f, "id", &out->id.n);
        if (k >= 0 && !messages[k].watchers && watches(&x))
            v = refuse(&x, "You are watching; only players at the table can do that.");
        else if (k >= 0) v = messages[k].hear(&x);
    } else {
        out->id.has = form_number_of(bytes, n, "id", &out->id.n);    /* it may be whole but for a NUL */
    }
    v = reply_with(&x, v, out);
    form_close(&f);
    return v;
}

void room_reply_free(room_reply *heard)
{
    text_free(&heard->entry);
    text_free(&heard->reply);
}
