# orrery.fish - completion for fish. The program says what there is, from the same tables as --help.
function __orrery_offers
    set -l words (commandline -opc) (commandline -ct)
    orrery --help=offers $words[2..] 2>/dev/null
end
complete -c orrery -f -n '__orrery_offers >/dev/null' -a '(__orrery_offers)'
complete -c orrery -F -n 'not __orrery_offers >/dev/null'
