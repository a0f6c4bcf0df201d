#!/bin/sh
# bench/ladder and docs/measured/raw belong together: every kept result has a line that makes it, with the same game, seats, seed,
# budget and number of deals; every line has its result; and the ladder makes, repeats and compares.   ladder.sh ORRERY
set -u
orrery=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAILED: $1"
    failed=1
}

bench/ladder -l >"$work/list" || wrong "the list cannot be had"
sed -n 's/^== //p' "$work/list" | sort >"$work/named"
for file in docs/measured/raw/*.txt; do basename "$file" .txt; done | sort >"$work/kept"
diff "$work/named" "$work/kept" || wrong "docs/measured/raw and the lines of bench/ladder are not the same"

# "NAME GAME SEATS SEED ITERATIONS DEALS", as ordered and as kept
awk '/^== / { name = $2 } /^orrery arena/ {
        seats = 5; iterations = 0
        for (i = 4; i < NF; i++) { if ($i == "--seats") seats = $(i + 1); if ($i == "--iterations") iterations = $(i + 1)
            if ($i == "--seed") seed = $(i + 1); if ($i == "--deals") deals = $(i + 1) }
        print name, $3, seats, seed, iterations, deals }' "$work/list" | sort >"$work/ordered"
for file in docs/measured/raw/*.txt; do
    awk -v name="$(basename "$file" .txt)" 'NR == 1 && $1 != "orrery-arena" { exit }
        $1 == "game" { game = $2 } $1 == "seats" { seats = $2; seed = $4; iterations = $6 } $1 == "deal" && $2 >= deals { deals = $2 + 1 }
        END { if (game) print name, game, seats, seed, iterations, deals }' "$file"
done | sort >"$work/found"
diff "$work/ordered" "$work/found" || wrong "a kept result was ordered otherwise"

# made anew it is what it was made anew before; what differs is noticed
bench/ladder -p "$orrery" -x 0.01 -o "$work/a" 'martians-*-random' >/dev/null || wrong "results cannot be made"
bench/ladder -p "$orrery" -x 0.01 -o "$work/b" -t 2 'martians-*-random' >/dev/null
[ "$(ls "$work/a" | wc -l)" = 3 ] || wrong "not every result was made"
for file in "$work"/[ab]/*; do sort -o "$file" "$file"; done   # deals are kept as they are done
diff -r "$work/a" "$work/b" || wrong "made anew it differs"
bench/ladder -p "$orrery" -x 0.01 -s 9 -o "$work/c" 'martians-coop-random' >/dev/null
cmp -s "$work/a/martians-coop-random.txt" "$work/c/martians-coop-random.txt" && wrong "another seed makes no difference"
for i in 1 2 3; do bench/ladder -p "$orrery" -x 0.01 -o "$work/d" -i $i/3 'martians-*-random' >/dev/null || wrong "part $i cannot be made"; done
bench/ladder -p "$orrery" -x 0.01 -o "$work/d" -m 'martians-*-random' >/dev/null || wrong "the parts cannot be put together"
for file in "$work"/d/*.txt; do sort -o "$file" "$file"; done
rm "$work"/d/parts/martians-script-random.2-3.part
bench/ladder -p "$orrery" -x 0.01 -o "$work/d" -m 'martians-script-random' >/dev/null 2>"$work/err" && wrong "a lost part is not noticed"
grep -q 'Of 3 parts 1 is missing: 2' "$work/err" || wrong "a lost part is not named"
rm -r "$work/d/parts"
diff -r "$work/a" "$work/d" || wrong "in parts it differs"
bench/ladder -p "$orrery" -a 'earth-gambit-greedy-random' 'martians-coop-random' >"$work/again" || wrong "kept results are not repeated: $(cat "$work/again")"
grep -q ' 0 came out differently' "$work/again" || wrong "nothing was compared"
for bad in "-x much" "-a -s 3" "-i 3" "no-such-result"; do
    # shellcheck disable=SC2086 # several words
    bench/ladder -p "$orrery" $bad >"$work/out" 2>"$work/err"
    [ $? = 2 ] && [ "$(wc -l <"$work/err")" = 1 ] || wrong "bench/ladder $bad: $(cat "$work/err")"
done
exit $failed
