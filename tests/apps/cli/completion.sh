#!/bin/sh
# completion.sh ORRERY - bash, zsh and fish complete commands, options and their values as the program names them.
set -u
folder=$(cd "$(dirname "$0")/../../../packaging" && pwd)
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
ln -s "$(realpath "$1")" "$bin/orrery"
PATH=$bin:$PATH
failed=0
offers() { # shell, the words so far (a _ at the end: an empty one), what must be offered, and what must not
    # shellcheck disable=SC2086
    set -- "$1" "${2%_}" "$3" "$4"
    if ! "$1_says" "$2" | grep -qx -e "$3"; then echo "$1: $3 is not offered after: orrery $2"; failed=1; fi
    if "$1_says" "$2" | grep -qx -e "$4"; then echo "$1: $4 is offered after: orrery $2"; failed=1; fi
}
# Each gets the line that is being typed, without the name of the program.
bash_says() {
    bash -c '. "$0"; COMP_LINE="orrery $1" COMP_POINT=${#COMP_LINE}; COMP_POINT=${#COMP_LINE}; _orrery; printf "%s\n" "${COMPREPLY[@]}"' \
        "$folder/orrery.bash" "$1"
}
# Outside of the line editor zsh has neither compadd nor _files: these say what would be offered.
zsh_says() {
    zsh -fc 'compadd() { print -l -- ${(M)${(P)2}:#$PREFIX*} }; _files() { print "a file" }
        words=(orrery ${=1}); [[ $1 == *" " ]] && words+=(""); CURRENT=$#words; PREFIX=$words[-1]; zero() { . $1 }; zero $0' "$folder/orrery.zsh" "$1"
}
fish_says() {
    fish --no-config -c 'source $argv[1]; complete -C "orrery $argv[2]"' "$folder/orrery.fish" "$1" | cut -f1
}
for shell in bash zsh fish; do
    offers "$shell" pl play games
    offers "$shell" "sim --se" --seats --games
    offers "$shell" "play e" earth-gambit martians
    offers "$shell" "rules mar" martians earth-gambit
    offers "$shell" "rules earth-gambit EG-3" EG-37 EG-1
    offers "$shell" "lab s" sweep report
    offers "$shell" "lab report earth-gambit _" martians report
    offers "$shell" "lab sweep earth-gambit --v" --vary --levels
    offers "$shell" "lab report earth-gambit --l" --levels --vary
    offers "$shell" "record v" verify show
    offers "$shell" "record verify --s" --set --seat
    offers "$shell" "help l" lab play
    offers "$shell" "help lab c" compare sweep
    offers "$shell" "sim earth-gambit --bots h" hard easy
    offers "$shell" "sim earth-gambit --bots g" gambler survivor
    offers "$shell" "sim earth-gambit --bots s" script survivor
    offers "$shell" "sim earth-gambit --bots easy,h" easy,hard easy,easy
    offers "$shell" "games --color _" never en
    offers "$shell" "games --language _" it auto
    offers "$shell" "bench --game m" martians earth-gambit
    offers "$shell" "lab compare earth-gambit --without red" red-science blue-science
    offers "$shell" "play martians --option mo" mode=coop turn_cap=20
done
# bash puts only what follows the last sign that ends a word for it; the others put the whole
offers bash "play martians --option mode=" coop mode=coop
offers bash "sim earth-gambit --bots=h" hard --bots=hard
for shell in zsh fish; do
    offers "$shell" "play martians --option mode=" mode=coop mode=zeppelin
    offers "$shell" "sim earth-gambit --bots=h" --bots=hard --bots=easy
done
# files where a file can be, and nowhere else
[ "$(zsh_says "record show x")" = "a file" ] || { echo "zsh: files are not offered"; failed=1; }
[ "$(zsh_says "play --load x")" = "a file" ] || { echo "zsh: files are not offered for --load"; failed=1; }
[ -z "$(zsh_says "play zz" | grep .)" ] || { echo "zsh: files are offered for a game"; failed=1; }
cd "$bin" && : >zzz.record
fish_says "record show zz" | grep -qx zzz.record || { echo "fish: files are not offered"; failed=1; }
fish_says "play zz" | grep -q . && { echo "fish: files are offered for a game"; failed=1; }
# what is offered is what the tables have: every command, every option of each
for command in $(orrery --help=words); do
    [ "$(orrery --help=offers "$command" -- 2>/dev/null; orrery --help=offers "$command" -)" ] || { echo "$command: no options are offered"; failed=1; }
    orrery --help=offers "$command" | grep -qx "$command" || { echo "$command is not offered"; failed=1; }
done
exit $failed
