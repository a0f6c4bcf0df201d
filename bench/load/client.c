/* client.c - see client.h. It reads just enough of the messages to answer: no JSON library, no rules. */
#define _GNU_SOURCE
#include "bench/load/client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NS = 1000000000, ECHO_SOCKETS = 200 };

void load_stop(const char *why)
{
    fprintf(stderr, "load: %s\n", why);
    exit(1);
}

static uint32_t any(load *l, uint32_t below)
{
    l->rng = l->rng * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(l->rng >> 33) % below;
}

/* ---- sending ----------------------------------------------------------------------------------------------------- */

static void send_bytes(person *p, const char *bytes, size_t n)
{
    uv_buf_t buffer = uv_buf_init((char *)bytes, (unsigned)n);
    if (uv_try_write((uv_stream_t *)&p->tcp, &buffer, 1) != (int)n) load_stop("the server does not read.");
}

static void send_text(person *p, const char *text)
{
    char frame[160];
    const size_t n = strlen(text);               /* short: below 126; the mask is zero, which masks nothing */
    frame[0] = (char)0x81;
    frame[1] = (char)(0x80 | n);
    memset(frame + 2, 0, 4);
    memcpy(frame + 6, text, n);
    send_bytes(p, frame, n + 6);
}

static void add_sample(load *l, uint64_t ns)
{
    if (l->n_samples < MOST_SAMPLES) l->sample[l->n_samples++] = (uint32_t)(ns / 1000);
}

/* Somebody who is asked answers, if it is time. */
static void step(load *l, party *t)
{
    const uint64_t now = uv_hrtime();
    if (!l->playing || t->busy || t->over || now < t->due) return;
    const unsigned from = any(l, l->people);
    for (unsigned i = 0; i < l->people; i++) {
        person *p = t->person[(from + i) % l->people];
        char text[120];
        if (!p->asked) continue;
        snprintf(text, sizeof text, "{\"t\":\"answer\",\"id\":1,\"question\":%ld,\"a\":[%d,%d,%d,%d]}", p->question,
                 p->action[0], p->action[1], p->action[2], p->action[3]);
        t->busy = true;
        t->answer[(p->seq + 1) % LAST_ANSWERS].speaker = p->seat;
        t->answer[(p->seq + 1) % LAST_ANSWERS].sent = now;
        t->answer[(p->seq + 1) % LAST_ANSWERS].seq = p->seq + 1;
        t->due = (t->due && l->every ? t->due : now) + l->every;
        send_text(p, text);
        return;
    }
}

/* ---- understanding ----------------------------------------------------------------------------------------------- */

static long number_after(const char *text, const char *key, long without)
{
    const char *at = strstr(text, key);
    if (!at) return without;
    at += strlen(key);
    return *at == 'n' ? without : strtol(at, NULL, 10);
}

static void choose(load *l, person *p, const char *text)
{
    const char *at = strstr(text, "\"legal\":["), *end = strstr(text, "\"locked\":[");
    unsigned n = 0;
    for (at = at ? strstr(at, "{\"a\":[") : NULL; at && (!end || at < end); at = strstr(at + 1, "{\"a\":["))
        if (!any(l, ++n)) sscanf(at + 6, "%d,%d,%d,%d", &p->action[0], &p->action[1], &p->action[2], &p->action[3]);
    p->asked = n > 0 && p->question >= 0;
}

static void on_view(load *l, person *p, const char *text)
{
    party *t = p->party;
    const person before = *p;
    p->seq = number_after(text, "\"seq\":", -1);
    p->question = number_after(text, "\"question\":", -1);
    choose(l, p, text);
    p->seen = uv_hrtime();
    if (strstr(text, "\"over\":true")) t->over = p->over = true;
    if (p->seq < 0) return;
    if (l->level) {                      /* nobody but a bot has answered since the last view */
        if (l->playing && before.seen && !before.asked && p->seq == before.seq + 1)
            add_sample(l, p->seen - before.seen);
        return;
    }
    const unsigned at = (unsigned)(p->seq % LAST_ANSWERS);
    if (t->answer[at].sent && t->answer[at].seq == p->seq && t->answer[at].speaker != p->seat)
        add_sample(l, uv_hrtime() - t->answer[at].sent);
}

static void on_text(load *l, person *p, const char *text)
{
    party *t = p->party;
    if (!t) {
        if (!l->pinging) return;
        add_sample(l, uv_hrtime() - p->sent);
        l->answers++;
        p->sent = uv_hrtime();
        send_text(p, "{\"t\":\"answer\",\"id\":1,\"question\":12,\"a\":[1,2,3,4]}");
    } else if (!strncmp(text, "{\"t\":\"view\"", 11)) {
        on_view(l, p, text);
        if (!t->busy) step(l, t);
    } else if (!strncmp(text, "{\"t\":\"ok\"", 9) || !strncmp(text, "{\"t\":\"no\"", 9)) {
        if (l->playing && text[6] == 'o') l->answers++;
        t->busy = false;
        step(l, t);
    }
}

