# The input ends: one sentence, and the game is kept where it says.
typed 1
plays earth-gambit --seats 4 --seed comet
exits 0
says "The input has ended."
says "The game so far is kept in $work/orrery-earth-gambit-"
kept=$(ls "$work"/orrery-earth-gambit-?????? 2>/dev/null)
again 300 1
plays --load "$kept"
says "The game is over."

# Nothing typed at all: nothing to keep.
plays earth-gambit --seats 4 --seed comet
exits 0
says "The input has ended."
never "kept in"

# quit: Enter stays; a number, ? and words of the table are no file names; n leaves.
typed 1 quit "" quit 7 "?" board n
plays earth-gambit --seats 4 --seed comet
exits 0
counts 5 "Save the game first?"
never "Saved to"
says "Type y, n or the name of a file."

# A side that nobody plays has reached its goal: that is said, with a capital letter.
again 400 1
plays earth-gambit --seats 2 --bots easy --seed n8
says "The game is over. Nobody wins: the goal of the Extinctionists is reached, but"
never "nobody wins"

# --bots names those who play against you, in the order of their seats: the first name is not yours.
typed quit
plays earth-gambit --seats 3 --bots exec:false,easy --seed comet
says "Vega forfeits (exec:false)"
never "Rigel forfeits"
