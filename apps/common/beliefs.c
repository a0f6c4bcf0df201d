/* beliefs.c - how likely each other seat was on which side, from where one seat sat. */
#include "apps/common/beliefs.h"

#include "apps/common/json_file.h"
#include "apps/common/speech.h"
#include "apps/common/wrong.h"
#include "base/buffer.h"
#include "base/error.h"
#include "base/json.h"
#include "lab/play/trace.h"
#include "table/match/phrases.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 300 };
static const float felt = 0.05f, felt_in_a_line = 0.1f;   /* smaller changes are not told */

/* ---- move by move ------------------------------------------------------------------------------------------------ */

typedef struct {              /* a listing under way */
    const match *m;
    const orr_box *shown;     /* its box, in the language */
    beliefs_who *who;
    orr_seat eyes;
    trace_belief told[2];     /* what was told last: as the script sees it, as the network does */
    json *j;                  /* NULL: for people */
} listing;

static bool has_changed(const listing *l, unsigned which, unsigned seat, trace_belief p)
{
    for (unsigned k = 0; k < box_sides(&l->m->box); k++)
        if (fabsf(p[seat][k] - l->told[which][seat][k]) >= felt) return true;
    return false;
}

static void begin_listing(const listing *l)
{
    if (!l->j) {
        printf(speech_say("What %s could believe about the others, where it changed by 5 points or more"),
               l->who(l->eyes));
        putchar('\n');
        return;
    }
    json_file_object(l->j, "record-beliefs-1");
    json_text(l->j, "game", l->m->t.game->id);
    json_count(l->j, "seat", l->eyes + 1u);
    json_open_array(l->j, "moves");
}

static void begin_moment(const listing *l, uint32_t answers)
{
    char words[LINE] = "the deal";
    const orr_answer *a = answers ? &l->m->answer[answers - 1] : NULL;
    if (a && l->shown->game != l->m->box.game) phrase_told(l->shown, a->act, a->seat != l->eyes, words, sizeof words);
    else if (a) phrase_action(&l->m->box, a->act, a->seat != l->eyes, words, sizeof words);
    if (!l->j && a) {
        printf("%4u   %s: %s\n", answers, l->who(a->seat), words);
        return;
    }
    if (!l->j) {
        puts(speech_say("   0   the deal"));
        return;
    }
    json_open_object(l->j, NULL);
    json_count(l->j, "answer", answers);
    if (a) json_count(l->j, "seat", a->seat + 1u);
    else json_nothing(l->j, "seat");
    json_text(l->j, "words", words);
    json_open_array(l->j, "beliefs");
}

static void tell_shares(const listing *l, const char *key, const float *p)
{
    if (l->j) json_open_object(l->j, key);
    for (unsigned k = 0; k < box_sides(&l->m->box); k++) {
        if (l->j) json_number(l->j, box_side_name(&l->m->box, k), (double)p[k]);
        else printf("  %s %.0f%%", box_side_name(l->shown, k), 100 * (double)p[k]);
    }
    if (l->j) json_end(l->j);
}

static void tell_belief(const listing *l, unsigned seat, const float *script, const float *net)
{
    if (l->j) {
        json_open_object(l->j, NULL);
        json_count(l->j, "seat", seat + 1);
    } else {
        printf("         %-7s", l->who((orr_seat)seat));
    }
    tell_shares(l, "sides", script);
    if (net && !l->j) fputs(speech_say("   network:"), stdout);
    if (net) tell_shares(l, "net", net);
    if (l->j) json_end(l->j);
    else putchar('\n');
}

static void tell(void *to, uint32_t answers, trace_belief script, trace_belief net)
{
    listing *l = to;
    bool some = false;
    if (!answers) begin_listing(l);
    for (unsigned s = 0; s < orr_core_of(&l->m->t)->seats; s++) {
        if (s == l->eyes || (!has_changed(l, 0, s, script) && !(net && has_changed(l, 1, s, net)))) continue;
        if (!some) begin_moment(l, answers);
        some = true;
        tell_belief(l, s, script[s], net ? net[s] : NULL);
        memcpy(l->told[0][s], script[s], sizeof script[s]);
        if (net) memcpy(l->told[1][s], net[s], sizeof net[s]);
    }
    if (some && l->j) json_end(l->j), json_end(l->j);
}

/* What everybody was, once it is over. */
static void tell_end(const listing *l)
{
    const match *m = l->m;
    if (l->j) {
        json_end(l->j);
        json_bool(l->j, "over", match_over(m));
        json_open_array(l->j, "were");
    }
    for (orr_seat s = 0; match_over(m) && s < orr_core_of(&m->t)->seats; s++) {
        if (s == l->eyes) continue;
        const char *side = box_side_name(&m->box, m->t.game->side(&m->t, s));
        if (l->j) {
            json_open_object(l->j, NULL);
            json_count(l->j, "seat", s + 1u);
            json_text(l->j, "side", side);
            json_end(l->j);
        } else {
            printf(speech_say(" end   %s was %s"), l->who(s), box_side_name(l->shown, m->t.game->side(&m->t, s)));
            putchar('\n');
        }
    }
    if (l->j) json_end(l->j), json_end(l->j);
}

int beliefs_print(const match *m, const orr_box *shown, beliefs_who *who, orr_seat eyes, bool as_json)
{
    error why = { "" };
    json j = json_file_begin(stdout);
    listing l = { .m = m, .shown = shown, .who = who, .eyes = eyes, .j = as_json ? &j : NULL };
    if (!trace_beliefs(m, eyes, tell, &l, &why)) return cli_wrong("%s", why.text);
    tell_end(&l);
    return CLI_OK;
}

/* ---- a line after a match ---------------------------------------------------------------------------------------- */

typedef struct {              /* a line under way */
    const beliefs_words *words;
    buffer line;
    unsigned seat, side;      /* whose truth is looked for */
    float told;
    unsigned n;               /* figures so far */
    float net;                /* how the network saw it at last; below 0: there is none */
} sentence;

static void add_figure(void *to, uint32_t answers, trace_belief script, trace_belief net)
{
    enum { MOST_FIGURES = 6 };
    sentence *s = to;
    const float now = script[s->seat][s->side];
    s->net = net ? net[s->seat][s->side] : -1;
    if (!s->n) buffer_put(&s->line, "%.0f%%%s", 100 * (double)now, s->words->deal);
    else if (fabsf(now - s->told) < felt_in_a_line || s->n >= MOST_FIGURES) return;
    else buffer_put(&s->line, ", %.0f%%%s%u", 100 * (double)now, s->words->after, answers);
    s->told = now;
    s->n++;
}

int beliefs_line(const match *m, const beliefs_words *words, orr_seat eyes, orr_seat about, const char *name, char *out,
                 int cap)
{
    error why;
    if (!m->t.game->side || !match_over(m)) return -1;
    sentence s = { .words = words, .line = buffer_on(out, cap), .seat = about, .side = m->t.game->side(&m->t, about) };
    buffer_put(&s.line, "%s%s%s%s", name, words->was, box_side_name(words->box, s.side), words->seen);
    if (!trace_beliefs(m, eyes, add_figure, &s, &why)) return -1;
    if (s.net >= 0) buffer_put(&s.line, "%s%.0f%%%s", words->net, 100 * (double)s.net, words->end);
    buffer_char(&s.line, '.');
    return s.line.at;
}
