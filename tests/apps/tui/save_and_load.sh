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

# Who sat there is kept beside the record: names, levels, and whose seat it was; the command line can say otherwise.
typed "save $work/names.orrery" quit
plays earth-gambit --seats 3 --seed comet --me 2 --names Zoe,Hal,Kip --bots easy
grep -q "^2 person Zoe$" "$work/names.orrery.seats" || fail "the seats are not written down"
typed quit
plays --load "$work/names.orrery"
says "Zoe: Play a card"
typed quit
plays --load "$work/names.orrery" --me 2 --names Ann
says "Ann: Play a card"
printf '1 person Mallory\n' >"$work/names.orrery.seats"
typed quit
plays --load "$work/names.orrery" --me 2
never "Mallory"

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

# Who sat there is kept after the end, too, and whoever looks at the record reads names; machines read seats.
again 300 1
typed "$work/over.orrery"
plays earth-gambit --seats 3 --seed comet --names Zoe,Hal,Kip --bots easy --pace 0
says "Saved to $work/over.orrery"
for way in "show" "replay" "replay --seat 2" "replay --at 4" "beliefs --seat 1" "review --seat 2"; do
    # shellcheck disable=SC2086
    set -- $way
    what=$1
    shift
    "$orrery" record "$what" "$work/over.orrery" "$@" >"$work/said" 2>&1 || fail "record $way"
    says "Hal"
    never "Seat "
done
"$orrery" record replay "$work/over.orrery" --json >"$work/said" 2>&1
says "Seat 2"
never "Hal"
printf '1 person \033[2J\n2 easy Hal\n3 easy Kip\n' >"$work/over.orrery.seats"
"$orrery" record show "$work/over.orrery" >"$work/said" 2>&1
never "$(printf '\033')"

# In Martians!!! the words of an effect name people, not seats.
again 300 1
plays martians --seats 3 --seed a --bots easy --pace 0
says "There Is No Way We Can Lose! lasts until the end of this turn, for"
never "seat 1"
never "seat 2"
never "seat 3"

# A payment that is saved in the middle tells others nothing, not even how many answers the payer has given (OTV-A80).
typed "" "claim earth mine-2" "pay" "save $work/none.orrery" "commit infantry 4" "save $work/one.orrery" "commit spaceship 1" "save $work/two.orrery" quit
plays onward-to-venus --seats 2 --people 1,2 --seed c
says "Saved to $work/two.orrery"
grep -q "1: commit spaceship 1" "$work/two.orrery" || fail "there is no such payment in this deal any more"
for eyes in "--seat 2" "" "--seat 2 --json" "--json"; do
    for file in none one two; do
        # shellcheck disable=SC2086
        "$orrery" record replay "$work/$file.orrery" $eyes >"$work/$file.seen" 2>&1 || fail "the save $file cannot be replayed"
    done
    cmp -s "$work/none.seen" "$work/one.seen" || fail "one answer of the payer shows ($eyes)"
    cmp -s "$work/none.seen" "$work/two.seen" || fail "two answers of the payer show ($eyes)"
done
"$orrery" record replay "$work/two.orrery" --seat 2 --at 4 >"$work/said" 2>&1
code=$?
exits 2
says "This record has 2 answers"
"$orrery" record replay "$work/two.orrery" --seat 1 >"$work/said" 2>&1
says "Ada: commit spaceship 1"
