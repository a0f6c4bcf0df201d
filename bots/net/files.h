/* files.h - the networks of this build: data/<game>/nets/<id>.net, inside the program (made by cmake/nets.cmake); in
 * the browser those that the host has handed over (apps/solo/module/solo_nets.c). */
#ifndef BOT_NET_FILES_H
#define BOT_NET_FILES_H
typedef struct { const char *game; const unsigned char *from, *to; } net_file;
extern const net_file *const net_files;          /* the last has no game */
#endif