/* Whole frames out of what has come; the server sends text, pings and a close. */
static size_t take_frame(load *l, person *p, char *at, size_t n)
{
    size_t length, head = 2;
    if (n < 2) return 0;
    length = (unsigned char)at[1];
    if (length == 126) head = 4;
    if (length == 127) head = 10;
    if (n < head) return 0;
    if (head > 2) length = 0;
    for (size_t i = 2; i < head; i++) length = length << 8 | (unsigned char)at[i];
    if (n < head + length) return 0;
    if ((at[0] & 15) == 9) send_bytes(p, "\x8a\x80\0\0\0\0", 6);         /* a pong to a ping */
    if ((at[0] & 15) == 1) {
        const char after = at[head + length];
        at[head + length] = 0;
        on_text(l, p, at + head);
        at[head + length] = after;
    }
    return head + length;
}

static void take_all(load *l, person *p)
{
    size_t at = 0;
    if (!p->live) {
        const char *end = strstr(p->in, "\r\n\r\n");
        if (!end) return;
        if (strncmp(p->in, "HTTP/1.1 101", 12)) load_stop("a WebSocket was refused.");
        p->live = true;
        l->n_live++;
        at = (size_t)(end + 4 - p->in);
    }
    for (size_t used; (used = take_frame(l, p, p->in + at, p->n - at)); ) at += used;
    memmove(p->in, p->in + at, p->n - at);
    p->n -= at;
    p->in[p->n] = 0;
}

static void give_room(uv_handle_t *h, size_t suggested, uv_buf_t *out)
{
    person *p = h->data;
    (void)suggested;
    if (p->cap - p->n < 16384) {
        p->cap = p->n + 32768;
        p->in = realloc(p->in, p->cap);
        if (!p->in) load_stop("no memory.");
    }
    *out = uv_buf_init(p->in + p->n, (unsigned)(p->cap - p->n - 1));
}

static void on_read(uv_stream_t *s, ssize_t n, const uv_buf_t *buffer)
{
    person *p = s->data;
    (void)buffer;
    if (n < 0) load_stop("the server has closed a WebSocket.");
    if (!n) return;
    p->n += (size_t)n;
    p->in[p->n] = 0;
    take_all(p->load, p);
}

/* ---- connections ------------------------------------------------------------------------------------------------- */

static void on_connected(uv_connect_t *c, int status)
{
    person *p = c->data;
    char text[600], cookie[COOKIE + 12] = "", path[32] = "/echo";
    if (status) load_stop("no connection to the server.");
    if (p->party) {
        snprintf(path, sizeof path, "/live/%s", p->party->link);
        snprintf(cookie, sizeof cookie, "Cookie: %s\r\n", p->party->cookie[p->seat]);
    }
    const int n =
        snprintf(text, sizeof text,
                 "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                 "Sec-WebSocket-Protocol: orrery.1\r\n%s\r\n",
                 path, cookie);
    uv_tcp_nodelay(&p->tcp, 1);
    uv_read_start((uv_stream_t *)&p->tcp, give_room, on_read);
    send_bytes(p, text, (size_t)n);
}

/* People come from many addresses, so that limits by address mean to them what they mean to people. */
static void call_server(load *l, person *p)
{
    enum { ADDRESSES = 200 };
    struct sockaddr_in to, from;
    char own[32];
    snprintf(own, sizeof own, "127.0.1.%u", 1 + (unsigned)((p - l->person) / MOST_SEATS) % ADDRESSES);
    uv_ip4_addr("127.0.0.1", (int)l->port, &to);
    uv_ip4_addr(own, 0, &from);
    uv_tcp_init(&l->loop, &p->tcp);
    uv_tcp_bind(&p->tcp, (struct sockaddr *)&from, 0);       /* refused: from the usual one */
    p->tcp.data = p->connecting.data = p;
    p->load = l;
    p->open = true;
    uv_tcp_connect(&p->connecting, &p->tcp, (struct sockaddr *)&to, on_connected);
}

static void run_until_live(load *l, unsigned n)
{
    const uint64_t end = uv_hrtime() + 60ull * NS;
    while (l->n_live < n && uv_hrtime() < end) uv_run(&l->loop, UV_RUN_ONCE);
    if (l->n_live < n) load_stop("not all WebSockets were opened in time.");
}

void load_connect(load *l)
{
    for (unsigned i = 0; i < l->tables; i++)
        for (unsigned s = 0; s < l->people; s++) {
            person *p = &l->person[i * l->people + s];
            l->party[i].person[s] = p;
            p->party = &l->party[i];
            p->seat = s;
            call_server(l, p);
            if ((i * l->people + s) % BATCH == BATCH - 1) run_until_live(l, i * l->people + s + 1);
        }
    run_until_live(l, l->tables * l->people);
}

