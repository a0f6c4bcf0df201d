/* room_bots.c - thinking tasks for bots and for hints, and what becomes of their results. The bots themselves are not
 * here. */
#include "room_parts.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* ---- tasks ------------------------------------------------------------------------------------------------------ */

typedef struct { size_t set, view, legal, heard, all; } layout;       /* where the parts of a task lie behind it */

static size_t rounded(size_t n) { return (n + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t); }

static layout lay_out(const room *r, int n_legal, uint32_t n_heard)
{
    layout l;
    l.set = rounded(sizeof(room_job));
    l.view = l.set + rounded(r->set ? r->box.game->set_size : 0);
    l.legal = l.view + rounded(r->box.game->view_size);
    l.heard = l.legal + rounded((size_t)n_legal * sizeof(orr_action));
    l.all = l.heard + n_heard * sizeof(orr_event);
    return l;
}

/* What the match has told, as this seat heard it. */
static void copy_heard(const match *m, orr_seat s, orr_event *out)
{
    for (uint32_t i = 0; i < m->n_events; i++) {
        out[i] = m->event[i];
        if (!(out[i].sees >> s & 1)) memset(out[i].priv, 0, sizeof out[i].priv);
        out[i].sees = out[i].sees & orr_one(s) ? orr_one(s) : 0;      /* who else was told is not its business */
    }
}

/* The same match at the same position thinks the same way, also after a restart. */
static orr_rng rng_of(const room *r, orr_seat s)
{
    uint8_t sign[MATCH_KEY];
    deal_commitment(&r->deal, sign);
    return (orr_rng){ orr_hash(sign, sizeof sign, (uint64_t)r->m->n_answers * ORR_MAX_SEATS + s) };
}

static room_job *make_job(const room *r, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const match *m = r->m;
    const int n = orr_legal(&m->t, s, legal);
    const layout l = lay_out(r, n, m->n_events);
    char *block = n ? malloc(l.all) : NULL;
    if (!block) return NULL;
    room_job *j = (room_job *)(void *)block;
    *j = (room_job){ .seat = s, .asked = orr_asked(&m->t) >> s & 1, .question = m->question[s], .seq = r->seq,
                     .rng = rng_of(r, s), .box = r->box, .n_legal = n, .n_heard = m->n_events };
    strcpy(j->code, r->code);
    strcpy(j->level, r->seat[s].level);
    if (r->set) j->box.set = memcpy(block + l.set, r->set, r->box.game->set_size);
    orr_observe(&m->t, s, block + l.view);
    j->view = block + l.view;
    j->legal = memcpy(block + l.legal, legal, (size_t)n * sizeof *legal);
    copy_heard(m, s, (orr_event *)(void *)(block + l.heard));
    j->heard = (const orr_event *)(const void *)(block + l.heard);
    return j;
}

void room_job_free(room_job *j) { free(j); }

room_job *room_hint_job(const room *r, orr_seat s)
{
    return r->state == ROOM_PLAYING && s < r->seats ? make_job(r, s) : NULL;
}

/* ---- who must think --------------------------------------------------------------------------------------------- */

/* What a bot thinks about: its question, or the position in which it may interject; 0: nothing. */
static uint32_t matter_for(const room *r, orr_seat s)
{
    enum { POSITION = 0x40000000 };
    if (r->state != ROOM_PLAYING || !plays_by_bot(r, s)) return 0;
    if (orr_asked(&r->m->t) >> s & 1) return r->m->question[s];
    return orr_may(&r->m->t) >> s & 1 ? POSITION | r->seq : 0;
}

/* Answers of others to the same question may bar what it had in mind. */
static bool is_spoilt(const room *r, orr_seat s) { return r->seat[s].kept && orr_why_not(&r->m->t, s, r->seat[s].act); }

static bool must_think(const room *r, orr_seat s)
{
    const uint32_t matter = matter_for(r, s);
    return matter && (r->seat[s].thought != matter || is_spoilt(r, s));
}

room_job *room_bot_job(room *r)
{
    for (orr_seat s = 0; s < r->seats; s++) {
        room_seat *x = &r->seat[s];
        if (!must_think(r, s)) continue;
        room_job *j = make_job(r, s);
        x->thought = matter_for(r, s);
        x->kept = false;
        x->thinking = j;
        if (j) return j;
    }
    return NULL;
}

/* In a window the answer comes when the automatic ones come, or a whole number of windows later. */
static uint64_t time_to_speak(const room *r, orr_seat s, uint64_t now)
{
    const uint64_t base = r->seat[s].question ? r->seat[s].since : r->changed_at, window = window_of(r);
    if (!is_window(r, s)) return now;
    const uint64_t windows = now > base ? (now - base + window - 1) / window : 1;
    return base + windows * window;
}

void room_bot_done(room *r, const room_job *j, orr_action a, uint64_t now)
{
    if (j->seat >= r->seats) return;
    room_seat *x = &r->seat[j->seat];
    const uint32_t matter = matter_for(r, j->seat);
    const bool fresh =
        matter && x->thought == matter && x->thinking && (j->asked ? j->question == matter : j->seq == r->seq);
    if (!fresh) return;
    x->thinking = false;
    if (orr_why_not(&r->m->t, j->seat, a)) { /* silence, a change meanwhile, or a bot that broke the rules */
        if (j->seq != r->seq) x->thought = 0;
        if (!j->asked || j->seq != r->seq) return;
        a = j->legal[0];
    }
    x->kept = true;
    x->act = a;
    x->act_at = time_to_speak(r, j->seat, now);
}

/* ---- when they speak -------------------------------------------------------------------------------------------- */

static bool has_answer(const room *r, orr_seat s)
{
    const uint32_t matter = matter_for(r, s);
    return matter && r->seat[s].kept && r->seat[s].thought == matter && !is_spoilt(r, s);
}

/* Whoever may interject is heard before a bot that is asked goes on. */
static bool others_think(const room *r, orr_seat s)
{
    const orr_seats asked = orr_asked(&r->m->t);
    if (!(asked >> s & 1)) return false;
    for (orr_seat o = 0; o < r->seats; o++) {
        const uint32_t matter = asked >> o & 1 ? 0 : matter_for(r, o);
        if (matter && (r->seat[o].thought != matter || r->seat[o].thinking)) return true;
    }
    return false;
}

bool bot_ready(const room *r, orr_seat s, uint64_t now)
{
    return has_answer(r, s) && now >= r->seat[s].act_at && !others_think(r, s);
}

uint64_t next_bot_time(const room *r)
{
    uint64_t next = ROOM_NEVER;
    for (orr_seat s = 0; s < r->seats; s++)
        if (has_answer(r, s) && r->seat[s].act_at < next && !others_think(r, s)) next = r->seat[s].act_at;
    return next;
}

bool room_can_rest(const room *r)
{
    if (r->watchers || room_next_time(r) != ROOM_NEVER) return false;
    for (orr_seat s = 0; s < r->seats; s++)
        if (r->seat[s].here || must_think(r, s) || (matter_for(r, s) && r->seat[s].thinking)) return false;
    return true;
}
