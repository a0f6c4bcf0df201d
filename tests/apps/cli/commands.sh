#!/bin/sh
# Every command of the one binary from outside: help, exit codes, JSON, sentences for wrong use, pipes and colours.
#   commands.sh ORRERY JSON_CHECK
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/verdict.sh"

run() { "$orrery" "$@" >"$work/out" 2>"$work/err" </dev/null; }

# says CODE PATTERN ARGUMENTS: the exit code, and a line of the output that matches
says() {
    code=$1 pattern=$2
    shift 2
    run "$@"
    got=$?
    bad=1
    [ "$got" = "$code" ] && grep -q -e "$pattern" "$work/out" && bad=0
    verdict $bad "$* (exit $got, expected $code and '$pattern')"
}

# wrong PATTERN ARGUMENTS: exit 2, nothing on standard output, one sentence on standard error
wrong() {
    pattern=$1
    shift
    run "$@"
    got=$?
    bad=1
    [ "$got" = 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] &&
        grep -q '^orrery: .*[.?]$' "$work/err" && grep -q -e "$pattern" "$work/err" && bad=0
    verdict $bad "$* (exit $got, expected 2 and one sentence with '$pattern')"
}

# json KEYS CODE ARGUMENTS: strict JSON that has these keys
json() {
    keys=$1 code=$2
    shift 2
    run "$@"
    got=$?
    bad=1
    # shellcheck disable=SC2086
    [ "$got" = "$code" ] && "$json_check" $keys <"$work/out" 2>>"$work/err" && bad=0
    verdict $bad "$* (exit $got, expected $code and JSON with $keys)"
}

games=$("$orrery" games --json | sed -n 's/^      "id": "\(.*\)",$/\1/p')
game=$(echo "$games" | head -1)
game=${game:-template}

# help
says 0 '^Commands:'
says 0 '^Commands:' --help
says 0 '^Commands:' -h
says 0 '^orrery [0-9]' --version
says 0 '^orrery [0-9]' version
says 0 '^orrery [0-9]' -V
says 0 '^orrery sim GAME' help sim
wrong "did you mean .orrery sim." help simm
# the page of a command within a command: only what is of use to it; what it is not is said
says 0 '^orrery lab sweep GAME' help lab sweep
says 0 '^  --vary' help lab sweep
says 0 '^orrery lab report GAME' help lab report
says 0 '^orrery lab compare GAME' lab compare --help
says 0 '^orrery record verify FILE' help record verify
says 0 '^orrery record replay FILE' record replay --help
says 0 '^orrery puzzle mine GAME' help puzzle mine
says 0 '^orrery lesson check PATH' help lesson check
run help record verify
grep -q -e '--seat\|--at' "$work/out" && bad=1 || bad=0
verdict $bad "help record verify (names options that are not for it)"
wrong "lab cannot 'swep'; did you mean .orrery lab sweep.?" help lab swep
wrong "record cannot 'veryfy'; did you mean .orrery record verify.?" help record veryfy
wrong "puzzle cannot 'mien'; did you mean .orrery puzzle mine.?" help puzzle mien
wrong "lesson cannot 'chekc'; did you mean .orrery lesson check.?" help lesson chekc
wrong "lab cannot 'zeppelin'; what it can: report, compare, sweep\." help lab zeppelin
for command in games bots play sim arena lab bench scenario record rules version; do
    says 0 "^orrery $command" "$command" --help
    wrong "did you mean --help" "$command" --hepl
done
wrong "did you mean .orrery games." gaems
wrong "orrery --help. lists" frobnicate
wrong "no use for" games "$game" everything

# output that does not arrive is no success
if [ -c /dev/full ]; then
    for command in --help games "rules template" "sim $game --games 4" "games --json"; do
        # shellcheck disable=SC2086
        "$orrery" $command >/dev/full 2>"$work/err"
        got=$?
        bad=1
        [ "$got" = 1 ] && grep -q '^orrery: The output could not be written: No space left on device\.$' "$work/err" && bad=0
        verdict $bad "$command to a full disk (exit $got, expected 1 and a sentence)"
    done
fi

# games
says 0 "^$game" games
says 0 '^template' games template
json "id title options" 0 games template --json
run games template
grep -q "^$game" "$work/out" && bad=1 || bad=0
verdict $bad "games template (tells of $game too)"
wrong "There is no game" games nogame

