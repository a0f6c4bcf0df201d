/* tables.c - awake tables and the way of an entry: consider, store, apply, tell. See tables.h and table/room/room.h. */
#include "apps/server/house/tables.h"

#include "apps/common/help.h"
#include "apps/common/house_page.h"
#include "apps/server/house/memory.h"
#include "apps/server/house/programs.h"
#include "apps/server/net/log.h"
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t tables_wall_clock(void)
{
    uv_timeval64_t t;
    uv_gettimeofday(&t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_usec / 1000;
}

/* Table time goes on from the last entry and counts how long the table has been awake: the wall clock may jump. */
void table_time_goes_on(table *t)
{
    t->woke_at = room_used(t->room);
    t->woke = uv_hrtime();
}

uint64_t table_time(const table *t)
{
    const uint64_t now = t->woke_at + (uv_hrtime() - t->woke) / 1000000;
    room_wall(t->room, now, tables_wall_clock());
    return now;
}

/* ---- tables by code ---------------------------------------------------------------------------------------------- */

/* The first letters of a link are a code that no other table has, so either will do here. Whether a stranger knows the
 * whole link is table_or_refuse's question. */

const char *table_code_in(const char *link, char code[ROOM_CODE + 1])
{
    snprintf(code, ROOM_CODE + 1, "%.*s", ROOM_CODE, link);
    return code;
}

table *table_awake(const tables *all, const char *code) { return hall_held(all->hall, code); }

static void on_time(uv_timer_t *timer) { table_consider(timer->data); }

table *table_new(server *s, const char *link)
{
    tables *all = s->tables;
    table *t = calloc(1, sizeof *t);
    if (!t || !hall_hold(all->hall, link, t)) {
        free(t);
        return NULL;
    }
    t->server = s;
    t->birth = ++all->births;
    t->end = &t->first;
    t->quiet = t->since = uv_now(&s->loop);
    memcpy(t->link, link, strlen(link) + 1);
    memcpy(t->code, link, ROOM_CODE);
    uv_timer_init(&s->loop, &t->timer);
    t->timer.data = t;
    t->after = all->first;
    if (t->after) t->after->before = t;
    all->first = t;
    return t;
}

static void freed(uv_handle_t *h)
{
    table *t = h->data;
    text_free(&t->entry);
    room_close(t->ready);
    free(t->sockets);
    free(t);
}

/* Not the room: that is the hall's. */
void table_free(table *t)
{
    tables *all = t->server->tables;
    if (t->closing) return;
    t->closing = true;
    programs_leave(t->birth);
    hall_let_go(all->hall, t->code);
    *(t->before ? &t->before->after : &all->first) = t->after;
    if (t->after) t->after->before = t->before;
    for (uint32_t i = 0; i < t->n_sockets; i++) {
        conn *c = t->server->net.conns[(uint32_t)t->sockets[i].conn];
        c->at = NULL;
        if (c->closing) continue;
        ws_close(c->ws, WS_LATER, "the table was closed; connect again");
        conn_leave(c);
    }
    while (t->first) {
        want *w = t->first;
        t->first = w->next;
        reply_refused(t->server, w, "The table was closed; try again.");
    }
    want_free(t->flight);
    uv_close((uv_handle_t *)&t->timer, freed);
}

void table_refuse_kept(conn *c, const char *link, const error *why)
{
    error all;
    error_refuse(&all, "This table is kept, but it cannot be opened now. %.300s", why->text);
    if (c->marked) code_is_wrong(c);
    else if (!link[ROOM_CODE]) response_refuse(c, 404, "There is no such table.");
    else response_refuse(c, 409, all.text);
}

/* A table from before there were links with a secret has a code that can be guessed. It opens to those who sit
 * there. */
static bool may_enter(const table *t, const char *link, const http_request *q)
{
    const room_pass pass = socket_pass_of(t->code, q);
    return link[ROOM_CODE] || room_eyes(t->room, &pass) != ORR_PUBLIC;
}

/* One that is not there and one that is not for this browser look alike. */
table *table_or_refuse(conn *c, const http_request *q, span said)
{
    char link[ROOM_LINK + 1] = "";
    tables *all = server_of(c)->tables;
    const bool is_link = span_copy(said, link, sizeof link);
    if (sharing_is_cut(server_of(c))) {
        sharing_refuse_cut(c);
        return NULL;
    }
    if (is_link && !hall_has(all->hall, link) && hall_is_link(link) && sharing_find(c, link)) return NULL;
    const bool known = is_link && hall_has(all->hall, link) && (link[ROOM_CODE] || socket_pass_of(link, q).has);
    table *t = known ? table_awake(all, link) : NULL;
    if (t && t->room && may_enter(t, link, q)) {
        t->quiet = uv_now(&server_of(c)->loop);
        t->visit = tables_wall_clock();
        return t;
    }
    if (t || !known) sharing_refuse_late(c, "There is no such table.");
    else wake_for(c, link);
    return NULL;
}

/* ---- 1: consider ------------------------------------------------------------------------------------------------- */

static void launch(table *t, want *w)
{
    store_entry e[WRITER_TOGETHER] = { { .sequence = t->room ? room_entries(t->room) : 0, .bytes = t->entry.text,
                                         .n = t->entry.n } };
    memcpy(e[0].table, t->link, sizeof t->link);
    e[0].stirs = e[0].sequence && (e[0].sequence == t->kept || e[0].sequence == t->keeping);
    if (w->closes) e[0] = (store_entry){ .act = STORE_DROP };
    if (w->closes) memcpy(e[0].table, t->link, sizeof t->link);
    if (w->bears) e[1] = rematch_birth(t, w);
    t->flight = w;
    if (!t->entry.torn && writer_put(t->server->writer, e, w->bears ? 2 : 1)) return;
    t->flight = NULL;
    reply_refused(t->server, w, "The server is too busy to store this; try again.");
    t->retry = uv_now(&t->server->loop) + STORE_RETRY_MS;
}

void table_launch_first(table *t, want *w, text_buf *entry)
{
    const conn *c = conn_find(&t->server->net, w->conn);
    t->entry = *entry;
    *entry = (text_buf){ 0 };
    if (c) memcpy(t->maker, c->address, sizeof t->maker);
    launch(t, w);
    if (!t->flight) table_free(t);
}

/* A message of a player or watcher. True: its entry is in t->entry. */
static bool hear(table *t, want *w)
{
    room_reply *heard = &t->server->tables->heard;
    conn *c = conn_find(&t->server->net, w->conn);
    text_clear(&heard->entry);
    text_clear(&heard->reply);
    if (!c || !socket_heard(t, c, &w->seat)) return false;
    const room_verdict verdict = room_hear(t->room, w->seat, w->text, w->n, table_time(t), heard);
    switch (verdict) {
    case ROOM_REFUSED:
        t->server->counts.answers_refused++;
        socket_send(c, heard->reply.text, heard->reply.n);
        return false;
    case ROOM_ANSWERED:
        socket_send(c, heard->reply.text, heard->reply.n);
        return false;
    case ROOM_THINK:
        w->id = heard->id;
        think_hint(t, w);
        return false;
    case ROOM_CLOSES:
    case ROOM_STORE:
        w->closes = verdict == ROOM_CLOSES;
        w->id = heard->id;
        w->reply = heard->reply;
        heard->reply = (text_buf){ 0 };
        text_put(&t->entry, heard->entry.text, heard->entry.n);
        if (heard->answers) room_coach_begins(t->room, w->seat, heard->act, &w->coached);
        return true;
    }
    return false;
}

/* True: the entry of this want is in t->entry. Else it has been replied to. */
static bool consider_want(table *t, want *w)
{
    error why;
    bool stored = false;
    switch (w->kind) {
    case WANT_MESSAGE: return hear(t, w);
    case WANT_SIT:
        if (room_eyes(t->room, &w->pass) != ORR_PUBLIC) error_refuse(&why, "You have a seat at this table already.");
        else stored = room_sit(t->room, w->text, w->n, &w->grant, table_time(t), &t->entry, &why);
        break;
    case WANT_MOVE:
        w->seat = room_eyes(t->room, &w->pass);
        if (w->seat == ORR_PUBLIC) error_refuse(&why, "You have no seat at this table.");
        else stored = room_move(t->room, w->seat, w->grant.token, table_time(t), &t->entry, w->pass_code, &why);
        break;
    case WANT_BACK:
        if (room_eyes(t->room, &w->pass) != ORR_PUBLIC) error_refuse(&why, "You have a seat at this table already.");
        else stored = room_retake(t->room, &w->pass, &w->grant, table_time(t), &t->entry, &why);
        break;
    case WANT_AGAIN: return rematch_consider(t, w);
    case WANT_COME: stored = rematch_come(t, w, &why); break;
    default: return false;
    }
    if (stored) return true;
    conn *c = conn_find(&t->server->net, w->conn);
    if (c && w->guesses) (room_eyes(t->room, &w->pass) == ORR_PUBLIC ? code_missed : code_not_missed)(c);
    if (c) response_refuse(c, w->kind == WANT_MOVE ? 403 : 409, why.text);
    return false;
}

/* What the table wants unasked: who is here, what time it is, what bots have thought. */
static bool consider_itself(table *t)
{
    if (uv_now(&t->server->loop) < t->retry) return false;
    if (t->woken && room_restart(t->room, table_time(t), &t->entry)) return true;
    t->woken = false;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(t->stirred >> s & 1)) continue;
        if (room_presence(t->room, (orr_seat)s, socket_is_here(t, s), table_time(t), &t->entry)) return true;
        t->stirred &= (uint16_t)~orr_one(s);
    }
    return room_tick(t->room, table_time(t), &t->entry);
}

