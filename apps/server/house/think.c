/* think.c - bots think on other threads, from a copy of what their seat knows; the answer comes back on the loop. Whose
 * thought comes first follows from public facts alone: the level of the bot, who made the table, who is there. Every
 * seat that is asked has its thought, whatever it holds. */
#include "apps/common/thoughts.h"
#include "apps/server/house/programs.h"
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    task task;                           /* first */
    server *server;
    uint64_t birth;                      /* of the table */
    room_job *job;
    bool hint, coach;                    /* neither: a bot */
    room_coached coached;                /* of the coach; its job is the one above */
    wire_remarked remark;
    bool speaks;                         /* it has something to say */
    uint64_t conn;                       /* of a hint: who asked */
    wire_id id;
    uint64_t began, ended;               /* uv_hrtime */
    room_thought what;                   /* the result of a bot */
    thought_hint advice;                 /* of a hint */
} thought;

/* ---- on another thread ------------------------------------------------------------------------------------------- */

static void think(task *t)
{
    thought *x = (thought *)t;
    x->began = uv_hrtime();
    if (x->coach) x->speaks = thought_of_coach(&x->coached, &x->remark);
    else if (x->hint) x->advice = thought_of_hint(x->job);
    else if (x->job->over) programs_over(x->job, x->birth);
    else if (programs_has(x->job->level)) programs_think(x->job, x->birth, &x->what);
    else thought_of_bot(x->job, &x->what);
    x->ended = uv_hrtime();
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void send_hint(const thought *x, const table *t)
{
    conn *c = conn_find(&x->server->net, x->conn);
    uint8_t seat;
    text_buf text = { 0 };
    if (!c || !socket_heard(t, c, &seat) || seat != x->job->seat) return;      /* it knows the hand of that seat */
    wire_hint(&text, x->id, room_box(t->room), room_names(t->room), x->advice.silence ? NULL : &x->advice.act,
              x->advice.chance, x->advice.reason);
    socket_send(c, text.text, text.n);
    text_free(&text);
}

/* To every device of the seat, once per turn. */
static void send_remark(const thought *x, table *t)
{
    const orr_seat s = x->job->seat;
    text_buf text = { 0 };
    uint8_t seat;
    if (!x->speaks || t->remarked[s] == x->coached.turn + 1 || !room_coach_speaks(t->room, &x->coached)) return;
    t->remarked[s] = x->coached.turn + 1;
    wire_remark(&text, room_box(t->room), room_names(t->room), &x->remark);
    for (uint32_t i = t->n_sockets; i-- > 0;) {
        conn *c = conn_find(&x->server->net, t->sockets[i].conn);
        if (c && socket_heard(t, c, &seat) && seat == s) socket_send(c, text.text, text.n);
    }
    text_free(&text);
}

static void tell_room(thought *x, table *t)
{
    const uint64_t now = table_time(t), ago = (uv_hrtime() - x->began) / 1000000;
    x->what.began = now - (ago < now ? ago : now);
    x->what.hurried |= x->ended - x->began >= (uint64_t)x->job->at_most * 1000000;
    room_bot_done(t->room, x->job, &x->what, now);
}

static void thought_of(task *ended, bool worked)
{
    thought *x = (thought *)ended;
    x->server->counts.thoughts += worked;
    table *t = x->server->tables ? table_awake(x->server->tables, x->job->code) : NULL;
    if (t && t->birth == x->birth) {
        t->thinking--;
        if (x->hint) t->hinting &= (uint16_t)~orr_one(x->job->seat);
        if (x->coach) t->looking[x->job->seat]--;
        if (x->job->over && !--t->leaving) programs_leave(x->birth);
        if (worked && x->coach) send_remark(x, t);
        else if (worked && x->hint) send_hint(x, t);
        else if (worked && !x->job->over) tell_room(x, t);
        if (!x->server->net.stopping) {
            think_bots(t);
            table_consider(t);
        }
    }
    if (!t || t->birth != x->birth) programs_leave(x->birth);
    room_job_free(x->job);
    free(x);
}

static void refuse_hint(const table *t, const want *w, const char *why)
{
    text_buf no = { 0 };
    conn *c = conn_find(&t->server->net, w->conn);
    wire_no(&no, w->id, why, NULL);
    if (c) socket_send(c, no.text, no.n);
    text_free(&no);
}

/* ---- whose turn it is -------------------------------------------------------------------------------------------- */

/* Somebody with a seat who is here, the lowest seat first; else whoever made the table. */
static const uint8_t *address_for(const table *t)
{
    const conn *first = NULL;
    uint8_t lowest = ORR_PUBLIC;
    for (uint32_t i = 0; i < t->n_sockets; i++) {
        const uint8_t eyes = t->sockets[i].greeted;
        const conn *c = eyes < lowest ? conn_find(&t->server->net, t->sockets[i].conn) : NULL;
        if (c) first = c, lowest = eyes;
    }
    return first ? first->address : t->maker;
}

static fair_rank rank_of(const table *t)
{
    if (t->n_sockets) return RANK_HERE;
    return room_has_people(t->room) ? RANK_AWAY : RANK_ALONE;
}

/* By the level alone: how long a thought takes in truth may follow from what the seat holds. */
static void set_place(const table *t, const thought *x, fair_job *place)
{
    static const struct { const char *level; fair_lane lane; } known[] = {
        { "easy", LANE_SHORT }, { "normal", LANE_SHORT }, { "hard", LANE_LONG }, { "expert", LANE_DEEP }
    };
    *place = (fair_job){ .lane = x->coach ? LANE_STUDY : LANE_LONG, .rank = rank_of(t), .table = t->birth };
    memcpy(place->address, address_for(t), FAIR_ADDRESS);
    for (size_t i = 0; i < sizeof known / sizeof *known && !x->hint && !x->coach; i++)
        if (!strcmp(known[i].level, x->job->level)) place->lane = known[i].lane;
    if (!x->hint && !x->coach && programs_has(x->job->level)) place->lane = LANE_OUTSIDE;
}

void think_company(table *t)
{
    if (t->thinking && t->room) workers_rank_table(t->server->workers, t->birth, rank_of(t), address_for(t));
}

/* Takes the job over. False: no memory. */
static bool begin(table *t, room_job *job, const want *hint, const room_coached *coached)
{
    thought *x = calloc(1, sizeof *x);
    if (x) {
        *x = (thought){ .server = t->server, .birth = t->birth, .job = job, .hint = hint != NULL };
        if (hint) x->conn = hint->conn, x->id = hint->id;
        if (coached) x->coached = *coached, x->coach = true;
        x->task.work = think;
        x->task.done = thought_of;
        set_place(t, x, &x->task.place);
    }
    if (!x || !workers_put(t->server->workers, &x->task)) {
        if (!hint && !coached && !job->over) room_bot_lost(t->room, job);
        room_job_free(job);
        free(x);
        return false;
    }
    t->thinking++;
    return true;
}

void think_bots(table *t)
{
    for (room_job *job; !t->server->net.stopping && (job = room_bot_job(t->room)); )
        if (!begin(t, job, NULL, NULL)) return;
}

/* Each in its own time; whoever else waits for this table leaves once they have. */
void think_over(table *t)
{
    for (orr_seat s = 0; s < ORR_MAX_SEATS && !t->server->net.stopping; s++) {
        room_job *job = room_end_job(t->room, s);
        if (job && !programs_has(job->level)) room_job_free(job);
        else if (job) t->leaving += begin(t, job, NULL, NULL);
    }
    if (!t->leaving) programs_leave(t->birth);
}

/* One at a time for a seat: nobody may keep the bots of all tables waiting. */
void think_hint(table *t, const want *w)
{
    if (w->seat < ORR_MAX_SEATS && (t->hinting >> w->seat & 1)) {
        refuse_hint(t, w, "Your hint is on its way.");
        return;
    }
    room_job *job = room_hint_job(t->room, w->seat);
    if (job && begin(t, job, w, NULL)) t->hinting |= orr_one(w->seat);
    else refuse_hint(t, w, "There is nothing to decide.");
}

/* Beside the bots' thoughts, not among them: nobody's answer comes later because a seat has a coach. A few answers of a
 * seat at a time; what comes faster is not looked at. */
void think_remark(table *t, room_coached *c)
{
    enum { AT_ONCE = 3 };
    const room_coached coached = *c;
    c->job = NULL;
    if (!coached.job) return;
    const orr_seat s = coached.job->seat;
    if (t->looking[s] >= AT_ONCE) room_job_free(coached.job);
    else if (begin(t, coached.job, NULL, &coached)) t->looking[s]++;
}