# bots
says 0 '^  gambler .*(earth-gambit)' bots
says 0 '^  hard ' bots earth-gambit
says 0 '^  script  *the bot written for this game: gambler' bots earth-gambit
says 0 '^  script ' bots
run bots template
grep -q '^  script' "$work/out" && bad=1 || bad=0
verdict $bad "bots template (it has no script)"
json "game levels bots name text sees_all" 0 bots "$game" --json
wrong "There is no game" bots nogame
json "id title min_seats max_seats rules_version options sets" 0 games --json

# sim
says 0 'Seat 1 ' sim "$game" --games 20 --threads 1
says 0 'none was broken' sim "$game" --games 5 --seats all --check
says 0 'random' sim "$game" --games 4 --bots easy,random --rotate
says 0 'rules applied' sim "$game" --games 20 --fired
says 0 'best of a game' sim "$game" --games 20 --scores
keys="game seed runs seats games by_outcome by_seat by_bot share low high answers decisions decisions_per_second"
json "$keys signature passed" 0 sim "$game" --games 20 --json
json "fired checked scores" 0 sim "$game" --games 5 --seats all --check --fired --scores --json
says 0 'none was broken' sim martians --games 300 --seats 6 --option turn_cap=20 --check
says 0 'stopped .* 2 of 2 games, at the bound of 60000 answers: with turn_cap=0 a game need not end$' \
    sim martians --games 2 --seats 2 --option turn_cap=0
json "unfinished bound" 0 sim martians --games 2 --seats 2 --option turn_cap=0 --json
wrong "There is no game 'nogame'" sim nogame
wrong "sim needs the id of a game" sim
wrong "did you mean $game" sim "${game}x"
wrong "whole number from 1 to" sim "$game" --games 0
wrong "whole number from 1 to" sim "$game" --games many
wrong "whole number from 1 to" sim "$game" --games -3
wrong "whole number from 1 to" sim "$game" --threads 1000
wrong "needs a value" sim "$game" --games
wrong "takes no value" sim "$game" --check=yes
wrong "takes no value" sim --help=nonsense

# The manual and what a shell completes come from the tables behind --help: nothing is missing in either.
run --help=manual
cp "$work/out" "$work/manual"
for command in $("$orrery" --help=words); do
    says 0 "." "$command" --help
    [ "$command" != lab ] || "$orrery" lab sweep --help >>"$work/out"    # a command of its own within another
    sed -n 's/^  \(--[a-z-]*\).*/\1/p' "$work/out" | sort -u >"$work/shown"
    "$orrery" "$command" --help=words | sort -u | cmp -s - "$work/shown"
    verdict $? "$command --help=words"
    missing=0
    grep -q "^.SS orrery $command\$" "$work/manual" || missing=1
    for option in $(grep -v -e --help "$work/shown" | sed 's/-/\\\\-/g'); do
        grep -q -e "^.B $option\$" "$work/manual" || missing=1
    done
    verdict $missing "--help=manual has $command with all its options"
done
for command in "sim martians" "arena martians" "play martians" "bench --game martians" "puzzle mine martians --out $work/p"; do
    # shellcheck disable=SC2086
    wrong "Martians!!! seats 1 to 6 players, not 50\\." $command --seats 50
