/* error.h - one sentence for a person: what was wrong and what would be right. */
#ifndef ERROR_H
#define ERROR_H
#include <stdbool.h>

typedef struct { char text[400]; } error;
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool error_refuse(error *, const char *format, ...);   /* writes the sentence (error may be NULL); always false */
#endif
