/* cmd_merge.c - `orrery merge`: the parts of a run, played anywhere, told as one run would tell them. */
#include "apps/cli/commands.h"
#include "apps/cli/parts.h"
#include "apps/common/args.h"
#include "apps/common/wrong.h"

#include <string.h>

typedef struct { const char *command; int (*merge)(const part_set *); } merger;
static const merger mergers[] = { { "sim", cmd_sim_merge }, { "arena", cmd_arena_merge },
                                   { "lab", cmd_lab_merge }, { "puzzle", cmd_puzzle_merge } };

static int merge(const part_set *parts)
{
    for (unsigned i = 0; i < sizeof mergers / sizeof *mergers; i++)
        if (!strcmp(parts->word[0], mergers[i].command)) return mergers[i].merge(parts);
    return cli_wrong("%s has a part of '%s', which cannot be put together here.", parts->path[0], parts->word[0]);
}

int cmd_merge(int argc, char **argv)
{
    bool as_json = false;
    const char *out = NULL, *csv = NULL, *language = NULL;
    const arg_option options[] = {
        OPTION_TEXT("out", &out, "FILE", "the page of the lab, the puzzles that were found, or every deal of an arena"),
        OPTION_TEXT("csv", &csv, "DIR", "lab: every table as a CSV file in this folder"),
        OPTION_TEXT("language", &language, "LANG", "lab: en or it"),
        OPTION_FLAG("json", &as_json, "for machines"),
    };
    const arg_spec spec = {
        .command = "merge", .use = "FILE... [options]", .words = "the files of all parts", .least = 1, .most = -1,
        .about = "Puts the parts of a run together and tells what one run would have told, whatever the split.\n"
                 "A part that is missing, doubled, unfinished or altered is named, and nothing is told.\n"
                 "docs/develop/many-machines.md shows how to play parts on many machines.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    char json[] = "--json", to[] = "--out", tables[] = "--csv", speaks[] = "--language";
    arg_rest rest;
    part_set parts;
    error why;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!part_set_read(&parts, rest.word, rest.n, &why)) return cli_wrong("%s", why.text);
    if (as_json) parts.word[parts.n_words++] = json;
    if (out) parts.word[parts.n_words++] = to, parts.word[parts.n_words++] = (char *)(uintptr_t)out;
    if (csv) parts.word[parts.n_words++] = tables, parts.word[parts.n_words++] = (char *)(uintptr_t)csv;
    if (language) parts.word[parts.n_words++] = speaks, parts.word[parts.n_words++] = (char *)(uintptr_t)language;
    const int code = merge(&parts);
    part_set_close(&parts);
    return code;
}
