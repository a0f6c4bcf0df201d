#compdef orrery
# orrery.zsh - completion for zsh. The program says what there is, from the same tables as --help.
local -a offered
local said
if said=$(orrery --help=offers "${(@)words[2,CURRENT]}" 2>/dev/null); then
    offered=(${(f)said})
    compadd -a offered
else
    _files
fi
