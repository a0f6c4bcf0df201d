# Several people: the keyboard is handed over, and what one person sees is for that person only.
typed "" 1 1 "" quit
plays template --seats 2 --people 1,2 --names Ada,Ben --seed a
exits 0
says "Pass the keyboard to Ada. Press Enter when Ada is ready."
says "Pass the keyboard to Ben. Press Enter when Ben is ready."
says "Ada draws Star"
before_ben=$(sed '/keyboard to Ben/,$d' "$work/said")
for_ben=$(sed -n '/keyboard to Ben/,$p' "$work/said")
case $before_ben in *"Ben (you)"*) fail "Ben's board was shown before the keyboard was his" ;; esac
case $for_ben in *"Ada (you)"* | *"Ada draws Star"*) fail "Ben saw Ada's cards" ;; esac

# Everybody who may interject is named at the hand-over, whatever they hold; taking the keyboard shows their own choices.
typed "ben" "" "" quit
plays earth-gambit --seats 3 --people 1,2 --names Ada,Ben --seed comet2 --option special_abilities=on --option start=1
says "Before that Ben may act"
says "Ben: you may act while Ada decides."
