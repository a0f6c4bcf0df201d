#!/bin/sh
# completion.sh ORRERY - bash, zsh and fish complete commands and options as the program names them.
set -u
folder=$(cd "$(dirname "$0")/../../../packaging" && pwd)
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
ln -s "$(realpath "$1")" "$bin/orrery"
PATH=$bin:$PATH
failed=0
offers() { # shell, the words so far, what must be offered, and what must not
    if ! "$1_says" $2 | grep -qx -e "$3"; then echo "$1: $3 is not offered after: orrery $2"; failed=1; fi
    if "$1_says" $2 | grep -qx -e "$4"; then echo "$1: $4 is offered after: orrery $2"; failed=1; fi
}
bash_says() {
    bash -c '. "$0"; COMP_WORDS=(orrery "$@"); COMP_CWORD=$#; _orrery; printf "%s\n" "${COMPREPLY[@]}"' "$folder/orrery.bash" "$@"
}
# Outside of the line editor zsh has neither compadd nor _files: these say what would be offered.
zsh_says() {
    zsh -fc 'compadd() { print -l -- ${(M)${(P)2}:#$PREFIX*} }; _files() { print "a file" }
        words=(orrery "$@"); CURRENT=$#words; PREFIX=$words[-1]; zero() { . $1 }; zero $0' "$folder/orrery.zsh" "$@"
}
fish_says() {
    fish --no-config -c 'source $argv[1]; complete -C "orrery $argv[2..]"' "$folder/orrery.fish" "$@" | cut -f1
}
for shell in bash zsh fish; do
    offers "$shell" pl play games
    offers "$shell" "sim --se" --seats --games
done
[ "$(zsh_says record show x)" = "a file" ] || { echo "zsh: files are not offered"; failed=1; }
exit $failed
