#!/bin/sh
# The JSON writer escapes what it must, and the checker refuses what is not JSON: json.sh JSON_WRITE JSON_CHECK
set -u
failed=0
"$1" | "$2" whole broken nothing largest numbers empty none last || failed=1
"$1" | grep -q '"broken": "\\ufffd \\ufffd \\ufffd\\ufffd ' || { echo "broken UTF-8 was not replaced"; failed=1; }
"$1" | grep -q '"largest": 18446744073709551615,$' || { echo "a large count was not written whole"; failed=1; }
for bad in '' '{' '{"a":1,}' '[1 2]' '{"a" 1}' '{a:1}' '"\x"' '01' '1.' 'nul' '{} {}' "['a']" '"a'; do
    printf '%s' "$bad" | "$2" 2>/dev/null && { echo "accepted: $bad"; failed=1; }
done
printf '{"a": [1, -0.5e+3, "\\u00e9", null]}' | "$2" a || failed=1
printf '{"a": 1}' | "$2" b 2>/dev/null && { echo "a missing key was not noticed"; failed=1; }
exit $failed
