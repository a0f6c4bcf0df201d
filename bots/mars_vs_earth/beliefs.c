/* beliefs.c - who is Martian. Every Threat is evidence: the bad cards that turn up there were laid by
 * some of those who laid cards, or by Fate, and all ways to share them out are counted. A Leader who sabotages
 * their own mission gives themselves away. The posterior over all deals of the DNA cards is exact, given that evidence
 * seat by seat: how many Martian cards there are is known. */
#include "bots/mars_vs_earth/script.h"

#include <string.h>

static const float slip = 0.03f;         /* a Human lays a bad card so often, */
static const float sabotage = 0.6f;      /* a Martian so often */
static const float betrayal = 15;        /* Leaders who sabotage their own mission are so much likelier Martians */
static const float prior = 0.14f;        /* of a DNA card, while a Threat is weighed */
static const float least_likely = 1e-6f;
enum { MOST_BAD = 24, MOST_CLONES = 8 };

/* ---- evidence ---------------------------------------------------------------------------------------------------- */

float mve_suspicion(const mve_memory *m, unsigned seat)
{
    float martian = 0, none = 1;
    for (unsigned w = 1; w <= m->wave; w++, none *= 1 - prior) martian += none * prior * m->like[seat][w];
    const float all = martian + none * m->like[seat][0];
    return all > 0 ? martian / all : 0;
}

void mve_weigh(mve_memory *m, unsigned seat, float ratio)
{
    const float kept = ratio < 0.05f ? 0.05f : ratio > 20 ? 20 : ratio;
    float most = 0;
    for (unsigned w = 1; w <= m->wave; w++) m->like[seat][w] *= kept;
    for (unsigned w = 0; w < MVE_FIRSTS; w++)
        if (m->like[seat][w] > most) most = m->like[seat][w];
    for (unsigned w = 0; w < MVE_FIRSTS; w++) {
        m->like[seat][w] /= most;
        if (m->like[seat][w] < least_likely) m->like[seat][w] = least_likely;
    }
}

/* of[b]: how likely b bad cards are. More than `most` of them cannot be. */
typedef struct { unsigned most; float of[MOST_BAD]; } tally;

/* n more cards, each bad with a chance. */
static void add_cards(tally *w, unsigned n, float chance)
{
    for (; n; n--) {
        if (w->most + 1 < MOST_BAD) w->of[++w->most] = 0;
        for (unsigned b = w->most; b; b--) w->of[b] = w->of[b] * (1 - chance) + w->of[b - 1] * chance;
        w->of[0] *= 1 - chance;
    }
}

static void add_seat(tally *w, unsigned n, float martian)
{
    tally innocent = *w;
    add_cards(&innocent, n, slip);
    add_cards(w, n, sabotage);
    for (unsigned b = 0; b <= w->most; b++) w->of[b] = martian * w->of[b] + (1 - martian) * innocent.of[b];
}

static float by_fate(const mve_set *set, unsigned threat)            /* how often a card from the pile is bad there */
{
    unsigned bad = 0, all = 0;
    for (unsigned k = 0; k < set->cards_n; k++) {
        all += set->cards[k].copies;
        if (!mve_is_good(set, threat, set->cards[k].skill)) bad += set->cards[k].copies;
    }
    return (float)bad / (float)all;
}

/* How likely the bad cards are if this seat is Martian, against if it is not, with those of Fate in `fate`. `mine` of
 * them I laid myself. */
static float ratio_for(const tally *fate, const mve_memory *m, orr_seat me, unsigned seat)
{
    const unsigned t = m->threat, own = seat == me ? 0 : m->mine[t], bad = m->bad < own ? 0 : m->bad - own;
    tally martian = *fate;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++)
        if (s != seat && (s != me || seat == me) && m->laid[t][s])
            add_seat(&martian, m->laid[t][s], mve_suspicion(m, s));
    tally innocent = martian;
    add_cards(&martian, m->laid[t][seat], sabotage);
    add_cards(&innocent, m->laid[t][seat], slip);
    return bad <= innocent.most && innocent.of[bad] > 1e-9f ? martian.of[bad] / innocent.of[bad] : 20;
}

static void weigh_threat(const mve_set *set, mve_memory *m, orr_seat me)
{
    float ratio[MVE_MAX_SEATS];
    tally fate = { 0, { 1 } };
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) m->added = (uint8_t)(m->added + m->laid[m->threat][s]);
    add_cards(&fate, m->shown > m->added ? m->shown - m->added : 0, by_fate(set, m->threat));
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) ratio[s] = m->laid[m->threat][s] ? ratio_for(&fate, m, me, s) : 1;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) mve_weigh(m, s, ratio[s]);
}

