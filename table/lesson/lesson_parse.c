/* lesson_parse.c - a lesson's text to nodes. What a scenario says too is read by the scenario's reader; the words a
 * lesson adds are read here: the head, steps, texts, and what answers get a word. */
#include "table/lesson/lesson_parts.h"

#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {              /* the lesson while it is read */
    sc_reader r;
    lesson *l;
    bool has_game, has_you, has_end;
    bool lost;                /* the last statement made no sense: what belongs to it is not looked at */
    lesson_words *open;       /* `en` and `it` belong to it; or NULL */
    ls_node *say;             /* of this step: `light` belongs to it */
    ls_node *asks;            /* of this step: `wrong`, `let` and `locked` belong to it; or NULL */
    ls_reply *inside;         /* the reply before: chance, `so` and checks may belong to it; or NULL */
    bool fresh;               /* nothing but chance has followed the `ask` */
    orr_rule rules[LESSON_RULES];  /* at the end of the line */
    unsigned n_rules;
} reading;

/* ---- rules at the end of a line ---------------------------------------------------------------------------------- */

/* Takes them off, so that what is left is actions or things alone. */
static bool take_rules(reading *x)
{
    sc_reader *r = &x->r;
    const char *from = r->p;
    for (x->n_rules = 0;;) {
        char *end = r->words + strlen(r->words);
        while (end > from && end[-1] == ' ') *--end = 0;
        char *p = end;
        while (p > from && p[-1] != ' ') p--;
        if (p == end || !sc_looks_like_rule(p, end)) break;
        if (x->n_rules == LESSON_RULES) return sc_bad(r, "Too many rules for one text.");
        r->p = p;
        if (!sc_read_rule(r, &x->rules[x->n_rules++])) return false;
        *p = 0;
        r->p = from;
    }
    r->p = from;
    for (unsigned i = 0; i < x->n_rules / 2; i++) {          /* in the order in which they stand there */
        const orr_rule rule = x->rules[i];
        x->rules[i] = x->rules[x->n_rules - 1 - i];
        x->rules[x->n_rules - 1 - i] = rule;
    }
    return true;
}

static bool new_words(reading *x, bool plain, uint32_t *at)
{
    lesson *l = x->l;
    if (l->n_words == LS_WORDS || l->n_claims + x->n_rules > LS_CLAIMS)
        return sc_bad(&x->r, "This lesson has too many texts; split it.");
    if (!plain && !x->n_rules)
        return sc_bad(&x->r, "A text names the rules it is about, as in \"say EG-5\"; \"say plain\" is about none.");
    if (plain && x->n_rules) return sc_bad(&x->r, "A plain text is about no rule.");
    *at = l->n_words;
    x->open = &l->words[l->n_words++];
    *x->open = (lesson_words){ .line = x->r.line, .plain = plain, .rule = l->n_claims, .n_rules = x->n_rules };
    memcpy(l->claim + l->n_claims, x->rules, x->n_rules * sizeof *x->rules);
    l->n_claims += x->n_rules;
    return true;
}

/* ---- the head ---------------------------------------------------------------------------------------------------- */

static bool keep_line(sc_reader *r, char *out, size_t cap, const char *what)
{
    while (*r->p == ' ') r->p++;
    if (!*r->p) return sc_bad(r, "After \"%s\" a text should stand.", what);
    if (strlen(r->p) >= cap) return sc_bad(r, "This is too long; %zu bytes are the most.", cap - 1);
    strcpy(out, r->p);
    return true;
}

/* lesson GAME N  TITLE */
static bool read_lesson(reading *x)
{
    sc_reader *r = &x->r;
    char word[SC_WORD];
    uint32_t n;
    if (x->l->line) return sc_bad(r, "A file has one lesson.");
    x->l->line = r->line;
    const orr_game *g = sc_word(r, word) ? r->from->find(word) : NULL;
    if (!g) return sc_bad(r, "After \"lesson\" a game should stand, as in \"lesson GAME 1 TITLE\".");
    box_open(&r->c->box, g);
    if (!sc_word(r, word) || !decimal_read_unsigned(word, 31, &n) || !n)
        return sc_bad(r, "After the game the number of the lesson should stand, from 1 to 31.");
    x->l->head.number = n;
    return keep_line(r, x->l->head.title[LESSON_ENGLISH], LESSON_TITLE, "lesson GAME N");
}

