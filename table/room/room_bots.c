/* room_bots.c - thinking tasks for bots and for hints, and what becomes of their results. The bots themselves are not
 * here.
 *
 * WHEN A BOT SPEAKS FOLLOWS FROM PUBLIC FACTS ALONE, at every question of every game:
 *   - every bot that is asked or may interject gets a task, also one with a single choice or with none;
 *   - a thought counts as over when it would have been, had it taken all the time its level has: thoughts are stopped
 *     then (room_job.at_most), so how long one really took shows nowhere;
 *   - bots that were asked at the same time speak together, a fixed time after that: long enough for all their thoughts
 *     on two threads. If threads were busy elsewhere, all of them a whole number of steps later;
 *   - where a seat goes on with what it alone does, step after step, they wait for the thoughts and no longer;
 *   - first whoever interjects, then answers, each by the order of seats; a bot that keeps silent shows nothing at all;
 *   - an answer that nobody else can see at all is said as soon as all of them have thought, and the time for the next
 *     one still counts from the question. Its thought gets a part of what is left of that time, so that about as many
 *     such answers as a seat ever gives in a row fit into it;
 *   - what others bar before that time is replaced at once by what the bot wanted next, without another thought. */
#include "table/room/room_parts.h"

#include "base/blake2b.h"

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

/* A bot's dice come from the secret of the deal, by a word, how far the match is, and the seat: the same position is
 * played the same way after a restart too, nobody can predict it from what is public, and once the secret is open
 * everybody can roll them again. */
static orr_rng dice_of(const room *r, const char *word, uint32_t answers, orr_seat s)
{
    enum { WORD = 12 };
    uint8_t all[WORD + MATCH_KEY + 5] = { 0 }, sign[HASH];
    uint64_t seed = 0;
    memcpy(all, word, strlen(word));
    memcpy(all + WORD, r->deal.secret, MATCH_KEY);
    for (unsigned i = 0; i < 4; i++) all[WORD + MATCH_KEY + i] = (uint8_t)(answers >> (8 * i));
    all[WORD + MATCH_KEY + 4] = s;
    blake2b_256(sign, all, sizeof all);
    for (unsigned i = 8; i-- > 0;) seed = seed << 8 | sign[i];
    return (orr_rng){ seed };
}

/* Who thinks for this seat: its bot, or the usual one where its program is not here any more. */
static const char *level_of(const room *r, orr_seat s)
{
    const char *level = r->seat[s].level;
    return room_is_level(r->house, level) ? level : room_usual_level(r->house);
}

static uint32_t pace_of(const room *r, orr_seat s)
{
    return r->house->pace ? r->house->pace(level_of(r, s), r->box.game) : ROOM_THOUGHT;
}

room_job *room_job_of(const room *r, const match *m, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_legal(&m->t, s, legal);
    const layout l = lay_out(r, n, m->n_events);
    char *block = malloc(l.all);
    if (!block) return NULL;
    room_job *j = (room_job *)(void *)block;
    *j = (room_job){ .seat = s, .asked = orr_asked(&m->t) >> s & 1, .question = m->question[s], .seq = r->sights[s],
                     .rng = dice_of(r, "orrery bots", m->n_answers, s), .box = r->box, .n_legal = n,
                     .n_heard = m->n_events };
    strcpy(j->code, r->code);
    strcpy(j->level, r->seat[s].failed ? room_usual_level(r->house) : level_of(r, s));
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
    orr_action legal[ORR_MAX_LEGAL];
    if (r->state != ROOM_PLAYING || s >= r->seats || !orr_legal(&r->m->t, s, legal)) return NULL;
    room_job *j = room_job_of(r, r->m, s);
    if (j) j->rng = dice_of(r, "orrery hint", r->m->n_answers, s);
    return j;
}

room_job *room_end_job(const room *r, orr_seat s)
{
    if (!r->m || !match_over(r->m) || s >= r->seats || r->seat[s].failed || !room_plays_by_bot(r, s)) return NULL;
    room_job *j = room_job_of(r, r->m, s);
    if (!j) return NULL;
    j->over = true;
    r->box.game->result(&r->m->t, &j->result);
    if (r->box.game->score) r->box.game->score(&r->m->t, j->scores);
    return j;
}

/* ---- who must think --------------------------------------------------------------------------------------------- */

/* What a bot thinks about: its question, or the position in which it may interject; 0: nothing. */
static uint32_t matter_for(const room *r, orr_seat s)
{
    enum { POSITION = 0x40000000 };
    orr_action nothing;
    if (r->state != ROOM_PLAYING || !room_plays_by_bot(r, s)) return 0;
    if (r->seat[s].skips && (!(orr_asked(&r->m->t) >> s & 1) || room_idles(r, s, &nothing))) return 0;
    if (orr_asked(&r->m->t) >> s & 1) return r->m->question[s];
    return orr_may(&r->m->t) >> s & 1 ? POSITION | r->sights[s] : 0;
}

