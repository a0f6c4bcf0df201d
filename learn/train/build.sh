#!/bin/sh
# build.sh - the library a trainer loads, from the sources alone: needs a C compiler, no CMake and no other library.
#   learn/train/build.sh OUT [CC]       writes OUT/libbatch.so (OUT: a folder) and what is made on the way there
# MARCH in the environment is the processor it is for, this one if not set (x86-64-v3 for callgrind).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
out=$1
cc=${2:-${CC:-cc}}
made=$out/generated
mkdir -p "$made"
out=$(cd "$out" && pwd)
made=$out/generated
cd "$root"
flags="-std=gnu17 -D_POSIX_C_SOURCE=200809L -I$root -I$out -w"
$cc $flags -O1 -o "$out/ledger" tools/ledger.c

# The same steps as cmake/games.cmake: rules from the ledger, house sets from the CSV files.
games=$(sed -n 's/^orrery_game(\([a-z_]*\) \([A-Z]*\) *\([a-z0-9-]*\))$/\1:\2:\3/p' CMakeLists.txt)
rules=
blanks=$made/blank_sets.c
: >"$blanks"
for line in $games; do
    folder=${line%%:*} rest=${line#*:}
    prefix=${rest%%:*}
    lower=$(echo "$prefix" | tr A-Z a-z)
    mkdir -p "$made/games/$folder"
    "$out/ledger" "$folder" "$prefix" "docs/rules/$(echo "$folder" | tr _ -).md" "$made/games/$folder/${lower}_rules.h" \
        "$made/games/$folder/${lower}_rules.c"
    rules="$rules $made/games/$folder/${lower}_rules.c"
    [ -d "data/$folder" ] || continue
    printf '#include "games/%s/%s_set.h"\nconst %s_set %s_house_set;\n' "$folder" "$lower" "$lower" "$lower" >>"$blanks"
done
core="$(find engine games -name '*.c') $rules"
$cc $flags -O1 -o "$out/setc" tools/setc.c apps/common/files.c table/match/set.c table/match/box.c base/csv.c base/decimal.c \
    base/error.c base/buffer.c base/plain.c "$blanks" $core
sets=
for line in $games; do
    folder=${line%%:*} rest=${line#*:}
    prefix=${rest%%:*} id=${rest#*:}
    [ -d "data/$folder" ] || continue
    [ -n "$id" ] || id=$(echo "$folder" | tr _ -)
    "$out/setc" "$id" "$folder" "$(echo "$prefix" | tr A-Z a-z)" "data/$folder" "$made/games/$folder/house_set.c"
    sets="$sets $made/games/$folder/house_set.c"
done

# No network inside: whoever trains brings their own.
printf '#include "bots/net/files.h"\nstatic const net_file none;\nconst net_file *const net_files = &none;\n' >"$made/net_files.c"
sets="$sets $made/net_files.c"

# Each file on its own, as many at once as there are processors; then optimised across files. Loops of the rules and of
# scripts go over a few cards or seats: with vectors they would take longer.
fast="-O3 -march=${MARCH:-native} -ffp-contract=off -fPIC -fno-semantic-interposition -flto=auto"
mkdir -p "$out/o"
for file in $(find engine games bots learn -name '*.c') $rules $sets; do
    case $file in learn/*) loops=tree-loop-vectorize ;; *) loops=no-tree-loop-vectorize ;; esac
    echo "$file $out/o/$(echo "$file" | tr /. __).o -f$loops"
done | xargs -P "$(nproc)" -L 1 sh -c "$cc $flags $fast \$2 -c \"\$0\" -o \"\$1\""
$cc -shared -w $fast -Wl,-Bsymbolic -o "$out/libbatch.so" "$out"/o/*.o -lm -lpthread
echo "$out/libbatch.so"
