/* Answers that nobody else may know of (OTV-A80), at a table on the web. A payer gives answer after answer, takes some
 * back, and pays or does not; beside it stands a twin of the table where the payer has not answered at all. Everything
 * that others are sent, or get when they come in new, must be the same to the last byte: numbers of questions, views
 * and lines, counts of answers, clocks, votes, what somebody missed who was away. */
#include "games/onward_to_venus/otv_state.h"
#include "table/room/room_parts.h"
#include "tests/support/check.h"
#include "tests/support/tables.h"

enum { MATCHES = 12, LONGEST = 2000, SEATS = 3 };
static web w;
static room *twin;
static orr_rng rng = { 5 };
static unsigned payments, quiet, undone, given_up, votes;

static const orr_frame *top(const room *r)
{
    const orr_core *c = orr_core_of(&r->m->t);
    return &c->frame[c->depth - 1];
}

/* ---- entries for one table or both ------------------------------------------------------------------------------ */

static bool write_answer(orr_seat s, orr_action a, text_buf *e)
{
    char words[160];
    text_clear(e);
    if (orr_write(&w.r->box, a, words, sizeof words) < 0) return false;
    text_format(e, "%llu answer %u 0 %s", (unsigned long long)w.now, s, words);
    return true;
}

static void compare(orr_seat eyes, const text_buf *here, const text_buf *there, const char *what)
{
    const bool same = here->n == there->n && (!here->n || !memcmp(here->text, there->text, here->n));
    if (CHECK(same)) return;
    size_t k = 0;
    while (k < here->n && k < there->n && here->text[k] == there->text[k]) k++;
    const size_t from = k > 60 ? k - 60 : 0;
    printf("  %s, eyes %u: ...%.120s\n  %.120s\n", what, eyes, here->n ? here->text + from : "(nothing)",
           there->n ? there->text + from : "(nothing)");
}

/* Whoever comes in now gets the same at both tables. */
static void compare_greetings(orr_seat payer)
{
    static text_buf here, there;
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (eyes == payer || (eyes >= SEATS && eyes != ORR_PUBLIC)) continue;
        text_clear(&here);
        text_clear(&there);
        greet_whole(w.r, (orr_seat)eyes, w.now, &here);
        greet_whole(twin, (orr_seat)eyes, w.now, &there);
        compare((orr_seat)eyes, &here, &there, "coming in");
    }
}

/* The payer alone: others are sent nothing at all. */
static void apply_quietly(const text_buf *e, orr_seat payer)
{
    if (!CHECK(web_apply(&w, e))) return;
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++)
        if (eyes != payer && (eyes < SEATS || eyes == ORR_PUBLIC)) CHECK_NUMBER(w.told[eyes].n, 0);
    CHECK(w.told[payer].n > 0);
    compare_greetings(payer);
}

/* The same at both tables: everybody but the payer hears the same. */
static void apply_both(const text_buf *e, orr_seat payer)
{
    static text_buf there;
    room_changes ch;
    if (!CHECK(web_apply(&w, e)) || !CHECK(room_apply(twin, e->text, e->n, &ch, &w.why))) return;
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (eyes == payer || (eyes >= SEATS && eyes != ORR_PUBLIC)) continue;
        text_clear(&there);
        room_tell(twin, &ch, (orr_seat)eyes, w.now, keep_frame, &there);
        compare((orr_seat)eyes, &w.told[eyes], &there, "told");
    }
    compare_greetings(payer);
}

static void say_both(orr_seat payer, const char *format, unsigned seat)
{
    static text_buf e;
    char text[60];
    text_clear(&e);
    snprintf(text, sizeof text, format, seat);
    text_format(&e, "%llu %s", (unsigned long long)w.now, text);
    apply_both(&e, payer);
}

/* ---- a payment -------------------------------------------------------------------------------------------------- */

static orr_action pick(orr_seat s, unsigned verb)        /* with this verb; with any if it is OTV_N_VERBS */
{
    orr_action list[ORR_MAX_LEGAL], fits[ORR_MAX_LEGAL];
    const int n = orr_legal(&w.r->m->t, s, list);
    uint32_t k = 0;
    for (int i = 0; i < n; i++)
        if (verb == OTV_N_VERBS || list[i].verb == verb) fits[k++] = list[i];
    CHECK(k > 0);
    return fits[orr_rng_below(&rng, k ? k : 1)];
}

static bool pays(const void *state)
{
    const orr_core *c = state;
    const orr_frame *f = &c->frame[c->depth - 1];
    return !c->over && f->proc == P_CLAIM && f->step == C_PAY_ANSWER;
}
static bool is_paying(void) { return pays(w.r->m->t.state); }

