# A saved game goes on exactly as it would have.
again 6 1
typed "save $work/middle.orrery"
again 300 1
plays earth-gambit --seats 5 --seed comet --bots normal
says "Saved to $work/middle.orrery"
sed -n '/^Saved to/,$p' "$work/said" | grep "EG-" >"$work/first"
again 300 1
plays --load "$work/middle.orrery"
exits 0
grep "EG-" "$work/said" >"$work/second"
[ -s "$work/second" ] || fail "the loaded game said nothing"
cmp -s "$work/first" "$work/second" || fail "the loaded game went on differently"

# The usual name, no overwriting of other files, verification of the end.
cd "$work" || exit 1
touch taken
again 1 1
typed "save taken" "save"
again 300 1
typed "y"
plays earth-gambit --seats 3 --seed comet
says "taken exists already; give another name."
says "Saved to earth-gambit-"
"$orrery" record verify "$work"/earth-gambit-*.orrery >"$work/said" 2>&1
code=$?
exits 0
