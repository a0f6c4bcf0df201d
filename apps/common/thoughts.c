/* thoughts.c - see thoughts.h. */
#include "apps/common/thoughts.h"

#include "lab/study/review.h"

static bot_moment moment_of(const room_job *j)
{
    return (bot_moment){ &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard };
}

void thought_of_bot(room_job *j, room_thought *out)
{
    const bot *b = bot_find(j->level, j->box.game);
    const bot_budget budget = { .at_most = j->at_most };
    if (b)
        out->n = bot_wants(b, &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard, &budget, &j->rng,
                           out->want, ROOM_WANTS);
}

thought_hint thought_of_hint(room_job *j)
{
    const bot_moment at = moment_of(j);
    bot_advice is;
    thought_hint hint = { .act = j->legal[0], .chance = 0.5f };
    if (!bot_advise(&at, &j->rng, &is)) return hint;
    hint.act = is.best;
    hint.silence = is.best.verb == BOT_SILENT;
    hint.reason = is.reason;
    if (is.by.worlds) hint.chance = (float)is.by.won[0] / (float)is.by.worlds;
    return hint;
}

/* A doubt, then two comparisons that must agree: bots/search/judge.h. */
bool thought_of_coach(const room_coached *c, wire_remarked *out)
{
    const bot_moment at = moment_of(c->job);
    bot_doubt d;
    bot_comparison by;
    if (c->job->asked && c->job->n_legal < 2) return false;
    if (!bot_doubts(&at, c->did, 1, &d) || !bot_confirms(&at, d.better, c->did, &by)) return false;
    *out = review_told(c->did, d.better, &by, d.reason);
    return true;
}
