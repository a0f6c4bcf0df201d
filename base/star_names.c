/* star_names.c - the names themselves. */
#include "base/star_names.h"

const char *const star_names[N_NAMES] = {
    "Vega", "Rigel", "Altair", "Deneb", "Mira", "Sirius", "Capella", "Spica",
    "Antares", "Polaris", "Castor", "Pollux", "Algol", "Electra", "Maia", "Atlas"
};
const char *const star_names_people[N_NAMES] = {
    "Ada", "Ben", "Cecilia", "Dorrit", "Edwin", "Fritz", "Galileo", "Henrietta",
    "Isaac", "Jocelyn", "Kepler", "Lise", "Maria", "Nicola", "Ole", "Ptolemy"
};
