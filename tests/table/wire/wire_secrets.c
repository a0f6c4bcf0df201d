/* Secrets over the wire. For every game, thousands of positions: a world that a seat cannot tell from the true one must
 * give the same bytes in every message to that seat, and to watchers; and a hidden choice of somebody else must show in
 * nothing until it is told. */
#include "base/json_in.h"
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

enum { POSITIONS = 2000, MATCHES = 200, LONGEST = 300, RECENT = 12, HIDDEN_ONE_IN = 6 };
static web w;
static orr_rng rng = { 11 };
static unsigned positions, different, hidden;

/* ---- everything that goes to one seat --------------------------------------------------------------------------- */

static void hear_reply(orr_seat eyes, const char *message, text_buf *out)
{
    room_reply a = { .id = { .has = false } };
    const room_verdict v = room_hear(w.r, eyes, message, strlen(message), w.now, &a);
    text_format(out, "%d ", (int)v);
    if (a.reply.text) text_add(out, a.reply.text);
    text_add(out, "\n");
    room_reply_free(&a);
}

/* Refusals and permissions for actions near and far from the legal ones; the same ones in both worlds. */
static void put_replies(orr_seat eyes, uint64_t seed, text_buf *out)
{
    orr_rng r = { seed };
    orr_action legal[ORR_MAX_LEGAL];
    const orr_game *g = w.r->box.game;
    const int n = eyes < w.r->seats ? orr_legal(&w.r->m->t, eyes, legal) : 0;
    char text[160];
    for (unsigned i = 0; i < 4; i++) {
        orr_action a = { (uint8_t)orr_rng_below(&r, g->n_verbs), (uint8_t)orr_rng_below(&r, 24),
                         (uint8_t)orr_rng_below(&r, 4), 0 };
        if (n && i % 2) a = legal[orr_rng_below(&r, (uint32_t)n)];
        if (n && i == 3) a.a ^= 1;
        snprintf(text, sizeof text, "{\"t\":\"why\",\"a\":[%u,%u,%u,%u]}", a.verb, a.a, a.b, a.c);
        hear_reply(eyes, text, out);
        snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}",
                 eyes < w.r->seats ? w.r->m->question[eyes] : 1, a.verb, a.a, a.b, a.c);
        hear_reply(eyes, text, out);
    }
    hear_reply(eyes, "{\"t\":\"undo\"}", out);
    hear_reply(eyes, "{\"t\":\"hint\"}", out);
    hear_reply(eyes, "{\"t\":\"why\",\"text\":\"a\"}", out);
}

/* What a bot sitting there would get. */
static void put_job(orr_seat eyes, text_buf *out)
{
    room_job *j = room_hint_job(w.r, eyes);
    if (!j) return;
    text_put(out, j->view, w.r->box.game->view_size);
    text_put(out, (const char *)j->legal, (size_t)j->n_legal * sizeof *j->legal);
    text_put(out, (const char *)j->heard, j->n_heard * sizeof *j->heard);
    text_put(out, (const char *)&j->rng, sizeof j->rng);
    room_job_free(j);
}

static void put_all(orr_seat eyes, bool whole_log, uint64_t seed, text_buf *out)
{
    const uint32_t n = w.r->n_lines;
    const room_changes ch = {
        .table = true, .view = true, .news = n > RECENT ? n - RECENT : 0, .recap = ORR_EVERYBODY
    };
    text_clear(out);
    if (whole_log) greet_whole(w.r, eyes, w.now, out);
    else room_tell(w.r, &ch, eyes, w.now, keep_frame, out);
    put_replies(eyes, seed, out);
    put_job(eyes, out);
}

/* ---- twins ------------------------------------------------------------------------------------------------------ */

/* What this seat was not told is something else. */
static void spoil_events(orr_event *e, orr_seat eyes)
{
    if (e->sees >> eyes & 1) return;
    for (unsigned i = 0; i < sizeof e->priv; i++) e->priv[i] ^= 1;
    e->sees = (orr_seats)(orr_rng_below(&rng, 0x8000) & ~(unsigned)orr_one(eyes));
}

