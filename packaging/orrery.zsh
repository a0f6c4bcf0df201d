#compdef orrery
# orrery.zsh - completion for zsh. The program says what there is, from the same tables as --help.
local -a offered
if (( CURRENT == 2 )); then
    offered=(${=$(orrery --help=words 2>/dev/null)})
elif [[ $PREFIX == -* ]]; then
    offered=(${=$(orrery $words[2] --help=words 2>/dev/null)})
else
    _files
    return
fi
compadd -a offered