static bool read_title(reading *x)
{
    return keep_line(&x->r, x->l->head.title[LESSON_ITALIAN], LESSON_TITLE, "it");
}

static bool read_idea(reading *x)
{
    lesson_head *h = &x->l->head;
    if (!take_rules(x)) return false;
    if (!x->n_rules) return sc_bad(&x->r, "After \"idea\" the rules should stand that the lesson teaches.");
    memcpy(h->idea, x->rules, x->n_rules * sizeof *x->rules);
    h->n_idea = x->n_rules;
    return sc_need_end(&x->r);
}

static bool read_after(reading *x)
{
    lesson_head *h = &x->l->head;
    char word[SC_WORD];
    uint32_t n;
    do {
        if (!sc_word(&x->r, word) || !decimal_read_unsigned(word, h->number - 1, &n) || !n)
            return sc_bad(&x->r, "After \"after\" numbers of earlier lessons should stand.");
        h->after |= 1u << n;
    } while (!sc_at_end(&x->r));
    return true;
}

static bool read_game_line(reading *x)
{
    lesson_head *h = &x->l->head;
    const orr_game *g = x->r.c->box.game;
    if (x->has_game) return sc_bad(&x->r, "The game line stands there already.");
    x->r.p = x->r.words;
    if (!sc_read_game(&x->r)) return false;
    x->has_game = true;
    h->box = x->r.c->box;
    h->seats = x->r.c->seats;
    return h->box.game == g ? true : sc_bad(&x->r, "The game should be the one of the first line, %s.", g->id);
}

static bool read_you(reading *x)
{
    x->has_you = true;
    return sc_read_seat(&x->r, &x->l->head.you) && sc_need_end(&x->r);
}

