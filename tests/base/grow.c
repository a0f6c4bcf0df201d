/* Arrays that grow: what was in them stays, and a size that cannot be is refused. */
#include "base/grow.h"

#include "tests/support/check.h"

#include <stdlib.h>

static void elements_stay(void)
{
    uint32_t *item = NULL, cap = 0, moves = 0;
    for (uint32_t n = 0; n < 10000; n++) {
        const uint32_t before = cap;
        if (!CHECK(grow_array(&item, sizeof *item, &cap, (size_t)n + 1, 16))) break;
        CHECK(cap > n);
        moves += cap != before;
        item[n] = n;
    }
    for (uint32_t n = 0; n < 10000; n++)
        if (item[n] != n) CHECK_NUMBER(item[n], n);
    CHECK(moves < 20);                                       /* each time by half */
    free(item);
}

static void bytes_stay(void)
{
    char *bytes = NULL;
    size_t cap = 0;
    CHECK(grow_bytes(&bytes, &cap, 3, 8));
    CHECK_NUMBER(cap, 8);
    memcpy(bytes, "abc", 3);
    CHECK(grow_bytes(&bytes, &cap, 100, 8));                 /* at least what is needed */
    CHECK_NUMBER(cap, 100);
    CHECK(!memcmp(bytes, "abc", 3));
    free(bytes);
}

static void too_much(void)
{
    uint64_t *item = NULL;
    uint32_t cap = 0;
    CHECK(grow_array(&item, sizeof *item, &cap, 4, 0));
    uint64_t *const kept = item;
    CHECK(!grow_array(&item, sizeof *item, &cap, (size_t)UINT32_MAX + 1, 0));
    CHECK(!grow_array(&item, SIZE_MAX / 4, &cap, 5, 0));
    CHECK(item == kept);
    CHECK_NUMBER(cap, 4);
    free(item);
}

int main(void)
{
    TEST_CASE(elements_stay);
    TEST_CASE(bytes_stay);
    TEST_CASE(too_much);
    return test_end();
}