static void on_end(uv_timer_t *timer) { uv_stop(timer->loop); }

static void run_for(load *l, double seconds)
{
    l->n_samples = 0;
    l->answers = 0;
    l->began = uv_hrtime();
    uv_timer_start(&l->end, on_end, (uint64_t)(seconds * 1000), 0);
    uv_run(&l->loop, UV_RUN_DEFAULT);
    l->ended = uv_hrtime();
}

void load_start(load *l)
{
    for (unsigned i = 0; i < l->tables; i++) {
        send_text(l->party[i].person[0], "{\"t\":\"start\",\"id\":1}");
        if (i % BATCH == BATCH - 1) run_for(l, 0.05);
    }
    run_for(l, 1.0);
}

static void on_due(uv_timer_t *timer)
{
    load *l = timer->data;
    for (unsigned i = 0; i < l->tables; i++) step(l, &l->party[i]);
}

void load_play(load *l, unsigned seconds, double every)
{
    l->every = (uint64_t)(every * NS);
    l->playing = true;
    for (unsigned i = 0; i < l->tables; i++)
        l->party[i].due = uv_hrtime() + (l->every ? any(l, 1000) * (l->every / 1000) : 0);
    uv_timer_start(&l->timer, on_due, 1, 2);
    run_for(l, seconds);
    uv_timer_stop(&l->timer);
    l->playing = false;
    const uint64_t answers = l->answers, began = l->began, ended = l->ended;
    const size_t samples = l->n_samples;
    for (unsigned i = 0; i < l->tables; i++) l->party[i].due = 0;
    uv_timer_start(&l->end, on_end, 500, 0);     /* what is still on its way is not counted */
    uv_run(&l->loop, UV_RUN_DEFAULT);
    l->answers = answers;
    l->began = began;
    l->ended = ended;
    l->n_samples = samples;
}

/* ---- the echo ---------------------------------------------------------------------------------------------------- */

static void on_closed(uv_handle_t *h)
{
    person *p = h->data;
    free(p->in);
    *p = (person){ .load = p->load };
    p->load->n_live--;
}

static void hang_up(load *l)
{
    for (unsigned i = 0; i < l->tables * l->seats; i++)
        if (l->person[i].open) uv_close((uv_handle_t *)&l->person[i].tcp, on_closed);
    while (l->n_live) uv_run(&l->loop, UV_RUN_ONCE);
}

void load_disconnect(load *l)
{
    hang_up(l);
    run_for(l, 1.0);
}

void load_echo(load *l, unsigned seconds)
{
    const unsigned n = l->tables * l->seats < ECHO_SOCKETS ? l->tables * l->seats : ECHO_SOCKETS;
    for (unsigned i = 0; i < n; i++) call_server(l, &l->person[i]);
    run_until_live(l, n);
    l->pinging = true;
    for (unsigned i = 0; i < n; i++) {
        l->person[i].sent = uv_hrtime();
        send_text(&l->person[i], "{}");
    }
    run_for(l, seconds);
    l->pinging = false;
}

/* ---- figures ----------------------------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

double load_rate(const load *l) { return (double)l->answers * NS / (double)(l->ended - l->began); }

double load_percentile(const load *l, double percent)
{
    if (!l->n_samples) return 0;
    qsort(l->sample, l->n_samples, sizeof *l->sample, by_size);
    return l->sample[(size_t)((double)(l->n_samples - 1) * percent / 100)] / 1000.0;
}

void load_open(load *l, unsigned port, unsigned tables, unsigned seats, const char *game)
{
    *l = (load){ .port = port, .tables = tables, .seats = seats, .people = seats, .game = game, .rng = 1 };
    uv_loop_init(&l->loop);
    uv_timer_init(&l->loop, &l->timer);
    uv_timer_init(&l->loop, &l->end);
    l->timer.data = l;
    l->party = calloc(tables, sizeof *l->party);
    l->person = calloc(tables * seats > ECHO_SOCKETS ? tables * seats : ECHO_SOCKETS, sizeof *l->person);
    l->sample = malloc(MOST_SAMPLES * sizeof *l->sample);
    if (!l->party || !l->person || !l->sample) load_stop("no memory.");
}

void load_bots(load *l, const char *level)
{
    l->people = 1;
    l->level = level;
}

void load_close(load *l)
{
    hang_up(l);
    uv_close((uv_handle_t *)&l->timer, NULL);
    uv_close((uv_handle_t *)&l->end, NULL);
    uv_run(&l->loop, UV_RUN_DEFAULT);
    uv_loop_close(&l->loop);
    free(l->party);
    free(l->person);
    free(l->sample);
}
