#!/bin/sh
# The link check passes on the rules library and notices a planted call: freestanding.sh LIBRARY CC
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

"$root/tools/freestanding" "$1"

cp "$1" "$copy/planted.a"
echo 'int puts(const char *); int planted(void); int planted(void) { return puts("x"); }' >"$copy/planted.c"
"$2" -c "$copy/planted.c" -o "$copy/planted.o"
ar r "$copy/planted.a" "$copy/planted.o"
if said=$("$root/tools/freestanding" "$copy/planted.a"); then
    echo "a planted call of puts was not noticed"
    exit 1
fi
echo "$said" | grep -q ': puts$'
