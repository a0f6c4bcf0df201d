#!/bin/sh
# The documents tell the truth about the tree: links lead somewhere, paths exist, make targets and commands are there.
# docs.sh ORRERY
set -eu
orrery=$1
cd "$(dirname "$0")/../.."
failed=0
work=$(mktemp)
trap 'rm -f "$work"' EXIT
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

# What is to be typed names the program as `make` builds it, sentences as `make install` puts it on the path (docs/README.md).
for page in README.md docs/*/*.md; do
    awk -v page="$page" '/^```/ { block = block ? "" : $0; next } block == "```sh" && /^orrery / { print page ":" FNR ": in a block it is build/orrery" }
        page != "README.md" && !block && /`build\/orrery/ { print page ":" FNR ": in a sentence it is orrery" }' "$page" >"$work"
    [ ! -s "$work" ] || wrong "$(cat "$work")"
done

# A `path/with/a/slash` is there: from the root, or from the page. <game>, GAME and * stand for anything; what the build makes and the
# game that a reader makes along with the page are not looked for.
is_there() { # a path, of the page $page
    case $page in ./web/*) places=". web web/src" ;; *) places=". $(dirname "$page")" ;; esac
    for place in $places; do
        # shellcheck disable=SC2086 # a * in it is meant
        (cd "$place" && ls -d $1 >/dev/null 2>&1) && return
    done
    return 1
}
for page in $(echo "$pages" | grep -vE 'CHANGELOG|0031-names'); do # which tell of a tree that was
    for path in $(grep -oE '`[A-Za-z_.]+/[][A-Za-z0-9_./*<>-]*`' "$page" | tr -d '`' | grep -vE 'red[_-]planet|^build|^web/dist|^assets/' |
        sed -E 's/<[a-z]+>|GAME|NAME|TARGET/*/g'); do
        # shellcheck disable=SC2086 # a * in it is meant
        is_there "$path" || wrong "$page: $path is not there"
    done
done

# And in comments of the sources: docs/..., tests/... with an ending.
grep -rnoP '(?<![\w/.])(docs|tests|tools|bench|data|packaging|cmake)/[A-Za-z0-9_./-]+\.(md|c|h|py|sh|mjs|txt|svg|cmake)\b' \
    --include='*.[ch]' --include='*.cmake' --include='CMakeLists.txt' engine games base table learn bots lab apps python tools examples cmake CMakeLists.txt |
    grep -v GAME >"$work" || true
while IFS=: read -r file line path; do
    [ -e "$path" ] || wrong "$file:$line: $path is not there"
done <"$work"

for page in README.md ARCHITECTURE.md CONTRIBUTING.md docs/develop/adding-a-game.md docs/adr/*.md; do
    for target in $(grep -oE 'make (run|[a-z]+)\b' "$page" | awk '{ print $2 }' | sort -u); do
        case $target in run | test | check | fuzz | kills | slips | bench | golden | clean) grep -q "^$target:" Makefile || wrong "$page: make $target is not there" ;; esac
    done
    for command in $(grep -oE 'build/orrery [a-z]+' "$page" | awk '{ print $2 }' | sort -u); do
        "$orrery" "$command" --help >/dev/null 2>&1 || wrong "$page: orrery $command is not there"
    done
done
exit $failed
