/* reasons.c - does every refusal name a reason? Random matches of all games; at every position the answers that the
 * seat could give at the question before, or at some other question of the match, are tried where they are not legal.
 *
 *   reasons [--game ID] [--positions N] [--seed S] [--show] EXCUSES
 *
 * A refusal may not fall back to the rule of the procedure that asks (orr_proc.rule): that rule forbids nothing, it is
 * what is said when nobody knows better. Fall-backs are counted by game, procedure and verb, and each of them must have
 * a line in EXCUSES, "GAME PROCEDURE VERB: why". Every rule that is named, also for answers that make no sense at all,
 * must have what stands after "because" in both languages. --show prints a sentence for every procedure, verb and rule,
 * to be read aloud. Closes with "N passed, N failed". */
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/support/setting.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROCS = 32, MOST_VERBS = 64, MEMORY = 4096, TRIED = 160, ANYTHING = 8, MATCH = 700, MOST_EXCUSES = 200 };

typedef struct {                  /* what a seat could answer in this match, each action once */
    orr_action act[MEMORY];
    int n;
} memory;

typedef struct {
    const orr_game *game;
    uint64_t positions, refusals;
    uint64_t others;              /* refusals that name another rule than the one found here */
    uint64_t fell[MOST_PROCS][MOST_VERBS];
    char example[MOST_PROCS][MOST_VERBS][200];
    bool *named;                  /* rules that stood in a refusal */
} study;

typedef struct { char line[200]; bool used; } excuse;
static excuse excuses[MOST_EXCUSES];
static int n_excuses;
static uint64_t passed, failed;
static bool shows;


static bool has(const orr_action *list, int n, orr_action a)
{
    for (int i = 0; i < n; i++)
        if (orr_same_action(list[i], a)) return true;
    return false;
}

static void remember(memory *m, const orr_action *list, int n)
{
    for (int i = 0; i < n; i++)
        if (m->n < MEMORY && !has(m->act, m->n, list[i])) m->act[m->n++] = list[i];
}

/* ---- one refusal ------------------------------------------------------------------------------------------------ */

static void note_fall(study *x, const orr_ctx *t, orr_seat s, orr_action a, uint64_t seed)
{
    const orr_core *c = orr_core_of(t);
    const orr_frame *f = &c->frame[c->depth - 1];
    const bool interjects = x->game->verbs[a.verb].flags & ORR_INTERJECT;
    const unsigned proc = interjects ? x->game->interject : f->proc;
    char text[100] = "";
    if (x->fell[proc][a.verb]++) return;
    orr_write(t->box, a, text, sizeof text);
    snprintf(x->example[proc][a.verb], sizeof x->example[0][0],
             "seats %u, seed %" PRIu64 ", after %u answers, seat %u: %s", c->seats, seed, c->answers, s + 1u, text);
}

/* What the rules themselves say about a refused action: the bar of the list function, or when such an answer is given;
 * 0: neither, so that the engine has to fall back. */
static orr_rule reason(const orr_ctx *t, const orr_proc *p, orr_seat s, orr_action a)
{
    const orr_core *c = orr_core_of(t);
    orr_action out[ORR_MAX_LEGAL];
    orr_list l = { .end = out, .want = a, .asking_why = true };
    p->options(t, &c->frame[c->depth - 1], s, &l);
    for (const orr_action *x = out; x < l.end; x++) l.near |= x->verb == a.verb;
    return l.why || l.near || !t->game->when ? l.why : t->game->when(t->box, a);
}

/* Each sentence once. */
static void show(study *x, const orr_ctx *t, orr_action a, orr_rule named)
{
    static bool seen[MOST_PROCS][MOST_VERBS][1024];
    const orr_core *c = orr_core_of(t);
    const unsigned proc = c->frame[c->depth - 1].proc;
    const orr_rule_text *r = &x->game->rules[named];
    char label[200] = "";
    if (named >= 1024 || seen[proc][a.verb][named]) return;
    seen[proc][a.verb][named] = true;
    phrase_label(t->box, a, NULL, label, sizeof label);
    printf("%-12s %s: not now, because %s (%s). | perch\xc3\xa9 %s\n", x->game->procs[proc].name, label,
           r->because ? r->because : "?", r->id, r->because_it ? r->because_it : "?");
}

