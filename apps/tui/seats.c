/* seats.c - names for those who did not give one: stars for bots, people of astronomy for people. */
#include "tui.h"

#include <string.h>

static bool is_taken(char (*name)[TUI_NAME], unsigned seats, const char *wanted)
{
    for (unsigned s = 0; s < seats; s++)
        if (!strcmp(name[s], wanted)) return true;
    return false;
}

void seats_name(char (*name)[TUI_NAME], unsigned seats, orr_seats people)
{
    static const char *const stars[] = { "Vega", "Rigel", "Altair", "Deneb", "Mira", "Sirius", "Capella", "Spica",
                                         "Antares", "Polaris", "Castor", "Pollux", "Algol", "Electra", "Maia", "Atlas" };
    static const char *const persons[] = { "Ada", "Ben", "Cecilia", "Dorrit", "Edwin", "Fritz", "Galileo", "Henrietta",
                                           "Isaac", "Jocelyn", "Kepler", "Lise", "Maria", "Nicola", "Ole", "Ptolemy" };
    unsigned star = 0, person = 0;
    for (unsigned s = 0; s < seats; s++) {
        if (*name[s]) continue;
        const bool is_person = people >> s & 1;
        const char *own;
        do own = is_person ? persons[person++] : stars[star++];
        while (is_taken(name, seats, own));          /* one name more than seats: it ends */
        strncpy(name[s], own, TUI_NAME - 1);
    }
}
