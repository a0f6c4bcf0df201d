/* store_postgres_none.c - PostgreSQL for a program that was built without libpq. */
#include "apps/server/store/store_kind.h"

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
