#!/bin/sh
# The user's configuration, colours and the pager: config.sh ORRERY JSON_CHECK
set -u
here=$(cd "$(dirname "$0")" && pwd)
orrery=$1
json_check=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$here/verdict.sh"
unset ORRERY_CONFIG PAGER ORRERY_PAGER NO_COLOR LESS
export XDG_CONFIG_HOME="$work/xdg" HOME="$work/home"
mkdir -p "$work/xdg/orrery" "$work/home/.config/orrery"
config="$work/xdg/orrery/config"

run() { "$orrery" "$@" >"$work/out" 2>"$work/err" </dev/null; }
says() { # a pattern, then the command: it works, and a line matches
    pattern=$1
    shift
    run "$@"
    got=$?
    bad=1
    [ "$got" = 0 ] && grep -q -e "$pattern" "$work/out" && bad=0
    verdict $bad "$* (exit $got, expected 0 and '$pattern')"
}
silent() { # a pattern that no line has
    pattern=$1
    shift
    run "$@"
    bad=0
    grep -q -e "$pattern" "$work/out" && bad=1
    verdict $bad "$* (says '$pattern')"
}
wrong() { # a line of the configuration, a pattern, then the command: exit 2, one sentence with file and line
    printf '# mine\n\n%s\n' "$1" >"$config"
    pattern=$2
    shift 2
    run "$@"
    got=$?
    bad=1
    [ "$got" = 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] &&
        grep -q "^orrery: .*/orrery/config:3: .*$pattern.*[.?]\$" "$work/err" && bad=0
    verdict $bad "$* (exit $got, expected 2 and one sentence with '$pattern')"
}

# where it is, and what is in force
says 'xdg/orrery/config (not there yet)' config
says '^bots  *not set; play: ' config
printf 'bots = hard  # strong\nitalian = yes\n' >"$config"
says '^bots  *= hard  (line 1)$' config
says '^italian  *= yes  (line 2)$' config
"$orrery" config --json | "$json_check" path there settings name value line help
verdict $? "config --json"
printf 'pace = 7\n' >"$work/home/.config/orrery/config"
(unset XDG_CONFIG_HOME; "$orrery" config) | grep -q '^pace  *= 7  (line 1)$'
verdict $? "without XDG_CONFIG_HOME it is ~/.config/orrery/config"
ORRERY_CONFIG= "$orrery" config | grep -q '^bots  *not set'
verdict $? "an empty ORRERY_CONFIG means none"

# it is used where nothing is typed, and only there
run rules earth-gambit EG-1
cp "$work/out" "$work/kept"
ORRERY_CONFIG= "$orrery" rules earth-gambit EG-1 >"$work/english" 2>/dev/null
ORRERY_CONFIG= "$orrery" rules earth-gambit EG-1 --italian >"$work/italian" 2>/dev/null
cmp -s "$work/kept" "$work/italian" && ! cmp -s "$work/kept" "$work/english"
verdict $? "italian = yes is like --italian"
printf 'bots = nobody\nnames = Ada\npace = 0\nplain = yes\n' >"$config"
run play earth-gambit --seats 3
grep -q "There is no bot 'nobody'" "$work/err"
verdict $? "bots of the configuration play"
says 'Ada' play earth-gambit --seats 3 --bots easy --seed 1
silent 'Ada' play earth-gambit --seats 3 --bots easy --names Bea --seed 1
silent 'Ada' play earth-gambit --seats 3 --bots easy --me 0 --seed 1
says ' games, seed 1' sim earth-gambit --games 2      # a simulation has no habits: the same command, the same figures

warned() { # lines of the configuration, a pattern, then the command: it works and warns
    printf '# mine\n\n%b\n' "$1" >"$config"
    pattern=$2
    shift 2
    run "$@"
    got=$?
    bad=1
    [ "$got" = 0 ] && [ -s "$work/out" ] && grep -q "^orrery: .*/orrery/config:3: .*$pattern\$" "$work/err" && bad=0
    verdict $bad "$* (exit $got, expected 0, its output and a warning with '$pattern')"
}

