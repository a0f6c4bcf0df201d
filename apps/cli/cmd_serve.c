/* cmd_serve.c - `orrery serve`: the table on the web. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/wrong.h"
#include "apps/server/house/server.h"
#include "base/error.h"

int cmd_serve(int argc, char **argv)
{
    settings set;
    const char *host = NULL, *store_file = NULL, *config = NULL;
    uint64_t port = UINT64_MAX, window = 0, patience = 0;
    arg_texts bots = { .n = 0 };
    bool echo = false;
    const arg_option options[] = {
        OPTION_NUMBER("port", &port, "N", "the port to listen on (8080; 0: any free one)", 0, 65535),
        OPTION_TEXT("host", &host, "ADDRESS", "the address to listen on (127.0.0.1: this machine only)"),
        OPTION_TEXT("store", &store_file, "FILE", "where tables are kept (tables.orrery), or postgres://HOST/NAME"),
        OPTION_TEXT("config", &config, "FILE", "further settings: docs/host/hosting.md"),
        OPTION_TEXTS("bot", &bots, "NAME=CMD", "a program of yours that people can seat as a bot; may be repeated"),
        OPTION_NUMBER("patience", &patience, "MS", "how long each answer of such a bot takes (1000)", 50, 10000),
        OPTION_NUMBER("window", &window, "MS", "how long a reaction window stays open for bots (700)", 1, 10000),
        OPTION_FLAG("echo", &echo, "an echo at /echo, to measure against"),
    };
    const arg_spec spec = {
        .command = "serve",
        .use = "[--port N] [--store FILE]",
        .about = "Serves tables to browsers until Ctrl+C. Every answer is stored before it is acknowledged, so that\n"
                 "a stop of any kind loses nothing. Put a proxy with TLS in front before others come in.\n"
                 "docs/develop/external-bots.md tells about programs as bots.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
        .words = ""
    };
    arg_rest rest;
    error why;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    config_default(&set);
    if (config && !config_read(&set, config, &why)) return cli_wrong("%s", why.text);
    if (host && !config_set(&set, "host", host, &why)) return cli_wrong("--%s.", why.text);
    if (store_file && !config_set(&set, "store", store_file, &why)) return cli_wrong("--%s.", why.text);
    for (int i = 0; i < bots.n; i++)
        if (!config_set(&set, "bot", bots.item[i], &why)) return cli_wrong("--%s.", why.text);
    if (patience) set.patience = (unsigned)patience;
    if (port != UINT64_MAX) set.port = (unsigned)port;
    if (window) set.window = (unsigned)window;
    set.echo = echo;
    const int code = server_run(&set, &why);
    return code ? cli_wrong("%s", why.text) : CLI_OK;
}
