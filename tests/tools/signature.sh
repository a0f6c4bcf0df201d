#!/bin/sh
# The behaviour of every game is the one that tests/signature.txt says: signature.sh ORRERY. A commit that changes a
# number says why; tools/golden writes it anew. A game that is still being written, with neither goldens nor a folder
# in the web client, needs no line there yet.
set -eu
cd "$(dirname "$0")/../.."
found=$("$1" bench --signature)
new=$(echo "$found" | cut -d' ' -f1 | grep -vxF "$(cut -d' ' -f1 tests/signature.txt)" || true)
for game in $new; do
    [ -d "tests/golden/$game" ] && continue
    grep -qs "ids: .*'$game'" web/src/games/*/index.ts && continue
    echo "$game has no signature yet: make golden writes it down."
    found=$(echo "$found" | grep -v "^$game ")
done
if [ "$found" = "$(cat tests/signature.txt)" ]; then
    echo "1 passed, 0 failed"
else
    printf 'expected (tests/signature.txt):\n%s\nfound:\n%s\n0 passed, 1 failed\n' "$(cat tests/signature.txt)" "$found"
    exit 1
fi