/* names 2 Moth; 3 Quill */
static bool read_names(reading *x)
{
    sc_reader *r = &x->r;
    orr_seat seat;
    do {
        if (!sc_read_seat(r, &seat)) return false;
        while (*r->p == ' ') r->p++;
        const size_t n = strcspn(r->p, ";");
        if (!n || n >= LESSON_NAME)
            return sc_bad(r, "After the seat its name should stand, up to %d bytes.", LESSON_NAME - 1);
        memcpy(x->l->head.name[seat], r->p, n);
        x->l->head.name[seat][n] = 0;
        r->p += n;
    } while (sc_mark(r, ';'));
    return sc_need_end(r);
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static ls_node *new_node(reading *x, ls_node_kind kind)
{
    lesson *l = x->l;
    if (l->n_nodes == LS_NODES) return sc_bad(&x->r, "This lesson is too long; split it."), NULL;
    ls_node *n = &l->node[l->n_nodes];
    *n = (ls_node){ .kind = kind, .line = x->r.line, .step = l->head.n_steps ? l->head.n_steps - 1 : 0 };
    if (!sc_keep_text(&x->r, x->r.words, &n->text)) return NULL;
    l->n_nodes++;
    x->open = NULL;
    if (kind != LS_ASK && kind != LS_GUESS) x->asks = NULL;
    x->inside = NULL;
    return n;
}

static bool read_step(reading *x)
{
    lesson_head *h = &x->l->head;
    if (h->n_steps == LESSON_STEPS) return sc_bad(&x->r, "This lesson has too many steps; split it.");
    x->say = x->asks = NULL;
    x->inside = NULL;
    x->open = NULL;
    if (!keep_line(&x->r, h->step[h->n_steps], LESSON_NAME, "step")) return false;
    for (unsigned k = 0; k < h->n_steps; k++)
        if (sc_same(h->step[k], h->step[h->n_steps])) return sc_bad(&x->r, "There is a step of this name already.");
    h->n_steps++;
    return true;
}

static bool read_say(reading *x)
{
    ls_node *n = new_node(x, LS_SAY);
    if (!n || !take_rules(x)) return false;
    if (!new_words(x, sc_take(&x->r, "plain"), &n->words)) return false;
    x->say = n;
    n->light = x->l->n_things;
    return sc_need_end(&x->r);
}

static bool read_light(reading *x)
{
    ls_node *n = x->say;
    x->open = NULL;
    if (!n) return sc_bad(&x->r, "A light belongs to the text before it, and this step has none yet.");
    if (n->light + n->n_lights != x->l->n_things)
        return sc_bad(&x->r, "All lights of a text stand together, right after it.");
    do {
        if (n->n_lights == LESSON_LIGHTS)
            return sc_bad(&x->r, "Too many lights; nobody looks at more than %d things.", LESSON_LIGHTS);
        if (!ls_read_thing(&x->r, x->l)) return false;
        n->n_lights++;
    } while (sc_mark(&x->r, ';'));
    return sc_need_end(&x->r);
}

/* Actions separated by |, as in a scenario. */
static bool read_acts(reading *x, uint32_t *first, uint32_t *n)
{
    sc_step list = { 0 };
    if (!sc_read_list(&x->r, &list, 0)) return false;
    *first = list.first;
    *n = list.n;
    return true;
}

/* ask any | ask each A | B | ask wait | ask wait | A | ask A | B */
static bool read_ask(reading *x)
{
    sc_reader *r = &x->r;
    ls_node *n = new_node(x, LS_ASK);
    if (!n) return false;
    if (!x->l->n_words) return sc_bad(r, "Before the first question a text should say what it is about.");
    x->asks = n;
    x->fresh = true;
    n->reply = x->l->n_replies;
    if (sc_take(r, "any")) return n->any = true, sc_need_end(r);
    n->each = sc_take(r, "each");
    n->wait = !n->each && sc_take(r, "wait");
    if (n->wait && !sc_mark(r, '|')) return sc_need_end(r);
    if (!read_acts(x, &n->act, &n->n_acts)) return false;
    if (n->each && (n->n_acts < 2 || n->n_acts > 6))
        return sc_bad(r, "After \"ask each\" from 2 to 6 actions should stand: the learner gives all of them, in any "
                         "order.");
    return true;
}

static bool read_things(reading *x, uint32_t *first, uint32_t *n)
{
    *first = x->l->n_things;
    *n = 0;
    do {
        if (!ls_read_thing(&x->r, x->l)) return false;
        if (!ls_is_guessable(ls_text(x->l, x->l->thing[x->l->n_things - 1].text)))
            return sc_bad(&x->r, "A guess is a seat, a card in a place, or nobody.");
        ++*n;
    } while (sc_mark(&x->r, '|'));
    return sc_need_end(&x->r);
}

static bool read_guess(reading *x)
{
    ls_node *n = new_node(x, LS_GUESS);
    if (!n || !take_rules(x) || !new_words(x, false, &n->words)) return false;
    x->asks = n;
    x->fresh = false;
    n->reply = x->l->n_replies;
    return read_things(x, &n->act, &n->n_acts);
}

/* ---- what answers are told --------------------------------------------------------------------------------------- */

static ls_reply *new_reply(reading *x, ls_reply_kind kind)
{
    lesson *l = x->l;
    x->open = NULL;
    if (!x->asks) return sc_bad(&x->r, "This belongs to the question before it, and there is none in this step."), NULL;
    if (l->n_replies == LS_REPLIES) return sc_bad(&x->r, "This lesson has too many answers; split it."), NULL;
    ls_reply *y = &l->reply[l->n_replies++];
    *y = (ls_reply){ .kind = kind, .line = x->r.line };
    x->asks->n_replies++;
    x->fresh = false;
    x->inside = y;
    return y;
}

static bool read_wrong(reading *x)
{
    ls_reply *y = new_reply(x, LS_WRONG);
    if (!y || !take_rules(x) || !new_words(x, false, &y->words)) return false;
    if (x->asks->kind == LS_GUESS) return read_things(x, &y->act, &y->n_acts);
    y->star = sc_take(&x->r, "*");
    return y->star ? sc_need_end(&x->r) : read_acts(x, &y->act, &y->n_acts);
}

static bool read_let(reading *x)
{
    ls_reply *y = new_reply(x, LS_LET);
    if (!y || !take_rules(x) || !new_words(x, false, &y->words)) return false;
    if (x->asks->kind == LS_GUESS) return sc_bad(&x->r, "A guess is not played; write \"wrong\".");
    y->chance = y->so = x->l->c.n_steps;
    return read_acts(x, &y->act, &y->n_acts);
}

/* Becomes a `refuse` of the learner. */
static bool read_locked(reading *x)
{
    sc_reader *r = &x->r;
    sc_case *c = r->c;
    ls_reply *y = new_reply(x, LS_LOCKED);
    sc_act act = { .seat = x->l->head.you };
    if (!y) return false;
    if (x->asks->kind == LS_GUESS) return sc_bad(r, "A guess is not played, so nothing is locked.");
    if (c->n_steps == SC_STEPS || c->n_acts == SC_ACTS) return sc_bad(r, "This lesson is too long; split it.");
    sc_step *s = &c->step[c->n_steps];
    *s = (sc_step){ .what = SC_REFUSE, .line = r->line, .seats = orr_one(x->l->head.you), .first = c->n_acts };
    if (!sc_keep_text(r, r->words, &s->text) || !sc_read_action(r, SC_ANY_SEAT, &act)) return false;
    c->act[c->n_acts++] = act;
    if (!sc_read_because(r, s)) return false;
    if (!s->because) return sc_bad(r, "A locked names the rule that bars the answer: \"... because ID\".");
    y->step = c->n_steps++;
    return true;
}

/* so SEAT: ACTION; ... becomes a `when` of its `let`. */
static bool read_so(reading *x)
{
    ls_reply *y = x->inside;
    x->open = NULL;
    if (!y || y->kind != LS_LET || y->has_so)
        return sc_bad(&x->r, "\"so\" stands once, after a \"let\" and its texts.");
    y->has_so = true;
    y->so = x->l->c.n_steps;
    if (sc_at_end(&x->r)) return true;
    if (!sc_read_rest(&x->r, "when", false)) return false;
    y->n_so = 1;
    return true;
}

static bool read_end(reading *x)
{
    ls_node *n = new_node(x, LS_END);
    if (!n || !take_rules(x) || !new_words(x, false, &n->words)) return false;
    x->has_end = true;
    x->say = NULL;
    return sc_need_end(&x->r);
}

static bool read_tongue(reading *x, lesson_tongue tongue)
{
    if (!x->open) return sc_bad(&x->r, "A text belongs to say, wrong, let, guess or end, right before it.");
    return ls_read_text(&x->r, x->l, x->open, tongue);
}

static bool read_en(reading *x) { return read_tongue(x, LESSON_ENGLISH); }
static bool read_it(reading *x) { return x->l->head.n_steps ? read_tongue(x, LESSON_ITALIAN) : read_title(x); }

/* ---- statements of the scenario language ------------------------------------------------------------------------- */

static bool is_chance(const sc_step *s) { return s->what == SC_CHANCE || s->what == SC_SHUFFLE; }

/* Chance right under an `ask` or a `let` belongs to its answers, checks and chance after `so` to the `let`. */
static bool belongs(reading *x, const sc_step *s)
{
    ls_reply *y = x->inside;
    if (x->asks && x->asks->kind == LS_ASK && x->fresh && is_chance(s)) {
        if (!x->asks->n_chance++) x->asks->chance = x->l->c.n_steps - 1;
        return true;
    }
    if (!y || y->kind != LS_LET) return false;
    if (y->has_so && (is_chance(s) || s->what > SC_WHEN)) return y->n_so++, true;
    if (!y->has_so && is_chance(s)) return y->n_chance++, true;
    return false;
}

static bool read_scenario(reading *x)
{
    sc_reader *r = &x->r;
    sc_case *c = r->c;
    char word[SC_WORD];
    r->p = r->words;
    if (sc_peek(r, word) && sc_same(word, "key")) return sc_read_key(r);
    if (!sc_read_statement(r)) return false;
    const sc_step *s = &c->step[c->n_steps - 1];
    if (s->what == SC_TWIN || s->what > SC_TWIN) return sc_bad(r, "A lesson has no twin, and refuses only actions.");
    x->open = NULL;
    if (belongs(x, s)) {
        if (!x->asks->each || !x->fresh) return true;
        return sc_bad(r, "The answers of \"ask each\" come in any order, so their chance cannot be scripted.");
    }
    ls_node *n = new_node(x, LS_STATEMENT);
    if (!n) return false;
    n->at = c->n_steps - 1;
    return true;
}

/* ---- the whole text ---------------------------------------------------------------------------------------------- */

enum { IN_HEAD = 1, IN_STEP = 2 };
static const struct { const char *word; bool (*read)(reading *); unsigned where; } statements[] = {
    { "lesson", read_lesson, IN_HEAD }, { "idea", read_idea, IN_HEAD },     { "after", read_after, IN_HEAD },
    { "you", read_you, IN_HEAD },       { "names", read_names, IN_HEAD },   { "it", read_it, IN_HEAD | IN_STEP },
    { "en", read_en, IN_STEP },         { "step", read_step, IN_HEAD | IN_STEP }, { "say", read_say, IN_STEP },
    { "light", read_light, IN_STEP },   { "ask", read_ask, IN_STEP },       { "guess", read_guess, IN_STEP },
    { "wrong", read_wrong, IN_STEP },   { "let", read_let, IN_STEP },       { "so", read_so, IN_STEP },
    { "locked", read_locked, IN_STEP }, { "end", read_end, IN_STEP },
};
enum { N_STATEMENTS = sizeof statements / sizeof *statements };

static bool unknown(reading *x, const char *word)
{
    buffer list = sc_begin_list(&x->r);
    for (unsigned i = 0; i < N_STATEMENTS; i++) sc_list(&list, statements[i].word);
    return sc_bad(&x->r, "\"%s\" begins no statement of a lesson; its own are: %s; the others are those of a scenario.",
                  word, x->r.list);
}

static bool read_line(reading *x)
{
    sc_reader *r = &x->r;
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "A statement begins with a word, not with %s.", sc_here(r));
    if (!x->l->line && sc_same(word, "lesson")) return read_lesson(x);
    if (!r->c->box.game && x->l->line) return true;         /* the first line was wrong: the rest has no game */
    if (!x->l->line) {
        x->l->line = r->line;
        return sc_bad(r, "A lesson should begin here, as in \"lesson GAME 1 TITLE\", not \"%.60s\".", r->words);
    }
    for (unsigned i = 0; i < N_STATEMENTS; i++) {
        if (!sc_same(statements[i].word, word)) continue;
        if (!(statements[i].where & (x->l->head.n_steps ? IN_STEP : IN_HEAD)))
            return sc_bad(r, "\"%s\" stands %s.", word, x->l->head.n_steps ? "above the first step" : "in a step");
        if (x->has_end && !sc_same(word, "en") && !sc_same(word, "it")) return sc_bad(r, "Nothing follows the end.");
        if (!x->has_game && (sc_same(word, "you") || sc_same(word, "names") || sc_same(word, "step")))
            return sc_bad(r, "The game line comes first, as in \"%s seats=3\".", r->c->box.game->id);
        return statements[i].read(x);
    }
    if (!x->l->head.n_steps && r->from->find(word)) return read_game_line(x);
    if (!sc_is_statement(word) && !sc_same(word, "key")) return unknown(x, word);
    if (!x->has_game) return sc_bad(r, "The game line comes first, as in \"%s seats=3\".", r->c->box.game->id);
    if (x->has_end) return sc_bad(r, "Nothing follows the end.");
    return read_scenario(x);
}