static bool must_think(const room *r, orr_seat s)
{
    const uint32_t matter = matter_for(r, s);
    return matter && r->seat[s].thought != matter;
}

/* When the question was put, or the position came about in which it may interject. */
static uint64_t put_at(const room *r, orr_seat s) { return r->seat[s].question ? r->seat[s].since : r->changed_at; }

/* A bot goes on with its turn; the others who may interject wait no longer than it does. */
static bool bot_speaks_on(const room *r)
{
    const orr_seats asked = orr_asked(&r->m->t);
    const orr_seat s = asked ? (orr_seat)__builtin_ctz(asked) : ORR_PUBLIC;
    return asked && room_plays_by_bot(r, s) && room_speaks_on(r, s);
}

static uint64_t step_of(const room *r, orr_seat s)
{
    enum { AT_FIRST = 3, GOING_ON = 7 };
    const uint64_t window = room_window_of(r);
    const uint64_t step = bot_speaks_on(r) ? window / GOING_ON : room_is_window(r, s) ? window : window / AT_FIRST;
    return room_patience(r) > step ? room_patience(r) : step ? step : 1;
}

/* The moment for this seat, had it no companions and were its thought over in time. */
static uint64_t first_moment(const room *r, orr_seat s)
{
    const uint64_t step = step_of(r, s), all = r->seat[s].question ? r->seat[s].thinking_time : r->thinking_time;
    return put_at(r, s) + (all > step ? all : step);
}

/* Its question came of an answer that nobody else saw: to everybody else it is still the one it has thought about. */
static bool is_sequel(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    return x->question && x->done_at && x->done_for == put_at(r, s);
}

/* A sequel has no time of its own: it gets a quarter of what is left until the seat would speak next, less a moment for
 * each of those that may still follow. */
static uint32_t limit_of(const room *r, orr_seat s)
{
    enum { TO_COME = 20, MOMENT = 3 };                   /* a thought of a millisecond, and the store */
    const uint32_t pace = pace_of(r, s);
    if (!is_sequel(r, s)) return pace;
    const uint64_t now = r->seat[s].done_at, step = step_of(r, s), first = first_moment(r, s);
    const uint64_t left = (now < first ? first : first + ((now - first) / step + 1) * step) - now;
    const uint64_t part = left > TO_COME * MOMENT + 4 ? (left - TO_COME * MOMENT) / 4 : 1;
    return part < pace ? (uint32_t)part : pace;
}

room_job *room_bot_job(room *r)
{
    for (orr_seat s = 0; s < r->seats; s++) {
        room_seat *x = &r->seat[s];
        if (!must_think(r, s)) continue;
        room_job *j = room_job_of(r, r->m, s);
        if (!j) return NULL;
        j->at_most = limit_of(r, s);
        x->thought = matter_for(r, s);
        x->kept = false;
        x->thinking = true;
        return j;
    }
    return NULL;
}

/* Is this still what the seat thinks about? */
static bool is_fresh(const room *r, const room_job *j)
{
    if (j->seat >= r->seats) return false;
    const room_seat *x = &r->seat[j->seat];
    const uint32_t matter = matter_for(r, j->seat);
    return matter && x->thought == matter && x->thinking &&
           (j->asked ? j->question == matter : j->seq == r->sights[j->seat]);
}

void room_bot_lost(room *r, const room_job *j)
{
    if (!is_fresh(r, j)) return;
    r->seat[j->seat].thinking = false;
    r->seat[j->seat].thought = 0;
}

void room_bot_done(room *r, const room_job *j, const room_thought *what, uint64_t now)
{
    if (!is_fresh(r, j)) return;
    room_seat *x = &r->seat[j->seat];
    const uint64_t began = what->began < now ? what->began : now;
    const uint64_t over = is_sequel(r, j->seat) ? x->over : began + j->at_most;
    x->thinking = false;
    x->hurried = what->hurried;
    if (what->fault && !x->failed) x->failed = (uint8_t)what->fault;
    x->over = over > now ? over : now;
    x->done_at = now;
    x->done_for = put_at(r, j->seat);
    x->n_wants = what->n < ROOM_WANTS ? what->n : ROOM_WANTS;
    memcpy(x->want, what->want, (size_t)x->n_wants * sizeof *x->want);
    x->kept = j->asked || (x->n_wants && !orr_why_not(&r->m->t, j->seat, x->want[0]));
}

bool room_can_fail(const room *r, const room_entry *e, error *why)
{
    if (e->seat >= r->seats || !room_plays_by_bot(r, e->seat)) return error_refuse(why, "No bot plays there.");
    if (!e->n || e->n >= ROOM_FAULTS) return error_refuse(why, "There is no such fault.");
    return room_is_playing(r, why);
}

