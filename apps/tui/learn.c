/* learn.c - `orrery learn`: a lesson at the terminal. The board, the bar and typed answers are those of play; between
 * board and bar stands the lesson's text. How far somebody is, is a list of answers in the file of progress_file.c. */
#include "apps/common/lessons.h"
#include "apps/common/wrong.h"
#include "apps/tui/progress_file.h"
#include "apps/tui/tui.h"
#include "games/games.h"
#include "table/match/phrases.h"
#include "table/match/rule_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_NEWS = 64, READING = 300 };                     /* milliseconds per word: 200 words per minute */

typedef struct {              /* a lesson on the screen */
    const lesson *l;
    lesson_walk *w;
    table t;                  /* what the parts of the terminal table look at: position, names, news */
    lesson_tongue tongue;
    lesson_reader reader;
    lesson_answer way[LESSON_ANSWERS];
    unsigned n;               /* right answers so far */
    orr_event news[MOST_NEWS];/* since the last question */
    bool silent;              /* going through known answers again */
    bool beaten;              /* something has happened since the question: it no longer stands */
} learner;

/* ---- what the table parts look at -------------------------------------------------------------------------------- */

static void look_at(learner *x, const orr_ctx *t)
{
    x->t.m.t = *t;
    x->t.m.t.news = NULL;
    x->t.m.t.tape = NULL;
    x->t.m.event = x->news;
}

static void name_seats(learner *x)
{
    const lesson_head *h = lesson_about(x->l);
    for (unsigned s = 0; s < h->seats; s++) {
        snprintf(x->t.name[s], TUI_NAME, "%.*s", TUI_NAME - 1, h->name[s]);
        x->t.names[s] = x->t.name[s];
    }
    tui_name_seats(x->t.name, h->seats, orr_one(h->you));
    tongue_people(x->t.names, h->seats);
}

/* What the game's table has, or the terminal's. */
static const char *named(const char *english)
{
    const char *text = tongue_painted(english);
    return text == english ? tongue_say(english) : text;
}

static const char *filled(const learner *x, const lesson_words *say, const orr_ctx *t, char text[LESSON_FILLED])
{
    buffer out = buffer_on(text, LESSON_FILLED);
    lesson_fill(x->l, say, x->tongue, &x->reader, t, &out);
    return text;
}

static unsigned reading_time(const char *text)
{
    unsigned words = 1;
    for (; *text; text++) words += *text == ' ';
    return words * READING;
}

/* ---- beats ------------------------------------------------------------------------------------------------------- */

static void say_text(learner *x, const char *mark, const char *text)
{
    screen_blank(&x->t.scr);
    screen_say(&x->t.scr, ORR_STRONG, "%s %s", mark, text);
}

static void show_beat(void *user, const lesson_beat *b)
{
    learner *x = user;
    char text[LESSON_FILLED];
    if (x->silent) return;
    if (!x->beaten) screen_answered(&x->t.scr);
    x->beaten = true;
    look_at(x, b->t);
    if (b->say) {
        say_text(x, "|", filled(x, b->say, b->t, text));
        screen_pause(&x->t.scr, reading_time(text));
        return;
    }
    const uint32_t from = x->t.m.n_events;
    show_player(&x->t, b->seat);
    for (uint32_t i = 0; i < b->n_news && x->t.m.n_events < MOST_NEWS; i++) x->news[x->t.m.n_events++] = b->news[i];
    for (uint32_t i = from; i < x->t.m.n_events;) i = show_event(&x->t, i, lesson_about(x->l)->you);
    screen_pause(&x->t.scr, 3 * TUI_PACE);
}

/* ---- the question ------------------------------------------------------------------------------------------------ */

static void show_lights(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    char line[SCREEN_LINE];
    buffer out = buffer_on(line, sizeof line);
    for (unsigned i = 0; i < now->n_lights; i++) {
        buffer_text(&out, i ? ", " : x->tongue == LESSON_ITALIAN ? "Guarda: " : "Look at: ");
        lesson_name_thing(x->l, &x->reader, now->light[i], &out);
    }
    if (now->n_lights) screen_line(&x->t.scr, ORR_CYAN, line);
}

