/* arena_part.c - plays one part of an arena, and reads all of them. */
#include "apps/cli/arena_part.h"

#include "apps/cli/arena_file.h"
#include "apps/common/enough.h"
#include "apps/common/wrong.h"

#include <stdlib.h>

typedef struct {              /* a part in the making */
    const char *path, *head;
    uint32_t first, end;      /* deals */
    const arena_order *order;
    arena_result result;
} part_run;

static bool is_done(const part_run *p)
{
    for (unsigned t = 0; t <= ARENA_MIXED; t++)
        for (uint32_t d = p->first; p->result.deal[t] && d < p->end; d++)
            if (!p->result.deal[t][d].done) return false;
    return true;
}

static bool save(const part_run *p, error *why)
{
    char *body = NULL;
    size_t n;
    FILE *f = open_memstream(&body, &n);
    if (!f) return error_refuse(why, "There is not enough memory for a part.");
    arena_file_write_all(f, p->order, &p->result, p->first, p->end);
    const bool whole = !fclose(f), saved = whole && part_save(p->path, p->head, body, is_done(p), why);
    free(body);
    return whole ? saved : error_refuse(why, "There is not enough memory for a part.");
}

static bool play(part_run *p, error *why)
{
    if (!save(p, why)) return false;                     /* before anything is played */
    while (!is_done(p) && !p->result.failed && !enough_said()) {
        part_rest_later();
        if (!arena_run(&p->result, p->order, p->first, p->end, why) || !save(p, why)) return false;
    }
    return true;
}

static int end(const part_run *p, part_of part)
{
    if (p->result.failed) {
        fprintf(stderr, "orrery: The arena stopped: %s.\n", p->result.failure);
        return CLI_FAILED;
    }
    return part_told(p->path, part, is_done(p));
}

int arena_part_play(const char *path, const char *head, part_of part, const arena_order *wanted)
{
    arena_order o = *wanted;
    part_run p = { .path = path, .head = head, .order = &o };
    uint64_t first, last;
    part_state state;
    char *text;
    const char *body;
    error why = { "" };
    part_range(part, o.deals, &first, &last);
    p.first = (uint32_t)first, p.end = (uint32_t)last;
    o.enough = part_rest;
    if (!part_load(path, head, &text, &body, &state, &why)) return cli_wrong("%s", why.text);
    int code = CLI_OK;
    if (state == PART_ENDED) printf("%s is finished; nothing was played.\n", path);
    else if (!arena_open(&p.result, &o, &why)) code = cli_wrong("%s", why.text);
    else if (arena_file_read(body, &o, &p.result, &why) < 0) code = cli_wrong("%s, %s.", path, why.text);
    else code = play(&p, &why) ? end(&p, part) : cli_wrong("%s", why.text);
    arena_close(&p.result);
    free(text);
    return code;
}

bool arena_part_join(const part_set *parts, const arena_order *o, arena_result *r, error *why)
{
    error inner;
    for (uint32_t i = 0; i < parts->n; i++) {
        part_run p = { .result = *r };
        uint64_t first, last;
        if (arena_file_read(parts->body[i], o, r, &inner) < 0)
            return error_refuse(why, "%.100s, %.200s.", parts->path[i], inner.text);
        part_range((part_of){ i + 1, parts->n }, o->deals, &first, &last);
        p.first = (uint32_t)first, p.end = (uint32_t)last;
        if (!is_done(&p)) return error_refuse(why, "%.200s does not have the deals that it says.", parts->path[i]);
    }
    return true;
}
