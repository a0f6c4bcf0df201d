/* puzzle_prove.c - is a question a puzzle? First the world as it is, which can only reject; then a few imagined worlds
 * with every answer; then many with the one that is left. */
#include "bots/bot.h"
#include "lab/puzzle/puzzle.h"

#include <stdlib.h>
#include <string.h>

enum { REAL_NODES = 20000, NODES_PER_WORLD = 35000, PROOF_NODES = 20000000,
       LINE_WORLDS = 60, RISK_WORLDS = 200, RISK_PERCENT = 15, CLOCK_AHEAD = 2 };

/* In these worlds every wrong answer must fail somewhere; they are others than those it was found in. */
const puzzle_effort puzzle_check = { .few = 200, .many = PUZZLE_MANY, .salt = 1000 };

typedef struct {              /* a question being looked at */
    const match *m;
    const orr_box *box;
    solver base;
    orr_action legal[ORR_MAX_LEGAL];
    int n;
    const puzzle_effort *effort;
} question;

solver puzzle_solver(const orr_ctx *t, const orr_box *box, orr_seat me, puzzle_kind kind)
{
    return (solver){ .box = box, .me = me, .want = kind == PUZZLE_SAVE ? SOLVE_SAVE : SOLVE_WIN,
                     .others = PUZZLE_OTHERS, .most = PROOF_NODES,
                     .until = bot_clock(t->game, t->state) + CLOCK_AHEAD };
}

unsigned char *puzzle_worlds(const orr_ctx *t, const orr_box *box, orr_seat me, unsigned n, uint64_t salt)
{
    const size_t size = t->game->state_size;
    unsigned char *worlds = malloc(n * size), *view = malloc(t->game->view_size);
    if (worlds && view) {
        orr_observe(t, me, view);
        orr_rng rng = { orr_hash(view, t->game->view_size, salt) };
        for (unsigned i = 0; i < n; i++) orr_imagine(box, view, &rng, worlds + i * size);
    } else {
        free(worlds);
        worlds = NULL;
    }
    free(view);
    return worlds;
}

/* First without interjections of others, which can only reject and costs little. */
static bool is_sure(const question *q, const unsigned char *worlds, unsigned n, unsigned own, orr_action a,
                    bool generous, uint64_t most)
{
    solver s = q->base;
    s.most = most;
    s.generous = generous;
    s.silent = q->box->game->may != NULL;
    if (!solve_sure(&s, worlds, n, own, a, NULL)) return false;
    if (!s.silent) return true;
    s.nodes = 0;
    s.silent = false;
    return solve_sure(&s, worlds, n, own, a, NULL);
}

/* ---- exactly one ------------------------------------------------------------------------------------------------- */

/* In the world as it is: some answer does, and in a SAVE not every one. */
static bool real_world_allows(const question *q)
{
    int k = 0;
    for (int i = 0; i < q->n; i++)
        k += is_sure(q, q->m->t.state, 1, PUZZLE_OWN, q->legal[i], false, REAL_NODES);
    return k >= 1 && (q->base.want == SOLVE_WIN || k < q->n);
}

/* The only answer that is sure in a few worlds; -1: none, or several. */
static int only_one(const question *q)
{
    const unsigned few = q->effort->few;
    unsigned char *worlds = puzzle_worlds(&q->m->t, q->box, q->base.me, few, q->effort->salt + 1);
    const bool interjects = q->box->game->may != NULL;
    int found = -1;
    bool several = !worlds;
    for (int i = 0; i < q->n && !several; i++) {
        const uint64_t most = (uint64_t)NODES_PER_WORLD * few;
        if (is_sure(q, worlds, few, PUZZLE_OWN, q->legal[i], false, most)) {
            several = found >= 0;
            found = i;
        } else if (interjects && is_sure(q, worlds, few, PUZZLE_OWN, q->legal[i], true, most)) {
            several = true;
        }
    }
    free(worlds);
    return several ? -1 : found;
}

/* Every other answer is punished often enough, or nobody feels the point. */
static bool others_are_punished(const question *q, const unsigned char *worlds, int right)
{
    const size_t size = q->box->game->state_size;
    for (int i = 0; i < q->n; i++) {
        unsigned lost = 0;
        for (unsigned w = 0; i != right && w < RISK_WORLDS; w++)
            lost += !is_sure(q, worlds + w * size, 1, PUZZLE_OWN, q->legal[i], false, REAL_NODES);
        if (i != right && lost * 100 < RISK_PERCENT * RISK_WORLDS) return false;
    }
    return true;
}

static bool is_proved(const question *q, int right)
{
    unsigned many = q->effort->many;
    unsigned char *worlds = puzzle_worlds(&q->m->t, q->box, q->base.me, many > RISK_WORLDS ? many : RISK_WORLDS,
                                          q->effort->salt + 2);
    const bool good = worlds && is_sure(q, worlds, many, PUZZLE_OWN, q->legal[right], false, PROOF_NODES) &&
                      (q->base.want == SOLVE_WIN || others_are_punished(q, worlds, right));
    free(worlds);
    return good;
}

/* ---- the line ---------------------------------------------------------------------------------------------------- */

