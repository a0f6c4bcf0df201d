/* table_play.c - the evening at the table: who is next, the keyboard going round, bots in between, the end. */
#include "apps/common/help.h"
#include "apps/common/outside.h"
#include "apps/common/wrong.h"
#include "apps/tui/tui.h"
#include "base/error.h"
#include "table/match/phrases.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

unsigned tui_count_people(const table *t)
{
    unsigned n = 0;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) n += t->people >> s & 1;
    return n;
}

bool tui_has_unsaved(const table *t)
{
    for (uint32_t i = t->safe; i < t->m.n_answers; i++)
        if (t->people >> t->m.answer[i].seat & 1) return !match_over(&t->m);
    return false;
}

static orr_seat first_of(orr_seats set)
{
    orr_seat s = 0;
    while (s < ORR_MAX_SEATS && !(set >> s & 1)) s++;
    return s < ORR_MAX_SEATS ? s : NOBODY;
}

/* Through whose eyes the table talks while bots play: the one person's, or nobody's. */
static orr_seat narrator(const table *t) { return tui_count_people(t) == 1 ? first_of(t->people) : ORR_PUBLIC; }

/* ---- bots ------------------------------------------------------------------------------------------------------- */

/* On a full screen the board changes while the story goes on. */
static void show_others_at_play(table *t, orr_seat eyes)
{
    if (!t->scr.full || !t->m.n_answers) return;
    show_table(t, eyes);
    show_player(t, t->m.answer[t->m.n_answers - 1].seat);
}

/* The deal has many lines and nobody waits for them: they are told at once, beside the board. */
static void narrate_deal(table *t, orr_seat eyes)
{
    if (t->narrated >= t->m.n_events || t->m.event[t->narrated].at) return;
    if (t->scr.full) {
        show_table(t, eyes);
        screen_bar(&t->scr, ORR_MAY, tongue_say("The table is set."));
    }
    while (t->narrated < t->m.n_events && !t->m.event[t->narrated].at) t->narrated = show_event(t, t->narrated, eyes);
    if (!t->hurry) t->hurry = screen_pause(&t->scr, t->pace);
}

static void narrate(table *t)
{
    const orr_seat eyes = narrator(t);
    if (tui_count_people(t) > 1 && t->eyes != eyes) screen_hide(&t->scr);   /* the last hand goes */
    t->eyes = eyes;
    narrate_deal(t, eyes);
    show_others_at_play(t, eyes);
    if (!t->people) t->hurry = false;                        /* whoever watches skips step by step */
    while (t->narrated < t->m.n_events && !screen_stopped()) {
        t->narrated = show_event(t, t->narrated, eyes);
        if (!t->hurry) t->hurry = screen_pause(&t->scr, t->pace);
    }
    t->told[eyes] = t->narrated;
}

/* Bots hear the match anew each time, so that undo and load change nothing. */
static void bot_hears_all(table *t, orr_seat s)
{
    bot_open(t->bots[s], &t->m.box, NULL, t->memory[s]);
    for (uint32_t i = 0; i < t->m.n_events; i++) bot_hear(t->bots[s], &t->m.box, s, &t->m.event[i], t->memory[s]);
}

/* On a full screen it belongs to the story, and stands at the next question until it is answered. */
static void forfeit(table *t, orr_seat s)
{
    t->forfeits |= orr_one(s);
    snprintf(t->notice, sizeof t->notice,
             tongue_say("%s forfeits (%.200s): %.200s. Random answers go on for %s."), t->name[s],
             t->bots[s]->name, t->bots[s]->fault(t->memory[s]), t->name[s]);
    if (t->scr.full) screen_ruled(&t->scr, t->notice, "");
    else screen_line(&t->scr, ORR_ASKED, t->notice);
    if (!t->scr.full || !t->people) t->notice[0] = 0;
}

/* Before a bot thinks: what has happened so far, and who thinks. Among several people the hand on the screen goes only
 * once a bot is sure to act. */
