#!/bin/sh
# Runs in parts: put together they tell what one run tells, whatever the split; a part that is lost, doubled, altered or not
# finished is named; a finished part is not played again, and an interrupted one goes on.
#   parts.sh ORRERY
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
. "$here/verdict.sh"

parts() { # NAME N COMMAND...: all parts of a run, the last one first
    name=$1 n=$2 i=$2
    shift 2
    while [ "$i" -gt 0 ]; do
        "$orrery" "$@" --part "$i/$n" --out "$name$i" >out 2>err || return 1
        i=$((i - 1))
    done
}

same() { # N COMMAND...: N parts are told as one run is, for people and for machines
    n=$1
    shift
    rm -f same?
    "$orrery" "$@" 2>err | sed '/^  speed /d' >one
    parts same "$n" "$@" && "$orrery" merge same? >out 2>err && cmp one out
    verdict $? "$* in $n parts"
    "$orrery" "$@" --json 2>err | sed '/"timing"/,/}/d; s/},$/}/; s/,$//' >one
    "$orrery" merge --json same? 2>err | sed 's/},$/}/; s/,$//' >out
    cmp one out
    verdict $? "$* --json in $n parts"
}

wrong() { # PATTERN COMMAND...: exit 2, nothing on standard output, one sentence
    pattern=$1
    shift
    "$orrery" "$@" >out 2>err
    [ $? = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q -e "$pattern" err
    verdict $? "$* says '$pattern'"
}

# ---- sim -----------------------------------------------------------------------------------------------------------
same 1 sim earth-gambit --games 40
same 7 sim earth-gambit --games 40 --seats all --bots script,random --rotate --scores --fired --seed k
same 9 sim martians --games 5 --seats 2 --option turn_cap=20 --check
sim="sim earth-gambit --games 30"
parts s 3 $sim
"$orrery" $sim --part 2/3 --out s2 >out 2>err && grep -q "s2 is finished; nothing was played" out
verdict $? "a finished part is not played again"
cp s2 before
wrong "another part, or a part of another run" $sim --part 1/3 --out s2
wrong "another part, or a part of another run" $sim --seed 2 --part 2/3 --out s2
cmp s2 before
verdict $? "a file of another part stays as it is"
wrong "Of 3 parts 1 is missing: 2" merge s1 s3
wrong "Part 3 of 3 is there twice: s3 and t3" merge s1 s2 s3 $(cp s3 t3 && echo t3)
wrong "a1 was altered" merge $(sed 's/^games 10/games 11/' s1 >a1 && echo a1) s2 s3
wrong "a1 was altered" merge $(sed 's/^part 1/part 2/' s1 >a1 && echo a1) s2 s3
wrong "a1 is cut off" merge $(sed '$d' s1 >a1 && echo a1) s2 s3
wrong "a1 is cut off" merge $(head -c 300 s1 >a1 && echo a1) s2 s3
wrong "a1 goes on after its end" merge $( (cat s1; echo more) >a1 && echo a1) s2 s3
wrong "a1 goes on after its end" merge $( (cat s1; printf more) >a1 && echo a1) s2 s3
wrong "is not a part of a run" merge $(echo orrery >a1 && echo a1)
wrong "is not a part of a run" merge $(: >a1 && echo a1)
wrong "cannot be read" merge nothing
wrong "form that this version of orrery does not know" merge $(sed 's/part 1$/part 2/' s1 >a1 && echo a1)
parts o 2 sim earth-gambit --games 31
wrong "o2 is part of another run than s1: it says 'word 31', the other 'word 30'" merge s1 o2 s3
parts p 4 $sim
wrong "p2 is one of 4 parts, others are of 3" merge s1 p2 s3
wrong "as in 3/8, not '4/3'" $sim --part 4/3 --out x
wrong "as in 3/8, not '0/3'" $sim --part 0/3 --out x
wrong "as in 3/8, not 'two'" $sim --part two --out x
wrong "needs --out FILE" $sim --part 1/3
wrong "merge it without --out" merge s1 s2 s3 --out x
wrong "say which by --part" $sim --out x
wrong "no/such/folder" $sim --part 1/3 --out no/such/folder
"$orrery" sim earth-gambit --gams 3 2>&1 | grep -q "did you mean --games"
verdict $? "a misspelt option"
"$orrery" sim earth-gambit --prt 1/2 2>&1 | grep -q "did you mean --part"
verdict $? "a misspelt --part"

# ---- arena ---------------------------------------------------------------------------------------------------------
same 1 arena earth-gambit --bots script,greedy --deals 6
same 4 arena earth-gambit --bots script,greedy,random --deals 10 --mixed --seats 4
same 9 arena mars-vs-earth-2e --bots greedy,random --deals 5 --crosstable --seed z
arena="arena earth-gambit --bots script,random --deals 9 --least 1"
parts r 3 $arena
"$orrery" $arena >one 2>err
code=$?
"$orrery" merge r1 r2 r3 >out 2>err
[ $? = $code ] && cmp one out
verdict $? "the verdict on --least is that of one run"
"$orrery" $arena --threads 1 --out kept >out 2>err
"$orrery" merge r1 r2 r3 --out merged >out 2>err
cmp kept merged && "$orrery" arena --again merged >out 2>err && grep -q " 0 came out differently" out
verdict $? "merge --out keeps the deals as one run does"
"$orrery" $arena --part 2/3 --out r2 >out 2>err && grep -q "r2 is finished; nothing was played" out
verdict $? "a finished part of an arena is not played again"
wrong "r2 is part of another run than s1" merge s1 r2 s3
wrong "b1 was altered" merge $(sed 's/^deal 1 0-1 /deal 0 0-1 /' r1 >b1 && echo b1) r2 r3
wrong "Of 3 parts 2 are missing: 1, 3" merge r2
wrong "cannot be combined with --sprt" $arena --sprt 5 --part 1/3 --out x
wrong "cannot be combined with --ms" arena earth-gambit --ms 5 --part 1/3 --out x
wrong "needs --out FILE" $arena --part 1/3

# ---- puzzles -------------------------------------------------------------------------------------------------------
# Many of a few motifs: what the parts find together is more than one run keeps, and the same is kept.
mine="puzzle mine earth-gambit --kind who --matches 9 --first 3"
"$orrery" $mine --seconds 0 --out one.puzzles >one 2>err
for n in 1 4 9 20; do
    rm -f q? q??
    parts q $n $mine && "$orrery" merge q? $(ls q?? 2>/dev/null) --out many.puzzles >out 2>err && cmp one.puzzles many.puzzles &&
        sed 's/many.puzzles/one.puzzles/' out | cmp - one
    verdict $? "$mine in $n parts"
    rm -f many.puzzles
done
rm -f q? q?? one.puzzles
parts q 3 $mine --keep 7 && "$orrery" merge q? --out many.puzzles >out 2>err
"$orrery" $mine --keep 7 --seconds 0 --out one.puzzles >one 2>err && cmp one.puzzles many.puzzles
verdict $? "the best of all parts are chosen"
wrong "merge needs --out FILE" merge q1 q2 q3
wrong "needs --matches N" puzzle mine earth-gambit --part 1/2 --out x
wrong "Of 3 parts 1 is missing: 1" merge q2 q3 --out x

# ---- lab -----------------------------------------------------------------------------------------------------------
same_lab() { # N COMMAND...: the page, the tables and what is said
    n=$1
    shift
    rm -rf same? one.html many.html tables merged_tables
    "$orrery" "$@" --out one.html --csv tables >one 2>err
    parts same "$n" "$@" && "$orrery" merge same? --out many.html --csv merged_tables >out 2>err && cmp one out &&
        cmp one.html many.html && diff -r tables merged_tables
    verdict $? "$* in $n parts"
}
same_lab 3 lab report earth-gambit template --games 22 --seats 3-4
i=3
while [ $i -gt 0 ]; do                                   # the parts of the first round are same1 to same3
    "$orrery" lab report earth-gambit template --games 22 --seats 3-4 --part $i/3 --out trials$i --trials 'same?' >out 2>err || break
    i=$((i - 1))
done
"$orrery" merge trials? --out many.html >out 2>err && cmp one out && cmp one.html many.html
verdict $? "the trials in parts, too"
wrong "trials2 is part of another run than same1: it also says 'word --trials'" merge same1 trials2 same3
same_lab 7 lab compare earth-gambit --games 5
lab="lab report earth-gambit --games 6 --seats 3"
parts l 2 $lab
"$orrery" $lab --part 2/2 --out l2 >out 2>err && grep -q "l2 is finished; nothing was played" out
verdict $? "a finished part of the lab is not played again"
wrong "Of 2 parts 1 is missing: 2" merge l1
wrong "b2 was altered" merge l1 $(sed 's/^fired 0/fired 1/' l2 >b2 && echo b2)
wrong "are not the parts of the first round of this report" $lab --part 1/2 --out x --trials 'r?'
wrong "no file is called 'nothing?'" $lab --part 1/2 --out x --trials 'nothing?'
wrong "needs --part" $lab --trials 'l?'
wrong "makes no tables" $lab --csv x --part 1/2 --out x

# Interrupted: what is known stays, and the same command goes on to the same end.
long="sim martians --games 400 --bots script --seats 3 --seed i"
"$orrery" $long --part 1/2 --out whole1 >out 2>err
"$orrery" $long --part 1/2 --out i1 >out 2>err &
while [ ! -e i1 ]; do sleep 0.02; done           # it is made before anything is played
kill -INT $!
wait $!
[ $? = 130 ] && grep -q "goes on with part 1 of 2 in i1" err && tail -n 1 i1 | grep -q "^stopped "
verdict $? "an interrupted part says so and is kept"
wrong "i1 is not finished; the command that began it goes on with it" merge i1
"$orrery" $long --part 1/2 --out i1 >out 2>err && cmp i1 whole1
verdict $? "an interrupted part goes on to the same end"

# ---- many processes ------------------------------------------------------------------------------------------------
# Four ranks of MPI play an arena and two of them die; the others do not mind, and the same command ends it.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
arena="arena earth-gambit --bots script,greedy --deals 12 --threads 1"
"$orrery" $arena >one 2>err
rank="$orrery $arena --part "'$((OMPI_COMM_WORLD_RANK + 1))/$OMPI_COMM_WORLD_SIZE --out m$OMPI_COMM_WORLD_RANK'
mpirun -n 4 sh -c '[ $((OMPI_COMM_WORLD_RANK % 2)) = 1 ] || exec '"$rank" >out 2>err
wrong "Of 4 parts 2 are missing: 2, 4" merge m?
mpirun -n 4 sh -c "$rank" >out 2>err && [ "$(grep -c "nothing was played" out)" = 2 ] && "$orrery" merge m? >out 2>err && cmp one out
verdict $? "four ranks of MPI (tools/setup test installs openmpi-bin)"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
