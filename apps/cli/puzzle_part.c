/* puzzle_part.c - looks for puzzles in one part of the matches, and joins what all parts found.
 *
 *   mined 250 of 500 matches, 9000 questions, 24 puzzles, 20 good
 *   puzzles earth-gambit                 and the rest of a file of puzzles */
#include "apps/cli/puzzle_part.h"

#include "apps/common/enough.h"
#include "apps/common/wrong.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {              /* a part in the making */
    const char *path, *head;
    puzzle_book book;
    mine_sum before, now;     /* what the file had counted; what this run has */
    uint64_t matches;         /* of the part */
    text_buf body;
    error why;
    bool bad;                 /* it could not be saved */
} part_run;

static uint64_t matches_done(const part_run *p) { return p->before.matches + p->now.matches; }

static bool save(part_run *p)
{
    text_clear(&p->body);
    text_format(&p->body, "mined %llu of %llu matches, %llu questions, %llu puzzles, %llu good\n",
                (unsigned long long)matches_done(p), (unsigned long long)p->matches,
                (unsigned long long)(p->before.questions + p->now.questions),
                (unsigned long long)(p->before.found + p->now.found),
                (unsigned long long)(p->before.good + p->now.good));
    puzzle_write(&p->book, &p->body);
    if (p->body.torn) return error_refuse(&p->why, "There is not enough memory for a part.");
    return part_save(p->path, p->head, p->body.text, matches_done(p) == p->matches, &p->why);
}

static bool read_body(const char *body, uint64_t matches, puzzle_book *b, mine_sum *sum)
{
    unsigned long long done, all, questions, found, good;
    int used = 0;
    if (sscanf(body, "mined %llu of %llu matches, %llu questions, %llu puzzles, %llu good%n", &done, &all, &questions,
               &found, &good, &used) != 5 || body[used] != '\n' || all != matches || done > all)
        return false;
    *sum = (mine_sum){ .matches = done, .questions = questions, .found = found, .good = good };
    return puzzle_read(b, orr_find_game, body + used + 1, strlen(body + used + 1), NULL);
}

static bool goes_on(void *user, uint32_t seed)
{
    part_run *p = user;
    (void)seed;
    if (part_rest()) {
        p->bad = !save(p);
        part_rest_later();
    }
    return !p->bad && !enough_said();
}

static int mine(part_run *p, mine_order o, part_of part)
{
    o.first += (uint32_t)p->before.matches;
    o.matches = (uint32_t)(p->matches - p->before.matches);
    o.goes_on = goes_on;
    o.user = p;
    if (!save(p)) return cli_wrong("%s", p->why.text);   /* before anything is played */
    part_rest_later();
    if (!mine_run(&p->book, &o, &p->now, &p->why) || p->bad || !save(p)) return cli_wrong("%s", p->why.text);
    return part_told(p->path, part, matches_done(p) == p->matches);
}

int puzzle_part_mine(const char *path, const char *head, part_of part, const orr_box *box, const mine_order *wanted)
{
    part_run p = { .path = path, .head = head, .book.box = *box };
    mine_order o = *wanted;
    uint64_t first, end;
    part_state state;
    char *text;
    const char *body;
    int code = CLI_OK;
    part_range(part, o.matches, &first, &end);
    p.matches = end - first;
    o.first += (uint32_t)first;
    if (!part_load(path, head, &text, &body, &state, &p.why)) return cli_wrong("%s", p.why.text);
    if (state == PART_ENDED) printf("%s is finished; nothing was played.\n", path);
    else if (state == PART_STOPPED && !read_body(body, p.matches, &p.book, &p.before))
        code = cli_wrong("%s has no puzzles.", path);
    else code = mine(&p, o, part);
    puzzle_book_close(&p.book);
    text_free(&p.body);
    free(text);
    return code;
}

bool puzzle_part_join(const part_set *parts, const mine_order *o, puzzle_book *to, mine_sum *sum, error *why)
{
    *sum = (mine_sum){ 0 };
    for (uint32_t i = 0; i < parts->n; i++) {
        puzzle_book b;
        mine_sum s;
        uint64_t first, end;
        part_range((part_of){ i + 1, parts->n }, o->matches, &first, &end);
        if (!read_body(parts->body[i], end - first, &b, &s) || s.matches != end - first)
            return error_refuse(why, "%.200s does not have the matches that it says.", parts->path[i]);
        sum->matches += s.matches, sum->questions += s.questions, sum->found += s.found, sum->good += s.good;
        const bool joined = mine_join(to, &b, &sum->kept, why);
        puzzle_book_close(&b);
        if (!joined) return false;
    }
    return true;
}
