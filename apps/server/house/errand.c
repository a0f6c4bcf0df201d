/* errand.c - see errand.h. */
#include "apps/server/house/errand.h"

#include "engine/play.h"

#include <string.h>

static bool may_begin(server *s, conn *asks, fair_lane lane)
{
    if (s->net.stopping) {
        if (asks) response_refuse(asks, 503, "The server is stopping.");
    } else if (!asks) {
        return true;
    } else if (workers_waiting_of(s->workers, lane, asks->address) >= LIMIT_ERRANDS) {
        s->counts.too_fast++;
        response_refuse(asks, 429, "You have asked for too much at once; wait a moment.");
    } else if (workers_waiting(s->workers, lane) >= LIMIT_ALL_ERRANDS) {
        response_refuse(asks, 503, "The server is busy; try again in a moment.");
    } else {
        return true;
    }
    return false;
}

bool errand_begin(errand *e, server *s, conn *asks, const char *about)
{
    const fair_lane lane = e->study ? LANE_STUDY : LANE_DESK;
    if (!may_begin(s, asks, lane)) return false;
    e->server = s;
    e->id = ++s->last_errand;
    fair_job *place = &e->task.place;
    *place = (fair_job){ .lane = lane, .rank = asks ? RANK_HERE : RANK_AWAY };
    if (asks) memcpy(place->address, asks->address, FAIR_ADDRESS);
    place->table = orr_hash(about, strlen(about), orr_hash(place->address, FAIR_ADDRESS, 0));
    if (workers_put(s->workers, &e->task)) {
        if (asks) asks->errand = e->id;
        return true;
    }
    if (asks) response_refuse(asks, 503, "The server is out of memory.");
    return false;
}

void errand_join(const errand *e, conn *c) { c->errand = e->id; }
