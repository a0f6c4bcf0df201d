/* lesson_wire.c - see lesson_wire.h. */
#include "table/lesson/lesson_wire.h"

#include "table/match/phrases.h"
#include "table/wire/wire.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LOCKED = 200, MOST_DONE = LESSON_ANSWERS * LESSON_WORD };

/* ---- answers as words -------------------------------------------------------------------------------------------- */

bool lesson_answer_read(const char *word, lesson_answer *a)
{
    unsigned v[4];
    int n = 0;
    *a = (lesson_answer){ .kind = LESSON_WAIT };
    if (!strcmp(word, "w")) return true;
    a->kind = LESSON_GUESS;
    if (sscanf(word, "g%1u%n", &v[0], &n) == 1 && !word[n] && v[0] < LESSON_GUESSES)
        return a->guess = (uint8_t)v[0], true;
    a->kind = LESSON_ACT;
    if (sscanf(word, "%3u.%3u.%3u.%3u%n", &v[0], &v[1], &v[2], &v[3], &n) != 4 || word[n]) return false;
    if (v[0] > 255 || v[1] > 255 || v[2] > 255 || v[3] > 255) return false;
    a->act = (orr_action){ (uint8_t)v[0], (uint8_t)v[1], (uint8_t)v[2], (uint8_t)v[3] };
    return true;
}

void lesson_answer_write(lesson_answer a, char out[LESSON_WORD])
{
    if (a.kind == LESSON_WAIT) strcpy(out, "w");
    else if (a.kind == LESSON_GUESS) snprintf(out, LESSON_WORD, "g%u", a.guess);
    else snprintf(out, LESSON_WORD, "%u.%u.%u.%u", a.act.verb, a.act.a, a.act.b, a.act.c);
}

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

static void put_hash(json *j, const lesson *l)
{
    char hash[17];
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)lesson_about(l)->hash);
    json_text(j, "hash", hash);
}

static void put_rules(json *j, const char *key, const lesson *l, const orr_rule *rules, unsigned n)
{
    json_open_array(j, key);
    for (unsigned i = 0; i < n; i++) json_text(j, NULL, lesson_about(l)->box.game->rules[rules[i]].id);
    json_end(j);
}

static void put_words(json *j, const lesson *l, const lesson_words *say, const orr_ctx *t)
{
    static const char *const tongue[LESSON_TONGUES] = { "en", "it" };
    char text[LESSON_FILLED];
    unsigned n;
    const orr_rule *rules = lesson_rules(l, say, &n);
    json_open_object(j, "say");
    for (unsigned k = 0; k < LESSON_TONGUES; k++) {
        buffer out = buffer_on(text, sizeof text);
        lesson_fill(l, say, k, NULL, t, &out);
        json_text(j, tongue[k], text);
    }
    put_rules(j, "rules", l, rules, n);
    json_end(j);
}

static void put_texts(json *j, const char *key, const char *const *texts, unsigned n)
{
    json_open_array(j, key);
    for (unsigned i = 0; i < n; i++) json_text(j, NULL, texts[i]);
    json_end(j);
}

void lesson_wire_head(json *j, const lesson *l)
{
    const lesson_head *h = lesson_about(l);
    json_open_object(j, NULL);
    json_text(j, "game", h->box.game->id);
    json_count(j, "number", h->number);
    json_open_object(j, "title");
    json_text(j, "en", h->title[LESSON_ENGLISH]);
    json_text(j, "it", h->title[LESSON_ITALIAN]);
    json_end(j);
    json_count(j, "steps", h->n_steps);
    json_count(j, "seats", h->seats);
    json_count(j, "you", h->you);
    json_open_array(j, "names");
    for (unsigned s = 0; s < h->seats; s++) json_text(j, NULL, *h->name[s] ? h->name[s] : NULL);
    json_end(j);
    json_open_array(j, "after");
    for (unsigned n = 1; n < 32; n++)
        if (h->after >> n & 1) json_count(j, NULL, n);
    json_end(j);
    put_rules(j, "rules", l, h->idea, h->n_idea);
    put_hash(j, l);
    json_end(j);
}

/* ---- a position, for the learner's eyes -------------------------------------------------------------------------- */

