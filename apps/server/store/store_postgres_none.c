/* store_postgres_none.c - PostgreSQL for a program that was built without libpq. */
#include "apps/server/store/store_kind.h"

#include "apps/server/store/fleet.h"

#include <stdio.h>

store *store_postgres_open(const char *address, sync_mode sync, error *why)
{
    (void)address, (void)sync;
    return error_refuse(why, "This program was built without PostgreSQL: libpq was missing then."), NULL;
}

void store_postgres_name(const char *address, char *out, size_t cap)
{
    (void)address;
    snprintf(out, cap, "postgres://...");
}

fleet *fleet_open(store *s, uv_loop_t *loop, fleet_heard *heard, void *mine, uint8_t key[FLEET_KEY], error *why)
{
    (void)s, (void)loop, (void)heard, (void)mine, (void)key;
    return error_refuse(why, "This program was built without PostgreSQL: libpq was missing then."), NULL;
}

bool fleet_is_alone(fleet *f) { return (void)f, true; }

unsigned fleet_quiet_ms(fleet *f) { return (void)f, 0; }

void fleet_tell(fleet *f, const char *text) { (void)f, (void)text; }

void fleet_lobby(fleet *f, const char *text, size_t n) { (void)f, (void)text, (void)n; }

void fleet_close(fleet *f) { (void)f; }
