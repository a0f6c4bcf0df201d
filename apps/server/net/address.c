/* address.c - who is at the other end, for limits that count by address: the peer, or, where the settings say that a
 * proxy stands in front, the one that proxy names. Names and accounts are not here. */
#include "apps/server/net/net.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>
#include <string.h>

enum { V6 = 16, V4_AT = 12, NETWORK = 8 };

static const uint8_t v4_mark[V4_AT] = { [10] = 0xff, [11] = 0xff };       /* IPv4 as IPv6 */

/* Whoever has one IPv6 address has 2^64 of them: the network counts, not the machine in it. */
static void keep(conn *c, const uint8_t address[V6])
{
    memcpy(c->address, address, V6);
    if (memcmp(address, v4_mark, V4_AT)) memset(c->address + NETWORK, 0, V6 - NETWORK);
}

void address_of_peer(conn *c)
{
    struct sockaddr_storage peer = { 0 };
    uint8_t address[V6] = { 0 };
    int n = sizeof peer;
    if (!uv_tcp_getpeername(&c->tcp, (struct sockaddr *)&peer, &n)) {
        if (peer.ss_family == AF_INET6) {
            memcpy(address, &((struct sockaddr_in6 *)&peer)->sin6_addr, V6);
        } else {
            memcpy(address, v4_mark, V4_AT);
            memcpy(address + V4_AT, &((struct sockaddr_in *)&peer)->sin_addr, V6 - V4_AT);
        }
    }
    keep(c, address);
}

/* Every hop adds the one it speaks to at the end; only our own proxy's word, the last, can be believed. A connection of
 * a proxy carries requests of many people, so each request is looked at. */
bool address_forwarded(conn *c, const http_request *q)
{
    uint8_t address[V6] = { 0 };
    char text[INET6_ADDRSTRLEN];
    if (!c->net->set->proxy) return true;
    if (!q->header[HEADER_FORWARDED_FOR].at) {
        address_of_peer(c);
        return true;
    }
    if (!span_copy(span_last(q->header[HEADER_FORWARDED_FOR]), text, sizeof text)) return false;
    if (inet_pton(AF_INET, text, address + V4_AT) == 1) memcpy(address, v4_mark, V4_AT);
    else if (inet_pton(AF_INET6, text, address) != 1) return false;
    keep(c, address);
    return true;
}

static unsigned same_address(const conn *c)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < c->net->cap_conns; i++) {
        const conn *o = c->net->conns[i];
        if (o && !o->closing && !memcmp(o->address, c->address, sizeof c->address)) n++;
    }
    return n;
}

bool address_crowded(const conn *c) { return same_address(c) > c->net->set->per_address; }

unsigned address_bucket(const conn *c)
{
    uint8_t hash[crypto_shorthash_BYTES];
    crypto_shorthash(hash, c->address, sizeof c->address, c->net->bucket_key);
    return (hash[0] | (unsigned)hash[1] << 8) % BUCKETS;
}

enum { BURST = 4 };

static unsigned rate_of(const net *all, address_kind kind)
{
    return kind == ADDRESS_POSTS ? all->set->posts : all->set->gets;
}

bool address_may(const conn *c, address_kind kind)
{
    net *all = c->net;
    const unsigned which = address_bucket(c), rate = rate_of(all, kind);
    if (bucket_take(&all->asked[kind][which], uv_now(all->loop), rate, BURST * rate)) {
        all->untold[kind][which]++;
        return true;
    }
    all->counts->too_fast++;
    return false;
}

/* A long page counts like several: what it costs is mostly the sending. */
void address_got(const conn *c, size_t bytes)
{
    const unsigned which = address_bucket(c);
    c->net->untold[ADDRESS_GETS][which] += bucket_spend(&c->net->asked[ADDRESS_GETS][which], bytes / GET_BYTES);
}

/* ---- at several servers ------------------------------------------------------------------------------------------ */

/* Most addresses take little, and what they took need not be told: the others learn of it with what comes next. */
unsigned address_untold(net *all, address_kind kind, unsigned which)
{
    const unsigned n = all->untold[kind][which];
    if (!n || n < rate_of(all, kind) / LIMIT_UNTOLD) return 0;
    all->untold[kind][which] = 0;
    return n;
}

void address_took_elsewhere(net *all, address_kind kind, unsigned which, unsigned n)
{
    const unsigned rate = rate_of(all, kind);
    bucket_owe(&all->asked[kind][which % BUCKETS], uv_now(all->loop), rate, BURST * rate, n);
}