static void show_thinking(table *t, orr_seat s, bool asked)
{
    char bar[SCREEN_LINE];
    if (!asked && tui_count_people(t) > 1) return;
    if (t->narrated < t->m.n_events) narrate(t);
    if (!t->scr.full || screen_stopped()) return;
    if (tui_count_people(t) > 1 && t->eyes != ORR_PUBLIC) screen_hide(&t->scr);
    t->eyes = narrator(t);
    show_table(t, t->eyes);
    snprintf(bar, sizeof bar, tongue_say("%s is thinking."), t->name[asked ? s : first_of(orr_asked(&t->m.t))]);
    screen_bar(&t->scr, ORR_MAY, bar);
}

/* What a bot says; for one that has forfeited, chance. */
static orr_action said_by(table *t, orr_seat s, const void *view, const orr_action *legal, int n, orr_rng *rng)
{
    const orr_action silence = { .verb = BOT_SILENT };
    if (!(t->forfeits >> s & 1)) {
        const tui_thought about = { &t->m.box, view, legal, n, t->memory[s], rng };
        orr_action a = silence;
        bot_hears_all(t, s);
        t->left_thinking = !tui_think(&t->scr, t->bots[s], &about, &a) && !t->bots[s]->outside;
        if (t->left_thinking) return silence;
        if (a.verb == BOT_FORFEIT && !screen_stopped()) forfeit(t, s);
        bot_leave(t->bots[s], &t->m.box, NULL, NULL, NULL, t->memory[s]);
        if (a.verb != BOT_FORFEIT) return a;
    }
    return orr_asked(&t->m.t) >> s & 1 ? legal[orr_rng_below(rng, (uint32_t)n)] : silence;
}

/* Programs of one's own hear how it ended. */
static void tell_bots(table *t)
{
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    orr_result r = { 0 };
    t->m.t.game->result(&t->m.t, &r);
    t->m.t.game->score(&t->m.t, scores);
    for (orr_seat s = 0; s < orr_core_of(&t->m.t)->seats; s++) {
        if ((t->people | t->forfeits) >> s & 1 || !t->bots[s]->leave) continue;
        bot_hears_all(t, s);
        orr_observe(&t->m.t, s, view);
        bot_leave(t->bots[s], &t->m.box, view, &r, scores, t->memory[s]);
    }
}

/* False: the bot keeps silent, as it may if it is not asked. Its dice depend on the match alone, so that a loaded match
 * goes on the same way. */
static bool bot_speaks(table *t, orr_seat s)
{
    const bool asked = orr_asked(&t->m.t) >> s & 1;
    static alignas(16) unsigned char view[UINT16_MAX + 1];
    orr_action legal[ORR_MAX_LEGAL];
    uint8_t sign[MATCH_KEY];
    const int n = orr_legal(&t->m.t, s, legal);
    if (!n) return false;
    deal_commitment(&t->m.deal, sign);
    orr_rng rng = { orr_hash(sign, sizeof sign, (uint64_t)t->m.n_answers * ORR_MAX_SEATS + s) };
    show_thinking(t, s, asked);
    if (screen_stopped()) return false;
    orr_observe(&t->m.t, s, view);
    const orr_action a = said_by(t, s, view, legal, n, &rng);
    if (screen_stopped() || (a.verb == BOT_SILENT && !asked)) return false;
    if (!match_answer(&t->m, s, a, NULL)) match_answer(&t->m, s, legal[0], NULL);
    narrate(t);
    return true;
}

static bool bot_interjects(table *t)
{
    const orr_seats asked = orr_asked(&t->m.t), may = orr_may(&t->m.t);
    const orr_seats may_bots = may & (orr_seats)~asked & (orr_seats)~t->people;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++)
        if (may_bots >> s & 1 && bot_speaks(t, (orr_seat)s)) return true;
    return false;
}

/* ---- the keyboard goes round ------------------------------------------------------------------------------------ */

static void name_item(screen_item *item, int number, const char *line, const char *text)
{
    *item = (screen_item){ .number = number, .line = line };
    snprintf(item->text, sizeof item->text, "%s", text);
}

