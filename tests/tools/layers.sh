#!/bin/sh
# The layer check passes on this tree and names every violation planted in a copy of it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failed=0

"$root/tools/layers" "$root" || failed=1

plant() { # file, line of C, what the check must say
    rm -rf "$copy/tree"
    mkdir "$copy/tree"
    (cd "$root" && tar cf - CMakeLists.txt engine games table bots lab apps bench) | (cd "$copy/tree" && tar xf -)
    echo "$2" >>"$copy/tree/$1"
    if said=$("$root/tools/layers" "$copy/tree"); then
        echo "not noticed in $1: $2"
        failed=1
    elif ! echo "$said" | grep -q "^$1:[0-9]*: .*$3"; then
        echo "noticed in $1, but not said as expected ($3): $said"
        failed=1
    fi
}

plant engine/core.c '#include <stdio.h>' 'freestanding'
plant engine/core.c '#include "games.h"' 'engine may not include games/games.h'
plant engine/core.c '#include "match.h"' 'engine may not include table/match.h'
plant games/template/game.c '#include "bot.h"' 'may not include bots/bot.h'
plant games/template/game.c '#include <stdlib.h>' 'freestanding'
plant table/planted.c '#include "bot.h"' 'table may not include bots/bot.h'
plant table/planted.c '#include "tpl_view.h"' 'table may not include games/template/tpl_view.h'
plant bots/planted.c '#include "tpl_state.h"' 'bots may not include games/template/tpl_state.h'
plant bots/planted.c '#include "match.h"' 'bots may not include table/match.h'
plant lab/planted.c '#include "cli.h"' 'lab may not include apps/cli.h'
plant apps/cli/planted.c '#include "tpl_state.h"' 'apps may not include games/template/tpl_state.h'
plant apps/cli/planted.c '#include "nowhere.h"' 'no folder of the project has nowhere.h'
plant table/planted.c 'const void *x = &orr_template;' 'no game by name'
plant lab/planted.c 'int tpl_trick;' 'no game by name'
plant apps/cli/planted.c "const char *x = \"earth-gambit\";" "no game by name"
exit $failed
