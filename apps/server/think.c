/* think.c - bots think on other threads, from a copy of what their seat knows; the answer comes back on the loop. */
#include "bot.h"
#include "log.h"
#include "tables.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uv_work_t work;
    server *server;
    uint64_t birth;                      /* of the table */
    room_job *job;
    bool hint;
    uint64_t conn;                       /* of a hint: who asked */
    wire_id id;
    orr_action act;                      /* the result */
    float chance;
    const char *reason;
} thought;

static atomic_bool no_more;

void think_no_more(void) { atomic_store(&no_more, true); }

/* ---- on another thread ------------------------------------------------------------------------------------------- */

static void choose(thought *x)
{
    room_job *j = x->job;
    const bot *b = bot_find(j->level, j->box.game);
    void *memory = b ? calloc(1, b->memory ? b->memory : 1) : NULL;
    x->act = j->asked ? j->legal[0] : (orr_action){ .verb = BOT_SILENT };
    if (!memory) return;
    bot_open(b, &j->box, NULL, memory);
    for (uint32_t i = 0; i < j->n_heard; i++) bot_hear(b, &j->box, j->seat, &j->heard[i], memory);
    x->act = b->choose(&j->box, j->view, j->legal, j->n_legal, memory, &j->rng);
    free(memory);
}

static void advise(thought *x)
{
    static const float even = 0.5f;
    room_job *j = x->job;
    bot_opinion *opinion = calloc(ORR_MAX_LEGAL + 1, sizeof *opinion);
    x->act = j->legal[0];
    x->chance = even;
    if (!opinion) return;
    const int n =
        bot_opinions(&j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard, &j->rng, opinion, &x->reason);
    if (n > 0) {
        x->act = opinion[0].act;
        x->chance = opinion[0].value;
    }
    free(opinion);
}

static void think(uv_work_t *work)
{
    thought *x = work->data;
    if (atomic_load(&no_more)) return;
    if (x->hint) advise(x);
    else choose(x);
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void send_hint(const thought *x, const table *t)
{
    conn *c = conn_find(x->server, x->conn);
    uint8_t seat;
    scroll text = { 0 };
    if (!c || !seat_heard(t, c, &seat) || seat != x->job->seat) return;        /* it knows the hand of that seat */
    wire_hint(&text, x->id, room_box(t->room), room_names(t->room), x->act, x->chance, x->reason);
    seat_send(c, text.text, text.n);
    scroll_free(&text);
}

static void thought_of(uv_work_t *work, int status)
{
    thought *x = work->data;
    table *t = x->server->tables ? table_awake(x->server->tables, x->job->code) : NULL;
    if (t && t->birth == x->birth) {
        t->thinking--;
        if (x->hint) t->hinting &= (uint16_t)~orr_one(x->job->seat);
        if (!status && x->hint) send_hint(x, t);
        if (!status && !x->hint) room_bot_done(t->room, x->job, x->act, wall_clock());
        if (!x->server->stopping) {
            think_bots(t);
            table_consider(t);
        }
    }
    room_job_free(x->job);
    free(x);
}

static void refuse_hint(const table *t, const want *w, const char *why)
{
    scroll no = { 0 };
    conn *c = conn_find(t->server, w->conn);
    wire_no(&no, w->id, why, NULL);
    if (c) seat_send(c, no.text, no.n);
    scroll_free(&no);
}

/* Takes the job over. False: no memory. */
static bool begin(table *t, room_job *job, const want *hint)
{
    thought *x = calloc(1, sizeof *x);
    if (!x) {
        room_job_free(job);
        return false;
    }
    *x = (thought){ .server = t->server, .birth = t->birth, .job = job, .hint = hint != NULL };
    if (hint) x->conn = hint->conn, x->id = hint->id;
    x->work.data = x;
    uv_queue_work(&t->server->loop, &x->work, think, thought_of);
    t->thinking++;
    return true;
}

void think_bots(table *t)
{
    for (room_job *job; !t->server->stopping && (job = room_bot_job(t->room)); )
        if (!begin(t, job, NULL)) return;
}

/* One at a time for a seat: nobody may keep the bots of all tables waiting. */
void think_hint(table *t, const want *w)
{
    if (w->seat < ORR_MAX_SEATS && (t->hinting >> w->seat & 1)) {
        refuse_hint(t, w, "Your hint is being thought about.");
        return;
    }
    room_job *job = room_hint_job(t->room, w->seat);
    if (job && begin(t, job, w)) t->hinting |= orr_one(w->seat);
    else refuse_hint(t, w, "There is nothing to decide.");
}
