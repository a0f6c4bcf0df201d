/* The dice of bots at a table of the web: nobody can foretell them from what is public, a restart does not change
 * them, and once the secret of the deal is open everybody can roll them again. */
#include "tests/support/room_table.h"

#include "base/blake2b.h"
#include "bots/bot.h"

#include <math.h>

enum { DEALS = 3, SEEDS = 24, AS_FAR_BACK = ORR_MAX_SEATS };

static orr_action choose(const room_job *j, orr_rng dice)
{
    orr_action want[ROOM_WANTS];
    bot_wants(bot_find(j->level, j->box.game), &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard, NULL,
              &dice, want, ROOM_WANTS);
    return want[0];
}

static bool open_match(const char *game, unsigned seats, unsigned deal)
{
    char body[300];
    int n = snprintf(body, sizeof body, "{\"game\":\"%s\",\"seats\":%u,\"name\":\"Ada\",\"bots\":{", game, seats);
    for (unsigned s = 0; s < seats; s++)
        n += snprintf(body + n, sizeof body - (size_t)n, "%s\"%u\":\"easy\"", s ? "," : "", s);
    snprintf(body + n, sizeof body - (size_t)n, "}}");
    room_grant g = grant_of(0);
    for (unsigned i = 0; i < MATCH_KEY; i++) g.secret[i] = (uint8_t)(deal * 31 + i);
    w = (web){ .now = 1000000 };
    w.n_entries = 1;
    if (!CHECK(room_plan(&house, body, strlen(body), &g, w.now, &w.entry[0], &w.why))) return false;
    w.r = room_open(&house, w.entry[0].text, w.entry[0].n, &w.why);
    return CHECK(w.r);
}

/* ---- what somebody tries who sees everything but the secret ------------------------------------------------------ */

/* What a guess could use: the commitment, how far the match is, and the seat. */
static orr_rng dice_from_commitment(const room_job *j, uint32_t answers)
{
    uint8_t sign[MATCH_KEY];
    deal_commitment(&w.r->deal, sign);
    return (orr_rng){ orr_hash(sign, sizeof sign, (uint64_t)answers * ORR_MAX_SEATS + j->seat) };
}

static orr_rng dice_from_fingerprint(const room_job *j, uint32_t answers)
{
    return (orr_rng){ orr_hash(&answers, sizeof answers, orr_fingerprint(&w.r->m->t) + j->seat) };
}

typedef struct { unsigned hits, of; double expected, variance; } guesses;

/* Only where dice decide; what blind guessing would hit is tried out with other dice. */
static void guess(guesses *g, const room_job *j, orr_action said, orr_rng dice)
{
    unsigned like = 0;
    orr_action first = choose(j, (orr_rng){ 1 });
    bool open = false;
    for (uint64_t i = 1; i <= SEEDS; i++) {
        const orr_action a = choose(j, (orr_rng){ orr_hash(&i, sizeof i, 5) });
        open = open || !orr_same_action(a, first);
        like += orr_same_action(a, said);
    }
    if (!open) return;
    const double chance = (like + 0.5) / (SEEDS + 1.0);
    g->of++;
    g->hits += orr_same_action(choose(j, dice), said);
    g->expected += chance;
    g->variance += chance * (1 - chance);
}

static void nobody_can_foretell_them(void)
{
    guesses commitment = { 0 }, fingerprint = { 0 };
    for (unsigned deal = 1; deal <= DEALS; deal++) {
        if (!open_match("earth-gambit", 5, deal)) return;
        while (room_state_of(w.r) == ROOM_PLAYING) {
            for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
                const orr_action said = choose(j, j->rng);
                guess(&commitment, j, said, dice_from_commitment(j, w.r->m->n_answers));
                guess(&fingerprint, j, said, dice_from_fingerprint(j, w.r->m->n_answers));
                web_thought(&w, j, said, w.now);
            }
            w.now = room_next_time(w.r);
            web_tick(&w);
        }
        web_close(&w);
    }
    const guesses *all[] = { &commitment, &fingerprint };
    for (unsigned i = 0; i < 2; i++) {
        const double z = (all[i]->hits - all[i]->expected) / sqrt(all[i]->variance);
        printf("%s: %u of %u choices guessed, blindly %.0f (z %.1f)\n", i ? "fingerprint" : "commitment",
               all[i]->hits, all[i]->of, all[i]->expected, z);
        CHECK(all[i]->of > 50 && z < 4);
    }
}

