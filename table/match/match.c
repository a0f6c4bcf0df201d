/* match.c - a match at the table: the history, undo by replay, question numbers.
 * Text for people is phrases.c. */
#include "table/match/match.h"

#include "base/grow.h"
#include "table/match/heard.h"
#include "table/match/phrases.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WORDS = 128 };     /* longest text of an action */

/* ---- opening and answering -------------------------------------------------------------------------------------- */

static bool make_room(match *m)                          /* for one more answer */
{
    return grow_array(&m->answer, sizeof *m->answer, &m->cap_answers, (size_t)m->n_answers + 1, 128);
}

static void keep_event(void *to, const orr_event *e)
{
    match *m = to;
    m->torn = m->torn || !grow_array(&m->event, sizeof *m->event, &m->cap_events, (size_t)m->n_events + 1, HEARD_FIRST);
    if (!m->torn) m->event[m->n_events++] = *e;
}

static orr_err deal(match *m, uint8_t seats)
{
    uint8_t key[MATCH_KEY];
    deal_key(&m->deal, key);
    m->n_answers = m->n_events = 0;
    m->torn = false;
    return orr_start(&m->t, seats, key);
}

/* A new question has a new number for those it is put to. The numbers of the others stay: how many questions somebody
 * else has answered meanwhile may be a secret. */
static void number_questions(match *m)
{
    const orr_seats asked = orr_asked(&m->t);
    for (unsigned s = 0; asked >> s; s++) m->question[s] += asked >> s & 1;
    m->opened = orr_core_of(&m->t)->opened;
}

bool match_open(match *m, const orr_box *b, unsigned seats, const match_deal *d, error *why)
{
    *m = (match){ .box = *b, .deal = *d };
    if (!box_check(b, seats, why)) return false;
    m->t = (orr_ctx){ .game = b->game, .box = &m->box, .state = malloc(b->game->state_size), .news = &m->news };
    m->news = (orr_news){ .hear = keep_event, .to = m };
    const orr_err err = m->t.state ? deal(m, (uint8_t)seats) : ORR_OK;
    if (!m->t.state || m->torn) {
        match_close(m);
        return error_refuse(why, "There is not enough memory for a match.");
    }
    if (err != ORR_OK) {
        match_close(m);
        return error_refuse(why, "%s cannot be dealt with this box and %u seats.", b->game->title, seats);
    }
    number_questions(m);
    return true;
}

void match_close(match *m)
{
    free(m->t.state);
    free(m->answer);
    free(m->event);
    *m = (match){ .n_answers = 0 };
}

static bool copy_list(void *at, uint32_t *cap, const void *from, size_t size, uint32_t n)
{
    void *list;
    if (!grow_array(at, size, cap, n, n)) return false;
    memcpy(&list, at, sizeof list);                      /* whatever type it points to */
    if (n) memcpy(list, from, n * size);
    return true;
}

bool match_copy(match *to, const match *from, const orr_box *b, bool log)
{
    *to = *from;
    to->box = *b;
    to->t.box = &to->box, to->t.news = &to->news, to->news.to = to;
    to->answer = NULL, to->cap_answers = 0;
    to->event = NULL, to->cap_events = 0;
    to->n_events = log ? from->n_events : 0;
    to->t.state = malloc(b->game->state_size);
    if (to->t.state) memcpy(to->t.state, from->t.state, b->game->state_size);
    if (to->t.state && copy_list(&to->answer, &to->cap_answers, from->answer, sizeof *to->answer, to->n_answers) &&
        copy_list(&to->event, &to->cap_events, from->event, sizeof *to->event, to->n_events))
        return true;
    match_close(to);
    return false;
}

bool match_over(const match *m) { return orr_core_of(&m->t)->over; }

/* A view hides answers that nobody else may know of yet. */
uint32_t match_answers_seen(const match *m, orr_seat eyes)
{
    orr_look *view = malloc(m->t.game->view_size);
    if (!view) return 0;
    orr_observe(&m->t, eyes, view);
    const uint32_t n = view->answers;
    free(view);
    return n;
}

static void take_answer(match *m, orr_answer x)          /* it is legal, and there is room for it */
{
    m->answer[m->n_answers++] = x;
    orr_say(&m->t, x.seat, x.act);
}

/* Everything as it was after so many answers. There was room for their events already, so this cannot fail. */
static void replay(match *m, uint32_t answers)
{
    deal(m, orr_core_of(&m->t)->seats);
    for (uint32_t i = 0; i < answers; i++) take_answer(m, m->answer[i]);
}

static bool refuse(const match *m, orr_seat s, orr_action a, orr_rule rule, error *why)
{
    char label[MAX_WORDS], reason[300], asked[200];
    if (rule == ORR_R_NOT_ASKED || s >= orr_core_of(&m->t)->seats) {
        phrase_seats(orr_asked(&m->t), NULL, asked, sizeof asked);
        return error_refuse(why, "You are not asked now; asked: %s (%s).", asked,
                            phrase_rule(m->t.game, ORR_R_NOT_ASKED)->id);
    }
    if (phrase_reason(m->t.game, rule, reason, sizeof reason) < 0) strcpy(reason, phrase_rule(m->t.game, rule)->id);
    if (phrase_label(&m->box, a, NULL, label, sizeof label) < 0) strcpy(label, "That");
    return error_refuse(why, "%s: not now, because %s.", label, reason);
}