/* On a full screen what can be typed at a hand-over is a choice. */
static void offer_keyboard(table *t, orr_seats may)
{
    static screen_item item[ORR_MAX_SEATS + 3];
    int n = 0;
    if (!t->scr.full) return;
    name_item(&item[n++], 0, "", tongue_say("Go on"));
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(may >> s & 1)) continue;
        item[n] = (screen_item){ .number = (int)s + 1, .line = t->name[s] };
        snprintf(item[n].text, sizeof item[n].text, tongue_say("%s wants to act first"), t->name[s]);
        n++;
    }
    if (may) name_item(&item[n++], -1, "later", tongue_say("Go on, and no such offers for now"));
    name_item(&item[n++], -1, "quit", tongue_say("Leave"));
    screen_keys(&t->scr, NULL, 0);
    screen_items(&t->scr, item, n);
}

static bool is_said(const char *line, const char *english, const char *italian)
{
    return !strcasecmp(line, english) || (tongue_italian() && !strcasecmp(line, italian));
}

/* Hides the last hand. Gives the seat that takes the keyboard: `next`, or somebody who wants to interject; NOBODY: go
 * on without. All who may interject are named alike, whatever they hold. */
static orr_seat hand_over(table *t, orr_seat next, orr_seats may, turn_end *end)
{
    char line[SCREEN_LINE], who[200], bar[SCREEN_LINE];
    const bool stays = next == t->eyes;
    screen_hide(&t->scr);
    t->eyes = t->seen = ORR_PUBLIC;
    show_news(t, ORR_PUBLIC);
    screen_blank(&t->scr);
    if (stays && next != NOBODY) {
        snprintf(bar, sizeof bar, tongue_say("%s goes on. Press Enter."), t->name[next]);
    } else if (next != NOBODY) {
        snprintf(bar, sizeof bar, tongue_say("Pass the keyboard to %s. Press Enter when %s is ready."), t->name[next],
                 t->name[next]);
    } else {
        phrase_seats(orr_asked(&t->m.t), t->names, who, sizeof who);
        snprintf(bar, sizeof bar, tongue_say("%s decides. Press Enter."), who);
    }
    screen_bar(&t->scr, next == NOBODY ? ORR_MAY : ORR_ASKED, bar);
    offer_keyboard(t, may);
    if (may && !t->scr.full) {
        phrase_seats(may, t->names, who, sizeof who);
        screen_say(&t->scr, ORR_INK,
                   tongue_say("Before that %s may act: whoever wants to types a name and takes the keyboard."), who);
    }
    for (;;) {
        const typing typed = screen_read(&t->scr, "> ", line);
        *end = typed == TYPED_END ? TURN_END : typed == TYPED_STOP ? TURN_STOP : TURN_PASSED_UP;
        if (typed != TYPED_LINE || !*line) return next;
        if (is_said(line, "quit", "esci")) {
            *end = tui_has_unsaved(t) ? tui_ask_to_leave(t) : TURN_QUIT;
            if (*end != TURN_PASSED_UP) return next;
        } else if (is_said(line, "later", "dopo")) {
            t->quiet = true;
            return next;
        }
        for (unsigned s = 0; s < ORR_MAX_SEATS; s++)
            if (may >> s & 1 && !strncasecmp(t->name[s], line, strlen(line))) return (orr_seat)s;
        screen_line(&t->scr, ORR_INK, tongue_say("Press Enter to go on, or type a name from above, later (no such "
                                                 "offers for now) or quit."));
    }
}

static turn_end person_acts(table *t, orr_seat s)
{
    const bool asked = orr_asked(&t->m.t) >> s & 1;
    t->eyes = s;
    if (asked && tui_count_people(t) == 1) t->quiet = false;
    return tui_at_keyboard(t, s, asked);
}

/* Several people: the keyboard is handed over, and before an open question whoever may interject can ask for it. */
static turn_end people_act(table *t, orr_seat asked)
{
    if (asked != NOBODY && asked != t->last_asked) {
        t->last_asked = asked;
        t->quiet = false;
    }
    const orr_seats others = orr_may(&t->m.t) & t->people & (orr_seats)~orr_asked(&t->m.t);
    const bool offer = others && !t->quiet && t->offered != t->m.n_answers + 1;
    orr_seat s = asked;
    turn_end end = TURN_PASSED_UP;
    if (offer || (asked != NOBODY && t->eyes != asked)) {
        s = hand_over(t, asked, offer ? others : 0, &end);
        t->offered = t->m.n_answers + 1;
        if (end != TURN_PASSED_UP) return end;
    }
    return s == NOBODY ? TURN_PASSED_UP : person_acts(t, s);
}

