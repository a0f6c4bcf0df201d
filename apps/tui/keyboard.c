/* keyboard.c - one person at the keyboard: reads lines until there is an answer, or a reason to leave. */
#include "apps/tui/tui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool is_word(const char *line, const char *word)      /* or its first letter */
{
    return !strcasecmp(line, word) || (!line[1] && !strncasecmp(line, word, 1)) ||
           (tongue_italian() && !strcasecmp(line, tongue_say(word)));
}

static bool says_yes(const char *line) { return is_word(line, "yes") || (tongue_italian() && is_word(line, "si")); }

/* "y" or a file name. A number is neither: it is meant for a question that is gone. So are words of the table. */
static bool save_as(table *t, const char *line)
{
    error n = { "" };
    const bool other = !line[strspn(line, "0123456789?")] || (!says_yes(line) && tui_is_command(line));
    const bool good = other ? error_refuse(&n, tongue_say("Type y, n or the name of a file."))
                             : tui_save_match(t, says_yes(line) ? "" : line, &n);
    if (good && !t->scr.full) puts(n.text);                  /* unbroken: it may be copied */
    else screen_line(&t->scr, ORR_INK, n.text);
    if (good) snprintf(t->farewell, sizeof t->farewell, "%s", n.text);
    return good;
}

/* On a full screen: each way out with the line that takes it. */
static void offer_ways(table *t, const char *const (*way)[2], int n, bool stay)   /* stay: by the last one, or Esc */
{
    screen_item item = { 0 };
    if (!t->scr.full) return;
    screen_keys(&t->scr, NULL, 0);           /* a letter begins a name */
    for (int i = 0; i < n; i++) {
        item.number = i + 1;
        item.line = way[i][1];
        item.escape = stay && i == n - 1;
        snprintf(item.text, sizeof item.text, "%s", tongue_say(way[i][0]));
        screen_items(&t->scr, &item, 1);
    }
}

static void offer(table *t, const char *ask, const char *const (*way)[2], int n, bool stay)
{
    if (t->scr.full) screen_bar(&t->scr, ORR_ASKED, ask);
    offer_ways(t, way, n, stay);
}

static void offer_keys(table *t)
{
    enum { N = 7 };
    static const screen_key english[N] = {
        { 'h', "hint", "hint", false }, { 'u', "undo", "undo", false }, { 'w', "why", "why", false },
        { '?', "?", "all choices", false }, { 'r', "rule", "rule", true }, { 's', "save", "save", false },
        { 'q', "quit", "leave", false },
    }, italian[N] = {
        { 'c', "consiglio", "consiglio", false }, { 'a', "annulla", "annulla", false },
        { 'p', "perche", "motivo", false }, { '?', "?", "tutte", false },
        { 'r', "regola", "regola", true }, { 's', "salva", "salva", false }, { 'q', "esci", "esci", false },
    };
    screen_keys(&t->scr, tongue_italian() ? italian : english, N);
}

turn_end tui_ask_to_leave(table *t)
{
    static const char *const ways[][2] = { { "Save it and leave", "y" }, { "Leave without saving", "n" },
                                           { "Stay", "" } };
    char line[SCREEN_LINE];
    for (;;) {
        offer(t, tongue_say("Save the game first? You can also type a file name."), ways, 3, true);
        const typing end = screen_read(&t->scr,
                                       tongue_say("Save the game first? y, n, a file name, or Enter to stay: "), line);
        if (end == TYPED_END) return TURN_END;
        if (end == TYPED_STOP) return TURN_STOP;
        if (!*line) return TURN_PASSED_UP;
        if (is_word(line, "no") || save_as(t, line)) return TURN_QUIT;
    }
}

bool tui_ask_again(table *t)
{
    static const char *const ways[][2] = { { "Play again, with a new deal", "again" }, { "Save the record", "y" },
                                           { "Leave", "" } };
    const char *ask = tongue_say("Save the record? y, a file name, again for another match, or Enter to leave: ");
    char line[SCREEN_LINE];
    offer_ways(t, ways, 3, false);
    while (screen_read(&t->scr, ask, line) == TYPED_LINE) {
        if (!*line || is_word(line, "no")) return false;
        if (is_word(line, "again")) return true;
        const bool saved = save_as(t, line);
        if (saved && !t->scr.full) return false;
        if (saved) offer(t, tongue_say("Saved. Once more?"), ways, 3, false);
    }
    return false;
}

