/* net.c - a network in whole numbers. The inner loops are plain so that compilers make vectors of them. */
#include "learn/net.h"

#include <string.h>

enum { SHIFT = 22, PLUS_SHIFT = 12 };            /* of `times` and `plus`, against what a layer gives */
static const char magic[8] = { 'O', 'R', 'R', 'N', 'E', 'T', '1', '\n' };
typedef struct { char magic[8]; uint64_t layout; uint32_t columns, kept, tokens, truths, wide, key; } head;
_Static_assert((-1 >> 1) == -1, "negative numbers are shifted as numbers");

/* ---- the file -------------------------------------------------------------------------------------------------- */

typedef struct { const char *at; size_t left; } reader;

static const void *take(reader *r, size_t n)             /* NULL: the file is too short */
{
    const char *p = r->at;
    n = (n + 7) / 8 * 8;
    if (n > r->left) return NULL;
    r->at += n;
    r->left -= n;
    return p;
}

static bool take_layer(reader *r, learn_layer *l, size_t in, size_t out)
{
    l->w = take(r, in * out);
    l->times = take(r, 4 * out);
    l->plus = take(r, 4 * out);
    return l->w && l->times && l->plus;
}

const char *learn_net_open(learn_net *n, const void *bytes, size_t size)
{
    reader r = { bytes, size };
    const head *h = take(&r, sizeof *h);
    if ((uintptr_t)bytes % 8) return "It does not lie where it could be read.";
    if (!h || memcmp(h->magic, magic, sizeof magic)) return "It is no network of this program.";
    if (!h->wide || !h->key || h->wide > LEARN_WIDE || h->key > LEARN_KEY || h->kept > h->columns ||
        h->columns > UINT16_MAX || h->tokens > UINT16_MAX || h->truths > UINT16_MAX)
        return "It is larger than any network this program reads.";
    *n = (learn_net){ .layout = h->layout, .columns = h->columns, .kept = h->kept, .tokens = h->tokens,
                      .truths = h->truths, .wide = h->wide, .key = h->key };
    n->column = take(&r, 2 * (size_t)n->kept);
    const bool all = n->column && take_layer(&r, &n->a, n->kept, n->wide) && take_layer(&r, &n->b, n->wide, n->wide) &&
                     take_layer(&r, &n->c, n->wide, n->wide) && take_layer(&r, &n->q, n->wide, n->key + 2) &&
                     take_layer(&r, &n->v, n->wide, 1) && take_layer(&r, &n->w, n->wide, n->truths) &&
                     (n->e = take(&r, (size_t)n->tokens * n->key)) != NULL;
    if (!all || r.left != sizeof(uint64_t)) return "Its length is wrong.";
    for (uint32_t i = 0; i < n->kept; i++)
        if (n->column[i] >= n->columns || (i && n->column[i] <= n->column[i - 1]))
            return "Its columns are out of order.";
    return NULL;
}

const char *learn_net_check(const void *bytes, size_t size)
{
    learn_net n;
    uint64_t hash;
    const char *wrong = learn_net_open(&n, bytes, size);
    if (wrong) return wrong;
    memcpy(&hash, (const char *)bytes + size - sizeof hash, sizeof hash);
    return hash == orr_hash(bytes, size - sizeof hash, 0) ? NULL : "It was changed after it was made.";
}

/* ---- layers ---------------------------------------------------------------------------------------------------- */

static int64_t settled(const learn_layer *l, unsigned o, int32_t sum)    /* what the layer gives, before it is cut */
{
    const int64_t half = (int64_t)1 << (SHIFT - 1);
    return ((int64_t)sum * l->times[o] + (int64_t)l->plus[o] * (1 << PLUS_SHIFT) + half) >> SHIFT;
}

static uint8_t cut(int64_t v) { return (uint8_t)(v < 0 ? 0 : v > LEARN_FULL ? LEARN_FULL : v); }

