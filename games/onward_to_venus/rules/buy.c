/* buy.c - buying units: OTV-89 to OTV-97, OTV-A45, OTV-A75; also for Dockyard cards (section 8.4 of the ledger). */
#include "games/onward_to_venus/otv_state.h"

enum { L_LEFT, L_CHEAPER = OTV_B_CHEAPER, L_BOUGHT }; /* locals: units that can still be bought, pounds off, bought one
                                                       * yet */
enum { B_ASK, B_ANSWER };
static const uint8_t price[OTV_UNITS] = { [OTV_INFANTRY] = 2, [OTV_SPACESHIP] = 4, [OTV_TANK] = 3 };   /* OTV-90 */

unsigned otv_price(unsigned unit) { return price[unit]; }

void otv_buy(orr_ctx *t, orr_seat s, unsigned unit, unsigned planet, unsigned cheaper)
{
    otv_state *p = otv(t);
    orr_tell(t, OTV_89, OTV_TOLD_BUYS, ORR_EVERYBODY, ORR_ARGS(s, unit, planet), 0);
    otv_pay(t, s, price[unit] - cheaper, OTV_90);
    p->stock[unit][s]--;
    p->piece[OTV_ORBIT + unit][planet][s]++;
    otv_note_orbit(p, planet, s);
}

static bool in_stock(const otv_state *p, orr_seat s) { return p->stock[0][s] || p->stock[1][s] || p->stock[2][s]; }

bool otv_may_buy(const orr_ctx *t, orr_seat s, unsigned cheaper)
{
    const otv_state *p = otv(t);
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        if (p->stock[unit][s] && p->money[s] + cheaper >= price[unit]) return true;
    return false;
}

/* Asked if something is in stock and, where money is open, it can be paid (OTV-A75). */
static bool is_asked(const orr_ctx *t, orr_seat s, unsigned cheaper)
{
    return otv_option(t, OTV_O_HIDDEN_MONEY) ? in_stock(otv(t), s) : otv_may_buy(t, s, cheaper);
}

/* After the first unit: up to `left` more, if the buyer wants to, wherever they can be built (OTV-94). */
orr_next otv_buy_more(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s, unsigned left, unsigned cheaper)
{
    orr_core *c = orr_core_of(t);
    if (!is_asked(t, s, cheaper)) return orr_goto(f, then);
    orr_call(t, f, then, P_BUY, s, (uint8_t)left, (uint8_t)cheaper);
    c->frame[c->depth - 1].local[L_BOUGHT] = 1;
    return ORR_NEXT;
}

orr_next otv_run_buy(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == B_ASK) {
        if (!f->local[L_LEFT] || !is_asked(t, f->who, f->local[L_CHEAPER])) return orr_return(t, 0);
        return orr_ask(f, orr_one(f->who), B_ANSWER);
    }
    if (in->act.verb == OTV_V_DONE) return orr_return(t, 0);
    otv_buy(t, f->who, in->act.a, in->act.b, f->local[L_CHEAPER]);
    f->local[L_BOUGHT] = 1;
    f->local[L_LEFT]--;
    return orr_goto(f, B_ASK);
}

static orr_rule unit_bar(const otv_state *p, orr_seat s, unsigned unit, unsigned cheaper)
{
    if (!p->stock[unit][s]) return OTV_95;               /* OTV-96: what is on the board stays there */
    return p->money[s] + cheaper < price[unit] ? OTV_90 : 0;
}

/* Planets for spaceships and tanks, a bit each (OTV-92, OTV-93); an alien does not matter (OTV-A45). */
static unsigned yards(const otv_state *p, orr_seat s)
{
    unsigned set = 1u << OTV_EARTH;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        set |= (p->piece[OTV_PLANT + OTV_FACTORY][planet][s] ? 1u : 0u) << planet;
    return set;
}

static void offer_barred(const otv_state *p, orr_seat s, unsigned cheaper, orr_list *l)
{
    const orr_action want = l->want;
    if (want.verb != OTV_V_BUY || want.a >= OTV_UNITS || want.b >= OTV_PLANETS) return;
    orr_rule bar = unit_bar(p, s, want.a, cheaper);
    if (want.a == OTV_INFANTRY && want.b != OTV_EARTH) bar = OTV_91;
    else if (!(yards(p, s) >> want.b & 1)) bar = OTV_92;        /* OTV-97 */
    if (bar) orr_offer(l, OTV_V_BUY, want.a, want.b, 0, bar);
}

void otv_offer_buys(const orr_ctx *t, orr_seat s, unsigned cheaper, orr_list *l)
{
    const otv_state *p = otv(t);
    if (l->asking_why) offer_barred(p, s, cheaper, l);
    if (!unit_bar(p, s, OTV_INFANTRY, cheaper)) orr_offer(l, OTV_V_BUY, OTV_INFANTRY, OTV_EARTH, 0, 0);
    if (p->money[s] + cheaper < price[OTV_TANK]) return;
    const unsigned yard = yards(p, s);
    for (unsigned unit = OTV_SPACESHIP; unit <= OTV_TANK; unit++)
        for (unsigned left = unit_bar(p, s, unit, cheaper) ? 0 : yard; left; left &= left - 1)
            orr_offer(l, OTV_V_BUY, unit, (unsigned)__builtin_ctz(left), 0, 0);
}

void otv_options_buy(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    otv_offer_buys(t, s, f->local[L_CHEAPER], l);
    orr_offer(l, OTV_V_DONE, 0, 0, 0, f->local[L_BOUGHT] ? 0 : OTV_A56);
}
