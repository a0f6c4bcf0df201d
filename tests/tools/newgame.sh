#!/bin/sh
# A game made by tools/newgame builds, is listed, and passes the generic suite, its scenarios and the layer check: in a copy. Then
# every command of docs/develop/adding-a-game.md about it works as written.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cd "$root"
tar cf - ./*.md CMakeLists.txt CMakePresets.json Makefile cmake engine games base table learn bots lab apps python bench tools tests data docs examples web/src | (cd "$copy" && tar xf -)
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

grep -qx 'tools/newgame red-planet RP' docs/develop/adding-a-game.md || { echo "the page begins otherwise"; exit 1; }
tools/newgame red-planet RP
if grep -rniE '(^|[^a-z])(tpl|orr_template)' games/red_planet docs/rules/red-planet.md tests/games/red_planet; then
    echo "something of the template's name was left"
    exit 1
fi
tools/layers .
cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=None -DORR_DEBUG=ON -DORR_WERROR=ON >/dev/null
cmake --build build -j 2 --target orrery generic_suite reasons -- --quiet
build/orrery games | grep -q red-planet
build/tests/generic_suite --game red-planet
build/orrery scenario tests/games/red_planet
build/orrery rules red-planet >rules.txt || { cat rules.txt; exit 1; }
build/orrery sim red-planet --games 100 --check >sim.txt || { cat sim.txt; exit 1; }
if command -v python3 >/dev/null; then python3 tests/tools/commands.py build/orrery --tree . --only red-planet; fi
