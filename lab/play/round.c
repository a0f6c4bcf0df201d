/* round.c - bots at one table. The same seed and the same bots give the same match. */
#include "lab/play/round.h"

#include "engine/game.h"
#include "table/match/open_sight.h"

#include <stdlib.h>
#include <string.h>

/* Everybody is told what comes of the deal and of every answer. */
static void spread(void *to, const orr_event *e)
{
    const lab_round *r = to;
    for (orr_seat s = 0; s < orr_core_of(&r->t)->seats; s++) bot_hear(r->plays[s], r->t.box, s, e, r->memory[s]);
}

bool round_open(lab_round *r, const orr_box *box, const bot *const *plays, unsigned n)
{
    const orr_game *g = box->game;
    bool listens = false, ready = true;
    *r = (lab_round){ .t = { .game = g, .box = box, .state = malloc(g->state_size) }, .view = malloc(g->view_size),
                       .opened = malloc(g->state_size) };
    for (unsigned i = 0; i < n; i++) {
        if (plays[i]->memory > r->room) r->room = plays[i]->memory;
        listens = listens || plays[i]->hear;
    }
    for (unsigned s = 0; r->room && s < g->max_seats; s++) ready = (r->memory[s] = malloc(r->room)) && ready;
    if (listens) r->news = (orr_news){ .hear = spread, .to = r }, r->t.news = &r->news;
    return ready && r->t.state && r->view && r->opened;
}

void round_close(lab_round *r)
{
    free(r->t.state);
    free(r->view);
    free(r->opened);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) free(r->memory[s]);
}

bool round_deal(lab_round *r, const char *seed, uint8_t seats, const bot *const *plays, const bot_budget *budget)
{
    match_deal deal;
    uint8_t key[MATCH_KEY];
    deal_from_seed(&deal, seed);
    deal_key(&deal, key);
    return round_deal_key(r, key, seats, plays, budget);
}

bool round_deal_key(lab_round *r, const uint8_t key[MATCH_KEY], uint8_t seats, const bot *const *plays,
                    const bot_budget *budget)
{
    r->rng[ORR_MAX_SEATS].s = orr_hash(key, MATCH_KEY, 0);
    for (orr_seat s = 0; s < seats; s++) {
        r->rng[s].s = orr_hash(key, MATCH_KEY, s + 1u);
        r->plays[s] = plays[s];
        bot_open(plays[s], r->t.box, budget, r->memory[s]);
    }
    r->veto.on = false;
    r->forfeits = 0;
    r->failure = NULL;
    if (orr_start(&r->t, seats, key) == ORR_OK) return true;
    r->failure = "the match could not be dealt";
    return false;
}

/* The list without what is vetoed now; how many are left. */
static int without_veto(const lab_round *r, orr_seat s, orr_action *legal, int n)
{
    const round_veto *v = &r->veto;
    int left = 0;
    if (!v->on || v->seat != s || v->at != orr_core_of(&r->t)->answers) return n;
    for (int i = 0; i < n; i++)
        if (!v->bars(v->what, legal[i])) legal[left++] = legal[i];
    return left;
}

/* What the bot in a seat says. Where it fails it has lost the match, which goes on: the seat interjects no more and
 * answers at random, so that the others still play to the end. */
static orr_action said_by(lab_round *r, orr_seat s, const orr_action *legal, int n)
{
    const orr_action silence = { .verb = BOT_SILENT };
    if (!(r->forfeits >> s & 1)) {
        const orr_action a = r->plays[s]->choose(r->t.box, r->view, legal, n, r->memory[s], &r->rng[s]);
        if (a.verb != BOT_FORFEIT) return a;
        r->forfeits |= orr_one(s);
    }
    return orr_asked(&r->t) >> s & 1 ? legal[orr_rng_below(&r->rng[s], (uint32_t)n)] : silence;
}

/* One seat gets to speak; false: it stayed silent, or the bot broke the rules. */
static bool speak(lab_round *r, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const int n = without_veto(r, s, legal, orr_legal(&r->t, s, legal));
    if (!n) return false;
    if (r->offered) r->offered(r->offered_to, legal, n);
    if (r->plays[s]->sees_all) open_sight_observe(&r->t, s, r->opened, r->view);
    else orr_observe(&r->t, s, r->view);
    const orr_action a = said_by(r, s, legal, n);
    if (a.verb == BOT_SILENT && !(orr_asked(&r->t) >> s & 1)) return false;
    r->last = (orr_answer){ .act = a, .seat = s };
    r->choices = (unsigned)n;
    if (orr_apply(&r->t, s, a) == ORR_OK) return true;
    r->failure = "a bot chose an action that is not legal";
    return false;
}

/* At an open question one seat, chosen at random, may speak up before those who are asked. */
bool round_answer(lab_round *r)
{
    orr_rng *dice = &r->rng[ORR_MAX_SEATS];
    const orr_seats may = orr_may(&r->t);
    if (may) {
        const orr_seat s = (orr_seat)orr_rng_below(dice, orr_core_of(&r->t)->seats);
        if ((may >> s & 1) && speak(r, s)) return true;
        if (r->failure) return false;
    }
    if (speak(r, orr_speaker(&r->t, dice))) return true;
    if (!r->failure) r->failure = "a bot kept silent when it was asked";
    return false;
}

bool round_is_over(const lab_round *r)
{
    const orr_core *c = orr_core_of(&r->t);
    return c->over || c->answers >= r->t.game->longest;
}

void round_leave(lab_round *r)
{
    const orr_core *c = orr_core_of(&r->t);
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    orr_result result = { 0 };
    for (orr_seat s = 0; s < c->seats; s++) {
        if (!r->plays[s]->leave) continue;
        if (c->over) r->t.game->result(&r->t, &result), r->t.game->score(&r->t, scores);
        orr_observe(&r->t, s, r->view);
        bot_leave(r->plays[s], r->t.box, r->view, c->over ? &result : NULL, scores, r->memory[s]);
    }
}

void round_copy(lab_round *to, const lab_round *from)
{
    const orr_core *c = orr_core_of(&from->t);
    memcpy(to->t.state, from->t.state, from->t.game->state_size);
    for (unsigned s = 0; s < c->seats; s++)
        if (from->plays[s]->memory) memcpy(to->memory[s], from->memory[s], from->plays[s]->memory);
    memcpy(to->rng, from->rng, sizeof to->rng);
    memcpy(to->plays, from->plays, sizeof to->plays);
    to->veto = from->veto;
    to->forfeits = from->forfeits;
    to->failure = from->failure;
}
