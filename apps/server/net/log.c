/* log.c - logfmt lines; see log.h. */
#include "apps/server/net/log.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE = 1024 };
static log_level most_level = LOG_INFO;
static bool for_journal;                 /* systemd reads: priority in front, and it knows the time itself */

typedef struct { char text[LINE]; size_t n; } line;

void log_open(log_level most)
{
    most_level = most;
    for_journal = getenv("JOURNAL_STREAM") != NULL;
}

static void put(line *l, char c)
{
    if (l->n < LINE - 1) l->text[l->n++] = c;
}

static void put_text(line *l, const char *text)
{
    while (*text) put(l, *text++);
}

/* As it is if that is clear, else between quotation marks; control characters become question marks. */
static void put_value(line *l, const char *value)
{
    const bool plain = *value && !strpbrk(value, " \"=\\");
    if (!plain) put(l, '"');
    for (; *value; value++) {
        if (*value == '"' || *value == '\\') put(l, '\\');
        put(l, (unsigned char)*value < ' ' || *value == 127 ? '?' : *value);
    }
    if (!plain) put(l, '"');
}

static void put_time(line *l)
{
    struct timespec now;
    struct tm utc;
    char text[40];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    strftime(text, sizeof text, "ts=%Y-%m-%dT%H:%M:%S", &utc);
    put_text(l, text);
    snprintf(text, sizeof text, ".%03ldZ ", now.tv_nsec / 1000000);
    put_text(l, text);
}

void log_line(log_level level, const char *event, ...)
{
    static const char *const names[] = { [LOG_ERROR] = "error", [LOG_WARNING] = "warning", [LOG_NOTICE] = "notice",
                                         [LOG_INFO] = "info", [LOG_DEBUG] = "debug" };
    line l = { .n = 0 };
    va_list pairs;
    if (level > most_level) return;
    if (for_journal) {
        put(&l, '<');
        put(&l, (char)('0' + level));
        put(&l, '>');
    } else {
        put_time(&l);
    }
    put_text(&l, "level=");
    put_text(&l, names[level]);
    put_text(&l, " event=");
    put_text(&l, event);
    va_start(pairs, event);
    for (const char *key; (key = va_arg(pairs, const char *)); ) {
        put(&l, ' ');
        put_text(&l, key);
        put(&l, '=');
        put_value(&l, va_arg(pairs, const char *));
    }
    va_end(pairs);
    l.text[l.n++] = '\n';
    fwrite(l.text, 1, l.n, stderr);
}

log_number log_u64(unsigned long long number)
{
    log_number out;
    snprintf(out.text, sizeof out.text, "%llu", number);
    return out;
}
