/* puzzle_walk.c - see puzzle_walk.h. The first answer is right or wrong by the proof; later ones may differ from the
 * line of the file, and then the solver says whether they are sure as well. */
#include "lab/puzzle/puzzle_walk.h"

#include "base/star_names.h"
#include "bots/bot.h"
#include "table/match/heard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORLDS = 60, NODES = 400000 };

struct puzzle_walk {
    const orr_box *box;
    const puzzle *p;
    match m;
    solver base;
    orr_answer line[PUZZLE_LINE];
    unsigned n_line, at;      /* how far along the line; at n_line it is behind us */
    unsigned own;             /* right answers so far */
    bool astray;              /* right, but not by the line */
    bool solved;
};

/* ---- beginning and looking --------------------------------------------------------------------------------------- */

puzzle_walk *puzzle_begin(const orr_box *box, const puzzle *p, error *why)
{
    puzzle_walk *w = calloc(1, sizeof *w);
    if (!w) return error_refuse(why, "There is not enough memory for this puzzle."), NULL;
    *w = (puzzle_walk){ .box = box, .p = p };
    if (!puzzle_open(box, p, &w->m, why)) return free(w), NULL;
    w->base = puzzle_solver(&w->m.t, box, p->you, p->kind);
    w->base.most = NODES;
    w->n_line = puzzle_line(p, &w->m, w->line);
    if (w->n_line || p->kind == PUZZLE_WHO) return w;
    error_refuse(why, "The solution does not fit the rules any more.");
    return puzzle_leave(w), NULL;
}

void puzzle_leave(puzzle_walk *w)
{
    if (!w) return;
    match_close(&w->m);
    free(w);
}

bool puzzle_solved(const puzzle_walk *w) { return w->solved; }
unsigned puzzle_step(const puzzle_walk *w) { return w->own; }
const match *puzzle_match(const puzzle_walk *w) { return &w->m; }

static bool is_sure(const puzzle_walk *w, const unsigned char *worlds, orr_action a, solve_failure *f)
{
    solver s = w->base;
    const unsigned left = w->p->own - 1u > w->own ? w->p->own - 1u - w->own : 0;
    return worlds && solve_sure(&s, worlds, WORLDS, left, a, f);
}

static unsigned char *worlds_of(const puzzle_walk *w) { return puzzle_worlds(&w->m.t, w->box, w->p->you, WORLDS, 5); }

orr_action puzzle_next(const puzzle_walk *w)
{
    orr_action legal[ORR_MAX_LEGAL];
    if (!w->astray && w->at < w->n_line) return w->line[w->at].act;
    const int n = orr_legal(&w->m.t, w->p->you, legal);
    unsigned char *worlds = worlds_of(w);
    int i = 0;
    while (i + 1 < n && !is_sure(w, worlds, legal[i], NULL)) i++;
    free(worlds);
    return n ? legal[i] : (orr_action){ .verb = 0 };
}

/* ---- a right answer ---------------------------------------------------------------------------------------------- */

static void take(puzzle_walk *w, orr_answer x, const puzzle_ear *ear)
{
    const uint32_t from = w->m.n_events;
    if (!match_take(&w->m, x.seat, x.act)) return;
    const puzzle_beat beat = { x.seat, &w->m.t, w->m.event + from, w->m.n_events - from };
    if (ear && ear->beat) ear->beat(ear->user, &beat);
}

static bool is_over(const puzzle_walk *w)
{
    return !orr_asked(&w->m.t) ||
           (w->base.want == SOLVE_SAVE && bot_clock(w->m.t.game, w->m.t.state) >= w->base.until);
}

/* The others as the line has it; off the line the first thing they can say. */
static void others_speak(puzzle_walk *w, const puzzle_ear *ear)
{
    while (!is_over(w)) {
        const orr_seats asked = orr_asked(&w->m.t);
        orr_action legal[ORR_MAX_LEGAL];
        orr_answer x = { .seat = 0 };
        if (!w->astray && w->at < w->n_line) {
            x = w->line[w->at];
            if (x.seat == w->p->you) return;
            w->at++;
        } else {
            if (asked >> w->p->you & 1) return;
            while (!(asked >> x.seat & 1)) x.seat++;
            if (!orr_legal(&w->m.t, x.seat, legal)) return;
            x.act = legal[0];
        }
        take(w, x, ear);
    }
}

