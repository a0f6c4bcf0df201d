/* config.c - see config.h. */
#include "apps/server/house/config.h"

#include "apps/common/args.h"
#include "apps/common/setting_lines.h"
#include "apps/server/net/log.h"
#include "bots/bot.h"

#include <stdio.h>
#include <string.h>

void config_default(settings *set)
{
    *set = (settings){ .host = "127.0.0.1", .port = 8080, .store = "tables.orrery",
                       .net = { .per_address = LIMIT_PER_ADDRESS, .messages = LIMIT_RATE, .posts = LIMIT_POSTS,
                                .gets = LIMIT_GETS },
                       .patience = PROGRAM_PATIENCE_MS, .tables = LIMIT_TABLES,
                       .entries = LIMIT_ENTRIES, .snapshot = SNAPSHOT_EVERY,
                       .rest = REST_MINUTES * 60 * 1000, .keep_finished = (uint64_t)KEEP_FINISHED_DAYS * DAY_MS,
                       .keep_gathering = (uint64_t)KEEP_GATHERING_DAYS * DAY_MS,
                       .log = LOG_INFO };
}

static bool set_text(char *out, size_t cap, const char *name, const char *value, error *why)
{
    if (!*value || strlen(value) >= cap) return error_refuse(why, "%s needs 1 to %zu characters", name, cap - 1);
    memcpy(out, value, strlen(value) + 1);
    return true;
}

static bool set_number(unsigned *out, uint64_t low, uint64_t high, const char *name, const char *value, error *why)
{
    uint64_t n;
    if (!args_number(value, low, high, &n))
        return error_refuse(why, "%s needs a whole number from %llu to %llu", name, (unsigned long long)low,
                            (unsigned long long)high);
    *out = (unsigned)n;
    return true;
}

static bool set_switch(bool *out, const char *name, const char *value, error *why)
{
    *out = !strcmp(value, "yes");
    return *out || !strcmp(value, "no") || error_refuse(why, "%s is yes or no", name);
}

/* "90 days", "12 hours", "5 minutes", "30 seconds" or "for ever". */
static bool set_time(uint64_t *out, const char *name, const char *value, error *why)
{
    static const struct { const char *word; uint64_t ms; } units[] = { { "second", 1000 }, { "minute", 60 * 1000 },
                                                                       { "hour", 3600 * 1000 }, { "day", DAY_MS } };
    char number[8] = "", unit[12] = "", more;
    uint64_t n;
    if (!strcmp(value, "for ever")) return *out = 0, true;
    const bool two = sscanf(value, "%7[0-9] %11[a-z]%c", number, unit, &more) == 2;
    for (size_t i = 0; two && i < sizeof units / sizeof *units; i++) {
        const size_t length = strlen(units[i].word);
        if (strncmp(unit, units[i].word, length) || (unit[length] && strcmp(unit + length, "s"))) continue;
        if (args_number(number, 1, 99999, &n)) return *out = n * units[i].ms, true;
    }
    return error_refuse(why, "%s is a time such as '30 days', '12 hours' or 'for ever'", name);
}

static bool add_origin(settings *set, const char *value, error *why)
{
    for (unsigned i = 0; i < MOST_ORIGINS; i++)
        if (!set->net.origin[i][0])
            return set_text(set->net.origin[i], sizeof set->net.origin[i], "origin", value, why);
    return error_refuse(why, "there can be %d origins at most", MOST_ORIGINS);
}

static bool add_name(settings *set, const char *value, error *why)
{
    if (strpbrk(value, "/: "))
        return error_refuse(why, "name is a name such as play.example.org, without https:// and port");
    for (unsigned i = 0; i < MOST_NAMES; i++)
        if (!set->net.name[i][0]) return set_text(set->net.name[i], sizeof set->net.name[i], "name", value, why);
    return error_refuse(why, "there can be %d names at most", MOST_NAMES);
}

/* "deep ./deep.py --fast"; on the command line "deep=./deep.py --fast". */
static bool add_program(settings *set, const char *value, error *why)
{
    program_setting *p = &set->program[set->n_programs];
    const size_t n = strspn(value, "abcdefghijklmnopqrstuvwxyz0123456789-");
    const char *command = value + n + strspn(value + n, "= ");
    if (set->n_programs == MOST_PROGRAMS) return error_refuse(why, "there can be %d bots at most", MOST_PROGRAMS);
    if (!n || n >= sizeof p->name || command == value + n || !*command)
        return error_refuse(why, "bot is a name of up to %d of a to z, 0 to 9 and -, and a command: deep=./deep.py",
                            ROOM_LEVEL - 1);
    if (strlen(command) >= sizeof p->command || strchr(command, ','))
        return error_refuse(why, "a command of bot has no commas and up to %d bytes", PROGRAM_COMMAND - 1);
    memcpy(p->name, value, n);
    p->name[n] = 0;
    for (unsigned i = 0; i < set->n_programs; i++)
        if (!strcmp(set->program[i].name, p->name)) return error_refuse(why, "there are two bots called %s", p->name);
    for (const char *const *level = bot_levels; *level; level++)
        if (!strcmp(*level, p->name)) return error_refuse(why, "a bot cannot be called %s: that is a level", p->name);
    strcpy(p->command, command);
    set->n_programs++;
    return true;
}