typedef struct {              /* worlds that look alike so far; the first is the real one */
    const question *q;
    unsigned char *world;
    unsigned n;
    unsigned char *mine, *view;   /* room for two views */
} herd;

static orr_ctx herd_at(const herd *h, unsigned i)
{
    const orr_game *g = h->q->box->game;
    return (orr_ctx){ .game = g, .box = h->q->box, .state = h->world + i * g->state_size };
}

/* Somebody says this in all worlds; where they cannot, that world is not ours any more. */
static void herd_say(herd *h, orr_answer x)
{
    const size_t size = h->q->box->game->state_size;
    unsigned kept = 0;
    for (unsigned i = 0; i < h->n; i++) {
        orr_ctx t = herd_at(h, i);
        if (orr_why_not(&t, x.seat, x.act)) continue;
        orr_say(&t, x.seat, x.act);
        if (kept != i) memcpy(h->world + kept * size, h->world + i * size, size);
        kept++;
    }
    h->n = kept;
}

static void keep_alike(herd *h)
{
    const orr_game *g = h->q->box->game;
    unsigned kept = 0;
    for (unsigned i = 0; i < h->n; i++) {
        orr_ctx t = herd_at(h, i);
        orr_observe(&t, h->q->base.me, i ? h->view : h->mine);
        if (i && memcmp(h->view, h->mine, g->view_size)) continue;
        if (kept != i) memcpy(h->world + kept * g->state_size, h->world + i * g->state_size, g->state_size);
        kept++;
    }
    h->n = kept;
}

/* What a bot would say in that seat. */
static orr_action reply_of(const herd *h, const orr_ctx *t, orr_seat who)
{
    const bot *script = bot_find("script", t->game);
    orr_action legal[ORR_MAX_LEGAL], want;
    orr_rng rng = { 1 };
    const int n = orr_legal(t, who, legal);
    orr_observe(t, who, h->view);
    if (!script) return legal[0];
    bot_wants(script, t->box, h->view, legal, n, NULL, 0, NULL, &rng, &want, 1);
    return orr_why_not(t, who, want) ? legal[0] : want;
}

static bool is_done(const herd *h, const orr_ctx *t)
{
    const solver *s = &h->q->base;
    return !orr_asked(t) || (s->want == SOLVE_SAVE && bot_clock(t->game, t->state) >= s->until);
}

static void add(herd *h, puzzle_found *f, orr_answer x)
{
    f->line[f->n_line++] = x;
    herd_say(h, x);
}

/* The others, until I am asked again; false: the line is at its end. */
static bool others_reply(herd *h, puzzle_found *f)
{
    for (orr_ctx t = herd_at(h, 0); !is_done(h, &t) && f->n_line < PUZZLE_LINE;) {
        const orr_seats asked = orr_asked(&t);
        orr_seat who = 0;
        if (asked >> h->q->base.me & 1) return true;
        while (!(asked >> who & 1)) who++;
        f->others_speak = true;
        add(h, f, (orr_answer){ .act = reply_of(h, &t, who), .seat = who });
    }
    return false;
}

/* The first of my sure answers now, with how many there are. */
static bool next_answer(const herd *h, unsigned own, orr_action *a, double *luck)
{
    const orr_ctx t = herd_at(h, 0);
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_legal(&t, h->q->base.me, legal);
    int good = 0;
    for (int i = n - 1; i >= 0; i--)
        if (is_sure(h->q, h->world, h->n, own, legal[i], false, PROOF_NODES)) *a = legal[i], good++;
    *luck *= (double)good / n;
    return good;
}

static bool walk_line(herd *h, orr_action a, unsigned own, puzzle_found *f)
{
    f->n_line = f->own = 0;
    f->luck = 1.0 / h->q->n;
    for (;; own--) {
        f->own++;
        add(h, f, (orr_answer){ .act = a, .seat = h->q->base.me });
        if (!others_reply(h, f)) return f->n_line < PUZZLE_LINE;
        keep_alike(h);
        if (!own || !next_answer(h, own - 1, &a, &f->luck)) return false;
    }
}

static unsigned traps_of(const question *q, const unsigned char *world, int right)
{
    const orr_game *g = q->box->game;
    orr_ctx t = { .game = g, .box = q->box, .state = malloc(g->state_size) };
    unsigned traps = 0;
    for (int i = 0; t.state && i < q->n; i++) {
        memcpy(t.state, world, g->state_size);
        if (i != right) orr_say(&t, q->base.me, q->legal[i]), traps += !orr_asked(&t);
    }
    free(t.state);
    return traps;
}

static bool find_line(const question *q, int right, puzzle_found *f)
{
    const orr_game *g = q->box->game;
    herd h = { .q = q, .world = puzzle_worlds(&q->m->t, q->box, q->base.me, LINE_WORLDS, q->effort->salt + 3),
               .n = LINE_WORLDS, .mine = malloc(g->view_size), .view = malloc(g->view_size) };
    bool good = h.world && h.mine && h.view;
    unsigned own = 0;
    if (good) {
        memcpy(h.world, q->m->t.state, g->state_size);
        f->traps = traps_of(q, h.world + g->state_size, right);
        while (own < PUZZLE_OWN && !is_sure(q, h.world, h.n, own, q->legal[right], false, PROOF_NODES)) own++;
        good = walk_line(&h, q->legal[right], own, f);
    }
    free(h.world);
    free(h.mine);
    free(h.view);
    return good;
}

