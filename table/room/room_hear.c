/* room_hear.c - messages of clients: read by tables, checked against who speaks, and turned into entries. */
#include "table/room/room_parts.h"

#include "base/form.h"
#include "base/hex.h"
#include "base/plain.h"
#include "table/match/words_for_people.h"

#include <string.h>

typedef struct {              /* a message, whatever its kind */
    const char *t, *text, *level, *act, *salt, *pledge;
    int64_t id, question, seat, verb, a[4];
    bool yes, on;
    uint32_t has;             /* bit of every key that is there */
} message;

enum { K_T, K_ID, K_QUESTION, K_A, K_YES, K_TEXT, K_SALT, K_SEAT, K_LEVEL, K_DO, K_VERB, K_ON, K_PLEDGE, N_KEYS };
static const form_member keys[N_KEYS] = {
    [K_T] = { "t", FORM_TEXT, FORM_NEEDED, 0, 1, 20, offsetof(message, t) },
    [K_ID] = { "id", FORM_NUMBER, FORM_NULL, 0, 0, INT64_C(1) << 53, offsetof(message, id) },
    [K_QUESTION] = { "question", FORM_NUMBER, FORM_NULL, 0, 0, UINT32_MAX, offsetof(message, question) },
    [K_A] = { "a", FORM_NUMBERS, 0, 4, 0, 255, offsetof(message, a) },
    [K_YES] = { "yes", FORM_BOOL, 0, 0, 0, 0, offsetof(message, yes) },
    [K_TEXT] = { "text", FORM_TEXT, 0, 0, 1, ROOM_CHAT, offsetof(message, text) },
    [K_SALT] = { "salt", FORM_TEXT, 0, 0, 2 * SALT, 2 * SALT, offsetof(message, salt) },
    [K_SEAT] = { "seat", FORM_NUMBER, 0, 0, 0, ORR_MAX_SEATS - 1, offsetof(message, seat) },
    [K_LEVEL] = { "level", FORM_TEXT, FORM_NULL, 0, 1, ROOM_LEVEL - 1, offsetof(message, level) },
    [K_DO] = { "do", FORM_TEXT, 0, 0, 1, 10, offsetof(message, act) },
    [K_VERB] = { "verb", FORM_NUMBER, 0, 0, 0, 255, offsetof(message, verb) },
    [K_ON] = { "on", FORM_BOOL, 0, 0, 0, 0, offsetof(message, on) },
    [K_PLEDGE] = { "pledge", FORM_TEXT, 0, 0, 2 * HASH, 2 * HASH, offsetof(message, pledge) },
};
static uint32_t key(unsigned k) { return 1u << k; }

typedef struct {              /* somebody speaks */
    const room *r;
    orr_seat seat;
    const message *m;
    deed d;                   /* what becomes of it */
    note why;
    orr_rule rule;            /* that refuses it, or 0 */
} speech;

static room_verdict refuse(speech *x, const char *why)
{
    note_refuse(&x->why, "%s", why);
    return ROOM_REFUSED;
}

static room_verdict becomes(speech *x, deed_kind kind)
{
    x->d.kind = kind;
    return ROOM_STORE;
}

/* A level nobody knows stays empty and is refused as such. */
static void set_level(speech *x, const char *level)
{
    if (is_level(x->r->house, level)) strcpy(x->d.level, level);
}

static bool is_host(const speech *x) { return x->r->host == x->seat; }

/* ---- at the match ----------------------------------------------------------------------------------------------- */

/* May this seat speak in the match now, and for itself? */
static bool plays(speech *x)
{
    if (!x->r->m || x->r->state == ROOM_GATHERING) return note_refuse(&x->why, "The match has not begun.");
    if (x->r->state == ROOM_OVER) return note_refuse(&x->why, "The match is over.");
    if (x->r->state == ROOM_PAUSED) return note_refuse(&x->why, "The table is paused.");
    return !plays_by_bot(x->r, x->seat) || note_refuse(&x->why, "A bot plays for you; take your seat back first.");
}

