/* programs.c - see programs.h. There is one server in a process, and one list of its programs, which never changes. */
#include "apps/server/house/programs.h"

#include "apps/common/house_page.h"
#include "apps/common/outside.h"
#include "apps/common/thoughts.h"
#include "apps/server/limits.h"
#include "apps/server/net/log.h"

#include <stdio.h>
#include <string.h>

enum { MOST_LEVELS = 8, STORE_MS = 20 };         /* the scheduler's: between the end of a thought and its report */

static const char *level[MOST_LEVELS + MOST_PROGRAMS + 1];
static const bot *plays[MOST_PROGRAMS];
static const program_setting *known;
static unsigned n_known;
static uint32_t patience;

static const bot *program_of(const char *name)
{
    for (unsigned i = 0; i < n_known; i++)
        if (!strcmp(known[i].name, name)) return plays[i];
    return NULL;
}

static bool open_one(const program_setting *p, const bot **b, error *why)
{
    char name[OUTSIDE_NAME];
    snprintf(name, sizeof name, "exec:%s", p->command);
    *b = outside_find(name);
    return *b ? outside_check(*b, why) : error_refuse(why, "There is not enough memory for bots.");
}

bool programs_open(const settings *set, error *why)
{
    unsigned n = 0;
    while (n < MOST_LEVELS && bot_levels[n]) level[n] = bot_levels[n], n++;
    known = set->program;
    patience = set->patience;
    outside_keep(LIMIT_PROGRAMS);
    outside_wait(patience);
    for (n_known = 0; n_known < set->n_programs; n_known++) {
        level[n + n_known] = known[n_known].name;
        if (!open_one(&known[n_known], &plays[n_known], why)) return false;
        house_page_add_level(known[n_known].name, "A program of this server.");
    }
    return true;
}

const char *const *programs_levels(void) { return level; }
bool programs_has(const char *name) { return program_of(name); }

/* Enough for its answer, for that of the bot that takes over where there is none, and for the report. */
uint32_t programs_pace(const char *name, const orr_game *g)
{
    const uint32_t own = bot_pace(program_of(name) ? "normal" : name, g);
    return program_of(name) ? patience + own + STORE_MS : own;
}

static room_fault fault_of(outside_answer a)
{
    return a == OUTSIDE_FAILED_LATE ? ROOM_LATE : a == OUTSIDE_FAILED_END ? ROOM_CRASHED : ROOM_ILLEGAL;
}

static void tell_fault(const room_job *j, const char *why)
{
    log_line(LOG_WARNING, "bot-failed", "table", j->code, "seat", LOG_N(j->seat + 1u), "bot", j->level, "why", why,
             LOG_END);
}

/* Another bot of this server thinks what it would say instead, or after it. */
static void think_instead(const room_job *j, room_thought *out)
{
    const uint32_t own = bot_pace("normal", j->box.game);
    room_job other = *j;                 /* what it points to lies behind the task itself, and stays there */
    strcpy(other.level, "normal");
    if (other.at_most > own) other.at_most = own;
    thought_of_bot(&other, out);
}

/* Nobody can repeat what it says. Where it has less than its time (a part of an answer that nobody sees), it may be
 * late and has not failed. */
void programs_think(const room_job *j, uint64_t birth, room_thought *out)
{
    const bot *b = program_of(j->level);
    const uint32_t spare = bot_pace("normal", j->box.game) + STORE_MS;
    const uint32_t left = j->at_most > spare ? j->at_most - spare : 1;
    const outside_question q = { .place = birth, .box = &j->box, .view = j->view, .legal = j->legal,
                                 .n_legal = j->n_legal, .heard = j->heard, .n_heard = j->n_heard,
                                 .milliseconds = left < patience ? left : patience, .may_be_late = left < patience };
    orr_action act;
    error why;
    const outside_answer a = j->n_legal ? outside_ask(b, &q, &act, &why) : OUTSIDE_OWES;
    if (a > OUTSIDE_OWES) {
        out->fault = fault_of(a);
        tell_fault(j, why.text);
    }
    think_instead(j, out);
    out->hurried = true;
    if (a != OUTSIDE_ANSWERED) return;
    memmove(out->want + 1, out->want, (ROOM_WANTS - 1) * sizeof *out->want);
    out->want[0] = act;
    if (out->n < ROOM_WANTS) out->n++;
}

void programs_over(const room_job *j, uint64_t birth)
{
    const outside_question q = { .place = birth, .box = &j->box, .view = j->view, .heard = j->heard,
                                 .n_heard = j->n_heard };
    outside_over(program_of(j->level), &q, &j->result, j->scores);
}

void programs_leave(uint64_t birth)
{
    if (n_known) outside_leave(birth);
}

void programs_close(void)
{
    outside_end();
    n_known = 0;
}
