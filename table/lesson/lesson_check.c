/* lesson_check.c - proves a lesson: every way through it reaches the end, every answer that the rules allow has a word,
 * every claim is backed, and no text names a card that the learner cannot know. */
#include "table/lesson/lesson_parts.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_ENGLISH = 32, WORDS_ITALIAN = 36, WORDS_FIRST = 18, WORDS_ALL = 260, MOST_ANSWERS = 10, MOST_PLAIN = 2,
       LEAST_SECONDS = 20, MOST_SECONDS = 75, MOST_WALKS = 10000, MOST_WRONG = 60 };
typedef enum { TOLD, BARRED, HAPPENS, HAPPENED } backing;

typedef struct {              /* a lesson under examination */
    const lesson *l;
    const lesson_listener *to;
    lesson_sum *sum;
    uint8_t backed[LS_CLAIMS];/* the best `backing` of every claim, on any way */
    uint32_t *before;         /* by rule: how often it was applied when the last question was answered */
    const lesson_words *since[LS_WORDS]; /* texts said since that question */
    unsigned n_since;
    unsigned walks;           /* so far */
    uint64_t told[MOST_WRONG];/* hashes of what was wrong, so that each thing is said once */
    lesson_answer way[LESSON_ANSWERS + 1];
} check;

#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static void wrong(check *k, uint32_t line, const char *format, ...)
{
    char why[SC_WHY];
    va_list ap;
    va_start(ap, format);
    vsnprintf(why, sizeof why, format, ap);
    va_end(ap);
    const uint64_t hash = orr_hash(why, strlen(why), line);
    for (unsigned i = 0; i < k->sum->wrong && i < MOST_WRONG; i++)
        if (k->told[i] == hash) return;
    if (k->sum->wrong >= MOST_WRONG) return;
    k->told[k->sum->wrong++] = hash;
    if (k->to->wrong) k->to->wrong(k->to->user, line, why);
}

static void step_failed(void *user, const scenario_failure *f)
{
    const size_t n = strlen(f->found);
    const bool sentence = n && f->found[n - 1] == '.';
    wrong(user, f->line, "%s: expected: %s; found: %s%s", *f->step ? f->step : "This answer", f->expected, f->found,
          sentence ? "" : ".");
}

/* ---- texts ------------------------------------------------------------------------------------------------------- */

static bool same_part(const ls_part *x, const ls_part *y)
{
    return x->kind == y->kind && x->noun == y->noun && x->value == y->value && x->taught == y->taught &&
           x->index == y->index && x->instance == y->instance;
}

static unsigned parts_like(const lesson *l, const lesson_words *w, unsigned tongue, const ls_part *like)
{
    unsigned n = 0;
    for (uint32_t k = 0; k < w->n_parts[tongue]; k++) n += same_part(&l->part[w->part[tongue] + k], like);
    return n;
}

/* The numbers written out in a text, in ascending order of their digits' hash: only whether they agree matters. */
static uint64_t digits_of(const lesson *l, const lesson_words *w, unsigned tongue)
{
    uint64_t sum = 0;
    for (uint32_t k = 0; k < w->n_parts[tongue]; k++) {
        const ls_part *p = &l->part[w->part[tongue] + k];
        if (p->kind != LS_TEXT) continue;
        for (const char *c = ls_text(l, p->text); *c; c++) {
            const size_t n = strspn(c, "0123456789");
            if (!n) continue;
            sum += orr_hash(c, n, 1);
            c += n - 1;
        }
    }
    return sum;
}

static void check_tongues(check *k, const lesson_words *w)
{
    const lesson *l = k->l;
    static const unsigned most[LESSON_TONGUES] = { WORDS_ENGLISH, WORDS_ITALIAN };
    static const char *const name[LESSON_TONGUES] = { "English", "Italian" };
    bool same = digits_of(l, w, LESSON_ENGLISH) == digits_of(l, w, LESSON_ITALIAN);
    for (unsigned t = 0; t < LESSON_TONGUES; t++) {
        const unsigned n = ls_count_words(l, w, t);
        if (n > most[t]) wrong(k, w->at[t], "The %s text has %u words; %u are the most.", name[t], n, most[t]);
        for (uint32_t i = 0; i < w->n_parts[t]; i++) {
            const ls_part *p = &l->part[w->part[t] + i];
            if (p->kind == LS_TEXT) continue;
            same &= parts_like(l, w, LESSON_ENGLISH, p) == parts_like(l, w, LESSON_ITALIAN, p);
            if (p->kind == LS_SEAT && p->instance != l->head.you && !*l->head.name[p->instance])
                wrong(k, w->at[t], "Seat %u has no name; \"names %u NAME\" gives it one.", p->instance + 1,
                      p->instance + 1);
        }
    }
    if (!same) wrong(k, w->line, "The English and the Italian text differ in their numbers, cards or seats.");
}

