/* puzzle.c - puzzles as text, their positions, and which one belongs to a day. */
#include "lab/puzzle/puzzle.h"

#include "base/decimal.h"
#include "base/grow.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char puzzle_letter[PUZZLE_KINDS] = { [PUZZLE_WIN] = 'w', [PUZZLE_SAVE] = 's', [PUZZLE_WHO] = 'q' };
const char *const puzzle_kind_name[PUZZLE_KINDS] = { [PUZZLE_WIN] = "win", [PUZZLE_SAVE] = "save",
                                                     [PUZZLE_WHO] = "who" };

/* ---- codes ------------------------------------------------------------------------------------------------------- */

static const char letters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
enum { LETTERS = sizeof letters - 1 };

/* A number below 62 is a letter; "-" before it adds 62. */
void puzzle_encode(const orr_ctx *t, orr_answer x, text_buf *out)
{
    orr_answer all[SOLVE_MOST_SAYINGS];
    const unsigned n = solve_sayings(t, all);
    unsigned i = 0;
    while (i < n && (all[i].seat != x.seat || !orr_same_action(all[i].act, x.act))) i++;
    for (; i >= LETTERS; i -= LETTERS) text_add(out, "-");
    text_put(out, &letters[i], 1);
}

bool puzzle_decode(const orr_ctx *t, const char **code, orr_answer *x)
{
    orr_answer all[SOLVE_MOST_SAYINGS];
    const unsigned n = solve_sayings(t, all);
    unsigned i = 0;
    while (**code == '-') ++*code, i += LETTERS;
    const char *at = **code ? strchr(letters, **code) : NULL;
    if (!at || (i += (unsigned)(at - letters)) >= n) return false;
    ++*code;
    *x = all[i];
    return true;
}

void puzzle_seed(uint32_t seed, char text[PUZZLE_SEED]) { snprintf(text, PUZZLE_SEED, "mine-%u", seed); }

void puzzle_deal(uint32_t seed, match_deal *d)
{
    char text[PUZZLE_SEED];
    puzzle_seed(seed, text);
    deal_from_seed(d, text);
}

bool puzzle_open(const orr_box *box, const puzzle *p, match *m, error *why)
{
    const char *code = p->moves;
    match_deal d;
    puzzle_deal(p->seed, &d);
    if (!match_open(m, box, p->seats, &d, why)) return false;
    for (uint32_t i = 0; i < p->at; i++) {
        orr_answer x;
        if (puzzle_decode(&m->t, &code, &x) && match_take(m, x.seat, x.act)) continue;
        match_close(m);
        return error_refuse(why, "Answer %u of the match is not possible any more.", i + 1);
    }
    if (!*code && (orr_asked(&m->t) >> p->you & 1)) return true;
    match_close(m);
    return error_refuse(why, "Seat %u is not asked after answer %u.", p->you + 1u, p->at);
}

unsigned puzzle_line(const puzzle *p, const match *m, orr_answer line[PUZZLE_LINE])
{
    const orr_game *g = m->t.game;
    const char *code = p->way;
    orr_ctx t = { .game = g, .box = m->t.box, .state = malloc(g->state_size) };
    unsigned n = 0;
    if (t.state) memcpy(t.state, m->t.state, g->state_size);
    while (t.state && *code && n < PUZZLE_LINE && puzzle_decode(&t, &code, &line[n]))
        orr_say(&t, line[n].seat, line[n].act), n++;
    free(t.state);
    return *code ? 0 : n;
}

void puzzle_motif(const orr_box *box, orr_seat you, const orr_answer *line, unsigned n, text_buf *out)
{
    for (unsigned i = 0; i < n; i++) {
        char act[128];
        if (orr_write(box, line[i].act, act, sizeof act) < 0) continue;
        for (char *c = act; *c; c++)
            if (*c >= '0' && *c <= '9') *c = '#';
        text_format(out, "%s%s %s", i ? "; " : "", line[i].seat == you ? "I" : "they", act);
    }
}

