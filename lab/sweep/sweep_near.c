/* sweep_near.c - where only some settings were drawn, the best of them have neighbours that nobody looked at: those
 * that are one step away in one value. */
#include "lab/sweep/sweep.h"

#include <stdlib.h>

static bool is_known(const sweep_order *o, uint64_t place)
{
    for (uint32_t i = 0; i < sweep_settings(o); i++)
        if (sweep_place_in_space(o, i) == place) return true;
    return false;
}

static void add(sweep_order *o, uint64_t place)
{
    if (o->n_found < o->near && !is_known(o, place)) o->found[o->n_found++] = place;
}

/* Numbers have a value before and after them; the words of an option are all as near. */
static void add_neighbours(sweep_order *o, uint64_t place)
{
    uint64_t step = 1;
    for (unsigned i = o->n_axes; i-- > 0; step *= o->axis[i].n) {
        const sweep_axis *x = &o->axis[i];
        const unsigned at = (unsigned)(place / step % x->n);
        for (unsigned v = 0; v < x->n; v++)
            if (v != at && (x->option >= 0 || v + 1 == at || v == at + 1)) add(o, place + v * step - at * step);
    }
}

uint32_t sweep_capacity(const sweep_order *o) { return sweep_settings(o) + o->near - o->n_found; }

bool sweep_near(sweep_order *o, const sweep_tally *first)
{
    const uint32_t n = sweep_settings(o);
    sweep_place *place = o->n_found < o->near ? calloc(n + 1u, sizeof *place) : NULL;
    const unsigned found = place ? sweep_place_all(o, first, NULL, n, place, n) : 0;
    for (unsigned i = 0; i < found && place[i].front; i++) add_neighbours(o, sweep_place_in_space(o, place[i].setting));
    free(place);
    return sweep_settings(o) > n;
}
