# A whole game by always giving the first choice, without and with the optional rules, for several table sizes.
again 300 1
plays earth-gambit --seats 5 --seed comet
exits 0
says "The game is over."
says "Save the record?"
says "The same deal again: --seed comet"
says "from your seat that was"

for seats in 2 3 7 10; do
    again 400 1
    plays earth-gambit --seats $seats --seed comet --option special_abilities=on
    exits 0
    says "The game is over."
    says " was Extinctionist"
done

again 100 1
plays template --seed a
exits 0
says "The game is over."