bool puzzle_here(const match *m, orr_seat you, puzzle_kind kind, const puzzle_effort *effort, puzzle_found *f)
{
    question q = { .m = m, .box = &m->box, .base = puzzle_solver(&m->t, &m->box, you, kind), .effort = effort };
    *f = (puzzle_found){ .n_line = 0 };
    q.n = orr_legal(&m->t, you, q.legal);
    if (q.n < 2 || !(orr_asked(&m->t) >> you & 1) || !real_world_allows(&q)) return false;
    const int right = only_one(&q);
    return right >= 0 && is_proved(&q, right) && find_line(&q, right, f);
}

/* ---- who is it? -------------------------------------------------------------------------------------------------- */

static const float sure_enough = 0.9f, still_open = 0.5f;

/* In how many of the worlds that fit the cards alone the seat is on that side. */
static unsigned by_cards_alone(const match *m, const unsigned char *worlds, orr_seat s, uint8_t side)
{
    const orr_game *g = m->t.game;
    unsigned k = 0;
    for (unsigned w = 0; w < LINE_WORLDS; w++) {
        const orr_ctx t = { .game = g, .box = &m->box, .state = (void *)(uintptr_t)(worlds + w * g->state_size) };
        k += g->side(&t, s) == side;
    }
    return k;
}

/* The likeliest seat of a side, if the others are clearly less likely. */
static bool stands_out(float p[][BOT_MOST_SIDES], unsigned seats, orr_seat you, uint8_t side, orr_seat *who)
{
    unsigned likely = 0;
    for (orr_seat s = 0; s < seats; s++) {
        if (s == you) continue;
        if (p[s][side] >= sure_enough) *who = s, likely++;
        else if (p[s][side] > still_open) return false;
    }
    return likely == 1;
}

static bool beliefs_of(const match *m, orr_seat you, float p[][BOT_MOST_SIDES])
{
    const bot *script = bot_find("script", m->t.game);
    if (!script || !script->believe || !m->t.game->side) return false;
    void *memory = malloc(script->memory ? script->memory : 1), *view = malloc(m->t.game->view_size);
    const bool good = memory && view;
    if (good) {
        bot_open(script, &m->box, NULL, memory);
        for (uint32_t e = 0; e < m->n_events; e++) bot_hear(script, &m->box, you, &m->event[e], memory);
        orr_observe(&m->t, you, view);
        script->believe(&m->box, view, memory, p);
    }
    free(memory);
    free(view);
    return good;
}

bool puzzle_who(const match *m, orr_seat you, orr_seat *who, uint8_t *side, float *sure)
{
    float p[ORR_MAX_SEATS][BOT_MOST_SIDES] = { { 0 } };
    const unsigned seats = orr_core_of(&m->t)->seats;
    if (!beliefs_of(m, you, p)) return false;
    for (uint8_t k = 0; k < BOT_MOST_SIDES && k < box_sides(&m->box); k++) {
        if (!stands_out(p, seats, you, k, who) || m->t.game->side(&m->t, *who) != k) continue;
        unsigned char *worlds = puzzle_worlds(&m->t, &m->box, you, LINE_WORLDS, 11);
        const unsigned n = worlds ? by_cards_alone(m, worlds, *who, k) : LINE_WORLDS;
        free(worlds);
        if (n > LINE_WORLDS / 2) continue;                  /* seen, or likely from the start */
        *side = k;
        *sure = p[*who][k];
        return true;
    }
    return false;
}

/* ---- the proof --------------------------------------------------------------------------------------------------- */

static bool prove_who(const puzzle *p, const match *m, error *why)
{
    orr_seat who;
    uint8_t side;
    float sure;
    if (!puzzle_who(m, p->you, &who, &side, &sure)) return error_refuse(why, "Nobody's side is clear any more.");
    return (who == p->who && side == p->side) || error_refuse(why, "The evidence points to somebody else.");
}

static bool prove_line(const puzzle *p, const match *m, const puzzle_effort *effort, error *why)
{
    orr_answer line[PUZZLE_LINE];
    puzzle_found f;
    if (!puzzle_line(p, m, line) || line[0].seat != p->you) return error_refuse(why, "The solution is not possible.");
    if (!puzzle_here(m, p->you, p->kind, effort, &f)) return error_refuse(why, "No single answer is sure.");
    return orr_same_action(f.line[0].act, line[0].act) || error_refuse(why, "Another answer is the right one.");
}

bool puzzle_prove(const orr_box *box, const puzzle *p, const puzzle_effort *effort, error *why)
{
    match m;
    if (!puzzle_open(box, p, &m, why)) return false;
    const bool good = p->kind == PUZZLE_WHO ? prove_who(p, &m, why) : prove_line(p, &m, effort, why);
    match_close(&m);
    return good;
}
