/* solo_think.c - bots, hints and the coach think here and now: the host is a Worker, and nobody else waits for it. */
#include "apps/common/thoughts.h"
#include "apps/solo/solo_parts.h"
#include "bots/bots.h"
#include "bots/net/net.h"
#include "engine/game.h"

#include <string.h>

static void think_of(solo_table *t, room_job *job)
{
    room_thought what = { .began = solo_table_time(t) };
    const double began = host_steady();
    thought_of_bot(job, &what);
    const double took = host_steady() - began;
    what.hurried = took >= job->at_most;
    room_bot_done(t->room, job, &what, solo_table_time(t));
    room_job_free(job);
}

static void remark(solo_table *t, room_coached *c)
{
    const orr_seat seat = c->job->seat;
    wire_remarked said;
    text_buf text = { 0 };
    if (t->remarked[seat] != c->turn + 1 && thought_of_coach(c, &said) && room_coach_speaks(t->room, c)) {
        t->remarked[seat] = c->turn + 1;
        wire_remark(&text, room_box(t->room), room_names(t->room), &said);
        for (uint32_t i = 0; i < solo.n_sockets; i++) {
            orr_seat eyes;
            if (solo.sockets[i].at == t && solo_hears(&solo.sockets[i], &eyes) && eyes == seat)
                solo_send(&solo.sockets[i], text.text, text.n);
        }
    }
    text_free(&text);
    room_job_free(c->job);
}

static bool lacks_net(const orr_game *g)
{
    if (net_is_here(g)) return false;
    host_need_net(g->id, strlen(g->id));
    return true;
}

static bool expert_lacks_net(const orr_game *g) { return bot_find("expert", g) == &bot_sage && lacks_net(g); }

bool solo_page_lacks_net(const page_order *o, const orr_game *g)
{
    return o->kind == PAGE_REVIEW ? expert_lacks_net(g) : o->kind == PAGE_BELIEFS && g->side && lacks_net(g);
}

bool solo_think(solo_table *t)
{
    room_job *job = room_bot_job(t->room);
    if (job && !strcmp(job->level, "expert") && expert_lacks_net(job->box.game)) {
        room_bot_lost(t->room, job);
        room_job_free(job);
        return true;
    }
    if (job) {
        think_of(t, job);
        return true;
    }
    if (!t->n_coached) return false;
    if (expert_lacks_net(room_box(t->room)->game)) return true;
    room_coached c = t->coached[0];
    for (unsigned i = 1; i < t->n_coached; i++) t->coached[i - 1] = t->coached[i];
    t->n_coached--;
    remark(t, &c);
    return true;
}

void solo_hint(solo_table *t, solo_socket *s, orr_seat seat, wire_id id)
{
    room_job *job = room_hint_job(t->room, seat);
    text_buf text = { 0 };
    if (job && expert_lacks_net(job->box.game)) {
        room_job_free(job);
        return;
    }
    if (job) {
        const thought_hint h = thought_of_hint(job);
        wire_hint(&text, id, room_box(t->room), room_names(t->room), h.silence ? NULL : &h.act, h.chance,
                  h.reason);
    } else {
        wire_no(&text, id, "There is nothing to decide.", NULL);
    }
    solo_send(s, text.text, text.n);
    text_free(&text);
    room_job_free(job);
}

/* A few at a time; what comes faster is not looked at. */
void solo_coach(solo_table *t, room_coached *c)
{
    if (t->n_coached < SOLO_COACHED) t->coached[t->n_coached++] = *c;
    else room_job_free(c->job);
    c->job = NULL;
}