static bool could_help(const mve_set *set, const mve_agent_row *a, unsigned threat)
{
    return (a->skill1 && mve_is_good(set, threat, a->skill1)) || (a->skill2 && mve_is_good(set, threat, a->skill2)) ||
           (a->skill3 && mve_is_good(set, threat, a->skill3));
}

static void hear_skill(const mve_set *set, mve_memory *m, orr_seat s, unsigned skill)
{
    if (mve_is_good(set, m->threat, skill)) return;
    if (could_help(set, &set->agents[m->agent[s]], m->threat)) mve_weigh(m, s, betrayal);
}

void mve_forget(mve_memory *m, unsigned seat)                     /* the DNA was seen: what the seat did adds nothing */
{
    for (unsigned w = 0; w < MVE_FIRSTS; w++) m->like[seat][w] = 1;
}

static void begin_round(mve_memory *m)
{
    memset(m->laid, 0, sizeof m->laid);
    memset(m->mine, 0, sizeof m->mine);
    memset(m->leader, 0, sizeof m->leader);
}

static void hear_card(const mve_set *set, mve_memory *m, unsigned threat, unsigned kind)
{
    m->shown++;
    m->bad = (uint8_t)(m->bad + !mve_is_good(set, threat, set->cards[kind].skill));
}

void mve_hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    const mve_set *set = mve_set_of(box);
    mve_memory *m = memory;
    if (!m->wave) {
        m->wave = 1;
        for (unsigned s = 0; s < MVE_MAX_SEATS; s++) mve_forget(m, s);
    }
    switch (e->kind) {
    case MVE_TOLD_ROUND:
    case MVE_TOLD_LATE_ROUND: begin_round(m); break;
    case MVE_TOLD_WAVE: m->wave = e->pub[0]; break;
    case MVE_TOLD_LEADS: m->leader[e->pub[1]] = (uint8_t)(e->pub[0] + 1); break;
    case MVE_TOLD_ADDS:
        m->laid[e->pub[1]][e->pub[0]]++;
        if (e->pub[0] == me && !mve_is_good(set, e->pub[1], set->cards[e->priv[0]].skill)) m->mine[e->pub[1]]++;
        break;
    case MVE_TOLD_RESOLVES:
        m->threat = e->pub[0];
        m->bad = m->shown = m->added = 0;
        break;
    case MVE_TOLD_SHOWS: hear_card(set, m, e->pub[0], e->pub[1]); break;
    case MVE_TOLD_SKILL: hear_skill(set, m, e->pub[0], e->pub[1]); break;
    case MVE_TOLD_WILD:
        if (!e->pub[1] && m->leader[m->threat]) mve_weigh(m, m->leader[m->threat] - 1u, betrayal);
        break;
    case MVE_TOLD_SUCCESS:
    case MVE_TOLD_FAILED: weigh_threat(set, m, me); break;
    case MVE_TOLD_DEALT_AGENT: m->agent[e->pub[0]] = e->pub[1]; break;
    case MVE_TOLD_AGENT:
        m->agent[e->pub[0]] = e->pub[1];
        mve_forget(m, e->pub[0]);
        break;
    case MVE_TOLD_CIVILIAN: mve_forget(m, e->pub[0]); break;
    default:;
    }
}

/* ---- the posterior over all deals of DNA ------------------------------------------------------------------------- */

static const uint8_t ones[1 << MVE_WAVES] = { 0, 1, 1, 2, 1, 2, 2, 3 };          /* bits set */

typedef struct {                         /* what one seat may hold */
    float set[1 << MVE_WAVES];           /* weight of each set of its cards being Martian; bit: place of the card */
    float some[MVE_WAVES + 1];           /* weight of all sets with so many Martian cards that are not known yet */
} holding;

typedef struct {
    unsigned seats, clones;              /* Martian cards that I cannot place */
    float left[MOST_CLONES];             /* ways to have so many of them among the seats: the rest lies in the deck */
    holding of[MVE_MAX_SEATS];
    float ways[MVE_MAX_SEATS + 1][MOST_CLONES];      /* weight of all deals to the first seats, by how many */
} dna_deal;

static unsigned known_clones(const mve_view *v, unsigned seat, unsigned *unknown)
{
    unsigned known = 0;
    *unknown = 0;
    for (unsigned i = 0; i < v->dna[seat].z.n; i++) {
        if (v->dna[seat].face[i].kind == MVE_CLONE) known |= 1u << i;
        if (v->dna[seat].face[i].kind == ORR_UNKNOWN) *unknown |= 1u << i;
    }
    return known;
}

