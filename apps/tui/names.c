/* names.c - names for those who did not give one: stars for bots, people of astronomy for people. */
#include "apps/tui/tui.h"
#include "base/star_names.h"

#include <string.h>

static bool is_taken(char (*name)[TUI_NAME], unsigned seats, const char *wanted)
{
    for (unsigned s = 0; s < seats; s++)
        if (!strcmp(name[s], wanted)) return true;
    return false;
}

void tui_name_seats(char (*name)[TUI_NAME], unsigned seats, orr_seats people)
{
    unsigned star = 0, person = 0;
    for (unsigned s = 0; s < seats; s++) {
        if (*name[s]) continue;
        const bool is_person = people >> s & 1;
        const char *own;
        do own = is_person ? star_names_people[person++] : star_names[star++];
        while (is_taken(name, seats, own));          /* one name more than seats: it ends */
        strncpy(name[s], own, TUI_NAME - 1);
    }
}
