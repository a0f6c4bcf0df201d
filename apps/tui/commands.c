/* commands.c - what a person can type beside answers: help, why, rule, log, undo, save, hint, board, quit. */
#include "apps/common/letters.h"
#include "apps/common/nearest.h"
#include "apps/tui/tui.h"
#include "base/buffer.h"
#include "bots/search/judge.h"
#include "table/match/phrases.h"
#include "table/match/rule_words.h"

#include <ctype.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LOG_LINES = 20, MOST_RULES = 8 };

typedef struct {              /* what every command gets */
    table *t;
    orr_seat seat;
    const orr_action *legal;
    int n;
    const char *rest;         /* what follows the command's word; "" if nothing */
} asked_for;

/* ---- choices and rules ------------------------------------------------------------------------------------------ */

/* What cannot be done now, rule by rule, each with a few examples. */
static void list_barred(asked_for *f)
{
    enum { MOST = 200, EXAMPLES = 4 };
    table *t = f->t;
    orr_barred no[MOST];
    const int all = orr_locked(&t->m.t, f->seat, no, MOST), n = all < MOST ? all : MOST;
    if (n) screen_line(&t->scr, ORR_SOFT, tongue_say("Not now:"));
    for (int i = 0; i < n; i++) {
        char label[SCREEN_LINE], list[SCREEN_LINE] = "";
        const orr_rule_text *r = &t->shown.game->rules[no[i].rule];
        int first = 0, named = 0;
        while (no[first].rule != no[i].rule) first++;
        if (first < i) continue;
        buffer p = buffer_on(list, sizeof list);
        for (int k = i; k < n && named < EXAMPLES; k++) {
            if (no[k].rule != no[i].rule) continue;
            if (phrase_label(&t->shown, no[k].act, t->names, label, sizeof label) < 0) continue;
            buffer_put(&p, "%s%s", named++ ? ", " : "", label);
        }
        screen_say(&t->scr, ORR_INK, "      %s: %s (%s)", list, r->because ? r->because : r->text, r->id);
    }
}

static command_end list_choices(asked_for *f)
{
    table *t = f->t;
    enum { LABEL = 32 };
    char label[SCREEN_LINE], typed_as[SCREEN_LINE];
    screen_line(&t->scr, ORR_SOFT,
                t->scr.full
                    ? tongue_say("Press the number, or / and type the words; the first letters of each are enough.")
                    : tongue_say("Type the number or the words behind it; the first letters of each word are enough."));
    for (int i = 0; i < f->n; i++) {
        phrase_label(&t->shown, f->legal[i], t->names, label, sizeof label);
        orr_write(&t->m.box, f->legal[i], typed_as, sizeof typed_as);
        const int gap = LABEL - letters_count(label);
        if (tongue_italian()) screen_say(&t->scr, ORR_INK, "%4d  %s", i + 1, label);  /* its words are what to type */
        else if (gap > 1) screen_say(&t->scr, ORR_INK, "%4d  %s%*s%s", i + 1, label, gap, "", typed_as);
        else screen_say(&t->scr, ORR_INK, "%4d  %s", i + 1, label);
        if (gap <= 1 && !tongue_italian()) screen_say(&t->scr, ORR_INK, "      %s", typed_as);
        char text[SCREEN_LINE];
        if (show_text_of(t, f->legal[i], text)) screen_say(&t->scr, ORR_SOFT, "      %s", text);
    }
    list_barred(f);
    return COMMAND_DONE;
}

static void say_rule(table *t, const orr_rule_text *r)
{
    char text[2 + RULE_WORDS_PLAIN] = "  ";
    rule_words_plain(r->text, text + 2);
    screen_say(&t->scr, ORR_STRONG, "%s", r->id);
    screen_line(&t->scr, ORR_INK, text);
}

static bool contains(const char *text, const char *word)
{
    const size_t len = strlen(word);
    for (; *text; text++)
        if (!strncasecmp(text, word, len)) return true;
    return false;
}

static command_end show_rule(asked_for *f)
{
    const orr_game *g = f->t->shown.game;
    unsigned found = 0;
    if (!*f->rest) {
        screen_line(&f->t->scr, ORR_INK,
                    tongue_say("Type rule and an ID from the log, or a word to look for: rule pass"));
        return COMMAND_DONE;
    }
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        if (g->rules[r].id && !strcasecmp(g->rules[r].id, f->rest)) {
            say_rule(f->t, &g->rules[r]);
            return COMMAND_DONE;
        }
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++) {
        if (!g->rules[r].id || !contains(g->rules[r].text, f->rest)) continue;
        if (found++ < MOST_RULES) say_rule(f->t, &g->rules[r]);
    }
    if (found > MOST_RULES)
        screen_say(&f->t->scr, ORR_SOFT, tongue_say("... and %u more; a longer word finds fewer."), found - MOST_RULES);
    if (!found) screen_say(&f->t->scr, ORR_INK,
                           tongue_say("No rule of %s has the ID or the word \"%s\"."), g->title, f->rest);
    return COMMAND_DONE;
}