static void names_of(const lesson *l, const char *names[ORR_MAX_SEATS])
{
    const lesson_head *h = lesson_about(l);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) names[s] = s < h->seats && *h->name[s] ? h->name[s] : NULL;
}

void lesson_wire_view(json *j, const lesson_eyes *eyes, const orr_ctx *t)
{
    alignas(16) unsigned char view[UINT16_MAX + 1];
    const orr_seat you = eyes->you;
    orr_action legal[ORR_MAX_LEGAL];
    orr_barred locked[MOST_LOCKED];
    orr_result result = { .rule = 0 };
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    orr_observe(t, you, view);
    wire_sight w = { .box = eyes->box, .view = view, .legal = legal, .locked = locked, .names = eyes->names,
                     .seq = orr_core_of(t)->answers, .question = orr_core_of(t)->answers + 1, .scores = scores };
    w.n_legal = orr_legal(t, you, legal);
    w.n_locked = orr_locked(t, you, locked, MOST_LOCKED);
    if (orr_core_of(t)->over) {
        t->game->result(t, &result);
        if (t->game->score) t->game->score(t, scores);
        w.result = &result;
    }
    wire_view(j, "view", &w);
}

static void put_view(json *j, const lesson *l, const orr_ctx *t)
{
    const char *names[ORR_MAX_SEATS];
    names_of(l, names);
    lesson_wire_view(j, &(lesson_eyes){ &lesson_about(l)->box, lesson_about(l)->you, names }, t);
}

void lesson_wire_news(json *j, const lesson_eyes *eyes, const orr_event *news, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) wire_event(j, eyes->box, &news[i], eyes->you, eyes->names);
}

typedef struct {              /* where beats go */
    const lesson *l;
    json *j;
    bool views;               /* each beat with its view, as something to look at; else only what was told */
} writer;

static void put_beat(void *user, const lesson_beat *b)
{
    const writer *w = user;
    const char *names[ORR_MAX_SEATS];
    if (!w->views && b->say) return;
    names_of(w->l, names);
    if (w->views) json_open_object(w->j, NULL);
    if (b->say) {
        put_words(w->j, w->l, b->say, b->t);
    } else {
        if (w->views) json_count(w->j, "seat", b->seat), json_open_array(w->j, "news");
        lesson_wire_news(w->j, &(lesson_eyes){ &lesson_about(w->l)->box, lesson_about(w->l)->you, names }, b->news,
                         b->n_news);
        if (w->views) json_end(w->j), put_view(w->j, w->l, b->t);
    }
    if (w->views) json_end(w->j);
}

static void put_now(json *j, const lesson *l, const lesson_walk *w)
{
    static const char *const question[] = { [LESSON_ASKS] = "ask", [LESSON_ASKS_GUESS] = "guess",
                                            [LESSON_ENDED] = "end" };
    const lesson_now *now = lesson_here(w);
    char show[LESSON_WORD];
    lesson_answer_write(now->first, show);
    json_open_object(j, "now");
    json_text(j, "question", question[now->question]);
    json_count(j, "step", now->step);
    json_count(j, "of", lesson_about(l)->n_steps);
    if (now->say) put_words(j, l, now->say, now->t);
    put_texts(j, "light", now->light, now->n_lights);
    put_texts(j, "guess", now->guess, now->n_guesses);
    json_bool(j, "wait", now->wait);
    json_text(j, "show", now->question == LESSON_ENDED ? NULL : show);
    json_end(j);
    put_view(j, l, now->t);
}

/* ---- a request --------------------------------------------------------------------------------------------------- */

static const form_member members[] = {
    { "hash", FORM_TEXT, FORM_NEEDED, 0, 16, 16, offsetof(lesson_order, hash) },
    { "done", FORM_TEXT, FORM_NEEDED, 0, 0, MOST_DONE, offsetof(lesson_order, done) },
    { "try", FORM_TEXT, FORM_NULL, 0, 1, LESSON_WORD, offsetof(lesson_order, attempt) },
    { "why", FORM_BOOL, 0, 0, 0, 0, offsetof(lesson_order, why) },
    { "show", FORM_BOOL, 0, 0, 0, 0, offsetof(lesson_order, show) },
    { "first", FORM_BOOL, 0, 0, 0, 0, offsetof(lesson_order, first) },
};

