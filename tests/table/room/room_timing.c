/* When bots answer at a table of the web tells nothing about what they hold. Whole matches of all games are played by
 * real bots; what they really take to think is measured, and the table's time goes on by that. Then somebody who
 * knows the truth groups the waiting times by it: had the seat a choice at all, which side is it on?
 *
 * The statistic: the chance that a waiting time of one group is longer than one of the other (the area under the ROC
 * curve, Mann and Whitney's U), compared only between questions that look alike from outside; 0.5 is a coin. Its
 * p-value comes from shuffling the groups among questions that look alike, from a fixed seed.
 *
 * And where threads are free, more than statistics: a match whose thoughts take any other times is the same match, to
 * the millisecond. */
#include "tests/support/room_table.h"

#include "bots/bot.h"

#include <math.h>
#include <time.h>

enum { FEW = 25, MATCHES = 2, MOST_ANSWERS = 400, SHUFFLES = 2000, LANES = 2, MOST_SAMPLES = 8192 };
static const double sure = 0.001;        /* below this p-value the groups are told apart */

/* ---- samples ---------------------------------------------------------------------------------------------------- */

typedef struct {
    uint64_t looks;           /* the question, as it looks from outside */
    uint64_t waited;
    uint8_t choice, side;     /* the truth: had it more than one answer; on which side it is */
} sample;
static sample samples[MOST_SAMPLES];
static unsigned n_samples;

static orr_seat last_heard = ORR_PUBLIC;      /* who said what everybody saw last */

/* Which question, whose paragraph, how many others are asked, how many could interject, who spoke last. */
static uint64_t looks_of(const orr_ctx *t, orr_seat s)
{
    const orr_core *c = orr_core_of(t);
    const orr_frame *f = &c->frame[c->depth - 1];
    const orr_seats may = orr_may(t), others = (orr_seats)~orr_one(s);
    const uint8_t seen[] = { f->proc, f->again, f->who == s, (uint8_t)orr_size(f->asked), may >> s & 1,
                             (uint8_t)orr_size(may & others), last_heard == s };
    return orr_hash(seen, sizeof seen, 1);
}

static int by_looks_and_time(const void *a, const void *b)
{
    const sample *x = a, *y = b;
    if (x->looks != y->looks) return x->looks < y->looks ? -1 : 1;
    return (x->waited > y->waited) - (x->waited < y->waited);
}

static uint8_t group_of(const sample *x, bool sides) { return sides ? x->side : x->choice; }

/* How often a waiting time of group 1 is longer than one of group 0, ties by halves, among those that look alike; and
 * out of how many pairs. Samples are sorted by looks and time. */
static double longer(const uint8_t *group, double *pairs)
{
    double u = 0;
    *pairs = 0;
    for (unsigned from = 0, to; from < n_samples; from = to) {
        double zeros = 0, ones = 0;
        for (to = from; to < n_samples && samples[to].looks == samples[from].looks;) {
            double z = 0, o = 0;                         /* at the same time */
            const uint64_t at = samples[to].waited;
            for (; to < n_samples && samples[to].looks == samples[from].looks && samples[to].waited == at; to++)
                group[to] ? o++ : z++;
            u += o * (zeros + z / 2);
            zeros += z;
            ones += o;
        }
        *pairs += zeros * ones;
    }
    return u;
}

static void shuffle_alike(uint8_t *group, orr_rng *r)
{
    for (unsigned from = 0, to; from < n_samples; from = to) {
        for (to = from; to < n_samples && samples[to].looks == samples[from].looks;) to++;
        for (unsigned i = to - from; i > 1; i--) {
            const unsigned k = from + orr_rng_below(r, i), last = from + i - 1;
            const uint8_t kept = group[k];
            group[k] = group[last];
            group[last] = kept;
        }
    }
}

/* The p-value; 1 if there is nothing to compare. */
static double told_apart(bool sides, double *area, double *pairs)
{
    static uint8_t group[MOST_SAMPLES];
    orr_rng r = { 12 };
    unsigned as_far = 0;
    for (unsigned i = 0; i < n_samples; i++) group[i] = group_of(&samples[i], sides) != 0;
    const double u = longer(group, pairs), middle = *pairs / 2;
    *area = *pairs > 0 ? u / *pairs : 0.5;
    for (unsigned i = 0; i < SHUFFLES; i++) {
        double same;
        shuffle_alike(group, &r);
        as_far += fabs(longer(group, &same) - middle) >= fabs(u - middle);
    }
    return (1.0 + as_far) / (1.0 + SHUFFLES);
}

/* ---- matches ---------------------------------------------------------------------------------------------------- */

static double cpu_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* A thought of few tries, and how long all of them would have taken, or any time. */
static room_thought think(const room_job *j, orr_rng *any_time, double *ms)
{
    const bot *b = bot_find(j->level, j->box.game), *script = bot_find("script", j->box.game);
    const bot_budget few = { .iterations = b->budget.iterations ? FEW : 0 };
    const double all = b->budget.iterations * (script && script->effort ? script->effort : 1.0);
    room_thought x = { .n = 0 };
    orr_rng dice = j->rng;
    const double begun = cpu_ms();
    x.n = bot_wants(b, &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard, &few, &dice, x.want, ROOM_WANTS);
    *ms = (cpu_ms() - begun) * (few.iterations ? all / FEW : 1);
    if (any_time) *ms = orr_rng_below(any_time, 4) ? 0 : orr_rng_below(any_time, j->at_most + 1);
    return x;
}

