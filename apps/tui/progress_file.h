/* progress_file.h - how far somebody is in each lesson, in one small file. A lesson that has changed begins anew. */
#ifndef PROGRESS_FILE_H
#define PROGRESS_FILE_H
#include "table/lesson/lesson.h"

typedef enum { PROGRESS_FILE_OPEN, PROGRESS_FILE_BEGUN, PROGRESS_FILE_DONE } progress_file_mark;

progress_file_mark progress_file_state(const lesson *);
/* The answers of a lesson that was left; false: there are none. */
bool progress_file_load(const lesson *, lesson_answer way[LESSON_ANSWERS], unsigned *n);
void progress_file_keep(const lesson *, const lesson_answer *way, unsigned n, bool done);   /* or quietly does not */
#endif
