/* scenario_place.c - `given` puts pieces where a scenario wants them, `knows` tells a seat about them.
 *
 * Pieces are conserved, deck by deck: the former cards of every place that is set become free; what is wanted is taken
 * from the free ones, else from the deck's home, else from a place the statement does not mention, which gets another
 * card instead; what stays free goes to the place that takes the `rest`, else to the bottom of the home. Cards that a
 * given has put somewhere by name stay there: neither it nor the next one takes them away silently. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

enum { HOLE = ORR_UNKNOWN, ALL_KEPT = 255 };   /* kind of a card that was taken; kept: all of a place */
typedef struct { /* one deck while a given is carried out */
    sc_run *run;
    sc_world *w;
    const sc_step *step;
    unsigned deck;
    sc_spot home;
    uint8_t free[256]; /* kinds that lie nowhere at the moment */
    unsigned n_free;
    bool has_rest; /* some place takes what is left over */
    sc_spot rest;
} move;

static orr_at zone_of(const move *m, sc_spot x) { return orr_place_at(x.p, m->w->state, x.i); }
static const orr_game *game_of(const move *m) { return m->run->c->box.game; }
static bool same_spot(sc_spot x, sc_spot y) { return x.p == y.p && x.i == y.i; }

static void say_spot(sc_text *x, const sc_run *run, sc_spot at)
{
    const sc_name name = sc_name_of_place(run->c->box.game, at.p);
    sc_say_name(x, &run->c->box, &name, at.i);
}

static const char *card_word(const sc_run *run, const orr_place *p, uint8_t kind)
{
    const orr_game *g = run->c->box.game;
    return g->word(&run->c->box, g->decks[p->deck].noun, kind, ORR_WORD);
}

static orr_seats knowers(sc_spot x)
{
    return (orr_seats)((x.p->flags & ORR_UPSIDE ? ORR_EVERYBODY : 0) |
                       (x.p->flags & ORR_HELD ? (x.p->flags & ORR_EACH ? orr_one(x.i) : 0) : 0));
}

static void count_any(orr_at a)
{
    a.z->any = 0;
    for (unsigned k = 0; k < a.z->loose; k++) a.z->any |= a.c[k].know;
}

static void drop_at(orr_at a, unsigned i)
{
    if (i < a.z->loose) a.z->loose--;
    a.z->n--;
    memmove(&a.c[i], &a.c[i + 1], (a.z->n - i) * sizeof *a.c);
    a.c[a.z->n] = (orr_card){ 0, 0, 0 };
    count_any(a);
}

static bool has_room(move *m, sc_spot x)
{
    sc_text name = { .n = 0 };
    if (zone_of(m, x).z->n < x.p->cap) return true;
    say_spot(&name, m->run, x);
    return sc_cannot(m->run, m->step, "There is room for %u cards in %s, and more would lie there.", x.p->cap, name.s);
}

static bool put_on_top(move *m, sc_spot x, uint8_t kind, uint8_t tag)
{
    const orr_card c = { kind, tag, knowers(x) };
    if (!has_room(m, x)) return false;
    if (x.p->flags & ORR_HELD) orr_drop_in(zone_of(m, x), c);
    else orr_put(zone_of(m, x), c);
    return true;
}

static bool put_beneath(move *m, sc_spot x, unsigned at, uint8_t kind, uint8_t tag)
{
    const orr_at a = zone_of(m, x);
    if (!has_room(m, x)) return false;
    memmove(&a.c[at + 1], &a.c[at], (a.z->n - at) * sizeof *a.c);
    a.c[at] = (orr_card){ kind, tag, knowers(x) };
    a.z->n++;
    if (a.z->loose || (x.p->flags & ORR_HELD)) {
        a.z->loose++;
        a.z->any |= a.c[at].know;
    }
    return true;
}

/* ---- who is mentioned ------------------------------------------------------------------------------------------- */

static bool is_of_deck(const move *m, const sc_item *item)
{
    return item->subject == SC_PLACE && game_of(m)->places[item->index].deck == m->deck;
}

