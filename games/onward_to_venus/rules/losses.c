/* losses.c - pieces that are lost one by one: casualties (OTV-84 to OTV-88, OTV-A14, OTV-A15, OTV-A54, OTV-A59,
 * OTV-A79) and the losses of crises (OTV-118, OTV-119, OTV-126, OTV-127, OTV-133, OTV-134, OTV-137, OTV-A26 to OTV-A28,
 * OTV-A64, OTV-A72). */
#include "games/onward_to_venus/otv_state.h"

enum { L_PLANET = OTV_L_PLANET, L_LEFT = OTV_L_LEFT, L_WHY, L_PICKED }; /* locals; L_PICKED: a unit has been given, no
                                                                         * more MEDIC cards */
/* Sets of pieces, a bit each; units are those in orbit and those on the surface (OTV-A15, OTV-A26). */
enum { UNITS = (1 << OTV_PLANT) - 1, PLANTS = ((1 << OTV_PIECES) - 1) & ~UNITS };
static const struct { uint8_t pieces; orr_rule unit, plant; } cause[] = {
    [OTV_CASUALTIES] = { UNITS, OTV_85, 0 },
    [OTV_VENUS_LOSS] = { UNITS | PLANTS, OTV_118, OTV_119 },
    [OTV_EARTH_LOSS] = { PLANTS, 0, OTV_126 },
    [OTV_EARTH_LOSS_TWO] = { PLANTS, 0, OTV_127 },
    [OTV_MARS_LOSS] = { PLANTS, 0, OTV_137 },
    [OTV_EARTH_DAMAGE] = { UNITS | PLANTS, OTV_133, OTV_134 },
};

typedef struct { unsigned pieces, total; } choice;       /* kinds of piece one can be lost of, and how many there are */

static choice count_pieces(const otv_state *p, orr_seat s, unsigned planet, unsigned from, unsigned to)
{
    choice c = { 0, 0 };
    for (unsigned piece = from; piece < to; piece++) {
        const unsigned n = p->piece[piece][planet][s];
        c.pieces |= (n ? 1u : 0u) << piece;
        c.total += n;
    }
    return c;
}

static choice choice_of(const otv_state *p, orr_seat s, unsigned planet, unsigned allowed)
{
    choice c = { 0, 0 };
    if (allowed & UNITS) c = count_pieces(p, s, planet, OTV_ORBIT, OTV_PLANT);
    if (allowed & PLANTS && !c.total) c = count_pieces(p, s, planet, OTV_PLANT, OTV_PIECES); /* OTV-A27: units first */
    return c;
}

static choice choice_now(const orr_ctx *t, const orr_frame *f)
{
    return choice_of(otv(t), f->who, f->local[L_PLANET], cause[f->local[L_WHY]].pieces);
}

bool otv_has_at(const otv_state *p, orr_seat s, unsigned planet)
{
    return choice_of(p, s, planet, UNITS | PLANTS).total != 0;
}

static bool may_save(const orr_ctx *t, const orr_frame *f)             /* OTV-A59, as far as everybody can see */
{
    return f->local[L_WHY] == OTV_CASUALTIES && !f->local[L_PICKED] && otv(t)->hand[f->who].z.n;
}

static void lose_one(orr_ctx *t, orr_frame *f, unsigned piece)
{
    const orr_rule why = piece < OTV_PLANT ? cause[f->local[L_WHY]].unit : cause[f->local[L_WHY]].plant;
    otv_remove_piece(t, f->who, f->local[L_PLANET], piece, why);
    f->local[L_LEFT]--;
    f->local[L_PICKED] = 1;
}

/* Without a choice that everybody can see, pieces go without a question (OTV-A54). */
static orr_next next_loss(orr_ctx *t, orr_frame *f)
{
    for (;;) {
        const choice c = choice_now(t, f);
        if (!f->local[L_LEFT] || !c.total) return orr_return(t, 0);
        if (may_save(t, f) || ((c.pieces & (c.pieces - 1)) && c.total > f->local[L_LEFT])) break;
        lose_one(t, f, (unsigned)__builtin_ctz(c.pieces));
    }
    f->step = L_ASK;
    return orr_ask(f, orr_one(f->who), L_ANSWER);
}

orr_next otv_lose(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s, unsigned planet, unsigned n, unsigned why)
{
    orr_core *c = orr_core_of(t);
    orr_call(t, f, then, P_LOSE, s, (uint8_t)planet, (uint8_t)n);
    c->frame[c->depth - 1].local[L_WHY] = (uint8_t)why;
    return ORR_NEXT;
}

orr_next otv_lose_instead(orr_ctx *t, orr_frame *f, unsigned planet, unsigned n)
{
    const unsigned there = choice_of(otv(t), f->who, planet, UNITS).total;   /* OTV-A14, OTV-A79 */
    *f = (orr_frame){ .proc = P_LOSE, .who = f->who };
    f->local[L_PLANET] = (uint8_t)planet;
    f->local[L_LEFT] = (uint8_t)(n < there ? n : there);
    f->local[L_WHY] = OTV_CASUALTIES;
    return next_loss(t, f);
}

orr_next otv_run_lose(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case L_NEXT: return next_loss(t, f);
    case L_ASK: return choice_now(t, f).total ? orr_ask(f, orr_one(f->who), L_ANSWER) : orr_goto(f, L_NEXT);
    case L_ANSWER:
        if (in->act.verb == OTV_V_LOSE) {
            lose_one(t, f, in->act.a);
        } else {
            const unsigned saved = otv_card(t, in->act.a)->n, left = f->local[L_LEFT];
            otv_spend(t, f->who, in->act.a, OTV_A59);
            f->local[L_LEFT] = (uint8_t)(left > saved ? left - saved : 0);
        }
        return next_loss(t, f);
    }
    orr_impossible();
}

static orr_rule loss_bar(const orr_ctx *t, const orr_frame *f, unsigned piece)
{
    const unsigned why = f->local[L_WHY];
    if (otv(t)->piece[piece][f->local[L_PLANET]][f->who]) {
        if (why == OTV_EARTH_DAMAGE) return OTV_A72;
        if (why == OTV_VENUS_LOSS) return OTV_A27;
    }
    return why == OTV_CASUALTIES ? OTV_86 : cause[why].pieces & UNITS ? cause[why].unit : cause[why].plant;
}

void otv_options_lose(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const choice c = choice_now(t, f);
    if (l->asking_why) otv_why_no_card(t, s, l, OTV_V_USE);
    if (may_save(t, f)) otv_offer_effects(t, s, OTV_V_USE, 1u << OTV_MEDIC, l);
    for (unsigned left = c.pieces; left; left &= left - 1)
        orr_offer(l, OTV_V_LOSE, (unsigned)__builtin_ctz(left), 0, 0, 0);
    for (unsigned piece = 0; l->asking_why && piece < OTV_PIECES; piece++)
        if (!(c.pieces >> piece & 1)) orr_offer(l, OTV_V_LOSE, piece, 0, 0, loss_bar(t, f, piece));
}
