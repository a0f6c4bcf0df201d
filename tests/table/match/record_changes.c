/* Records of every game, changed in any way, at random and with a plan: not one may verify, and each refusal names a
 * line. test_unit_record_changes [HOW MANY]: the test suite tries a few thousand, `make check` 120,000. */
#include "table/match/record.h"

#include "engine/game.h"
#include "games/games.h"
#include "tests/support/check.h"

#include <ctype.h>
#include <stdlib.h>

enum { ROOM = 1 << 20, MATCHES = 6 };
static orr_rng rng = { 12 };
static unsigned any(size_t n) { return orr_rng_below(&rng, n < 60000 ? (uint32_t)n : 60000); }
static size_t anywhere(size_t n) { return ((size_t)any(60000) * 60000 + any(60000)) % n; }

typedef struct { char *s; size_t n; } text;              /* with room for twice as much and a bit */
static text original, changed;

/* ---- records to change ------------------------------------------------------------------------------------------ */

static const orr_game *game;
static match played;                                     /* the match behind `original` */

static void shuffle(match_deal *d, unsigned seats, unsigned number)
{
    char seed[40];
    uint8_t commitment[MATCH_KEY];
    snprintf(seed, sizeof seed, "changes %u", number);
    deal_from_seed(d, seed);
    deal_commitment(d, commitment);
    for (unsigned s = 0; s < seats && number; s++) {     /* match 0: nobody helped to shuffle */
        memset(d->salt[s], (int)(16 * number + s), DEAL_SALT);
        deal_pledge(commitment, s, d->salt[s], d->pledge[s]);
        d->pledged |= orr_one(s);
        if (s % 3 != 2) d->salted |= orr_one(s);         /* the third kept its part back */
    }
}

static bool play(unsigned number)
{
    match_deal d;
    orr_box b;
    orr_action legal[ORR_MAX_LEGAL];
    unsigned seats = game->min_seats + any(game->max_seats - game->min_seats + 1u);
    const uint32_t most = number % 3 == 2 ? 20 + any(200) : 400;     /* to the end, or not */
    box_open(&b, game);
    for (unsigned i = 0; i < game->n_options && number % 2; i++) b.opt[i] = (uint8_t)any(game->options[i].values);
    box_use_set(&b, b.set);                              /* the hash follows the options */
    while (!box_check(&b, seats, NULL) && seats < game->max_seats) seats++;
    if (!box_check(&b, seats, NULL)) box_open(&b, game), seats = game->max_seats;
    shuffle(&d, seats, number);
    if (!CHECK(match_open(&played, &b, seats, &d, NULL))) return false;
    while (!match_over(&played) && played.n_answers < most) {
        const orr_seat s = orr_speaker(&played.t, &rng);
        const int n = orr_legal(&played.t, s, legal);
        match_answer(&played, s, legal[any((size_t)n)], NULL);
    }
    const int n = record_write(&played, true, original.s, ROOM / 4);
    original.n = n > 0 ? (size_t)n : 0;
    return CHECK(n > 0);
}

static bool verifies(const text *t, error *why)
{
    record r;
    if (!record_read(&r, t->s, t->n, orr_find_game, why)) return false;
    const bool good = record_verify(&r, why);
    record_free(&r);
    return good;
}

/* ---- bytes ------------------------------------------------------------------------------------------------------ */

static void splice(text *t, size_t at, size_t gone, const char *with, size_t n)
{
    memmove(t->s + at + n, t->s + at + gone, t->n - at - gone);
    memcpy(t->s + at, with, n);
    t->n += n - gone;
}

