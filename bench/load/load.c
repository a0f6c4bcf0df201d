/* load.c - many tables full of scripted people over real WebSockets on this machine: how long an answer takes to reach
 * the other browsers, how many answers a second the server sustains on one core, what a table costs in memory; and the
 * same stack as a bare echo, in the same run, to compare; then answers once more with `sync = normal`, to see what a
 * disk that is safe against power cuts costs. load ORRERY [--tables N] [--seats N] [--seconds N] [--game ID]. The server
 * gets one core for itself where there are two. It is started and stopped here, each time on a store of its own. */
#define _GNU_SOURCE
#include "client.h"

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {                         /* the command line */
    const char *orrery, *game;
    unsigned tables, seats, seconds;
} order;

static void give_up(const char *why)
{
    fprintf(stderr, "load: %s\n", why);
    exit(2);
}

/* ---- the server -------------------------------------------------------------------------------------------------- */

static char folder[32];

static void pin(int core)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)core, &set);
    sched_setaffinity(0, sizeof set, &set);          /* refused: the figures are what they are */
}

static pid_t start_server(const order *o, const char *sync, unsigned *port)
{
    char config[64], store[64], line[200] = "";
    int out[2];
    strcpy(folder, "/tmp/orrery-load-XXXXXX");
    if (!mkdtemp(folder) || pipe(out)) give_up("no folder or pipe for the server.");
    snprintf(config, sizeof config, "%s/ini", folder);
    snprintf(store, sizeof store, "%s/store", folder);
    FILE *f = fopen(config, "w");
    if (!f) give_up("the configuration cannot be written.");
    fprintf(f, "per_address = 20000\nmessages = 1000000\nposts = 1000000\nlog = warning\nsync = %s\n", sync);
    fclose(f);
    const pid_t pid = fork();
    if (!pid) {
        if (sysconf(_SC_NPROCESSORS_ONLN) > 1) pin(0);
        dup2(out[1], STDOUT_FILENO);
        close(out[0]);
        execl(o->orrery, o->orrery, "serve", "--port", "0", "--store", store, "--config", config, "--echo",
              (char *)NULL);
        _exit(127);
    }
    close(out[1]);
    if (sysconf(_SC_NPROCESSORS_ONLN) > 1) pin(1);
    f = fdopen(out[0], "r");
    if (pid < 0 || !f || !fgets(line, sizeof line, f)) give_up("the server does not start.");
    const char *at = strstr(line, "127.0.0.1:");
    *port = at ? (unsigned)strtoul(at + strlen("127.0.0.1:"), NULL, 10) : 0;
    fclose(f);
    if (!*port) give_up("the server does not say where it is.");
    return pid;
}

static void stop_server(pid_t pid)
{
    char command[100];
    kill(pid, SIGTERM);
    waitpid(pid, NULL, 0);
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command)) fprintf(stderr, "load: %s could not be removed.\n", folder);
}

static long memory_of(pid_t pid)                     /* bytes */
{
    char path[40];
    long all = 0, here = 0;
    snprintf(path, sizeof path, "/proc/%ld/statm", (long)pid);
    FILE *f = fopen(path, "r");
    if (f && fscanf(f, "%ld %ld", &all, &here) != 2) here = 0;
    if (f) fclose(f);
    return here * sysconf(_SC_PAGESIZE);
}

/* ---- the phases -------------------------------------------------------------------------------------------------- */

static void print_latency(const char *what, const load *l)
{
    printf("%-28s %9.0f a second   p50 %7.2f ms   p99 %7.2f ms   (%lu samples)\n", what, load_rate(l),
           load_percentile(l, 50), load_percentile(l, 99), (unsigned long)l->n_samples);
}

/* All of it; gives the answers a second, flat out. */
static double measure(const order *o, pid_t pid, unsigned port)
{
    load l = { 0 };
    load_open(&l, port, o->tables, o->seats, o->game);
    const long before = memory_of(pid);
    load_make_tables(&l);
    const long made = memory_of(pid);
    load_connect(&l);
    const long seated = memory_of(pid);
    load_start(&l);
    const long dealt = memory_of(pid);
    const double one = 1024.0 * o->tables;
    printf("%u tables of %u seats, %s: KiB of memory a table: %.1f made, %.1f more with all browsers, %.1f more dealt\n",
           o->tables, o->seats, o->game, (double)(made - before) / one, (double)(seated - made) / one,
           (double)(dealt - seated) / one);
    load_play(&l, o->seconds, 1.0);
    print_latency("answers, one a second each", &l);
    load_play(&l, o->seconds, 0);
    const double answers = load_rate(&l);
    print_latency("answers, as fast as it goes", &l);
    load_disconnect(&l);
    load_echo(&l, o->seconds);
    print_latency("echo on the same stack", &l);
    printf("echo / answers: %.1f times as many a second; each answer goes to %u browsers, is checked by the rules and "
           "stored\n",
           load_rate(&l) / (answers > 0 ? answers : 1), o->seats);
    load_close(&l);
    return answers;
}

/* Only the answers, flat out, with a store that may lose the last second in a power cut. */
static double measure_normal(const order *o, unsigned port)
{
    load l = { 0 };
    load_open(&l, port, o->tables, o->seats, o->game);
    load_make_tables(&l);
    load_connect(&l);
    load_start(&l);
    load_play(&l, o->seconds, 0);
    print_latency("answers, sync = normal", &l);
    const double answers = load_rate(&l);
    load_disconnect(&l);
    load_close(&l);
    return answers;
}

static unsigned number(const char *text, unsigned most)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    if (*end || !n || n > most) give_up("a number is out of range.");
    return (unsigned)n;
}

int main(int argc, char **argv)
{
    order o = { .game = "earth-gambit", .tables = 1000, .seats = 6, .seconds = 10 };
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(argv[i], "--tables")) o.tables = number(value, 2000), i++;
        else if (!strcmp(argv[i], "--seats")) o.seats = number(value, 10), i++;
        else if (!strcmp(argv[i], "--seconds")) o.seconds = number(value, 60), i++;
        else if (!strcmp(argv[i], "--game")) o.game = value, i++;
        else if (!o.orrery && argv[i][0] != '-') o.orrery = argv[i];
        else give_up("use: load ORRERY [--tables N] [--seats N] [--seconds N] [--game ID]");
    }
    if (!o.orrery) give_up("use: load ORRERY [--tables N] [--seats N] [--seconds N] [--game ID]");
    unsigned port;
    signal(SIGPIPE, SIG_IGN);
    pid_t pid = start_server(&o, "full", &port);
    const double full = measure(&o, pid, port);
    stop_server(pid);
    pid = start_server(&o, "normal", &port);
    const double normal = measure_normal(&o, port);
    stop_server(pid);
    printf("sync = normal / sync = full: %.2f times as many a second\n", normal / (full > 0 ? full : 1));
    return 0;
}
