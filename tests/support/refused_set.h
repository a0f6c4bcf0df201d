/* refused_set.h - a game's house set with one thing changed, and the sentence that refuses it. Include it after check.h
 * and define before: SET, the game's type of a set; HOUSE, its house set; CHECK_SET, its check. */
#ifndef TEST_REFUSED_SET_H
#define TEST_REFUSED_SET_H

static SET set;
static void refused(const char *what, const char *file, int line)
{
    uint8_t sheet, row;
    const char *said = CHECK_SET(&set, &sheet, &row);
    if (!said || !strstr(said, what)) test_same_text(said ? said : "good", what, file, line);
}
static void welcome(const char *file, int line)
{
    uint8_t sheet, row;
    const char *said = CHECK_SET(&set, &sheet, &row);
    if (said) test_check(0, said, file, line);
}
#define REFUSED(what, ...) do { set = HOUSE; __VA_ARGS__; refused(what, __FILE__, __LINE__); } while (0)
#define WELCOME(...) do { set = HOUSE; __VA_ARGS__; welcome(__FILE__, __LINE__); } while (0)
#endif
