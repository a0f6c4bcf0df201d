/* json_write.c - writes everything that could go wrong in JSON, for json_check to read. */
#include "base/json.h"

#include <math.h>
#include <stdio.h>

static void put_bytes(void *to, const char *bytes, size_t n) { fwrite(bytes, 1, n, to); }

int main(void)
{
    json j = json_on(put_bytes, stdout, true);
    json_open_object(&j, NULL);
    json_text(&j, "quote \" and \\ in a key", "tab\t line\n bell\a delete\177");
    json_text(&j, "whole", "\xc3\xa9 \xe2\x82\xac \xf0\x9f\x9a\x80");
    json_text(&j, "broken", "\xff \xc3 \xc0\xaf \xed\xa0\x80 \xf5\x80\x80\x80 \xe2\x82");
    json_text(&j, "nothing", NULL);
    json_count(&j, "largest", UINT64_MAX);
    json_open_array(&j, "numbers");
    const double numbers[] = { 0, -1.5, 1e300, 1e-300, INFINITY, -INFINITY, NAN };
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) json_number(&j, NULL, numbers[i]);
    json_end(&j);
    json_open_array(&j, "empty");
    json_end(&j);
    json_open_object(&j, "none");
    json_end(&j);
    json_bool(&j, "last", true);
    json_end(&j);
    return 0;
}
