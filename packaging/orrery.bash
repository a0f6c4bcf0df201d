# orrery.bash - completion for bash. The program says what there is, from the same tables as --help.
_orrery()
{
    local word=${COMP_WORDS[COMP_CWORD]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "$(orrery --help=words 2>/dev/null)" -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(orrery "${COMP_WORDS[1]}" --help=words 2>/dev/null)" -- "$word")
    fi
}
complete -o default -F _orrery orrery
