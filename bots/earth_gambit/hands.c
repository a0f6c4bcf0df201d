/* hands.c - what the others may hold. Whoever plays one of three cards, passes another and keeps the third has chosen
 * twice: all hands are weighed, for every team, by how well they fit what its script would have done. A card that I
 * passed is in one of two hands after that, and not forgotten. */
#include "bots/earth_gambit/script.h"

#include <string.h>

static const float slack = 0.002f;       /* chances of winning by which a choice may fall short of the best */
static const float whim = 0.1f;          /* any choice fits at least as well as this */

typedef struct {                         /* one turn that is over, as a team would have played it */
    const eg_set *set;
    unsigned kinds, team;
    float pool[EG_MAX_KINDS];            /* share of each kind among the cards that nobody saw go */
    float now[EG_MAX_KINDS], value[EG_MAX_KINDS];    /* what playing it did, and on the table, when one was chosen */
    float keep[EG_MAX_KINDS], gift[EG_MAX_KINDS];    /* what the rest of the hand was worth then */
    float keep_after[EG_MAX_KINDS], gift_after[EG_MAX_KINDS];   /* and when a card was passed */
} weighing;

static void set_any(float weight[EG_MAX_KINDS])
{
    for (unsigned k = 0; k < EG_MAX_KINDS; k++) weight[k] = 1;
}

static void set_only(float weight[EG_MAX_KINDS], unsigned kind)
{
    memset(weight, 0, EG_MAX_KINDS * sizeof *weight);
    weight[kind] = 1;
}

static void hold_any(eg_hands *h, orr_seat s)
{
    for (unsigned t = 0; t < EG_N_TEAMS; t++) set_any(h->hold[s][t]);
}

static void hold_only(eg_hands *h, orr_seat s, unsigned kind)
{
    for (unsigned t = 0; t < EG_N_TEAMS; t++) set_only(h->hold[s][t], kind);
}

static void begin(eg_hands *h)
{
    for (unsigned s = 0; s < EG_MAX_SEATS; s++) hold_any(h, (orr_seat)s);
    set_any(h->came);
    h->played = ORR_UNKNOWN;
}

/* ---- what a team would do: as script.c and worth.c have it, from what everybody knows ---------------------------- */

static float keeps(const eg_card_row *c, float value)
{
    if (c->effect != EG_SCIENCE) return 0.5f * eg_usual_worth(c->effect);
    return value > 0 ? 0.5f * value : -0.35f * value;
}

/* A card in the receiver's hand; p: how likely the receiver is of each team. */
static float gives(const weighing *w, const float p[EG_N_TEAMS], eg_tally table, const eg_card_row *c, float value)
{
    float played = 0;
    if (c->effect != EG_SCIENCE) return -0.5f * (1 - 2 * p[w->team]) * eg_usual_worth(c->effect);
    for (unsigned t = 0; t < EG_N_TEAMS; t++)
        played += p[t] * (eg_swing(w->set, t, table, c->colours) > 0 ? 0.75f : 0.12f);
    return value * played;
}

static float covers(const weighing *w, const eg_memory *m, eg_tally table)
{
    float best = -1;
    for (unsigned k = 0; k < w->kinds; k++) {
        if (!m->row[k]) continue;
        const float after = eg_chance(w->set, w->team, eg_with(table, w->set->cards[k].colours, -1));
        if (after - eg_chance(w->set, w->team, table) > best) best = after - eg_chance(w->set, w->team, table);
    }
    return best > -1 ? best : 0;
}

static float stops(const weighing *w, unsigned stopped, eg_tally table)
{
    const float mine = eg_chance(w->set, w->team, table), their = eg_chance(w->set, stopped, table);
    return w->team == stopped ? -0.12f * mine : 0.25f * their * mine / (1 - their + 0.05f);
}

static float acts(const weighing *w, const eg_memory *m, const eg_hands *h, unsigned effect, float drawn)
{
    switch (effect) {
    case EG_PSYCH_WEAPON:
        return h->banned == EG_RED ? -stops(w, EG_ALIEN, h->table) : stops(w, EG_SCIENTIST, h->table);
    case EG_PSYCH_DEFENCE:
        return h->banned == EG_BLUE ? -stops(w, EG_SCIENTIST, h->table) : stops(w, EG_ALIEN, h->table);
    case EG_CANCEL_SCIENCE: return covers(w, m, h->table);
    case EG_TAKE_FROM_DISCARD: return 0.055f;
    case EG_REPLACE_CARD: return 0.03f;
    case EG_SHUFFLE_HANDS:
    case EG_RESET_HANDS: return 0.02f;
    case EG_PLAY_TOP_CARD: return drawn;
    case EG_STEAL_CARD: return drawn + 0.01f;
    default: return eg_usual_worth(effect);
    }
}