/* ---- afterwards -------------------------------------------------------------------------------------------------- */

/* As docs/adr tells everybody, from the secret as the `table` message shows it once the match is over. */
static orr_rng dice_from_secret(const uint8_t secret[MATCH_KEY], uint32_t answers, orr_seat seat)
{
    uint8_t text[12 + MATCH_KEY + 5] = "orrery bots", sign[32];
    memcpy(text + 12, secret, MATCH_KEY);
    for (unsigned i = 0; i < 4; i++) text[12 + MATCH_KEY + i] = (uint8_t)(answers >> 8 * i);
    text[12 + MATCH_KEY + 4] = seat;
    blake2b_256(sign, text, sizeof text);
    uint64_t s = 0;
    for (unsigned i = 0; i < 8; i++) s |= (uint64_t)sign[i] << 8 * i;
    return (orr_rng){ s };
}

static void all_think(void)
{
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
        room_thought x = { .began = w.now };
        orr_rng dice = j->rng;
        x.n = bot_wants(bot_find(j->level, j->box.game), &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard,
                        NULL, &dice, x.want, ROOM_WANTS);
        room_bot_done(w.r, j, &x, w.now);
    }
}

/* Was that said by a bot that thought then? */
static bool fits(uint32_t at, uint32_t thought, const uint8_t secret[MATCH_KEY])
{
    error why;
    room_job *j = room_job_again(w.r, at, thought, &why);
    if (!j) return false;
    const orr_rng dice = dice_from_secret(secret, thought, j->seat);
    const bool fits = dice.s == j->rng.s && orr_same_action(choose(j, dice), w.r->m->answer[at].act);
    room_job_free(j);
    return fits;
}

static void everybody_can_throw_them_again(void)
{
    static const struct { const char *game; unsigned seats; } tables[] = {
        { "earth-gambit", 5 },
        { "onward-to-venus", 3 },
    };
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        unsigned found = 0;
        uint8_t secret[MATCH_KEY];
        if (!open_match(tables[i].game, tables[i].seats, 9)) return;
        memcpy(secret, w.r->deal.secret, sizeof secret);
        CHECK(!room_job_again(w.r, 0, 0, &w.why));       /* not before it is over */
        while (room_state_of(w.r) == ROOM_PLAYING) {
            all_think();
            w.now = room_next_time(w.r);
            if (!CHECK(web_tick(&w))) break;
        }
        for (uint32_t at = 0; at < w.r->m->n_answers; at++) {
            bool one = false;
            for (uint32_t back = 0; !one && back <= at && back < AS_FAR_BACK; back++) one = fits(at, at - back, secret);
            found += one;
        }
        printf("%s: %u of %u answers found again\n", tables[i].game, found, w.r->m->n_answers);
        CHECK_NUMBER(found, w.r->m->n_answers);
        CHECK(!room_job_again(w.r, w.r->m->n_answers, 0, &w.why));
        web_close(&w);
    }
}

static void a_restart_changes_nothing(void)
{
    if (!open_match("earth-gambit", 5, 4)) return;
    for (unsigned i = 0; i < 30; i++) {
        room *again = web_rebuild(&w);
        if (!CHECK(again)) break;
        for (room_job *j, *k; (j = room_bot_job(w.r)); room_job_free(j), room_job_free(k)) {
            k = room_bot_job(again);
            if (!CHECK(k && k->seat == j->seat && k->rng.s == j->rng.s)) continue;
            web_thought(&w, j, choose(j, j->rng), w.now);
        }
        room_close(again);
        w.now = room_next_time(w.r);
        web_tick(&w);
    }
    web_close(&w);
}

/* A hint must not show what a substitute would throw. */
static void hints_have_dice_of_their_own(void)
{
    if (!begin_toy("")) return;
    room_job *hint = room_hint_job(w.r, 0);
    web_say(&w, 0, "{\"t\":\"leave\"}");
    room_job *bot_job = room_bot_job(w.r);
    CHECK(hint && bot_job && hint->seat == bot_job->seat && hint->rng.s != bot_job->rng.s);
    room_job_free(hint);
    room_job_free(bot_job);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(nobody_can_foretell_them);
    TEST_CASE(everybody_can_throw_them_again);
    TEST_CASE(a_restart_changes_nothing);
    TEST_CASE(hints_have_dice_of_their_own);
    return test_end();
}