static void try_action(study *x, const orr_ctx *t, orr_seat s, orr_action a, uint64_t seed)
{
    const orr_core *c = orr_core_of(t);
    const orr_game *g = x->game;
    const orr_rule named = orr_why_not(t, s, a);
    const bool interjects = g->verbs[a.verb].flags & ORR_INTERJECT;
    const bool heard = (interjects ? orr_may(t) : orr_asked(t)) >> s & 1;      /* else there is no question for it */
    const orr_rule why =
        heard ? reason(t, &g->procs[interjects ? g->interject : c->frame[c->depth - 1].proc], s, a) : named;
    x->refusals++;
    x->named[named] = true;
    if (shows) show(x, t, a, named);
    if (!why) note_fall(x, t, s, a, seed);
    else if (why != named) x->others++;
}

/* Something nobody has offered: whatever rule refuses it, there must be a clause for it. */
static void try_anything(study *x, const orr_ctx *t, orr_seat s, orr_rng *rng)
{
    const orr_verb *v = &x->game->verbs[orr_rng_below(rng, x->game->n_verbs)];
    orr_action a = { .verb = (uint8_t)(v - x->game->verbs) };
    if (v->noun[0]) a.a = (uint8_t)orr_rng_below(rng, 40);
    if (v->noun[1]) a.b = (uint8_t)orr_rng_below(rng, 40);
    if (v->noun[2]) a.c = (uint8_t)orr_rng_below(rng, 12);
    x->named[orr_why_not(t, s, a)] = true;
}

/* ---- one match -------------------------------------------------------------------------------------------------- */

static void at_position(study *x, const orr_ctx *t, memory *m, memory *before, orr_rng *rng, uint64_t seed)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_seats there = orr_asked(t) | orr_may(t);
    x->positions++;
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) {
        if (!(there >> s & 1)) continue;
        const int n = orr_legal(t, s, list);
        for (int i = 0; i < before[s].n; i++)
            if (!has(list, n, before[s].act[i])) try_action(x, t, s, before[s].act[i], seed);
        for (int i = 0; i < TRIED && i < m[s].n; i++) {
            const orr_action a = m[s].act[m[s].n <= TRIED ? (uint32_t)i : orr_rng_below(rng, (uint32_t)m[s].n)];
            if (!has(list, n, a)) try_action(x, t, s, a, seed);
        }
        for (int i = 0; i < ANYTHING; i++) try_anything(x, t, s, rng);
        remember(&m[s], list, n);
        before[s].n = 0;
        remember(&before[s], list, n);
    }
}

static void play(study *x, orr_box *box, unsigned seats, uint64_t seed, uint64_t most)
{
    static memory m[ORR_MAX_SEATS], before[ORR_MAX_SEATS];
    orr_rng rng = { seed * 0x9e3779b97f4a7c15u };
    uint8_t key[32];
    orr_ctx t = { .game = x->game, .box = box, .state = calloc(1, x->game->state_size) };
    if (!t.state) abort();
    for (unsigned i = 0; i < sizeof key; i++) key[i] = (uint8_t)orr_rng_below(&rng, 256);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) m[s].n = before[s].n = 0;
    if (orr_start(&t, (uint8_t)seats, key) != ORR_OK) abort();
    for (unsigned i = 0; i < MATCH && x->positions < most && !orr_core_of(&t)->over; i++) {
        at_position(x, &t, m, before, &rng, seed);
        const orr_answer in = random_answer(&t, &rng);
        orr_say(&t, in.seat, in.act);
    }
    free(t.state);
}

/* Every other match with the usual options, the others with any; seats as it comes. */
static void play_some(study *x, uint64_t seed, uint64_t most)
{
    const orr_game *g = x->game;
    orr_rng rng = { seed };
    orr_box box;
    box_open(&box, g);
    for (unsigned o = 0; seed % 2 && o < g->n_options; o++)
        if (!orr_rng_below(&rng, 3)) box.opt[o] = (uint8_t)orr_rng_below(&rng, g->options[o].values);
    const unsigned seats = g->min_seats + orr_rng_below(&rng, g->max_seats - g->min_seats + 1u);
    if (box_check(&box, seats, NULL)) play(x, &box, seats, seed, most);
}

