/* seats.c - tables and seats for the scripted people, by HTTP: many requests at once, so that they share commits. */
#include "bench/load/client.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int load_dial(unsigned port, const char *from)
{
    struct sockaddr_in to = { .sin_family = AF_INET,
                              .sin_port = htons((uint16_t)port),
                              .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    struct sockaddr_in own = { .sin_family = AF_INET };
    const int s = socket(AF_INET, SOCK_STREAM, 0);
    if (s >= 0 && inet_pton(AF_INET, from, &own.sin_addr) == 1 && bind(s, (struct sockaddr *)&own, sizeof own))
        load_stop("this machine does not lend another address of its own.");
    if (s < 0 || connect(s, (struct sockaddr *)&to, sizeof to)) load_stop("no connection to the server.");
    return s;
}

void load_post(int s, const char *path, const char *body)
{
    char text[1200];
    const int n = snprintf(
        text, sizeof text,
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s", path,
        strlen(body), body);
    if (write(s, text, (size_t)n) != n) load_stop("a request could not be sent.");
}

void load_get(int s, const char *path)
{
    char text[400];
    const int n = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", path);
    if (write(s, text, (size_t)n) != n) load_stop("a request could not be sent.");
}

void load_response(int s, char *out, size_t cap)
{
    size_t n = 0;
    for (;;) {
        const ssize_t got = read(s, out + n, cap - n - 1);
        if (got <= 0) load_stop("the server has closed.");
        n += (size_t)got;
        out[n] = 0;
        const char *body = strstr(out, "\r\n\r\n"), *length = strstr(out, "Content-Length: ");
        if (body && length && strlen(body + 4) >= strtoul(length + 16, NULL, 10)) return;
    }
}

static void take_cookie(const char *answer, char out[COOKIE])
{
    const char *at = strstr(answer, "Set-Cookie: ");
    if (strncmp(answer, "HTTP/1.1 20", 11) || !at) {
        fprintf(stderr, "%s\n", answer);
        load_stop("a seat was refused.");
    }
    snprintf(out, COOKIE, "%.*s", (int)strcspn(at + 12, ";"), at + 12);
}

static void ask_for_seat(const load *l, int s, party *p, unsigned seat)
{
    char path[64], body[300];
    if (!seat)
        snprintf(body, sizeof body,
                 "{\"game\":\"%s\",\"seats\":%u,\"bots\":{},\"public\":false,\"pace\":\"live\",\"clock\":0,"
                 "\"name\":\"Load\",\"seat\":0,\"level\":\"%s\"}",
                 l->game, l->seats, l->level ? l->level : "normal");
    else
        snprintf(body, sizeof body, "{\"name\":\"Load %u\",\"seat\":%u}", seat + 1, seat);
    snprintf(path, sizeof path, seat ? "/api/tables/%s/seats" : "/api/tables", p->link);
    load_post(s, path, body);
}

void load_make_tables(load *l)
{
    static char text[8192];
    int s[BATCH];
    for (unsigned i = 0; i < BATCH; i++) s[i] = load_dial(l->port, "127.0.0.1");
    for (unsigned first = 0; first < l->tables; first += BATCH) {
        const unsigned n = l->tables - first < BATCH ? l->tables - first : BATCH;
        for (unsigned seat = 0; seat < l->people; seat++) {
            for (unsigned i = 0; i < n; i++) ask_for_seat(l, s[i], &l->party[first + i], seat);
            for (unsigned i = 0; i < n; i++) {
                load_response(s[i], text, sizeof text);
                take_cookie(text, l->party[first + i].cookie[seat]);
                const char *link_at = strstr(text, "\"link\":\"");
                if (!seat && link_at) memcpy(l->party[first + i].link, link_at + 8, LINK);
            }
        }
    }
    for (unsigned i = 0; i < BATCH; i++) close(s[i]);
}
