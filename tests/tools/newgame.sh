#!/bin/sh
# A game made by tools/newgame builds, is listed, and passes the generic suite, its scenarios and the layer check: in a copy.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cd "$root"
tar cf - CMakeLists.txt CMakePresets.json cmake engine games base table bots lab apps bench tools tests data docs examples | (cd "$copy" && tar xf -)
cd "$copy"

refused() { # what is wrong with it, then the arguments
    why=$1
    shift
    if tools/newgame "$@" >said.txt 2>&1; then
        echo "not refused: $why"
        exit 1
    fi
    [ "$(wc -l <said.txt)" = 1 ] || { echo "one sentence expected: $why"; cat said.txt; exit 1; }
}
refused "no prefix" pig
refused "a name with capitals" Pig PIG
refused "a prefix in lower case" pig pig
refused "a game that is there" template PIG
refused "a prefix that is taken" pig TPL

tools/newgame red-pig RPIG
if grep -rniE '(^|[^a-z])(tpl|orr_template)' games/red_pig docs/rules/red-pig.md tests/games/red_pig; then
    echo "something of the template's name was left"
    exit 1
fi
tools/layers .
cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=None -DORR_DEBUG=ON -DORR_WERROR=ON >/dev/null
cmake --build build -j 2 --target orrery generic_suite -- --quiet
build/orrery games | grep -q red-pig
build/tests/generic_suite --game red-pig
build/orrery scenario tests/games/red_pig
build/orrery rules red-pig >rules.txt || { cat rules.txt; exit 1; }
build/orrery sim red-pig --games 100 --check >sim.txt || { cat sim.txt; exit 1; }