/* One person: an interjection is offered only if there is one to make. */
static turn_end offer_to(table *t, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seats may = orr_may(&t->m.t) & (orr_seats)~orr_asked(&t->m.t);
    if (!(may >> s & 1) || t->quiet || t->offered == t->m.n_answers + 1 || !orr_legal(&t->m.t, s, legal))
        return TURN_PASSED_UP;
    t->offered = t->m.n_answers + 1;
    return person_acts(t, s);
}

/* "Use nothing" with nothing to use: a lone answer without an argument is no choice. Among several people even that is
 * asked, so that nobody learns from a question that does not come. */
static bool no_choice(table *t, orr_seat s)
{
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_legal(&t->m.t, s, legal);
    if (n != 1 || t->m.t.game->verbs[legal[0].verb].noun[0]) return false;
    t->automatic[t->n_automatic++ % TUI_AUTOMATIC] = t->m.n_answers;
    return match_answer(&t->m, s, legal[0], NULL);
}

static turn_end next_step(table *t)
{
    const orr_seats asked = orr_asked(&t->m.t);
    const orr_seat bot_asked = first_of(asked & (orr_seats)~t->people);
    orr_seat person = first_of(asked & t->people);
    turn_end end = TURN_PASSED_UP;
    if (t->eyes < ORR_MAX_SEATS && asked >> t->eyes & 1) person = t->eyes;
    const uint32_t before = t->m.n_answers;
    if (tui_count_people(t) > 1) {
        end = people_act(t, bot_asked == NOBODY ? person : NOBODY);
    } else if (tui_count_people(t) == 1 && bot_asked != NOBODY) {
        end = offer_to(t, first_of(t->people));
    }
    if (end != TURN_PASSED_UP || t->m.n_answers != before) return end;
    if (bot_interjects(t)) return TURN_ANSWERED;
    if (bot_asked != NOBODY) return bot_speaks(t, bot_asked) ? TURN_ANSWERED : TURN_STOP;
    if (tui_count_people(t) != 1 || person == NOBODY) return TURN_PASSED_UP;
    return no_choice(t, person) ? TURN_ANSWERED : person_acts(t, person);
}

/* ---- sitting down and leaving ----------------------------------------------------------------------------------- */

/* Letters nobody can guess, short enough to be told to a friend. */
static const char *fresh_seed(char seed[TUI_SEED])
{
    static const char letter[] = "abcdefghjkmnpqrstuvwxyz23456789";
    unsigned char noise[10] = { 0 };
    FILE *f = fopen("/dev/urandom", "rb");
    if (!f || fread(noise, 1, sizeof noise, f) != sizeof noise) {
        const uint64_t clock = orr_hash(&(time_t){ time(NULL) }, sizeof(time_t), (uint64_t)getpid());
        memcpy(noise, &clock, sizeof clock);
    }
    if (f) fclose(f);
    for (size_t i = 0; i < sizeof noise; i++) seed[i] = letter[noise[i] % (sizeof letter - 1)];
    seed[sizeof noise] = 0;
    return seed;
}

/* The game in short, for a large window: of the cards that it tells of. */
static void lay_primer(table *t)
{
    const orr_game *g = t->m.t.game;
    if (!t->scr.full || t->m.box.set != g->house_set || !help_summary(g, tongue_italian(), &t->primer)) return;
    const char *text = strchr(t->primer.text, '\n');         /* after its title */
    if (text) screen_primer(&t->scr, text + strspn(text, "\n"));
}

