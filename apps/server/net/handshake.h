/* handshake.h - SHA-1 and base64, for the WebSocket handshake only: there it proves nothing but that both sides speak
 * the protocol. Nothing here guards a secret. */
#ifndef HANDSHAKE_H
#define HANDSHAKE_H
#include <stddef.h>
#include <stdint.h>

enum { SHA1_BYTES = 20, HANDSHAKE_TEXT = 29 };
void handshake_sha1(uint8_t out[SHA1_BYTES], const void *bytes, size_t n);
void handshake_base64(char *out, const uint8_t *bytes, size_t n);         /* 4 letters for 3 bytes, and a NUL */
void handshake_accept(char out[HANDSHAKE_TEXT], const char *key, size_t n);   /* RFC 6455, 4.2.2 */
#endif
