# Wrong arguments: one sentence, exit code 2, nothing is dealt.
plays earth-gambti
exits 2
says "did you mean earth-gambit?"
plays earth-gambit --seats 11
exits 2
plays earth-gambit --seats 3 --me 4
exits 2
says "--me needs a seat from 1 to 3"
plays earth-gambit --people 1,9
exits 2
says "--people needs seats from 1 to 4"
plays earth-gambit --bots clever
exits 2
says "there are: easy, normal, hard, expert"
plays earth-gambit --names Ada,,Ben
exits 2
plays earth-gambit --option special_abilities=maybe
exits 2
plays --load "$work/nowhere.orrery"
exits 2
plays --load "$work/nowhere.orrery" --seats 3
exits 2
says "leave --seats, --option, --seed and --first out"
plays earth-gambit --language de
exits 2
says "--language needs en or it, not 'de'."
plays martians --first --seats 3
exits 2
says "leave the others out"
plays
exits 2
never "Ada"
