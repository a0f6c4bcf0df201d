/* cards.c - what a card does when it is carried out: those that ask nothing, and the way to those that do (MAR-115,
 * MAR-118, MAR-124 to MAR-126, MAR-129, MAR-130, MAR-133, MAR-134, MAR-140; MAR-A86, MAR-A89, MAR-A90, MAR-A92,
 * MAR-A103, MAR-A104). */
#include "games/martians/rules/card.h"

/* A closed question that everybody can see has only one answer is answered here. */
orr_next mar_ask_choice(orr_ctx *t, orr_frame *f, orr_seat who, uint8_t answer_step)
{
    orr_action out[ORR_MAX_LEGAL];
    orr_list l = { .end = out };
    orr_frame asked = *f;
    asked.step = answer_step;
    t->game->procs[f->proc].options(t, &asked, who, &l);
    if (l.end != out + 1) return orr_ask(f, orr_one(who), answer_step);
    const orr_answer in = { out[0], who, { 0 } };
    f->step = answer_step;
    return t->game->procs[f->proc].run(t, f, &in);
}

void mar_place_pawn(orr_ctx *t, orr_seat s, unsigned spot, unsigned square, orr_rule why)
{
    mar_state *p = mar(t);
    p->at_tile[s] = (uint8_t)spot;
    p->at_square[s] = (uint8_t)square;
    if (s == p->active) {
        p->fighting = 0;                                 /* MAR-A107 */
        p->core.frame[0].local[MAR_T_WON] = 0;
    }
    if (mar_in(mar_guarded(p), s)) mar_note_open(p);
    orr_tell(t, why, MAR_TOLD_PAWN, ORR_EVERYBODY, ORR_ARGS(s, spot, square), 0);
}

/* ---- arriving by a card (D18) ---------------------------------------------------------------------------------- */

enum { A_ASK, A_ANSWER };

orr_next mar_run_arrive(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == A_ASK) {
        if (mar(t)->loaded) mar_ship_test(t);
        if (mar_ended(t)) return orr_over(t);
        return mar_might_take(t, f->who) ? orr_ask(f, orr_one(f->who), A_ANSWER) : orr_return(t, 0);
    }
    if (in->act.verb == MAR_V_DONE) return orr_return(t, 0);
    mar_take_or_deposit(t, f->who, &in->act);            /* MAR-A27 */
    if (mar_ended(t)) return orr_over(t);
    return in->act.verb == MAR_V_DEPOSIT ? orr_goto(f, A_ASK) : orr_return(t, 0);
}
void mar_options_arrive(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    mar_options_take(t, s, l);
    orr_offer(l, MAR_V_DONE, 0, 0, 0, 0);
}

/* ---- cards that ask nothing ------------------------------------------------------------------------------------ */

static void big_eyes(orr_ctx *t)                         /* MAR-A67 */
{
    mar_state *p = mar(t);
    for (unsigned s = 0; s < p->core.seats; s++) p->extra[p->active][s]++;
    mar_count_plays(t);
    orr_by(t, MAR_115);
}

/* In the order of kinds: where a card lay in the hand must not show. */
static unsigned discard_hand(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    unsigned n = 0;
    for (mar_kinds set = mar_hand_kinds(p, s); set; set = mar_hand_kinds(p, s), n++) {
        const unsigned kind = (unsigned)__builtin_ctzll(set);
        mar_discard(t, mar_take_card(t, s, kind));
        orr_tell(t, MAR_118, MAR_TOLD_DISCARD, ORR_EVERYBODY, ORR_ARGS(s, kind, 0), 0);
    }
    return n;
}

static void green_slime(orr_ctx *t, orr_seat who)        /* MAR-A86; MAR-A68: it ends Angry */
{
    mar_state *p = mar(t);
    uint8_t n[MAR_SEATS] = { 0 };
    p->covered = 0;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s))
        n[s] = (uint8_t)discard_hand(t, (orr_seat)s);
    if (!mar_together(t)) n[who]++;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s))
        while (n[s] && mar_draw(t, (orr_seat)s, MAR_118)) n[s]--;
}

static void memory_drain(orr_ctx *t, orr_seat target)
{
    mar_state *p = mar(t);
    mar_lose_items(t, target, mar_together(t) ? MAR_124 : MAR_125);
    if (!mar_option(t, MAR_O_DRAIN)) return;
    while (p->weapon[target].z.n)
        mar_discard(t, mar_lift_weapon(t, target, mar_effect_of(t, p->weapon[target].card[0].kind)));
}

static void pod_people(orr_ctx *t)                       /* MAR-A90, MAR-A117 */
{
    mar_state *p = mar(t);
    for (unsigned k = 0, s = p->active; k < p->core.seats && !mar_ended(t); k++, s = mar_next(p, s))
        if (!mar_attacked(p, s)) mar_add_martian(t, p->at_tile[s], p->at_square[s], MAR_126);
}

unsigned mar_video_loss(const orr_box *b, unsigned has)      /* MAR-A92 */
{
    if (b->opt[MAR_O_VIDEO]) return has > 3 ? has - 3 : 0;
    return mar_coop(b) && has <= 3 ? 0 : 3;
}

