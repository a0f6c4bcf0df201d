/* files.h - the networks of this build: data/<game>/nets/<id>.net, inside the program. Made by cmake/nets.cmake. */
#ifndef BOT_NET_FILES_H
#define BOT_NET_FILES_H
typedef struct { const char *game; const unsigned char *from, *to; } net_file;
extern const net_file net_files[];               /* the last has no game */
#endif
