#!/bin/sh
# weights.sh - from nothing to the weights of one game, in one run or in many short ones
#   learn/train/weights.sh GAME MINUTES FOLDER [words for train.py...]
# Builds the library if its sources have changed, trains, goes on where the last run in FOLDER stopped, and writes FOLDER/GAME.net.
# Words may be --decisions 0.04 (millions, then it ends), --wide 64 (a small network), --fade 0.3 (smaller steps at the end),
# --clone 1 (millions of decisions in which it only imitates the script).
# PYTHON in the environment is one that has PyTorch, python3 if not set.
set -eu
if [ $# -lt 3 ]; then
    sed -n '2,7s/^# //p' "$0" >&2
    exit 2
fi
train=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$train/../.." && pwd)
game=$1 minutes=$2 folder=$3
shift 3
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
lib=$folder/library/libbatch.so
python=${PYTHON:-python3}

# Is anything that build.sh compiles newer than the library? What runs of Python leave behind is not.
changed() {
    [ -f "$lib" ] || return 0
    cd "$root"
    [ -n "$(find CMakeLists.txt apps/common base bots data docs/rules engine games learn table/match tools -newer "$lib" \
        \( -name '*.[ch]' -o -name '*.csv' -o -name '*.md' -o -name CMakeLists.txt -o -name build.sh \))" ]
}
if (changed); then "$train/build.sh" "$folder/library"; fi
if [ -f "$folder/$game.pt" ]; then set -- --from "$folder" "$@"; fi
"$python" "$train/train.py" --lib "$lib" --games "$game" --minutes "$minutes" --out "$folder" "$@"
"$python" "$train/export.py" "$folder/$game.pt" "$folder/$game.net" --lib "$lib"
