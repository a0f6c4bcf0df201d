/* visitor.c - somebody at 127.0.0.2 who asks for the heaviest pages of finished matches as fast as they are given:
 * whole replays through everybody's eyes, positions that nobody has asked for yet, checks, statistics, records. In a
 * process of their own, behind the measuring one, so that reading them does not disturb the figures. */
#define _GNU_SOURCE
#include "bench/load/client.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { LINES = 16, PATIENCE_S = 180 };
static const char home[] = "127.0.0.2";

/* ---- matches to look at ------------------------------------------------------------------------------------------ */

static bool is_over(unsigned port, const char *link, long *answers)
{
    static char text[1 << 20];
    char path[64];
    const int s = load_dial(port, home);
    snprintf(path, sizeof path, "/api/tables/%s", link);
    load_get(s, path);
    load_response(s, text, sizeof text);
    const bool over = strstr(text, "\"state\":\"over\"") != NULL;
    if (over) {
        snprintf(path, sizeof path, "/api/tables/%s/stats", link);
        load_get(s, path);
        load_response(s, text, sizeof text);
        const char *at = strstr(text, "\"answers\":");
        *answers = at ? strtol(at + 10, NULL, 10) : 0;
    }
    close(s);
    return over;
}

void visitor_play_matches(unsigned port, reels *all)
{
    char text[8192];
    const int s = load_dial(port, home);
    for (all->n = 0; all->n < VISITOR_MATCHES; all->n++) {
        load_post(s, "/api/tables",
                  "{\"game\":\"martians\",\"seats\":6,\"bots\":{\"0\":\"easy\",\"1\":\"easy\",\"2\":\"easy\","
                  "\"3\":\"easy\",\"4\":\"easy\",\"5\":\"easy\"},\"name\":\"Visitor\",\"seat\":null}");
        load_response(s, text, sizeof text);
        const char *link = strstr(text, "\"link\":\"");
        if (!link) load_stop("a table of bots was refused.");
        memcpy(all->link[all->n], link + 8, LINK);
    }
    close(s);
    const time_t end = time(NULL) + PATIENCE_S;
    for (unsigned i = 0; i < all->n; i++)
        while (!is_over(port, all->link[i], &all->answers[i])) {
            if (time(NULL) > end) load_stop("the bots have not finished their matches.");
            usleep(200000);
        }
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

typedef struct {
    int s;
    bool asked;                          /* its response is on its way */
    char head[4096];
    size_t n, left;                      /* of the head so far; of the body still to come */
    bool inside;                         /* the body is being read */
} line;

static void next_path(const reels *all, unsigned number, char *out, size_t cap)
{
    static const char *const eyes[] = { "all", "0", "1", "2", "3", "4", "5", "watcher" };
    static const char *const rest[] = { "check", "stats", "record" };
    const unsigned m = number % all->n, kind = number / all->n % 4;
    const char *link = all->link[m], *eye = eyes[number / 4 / all->n % 8];
    if (kind < 2) snprintf(out, cap, "/api/tables/%s/replay?eyes=%s", link, eye);
    else if (kind == 2)
        snprintf(out, cap, "/api/tables/%s/replay/%ld?eyes=%s", link, all->answers[m] - (long)(number / 8) % 500, eye);
    else snprintf(out, cap, "/api/tables/%s/%s", link, rest[number / 4 % 3]);
}

static void ask(unsigned port, const reels *all, line *l, unsigned *number)
{
    char path[100];
    if (l->s < 0) l->s = load_dial(port, home);
    next_path(all, (*number)++, path, sizeof path);
    load_get(l->s, path);
    l->asked = true;
    l->n = l->left = 0;
    l->inside = false;
}

static void take_head(line *l, visit *sum)
{
    l->head[l->n] = 0;
    const char *end = strstr(l->head, "\r\n\r\n"), *length = strstr(l->head, "Content-Length: ");
    if (!end || !length) return;
    l->inside = true;
    l->left = strtoul(length + 16, NULL, 10) - (l->n - (size_t)(end + 4 - l->head));
    if (!strncmp(l->head, "HTTP/1.1 200", 12)) sum->pages++;
    else sum->refused++;
}

static void take(line *l, visit *sum)
{
    static char waste[1 << 16];
    const ssize_t n = l->inside ? read(l->s, waste, l->left < sizeof waste ? l->left : sizeof waste)
                                : read(l->s, l->head + l->n, sizeof l->head - 1 - l->n);
    if (n <= 0) {                        /* closed: another one */
        close(l->s);
        l->s = -1;
        l->asked = false;
        return;
    }
    sum->bytes += (unsigned long)n;
    if (l->inside) {
        l->left -= (size_t)n;
    } else {
        l->n += (size_t)n;
        take_head(l, sum);
    }
    if (l->inside && !l->left) l->asked = false;
}

static visit look_at_everything(unsigned port, const reels *all, unsigned seconds)
{
    static line lines[LINES];
    struct pollfd wait[LINES];
    visit sum = { 0 };
    unsigned number = 0;
    for (unsigned i = 0; i < LINES; i++) lines[i].s = -1;
    for (const time_t end = time(NULL) + seconds; time(NULL) < end; ) {
        for (unsigned i = 0; i < LINES; i++) {
            if (!lines[i].asked) ask(port, all, &lines[i], &number);
            wait[i] = (struct pollfd){ .fd = lines[i].s, .events = POLLIN };
        }
        if (poll(wait, LINES, 100) < 0) break;
        for (unsigned i = 0; i < LINES; i++)
            if (wait[i].revents) take(&lines[i], &sum);
    }
    return sum;
}

int visitor_begin(unsigned port, const reels *all, unsigned seconds)
{
    int out[2];
    if (pipe(out)) load_stop("no pipe for the visitor.");
    const pid_t pid = fork();
    if (!pid) {
        close(out[0]);
        setpriority(PRIO_PROCESS, 0, 19);
        const visit sum = look_at_everything(port, all, seconds);
        _exit(write(out[1], &sum, sizeof sum) != (ssize_t)sizeof sum);
    }
    close(out[1]);
    if (pid < 0) load_stop("no process for the visitor.");
    return out[0];
}

visit visitor_end(int pipe_end)
{
    visit sum = { 0 };
    if (read(pipe_end, &sum, sizeof sum) != (ssize_t)sizeof sum) load_stop("the visitor was lost.");
    close(pipe_end);
    return sum;
}
