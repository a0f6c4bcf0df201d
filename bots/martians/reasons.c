/* reasons.c - why the script would do something, in one sentence for people. */
#include "bots/martians/script.h"

/* What draws the pawn on. */
static const char *of_plan(const mind *m)
{
    if (m->loaded) return m->coop ? "You have what the Mother Ship needs: take it there."
                                  : "You have all three Items: find the Mother Ship and win.";
    if (m->strength < 0.35f) return "You are weak: get Life and Bullets before you fight.";
    if (m->collects && m->needs) return "It brings you closer to something you need.";
    return m->coop ? "Others collect the Items; stay healthy and out of the way."
                   : "There is more to get over there than here.";
}

static const char *of_stop(const mind *m)
{
    if (m->strength < 0.35f) return "Every way leads into a fight you might not survive.";
    return mind_look(m)->value > 0 ? "Going on costs more than it brings." : "Nothing within reach is worth the walk.";
}

static const char *of_token(const mind *m, unsigned token)
{
    if (token == MAR_T_LIFE) return "Life lets you move further and survive.";
    if (token == MAR_T_BULLET) return "A Bullet saves a Life.";
    return m->coop ? "One player with all three kinds wins for everybody." : "You need one of each kind.";
}

static const char *of_martian(const mind *m, orr_action a)
{
    if (m->coop && mind_has_marker(m, a.a, a.b)) return "No other Martian can be moved.";
    if (m->coop) return "It does the least harm there; a marker that loses its Martian gets a new one.";
    return m->strength > 0.4f ? "You are strong: let them come to you." : "Keep them away while you are weak.";
}

static const char *of_card(unsigned effect)
{
    switch (effect) {
    case MAR_SHOTGUN: return "It can win three fights that the die would lose.";
    case MAR_GO_TIME: return "Another turn is the best thing a card can bring.";
    case MAR_NUCLEAR: return "You collect all Martians on that tile at once.";
    case MAR_NO_WAY: return "Moving twice as far gets you where you want to be.";
    case MAR_TELEPORTED: return "What you want most is too far to walk.";
    case MAR_PRESIDENTIAL_ADDRESS: return "Every Martian back in the supply gives you all more time.";
    case MAR_MEMORY_DRAIN:
    case MAR_HOW_TO_COOK: return "The player with the most Items is closest to winning.";
    case MAR_VIDEO_GAME: return "It may kill somebody who is ahead.";
    case MAR_TRACTOR_BEAM: return "It takes them away from the Mother Ship.";
    case MAR_LEVITATION:
    case MAR_STUPID_HUMANS: return "It stops somebody who could win this turn.";
    case MAR_AGENT: return "Bullets for everybody help you most, because you have few.";
    default: return "It is more useful on the table than in your hand.";
    }
}

static const char *of_rest(const mind *m, orr_action a)
{
    switch (a.verb) {
    case MAR_V_PLACE:
        return m->set->tiles[m->v->tile_drawn.face[0].kind].kind == MAR_GENERIC
                   ? "A plain road is best placed far from you." : "What is on this tile should be near you.";
    case MAR_V_LOSE_LIFE: return "You have Life to spare; keep the Bullets for the last one.";
    case MAR_V_SPEND: return "The Bullets are well spent: a Life is worth more.";
    case MAR_V_MARTIAN: return of_martian(m, a);
    case MAR_V_END: return "Your hand is worth keeping.";
    case MAR_V_DISCARD: return "A new card is likely to be better than this one.";
    case MAR_V_REACT:
        return a.a == MAR_R_PASS ? "It does you little harm; keep the card." : "It would cost you too much.";
    case MAR_V_TARGET: return "They are closest to winning.";
    case MAR_V_ARM: return "A weapon for free.";
    case MAR_V_SWAP_SEAT:
    case MAR_V_SWAP_BUILDING: return "It is the Item you are missing.";
    default: return NULL;
    }
}

const char *mind_reason(const orr_box *box, const void *view, orr_action a, const void *memory)
{
    mind m;
    mind_plan plan;
    (void)memory;
    mind_open(&m, box, view, is_asked(view), &plan);
    switch (a.verb) {
    case MAR_V_BEGIN:
    case MAR_V_GO_ON:
    case MAR_V_ROLL: return "None of your cards does more now than later.";
    case MAR_V_STEP: return of_plan(&m);
    case MAR_V_STOP: return of_stop(&m);
    case MAR_V_TAKE: return of_token(&m, a.a);
    case MAR_V_DEPOSIT: return "With all three on board you win.";
    case MAR_V_SHOTGUN: return of_card(MAR_SHOTGUN);
    case MAR_V_ALSO:
    case MAR_V_ALSO_ON:
    case MAR_V_PLAY:
    case MAR_V_PLAY_ON:
    case MAR_V_USE: return of_card(m.set->cards[a.a].effect);
    default: return of_rest(&m, a);
    }
}
