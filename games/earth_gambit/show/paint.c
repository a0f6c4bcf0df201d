/* paint.c - the board of Earth Gambit for a terminal of 80 columns, from one seat's view alone.
 * Colour never says anything that a word, a letter or a number does not say too. */
#include "engine/canvas.h"
#include "games/earth_gambit/eg_state.h"

enum { NUMBER = 3, NAME = 6, HAND = 28, FACTS = 35 };       /* columns of the seats */
enum { COLOUR = 17, SQUARES = 24, COUNT = 31, MOST_SQUARES = 9 };   /* columns of the Science counts */
enum { PILES = 45, PILE_SIZE = 54, PILE_TOP = 57 };         /* columns of the piles, right of them */
enum { TEXT = 23 };                                         /* column of a card's text */

typedef struct {              /* short facts one after the other, breaking into a new line at the right edge */
    orr_canvas *c;
    int left, x, y;
    bool any;
} facts;

/* A fact may have two parts: "Force to Play" and "drawn card". */
static void add_fact(facts *f, orr_style style, const char *text, const char *more)
{
    const int wide = orr_paint_width(f->c, text) + (more ? 2 + orr_paint_width(f->c, more) : 0);
    if (f->any && f->x + 3 + wide > f->c->width) {
        f->x = f->left;
        f->y++;
    } else if (f->any) {
        f->x = orr_paint_text(f->c, f->x, f->y, ORR_SOFT, " \xc2\xb7 ");
    }
    f->x = orr_paint_text(f->c, f->x, f->y, style, text);
    if (more) {
        f->x = orr_paint_text(f->c, f->x, f->y, style, ": ");
        f->x = orr_paint_text(f->c, f->x, f->y, style, more);
    }
    f->any = true;
}

static void paint_right(orr_canvas *c, int y, orr_style style, const char *text)
{
    const int x = orr_paint_text(c, c->width - orr_paint_width(c, text) - 4, y, ORR_SOFT, " ");
    orr_paint_text(c, orr_paint_text(c, x, y, style, text), y, ORR_SOFT, " ");
}

static const eg_card_row *card(const orr_box *b, unsigned kind) { return &eg_set_of(b)->cards[kind]; }
static const char *card_name(const orr_box *b, unsigned kind)
{
    return b->game->word(b, EG_N_KIND, (uint8_t)kind, ORR_NAME);
}

/* ---- seats ------------------------------------------------------------------------------------------------------ */

static void paint_front(const orr_box *b, const eg_view *v, unsigned s, facts *f)
{
    for (unsigned i = 0; i < v->front[s].z.n; i++) {
        const orr_face face = v->front[s].face[i];
        const bool force = card(b, face.kind)->effect == EG_FORCE_TO_PLAY;
        add_fact(f, ORR_CYAN, card_name(b, face.kind), force ? b->game->word(b, EG_N_PLACE, face.tag, ORR_NAME) : NULL);
    }
    if (v->await >> s & 1) add_fact(f, ORR_CYAN, "waits to cancel a Psych card", NULL);
    if (!v->offer[s].z.n) return;
    const unsigned laid = v->offer[s].face[0].kind;
    add_fact(f, ORR_CYAN, "card laid down", laid == ORR_UNKNOWN ? NULL : card_name(b, laid));
}

/* What this seat knows of another: Role, Special Ability, cards in hand. */
static void paint_known(const orr_box *b, const eg_view *v, unsigned s, facts *f)
{
    const bool own = s == v->look.seat;
    if (v->role[s].face[0].kind != ORR_UNKNOWN)
        add_fact(f, ORR_VIOLET, b->game->word(b, EG_N_ROLE, v->role[s].face[0].kind, ORR_NAME), NULL);
    if (v->ability[s].z.n && (own || v->ability[s].face[0].kind == ORR_UNKNOWN)) {
        add_fact(f, ORR_SOFT, "ability unused", NULL);
    } else if (v->ability[s].z.n) {
        add_fact(f, ORR_SOFT, "ability", b->game->word(b, EG_N_ABILITY, v->ability[s].face[0].kind, ORR_NAME));
    }
    for (unsigned i = 0; !own && i < v->hand[s].z.n; i++)
        if (v->hand[s].face[i].kind != ORR_UNKNOWN)
            add_fact(f, ORR_SOFT, "holds", card_name(b, v->hand[s].face[i].kind));
}

