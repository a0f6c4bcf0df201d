/* heats.c - see heats.h. */
#include "bots/search/heats.h"

#include <string.h>

enum { LEAST_TRIES = 4 };                /* for every action that starts */
static const float hopeless = -0.5f;     /* a prior that no luck makes up for */

static int heats_for(int n)
{
    int all = 1;
    while (n > 1 << all) all++;
    return all;
}

/* Whatever is compared has had equally many tries. */
static float score(const heats *h, int i) { return h->sum[i] + h->trust * h->prior[i]; }
static float worlds(const heats *h) { return h->laps || h->trust > 0 ? (float)h->laps + h->trust : 1; }

/* The best of those that are in come first; equals stay as they are. */
static void sort(heats *h)
{
    for (int k = 1; k < h->in; k++)
        for (int j = k; j && score(h, h->order[j]) > score(h, h->order[j - 1]); j--) {
            const int other = h->order[j];
            h->order[j] = h->order[j - 1];
            h->order[j - 1] = other;
        }
}

static void retire(heats *h, int keep)
{
    sort(h);
    const int first = h->order[0];
    while (h->in > keep) {
        const int i = h->order[--h->in];
        h->leader[i] = first;
        h->behind[i] = (score(h, first) - score(h, i)) / worlds(h);
    }
}

void heats_begin(heats *h, int n, const float *prior, float trust, uint32_t most)
{
    *h = (heats){ .n = n, .in = n, .trust = trust, .prior = prior };
    for (int i = 0; i < n; i++) h->order[i] = i;
    int keep = 0;
    for (int i = 0; i < n; i++) keep += prior[i] >= hopeless;
    if (keep < 2) keep = n < 2 ? n : 2;
    while (most && keep > 2 && (uint32_t)(keep * heats_for(keep) * LEAST_TRIES) > most) keep--;
    if (keep < n) retire(h, keep);
    h->heats = heats_for(keep);
}

int heats_call(heats *h, float spent)
{
    while (h->laps && h->heat + 1 < h->heats && spent * (float)h->heats >= (float)(h->heat + 1)) {
        retire(h, (h->in + 1) / 2);
        h->heat++;
    }
    return h->in;
}

void heats_score(heats *h, int k, float reward)
{
    h->sum[h->order[k]] += reward;
    h->tries[h->order[k]]++;
}

void heats_end_lap(heats *h) { h->laps++; }

void heats_sum_up(heats *h, float worth[ORR_MAX_LEGAL + 1])
{
    float sum = 0, tries = 0;
    for (int i = 0; i < h->n; i++) {
        sum += h->sum[i];
        tries += (float)h->tries[i];
    }
    const float before = tries > 0 ? sum / tries : 0.5f;
    sort(h);
    for (int k = 0; k < h->n; k++) {                     /* a leader comes ahead of those it beat */
        const int i = h->order[k];
        worth[i] = k < h->in ? (score(h, i) + h->trust * before) / worlds(h) : worth[h->leader[i]] - h->behind[i];
    }
}