/* Most features are 0, so the first layer adds up the rows of those that are not. */
static void first(const learn_net *n, const uint8_t *features, uint8_t *out)
{
    int32_t sum[LEARN_WIDE] = { 0 };
    const unsigned wide = n->wide;
    for (uint32_t i = 0; i < n->kept; i++) {
        const int32_t x = features[n->column[i]];
        if (!x) continue;
        const int8_t *w = n->a.w + (size_t)i * wide;
        for (unsigned o = 0; o < wide; o++) sum[o] += w[o] * x;
    }
    for (unsigned o = 0; o < wide; o++) out[o] = cut(settled(&n->a, o, sum[o]));
}

static int32_t dot(const int8_t *w, const uint8_t *x, unsigned n)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < n; i++) sum += w[i] * x[i];
    return sum;
}

static void add_layer(const learn_net *n, const learn_layer *l, uint8_t *h)      /* h + what the layer adds */
{
    uint8_t out[LEARN_WIDE];
    for (unsigned o = 0; o < n->wide; o++) {
        const int64_t more = settled(l, o, dot(l->w + (size_t)o * n->wide, h, n->wide));
        out[o] = cut(h[o] + (more > 0 ? more : 0));
    }
    memcpy(h, out, n->wide);
}

void learn_net_think(const learn_net *n, const uint8_t *features, learn_thought *t)
{
    first(n, features, t->h);
    add_layer(n, &n->b, t->h);
    add_layer(n, &n->c, t->h);
    for (unsigned k = 0; k < n->key + 2; k++)
        t->q[k] = (int32_t)settled(&n->q, k, dot(n->q.w + (size_t)k * n->wide, t->h, n->wide));
    t->value = (int32_t)settled(&n->v, 0, dot(n->v.w, t->h, n->wide));
}

int32_t learn_net_score(const learn_net *n, const learn_thought *t, const uint16_t *tokens, const int8_t *says)
{
    enum { KEY_BITS = 4 };                       /* keys are kept finer than scores by so much */
    int64_t sum = 0;
    for (unsigned i = 0; i < LEARN_TOKENS; i++) {
        if (!tokens[i] || tokens[i] >= n->tokens) continue;
        const int8_t *e = n->e + (size_t)tokens[i] * n->key;
        for (unsigned k = 0; k < n->key; k++) sum += (int64_t)t->q[k] * e[k];
    }
    sum >>= KEY_BITS;
    sum += (int64_t)t->q[n->key] * says[1] + (int64_t)t->q[n->key + 1] * says[0] / LEARN_UNIT;
    return (int32_t)(sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum);
}

void learn_net_truths(const learn_net *n, const learn_thought *t, uint32_t from, uint32_t count, int32_t *logits)
{
    for (uint32_t i = from; i < from + count; i++)
        logits[i - from] =
            i < n->truths ? (int32_t)settled(&n->w, i, dot(n->w.w + (size_t)i * n->wide, t->h, n->wide)) : 0;
}

/* ---- shares ---------------------------------------------------------------------------------------------------- */

/* 2 to the power of -x, x and the result in LEARN_ONEs: whole halvings, then a table with straight lines between. */
static uint32_t halved(uint64_t x)
{
    static const uint32_t table[17] = { 65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393, 46341, 44376, 42495,
                                        40693, 38968, 37316, 35734, 34219, 32768 };
    const uint64_t whole = x / LEARN_ONE;
    const uint32_t rest = (uint32_t)(x % LEARN_ONE), at = rest / (LEARN_ONE / 16), on = rest % (LEARN_ONE / 16);
    if (whole > 24) return 0;
    return (table[at] - (table[at] - table[at + 1]) * on / (LEARN_ONE / 16)) >> whole;
}

void learn_net_shares(const int32_t *logits, unsigned n, uint32_t *shares)
{
    enum { LOG2_E = 94548 };                     /* in LEARN_ONEs */
    int32_t most = n ? logits[0] : 0;
    uint64_t sum = 0;
    for (unsigned i = 1; i < n; i++)
        if (logits[i] > most) most = logits[i];
    for (unsigned i = 0; i < n; i++) {
        shares[i] = halved((uint64_t)((int64_t)most - logits[i]) * LOG2_E / LEARN_ONE);
        sum += shares[i];
    }
    for (unsigned i = 0; i < n; i++) shares[i] = (uint32_t)((uint64_t)shares[i] * LEARN_ONE / sum);
}