static void flip(text *t) { t->s[anywhere(t->n)] ^= (char)(1 << any(8)); }
static void put_byte(text *t) { t->s[anywhere(t->n)] = (char)any(256); }
static void drop_byte(text *t) { splice(t, anywhere(t->n), 1, "", 0); }
static void add_byte(text *t)
{
    static const char likely[] = " \n\t\r0123456789abcdefABCDEF:,-#.\0\x7f\xc3\xa9";
    const char ch = any(4) ? likely[any(sizeof likely)] : (char)any(256);
    splice(t, anywhere(t->n + 1), 0, &ch, 1);
}
static void swap_bytes(text *t)
{
    const size_t i = anywhere(t->n), j = any(2) && i + 1 < t->n ? i + 1 : anywhere(t->n);
    const char ch = t->s[i];
    t->s[i] = t->s[j];
    t->s[j] = ch;
}
static void cut(text *t) { t->n = any(3) ? t->n - 1 - any(t->n < 200 ? t->n : 200) : anywhere(t->n); }

/* ---- lines ------------------------------------------------------------------------------------------------------ */

typedef struct { size_t at, n; } span;                   /* with its line end */

static span line_around(const text *t, size_t i)
{
    size_t a = i, b = i;
    while (a && t->s[a - 1] != '\n') a--;
    while (b < t->n && t->s[b] != '\n') b++;
    return (span){ a, (b < t->n ? b + 1 : b) - a };
}
static span any_line(const text *t) { return line_around(t, anywhere(t->n)); }

static void drop_line(text *t)
{
    const span l = any_line(t);
    splice(t, l.at, l.n, "", 0);
}

static void copy_line(text *t)                           /* behind itself, or anywhere */
{
    static char line[ROOM / 4];
    const span l = any_line(t), to = any(2) ? l : any_line(t);
    memcpy(line, t->s + l.at, l.n);
    splice(t, to.at, 0, line, l.n);
}

static void move_line(text *t)
{
    static char line[ROOM / 4];
    const span l = any_line(t);
    memcpy(line, t->s + l.at, l.n);
    splice(t, l.at, l.n, "", 0);
    if (t->n) splice(t, any_line(t).at, 0, line, l.n);
}

static void swap_lines(text *t)                          /* neighbours, or any two */
{
    static char both[ROOM / 4];
    span a = any_line(t);
    const size_t behind = a.at + a.n;
    span b = any(2) && behind < t->n ? line_around(t, behind) : any_line(t);
    if (a.at == b.at) return;
    if (a.at > b.at) {
        const span x = a;
        a = b;
        b = x;
    }
    const size_t middle = b.at - a.at - a.n, all = b.at + b.n - a.at;
    memcpy(both, t->s + b.at, b.n);
    memcpy(both + b.n, t->s + a.at + a.n, middle);
    memcpy(both + b.n + middle, t->s + a.at, a.n);
    memcpy(t->s + a.at, both, all);
}

/* ---- blanks, cases, line ends ----------------------------------------------------------------------------------- */

static void add_blank(text *t)
{
    static const char *const blank[] = { " ", "\t", "\n", "\r", "\v", "\f", "  ", "\n\n", " \n" };
    const char *b = blank[any(sizeof blank / sizeof *blank)];
    const span l = any_line(t);
    const size_t at = any(3) == 0 ? l.at : any(2) ? l.at + l.n - 1 : anywhere(t->n + 1);
    splice(t, at, 0, b, strlen(b));
}

static void other_blank(text *t)
{
    for (unsigned tries = 0; tries < 1000; tries++) {
        const size_t i = anywhere(t->n);
        if (t->s[i] != ' ' && t->s[i] != '\n') continue;
        static const char other[] = "\t\r\v\f \n";
        t->s[i] = other[any(6)];
        return;
    }
}

static void other_case(text *t)                          /* a letter, a line, or all of it */
{
    const span l = any_line(t);
    const unsigned how = any(4);
    const size_t from = how == 0 ? 0 : how == 1 ? l.at : anywhere(t->n),
                 to = how == 0 ? t->n : how == 1 ? l.at + l.n : from + 1;
    for (size_t i = from; i < to; i++) {
        const unsigned char ch = (unsigned char)t->s[i];
        t->s[i] = (char)(how == 2 && islower(ch) ? toupper(ch) : islower(ch) ? toupper(ch) : tolower(ch));
    }
}

