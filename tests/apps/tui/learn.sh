# A lesson at the terminal, through a pipe: a wrong answer, one that is shown, the way through, leaving and going on.
export XDG_STATE_HOME="$work/state"
learns() {
    "$orrery" learn "$@" <"$work/typed" >"$work/said" 2>&1
    code=$?
    : >"$work/typed"
}

# All lessons are listed, none begun; Enter leaves.
typed ""
learns
exits 0
says "Earth Gambit"
says "○  1  Draw one, play one, pass one"
never "●"

# Wrong, locked, unknown; then right; then leaving.
typed "play red-science" "pass heal-all" "why pass heal-all" rule "dance" "play blue-science" leave
learns earth-gambit 1
exits 0
says "You are a Scientist. Six blue cards on the table, and you win."
says "Look at: your hand: Blue Science, blue"
says "Red helps the Aliens. You may play it, but you would be working"
says "because a turn goes draw, play, pass, in that order"
says "EG-28  Play step"
says "is not an action of"
says "It stays there: blue 3 of 6. Now pass a card to Moth."
says "Your place is kept."

# Going on where it was left. What is only shown is taken back: the count is as before.
typed "pass red-science" "pass heal-all" "play blue-science" back "play blue-science" show leave
learns earth-gambit
exits 0
says "You go on where you left off, after answer 1."
says "And there it is: Moth plays your red card for the Aliens."
says "That is what would happen. It is taken back: choose again."
says "Moth played the card you passed. Now Quill has a turn."
counts 2 "Blue 5 of 6!"
says "Draw one, play one, pass one: that is every turn."
says 'Enter: next, "Three races on one table". leave: stop here.'

typed ""
learns
says "●  1  Draw one, play one, pass one"
says "○  2  Three races on one table"

# The next one is lesson 2, in Italian; the input ends in the middle.
typed show
learns earth-gambit --italian
exits 0
says "Una carta con due colori conta per entrambi."
says "Blu 5 su 6. Ma guarda il giallo: 2"
typed ""
learns
says "◐  2  Three races on one table"

# A guess; the other edition has the same lessons.
typed show show show show 1 2 show
learns earth-gambit 5
says "What do you think?"
says "Quill played a card with yellow on it."
says "Probably. Comet played red"
typed leave
learns mars-vs-earth-1e 1
says "This Threat needs Science"

# A damaged file is as good as none.
printf 'earth-gambit 1 x\n\377\n' >"$work/state/orrery/lessons"
typed leave
learns earth-gambit
exits 0
says "lesson 1: Draw one, play one, pass one"

# Every lesson can be gone through by asking to be shown.
for game in earth-gambit mars-vs-earth-2e onward-to-venus martians; do
    for n in 1 2 3 4 5 6; do
        again 12 show
        learns $game $n
        exits 0
        grep -qE "Enter: next|That was the last lesson" "$work/said" || fail "$game $n does not end"
        never "is not what is asked"
    done
done

learns earth-gambit 31
exits 2
says "earth-gambit has no lesson of this number."
learns template
exits 2