static float swing(const weighing *w, eg_tally table, unsigned kind)
{
    const eg_card_row *c = &w->set->cards[kind];
    return c->effect == EG_SCIENCE ? eg_swing(w->set, w->team, table, c->colours) : 0;
}

static void weigh_cards(weighing *w, const eg_memory *m, const eg_hands *h, const float p[EG_N_TEAMS])
{
    float drawn = 0;
    for (unsigned k = 0; k < w->kinds; k++) drawn += w->pool[k] * (w->value[k] = swing(w, h->table, k));
    for (unsigned k = 0; k < w->kinds; k++) {
        const eg_card_row *c = &w->set->cards[k];
        const float after = swing(w, m->table, k);
        if (c->effect != EG_SCIENCE) w->now[k] = acts(w, m, h, c->effect, drawn);
        else w->now[k] = c->colours == h->banned ? -1 : w->value[k];
        w->keep[k] = keeps(c, w->value[k]);
        w->gift[k] = gives(w, p, h->table, c, w->value[k]);
        w->keep_after[k] = keeps(c, after);
        w->gift_after[k] = gives(w, p, m->table, c, after);
    }
}

/* Playing a card with two others in hand. */
static float play(const weighing *w, unsigned kind, unsigned x, unsigned y)
{
    const float one = w->keep[x] + w->gift[y], other = w->keep[y] + w->gift[x], plan = one > other ? one : other;
    const float best = 0.6f * (w->value[x] > w->value[y] ? w->value[x] : w->value[y]);
    switch (w->set->cards[kind].effect) {
    case EG_SHUFFLE_HANDS:
    case EG_RESET_HANDS: return w->now[kind];            /* the rest of the hand goes, too */
    case EG_FORCE_TO_PLAY:
    case EG_STEAL_CARD: return plan + (best > w->now[kind] ? best : w->now[kind]);
    default: return plan + w->now[kind];
    }
}

static float fits(float behind)
{
    const float d = behind > 0 ? behind / slack : 0;
    return whim + 1 / (1 + d * d * d * d);
}

static float fits_play(const weighing *w, unsigned p, unsigned x, unsigned y)
{
    const float a = play(w, x, p, y), b = play(w, y, p, x);
    return fits((a > b ? a : b) - play(w, p, x, y));
}

static float fits_pass(const weighing *w, unsigned kept, unsigned passed)
{
    return fits(w->keep_after[passed] + w->gift_after[kept] - w->keep_after[kept] - w->gift_after[passed]);
}

/* ---- a turn ------------------------------------------------------------------------------------------------------ */

/* From weights to chances and back. */
static void share(const weighing *w, const float weight[EG_MAX_KINDS], float p[EG_MAX_KINDS])
{
    float all = 0;
    for (unsigned k = 0; k < w->kinds; k++) all += p[k] = w->pool[k] * weight[k];
    for (unsigned k = 0; k < w->kinds; k++) p[k] = all > 0 ? p[k] / all : w->pool[k];
}

static void unshare(const weighing *w, const float p[EG_MAX_KINDS], float weight[EG_MAX_KINDS])
{
    float all = 0;
    for (unsigned k = 0; k < w->kinds; k++) all += p[k];
    for (unsigned k = 0; k < w->kinds; k++)
        weight[k] = all <= 0 ? 1 : w->pool[k] > 0 ? p[k] / all / w->pool[k] : 0;
}

/* How likely the hand was p, x and y: what was kept, what came and what was drawn, in any order. */
static float ways(unsigned p, unsigned x, unsigned y, const float *kept, const float *came, const float *pool)
{
    return kept[p] * (came[x] * pool[y] + pool[x] * came[y]) + came[p] * (kept[x] * pool[y] + pool[x] * kept[y]) +
           pool[p] * (kept[x] * came[y] + came[x] * kept[y]);
}

