/* lesson_walk.c - from question to question. Others' answers and texts between them are beats; a wrong answer leaves
 * the position as it is, and one that is only shown is taken back byte for byte. */
#include "table/lesson/lesson_parts.h"

#include <stdlib.h>
#include <string.h>

static sc_world *world(const lesson_walk *w) { return &w->run->w; }
static const ls_node *node_of(const lesson_walk *w) { return &w->l->node[w->node]; }

/* ---- beats ------------------------------------------------------------------------------------------------------- */

static void tell_words(const lesson_walk *w, const lesson_ear *ear, uint32_t words)
{
    const lesson_beat beat = { .say = &w->l->words[words], .t = &world(w)->t };
    if (w->said) w->said(w->user, w, beat.say);
    if (ear && ear->beat) ear->beat(ear->user, &beat);
}

static bool play(lesson_walk *w, const sc_step *s, const sc_act *a, const lesson_ear *ear)
{
    const uint32_t from = world(w)->heard.n;
    sc_answer(w->run, world(w), s, a);
    if (w->run->stopped) return false;
    const lesson_beat beat = { .seat = a->seat, .t = &world(w)->t, .news = world(w)->heard.event + from,
                               .n_news = world(w)->heard.n - from };
    if (ear && ear->beat) ear->beat(ear->user, &beat);
    return true;
}

/* One statement of the scenario language; checks only if somebody wants to know. */
static bool carry_out(lesson_walk *w, const sc_step *s, const lesson_ear *ear)
{
    if (s->deal) return true;
    if (s->what != SC_WHEN)
        return sc_prepares(s->what) || w->checks ? sc_carry_out(w->run, s) && !w->run->stopped : true;
    if (!sc_go_on(w->run)) return false;
    sc_new_news(world(w));
    for (uint32_t k = 0; k < s->n; k++)
        if (!play(w, s, &w->l->c.act[s->first + k], ear)) return false;
    return true;
}

