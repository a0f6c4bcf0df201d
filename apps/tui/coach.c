/* coach.c - the coach in the terminal: looks at a person's answer with what they knew when they were asked, and says at
 * their next question if something else was surely better. */
#include "apps/tui/tui.h"
#include "bots/search/judge.h"
#include "table/match/phrases.h"

#include <stdalign.h>
#include <stdio.h>

/* At most one remark per turn: others must have answered since the last one. */
static bool was_just_said(const table *t, orr_seat s)
{
    for (uint32_t i = t->remarked; i < t->m.n_answers; i++)
        if (t->m.answer[i].seat != s) return false;
    return t->remarked;
}

void tui_coach_look(table *t, orr_seat s, const orr_action *legal, int n, orr_action did)
{
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    const bot_moment at = { &t->m.box, view, legal, n, t->m.event, t->m.n_events };
    char label[SCREEN_LINE];
    bot_doubt d;
    bot_comparison c;
    snprintf(label, sizeof label, "%s", tongue_say("Saying nothing yet"));
    t->remark[0] = 0;
    if (!t->coach || n < 2 || was_just_said(t, s)) return;
    orr_observe(&t->m.t, s, view);
    if (!bot_doubts(&at, did, 1, &d) || !bot_confirms(&at, d.better, did, &c)) return;
    if (d.better.verb != BOT_SILENT) phrase_label(&t->shown, d.better, t->names, label, sizeof label);
    snprintf(t->remark, sizeof t->remark,
             tongue_say("Coach: %.200s looked better: %u of 100 imagined games instead of %u, give or take "
                        "%u.%s%.200s"),
             label, bot_compare_rate(&c, 0), bot_compare_rate(&c, 1), bot_compare_give(&c), d.reason ? " " : "",
             d.reason ? tongue_hint(&t->m.box, d.reason) : "");
    t->remarked = t->m.n_answers + 1;
}

void tui_coach_speak(table *t)
{
    if (*t->remark) screen_line(&t->scr, ORR_STRONG, t->remark);
}
