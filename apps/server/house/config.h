/* config.h - the settings of the server and their file: lines `name = value`, # begins a comment. docs/host/hosting.md
 * lists them. */
#ifndef CONFIG_H
#define CONFIG_H
#include "apps/server/net/net.h"
#include "apps/server/store/store.h"
#include "base/error.h"
#include "table/room/room.h"

enum { SETTING_TEXT = 512, MOST_PROGRAMS = 8, PROGRAM_COMMAND = 195 };
typedef struct { char name[ROOM_LEVEL], command[PROGRAM_COMMAND]; } program_setting;     /* programs.h */
typedef struct {                         /* what the command line and the configuration file say */
    char host[64];
    unsigned port;                       /* 0: any free one */
    char store[SETTING_TEXT];
    net_settings net;
    bool echo;                           /* for measurements: /echo sends messages back */
    program_setting program[MOST_PROGRAMS];
    unsigned n_programs;
    unsigned patience;                   /* milliseconds that each of their answers takes */
    unsigned thinkers;                   /* threads that think; 0: as many as cores */
    unsigned window;                     /* milliseconds of a reaction window; 0: the usual */
    unsigned tables;                     /* most tables in the store */
    unsigned entries;                    /* most entries of one table there, roughly */
    unsigned snapshot;                   /* entries of a table from one snapshot to the next */
    uint64_t rest;                       /* how long a table that nobody looks at stays in memory, in milliseconds */
    uint64_t keep_finished;              /* how long a finished match stays, in milliseconds; 0: for ever */
    uint64_t keep_gathering;             /* how long a table that nobody visits waits for players; 0: for ever */
    char push[256];                      /* whom push services can write to; "": nobody is called by Web Push */
    char push_keys[SETTING_TEXT];        /* the file with the keys of this server's calls; "": beside the store */
    bool push_local;                     /* for tests: push services on this machine are fine */
    sync_mode sync;                      /* what a stored answer outlives */
    unsigned log;                        /* log_level */
} settings;

void config_default(settings *);
bool config_read(settings *, const char *path, error *);     /* "server.ini:3: ..." */
bool config_set(settings *, const char *name, const char *value, error *);  /* one of them */
#endif
