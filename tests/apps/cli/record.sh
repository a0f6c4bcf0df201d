#!/bin/sh
# Records from outside: a game is played and saved, then shown, verified and replayed, altered and cut off.
#   record.sh ORRERY JSON_CHECK
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/verdict.sh"
good=$work/good.orrery

# says CODE PATTERN ARGUMENTS: the exit code, and a line of the output that matches
says() {
    code=$1 pattern=$2
    shift 2
    "$orrery" record "$@" >"$work/out" 2>"$work/err" </dev/null
    [ $? = "$code" ] && cat "$work/out" "$work/err" | grep -q -e "$pattern"
    verdict $? "record $*: exit $code and '$pattern'"
}

# json KEYS ARGUMENTS: strict JSON that has these keys
json() {
    keys=$1
    shift
    "$orrery" record "$@" --json >"$work/out" 2>"$work/err" </dev/null
    # shellcheck disable=SC2086
    "$json_check" $keys <"$work/out" 2>>"$work/err"
    verdict $? "record $* --json has $keys"
}

# The first choice is taken again and again until the game is over and its record can be saved.
(yes 1 | head -1000; echo "$good") | "$orrery" play earth-gambit --seats 3 --seed record --bots easy --pace 0 >"$work/out" 2>"$work/err"
[ -s "$good" ]
verdict $? "a game is played to its end and saved"
[ -s "$good.seats" ] && rm "$good.seats"       # with names: tests/apps/tui/save_and_load.sh
verdict $? "who sat there is written down"
[ "$(wc -c <"$good")" -le 4096 ]
verdict $? "the record has at most 4 KiB"

says 0 "good: earth-gambit, 3 seats, .* result" verify "$good"
says 0 "Shuffled by the dealer alone; no player helped." verify "$good"
says 0 "^result: " show "$good"
says 0 "Seat 2" show "$good"
says 0 "the deal" replay "$good"
says 0 "Seat 1 (you)" replay "$good" --seat 1 --at 3
says 0 "^ end   Seat 3 was " beliefs "$good" --seat 1
says 0 "Seat 2   Alien [0-9]*%  Scientist [0-9]*%  Extinctionist [0-9]*%" beliefs "$good" --seat 1
says 2 "needs a seat" beliefs "$good"
says 2 "there is no seat 4" beliefs "$good" --seat 4
says 2 "there is no seat 9" replay "$good" --seat 9
says 2 "record show has no use for --seat" show "$good" --seat 9
says 2 "record verify has no use for --seat" verify "$good" --seat 1
says 2 "record show has no use for --at" show "$good" --at 3
"$orrery" record beliefs "$good" --seat 1 >"$work/out" 2>"$work/err"
awk '/Scientist .*Extinctionist/ { n++; gsub("%", ""); sum = $4 + $6 + $8; if (sum < 98 || sum > 102) bad = 1 } END { exit bad || !n }' "$work/out"
verdict $? "what is believed of a seat adds up to a hundred"
grep -q "Seat 1  " "$work/out" && verdict 1 "nobody wonders who he is himself"
json "game seat moves answer words beliefs sides net Alien Scientist Extinctionist over were side" beliefs "$good" --seat 1

