/* check.h - the smallest test frame: named cases, checks that go on after a failure, one summary line.
 * A test program is one file: static void functions with CHECK in them, and a main of TEST_CASE lines that ends with
 * `return test_end();`. Include it in one file of a program only; the counters live here. */
#ifndef TEST_CHECK_H
#define TEST_CHECK_H
#include <stdio.h>
#include <string.h>

static const char *test_name = "";        /* the case that is running */
static unsigned test_failures_here;       /* failed checks of this case */
static unsigned test_passed, test_failed; /* cases */

static inline int test_check(int holds, const char *what, const char *file, int line)
{
    if (!holds) {
        test_failures_here++;
        printf("%s:%d: %s: not true: %s\n", file, line, test_name, what);
    }
    return holds;
}
static inline int test_same_text(const char *found, const char *expected, const char *file, int line)
{
    const int same = found && expected && !strcmp(found, expected);
    if (!same) {
        test_failures_here++;
        printf("%s:%d: %s:\n  expected: %s\n  found:    %s\n", file, line, test_name, expected ? expected : "(null)",
               found ? found : "(null)");
    }
    return same;
}
static inline int test_same_number(long long found, long long expected, const char *what, const char *file, int line)
{
    if (found != expected) {
        test_failures_here++;
        printf("%s:%d: %s: %s is %lld, expected %lld\n", file, line, test_name, what, found, expected);
    }
    return found == expected;
}

/* All three give 1 if the check held, so that a case can stop where going on makes no sense. */
#define CHECK(condition) test_check(!!(condition), #condition, __FILE__, __LINE__)
#define CHECK_TEXT(found, expected) test_same_text((found), (expected), __FILE__, __LINE__)
#define CHECK_NUMBER(found, expected)                                                                                  \
    test_same_number((long long)(found), (long long)(expected), #found, __FILE__, __LINE__)

static inline void test_case(const char *name, void (*run)(void))
{
    test_name = name;
    test_failures_here = 0;
    run();
    if (test_failures_here) test_failed++;
    else test_passed++;
}
#define TEST_CASE(function) test_case(#function, function)

static inline int test_end(void)          /* the exit status */
{
    printf("%u passed, %u failed\n", test_passed, test_failed);
    return test_failed ? 1 : 0;
}
#endif
