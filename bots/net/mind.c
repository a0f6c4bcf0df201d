/* mind.c - the script's thoughts as small whole numbers. */
#include "bots/net/mind.h"

#include <string.h>

_Static_assert((int)LEARN_SIDES == (int)BOT_MOST_SIDES, "learn/ knows no bots, so it has the number of its own");

static uint8_t full_of(float p) { return (uint8_t)(p <= 0 ? 0 : p >= 1 ? LEARN_FULL : p * LEARN_FULL + 0.5f); }

static void put_beliefs(const void *view, float p[][BOT_MOST_SIDES], learn_opinion *out)
{
    const orr_look *look = view;
    for (unsigned s = 0; s < look->seats; s++)
        for (unsigned k = 0; k < BOT_MOST_SIDES; k++) out->believes[s][k] = full_of(p[s][k]);
}

void net_opinion(const bot *script, const orr_box *box, const void *view, const void *memory, learn_opinion *out)
{
    memset(out, 0, sizeof *out);
    if (!script) return;
    if (script->believe) {
        float p[ORR_MAX_SEATS][BOT_MOST_SIDES] = { { 0 } };
        script->believe(box, view, memory, p);
        put_beliefs(view, p, out);
    }
    if (script->standing) out->standing = full_of(script->standing(box, view, memory));
}

static void put_worth(const float *worth, int n, int8_t *says)
{
    float best = worth[0];
    for (int i = 1; i < n; i++)
        if (worth[i] > best) best = worth[i];
    for (int i = 0; i < n; i++) {
        const float below = (best - worth[i]) * 1000;
        const int8_t short_of = (int8_t)(below >= 127 ? 127 : (int)(below + 0.5f));
        says[NET_SAYS * i] = (int8_t)-short_of;
        says[NET_SAYS * i + 1] = !short_of;
    }
}

static int without_silence(const orr_action *act, int n) { return act[n - 1].verb == BOT_SILENT ? n - 1 : n; }

void net_says(const bot *script, const orr_box *box, const void *view, const void *memory, const orr_action *act, int n,
              int8_t *says)
{
    float worth[ORR_MAX_LEGAL + 1];
    memset(says, 0, (size_t)n * NET_SAYS);
    if (!script || !script->rate || n < 2) return;
    memset(worth, 0, (size_t)n * sizeof *worth);         /* silence is worth nothing */
    script->rate(box, view, act, without_silence(act, n), memory, worth);
    put_worth(worth, n, says);
}

void net_judge(const bot *script, const orr_box *box, const void *view, const void *memory, const orr_action *act,
               int n, learn_opinion *out, int8_t *says)
{
    float worth[ORR_MAX_LEGAL + 1], p[ORR_MAX_SEATS][BOT_MOST_SIDES] = { { 0 } };
    if (!script || !script->judge || n < 2) {
        net_opinion(script, box, view, memory, out);
        net_says(script, box, view, memory, act, n, says);
        return;
    }
    memset(out, 0, sizeof *out);
    memset(worth, 0, (size_t)n * sizeof *worth);
    out->standing = full_of(script->judge(box, view, act, without_silence(act, n), memory, worth, p));
    put_beliefs(view, p, out);
    put_worth(worth, n, says);
}