static bool sit_down(table *t, const play_setup *setup, error *why)
{
    enum { STORY_AGAIN = 30 };                               /* lines of a loaded match for a full screen */
    match_deal d;
    *t = (table){ .people = setup->people, .pace = setup->pace, .coach = setup->coach,
                  .eyes = NOBODY, .last_asked = NOBODY };
    screen_open(&t->scr);
    if (setup->resumed) {
        error inner = { "" };
        if (!record_replay(setup->resumed, &t->m, &inner))
            return error_refuse(why, "%s, %s", setup->resumed_from, inner.text);
    } else {
        snprintf(t->seed, sizeof t->seed, "%s", setup->seed);
        deal_from_seed(&d, *t->seed ? t->seed : fresh_seed(t->seed));
        if (!match_open(&t->m, &setup->box, setup->seats, &d, why)) return false;
    }
    t->shown = tongue_box(&t->m.box);
    memcpy(t->name, setup->name, sizeof t->name);
    tui_name_seats(t->name, setup->seats, setup->people);
    for (unsigned s = 0; s < setup->seats; s++) {
        t->names[s] = t->name[s];
        t->bots[s] = setup->bots[s];
        t->memory[s] = calloc(1, t->bots[s]->memory + 1);
        if (!t->memory[s]) return error_refuse(why, tongue_say("There is not enough memory for the bots."));
    }
    tongue_people(t->names, setup->seats);
    lay_primer(t);
    const uint32_t again = t->scr.full && t->m.n_events > STORY_AGAIN ? STORY_AGAIN : t->scr.full ? t->m.n_events : 0;
    for (unsigned s = 0; s <= ORR_MAX_SEATS; s++) t->told[s] = setup->resumed ? t->m.n_events - again : 0;
    t->narrated = setup->resumed ? t->m.n_events : 0;
    t->safe = t->m.n_answers;
    return true;
}

static void stand_up(table *t)
{
    screen_no_board(&t->scr);
    tongue_people(NULL, 0);
    screen_primer(&t->scr, NULL);
    text_free(&t->primer);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) free(t->memory[s]);
    match_close(&t->m);
}

static void leave_in_a_hurry(table *t, turn_end end)         /* Ctrl-C, or the input has ended */
{
    error n = { "" };
    screen_close(&t->scr);
    screen_line(&t->scr, ORR_INK, end == TURN_END ? tongue_say("The input has ended.") : tongue_say("Stopped."));
    if (!tui_has_unsaved(t)) return;
    tui_keep_match(t, &n);
    puts(n.text);                                            /* unbroken: it is to be copied */
}

static bool finish(table *t)                                /* true: another match */
{
    t->eyes = narrator(t);
    tell_bots(t);
    show_end(t);
    screen_keys(&t->scr, NULL, 0);
    tui_coach_speak(t);
    return tui_ask_again(t);
}

/* One match. *again: they want another one. */
static int play_match(table *t, const play_setup *setup, bool *again)
{
    error why = { "" };
    turn_end end = TURN_ANSWERED;
    *again = false;
    if (!sit_down(t, setup, &why)) {
        screen_close(&t->scr);
        stand_up(t);
        return cli_wrong("%s", why.text);
    }
    while (!match_over(&t->m) && end < TURN_QUIT) end = screen_stopped() ? TURN_STOP : next_step(t);
    if (end == TURN_END || end == TURN_STOP) leave_in_a_hurry(t, end);
    else if (end != TURN_QUIT) *again = finish(t);
    if (t->left_thinking) exit(CLI_INTERRUPTED);            /* a thread still reads the table: only the end stops it */
    stand_up(t);
    if (end == TURN_STOP) return CLI_INTERRUPTED;
    if (*again) return t->forfeits ? CLI_FAILED : CLI_OK;
    const bool full = t->scr.full;
    screen_close(&t->scr);
    if (full && *t->farewell) puts(t->farewell);            /* unbroken: it may be copied */
    return t->forfeits ? CLI_FAILED : CLI_OK;
}

int tui_play(const play_setup *setup)
{
    static table t;
    play_setup next = *setup;
    bool again;
    int code = CLI_OK;
    do {
        const int ended = play_match(&t, &next, &again);
        if (ended != CLI_OK) code = ended;
        next.resumed = NULL;                                 /* another match is a new deal */
        next.seed[0] = 0;
    } while (again);
    outside_end();
    return code;
}
