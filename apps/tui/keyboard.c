/* keyboard.c - one person at the keyboard: reads lines until there is an answer, or a reason to leave. */
#include "apps/tui/tui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char TUI_ASK_LEAVE[] = "Save the game first? y, n, a file name, or Enter to stay: ";
const char TUI_ASK_RECORD[] = "Save the record? y, a file name, or Enter to leave: ";

static bool is_yes_or_no(const char *line, const char *word)
{
    return !strcasecmp(line, word) || (!line[1] && !strncasecmp(line, word, 1));
}

turn_end tui_ask_to_save(table *t, const char *ask)
{
    char line[SCREEN_LINE];
    error n = { "" };
    for (;;) {
        const typing end = screen_read(&t->scr, ask, line);
        if (end == TYPED_END) return TURN_END;
        if (end == TYPED_STOP) return TURN_STOP;
        if (!*line) return TURN_PASSED_UP;
        if (is_yes_or_no(line, "no")) return TURN_QUIT;
        const bool yes = is_yes_or_no(line, "yes"), number = !line[strspn(line, "0123456789")];
        const bool good =
            number ? error_refuse(&n, "Type y, n or the name of a file.") : tui_save_match(t, yes ? "" : line, &n);
        puts(n.text); /* unbroken: it may be copied */
        if (good) return TURN_QUIT;
    }
}

static void forget_undone(table *t)
{
    for (unsigned s = 0; s <= ORR_MAX_SEATS; s++)
        if (t->told[s] > t->m.n_events) t->told[s] = t->m.n_events;
    if (t->narrated > t->m.n_events) t->narrated = t->m.n_events;
    if (t->safe > t->m.n_answers) t->safe = t->m.n_answers;
    t->offered = 0;
    t->remark[0] = 0;
    t->remarked = 0;
    while (t->n_automatic && t->automatic[(t->n_automatic - 1) % TUI_AUTOMATIC] >= t->m.n_answers) t->n_automatic--;
    screen_line(&t->scr, ORR_INK, "Taken back.");
}

/* Which choice the line means; says what is wrong if it means none. */
static int chosen(table *t, orr_seat s, const orr_action *legal, int n, const char *line)
{
    char *end;
    const long number = strtol(line, &end, 10);
    if (*line && !*end) {
        if (number >= 1 && number <= n) return (int)number - 1;
        screen_say(&t->scr, ORR_INK, "There is no choice %s; they go from 1 to %d.", line, n);
        return FOUND_NONE;
    }
    const int i = tui_answer_among(t, line, legal, n);
    if (i == FOUND_SEVERAL) {
        screen_say(&t->scr, ORR_INK, "\"%.60s\" could mean several choices; say more, or type a number (? lists them).",
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
    const command_end c = tui_command(t, s, legal, n, line);
    *was = c != NO_COMMAND;
    if (c == COMMAND_UNDONE) {
        forget_undone(t);
        *end = TURN_UNDONE;
        return true;
    }
    if (c == COMMAND_QUIT) {
        *end = tui_has_unsaved(t) ? tui_ask_to_save(t, TUI_ASK_LEAVE) : TURN_QUIT;
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
    tui_coach_speak(t);
    for (;;) {
        turn_end end;
        bool was_command;
        const typing typed = screen_read(&t->scr, "> ", line);
        if (typed != TYPED_LINE) return typed == TYPED_END ? TURN_END : TURN_STOP;
        char *from = line + strspn(line, " ");
        for (size_t len = strlen(from); len && from[len - 1] == ' ';) from[--len] = 0;
        if (!*from && !asked) return TURN_PASSED_UP;
        if (!*from && n > 1) {
            screen_line(&t->scr, ORR_SOFT, "Type the number of a choice. help shows what else you can type.");
            continue;
        }
        if (took_command(t, s, legal, n, from, &was_command, &end)) return end;
        if (was_command) continue;
        const int i = *from ? chosen(t, s, legal, n, from) : 0;      /* Enter takes the only choice */
        if (i < 0) continue;
        tui_coach_look(t, s, legal, n, legal[i]);
        if (match_answer(&t->m, s, legal[i], NULL)) return TURN_ANSWERED;
    }
}