static bool has_won(const eg_view *v, unsigned s)                /* EG-9 */
{
    const unsigned team = v->role[s].face[0].kind;
    return v->outcome == team || (v->outcome == EG_WON_BOTH && team != EG_EXTINCTIONIST);
}

static int paint_seat(const orr_box *b, const eg_view *v, unsigned s, int y, orr_canvas *c)
{
    const bool active = s == v->active && !v->look.over;
    if (active) orr_paint_text(c, 1, y, ORR_ASKED, "\xe2\x96\xb6");
    orr_paint_number(c, NUMBER, y, ORR_SOFT, s + 1);
    int x = orr_paint_seat(c, NAME, y, active ? ORR_STRONG : ORR_INK, (orr_seat)s);
    if (s == v->look.seat) orr_paint_text(c, x, y, ORR_INK, " (you)");
    x = orr_paint_number(c, HAND, y, ORR_INK, v->hand[s].z.n);
    for (unsigned i = 0; i < v->hand[s].z.n && x + 1 < FACTS; i++)
        x = orr_paint_text(c, x + !i, y, ORR_SOFT, "\xe2\x96\xae");
    facts f = { c, FACTS, FACTS, y, false };
    if (v->look.over && has_won(v, s)) add_fact(&f, ORR_GREEN, "wins", NULL);
    if (v->damaged >> s & 1) add_fact(&f, ORR_RED, "damaged", NULL);
    paint_front(b, v, s, &f);
    paint_known(b, v, s, &f);
    return f.y + 1;
}

static void paint_turn(orr_canvas *c, unsigned n)
{
    int x = c->width - 4 - orr_paint_width(c, " turn ");
    for (unsigned rest = n; rest > 9; rest /= 10) x--;
    x = orr_paint_text(c, x, 0, ORR_STRONG, " turn ");
    orr_paint_text(c, orr_paint_number(c, x, 0, ORR_STRONG, n), 0, ORR_SOFT, " ");
}

static int paint_seats(const orr_box *b, const eg_view *v, orr_canvas *c)
{
    int y = 1;
    orr_paint_rule(c, 0, b->game->title);
    if (v->look.over) paint_right(c, 0, ORR_STRONG, "the game is over");
    else paint_turn(c, v->turns + 1u);
    for (unsigned s = 0; s < v->look.seats; s++) y = paint_seat(b, v, s, y, c);
    return y;
}

/* ---- Science and piles ------------------------------------------------------------------------------------------ */

static const struct { const char *team, *colour; orr_style ink; } tracks[EG_N_TEAMS] = {
    [EG_ALIEN] = { "Aliens", "red", ORR_RED },
    [EG_SCIENTIST] = { "Scientists", "blue", ORR_BLUE },
    [EG_EXTINCTIONIST] = { "Extinctionists", "yellow", ORR_YELLOW },
};

/* A goal of a set may be longer than there is room left of the piles: then the numbers must do. */
static void paint_track(const orr_box *b, orr_canvas *c, int y, unsigned team, unsigned have)
{
    const unsigned goal = eg_goal(b, team), squares = goal > MOST_SQUARES ? 0 : goal > have ? goal : have;
    orr_paint_text(c, 1, y, ORR_INK, tracks[team].team);
    orr_paint_text(c, COLOUR, y, tracks[team].ink, tracks[team].colour);
    int x = SQUARES;
    for (unsigned i = 0; i < squares; i++)
        x = orr_paint_text(c, x, y, i < have ? tracks[team].ink : ORR_SOFT, i < have ? "\xe2\x96\xa0" : "\xe2\x96\xa1");
    x = orr_paint_number(c, x < COUNT ? COUNT : x + 1, y, ORR_STRONG, have);
    x = orr_paint_text(c, x, y, ORR_STRONG, "/");
    x = orr_paint_number(c, x, y, ORR_STRONG, goal);
    if (have + 1 == goal) orr_paint_text(c, x + 1, y, ORR_RED, "1 to go");
}

static void paint_pile(const orr_box *b, orr_canvas *c, int y, const char *name, orr_seen z, const orr_face *face)
{
    orr_paint_text(c, PILES, y, ORR_INK, name);
    orr_paint_number(c, PILE_SIZE, y, ORR_STRONG, z.n);
    if (!z.n || z.n == z.loose || face[z.n - 1].kind == ORR_UNKNOWN) return;
    const char *top = card_name(b, face[z.n - 1].kind);
    const bool fits = PILE_TOP + orr_paint_width(c, "top ") + orr_paint_width(c, top) <= c->width;
    orr_paint_text(c, fits ? orr_paint_text(c, PILE_TOP, y, ORR_SOFT, "top ") : PILE_TOP, y, ORR_SOFT, top);
}

