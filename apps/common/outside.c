/* outside.c - what an external bot is told and asked, and what becomes of its answer. A program keeps one seat at one
 * size of table for as long as it lives and plays match after match there: it never sees two hands. */
#include "apps/common/outside.h"

#include "apps/common/outside_process.h"
#include "base/json_in.h"
#include "generated/apps/common/version.h"
#include "lab/play/clock.h"
#include "table/match/heard.h"
#include "table/wire/wire.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROTOCOL = 1, TOLD_FORFEITS = 10, ANSWER_DEPTH = 8 };
static const char prefix[] = "exec:";

typedef struct outside {
    struct outside *next;
    char name[OUTSIDE_NAME];
    bot b;
} outside;

typedef struct {              /* of a bot in one match */
    const outside *who;       /* bot_open wrote it */
    outside_process *program; /* NULL: not asked yet, or failed */
    heard news;
    uint32_t told;            /* so many of them */
    uint64_t place;           /* see outside_question */
    uint64_t patience;        /* milliseconds */
    bool begun;               /* the program knows that this match has begun */
    bool failed;
    error why;
} seat_memory;

static outside *named;                                           /* all bots so far */
static outside_process *idle;                                    /* programs that wait for a match */
static pthread_mutex_t pool = PTHREAD_MUTEX_INITIALIZER;         /* holds `idle` */
static unsigned most_idle;                                       /* and at most so many; 0: any number */
static uint64_t patience = OUTSIDE_PATIENCE;

void outside_wait(uint64_t milliseconds) { patience = milliseconds; }

/* ---- messages ---------------------------------------------------------------------------------------------------- */

static const orr_look *look_of(const void *view) { return view; }

static json begin(text_buf *out, const char *kind)
{
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_text(&j, "t", kind);
    return j;
}

static void finish(json *j, text_buf *out)
{
    json_end(j);
    text_add(out, "\n");
}

static void put_hello(text_buf *out, const orr_box *box, const orr_look *look)
{
    json j = begin(out, "hello");
    json_count(&j, "protocol", PROTOCOL);
    json_text(&j, "version", ORRERY_VERSION);
    json_text(&j, "game", box->game->id);
    wire_options(&j, box);
    json_count(&j, "seats", look->seats);
    json_count(&j, "seat", look->seat);
    json_key(&j, "book");
    wire_book(&j, box, look->seats);
    finish(&j, out);
}

static void put_match(text_buf *out, seat_memory *m)
{
    json j = begin(out, "match");
    m->begun = true;
    m->told = 0;
    finish(&j, out);
}

static void put_news(json *j, const orr_box *box, orr_seat eyes, seat_memory *m)
{
    json_open_array(j, "news");
    while (m->told < m->news.n) wire_event(j, box, &m->news.event[m->told++], eyes, NULL);
    json_end(j);
}

static void put_question(text_buf *out, const wire_sight *w, seat_memory *m)
{
    const orr_look *look = look_of(w->view);
    json j = begin(out, "ask");
    json_count(&j, "choices", (uint64_t)w->n_legal);
    json_bool(&j, "silence", !(look->asked >> look->seat & 1));
    put_news(&j, w->box, look->seat, m);
    wire_view(&j, "view", w);
    finish(&j, out);
}

static void put_end(text_buf *out, const wire_sight *w, seat_memory *m)
{
    json j = begin(out, "over");
    put_news(&j, w->box, look_of(w->view)->seat, m);
    wire_view(&j, "view", w);
    finish(&j, out);
}

/* ---- programs ---------------------------------------------------------------------------------------------------- */

static bool is_for(const outside_process *p, const seat_memory *m, const orr_look *look)
{
    return p->of == m->who && p->place == m->place && p->seats == look->seats && p->seat == look->seat;
}

static outside_process *take_idle(const seat_memory *m, const orr_look *look)
{
    pthread_mutex_lock(&pool);
    outside_process **at = &idle, *p;
    while ((p = *at) && !is_for(p, m, look)) at = &p->next;
    if (p) *at = p->next;
    pthread_mutex_unlock(&pool);
    return p;
}

static void drop_all(outside_process *list)
{
    for (outside_process *next; list; list = next) {
        next = list->next;
        outside_process_drop(list);
    }
}

