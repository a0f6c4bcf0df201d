/* solo.h - the table without a server: rooms, bots, lessons and puzzles behind the messages of
 * docs/develop/protocol.md. Links, tokens and close codes are those of the server; the host carries the bytes, keeps
 * the entries and the tokens, and passes in time and randomness.
 *
 * One thing at a time: when a call has handed something over by host_store, the host keeps it and calls solo_stored
 * before any other. Only then is anybody told. Texts come in through the buffer of solo_buffer. */
#ifndef SOLO_H
#define SOLO_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define SOLO_GIVES(name) __attribute__((export_name(name)))
#else
#define SOLO_GIVES(name)
#endif

/* patience: a bot may think so many times as long as on the machine where its times were measured. */
SOLO_GIVES("begin") bool solo_begin(uint32_t window, uint32_t patience);   /* false: no memory */
SOLO_GIVES("end") void solo_end(void);
/* n bytes of tools/texts in the buffer: lessons, puzzles, booklets and the rules in Italian. Before that there are
 * none, and those are all it lacks. */
SOLO_GIVES("texts") bool solo_texts(size_t n);                             /* false: no memory */
/* The network that host_need_net asked for, after the name of its game; none of it, and bots play without. */
SOLO_GIVES("net") bool solo_net(size_t name, size_t n);                    /* of the module alone; false: no memory */
SOLO_GIVES("buffer") char *solo_buffer(size_t n);                          /* NULL: no memory */

/* The buffer holds the address ("/api/tables?x=1") and then the body. */
SOLO_GIVES("request") void solo_request(uint32_t request, bool post, size_t address, size_t body);
/* The link; seat: whose eyes it has. People who share this browser give it to each other: with SOLO_ANY it lies face
 * down while they play, as with SOLO_NOBODY at any time. */
enum { SOLO_NOBODY = 254, SOLO_ANY = 255 };
SOLO_GIVES("connect") void solo_connect(uint32_t socket, uint32_t seat);
SOLO_GIVES("say") void solo_say(uint32_t socket, size_t n);
SOLO_GIVES("leave") void solo_leave(uint32_t socket);
SOLO_GIVES("stored") void solo_stored(bool kept);
SOLO_GIVES("step") double solo_step(void);       /* ms until it should be called again; 0: at once; below 0: not */

/* A table that the host keeps: its entries in order, then its tokens. A link is 23 letters in the buffer. */
SOLO_GIVES("has") bool solo_has(void);                                     /* it is awake */
SOLO_GIVES("wake") bool solo_wake(size_t n);     /* link, then the next entry; false: refused, and it is gone again */
SOLO_GIVES("token") bool solo_token(void);       /* link, then 32 bytes */
SOLO_GIVES("hold") bool solo_hold(void);         /* nobody else writes to it: from now on it goes on */
SOLO_GIVES("sleep") void solo_sleep(void);       /* the host has all of it */
SOLO_GIVES("again") bool solo_again(void);       /* its rematch: the link is in the buffer then */

/* solo_stats.c: how matches ended, a line each, which the host keeps; the page is of the lines it handed over. */
SOLO_GIVES("ending") size_t solo_ending(void);   /* a link in the buffer; then its line; 0: it has not ended */
SOLO_GIVES("tally") void solo_tally(size_t n);   /* a line of so many bytes in the buffer; 0: forget all of them */

/* solo_figures.c: games by their number in orr_games. */
SOLO_GIVES("signature") uint64_t solo_signature(uint32_t game, uint32_t matches);  /* bench_signature; 0: no game */
SOLO_GIVES("playouts") uint32_t solo_playouts(uint32_t game, uint32_t first, uint32_t n);  /* answers of n games */
SOLO_GIVES("looks") uint32_t solo_looks(uint32_t game, uint32_t n);        /* through its network; 0: it has none */
#endif
