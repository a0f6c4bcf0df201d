/* solo_nets.c - networks in the browser. They weigh megabytes and few tables need one, so the host hands one over
 * when a bot asks for it. The native program, with which tests compare the module, has them all inside. */
#include "apps/solo/solo_parts.h"
#include "bots/net/files.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 8, NAME = 48 };
static net_file got[MOST + 1];
static char names[MOST][NAME];
const net_file *const net_files = got;

bool solo_net(size_t name, size_t n)
{
    unsigned i = 0;
    while (got[i].game) i++;
    if (i == MOST || name >= NAME) return false;
    unsigned char *bytes = aligned_alloc(16, (n + 31) / 16 * 16);
    if (!bytes) return false;
    memcpy(bytes, solo.buffer + name, n);
    memcpy(names[i], solo.buffer, name);
    got[i] = (net_file){ names[i], bytes, bytes + n };
    return true;
}
