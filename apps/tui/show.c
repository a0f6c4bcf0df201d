/* show.c - what a person sees at the table: board, news, question, choices, the end. All of it from one seat's view. */
#include "apps/tui/tui.h"

#include "apps/common/beliefs.h"
#include "apps/tui/endings.h"
#include "apps/tui/spoken.h"
#include "base/buffer.h"
#include "table/match/phrases.h"

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

static alignas(16) unsigned char view[UINT16_MAX + 1];      /* view_size has 16 bits: room for every game */

static void paint(void *who, orr_canvas *c)                 /* the board as t->seen sees it */
{
    table *t = who;
    const orr_game *g = t->shown.game;
    c->names = t->names;
    c->said = tongue_painted;
    orr_observe(&t->m.t, t->seen, view);
    if (g->paint) g->paint(&t->shown, view, c);
    else orr_paint_tables(&t->shown, view, c);
}

void show_table(table *t, orr_seat eyes)
{
    screen_measure(&t->scr);
    if (t->seen != eyes) screen_hide(&t->scr);              /* what the last one saw goes first */
    else screen_clear(&t->scr);
    t->seen = eyes;
    if (!t->scr.terminal) putchar('\n');
    if (t->scr.plain) {
        orr_observe(&t->m.t, eyes, view);
        spoken_board(t, view);
    } else {
        screen_board(&t->scr, paint, t);
    }
}

static bool text_of_event(const table *t, uint32_t i, orr_seat eyes, char text[SCREEN_LINE])
{
    const bool said = phrase_event(&t->shown, &t->m.event[i], eyes, t->names, text, SCREEN_LINE) > 0;
    if (said) tongue_name_people(text, SCREEN_LINE);
    return said;
}

/* Events that look the same to this seat, one after the other, are one line: "... (3 times)". */
uint32_t show_event(table *t, uint32_t i, orr_seat eyes)
{
    char text[SCREEN_LINE], next[SCREEN_LINE], line[SCREEN_LINE + 20];
    const orr_rule rule = t->m.event[i].rule;
    unsigned same = 1;
    if (!text_of_event(t, i++, eyes, text)) return i;
    while (i < t->m.n_events && t->m.event[i].rule == rule && text_of_event(t, i, eyes, next) && !strcmp(text, next)) {
        same++;
        i++;
    }
    snprintf(line, sizeof line, same > 1 ? tongue_say("%s (%u times)") : "%s", text, same);
    screen_ruled(&t->scr, line, rule ? phrase_rule(t->shown.game, rule)->id : "");
    return i;
}

void show_news(table *t, orr_seat eyes)
{
    for (uint32_t i = t->told[eyes]; i < t->m.n_events;) i = show_event(t, i, eyes);
    t->told[eyes] = t->m.n_events;
}

static bool is_interjection(const table *t, orr_action a) { return t->m.t.game->verbs[a.verb].flags & ORR_INTERJECT; }

typedef struct {              /* the choices of a seat as items; answers first, then interjections */
    screen_item item[ORR_MAX_LEGAL];
    char detail[ORR_MAX_LEGAL][SCREEN_LINE];
    int n, answers;
} choices;

/* "Damage Seat 2 (Discards 1 of 2)"; eyes: the view of who may choose. */
static void name_choice(const table *t, const void *eyes, orr_action a, screen_item *item)
{
    orr_remark r;
    char text[sizeof item->text];
    if (phrase_label(&t->shown, a, t->names, item->text, sizeof item->text) < 0) strcpy(item->text, "?");
    tongue_name_people(item->text, sizeof item->text);
    if (!phrase_find_remark(&t->shown, eyes, a, &r) || phrase_remark(&t->shown, &r, text, sizeof text) < 0) return;
    const int n = (int)strlen(item->text);
    buffer p = { item->text, n, sizeof item->text };
    buffer_put(&p, " (%s)", text);
    if (p.at < 0) item->text[n] = 0;                        /* no room: the answer alone */
}

/* Some things have a name of something else as their text: that explains nothing. */
static bool is_sentence(const char *text)
{
    const size_t n = text ? strlen(text) : 0;
    return n && strchr(".!?", text[n - 1]);
}

/* What the first thing that an action names says of itself; NULL: nothing. */
static const char *text_of_thing(const table *t, orr_action a)
{
    const orr_game *g = t->shown.game;
    const uint8_t value[3] = { a.a, a.b, a.c };
    for (int i = 0; i < 3; i++) {
        const uint8_t noun = g->verbs[a.verb].noun[i];
        const char *text = noun >= ORR_N_FIRST_OWN ? g->word(&t->shown, noun, value[i], ORR_TEXT) : NULL;
        if (is_sentence(text)) return text;
    }
    return NULL;
}

