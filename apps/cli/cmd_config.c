/* cmd_config.c - `orrery config`: what the user's configuration says, and where it says so. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/json_file.h"
#include "apps/common/style.h"
#include "apps/common/user_config.h"
#include "apps/common/wrong.h"

#include <stdio.h>
#include <unistd.h>

static void print_all(const char *path, bool there)
{
    const bool colours = style_wanted(stdout);
    unsigned n;
    const user_setting *s = user_config_all(&n);
    if (*path) printf("%s%s\n\n", path, there ? "" : " (not there yet)");
    for (unsigned i = 0; i < n; i++) {
        printf("%s%-8s%s ", style_on(colours, ORR_STRONG), s[i].name, style_off(colours));
        if (s[i].line) printf("= %s  (line %u)\n", s[i].value, s[i].line);
        else printf("%snot set; %s%s\n", style_on(colours, ORR_SOFT), s[i].help, style_off(colours));
    }
}

static void write_all(const char *path, bool there)
{
    unsigned n;
    const user_setting *s = user_config_all(&n);
    json j = json_file_begin(stdout);
    json_file_object(&j, "config-1");
    json_text(&j, "path", *path ? path : NULL);
    json_bool(&j, "there", there);
    json_open_array(&j, "settings");
    for (unsigned i = 0; i < n; i++) {
        json_open_object(&j, NULL);
        json_text(&j, "name", s[i].name);
        json_text(&j, "help", s[i].help);
        json_text(&j, "value", s[i].line ? s[i].value : NULL);
        json_count(&j, "line", s[i].line);
        json_end(&j);
    }
    json_end(&j);
    json_end(&j);
}

int cmd_config(int argc, char **argv)
{
    bool as_json = false;
    const arg_option options[] = { OPTION_FLAG("json", &as_json, "for machines") };
    const arg_spec spec = {
        .command = "config", .use = "",
        .about = "Shows what your configuration says, line by line, and what else it could say. It is the file\n"
                 "~/.config/orrery/config ($XDG_CONFIG_HOME and $ORRERY_CONFIG name another place) with lines like\n"
                 "\"bots = hard\". What you type on a command line wins. Exit 1 if a line is wrong.",
        .options = options, .n_options = 1, .words = ""
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    const char *path = user_config_path();
    const bool there = *path && !access(path, R_OK);
    if (as_json) write_all(path, there);
    else print_all(path, there);
    return user_config_load(NULL) ? CLI_FAILED : CLI_OK;
}
