# Italian by wish, by the system and by the configuration; commands and choices in both languages; what is played is the same.
typed 'aiuto' 'perche' 'gioca scienza' '1' 'salva partita.orrery' 'board' 'esci'
cd "$work" || exit 1
plays earth-gambit --seats 4 --seed comet --bots easy --pace 0 --language it
exits 0
says "consiglio"
says "tutte le tue scelte, per intero"
says "Ada: "
says "Salvata in partita.orrery. Per continuare: orrery play --load partita.orrery"
says "Scienza sul tavolo"
never "Science"
typed 'storia 3' 'esci'
plays --load partita.orrery --language it --pace 0
exits 0
says "La tua mano"
typed 'log 3' 'quit'
plays --load partita.orrery --pace 0
exits 0
says "Your hand"
never "La tua mano"
typed 'quit'
LC_ALL=it_IT.UTF-8 plays earth-gambit --seats 4 --seed comet --bots easy --pace 0
says "La tua mano"
typed 'quit'
LC_ALL=it_IT.UTF-8 plays earth-gambit --seats 4 --seed comet --bots easy --pace 0 --language en
says "Your hand"
echo 'language = it' >"$work/config"
typed 'quit'
ORRERY_CONFIG="$work/config" plays earth-gambit --seats 4 --seed comet --bots easy --pace 0
says "La tua mano"
# a number that is not a choice, words that mean nothing, a move that a rule forbids
typed '99' 'xyz' 'perche pass' 'esci'
plays earth-gambit --seats 4 --seed comet --bots easy --pace 0 --language it --plain
says "La scelta 99 non c’è"
says "non è una mossa di Earth Gambit: Light"
says "non ora, perché"