bool show_text_of(const table *t, orr_action a, char out[SCREEN_LINE])
{
    const char *does = tui_answer_does(t, a.verb), *text = text_of_thing(t, a);
    snprintf(out, SCREEN_LINE, "%s%s%s", does ? does : "", does && text ? " " : "", text ? text : "");
    return *out;
}

/* What an action names: things on the board; and what it does, with the text of the first one that has one. */
static void describe(const table *t, orr_action a, screen_item *item, char detail[SCREEN_LINE])
{
    const orr_game *g = t->m.t.game;
    const uint8_t value[3] = { a.a, a.b, a.c };
    for (int i = 0; i < 3; i++) {
        const uint8_t noun = g->verbs[a.verb].noun[i];
        item->about[i][0] = noun;
        item->about[i][1] = value[i];
    }
    item->detail = show_text_of(t, a, detail) ? detail : NULL;
    item->aside = is_interjection(t, a);
}

static const choices *choices_of(table *t, orr_seat s)
{
    static choices c;
    orr_action legal[ORR_MAX_LEGAL];
    c.n = orr_legal(&t->m.t, s, legal);
    c.answers = 0;
    orr_observe(&t->m.t, s, view);
    for (int i = 0; i < c.n; i++) {
        c.item[i] = (screen_item){ .number = i + 1 };
        describe(t, legal[i], &c.item[i], c.detail[i]);
        name_choice(t, view, legal[i], &c.item[i]);
        c.answers += !is_interjection(t, legal[i]);
    }
    return &c;
}

/* On a full screen, not to answer an offer is a choice too. */
static void show_ways_on(table *t)
{
    screen_item on[] = { { .number = 0, .line = "" }, { .number = ORR_MAX_LEGAL + 1, .line = "later" } };
    snprintf(on[0].text, sizeof on[0].text, "%s", tongue_say("Go on"));
    snprintf(on[1].text, sizeof on[1].text, "%s", tongue_say("Go on, and no such offers until I am asked"));
    if (t->scr.full) screen_items(&t->scr, on, 2);
}

static void show_choices(table *t, const choices *c)
{
    screen_items(&t->scr, c->item, c->answers);
    if (c->answers && c->answers < c->n && !t->scr.full) screen_line(&t->scr, ORR_SOFT, tongue_say("  You may also:"));
    screen_items(&t->scr, c->item + c->answers, c->n - c->answers);
}

static void bar_text(table *t, orr_seat s, bool asked, char text[SCREEN_LINE])
{
    const orr_game *g = t->shown.game;
    char who[200];
    orr_observe(&t->m.t, s, view);
    if (asked) {
        const orr_prompt q = g->prompt ? g->prompt(&t->shown, view) : orr_prompt_of(tongue_say("What do you do?"));
        const int n = snprintf(text, SCREEN_LINE, "%s: ", t->name[s]);
        phrase_prompt(&t->shown, &q, t->names, text + n, SCREEN_LINE - n);
    } else {
        phrase_seats(orr_asked(&t->m.t), t->names, who, sizeof who);
        snprintf(text, SCREEN_LINE, tongue_say("%s: you may act while %s decides.%s"), t->name[s], who,
                 t->scr.full ? "" : tongue_say(" Enter goes on, later stops asking."));
    }
}

void show_bar(table *t, orr_seat s, bool asked)
{
    char bar[SCREEN_LINE];
    bar_text(t, s, asked, bar);
    screen_bar(&t->scr, asked ? ORR_ASKED : ORR_MAY, bar);
    if (!asked) show_ways_on(t);
    show_choices(t, choices_of(t, s));
}

void show_player(table *t, orr_seat s)
{
    char bar[SCREEN_LINE];
    if (!t->scr.full) return;
    snprintf(bar, sizeof bar, tongue_say("%s plays."), t->name[s]);
    screen_bar(&t->scr, ORR_MAY, bar);
}