/* Thoughts run on a few threads, which other tables use too: then a thread is free only later. */
static struct { room_job *job; room_thought what; uint64_t end; } running[2 * ORR_MAX_SEATS];
static uint64_t lane[LANES];          /* when it is free */

static void begin_thoughts(orr_rng *others, orr_rng *any_time)
{
    for (room_job *j; (j = room_bot_job(w.r));) {
        unsigned at = 0, free = 0;
        double ms;
        while (running[at].job) at++;
        for (unsigned i = 0; i < LANES; i++) {
            const bool taken = lane[i] < w.now && others && !orr_rng_below(others, 8);
            if (lane[i] < w.now) lane[i] = w.now + (taken ? orr_rng_below(others, 2000) : 0);
            if (lane[i] < lane[free]) free = i;
        }
        running[at].job = j;
        running[at].what = think(j, any_time, &ms);
        running[at].what.hurried = ms > j->at_most;
        running[at].what.began = lane[free];
        lane[free] += (uint64_t)ceil(ms > j->at_most ? j->at_most : ms);
        running[at].end = lane[free];
    }
}

static uint64_t next_end(void)
{
    uint64_t next = ROOM_NEVER;
    for (unsigned i = 0; i < 2 * ORR_MAX_SEATS; i++)
        if (running[i].job && running[i].end < next) next = running[i].end;
    return next;
}

static void end_thoughts(bool all)
{
    for (unsigned i = 0; i < 2 * ORR_MAX_SEATS; i++) {
        if (!running[i].job || (!all && running[i].end > w.now)) continue;
        if (!all) room_bot_done(w.r, running[i].job, &running[i].what, w.now);
        room_job_free(running[i].job);
        running[i].job = NULL;
    }
}

static const char *options = "";     /* of a game with a sealed step; then the groups are: some in secret, or none */
static uint64_t put_looks[ORR_MAX_SEATS];          /* of the open questions, when they were put */
static uint64_t put_at_time[ORR_MAX_SEATS];        /* and when that was, as others see it */
static unsigned in_secret[ORR_MAX_SEATS];          /* answers since the last one that anybody saw */

static void note_questions(void)
{
    static uint32_t put[ORR_MAX_SEATS];
    for (orr_seat s = 0; s < w.r->seats; s++) {
        if (!(orr_asked(&w.r->m->t) >> s & 1) || (put[s] == w.r->m->question[s] && w.r->m->n_answers)) continue;
        put[s] = w.r->m->question[s];
        if (in_secret[s]) continue;
        put_looks[s] = looks_of(&w.r->m->t, s);
        put_at_time[s] = w.now;
    }
}

static void note_sample(orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_game *g = w.r->box.game;
    if (n_samples == MOST_SAMPLES || !(orr_asked(&w.r->m->t) >> s & 1)) return;
    samples[n_samples++] = (sample){ .looks = put_looks[s],
                                     .waited = w.now - (*options ? put_at_time[s] : w.r->seat[s].since),
                                     .choice = orr_legal(&w.r->m->t, s, legal) > 1,
                                     .side = g->side ? g->side(&w.r->m->t, s) : 0 };
}

/* Everything that is due now, each answer of a bot noted down before it happens. */
static uint64_t story;                /* of all entries */

static void due(void)
{
    text_buf e = { .text = NULL };
    room_changes ch;
    while (room_tick(w.r, w.now, &e)) {
        unsigned long long at;
        unsigned seat, how;
        const unsigned before = n_samples;
        if (sscanf(e.text, "%llu answer %u %u", &at, &seat, &how) == 3) note_sample((orr_seat)seat);
        story = orr_hash(e.text, e.n, story);
        if (!CHECK(room_apply(w.r, e.text, e.n, &ch, &w.why))) break;
        if (room_only_one_sees(w.r)) {                   /* nobody saw when that was said */
            n_samples = before;
            in_secret[seat]++;
        } else if (n_samples > before) {
            if (*options) samples[before].side = in_secret[seat] > 0;
            in_secret[seat] = 0;
        }
        if (!room_only_one_sees(w.r)) last_heard = (orr_seat)seat;
    }
    note_questions();
    text_free(&e);
}

static bool open_match(const char *game, unsigned seats, const char *level, unsigned deal)
{
    char body[400];
    int n = snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"bots\":{", game, seats);
    for (unsigned s = 0; s < seats; s++)
        n += snprintf(body + n, sizeof body - (size_t)n, "%s\"%u\":\"%s\"", s ? "," : "", s, level);
    snprintf(body + n, sizeof body - (size_t)n, "}%s}", options);
    room_grant g = grant_of(0);
    memset(g.secret, (int)deal, sizeof g.secret);
    w = (web){ .now = 1000000 };
    w.n_entries = 1;
    if (!CHECK(room_plan(&house, body, strlen(body), &g, w.now, &w.entry[0], &w.why))) return false;
    w.r = room_open(&house, w.entry[0].text, w.entry[0].n, &w.why);
    return CHECK(w.r);
}