/* The rules behind the events of the last answer that told anything. */
static void why_events(table *t, orr_seat eyes)
{
    uint32_t i = t->m.n_events;
    if (!i) {
        screen_line(&t->scr, ORR_INK, tongue_say("Nothing has happened yet."));
        return;
    }
    const uint32_t at = t->m.event[i - 1].at;
    while (i && t->m.event[i - 1].at == at) i--;
    for (orr_rule last = 0; i < t->m.n_events;) {
        const orr_rule r = t->m.event[i].rule;
        i = show_event(t, i, eyes);
        char gist[SCREEN_LINE];
        if (r && r != last && phrase_gist(t->shown.game, r, gist, sizeof gist) > 0)
            screen_say(&t->scr, ORR_SOFT, tongue_say("      rule: %s"), gist);
        last = r;
    }
}

static command_end why(asked_for *f)
{
    if (*f->rest) tui_explain(f->t, f->seat, f->rest, f->legal, f->n);
    else why_events(f->t, f->seat);
    return COMMAND_DONE;
}

/* ---- the table -------------------------------------------------------------------------------------------------- */

static command_end show_log(asked_for *f)
{
    long lines = *f->rest ? strtol(f->rest, NULL, 10) : LOG_LINES;
    const uint32_t n = f->t->m.n_events;
    if (lines < 1) lines = LOG_LINES;
    for (uint32_t i = (unsigned long)lines < n ? n - (uint32_t)lines : 0; i < n;) i = show_event(f->t, i, f->seat);
    if (!n) screen_line(&f->t->scr, ORR_INK, tongue_say("Nothing has happened yet."));
    return COMMAND_DONE;
}

static command_end board(asked_for *f)
{
    f->t->scr.aside = false;
    if (f->t->scr.plain) show_table(f->t, f->seat);
    show_question(f->t, f->seat, orr_asked(&f->t->m.t) >> f->seat & 1);
    return COMMAND_DONE;
}

static bool was_automatic(const table *t, uint32_t answer)
{
    for (unsigned i = 0; i < t->n_automatic && i < TUI_AUTOMATIC; i++)
        if (t->automatic[(t->n_automatic - 1 - i) % TUI_AUTOMATIC] == answer) return true;
    return false;
}

/* Counts down from the last answer to the person's own; 0: there is none, or another person has answered since. */
static uint32_t last_own_answer(const asked_for *f)
{
    const match *m = &f->t->m;
    for (uint32_t i = m->n_answers; i; i--) {
        const orr_seat s = m->answer[i - 1].seat;
        if (s == f->seat && !was_automatic(f->t, i - 1)) return i;
        if (s != f->seat && f->t->people >> s & 1) return 0;
    }
    return 0;
}

/* Back to the person's own last answer, over answers of bots. Among several people never past something that came to
 * light; alone there is nobody to ask, and bots agree to everything (ADR 20). */
static command_end undo(asked_for *f)
{
    match *m = &f->t->m;
    const screen *scr = &f->t->scr;
    const uint32_t i = last_own_answer(f);
    if (!i) {
        screen_line(scr, ORR_INK, tongue_say("You have no move to undo."));
        return COMMAND_DONE;
    }
    if (tui_count_people(f->t) > 1 && orr_core_of(&m->t)->frontier >= i) {
        screen_line(scr, ORR_INK,
                    tongue_say("Your last move stands: something hidden or random has been revealed since."));
        return COMMAND_DONE;
    }
    match_back_to(m, i - 1);
    return COMMAND_UNDONE;
}

static command_end save(asked_for *f)
{
    error n = { "" };
    tui_save_match(f->t, f->rest, &n);
    screen_line(&f->t->scr, ORR_INK, n.text);
    return COMMAND_DONE;
}

/* The games go on by normal bots, so now and then they prefer what the expert does not. */
static const char *how_sure(const bot_comparison *c)
{
    if (bot_compare_sure(c, 0)) return "";
    if (-c->mean <= c->give) return tongue_say(" That is too close to call: trust your instinct.");
    return tongue_say(" There everybody plays on like a normal bot; the expert looks closer and disagrees.");
}