done
wrong "seats 2 to" sim "$game" --seats 99
wrong "no bot 'gredy'.*did you mean greedy" sim "$game" --bots gredy
wrong "no bot 'scirpt'.*did you mean script?" sim earth-gambit --bots scirpt
wrong "no bot 'scrpt'.*did you mean script?" arena earth-gambit --bots scrpt,greedy
wrong "no bot 'genius'.*there are:.*script" sim earth-gambit --bots genius
wrong "games --color cannot be 'nevr'; did you mean never?" games --color nevr
wrong "language cannot be 'itt'; did you mean it?" games --language itt
wrong "no card 'red-scienc'; did you mean red-science?" lab compare earth-gambit --without red-scienc
wrong "no card 'zeppelin' with copies; .orrery games martians --cards. lists them" lab compare martians --double zeppelin
says 0 '^  8  red-science$' games earth-gambit --cards
says 0 '^  3  red-science$' games earth-gambit --cards --set tests/sets/earth_gambit/few
wrong "needs a game" games --cards
wrong "has no cards" games template --cards
wrong "needs --cards" games earth-gambit --set data/earth_gambit
wrong "or the word all" sim "$game" --seats some
wrong "no bot 'genius'.*there are:.*greedy" sim "$game" --bots genius
wrong "no option" sim "$game" --option nonsense=on
wrong "no option 'special_abilites'; did you mean special_abilities?" sim earth-gambit --option special_abilites=on
wrong "special_abilities cannot be 'onn'; did you mean on?" sim earth-gambit --option special_abilities=onn
wrong "it can be off or on" sim earth-gambit --option special_abilities=zeppelin
wrong "did you mean .orrery record verify.?" record veryfy x
wrong "did you mean .orrery puzzle mine.?" puzzle minne
wrong "kind cannot be 'wni'; did you mean win?" puzzle mine earth-gambit --kind wni --out "$work/x.puzzles"
wrong "did you mean .orrery lesson check.?" lesson chekc data
mkdir -p "$work/sets/mine"
wrong "no set folder $work/sets/mien; did you mean $work/sets/mine?" sim earth-gambit --set "$work/sets/mien"
wrong "set folder $work/sets/other cannot be read" sim earth-gambit --set "$work/sets/other"
wrong "puzzle cannot .zeppelin.; what it can: play, mine, check, rate" puzzle zeppelin
wrong "NAME=VALUE" sim "$game" --option nonsense
wrong "no-such-folder" sim "$game" --set no-such-folder
wrong "did you mean --threads" sim "$game" --thread-s 2
wrong "no use for 'more'" sim "$game" more

# the result does not depend on the number of threads; another seed gives another result
sim_result() { "$orrery" sim "$game" --games 300 --json "$@" | sed '/"timing"/,/}/d'; }
sim_result --threads 1 >"$work/one"
sim_result --threads 3 >"$work/three"
sim_result --threads 1 --seed other >"$work/other"
cmp -s "$work/one" "$work/three"
verdict $? "sim --threads 1 and --threads 3 (they differ)"
bad=0
cmp -s "$work/one" "$work/other" && bad=1
verdict $bad "sim --seed other (it should differ)"

# arena
says 0 'times the fair share' arena "$game" --bots greedy,random --deals 4
says 0 'on the diagonal the fair share' arena "$game" --bots greedy,random --deals 2 --crosstable --mixed
says 0 'sequential test' arena "$game" --bots greedy,random --deals 400 --sprt 5
says 0 'gambler among greedy' arena earth-gambit --deals 1 --seats 2      # its script
says 0 'greedy among random' arena template --deals 1                     # it has none
says 1 'not held' arena "$game" --bots random,greedy --deals 4 --least 3
says 0 '^    gain ' arena martians --bots greedy,random --deals 1 --seats 4
says 1 'random wins nothing among itself' arena martians --bots greedy,random --deals 1 --seats 4 --least 2
"$orrery" arena martians --bots greedy,random --deals 1 --seats 4 --json | tr -d ' \n' | grep -q '"lift":{"value":null,"low":null,"high":null}'
verdict $? "arena --json: a multiple of nothing is null"
json "game seats deals seed duels hero field share fair lift gain sides ratings elo" 0 arena "$game" --bots greedy,random --deals 4 --mixed --json
wrong "two bots at least" arena "$game" --bots greedy
wrong "not both" arena "$game" --bots greedy,random --iterations 5 --ms 5
wrong "a number above 0" arena "$game" --bots greedy,random --least much
wrong "There is no bot 'genius'" arena "$game" --bots genius,random
wrong "There is no game" arena nogame
# kept in a file, broken off, gone on with, played again
"$orrery" arena "$game" --bots greedy,random --deals 6 --out "$work/whole" >/dev/null
head -8 "$work/whole" >"$work/part"
printf 'deal 5 0-' >>"$work/part"
"$orrery" arena "$game" --bots greedy,random --deals 6 --threads 2 --out "$work/part" >/dev/null
sort "$work/whole" >"$work/one"
sort "$work/part" | cmp -s - "$work/one"
verdict $? "arena --out on half a file (it differs from a whole run)"
says 0 ' 0 came out differently' arena "$game" --bots greedy,random --deals 6 --again "$work/whole"
sed 's/^deal 3 0-1 .*:/deal 3 0-1 0:0:0 0:0:0 0:0:0 0:0:0 0:0:/' "$work/whole" >"$work/forged"
says 1 ' 1 came out differently' arena "$game" --bots greedy,random --deals 6 --again "$work/forged"
says 0 ' 6 deals played again, 0 came out' arena --again "$work/whole"        # the file says what was played
says 1 ' 1 came out differently' arena --again "$work/forged"
# a file with holes is no proof, whatever the rest says
sed '/^deal 3 0-1 /d' "$work/whole" >"$work/hole"
says 1 ' 5 deals played again, 0 came out' arena --again "$work/hole"
grep -q 'hole: deal 3 is incomplete\.$' "$work/err"
verdict $? "arena --again on a file without one table of deal 3 (the deal is not named)"
says 0 ' 3 deals played again, 0 came out' arena --again "$work/hole" --deals 3
sed '/^deal [24] /d' "$work/whole" >"$work/hole"
says 1 ' 4 deals played again, 0 came out' arena --again "$work/hole"
grep -q 'hole: deal 2 is incomplete, and 1 more\.$' "$work/err"
verdict $? "arena --again on a file without two deals (they are not named)"
for bytes in 1 3 40; do
    head -c -$bytes "$work/whole" >"$work/cut"
    says 1 ' 0 came out differently' arena --again "$work/cut"
    grep -q 'cut: the last line is cut off\.$' "$work/err"
    verdict $? "arena --again on a file without its last $bytes bytes (nothing is said)"