static bool set_sync(settings *set, const char *value, error *why)
{
    set->sync = strcmp(value, "normal") ? SYNC_FULL : SYNC_NORMAL;
    return set->sync == SYNC_NORMAL || !strcmp(value, "full") || error_refuse(why, "sync is full or normal");
}

static bool set_log(settings *set, const char *value, error *why)
{
    static const struct {
        const char *word;
        unsigned level;
    } known[] = {
        { "error",   LOG_ERROR   },
        { "warning", LOG_WARNING },
        { "notice",  LOG_NOTICE  },
        { "info",    LOG_INFO    },
        { "debug",   LOG_DEBUG   }
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(known[i].word, value)) return set->log = known[i].level, true;
    return error_refuse(why, "log is error, warning, notice, info or debug");
}

bool config_set(settings *set, const char *name, const char *value, error *why)
{
    if (!strcmp(name, "host")) return set_text(set->host, sizeof set->host, name, value, why);
    if (!strcmp(name, "port")) return set_number(&set->port, 0, 65535, name, value, why);
    if (!strcmp(name, "store")) return set_text(set->store, sizeof set->store, name, value, why);
    if (!strcmp(name, "name")) return add_name(set, value, why);
    if (!strcmp(name, "origin")) return add_origin(set, value, why);
    if (!strcmp(name, "proxy")) return set_switch(&set->net.proxy, name, value, why);
    if (!strcmp(name, "per_address")) return set_number(&set->net.per_address, 1, LIMIT_CONNECTIONS, name, value, why);
    if (!strcmp(name, "window")) return set_number(&set->window, 1, 10000, name, value, why);
    if (!strcmp(name, "messages")) return set_number(&set->net.messages, 1, 1000000, name, value, why);
    if (!strcmp(name, "posts")) return set_number(&set->net.posts, 1, 1000000, name, value, why);
    if (!strcmp(name, "gets")) return set_number(&set->net.gets, 1, 1000000, name, value, why);
    if (!strcmp(name, "bot")) return add_program(set, value, why);
    if (!strcmp(name, "patience")) return set_number(&set->patience, 50, 10000, name, value, why);
    if (!strcmp(name, "thinkers")) return set_number(&set->thinkers, 1, 256, name, value, why);
    if (!strcmp(name, "tables")) return set_number(&set->tables, 1, 10000000, name, value, why);
    if (!strcmp(name, "entries")) return set_number(&set->entries, 1, 10000000, name, value, why);
    if (!strcmp(name, "snapshot")) return set_number(&set->snapshot, 1, 10000000, name, value, why);
    if (!strcmp(name, "rest"))
        return set_time(&set->rest, name, value, why) && (set->rest || error_refuse(why, "rest cannot be for ever"));
    if (!strcmp(name, "keep_finished")) return set_time(&set->keep_finished, name, value, why);
    if (!strcmp(name, "keep_gathering")) return set_time(&set->keep_gathering, name, value, why);
    if (!strcmp(name, "push")) return set_text(set->push, sizeof set->push, name, value, why);
    if (!strcmp(name, "push_keys")) return set_text(set->push_keys, sizeof set->push_keys, name, value, why);
    if (!strcmp(name, "push_local")) return set_switch(&set->push_local, name, value, why);
    if (!strcmp(name, "sync")) return set_sync(set, value, why);
    if (!strcmp(name, "log")) return set_log(set, value, why);
    return error_refuse(why,
                        "there is no setting '%.40s'; there are: host, port, store, name, origin, proxy, per_address, "
                        "bot, patience, messages, posts, gets, thinkers, window, tables, entries, snapshot, rest, "
                        "keep_finished, keep_gathering, sync, push, push_keys, push_local, log",
                        name);
}

static bool take(void *to, const char *name, const char *value, unsigned line, error *why)
{
    (void)line;
    return config_set(to, name, value, why);
}

bool config_read(settings *set, const char *path, error *why) { return setting_lines_read(path, take, set, why); }
