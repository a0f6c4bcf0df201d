/* notify.c - tells systemd how the server is (sd_notify, without its library): one datagram to the socket it names. */
#include "apps/server/house/house.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

void notify_system(const char *state)
{
    const char *path = getenv("NOTIFY_SOCKET");
    struct sockaddr_un to = { .sun_family = AF_UNIX };
    const size_t n = path ? strlen(path) : 0;
    if (!n || n >= sizeof to.sun_path || (path[0] != '/' && path[0] != '@')) return;
    const int s = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (s < 0) return;
    memcpy(to.sun_path, path, n);
    if (path[0] == '@') to.sun_path[0] = 0;          /* a name that lies in no folder */
    const socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + n);
    if (sendto(s, state, strlen(state), 0, (struct sockaddr *)&to, size) < 0) { /* nobody listens: no harm */ }
    close(s);
}