/* What a lesson lacks as a whole. */
static void check_whole(reading *x)
{
    sc_reader *r = &x->r;
    const lesson *l = x->l;
    const uint32_t line = l->line ? l->line : 1;
    bool asks = false;
    for (const ls_node *n = l->node; n < l->node + l->n_nodes; n++) asks |= n->kind == LS_ASK || n->kind == LS_GUESS;
    if (!l->line) sc_report(r, 1, "There is no lesson in this text.");
    else if (!x->has_game) sc_report(r, line, "This lesson has no game line, as in \"GAME seats=3\".");
    else if (!x->has_you) sc_report(r, line, "This lesson does not say who the learner is, as in \"you 1\".");
    else if (!*l->head.title[LESSON_ITALIAN]) sc_report(r, line, "The Italian title is missing.");
    else if (!l->head.n_idea)
        sc_report(r, line, "This lesson does not say which rules it teaches, as in \"idea EG-5\".");
    else if (!asks) sc_report(r, line, "This lesson asks nothing.");
    else if (!x->has_end) sc_report(r, line, "This lesson has no end.");
    for (const lesson_words *w = l->words; w < l->words + l->n_words; w++)
        for (unsigned k = 0; k < LESSON_TONGUES; k++)
            if (!w->n_parts[k])
                sc_report(r, w->line, k ? "The Italian text is missing." : "The English text is missing.");
}