bool lesson_order_read(const form *f, lesson_order *o, error *why)
{
    uint32_t has;
    *o = (lesson_order){ .why = false };
    return form_read(f, members, sizeof members / sizeof *members, o, &has, why);
}

/* The way so far; what was told on it is written as the log. */
static bool go_again(const lesson *l, const char *done, lesson_walk *w, const lesson_ear *ear, error *why)
{
    char word[LESSON_WORD];
    int taken = 0;
    for (unsigned n = 0; sscanf(done, " %19s%n", word, &taken) == 1; done += taken, n++) {
        lesson_answer a;
        orr_rule rule;
        if (n == LESSON_ANSWERS || !lesson_answer_read(word, &a) || lesson_give(w, a, ear, &rule) != LESSON_TAKEN)
            return error_refuse(why, "These answers do not lead through this lesson; begin it anew.");
    }
    (void)l;
    return true;
}

void lesson_wire_refusal(json *j, const orr_game *g, orr_rule rule)
{
    char reason[400] = "";
    const bool refused = rule && phrase_because(g, rule, reason, sizeof reason) > 0;
    json_text(j, "rule", refused ? phrase_rule(g, rule)->id : NULL);
    json_text(j, "why", refused ? reason : NULL);
}

static lesson_verdict look_only(const lesson *l, const lesson_walk *w, lesson_answer a, orr_rule *rule)
{
    *rule = a.kind == LESSON_ACT ? orr_why_not(lesson_here(w)->t, lesson_about(l)->you, a.act) : 0;
    return *rule ? LESSON_REFUSED : LESSON_TAKEN;
}

static bool try_one(const lesson *l, lesson_walk *w, const lesson_order *o, json *j, error *why)
{
    static const char *const verdict[] = { [LESSON_TAKEN] = "taken", [LESSON_NOT_THIS] = "not-this",
                                           [LESSON_SHOWN] = "shown", [LESSON_REFUSED] = "refused" };
    const writer to = { l, j, true };
    const lesson_ear ear = { (void *)(uintptr_t)&to, put_beat };
    lesson_answer a;
    orr_rule rule = 0;
    if (!lesson_answer_read(o->attempt, &a)) return error_refuse(why, "'try' should be an answer, as in \"3.0.1.0\".");
    json_open_array(j, "beats");
    const lesson_verdict v = o->why ? look_only(l, w, a, &rule) : lesson_give(w, a, &ear, &rule);
    json_end(j);
    if (v == LESSON_BROKEN) return error_refuse(why, "This lesson cannot go on; it does not fit the rules.");
    json_text(j, "verdict", verdict[v]);
    lesson_wire_refusal(j, lesson_about(l)->box.game, v == LESSON_REFUSED ? rule : 0);
    return true;
}

static bool answer(const lesson *l, const lesson_order *o, lesson_walk *w, text_buf *out, error *why)
{
    json j = json_on_text(out);
    const writer log = { l, &j, false };
    const lesson_ear ear = { (void *)(uintptr_t)&log, put_beat };
    json_open_object(&j, NULL);
    put_hash(&j, l);
    json_open_array(&j, "log");
    bool good = go_again(l, o->done, w, o->attempt ? NULL : &ear, why);
    json_end(&j);
    if (good && o->attempt) good = try_one(l, w, o, &j, why);
    else if (good) json_text(&j, "verdict", "here");
    if (good) put_now(&j, l, w);
    json_end(&j);
    return good;
}

bool lesson_wire_walk(const lesson *l, const char *request, size_t n, text_buf *out, error *why)
{
    lesson_order o;
    form f;
    char hash[17];
    if (!form_open(&f, request, n, why)) return false;
    bool good = lesson_order_read(&f, &o, why);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)lesson_about(l)->hash);
    if (good && *o.done && strcmp(hash, o.hash))
        good = error_refuse(why, "This lesson has changed since; begin it anew.");
    lesson_walk *w = good ? lesson_begin(l, NULL) : NULL;
    if (good && !w) good = error_refuse(why, "There is not enough memory for this lesson.");
    good = good && answer(l, &o, w, out, why);
    lesson_leave(w);
    form_close(&f);
    return good;
}