static void line_ends(text *t)                           /* CR LF, or CR alone; in one line or in all */
{
    const bool all = any(2), alone = any(3) == 0;
    const size_t only = anywhere(t->n);
    const size_t end = line_around(t, only).at + line_around(t, only).n;
    for (size_t i = t->n; i-- > 0;)
        if (t->s[i] == '\n' && (all || i + 1 == end)) splice(t, i, alone, "\r", 1);
}

/* ---- sense ------------------------------------------------------------------------------------------------------ */

static void other_number(text *t)
{
    char number[24];
    for (unsigned tries = 0; tries < 1000; tries++) {
        size_t a = anywhere(t->n), b = a;
        if (!isdigit((unsigned char)t->s[a])) continue;
        while (a && isdigit((unsigned char)t->s[a - 1])) a--;
        while (b < t->n && isdigit((unsigned char)t->s[b])) b++;
        const unsigned long was = strtoul(t->s + a, NULL, 10);
        const unsigned how = any(5);
        snprintf(number, sizeof number, how == 0 ? "0%lu" : how == 1 ? "+%lu" : "%lu",
                 how == 2 ? was + 1 : how == 3 && was ? was - 1 : how == 4 ? (unsigned long)any(20) : was);
        splice(t, a, b - a, number, strlen(number));
        return;
    }
}

static size_t find_line(const text *t, const char *start)
{
    for (size_t i = 0; i < t->n; i += line_around(t, i).n)
        if (t->n - i > strlen(start) && !memcmp(t->s + i, start, strlen(start))) return i;
    return t->n;
}

/* An answer that was legal there just as well. */
static void other_answer(text *t)
{
    match m;
    orr_action legal[ORR_MAX_LEGAL];
    char line[200], words[160];
    if (!played.n_answers || !match_open(&m, &played.box, orr_core_of(&played.t)->seats, &played.deal, NULL)) return;
    const uint32_t which = any(played.n_answers);
    const orr_answer *a = &played.answer[which];
    for (uint32_t i = 0; i < which; i++) match_answer(&m, played.answer[i].seat, played.answer[i].act, NULL);
    const int n = orr_legal(&m.t, a->seat, legal);
    orr_write(&m.box, legal[any((size_t)n)], words, sizeof words);
    match_close(&m);
    size_t at = find_line(t, "answers\n") + 8;
    for (uint32_t i = 0; i < which && at < t->n; i++) at += line_around(t, at).n;
    if (at >= t->n) return;                              /* an earlier change took the place away */
    const int length = snprintf(line, sizeof line, "%u: %s\n", a->seat + 1u, words);
    splice(t, at, line_around(t, at).n, line, (size_t)length);
}

/* The words of one answer for another's. */
static void words_of_another(text *t)
{
    char words[200];
    const span from = any_line(t), to = any_line(t);
    const char *a = memchr(t->s + from.at, ':', from.n), *b = memchr(t->s + to.at, ':', to.n);
    if (!a || !b) return;
    const size_t n = (size_t)(t->s + from.at + from.n - a), gone = (size_t)(t->s + to.at + to.n - b);
    if (n >= sizeof words) return;
    memcpy(words, a, n);
    splice(t, (size_t)(b - t->s), gone, words, n);
}

/* Lines that say nothing new, or something that is not so. */
static void add_header(text *t)
{
    char line[200];
    const orr_option *o = game->n_options ? &game->options[any(game->n_options)] : NULL;
    const unsigned how = any(5);
    if (how == 0 && o) snprintf(line, sizeof line, "option %s %s\n", o->name, o->word[any(o->values)]);
    else if (how == 1) snprintf(line, sizeof line, "salt %u %032x\n", 1 + any(15), any(1000));
    else if (how == 2) snprintf(line, sizeof line, "pledge %u %064x\n", 1 + any(15), any(1000));
    else if (how == 3) snprintf(line, sizeof line, "seats %u\n", 1 + any(15));
    else snprintf(line, sizeof line, "# a remark\n");
    splice(t, find_line(t, any(2) ? "answers" : "set "), 0, line, strlen(line));
}

