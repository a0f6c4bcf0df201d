/* sharing_limits.c - how fast an address may ask counts for all servers on one store together. No request waits for
 * that: each server keeps its own count, says at every sweep what the addresses that took much have taken since the
 * last one, and takes off what the others say. Whoever was quicker than the news owes it, so that going round the
 * servers brings a burst at each of them and nothing after it. docs/host/fleet.md has the bound.
 *
 * The news is "took KIND WHICH COUNT WHICH COUNT ...", with the numbers of buckets, not addresses: a few notices of
 * PostgreSQL in each sweep, however many addresses there are. */
#include "apps/server/house/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 7000 };                    /* bytes of a notice: PostgreSQL takes 8,000 with the server's number */

/* Nobody is there to hear it, or the database does not listen: what is not told by then never is, so that nobody pays
 * for what they did long ago. */
static bool is_heard(const server *s)
{
    return !fleet_is_alone(s->fleet) && fleet_quiet_ms(s->fleet) < 2 * FLEET_BEAT_MS;
}

static void tell_kind(server *s, address_kind kind)
{
    char text[MOST + 32];
    const int head = snprintf(text, sizeof text, "took %u", (unsigned)kind);
    int n = head;
    for (unsigned which = 0; which < BUCKETS; which++) {
        const unsigned took = address_untold(&s->net, kind, which);
        if (took) n += snprintf(text + n, sizeof text - (size_t)n, " %u %u", which, took);
        if (n < MOST) continue;
        fleet_tell(s->fleet, text);
        n = head;
    }
    if (n > head) text[n] = 0, fleet_tell(s->fleet, text);
}

void sharing_tell_taken(server *s)
{
    if (!is_heard(s)) memset(s->net.untold, 0, sizeof s->net.untold);
    else for (address_kind kind = 0; kind < ADDRESS_KINDS; kind++) tell_kind(s, kind);
}

static bool next(const char **at, unsigned *n)
{
    char *end;
    *n = (unsigned)strtoul(*at, &end, 10);
    const bool any = end != *at;
    *at = end;
    return any;
}

void sharing_hear_taken(server *s, const char *text)
{
    unsigned kind, which, n;
    if (!next(&text, &kind) || kind >= ADDRESS_KINDS) return;
    while (next(&text, &which) && next(&text, &n)) address_took_elsewhere(&s->net, (address_kind)kind, which, n);
}
