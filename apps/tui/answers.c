/* answers.c - what somebody meant by what they typed: "2", "play heal-all", "heal all", "pl heal", "target vega"; and
 * what an answer does (data/GAME/help/answers.csv). */
#include "apps/common/help.h"
#include "apps/common/letters.h"
#include "apps/tui/tui.h"
#include "base/csv.h"
#include "table/match/phrases.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { MOST_WORDS = 12, WORD = 24 };
typedef struct {              /* a text as lower-case words without accents, split at all but letters and digits */
    char word[MOST_WORDS][WORD];
    int n;
} words;

static void part(const char *text, words *w)
{
    int len = 0;
    w->n = 0;
    for (uint32_t ch = ' '; ch && w->n < MOST_WORDS;) {
        const char *from = text;
        text = letters_next(text, &ch);
        const unsigned char plain = ch ? (unsigned char)letters_plain(ch) : 0;
        const bool other = plain == '?' && ch != '?';        /* a letter of another script */
        if (isalnum(plain) && len + 1 < WORD) w->word[w->n][len++] = (char)tolower(plain);
        for (; other && from < text && len + 1 < WORD; from++) w->word[w->n][len++] = *from;
        if (isalnum(plain) || other) continue;
        if (len) w->word[w->n++][len] = 0;
        len = 0;
    }
}

static bool begins(const char *whole, const char *start)
{
    if (isdigit((unsigned char)*start)) return !strcmp(whole, start);    /* 1 is not the beginning of 10 */
    return !strncmp(whole, start, strlen(start));
}

/* How well typed words fit: 3 the whole text, 2 the beginnings of its first words, 1 of some words in order, 0 not. */
static int fit(const words *typed, const words *text)
{
    int same = 0, first = 0, at = 0;
    if (!typed->n || typed->n > text->n) return 0;
    while (same < typed->n && !strcmp(typed->word[same], text->word[same])) same++;
    if (same == typed->n && same == text->n) return 3;
    while (first < typed->n && begins(text->word[first], typed->word[first])) first++;
    if (first == typed->n) return 2;
    for (int i = 0; i < typed->n; i++, at++) {
        while (at < text->n && !begins(text->word[at], typed->word[i])) at++;
        if (at == text->n) return 0;
    }
    return 1;
}

/* An action can be named by its words in a record or by its label. */
static int fit_action(const table *t, const words *typed, orr_action a)
{
    char text[SCREEN_LINE];
    words w;
    int best = 0;
    if (orr_write(&t->m.box, a, text, sizeof text) > 0) {
        part(text, &w);
        best = fit(typed, &w);
    }
    if (best < 3 && phrase_label(&t->shown, a, t->names, text, sizeof text) > 0) {
        part(text, &w);
        const int by_label = fit(typed, &w);
        best = by_label > best ? by_label : best;
    }
    return best;
}

int tui_answer_among(const table *t, const char *line, const orr_action *legal, int n)
{
    words typed;
    int best = 0, found = FOUND_NONE;
    part(line, &typed);
    for (int i = 0; i < n; i++) {
        const int f = fit_action(t, &typed, legal[i]);
        if (f > best) {
            best = f;
            found = i;
        } else if (f && f == best) {
            found = FOUND_SEVERAL;
        }
    }
    return found;
}

static unsigned values_of(const table *t, uint8_t noun)
{
    unsigned n = 0;
    if (noun == ORR_N_NONE) return 1;
    if (noun == ORR_N_SEAT) return orr_core_of(&t->m.t)->seats;
    if (noun == ORR_N_NUMBER) return 32;
    while (n < 256 && t->m.t.game->word(&t->m.box, noun, (uint8_t)n, ORR_WORD)) n++;
    return n;
}

static bool is_asked_for(const orr_action *legal, int n, unsigned verb)
{
    for (int i = 0; i < n; i++)
        if (legal[i].verb == verb) return true;
    return false;
}

/* Of actions that fit equally well, one of a kind that is possible now is more likely meant. */
static bool answer_anything(const table *t, const char *line, const orr_action *legal, int n, orr_action *out,
                            error *why)
{
    const orr_game *g = t->m.t.game;
    words typed;
    int best = 0;
    part(line, &typed);
    for (unsigned v = 0; v < g->n_verbs; v++) {
        const uint8_t *noun = g->verbs[v].noun;
        const int likely = is_asked_for(legal, n, v);
        for (unsigned a = 0; a < values_of(t, noun[0]); a++)
            for (unsigned b = 0; b < values_of(t, noun[1]); b++)
                for (unsigned c = 0; c < values_of(t, noun[2]); c++) {
                    const orr_action x = { (uint8_t)v, (uint8_t)a, (uint8_t)b, (uint8_t)c };
                    const int f = fit_action(t, &typed, x);
                    if (f && 2 * f + likely > best) {
                        best = 2 * f + likely;
                        *out = x;
                    }
                }
    }
    if (best) return true;
    const char *near = tui_near_command(line);
    if (near)
        return error_refuse(why, tongue_say("\"%.60s\" is not an action of %s; did you mean %s?"), line,
                            t->shown.game->title, near);
    return error_refuse(why, tongue_say("\"%.60s\" is not an action of %s. Type ? to see what you can do now."), line,
                        t->shown.game->title);
}

void tui_explain(table *t, orr_seat seat, const char *line, const orr_action *legal, int n)
{
    orr_action a = { 0 };
    error why = { "" };
    char label[SCREEN_LINE], gist[SCREEN_LINE];
    if (!answer_anything(t, line, legal, n, &a, &why)) {
        screen_line(&t->scr, ORR_INK, why.text);
        return;
    }
    const orr_rule r = orr_why_not(&t->m.t, seat, a);
    phrase_label(&t->shown, a, t->names, label, sizeof label);
    if (!r) {
        screen_say(&t->scr, ORR_INK, tongue_say("%s: you can do that now."), label);
    } else if (phrase_reason(t->shown.game, r, gist, sizeof gist) > 0) {
        screen_say(&t->scr, ORR_INK, tongue_say("%s: not now, because %s."), label, gist);
    }
}

/* ---- what an answer does ---------------------------------------------------------------------------------------- */

const char *tui_answer_does(const table *t, uint8_t verb)
{
    static char text[SCREEN_LINE];
    const help_file *file = help_find(t->m.t.game, "answers.csv");
    csv rows;
    csv_open(&rows, file ? file->text : "");
    while (csv_row(&rows)) {
        if (rows.n < 3 || strcmp(rows.field[0], t->m.t.game->verbs[verb].word)) continue;
        snprintf(text, sizeof text, "%s", tongue_italian() ? tongue_letters(rows.field[2]) : rows.field[1]);
        return text;
    }
    return NULL;
}
