/* trace.c - deals the match again and lets one seat's script listen to it, and the network beside it. */
#include "lab/play/trace.h"

#include "bots/net/net.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

typedef struct {                         /* the seat as one of them listens */
    const bot *who;                      /* NULL: nobody */
    void *memory;
    trace_belief p;                      /* now */
} listener;

typedef struct {
    listener script, net;
    void *view;
    uint32_t heard;                      /* events so far */
} listening;

/* Without one for these cards the bot would only repeat what the script believes. */
static bool has_net(const orr_box *box)
{
    net_mind *m = calloc(1, sizeof *m);
    if (m) net_mind_open(m, box);
    const bool has = m && m->ready && m->layout.n_sides;
    free(m);
    return has;
}

static bool begin(listener *l, const bot *who, const orr_box *box)
{
    l->who = who;
    if (!who) return true;
    l->memory = calloc(1, who->memory + 1);
    if (l->memory) bot_open(who, box, NULL, l->memory);
    return l->memory;
}

static void hear(listener *l, const match *m, orr_seat seat, uint32_t from, const void *view)
{
    if (!l->who) return;
    for (uint32_t i = from; i < m->n_events; i++) bot_hear(l->who, &m->box, seat, &m->event[i], l->memory);
    memset(l->p, 0, sizeof l->p);
    l->who->believe(&m->box, view, l->memory, l->p);
}

static void listen(listening *l, const match *m, orr_seat seat, trace_step step, void *to)
{
    orr_observe(&m->t, seat, l->view);
    hear(&l->script, m, seat, l->heard, l->view);
    hear(&l->net, m, seat, l->heard, l->view);
    l->heard = m->n_events;
    step(to, m->n_answers, l->script.p, l->net.who ? l->net.p : NULL);
}

bool trace_beliefs(const match *m, orr_seat seat, trace_step step, void *to, error *why)
{
    const orr_game *g = m->t.game;
    const bot *script = bot_find("script", g);
    listening l = { .view = NULL };
    match again;
    if (!g->side || !script || !script->believe)
        return error_refuse(why, "Nobody has a hidden side in %s, so there is nothing to believe.", g->title);
    l.view = malloc(g->view_size);
    bool good = l.view && begin(&l.script, script, &m->box) &&
                begin(&l.net, has_net(&m->box) ? bot_find("net", g) : NULL, &m->box) &&
                match_open(&again, &m->box, orr_core_of(&m->t)->seats, &m->deal, why);
    if (good) {
        for (uint32_t i = 0; !match_over(&again); i++) {
            listen(&l, &again, seat, step, to);
            if (i == m->n_answers || !match_answer(&again, m->answer[i].seat, m->answer[i].act, why)) break;
        }
        match_close(&again);
    } else {
        error_refuse(why, "There is not enough memory to go through the match again.");
    }
    free(l.script.memory);
    free(l.net.memory);
    free(l.view);
    return good;
}
