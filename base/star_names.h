/* star_names.h - names for whoever has none: stars for bots, people of astronomy for people. One more than seats. */
#ifndef STAR_NAMES_H
#define STAR_NAMES_H

enum { N_NAMES = 16 };
extern const char *const star_names[N_NAMES], *const star_names_people[N_NAMES];
#endif
