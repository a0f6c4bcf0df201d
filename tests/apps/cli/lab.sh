#!/bin/sh
# `orrery lab`: the same page on any number of threads, pages that are well-formed, tables that say what the page says.
#   lab.sh ORRERY HTML_CHECK
set -u
orrery=$1
html_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAILED: $1"
    failed=1
}

# sentence PATTERN ARGUMENTS: exit 2, nothing on standard output, one sentence
sentence() {
    pattern=$1
    shift
    "$orrery" lab "$@" >"$work/out" 2>"$work/err"
    [ $? = 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] && grep -q -e "$pattern" "$work/err" ||
        wrong "lab $*: $(cat "$work/err")"
}
sentence "needs report, compare or sweep" report
sentence "did you mean .orrery lab report.?" repotr earth-gambit
sentence "what it can: report, compare, sweep" publish earth-gambit
sentence "did you mean earth-gambit" report earth-gambti
sentence "needs a number or a range" report earth-gambit --seats 5-3
sentence "needs a number or a range" report earth-gambit --seats 11-12
sentence "There is no bot" report earth-gambit --bots nobody
sentence "whole number from 1" report earth-gambit --games 0
sentence "cannot be written" report earth-gambit --games 1 --out "$work/no/such/folder.html"
sentence "one game or two" compare earth-gambit martians onward-to-venus
sentence "has no card 'nothing'" compare earth-gambit --without nothing
sentence "there is room for 40" compare earth-gambit --double damage-or-heal
sets=$(dirname "$0")/../../sets/earth_gambit
"$orrery" lab compare earth-gambit --games 20 --seats 4 --with-set "$sets/other-goals" >"$work/goals" 2>&1 || wrong "compare with other goals"
sentence "cannot be 'no'" compare earth-gambit --with start=no
sentence "lab report has no use for --with; it is for compare" report earth-gambit --with start=1
sentence "lab compare has no use for --within; it is for report" compare earth-gambit --within 3
sentence "lab compare has no use for --trials; it is for report" compare earth-gambit --trials 'x*'

# a set of one's own is called what its manifest calls it
cp -r "$sets/other-goals" "$work/folder"
printf 'name,note\nEvening Set,\n' >"$work/folder/manifest.csv"
"$orrery" lab compare earth-gambit --games 20 --seats 4 --with-set "$work/folder" 2>&1 | grep -q "the set Evening Set" ||
    wrong "a compared set is not called what its manifest says"

# Ctrl+C: what is known is told, as if no more had been asked for, and how to go on; no page is written
"$orrery" lab report earth-gambit --games 20000 --pairs 0 --out "$work/cut.html" >"$work/cut" 2>"$work/err" &
sleep 1
kill -INT $!
wait $!
[ $? = 130 ] || wrong "lab report, interrupted: the exit code"
known=$(sed -n 's/.*Interrupted after \([0-9]*\) of 20000 matches for each number of players of earth-gambit.*merge.*/\1/p' "$work/err")
"$orrery" lab report earth-gambit --games "${known:-0}" --pairs 0 >"$work/few" 2>/dev/null
cmp -s "$work/cut" "$work/few" || wrong "lab report, interrupted: $(cat "$work/err")"
[ ! -e "$work/cut.html" ] || wrong "lab report, interrupted, left a page"

