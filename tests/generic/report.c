/* report.c - counts every check, and tells a failure so that one command plays it again. */
#include "tests/generic/suite.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static const char *const names[N_CHECKS] = {
    [C_ASKED] = "asked seats can answer",
    [C_AGAIN] = "asking again changes nothing",
    [C_SORTED] = "lists sorted",
    [C_WORDS] = "words both ways",
    [C_WHY_NOT] = "why_not exactly when illegal",
    [C_REFUSED] = "refusal changes nothing",
    [C_PLAIN] = "plain questions",
    [C_INVARIANT] = "check is silent",
    [C_CONSERVED] = "cards conserved",
    [C_KNOW] = "know masks",
    [C_ZEROED] = "unused bytes zero",
    [C_ROUND_TRIP] = "observe(imagine(view)) == view",
    [C_IMAGINED] = "imagined world sound",
    [C_IMAGINED_ASKED] = "imagined world can answer",
    [C_IMAGINED_PLAY] = "play in imagined worlds",
    [C_UNIFORM] = "imagine is uniform",
    [C_EVENTS] = "events valid",
    [C_HEARD] = "every event heard, in order",
    [C_EVENT_TEXT] = "event text",
    [C_TOLD] = "events tell no secret",
    [C_SWAP] = "twin swap",
    [C_ORDER] = "order of loose cards",
    [C_SEALED] = "sealed arguments",
    [C_LAW] = "the law",
    [C_FRONTIER] = "frontier: views grow",
    [C_LIGHT] = "frontier: worlds part",
    [C_OPENED] = "question numbers",
    [C_COMMUTE] = "simultaneous answers commute",
    [C_OLD_COPIES] = "old copies keep",
    [C_SAME_BYTES] = "same key, same bytes",
    [C_RECORD] = "records",
    [C_UNDO] = "undo to the frontier",
    [C_ENDS] = "match ends",
    [C_TABLES] = "tables of the game",
};
static uint64_t done[N_CHECKS], failed[N_CHECKS];
enum { TOLD_IN_FULL = 4 };        /* failures of one check that are printed */

static void print_place(const table *r, check c, unsigned seat)
{
    printf("FAILED %s: game %s, seats %u, answer %u", names[c], r->game->id, r->seats,
           r->now.t.state ? orr_core_of(&r->now.t)->answers : 0);
    if (seat == ORR_PUBLIC) printf(", spectator");
    else if (seat < ORR_PUBLIC) printf(", seat %u", seat + 1);
    printf("\n  again: generic_suite --game %s --seats %u", r->game->id, r->seats);
    if (r->set) printf(" --set %s", r->set_folder);
    for (unsigned i = 0; i < r->game->n_options; i++)
        if (r->box.opt[i]) printf(" --option %s=%s", r->game->options[i].name, r->game->options[i].word[r->box.opt[i]]);
    bool plain = true;
    for (unsigned i = 0; i < r->game->n_options; i++) plain = plain && !r->box.opt[i];
    if (plain && r->game->n_options) printf(" --option default");
    printf(" --seed %" PRIu64 " --matches 1\n", r->seed);
}

bool expect(table *r, check c, unsigned seat, bool holds, const char *format, ...)
{
    done[c]++;
    if (holds) return true;
    r->broken = true;
    if (++failed[c] > TOLD_IN_FULL) return false;
    print_place(r, c, seat);
    va_list more;
    va_start(more, format);
    printf("  ");
    vprintf(format, more);
    printf("\n");
    va_end(more);
    fflush(stdout);
    return false;
}

/* ---- the name of a byte ------------------------------------------------------------------------------------- */