/* Things to guess, in the order of their words: the right one must not always come first. */
static void order_guesses(const lesson_now *now, unsigned order[LESSON_GUESSES])
{
    for (unsigned i = 0; i < now->n_guesses; i++) {
        unsigned k = i;
        for (; k && strcmp(now->guess[order[k - 1]], now->guess[i]) > 0; k--) order[k] = order[k - 1];
        order[k] = i;
    }
}

static void show_guesses(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    unsigned order[LESSON_GUESSES];
    order_guesses(now, order);
    screen_bar(&x->t.scr, ORR_ASKED, x->tongue == LESSON_ITALIAN ? "Tu che cosa pensi?" : "What do you think?");
    for (unsigned i = 0; i < now->n_guesses; i++) {
        screen_item item = { .number = (int)i + 1 };
        buffer out = buffer_on(item.text, sizeof item.text);
        lesson_name_thing(x->l, &x->reader, now->guess[order[i]], &out);
        screen_items(&x->t.scr, &item, 1);
    }
}

static void offer_wait(learner *x, bool wait)
{
    screen_item item = { .number = 0, .line = "wait" };
    snprintf(item.text, sizeof item.text, "%s", tongue_say("Wait: let the others go on"));
    if (wait && x->t.scr.full) screen_items(&x->t.scr, &item, 1);
    else if (wait) screen_line(&x->t.scr, ORR_INK, tongue_say("      wait: let the others go on"));
}

static void offer_keys(learner *x)
{
    static const screen_key keys[2][4] = {
        [LESSON_ENGLISH] = { { 's', "show", "show me", false }, { 'b', "back", "a step back", false },
                             { 'r', "rule", "the rule", false }, { 'q', "leave", "leave", false } },
        [LESSON_ITALIAN] = { { 'm', "mostra", "mostra", false }, { 'i', "indietro", "indietro", false },
                             { 'r', "regola", "la regola", false }, { 'q', "esci", "esci", false } },
    };
    screen_keys(&x->t.scr, keys[x->tongue], 4);
}

static void show_answers(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    const orr_seat you = lesson_about(x->l)->you;
    if (now->question == LESSON_ASKS_GUESS) show_guesses(x);
    else show_bar(&x->t, you, orr_asked(now->t) >> you & 1);
    offer_wait(x, now->wait);
    x->beaten = false;
}