static void set_timer(table *t)
{
    const uint64_t at = room_next_time(t->room), now = table_time(t);
    uint64_t wait = at == ROOM_NEVER ? UINT64_MAX : at > now ? at - now : 1;
    if (uv_now(&t->server->loop) < t->retry) wait = STORE_RETRY_MS;
    if (wait == UINT64_MAX) uv_timer_stop(&t->timer);
    else uv_timer_start(&t->timer, on_time, wait, 0);
}

void table_consider(table *t)
{
    while (!t->flight && t->room && !t->closing && !t->giving && !t->server->net.stopping) {
        want *w = t->first;
        bool stored;
        text_clear(&t->entry);
        if (w) {
            t->first = w->next;
            if (!t->first) t->end = &t->first;
            t->n_waiting--;
            stored = consider_want(t, w);
        } else {
            if (!consider_itself(t)) break;
            w = want_new(WANT_ITSELF, 0, NULL, 0);
            stored = w != NULL;
        }
        if (stored) launch(t, w);
        else want_free(w);
    }
    if (t->room && !t->closing && !t->server->net.stopping) set_timer(t);
}

void table_want(table *t, want *w)
{
    t->quiet = uv_now(&t->server->loop);
    if (!w) return;
    if (t->n_waiting >= LIMIT_ASIDE || t->server->net.stopping) {
        reply_refused(t->server, w,
                      t->server->net.stopping ? "The server is stopping." : "The table is too busy; try again.");
        return;
    }
    w->next = NULL;
    *t->end = w;
    t->end = &w->next;
    t->n_waiting++;
    table_consider(t);
}