static void give_back(seat_memory *m)
{
    outside_process *p = m->program;
    m->program = NULL;
    if (!p) return;
    pthread_mutex_lock(&pool);
    p->next = idle;
    idle = p;
    unsigned n = 0;
    outside_process **last = &idle, *old = NULL;
    while (*last && (!most_idle || n < most_idle)) last = &(*last)->next, n++;
    old = *last;                         /* those that have waited longest */
    *last = NULL;
    pthread_mutex_unlock(&pool);
    drop_all(old);
}

/* A program for this seat that knows that the match has begun; a new one if none waits. False: there is none. */
static bool have_program(seat_memory *m, const orr_box *box, const orr_look *look, text_buf *out)
{
    if (!m->program) m->program = take_idle(m, look);
    if (!m->program) {
        char command[OUTSIDE_NAME];
        snprintf(command, sizeof command, "exec %s", outside_command(&m->who->b));
        m->program = outside_process_start(command, &m->why);
        if (!m->program) return false;
        m->program->of = m->who;
        m->program->place = m->place;
        m->program->seats = look->seats;
        m->program->seat = look->seat;
        put_hello(out, box, look);
    }
    if (!m->begun) put_match(out, m);
    return true;
}

/* ---- the bot ----------------------------------------------------------------------------------------------------- */

static bool is_answer(const json_in *j, int n, bool may_be_silent, int *k, error *why)
{
    const json_in_value *v = j->value->kind == JSON_IN_OBJECT ? json_in_member(j, j->value, "answer") : NULL;
    *k = -1;
    if (!v || (v->kind != JSON_IN_WHOLE && v->kind != JSON_IN_NULL))
        return error_refuse(why, "its line is no {\"answer\":N}");
    if (v->kind == JSON_IN_NULL) return may_be_silent || error_refuse(why, "it kept silent when it was asked");
    if (v->whole < 0 || v->whole >= n)
        return error_refuse(why, "its answer %lld is none of 0 to %d", (long long)v->whole, n - 1);
    *k = (int)v->whole;
    return true;
}

static bool read_answer(const char *line, size_t bytes, int n, bool may_be_silent, int *k, error *why)
{
    json_in j;
    unsigned at;
    if (json_in_read(&j, line, bytes, ANSWER_DEPTH, false, &at) != JSON_IN_FINE)
        return error_refuse(why, "its line is not JSON");
    const bool good = is_answer(&j, n, may_be_silent, k, why);
    json_in_free(&j);
    return good;
}

/* The number of an answer, or -1 for silence. False: m->why says what is wrong with the program. */
static bool converse(seat_memory *m, const wire_sight *w, int *k)
{
    const orr_look *look = look_of(w->view);
    const double deadline = lab_seconds() + (double)m->patience / 1000;
    text_buf out = { 0 };
    bool good = have_program(m, w->box, look, &out);
    if (good) put_question(&out, w, m);
    if (good && (out.torn || m->news.torn)) good = error_refuse(&m->why, "there is not enough memory to ask it");
    good = good && outside_process_tell(m->program, out.text, out.n, deadline, &m->why);
    const char *line = good ? outside_process_hear(m->program, deadline, &m->why) : NULL;
    text_free(&out);
    return line && read_answer(line, m->program->taken - 1, w->n_legal, !(look->asked >> look->seat & 1), k, &m->why);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    seat_memory *m = memory;
    const wire_sight w = { .box = box, .view = view, .legal = legal, .n_legal = n };
    int k = -1;
    (void)r;
    m->patience = patience;
    if (!m->failed && converse(m, &w, &k)) return k < 0 ? (orr_action){ .verb = BOT_SILENT } : legal[k];
    m->failed = true;
    if (m->program) outside_process_kill(m->program);
    m->program = NULL;
    return (orr_action){ .verb = BOT_FORFEIT };
}

static void hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    seat_memory *m = memory;
    (void)box, (void)me;
    if (!m->failed) heard_hear(&m->news, e);
}

static const char *fault(const void *memory) { return ((const seat_memory *)memory)->why.text; }

/* A program that plays here, or waits for this seat, hears how the match ended. None is started for that. */
static void tell_end(seat_memory *m, const wire_sight *w)
{
    text_buf out = { 0 };
    const double deadline = lab_seconds() + (double)patience / 1000;
    if (!m->program) m->program = take_idle(m, look_of(w->view));
    if (!m->program || !have_program(m, w->box, look_of(w->view), &out)) return;
    put_end(&out, w, m);
    if (!outside_process_tell(m->program, out.text, out.n, deadline, &m->why)) {
        outside_process_kill(m->program);                /* too late to change the match */
        m->program = NULL;
    }
    text_free(&out);
}

