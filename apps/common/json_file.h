/* json_file.h - JSON to a file, a line for every member. The writer is base/json.h. */
#ifndef JSON_FILE_H
#define JSON_FILE_H
#include "base/json.h"

#include <stdio.h>

json json_file_begin(FILE *);
#endif
