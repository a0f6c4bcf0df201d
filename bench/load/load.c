/* load.c - many tables full of scripted people over real WebSockets on this machine: how long an answer takes to reach
 * the other browsers, how many answers per second the server sustains on one core, what a table costs in memory; and
 * the same stack as a bare echo, in the same run, to compare; then answers once more with `sync = normal`, to see what
 * a disk that is safe against power cuts costs. load ORRERY [--tables N] [--seats N] [--seconds N] [--game ID]. The
 * server gets one core for itself where there are two. It is started and stopped here, each time on a store of its own.
 *
 *   --heavy       what becomes of these answers while one visitor asks for the heaviest pages as fast as they are given
 *   --answers P   only the answers, flat out, at servers that run already at port P (bench/load/fleet)
 *   --experts N   how long bots take at other tables while one visitor has N tables of expert bots; on all cores */
#define _GNU_SOURCE
#include "bench/load/client.h"

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
    bool heavy;
    unsigned experts;                    /* tables; 0: the mode is not wanted */
    unsigned port;                       /* of --answers; 0: likewise */
} order;
static const char usage[] =
    "use: load ORRERY [--heavy | --experts N | --answers PORT] [--tables N] [--seats N] [--seconds N] [--game ID]";

static void give_up(const char *why)
{
    fprintf(stderr, "load: %s\n", why);
    exit(2);
}

/* ---- the server -------------------------------------------------------------------------------------------------- */

static char folder[32];
static pid_t running;                    /* the server, while it runs */

static void pin(int core)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)core, &set);
    sched_setaffinity(0, sizeof set, &set);          /* refused: the figures are what they are */
}

static void reap(void)                   /* whatever ends this program: no server stays behind */
{
    if (running > 0) kill(running, SIGKILL);
}

/* more: further lines of its configuration. */
static pid_t start_server(const order *o, const char *sync, const char *more, unsigned *port)
{
    char config[64], store[64], line[200] = "";
    int out[2];
    strcpy(folder, "/tmp/orrery-load-XXXXXX");
    if (!mkdtemp(folder) || pipe(out)) give_up("no folder or pipe for the server.");
    snprintf(config, sizeof config, "%s/ini", folder);
    snprintf(store, sizeof store, "%s/store", folder);
    FILE *f = fopen(config, "w");
    if (!f) give_up("the configuration cannot be written.");
    fprintf(f, "per_address = 20000\nmessages = 1000000\nposts = 1000000\nlog = warning\nsync = %s\n%s", sync, more);
    fclose(f);
    const pid_t pid = running = fork();
    if (!pid) {
        if (sysconf(_SC_NPROCESSORS_ONLN) > 1 && !o->experts) pin(0);
        dup2(out[1], STDOUT_FILENO);
        close(out[0]);
        execl(o->orrery, o->orrery, "serve", "--port", "0", "--store", store, "--config", config, "--echo",
              (char *)NULL);
        _exit(127);
    }
    close(out[1]);
    if (sysconf(_SC_NPROCESSORS_ONLN) > 1 && !o->experts) pin(1);
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
    running = 0;
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

/* All of it; gives the answers per second, flat out. */
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
    printf("%u tables of %u seats, %s: KiB of memory per table: %.1f made, %.1f more with all browsers, "
           "%.1f more dealt\n",
           o->tables, o->seats, o->game, (double)(made - before) / one, (double)(seated - made) / one,
           (double)(dealt - seated) / one);
    load_play(&l, o->seconds, 1.0);
    print_latency("answers, one per second each", &l);
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

/* Only the answers, flat out. */
static double measure_answers(const order *o, unsigned port, const char *what)
{
    load l = { 0 };
    load_open(&l, port, o->tables, o->seats, o->game);
    load_make_tables(&l);
    load_connect(&l);
    load_start(&l);
    load_play(&l, o->seconds, 0);
    print_latency(what, &l);
    const double answers = load_rate(&l);
    load_disconnect(&l);
    load_close(&l);
    return answers;
}

/* ---- with a visitor ---------------------------------------------------------------------------------------------- */

static void metric(unsigned port, const char *name)
{
    char text[16384], key[64];
    const int s = load_dial(port, "127.0.0.1");
    load_get(s, "/metrics");
    load_response(s, text, sizeof text);
    close(s);
    snprintf(key, sizeof key, "\norrery_%s ", name);
    const char *at = strstr(text, key);
    if (at) printf("%s: %ld\n", name, strtol(at + strlen(key), NULL, 10));
}

/* Quiet, with the visitor, quiet, with the visitor: the machine may be busier at one time than at another. */
static void measure_heavy(const order *o, unsigned port)
{
    enum { ROUNDS = 3 };
    load l = { 0 };
    reels all = { .n = 0 };
    double worst = 0;
    visitor_play_matches(port, &all);
    for (unsigned i = 0; i < all.n; i++) printf("a finished match of %ld answers\n", all.answers[i]);
    load_open(&l, port, o->tables, o->seats, o->game);
    load_make_tables(&l);
    load_connect(&l);
    load_start(&l);
    metric(port, "loop_longest_us");
    for (unsigned i = 0; i < ROUNDS; i++) {
        load_play(&l, o->seconds, 1.0);
        print_latency("answers, nobody else", &l);
        const double quiet = load_percentile(&l, 99);
        const int visitor = visitor_begin(port, &all, o->seconds + 1);
        load_play(&l, o->seconds, 1.0);
        const visit sum = visitor_end(visitor);
        print_latency("answers, heavy pages", &l);
        const double times = load_percentile(&l, 99) / (quiet > 0 ? quiet : 1);
        printf("   p99 %.2f times; the visitor got %lu pages (%lu MB) and %lu refusals\n", times, sum.pages,
               sum.bytes / 1000000, sum.refused);
        if (times > worst) worst = times;
    }
    metric(port, "loop_longest_us");
    metric(port, "loop_longest_cpu_us");
    metric(port, "loop_longest_minute_us");
    metric(port, "loop_longest_minute_cpu_us");
    printf("worst of %d rounds: p99 %.2f times that of the quiet table\n", ROUNDS, worst);
    load_disconnect(&l);
    load_close(&l);
}

static void print_bots(const char *what, const load *l)
{
    printf("%-44s p50 %8.1f ms   p99 %8.1f ms   longest %8.1f ms   (%lu)\n", what, load_percentile(l, 50),
           load_percentile(l, 99), load_percentile(l, 100), (unsigned long)l->n_samples);
}

/* Bots of one level at a few tables of people: alone, then beside the experts of somebody else. */
static void measure_bots(const order *o, const char *level, bool watched)
{
    unsigned port;
    load l = { 0 };
    char what[80];
    const pid_t pid = start_server(o, "full", "window = 1\n", &port);
    load_open(&l, port, o->tables, o->seats, o->game);
    load_bots(&l, level);
    load_make_tables(&l);
    load_connect(&l);
    load_start(&l);
    load_play(&l, o->seconds, 0.5);
    snprintf(what, sizeof what, "%s bots", level);
    print_bots(what, &l);
    experts_begin(port, o->experts, watched);
    load_play(&l, o->seconds, 0.5);
    snprintf(what, sizeof what, "%s bots, %u tables of experts%s", level, o->experts, watched ? ", watched" : "");
    print_bots(what, &l);
    experts_end();
    load_disconnect(&l);
    load_close(&l);
    stop_server(pid);
}

static unsigned number(const char *text, unsigned most)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    if (*end || !n || n > most) give_up("a number is out of range.");
    return (unsigned)n;
}

