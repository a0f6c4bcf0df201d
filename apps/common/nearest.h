/* nearest.h - what somebody meant who misspelt a word. */
#ifndef NEAREST_H
#define NEAREST_H

enum { NEAREST_LONGEST = 40 };           /* letters of a word; longer ones are like no other */

/* The name of the list nearest to what was typed, or NULL if none is near. */
const char *nearest_name(const char *typed, const char *const *names, int n);
#endif
