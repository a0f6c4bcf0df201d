#!/bin/sh
# puzzle.sh ORRERY - the puzzles inside the program are proved; broken files and wrong use get one sentence; mining goes on where it
# was; the puzzle of a day is the same every time.
set -u
orrery=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
must() { # must WHAT EXPECTED-EXIT TEXT COMMAND...
    what=$1 code=$2 text=$3
    shift 3
    "$@" >"$work/said" 2>&1 </dev/null
    got=$?
    if [ $got -ne "$code" ] || ! grep -qF -- "$text" "$work/said"; then
        echo "$what: exit $got (expected $code), said:"
        cat "$work/said"
        failed=1
    fi
}
data=$(dirname "$0")/../../../data
must "all shipped puzzles" 0 ", 0 with something wrong" "$orrery" puzzle check "$data" --worlds 12
echo "puzzles chess" >"$work/bad.puzzles"
must "a broken file" 1 'line 1: A file of puzzles begins with "puzzles GAME".' "$orrery" puzzle check "$work/bad.puzzles"
printf 'puzzles earth-gambit\n5w35-79 5 3 1608 00 1100\n' >"$work/lost.puzzles"
must "a match that cannot be" 1 "5w35-79: " "$orrery" puzzle check "$work/lost.puzzles"
must "no file" 2 "puzzle check needs files or folders" "$orrery" puzzle check
must "no game" 2 "puzzle mine needs a game and a file" "$orrery" puzzle mine
must "no such word" 2 "not 'dance'" "$orrery" puzzle dance
must "no such kind" 2 "--kind should be win, save or who" "$orrery" puzzle mine earth-gambit --kind luck --out "$work/x.puzzles"
must "no such date" 2 "'yesterday' is no date" "$orrery" puzzle play earth-gambit --date yesterday
must "no such puzzle" 2 "has no puzzle '9w9-9'" "$orrery" puzzle play earth-gambit 9w9-9
must "mining" 0 "the next seed is 35" "$orrery" puzzle mine earth-gambit --seats 5 --first 35 --matches 1 --out "$work/eg.puzzles"
must "mining again" 0 " 0 new; 1 in " "$orrery" puzzle mine earth-gambit --seats 5 --first 35 --matches 1 --out "$work/eg.puzzles"
grep -q '^5w35-79 5 3 ' "$work/eg.puzzles" || { echo "the puzzle of seed 35 is not there"; failed=1; }
must "a day" 0 "Earth Gambit" "$orrery" puzzle play earth-gambit --date 2026-11-16
first=$(head -1 "$work/said")
must "the same day" 0 "$first" "$orrery" puzzle play earth-gambit --date 2026-11-16
must "in Italian" 0 "problema" "$orrery" puzzle play earth-gambit --date 2026-11-16 --italian
must "Items that go to a second line" 0 "      Fuel" "$orrery" puzzle play martians 3w1115-1244
grep -q "^>1 Ada      2 Life" "$work/said" || { echo "they have been painted over the name"; failed=1; }
exit $failed