static const sc_item *mention(const move *m, sc_spot x)
{
    const sc_item *items = m->run->c->item + m->step->first;
    for (uint32_t k = 0; k < m->step->n; k++)
        if (items[k].subject == SC_PLACE && &game_of(m)->places[items[k].index] == x.p && sc_is_about(&items[k], x.i))
            return &items[k];
    return NULL;
}

/* Calls `act` for every instance of every item of the deck that has this form. */
static bool each_spot(move *m, bool (*wanted)(sc_form), bool (*act)(move *, sc_spot, const sc_item *))
{
    const sc_item *items = m->run->c->item + m->step->first;
    for (uint32_t k = 0; k < m->step->n; k++) {
        if (!is_of_deck(m, &items[k]) || !wanted(items[k].form)) continue;
        const orr_place *p = &game_of(m)->places[items[k].index];
        for (unsigned i = 0; i < sc_instances(&items[k].name); i++)
            if (sc_is_about(&items[k], i) && !act(m, (sc_spot){ p, i }, &items[k])) return false;
    }
    return true;
}
static bool exact(sc_form f) { return f == SC_EXACTLY; }
static bool with_cards(sc_form f) { return f != SC_COUNT; }
static bool counted(sc_form f) { return f == SC_COUNT; }
static bool any_form(sc_form f) { return f <= SC_COUNT; }

static bool mention_once(move *m, sc_spot x, const sc_item *item)
{
    sc_text name = { .n = 0 };
    if (mention(m, x) == item) return true;
    say_spot(&name, m->run, x);
    return sc_cannot(m->run, m->step, "This %s sets %s twice.", m->step->what == SC_TWIN ? "twin" : "given", name.s);
}

/* ---- what stays where a given has put it ------------------------------------------------------------------------ */

static sc_kept *kept_at(const move *m, sc_spot x)
{
    for (sc_kept *k = m->run->kept; k < m->run->kept + m->run->n_kept; k++)
        if (same_spot(k->spot, x)) return k;
    return NULL;
}

static bool forget_kept(move *m, sc_spot x, const sc_item *item)   /* this given says anew what lies there */
{
    sc_kept *k = kept_at(m, x);
    (void)item;
    if (k) *k = m->run->kept[--m->run->n_kept];
    return true;
}

static bool keep_cards(move *m, sc_spot x, const sc_item *item)
{
    unsigned n = 0;
    for (uint32_t k = item->first; k < item->first + item->n; k++) n += m->run->c->card[k].copies;
    if (m->run->n_kept == SC_KEPT)
        return sc_cannot(m->run, m->step, "This case sets too many places at once; split it.");
    const bool all = item->form == SC_EXACTLY && !item->rest;
    m->run->kept[m->run->n_kept++] =
        (sc_kept){ x, m->step, (uint8_t)(all ? ALL_KEPT : item->form == SC_BOTTOM ? 0 : n),
                   (uint8_t)(item->form == SC_BOTTOM ? n : 0) };
    return true;
}

/* May card k of a zone be taken away? */
static bool is_loose_end(const move *m, sc_spot x, unsigned k)
{
    const sc_kept *kept = kept_at(m, x);
    const unsigned n = zone_of(m, x).z->n;
    return !kept || (kept->top != ALL_KEPT && k >= kept->bottom && k + kept->top < n);
}

/* ---- taking ----------------------------------------------------------------------------------------------------- */

static bool set_free(move *m, sc_spot x, const sc_item *item)
{
    const orr_at a = zone_of(m, x);
    for (unsigned k = 0; k < a.z->n; k++) m->free[m->n_free++] = a.c[k].kind;
    memset(a.c, 0, a.z->n * sizeof *a.c);
    *a.z = (orr_zone){ 0, 0, 0 };
    if (!item->rest) return true;
    if (m->has_rest) return sc_cannot(m->run, m->step, "Only one place can take the rest of a deck.");
    m->has_rest = true;
    m->rest = x;
    return true;
}

