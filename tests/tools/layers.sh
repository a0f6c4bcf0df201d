#!/bin/sh
# The layer check passes on this tree and names every violation planted in a copy of it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failed=0

"$root/tools/layers" "$root" || failed=1

fresh() {
    rm -rf "$copy/tree"
    mkdir "$copy/tree"
    (cd "$root" && tar cf - CMakeLists.txt engine games base table learn bots lab apps python bench) | (cd "$copy/tree" && tar xf -)
    : >"$copy/planted"
}
plant() { # file, line of C, what the check must say of that line
    echo "$2" >>"$copy/tree/$1"
    printf '%s:%s: \t%s\n' "$1" "$(wc -l <"$copy/tree/$1")" "$3" >>"$copy/planted"
}
noticed() { # all that was planted since fresh
    if "$root/tools/layers" "$copy/tree" >"$copy/said"; then
        echo "nothing noticed of what was planted"
        failed=1
    fi
    while IFS="$(printf '\t')" read -r where what; do
        grep -F "$where" "$copy/said" | grep -qF "$what" || { echo "not noticed: $where$what"; failed=1; }
    done <"$copy/planted"
}

fresh
plant engine/core.c '#include <stdio.h>' 'freestanding'
plant engine/core.c '#include "games/games.h"' 'engine may not include games/games.h'
plant engine/core.c '#include "table/match/match.h"' 'engine may not include table/match/match.h'
plant games/template/game.c '#include "bots/bot.h"' 'may not include bots/bot.h'
plant games/template/game.c '#include <stdlib.h>' 'freestanding'
plant games/template/rules/turn.c '#include "games/martians/mar_view.h"' 'may not include games/martians/mar_view.h'
plant base/planted.c '#include "table/match/match.h"' 'base may not include table/match/match.h'
plant table/room/planted.c '#include "bots/bot.h"' 'table may not include bots/bot.h'
plant table/room/planted.c '#include "games/template/tpl_view.h"' 'table may not include games/template/tpl_view.h'
plant bots/martians/planted.c '#include "games/martians/mar_state.h"' 'bots may not include games/martians/mar_state.h'
plant bots/martians/planted.c '#include "games/template/tpl_view.h"' 'bots may not include games/template/tpl_view.h'
plant bots/search/planted.c '#include "table/match/match.h"' 'bots may not include table/match/match.h'
plant lab/play/planted.c '#include "apps/common/args.h"' 'lab may not include apps/common/args.h'
plant apps/cli/planted.c '#include "games/template/tpl_state.h"' 'apps may not include games/template/tpl_state.h'
plant apps/cli/planted.c '#include "games/martians/rules/card.h"' 'apps may not include games/martians/rules/card.h'
plant python/src/planted.c '#include "apps/common/args.h"' 'python may not include apps/common/args.h'
plant python/src/planted.c '#include "games/template/tpl_view.h"' 'python may not include games/template/tpl_view.h'
plant apps/cli/planted.c '#include "nowhere.h"' 'no file of the project is nowhere.h'
plant table/room/planted.c '#include "room.h"' 'no file of the project is room.h'
plant bench/load/planted.c '#include "client.h"' 'no file of the project is client.h'
plant table/room/planted.c 'const void *x = &orr_template;' 'no game by name'
plant lab/play/planted.c 'int tpl_trick;' 'no game by name'
plant apps/cli/planted.c "const char *x = \"earth-gambit\";" "no game by name"
noticed

fresh
plant table/match/match.h '#include "table/room/room.h"' 'a circle between folders: table/match, table/room'
noticed
fresh
plant base/hex.h '#include "base/json.h"' 'a circle between components: base/hex, base/json'
noticed

fresh
mkdir -p "$copy/tree/docs/develop"
"$root/tools/layers" --draw "$copy/tree"
"$root/tools/layers" --drawn "$copy/tree" || { echo "a picture just drawn is called out of date"; failed=1; }
python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$copy/tree/docs/develop/map.svg" || failed=1
echo '#include "table/wire/wire.h"' >"$copy/tree/lab/bench/planted.c"
if "$root/tools/layers" --drawn "$copy/tree" >/dev/null; then
    echo "a picture that is out of date is not noticed"
    failed=1
fi
exit $failed
