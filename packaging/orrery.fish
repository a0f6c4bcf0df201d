# orrery.fish - completion for fish. The program says what there is, from the same tables as --help.
complete -c orrery -n __fish_is_first_arg -f -a '(orrery --help=words 2>/dev/null)'
complete -c orrery -n 'not __fish_is_first_arg; and string match -q -- "-*" (commandline -ct)' -f \
    -a '(orrery (commandline -opc)[2] --help=words 2>/dev/null)'