static orr_action action_of(const message *m)
{
    return (orr_action){ (uint8_t)m->a[0], (uint8_t)m->a[1], (uint8_t)m->a[2], (uint8_t)m->a[3] };
}

static bool is_legal(speech *x, orr_action a)
{
    x->rule = orr_why_not(&x->r->m->t, x->seat, a);
    return match_check_answer(x->r->m, x->seat, a, &x->why);
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
    if (orr_write(&x->r->box, a, x->d.text, sizeof x->d.text) < 0) return refuse(x, "There is no such action.");
    x->d.n = HOW_PERSON;
    return becomes(x, DEED_ANSWER);
}

static room_verdict hear_undo(speech *x)
{
    undo_plan u;
    if (!plays(x)) return ROOM_REFUSED;
    if (!undo_would(x->r, x->seat, &u)) return refuse(x, "You have no answer to take back.");
    if (u.withdrawn && !u.free) return refuse(x, "You have withdrawn that twice; the answer stands.");
    x->d.n = u.free ? u.last : VOTE_TAKE_BACK;
    x->d.about = u.last;
    strcpy(x->d.level, VOTE_OF_LATELY);
    return becomes(x, u.free ? DEED_UNSAY : DEED_VOTE);
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
        return refuse(x, "The table passes only with what everybody who is asked may answer.");
    x->d.n = (uint32_t)x->m->verb;
    x->d.on = x->m->on;
    return becomes(x, DEED_PASS);
}

/* ---- around it -------------------------------------------------------------------------------------------------- */

/* Whoever asked and says no takes the question back. */
static room_verdict hear_vote(speech *x)
{
    x->d.on = x->m->yes;
    return becomes(x, !x->m->yes && x->r->vote.what && x->r->vote.by == x->seat ? DEED_WITHDRAW : DEED_SAY);
}

static room_verdict hear_chat(speech *x)
{
    strcpy(x->d.text, x->m->text + strspn(x->m->text, " "));
    return plain_text(x->d.text) ? becomes(x, DEED_CHAT) : refuse(x, "There is nothing in it.");
}

static room_verdict hear_pledge(speech *x)
{
    return hex_read(x->m->pledge, x->d.hash, HASH) ? becomes(x, DEED_PLEDGE)
                                                   : refuse(x, "'pledge' should be 64 small hex digits.");
}

static room_verdict hear_salt(speech *x)
{
    return hex_read(x->m->salt, x->d.salt, SALT) ? becomes(x, DEED_OPENS)
                                                 : refuse(x, "'salt' should be 32 small hex digits.");
}

static room_verdict hear_start(speech *x)
{
    return is_host(x) ? becomes(x, DEED_START) : refuse(x, "Only the host can start.");
}

static room_verdict hear_seat(speech *x)
{
    if (!is_host(x)) return refuse(x, "Only the host can do that.");
    x->d.seat = (orr_seat)x->m->seat;
    if (!(x->m->has & key(K_LEVEL))) return becomes(x, DEED_FREE);
    set_level(x, x->m->level);
    return becomes(x, DEED_BOT);
}

static room_verdict hear_host(speech *x)
{
    x->d.n = (uint32_t)x->m->seat;
    return becomes(x, DEED_HOST);
}

static room_verdict hear_away(speech *x)
{
    x->d.about = x->d.n = (uint32_t)x->m->seat;
    if (!strcmp(x->m->act, "wait")) return becomes(x, DEED_WAIT);
    x->d.n = !strcmp(x->m->act, "bot") ? VOTE_BOT : VOTE_PAUSE;
    if (x->d.n == VOTE_PAUSE && strcmp(x->m->act, "pause")) return refuse(x, "'do' should be wait, bot or pause.");
    if (x->d.n == VOTE_BOT) set_level(x, x->m->has & key(K_LEVEL) ? x->m->level : x->r->level);
    return may_ask_table(x->r, &x->d, &x->why) ? becomes(x, DEED_VOTE) : ROOM_REFUSED;
}

static room_verdict hear_mute(speech *x)
{
    x->d.n = (uint32_t)x->m->seat;
    x->d.on = x->m->on;
    return becomes(x, DEED_MUTE);
}

