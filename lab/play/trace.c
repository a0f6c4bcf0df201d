/* trace.c - deals the match again and lets one seat's script listen to it. */
#include "lab/play/trace.h"

#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

typedef struct {                         /* the seat as it listens */
    const bot *script;
    void *memory, *view;
    uint32_t heard;                      /* events so far */
} listener;

static void listen(listener *l, match *m, orr_seat seat, trace_step step, void *to)
{
    trace_belief p;
    memset(p, 0, sizeof p);
    for (; l->heard < m->n_events; l->heard++) bot_hear(l->script, &m->box, seat, &m->event[l->heard], l->memory);
    orr_observe(&m->t, seat, l->view);
    l->script->believe(&m->box, l->view, l->memory, p);
    step(to, m->n_answers, p);
}

bool trace_beliefs(const match *m, orr_seat seat, trace_step step, void *to, error *why)
{
    const orr_game *g = m->t.game;
    listener l = { .script = bot_find("script", g) };
    match again;
    if (!g->side || !l.script || !l.script->believe)
        return error_refuse(why, "Nobody has a hidden side in %s, so there is nothing to believe.", g->title);
    l.memory = calloc(1, l.script->memory + 1);
    l.view = malloc(g->view_size);
    bool good = l.memory && l.view && match_open(&again, &m->box, orr_core_of(&m->t)->seats, &m->deal, why);
    if (good) {
        bot_open(l.script, &m->box, NULL, l.memory);
        for (uint32_t i = 0; !match_over(&again); i++) {
            listen(&l, &again, seat, step, to);
            if (i == m->n_answers || !match_answer(&again, m->answer[i].seat, m->answer[i].act, why)) break;
        }
        match_close(&again);
    } else {
        error_refuse(why, "There is not enough memory to go through the match again.");
    }
    free(l.memory);
    free(l.view);
    return good;
}
