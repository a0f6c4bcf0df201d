/* push.h - Web Push: a short message to a browser that has no page open, by way of its maker's push service. The rest
 * of the server knows nothing of libcurl and libcrypto; built without them, push_open refuses with a sentence.
 *
 * A subscription comes from a stranger, and so does the address in it: push_read refuses what no push service has, and
 * every connection is looked at once more when its address is known (push_address.c). Sending happens on a thread of
 * its own, a few at a time, each for a limited time; what became of each is told on the loop. */
#ifndef PUSH_H
#define PUSH_H
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>
#include <uv.h>

enum {
    PUSH_ENDPOINT = 1000,       /* most characters of an endpoint */
    PUSH_KEY = 65,              /* bytes of a public key: a point of P-256, uncompressed */
    PUSH_AUTH = 16,             /* bytes of the secret of a subscription */
    PUSH_TEXT = 300,            /* most bytes of a message; all are padded to the same length */
    PUSH_TOPIC = 32             /* most characters of a topic: a newer message takes the place of an older one */
};

typedef struct {                /* where a browser can be reached */
    char endpoint[PUSH_ENDPOINT + 1];
    uint8_t key[PUSH_KEY], auth[PUSH_AUTH];
} push_subscription;

typedef struct {
    const char *contact;        /* mailto: or https: of whoever runs the server, for the push services */
    const char *key_file;       /* the server's key pair; made if it is not there, for its owner alone */
    bool local;                 /* for tests: plain http, any port and this machine are fine as well */
} push_settings;

typedef enum { PUSH_SENT, PUSH_GONE, PUSH_FAILED } push_verdict;   /* GONE: the subscription is of no use any more */

typedef struct push push;
push *push_open(const push_settings *, uv_loop_t *, void (*done)(void *mine, uint64_t id, push_verdict), void *mine,
                error *);                                          /* NULL: why not */
const char *push_key(const push *);         /* the server's public key, as browsers want it (base64url) */
/* Of the three texts a browser gives; false: one sentence. */
bool push_read(const push *, const char *endpoint, const char *key, const char *auth, push_subscription *, error *);
/* A message of at most PUSH_TEXT bytes; false: too much is waiting already. What became of it: done, with the id. */
bool push_send(push *, const push_subscription *, const char *text, const char *topic, uint64_t id);
void push_close(push *);                    /* what waits is not sent; the loop must run once more afterwards */
#endif
