#!/bin/sh
# No rule of any listed game without code (or a written excuse) and without a test: rules.sh ORRERY
set -u
orrery=$1
failed=0
for game in $("$orrery" games --json | sed -n 's/^      "id": "\(.*\)",$/\1/p') template; do
    "$orrery" rules "$game" --gaps || failed=1
done
exit $failed
