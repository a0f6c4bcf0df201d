# The coach: somebody who always takes the first choice hears of it once, and nobody does who has no coach.
again 300 1
plays earth-gambit --seats 4 --seed c4 --bots easy --coach --pace 0
exits 0
counts 1 "Coach:"
says "imagined games instead of"

again 300 1
plays earth-gambit --seats 4 --seed c4 --bots easy --pace 0
never "Coach:"

typed quit
plays earth-gambit --seats 4 --people 1,2 --coach
exits 2
says "with others at the table it would not be fair"
