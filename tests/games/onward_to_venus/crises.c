/* What the facts say a crisis does is what it does, in many random matches of Onward to Venus: OTV-113 to OTV-147. */
#include "tests/support/check.h"

#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "table/match/heard.h"

enum { MATCHES = 400, LONGEST = 3000 };
static orr_rng rng = { 11 };
static unsigned met[OTV_DOES_ALIENS + 1];

/* What the facts of a seat say about a planet at a level; more than four does what four does. */
static unsigned foretold(const orr_ctx *t, unsigned planet, unsigned level)
{
    static const char *const word[OTV_PLANETS] = { "does-mercury", "does-venus", "does-earth", "does-moon", "does-mars",
                                                   "does-ganymede", "does-titan", "does-kuiper-belt" };
    static orr_fact out[ORR_MAX_FACTS];
    static otv_view v;
    orr_observe(t, 0, &v);
    for (int i = 0, n = otv_facts(t->box, &v, out); i < n; i++)
        if (!strcmp(out[i].word, word[planet]) && out[i].value == (level < 4 ? level : 4))
            return (unsigned)out[i].number;
    CHECK(!"the facts have every level");
    return OTV_DOES_NOTHING;
}

static void expect(const orr_ctx *t, unsigned planet, unsigned level, unsigned one)
{
    const unsigned does = foretold(t, planet, level);
    CHECK_NUMBER(does, one);
    met[does]++;
}

static unsigned of_titan(const orr_ctx *t)
{
    return otv(t)->level[OTV_TITAN] > 2 ? OTV_DOES_RANSOM_BEYOND : OTV_DOES_RANSOM;
}

static void look_at_question(const orr_ctx *t, const orr_frame *f, orr_action some)
{
    static const struct { uint8_t planet, does; } lost[] = {
        [OTV_VENUS_LOSS] = { OTV_VENUS, OTV_DOES_UNITS },
        [OTV_EARTH_LOSS] = { OTV_EARTH, OTV_DOES_PLANT },
        [OTV_EARTH_LOSS_TWO] = { OTV_EARTH, OTV_DOES_PLANTS },
        [OTV_MARS_LOSS] = { OTV_MARS, OTV_DOES_PLANT },
    };
    const uint8_t *level = otv(t)->level, why = f->local[2];
    if (f->proc == P_TITAN) expect(t, OTV_TITAN, level[OTV_TITAN], of_titan(t));
    if (f->proc == P_LOSE && why >= OTV_VENUS_LOSS && why <= OTV_MARS_LOSS)
        expect(t, lost[why].planet, level[lost[why].planet], lost[why].does);
    if (f->proc != P_MERCURY) return;
    if (some.verb == OTV_V_ROB) expect(t, OTV_MERCURY, level[OTV_MERCURY], OTV_DOES_ROB);
    if (some.verb == OTV_V_DESTROY)
        expect(t, OTV_MERCURY, level[OTV_MERCURY], some.c < OTV_PLANT ? OTV_DOES_REMOVE_UNIT : OTV_DOES_REMOVE_PLANT);
}

/* What needs no question. */
static void look_at_events(const orr_ctx *t, const heard *h)
{
    static unsigned level[OTV_PLANETS];
    for (unsigned i = 0; i < h->n; i++) {
        const orr_event *e = &h->event[i];
        const unsigned planet = (unsigned)e->pub[0];
        if (e->kind == OTV_TOLD_LEVEL) level[planet] = (unsigned)e->pub[1];
        if (e->kind == OTV_TOLD_FLIPPED)
            expect(t, planet, level[planet], planet == OTV_VENUS ? OTV_DOES_DESTROY : OTV_DOES_DESTROY_AND_HIT);
        if (e->kind == OTV_TOLD_ALL_LOSE && e->pub[0] == OTV_EARTH_FELL)
            expect(t, OTV_EARTH, level[OTV_EARTH], OTV_DOES_ALL_LOSE);
        if (e->kind == OTV_TOLD_LEVEL && planet == OTV_KUIPER && level[planet] >= 3)
            expect(t, planet, level[planet], OTV_DOES_ALIENS);
    }
}

static void play_one(const orr_box *b, unsigned seats, unsigned match)
{
    static otv_state state;
    static heard h;
    orr_news news = { .hear = heard_hear, .to = &h };
    orr_ctx t = { .game = b->game, .box = b, .state = &state, .news = &news };
    const uint8_t key[32] = { (uint8_t)match, (uint8_t)seats, (uint8_t)(match >> 8) };
    CHECK_NUMBER(orr_start(&t, (uint8_t)seats, key), ORR_OK);
    for (unsigned i = 0; i < LONGEST && orr_asked(&t); i++) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_core *c = orr_core_of(&t);
        const int n = orr_legal(&t, (orr_seat)__builtin_ctz(orr_asked(&t)), legal);
        if (n) look_at_question(&t, &c->frame[c->depth - 1], legal[n - 1]);
        h.n = 0;
        orr_playout(&t, &rng, 1);
        look_at_events(&t, &h);
    }
    heard_free(&h);
}

static void what_is_foretold_happens(void)
{
    orr_box box;
    box_open(&box, &orr_onward_to_venus);
    for (unsigned seats = 2; seats <= OTV_MAX_SEATS; seats++)
        for (unsigned match = 0; match < MATCHES && test_failures_here < 5; match++) play_one(&box, seats, match);
    for (unsigned does = OTV_DOES_ROB; does <= OTV_DOES_ALIENS; does++)
        if (!CHECK(met[does])) printf("  never met: %u\n", does);
}

int main(void)
{
    TEST_CASE(what_is_foretold_happens);
    return test_end();
}