static bool take_free(move *m, uint8_t kind)
{
    for (unsigned k = 0; k < m->n_free; k++)
        if (m->free[k] == kind) return m->free[k] = m->free[--m->n_free], true;
    return false;
}

static int find_in(const move *m, sc_spot x, uint8_t kind)
{
    const orr_at a = zone_of(m, x);
    for (unsigned k = 0; k < a.z->n; k++)
        if (a.c[k].kind == kind && is_loose_end(m, x, k)) return (int)k;
    return -1;
}

static bool take_from(move *m, sc_spot x, uint8_t kind)
{
    const int k = find_in(m, x, kind);
    if (k >= 0) drop_at(zone_of(m, x), (unsigned)k);
    return k >= 0;
}

/* Leaves a hole, to be filled by another card in the same place and with the same tag. */
static bool take_elsewhere(move *m, uint8_t kind, bool from_piles)
{
    const orr_game *g = game_of(m);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        const bool is_pile = !p->by && !(p->flags & ORR_EACH);
        if (p->deck != m->deck || is_pile != from_piles) continue;
        for (unsigned i = 0; i < orr_place_count(p, m->run->c->seats); i++) {
            const sc_spot x = { p, i };
            if (same_spot(x, m->home) || mention(m, x)) continue;
            const int k = find_in(m, x, kind);
            if (k >= 0) return zone_of(m, x).c[k].kind = HOLE, true;
        }
    }
    return false;
}

/* Are there as many copies of a card as this statement names? */
static bool are_enough(const move *m, uint8_t kind)
{
    const sc_case *c = m->run->c;
    uint8_t stock[256] = { 0 };
    unsigned n = 0;
    game_of(m)->stock(&c->box, c->seats, (uint8_t)m->deck, stock);
    for (const sc_item *item = c->item + m->step->first; item < c->item + m->step->first + m->step->n; item++)
        for (unsigned i = 0; is_of_deck(m, item) && i < sc_instances(&item->name); i++)
            for (uint32_t k = item->first; sc_is_about(item, i) && k < item->first + item->n; k++)
                n += c->card[k].kind == kind ? c->card[k].copies : 0;
    return n <= stock[kind];
}

/* Says where the card lies that an earlier given has put there, or that there are not so many. */
static bool cannot_take(move *m, const orr_place *p, uint8_t kind)
{
    const char *word = card_word(m->run, p, kind);
    for (const sc_kept *k = m->run->kept; are_enough(m, kind) && k < m->run->kept + m->run->n_kept; k++) {
        const orr_at a = zone_of(m, k->spot);
        sc_text name = { .n = 0 };
        unsigned i = 0;
        while (k->spot.p->deck == m->deck && i < a.z->n && a.c[i].kind != kind) i++;
        if (k->spot.p->deck != m->deck || i == a.z->n) continue;
        say_spot(&name, m->run, k->spot);
        return sc_cannot(m->run, m->step,
                         "There is no other \"%s\" than the one that line %u has put into %s; set %s here too.", word,
                         k->by->line, name.s, name.s);
    }
    return sc_cannot(m->run, m->step, "There are not enough cards \"%s\" in this game for this.", word);
}

static bool take_cards(move *m, sc_spot x, const sc_item *item)
{
    for (uint32_t k = item->first; k < item->first + item->n; k++) {
        const sc_card *c = &m->run->c->card[k];
        for (unsigned copy = 0; copy < c->copies; copy++)
            if (!take_free(m, c->kind) && !take_from(m, x, c->kind) && !take_from(m, m->home, c->kind) &&
                !take_elsewhere(m, c->kind, true) && !take_elsewhere(m, c->kind, false))
                return cannot_take(m, x.p, c->kind);
    }
    return true;
}

/* ---- putting ---------------------------------------------------------------------------------------------------- */

/* A pile is listed from the top, so its last card is put first. `bottom` lists from the bottom and puts beneath what is
 * there. A hand has no order, but chance picks from it by number: the first card listed is number 0. */
