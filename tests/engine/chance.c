/* The engine's chance: ChaCha8 against published vectors, and numbers below n without any bias. */
#include "engine/rules.h"
#include "tests/support/check.h"

static orr_ctx table_with_key(orr_core *core, uint8_t first_byte)
{
    *core = (orr_core){ .chance = { .key = { first_byte }, .used = 32 } };
    return (orr_ctx){ .state = core };
}

static const char *pool_hex(const orr_core *core)
{
    static char hex[129];
    for (unsigned i = 0; i < 32; i++)
        snprintf(hex + 4 * i, 5, "%02x%02x", core->chance.pool[i] & 0xffu, core->chance.pool[i] >> 8);
    return hex;
}

static void chacha8_vectors(void)
{
    orr_core core;
    orr_ctx t = table_with_key(&core, 0);
    orr_below(&t, 2);
    CHECK_TEXT(pool_hex(&core), "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                                "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
    for (unsigned i = 0; i < 32; i++) orr_below(&t, 65536);
    CHECK_TEXT(pool_hex(&core), "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
                                "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa");
    t = table_with_key(&core, 1);
    orr_below(&t, 2);
    CHECK_TEXT(pool_hex(&core), "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
                                "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8");
}

/* Every one of the 65536 values the generator can give next, each once: all outcomes must come equally often. */
static void no_bias(void)
{
    static const uint32_t sizes[] = { 2, 3, 5, 6, 7, 10, 37, 40, 52, 100, 255, 1000, 4097, 40000, 65535, 65536 };
    static uint32_t times[65536];
    orr_core core;
    orr_ctx t = table_with_key(&core, 7);
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const uint32_t n = sizes[i];
        memset(times, 0, sizeof times);
        for (uint32_t v = 0; v < 65536; v++) {
            core.chance.used = 31;
            core.chance.pool[31] = (uint16_t)v;
            const uint32_t block = core.chance.block, drawn = orr_below(&t, n);
            if (!CHECK(drawn < n)) return;
            if (core.chance.block == block) times[drawn]++;      /* else v was rejected and another one drawn */
        }
        for (uint32_t k = 0; k < n; k++)
            if (!CHECK_NUMBER(times[k], 65536 / n)) return;
    }
}

static void one_choice_costs_no_chance(void)
{
    orr_core core;
    orr_ctx t = table_with_key(&core, 0);
    core.answers = 5;
    CHECK_NUMBER(orr_below(&t, 1), 0);
    CHECK_NUMBER(core.chance.block, 0);
    CHECK_NUMBER(core.frontier, 0);
    orr_below(&t, 2);
    CHECK_NUMBER(core.frontier, 5);
}

static void a_tape_goes_first(void)
{
    static const uint16_t next[] = { 4, 0, 9 };
    orr_core core;
    orr_ctx t = table_with_key(&core, 0);
    orr_tape tape = { .next = next, .n = 3 };
    t.tape = &tape;
    CHECK_NUMBER(orr_roll(&t, 6), 5);
    CHECK_NUMBER(orr_roll(&t, 6), 1);
    CHECK_NUMBER(tape.at, 2);
    CHECK_NUMBER(core.chance.block, 0);
}

static void a_tape_says_what_was_wrong_with_it_first(void)
{
    static const uint16_t next[] = { 6, 7, 2 };
    orr_core core;
    orr_ctx t = table_with_key(&core, 0);
    orr_tape tape = { .next = next, .n = 3 };
    t.tape = &tape;
    CHECK_NUMBER(orr_below(&t, 6), 5);                           /* made smaller */
    CHECK_NUMBER(orr_below(&t, 3), 2);
    CHECK_NUMBER(orr_below(&t, 3), 2);
    CHECK_NUMBER(tape.misfits, 2);
    CHECK_NUMBER(tape.too_big, 1);
    CHECK_NUMBER(tape.limit, 6);
    orr_below(&t, 4);
    orr_below(&t, 5);
    CHECK_NUMBER(tape.sides, 4);                                 /* the first call that it did not cover */
}

static void bots_have_their_own_generator(void)
{
    orr_rng a = { 42 }, b = { 42 };
    unsigned times[6] = { 0 };
    for (unsigned i = 0; i < 60000; i++) {
        const uint32_t x = orr_rng_below(&a, 6);
        if (!CHECK(x < 6) || !CHECK_NUMBER(orr_rng_below(&b, 6), x)) return;
        times[x]++;
    }
    for (unsigned i = 0, upper = 0; i < 3000; i++) {             /* above half of all numbers many draws are rejected */
        const uint32_t x = orr_rng_below(&a, 3000000000u);
        upper += x >= 2000000000u;
        if (!CHECK(x < 3000000000u)) return;
        if (i == 2999) CHECK(upper > 850 && upper < 1150);
    }
    double chi = 0;
    for (unsigned k = 0; k < 6; k++) chi += ((double)times[k] - 10000) * ((double)times[k] - 10000) / 10000;
    CHECK(chi < 20.5);                                           /* 5 degrees of freedom: one in a thousand */
}

int main(void)
{
    TEST_CASE(chacha8_vectors);
    TEST_CASE(no_bias);
    TEST_CASE(one_choice_costs_no_chance);
    TEST_CASE(a_tape_goes_first);
    TEST_CASE(a_tape_says_what_was_wrong_with_it_first);
    TEST_CASE(bots_have_their_own_generator);
    return test_end();
}
