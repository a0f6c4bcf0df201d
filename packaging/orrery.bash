# orrery.bash - completion for bash. The program says what there is, from the same tables as --help.
_orrery()
{
    local line=${COMP_LINE:0:COMP_POINT} word offers
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    word=${words[-1]}
    COMPREPLY=()
    if offers=$(orrery --help=offers "${words[@]:1}" 2>/dev/null); then compopt +o default 2>/dev/null; fi
    [ -n "$offers" ] && mapfile -t COMPREPLY <<<"$offers"
    # bash ends words at = and : too, and puts only what follows the last of them
    if [[ $word == *[=:]* ]]; then
        word=${word%"${word##*[=:]}"}
        COMPREPLY=("${COMPREPLY[@]#"$word"}")
    fi
}
complete -o default -F _orrery orrery