static void measure_usual(const order *o)
{
    unsigned port;
    pid_t pid = start_server(o, "full", "", &port);
    const double full = measure(o, pid, port);
    stop_server(pid);
    pid = start_server(o, "normal", "", &port);
    const double normal = measure_answers(o, port, "answers, sync = normal");
    stop_server(pid);
    printf("sync = normal / sync = full: %.2f times as many a second\n", normal / (full > 0 ? full : 1));
}

static order read_order(int argc, char **argv)
{
    order o = { .seconds = 10 };
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(argv[i], "--tables")) o.tables = number(value, 2000), i++;
        else if (!strcmp(argv[i], "--seats")) o.seats = number(value, 10), i++;
        else if (!strcmp(argv[i], "--seconds")) o.seconds = number(value, 60), i++;
        else if (!strcmp(argv[i], "--game")) o.game = value, i++;
        else if (!strcmp(argv[i], "--heavy")) o.heavy = true;
        else if (!strcmp(argv[i], "--answers")) o.port = number(value, 65535), i++;
        else if (!strcmp(argv[i], "--experts")) o.experts = number(value, 200), i++;
        else if (!o.orrery && argv[i][0] != '-') o.orrery = argv[i];
        else give_up(usage);
    }
    if (!o.orrery && !o.port) give_up(usage);
    if (!o.game) o.game = o.experts ? "onward-to-venus" : o.heavy ? "martians" : "earth-gambit";
    if (!o.tables) o.tables = o.experts ? 4 : o.heavy ? 200 : 1000;
    if (!o.seats) o.seats = o.experts ? 5 : 6;
    return o;
}

int main(int argc, char **argv)
{
    const order o = read_order(argc, argv);
    unsigned port;
    signal(SIGPIPE, SIG_IGN);
    atexit(reap);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (o.port) {
        measure_answers(&o, o.port, "answers");
    } else if (o.heavy) {
        const pid_t pid = start_server(&o, "full", "window = 1\n", &port);
        measure_heavy(&o, port);
        stop_server(pid);
    } else if (o.experts) {
        measure_bots(&o, "normal", false);
        measure_bots(&o, "normal", true);
        measure_bots(&o, "hard", true);
    } else {
        measure_usual(&o);
    }
    return 0;
}
