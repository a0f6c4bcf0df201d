# On a real terminal (script gives one) the screen and its scroll-back are cleared, and NO_COLOR holds.
command -v script >/dev/null || fail "this test needs the command script of the package bsdutils"
escape=$(printf '\033')
on_terminal() {    # ENVIRONMENT ARGUMENT...
    set_for=$1
    shift
    printf '\nquit\n' | script -qec "stty cols 80 rows 40; TERM=xterm-256color; export TERM; $set_for '$orrery' play $*" /dev/null >"$work/said" 2>&1
}
on_terminal "NO_COLOR=1" earth-gambit --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[3J"
says "Pass the keyboard to"
never "${escape}[0m"

on_terminal "unset NO_COLOR;" earth-gambit --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet
says "${escape}[0m"