static room_verdict hear_hold(speech *x)
{
    x->d.on = x->m->on;
    return becomes(x, DEED_HOLD);
}

static room_verdict hear_back(speech *x) { return becomes(x, DEED_BACK); }
static room_verdict hear_resume(speech *x) { return becomes(x, DEED_RESUME); }
static room_verdict hear_leave(speech *x) { return becomes(x, DEED_LEAVE); }

/* ---- the table of messages -------------------------------------------------------------------------------------- */

static const struct { const char *t; uint32_t needs, may; room_verdict (*hear)(speech *); } messages[] = {
    { "answer", 1u << K_A, 1u << K_QUESTION, hear_answer },
    { "undo", 0, 0, hear_undo },
    { "vote", 1u << K_YES, 0, hear_vote },
    { "chat", 1u << K_TEXT, 0, hear_chat },
    { "hint", 0, 0, hear_hint },
    { "why", 0, 1u << K_A | 1u << K_TEXT, hear_why },
    { "pledge", 1u << K_PLEDGE, 0, hear_pledge },
    { "salt", 1u << K_SALT, 0, hear_salt },
    { "start", 0, 0, hear_start },
    { "seat", 1u << K_SEAT, 1u << K_LEVEL, hear_seat },
    { "host", 1u << K_SEAT, 0, hear_host },
    { "away", 1u << K_SEAT | 1u << K_DO, 1u << K_LEVEL, hear_away },
    { "back", 0, 0, hear_back },
    { "resume", 0, 0, hear_resume },
    { "leave", 0, 0, hear_leave },
    { "pass", 1u << K_VERB | 1u << K_ON, 0, hear_pass },
    { "hold", 1u << K_ON, 0, hear_hold },
    { "mute", 1u << K_SEAT | 1u << K_ON, 0, hear_mute },
};
enum { N_MESSAGES = sizeof messages / sizeof *messages };

/* The index of its kind in the table, or -1. */
static int read_message(const form *f, message *m, note *why)
{
    const char *t = form_word(f, "t");
    form_member wanted[N_KEYS];
    unsigned n = 0, of[N_KEYS], k = 0;
    uint32_t has;
    while (k < N_MESSAGES && (!t || strcmp(messages[k].t, t))) k++;
    if (k == N_MESSAGES) return note_refuse(why, "There is no message '%.20s'.", t ? t : ""), -1;
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

static room_verdict answer_with(speech *x, room_verdict v, room_answer *out)
{
    if (v == ROOM_STORE && !deed_consider(x->r, &x->d, &out->entry, &x->why)) v = ROOM_REFUSED;
    if (v == ROOM_REFUSED)
        wire_no(&out->reply, out->id, x->why.text, x->rule ? rule_text(x->r->box.game, x->rule)->id : NULL);
    else if (v != ROOM_THINK) wire_ok(&out->reply, out->id);
    return v;
}

room_verdict room_hear(const room *r, orr_seat s, const char *bytes, size_t n, uint64_t now, room_answer *out)
{
    form f = { NULL };
    message m = { .has = 0 };
    speech x = { .r = r, .seat = s, .m = &m, .d = { .seat = s, .t = now } };
    room_verdict v = ROOM_REFUSED;
    scroll_clear(&out->entry);
    scroll_clear(&out->reply);
    out->id = (wire_id){ .has = false };
    if (n > ROOM_MESSAGE) {
        note_refuse(&x.why, "A message has at most %d bytes.", ROOM_MESSAGE);
    } else if (form_open(&f, bytes, n, &x.why)) {
        const int k = read_message(&f, &m, &x.why);
        out->id.has = form_number(&f, "id", &out->id.n);
        if (k >= 0 && (s >= r->seats || r->seat[s].who != PERSON))
            v = refuse(&x, "You watch; only who sits at the table can do that.");
        else if (k >= 0) v = messages[k].hear(&x);
    }
    v = answer_with(&x, v, out);
    form_close(&f);
    return v;
}

void room_answer_free(room_answer *a)
{
    scroll_free(&a->entry);
    scroll_free(&a->reply);
}
