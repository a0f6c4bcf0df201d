#!/bin/sh
# The behaviour of every game is the one that tests/signature.txt says: signature.sh ORRERY. A commit that changes a
# number says why; tools/golden writes it anew.
set -eu
cd "$(dirname "$0")/../.."
found=$("$1" bench --signature)
if [ "$found" = "$(cat tests/signature.txt)" ]; then
    echo "1 passed, 0 failed"
else
    printf 'expected (tests/signature.txt):\n%s\nfound:\n%s\n0 passed, 1 failed\n' "$(cat tests/signature.txt)" "$found"
    exit 1
fi
