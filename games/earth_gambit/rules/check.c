/* check.c - what holds at every question: the hand sizes of section 1 of the ledger, at most one Psych card (EG-A38), a
 * stack no deeper than EG-A64 says, and that redundant members agree with the places. That every card lies somewhere is
 * the generic suite's to check. */
#include "games/earth_gambit/eg_state.h"

/* Cards a hand holds beside the damaged one: EG-27 to EG-34 give 3 before the play, 2 before the pass, 1 outside the
 * turn. */
static const char *check_hands(const orr_ctx *t, const orr_frame *f)
{
    const eg_state *p = eg(t);
    unsigned active;
    if (f->proc == P_PLAY && f->step == PL_ANSWER) active = 3;
    else if (f->proc == P_TURN && f->step == T_PASS_ANSWER) active = 2;
    else if (f->proc == P_TURN && f->step == T_WINDOW_ANSWER) active = 2;
    else return NULL;
    const unsigned more = t->box->opt[EG_O_RESET_CLEARS] || t->box->opt[EG_O_REPLACE_EMPTY];
    const bool never_dry = t->box->set == t->game->house_set;    /* EG-A11: other decks may run out */
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned want = (s == p->active ? active : 1) - eg_in(p->damaged, s);
        if ((never_dry && p->hand[s].z.n < want) || p->hand[s].z.n > want + more)
            return "a hand has the size the rules give it (EG-27, EG-28, EG-34, EG-A5)";
    }
    return NULL;
}

static const char *check_redundant(const orr_ctx *t)
{
    const eg_state *p = eg(t);
    eg_state q = *p;
    orr_ctx u = { .game = t->game, .box = t->box, .state = &q };
    eg_derive(&u);
    if (q.protected != p->protected || q.skipped != p->skipped || q.forced != p->forced || q.owners != p->owners)
        return "the masks of cards before players are right";
    if (q.psych != p->psych || q.banned != p->banned) return "the Psych state is that of the card in play (EG-A39)";
    if (q.red != p->red || q.blue != p->blue || q.yellow != p->yellow)
        return "uncovered Science is counted right (EG-7, EG-79)";
    return NULL;
}

/* EG-A64: every card on the stack but the innermost is a Steal Card or a Play Top Card. */
static unsigned deepest_stack(const orr_box *b)
{
    const eg_set *set = eg_set_of(b);
    unsigned n = 1;
    for (unsigned k = 0; k < set->cards_n; k++)
        if (set->cards[k].effect == EG_STEAL_CARD || set->cards[k].effect == EG_PLAY_TOP_CARD)
            n += set->cards[k].copies;
    return n;
}

static const char *check_places(const orr_ctx *t)
{
    const eg_state *p = eg(t);
    unsigned psych = 0;
    if (p->stack.z.n > deepest_stack(t->box)) return "the stack holds the cards being carried out (EG-A64)";
    for (unsigned s = 0; s < p->core.seats; s++) {
        for (unsigned i = 0; i < p->front[s].z.n; i++) psych += eg_is_psych(t, p->front[s].card[i].kind);
        if (p->role[s].z.n != 1) return "everybody has a Role (EG-17)";
    }
    if (psych > 1) return "at most one Psych card is in play (EG-A38)";
    for (unsigned i = 0; i < p->cover.z.n; i++) {
        if (p->cover.card[i].tag > p->row.z.n) return "a Cancel Science lies on a card of the row (EG-77)";
        for (unsigned k = 0; k < i; k++)
            if (p->cover.card[i].tag == p->cover.card[k].tag)
                return "a Cancel Science lies on a Science card of its own (EG-A62)";
    }
    return NULL;
}

/* What lies nowhere but in the middle of something. */
static const char *check_turn(const eg_state *p, const orr_frame *f)
{
    const bool plays = p->core.depth == 2 && f->proc == P_PLAY && (f->step == PL_ANSWER || f->step == PL_FORCE);
    const bool between = plays || (p->core.depth == 1 && f->step != T_LATE_ANSWER);   /* nothing is going on */
    if (between && p->stack.z.n) return "no card is carried out between the steps of a turn (EG-40)";
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (between && p->offer[s].z.n) return "a card is laid down only to be traded or passed (EG-34, EG-106)";
        for (unsigned i = 0; i < p->hand[s].z.n && s != p->active; i++)
            if (p->hand[s].card[i].tag != EG_KEPT) return "only the active player has a card passed or drawn (EG-A25)";
    }
    return NULL;
}

const char *eg_check(const orr_ctx *t)
{
    const eg_state *p = eg(t);
    const char *broken = check_places(t);
    if (!broken) broken = check_redundant(t);
    if (broken || p->core.over) return broken;
    if (eg_goal_reached(t)) return "a goal that is reached has ended the game (EG-4, EG-5, EG-6)";
    broken = check_turn(p, &p->core.frame[p->core.depth - 1]);
    if (broken) return broken;
    if (t->box->opt[EG_O_ABILITIES] && t->box->set != t->game->house_set) return NULL;   /* other abilities, other
                                                                                          * sizes */
    return check_hands(t, &p->core.frame[p->core.depth - 1]);
}