static void compare_twin(orr_seat eyes)
{
    static char truth[UINT16_MAX], view[UINT16_MAX];
    static text_buf here, there;
    static orr_event events[40000];
    match *m = w.r->m;
    const orr_game *g = w.r->box.game;
    const bool whole_log = !orr_rng_below(&rng, 8);
    const uint64_t seed = rng.s;
    put_all(eyes, whole_log, seed, &here);
    memcpy(truth, m->t.state, g->state_size);
    memcpy(events, m->event, m->n_events * sizeof *events);
    room_line *lines = malloc(w.r->n_lines * sizeof *lines);
    memcpy(lines, w.r->line, w.r->n_lines * sizeof *lines);
    const uint32_t frontier = orr_core_of(&m->t)->frontier;

    orr_observe(&m->t, eyes, view);
    orr_imagine(&w.r->box, view, &rng, m->t.state);
    orr_core_of(&m->t)->frontier = frontier;         /* how far undo reaches is public */
    different +=
        memcmp(truth + sizeof(orr_core), (char *)m->t.state + sizeof(orr_core), g->state_size - sizeof(orr_core)) != 0;
    for (uint32_t i = 0; i < m->n_events; i++) spoil_events(&m->event[i], eyes);
    for (uint32_t i = 0; i < w.r->n_lines; i++)
        if (w.r->line[i].kind == LINE_EVENT) spoil_events(&w.r->line[i].e, eyes);
    put_all(eyes, whole_log, seed, &there);

    const bool same = here.n == there.n && !memcmp(here.text, there.text, here.n);
    if (!CHECK(same)) {
        size_t k = 0;
        while (k < here.n && k < there.n && here.text[k] == there.text[k]) k++;
        printf("  %s, seat %u, answer %u: ...%.100s\n  %.100s\n", g->id, eyes, m->n_answers,
               here.text + (k > 60 ? k - 60 : 0), there.text + (k > 60 ? k - 60 : 0));
    }
    memcpy(m->t.state, truth, g->state_size);
    memcpy(m->event, events, m->n_events * sizeof *events);
    memcpy(w.r->line, lines, w.r->n_lines * sizeof *lines);
    free(lines);
    positions++;
}

/* ---- hidden choices --------------------------------------------------------------------------------------------- */

static bool looks_the_same(const orr_verb *v, orr_action x, orr_action y)
{
    return x.verb == y.verb && memcmp(&x, &y, sizeof x) && ((v->flags & ORR_SEALED_A) || x.a == y.a) &&
           ((v->flags & ORR_SEALED_B) || x.b == y.b) && ((v->flags & ORR_SEALED_C) || x.c == y.c);
}

static bool answer_entry(orr_seat s, orr_action a, text_buf *e)
{
    char words[160];
    text_clear(e);
    if (orr_write(&w.r->box, a, words, sizeof words) < 0) return false;
    text_format(e, "%llu answer %u 0 %s", (unsigned long long)w.now, s, words);
    return true;
}

static const char *frames_of(const text_buf *s) { return s->n ? s->text : ""; }    /* perhaps nothing was sent */

static size_t news_length(const char *frames)            /* the news come first */
{
    const char *view = strstr(frames, "{\"t\":\"view\"");
    return view ? (size_t)(view - frames) : strlen(frames);
}

/* The answer was applied to the room; a second room takes another one that looks the same to whoever did not give it.
 */
static void compare_choice(room *other, orr_seat speaker, orr_action instead)
{
    text_buf e = { .text = NULL }, f = { .text = NULL };
    room_changes ch;
    if (!answer_entry(speaker, instead, &e) || !CHECK(room_apply(other, e.text, e.n, &ch, &w.why))) return;
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) {
        if (s == speaker || (s >= w.r->seats && s != ORR_PUBLIC)) continue;
        text_clear(&f);
        room_tell(other, &ch, (orr_seat)s, w.now, keep_frame, &f);
        const char *here = frames_of(&w.told[s]), *there = frames_of(&f);
        const size_t n = news_length(there);
        if (n != news_length(here) || memcmp(there, here, n)) continue;          /* it was told */
        if (!CHECK_TEXT(there, here)) printf("  %s, hidden from seat %u\n", w.r->box.game->id, s);
        hidden++;
    }
    text_free(&e);
    text_free(&f);
}

