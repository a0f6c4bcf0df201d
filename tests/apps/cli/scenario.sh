#!/bin/sh
# `orrery scenario` from outside: what a file with a line that cannot be read comes to, what is counted, the exit codes.
#   scenario.sh ORRERY JSON_CHECK
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/verdict.sh"

# ends CODE LAST-LINE ARGUMENTS: the exit code and the whole last line of the output
ends() {
    code=$1 last=$2
    shift 2
    "$orrery" scenario "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    bad=1
    [ "$got" = "$code" ] && [ "$(tail -n 1 "$work/out")" = "$last" ] && bad=0
    verdict $bad "scenario $* (exit $got, expected $code and '$last')"
}

# complains PATTERN TIMES: lines of standard error of the last command
complains() {
    bad=1
    [ "$(grep -c -e "$1" "$work/err")" = "$2" ] && bad=0
    verdict $bad "expected $2 times '$1'"
}

mkdir "$work/all" "$work/none"
cat >"$work/all/good.scenario" <<'.'
case TPL-1  two players are enough
  template seats=2
  asked   1

case TPL-3  each has cards
  template seats=2
  then    hand 1 count: 3; hand 2 count: 2
.
cat >"$work/all/wrong.scenario" <<'.'
case TPL-1  fails
  template seats=2
  asked   2
.
cat >"$work/bad.scenario" <<'.'
case TPL-1  could run
  template seats=2
  asked   1

case TPL-1  cannot be read
  template seats=2
  ask     1
  then    hand 9: none

case TPL-1  could run too
  template seats=2
  asked   1
.
cat >"$work/impossible.scenario" <<'.'
case TPL-3  a hand that is too big
  template seats=2
  given   hand 2: stone x3

  asked   1

case TPL-1  the next case runs
  template seats=2
  asked   1
.

ends 0 "2 passed, 0 failed" "$work/all/good.scenario"
ends 1 "2 passed, 1 failed" "$work/all"
ends 1 "1 passed, 1 failed" "$work/impossible.scenario"
grep -q "impossible.scenario:3:" "$work/out"
verdict $? "the line of the given that cannot be"
ends 2 "0 passed, 3 failed; 1 file could not be read, so 3 cases did not run" "$work/bad.scenario"
complains 'bad.scenario:7: "ask" begins no statement; statements are: given, knows, .*position\.$' 1
complains 'bad.scenario:8: "9" is not a seat of this table; its seats are 1 to 2\.$' 1
ends 2 "2 passed, 4 failed; 1 file could not be read, so 3 cases did not run" "$work/all" "$work/bad.scenario"
ends 2 "2 passed, 0 failed; 1 file could not be read" "$work/all/good.scenario" "$work/none"
complains "There is no file ending in .scenario in " 1
ends 2 "0 passed, 0 failed; 1 file could not be read" "$work/nowhere.scenario"
printf '# no case\n' >"$work/empty.scenario"
ends 2 "0 passed, 1 failed; 1 file could not be read, so 1 case did not run" "$work/empty.scenario"
printf 'A page without an example.\n' >"$work/page.md"
ends 2 "0 passed, 1 failed; 1 file could not be read, so 1 case did not run" "$work/page.md"

"$orrery" scenario --json "$work/bad.scenario" "$work/all" >"$work/out" 2>"$work/err"
bad=1
"$json_check" failures unreadable files passed failed understood <"$work/out" && grep -q '"line": 7' "$work/out" &&
    grep -q '"understood": false' "$work/out" && grep -q '"failed": 4' "$work/out" && bad=0
verdict $bad "the report for machines"

# every game: its fields with their meanings, none without
for game in template $("$orrery" games --json | sed -n 's/^      "id": "\(.*\)",$/\1/p'); do
    "$orrery" scenario --fields "$game" >"$work/out" 2>"$work/err"
    bad=1
    grep -q '^\*\*Fields\*\*' "$work/out" && ! grep -q '|  |$' "$work/out" && ! grep -q 'SEAT`: $' "$work/out" && bad=0
    verdict $bad "scenario --fields $game: a place, a field or a moment says nothing about itself"
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