/* ---- what came of it -------------------------------------------------------------------------------------------- */

static bool is_excused(const char *game, const char *proc, const char *verb)
{
    char head[160];
    const int n = snprintf(head, sizeof head, "%s %s %s: ", game, proc, verb);
    for (int i = 0; i < n_excuses; i++)
        if (!strncmp(excuses[i].line, head, (size_t)n)) return excuses[i].used = true;
    return false;
}

__attribute__((format(printf, 2, 3))) static void verdict(bool good, const char *format, ...)
{
    if (good) {
        passed++;
        return;
    }
    failed++;
    va_list more;
    va_start(more, format);
    printf("FAILED ");
    vprintf(format, more);
    printf("\n");
    va_end(more);
}

static void report(const study *x)
{
    const orr_game *g = x->game;
    uint64_t falls = 0;
    unsigned rules = 0;
    for (unsigned p = 0; p < g->n_procs; p++)
        for (unsigned v = 0; v < g->n_verbs; v++) {
            if (!x->fell[p][v]) continue;
            falls += x->fell[p][v];
            if (is_excused(g->id, g->procs[p].name, g->verbs[v].word)) continue;
            verdict(false, "%s: at %s, %s has no reason (%" PRIu64 " times)", g->id, g->procs[p].name, g->verbs[v].word,
                    x->fell[p][v]);
            printf("  %s\n", x->example[p][v]);
        }
    for (unsigned r = 1; r < g->n_rules; r++) {
        if (!x->named[r] || !g->rules[r].id || r < ORR_R_FIRST_OWN) continue;
        rules++;
        verdict(g->rules[r].because && g->rules[r].because_it, "%s: %s is a reason without a clause for \"because\"",
                g->id, g->rules[r].id);
    }
    verdict(!x->others, "%s: the engine named another rule than the game, %" PRIu64 " times", g->id, x->others);
    verdict(x->refusals > 0, "%s: nothing was refused", g->id);
    printf("%s: %" PRIu64 " positions, %" PRIu64 " refusals by %u rules, %" PRIu64 " without a reason\n", g->id,
           x->positions, x->refusals, rules, falls);
    fflush(stdout);
}

static void study_game(const orr_game *g, uint64_t positions, uint64_t seed)
{
    static study x;
    if (g->n_procs > MOST_PROCS || g->n_verbs > MOST_VERBS) abort();
    x = (study){ .game = g, .named = calloc(g->n_rules, sizeof *x.named) };
    if (!x.named) abort();
    for (; x.positions < positions; seed++) play_some(&x, seed, positions);
    report(&x);
    free(x.named);
}

static bool read_excuses(const char *file)
{
    FILE *in = fopen(file, "r");
    if (!in) return false;
    while (n_excuses < MOST_EXCUSES && fgets(excuses[n_excuses].line, sizeof excuses[0].line, in)) {
        const char *line = excuses[n_excuses].line;
        if (*line != '#' && *line != '\n') n_excuses++;
    }
    fclose(in);
    return true;
}

int main(int argc, char **argv)
{
    const char *game = NULL, *file = NULL;
    uint64_t positions = 100000, seed = 1;
    for (int i = 1; i < argc; i++) {
        if (i + 1 < argc && !strcmp(argv[i], "--game")) game = argv[++i];
        else if (i + 1 < argc && !strcmp(argv[i], "--positions")) positions = strtoull(argv[++i], NULL, 10);
        else if (i + 1 < argc && !strcmp(argv[i], "--seed")) seed = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--show")) shows = true;
        else file = argv[i];
    }
    if (!file || !read_excuses(file) || (game && !orr_find_game(game)))
        return fprintf(stderr, "usage: reasons [--game ID] [--positions N] [--seed S] [--show] EXCUSES\n"), 2;
    for (const orr_game *const *g = orr_games; *g; g++)
        if (!game || !strcmp(game, (*g)->id)) study_game(*g, positions, seed);
    if (!game || !strcmp(game, orr_template.id)) study_game(&orr_template, positions, seed);
    for (int i = 0; !game && i < n_excuses; i++)
        verdict(excuses[i].used, "this excuse is not needed any more: %s", excuses[i].line);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", passed, failed);
    return failed != 0;
}