static command_end hint(asked_for *f)
{
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    table *t = f->t;
    const bot_moment at = { &t->m.box, view, f->legal, f->n, t->m.event, t->m.n_events };
    orr_rng rng = { t->m.n_answers + 1u };
    bot_advice is;
    char best[SCREEN_LINE], next[SCREEN_LINE];
    orr_observe(&t->m.t, f->seat, view);
    if (f->n == 1 && orr_asked(&t->m.t) >> f->seat & 1) {
        screen_line(&t->scr, ORR_INK, tongue_say("There is only one thing to do."));
        return COMMAND_DONE;
    }
    if (!bot_advise(&at, &rng, &is)) {
        screen_line(&t->scr, ORR_INK, tongue_say("The bots have no opinion here."));
        return COMMAND_DONE;
    }
    snprintf(best, sizeof best, "%s", tongue_say("Say nothing yet"));
    snprintf(next, sizeof next, "%s", tongue_say("saying nothing yet"));
    if (is.best.verb != BOT_SILENT) phrase_label(&t->shown, is.best, t->names, best, sizeof best);
    if (is.next.verb != BOT_SILENT) phrase_label(&t->shown, is.next, t->names, next, sizeof next);
    screen_say(&t->scr, ORR_STRONG, "%s", best);
    if (is.reason) screen_say(&t->scr, ORR_INK, "  %s", tongue_hint(&t->m.box, is.reason));
    screen_say(&t->scr, ORR_INK,
               tongue_say("  In games imagined from what you know, it won about %u of 100; %s won %u.%s"),
               bot_compare_rate(&is.by, 0), next, bot_compare_rate(&is.by, 1), how_sure(&is.by));
    return COMMAND_DONE;
}

static command_end quit(asked_for *f)
{
    (void)f;
    return COMMAND_QUIT;
}
static command_end later(asked_for *f)
{
    f->t->quiet = true;
    screen_line(&f->t->scr, ORR_INK, tongue_say("No more offers until you are asked again."));
    return COMMAND_LATER;
}
static command_end help(asked_for *f);

/* Either word will do, whatever the language: who plays in two of them mixes them up. */
static const struct {
    const char *word, *italian, *rest, *text;
    command_end (*run)(asked_for *);
} known[] = {
    { "?", "?", "", "every choice you have, in full, and what you cannot do now", list_choices },
    { "why", "perche", "[ACTION]", "which rule caused the last events, or forbids an action", why },
    { "rule", "regola", "ID", "a rule in full, or all rules with a word: rule pass", show_rule },
    { "log", "storia", "[N]", "the last events, as you saw them", show_log },
    { "hint", "consiglio", "", "what the expert would do here", hint },
    { "undo", "annulla", "", "undo your last move; among people only if nothing was revealed since", undo },
    { "board", "tavolo", "", "the board again; with --plain, in sentences", board },
    { "save", "salva", "[FILE]", "write the game to a file; you can go on later", save },
    { "later", "dopo", "", "when offered to act between turns: not until I am asked again", later },
    { "help", "aiuto", "", "this page", help },
    { "quit", "esci", "", "leave; you are asked whether to save", quit },
};
enum { N_KNOWN = sizeof known / sizeof *known };

static command_end help(asked_for *f)
{
    screen_line(&f->t->scr, ORR_INK,
                tongue_say("Answer with the number of a choice or with its words; ? shows both. The first letters are "
                           "enough if they are clear."));
    for (int i = 0; i < N_KNOWN; i++) {
        char left[40];
        snprintf(left, sizeof left, "%s %s", tongue_italian() ? known[i].italian : known[i].word,
                 tongue_say(known[i].rest));
        screen_say(&f->t->scr, ORR_INK, "  %-*s %s", tongue_italian() ? 16 : 13, left, tongue_say(known[i].text));
    }
    return COMMAND_DONE;
}

static bool is_command(const char *word, const char *line, size_t len)    /* accents need not be typed */
{
    const char *end = line + len;
    for (uint32_t ch; line < end; word++) {
        line = letters_next(line, &ch);
        if (!*word || tolower((unsigned char)letters_plain(ch)) != *word) return false;
    }
    return !*word;
}

static int command_of(const char *line, size_t len)              /* -1: it is none */
{
    for (int i = 0; i < N_KNOWN; i++)
        if (is_command(known[i].word, line, len) || (tongue_italian() && is_command(known[i].italian, line, len)))
            return i;
    return -1;
}

bool tui_is_command(const char *line) { return command_of(line, strcspn(line, " ")) >= 0; }

const char *tui_near_command(const char *line)
{
    const char *names[N_KNOWN];
    for (int i = 0; i < N_KNOWN; i++) names[i] = tongue_italian() ? known[i].italian : known[i].word;
    return strlen(line) > 2 ? nearest_name(line, names, N_KNOWN) : NULL;
}

command_end tui_command(table *t, orr_seat seat, const orr_action *legal, int n, const char *line)
{
    const size_t len = strcspn(line, " ");
    asked_for f = { t, seat, legal, n, line + len + strspn(line + len, " ") };
    const int i = command_of(line, len);
    return i < 0 ? NO_COMMAND : known[i].run(&f);
}
