/* push_pace.c - how many messages one push service gets in a minute. */
#include "apps/server/push/push_parts.h"

#include "engine/play.h"

#include <string.h>

/* "push.example" of "https://a.b.push.example:8443"; a numeric address is itself. */
static const char *service_of(const char *origin, size_t *n)
{
    const char *host = strstr(origin, "://") + 3, *at;
    *n = *host == '[' ? strcspn(host, "]") : strcspn(host, ":/");
    if (*host == '[' || strspn(host, "0123456789.") >= *n) return host;
    unsigned dots = 0;
    for (at = host + *n; at > host && (at[-1] != '.' || ++dots < 2); at--) continue;
    *n -= (size_t)(at - host);
    return at;
}

bool push_pace_allows(push_pace *p, const char *origin, uint64_t now)
{
    size_t n;
    const char *service = service_of(origin, &n);
    const uint64_t at = orr_hash(service, n, p->seed) % PUSH_PACE_SLOTS;
    if (now - p->slot[at].since >= PUSH_PACE_MS) {
        p->slot[at].since = now;
        p->slot[at].n = 0;
    }
    if (p->slot[at].n >= PUSH_PACE_MOST) return false;
    p->slot[at].n++;
    return true;
}