static bool put_cards(move *m, sc_spot x, const sc_item *item)
{
    const bool backwards = item->form != SC_BOTTOM && !(x.p->flags & ORR_HELD);
    unsigned lowest = 0;
    for (uint32_t k = 0; k < item->n; k++) {
        const sc_card *c = &m->run->c->card[item->first + (backwards ? item->n - 1 - k : k)];
        for (unsigned copy = 0; copy < c->copies; copy++) {
            const bool put = item->form == SC_BOTTOM ? put_beneath(m, x, lowest++, c->kind, c->tag)
                                                     : put_on_top(m, x, c->kind, c->tag);
            if (!put) return false;
        }
    }
    return true;
}

static bool can_lie(const move *m, sc_spot x, uint8_t kind, uint8_t tag)
{
    const orr_box *b = &m->run->c->box;
    return (!x.p->takes || x.p->takes(b, kind)) && (!x.p->tags || x.p->tags(b, m->run->c->seats, kind, tag));
}

/* A free card, or the topmost one of the home that no given has put there, for this place. */
static bool any_card(move *m, sc_spot x, uint8_t tag, uint8_t *kind)
{
    const orr_at home = zone_of(m, m->home);
    for (unsigned k = m->n_free; k-- > 0;) {
        if (!can_lie(m, x, m->free[k], tag)) continue;
        *kind = m->free[k];
        m->n_free--;
        memmove(&m->free[k], &m->free[k + 1], m->n_free - k);
        return true;
    }
    for (unsigned k = home.z->n; k-- > 0 && !same_spot(x, m->home);) {
        if (!is_loose_end(m, m->home, k) || !can_lie(m, x, home.c[k].kind, tag)) continue;
        *kind = home.c[k].kind;
        return drop_at(home, k), true;
    }
    return false;
}

static bool fill_holes(move *m)
{
    const orr_game *g = game_of(m);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; p->deck == m->deck && i < orr_place_count(p, m->run->c->seats); i++) {
            const sc_spot x = { p, i };
            const orr_at a = zone_of(m, x);
            for (unsigned k = 0; k < a.z->n; k++) {
                sc_text name = { .n = 0 };
                if (a.c[k].kind != HOLE) continue;
                a.c[k].know = knowers(x);
                if (any_card(m, x, a.c[k].tag, &a.c[k].kind)) continue;
                say_spot(&name, m->run, x);
                return sc_cannot(m->run, m->step,
                                 "This takes a card away from %s, and there is none to put there; set %s too.", name.s,
                                 name.s);
            }
            count_any(a);
        }
    return true;
}

static bool set_count(move *m, sc_spot x, const sc_item *item)
{
    const orr_at a = zone_of(m, x);
    sc_text name = { .n = 0 };
    uint8_t kind;
    say_spot(&name, m->run, x);
    while (a.z->n > item->value) {
        m->free[m->n_free++] = a.c[0].kind;
        drop_at(a, 0);
    }
    while (a.z->n < item->value) {
        if (!any_card(m, x, 0, &kind))
            return sc_cannot(m->run, m->step, "There are not enough cards left to make %s count %d.", name.s,
                             (int)item->value);
        if (!put_on_top(m, x, kind, 0)) return false;
    }
    return true;
}

static bool put_rest(move *m)
{
    const sc_item *home = mention(m, m->home);
    sc_text name = { .n = 0 };
    if (!m->n_free) return true;
    say_spot(&name, m->run, m->home);
    if (!m->has_rest && home && (home->form == SC_EXACTLY || home->form == SC_COUNT))
        return sc_cannot(m->run, m->step,
                         "%u cards are left over, and %s, where they would go, is set; say which place takes them, as "
                         "in \"%s: rest\".",
                         m->n_free, name.s, name.s);
    const sc_spot x = m->has_rest ? m->rest : m->home;
    while (m->n_free) {
        const uint8_t kind = m->free[--m->n_free];
        if (!can_lie(m, x, kind, 0))
            return sc_cannot(m->run, m->step, "\"%s\" is among the rest and cannot lie in %s.",
                             card_word(m->run, x.p, kind), x.p->word);
        if (!put_beneath(m, x, 0, kind, 0)) return false;
    }
    return true;
}

