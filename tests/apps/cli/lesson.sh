#!/bin/sh
# `orrery lesson check` from outside: all lessons pass, and every broken one says what its first line expects.
#   lesson.sh ORRERY JSON_CHECK
set -u
orrery=$1
json_check=$2
cd "$(dirname "$0")/../../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAILED: $1"
    failed=1
}

"$orrery" lesson check data >"$work/out" 2>"$work/err" || {
    wrong "lesson check data"
    cat "$work/out" "$work/err"
}
lessons=$(find data -name '*.lesson' | wc -l)
grep -q "^$lessons lessons, 0 with something wrong; " "$work/out" || wrong "lesson check data: $(tail -n 1 "$work/out")"
"$orrery" lesson check data --json >"$work/out" || wrong "lesson check data --json"
"$json_check" <"$work/out" >/dev/null || wrong "lesson check --json is no JSON"

# How much of what the rules do is taught by lessons and tips: at least 65% in every game.
"$orrery" lesson check data --coverage 400 >"$work/out" 2>/dev/null || wrong "lesson check data --coverage"
grep "% of all applications" "$work/out" | cut -d';' -f1
taught=$(sed -n 's/^[a-z0-9-]*: lessons and tips teach .* \([0-9]*\)\.[0-9]*% of all applications.*/\1/p' "$work/out")
[ "$(echo "$taught" | wc -l)" = 5 ] || wrong "the coverage of five games: $taught"
for share in $taught; do [ "$share" -ge 65 ] || wrong "only $share% of what the rules do is taught"; done

# The first line of a broken lesson is "# LINE: SENTENCE"; where the sentence goes on with a list, it ends in "...".
broken=0
for file in tests/table/lesson/bad/*.lesson; do
    want="$file:$(head -n 1 "$file" | sed 's/^# //')"
    got=$("$orrery" lesson check "$file" 2>/dev/null | head -n 1)
    case $want in
    *...) [ "${got#"${want%...}"}" != "$got" ] || wrong "$file said: $got" ;;
    *) [ "$got" = "$want" ] || wrong "$file said: $got" ;;
    esac
    "$orrery" lesson check "$file" >/dev/null 2>&1 && wrong "$file passes"
    broken=$((broken + 1))
done
[ "$broken" -ge 20 ] || wrong "only $broken broken lessons"

"$orrery" lesson check docs/develop/lessons.md >"$work/out" 2>&1 || wrong "docs/develop/lessons.md: $(cat "$work/out")"

"$orrery" lesson check "$work/none" >"$work/out" 2>"$work/err" && wrong "a path that is not there"
[ "$(wc -l <"$work/err")" = 1 ] || wrong "a path that is not there says: $(cat "$work/err")"
"$orrery" lesson show data >/dev/null 2>&1
[ $? = 2 ] || wrong "lesson show is wrong use"
exit $failed
