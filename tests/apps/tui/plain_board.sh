# The board in sentences: what there is, nothing that is not, no outcome before there is one, nothing cut.
typed board quit
plays earth-gambit --seats 3 --seed comet --plain
exits 0
says "It is Ada's turn."
says "Science on the table counts 0 red of 6, 1 blue of 6 and 1 yellow of 3."
says "Seat 1, Ada (you), asked now. Hand: Blue Science (drawn), Red Science, Trade"
says "Cards (passed). Role: Alien."
says "Seat 2, Vega. Hand: 1 unseen card. Role: 1 unseen card."
never "outcome"
never "the Aliens"
never "nobody"

# One choice per line: a screen reader reads them in their order.
for game in earth-gambit onward-to-venus martians; do
    typed quit n
    plays "$game" --seats 3 --seed comet --plain --pace 0
    says "    2 "
    ! grep -qE '^ +[0-9]+ .*  +[0-9]+ ' "$work/said" || fail "$game: choices stand side by side"
done

# A card in front says what it asks for only if it asks for something: of these, Force to Play (EG-A19).
for answer in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do typed board 1; done
plays earth-gambit --seats 5 --seed d --plain --pace 0 --bots easy
says "Face up in front: Psych Weapon. Role"
never "Psych Weapon (the card"
never "Protect Player (the card"

# Every game has its own sentences, and they name only what the game has.
for game in earth-gambit mars-vs-earth-1e mars-vs-earth-2e onward-to-venus martians; do
    typed board 1 1 1 board 1 1 1 1 1 board quit n
    plays "$game" --seats 4 --seed comet --plain
    counts 3 "> board"
    says "Seat 1, Ada (you)"
    says "Hand: "
    never "{"
    never "outcome"
    never "none"
    never " 0x"
done
says "Tile A: House"

# In co-operative play, too.
typed board 1 1 1 1 1 1 board quit n
plays martians --seats 3 --option mode=coop --seed comet --plain
never "{"

# A card set's own goals (EG-A77), in sentences and on the board.
sets=$(dirname "$0")/../../sets
typed board quit n
plays earth-gambit --seats 4 --seed g --plain --set "$sets/earth_gambit/other-goals"
says "Science on the table counts 0 red of 4, 2 blue of 9 and 1 yellow of 2."
says "Play Blue Science (Blue 3 of 9)"
typed quit n
plays earth-gambit --seats 4 --seed g --set "$sets/earth_gambit/other-goals"
says "You are: Scientist, 9 blue win"
says "2/9"

# A Threat says which skills it takes, by the names of the set, and its difficulty.
typed board 1 1 board quit n
plays mars-vs-earth-2e --seats 4 --seed comet --plain
says ". It takes "
says ". Difficulty "

# At a small table of the first edition Threats are less difficult: the drawn board says so, too (MVE-A3, MVE-A56).
typed quit n
plays mars-vs-earth-1e --seats 4 --seed a --bots easy
says "Stolen Ray Gun          Sci Mil 9 "
says "against Stolen Ray Gun (Difficulty 9,"