static bool belongs_to_last(const sc_reader *r)
{
    static const char *const words[] = { "en", "it", "light", "so" };
    char word[SC_WORD];
    for (unsigned i = 0; sc_peek(r, word) && i < sizeof words / sizeof *words; i++)
        if (sc_same(words[i], word)) return true;
    return false;
}

static void read_all(reading *x)
{
    sc_reader *r = &x->r;
    for (bool got = true; got;) {
        const bool read = sc_next_line(r, &got);
        if (!got || (read && x->lost && belongs_to_last(r))) continue;
        x->lost = !read || !read_line(x);
        if (x->lost) sc_report(r, r->bad_line, r->why.text);
    }
    if (!r->errors) check_whole(x);
}

lesson *lesson_read(const char *text, size_t n, const scenario_sources *from, const scenario_listener *listener)
{
    static const scenario_unreadable no_memory = { 1, "There is not enough memory to read a lesson." };
    reading *x = calloc(1, sizeof *x);
    lesson *l = calloc(1, sizeof *l);
    if (x && l) {
        x->l = l;
        x->r = (sc_reader){ .at = text, .end = text + n, .next_line = 1, .from = from, .listener = listener,
                            .c = &l->c };
        l->head.hash = orr_hash(text, n, 0);
        read_all(x);
        snprintf(l->c.title, sizeof l->c.title, "%s", l->head.title[LESSON_ENGLISH]);
        l->c.line = l->line;
    } else if (listener && listener->unreadable) {
        listener->unreadable(listener->user, &no_memory);
    }
    if (!x || x->r.errors) free(l), l = NULL;
    free(x);
    return l;
}

void lesson_free(lesson *l) { free(l); }
void lesson_from_markdown(char *text, size_t n) { sc_from_markdown(text, n, "```lesson"); }
const lesson_head *lesson_about(const lesson *l) { return &l->head; }

bool lesson_teaches(const lesson *l, orr_rule rule)
{
    for (uint32_t k = 0; k < l->n_claims; k++)
        if (l->claim[k] == rule) return true;
    return false;
}

const orr_rule *lesson_rules(const lesson *l, const lesson_words *w, unsigned *n)
{
    *n = w->n_rules;
    return l->claim + w->rule;
}