static void video_game(orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    const orr_rule why = mar_together(t) ? MAR_129 : MAR_130;
    mar_lose_life(t, s, mar_video_loss(t->box, p->life[s]), why);
    mar_lose_bullets(t, s, mar_video_loss(t->box, p->bullets[s]));
    orr_tell(t, why, MAR_TOLD_BULLETS, ORR_EVERYBODY, ORR_ARGS(s, p->bullets[s], 0), 0);
}

static void agent(orr_ctx *t, orr_seat who)              /* MAR-A103 */
{
    mar_state *p = mar(t);
    for (unsigned k = 0, s = who; k < p->core.seats; k++, s = mar_next(p, s)) {
        if (p->bullets[s] == MAR_MOST_BULLETS || !p->bullet_supply) continue;
        mar_gain_bullets(t, (orr_seat)s, 1);
        orr_tell(t, MAR_134, MAR_TOLD_BULLETS, ORR_EVERYBODY, ORR_ARGS(s, p->bullets[s], 0), 0);
    }
}

/* ---- the way to each ------------------------------------------------------------------------------------------- */

static orr_next ask_by(orr_ctx *t, orr_frame *f, uint8_t proc, uint8_t l0, uint8_t l1)
{
    return orr_call(t, f, K_DONE, proc, f->who, l0, l1);
}

/* A card that may leave somebody without Life: all tokens first, then the deaths (MAR-A104). */
static orr_next hurt(orr_ctx *t, orr_frame *f) { return orr_call(t, f, K_DONE, P_HURT, f->who, 0, 0); }

static orr_next hurt_all(orr_ctx *t, orr_frame *f, unsigned effect)
{
    const mar_state *p = mar(t);
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s)) {
        if (effect == MAR_VIDEO_GAME) video_game(t, (orr_seat)s);
        else mar_lose_life(t, (orr_seat)s, 1, MAR_133);
    }
    return hurt(t, f);
}

static orr_next move_target(orr_ctx *t, orr_frame *f)    /* MAR-131, MAR-132 */
{
    const orr_seat target = f->local[L_TARGET];
    if (!mar_together(t)) return ask_by(t, f, P_DESTINATION, target, 0);
    if (!mar(t)->at_tile[target] && mar(t)->at_square[target] == 4) {        /* on the house square already */
        orr_tell(t, MAR_A130, MAR_TOLD_NOTHING, ORR_EVERYBODY, f->local[L_KIND], 0);
        return orr_goto(f, K_DONE);
    }
    mar_place_pawn(t, target, 0, 4, MAR_131);
    return orr_call(t, f, K_DONE, P_ARRIVE, target, 0, 0);
}

/* A co-op card without anything to act on is simply discarded (MAR-A80). */
static orr_next asking_card(orr_ctx *t, orr_frame *f, unsigned effect)
{
    if (mar_bar(t, f->who, effect) && mar_together(t)) {
        orr_tell(t, MAR_A80, MAR_TOLD_NOTHING, ORR_EVERYBODY, f->local[L_KIND], 0);
        return orr_goto(f, K_DONE);
    }
    switch (effect) {
    case MAR_BRIGHT_LIGHTS: return ask_by(t, f, P_BRIGHT_LIGHTS, 0, 0);
    case MAR_FAKED_CROP_CIRCLES: return ask_by(t, f, P_FAKED, 0, 0);
    case MAR_HOW_TO_COOK: return ask_by(t, f, P_COOK, f->local[L_TARGET], 0);
    case MAR_LANDING_PARTY: return ask_by(t, f, P_LANDING, 0, 0);
    case MAR_MASS_HYSTERIA: return ask_by(t, f, P_HYSTERIA, 0, 0);
    case MAR_CANDY: return ask_by(t, f, P_CANDY, 0, 0);
    case MAR_GET_OFF_MY_LAND:
    case MAR_NUCLEAR: return ask_by(t, f, P_ONE_TILE, (uint8_t)effect, 0);
    case MAR_MARTIAL_LAW: return ask_by(t, f, P_MARTIAL_LAW, 0, 0);
    case MAR_PRESIDENTIAL_ADDRESS: return ask_by(t, f, P_ADDRESS, 0, 0);
    case MAR_TELEPORTED: return ask_by(t, f, P_DESTINATION, f->who, 1);
    default: return orr_goto(f, K_DONE);
    }
}

orr_next mar_resolve(orr_ctx *t, orr_frame *f, unsigned effect)
{
    mar_state *p = mar(t);
    f->step = K_DONE;
    switch (effect) {
    case MAR_BIG_EYES: big_eyes(t); break;
    case MAR_GREEN_SLIME: green_slime(t, f->who); break;
    case MAR_MEMORY_DRAIN: memory_drain(t, f->local[L_TARGET]); break;
    case MAR_POD_PEOPLE: pod_people(t); break;
    case MAR_VIDEO_GAME:
        if (mar_together(t)) return hurt_all(t, f, effect);
        video_game(t, f->local[L_TARGET]);
        return hurt(t, f);
    case MAR_TRACTOR_BEAM: return move_target(t, f);
    case MAR_WE_COME_IN_PEACE: return hurt_all(t, f, effect);
    case MAR_AGENT: agent(t, f->who); break;
    case MAR_GO_TIME:
        p->extra_turns++;
        orr_by(t, MAR_140);
        break;
    default: return asking_card(t, f, effect);
    }
    return mar_ended(t) ? orr_over(t) : ORR_NEXT;
}
