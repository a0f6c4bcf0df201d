/* tries.h - private to this folder: how hard puzzles are for people. Two numbers for each puzzle, first tries and how
 * many of them solved it; nothing about who tried. */
#ifndef TRIES_H
#define TRIES_H
#include "apps/server/house/house.h"
#include "lab/puzzle/puzzle_wire.h"

enum { TRIES_SHOWN = 30,                 /* after so many the rating follows them, and both numbers are told */
       TRIES_WEIGHT = 30,                /* the rating at birth counts like so many tries */
       TRIES_SWAY = 400 };               /* the rating never moves further than this */
typedef struct tries tries;

tries *tries_open(server *);             /* what the store has; NULL: no memory, or the store cannot be read */
void tries_close(tries *);
/* Somebody has tried it. An address counts once, as long as it is remembered: as a number that means nothing without a
 * key of this process. */
uint64_t tries_mark(const server *, const conn *, const puzzle *);
void tries_count(server *, const puzzle *, puzzle_tried, uint64_t mark);
void tries_heard(server *, const char *game, const char *id, unsigned solved);     /* somebody at another server */
void tries_adopt(server *);              /* whoever stored the sums has ended */
void tries_sweep(server *, bool now);    /* the sums go into the store now and then, and when the server stops */
unsigned tries_rating(unsigned birth, uint32_t tried, uint32_t solved);
#endif