# Both forms of the beliefs say the same: who, after which answer, in whole per cent; then what everybody was.
"$orrery" record beliefs "$good" --seat 1 --json | awk '
    { gsub(/[",]/, "") }
    $1 == "answer:" { at = $2 }
    $1 == "seat:" { seat = $2 }
    $1 == "sides:" { net = "" }
    $1 == "net:" { net = "net " }
    $1 == "side:" { print "end", seat, $2 }
    $1 == "Alien:" { alien = $2 }
    $1 == "Scientist:" { scientist = $2 }
    $1 == "Extinctionist:" { printf "%s%d %d %.0f %.0f %.0f\n", net, at, seat, 100 * alien, 100 * scientist, 100 * $2 }' >"$work/machines"
"$orrery" record beliefs "$good" --seat 1 | awk '
    { gsub(/%/, "") }
    $1 ~ /^[0-9]+$/ { at = $1 }
    $1 == "Seat" { print at, $2, $4, $6, $8; if ($9 == "network:") print "net", at, $2, $11, $13, $15 }
    $1 == "end" { print "end", $3, $5 }' >"$work/people"
[ "$(wc -l <"$work/people")" -gt 4 ] && grep -q "^net " "$work/people" && cmp -s "$work/people" "$work/machines"
verdict $? "record beliefs says the same with --json"
json "file good reason rule shuffle" verify "$good"
json "version game seats options set commitment secret answers position fingerprint result" show "$good"
json "game seat events answers over" replay "$good" --seat 2

# Seat 1 reads its own cards in the log, a spectator reads none that were drawn.
"$orrery" record replay "$good" --seat 1 >"$work/mine" 2>&1
"$orrery" record replay "$good" >"$work/theirs" 2>&1
grep -q "Seat 1 draws" "$work/mine" && ! grep "Seat 1 draws" "$work/mine" | grep -q "draws a card" && ! grep "draws" "$work/theirs" | grep -qv "draws a card"
verdict $? "a replay shows what one seat may see"

# Altered: the line is named. Cut off: so is the last line there is.
sed 's/^\(commitment ......\)./\1g/' "$good" >"$work/bad"
says 1 "line [0-9]*: the commitment should be 64 hex digits" verify "$work/bad"
sed 's/^secret .*/secret 0000000000000000000000000000000000000000000000000000000000000000/' "$good" >"$work/bad"
says 1 "line [0-9]*: the secret is not the one this commitment was made to" verify "$work/bad"
sed 's/^answers$/answers\n1: play no-such-card/' "$good" >"$work/bad"
says 1 "line [0-9]*: 'play no-such-card' is not an action" verify "$work/bad"
says 1 "line [0-9]*: 'play no-such-card' is not an action" replay "$work/bad"
json "line reason" verify "$work/bad"
sed '/^position/,$d' "$good" >"$work/bad"
says 1 "line [0-9]*: the record ends here without its position" verify "$work/bad"
sed '/^fingerprint/,$d' "$good" >"$work/bad"
says 1 "line [0-9]*: the fingerprint does not fit" verify "$work/bad"
sed 's/$/\r/' "$good" >"$work/bad"
says 1 "line 1: this line ends in CR LF" verify "$work/bad"
says 0 "^result: " show "$work/bad"

# The last line is the hash of all the others, whatever program makes it.
if command -v b2sum >"$work/out"; then
    [ "$(sed '$d' "$good" | b2sum -l 256 | cut -d' ' -f1)" = "$(sed -n 's/^fingerprint //p' "$good")" ]
    verdict $? "b2sum makes the same fingerprint"
fi

# What is no file ends with a sentence, at once.
mkfifo "$work/pipe"
for thing in "$work" "$work/pipe" /dev/zero /dev/null /dev/tty "$work/nothing"; do
    timeout 20 "$orrery" record verify "$thing" >"$work/out" 2>"$work/err" </dev/null
    [ $? = 2 ] && [ "$(wc -l <"$work/err")" = 1 ]
    verdict $? "verify $thing says that it is no file"
done
sed 's/^result .*/result nobody -/' "$good" >"$work/bad"
says 1 "line [0-9]*: the result is 'nobody -'" verify "$work/bad"
head -c 200 "$good" >"$work/bad"
says 1 "line [0-9]*: " verify "$work/bad"

# A file of somebody who means ill: escape sequences and marks that turn the writing are not shown.
esc=$(printf '\033')
turn=$(printf '\342\200\256')
sed "s/^set /set ${esc}[2J$turn/; s/^answers\$/answers\n1: play ${esc}[31m$turn/; s/^result /result $turn/" "$good" >"$work/bad"
for what in show "show --json" verify; do
    # shellcheck disable=SC2086
    "$orrery" record $what "$work/bad" >"$work/out" 2>&1
    [ -s "$work/out" ] && ! grep -q -e "$esc" -e "$turn" "$work/out"
    verdict $? "record $what of a file with escape sequences"
done

# Wrong use.
says 2 "has 3 seats" replay "$good" --seat 9
says 2 "has [0-9]* answers" replay "$good" --at 100000
says 2 "cannot be read" verify "$good" --set "$work/none"
says 2 "what it can: show, verify, replay, beliefs, review" burn "$good"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