check_tables() { # every line of every table has as many fields as its head, and there is more than the head
    for table in "$1"/*.csv; do
        awk -F, '{ gsub(/"([^"]|"")*"/, "q") } NR == 1 { n = NF } NF != n { exit 1 } END { if (NR < 2) exit 1 }' "$table" ||
            wrong "$table is not a table"
    done
}

# two games on one page; a page does not depend on threads, nor on the time
for threads in 1 3; do
    "$orrery" lab report earth-gambit mars-vs-earth-2e --games 12 --seats 3-4 --threads $threads --seed s \
        --out "$work/page$threads.html" --csv "$work/csv$threads" >"$work/text$threads" || wrong "report with $threads threads"
done
cmp -s "$work/page1.html" "$work/page3.html" || wrong "the page depends on the threads"
cmp -s "$work/text1" "$work/text3" || wrong "the text depends on the threads"
for table in outcomes sides seats order balance matches leads uses decisions rules curves; do
    cmp -s "$work/csv1/$table.csv" "$work/csv3/$table.csv" || wrong "$table.csv is not there or depends on the threads"
done
"$html_check" <"$work/page1.html" || wrong "the page is not well-formed"
check_tables "$work/csv1"

# experts play, and nothing is tried
"$orrery" lab report earth-gambit --bots expert --games 1 --seats 3 --pairs 0 --out "$work/experts.html" --csv "$work/experts" >"$work/out" &&
    "$html_check" <"$work/experts.html" && grep -q "reader" "$work/experts.html" || wrong "a report of experts"
awk -F, 'NR > 1 { n++; tried += $9 } END { exit !n || tried }' "$work/experts/uses.csv" || wrong "--pairs 0 tries nothing"

# what the tables say stands on the page: wins by side and by seat, what was used
awk -F, 'FNR > 1 { printf "%.1f%% (%.1f to %.1f)\n", 100 * $6, 100 * $7, 100 * $8 }' "$work/csv1/sides.csv" >"$work/figures"
awk -F, 'FNR > 1 { printf ">%.1f%%<\n", 100 * $6 }' "$work/csv1/seats.csv" >>"$work/figures"
awk -F, 'FNR > 1 && $9 >= 30 { printf "%+.1f (%+.1f to %+.1f)\n", 100 * $14, 100 * $15, 100 * $16 }' "$work/csv1/uses.csv" >>"$work/figures"
while read -r figure; do
    grep -qF -- "$figure" "$work/page1.html" || wrong "a table says $figure, the page does not"
done <"$work/figures"

# the verdict comes first, in the terminal and on the page, and nothing is sure without correction
sed -n 2p "$work/text1" | grep -Eq '(Sides|Seats|turn order).*(balanced|too few matches to tell) at [0-9]' || wrong "the text does not begin with the verdict"
sed 's/<[^>]*>/ /g' "$work/page1.html" | grep -E 'balanced at|to tell at|Win rate by' | head -n 1 | grep -q 'Win rate' && wrong "the verdict is not first on the page"
grep -q "Holm" "$work/page1.html" || wrong "the page does not say how it corrects"
grep -qi "surely" "$work/page1.html" "$work/text1" && wrong "something is sure without correction"
"$orrery" lab report mars-vs-earth-1e --games 30 --seats 2 >"$work/coop" || wrong "a report of a co-operative game"
grep -q 'Everybody plays together at 2 players and wins [0-9.]*% of matches ([0-9.]* to [0-9.]*)' "$work/coop" || wrong "co-op is not read as co-op"
head -n 1 "$work/coop" | grep -q ", 2 players, 30 matches" && ! grep -q "tension" "$work/coop" || wrong "who leads in a co-operative game: $(cat "$work/coop")"
grep -Eq 'Sides|Seats|by side' "$work/coop" && wrong "sides of a co-operative game are compared"

# wide pictures are there a second time for a phone, where their texts can be read
[ "$(grep -c 'class="slim"' "$work/page1.html")" -ge 6 ] && [ "$(grep -c 'class="slim"' "$work/page1.html")" = "$(grep -c 'class="broad"' "$work/page1.html")" ] ||
    wrong "a wide picture has no slim twin"

# skill: a random bot among scripts surely wins less, a copy wins alike, and the figures stand in table and page
"$orrery" lab report earth-gambit --games 10 --seats 3 --levels random,normal --deals 60 --out "$work/skill.html" --csv "$work/skill" >"$work/skill.txt" || wrong "levels"
"$html_check" <"$work/skill.html" || wrong "the page with levels is not well-formed"
awk -F, 'NR > 1 && $3 == "random" && $10 < 0 && $2 == 3 && $4 == 60 { r = 1 } NR > 1 && $3 == "gambler" && $8 == 0 { c = 1 } END { exit !(r && c) }' \
    "$work/skill/levels.csv" || wrong "levels.csv: $(cat "$work/skill/levels.csv")"
grep -q "skill      random among gambler: -" "$work/skill.txt" || wrong "the text does not tell skill"
sentence "There is no bot" report earth-gambit --games 2 --levels nobody

# dead cards: random players use all that can be used, in a fight and as a reaction, too; nothing else is called dead
"$orrery" lab report martians --bots random --games 10 --seats 3 --pairs 0 >"$work/alive" || wrong "a report of random players"
"$orrery" lab report onward-to-venus --bots random --games 60 --seats 5 --pairs 0 >>"$work/alive" || wrong "a report of random players"
grep "never used" "$work/alive" && wrong "a card that can be used is called dead"
# what scripts never use: in how many matches they could have, so that a bot is not taken for a card; a card is one row
"$orrery" lab report martians --games 30 --seats 3 --pairs 1 --csv "$work/dead" --out "$work/dead.html" >"$work/text" || wrong "a report of scripts"
grep -Eq "never used: .*Candy \(possible in [1-9][0-9]* of 30 matches\)" "$work/text" || wrong "how often a dead card was possible: $(grep dead "$work/text")"
grep -q "never used: .*(Play)" "$work/text" && wrong "what is never used has a verb"
sed 's/<[^>]*>//g' "$work/dead.html" | grep -q "ask the bot first, then the card; if it was hardly ever possible" || wrong "the page does not say whom to ask"
"$orrery" lab report martians --games 30 --seats 3 --pairs 0 --bots random --csv "$work/react" >/dev/null || wrong "a report of reactions"
awk -F, 'NR > 1 && $2 == "react" { n++; if ($3 ~ /: /) parts = 1 } END { exit !(n > 2) || parts }' "$work/react/uses.csv" ||
    wrong "a reaction is several rows: $(grep react "$work/react/uses.csv")"
[ "$(grep -c '^martians,react,Take Her Instead!,' "$work/react/uses.csv")" = 1 ] || wrong "Take Her Instead! is not one row"

# numbers of players that were asked for and cannot be played are named, with the reason; nothing is said of others
"$orrery" lab report martians --bots random --games 2 --seats 1-3 --pairs 0 >"$work/out" 2>"$work/err" || wrong "seats 1-3"
[ "$(cat "$work/err")" = "orrery: 1 is left out of --seats 1-3: one player alone needs mode=coop and min_players=1 (MAR-A2)." ] ||
    wrong "that 1 is left out is not said: $(cat "$work/err")"
"$orrery" lab compare martians --bots random --games 2 --seats 5-9 --with turn_cap=20 --language it >"$work/out" 2>"$work/err" || wrong "seats 5-9"
grep -q "^orrery: 9 resta fuori da --seats 5-9: Martians!!! .* da 1 a 6\.$" "$work/err" && [ "$(wc -l <"$work/err")" = 3 ] ||
    wrong "that 7 to 9 are left out is not said: $(cat "$work/err")"
"$orrery" lab report martians --bots random --games 2 --seats 2-3 --pairs 0 2>&1 >"$work/out" | grep . && wrong "something is left out of 2-3"

# without UTF-8 Italian has stand-ins on the terminal; files and JSON keep their letters
plain() { # what, then the arguments
    LC_ALL=C "$orrery" lab "$@" --language it >"$work/plain" 2>&1 || wrong "$* in Italian without UTF-8"
    LC_ALL=C grep -q '[^ -~]' "$work/plain" && wrong "$* has letters that the terminal does not: $(cat "$work/plain")"
}
plain report earth-gambit --games 20 --seats 3 --out "$work/plain.html"
grep -q "meta'" "$work/plain" || wrong "no stand-in for an accent: $(cat "$work/plain")"
grep -q "metà" "$work/plain.html" || wrong "a page without accents"
plain compare earth-gambit --games 20 --seats 3 --with start=1
plain sweep mars-vs-earth-2e --vary 'threats:*:difficulty=-1..+1' --games 4 --seats 4 --target sides=45..55%

# rules that never fired: only such as the code can name, and no definition
sources=$(dirname "$0")/../../../games/earth_gambit
sed 's/<[^>]*>//g' "$work/page1.html" | grep -o 'Never, of those.*' | grep -o 'EG-[A-Z]*[0-9]*' >"$work/never"
[ "$(wc -l <"$work/never")" -ge 10 ] || wrong "the page lists no rules that never fired"
while read -r id; do
    grep -qw "$(echo "$id" | tr - _)" "$sources"/*.c "$sources"/*/*.c || wrong "$id never fired, and no code could name it"
done <"$work/never"

# tables agree with each other: endings counted match by match are the shares
awk -F, 'FNR == 1 { next } FILENAME ~ /matches/ { of[$1 $2]++; n[$1 $2 $4]++; next }
    { want = of[$1 $2] * $6; got = n[$1 $2 $3] + 0; if (want - got > 0.01 || got - want > 0.01) exit 1 }' \
    "$work/csv1/matches.csv" "$work/csv1/outcomes.csv" || wrong "matches.csv and outcomes.csv differ"

# a comparison
for threads in 1 3; do
    "$orrery" lab compare mars-vs-earth-1e mars-vs-earth-2e --games 4 --seats 3 --threads $threads \
        --out "$work/compare$threads.html" --csv "$work/compare$threads" >"$work/words$threads" || wrong "compare with $threads threads"
done
cmp -s "$work/compare1.html" "$work/compare3.html" || wrong "the comparison depends on the threads"
cmp -s "$work/compare1/changes.csv" "$work/compare3/changes.csv" || wrong "changes.csv is not there or depends on the threads"
cmp -s "$work/words1" "$work/words3" || wrong "the words of the comparison depend on the threads"
"$html_check" <"$work/compare1.html" || wrong "the comparison is not well-formed"
check_tables "$work/compare1"
grep -q "the default of Mars vs Earth, second edition" "$work/words1" "$work/compare1.html" || wrong "an edition's default is not named"

# anything with anything: what does not differ, an option, a card removed, a set of one's own; the second alone is changed
data=$(dirname "$0")/../../../data/martians
cp -r "$data" "$work/set"
sed -i 's/^\(bright-lights,.*,bright-lights,\)2,/\10,/' "$work/set/cards.csv"
versus() { # file, then what the second has
    out=$1
    shift
    "$orrery" lab compare martians --games 12 --seats 2 "$@" --out "$work/versus.html" --csv "$work/$out" >"$work/$out.txt" || wrong "compare $*"
    "$html_check" <"$work/versus.html" || wrong "the page of compare $* is not well-formed"
    cut -d, -f3- "$work/$out/changes.csv" >"$work/$out.figures"
}
versus same --with mode=competitive
grep -q "No match came out differently" "$work/same.txt" || wrong "a game differs from itself"
versus card --without bright-lights
versus set --with-set "$work/set"
cmp -s "$work/card.figures" "$work/set.figures" || wrong "a card removed and a set without it differ"
cmp -s "$work/card.figures" "$work/same.figures" && wrong "without a card nothing changes"
grep -q "then without bright-lights" "$work/card.txt" || wrong "what was changed is not named"
sed -n 2p "$work/card.txt" | grep -Eq "^  How matches end: nothing that luck could not do in 12 pairs of matches; up to [0-9]+ points may hide" ||
    wrong "a comparison does not begin with its verdict: $(cat "$work/card.txt")"
"$orrery" lab compare martians --games 40 --seats 2 --with turn_cap=20 | sed -n 2,6p | grep -Eq "^  (Turns|Decisions) in a match: [0-9.]+ to [0-9.]+ less" ||
    wrong "a sure change is not told first"
versus both --without bright-lights --without big-eyes --with turn_cap=200
grep -q "then turn_cap=200, without bright-lights, without big-eyes" "$work/both.txt" || wrong "two changes are not named"
cmp -s "$work/both.figures" "$work/card.figures" && wrong "a second change does nothing"
"$orrery" lab compare onward-to-venus --games 12 --seats 2 --double draw-two >"$work/twice" || wrong "a tile doubled"
grep -q "then twice draw-two" "$work/twice" && grep -Eq "decisions in a match +[0-9.]+ +[0-9.]+ +[-+]" "$work/twice" || wrong "doubling a tile does nothing"
sentence "the set allows 0 to 2" compare martians --double big-eyes

# the checker notices
for bad in '<p>' '<p></b></p>' '<p>a & b</p>' '<p>a < b</p>' '<script></script>' '<p id="a"/><p id="a"/>' '<p class="x>a</p>'; do
    printf '<!DOCTYPE html>%s' "$bad" | "$html_check" 2>/dev/null && wrong "accepted: $bad"
done
exit $failed
