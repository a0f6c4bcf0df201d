/* server.c - the loop: listening, signals, time, and an orderly end. */
#include "apps/server/house/server.h"

#include "apps/server/house/memory.h"
#include "apps/server/house/learning.h"
#include "apps/server/house/pages.h"
#include "apps/server/house/programs.h"
#include "apps/server/house/tables.h"
#include "apps/server/house/tries.h"
#include "apps/server/net/log.h"

#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BACKLOG = 511 };

static void on_flush(uv_prepare_t *h)
{
    server *s = h->data;
    conn_flush_all(&s->net);
    pulse_beat(&s->pulse, &s->loop);
}

static void on_awake(uv_idle_t *h)
{
    server *s = h->data;
    conn_go_on(&s->net);
    if (!s->net.n_later) uv_idle_stop(h);
}

static void stay_awake(net *all)
{
    server *s = all->mine;
    uv_idle_start(&s->awake, on_awake);
}

static const net_owner does = { .request = route, .message = socket_message, .more = socket_more, .gone = socket_gone,
                                .stay_awake = stay_awake };

static void close_handles(server *s)
{
    if (s->listener.data && !uv_is_closing((uv_handle_t *)&s->listener)) uv_close((uv_handle_t *)&s->listener, NULL);
    uv_close((uv_handle_t *)&s->on_term, NULL);
    uv_close((uv_handle_t *)&s->on_int, NULL);
    uv_close((uv_handle_t *)&s->sweep, NULL);
    uv_close((uv_handle_t *)&s->flush, NULL);
    uv_close((uv_handle_t *)&s->awake, NULL);
    for (uint32_t i = 0; i < s->net.cap_conns; i++)
        if (s->net.conns[i]) conn_drop(s->net.conns[i]);
}

/* Everything is stored and everybody has left, or it has taken long enough. */
static void stop_if_done(server *s)
{
    const bool late = uv_now(&s->loop) >= s->stop_by;
    if (!late && (s->net.n_conns || !tables_idle(s))) return;
    uv_stop(&s->loop);
}

static void on_sweep(uv_timer_t *timer)
{
    server *s = timer->data;
    conn_sweep(&s->net);
    if (s->net.stopping) stop_if_done(s);
    else tables_sweep(s), keep_sweep(s), calls_sweep(s), tries_sweep(s, false), sharing_sweep(s);
    notify_system("WATCHDOG=1");
}

static void on_signal(uv_signal_t *h, int number)
{
    server *s = h->data;
    if (s->net.stopping) return;
    log_line(LOG_NOTICE, "stopping", "signal", number == SIGTERM ? "TERM" : "INT", LOG_END);
    notify_system("STOPPING=1");
    s->net.stopping = true;
    s->stop_by = uv_now(&s->loop) + STOP_MS;
    uv_close((uv_handle_t *)&s->listener, NULL);
    tables_bye(s, "The server is being restarted; your seat and your question will be here again.");
    keep_all(s);
    tries_sweep(s, true);
    sharing_give(s, "");                 /* after everything else that is stored: others go on at once */
    for (uint32_t i = 0; i < s->net.cap_conns; i++) {
        conn *c = s->net.conns[i];
        if (c && !c->closing && c->phase == CONN_HTTP) conn_leave(c);
    }
    uv_timer_start(&s->sweep, on_sweep, 20, 20);
}

static bool listen_at(server *s, error *why)
{
    struct sockaddr_storage at = { 0 };
    int n = sizeof at, code = uv_ip4_addr(s->set.host, (int)s->set.port, (struct sockaddr_in *)&at);
    if (code) code = uv_ip6_addr(s->set.host, (int)s->set.port, (struct sockaddr_in6 *)&at);
    if (code)
        return error_refuse(why, "--host needs an address in numbers, such as 127.0.0.1 or ::1, not '%.60s'.",
                            s->set.host);
    uv_tcp_init(&s->loop, &s->listener);
    s->listener.data = &s->net;
    code = uv_tcp_bind(&s->listener, (struct sockaddr *)&at, 0);
    if (!code) code = uv_listen((uv_stream_t *)&s->listener, BACKLOG, conn_accept);
    if (!code) code = uv_tcp_getsockname(&s->listener, (struct sockaddr *)&at, &n);
    if (code)
        return error_refuse(why, "Port %u of %.60s cannot be used: %s.", s->set.port, s->set.host, uv_strerror(code));
    s->port = ntohs(((struct sockaddr_in *)&at)->sin_port);      /* at the same place for both kinds of addresses */
    return true;
}

