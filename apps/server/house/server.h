/* server.h - runs the server. */
#ifndef SERVER_H
#define SERVER_H
#include "apps/server/house/config.h"

int server_run(const settings *, error *);   /* until SIGTERM or SIGINT; the exit code */
#endif
