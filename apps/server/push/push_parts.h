/* push_parts.h - private to push_*.c: the parts that are tested one by one. */
#ifndef PUSH_PARTS_H
#define PUSH_PARTS_H
#include "apps/server/push/push.h"

#include <openssl/evp.h>
#include <sys/socket.h>

enum {
    PUSH_SALT = 16,
    PUSH_PADDED = PUSH_TEXT + 1,                          /* a message and the mark of its end */
    PUSH_HEAD = PUSH_SALT + 4 + 1 + PUSH_KEY,             /* RFC 8188: salt, size of a record, whose key */
    PUSH_BODY = PUSH_HEAD + 4096 + 16                     /* most bytes of a body */
};

/* push_keys.c */
size_t push_to_base64(const void *bytes, size_t n, char *out);   /* base64url, without "="; and a NUL */
bool push_from_base64(const char *text, void *out, size_t n);    /* exactly n bytes */
EVP_PKEY *push_new_key(void);
EVP_PKEY *push_public_key(const uint8_t key[PUSH_KEY]);          /* NULL: no point of the curve */
EVP_PKEY *push_private_key(const uint8_t secret[32], const uint8_t key[PUSH_KEY]);
bool push_point(EVP_PKEY *, uint8_t out[PUSH_KEY]);
EVP_PKEY *push_keys_of_file(const char *path, error *);          /* made if it is not there */

/* push_crypt.c: RFC 8291. `own` and `salt` are used once; the text is padded to `padded` bytes. 0: it went wrong. */
size_t push_encrypt(const push_subscription *, EVP_PKEY *own, const uint8_t salt[PUSH_SALT], const void *text, size_t n,
                    size_t padded, uint8_t out[PUSH_BODY]);

/* push_vapid.c: RFC 8292. The value of the header Authorization. */
enum { PUSH_TOKEN = 1200 };
bool push_authorize(EVP_PKEY *, const char *origin, const char *contact, uint64_t seconds, char out[PUSH_TOKEN]);

/* push_address.c */
typedef struct {
    char origin[300];                                            /* "https://push.example" */
    char endpoint[PUSH_ENDPOINT + 1];                            /* as everybody spells it */
} push_place;
bool push_place_of(const char *endpoint, bool local, push_place *, error *);
bool push_address_fine(const struct sockaddr *, bool local);     /* not this machine, nor a private network */

/* push_pace.c: however many endpoints strangers think up, one service gets so many messages in a minute. Services are
 * told apart by the last two parts of their names, for the parts before cost nothing. Starts as zeros but for the seed,
 * which nobody knows. */
enum { PUSH_PACE_SLOTS = 1024, PUSH_PACE_MOST = 600, PUSH_PACE_MS = 60000 };
typedef struct {
    uint64_t seed;
    struct { uint64_t since; unsigned n; } slot[PUSH_PACE_SLOTS];
} push_pace;
bool push_pace_allows(push_pace *, const char *origin, uint64_t now);    /* milliseconds; true: it counts as sent */
#endif
