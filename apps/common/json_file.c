/* json_file.c - JSON to a file, a line for every member. The writer is base/json.c. */
#include "apps/common/json_file.h"

static void put_bytes(void *to, const char *bytes, size_t n) { fwrite(bytes, 1, n, to); }

json json_file_begin(FILE *out) { return json_on(put_bytes, out, true); }

void json_file_object(json *j, const char *format)
{
    json_open_object(j, NULL);
    json_text(j, "format", format);
}
