/* note.h - one sentence for a person: what was wrong and what would be right. */
#ifndef NOTE_H
#define NOTE_H
#include <stdbool.h>

typedef struct { char text[400]; } note;
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool note_refuse(note *, const char *format, ...);   /* writes the sentence (note may be NULL); always false */
#endif
