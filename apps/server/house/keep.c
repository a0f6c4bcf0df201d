/* keep.c - what becomes of tables in the long run. Every so often a table gets a snapshot, so that waking it costs
 * little. A finished match becomes a record: a snapshot that stands alone, its entries go. What nobody needs expires,
 * and when the store has as many tables as it may have, the oldest idle one gives way. A match that runs never does. */
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* SLACK_MS: between the last use of a table and its last snapshot, with the time to rest twice. */
enum { TRY_AGAIN_MS = 60 * 1000, SLACK_MS = 60 * 1000, IDLE_MS = 30 * 1000, LOOKED_AT = 500, MOST_WOKEN = 8 };

/* ---- snapshots --------------------------------------------------------------------------------------------------- */

typedef struct {                         /* a snapshot, and whether it is the room: found out on another thread */
    uv_work_t work;
    server *server;
    room_house house;                    /* a copy: it may outlive the tables */
    uint64_t birth;                      /* of the table */
    char code[ROOM_CODE + 1];
    uint32_t entries;
    uint8_t state;
    text_buf text;
    bool good;
} trial;

static void give_up(table *t)
{
    t->keeping = 0;
    t->recording = false;
    t->keep_after = uv_now(&t->server->loop) + TRY_AGAIN_MS;
}

static void put(table *t, const text_buf *text, uint32_t entries, uint8_t state, bool alone)
{
    store_entry e[WRITER_TOGETHER] = { { .act = STORE_KEEP, .sequence = entries, .state = state, .alone = alone,
                                         .bytes = text->text, .n = text->n } };
    text_buf line = { 0 };
    memcpy(e[0].table, t->link, sizeof t->link);
    t->keeping = entries;
    const unsigned n = alone && state == ROOM_OVER && ending_entry(t, &line, &e[1]) ? 2 : 1;
    if (!writer_put(t->server->writer, e, n)) give_up(t);
    text_free(&line);
}

/* Does it come back as the same room? Entries go only if it does. */
static void try_it(uv_work_t *work)
{
    trial *x = work->data;
    text_buf again = { 0 };
    error why;
    room *r = room_restore(&x->house, x->text.text, x->text.n, &why);
    x->good = r && room_write_snapshot(r, &again) && again.n == x->text.n && !memcmp(again.text, x->text.text, again.n);
    if (r) room_close(r);
    text_free(&again);
}

static void tried(uv_work_t *work, int status)
{
    trial *x = work->data;
    table *t = x->server->tables ? table_awake(x->server->tables, x->code) : NULL;
    if (t && t->birth == x->birth && !x->server->net.stopping && !table_is_closing(t)) {
        if (!x->good && !status) log_line(LOG_ERROR, "snapshot-unfaithful", "table", x->code, LOG_END);
        if (x->good && !status) put(t, &x->text, x->entries, x->state, true);
        else give_up(t);
    }
    text_free(&x->text);
    free(x);
}

static void put_after_trial(table *t, text_buf *text)
{
    trial *x = calloc(1, sizeof *x);
    if (!x) {
        text_free(text);
        give_up(t);
        return;
    }
    *x = (trial){ .server = t->server, .house = t->server->tables->house, .birth = t->birth, .text = *text,
                  .entries = room_entries(t->room), .state = (uint8_t)room_state_of(t->room) };
    memcpy(x->code, t->code, sizeof x->code);
    x->work.data = x;
    t->keeping = x->entries;
    uv_queue_work(&t->server->loop, &x->work, try_it, tried);
}

static void keep(table *t, bool alone)
{
    text_buf text = { 0 };
    if (!room_write_snapshot(t->room, &text)) {
        text_free(&text);
        give_up(t);
    } else if (alone) {
        put_after_trial(t, &text);
    } else {
        put(t, &text, room_entries(t->room), (uint8_t)room_state_of(t->room), false);
        text_free(&text);
    }
}

void keep_look(table *t)
{
    const uint32_t entries = room_entries(t->room);
    const bool over = room_state_of(t->room) == ROOM_OVER;
    if (t->keeping || t->closing || table_is_closing(t) || t->server->net.stopping ||
        uv_now(&t->server->loop) < t->keep_after)
        return;
    const bool gathering = room_state_of(t->room) == ROOM_GATHERING;
    if ((over && (!t->recorded || !t->kept)) || entries - t->kept >= t->server->set.snapshot)
        keep(t, over || gathering || entries >= t->server->set.entries);
}

