/* lists.c - who is asked, what they may answer, how it is written, and why other things are refused. */
#include "tests/generic/suite.h"

#include <string.h>

enum { ROOM = 4096 };             /* far more than ORR_MAX_LEGAL, so that a list that is too long is seen as such */

static int before(orr_action x, orr_action y) { return memcmp(&x, &y, sizeof x) < 0; } /* verb, a, b, c in this order */

static void check_asked(table *r)
{
    const orr_ctx *t = &r->now.t;
    const orr_seats asked = orr_asked(t), may = orr_may(t), there = (orr_seats)(orr_one(r->seats) - 1u);
    expect(r, C_ASKED, NO_SEAT, !asked == !!orr_core_of(t)->over, "nobody is asked exactly when the match is over");
    expect(r, C_ASKED, NO_SEAT, !((asked | may) & ~there), "only seats at the table are asked or may interject");
}

static void check_order(table *r, orr_seat s, const orr_action *list, int n)
{
    bool interjecting = false;
    expect(r, C_SORTED, s, n <= ORR_MAX_LEGAL, "%d actions, at most %d are allowed", n, ORR_MAX_LEGAL);
    for (int i = 0; i < n; i++) {
        const bool interjects = r->game->verbs[list[i].verb].flags & ORR_INTERJECT;
        if (!expect(r, C_SORTED, s, interjects || !interjecting, "an answer stands after an interjection")) return;
        const bool fresh = !i || interjects != interjecting;
        interjecting = interjects;
        if (!expect(r, C_SORTED, s, fresh || before(list[i - 1], list[i]),
                    "action %d does not come after the one before it", i))
            return;
    }
}

static void check_words(table *r, orr_seat s, orr_action a)
{
    char text[200];
    orr_action back = { 255, 255, 255, 255 };
    const int n = orr_write(&r->box, a, text, sizeof text);
    if (!expect(r, C_WORDS, s, n > 0 && n == (int)strlen(text), "{%u,%u,%u,%u} has no text", a.verb, a.a, a.b, a.c))
        return;
    const bool reads = orr_read(&r->box, text, &back);
    expect(r, C_WORDS, s, reads && !memcmp(&a, &back, sizeof a), "'%s' does not read back", text);
}

static void check_refusal(table *r, orr_seat s, orr_action a, bool legal)
{
    static world w;
    const orr_rule why = orr_why_not(&r->now.t, s, a);
    expect(r, C_WHY_NOT, s, !why == legal, "{%u,%u,%u,%u} is %s but why_not says %u", a.verb, a.a, a.b, a.c,
           legal ? "legal" : "not legal", why);
    if (legal || !why) return;
    expect(r, C_WHY_NOT, s, why < r->game->n_rules && r->game->rules[why].id,
           "rule %u of the refusal is not in the table", why);
    world_copy(world_for(&w, r), &r->now);
    expect(r, C_REFUSED, s, orr_apply(&w.t, s, a) == ORR_REFUSED, "{%u,%u,%u,%u} is not legal but was taken", a.verb,
           a.a, a.b, a.c);
    expect_same(r, C_REFUSED, s, OF_STATE, w.t.state, r->now.t.state, "after a refusal");
    expect(r, C_REFUSED, s, !w.news.told, "a refusal made an event");
}

static void check_seat(table *r, orr_seat s)
{
    orr_action list[ROOM];
    const orr_ctx *t = &r->now.t;
    const int n = orr_legal(t, s, list);
    const bool asked = orr_asked(t) >> s & 1, may = orr_may(t) >> s & 1;
    expect(r, C_ASKED, s, asked || may || !n, "has actions but is not asked and may not interject");
    expect(r, C_ASKED, s, !asked || (n && !(r->game->verbs[list[0].verb].flags & ORR_INTERJECT)),
           "is asked but has no legal answer");
    check_order(r, s, list, n);
    for (int i = 0; i < n && !r->broken; i++) {
        check_words(r, s, list[i]);
        check_refusal(r, s, list[i], true);
    }
    for (int i = 0; i < 3 && !r->broken; i++) {
        const orr_action a = nonsense(r->game, list, n, &r->rng);
        check_refusal(r, s, a, has_action(list, n, a));
    }
}

static int answers_of(const world *w, orr_seat s, orr_action *list)
{
    int n = orr_legal(&w->t, s, list);
    while (n && (w->t.game->verbs[list[n - 1].verb].flags & ORR_INTERJECT)) n--;
    return n;
}

/* A question that the game calls plain offers the same in every world that looks the same to a spectator. */
static void check_plain(table *r)
{
    static world other;
    orr_action list[ROOM], there[ROOM];
    const orr_core *c = orr_core_of(&r->now.t);
    const orr_frame *f = &c->frame[c->depth - 1];
    if (!r->game->plain || c->over || f->again >= 32 || !(r->game->plain[f->proc] >> f->again & 1)) return;
    orr_rng own = { r->seed + c->answers };              /* the match goes on as it would without this */
    imagine_other(&r->now, ORR_PUBLIC, &own, world_for(&other, r));
    for (unsigned s = 0; s < r->seats; s++) {
        if (!(f->asked >> s & 1)) continue;
        const int n = answers_of(&r->now, (orr_seat)s, list), m = answers_of(&other, (orr_seat)s, there);
        expect(r, C_PLAIN, s, n == m && !memcmp(list, there, (size_t)n * sizeof *list),
               "%s, step %u, is called plain but offers other answers where other things are hidden",
               r->game->procs[f->proc].name, f->again);
    }
}

void check_lists(table *r)
{
    check_asked(r);
    check_plain(r);
    for (unsigned s = 0; s < r->seats && !r->broken; s++) check_seat(r, (orr_seat)s);
    orr_action list[ROOM];
    expect(r, C_ASKED, ORR_PUBLIC, !orr_legal(&r->now.t, ORR_PUBLIC, list), "a spectator has actions");
    const orr_action a = nonsense(r->game, list, 0, &r->rng);
    check_refusal(r, ORR_PUBLIC, a, false);
}