static void paint_token(const orr_box *b, const eg_view *v, orr_canvas *c, int y)
{
    const unsigned colour = eg_banned(b, v);
    orr_paint_text(c, PILES, y, ORR_INK, "Psych");
    if (!colour) {
        orr_paint_text(c, PILE_SIZE, y, ORR_SOFT, "off");        /* EG-A30 */
    } else if (colour == EG_BLUE) {
        const int x = orr_paint_text(c, PILE_SIZE, y, ORR_RED_CARD, " red ");        /* EG-69 */
        orr_paint_text(c, x + 1, y, ORR_INK, "no pure blue now");
    } else {
        const int x = orr_paint_text(c, PILE_SIZE, y, ORR_BLUE_CARD, " blue ");      /* EG-76 */
        orr_paint_text(c, x + 1, y, ORR_INK, "no pure red now");
    }
}

static bool is_covered(const eg_view *v, unsigned position)
{
    for (unsigned i = 0; i < v->cover.z.n; i++)
        if (v->cover.face[i].tag == position) return true;
    return false;
}

/* A Science card as a block: [R], [B], [YR], [YB]; covered (EG-79) it is grey: (R). */
static int paint_block(orr_canvas *c, int x, int y, unsigned colours, bool covered)
{
    static const struct { unsigned colour; const char *letter; orr_style block; } part[] = {
        { EG_YELLOW, "Y", ORR_YELLOW_CARD }, { EG_RED, "R", ORR_RED_CARD }, { EG_BLUE, "B", ORR_BLUE_CARD },
    };
    orr_style style = ORR_SOFT;
    bool first = true;
    for (unsigned i = 0; i < ORR_COUNT(part); i++) {
        if (!(colours & part[i].colour)) continue;
        style = covered ? ORR_SOFT : part[i].block;
        if (first) x = orr_paint_text(c, x, y, style, covered ? "(" : "[");
        x = orr_paint_text(c, x, y, style, part[i].letter);
        first = false;
    }
    return orr_paint_text(c, x, y, style, covered ? ")" : "]");
}

static int paint_row(const orr_box *b, const eg_view *v, int y, orr_canvas *c)
{
    int x = 1;
    if (!v->row.z.n) orr_paint_text(c, x, y, ORR_SOFT, "No Science on the table yet.");
    for (unsigned i = 0; i < v->row.z.n; i++) {
        if (x + 7 > c->width) {
            x = 1;
            y++;
        }
        const int from = x;
        x = orr_paint_number(c, x, y, ORR_SOFT, i + 1);
        x = 1 + paint_block(c, x, y, card(b, v->row.face[i].kind)->colours, is_covered(v, i + 1));
        orr_paint_mark(c, from, y, x - from - 1, ORR_N_NUMBER, i + 1);
    }
    if (v->cover.z.n && x + 9 <= c->width) orr_paint_text(c, x, y, ORR_SOFT, "( ) covered");
    return y + 1;
}

static int paint_list(const orr_box *b, orr_canvas *c, int y, const char *title, const orr_face *face, unsigned n)
{
    if (!n) return y;
    const int left = 1 + orr_paint_width(c, title) + 1;
    facts f = { c, left, left, y, false };
    orr_paint_text(c, 1, y, ORR_SOFT, title);
    for (unsigned i = 0; i < n; i++) add_fact(&f, ORR_CYAN, card_name(b, face[i].kind), NULL);
    return f.y + 1;
}

/* After Rearrange Top 3 or a look: what lies on the Draw pile, from the top, as far as it is known without a gap. */
static int paint_known_draw(const orr_box *b, const eg_view *v, int y, orr_canvas *c)
{
    orr_face top[EG_DECK];
    unsigned n = 0;
    for (unsigned i = v->draw.z.n; i > v->draw.z.loose && v->draw.face[i - 1].kind != ORR_UNKNOWN; i--)
        top[n++] = v->draw.face[i - 1];
    return n > 1 ? paint_list(b, c, y, "Draw pile from the top:", top, n) : y;
}

