/* experts.c - one visitor makes tables full of expert bots that play on and on, from 127.0.0.2. Watched ones have a
 * socket each, so that somebody is there. */
#include "bench/load/client.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MOST = 200 };
static const char home[] = "127.0.0.2";
static int socket_of[MOST];
static unsigned n_sockets;
static pthread_t reader;
static atomic_bool reading;

static void watch(unsigned port, const char *link)
{
    char text[400];
    const int s = load_dial(port, home);
    const int n =
        snprintf(text, sizeof text,
                 "GET /live/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                 "Sec-WebSocket-Protocol: orrery.1\r\n\r\n",
                 link);
    if (write(s, text, (size_t)n) != n) load_stop("a request could not be sent.");
    fcntl(s, F_SETFL, O_NONBLOCK);
    socket_of[n_sockets++] = s;
}

/* They read what comes, so that they stay. */
static void *read_on(void *none)
{
    static char waste[1 << 16];
    struct pollfd wait[MOST];
    while (reading) {
        for (unsigned i = 0; i < n_sockets; i++) wait[i] = (struct pollfd){ .fd = socket_of[i], .events = POLLIN };
        if (poll(wait, n_sockets, 100) <= 0) continue;
        for (unsigned i = 0; i < n_sockets; i++)
            if (wait[i].revents && read(socket_of[i], waste, sizeof waste) <= 0) socket_of[i] = -1;
    }
    return none;
}

void experts_begin(unsigned port, unsigned tables, bool watched)
{
    char text[8192], link[LINK + 1] = "";
    const int s = load_dial(port, home);
    n_sockets = 0;
    for (unsigned i = 0; i < tables && i < MOST; i++) {
        load_post(s, "/api/tables",
                  "{\"game\":\"onward-to-venus\",\"seats\":5,\"bots\":{\"0\":\"expert\",\"1\":\"expert\","
                  "\"2\":\"expert\",\"3\":\"expert\",\"4\":\"expert\"},\"name\":\"Visitor\",\"seat\":null}");
        load_response(s, text, sizeof text);
        const char *at = strstr(text, "\"link\":\"");
        if (!at) load_stop("a table of experts was refused.");
        memcpy(link, at + 8, LINK);
        if (watched) watch(port, link);
    }
    close(s);
    reading = n_sockets > 0;
    if (reading && pthread_create(&reader, NULL, read_on, NULL)) load_stop("no thread.");
}

void experts_end(void)
{
    if (!reading) return;
    reading = false;
    pthread_join(reader, NULL);
    for (unsigned i = 0; i < n_sockets; i++)
        if (socket_of[i] >= 0) close(socket_of[i]);
}
