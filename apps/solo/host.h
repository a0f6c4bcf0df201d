/* host.h - what the table without a server asks of whoever hosts it: a Worker in the browser, or a test. Everything
 * else goes the other way (solo.h). */
#ifndef SOLO_HOST_H
#define SOLO_HOST_H
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define HOST_GIVES(name) __attribute__((import_module("host"), import_name(name)))
#else
#define HOST_GIVES(name)
#endif

HOST_GIVES("reply") void host_reply(uint32_t request, uint32_t status, const char *body, size_t n);
HOST_GIVES("send") void host_send(uint32_t socket, const char *frame, size_t n);
HOST_GIVES("hang_up") void host_hang_up(uint32_t socket, uint32_t code);
/* What one call hands over is kept together, or not at all; then solo_stored says which. */
HOST_GIVES("store") void host_store(const char *link, uint32_t sequence, const char *entry, size_t n);
HOST_GIVES("keep_token") void host_keep_token(const char *link, const uint8_t *token); /* of a seat, with the entry */
HOST_GIVES("forget") void host_forget(const char *link);            /* the table is closed for good */
/* solo_net before the next call. If it was solo_request or solo_say that asked, nothing has happened: once more. */
HOST_GIVES("need_net") void host_need_net(const char *game, size_t n);
HOST_GIVES("steady") double host_steady(void);      /* ms; it never goes back */
HOST_GIVES("wall") double host_wall(void);          /* ms since 1970 */
HOST_GIVES("random") void host_random(uint8_t *out, size_t n);
#endif
