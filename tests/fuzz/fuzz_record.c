/* fuzz_record.c - any bytes as a record. What is refused must be refused with its line; what verifies must be written
 * down again and verify again. The hash of the set and the version of the rules are put right, so that the corpus keeps
 * reaching the replay when they change. */
#include "engine/game.h"
#include "games/games.h"
#include "table/match/record.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { ROOM = 1 << 20, MAX_INPUT = 1 << 16 };

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void must_name_a_line(const error *why) { must(!strncmp(why->text, "line ", 5) && strlen(why->text) > 10); }

/* A match that was replayed, written down: the same answers and the same end. */
static void write_again(const record *r)
{
    static char text[ROOM];
    match m;
    record again;
    error why;
    must(record_replay(r, &m, &why));
    const int n = record_write(&m, true, text, ROOM);
    must(n > 0);
    must(record_read(&again, text, (size_t)n, orr_find_game, &why));
    must(again.n_answers == r->n_answers);
    must(record_verify(&again, &why));
    record_free(&again);
    match_close(&m);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    record r;
    error why = { "" };
    match m;
    if (n > MAX_INPUT) return 0;
    if (!record_read(&r, (const char *)bytes, n, orr_find_game, &why)) {
        must_name_a_line(&why);
        return 0;
    }
    if (!record_verify(&r, &why)) must_name_a_line(&why);
    r.rules_version = r.game->rules_version;
    r.set_hash = set_hash(r.game, r.box.set);
    strcpy(r.set_name, box_set_name(&r.box));
    r.opened = true;
    if (record_replay(&r, &m, &why)) {
        match_close(&m);
        write_again(&r);
    } else {
        must_name_a_line(&why);
    }
    record_free(&r);
    return 0;
}