static void weigh_holding(holding *h, const mve_view *v, const float like[MVE_FIRSTS], unsigned seat)
{
    unsigned unknown;
    const unsigned known = known_clones(v, seat, &unknown);
    unsigned more = 0;
    *h = (holding){ { 0 }, { 0 } };
    do {                                                 /* every part of the unknown cards, smallest number first */
        const unsigned set = known | more, first = set ? (unsigned)__builtin_ctz(set) + 1 : 0;
        h->set[set] = like ? like[first] : 1;
        h->some[ones[more]] += h->set[set];
        more = (more - unknown) & unknown;
    } while (more);
}

static float choose_of(unsigned n, unsigned k)
{
    float ways = 1;
    if (k > n) return 0;
    for (unsigned i = 0; i < k; i++) ways *= (float)(n - i) / (float)(i + 1);
    return ways;
}

static unsigned unseen_clones(const orr_box *b, const mve_view *v)
{
    uint8_t count[256] = { 0 }, deck = 0;
    while (b->game->decks[deck].noun != MVE_N_DNA) deck++;
    b->game->stock(b, v->look.seats, deck, count);
    unsigned clones = count[MVE_CLONE], unknown;
    for (unsigned s = 0; s < v->look.seats; s++) clones -= ones[known_clones(v, s, &unknown)];
    for (unsigned i = 0; i < v->dna_deck.z.n; i++) clones -= v->dna_deck.face[i].kind == MVE_CLONE;
    return clones < MOST_CLONES ? clones : MOST_CLONES - 1;
}

static void lay_out(dna_deal *d, const orr_box *b, const mve_view *v, const mve_memory *m)
{
    unsigned in_deck = 0;
    d->seats = v->look.seats;
    d->clones = unseen_clones(b, v);
    for (unsigned i = 0; i < v->dna_deck.z.n; i++) in_deck += v->dna_deck.face[i].kind == ORR_UNKNOWN;
    for (unsigned n = 0; n <= d->clones; n++) d->left[n] = choose_of(in_deck, d->clones - n);
    memset(d->ways, 0, sizeof d->ways);
    d->ways[0][0] = 1;
    for (unsigned s = 0; s < d->seats; s++) {
        weigh_holding(&d->of[s], v, m->wave ? m->like[s] : NULL, s);
        for (unsigned n = 0; n <= d->clones; n++)
            for (unsigned k = 0; k <= MVE_WAVES && n + k <= d->clones; k++)
                d->ways[s + 1][n + k] += d->ways[s][n] * d->of[s].some[k];
    }
}

/* From the last seat back: after[n] are the ways of all later seats and the deck, where n Martian cards come
 * earlier. */
void mve_believe(const orr_box *b, const mve_view *v, const mve_memory *m, float doubt[MVE_MAX_SEATS])
{
    dna_deal d;
    float after[MOST_CLONES];
    lay_out(&d, b, v, m);
    for (unsigned n = 0; n <= d.clones; n++) after[n] = d.left[n];
    for (unsigned s = d.seats; s-- > 0;) {
        float next[MOST_CLONES] = { 0 }, all = 0, none = 0;
        for (unsigned n = 0; n <= d.clones; n++) {
            none += d.ways[s][n] * d.of[s].set[0] * after[n];
            for (unsigned k = 0; k <= MVE_WAVES && n + k <= d.clones; k++) next[n] += d.of[s].some[k] * after[n + k];
            all += d.ways[s][n] * next[n];
        }
        doubt[s] = all > 0 ? 1 - none / all : 0;
        memcpy(after, next, sizeof after);
    }
}

void mve_believe_sides(const orr_box *b, const void *view, const void *memory, float p[][BOT_MOST_SIDES])
{
    float doubt[MVE_MAX_SEATS] = { 0 };
    const mve_view *v = view;
    mve_believe(b, v, memory, doubt);
    for (unsigned s = 0; s < v->look.seats; s++) {
        p[s][MVE_CLONE] = doubt[s];
        p[s][MVE_HUMAN] = 1 - doubt[s];
    }
}

/* ---- supposing --------------------------------------------------------------------------------------------------- */

static float dice(orr_rng *r, float sum) { return (float)orr_rng_below(r, 1u << 24) / (float)(1u << 24) * sum; }

