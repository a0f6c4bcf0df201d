#!/bin/sh
# The documents tell the truth about the tree: links lead somewhere, paths exist, make targets and commands are there.
# docs.sh ORRERY
set -eu
orrery=$1
cd "$(dirname "$0")/../.."
failed=0
wrong() {
    echo "$1"
    failed=1
}

pages=$(find . -name '*.md' -not -path './build*' -not -path './.git/*' -not -path '*/node_modules/*' | sort)
for page in $pages; do
    folder=$(dirname "$page")
    for link in $(grep -oE '\]\([^)#: ]+\)' "$page" | sed 's/^](//; s/)$//'); do
        [ -e "$folder/$link" ] || wrong "$page: the link $link leads nowhere"
    done
done

for page in README.md ARCHITECTURE.md CONTRIBUTING.md docs/develop/adding-a-game.md docs/adr/*.md; do
    # `path/with/a/slash` without a placeholder or something that the build or the reader makes
    for path in $(grep -oE '`[a-z_]+/[A-Za-z0-9_./*-]*`' "$page" | tr -d '`' | grep -vE 'red[_-]planet|^build'); do
        # shellcheck disable=SC2086 # a * in it is meant
        ls -d $path >/dev/null 2>&1 || wrong "$page: $path is not there"
    done
    for target in $(grep -oE 'make (run|[a-z]+)\b' "$page" | awk '{ print $2 }' | sort -u); do
        case $target in run | test | check | bench | golden | clean) grep -q "^$target:" Makefile || wrong "$page: make $target is not there" ;; esac
    done
    for command in $(grep -oE 'build/orrery [a-z]+' "$page" | awk '{ print $2 }' | sort -u); do
        "$orrery" "$command" --help >/dev/null 2>&1 || wrong "$page: orrery $command is not there"
    done
done
exit $failed
