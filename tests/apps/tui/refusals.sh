# Wrong and unclear answers get one sentence and change nothing; `why` names the rule.
typed "7" "fly away" "disc" "why discard star" "why fly" "1" "quit" "n"
plays template --seats 2 --seed a
exits 0
says "There is no choice 7; they go from 1 to 2."
says '"fly away" is not an action of The template game.'
says '"disc" could mean several choices'
says "Discard Star: you can do that now."
counts 1 "Ada discards"

# Altair's Psych Defence is in play: pure red Science waits (EG-74).
typed "play red-science" "why play red" "pass blue" "quit"
plays earth-gambit --seats 5 --seed comet
says "Play Red Science: not now, because"
says "(EG-74)"
says "(EG-25)"
never "Ada plays"
