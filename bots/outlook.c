/* outlook.c - see outlook.h. */
#include "bots/outlook.h"

#include "bots/maths.h"

static const float one = 1 << 22;        /* what the weights of both layers make of 1 */

void bot_outlook_weigh(const bot_outlook *o, const uint8_t *in, float *chance)
{
    int32_t mid[OUTLOOK_MOST_MID];
    float all = 0;
    for (unsigned k = 0; k < o->mid; k++) mid[k] = o->bias_in[k];
    for (unsigned i = 0; i < o->in; i++)
        if (in[i])
            for (unsigned k = 0; k < o->mid; k++) mid[k] += in[i] * o->weight_in[i * o->mid + k];
    for (unsigned s = 0; s < o->sides; s++) {
        int64_t sum = o->bias_out[s];
        for (unsigned k = 0; k < o->mid; k++)
            if (mid[k] > 0) sum += (int64_t)mid[k] * o->weight_out[s * o->mid + k];
        chance[s] = bot_exp((float)sum / one);
        all += chance[s];
    }
    for (unsigned s = 0; s < o->sides; s++) chance[s] /= all;
}
