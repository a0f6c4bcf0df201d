#!/bin/sh
# `orrery lab sweep`: a known best is found, on fresh deals; what cannot be is refused; a sweep that was killed goes on to the
# same bytes; parts put together are one run.
#   sweep.sh ORRERY JSON_CHECK
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
. "$here/verdict.sh"

wrong() { # PATTERN ARGUMENTS...: exit 2, nothing on standard output, one sentence
    pattern=$1
    shift
    "$orrery" "$@" >out 2>err
    [ $? = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q -e "$pattern" err
    verdict $? "$* says '$pattern'"
}

# ---- a known best ----------------------------------------------------------------------------------------------------
# After 20 turns hardly anybody has won, after 1000 somebody has: the limit decides, and who starts does not.
"$orrery" lab sweep earth-gambit --vary turn_limit=1000,50,20 --vary start=random,1 --target nobody=75..100% --games 30 >out 2>err &&
    grep -q "^2 settings meet every target, surely" out && grep -q "^Best: turn_limit=20 " out &&
    grep -q "^For comparison: turn_limit=1000 start=random (as it is)" out
verdict $? "an option is found"
# The harder the threats, the fewer wins for the humans: the ends of the scale are known, and the middle is between them.
for end in -3:80..100% +3:0..5%; do
    "$orrery" lab sweep mars-vs-earth-2e --vary 'threats:*:difficulty=-3..+3' --target "side:human=${end#*:}" --games 16 --keep 2 --json >out 2>err &&
        "$json_check" <out && grep -m 1 '"setting": ' out | grep -q "difficulty=${end%%:*}\""
    verdict $? "a number of the card set is found: ${end%%:*}"
done

# Fresh deals: what is told is the second look, and the first look is not.
many="lab sweep earth-gambit --vary setup:5:red=5..8 --vary reshuffle --target sides=25..40% --target turns=10..30 --games 12 --keep 3"
"$orrery" $many --json >one.json 2>err && "$json_check" <one.json
verdict $? "for machines"
"$orrery" $many --again 12 --out few >out 2>err && sed -n 's/^again /first /p' few >again && [ "$(wc -l <again)" -ge 3 ] && ! grep -qxFf again few
verdict $? "the second look is at other deals"
for threads in 1 3; do "$orrery" $many --threads $threads --out t$threads >said$threads 2>err; done
cmp t1 t3 && cmp said1 said3
verdict $? "threads do not matter"

# ---- goes on ---------------------------------------------------------------------------------------------------------
"$orrery" $many --out t1 >out 2>err && cmp out said1
verdict $? "a finished file tells it again"
"$orrery" merge t1 >out 2>err && cmp out said1
verdict $? "merge tells a finished file, too"
long="lab sweep martians --vary cards:*:copies=-1..+0 --vary turn_cap=10,20,50,100 --target turns=10..20 --seats 3 --games 60 --again 70 --keep 3"
"$orrery" $long --out whole >said 2>err
verdict $? "a longer sweep"
for signal in INT KILL; do
    rm -f cut
    "$orrery" $long --out cut >out 2>err &
    tries=500                                            # it is made before anything is played
    while [ ! -e cut ] && [ $((tries -= 1)) -gt 0 ]; do sleep 0.02; done
    kill -$signal $! 2>/dev/null
    wait $! 2>/dev/null
    tail -n 1 cut | grep -q "^stopped " && ! cmp -s cut whole
    verdict $? "SIG$signal leaves what is known"
    [ $signal = KILL ] || { wrong "cut is not finished" merge cut; }
    "$orrery" $long --out cut >out 2>err && cmp cut whole && cmp out said
    verdict $? "after SIG$signal it goes on to the same bytes"
done
wrong "another part, or a part of another run" $long --seed 2 --out whole
wrong "was altered" $long --out "$(sed 's/^first 1 3: 60/first 1 3: 61/' whole >changed && echo changed)"
wrong "no/such/folder" $many --out no/such/folder

# ---- parts -----------------------------------------------------------------------------------------------------------
for n in 1 3 11; do                                      # of 8 settings
    rm -f p*
    i=$n
    while [ $i -gt 0 ]; do
        "$orrery" $many --part $i/$n --out p$i >out 2>err || break
        i=$((i - 1))
    done
    "$orrery" merge p* --out joined >out 2>err && cmp out said1 && cmp joined t1
    verdict $? "$n parts are told as one run, and kept as one"
    "$orrery" merge p* --json >out 2>err && cmp out one.json
    verdict $? "$n parts as JSON"
done
"$orrery" $many --part 2/11 --out p2 >out 2>err && grep -q "p2 is finished; nothing was played" out
verdict $? "a finished part is not played again"
rm p5
wrong "Of 11 parts 1 is missing: 5" merge p*
wrong "is there twice" merge p* $(cp p1 q1 && echo q1)
wrong "needs --out FILE" $many --part 1/2
wrong "tells nothing yet" $many --part 1/2 --out x --json
wrong "as in 3/8, not '3/2'" $many --part 3/2 --out x

# ---- neighbours ------------------------------------------------------------------------------------------------------
# Of 42 settings 4 are drawn. The harder the threats, the fewer wins for the humans: step by step it gets there.
near="lab sweep mars-vs-earth-2e --vary threats:*:difficulty=-3..+3 --vary start=random,1,2,3,4,5 --target side:human=0..5% --games 12 --most 4 --near 30 --keep 3"
"$orrery" $near --out near >said 2>err && grep -q "^Then [1-9][0-9]* neighbours of the best" said && grep -q "difficulty=+3" said && [ "$(grep -c ^first near)" -gt 5 ]
verdict $? "neighbours of the best are tried"
"$orrery" $near --near 0 >out 2>err && ! grep -q "neighbours" out && ! cmp -s out said
verdict $? "and only if they are asked for"
"$orrery" $near --json >near.json 2>err && "$json_check" <near.json && grep -q '"near": [1-9]' near.json
verdict $? "neighbours for machines"
for threads in 1 3; do "$orrery" $near --threads $threads --out n$threads >out 2>err && cmp n$threads near && cmp out said; verdict $? "neighbours on $threads threads"; done
for i in 1 2 3; do "$orrery" $near --part $i/3 --out k$i >out 2>err || verdict 1 "part $i of neighbours"; done
"$orrery" merge k? --out joined >out 2>err && cmp out said && cmp joined near
verdict $? "merge tries the neighbours of all parts"
rm -f cut
"$orrery" $near --out cut >out 2>err &
tries=500
while [ ! -e cut ] && [ $((tries -= 1)) -gt 0 ]; do sleep 0.02; done
sleep 0.2
kill -INT $! 2>/dev/null
wait $! 2>/dev/null
"$orrery" $near --out cut >out 2>err && cmp cut near && cmp out said
verdict $? "a sweep that was stopped goes on to the same neighbours"

# ---- refusals --------------------------------------------------------------------------------------------------------
sweep="lab sweep earth-gambit"
aim="--target sides=30..40%"
wrong "has no option 'talk'; its options are" $sweep --vary talk=on $aim
wrong "cannot be 'never'; it can be eager or lazy" $sweep --vary reshuffle=never $aim
wrong "has no sheet 'kards'; there are manifest, cards, setup" $sweep --vary kards:a:copies=1 $aim
wrong "no row of cards.csv begins with 'blu'" $sweep --vary cards:blu:copies=1 $aim
wrong "no column of numbers 'name'; there are copies" $sweep --vary cards:blue-science:name=1 $aim
wrong "SHEET:ROW:COLUMN" $sweep --vary cards:copies=1 $aim
wrong "takes numbers such as" $sweep --vary setup:5:red=many $aim
wrong "can be 0 to" $sweep --vary setup:5:red=200 $aim
wrong "is varied twice" $sweep --vary reshuffle --vary reshuffle $aim
wrong "needs something to vary" $sweep $aim
wrong "needs a target" $sweep --vary reshuffle
wrong "it ends before it begins" $sweep --vary reshuffle --target turns=40..20
wrong "shares end at 100%" $sweep --vary reshuffle --target sides=90..110%
wrong "has no figure 'rounds' to aim at; it has sides, seats" $sweep --vary reshuffle --target rounds=1..2
wrong "has no figure 'sides' to aim at" lab sweep onward-to-venus --vary planet_tie --target sides=40..60%
wrong "as in turns=20..40" $sweep --vary reshuffle --target turns=20..40%
wrong "did you mean --target" $sweep --vary reshuffle --traget turns=1..2
wrong "within 2-10" $sweep --vary reshuffle $aim --seats 11
wrong "did you mean earth-gambit" lab sweep earth-gambti --vary reshuffle $aim
wrong "no bot 'nobody'" $sweep --vary reshuffle $aim --bots nobody
"$orrery" $sweep --vary 'roles:*:copies=-9,-8' $aim >out 2>err && grep -q "^None of the settings can be played" out && ! grep -q "copies=" out
verdict $? "where nothing can be played, it says so"
"$orrery" lab sweep --help >out 2>err && grep -q -- "--vary WHAT" out && "$orrery" --help=manual >out 2>err && grep -q "orrery lab sweep" out &&
    "$orrery" lab --help=words >out 2>err && grep -qx -- "--vary" out && grep -qx -- "--csv" out
verdict $? "help, manual and completion know it"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
