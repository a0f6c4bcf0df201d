/* puzzles.c - reads the puzzles inside the program. */
#include "apps/common/puzzles.h"

#include "games/games.h"

#include <stdio.h>
#include <string.h>

void puzzles_open(puzzles *all)
{
    all->n = 0;
    for (unsigned g = 0; orr_games[g]; g++)
        for (const puzzles_file *f = puzzles_files; f->text && all->n < PUZZLES_MOST; f++) {
            puzzle_book *b = &all->book[all->n];
            if (!puzzle_read(b, orr_find_game, f->text, (size_t)(f->end - f->text), NULL)) continue;
            if (b->n && b->box.game == orr_games[g]) all->n++;
            else puzzle_book_close(b);
        }
}

void puzzles_close(puzzles *all)
{
    while (all->n) puzzle_book_close(&all->book[--all->n]);
}

const puzzle_book *puzzles_of(const puzzles *all, const orr_game *g)
{
    for (unsigned i = 0; i < all->n; i++)
        if (all->book[i].box.game == g) return &all->book[i];
    return NULL;
}

/* sscanf would also take signs and blanks. */
static bool looks_like_a_date(const char *date)
{
    static const char like[] = "0000-00-00";
    for (unsigned i = 0; like[i]; i++)
        if (like[i] == '0' ? date[i] < '0' || date[i] > '9' : date[i] != like[i]) return false;
    return !date[10];
}

/* Howard Hinnant's days_from_civil: years begin in March, so that leap days come last. */
bool puzzles_day(const char *date, uint32_t *day)
{
    static const uint8_t length[] = { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    unsigned y, m, d;
    if (!looks_like_a_date(date) || sscanf(date, "%4u-%2u-%2u", &y, &m, &d) != 3) return false;
    if (y < 1970 || m < 1 || m > 12 || d < 1 || d > length[m - 1]) return false;
    if (m == 2 && d == 29 && (y % 4 || (y % 100 == 0 && y % 400))) return false;
    if (m <= 2) y--;
    const unsigned era = y / 400, year = y % 400, in_year = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + d - 1;
    *day = era * 146097 + year * 365 + year / 4 - year / 100 + in_year - 719468;
    return true;
}
