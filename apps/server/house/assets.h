/* assets.h - the built web client inside the program. tools/assets makes the table from web/dist; without it the table
 * is empty. */
#ifndef ASSETS_H
#define ASSETS_H
#include <stddef.h>

typedef struct {
    const char *path;                    /* "/index.html" */
    const char *type;                    /* "text/html; charset=utf-8" */
    const char *etag;                    /* of the content, with its quotation marks */
    const unsigned char *bytes, *end;
    const unsigned char *small, *small_end;  /* the same, gzip; NULL: not smaller */
} asset;
extern const asset assets[];
extern const size_t n_assets;
#endif