void show_question(table *t, orr_seat s, bool asked)
{
    if (t->scr.plain) t->seen = s;                          /* whoever listens asks for the board when they need it */
    else show_table(t, s);
    show_news(t, s);
    screen_blank(&t->scr);
    show_bar(t, s, asked);
    if (!t->greeted && t->scr.full)
        screen_line(&t->scr, ORR_SOFT,
                    tongue_say("Arrows and Enter choose, or a number does. Click twice with the mouse."));
    else if (!t->greeted)
        screen_line(&t->scr, ORR_SOFT,
                    tongue_say("Type a number and press Enter. help shows what else you can say here."));
    t->greeted = true;
}

static void show_key(table *t)
{
    char hex[2 * MATCH_KEY + 1];
    for (int i = 0; i < MATCH_KEY; i++) snprintf(hex + 2 * i, 3, "%02x", t->m.deal.secret[i]);
    screen_line(&t->scr, ORR_SOFT,
                tongue_say("  The key of the deal, opened now; the record proves that nothing was changed:"));
    screen_say(&t->scr, ORR_SOFT, "  %s", hex);
    if (*t->seed) screen_say(&t->scr, ORR_SOFT, tongue_say("  The same deal again: --seed %s"), t->seed);
}

/* For one person: how likely what the others were was, as far as this seat could know. */
static void show_beliefs(table *t)
{
    const beliefs_words words = { &t->shown, tongue_say(" was "), tongue_say("; from your seat that was "),
                                  tongue_say(" at the deal"), tongue_say(" after move "),
                                  tongue_say("; the network saw "), tongue_say(" before the end") };
    char line[2 * SCREEN_LINE];
    if (tui_count_people(t) != 1) return;
    for (orr_seat s = 0; s < orr_core_of(&t->m.t)->seats; s++)
        if (s != t->eyes && beliefs_line(&t->m, &words, t->eyes, s, t->names[s], line, sizeof line) > 0)
            screen_say(&t->scr, ORR_INK, "  %s", line);
}

/* In the game's own sentence, if it has one. Outcomes of games with sides are the names of the side that reached its
 * goal: "Aliens". */
static void say_winners(const table *t, const orr_result *r, char text[SCREEN_LINE])
{
    const orr_seats won = r->winners & (orr_seats)~t->forfeits;
    const char *outcome = t->shown.game->outcomes[r->outcome], *first = t->m.t.game->outcomes[r->outcome];
    const bool is_side = *first >= 'A' && *first <= 'Z';
    const char *yours = tui_count_people(t) != 1 ? "" : tongue_say(won & t->people ? "You win. " : "You lose. ");
    char who[200], own[SCREEN_LINE];
    if ((won || !r->winners) && endings_say(t, r, won, own)) {
        snprintf(text, SCREEN_LINE, tongue_say("The game is over. %s%s"), won ? yours : "", own);
        return;
    }
    phrase_seats(won, t->names, who, sizeof who);
    const char *how = won & (won - 1) ? tongue_say("The game is over. %s%s win: %s.")
                                      : tongue_say("The game is over. %s%s wins: %s.");
    if (won && tongue_italian()) snprintf(text, SCREEN_LINE, how, yours, outcome, who);    /* how first, then who */
    else if (won) snprintf(text, SCREEN_LINE, how, yours, who, outcome);
    else if (r->winners)
        snprintf(text, SCREEN_LINE, "%s",
                 tongue_say("The game is over. Nobody wins: whoever would have won has forfeited."));
    else if (is_side)
        snprintf(text, SCREEN_LINE,
                 tongue_say("The game is over. Nobody wins: the goal of the %s is reached, but nobody "
                                               "plays for them."), outcome);
    else snprintf(text, SCREEN_LINE, tongue_say("The game is over. Nobody wins: %s."), outcome);
}

void show_end(table *t)
{
    const orr_game *g = t->m.t.game;
    const orr_seat eyes = t->eyes;
    orr_result r = { .rule = 0 };
    char who[200], gist[SCREEN_LINE], bar[SCREEN_LINE];
    g->result(&t->m.t, &r);
    show_table(t, eyes);
    show_news(t, eyes);
    screen_blank(&t->scr);
    say_winners(t, &r, bar);
    screen_bar(&t->scr, ORR_ASKED, bar);
    if (r.rule && phrase_gist(t->shown.game, r.rule, gist, sizeof gist) > 0) screen_say(&t->scr, ORR_INK,
                                                                                        tongue_say("  Why: %s."), gist);
    if (t->forfeits) {
        phrase_seats(t->forfeits, t->names, who, sizeof who);
        screen_say(&t->scr, ORR_INK, tongue_say("  Lost by forfeit: %s."), who);
    }
    show_beliefs(t);
    show_key(t);
}