static puzzle_verdict go_on(puzzle_walk *w, orr_action a, const puzzle_ear *ear)
{
    if (w->astray || w->at >= w->n_line || !orr_same_action(a, w->line[w->at].act)) w->astray = true;
    else w->at++;
    w->own++;
    take(w, (orr_answer){ .act = a, .seat = w->p->you }, ear);
    others_speak(w, ear);
    w->solved = is_over(w);
    return PUZZLE_TAKEN;
}

/* ---- a wrong one ------------------------------------------------------------------------------------------------- */

static void show(const puzzle_walk *w, const unsigned char *world, orr_action a, const solve_failure *f,
                 const puzzle_ear *ear)
{
    const orr_game *g = w->box->game;
    heard list = { .n = 0 };
    orr_news news = { .hear = heard_hear, .to = &list };
    orr_ctx t = { .game = g, .box = w->box, .state = malloc(g->state_size), .news = &news };
    if (!t.state) return;
    memcpy(t.state, world, g->state_size);
    for (unsigned i = 0; i <= f->n && i <= ORR_COUNT(f->answer); i++) {
        const orr_answer x = i ? f->answer[i - 1] : (orr_answer){ .act = a, .seat = w->p->you };
        const uint32_t from = list.n;
        orr_say(&t, x.seat, x.act);
        const puzzle_beat beat = { x.seat, &t, list.event + from, list.n - from };
        if (ear && ear->beat) ear->beat(ear->user, &beat);
    }
    heard_free(&list);
    free(t.state);
}

puzzle_verdict puzzle_give(puzzle_walk *w, orr_action a, const puzzle_ear *ear, orr_rule *rule)
{
    solve_failure f;
    *rule = orr_why_not(&w->m.t, w->p->you, a);
    if (*rule || w->solved || w->p->kind == PUZZLE_WHO) return PUZZLE_REFUSED;
    if (!w->astray && w->at < w->n_line && orr_same_action(a, w->line[w->at].act)) return go_on(w, a, ear);
    unsigned char *worlds = worlds_of(w);
    const bool sure = is_sure(w, worlds, a, &f);
    puzzle_verdict v = PUZZLE_NOT_THIS;
    if (sure && w->own) {                                   /* the first one is the only one: that is proved */
        v = go_on(w, a, ear);
    } else if (worlds && !sure && f.over && f.n <= ORR_COUNT(f.answer)) {
        show(w, worlds + f.world * w->box->game->state_size, a, &f, ear);
        v = PUZZLE_SHOWN;
    }
    free(worlds);
    return v;
}