static bool would_complete(orr_seat s, orr_action a)
{
    static otv_state then;
    orr_ctx t = { .game = w.r->box.game, .box = &w.r->box, .state = &then };
    memcpy(&then, w.r->m->t.state, sizeof then);
    orr_say(&t, s, a);
    return !pays(&then);
}

static void undo_last(orr_seat payer, bool hidden)
{
    static text_buf e;
    text_clear(&e);
    text_format(&e, "%llu unsay %u %u", (unsigned long long)w.now, payer, w.r->m->n_answers - 1);
    if (hidden) apply_quietly(&e, payer);
    else apply_both(&e, payer);
    undone += hidden;
}

/* What others do meanwhile must not show it either: somebody goes and comes back, asks for an undo, time passes. */
static void ask_for_undo(orr_seat payer, orr_seat other)
{
    static const char undo[] = "{\"t\":\"undo\"}";
    if (room_hear(w.r, other, undo, sizeof undo - 1, w.now, &w.heard) != ROOM_STORE) return;
    apply_both(&w.heard.entry, payer);
    votes += w.r->vote.what != VOTE_NONE;
}

static void meanwhile(orr_seat payer)
{
    const orr_seat other = (orr_seat)((payer + 1 + orr_rng_below(&rng, SEATS - 1)) % SEATS);
    w.now += 700 + orr_rng_below(&rng, 900);
    compare_greetings(payer);
    if (!orr_rng_below(&rng, 8)) ask_for_undo(payer, other);
    if (orr_rng_below(&rng, 3)) return;
    say_both(payer, "gone %u", other);
    w.now += 300;
    say_both(payer, "here %u", other);
}

/* It gives up: takes back everything, and the decision to pay; then declines. What comes after has the same numbers. */
static void give_up(orr_seat payer, uint32_t before)
{
    static text_buf e;
    while (w.r->m->n_answers > before) undo_last(payer, true);
    undo_last(payer, false);
    CHECK(write_answer(payer, pick(payer, OTV_V_DECLINE), &e));
    apply_both(&e, payer);
    for (unsigned i = 0; i < 12 && !match_over(w.r->m) && !is_paying(); i++) {
        const orr_seat s = orr_speaker(&w.r->m->t, &rng);
        CHECK(write_answer(s, pick(s, OTV_N_VERBS), &e));
        apply_both(&e, payer);
    }
    given_up++;
}

static void follow_payment(void)
{
    static text_buf e;
    const orr_seat payer = top(w.r)->who;
    const uint32_t before = w.r->m->n_answers;
    const bool gives_up = !orr_rng_below(&rng, 3);
    if (!CHECK(twin = web_rebuild(&w))) return;
    payments++;
    orr_action a = { 0 };
    while (!test_failures_here) {
        meanwhile(payer);
        if (w.r->m->n_answers > before && !orr_rng_below(&rng, 4)) {
            undo_last(payer, true);
            continue;
        }
        a = pick(payer, OTV_N_VERBS);
        if (would_complete(payer, a)) break;
        CHECK(write_answer(payer, a, &e));
        apply_quietly(&e, payer);
        quiet++;
    }
    if (gives_up) give_up(payer, before);
    room_close(twin);
    if (gives_up) return;
    CHECK(write_answer(payer, a, &e));
    CHECK(web_apply(&w, &e) && !is_paying());
}

static bool open_table(void)
{
    static const char plan[] = "{\"game\":\"onward-to-venus\",\"seats\":3,\"clock\":60,\"name\":\"Ada\",\"seat\":0}";
    if (!CHECK(web_open(&w, plan)) || !CHECK(web_sit(&w, "{\"name\":\"Bo\"}", 1)) ||
        !CHECK(web_sit(&w, "{\"name\":\"Cy\"}", 2)))
        return false;
    for (orr_seat s = 0; s < SEATS; s++) web_here(&w, s, true);
    return CHECK(web_say(&w, 0, "{\"t\":\"start\"}") == ROOM_STORE);
}

static void nobody_can_tell(void)
{
    static text_buf e;
    for (unsigned i = 0; i < MATCHES && !test_failures_here; i++) {
        if (!open_table()) return;
        while (room_state_of(w.r) == ROOM_PLAYING && w.n_entries < LONGEST && !test_failures_here) {
            const orr_seat s = orr_speaker(&w.r->m->t, &rng);
            w.now += 200;
            if (is_paying()) {
                follow_payment();
                continue;
            }
            CHECK(write_answer(s, pick(s, OTV_N_VERBS), &e));
            CHECK(web_apply(&w, &e));
        }
        web_close(&w);
    }
    CHECK(payments > 60 && quiet > 150 && undone > 50 && given_up > 15 && votes > 10);
    printf("%u payments, %u answers that nobody else knew of, %u of them taken back, %u payments given up\n", payments,
           quiet, undone, given_up);
}

int main(void)
{
    TEST_CASE(nobody_can_tell);
    return test_end();
}