static void begin(server *s)
{
    uv_signal_init(&s->loop, &s->on_term);
    uv_signal_init(&s->loop, &s->on_int);
    uv_timer_init(&s->loop, &s->sweep);
    uv_prepare_init(&s->loop, &s->flush);
    uv_idle_init(&s->loop, &s->awake);
    s->on_term.data = s->on_int.data = s->sweep.data = s->flush.data = s->awake.data = s;
    uv_signal_start(&s->on_term, on_signal, SIGTERM);
    uv_signal_start(&s->on_int, on_signal, SIGINT);
    uv_timer_start(&s->sweep, on_sweep, SWEEP_MS, SWEEP_MS);
    uv_prepare_start(&s->flush, on_flush);
}

static void table_lost(void *mine, const char *code, const char *what)
{
    (void)mine;
    if (!endings_lost(code, what)) log_line(LOG_ERROR, "table-damaged", "table", code, "why", what, LOG_END);
}

bool server_refuse_store(const server *s, error *why)
{
    char name[STORE_NAME];
    store_name(s->set.store, name);
    return error_refuse(why, "The store %.200s could not be read completely.", name);
}

static bool open_parts(server *s, error *why)
{
    s->store = store_open(s->set.store, s->set.sync, table_lost, s, why);
    s->reading = s->store ? store_again(s->store, why) : NULL;
    if (!s->reading) return false;
    s->writer = writer_open(s->store, &s->loop, tables_stored, s);
    if (!s->writer) return error_refuse(why, "There is not enough memory for the store.");
    if (!sharing_open(s, why)) return false;
    s->workers = workers_open(&s->loop, s->set.thinkers);
    s->pages = pages_open();
    s->lessons = learning_open();
    s->puzzles = learning_puzzles_open();
    if (!s->workers || !s->pages || !s->lessons || !s->puzzles)
        return error_refuse(why, "There is not enough memory for pages, lessons and bots.");
    if (!tries_open(s)) return server_refuse_store(s, why);
    return programs_open(&s->set, why) && calls_open(s, why) && tables_open(s, why) && listen_at(s, why);
}

static void announce(const server *s)
{
    const bool v6 = strchr(s->set.host, ':') != NULL;
    char name[STORE_NAME];
    store_name(s->set.store, name);
    printf("Orrery is at http://%s%s%s:%u/ (Ctrl+C stops it; tables are kept)\n", v6 ? "[" : "", s->set.host,
           v6 ? "]" : "", s->port);
    fflush(stdout);
    log_line(LOG_INFO, "listening", "host", s->set.host, "port", LOG_N(s->port), "store", name, LOG_END);
    notify_system("READY=1");
}

/* The loop runs on until every handle is closed. */
static void end(server *s)
{
    if (s->writer) writer_close(s->writer);
    s->net.stopping = true;
    if (s->workers) workers_close(s->workers);
    programs_close();
    sharing_close(s);
    tables_close(s);
    calls_close(s);
    pages_close(s->pages);
    learning_close(s->lessons);
    learning_puzzles_close(s->puzzles);
    tries_close(s->tries);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    store_close(s->reading);
    store_close(s->store);
    uv_loop_close(&s->loop);
    free(s->net.conns);
    free(s->net.dirty);
    free(s->net.later);
    free(s);
}

int server_run(const settings *set, error *why)
{
    server *s = calloc(1, sizeof *s);
    if (!s || sodium_init() < 0) {
        free(s);
        return error_refuse(why, "The server cannot start: no memory or no randomness."), 2;
    }
    s->set = *set;
    s->net.owner = &does;
    s->net.mine = s;
    s->net.set = &s->set.net;
    s->net.loop = &s->loop;
    s->net.counts = &s->counts;
    memory_open();
    log_open((log_level)set->log);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);            /* a full quota is an error of the write, not the end */
    randombytes_buf(s->net.bucket_key, sizeof s->net.bucket_key);
    uv_loop_init(&s->loop);
    begin(s);
    const bool fine = open_parts(s, why);
    if (fine) {
        announce(s);
        pulse_open(&s->pulse, &s->loop);
        uv_run(&s->loop, UV_RUN_DEFAULT);
        log_line(LOG_NOTICE, "stopped", LOG_END);
    }
    close_handles(s);
    end(s);
    return fine ? 0 : 2;
}