static void forget_undone(table *t)
{
    enum { STORY_AGAIN = 30 };
    for (unsigned s = 0; s <= ORR_MAX_SEATS; s++)
        if (t->told[s] > t->m.n_events) t->told[s] = t->m.n_events;
    if (t->narrated > t->m.n_events) t->narrated = t->m.n_events;
    if (t->safe > t->m.n_answers) t->safe = t->m.n_answers;
    t->offered = 0;
    t->remark[0] = 0;
    t->remarked = 0;
    while (t->n_automatic && t->automatic[(t->n_automatic - 1) % TUI_AUTOMATIC] >= t->m.n_answers) t->n_automatic--;
    screen_line(&t->scr, ORR_INK, tongue_say("Taken back."));
    if (t->scr.full) {                                       /* the story is told again, without what is gone */
        const uint32_t n = t->m.n_events;
        screen_hide(&t->scr);
        t->told[t->eyes] = n > STORY_AGAIN ? n - STORY_AGAIN : 0;
    }
}

/* Which choice the line means; says what is wrong if it means none. */
static int chosen(table *t, orr_seat s, const orr_action *legal, int n, const char *line)
{
    char *end;
    const long number = strtol(line, &end, 10);
    if (*line && !*end) {
        if (number >= 1 && number <= n) return (int)number - 1;
        screen_say(&t->scr, ORR_INK, tongue_say("There is no choice %s; they go from 1 to %d."), line, n);
        return FOUND_NONE;
    }
    const int i = tui_answer_among(t, line, legal, n);
    if (i == FOUND_SEVERAL) {
        screen_say(&t->scr, ORR_INK,
                   tongue_say("\"%.60s\" could mean several choices; say more, or type a number (? lists them)."),
                   line);
    } else if (i == FOUND_NONE) {
        tui_explain(t, s, line, legal, n);
    }
    return i;
}

/* A line that is not an answer. True: the turn at the keyboard is over with *end. */
static bool took_command(table *t, orr_seat s, const orr_action *legal, int n, const char *line, bool *was,
                         turn_end *end)
{
    t->scr.aside = true;
    const command_end c = tui_command(t, s, legal, n, line);
    t->scr.aside = false;
    *was = c != NO_COMMAND;
    if (c == COMMAND_UNDONE) {
        forget_undone(t);
        *end = TURN_UNDONE;
        return true;
    }
    if (c == COMMAND_QUIT) {
        *end = tui_has_unsaved(t) ? tui_ask_to_leave(t) : TURN_QUIT;
        if (*end == TURN_PASSED_UP && t->scr.full) {
            offer_keys(t);
            show_question(t, s, orr_asked(&t->m.t) >> s & 1);
        }
        return *end != TURN_PASSED_UP;
    }
    *end = TURN_PASSED_UP;
    return c == COMMAND_LATER;
}

turn_end tui_at_keyboard(table *t, orr_seat s, bool asked)
{
    orr_action legal[ORR_MAX_LEGAL];
    char line[SCREEN_LINE];
    const int n = orr_legal(&t->m.t, s, legal);
    t->narrated = t->m.n_events;
    t->hurry = false;
    show_question(t, s, asked);
    offer_keys(t);
    tui_coach_speak(t);
    if (*t->notice) screen_line(&t->scr, ORR_STRONG, t->notice);
    t->notice[0] = 0;
    for (;;) {
        turn_end end;
        bool was_command;
        const typing typed = screen_read(&t->scr, "> ", line);
        if (typed != TYPED_LINE) return typed == TYPED_END ? TURN_END : TURN_STOP;
        char *from = line + strspn(line, " ");
        for (size_t len = strlen(from); len && from[len - 1] == ' ';) from[--len] = 0;
        if (!*from && !asked) {
            screen_answered(&t->scr);
            return TURN_PASSED_UP;
        }
        if (!*from && n > 1) {
            screen_line(&t->scr, ORR_SOFT,
                        tongue_say("Type the number of a choice. help shows what else you can type."));
            continue;
        }
        if (took_command(t, s, legal, n, from, &was_command, &end)) return end;
        if (was_command) continue;
        t->scr.aside = true;                                         /* what is wrong with it can be put away */
        const int i = *from ? chosen(t, s, legal, n, from) : 0;      /* Enter takes the only choice */
        t->scr.aside = false;
        if (i < 0) continue;
        tui_coach_look(t, s, legal, n, legal[i]);
        screen_answered(&t->scr);
        if (match_answer(&t->m, s, legal[i], NULL)) return TURN_ANSWERED;
    }
}