puzzle_verdict puzzle_guess(puzzle_walk *w, orr_seat s)
{
    if (w->p->kind != PUZZLE_WHO || w->solved || s >= w->p->seats || s == w->p->you) return PUZZLE_REFUSED;
    if (s != w->p->who) return PUZZLE_NOT_THIS;
    w->own = 1;
    w->solved = true;
    return PUZZLE_TAKEN;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

const char *puzzle_seat_name(const puzzle *p, orr_seat s) { return s == p->you ? NULL : star_names[s % N_NAMES]; }

static void put(puzzle_text *t, const char *en, const char *it)
{
    snprintf(t->en, PUZZLE_TEXT, "%s", en);
    snprintf(t->it, PUZZLE_TEXT, "%s", it);
}

/* The side I am on, if there are sides and I can know mine. */
static bool my_side(const puzzle_walk *w, uint8_t *side)
{
    const orr_game *g = w->box->game;
    if (!g->side) return false;
    *side = g->side(&w->m.t, w->p->you);
    unsigned char *worlds = worlds_of(w);
    bool same = worlds;
    for (unsigned i = 0; same && i < WORLDS; i++) {
        const orr_ctx t = { .game = g, .box = w->box, .state = worlds + i * g->state_size };
        same = g->side(&t, w->p->you) == *side;
    }
    free(worlds);
    return same && g->word(w->box, g->side_noun, *side, ORR_NAME);
}

static void ask_win(const puzzle_walk *w, puzzle_text *t)
{
    uint8_t side = 0;
    const bool known = my_side(w, &side);
    const unsigned noun = w->box->game->side_noun;
    char en[60] = "", it[60] = "";
    if (known) {
        snprintf(en, sizeof en, "You: [%u %u]. ", noun, side);
        snprintf(it, sizeof it, "Tu: [%u %u]. ", noun, side);
    }
    if (w->p->own == 1) {
        snprintf(t->en, PUZZLE_TEXT, "%sOne move wins, whatever the others hold. Which?", en);
        snprintf(t->it, PUZZLE_TEXT, "%sUna mossa vince, qualunque carta abbiano gli altri. Quale?", it);
        return;
    }
    snprintf(t->en, PUZZLE_TEXT, "%sWin in %u moves, whatever the others hold and do.", en, w->p->own);
    snprintf(t->it, PUZZLE_TEXT, "%sVinci in %u mosse, qualunque cosa gli altri abbiano o facciano.", it, w->p->own);
}

static void ask_who(const puzzle_walk *w, puzzle_text *t)
{
    const unsigned noun = w->box->game->side_noun, side = w->p->side;
    snprintf(t->en, PUZZLE_TEXT, "Look at the log: who gave themselves away as [%u %u]?", noun, side);
    snprintf(t->it, PUZZLE_TEXT, "Guarda il diario: chi si è tradito? Fazione: [%u %u].", noun, side);
}

static void tell_end(const puzzle_walk *w, puzzle_text *t)
{
    if (w->p->kind == PUZZLE_WIN) put(t, "Solved! Nobody could have stopped you.", "Risolto! Nessuno poteva fermarti.");
    else if (w->p->kind == PUZZLE_SAVE)
        put(t, "Solved! Anything else could have lost the game.", "Risolto! Con qualunque altra mossa potevi perdere.");
    else {
        snprintf(t->en, PUZZLE_TEXT, "Solved! It is [seat %u].", w->p->who + 1u);
        snprintf(t->it, PUZZLE_TEXT, "Risolto! È [seat %u].", w->p->who + 1u);
    }
}

void puzzle_asks(const puzzle_walk *w, puzzle_text *t)
{
    if (w->solved) tell_end(w, t);
    else if (w->own) put(t, "Right so far. What next?", "Giusto fin qui. E adesso?");
    else if (w->p->kind == PUZZLE_WHO) ask_who(w, t);
    else if (w->p->kind == PUZZLE_WIN) ask_win(w, t);
    else
        put(t, "Somebody is about to win. Only one move stops them. Which?",
            "Qualcuno sta per vincere. Una sola mossa lo impedisce. Quale?");
}

void puzzle_answers(const puzzle_walk *w, puzzle_verdict v, orr_seat guessed, puzzle_text *t)
{
    if (w->p->kind == PUZZLE_WHO) {
        snprintf(t->en, PUZZLE_TEXT, "Nothing points to [seat %u]. Look again.", guessed + 1u);
        snprintf(t->it, PUZZLE_TEXT, "Niente indica [seat %u]. Guarda meglio.", guessed + 1u);
    } else if (v == PUZZLE_SHOWN) {
        put(t, "From what you know, it could go like this. Find something surer.",
            "Per quel che ne sai, potrebbe andare così. Cerca qualcosa di più sicuro.");
    } else if (w->p->kind == PUZZLE_WIN) {
        put(t, "That does not win for sure. Try something else.", "Così non vinci di sicuro. Prova altro.");
    } else {
        put(t, "That does not stop them for sure. Try something else.", "Così non li fermi di sicuro. Prova altro.");
    }
}
