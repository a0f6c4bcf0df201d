/* One way for one answer: from the message to the match its legality is asked once, its words are written once and read
 * never. What comes from the store is read once and asked once. The games are real; their tables count. */
#include "tests/support/room_table.h"

static orr_game counted;                  /* a copy of the game at the table */
static orr_proc procs[64];
static const orr_game *original;
static orr_seat seat;                     /* whose answer is watched */
static orr_action answer;
static unsigned asked, words;             /* is that answer legal? what is this thing called? */

static bool is_answer(const orr_list *l) { return l->asking_why && !memcmp(&l->want, &answer, sizeof answer); }

static void count_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    asked += s == seat && is_answer(l);
    original->procs[f->proc].options(t, f, s, l);
}

static void count_interjections(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    asked += s == seat && is_answer(l);
    original->procs[original->interject].options(t, f, s, l);
}

static const char *count_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form how)
{
    words++;
    return original->word(b, noun, value, how);
}

static const orr_game *find_counted(const char *id)
{
    original = orr_find_game(id);
    if (!original || original->n_procs > sizeof procs / sizeof *procs) return NULL;
    counted = *original;
    memcpy(procs, original->procs, original->n_procs * sizeof *procs);
    for (unsigned p = 0; p < original->n_procs; p++)
        if (procs[p].options) procs[p].options = count_options;
    if (original->may) procs[original->interject].options = count_interjections;
    counted.procs = procs;
    counted.word = count_word;
    return &counted;
}

/* An answer of a seat that owes one, or an interjection now and then. */
static bool choose(orr_rng *rng)
{
    const orr_ctx *t = &w.r->m->t;
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seats may = orr_asked(t) | (orr_rng_below(rng, 4) ? 0 : orr_may(t));
    int n = 0;
    for (unsigned tries = 0; !n && tries < 100; tries++) {
        seat = (orr_seat)orr_rng_below(rng, w.r->seats);
        if (may >> seat & 1) n = orr_legal(t, seat, legal);
    }
    if (n) answer = legal[orr_rng_below(rng, (uint32_t)n)];
    return n;
}

static unsigned words_of_answer(void)
{
    char text[200];
    words = 0;
    CHECK(orr_write(&w.r->box, answer, text, sizeof text) > 0);
    return words;
}

/* Declining is asked of everybody, to find out whether a window stands open. */
static bool is_asked_otherwise(void) { return original->verbs[answer.verb].flags & ORR_DECLINES; }

static void say_it(room *twin)
{
    char message[120];
    room_changes ch;
    const bool interjects = original->verbs[answer.verb].flags & ORR_INTERJECT;
    snprintf(message, sizeof message, interjects ? "{\"t\":\"answer\",\"a\":[%u,%u,%u,%u]}"
                                                 : "{\"t\":\"answer\",\"a\":[%u,%u,%u,%u],\"question\":%u}",
             answer.verb, answer.a, answer.b, answer.c, w.r->m->question[seat]);
    const unsigned written = words_of_answer();
    asked = words = 0;
    if (!CHECK_NUMBER(room_hear(w.r, seat, message, strlen(message), w.now, &w.heard), ROOM_STORE)) return;
    CHECK(room_apply(w.r, w.heard.entry.text, w.heard.entry.n, &ch, &w.why));
    if (!is_asked_otherwise()) CHECK_NUMBER(asked, 1);
    CHECK_NUMBER(words, written);
    asked = 0;
    CHECK(room_apply(twin, w.heard.entry.text, w.heard.entry.n, &ch, &w.why));       /* as if from the store */
    if (!is_asked_otherwise()) CHECK_NUMBER(asked, 1);
    CHECK_NUMBER(w.r->m->n_answers, twin->m->n_answers);
    CHECK(!memcmp(w.r->m->t.state, twin->m->t.state, original->state_size));
}

static void play(const char *game, unsigned seats, unsigned answers)
{
    char body[200], sit[60];
    orr_rng rng = { 5 };
    house.find = find_counted;
    snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0}", game, seats);
    if (!CHECK(web_open(&w, body))) return;
    for (unsigned s = 1; s < seats; s++) {
        snprintf(sit, sizeof sit, "{\"name\":\"P%u\",\"seat\":%u}", s, s);
        CHECK(web_sit(&w, sit, s));
    }
    for (unsigned s = 0; s < seats; s++) CHECK(web_here(&w, (orr_seat)s, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    room *twin = web_rebuild(&w);
    for (unsigned i = 0; CHECK(twin) && i < answers && choose(&rng); i++) say_it(twin);
    printf("  %s: %u answers\n", game, w.r->m->n_answers);
    CHECK(w.r->m->n_answers > 20);
    room_close(twin);
    web_close(&w);
}

static void earth_gambit(void) { play("earth-gambit", 5, 400); }
static void onward_to_venus(void) { play("onward-to-venus", 4, 400); }
static void martians(void) { play("martians", 4, 400); }

/* What was considered is only good for the room as it is: with another entry in between, everything is asked again. */
static void what_was_considered_grows_old(void)
{
    room_changes ch;
    char message[120];
    orr_rng rng = { 9 };
    house.find = find_counted;
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0}"))) return;
    CHECK(web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    for (unsigned i = 0; i < 200 && choose(&rng) && (seat || is_asked_otherwise()); i++) {
        text_buf e = { .text = NULL };
        char line[200];
        CHECK(orr_write(&w.r->box, answer, line, sizeof line) > 0);
        text_format(&e, "%llu answer %u %u %s", (unsigned long long)w.now, seat, seat ? HOW_BOT : HOW_PERSON, line);
        CHECK(web_apply(&w, &e));
        text_free(&e);
    }
    if (!CHECK(seat == 0 && !match_over(w.r->m))) return;
    snprintf(message, sizeof message, "{\"t\":\"answer\",\"a\":[%u,%u,%u,%u],\"question\":%u}", answer.verb, answer.a,
             answer.b, answer.c, w.r->m->question[0]);
    if (!CHECK_NUMBER(room_hear(w.r, 0, message, strlen(message), w.now, &w.heard), ROOM_STORE)) return;
    CHECK(room_apply(w.r, w.heard.entry.text, w.heard.entry.n, &ch, &w.why));
    const uint32_t n = w.r->m->n_answers;
    CHECK(!room_apply(w.r, w.heard.entry.text, w.heard.entry.n, &ch, &w.why));       /* the same once more */
    CHECK_NUMBER(w.r->m->n_answers, n);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(earth_gambit);
    TEST_CASE(onward_to_venus);
    TEST_CASE(martians);
    TEST_CASE(what_was_considered_grows_old);
    return test_end();
}
