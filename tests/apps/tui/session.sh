#!/bin/sh
# session.sh ORRERY CASE... - sits a scripted person down at the terminal table and reads what it says.
# A case is a shell file that uses the words below; it fails if one of its expectations does.
#   typed LINE...        what the person will type, a line each
#   again N LINE         the same line N times more
#   plays ARGUMENT...    runs `orrery play ARGUMENT...` with what was typed
#   says TEXT            the table said it (a fixed string)
#   never TEXT           it did not
#   counts N TEXT         on exactly N lines
#   exits CODE           the exit code
set -u
orrery=$1
shift
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1 TMPDIR="$work"
failed=0

fail() {
    failed=1
    echo "$story: $1" >&2
    echo "--- the last lines of the session:" >&2
    tail -n 30 "$work/said" >&2
}
typed() { printf '%s\n' "$@" >>"$work/typed"; }
again() { yes "$2" | head -n "$1" >>"$work/typed"; }
plays() {
    "$orrery" play "$@" <"$work/typed" >"$work/said" 2>&1
    code=$?
    : >"$work/typed"
}
says() { grep -qF -- "$1" "$work/said" || fail "expected: $1"; }
never() { ! grep -qF -- "$1" "$work/said" || fail "did not expect: $1"; }
counts() {
    found=$(grep -cF -- "$2" "$work/said")
    [ "$found" -eq "$1" ] || fail "expected $1 times, found $found times: $2"
}
exits() { [ "$code" -eq "$1" ] || fail "expected exit code $1, found $code"; }

for story in "$@"; do
    : >"$work/typed"
    # shellcheck disable=SC1090
    . "$story"
done
exit $failed