static void show_lesson_question(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    const orr_seat you = lesson_about(x->l)->you;
    char text[LESSON_FILLED];
    look_at(x, now->t);
    show_table(&x->t, you);
    x->t.m.n_events = 0;                                    /* they were told one by one */
    if (now->say) say_text(x, "|", filled(x, now->say, now->t, text));
    show_lights(x);
    screen_blank(&x->t.scr);
    show_answers(x);
    offer_keys(x);
    if (!x->t.greeted && !x->t.scr.full)
        screen_line(&x->t.scr, ORR_SOFT,
                    tongue_say("Type a number or words. show plays it for you, back takes a step back, rule says "
                               "the rule, leave stops."));
    x->t.greeted = true;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

typedef enum { GO_ON, LEAVE, STOP } lesson_end;

static void keep_place(learner *x)
{
    progress_file_keep(x->l, x->way, x->n, lesson_here(x->w)->question == LESSON_ENDED);
}

static void give(learner *x, lesson_answer a)
{
    const lesson_ear ear = { x, show_beat };
    char why[SCREEN_LINE];
    orr_rule rule;
    const lesson_verdict v = lesson_give(x->w, a, &ear, &rule);
    look_at(x, lesson_here(x->w)->t);
    if (v == LESSON_TAKEN) {
        x->way[x->n++] = a;
        keep_place(x);
        if (lesson_here(x->w)->question != LESSON_ENDED) show_lesson_question(x);
    } else if (v == LESSON_SHOWN) {
        screen_line(&x->t.scr, ORR_SOFT, tongue_say("That is what would happen. It is taken back: choose again."));
        x->t.m.n_events = 0;
    } else if (v == LESSON_REFUSED && rule && phrase_reason(x->t.shown.game, rule, why, sizeof why) > 0) {
        screen_say(&x->t.scr, ORR_INK, tongue_say("Not now, because %s."), why);
    } else if (v == LESSON_REFUSED) {
        screen_line(&x->t.scr, ORR_INK, tongue_say("That is not what is asked now."));
    }
    if (v != LESSON_TAKEN && x->beaten && x->t.scr.full) show_answers(x);
}

static void say_rules(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    unsigned n = 0;
    const orr_rule *rules = now->say ? lesson_rules(x->l, now->say, &n) : NULL;
    for (unsigned i = 0; i < n; i++) {
        const orr_rule_text *r = phrase_rule(x->t.shown.game, rules[i]);
        char text[RULE_WORDS_PLAIN];
        screen_say(&x->t.scr, ORR_INK, "%s  %s", r->id, rule_words_plain(r->text, text));
    }
    if (!n) screen_line(&x->t.scr, ORR_INK, tongue_say("This text is about no rule."));
}

/* The walk again, without its last answer. */
static void go_back(learner *x)
{
    orr_rule rule;
    lesson_walk *again = lesson_begin(x->l, NULL);
    const unsigned n = x->n ? x->n - 1 : 0;
    for (unsigned i = 0; again && i < n; i++) lesson_give(again, x->way[i], NULL, &rule);
    if (!again) return;
    lesson_leave(x->w);
    x->w = again;
    x->n = n;
    x->t.m.n_events = 0;
    keep_place(x);
    show_lesson_question(x);
}

static void guess_by(learner *x, const char *line)
{
    const lesson_now *now = lesson_here(x->w);
    unsigned order[LESSON_GUESSES];
    const unsigned long k = strtoul(line, NULL, 10);
    order_guesses(now, order);
    if (k >= 1 && k <= now->n_guesses) {
        give(x, (lesson_answer){ .kind = LESSON_GUESS, .guess = (uint8_t)order[k - 1] });
        return;
    }
    screen_say(&x->t.scr, ORR_INK, tongue_say("Type a number from 1 to %u."), now->n_guesses);
}

static void answer_by(learner *x, const char *line)
{
    const orr_seat you = lesson_about(x->l)->you;
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_legal(&x->t.m.t, you, legal);
    char *end;
    const long number = strtol(line, &end, 10);
    const int i = *line && !*end ? (number >= 1 && number <= n ? (int)number - 1 : FOUND_NONE)
                                 : tui_answer_among(&x->t, line, legal, n);
    if (i >= 0) give(x, (lesson_answer){ .act = legal[i] });
    else if (i == FOUND_SEVERAL)
        screen_line(&x->t.scr, ORR_INK, tongue_say("That could mean several choices; say more, or type a number."));
    else if (*line && !*end)
        screen_say(&x->t.scr, ORR_INK, tongue_say("There is no choice %s; they go from 1 to %d."), line, n);
    else tui_explain(&x->t, you, line, legal, n);
}

static bool is_word(const char *line, const char *english, const char *italian)
{
    return !strcasecmp(line, english) || !strcasecmp(line, italian);
}

static lesson_end at_keyboard(learner *x)
{
    char line[SCREEN_LINE];
    const lesson_now *now = lesson_here(x->w);
    const orr_seat you = lesson_about(x->l)->you;
    orr_action legal[ORR_MAX_LEGAL];
    const typing typed = screen_read(&x->t.scr, "> ", line);
    if (typed != TYPED_LINE) return typed == TYPED_END ? LEAVE : STOP;
    char *from = line + strspn(line, " ");
    for (size_t len = strlen(from); len && from[len - 1] == ' ';) from[--len] = 0;
    if (is_word(from, "leave", "esci") || is_word(from, "quit", "q")) return LEAVE;
    if (is_word(from, "show", "mostra")) give(x, now->first);
    else if (is_word(from, "back", "indietro")) go_back(x);
    else if (is_word(from, "rule", "regola")) say_rules(x);
    else if (is_word(from, "wait", "aspetta")) give(x, (lesson_answer){ .kind = LESSON_WAIT });
    else if (!*from || is_word(from, "?", "?") || is_word(from, "help", "aiuto"))
        x->t.greeted = false, show_lesson_question(x);
    else if (now->question == LESSON_ASKS_GUESS) guess_by(x, from);
    else if (!strncasecmp(from, "why ", 4) || !strncasecmp(from, "perche ", 7))
        tui_explain(&x->t, you, strchr(from, ' ') + 1, legal, orr_legal(&x->t.m.t, you, legal));
    else answer_by(x, from);
    return GO_ON;
}

/* ---- one lesson -------------------------------------------------------------------------------------------------- */

static void show_lesson_end(learner *x)
{
    const lesson_now *now = lesson_here(x->w);
    const orr_game *g = lesson_about(x->l)->box.game;
    char text[LESSON_FILLED], ids[SCREEN_LINE];
    unsigned n;
    const orr_rule *rules = lesson_rules(x->l, now->say, &n);
    buffer out = buffer_on(ids, sizeof ids);
    look_at(x, now->t);
    show_table(&x->t, lesson_about(x->l)->you);
    say_text(x, "*", filled(x, now->say, now->t, text));
    for (unsigned i = 0; i < n; i++) buffer_put(&out, "%s%s", i ? " " : "  ", g->rules[rules[i]].id);
    screen_line(&x->t.scr, ORR_SOFT, ids);
}

static bool begin(learner *x)
{
    const lesson_ear ear = { x, show_beat };
    x->silent = progress_file_load(x->l, x->way, &x->n);
    x->w = lesson_begin(x->l, &ear);
    for (unsigned i = 0; x->w && i < x->n; i++) {
        orr_rule rule;
        if (lesson_give(x->w, x->way[i], &ear, &rule) == LESSON_TAKEN) continue;
        lesson_leave(x->w);                                 /* the file is of another lesson: from the beginning */
        x->n = 0;
        x->w = lesson_begin(x->l, NULL);
    }
    x->silent = false;
    return x->w;
}

static lesson_end teach(const lesson *l, lesson_tongue tongue)
{
    const lesson_head *h = lesson_about(l);
    learner *x = calloc(1, sizeof *x);
    lesson_end end = GO_ON;
    if (!x) return STOP;
    *x = (learner){ .l = l, .tongue = tongue };
    screen_open(&x->t.scr);
    x->t.m.box = h->box;
    x->t.shown = tongue_box(&h->box);
    x->reader = (lesson_reader){ tongue, &x->t.shown, named };
    name_seats(x);
    screen_hide(&x->t.scr);
    screen_say(&x->t.scr, ORR_STRONG, tongue_say("%s, lesson %u: %s"), x->t.shown.game->title, h->number,
               h->title[tongue]);
    if (!begin(x)) {
        tongue_people(NULL, 0);
        free(x);
        return cli_wrong("This lesson cannot be played; `orrery lesson check` says why."), STOP;
    }
    if (x->n) screen_say(&x->t.scr, ORR_SOFT, tongue_say("You go on where you left off, after answer %u."), x->n);
    show_lesson_question(x);
    while (end == GO_ON && lesson_here(x->w)->question != LESSON_ENDED) end = at_keyboard(x);
    if (end == GO_ON) show_lesson_end(x);
    else if (x->n) screen_line(&x->t.scr, ORR_SOFT, tongue_say("Your place is kept."));
    screen_no_board(&x->t.scr);
    screen_keys(&x->t.scr, NULL, 0);
    lesson_leave(x->w);
    tongue_people(NULL, 0);
    free(x);
    return end;
}

/* ---- choosing one ------------------------------------------------------------------------------------------------ */

static void list_lessons(const screen *scr, const lessons *all, const orr_game *only, lesson_tongue tongue)
{
    const orr_game *last = NULL;
    for (unsigned i = 0; i < all->n; i++) {
        const lesson_head *h = lesson_about(all->one[i]);
        if (only && !lessons_fit(all->one[i], only)) continue;
        if (h->box.game != last)
            screen_say(scr, ORR_STRONG, "%s (%s)", tongue_game(h->box.game)->title, h->box.game->id);
        last = h->box.game;
        static const char *const marks[2][3] = { { "○", "◐", "●" }, { ".", "~", "x" } };
        screen_say(scr, ORR_INK, "  %s %2u  %s", marks[scr->ascii][progress_file_state(all->one[i])], i + 1,
                   h->title[tongue]);
    }
}

/* On a full screen the lessons are choices. */
static void offer_lessons(const screen *scr, const lessons *all, lesson_tongue tongue)
{
    static const char *const marks[] = { "\xe2\x97\x8b", "\xe2\x97\x90", "\xe2\x97\x8f" };
    static const screen_item out[] = { [LESSON_ENGLISH] = { .text = "Leave", .line = "" },
                                       [LESSON_ITALIAN] = { .text = "Esci", .line = "" } };
    screen_bar(scr, ORR_ASKED, tongue == LESSON_ITALIAN ? "Quale lezione?" : "Which lesson?");
    for (unsigned i = 0; i < all->n; i++) {
        const lesson_head *h = lesson_about(all->one[i]);
        screen_item item = { .number = (int)i + 1, .detail = tongue_game(h->box.game)->title };
        snprintf(item.text, sizeof item.text, "%s %.90s", marks[progress_file_state(all->one[i])], h->title[tongue]);
        screen_items(scr, &item, 1);
    }
    screen_items(scr, &out[tongue], 1);
}

static const lesson *choose(const screen *scr, const lessons *all, lesson_tongue tongue)
{
    char line[SCREEN_LINE];
    if (scr->full) offer_lessons(scr, all, tongue);
    else list_lessons(scr, all, NULL, tongue);
    while (all->n && screen_read(scr, tongue_say("Which one? A number, or Enter to leave: "), line) == TYPED_LINE &&
           *line) {
        const unsigned long k = strtoul(line, NULL, 10);
        if (k >= 1 && k <= all->n) return all->one[k - 1];
        screen_say(scr, ORR_INK, tongue_say("Type a number from 1 to %u."), all->n);
    }
    return NULL;
}

static const lesson *next_of(const lessons *all, const orr_game *g)
{
    const lesson *first = NULL;
    for (unsigned i = 0; i < all->n; i++) {
        if (!lessons_fit(all->one[i], g)) continue;
        if (!first) first = all->one[i];
        if (progress_file_state(all->one[i]) != PROGRESS_FILE_DONE) return all->one[i];
    }
    return first;
}

static const lesson *follower(const lessons *all, const lesson *l)
{
    for (unsigned i = 0; i + 1 < all->n; i++)
        if (all->one[i] == l && lessons_fit(all->one[i + 1], lesson_about(l)->box.game)) return all->one[i + 1];
    return NULL;
}

/* After a lesson: the next one, or not. */
static const lesson *ask_next(const screen *scr, const lessons *all, const lesson *l, lesson_tongue tongue)
{
    char line[SCREEN_LINE], ask[SCREEN_LINE];
    const lesson *next = follower(all, l);
    if (!next) {
        const orr_game *g = lesson_about(l)->box.game;
        screen_say(scr, ORR_INK, tongue_say("That was the last lesson of %s. Play it: orrery play %s"),
                   tongue_game(g)->title, g->id);
        if (scr->full) screen_read(scr, tongue_say("  Enter: "), line);
        return NULL;
    }
    snprintf(ask, sizeof ask, tongue_say("Enter: next, \"%s\". leave: stop here. > "),
             lesson_about(next)->title[tongue]);
    if (scr->full) {
        screen_item ways[] = { { .number = 1, .line = "" }, { .number = 2, .line = "leave" } };
        snprintf(ways[1].text, sizeof ways[1].text, "%s", tongue_say("Leave"));
        snprintf(ways[0].text, sizeof ways[0].text, "%.100s", lesson_about(next)->title[tongue]);
        screen_bar(scr, ORR_ASKED, tongue == LESSON_ITALIAN ? "La prossima lezione?" : "The next lesson?");
        screen_items(scr, ways, 2);
    }
    return screen_read(scr, ask, line) == TYPED_LINE && !*line ? next : NULL;
}

int tui_learn(const orr_game *g, unsigned number)
{
    const lesson_tongue tongue = tongue_italian() ? LESSON_ITALIAN : LESSON_ENGLISH;
    lessons all;
    screen scr;
    int code = CLI_OK;
    screen_open(&scr);
    lessons_open(&all);
    const lesson *l = !g ? choose(&scr, &all, tongue) : number ? lessons_find(&all, g, number) : next_of(&all, g);
    if (!l) screen_close(&scr);
    if (g && !l && number) code = cli_wrong("%s has no lesson of this number.", g->id);
    else if (g && !l) code = cli_wrong("%s has no lesson.", g->id);
    while (l && teach(l, tongue) == GO_ON) l = ask_next(&scr, &all, l, tongue);
    screen_close(&scr);
    lessons_close(&all);
    return screen_stopped() ? CLI_INTERRUPTED : code;
}