/* ---- 2: store, 3: apply, and tell -------------------------------------------------------------------------------- */

/* The room cannot go on as it is: it is closed, and woken from the store. */
static void start_over(table *t, const char *why)
{
    log_line(LOG_ERROR, "table-restarted", "table", t->code, "why", why, LOG_END);
    const bool had_room = t->room != NULL;
    char link[ROOM_LINK + 1];
    memcpy(link, t->link, sizeof link);
    server *s = t->server;
    table_free(t);
    if (!had_room) return;
    hall_rest(s->tables->hall, link);
    hall_told(s->tables->hall, link, HALL_UNKNOWN, tables_wall_clock());
    wake_again(s, link);
}

void table_let_go(table *t, bool give)
{
    server *s = t->server;
    char link[ROOM_LINK + 1];
    memcpy(link, t->link, sizeof link);
    log_line(LOG_INFO, give ? "table-given" : "table-taken", "table", t->code, LOG_END);
    if (give) sharing_give(s, link);
    if (t->flight) {                     /* whether it is stored is seen where the table goes on */
        want *w = t->flight;
        t->flight = NULL;
        reply_refused(s, w, store_sentence(STORE_AWAY));
    }
    endings_spoil(t);
    table_free(t);
    hall_rest(s->tables->hall, link);
    hall_told(s->tables->hall, link, HALL_UNKNOWN, tables_wall_clock());
}