/* The game counts a score from the position; here it must be the same in every world the learner can imagine. */
static bool score_is_known(const lesson_walk *w, const void *view, unsigned seat)
{
    const orr_ctx *t = &w->run->w.t;
    orr_ctx other = { .game = t->game, .box = t->box, .state = w->run->scratch };
    int16_t points[ORR_MAX_SEATS] = { 0 }, imagined[ORR_MAX_SEATS] = { 0 };
    orr_rng rng = { 1 };
    t->game->score(t, points);
    for (unsigned k = 0; k < 20; k++) {
        orr_imagine(t->box, view, &rng, other.state);
        t->game->score(&other, imagined);
        if (imagined[seat] != points[seat]) return false;
    }
    return true;
}

/* A card named in a text is one the learner knows, unless the text teaches it. */
static void check_known(check *k, const lesson_walk *w, const lesson_words *say)
{
    const lesson *l = k->l;
    const orr_box *b = &l->head.box;
    uint64_t view[(UINT16_MAX + 1) / sizeof(uint64_t)];
    ls_observe(l, &w->run->w.t, view);
    for (uint32_t i = 0; i < say->n_parts[LESSON_ENGLISH]; i++) {
        const ls_part *p = &l->part[say->part[LESSON_ENGLISH] + i];
        if (p->kind == LS_SCORE && !score_is_known(w, view, p->instance))
            wrong(k, say->line, "The learner cannot know the score of seat %u here.", p->instance + 1);
        if (p->kind != LS_CARD || p->taught || ls_knows(l, view, p->noun, p->value)) continue;
        wrong(k, say->line, "The learner cannot know [%s] here; write [%s!] if the text teaches it.",
              b->game->word(b, p->noun, p->value, ORR_WORD), b->game->word(b, p->noun, p->value, ORR_WORD));
    }
}

/* ---- claims ------------------------------------------------------------------------------------------------------ */

static void back(check *k, const lesson_words *w, orr_rule rule, backing how)
{
    for (uint32_t i = w->rule; i < w->rule + w->n_rules; i++)
        if (k->l->claim[i] == rule && k->backed[i] < how) k->backed[i] = (uint8_t)how;
}

static uint32_t applied(const lesson_walk *w, orr_rule rule) { return w->run->w.fired[rule] + w->run->w.ever[rule]; }

static void said(void *user, const lesson_walk *w, const lesson_words *say)
{
    check *k = user;
    check_known(k, w, say);
    for (uint32_t i = say->rule; i < say->rule + say->n_rules; i++)
        if (applied(w, k->l->claim[i]) > k->before[k->l->claim[i]]) back(k, say, k->l->claim[i], HAPPENED);
    if (k->n_since < LS_WORDS) k->since[k->n_since++] = say;
}

/* The question is about to be answered: what is applied from now on "happens" for the texts before it. */
static void remember(check *k, const lesson_walk *w)
{
    for (unsigned r = 0; r < k->l->head.box.game->n_rules; r++) k->before[r] = applied(w, (orr_rule)r);
}

static void look_what_happens(check *k, const lesson_walk *w, const lesson_words *const *texts, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        for (uint32_t c = texts[i]->rule; c < texts[i]->rule + texts[i]->n_rules; c++)
            if (applied(w, k->l->claim[c]) > k->before[k->l->claim[c]]) back(k, texts[i], k->l->claim[c], HAPPENS);
}

