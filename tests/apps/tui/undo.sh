# Undo goes back over an answer that brought nothing to light, and no further: a played card has been seen.
typed undo 1 1 "play damage-or-heal" "heal ada" undo undo "heal vega" quit n
plays earth-gambit --seats 5 --bots random --seed s10
exits 0
says "You have no move to undo."
counts 1 "Taken back."
counts 2 "Ada: Who do you damage or heal?"
says "Your last move stands: something hidden or random has been revealed since."
says "Ada chooses to heal Vega"