/* A visit counts, also one that changed nothing: the store notes when a table was kept last. A store that refuses
 * snapshots does not keep a table awake: its entries are there. But a match that is over must be recorded, or it would
 * be counted again. */
bool keep_before_rest(table *t)
{
    const bool over = room_state_of(t->room) == ROOM_OVER, missing = over && !t->recorded;
    if (t->keeping) return false;
    if (t->kept == room_entries(t->room) && !missing && t->visit <= t->kept_at) return true;
    if (uv_now(&t->server->loop) < t->keep_after) return !missing;
    keep(t, over);
    return !t->keeping && !missing;
}

/* There is no time for a trial now, so nothing is recorded that was not before. */
void keep_all(server *s)
{
    for (table *t = s->tables->first; t; t = t->after) {
        const bool over = t->room && room_state_of(t->room) == ROOM_OVER;
        if (t->room && !table_is_closing(t) && t->kept != room_entries(t->room) && (!over || t->recorded))
            keep(t, false);
    }
}

void keep_done(server *s, const written *done)
{
    char code[ROOM_CODE + 1];
    const bool good = done->verdict == STORE_OK;
    table *t = table_awake(s->tables, done->table);
    if (done->act == STORE_DROP && done->verdict == STORE_TAKEN) return;       /* keep_dropped */
    if (good) s->counts.stored++;
    else log_line(LOG_ERROR, "not-kept", "table", table_code_in(done->table, code), "why",
                  store_sentence(done->verdict), LOG_END);
    if (!good) s->counts.store_failures++;
    if (done->act != STORE_KEEP || !t || t->keeping != done->sequence) return;
    t->keeping = 0;
    if (good) {
        s->counts.snapshots++;
        t->kept = done->sequence;
        t->kept_at = tables_wall_clock();
        t->recorded = t->recorded || t->recording;
        t->recording = false;
        endings_fold(s);
        if (t->room) keep_look(t);              /* entries that came meanwhile may be enough for the next one */
    } else if (done->verdict == STORE_TAKEN && t->room) {
        table_let_go(t, false);
    } else {
        give_up(t);
    }
}

/* ---- what goes --------------------------------------------------------------------------------------------------- */

enum { GOES_FINISHED = 1, GOES_LONELY, GOES_FOR_ANOTHER };             /* 0: somebody closes it */
static const char *const goes_why[] = { "", "finished long ago", "nobody came", "gave way to a new table" };

static void drop(server *s, const char *link, uint64_t since, uint32_t why)
{
    store_entry e = { .act = STORE_DROP, .since = since, .sequence = why };
    snprintf(e.table, sizeof e.table, "%s", link);
    hall_drop(s->tables->hall, link);
    calls_drop(s, e.table);
    writer_put(s->writer, &e, 1);        /* refused: it is there again after a restart, and goes then */
}

static void drop_resting(server *s, const hall_line *x, uint32_t why)
{
    drop(s, x->link, x->used + 2 * s->set.rest + SLACK_MS, why);
}

/* One that another server has, or that cannot go for now, is looked at again later. */
void keep_dropped(server *s, const written *done)
{
    char code[ROOM_CODE + 1];
    table *t = table_awake(s->tables, done->table);
    if (done->verdict != STORE_OK) {
        if (hall_note(s->tables->hall, done->table))
            hall_told(s->tables->hall, done->table, HALL_UNKNOWN, tables_wall_clock());
        return;
    }
    s->counts.dropped++;
    log_line(LOG_INFO, "table-dropped", "table", table_code_in(done->table, code), "why", goes_why[done->sequence],
             LOG_END);
    if (!t || !t->room) return;
    table_let_go(t, false);              /* somebody came in the last moment */
    hall_drop(s->tables->hall, done->table);
}

typedef struct { uint8_t state; bool more; } end_of_table;

static void see_end(void *mine, const store_entry *e)
{
    end_of_table *x = mine;
    if (e->act == STORE_KEEP) x->state = e->state;
    else x->more = true;
}

/* Before a table goes: is it really not in play? The list of tables may be wrong, its snapshot is not. While another
 * thread reads the store nobody knows. */