static bool carry_out_all(lesson_walk *w, uint32_t first, uint32_t n, const lesson_ear *ear)
{
    for (uint32_t k = first; k < first + n; k++)
        if (!carry_out(w, &w->l->c.step[k], ear)) return false;
    return true;
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

int ls_choices(const lesson_walk *w, orr_action out[ORR_MAX_LEGAL])
{
    return orr_legal(&world(w)->t, w->l->head.you, out);
}

static bool is_among(const lesson *l, uint32_t first, uint32_t n, orr_action act, uint32_t *at)
{
    for (*at = 0; *at < n; ++*at)
        if (orr_same_action(l->c.act[first + *at].act, act)) return true;
    return false;
}

bool ls_goes_on(const lesson_walk *w, orr_action act)
{
    const ls_node *n = node_of(w);
    uint32_t k;
    if (n->any) return true;
    return is_among(w->l, n->act, n->n_acts, act, &k) && !(w->given >> k & 1);
}

const ls_reply *ls_reply_to(const lesson_walk *w, orr_action act)
{
    const ls_node *n = node_of(w);
    const ls_reply *star = NULL;
    uint32_t k;
    for (const ls_reply *y = w->l->reply + n->reply; y < w->l->reply + n->reply + n->n_replies; y++) {
        if (y->kind == LS_LOCKED) continue;
        if (y->star) star = y;
        else if (is_among(w->l, y->act, y->n_acts, act, &k)) return y;
    }
    return star;
}

static lesson_answer first_answer(const lesson_walk *w)
{
    const ls_node *n = node_of(w);
    lesson_answer a = { .kind = n->kind == LS_GUESS ? LESSON_GUESS : LESSON_ACT };
    orr_action all[ORR_MAX_LEGAL];
    uint32_t k = 0;
    if (n->kind != LS_ASK) return a;
    if (n->any) return ls_choices(w, all) ? a.act = all[0], a : a;
    while (k < n->n_acts && (w->given >> k & 1)) k++;
    if (k < n->n_acts) a.act = w->l->c.act[n->act + k].act;
    else a.kind = LESSON_WAIT;
    return a;
}

static void add_guesses(lesson_now *now, const lesson *l, uint32_t first, uint32_t n)
{
    for (uint32_t k = 0; k < n && now->n_guesses < LESSON_GUESSES; k++)
        now->guess[now->n_guesses++] = ls_text(l, l->thing[first + k].text);
}

/* Right things first; the client shows them in an order of its own. */
static void list_guesses(lesson_walk *w)
{
    const ls_node *n = node_of(w);
    add_guesses(&w->now, w->l, n->act, n->n_acts);
    for (const ls_reply *y = w->l->reply + n->reply; y < w->l->reply + n->reply + n->n_replies; y++)
        add_guesses(&w->now, w->l, y->act, y->n_acts);
}

static void stand(lesson_walk *w)
{
    const lesson *l = w->l;
    const ls_node *n = node_of(w), *say = n->kind == LS_END ? NULL : w->say;
    static const lesson_question asks[] = { [LS_ASK] = LESSON_ASKS, [LS_GUESS] = LESSON_ASKS_GUESS,
                                            [LS_END] = LESSON_ENDED };
    w->now = (lesson_now){ .question = asks[n->kind], .step = n->step, .t = &world(w)->t,
                           .wait = n->kind == LS_ASK && n->wait };
    w->now.say = n->kind == LS_END ? &l->words[n->words] : say ? &l->words[say->words] : NULL;
    for (uint32_t k = 0; say && k < say->n_lights; k++)
        w->now.light[w->now.n_lights++] = ls_text(l, l->thing[say->light + k].text);
    if (n->kind == LS_GUESS) list_guesses(w);
    if (n->kind != LS_END) w->now.first = first_answer(w);
    if (w->said && w->now.say) w->said(w->user, w, w->now.say);
}

/* Does a text stand above a question, or is it read while others go on? */
static bool is_read_alone(const lesson *l, const ls_node *say)
{
    for (const ls_node *n = say + 1; n < l->node + l->n_nodes; n++) {
        if (n->kind == LS_ASK || n->kind == LS_GUESS) return false;
        if (n->kind != LS_STATEMENT || l->c.step[n->at].what == SC_WHEN) return true;
    }
    return true;
}

static bool go_to_question(lesson_walk *w, const lesson_ear *ear)
{
    for (;; w->node++) {
        const ls_node *n = node_of(w);
        if (n->kind == LS_STATEMENT) {
            if (!carry_out(w, &w->l->c.step[n->at], ear)) return false;
            continue;
        }
        if (!sc_go_on(w->run)) return false;
        if (n->kind != LS_SAY) break;
        w->say = n;
        if (is_read_alone(w->l, n)) tell_words(w, ear, n->words);
    }
    w->given = 0;
    stand(w);
    return true;
}

/* ---- a walk ------------------------------------------------------------------------------------------------------ */

lesson_walk *ls_begin(const lesson *l, const scenario_listener *listener, bool checks, const lesson_ear *ear,
                      ls_said *said, void *user)
{
    const orr_game *g = l->head.box.game;
    lesson_walk *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    *w = (lesson_walk){ .l = l, .checks = checks, .said = said, .user = user };
    w->run = sc_new_run(&l->c, listener);
    w->state = malloc(g->state_size);
    w->fired = malloc(g->n_rules * sizeof *w->fired);
    w->ever = malloc(g->n_rules * sizeof *w->ever);
    const bool room = w->run && w->state && w->fired && w->ever;
    if (room && sc_deal(w->run) && !w->run->stopped && go_to_question(w, ear)) return w;
    if (room && listener && w->run->culprit && *w->run->why.text)
        sc_fail_with(w->run, w->run->culprit, "this can be", w->run->why.text);
    return lesson_leave(w), NULL;
}

lesson_walk *lesson_begin(const lesson *l, const lesson_ear *ear) { return ls_begin(l, NULL, false, ear, NULL, NULL); }

void lesson_leave(lesson_walk *w)
{
    if (!w) return;
    sc_free_run(w->run);
    free(w->state);
    free(w->fired);
    free(w->ever);
    free(w);
}

const lesson_now *lesson_here(const lesson_walk *w) { return &w->now; }

/* ---- what is only shown ------------------------------------------------------------------------------------------ */

static void save(lesson_walk *w)
{
    const orr_game *g = w->l->head.box.game;
    memcpy(w->state, world(w)->state, g->state_size);
    memcpy(w->fired, world(w)->fired, g->n_rules * sizeof *w->fired);
    memcpy(w->ever, world(w)->ever, g->n_rules * sizeof *w->ever);
    w->saved = *world(w);
    w->saved_top = w->run->n_top;
}

/* The list of events may have moved: only its length goes back. */
static void restore(lesson_walk *w)
{
    const orr_game *g = w->l->head.box.game;
    memcpy(world(w)->state, w->state, g->state_size);
    memcpy(world(w)->fired, w->fired, g->n_rules * sizeof *w->fired);
    memcpy(world(w)->ever, w->ever, g->n_rules * sizeof *w->ever);
    world(w)->tape = w->saved.tape;
    world(w)->first = w->saved.first;
    world(w)->heard.n = w->saved.heard.n;
    world(w)->news.told = w->saved.news.told;
    w->run->n_top = w->saved_top;
    w->run->stopped = false;
}

bool ls_show(lesson_walk *w, const ls_reply *y, orr_action act, const lesson_ear *ear)
{
    const sc_step as_written = { .what = SC_WHEN, .line = y->line };
    const sc_act answer = { .act = act, .seat = w->l->head.you };
    save(w);
    bool good = carry_out_all(w, y->chance, y->n_chance, ear);
    sc_new_news(world(w));
    good = good && play(w, &as_written, &answer, ear) && carry_out_all(w, y->so, y->n_so, ear);
    if (good && w->checks) sc_check_used(w->run, world(w));
    if (good) tell_words(w, ear, y->words);
    restore(w);
    return good;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static lesson_verdict guess(lesson_walk *w, unsigned which, const lesson_ear *ear)
{
    const ls_node *n = node_of(w);
    if (which < n->n_acts) {
        tell_words(w, ear, n->words);
        w->node++;
        return go_to_question(w, ear) ? LESSON_TAKEN : LESSON_BROKEN;
    }
    which -= n->n_acts;
    for (const ls_reply *y = w->l->reply + n->reply; y < w->l->reply + n->reply + n->n_replies; y++) {
        if (which < y->n_acts) return tell_words(w, ear, y->words), LESSON_NOT_THIS;
        which -= y->n_acts;
    }
    return LESSON_REFUSED;
}

static lesson_verdict take(lesson_walk *w, const orr_action *act, const lesson_ear *ear)
{
    const ls_node *n = node_of(w);
    const sc_step as_written = { .what = SC_WHEN, .line = n->line, .text = n->text };
    uint32_t k = 0;
    if (!carry_out_all(w, n->chance, n->n_chance, ear)) return LESSON_BROKEN;
    if (act) {
        const sc_act answer = { .act = *act, .seat = w->l->head.you };
        sc_new_news(world(w));
        if (!play(w, &as_written, &answer, ear)) return LESSON_BROKEN;
    }
    if (n->each && is_among(w->l, n->act, n->n_acts, *act, &k)) {
        w->given |= 1u << k;
        if (w->given != (1u << n->n_acts) - 1) return stand(w), LESSON_TAKEN;
    }
    w->node++;
    return go_to_question(w, ear) ? LESSON_TAKEN : LESSON_BROKEN;
}

lesson_verdict lesson_give(lesson_walk *w, lesson_answer a, const lesson_ear *ear, orr_rule *rule)
{
    const ls_node *n = node_of(w);
    *rule = 0;
    if (n->kind == LS_GUESS) return a.kind == LESSON_GUESS ? guess(w, a.guess, ear) : LESSON_REFUSED;
    if (n->kind != LS_ASK || a.kind == LESSON_GUESS) return LESSON_REFUSED;
    if (a.kind == LESSON_WAIT) return n->wait ? take(w, NULL, ear) : LESSON_REFUSED;
    *rule = orr_why_not(&world(w)->t, w->l->head.you, a.act);
    if (*rule) return LESSON_REFUSED;
    if (ls_goes_on(w, a.act)) return take(w, &a.act, ear);
    const ls_reply *y = ls_reply_to(w, a.act);
    if (!y) return LESSON_NOT_THIS;
    if (y->kind == LS_LET) return ls_show(w, y, a.act, ear) ? LESSON_SHOWN : LESSON_BROKEN;
    return tell_words(w, ear, y->words), LESSON_NOT_THIS;
}
