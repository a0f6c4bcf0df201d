# Undo goes back to one's own last answer.
typed undo 1 1 "play damage-or-heal" "heal ada" undo "heal vega" quit n
plays earth-gambit --seats 5 --bots random --seed s10
exits 0
says "You have no move to undo."
counts 1 "Taken back."
counts 2 "Ada: Who do you damage or heal?"
counts 1 "Ada chooses to heal Vega"

# Alone against bots everything can be taken back, also what has come to light: there is nobody to ask.
typed 1 undo 1 quit n
plays earth-gambit --seats 5 --bots random --seed s10
counts 1 "Taken back."
counts 2 "Ada: Play a card"
never "Your last move stands"

# Among people a move stands once something has come to light: a played card has been seen. What has not goes back.
typed "" 1 1 "" 1 undo 1 undo quit n
plays earth-gambit --seats 3 --people 1,2,3 --seed s10
counts 1 "Your last move stands: something hidden or random has been revealed since."
counts 1 "Taken back."
