# On a real terminal (script gives one) --plain speaks in lines and hides a hand before the keyboard goes round, scroll-back
# included; NO_COLOR holds; and a terminal that cannot show a full screen says so and speaks in lines. What the full screen
# does, full.py looks at.
command -v script >/dev/null || fail "this test needs the command script of the package bsdutils"
escape=$(printf '\033')
on_terminal() {    # ENVIRONMENT ARGUMENT...: `orrery ARGUMENT...` with what was typed
    set_for=$1
    shift
    typing | timeout 120 script -qec "stty cols 80 rows 40; TERM=xterm-256color; export TERM; $set_for '$orrery' $*" \
        /dev/null >"$work/said" 2>&1
    : >"$work/typed"
}
typing() {         # a line that was typed before the terminal was ready may be lost: leaving is said again and again
    cat "$work/typed"
    while sleep 2; do echo quit; done
}
typed "" quit
on_terminal "NO_COLOR=1" play earth-gambit --plain --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[3J"
says "Pass the keyboard to"
never "${escape}[0m"
never "${escape}[?1049h"
never "─"

typed "" quit
on_terminal "unset NO_COLOR;" play earth-gambit --plain --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[0m"

# The lobby: two players, both people, one renamed, an option changed, start, leave.
typed 1 1 99 2 2 2 3 Zoe "" 4 5 1 "" "" quit
on_terminal "NO_COLOR=1" play --plain
says "Earth Gambit: Light"
says "Type a number from 2 to 10."
says "2 (the keyboard goes round)"
says "Special Abilities: yes"
says "hard"
says "Pass the keyboard to"
says "Zoe"

typed 6 "$work/nowhere.orrery" "" 7
on_terminal "TERM=dumb"
says "This terminal cannot show a full screen"
says "nowhere.orrery"
