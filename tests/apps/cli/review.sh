#!/bin/sh
# Golden reviews: a match of every game, reviewed for seat 1 and compared with what is written beside it.
#   review.sh ORRERY JSON_CHECK [write]
set -u
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$(dirname "$0")/reviews
failed=0

wrong() {
    failed=$((failed + 1))
    echo "FAILED: $1"
}

reviews=0
for record in "$here"/*.orrery; do
    golden=${record%.orrery}.txt
    [ "${3:-}" = write ] && "$orrery" record review "$record" --seat 1 >"$golden"
    "$orrery" record review "$record" --seat 1 >"$work/out" 2>&1 || wrong "$record"
    diff "$golden" "$work/out" || wrong "$golden is not what comes out"
    reviews=$((reviews + 1))
done
[ $reviews -ge 6 ] || wrong "only $reviews reviews"
grep -L "No clear mistake" "$here"/*.txt | wc -l | grep -qx 5 || wrong "five of them have something to say"

# The same numbers for machines.
good=$here/earth-gambit.orrery
"$orrery" record review "$good" --seat 1 --json >"$work/json" && "$json_check" <"$work/json" >/dev/null || wrong "--json"
grep -q '"won": *4' "$work/json" && grep -q '"could": *48' "$work/json" || wrong "--json has other numbers"

# A match in play is not reviewed: its last answer is cut off, and with it the result.
awk '/^position/ { exit } { if (line) print line; line = $0 }' "$good" >"$work/open.orrery"
"$orrery" record review "$work/open.orrery" --seat 1 >"$work/out" 2>&1
[ $? = 2 ] && grep -q "not over yet" "$work/out" || wrong "a match in play"
"$orrery" record review "$good" >"$work/out" 2>&1
[ $? = 2 ] && grep -q "needs a seat" "$work/out" || wrong "without a seat"
"$orrery" record review "$good" --seat 6 >"$work/out" 2>&1
[ $? = 2 ] && grep -q "no seat 6" "$work/out" || wrong "a seat that is not there"

[ $failed = 0 ] && echo "$reviews reviews are as they were"