static int paint_table(const orr_box *b, const eg_view *v, int y, orr_canvas *c)
{
    orr_paint_rule(c, y++, "Science on the table");
    paint_track(b, c, y, EG_ALIEN, v->red);
    paint_pile(b, c, y, "Draw", v->draw.z, v->draw.face);
    paint_track(b, c, y + 1, EG_SCIENTIST, v->blue);
    paint_pile(b, c, y + 1, "Discard", v->discard.z, v->discard.face);
    paint_track(b, c, y + 2, EG_EXTINCTIONIST, v->yellow);
    paint_token(b, v, c, y + 2);
    y = paint_row(b, v, y + 3, c);
    y = paint_known_draw(b, v, y, c);
    if (v->spare.z.n && v->spare.face[0].kind != ORR_UNKNOWN)
        orr_paint_text(c, orr_paint_text(c, 1, y, ORR_VIOLET, "Role not dealt: "), y, ORR_VIOLET,
                       b->game->word(b, EG_N_ROLE, v->spare.face[0].kind, ORR_NAME)), y++;
    return paint_list(b, c, y, "Being carried out:", v->stack.face, v->stack.z.n);
}

/* ---- your own cards --------------------------------------------------------------------------------------------- */

static orr_style name_style(unsigned colours)
{
    return colours & EG_YELLOW ? ORR_YELLOW : colours & EG_RED ? ORR_RED : colours & EG_BLUE ? ORR_BLUE : ORR_STRONG;
}

static int paint_card(const orr_box *b, orr_face face, bool locked, int y, orr_canvas *c)
{
    const eg_card_row *k = card(b, face.kind);
    const char *came = face.tag == EG_PASSED ? "passed to you" : face.tag == EG_DRAWN ? "just drawn" : NULL;
    const char *name = card_name(b, face.kind), *text = b->game->word(b, EG_N_KIND, face.kind, ORR_TEXT);
    orr_paint_mark(c, 1, y, orr_paint_width(c, name), EG_N_KIND, face.kind);
    return orr_paint_entry(c, y, &(orr_entry){ .name = name, .text = text, .left = 1, .at = TEXT,
                                               .note = locked ? "not playable now" : came,
                                               .name_style = name_style(k->colours),
                                               .note_style = locked ? ORR_RED : ORR_SOFT });
}

static void paint_goal(const orr_box *b, unsigned team, int y, orr_canvas *c)
{
    static const char *const wins[EG_N_TEAMS] = { " red win", " blue win", " yellow win" };
    const char *role = b->game->word(b, EG_N_ROLE, (uint8_t)team, ORR_NAME);
    const unsigned goal = eg_goal(b, team);
    int x = c->width - 5 - (goal < 10 ? 1 : 2) - orr_paint_width(c, "You are: ") - orr_paint_width(c, role) -
            orr_paint_width(c, wins[team]);
    x = orr_paint_text(c, x, y, ORR_SOFT, " ");
    x = orr_paint_text(c, x, y, ORR_INK, "You are: ");
    x = orr_paint_text(c, x, y, tracks[team].ink, role);
    x = orr_paint_text(c, x, y, ORR_INK, ", ");
    x = orr_paint_number(c, x, y, ORR_INK, goal);
    x = orr_paint_text(c, x, y, ORR_INK, wins[team]);
    orr_paint_text(c, x, y, ORR_SOFT, " ");
}

static int paint_own(const orr_box *b, const eg_view *v, int y, orr_canvas *c)
{
    const unsigned me = v->look.seat, colour = eg_banned(b, v);
    orr_paint_mark(c, 0, y, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, y, "Your hand");
    paint_goal(b, v->role[me].face[0].kind, y, c);
    y++;
    if (!v->hand[me].z.n) orr_paint_text(c, 1, y++, ORR_SOFT, "No card.");
    for (unsigned i = 0; i < v->hand[me].z.n; i++) {
        const orr_face face = v->hand[me].face[i];
        y = paint_card(b, face, colour && card(b, face.kind)->colours == colour, y, c);
    }
    if (!v->ability[me].z.n) return y;
    const uint8_t a = v->ability[me].face[0].kind;
    return orr_paint_entry(c, y, &(orr_entry){ .name = b->game->word(b, EG_N_ABILITY, a, ORR_NAME),
                                               .text = b->game->word(b, EG_N_ABILITY, a, ORR_TEXT),
                                               .note = "your ability", .left = 1, .at = TEXT,
                                               .name_style = ORR_VIOLET, .note_style = ORR_SOFT });
}

void eg_paint(const orr_box *b, const void *view, orr_canvas *c)
{
    const eg_view *v = view;
    int y = paint_seats(b, v, c);
    y = paint_table(b, v, y, c);
    if (v->look.seat < v->look.seats) y = paint_own(b, v, y, c);
    orr_paint_rule(c, y, NULL);
}