static bool place_deck(sc_run *run, sc_world *w, const sc_step *s, unsigned deck)
{
    const orr_game *g = run->c->box.game;
    move m = { .run = run, .w = w, .step = s, .deck = deck, .home = { &g->places[g->decks[deck].home], 0 } };
    return each_spot(&m, any_form, mention_once) && each_spot(&m, any_form, forget_kept) &&
           each_spot(&m, exact, set_free) && each_spot(&m, with_cards, take_cards) &&
           each_spot(&m, with_cards, put_cards) && each_spot(&m, with_cards, keep_cards) && fill_holes(&m) &&
           each_spot(&m, counted, set_count) && put_rest(&m);
}

/* ---- fields ----------------------------------------------------------------------------------------------------- */

static unsigned bytes_of(const orr_field *f) { return f->type == ORR_BYTE ? 1 : 2; }

void sc_set_value(const orr_field *f, unsigned i, void *state, int32_t value)
{
    char *at = (char *)state + f->at + i * bytes_of(f);
    const uint8_t byte = (uint8_t)value;
    const uint16_t two = (uint16_t)value;
    if (f->type == ORR_BYTE) memcpy(at, &byte, 1);
    else memcpy(at, &two, 2);
}

int32_t sc_value(const orr_field *f, unsigned i, const void *bytes, bool is_view)
{
    return orr_field_value(f, (const char *)bytes + (is_view ? f->seen : f->at), i);
}

/* A number to be found takes the place of the same one of an earlier given. */
static bool await_rest(sc_run *run, const sc_step *s, const sc_item *item)
{
    for (uint32_t k = 0; k < run->n_rests; k++)
        if (run->rest[k].item->index == item->index) run->rest[k--] = run->rest[--run->n_rests];
    if (!item->rest) return true;
    if (run->n_rests == SC_RESTS) return sc_cannot(run, s, "%d fields at most can be \"rest\" at once.", SC_RESTS);
    run->rest[run->n_rests++] = (sc_rest){ item, s };
    return true;
}

static bool set_fields(sc_run *run, sc_world *w, const sc_step *s)
{
    for (const sc_item *item = run->c->item + s->first; item < run->c->item + s->first + s->n; item++) {
        if (item->subject != SC_FIELD) continue;
        if (!await_rest(run, s, item)) return false;
        for (unsigned i = 0; !item->rest && i < sc_instances(&item->name); i++)
            if (sc_is_about(item, i)) sc_set_value(&run->c->box.game->fields[item->index], i, w->state, item->value);
    }
    return true;
}

/* What the game works out from the rest must not contradict what the statement says. */
static bool fields_stand(sc_run *run, const sc_world *w, const sc_step *s)
{
    for (const sc_item *item = run->c->item + s->first; item < run->c->item + s->first + s->n; item++) {
        const orr_field *f = &run->c->box.game->fields[item->subject == SC_FIELD ? item->index : 0];
        for (unsigned i = 0; item->subject == SC_FIELD && !item->rest && i < sc_instances(&item->name); i++) {
            sc_text name = { .n = 0 }, value[2] = { { .n = 0 }, { .n = 0 } };
            const int32_t now = sc_value(f, i, w->state, false);
            if (!sc_is_about(item, i) || now == item->value) continue;
            sc_say_name(&name, &run->c->box, &item->name, i);
            sc_say_field(&value[0], &run->c->box, f, item->value);
            sc_say_field(&value[1], &run->c->box, f, now);
            return sc_cannot(run, s, "\"%s: %s\" cannot be: it follows from the rest of the position, and is %s.",
                             name.s, value[0].s, value[1].s);
        }
    }
    return true;
}

/* Fields may say how much of a pile is loose. */
static void count_all_any(sc_run *run, sc_world *w)
{
    const orr_game *g = run->c->box.game;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, run->c->seats); i++) {
            const orr_at a = orr_place_at(p, w->state, i);
            if (a.z->loose > a.z->n) a.z->loose = a.z->n;
            count_any(a);
        }
}

