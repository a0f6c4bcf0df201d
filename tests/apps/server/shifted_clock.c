/* shifted_clock.c - preloaded into the server by clocks.py: its wall clock is as many seconds ahead as the file says
 * that ORRERY_SHIFT names. The monotonic clock is left alone, as it is when somebody sets the time of a machine. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t id, struct timespec *t);
int gettimeofday(struct timeval *restrict t, void *restrict zone);
time_t time(time_t *out);

static long shift(void)
{
    char text[32] = "0";
    const char *path = getenv("ORRERY_SHIFT");
    const int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return 0;
    const ssize_t n = read(file, text, sizeof text - 1);
    close(file);
    text[n > 0 ? n : 0] = 0;
    return strtol(text, NULL, 10);
}

int clock_gettime(clockid_t id, struct timespec *t)
{
    const long code = syscall(SYS_clock_gettime, id, t);
    if (!code && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) t->tv_sec += shift();
    return (int)code;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone)
{
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    *t = (struct timeval){ .tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000 };
    return 0;
}

time_t time(time_t *out)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}
