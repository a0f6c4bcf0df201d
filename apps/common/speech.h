/* speech.h - what a program says, in the language of whoever reads. It is English until somebody who has the words of
 * another language lends them (apps/tui/tongue.c). */
#ifndef SPEECH_H
#define SPEECH_H
#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *(*say)(const char *english);                           /* of a sentence or a format */
    bool (*retell)(const char *english, char *out, size_t cap);        /* of a sentence that has its values; false:
                                                                        * it is not known */
} speech;

void speech_use(const speech *);                                        /* NULL: English */
#if defined(__GNUC__)
__attribute__((format_arg(1)))
#endif
const char *speech_say(const char *english);
const char *speech_retell(const char *english, char *out, size_t cap);  /* gives out, or what it was */
#endif
