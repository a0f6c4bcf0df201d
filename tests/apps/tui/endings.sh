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

# Who wins, and by what, in a sentence of the game's own; in Italian, too.
again 900 1
plays onward-to-venus --seats 3 --bots easy --seed c --plain
says " wins with the most victory points."
never "wins: won"
again 900 1
plays onward-to-venus --seats 3 --bots easy --seed c --plain --language it
says "con più punti vittoria di tutti."
again 900 1
plays mars-vs-earth-2e --seats 4 --bots easy --seed c --plain
says "s win: "
again 2500 1
plays martians --seats 3 --option mode=coop --bots easy --seed b --plain
says "The game is over. You win. Ada, Vega and Rigel win together."
# Every outcome has one.
for game in earth_gambit mars_vs_earth martians onward_to_venus; do
    root=$(dirname "$0")/../../..
    tr -d '\n' <"$root/games/$game/game.c" | grep -oE 'outcomes\[\] = \{[^}]*\}' | grep -oE '"[^"]+"' | tr -d '"' >"$work/outcomes"
    [ -s "$work/outcomes" ] || fail "$game: no outcomes found"
    while read -r outcome; do
        grep -q "^$outcome," "$root/data/$game/help/endings.csv" || fail "$game: no sentence for \"$outcome\""
    done <"$work/outcomes"
done

# --bots names those who play against you, in the order of their seats: the first name is not yours.
typed quit
plays earth-gambit --seats 3 --bots exec:false,easy --seed comet
says "Vega forfeits (exec:false)"
never "Rigel forfeits"