static bool apply(table *t, room_changes *changes, error *why)
{
    if (t->room) return room_apply(t->room, t->entry.text, t->entry.n, changes, why);
    t->room = t->ready ? t->ready : room_open(&t->server->tables->house, t->entry.text, t->entry.n, why);
    t->ready = NULL;
    if (t->room) table_time_goes_on(t), t->since = uv_now(&t->server->loop);
    if (t->room && hall_add(t->server->tables->hall, t->room)) return true;
    if (t->room) room_close(t->room);
    t->room = NULL;
    return false;
}

/* Together with the entry of another table. */
void table_is_born(table *t)
{
    room_changes changes = { 0 };
    error why;
    want *w = t->flight;
    t->flight = NULL;
    want_free(w);
    if (apply(t, &changes, &why)) {
        t->used = tables_wall_clock();
        return;
    }
    start_over(t, "no memory for a new table");
}

static void applied(table *t, const room_changes *changes)
{
    want *w = t->flight;
    t->flight = NULL;
    sockets_tell(t, changes);
    reply_stored(t, w);
    think_remark(t, &w->coached);
    const bool moved = w->guesses;
    want_free(w);
    sockets_review(t, moved);
    calls_review(t);
    t->used = tables_wall_clock();
    ending_note(t);
    if (changes->ended) think_over(t);
    keep_look(t);
    think_bots(t);
}

static void refused_by_store(table *t, store_verdict verdict)
{
    want *w = t->flight;
    t->flight = NULL;
    t->retry = uv_now(&t->server->loop) + STORE_RETRY_MS;
    t->server->counts.store_failures++;
    log_line(LOG_ERROR, "not-stored", "table", t->code, "why", store_sentence(verdict), LOG_END);
    reply_refused(t->server, w, store_sentence(verdict));
}

bool table_is_closing(const table *t) { return t->flight && t->flight->closes; }

/* Everybody is told who closed it; nobody comes back to it. */
void table_closed(table *t)
{
    server *s = t->server;
    want *w = t->flight;
    text_buf why = { 0 }, bye = { 0 };
    char link[ROOM_LINK + 1];
    memcpy(link, t->link, sizeof link);
    t->flight = NULL;
    room_farewell(t->room, w->seat, &why);
    if (!why.torn) wire_bye(&bye, why.text);
    reply_stored(t, w);
    want_free(w);
    while (t->n_sockets) {
        conn *c = conn_find(&s->net, t->sockets[--t->n_sockets].conn);
        if (!c) continue;
        c->at = NULL;
        c->behind = false;
        if (!bye.torn) socket_send(c, bye.text, bye.n);
        if (c->closing) continue;
        ws_close(c->ws, WS_TABLE_CLOSED, "the table was closed");
        conn_leave(c);
    }
    log_line(LOG_INFO, "table-closed", "table", t->code, LOG_END);
    text_free(&why);
    text_free(&bye);
    table_free(t);
    hall_rest(s->tables->hall, link);
    hall_drop(s->tables->hall, link);
}

static void dropped(server *s, const written *done)
{
    table *t = table_awake(s->tables, done->table);
    if (!t || !table_is_closing(t)) return;
    if (done->verdict == STORE_OK) {
        table_closed(t);
        return;
    }
    refused_by_store(t, done->verdict);
    table_consider(t);
}