static void take_answer(orr_seat s, const orr_action *legal, int n)
{
    text_buf e = { .text = NULL };
    const orr_action a = legal[orr_rng_below(&rng, (uint32_t)n)];
    const orr_verb *v = &w.r->box.game->verbs[a.verb];
    room *other = NULL;
    int alike = 0;
    while (alike < n && !looks_the_same(v, legal[alike], a)) alike++;
    if (alike < n && !orr_rng_below(&rng, HIDDEN_ONE_IN)) other = web_rebuild(&w);
    if (answer_entry(s, a, &e)) CHECK(web_apply(&w, &e));
    if (other) compare_choice(other, s, legal[alike]);
    room_close(other);
    text_free(&e);
}

/* ---- matches ---------------------------------------------------------------------------------------------------- */

/* Every option has any of its values, in every second match. */
static void put_options(const orr_game *g, bool any, text_buf *out)
{
    for (unsigned i = 0; i < g->n_options; i++)
        text_format(out, "%s\"%s\":\"%s\"", i ? "," : "", g->options[i].name,
                    g->options[i].word[any ? orr_rng_below(&rng, g->options[i].values) : 0]);
}

static bool open_table(const orr_game *g, unsigned seats, bool any_options)
{
    char body[60];
    text_buf plan = { .text = NULL };
    text_format(&plan, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0,\"options\":{", g->id, seats);
    put_options(g, any_options, &plan);
    text_add(&plan, "}}");
    const bool open = web_open(&w, plan.text);
    text_free(&plan);
    if (!open) return false;
    for (unsigned s = 1; s < seats; s++) {
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        if (!web_sit(&w, body, s)) return false;
    }
    for (orr_seat s = 0; s < seats; s++) web_here(&w, s, true);
    return web_say(&w, 0, "{\"t\":\"start\"}") == ROOM_STORE;
}

static void all_frames_are_json(void)
{
    json_in tree;
    unsigned line;
    for (unsigned s = 0; s <= ORR_PUBLIC; s++)
        for (const char *f = frames_of(&w.told[s]); *f;) {
            const size_t n = strcspn(f, "\n");
            if (!CHECK(!json_in_read(&tree, f, n, JSON_DEPTH, false, &line))) printf("  %.200s\n", f);
            json_in_free(&tree);
            f += n + (f[n] == '\n');
        }
}

static void play_and_compare(const orr_game *g, unsigned seats, bool any_options)
{
    orr_action legal[ORR_MAX_LEGAL];
    if (!open_table(g, seats, any_options)) {
        web_close(&w);                               /* some games cannot be played by so many */
        return;
    }
    all_frames_are_json();
    while (room_state_of(w.r) == ROOM_PLAYING && w.n_entries < LONGEST && positions < POSITIONS &&
           !test_failures_here) {
        const unsigned any = orr_rng_below(&rng, seats + 1);
        compare_twin((orr_seat)(any < seats ? any : ORR_PUBLIC));
        const orr_seat s = orr_speaker(&w.r->m->t, &rng);
        const orr_seats may = orr_may(&w.r->m->t);
        const orr_seat o = (orr_seat)orr_rng_below(&rng, seats);
        const orr_seat speaks = may >> o & 1 && orr_legal(&w.r->m->t, o, legal) ? o : s;
        if (speaks == s) compare_twin(s);
        take_answer(speaks, legal, orr_legal(&w.r->m->t, speaks, legal));
        if (!orr_rng_below(&rng, 16)) all_frames_are_json();
    }
    if (room_state_of(w.r) == ROOM_OVER) {
        compare_twin(ORR_PUBLIC);
        compare_twin(0);
        all_frames_are_json();
    }
    web_close(&w);
}

static const orr_game *game;
static void twins_get_the_same_bytes(void)
{
    positions = different = hidden = 0;
    for (unsigned n = 0; positions < POSITIONS && n < MATCHES && !test_failures_here; n++)
        play_and_compare(game, game->min_seats + n % (game->max_seats - game->min_seats + 1u), n / 2 % 2);
    CHECK(positions >= POSITIONS / 2 && different > positions / 2);
    printf("%s: %u positions, %u twins that differ, %u hidden choices\n", game->id, positions, different, hidden);
}

int main(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        game = *g;
        TEST_CASE(twins_get_the_same_bytes);
    }
    return test_end();
}