static void append(text *t)
{
    static const char *const tail[] = { "\n", " ", "\r\n", "\t\n", "\f", "x", "result - -\n", "1: pass\n",
                                        "answers\n", "\xef\xbb\xbf" };
    const unsigned how = any(13);
    if (how == 10) splice(t, t->n, 0, "\0", 1);
    else if (how == 11) splice(t, 0, 0, "\xef\xbb\xbf", 3);          /* as some editors put before a text */
    else if (how == 12) splice(t, t->n, 0, original.s, original.n);
    else splice(t, t->n, 0, tail[how], strlen(tail[how]));
}

static void other_ending(text *t)                        /* somebody else has won */
{
    const size_t at = find_line(t, "result ");
    if (at == t->n) return;
    const span l = line_around(t, at);
    const char *const outcome = game->outcomes[any(game->n_outcomes)];
    char line[200];
    int n = snprintf(line, sizeof line, "result %s %u\n", outcome, 1 + any(game->max_seats));
    for (int i = 7; i < n - 3; i++)
        line[i] = (char)(line[i] == ' ' && i < 7 + (int)strlen(outcome) ? '-' : tolower((unsigned char)line[i]));
    splice(t, at, l.n, line, (size_t)n);
}

static void (*const ways[])(text *) = { flip,         put_byte,         drop_byte,  add_byte,  swap_bytes,
                                        cut,          drop_line,        copy_line,  move_line, swap_lines,
                                        add_blank,    other_blank,      other_case, line_ends, other_number,
                                        other_answer, words_of_another, add_header, append,    other_ending };
enum { WAYS = sizeof ways / sizeof *ways };

/* ---- the test --------------------------------------------------------------------------------------------------- */

static unsigned tried, wanted;

static void change_once(void)
{
    error why = { "" };
    memcpy(changed.s, original.s, original.n);
    changed.n = original.n;
    const unsigned way = any(WAYS), twice = any(8) ? WAYS : any(WAYS);
    ways[way](&changed);
    if (twice < WAYS && changed.n) ways[twice](&changed);
    if (changed.n == original.n && !memcmp(changed.s, original.s, changed.n)) return;
    tried++;
    if (!CHECK(!verifies(&changed, &why)))
        printf("  %s: way %u, then %u, verified:\n%.*s", game->id, way, twice, (int)changed.n, changed.s);
    else if (!CHECK(!strncmp(why.text, "line ", 5) && why.text[5] >= '1' && why.text[5] <= '9' &&
                    strlen(why.text) > 15))
        printf("  %s: '%s'\n", game->id, why.text);
}

static void no_change_verifies(void)
{
    tried = 0;
    for (unsigned number = 0; number < MATCHES && !test_failures_here; number++) {
        error why = { "" };
        if (!play(number)) return;
        if (!CHECK(verifies(&original, &why))) printf("  %s: %s\n", game->id, why.text);
        while (tried < (number + 1) * wanted / MATCHES && !test_failures_here) change_once();
        match_close(&played);
    }
    printf("%s: %u changes, none verifies\n", game->id, tried);
}

int main(int argc, char **argv)
{
    unsigned games = 0;
    for (const orr_game *const *g = orr_games; *g; g++) games++;
    wanted = (argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 3000) / games + 1;
    original.s = malloc(ROOM);
    changed.s = malloc(ROOM);
    if (!original.s || !changed.s) return 1;
    for (const orr_game *const *g = orr_games; *g; g++) {
        game = *g;
        TEST_CASE(no_change_verifies);
    }
    free(original.s);
    free(changed.s);
    return test_end();
}