static bool is_idle(server *s, const hall_line *x)
{
    end_of_table end = { .state = HALL_UNKNOWN };
    if (uv_mutex_trylock(&s->tables->reading)) return false;
    if (!sharing_may_read(s)) {      /* the loop waits for no lost database */
        uv_mutex_unlock(&s->tables->reading);
        return false;
    }
    const store_verdict verdict = store_read(s->reading, x->link, STORE_SHORT, see_end, &end);
    uv_mutex_unlock(&s->tables->reading);
    if (verdict != STORE_OK || end.more) return false;
    return end.state == ROOM_OVER || end.state == ROOM_GATHERING;
}

/* A clock that was set does not make tables old: both clocks must agree, and the server must have run for a while. */
static bool time_is_trusted(server *s, uint64_t now)
{
    tables *all = s->tables;
    const uint64_t run = uv_now(&s->loop) - all->opened_loop, expected = all->opened_wall + run;
    const bool jumped = now > expected + CLOCK_DRIFT_MS || now + CLOCK_DRIFT_MS < expected;
    if (jumped && !all->jumped)
        log_line(LOG_WARNING, "clock-jumped", "what", "no table expires until a restart", LOG_END);
    all->jumped = all->jumped || jumped;
    return !all->jumped && run >= s->set.rest;
}

static bool is_old(const hall_line *x, uint64_t now, uint64_t limit) { return limit && x->used + limit < now; }

/* It is woken, so that its state is known; and recorded if it is over. Until then it counts as one that cannot be
 * read. */
static void find_out(server *s, const hall_line *x)
{
    hall_told(s->tables->hall, x->link, HALL_UNREADABLE, x->used);
    wake_again(s, x->link);
}

/* Looks at one of the tables at rest. True: it was read, which is enough for now. */
static bool look_at(server *s, const hall_line *x, uint64_t now)
{
    const bool finished = is_old(x, now, s->set.keep_finished), gathered = is_old(x, now, s->set.keep_gathering);
    if (x->state == HALL_UNKNOWN && (finished || gathered)) find_out(s, x);
    else if (!(x->state == ROOM_OVER && finished) && !(x->state == ROOM_GATHERING && gathered)) return false;
    else if (!is_idle(s, x)) find_out(s, x);
    else drop_resting(s, x, finished ? GOES_FINISHED : GOES_LONELY);
    return true;
}

void keep_sweep(server *s)
{
    tables *all = s->tables;
    const uint64_t now = tables_wall_clock();
    hall_line x;
    if (!time_is_trusted(s, now)) return;
    for (unsigned i = 0; i < LOOKED_AT; i++) {
        if (!hall_resting_after(all->hall, *all->swept ? all->swept : NULL, &x)) {
            all->swept[0] = 0;
            return;
        }
        memcpy(all->swept, x.link, sizeof all->swept);
        if (look_at(s, &x, now)) return;
    }
}

/* ---- giving way -------------------------------------------------------------------------------------------------- */

/* Awake, but nobody is there, nothing is under way, and no match runs. */
static table *idle_table(const server *s)
{
    const uint64_t now = uv_now(&s->loop);
    table *oldest = NULL;
    for (table *t = s->tables->first; t; t = t->after) {
        if (!t->room || t->n_sockets || t->flight || t->first || t->thinking || t->keeping || now - t->quiet < IDLE_MS)
            continue;
        const room_state state = room_state_of(t->room);
        if ((state == ROOM_GATHERING || state == ROOM_OVER) && (!oldest || t->quiet < oldest->quiet)) oldest = t;
    }
    return oldest;
}

static bool idle_gives_way(server *s)
{
    table *t = idle_table(s);
    char link[ROOM_LINK + 1];
    if (!t) return false;
    memcpy(link, t->link, sizeof link);
    table_free(t);
    hall_rest(s->tables->hall, link);
    drop(s, link, 0, GOES_FOR_ANOTHER);
    return true;
}

bool keep_make_room(server *s)
{
    hall *h = s->tables->hall;
    hall_line x;
    for (unsigned woken = 0; hall_awake(h) + hall_resting(h) >= s->set.tables; woken++) {
        if (woken == MOST_WOKEN || !hall_oldest(h, &x)) return idle_gives_way(s);
        if (x.state != HALL_UNKNOWN && is_idle(s, &x)) drop_resting(s, &x, GOES_FOR_ANOTHER);
        else find_out(s, &x);
    }
    return true;
}