static unsigned draw(orr_rng *r, const float *weight, unsigned n)
{
    float sum = 0;
    for (unsigned i = 0; i < n; i++) sum += weight[i];
    float at = dice(r, sum);
    unsigned drawn = 0;
    for (unsigned i = 0; i < n && at >= 0; i++) {
        if (weight[i] <= 0) continue;
        drawn = i;                                       /* never one that cannot be, however the sums were rounded */
        at -= weight[i];
    }
    return drawn;
}

static void suppose_seat(const dna_deal *d, mve_view *v, unsigned seat, unsigned k, orr_rng *r)
{
    float weight[1 << MVE_WAVES] = { 0 };
    unsigned unknown;
    const unsigned known = known_clones(v, seat, &unknown);
    for (unsigned set = 0; set < 1u << MVE_WAVES; set++)
        if (ones[set & ~known] == k) weight[set] = d->of[seat].set[set];
    const unsigned drawn = draw(r, weight, 1u << MVE_WAVES);
    for (unsigned i = 0; i < v->dna[seat].z.n; i++)
        if (unknown >> i & 1) v->dna[seat].face[i].kind = drawn >> i & 1 ? MVE_CLONE : MVE_HUMAN;
}

/* One deal of DNA, each as often as it is likely. */
static void suppose_dna(const dna_deal *d, mve_view *v, orr_rng *r)
{
    float weight[MOST_CLONES];
    for (unsigned n = 0; n <= d->clones; n++) weight[n] = d->ways[d->seats][n] * d->left[n];
    unsigned n = draw(r, weight, d->clones + 1);
    for (unsigned s = d->seats; s-- > 0;) {
        float some[MVE_WAVES + 1] = { 0 };
        for (unsigned k = 0; k <= MVE_WAVES && k <= n; k++) some[k] = d->ways[s][n - k] * d->of[s].some[k];
        const unsigned k = draw(r, some, MVE_WAVES + 1);
        suppose_seat(d, v, s, k, r);
        n -= k;
    }
}

static void count_unseen(const orr_box *b, const mve_view *v, float left[MVE_MAX_KINDS])
{
    const mve_set *set = mve_set_of(b);
    for (unsigned k = 0; k < set->cards_n; k++) left[k] = set->cards[k].copies;
    for (unsigned i = 0; i < v->skill.z.n; i++)
        if (v->skill.face[i].kind != ORR_UNKNOWN) left[v->skill.face[i].kind]--;
    for (unsigned i = 0; i < v->laid.z.n; i++)
        if (v->laid.face[i].kind != ORR_UNKNOWN) left[v->laid.face[i].kind]--;
    for (unsigned s = 0; s < v->look.seats; s++)
        for (unsigned i = 0; i < v->hand[s].z.n; i++)
            if (v->hand[s].face[i].kind != ORR_UNKNOWN) left[v->hand[s].face[i].kind]--;
}

static bool is_martian(const mve_view *v, unsigned seat)
{
    unsigned unknown;
    return known_clones(v, seat, &unknown) != 0;
}

/* Cards laid at a Threat: good and strong ones by Humans, bad and strong ones by Martians. */
static void suppose_laid(const orr_box *b, mve_view *v, orr_rng *r)
{
    const mve_set *set = mve_set_of(b);
    float left[MVE_MAX_KINDS], weight[MVE_MAX_KINDS];
    count_unseen(b, v, left);
    for (unsigned i = 0; i < v->laid.z.n; i++) {
        const unsigned tag = v->laid.face[i].tag;
        if (v->laid.face[i].kind != ORR_UNKNOWN || tag < MVE_AT || tag >= MVE_BEFORE) continue;
        if (mve_owner(tag) >= v->look.seats) continue;                   /* Fate, or nobody may know */
        const unsigned threat = v->active[(tag - MVE_AT) / MVE_OWNERS].face[0].kind;
        const float bad = is_martian(v, mve_owner(tag)) ? sabotage : slip;
        float sum = 0;
        for (unsigned k = 0; k < set->cards_n; k++) {
            const float liked = mve_is_good(set, threat, set->cards[k].skill) ? 1 - bad : bad;
            weight[k] = left[k] > 0 ? left[k] * liked * set->cards[k].strength : 0;
            sum += weight[k];
        }
        if (sum <= 0) continue;
        const unsigned kind = draw(r, weight, set->cards_n);
        v->laid.face[i].kind = (uint8_t)kind;
        left[kind]--;
    }
}

void mve_suppose(const orr_box *b, const void *memory, orr_rng *r, void *view)
{
    dna_deal d;
    lay_out(&d, b, view, memory);
    suppose_dna(&d, view, r);
    suppose_laid(b, view, r);
}