done
wrong "results of another run" arena "$game" --bots greedy,random --deals 6 --seed 2 --out "$work/whole"
wrong "results of another run" arena --seed 2 --deals 1000000 --again "$work/whole"     # found before anything is played
{ cat "$work/whole"; echo 'deal 2 0-0 0:0:- 0:0:-'; } >"$work/altered"
wrong "this is not a deal of this arena" arena --again "$work/altered"
{ cat "$work/whole"; echo 'a line of something else'; } >"$work/altered"
wrong "this is not a deal of this arena" arena --again "$work/altered"
wrong "has results of $game, not of martians" arena martians --again "$work/whole"
says 1 'greedy among random: at least 0.01 times the fair share, lower bound: not held' arena "$game" --bots greedy,random --deals 1 --least 0.01
wrong "no results of an arena" arena --again "$0"
sed 's/^deal 5 /deal 4000000000 /' "$work/whole" >"$work/endless"
wrong "no results of an arena" arena --again "$work/endless"
wrong "arena needs the id of a game" arena

# Ctrl+C: what is known is told, whole games only, and how to go on
# interrupted PATTERN ARGUMENTS: a line of the output matches, one sentence on standard error, exit 130
interrupted() {
    pattern=$1
    shift
    setsid sh -c 'trap - INT; exec "$@"' sh "$orrery" "$@" >"$work/out" 2>"$work/err" </dev/null &
    pid=$!
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.3
        grep -q . "$work/err" && break               # it reports progress, so it plays
    done
    kill -INT "$pid"
    wait "$pid"
    got=$?
    bad=1
    [ "$got" = 130 ] && grep -q -e "$pattern" "$work/out" && grep -q 'Interrupted after [1-9].* go\(es\)\? on ' "$work/err" &&
        grep -q '^orrery: Stopping after the matches in progress; Ctrl+C again stops now\.$' "$work/err" && bad=0
    verdict $bad "$* (exit $got, expected 130 and '$pattern')"
}
interrupted ' games, seed 1' sim "$game" --games 1000000000 --threads 2 --progress
interrupted 'random' arena "$game" --bots greedy,random --deals 1000000 --threads 2 --out "$work/broken" --progress
says 0 ' 0 came out differently' arena --again "$work/broken" --deals 3

# bench
keys="game seats decisions_per_second copy_ns view_ns imagine_per_second state_bytes ratio_to_reference two_threads"
json "$keys record_bytes" 0 bench --game "$game" --seats 2 --seconds 1 --json
# Ctrl+C: the figures that are known, and exit 130
for command in "bench --game $game --seats 2 --seconds 1" "bench --signature"; do
    # shellcheck disable=SC2086
    setsid sh -c 'trap - INT; exec "$@"' sh "$orrery" $command >"$work/out" 2>"$work/err" </dev/null &
    pid=$!
    [ "$command" = "bench --signature" ] && sleep 0.5 || sleep 3
    kill -INT "$pid"
    wait "$pid"
    got=$?
    bad=1
    [ "$got" = 130 ] && grep -q '^orrery: Stopping after the .* in progress; Ctrl+C again stops now\.$' "$work/err" &&
        grep -q '^orrery: Interrupted' "$work/err" && grep -q "^\($game [0-9a-f]\{16\}$\|  random decisions \)" "$work/out" &&
        ! grep -q nan "$work/out" && bad=0
    verdict $bad "$command, interrupted (exit $got, expected 130 and what is known)"