void tables_stored(void *mine, const written *done)
{
    server *s = mine;
    if (done->verdict == STORE_OK) {
        s->counts.stored++;
        metrics_latency(&s->counts, done->took_us);
    }
    if (done->act == STORE_CALL || done->act == STORE_UNCALL) {
        calls_stored(s, done);
        return;
    }
    if (done->act == STORE_GIVE) return;
    if (done->act != STORE_ADD) {
        keep_done(s, done);
        if (done->act == STORE_DROP && done->sequence) keep_dropped(s, done);
        else if (done->act == STORE_DROP) dropped(s, done);
        return;
    }
    table *t = table_awake(s->tables, done->table);
    if (!t || !t->flight) return;        /* a table that has started over */
    room_changes changes = { 0 };
    error why;
    if (done->verdict != STORE_OK) {
        refused_by_store(t, done->verdict);
        if (done->verdict == STORE_TAKEN && t->room) {
            table_let_go(t, false);
            return;
        }
        if (done->verdict == STORE_BROKEN || done->verdict == STORE_DAMAGED || !t->room) {
            start_over(t, store_sentence(done->verdict));
            return;
        }
    } else if (!apply(t, &changes, &why)) {
        reply_refused(s, t->flight, "The table could not go on with this; connect again.");
        t->flight = NULL;
        start_over(t, why.text);
        return;
    } else {
        applied(t, &changes);
    }
    if (t->giving) table_let_go(t, true);
    else table_consider(t);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

bool tables_open(server *s, error *why)
{
    tables *all = calloc(1, sizeof *all);
    if (!all) return error_refuse(why, "There is not enough memory for tables.");
    s->tables = all;
    if (uv_mutex_init(&all->reading)) abort();
    all->house = (room_house){ .levels = programs_levels(), .find = house_game, .window = s->set.window,
                                .pace = programs_pace, .first = help_first };
    all->hall = hall_open();
    if (!all->hall) return error_refuse(why, "There is not enough memory for tables.");
    all->opened_wall = tables_wall_clock();
    all->opened_loop = uv_now(&s->loop);
    if (!endings_open(s)) return server_refuse_store(s, why);
    return wake_list(s, why);
}

void tables_bye(server *s, const char *why)
{
    text_buf text = { 0 };
    wire_bye(&text, why);
    for (uint32_t i = 0; i < s->net.cap_conns; i++) {
        conn *c = s->net.conns[i];
        if (!c || c->closing || c->phase != CONN_LIVE) continue;
        socket_send(c, text.text, text.n);
        ws_close(c->ws, WS_GOING_AWAY, "the server stops");
        conn_leave(c);
    }
    text_free(&text);
}

bool tables_idle(const server *s)
{
    return !writer_waiting(s->writer);
}

void tables_close(server *s)
{
    tables *all = s->tables;
    if (!all) return;
    while (all->first) table_free(all->first);
    wake_end(s);
    endings_close(all->endings);
    hall_close(all->hall);
    room_reply_free(&all->heard);
    text_free(&all->page);
    uv_mutex_destroy(&all->reading);
    free(all);
    s->tables = NULL;
}

/* Nobody is there and nothing happens: back to the store. A table that was only asked for a page rests sooner. */
static bool may_rest(const table *t)
{
    enum { SOONER = 10 };
    const uint64_t quiet = uv_now(&t->server->loop) - t->quiet;
    const uint64_t rest = t->server->set.rest / (t->visited ? 1 : SOONER);
    const bool busy = !t->room || t->n_sockets || t->flight || t->first || t->thinking;
    return !busy && quiet >= rest && room_can_rest(t->room);
}

/* A few at a time, the loop has other things to do. */
void tables_sweep(server *s)
{
    enum { AT_ONCE = 64 };
    tables *all = s->tables;
    unsigned n = 0;
    size_t freed = 0;
    for (table *t = all->first, *after; t && n < AT_ONCE; t = after) {
        after = t->after;
        if (!may_rest(t) || !keep_before_rest(t)) continue;
        char code[ROOM_CODE + 1], link[ROOM_LINK + 1];
        memcpy(code, t->code, sizeof code);
        memcpy(link, t->link, sizeof link);
        const uint8_t state = (uint8_t)room_state_of(t->room);
        const uint64_t used = t->visit > t->used ? t->visit : t->used;
        freed += room_size(t->room);
        table_free(t);
        hall_rest(all->hall, code);
        hall_told(all->hall, code, state, used);
        sharing_give(s, link);
        n++;
    }
    memory_freed(freed);
    wake_sweep(s);
}
