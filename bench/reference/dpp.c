/* dpp.c - draw-play-pass. 5 players, 60 cards (5 suits of 12), 5 cards each, a secret favourite suit that doubles
 * points. A turn: draw one card, play one (follow the suit of the last card if you can), pass one to the left or right
 * neighbour (unless none is left). 35 turns, 70 decisions. Hands and knowledge are bit masks, choices are picked
 * straight from the mask: this is how fast such a game can be when it is written for speed alone. It knows nothing of
 * Orrery. */
#include "bench/reference/dpp.h"

#include "engine/game.h"

enum { PLAYERS = 5, SUITS = 5, RANKS = 12, CARDS = SUITS * RANKS, HAND = 5 };
static const uint64_t suit_mask = (1u << RANKS) - 1;

typedef struct {
    uint64_t hand[PLAYERS];              /* bit c: holds card c */
    uint64_t known[PLAYERS][PLAYERS];    /* [who][whose]: cards of that hand which `who` knows */
    uint8_t deck[CARDS];                 /* shuffled; the top is at the end */
    uint8_t left;                        /* cards in it */
    uint8_t favourite[PLAYERS];          /* secret suit */
    uint8_t player, suit;                /* whose turn; suit of the last card played */
    uint16_t score[PLAYERS];
} dpp;

static uint32_t below(uint64_t *rng, uint32_t n)     /* splitmix64; the bias of 2^-32 does not matter here */
{
    uint64_t z = *rng += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)(((z ^ z >> 31) >> 32) * n >> 32);
}

static unsigned pick(uint64_t *rng, uint64_t mask)   /* one of its bits, each with equal chance */
{
    for (uint32_t k = below(rng, (uint32_t)__builtin_popcountll(mask)); k; k--) mask &= mask - 1;
    return (unsigned)__builtin_ctzll(mask);
}

static void draw(dpp *g, unsigned p)
{
    const uint64_t card = (uint64_t)1 << g->deck[--g->left];
    g->hand[p] |= card;
    g->known[p][p] |= card;
}

static void deal(dpp *g, uint64_t *rng)
{
    *g = (dpp){ .left = CARDS, .suit = SUITS };
    for (unsigned i = 0; i < CARDS; i++) {
        const unsigned j = below(rng, i + 1);
        g->deck[i] = g->deck[j];
        g->deck[j] = (uint8_t)i;
    }
    for (unsigned p = 0; p < PLAYERS; p++) {
        g->favourite[p] = (uint8_t)below(rng, SUITS);
        for (unsigned i = 0; i < HAND; i++) draw(g, p);
    }
}

static void play(dpp *g, unsigned p, unsigned card)
{
    const unsigned suit = card / RANKS, points = card % RANKS + 1;
    g->hand[p] &= ~((uint64_t)1 << card);
    for (unsigned who = 0; who < PLAYERS; who++) g->known[who][p] &= g->hand[p];
    g->suit = (uint8_t)suit;
    g->score[p] = (uint16_t)(g->score[p] + (suit == g->favourite[p] ? 2 * points : points));
}

/* The others cannot tell which card went: they forget what they knew of that hand. */
static void pass(dpp *g, unsigned p, unsigned card, unsigned to)
{
    const uint64_t bit = (uint64_t)1 << card;
    g->hand[p] &= ~bit;
    g->hand[to] |= bit;
    for (unsigned who = 0; who < PLAYERS; who++)
        if (who != p && who != to) g->known[who][p] = 0;
    g->known[p][p] &= ~bit;
    g->known[to][p] &= ~bit;
    g->known[p][to] |= bit;
    g->known[to][to] |= bit;
}

static unsigned turn(dpp *g, uint64_t *rng)          /* how many decisions it had */
{
    const unsigned p = g->player;
    draw(g, p);
    const uint64_t same = g->suit < SUITS ? g->hand[p] & suit_mask << (g->suit * RANKS) : 0;
    play(g, p, pick(rng, same ? same : g->hand[p]));
    g->player = (uint8_t)((p + 1) % PLAYERS);
    if (!g->hand[p]) return 1;
    const unsigned card = pick(rng, g->hand[p]);
    pass(g, p, card, (p + (below(rng, 2) ? 1u : PLAYERS - 1u)) % PLAYERS);
    return 2;
}

uint64_t dpp_play(uint64_t games, uint64_t seed, uint64_t *sum)
{
    uint64_t rng = seed, decisions = 0;
    dpp g;
    for (; games; games--) {
        for (deal(&g, &rng); g.left; ) decisions += turn(&g, &rng);
        for (unsigned p = 0; p < PLAYERS; p++) *sum = (*sum ^ g.score[p]) * 0x100000001b3u;
    }
    return decisions;
}