bool room_do_fail(room *r, const room_entry *e, room_changes *ch)
{
    room_seat *x = &r->seat[e->seat];
    x->failed = ROOM_NO_FAULT;
    strcpy(x->level, room_usual_level(r->house));
    room_add_line(r, (line_kind)(LINE_LATE + e->n - ROOM_LATE), e->seat);
    ch->table = true;
    return true;
}

/* ---- when they speak -------------------------------------------------------------------------------------------- */

/* The bots a bot speaks together with, itself among them: all with something to think about that was put to them no
 * later. Whoever has just spoken and is asked anew keeps nobody waiting. */
static orr_seats companions_of(const room *r, orr_seat s)
{
    orr_seats set = 0;
    for (orr_seat o = 0; o < r->seats; o++)
        if (matter_for(r, o) && put_at(r, o) <= put_at(r, s)) set |= orr_one(o);
    return set;
}

/* Enough for all thoughts on two threads, however those share them, and a little for the store. */
uint64_t room_time_for_thoughts(const room *r)
{
    uint64_t sum = 0, most = 0;
    for (orr_seat s = 0; s < r->seats; s++) {
        if (!matter_for(r, s)) continue;
        const uint64_t pace = pace_of(r, s);
        sum += pace;
        if (pace > most) most = pace;
    }
    return room_window_of(r) / 7 + (sum + most) / 2;
}

/* The moment for this seat, had it no companions. */
static uint64_t own_moment(const room *r, orr_seat s)
{
    const room_seat *x = &r->seat[s];
    const uint64_t step = step_of(r, s), first = first_moment(r, s);
    return x->over > first ? first + (x->over - first + step - 1) / step * step : first;
}

/* When this bot and its companions speak: when the last of them would. ROOM_NEVER: not all have thought. */
static uint64_t moment_of(const room *r, orr_seat s)
{
    const orr_seats bots = companions_of(r, s);
    uint64_t at = 0;
    for (orr_seat o = 0; o < r->seats; o++) {
        if (!(bots >> o & 1)) continue;
        if (r->seat[o].thought != matter_for(r, o) || r->seat[o].thinking) return ROOM_NEVER;
        const uint64_t own = own_moment(r, o);
        if (own > at) at = own;
    }
    return at;
}

static bool speaks(const room *r, orr_seat s)
{
    const uint32_t matter = matter_for(r, s);
    return matter && r->seat[s].thought == matter && r->seat[s].kept;
}

/* The best of what it wanted that is still allowed; else an answer by its dice. False: nothing is allowed. */
static bool word_of(const room *r, orr_seat s, orr_action *out)
{
    const room_seat *x = &r->seat[s];
    orr_action legal[ORR_MAX_LEGAL];
    orr_rng dice = dice_of(r, "orrery bots", r->m->n_answers, s);
    for (int i = 0; i < x->n_wants; i++)
        if (!orr_why_not(&r->m->t, s, x->want[i])) return *out = x->want[i], true;
    const int n = room_open_answers(r, s, legal);
    if (n) *out = legal[orr_rng_below(&dice, (uint32_t)n)];
    return n;
}

/* When this bot says what it wants, and what. */
static uint64_t time_of(const room *r, orr_seat s, orr_action *word)
{
    const uint64_t at = moment_of(r, s);
    if (at == ROOM_NEVER || !word_of(r, s, word)) return ROOM_NEVER;
    return room_nobody_would_see(r, s, *word) ? put_at(r, s) : at;
}

uint64_t room_bot_next_time(const room *r)
{
    uint64_t next = ROOM_NEVER;
    orr_action word;
    for (orr_seat s = 0; s < r->seats && !room_vote_holds(r); s++) {
        const uint64_t at = speaks(r, s) ? time_of(r, s, &word) : ROOM_NEVER;
        if (at < next) next = at;
    }
    return next;
}

/* Interjections come before answers, as they do at a table where everybody is heard. */
bool room_bot_speaks(const room *r, uint64_t now, bot_speech *x)
{
    const orr_seats asked = orr_asked(&r->m->t);
    if (room_vote_holds(r)) return false;
    for (unsigned second = 0; second < 2; second++)
        for (orr_seat s = 0; s < r->seats; s++) {
            orr_action word;
            const uint64_t at = (asked >> s & 1) == second && speaks(r, s) ? time_of(r, s, &word) : ROOM_NEVER;
            if (at > now) continue;
            *x = (bot_speech){ .seat = s, .act = word, .hurried = r->seat[s].hurried, .at = at };
            return true;
        }
    return false;
}

bool room_can_rest(const room *r)
{
    if (r->watchers || room_next_time(r) != ROOM_NEVER) return false;
    for (orr_seat s = 0; s < r->seats; s++)
        if (r->seat[s].here || must_think(r, s) || (matter_for(r, s) && r->seat[s].thinking)) return false;
    return true;
}