static void play(const char *game, unsigned seats, const char *level, bool busy, orr_rng *any_time)
{
    orr_rng others = { 3 };
    n_samples = 0;
    story = 0;
    for (unsigned deal = 1; deal <= MATCHES; deal++) {
        if (!open_match(game, seats, level, deal)) return;
        memset(lane, 0, sizeof lane);
        last_heard = ORR_PUBLIC;
        note_questions();
        while (room_state_of(w.r) == ROOM_PLAYING && w.r->m->n_answers < MOST_ANSWERS) {
            begin_thoughts(busy ? &others : NULL, any_time);
            const uint64_t speak = room_next_time(w.r), end = next_end(), next = speak < end ? speak : end;
            if (!CHECK(next != ROOM_NEVER)) break;
            if (next > w.now) w.now = next;
            end_thoughts(false);
            due();
        }
        end_thoughts(true);
        web_close(&w);
    }
    qsort(samples, n_samples, sizeof *samples, by_looks_and_time);
}

/* ---- cases ------------------------------------------------------------------------------------------------------ */

static const struct { const char *game; unsigned seats; } tables[] = {
    { "earth-gambit", 5 },    { "mars-vs-earth-1e", 5 }, { "mars-vs-earth-2e", 5 },
    { "onward-to-venus", 3 }, { "martians", 3 },
};
enum { N_TABLES = sizeof tables / sizeof *tables };

static void watch(const char *game, unsigned seats, const char *level, bool busy)
{
    double area, pairs;
    play(game, seats, level, busy, NULL);
    for (unsigned sides = 0; sides < 2; sides++) {
        const double p = told_apart(sides, &area, &pairs);
        if (pairs > 0)
            printf("%-17s %-6s %-4s %-6s %5u answers, area %.3f, p %.4f\n", game, level, busy ? "busy" : "idle",
                   sides ? "side" : "choice", n_samples, area, p);
        CHECK(busy ? p >= sure : p >= 1);                /* with free threads what looks alike takes the same time */
        if (!sides) CHECK(pairs > 0);                    /* else there was nothing to tell */
    }
}

static void nobody_can_tell_who_had_a_choice(void)
{
    for (unsigned i = 0; i < N_TABLES; i++) watch(tables[i].game, tables[i].seats, "hard", false);
}

static void thoughts_may_take_any_time(void)
{
    for (unsigned i = 0; i < N_TABLES; i++) {
        uint64_t first = 0;
        for (unsigned k = 0; k < 3; k++) {
            orr_rng any_time = { k };
            play(tables[i].game, tables[i].seats, "hard", false, &any_time);
            if (!k) first = story;
            CHECK(story == first && n_samples > 100);
        }
    }
}

/* Threads are taken by other tables now and then: answers come later, but not more so for one group than for the
 * other. */
static void nor_on_a_busy_machine(void)
{
    for (unsigned i = 0; i < N_TABLES; i++) watch(tables[i].game, tables[i].seats, "hard", true);
}

static void nor_with_bots_that_hardly_think(void)
{
    for (unsigned i = 0; i < N_TABLES; i++) watch(tables[i].game, tables[i].seats, "normal", true);
}

/* Cards laid in a sealed step: when a bot is done with it does not tell whether there were any (MVE-A91, MVE-A96). */
static void nor_what_was_done_in_secret(void)
{
    double area, pairs;
    options = ",\"options\":{\"contrib_view\":\"totals\",\"influence\":\"cv1\"}";
    play("mars-vs-earth-1e", 5, "normal", false, NULL);
    const double p = told_apart(true, &area, &pairs);
    printf("cards in secret: %5u answers, area %.3f, p %.4f, %.0f pairs\n", n_samples, area, p, pairs);
    CHECK(p >= 1 && pairs > 100);
    options = "";
}

/* The statistic itself notices when there is something to notice: a tenth of a step in one of ten. */
static void the_statistic_would_notice(void)
{
    double area, pairs;
    n_samples = 400;
    for (unsigned i = 0; i < n_samples; i++)
        samples[i] = (sample){ .looks = i % 4,
                               .waited = 700 + (i / 4 % 2 && i / 8 % 10 == 0 ? 70 : 0),
                               .choice = i / 4 % 2 };
    qsort(samples, n_samples, sizeof *samples, by_looks_and_time);
    CHECK(told_apart(false, &area, &pairs) < sure && area > 0.5);
}

int main(void)
{
    house.pace = bot_pace;
    TEST_CASE(the_statistic_would_notice);
    TEST_CASE(nobody_can_tell_who_had_a_choice);
    TEST_CASE(thoughts_may_take_any_time);
    TEST_CASE(nor_what_was_done_in_secret);
    TEST_CASE(nor_on_a_busy_machine);
    TEST_CASE(nor_with_bots_that_hardly_think);
    return test_end();
}