orr_rule match_why_not(const match *m, orr_seat s, orr_action a, error *why)
{
    const orr_rule rule = orr_why_not(&m->t, s, a);
    if (rule) refuse(m, s, a, rule, why);
    return rule;
}

bool match_take(match *m, orr_seat s, orr_action a)
{
    bool good = make_room(m);
    if (good) take_answer(m, (orr_answer){ .act = a, .seat = s });
    if (m->torn) {                                       /* an answer is taken with all its events, or not at all */
        replay(m, m->n_answers - 1);
        good = false;
    }
    if (!good) return false;
    m->question[s]++;                                    /* a second click comes too late */
    if (orr_core_of(&m->t)->opened != m->opened) number_questions(m);
    return true;
}

bool match_answer(match *m, orr_seat s, orr_action a, error *why)
{
    if (match_why_not(m, s, a, why)) return false;
    return match_take(m, s, a) || error_refuse(why, "There is not enough memory to go on.");
}

/* ---- answers as people type them -------------------------------------------------------------------------------- */

static bool same_letters(const char *a, const char *b)
{
    while (*a && *b && tolower((unsigned char)*a) == tolower((unsigned char)*b)) a++, b++;
    return !*a && !*b;
}

/* Blanks at both ends go, runs of blanks become one, letters become lower case. False: too long for an action. */
static bool tidy(const char *text, char out[MAX_WORDS])
{
    size_t n = 0;
    for (; *text; text++) {
        const bool blank = isspace((unsigned char)*text);
        if (blank && (!n || out[n - 1] == ' ')) continue;
        if (n + 1 == MAX_WORDS) return false;
        out[n++] = blank ? ' ' : (char)tolower((unsigned char)*text);
    }
    if (n && out[n - 1] == ' ') n--;
    out[n] = 0;
    return true;
}

enum { NO_ACTION = -1, SEVERAL = -2 };

/* Which of the legal actions the text means: its label, or the only one that begins like this. */
static int meant(const match *m, const orr_action *legal, int n, const char *text)
{
    char words[MAX_WORDS];
    int found = NO_ACTION;
    for (int i = 0; i < n; i++)
        if (phrase_label(&m->box, legal[i], NULL, words, sizeof words) > 0 && same_letters(words, text)) return i;
    for (int i = 0; i < n && *text; i++)
        if (orr_write(&m->box, legal[i], words, sizeof words) > 0 && !strncmp(words, text, strlen(text)))
            found = found == NO_ACTION ? i : SEVERAL;
    return found;
}

bool match_read_answer(match *m, orr_seat s, const char *text, orr_action *out, error *why)
{
    char tidied[MAX_WORDS], example[MAX_WORDS];
    orr_action legal[ORR_MAX_LEGAL], a;
    const bool is_short = tidy(text, tidied);
    if (is_short && orr_read(&m->box, tidied, &a)) {
        const orr_rule rule = orr_why_not(&m->t, s, a);
        if (rule) return refuse(m, s, a, rule, why);
        *out = a;
        return true;
    }
    const int n = orr_legal(&m->t, s, legal);
    const int i = is_short ? meant(m, legal, n, tidied) : NO_ACTION;
    if (i >= 0) {
        *out = legal[i];
        return true;
    }
    if (!n)
        return error_refuse(why, "'%.60s' is not an action of %s, and you are not asked now.", text, m->t.game->title);
    orr_write(&m->box, legal[0], example, sizeof example);
    if (i == SEVERAL)
        return error_refuse(why, "'%.60s' could be several actions; say more, for example '%s'.", text, example);
    return error_refuse(why, "'%.60s' is not an action of %s; one you could give now is '%s'.", text, m->t.game->title,
                        example);
}

/* ---- going back ------------------------------------------------------------------------------------------------- */

bool match_can_undo(const match *m)
{
    const orr_core *c = orr_core_of(&m->t);
    return m->n_answers && c->frontier < c->answers;
}

bool match_back_to(match *m, uint32_t answers)
{
    if (answers > m->n_answers) return false;
    replay(m, answers);
    number_questions(m);
    return true;
}

void match_drop_last(match *m, const uint32_t question[ORR_MAX_SEATS])
{
    replay(m, m->n_answers - 1);
    memcpy(m->question, question, sizeof m->question);
    m->opened = orr_core_of(&m->t)->opened;
}

bool match_undo(match *m, error *why)
{
    if (!m->n_answers) return error_refuse(why, "There is no move to undo yet.");
    if (!match_can_undo(m)) return error_refuse(why,
                                                "The last move revealed something hidden, so it stands.");
    return match_back_to(m, m->n_answers - 1);
}
