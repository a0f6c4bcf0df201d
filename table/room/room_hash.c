/* room_hash.c - tokens and pass codes are kept as their hashes, and compared in constant time. */
#include "table/room/room_parts.h"

#include "base/blake2b.h"

void room_hash_of(const void *bytes, size_t n, uint8_t out[HASH]) { blake2b_256(out, bytes, n); }

bool room_same_hash(const uint8_t *a, const uint8_t *b)
{
    uint8_t differ = 0;
    for (unsigned i = 0; i < HASH; i++) differ |= a[i] ^ b[i];
    return !differ;
}