/* ---- books ------------------------------------------------------------------------------------------------------- */

void puzzle_book_close(puzzle_book *b)
{
    for (uint32_t i = 0; i < b->n; i++) free(b->one[i].moves);
    free(b->one);
    *b = (puzzle_book){ .n = 0 };
}

bool puzzle_add(puzzle_book *b, const puzzle *p)
{
    if (!grow_array(&b->one, sizeof *b->one, &b->cap, b->n + 1u, 64)) return false;
    b->one[b->n++] = *p;
    return true;
}

void puzzle_name(puzzle *p)
{
    snprintf(p->id, sizeof p->id, "%u%c%u-%u", p->seats, puzzle_letter[p->kind], p->seed, p->at);
}

const puzzle *puzzle_find(const puzzle_book *b, const char *id)
{
    for (uint32_t i = 0; i < b->n; i++)
        if (!strcmp(b->one[i].id, id)) return &b->one[i];
    return NULL;
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void puzzle_write(const puzzle_book *b, text_buf *out)
{
    text_format(out, "puzzles %s\n", b->box.game->id);
    for (unsigned i = 0; i < b->box.game->n_options; i++)
        if (b->box.opt[i])
            text_format(out, "option %s=%s\n", b->box.game->options[i].name,
                        b->box.game->options[i].word[b->box.opt[i]]);
    for (uint32_t i = 0; i < b->n; i++) {
        const puzzle *p = &b->one[i];
        text_format(out, "%s %u %u %u ", p->id, p->you + 1u, p->own, p->rating);
        text_add(out, p->moves);
        if (p->kind == PUZZLE_WHO) text_format(out, " %u:%u\n", p->who + 1u, p->side);
        else text_format(out, " %s\n", p->way);
    }
}

static bool read_id(puzzle *p)
{
    char kind, rest;
    unsigned seats;
    if (sscanf(p->id, "%2u%c%u-%u%c", &seats, &kind, &p->seed, &p->at, &rest) != 4) return false;
    const char *at = memchr(puzzle_letter, kind, PUZZLE_KINDS);
    if (!at || seats > ORR_MAX_SEATS) return false;
    p->seats = (uint8_t)seats;
    p->kind = (puzzle_kind)(at - puzzle_letter);
    return true;
}

/* "ID SEAT OWN RATING MOVES WAY" */
static bool read_puzzle(const puzzle_book *b, char *line, puzzle *p)
{
    unsigned you, own, rating, who = 1, side = 0;
    char *word[6], *rest = line;
    for (unsigned i = 0; i < 6; i++) word[i] = rest, rest = text_after_word(rest);
    *p = (puzzle){ .seats = 0 };
    if (*rest || strlen(word[0]) >= PUZZLE_ID || strlen(word[5]) >= PUZZLE_WAY) return false;
    strcpy(p->id, word[0]);
    if (!read_id(p) || !decimal_read_unsigned(word[1], p->seats, &you) || !you) return false;
    if (!decimal_read_unsigned(word[2], PUZZLE_OWN + 1, &own) || !own) return false;
    if (!decimal_read_unsigned(word[3], 9999, &rating)) return false;
    if (p->kind != PUZZLE_WHO) strcpy(p->way, word[5]);
    else if (sscanf(word[5], "%2u:%2u", &who, &side) != 2 || !who || who > p->seats || who == you) return false;
    if (p->kind == PUZZLE_WHO && (!b->box.game->side_noun || side > 15)) return false;
    if (p->kind != PUZZLE_WHO && !*p->way) return false;
    p->you = (orr_seat)(you - 1);
    p->own = (uint8_t)own;
    p->rating = (uint16_t)rating;
    p->who = (orr_seat)(who - 1);
    p->side = (uint8_t)side;
    p->moves = malloc(strlen(word[4]) + 1);
    return p->moves && strcpy(p->moves, word[4]);
}

static bool read_option(puzzle_book *b, char *rest, error *why)
{
    char *value = strchr(rest, '=');
    if (!value) return error_refuse(why, "An option should be NAME=VALUE.");
    *value++ = 0;
    return box_option(&b->box, rest, value, why);
}

static bool read_line(puzzle_book *b, const orr_game *(*find)(const char *id), char *line, error *why)
{
    puzzle p;
    if (!*line || *line == '#') return true;
    if (!b->box.game) {
        const orr_game *g = strncmp(line, "puzzles ", 8) ? NULL : find(line + 8);
        if (!g) return error_refuse(why, "A file of puzzles begins with \"puzzles GAME\".");
        box_open(&b->box, g);
        return true;
    }
    if (!strncmp(line, "option ", 7)) return read_option(b, line + 7, why);
    if (!read_puzzle(b, line, &p) || puzzle_find(b, p.id)) {
        free(p.moves);
        return error_refuse(why, "A puzzle should be \"ID SEAT OWN RATING MOVES WAY\", each ID once.");
    }
    if (puzzle_add(b, &p)) return true;
    free(p.moves);
    return error_refuse(why, "There is not enough memory for these puzzles.");
}

bool puzzle_read(puzzle_book *b, const orr_game *(*find)(const char *id), const char *text, size_t n, error *why)
{
    char *copy = malloc(n + 1), *line = copy;
    error inner;
    *b = (puzzle_book){ .n = 0 };
    if (!copy) return error_refuse(why, "There is not enough memory for these puzzles.");
    memcpy(copy, text, n);
    copy[n] = 0;
    bool good = true;
    for (unsigned at = 1; line && good; at++) {
        char *end = strchr(line, '\n');
        if (end) *end++ = 0;
        good = read_line(b, find, line, &inner) || error_refuse(why, "line %u: %.300s", at, inner.text);
        line = end;
    }
    free(copy);
    if (good && !b->box.game) good = error_refuse(why, "A file of puzzles begins with \"puzzles GAME\".");
    if (!good) puzzle_book_close(b);
    return good;
}

/* ---- the puzzle of a day ----------------------------------------------------------------------------------------- */

static int by_rating(const void *a, const void *b)
{
    const puzzle *x = *(const puzzle *const *)a, *y = *(const puzzle *const *)b;
    return x->rating != y->rating ? (x->rating < y->rating ? -1 : 1) : strcmp(x->id, y->id);
}

static int by_hash(const void *a, const void *b)
{
    const puzzle *x = *(const puzzle *const *)a, *y = *(const puzzle *const *)b;
    const uint64_t i = orr_hash(x->id, strlen(x->id), 1), k = orr_hash(y->id, strlen(y->id), 1);
    return i < k ? -1 : i > k ? 1 : strcmp(x->id, y->id);
}

const puzzle *puzzle_of_day(const puzzle_book *b, uint32_t day)
{
    enum { WEEK = 7, THURSDAY = 3 };                         /* Monday is 0 */
    const puzzle **sorted = b->n ? malloc(b->n * sizeof *sorted) : NULL;
    const uint32_t weekday = (day + THURSDAY) % WEEK, week = (day + THURSDAY) / WEEK;
    if (!sorted) return NULL;
    for (uint32_t i = 0; i < b->n; i++) sorted[i] = &b->one[i];
    qsort(sorted, b->n, sizeof *sorted, by_rating);
    const uint32_t from = b->n * weekday / WEEK, to = b->n * (weekday + 1) / WEEK;
    const uint32_t first = to > from ? from : 0, n = to > from ? to - from : b->n;   /* fewer than a week: all */
    qsort(sorted + first, n, sizeof *sorted, by_hash);
    const puzzle *chosen = sorted[first + (to > from ? week : day) % n];
    free(sorted);
    return chosen;
}