/* What a player of this team keeps and passes now, if y is passed. */
static void weigh_pass(const weighing *w, const eg_hands *h, orr_seat s, unsigned y, float keep[EG_MAX_KINDS],
                       float pass[EG_MAX_KINDS])
{
    float kept[EG_MAX_KINDS], came[EG_MAX_KINDS];
    const unsigned p = h->fresh ? ORR_UNKNOWN : h->played;
    share(w, h->hold[s][w->team], kept);
    share(w, h->came, came);
    if (h->damaged >> s & 1) {                           /* keeps none */
        pass[y] = p == ORR_UNKNOWN ? w->pool[y] : came[p] * w->pool[y] + w->pool[p] * came[y];
        return;
    }
    for (unsigned x = 0; x < w->kinds; x++) {
        float way = p == ORR_UNKNOWN ? w->pool[x] * w->pool[y] : ways(p, x, y, kept, came, w->pool);
        if (way <= 0) continue;
        if (p != ORR_UNKNOWN && h->chosen) way *= fits_play(w, p, x, y);
        way *= fits_pass(w, x, y);
        keep[x] += way;
        pass[y] += way;
    }
}

static void fill_pool(weighing *w, const orr_box *b, const eg_hands *h, unsigned known)
{
    uint8_t copies[256] = { 0 };
    float all = 0;
    b->game->stock(b, h->seats, eg_deck(b->game, EG_N_KIND), copies);
    for (unsigned k = 0; k < w->kinds; k++) {
        const int left = copies[k] - h->gone[k], least = k == h->played || k == known;
        all += w->pool[k] = (float)(left > least ? left : least);
    }
    for (unsigned k = 0; k < w->kinds; k++) w->pool[k] /= all;
}

/* What a player of a team can think of another seat. */
static void weigh_seat(const eg_memory *m, const uint8_t size[EG_N_TEAMS], unsigned team, orr_seat s,
                       float p[EG_N_TEAMS])
{
    float all = 0;
    for (unsigned t = 0; t < EG_N_TEAMS; t++) all += p[t] = m->like[s][t] * (float)(size[t] - (t == team && size[t]));
    for (unsigned t = 0; t < EG_N_TEAMS; t++) p[t] = all > 0 ? p[t] / all : 1.0f / EG_N_TEAMS;
}

/* `known`: the card, if I saw it. */
static void hear_pass(const orr_box *b, const eg_memory *m, eg_hands *h, orr_seat s, orr_seat to, unsigned known)
{
    weighing w = { .set = eg_set_of(b), .kinds = eg_set_of(b)->cards_n };
    uint8_t size[256] = { 0 };
    float passed[EG_MAX_KINDS] = { 0 };
    b->game->stock(b, h->seats, eg_deck(b->game, EG_N_ROLE), size);
    fill_pool(&w, b, h, known);
    if (h->played == ORR_UNKNOWN) h->table = m->table;
    for (w.team = 0; w.team < EG_N_TEAMS; w.team++) {
        float keep[EG_MAX_KINDS] = { 0 }, pass[EG_MAX_KINDS] = { 0 }, p[EG_N_TEAMS], all = 0;
        weigh_seat(m, size, w.team, to, p);
        weigh_cards(&w, m, h, p);
        for (unsigned y = 0; y < w.kinds; y++)
            if (known == ORR_UNKNOWN || y == known) weigh_pass(&w, h, s, y, keep, pass);
        for (unsigned k = 0; k < w.kinds; k++) all += pass[k];
        for (unsigned k = 0; k < w.kinds && all > 0; k++)
            passed[k] += m->like[s][w.team] * size[w.team] * pass[k] / all;
        unshare(&w, keep, h->hold[s][w.team]);
    }
    unshare(&w, passed, h->came);
}

static void hear_turn(eg_hands *h, orr_seat s)
{
    h->active = s;
    h->played = ORR_UNKNOWN;
    h->chosen = h->fresh = false;
    h->banned = h->ban;
}

static void hear_play(const orr_box *b, const eg_memory *m, eg_hands *h, orr_seat s, unsigned kind)
{
    h->gone[kind]++;
    if (eg_set_of(b)->cards[kind].effect == EG_RESET_HANDS) h->fresh = true;
    if (m->nested || s != h->active || h->played != ORR_UNKNOWN) return;
    h->played = (uint8_t)kind;
    h->chosen = !(m->forced >> s & 1);
    h->table = m->table;
    h->banned = h->ban;
}

/* ---- whatever else happens to hands ------------------------------------------------------------------------------ */

/* Both seats held one card. */
static void hear_trade(eg_hands *h, orr_seat a, orr_seat b)
{
    h->trading = !h->trading;
    if (!h->trading) return;
    for (unsigned k = 0; k < EG_MAX_KINDS; k++) {
        float one = 0, other = 0;
        for (unsigned t = 0; t < EG_N_TEAMS; t++) {
            one += h->hold[a][t][k] / EG_N_TEAMS;
            other += h->hold[b][t][k] / EG_N_TEAMS;
        }
        for (unsigned t = 0; t < EG_N_TEAMS; t++) h->hold[a][t][k] = other, h->hold[b][t][k] = one;
    }
}