typedef struct { const char *name; size_t at; } head_member;
static const head_member state_head[] = {
    { "core.chance", 0 },
    { "core.answers", offsetof(orr_core, answers) },
    { "core.frontier", offsetof(orr_core, frontier) },
    { "core.opened", offsetof(orr_core, opened) },
    { "core.ret", offsetof(orr_core, ret) },
    { "core.seats", offsetof(orr_core, seats) },
    { "core.depth", offsetof(orr_core, depth) },
    { "core.over", offsetof(orr_core, over) },
    { "core.frame", offsetof(orr_core, frame) },
};
static const head_member view_head[] = {
    { "look.answers", 0 },
    { "look.opened", offsetof(orr_look, opened) },
    { "look.ret", offsetof(orr_look, ret) },
    { "look.asked", offsetof(orr_look, asked) },
    { "look.may", offsetof(orr_look, may) },
    { "look.seat", offsetof(orr_look, seat) },
    { "look.seats", offsetof(orr_look, seats) },
    { "look.depth", offsetof(orr_look, depth) },
    { "look.over", offsetof(orr_look, over) },
    { "look.frame", offsetof(orr_look, frame) },
};

static void name_head(bytes_of of, size_t at, char *out, size_t cap)
{
    const head_member *h = of == OF_STATE ? state_head : view_head;
    size_t i = of == OF_STATE ? sizeof state_head / sizeof *h : sizeof view_head / sizeof *h;
    while (h[i - 1].at > at) i--;
    snprintf(out, cap, "%s, byte %zu of it", h[i - 1].name, at - h[i - 1].at);
}

static bool name_place(const table *r, bytes_of of, size_t at, char *out, size_t cap)
{
    const size_t head = of == OF_STATE ? sizeof(orr_zone) : sizeof(orr_seen),
                 card = of == OF_STATE ? sizeof(orr_card) : sizeof(orr_face);
    for (const orr_place *p = r->game->places; p < r->game->places + r->game->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, r->seats); i++) {
            const size_t base = of == OF_STATE ? p->at + (size_t)i * p->stride : p->seen + (size_t)i * p->seen_stride;
            if (at < base || at >= base + head + p->cap * card) continue;
            const int n = snprintf(out, cap, p->by || (p->flags & ORR_EACH) ? "%s %u: " : "%s: ", p->word, i + 1);
            if (at < base + head) snprintf(out + n, cap - (size_t)n, "its counts, byte %zu", at - base);
            else
                snprintf(out + n, cap - (size_t)n, "card %zu, byte %zu", (at - base - head) / card,
                         (at - base - head) % card);
            return true;
        }
    return false;
}

static void name_byte(const table *r, bytes_of of, size_t at, char *out, size_t cap)
{
    if (at < (of == OF_STATE ? sizeof(orr_core) : sizeof(orr_look))) {
        name_head(of, at, out, cap);
        return;
    }
    if (name_place(r, of, at, out, cap)) return;
    for (const orr_field *f = r->game->fields; f < r->game->fields + r->game->n_fields; f++) {
        const size_t base = of == OF_STATE ? f->at : f->seen, size = orr_field_size(f, r->game->max_seats);
        if (at < base || at >= base + size) continue;
        snprintf(out, cap, "%s, byte %zu of it", f->word, at - base);
        return;
    }
    snprintf(out, cap, "a byte no table names");
}

bool expect_same(table *r, check c, unsigned seat, bytes_of of, const void *found, const void *expected,
                 const char *when)
{
    const uint8_t *x = found, *y = expected;
    const size_t n = of == OF_STATE ? r->game->state_size : r->game->view_size;
    if (!memcmp(x, y, n)) return expect(r, c, seat, true, " ");
    size_t at = 0;
    while (x[at] == y[at]) at++;
    char name[80];
    name_byte(r, of, at, name, sizeof name);
    return expect(r, c, seat, false, "%s: %s byte %zu (%s) is %u, expected %u", when, of == OF_STATE ? "state" : "view",
                  at, name, x[at], y[at]);
}

/* ---- the end ------------------------------------------------------------------------------------------------ */

void print_counts(void)
{
    for (unsigned c = 0; c < N_CHECKS; c++) {
        if (!done[c]) continue;
        printf("%-34s %12" PRIu64, names[c], done[c]);
        if (failed[c]) printf("   %" PRIu64 " FAILED", failed[c]);
        printf("\n");
    }
}

int failures(void)
{
    uint64_t good = 0, bad = 0;
    for (unsigned c = 0; c < N_CHECKS; c++) good += done[c] - failed[c], bad += failed[c];
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", good, bad);
    return bad ? 1 : 0;
}