# every bad line is named; a command that does not use it goes on, another refuses; help comes all the same
warned 'colr = never' "no setting 'colr'; did you mean color?" games
warned 'zeppelin = 7' "no setting 'zeppelin'; .orrery config. lists them\." games
warned 'bost = hard' "no setting 'bost'; did you mean bots?" games
wrong 'bost = hard' "no setting 'bost'; did you mean bots" play earth-gambit
warned 'bots' "a line is .name = value.\." games
wrong 'bots' "a line is" play earth-gambit
warned 'bots =' "bots needs 1 to .* characters\." games
warned 'color = green' "color is auto, always or never\." games
warned 'bost = hard\nzeppelin = 7\nlanguage = en\npacee = 1' "did you mean bots?" games
[ "$(sed 's/.*config:\([0-9]*\):.*/\1/' "$work/err" | tr '\n' ' ')" = "3 4 6 " ]
verdict $? "every bad line is named once"
run config
got=$?
[ "$got" = 1 ] && grep -q '^language  *= en  (line 5)$' "$work/out" && [ "$(wc -l <"$work/err")" -eq 3 ]
verdict $? "config with bad lines shows the others (exit $got, expected 1)"
printf 'bost = hard\n' >"$config"
"$orrery" games --language it 2>&1 >/dev/null | grep -q "config:1: l’impostazione 'bost' non esiste; forse bots?$"
verdict $? "a bad line in Italian"
wrong 'pace = soon' "pace is a whole number from 0 to 10000, not 'soon'" play earth-gambit
wrong 'plain = perhaps' "plain is yes or no, not 'perhaps'" learn
wrong 'language = latin' "language is en or it, not 'latin'" play earth-gambit
printf 'pace = 1\npace = 2\n' >"$config"
run config
grep -q 'config:2: pace is set twice, first in line 1\.$' "$work/err"
verdict $? "a setting that is there twice"
says '^orrery games' games --help
rm "$config"

# colours: asked for they go through a pipe; the configuration says it once and for all
escape=$(printf '\033')
says "$escape" games --color always
silent "$escape" games
printf 'color = always\n' >"$config"
says "$escape" games
silent "$escape" games --color never
says "$escape" help
says "$escape" help sim
says "$escape" sim --help
silent "$escape" sim --color never --help
run games --color green
grep -q "games --color is auto, always or never, not 'green'\.$" "$work/err"
verdict $? "games --color green"
rm "$config"

# the pager: on a terminal, for long texts; never in a pipe or a file, never for machines
on_terminal() { TERM=xterm script -qec "$1" /dev/null </dev/null >"$work/out" 2>"$work/err"; }
if command -v script >/dev/null 2>&1; then
    export ORRERY_PAGER="sed 's/^/paged /'"
    for command in "rules template" "--help" "help sim" "sim --help" "rules earth-gambit --summary"; do
        on_terminal "'$orrery' $command"
        grep -q '^paged ' "$work/out"
        verdict $? "$command on a terminal (is not paged)"
    done
    for command in games "rules template --json" version; do
        on_terminal "'$orrery' $command"
        bad=0
        grep -q '^paged ' "$work/out" && bad=1
        verdict $bad "$command on a terminal (is paged)"
    done
    on_terminal "'$orrery' rules template | cat"
    bad=0
    grep -q '^paged ' "$work/out" && bad=1
    verdict $bad "rules in a pipe (is paged)"
    on_terminal "'$orrery' --help"
    grep -q "paged .*$escape" "$work/out"
    verdict $? "the pager gets the colours of the terminal"
    on_terminal "ORRERY_PAGER=true '$orrery' rules earth-gambit; echo \"exit \$?\""
    grep -q '^exit 0' "$work/out" && ! grep -q 'could not be written' "$work/out"
    verdict $? "whoever leaves the pager early has made no mistake"
    # lines break between words where the window ends; what is said is the same
    for command in "help lab" "help record" "sim --help" "--help" "rules earth-gambit EG-37" "rules earth-gambit --summary"; do
        for pager in "" "sed s/^//"; do
            export ORRERY_PAGER="$pager"
            on_terminal "stty cols 61; '$orrery' $command"
            tr -d '\r' <"$work/out" | sed "s/$escape\[[0-9;]*m//g" >"$work/narrow"
            bad=0
            awk 'length($0) > 61 { exit 1 }' "$work/narrow" || bad=1
            # shellcheck disable=SC2086
            "$orrery" $command </dev/null | tr -s ' \n' '\n\n' >"$work/whole"
            tr -s ' \n' '\n\n' <"$work/narrow" | cmp -s - "$work/whole" || bad=1
            verdict $bad "$command in 61 columns, pager '$pager' (a line is too long, or a word is cut)"
        done
    done
    unset ORRERY_PAGER
    on_terminal "PAGER=no '$orrery' --help" && grep -q '^Commands:' "$work/out"
    verdict $? "PAGER=no"
    printf 'pager = sed s/^/kept-/\n' >"$config"
    on_terminal "PAGER=cat '$orrery' --help"
    grep -q '^kept-' "$work/out"
    verdict $? "pager of the configuration"
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
