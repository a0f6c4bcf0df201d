/* errand.h - private to this folder: what a request waits for while another thread does it: a page, a sleeping table, a
 * table that goes on from a replay. The loop goes on meanwhile; the connection reads nothing further. */
#ifndef ERRAND_H
#define ERRAND_H
#include "apps/server/house/house.h"

typedef struct errand {                  /* stands at the beginning of the caller's own struct */
    task task;                           /* first; work and done are the caller's */
    server *server;
    uint64_t id;                         /* connections that wait for it carry this */
    bool study;                          /* the caller's: it takes seconds, so it has a lane of its own */
} errand;

/* Begins it for the one who asks, or for nobody (NULL); about: what it is about, so that one client's errands about one
 * thing wait for each other. False: it is not begun, and the refusal is sent; the errand is still the caller's. */
bool errand_begin(errand *, server *, conn *, const char *about);
void errand_join(const errand *, conn *);            /* somebody else waits for the same */
#endif
