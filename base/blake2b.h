/* blake2b.h - BLAKE2b-256 (RFC 7693), for commitments and for keys from seeds. */
#ifndef BLAKE2B_H
#define BLAKE2B_H
#include <stddef.h>
#include <stdint.h>

void blake2b_256(uint8_t out[32], const void *bytes, size_t n);
#endif