bool sc_given(sc_run *run, sc_world *w, const sc_step *s)
{
    const orr_game *g = run->c->box.game;
    const sc_item *items = run->c->item + s->first;
    for (unsigned deck = 0; deck < g->n_decks; deck++) {
        bool touched = false;
        for (uint32_t k = 0; k < s->n; k++)
            touched |= items[k].subject == SC_PLACE && g->places[items[k].index].deck == deck;
        if (touched && !place_deck(run, w, s, deck)) return false;
    }
    if (!set_fields(run, w, s)) return false;
    count_all_any(run, w);
    if (g->derive) g->derive(&w->t);
    return fields_stand(run, w, s);
}

/* ---- knows ------------------------------------------------------------------------------------------------------ */

typedef enum { LEARNED, KNEW, NOT_THERE } learning;

/* Copies are interchangeable, so each named copy is one the seat does not know yet. */
static learning learn(sc_run *run, sc_spot x, const sc_card *c, orr_seat s)
{
    const orr_at a = orr_place_at(x.p, run->w.state, x.i);
    learning found = NOT_THERE;
    for (unsigned k = a.z->n; k-- > 0;) {
        if (a.c[k].kind != c->kind || (c->tagged && a.c[k].tag != c->tag)) continue;
        if (!(a.c[k].know >> s & 1)) return orr_show(&run->w.t, a, k, orr_one(s)), LEARNED;
        found = KNEW;
    }
    return found;
}

static learning learn_top(sc_run *run, sc_spot x, unsigned depth, const sc_card *c, orr_seat s)
{
    const orr_at a = orr_place_at(x.p, run->w.state, x.i);
    if (depth >= a.z->n) return NOT_THERE;
    const unsigned k = a.z->n - 1u - depth;
    if (a.c[k].kind != c->kind || (c->tagged && a.c[k].tag != c->tag)) return NOT_THERE;
    if (k >= a.z->loose && (a.c[k].know >> s & 1)) return KNEW;
    if (k < a.z->loose) a.z->loose = (uint8_t)k;
    orr_show(&run->w.t, a, k, orr_one(s));
    return LEARNED;
}

static bool cannot_learn(sc_run *run, const sc_step *step, sc_spot x, uint8_t kind, orr_seat s, learning how)
{
    sc_text where = { .n = 0 }, who = { .n = 0 };
    say_spot(&where, run, x);
    sc_say_seats(&who, orr_one(s));
    if (how == KNEW)
        return sc_cannot(run, step, "%s%s knows \"%s\" in %s already.", s == ORR_PUBLIC ? "" : "Seat ", who.s,
                         card_word(run, x.p, kind), where.s);
    return sc_cannot(run, step, "There is no such \"%s\" in %s for a seat to know.", card_word(run, x.p, kind),
                     where.s);
}

static bool know_item(sc_run *run, const sc_step *step, const sc_item *item, sc_spot x, orr_seat s)
{
    unsigned depth = 0;
    for (uint32_t k = item->first; k < item->first + item->n; k++)
        for (unsigned copy = 0; copy < run->c->card[k].copies; copy++) {
            const sc_card *c = &run->c->card[k];
            const learning how = item->form == SC_TOP ? learn_top(run, x, depth++, c, s) : learn(run, x, c, s);
            if (how != LEARNED) return cannot_learn(run, step, x, c->kind, s, how);
        }
    return true;
}

bool sc_knows(sc_run *run, const sc_step *s)
{
    for (const sc_item *item = run->c->item + s->first; item < run->c->item + s->first + s->n; item++)
        for (unsigned i = 0; i < sc_instances(&item->name); i++) {
            const sc_spot x = { &run->c->box.game->places[item->index], i };
            for (unsigned seat = 0; sc_is_about(item, i) && seat <= ORR_PUBLIC; seat++)
                if ((s->seats >> seat & 1) && !know_item(run, s, item, x, (orr_seat)seat)) return false;
        }
    return true;
}
