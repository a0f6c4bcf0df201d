#!/bin/sh
# The rule map finds both forms of a name and ranges, and counts neither heads nor unknown rules: rulemap.sh RULEMAP
set -eu
rulemap=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0
mkdir -p "$tree/games/template" "$tree/tests/games/template" "$tree/docs/rules"

cat >"$tree/games/template/game.c" <<'END'
/* game.c - TPL-1 to TPL-5 are only announced here,
 * and TPL-A1 too. */
int two = TPL_2;
/* TPL-3..TPL-4 */
int not_one = XTPL_1 + TPL_1X;
END
cat >"$tree/tests/games/template/a.scenario" <<'END'
# TPL-1 in a comment
case TPL-5 TPL-2 TPL-2  ends
END
echo 'TPL-1: it is a "sentence" of the box' >"$tree/docs/rules/template.excuses"

expect() { # a line of the table
    grep -qF "$1" "$tree/out.c" || { echo "missing: $1"; failed=1; }
}
"$rulemap" "$tree" "$tree/out.c"
expect '{ "TPL-1", "", "", false, "it is a \"sentence\" of the box" }'
expect '{ "TPL-2", "games/template/game.c:3", "tests/games/template/a.scenario:2", true, NULL }'
expect '{ "TPL-3", "games/template/game.c:4", "", false, NULL }'
expect '{ "TPL-4", "games/template/game.c:4", "", false, NULL }'
expect '{ "TPL-5", "", "tests/games/template/a.scenario:2", false, NULL }'
expect '{ "TPL-A1", "", "", false, NULL }'

must_fail() { # what it must say
    if said=$("$rulemap" "$tree" "$tree/out.c" 2>&1); then
        echo "not noticed: $1"
        failed=1
    elif [ "$said" != "$1" ]; then
        echo "expected: $1"
        echo "found:    $said"
        failed=1
    fi
}
echo 'int x = TPL_99;' >>"$tree/games/template/game.c"
must_fail 'games/template/game.c:6: names a rule that the ledger does not have'
echo '/* empty */' >"$tree/games/template/game.c"
echo 'TPL-2' >>"$tree/docs/rules/template.excuses"
must_fail 'docs/rules/template.excuses:2: an excuse has the form EG-42: reason'
exit $failed
