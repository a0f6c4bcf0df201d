/* Networks in whole numbers: near what real numbers give, the same bits however they are compiled (this file is built
 * twice, once with learn/net.c at -O0), and files that are not what they seem are refused. */
#include "bots/net/files.h"
#include "learn/net.h"
#include "games/games.h"
#include "tests/support/check.h"

#include <math.h>
#include <stdalign.h>
#include <stdlib.h>

enum { COLUMNS = 300, KEPT = 200, TOKENS = 90, TRUTHS = 12, WIDE = 96, KEY = 32, ROOM = 1 << 18 };
static alignas(16) unsigned char file[ROOM];
static size_t length;

static uint32_t luck;
static int small(int most)                       /* -most to most */
{
    luck = luck * 1664525 + 1013904223;
    return (int)(luck >> 8) % (2 * most + 1) - most;
}

/* ---- a file of random weights ------------------------------------------------------------------------------------ */

static void put(const void *bytes, size_t n)
{
    memcpy(file + length, bytes, n);
    length += n;
    while (length % 8) file[length++] = 0;
}

static void put_layer(unsigned in, unsigned out, int times)
{
    static int8_t w[KEPT * WIDE];
    int32_t by[WIDE], plus[WIDE];
    for (unsigned i = 0; i < in * out; i++) w[i] = (int8_t)small(127);
    for (unsigned o = 0; o < out; o++) by[o] = times + small(times / 4), plus[o] = small(1 << 13);
    put(w, (size_t)in * out);
    put(by, 4 * (size_t)out);
    put(plus, 4 * (size_t)out);
}

static void make_file(void)
{
    const uint64_t layout = 12345;
    const uint32_t size[] = { COLUMNS, KEPT, TOKENS, TRUTHS, WIDE, KEY };
    uint16_t column[KEPT];
    int8_t e[TOKENS * KEY];
    length = 0, luck = 1;
    memset(file, 0, sizeof file);
    put("ORRNET1\n", 8);
    put(&layout, 8);
    memcpy(file + length, size, sizeof size), length += sizeof size;
    for (unsigned i = 0; i < KEPT; i++) column[i] = (uint16_t)(i + i / 2);
    put(column, sizeof column);
    put_layer(KEPT, WIDE, 4000);
    put_layer(WIDE, WIDE, 2000);
    put_layer(WIDE, WIDE, 2000);
    put_layer(WIDE, KEY + 2, 400000);
    put_layer(WIDE, 1, 4000000);
    put_layer(WIDE, TRUTHS, 4000000);
    for (unsigned i = 0; i < sizeof e; i++) e[i] = (int8_t)small(127);
    put(e, sizeof e);
    const uint64_t hash = orr_hash(file, length, 0);
    put(&hash, sizeof hash);
}

static void make_features(uint8_t *f)
{
    for (unsigned i = 0; i < COLUMNS; i++) f[i] = (uint8_t)(small(9) > 5 ? 16 * (1 + (luck >> 20) % 7) : 0);
}

/* ---- the same in real numbers ------------------------------------------------------------------------------------ */

static double real_layer(const learn_layer *l, unsigned o, const double *x, unsigned n, unsigned stride, size_t first)
{
    double sum = 0;
    for (unsigned i = 0; i < n; i++) sum += l->w[first + (size_t)i * stride] * x[i];
    return (sum * l->times[o] + l->plus[o] * 4096.0) / (1 << 22);
}

static double cut(double v) { return v < 0 ? 0 : v > 127 ? 127 : v; }

static void real_think(const learn_net *n, const uint8_t *features, double *h, double *q, double *value)
{
    double x[KEPT], next[WIDE];
    for (unsigned i = 0; i < KEPT; i++) x[i] = features[n->column[i]];
    for (unsigned o = 0; o < WIDE; o++) h[o] = cut(real_layer(&n->a, o, x, KEPT, WIDE, o));
    const learn_layer *deep[] = { &n->b, &n->c };
    for (unsigned d = 0; d < 2; d++) {
        for (unsigned o = 0; o < WIDE; o++)
            next[o] = cut(h[o] + fmax(0, real_layer(deep[d], o, h, WIDE, 1, (size_t)o * WIDE)));
        memcpy(h, next, sizeof next);
    }
    for (unsigned k = 0; k < KEY + 2; k++) q[k] = real_layer(&n->q, k, h, WIDE, 1, (size_t)k * WIDE);
    *value = real_layer(&n->v, 0, h, WIDE, 1, 0);
}

static void it_is_near_real_numbers(void)
{
    learn_net n;
    learn_thought t;
    uint8_t features[COLUMNS];
    double h[WIDE], q[KEY + 2], value, off = 0, size = 0;
    make_file();
    if (!CHECK(!learn_net_open(&n, file, length))) return;
    for (unsigned k = 0; k < 50; k++) {
        make_features(features);
        learn_net_think(&n, features, &t);
        real_think(&n, features, h, q, &value);
        for (unsigned i = 0; i < WIDE; i++) off += fabs(h[i] - t.h[i]), size += h[i];
        for (unsigned i = 0; i < KEY; i++) CHECK(fabs(q[i] - t.q[i]) < 0.05 * fabs(q[i]) + 20000);
        CHECK(fabs(value - t.value) < 0.05 * fabs(value) + 200000);
    }
    CHECK(size > 0 && off / size < 0.02);        /* seven bits each, three layers */
}

