# help, ?, rule, log, hint, board and why, all at the first question.
typed help hlep "?" "rule EG-37" "rule extinctionists" "rule nonsense" rule "log 2" hint board why quit
plays earth-gambit --seats 5 --seed comet
exits 0
says "undo your last move"
says "\"hlep\" is not an action of Earth Gambit: Light; did you mean help?"
says "play play-top-card"
says "Reveal the top card of the Draw pile and play it."
says "Show the cards you can't play: something in your hand can be played"
says "When the Draw pile runs out, the Discard pile is shuffled"
says 'No rule of Earth Gambit: Light has the ID or the word "nonsense".'
says "In games imagined from what you know, it won about"
says "rule: draw step"
counts 2 "Your hand"

# Words instead of numbers: the beginnings of words, a label, a card's name, a person's name.
typed "pl blue" "pass red sc" quit n
plays earth-gambit --seats 5 --seed comet
says "Ada plays Blue Science"
says "Ada passes Red Science to Vega"

# What an answer does comes before what the thing is that it names.
typed "claim earth factory" "?" quit n
plays onward-to-venus --seats 2 --seed comet --pace 0 --plain
says "Land the infantry"
says "Goes from orbit to the surface and claims the tile"
says "Scores nothing."