done
wrong "There is no game" bench --game nogame
wrong "seats 2 to" bench --game "$game" --seats 77
wrong "leave those out" bench --signature --seats 3
says 0 '^template [0-9a-f]\{16\}$' bench --signature --game template
json template 0 bench --signature --game template --json

# rules
says 0 '^TPL-3  ' rules template TPL-3
says 0 '^TPL-3  ' rules template tpl-3
json "game rules id text code tests excuse gap" 0 rules template TPL-3 --json
says 0 'fired  [1-9]' rules template TPL-3 --fired 30
says 0 '^MVE-67  A player' rules mars-vs-earth-2e MVE-67        # marks of the ledger are not for people
says 0 '^EG-A1  .*players\. Question: .* Ruling: ' rules earth-gambit EG-A1
says 0 '^EG-A16  ' rules earth-gambit Empty hand                # every rule that has both words
says 0 '^EG-' rules earth-gambit scambio                        # in either language
wrong "all these words" rules earth-gambit blind zeppelin
wrong "has the word 'pysch'; did you mean psych?" rules earth-gambit pysch
wrong "has the word 'Caard'; did you mean card?" rules earth-gambit hand Caard
wrong "none with that word" rules earth-gambit zeppelin
wrong "no rule 'TPL-99'" rules template TPL-99
wrong "There is no game" rules nogame
wrong "rules needs the id of a game" rules
wrong "There is no game" rules nogame --json

# play, scenario and record: wrong use (their own tests go deeper)
wrong "There is no game" play nogame
wrong "." play "$game" --seats 99
wrong "." play "$game" --option nonsense=on
wrong "." play "$game" --bots genius --seats 2
wrong "." play "$game" --load no-such-file
wrong "." scenario
printf 'case x\n%s set=no-such-folder\n' "$game" >"$work/set.scenario"
run scenario "$work/set.scenario"
got=$?
bad=1
[ "$got" = 2 ] && grep -q 'set.scenario:2: The set folder .*/no-such-folder cannot be read' "$work/err" && bad=0
verdict $bad "scenario set.scenario (exit $got, expected 2 and a sentence with file and line)"
wrong "." record
wrong "." record verify
wrong "no-such-file" record verify no-such-file
wrong "." record frobnicate no-such-file
printf 'not a record\n' >"$work/bad.record"
says 1 "line 1: .*not a record" record verify "$work/bad.record"
wrong "line 1: .*not a record" record show "$work/bad.record"
wrong "." record show "$work"

# files appear whole or not at all: a limit of one block ends the writing in the middle
printf 'as it was\n' >"$work/page.html"
(ulimit -f 1; trap '' XFSZ; "$orrery" lab report "$game" --games 20 --out "$work/page.html" >"$work/out" 2>"$work/err" </dev/null)
got=$?
bad=1
[ "$got" = 2 ] && grep -q 'page.html cannot be written' "$work/err" && [ "$(cat "$work/page.html")" = 'as it was' ] &&
    [ ! -e "$work/page.html.new" ] && bad=0
verdict $bad "lab report on a full disk (exit $got, expected 2, a sentence, and the old page)"
says 0 '.' lab report "$game" --games 20 --out "$work/page.html"
grep -q '</html>' "$work/page.html" && [ ! -e "$work/page.html.new" ]
verdict $? "lab report (a whole page)"
says 0 '.' lab report "$game" --games 20 --out /dev/null

# colours: none through a pipe; on a terminal unless NO_COLOR is set
escape=$(printf '\033')
bad=0
for command in --help games "rules template" "sim $game --games 4"; do
    # shellcheck disable=SC2086
    "$orrery" $command 2>&1 | grep -q "$escape" && bad=1
done
verdict $bad "colours through a pipe"
if command -v script >/dev/null 2>&1; then
    TERM=xterm script -qec "'$orrery' --help" /dev/null </dev/null >"$work/out" 2>"$work/err"
    grep -q "$escape" "$work/out"
    verdict $? "--help on a terminal (no colours)"
    NO_COLOR=1 TERM=xterm script -qec "'$orrery' --help" /dev/null </dev/null >"$work/out" 2>"$work/err"
    bad=0
    grep -q "$escape" "$work/out" && bad=1
    verdict $bad "--help on a terminal with NO_COLOR (colours)"
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