static void leave(const orr_box *box, const void *view, const orr_result *r, const int16_t *scores, void *memory)
{
    seat_memory *m = memory;
    const wire_sight w = { .box = box, .view = view, .result = r, .scores = scores };
    if (view && !m->failed) tell_end(m, &w);
    give_back(m);
    heard_free(&m->news);
}

/* ---- one question ------------------------------------------------------------------------------------------------ */

outside_answer outside_ask(const bot *b, const outside_question *q, orr_action *act, error *why)
{
    const wire_sight w = { .box = q->box, .view = q->view, .legal = q->legal, .n_legal = q->n_legal };
    seat_memory m = { .who = b->outside, .place = q->place, .patience = q->milliseconds,
                      .news = { .event = (orr_event *)(uintptr_t)q->heard, .n = q->n_heard } };
    int k = -1;
    const bool good = converse(&m, &w, &k);
    const outside_fault fault = m.program ? m.program->fault : OUTSIDE_ENDED;
    *why = m.why;
    if (good) *act = k < 0 ? (orr_action){ .verb = BOT_SILENT } : q->legal[k];
    if (!good && m.program && fault == OUTSIDE_LATE && q->may_be_late && m.program->asked) m.program->owes = true;
    else if (!good && m.program) {
        outside_process_drop(m.program);
        m.program = NULL;
    }
    const bool owes = m.program && m.program->owes;
    give_back(&m);
    if (good) return OUTSIDE_ANSWERED;
    if (owes) return OUTSIDE_OWES;
    return fault == OUTSIDE_LATE ? OUTSIDE_FAILED_LATE : fault == OUTSIDE_ENDED ? OUTSIDE_FAILED_END :
                                                                               OUTSIDE_FAILED_RULES;
}

void outside_over(const bot *b, const outside_question *q, const orr_result *r, const int16_t *scores)
{
    const wire_sight w = { .box = q->box, .view = q->view, .result = r, .scores = scores };
    seat_memory m = { .who = b->outside, .place = q->place,
                      .news = { .event = (orr_event *)(uintptr_t)q->heard, .n = q->n_heard } };
    tell_end(&m, &w);
    if (!m.program) return;
    m.program->next = NULL;
    outside_process_end(m.program);
}

void outside_leave(uint64_t place)
{
    outside_process *gone = NULL;
    pthread_mutex_lock(&pool);
    for (outside_process **at = &idle, *p; (p = *at);) {
        if (p->place != place) {
            at = &p->next;
            continue;
        }
        *at = p->next;
        p->next = gone;
        gone = p;
    }
    pthread_mutex_unlock(&pool);
    drop_all(gone);
}

void outside_keep(unsigned most) { most_idle = most; }

/* ---- by name ----------------------------------------------------------------------------------------------------- */

const bot *outside_find(const char *name)
{
    if (strncmp(name, prefix, strlen(prefix)) || !name[strlen(prefix)] || strlen(name) >= OUTSIDE_NAME) return NULL;
    for (const outside *o = named; o; o = o->next)
        if (!strcmp(o->name, name)) return &o->b;
    outside *o = calloc(1, sizeof *o);
    if (!o) return NULL;
    strcpy(o->name, name);
    o->b = (bot){ .name = o->name, .text = "a program of your own", .memory = sizeof(seat_memory), .choose = choose,
                  .hear = hear, .outside = o, .fault = fault, .leave = leave };
    o->next = named;
    named = o;
    return &o->b;
}

const char *outside_command(const bot *b) { return b->name + strlen(prefix); }

void outside_forfeited(const char *seed, orr_seat seat, const bot *b, const char *why)
{
    static _Atomic unsigned n;
    const unsigned before = atomic_fetch_add(&n, 1);
    if (before < TOLD_FORFEITS)
        fprintf(stderr, "orrery: %s in seat %u forfeits the match of seed %s: %s.\n", b->name, seat + 1u, seed, why);
    else if (before == TOLD_FORFEITS) fputs("orrery: Further forfeits are only counted.\n", stderr);
}

void outside_hurry(void) { outside_process_hurry(); }

void outside_end(void)
{
    outside_process_end(idle);
    idle = NULL;
}
