/* push_none.c - push.h for a program that was built without libcurl or libcrypto. */
#include "apps/server/push/push.h"

push *push_open(const push_settings *set, uv_loop_t *loop, void (*done)(void *, uint64_t, push_verdict), void *mine,
                error *why)
{
    (void)set, (void)loop, (void)done, (void)mine;
    return error_refuse(why, "This program was built without push: libcurl and OpenSSL 3 were missing then."), NULL;
}

const char *push_key(const push *p) { return (void)p, ""; }

bool push_read(const push *p, const char *endpoint, const char *key, const char *auth, push_subscription *out,
               error *why)
{
    (void)p, (void)endpoint, (void)key, (void)auth, (void)out;
    return error_refuse(why, "This server sends no notifications.");
}

bool push_send(push *p, const push_subscription *to, const char *text, const char *topic, uint64_t id)
{
    return (void)p, (void)to, (void)text, (void)topic, (void)id, false;
}

void push_close(push *p) { (void)p; }
