/* json_file.h - JSON to a file, a line for every member. The writer is base/json.h. */
#ifndef JSON_FILE_H
#define JSON_FILE_H
#include "base/json.h"

#include <stdio.h>

json json_file_begin(FILE *);
/* Opens the object that is all of a command's output. Its format ("sim-1") names a schema of docs/develop/json and ends
 * with its version: a new one if a reader could stumble over the change; new members alone are none. */
void json_file_object(json *, const char *format);
#endif
