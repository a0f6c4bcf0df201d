/* speech.c - see speech.h. */
#include "apps/common/speech.h"

static const speech *own;

void speech_use(const speech *words) { own = words; }
const char *speech_say(const char *english) { return own ? own->say(english) : english; }

const char *speech_retell(const char *english, char *out, size_t cap)
{
    return own && own->retell(english, out, cap) ? out : english;
}