static void look_what_is_barred(check *k, const lesson_walk *w)
{
    orr_barred barred[ORR_MAX_LEGAL];
    const int n = orr_locked(&w->run->w.t, k->l->head.you, barred, ORR_MAX_LEGAL);
    const ls_node *q = &k->l->node[w->node];
    for (unsigned i = 0; i < k->n_since; i++) {
        for (int b = 0; b < n && b < ORR_MAX_LEGAL; b++) back(k, k->since[i], barred[b].rule, BARRED);
        for (uint32_t y = q->reply; y < q->reply + q->n_replies; y++)
            if (k->l->reply[y].kind == LS_LOCKED)
                back(k, k->since[i], k->l->c.step[k->l->reply[y].step].because, BARRED);
    }
}

static bool is_proved(const check *k, orr_rule rule)
{
    return !k->to->proved || k->to->proved(k->to->user, k->l->head.box.game, rule);
}

static void check_claims(check *k)
{
    const lesson *l = k->l;
    const orr_game *g = l->head.box.game;
    for (const lesson_words *w = l->words; w < l->words + l->n_words; w++)
        for (uint32_t i = w->rule; i < w->rule + w->n_rules; i++) {
            unsigned *const counted[] = { &k->sum->told, &k->sum->barred, &k->sum->happens, &k->sum->happened };
            ++*counted[k->backed[i]];
            if (k->backed[i] == TOLD && !is_proved(k, l->claim[i]))
                wrong(k, w->line, "%s is neither seen in this lesson nor proved by a test.", g->rules[l->claim[i]].id);
        }
    for (unsigned i = 0; i < l->head.n_idea; i++)
        if (!lesson_teaches(l, l->head.idea[i]))
            wrong(k, l->line, "The idea names %s, but no text is about it.", g->rules[l->head.idea[i]].id);
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static const char *written(const check *k, orr_action act, char out[160])
{
    if (orr_write(&k->l->head.box, act, out, 160) < 0) strcpy(out, "?");
    return out;
}

static bool is_legal(const orr_action *all, int n, orr_action act)
{
    for (int i = 0; i < n; i++)
        if (orr_same_action(all[i], act)) return true;
    return false;
}

static void say_all(sc_text *x, const check *k, const orr_action *all, int n)
{
    if (!n) sc_say(x, "nothing");
    for (int i = 0; i < n; i++) {
        sc_say(x, i ? " | " : "");
        sc_say_action(x, &k->l->head.box, all[i]);
    }
}

static void check_listed(check *k, uint32_t line, uint32_t first, uint32_t n_acts, const orr_action *all, int n)
{
    for (uint32_t i = first; i < first + n_acts; i++) {
        char text[160];
        sc_text now = { .n = 0 };
        if (is_legal(all, n, k->l->c.act[i].act)) continue;
        say_all(&now, k, all, n);
        wrong(k, line, "\"%s\" is not legal here; legal: %s.", written(k, k->l->c.act[i].act, text), now.s);
    }
}

/* Everything listed can be answered, and everything that can be answered is listed. */
static void check_choices(check *k, const lesson_walk *w)
{
    const lesson *l = k->l;
    const ls_node *q = &l->node[w->node];
    orr_action all[ORR_MAX_LEGAL];
    const int n = ls_choices(w, all);
    const bool asked = orr_asked(&w->run->w.t) >> l->head.you & 1;
    sc_text rest = { .n = 0 };
    if (q->wait && asked) wrong(k, q->line, "The learner is asked, so they cannot wait.");
    if (!n && !q->wait) wrong(k, q->line, "The learner has nothing to answer here.");
    if (!w->given) check_listed(k, q->line, q->act, q->n_acts, all, n);
    for (uint32_t y = q->reply; y < q->reply + q->n_replies && !w->given; y++)
        if (l->reply[y].kind != LS_LOCKED)
            check_listed(k, l->reply[y].line, l->reply[y].act, l->reply[y].n_acts, all, n);
    for (int i = 0; i < n; i++) {
        if (ls_goes_on(w, all[i]) || ls_reply_to(w, all[i])) continue;
        sc_say(&rest, rest.n ? " | " : "");
        sc_say_action(&rest, &l->head.box, all[i]);
    }
    if (rest.n) wrong(k, q->line, "These answers have no word: %s.", rest.s);
}

static void try_replies(check *k, lesson_walk *w)
{
    const lesson *l = k->l;
    const ls_node *q = &l->node[w->node];
    for (const ls_reply *y = l->reply + q->reply; y < l->reply + q->reply + q->n_replies; y++) {
        if (y->kind == LS_LOCKED && !w->given) sc_carry_out(w->run, &l->c.step[y->step]);
        if (y->kind == LS_WRONG) check_known(k, w, &l->words[y->words]);
        for (uint32_t i = y->act; y->kind == LS_LET && i < y->act + y->n_acts; i++) {
            const unsigned before = k->sum->wrong;
            if (orr_why_not(&w->run->w.t, l->head.you, l->c.act[i].act) || ls_show(w, y, l->c.act[i].act, NULL))
                continue;
            if (k->sum->wrong == before) wrong(k, y->line, "What follows this answer cannot be played.");
        }
    }
}

/* ---- ways -------------------------------------------------------------------------------------------------------- */

static lesson_walk *walk_to(check *k, unsigned n)
{
    const scenario_listener listener = { k, step_failed, NULL, NULL };
    memset(k->before, 0, k->l->head.box.game->n_rules * sizeof *k->before);
    k->n_since = 0;
    lesson_walk *w = ls_begin(k->l, &listener, true, NULL, said, k);
    for (unsigned i = 0; w && i < n; i++) {
        const lesson_words *before[LS_WORDS];
        const unsigned n_before = k->n_since, n_wrong = k->sum->wrong;
        orr_rule rule;
        memcpy(before, k->since, n_before * sizeof *before);
        remember(k, w);
        k->n_since = 0;
        w->run->listener = &listener;
        if (lesson_give(w, k->way[i], NULL, &rule) != LESSON_TAKEN) {
            if (k->sum->wrong == n_wrong)
                wrong(k, k->l->node[w->node].line, "The lesson cannot go on from here%s%s",
                      *w->run->why.text ? ": " : ".", w->run->why.text);
            lesson_leave(w);
            return NULL;
        }
        look_what_happens(k, w, before, n_before);
    }
    if (w) w->run->listener = NULL;
    return w;
}

static void explore(check *k, unsigned n);

static void go(check *k, unsigned n, lesson_answer a)
{
    k->way[n] = a;
    explore(k, n + 1);
}

static void go_each_way(check *k, unsigned n, const lesson_walk *w)
{
    const ls_node *q = &k->l->node[w->node];
    orr_action all[ORR_MAX_LEGAL];
    const int choices = ls_choices(w, all);
    const uint32_t given = w->given;
    if (q->kind == LS_GUESS) {
        go(k, n, (lesson_answer){ .kind = LESSON_GUESS });
        return;
    }
    if (q->wait) go(k, n, (lesson_answer){ .kind = LESSON_WAIT });
    for (int i = 0; q->any && i < choices; i++) go(k, n, (lesson_answer){ .act = all[i] });
    for (uint32_t i = 0; i < q->n_acts; i++)
        if (!(given >> i & 1) && is_legal(all, choices, k->l->c.act[q->act + i].act))
            go(k, n, (lesson_answer){ .act = k->l->c.act[q->act + i].act });
}

static void look_at_question(check *k, lesson_walk *w)
{
    const scenario_listener listener = { k, step_failed, NULL, NULL };
    const unsigned n_since = k->n_since;
    look_what_is_barred(k, w);
    w->run->listener = &listener;
    if (w->now.question == LESSON_ASKS) check_choices(k, w);
    try_replies(k, w);
    w->run->listener = NULL;
    k->n_since = n_since;
}

static void explore(check *k, unsigned n)
{
    const lesson *l = k->l;
    if (k->walks++ >= MOST_WALKS || k->sum->wrong >= MOST_WRONG) return;
    lesson_walk *w = walk_to(k, n);
    if (!w) return;
    const ls_node *q = &l->node[w->node];
    if (q->kind == LS_END) {
        const scenario_listener listener = { k, step_failed, NULL, NULL };
        k->sum->ways++;
        w->run->listener = &listener;
        sc_check_used(w->run, &w->run->w);
    } else if (n == LESSON_ANSWERS) {
        wrong(k, q->line, "This way is too long; %d answers are the most.", LESSON_ANSWERS);
    } else {
        look_at_question(k, w);
        go_each_way(k, n, w);
    }
    lesson_leave(w);
}

/* ---- the lesson as a whole --------------------------------------------------------------------------------------- */

static void count_node(check *k, const ls_node *n, unsigned *scripted, unsigned *plain)
{
    const lesson *l = k->l;
    if (n->kind == LS_SAY || n->kind == LS_GUESS || n->kind == LS_END)
        k->sum->words += ls_count_words(l, &l->words[n->words], LESSON_ENGLISH);
    if (n->kind == LS_SAY) *plain += l->words[n->words].plain;
    if (n->kind == LS_ASK || n->kind == LS_GUESS) k->sum->answers += n->each ? n->n_acts : 1;
    if (n->kind == LS_STATEMENT && l->c.step[n->at].what == SC_WHEN) *scripted += l->c.step[n->at].n;
    if (n->kind == LS_STATEMENT && l->c.step[n->at].what > SC_WHEN) k->sum->checks++;
}

/* The first text is short, and the learner acts right after it. */
static void check_beginning(check *k)
{
    const lesson *l = k->l;
    unsigned says = 0, others = 0;
    const ls_node *n = l->node;
    for (; n->kind != LS_ASK && n->kind != LS_GUESS; n++) {
        says += n->kind == LS_SAY;
        if (n->kind == LS_STATEMENT && l->c.step[n->at].what == SC_WHEN) others += l->c.step[n->at].n;
    }
    const unsigned first = ls_count_words(l, &l->words[0], LESSON_ENGLISH);
    if (says > 1 || others > 2) wrong(k, n->line, "The learner waits too long for the first question.");
    if (first > WORDS_FIRST)
        wrong(k, l->words[0].at[LESSON_ENGLISH], "The first text has %u words; %u are the most.", first, WORDS_FIRST);
}

static void check_measure(check *k)
{
    const lesson *l = k->l;
    lesson_sum *sum = k->sum;
    unsigned scripted = 0, plain = 0;
    bool tries = false;
    sum->steps = l->head.n_steps;
    for (const ls_node *n = l->node; n < l->node + l->n_nodes; n++) count_node(k, n, &scripted, &plain);
    for (const ls_reply *y = l->reply; y < l->reply + l->n_replies; y++) tries |= y->kind != LS_WRONG;
    sum->checks += l->n_replies;
    sum->seconds = sum->words * 60.0 / 200 + 3.5 * sum->answers + 0.9 * scripted;
    if (sum->words > WORDS_ALL)
        wrong(k, l->line, "There are %u words to read; %u are the most.", sum->words, WORDS_ALL);
    if (sum->answers > MOST_ANSWERS)
        wrong(k, l->line, "There are %u answers to give; %u are the most.", sum->answers, MOST_ANSWERS);
    if (plain > MOST_PLAIN) wrong(k, l->line, "There are %u plain texts; %u are the most.", plain, MOST_PLAIN);
    if (!tries) wrong(k, l->line, "A lesson lets the learner try something wrong: it needs a let or a locked.");
    if (sum->seconds < LEAST_SECONDS || sum->seconds > MOST_SECONDS)
        wrong(k, l->line, "It takes %.0f seconds; it should take from %d to %d.", sum->seconds, LEAST_SECONDS,
              MOST_SECONDS);
    check_beginning(k);
}

bool lesson_check(const lesson *l, const lesson_listener *to, lesson_sum *sum)
{
    check *k = calloc(1, sizeof *k);
    *sum = (lesson_sum){ 0 };
    if (!k || !(k->before = calloc(l->head.box.game->n_rules, sizeof *k->before))) {
        free(k);
        sum->wrong = 1;
        if (to->wrong) to->wrong(to->user, l->line, "There is not enough memory to check a lesson.");
        return false;
    }
    k->l = l;
    k->to = to;
    k->sum = sum;
    for (uint32_t i = 0; i < l->n_words; i++) check_tongues(k, &l->words[i]);
    check_measure(k);
    explore(k, 0);
    if (k->walks > MOST_WALKS) wrong(k, l->line, "There are too many ways through this lesson.");
    else if (!sum->ways && !sum->wrong) wrong(k, l->line, "No way through this lesson reaches its end.");
    if (!sum->wrong) check_claims(k);
    free(k->before);
    free(k);
    return !sum->wrong;
}