static void hear_shuffle(eg_hands *h)
{
    for (unsigned s = 0; s < h->seats; s++) hold_any(h, (orr_seat)s);
    h->fresh = true;
}

/* The Discard pile is the Draw pile now: only the row is still open. */
static void hear_renewal(const orr_box *b, const eg_memory *m, eg_hands *h)
{
    for (unsigned k = 0; k < eg_set_of(b)->cards_n; k++) h->gone[k] = m->row[k];
}

static void hear_psych(const orr_box *b, eg_hands *h, unsigned kind)
{
    const unsigned effect = eg_set_of(b)->cards[kind].effect;
    if (effect == EG_PSYCH_WEAPON) h->ban = EG_BLUE;
    if (effect == EG_PSYCH_DEFENCE) h->ban = EG_RED;
}

static void hear_own(eg_hands *h, const orr_event *e)
{
    if (e->kind == EG_TOLD_PASS) set_only(h->came, e->priv[0]);
    else if (e->pub[1] < EG_MAX_SEATS) hold_only(h, e->pub[1], e->priv[0]);
}

void eg_hands_hear(const orr_box *b, orr_seat me, const orr_event *e, const void *memory, void *hands)
{
    const eg_memory *m = memory;
    eg_hands *h = hands;
    const orr_seat s = e->pub[0];
    const bool sees = e->sees >> me & 1;
    if (!h->seats) begin(h);
    switch (e->kind) {
    case EG_TOLD_DEALT_ROLE: h->seats++; break;
    case EG_TOLD_TURN: hear_turn(h, s); break;
    case EG_TOLD_PLAY: hear_play(b, m, h, s, e->pub[1]); break;
    case EG_TOLD_DISCARD_SHOWN: h->gone[e->pub[1]]++; break;
    case EG_TOLD_RENEWED: hear_renewal(b, m, h); break;
    case EG_TOLD_PASS:
        if (s == me) hear_own(h, e);
        else hear_pass(b, m, h, s, e->pub[1], sees ? e->priv[0] : ORR_UNKNOWN);
        break;
    case EG_TOLD_DRAW:
        if (s != h->active) hold_any(h, s);
        break;
    case EG_TOLD_DAMAGED: h->damaged |= orr_one(s); break;
    case EG_TOLD_HEALED: h->damaged &= (orr_seats)~orr_one(s); break;
    case EG_TOLD_SHUFFLED_HANDS: hear_shuffle(h); break;
    case EG_TOLD_TRADE: hear_trade(h, s, e->pub[1]);     /* fall through */
    case EG_TOLD_PEEK_HAND:
        if (sees && s == me) hear_own(h, e);
        break;
    case EG_TOLD_PLACED: hear_psych(b, h, e->pub[1]); break;
    case EG_TOLD_PSYCH_OFF: h->ban = 0; break;
    default:;
    }
}

/* ---- supposing --------------------------------------------------------------------------------------------------- */

/* A kind as often as it is likely; ORR_UNKNOWN: what was thought possible is not. */
static unsigned draw(const float *weight, const uint8_t *left, unsigned kinds, orr_rng *r)
{
    unsigned last = ORR_UNKNOWN;
    float all = 0;
    for (unsigned k = 0; k < kinds; k++) all += weight[k] * left[k];
    float dice = (float)orr_rng_below(r, 1u << 24) / (float)(1u << 24) * all;
    for (unsigned k = 0; k < kinds && dice >= 0; k++) {
        if (!left[k] || weight[k] <= 0) continue;
        last = k;
        dice -= weight[k] * left[k];
    }
    return last;
}

/* Whoever waits for a turn holds one card. The hand of whoever has it comes as it comes. */
void eg_hands_suppose(const orr_box *b, const void *hands, orr_rng *r, void *view)
{
    const eg_hands *h = hands;
    eg_view *v = view;
    uint8_t left[256];
    const unsigned seats = v->look.seats, first = orr_rng_below(r, seats);
    if (!h->seats) return;
    eg_count_left(b, v, left);
    for (unsigned i = 0; i < seats; i++) {
        const unsigned s = (first + i) % seats;
        orr_face *f = v->hand[s].face;
        if (s == v->active || v->hand[s].z.n != 1 || f->kind != ORR_UNKNOWN) continue;
        f->kind = (uint8_t)draw(h->hold[s][v->role[s].face[0].kind], left, eg_set_of(b)->cards_n, r);
        if (f->kind != ORR_UNKNOWN) left[f->kind]--;
    }
}
