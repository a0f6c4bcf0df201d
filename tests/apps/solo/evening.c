/* evening.c - a match of apps/solo and the pages of it, hosted natively: evening GAME SEATS LEVEL SEED [TEXTS], or
 * evening signatures MATCHES. With the texts beside the module its pages are asked for, too. It prints everything that
 * the host is given. evening.mjs does the same with the module; both must say the same. */
#include "apps/solo/host.h"
#include "apps/solo/solo.h"
#include "base/json.h"
#include "base/json_in.h"
#include "engine/game.h"
#include "games/games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t luck;
static double now = 1700000000000.0;
static char link[24], act[64];
static int64_t question = -1;
static bool over, pending;

static uint32_t roll(void)               /* the same in both hosts */
{
    luck = luck * 1664525u + 1013904223u;
    return luck >> 8;
}

/* ---- the host ---------------------------------------------------------------------------------------------------- */

static const json_in_value *member(const json_in *in, const json_in_value *v, const char *key)
{
    return v ? json_in_member(in, v, key) : NULL;
}

/* What is asked, and an answer of those it may be. */
static void look(const char *text, size_t n)
{
    json_in in;
    unsigned line;
    if (json_in_read(&in, text, n, JSON_DEPTH, false, &line)) return;
    const json_in_value *q = member(&in, in.value, "question"), *legal = member(&in, in.value, "legal");
    const json_in_value *t = member(&in, in.value, "t"), *end = member(&in, in.value, "over");
    if (t && t->text && !strcmp(t->text, "view")) {
        over = end && end->kind == JSON_IN_TRUE;
        question = q && q->kind == JSON_IN_WHOLE && legal->n ? q->whole : -1;
        if (question >= 0) {
            const json_in_value *one = legal + 1;
            for (uint32_t i = roll() % legal->n; i > 0; i--) one = &in.value[one->after];
            const json_in_value *a = member(&in, one, "a");
            snprintf(act, sizeof act, "%lld,%lld,%lld,%lld", (long long)a[1].whole, (long long)a[2].whole,
                     (long long)a[3].whole, (long long)a[4].whole);
        }
    }
    json_in_free(&in);
}

void host_reply(uint32_t request, uint32_t status, const char *body, size_t n)
{
    printf("reply %u %u %.*s\n", request, status, (int)n, body);
    const char *found = status == 201 ? strstr(body, "\"link\":\"") : NULL;
    if (found) memcpy(link, found + 8, 23);
}
void host_send(uint32_t socket, const char *frame, size_t n)
{
    printf("send %u %.*s\n", socket, (int)n, frame);
    look(frame, n);
}
void host_hang_up(uint32_t socket, uint32_t code) { printf("hang up %u %u\n", socket, code); }
void host_store(const char *to, uint32_t sequence, const char *entry, size_t n)
{
    printf("store %.23s %u %.*s\n", to, sequence, (int)n, entry);
    pending = true;
}
void host_keep_token(const char *to, const uint8_t *token)
{
    printf("token %.23s %u\n", to, token[0]);
}
void host_forget(const char *of)
{
    printf("forget %.23s\n", of);
    pending = true;
}
void host_need_net(const char *game, size_t n) { printf("need %.*s\n", (int)n, game); }       /* it has all of them */
double host_steady(void) { return now; }
double host_wall(void) { return now; }
void host_random(uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)roll();
}

/* ---- the evening ------------------------------------------------------------------------------------------------- */

static void settle(void)
{
    while (pending) {
        pending = false;
        solo_stored(true);
    }
}

static void ask(uint32_t id, const char *path, const char *body)
{
    const size_t n = strlen(path), m = body ? strlen(body) : 0;
    char *at = solo_buffer(n + m + 1);
    memcpy(at, path, n);
    if (m) memcpy(at + n, body, m);
    solo_request(id, body != NULL, n, m);
    settle();
}

static void say(const char *text)
{
    memcpy(solo_buffer(strlen(text)), text, strlen(text));
    solo_say(1, strlen(text));
    settle();
}

static void play(void)
{
    char text[128];
    unsigned id = 2;
    memcpy(solo_buffer(23), link, 23);
    solo_hold();
    solo_connect(1, 255);
    settle();
    say("{\"t\":\"start\",\"id\":1}");
    bool hinted = false;
    while (!over) {
        const double wait = solo_step();
        settle();
        if (wait == 0) continue;
        if (question >= 0 && !hinted) {
            hinted = true;
            say("{\"t\":\"hint\",\"id\":0}");
        } else if (question >= 0) {
            snprintf(text, sizeof text, "{\"t\":\"answer\",\"id\":%u,\"question\":%lld,\"a\":[%s]}", id++,
                     (long long)question, act);
            question = -1;
            say(text);
        } else if (wait > 0) {
            now += wait;
        } else {
            printf("stuck\n");
            exit(1);
        }
    }
}

static bool take_texts(const char *file)
{
    enum { MOST = 4 << 20 };
    FILE *f = fopen(file, "rb");
    char *at = solo_buffer(MOST);
    const size_t n = f && at ? fread(at, 1, MOST, f) : 0;
    if (f) fclose(f);
    return n && solo_texts(n);
}

static void read_pages(const char *game)
{
    static const char *const of_table[] = { "", "/book", "/record", "/replay?eyes=all", "/replay/7?eyes=0", "/check",
                                            "/stats", "/review?eyes=0", "/chances", "/beliefs?eyes=0", "/nothing" };
    static const char *const of_house[] = { "/api/games", "/api/lessons", "/api/puzzles/2026-11-16", "/api/tables",
                                            "/api/stats", "/api/help/%s", "/api/games/%s/rules?lang=it",
                                            "/api/lessons/%s/1/book" };
    char path[120];
    uint32_t id = 100;
    for (unsigned i = 0; i < sizeof of_table / sizeof *of_table; i++) {
        snprintf(path, sizeof path, "/api/tables/%s%s", link, of_table[i]);
        ask(id++, path, NULL);
    }
    for (unsigned i = 0; i < sizeof of_house / sizeof *of_house; i++) {
        snprintf(path, sizeof path, of_house[i], game);
        ask(id++, path, NULL);
    }
    snprintf(path, sizeof path, "/api/tables/%s/on", link);
    ask(id++, path, "{\"at\":3,\"seat\":0,\"level\":\"easy\",\"name\":\"Ada\"}");
    memcpy(link, path + 12, 23);
    snprintf(path, sizeof path, "/api/tables/%s/rematch", link);
    ask(id++, path, "{}");
}

static int sign(uint32_t matches)
{
    for (uint32_t g = 0; orr_games[g]; g++) printf("%s %016" PRIx64 "\n", orr_games[g]->id, solo_signature(g, matches));
    return 0;
}

int main(int argc, char **argv)
{
    char body[200];
    if (argc == 3 && !strcmp(argv[1], "signatures")) return sign((uint32_t)atoi(argv[2]));
    if (argc < 5) return 2;
    luck = (uint32_t)atoi(argv[4]);
    if (!solo_begin(0, 1000)) return 2;
    snprintf(body, sizeof body,
             "{\"game\":\"%s\",\"seats\":%s,\"name\":\"Ada\",\"seat\":0,\"level\":\"%s\",\"obvious\":true}", argv[1],
             argv[2], argv[3]);
    ask(1, "/api/tables", body);
    play();
    if (argc > 5 && take_texts(argv[5])) read_pages(argv[1]);
    solo_end();
    return 0;
}
