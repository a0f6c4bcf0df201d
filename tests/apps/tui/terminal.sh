# On a real terminal (script gives one) the screen and its scroll-back are cleared, NO_COLOR holds, and `orrery` alone
# is the lobby.
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
on_terminal "NO_COLOR=1" play earth-gambit --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[3J"
says "Pass the keyboard to"
says "Your hand"
never "${escape}[0m"

typed "" quit
on_terminal "unset NO_COLOR;" play earth-gambit --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[0m"

# The lobby: two players, both people, one renamed, an option changed, start, leave.
typed 1 1 99 2 2 2 3 Zoe "" 4 5 1 "" "" quit
on_terminal "NO_COLOR=1"
says "Earth Gambit: Light"
says "Type a number from 2 to 10."
says "2 (the keyboard goes round)"
says "special_abilities=on"
says "hard"
says "Pass the keyboard to"
says "Zoe"

typed 2 "$work/nowhere.orrery" "" 3
on_terminal "NO_COLOR=1"
says "nowhere.orrery"