static void it_gives_the_same_bits_everywhere(void)
{
    learn_net n;
    learn_thought t;
    uint8_t features[COLUMNS];
    uint64_t sum = 0;
    make_file();
    if (!CHECK(!learn_net_open(&n, file, length))) return;
    for (unsigned k = 0; k < 50; k++) {
        int32_t out[TRUTHS + 2];
        uint32_t shares[TRUTHS];
        const uint16_t tokens[LEARN_TOKENS] = { (uint16_t)(1 + k), 20, 30, 0, (uint16_t)(89 - k) };
        const int8_t says[2] = { (int8_t)-k, (int8_t)(k % 2) };
        memset(&t, 0, sizeof t);
        make_features(features);
        learn_net_think(&n, features, &t);
        learn_net_truths(&n, &t, 0, TRUTHS, out);
        learn_net_shares(out, TRUTHS, shares);
        out[TRUTHS] = learn_net_score(&n, &t, tokens, says);
        out[TRUTHS + 1] = t.value;
        sum = orr_hash(t.h, sizeof t.h, sum);
        sum = orr_hash(out, sizeof out, sum);
        sum = orr_hash(shares, sizeof shares, sum);
    }
    CHECK_NUMBER(sum, 3818644146732303927);
}

static void shares_are_shares(void)
{
    const int32_t logits[] = { 0, LEARN_ONE, -LEARN_ONE, 30 * LEARN_ONE, 29 * LEARN_ONE, INT32_MIN, INT32_MAX };
    uint32_t shares[7];
    learn_net_shares(logits, 3, shares);
    double sum = 1 + exp(1) + exp(-1);
    CHECK(fabs(shares[0] - 65536 / sum) < 40);
    CHECK(fabs(shares[1] - 65536 * exp(1) / sum) < 40);
    CHECK(fabs(shares[2] - 65536 * exp(-1) / sum) < 40);
    learn_net_shares(logits, 5, shares);
    CHECK(!shares[0] && fabs(shares[3] - 65536 / (1 + exp(-1))) < 40);
    learn_net_shares(logits, 7, shares);
    CHECK(shares[6] == LEARN_ONE && !shares[5]);
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

static void what_is_wrong_is_said(void)
{
    learn_net n;
    make_file();
    CHECK(!learn_net_check(file, length));
    CHECK_TEXT(learn_net_open(&n, file, length - 8), "Its length is wrong.");
    CHECK_TEXT(learn_net_open(&n, file, 20), "It is no network of this program.");
    CHECK_TEXT(learn_net_open(&n, file + 1, length - 1), "It does not lie where it could be read.");
    file[length / 2] ^= 1;
    CHECK_TEXT(learn_net_check(file, length), "It was changed after it was made.");
    file[length / 2] ^= 1;
    file[3] = 'X';
    CHECK_TEXT(learn_net_open(&n, file, length), "It is no network of this program.");
    make_file();
    memset(file + 32, 0xff, 4);                  /* how wide it is */
    CHECK_TEXT(learn_net_open(&n, file, length), "It is larger than any network this program reads.");
    make_file();
    memset(file + 40, 0xff, 2);                  /* its first column */
    CHECK_TEXT(learn_net_open(&n, file, length), "Its columns are out of order.");
}

static void no_file_of_any_kind_breaks_it(void)
{
    learn_net n;
    make_file();
    for (unsigned k = 0; k < 20000; k++) {
        const size_t at = (size_t)(small(1 << 20) + (1 << 20)) % (k % 2 ? 48 : length);
        const unsigned char was = file[at];
        file[at] = (unsigned char)small(127);
        if (!learn_net_open(&n, file, length)) {
            learn_thought t;
            uint8_t features[COLUMNS] = { 1, 2, 3 };
            if (n.columns <= COLUMNS) learn_net_think(&n, features, &t);
        }
        file[at] = was;
    }
}

/* Those inside the program: whole, unchanged, and made for the tables as they are. */
static void the_networks_of_this_build_fit(void)
{
    for (const net_file *f = net_files; f->game; f++) {
        const orr_game *g = orr_find_game(f->game);
        const size_t n = (size_t)(f->to - f->from);
        learn_net net;
        learn_layout layout;
        if (!CHECK(g != NULL)) continue;
        const orr_box box = { .game = g, .set = g->house_set };
        const char *wrong = learn_net_check(f->from, n);
        if (wrong) printf("%s: %s\n", f->game, wrong);
        if (!CHECK(!wrong) || !CHECK(!learn_net_open(&net, f->from, n))) continue;
        CHECK(learn_layout_open(&layout, &box) && layout.hash == net.layout);
        printf("%s: %zu bytes, %u of %u columns\n", f->game, n, net.kept, net.columns);
    }
}

int main(void)
{
    TEST_CASE(it_is_near_real_numbers);
    TEST_CASE(it_gives_the_same_bits_everywhere);
    TEST_CASE(shares_are_shares);
    TEST_CASE(what_is_wrong_is_said);
    TEST_CASE(no_file_of_any_kind_breaks_it);
    TEST_CASE(the_networks_of_this_build_fit);
    return test_end();
}
