/* perft.c - how many ways of going on a position has. A file of positions:
 *
 *   position two players, the first turns
 *   match template seats=2 seed=1
 *   answers 4                  (random answers from the seed before counting starts)
 *   perft 3 12                 (sequences of 3 answers, chance as the key decides: 12)
 *   chance 2 40                (the same, and chance enumerated: every outcome of the first dice of every answer)
 *
 * Answers of all asked seats and all interjections count. The numbers are found again and compared. */
#include "engine/game.h"
#include "tests/support/again.h"
#include "tests/support/setting.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 64 * 1024, MAX_STATE = 65536, MAX_DICE = 3, MAX_SIDES = 20 };
enum { MAX_DEPTH = 12 };
typedef enum { FROM_KEY, ENUMERATED } dice;
typedef struct {                  /* the position now being counted */
    setting m;
    bool dealt;
    _Alignas(16) uint8_t state[MAX_STATE];
} position;

static uint64_t count(const orr_ctx *, unsigned depth, dice);

/* One answer with every outcome of its dice. The tape says how many sides the first die had that it did not cover; then
 * the answer is given again with each of them. Shuffles are left to the key: more than MAX_SIDES, or more than
 * MAX_DICE. */
static uint64_t count_outcomes(const orr_ctx *from, orr_seat s, orr_action a, unsigned depth, uint16_t *roll,
                               uint32_t n)
{
    static _Alignas(16) uint8_t copies[MAX_DEPTH + 1][MAX_STATE];
    orr_tape tape = { .next = roll, .n = n };
    orr_ctx t = *from;
    t.state = copies[depth];
    t.tape = &tape;
    memcpy(t.state, from->state, t.game->state_size);
    orr_say(&t, s, a);
    t.tape = NULL;
    if (!tape.sides || tape.sides > MAX_SIDES || n == MAX_DICE) return count(&t, depth - 1, ENUMERATED);
    uint64_t sum = 0;
    const uint32_t sides = tape.sides;
    for (uint16_t face = 0; face < sides; face++) {
        roll[n] = face;
        sum += count_outcomes(from, s, a, depth, roll, n + 1);
    }
    return sum;
}

static uint64_t count_answer(const orr_ctx *from, orr_seat s, orr_action a, unsigned depth, dice how)
{
    static _Alignas(16) uint8_t copies[MAX_DEPTH + 1][MAX_STATE];
    uint16_t roll[MAX_DICE + 1];
    if (how == ENUMERATED) return count_outcomes(from, s, a, depth, roll, 0);
    if (depth == 1) return 1;
    orr_ctx t = *from;
    t.state = copies[depth];
    memcpy(t.state, from->state, t.game->state_size);
    orr_say(&t, s, a);
    return count(&t, depth - 1, how);
}

static uint64_t count(const orr_ctx *t, unsigned depth, dice how)
{
    orr_action list[ORR_MAX_LEGAL];
    uint64_t sum = 0;
    if (!depth) return 1;
    for (unsigned s = 0; s < orr_core_of(t)->seats; s++)
        for (int i = 0, n = orr_legal(t, (orr_seat)s, list); i < n; i++)
            sum += count_answer(t, (orr_seat)s, list[i], depth, how);
    return sum;
}

/* ---- the file ----------------------------------------------------------------------------------------------- */

static bool deal(position *p, const char *line, error *why)
{
    uint8_t key[32];
    if (!setting_read(&p->m, line, why)) return false;
    orr_ctx t = { .game = p->m.box.game, .box = &p->m.box, .state = p->state };
    setting_key(&p->m, key);
    p->dealt = orr_start(&t, (uint8_t)p->m.seats, key) == ORR_OK;
    return p->dealt || error_refuse(why, "The match '%s' cannot be dealt.", line);
}

static bool play(position *p, unsigned answers, error *why)
{
    orr_ctx t = { .game = p->m.box.game, .box = &p->m.box, .state = p->state };
    orr_rng rng = { p->m.seed };
    for (unsigned i = 0; i < answers; i++) {
        if (orr_core_of(&t)->over) return error_refuse(why, "The match is over before answer %u.", i + 1);
        const orr_answer in = random_answer(&t, &rng);
        orr_say(&t, in.seat, in.act);
    }
    return true;
}

static bool do_line(position *p, char *line, size_t cap, error *why)
{
    unsigned depth, answers;
    char word[16] = "";
    if (!*line || *line == '#' || !strncmp(line, "position ", 9)) return true;
    if (!strncmp(line, "match ", 6)) return deal(p, line + 6, why);
    if (!p->dealt) return error_refuse(why, "'%s' should come after a match line.", line);
    if (sscanf(line, "answers %u", &answers) == 1) return play(p, answers, why);
    if (sscanf(line, "%15s %u", word, &depth) != 2 || depth > MAX_DEPTH ||
        (strcmp(word, "perft") && strcmp(word, "chance")))
        return error_refuse(why, "'%s' should be position, match, answers, perft or chance.", line);
    const orr_ctx t = { .game = p->m.box.game, .box = &p->m.box, .state = p->state };
    snprintf(line, cap, "%s %u %" PRIu64, word, depth, count(&t, depth, strcmp(word, "perft") ? ENUMERATED : FROM_KEY));
    return true;
}

static bool count_positions(const char *old, char *out, size_t cap, error *why)
{
    static position p;
    char line[400];
    size_t n = 0;
    p.dealt = false;
    for (; *old; old += strcspn(old, "\n"), old += *old == '\n') {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(old, "\n"), old);
        if (!do_line(&p, line, sizeof line, why)) return false;
        n += (size_t)snprintf(out + n, cap - n, "%s\n", line);
        if (n >= cap) return error_refuse(why, "The file is longer than %zu bytes.", cap);
    }
    return true;
}

int main(int argc, char **argv) { return again_main(argc, argv, count_positions, ROOM); }
