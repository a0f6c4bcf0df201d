/* scenario_place.c - `given` puts pieces where a scenario wants them, `knows` tells a seat about them.
 *
 * Pieces are conserved, deck by deck: the former cards of every place that is set become free; what is wanted is taken
 * from the free ones, else from the deck's home, else from a place the statement does not mention, which gets another
 * card instead; what stays free goes to the place that takes the `rest`, else to the bottom of the home. */
#include "scenario_parts.h"

#include <string.h>

typedef struct {
    const orr_place *p;
    unsigned i;
} spot; /* one instance of a place */

enum { MAX_DEBTS = 256 };
typedef struct { /* one deck while a given is carried out */
    sc_run *run;
    const sc_step *step;
    unsigned deck;
    spot home;
    uint8_t free[256]; /* kinds that lie nowhere at the moment */
    unsigned n_free;
    spot debt[MAX_DEBTS]; /* unmentioned places that gave up a card */
    unsigned n_debts;
    bool has_rest; /* some place takes what is left over */
    spot rest;
} move;

static orr_at zone_of(const move *m, spot x) { return orr_place_at(x.p, m->run->t.state, x.i); }
static const orr_game *game_of(const move *m) { return m->run->t.game; }

static bool same_spot(spot x, spot y) { return x.p == y.p && x.i == y.i; }

static void say_spot(sc_text *x, const sc_run *run, spot at)
{
    const sc_name name = sc_name_of_place(run->t.game, at.p);
    sc_say_name(x, run->t.box, &name, at.i);
}

static orr_seats knowers(spot x)
{
    return (orr_seats)((x.p->flags & ORR_UPSIDE ? ORR_EVERYBODY : 0) |
                       (x.p->flags & ORR_HELD ? (x.p->flags & ORR_EACH ? orr_one(x.i) : 0) : 0));
}

static void drop_at(orr_at a, unsigned i)
{
    if (i < a.z->loose) a.z->loose--;
    a.z->n--;
    memmove(&a.c[i], &a.c[i + 1], (a.z->n - i) * sizeof *a.c);
    a.c[a.z->n] = (orr_card){ 0, 0, 0 };
    a.z->any = 0;
    for (unsigned k = 0; k < a.z->loose; k++) a.z->any |= a.c[k].know;
}

static bool has_room(move *m, spot x)
{
    sc_text name = { .n = 0 };
    if (zone_of(m, x).z->n < x.p->cap) return true;
    say_spot(&name, m->run, x);
    return sc_cannot(m->run, "There is room for %u cards in %s; this given puts more there.", x.p->cap, name.s);
}

static bool put_on_top(move *m, spot x, uint8_t kind, uint8_t tag)
{
    const orr_card c = { kind, tag, knowers(x) };
    if (!has_room(m, x)) return false;
    if (x.p->flags & ORR_HELD) orr_drop_in(zone_of(m, x), c);
    else orr_put(zone_of(m, x), c);
    return true;
}

static bool put_beneath(move *m, spot x, unsigned at, uint8_t kind, uint8_t tag)
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

static const sc_item *mention(const move *m, spot x)
{
    const sc_item *items = m->run->c->item + m->step->first;
    for (uint32_t k = 0; k < m->step->n; k++)
        if (items[k].subject == SC_PLACE && &game_of(m)->places[items[k].index] == x.p && sc_is_about(&items[k], x.i))
            return &items[k];
    return NULL;
}

/* Calls `act` for every instance of every item of the deck that has this form. */
static bool each_spot(move *m, bool (*wanted)(sc_form), bool (*act)(move *, spot, const sc_item *))
{
    const sc_item *items = m->run->c->item + m->step->first;
    for (uint32_t k = 0; k < m->step->n; k++) {
        if (!is_of_deck(m, &items[k]) || !wanted(items[k].form)) continue;
        const orr_place *p = &game_of(m)->places[items[k].index];
        for (unsigned i = 0; i < sc_instances(&items[k].name); i++)
            if (sc_is_about(&items[k], i) && !act(m, (spot){ p, i }, &items[k])) return false;
    }
    return true;
}
static bool exact(sc_form f) { return f == SC_EXACTLY; }
static bool with_cards(sc_form f) { return f != SC_COUNT; }
static bool counted(sc_form f) { return f == SC_COUNT; }
static bool any_form(sc_form f) { return f <= SC_COUNT; }

/* ---- taking ----------------------------------------------------------------------------------------------------- */

static bool mention_once(move *m, spot x, const sc_item *item)
{
    sc_text name = { .n = 0 };
    if (mention(m, x) == item) return true;
    say_spot(&name, m->run, x);
    return sc_cannot(m->run, "This given sets %s twice.", name.s);
}

static bool set_free(move *m, spot x, const sc_item *item)
{
    const orr_at a = zone_of(m, x);
    for (unsigned k = 0; k < a.z->n; k++) m->free[m->n_free++] = a.c[k].kind;
    memset(a.c, 0, a.z->n * sizeof *a.c);
    *a.z = (orr_zone){ 0, 0, 0 };
    if (!item->rest) return true;
    if (m->has_rest) return sc_cannot(m->run, "Only one place can take the rest of a deck.");
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

static bool take_from(move *m, spot x, uint8_t kind)
{
    const orr_at a = zone_of(m, x);
    for (unsigned k = 0; k < a.z->n; k++)
        if (a.c[k].kind == kind) return drop_at(a, k), true;
    return false;
}

static bool take_elsewhere(move *m, uint8_t kind)
{
    const orr_game *g = game_of(m);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        if (p->deck != m->deck) continue;
        for (unsigned i = 0; i < orr_place_count(p, m->run->c->seats); i++) {
            const spot x = { p, i };
            if (same_spot(x, m->home) || mention(m, x) || m->n_debts == MAX_DEBTS || !take_from(m, x, kind)) continue;
            m->debt[m->n_debts++] = x;
            return true;
        }
    }
    return false;
}

static bool take_cards(move *m, spot x, const sc_item *item)
{
    for (uint32_t k = item->first; k < item->first + item->n; k++) {
        const sc_card *c = &m->run->c->card[k];
        for (unsigned copy = 0; copy < c->copies; copy++) {
            if (take_free(m, c->kind) || take_from(m, x, c->kind) || take_from(m, m->home, c->kind) ||
                take_elsewhere(m, c->kind))
                continue;
            return sc_cannot(m->run, "There are not enough cards \"%s\" in this game for this given.",
                             game_of(m)->word(m->run->t.box, game_of(m)->decks[m->deck].noun, c->kind, ORR_WORD));
        }
    }
    return true;
}

/* ---- putting ---------------------------------------------------------------------------------------------------- */

/* A pile is listed from the top, so its last card is put first. `bottom` lists from the bottom and puts beneath what is
 * there. A hand has no order, but chance picks from it by number: the first card listed is number 0. */
static bool put_cards(move *m, spot x, const sc_item *item)
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

static bool any_card(move *m, uint8_t *kind)
{
    const orr_at home = zone_of(m, m->home);
    if (m->n_free) return *kind = m->free[--m->n_free], true;
    if (!home.z->n) return false;
    *kind = home.c[home.z->n - 1].kind;
    drop_at(home, home.z->n - 1u);
    return true;
}

static bool pay_debts(move *m)
{
    uint8_t kind;
    for (unsigned k = 0; k < m->n_debts; k++)
        if (any_card(m, &kind) && !put_on_top(m, m->debt[k], kind, 0)) return false;
    return true;
}

static bool set_count(move *m, spot x, const sc_item *item)
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
        if (same_spot(x, m->home) && !m->n_free)
            return sc_cannot(m->run, "There are not enough free cards to make %s count %d.", name.s, (int)item->value);
        if (!any_card(m, &kind))
            return sc_cannot(m->run, "There are not enough cards left to make %s count %d.", name.s, (int)item->value);
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
        return sc_cannot(m->run,
                         "%u cards are left over, and %s, where they would go, is set; say which place takes them, as "
                         "in \"%s: rest\".",
                         m->n_free, name.s, name.s);
    const spot x = m->has_rest ? m->rest : m->home;
    while (m->n_free)
        if (!put_beneath(m, x, 0, m->free[--m->n_free], 0)) return false;
    return true;
}

static bool place_deck(sc_run *run, const sc_step *s, unsigned deck)
{
    move m = {
        .run = run, .step = s, .deck = deck, .home = { &run->t.game->places[run->t.game->decks[deck].home], 0 }
    };
    return each_spot(&m, any_form, mention_once) && each_spot(&m, exact, set_free) &&
           each_spot(&m, with_cards, take_cards) && each_spot(&m, with_cards, put_cards) && pay_debts(&m) &&
           each_spot(&m, counted, set_count) && put_rest(&m);
}

static void set_field(sc_run *run, const sc_item *item)
{
    const orr_field *f = &run->t.game->fields[item->index];
    const uint8_t byte = (uint8_t)item->value;
    const uint16_t two = (uint16_t)item->value;
    for (unsigned i = 0; i < sc_instances(&item->name); i++) {
        char *at = (char *)run->t.state + f->at + i * (f->type == ORR_BYTE ? 1u : 2u);
        if (!sc_is_about(item, i)) continue;
        if (f->type == ORR_BYTE) memcpy(at, &byte, 1);
        else memcpy(at, &two, 2);
    }
}

bool sc_given(sc_run *run, const sc_step *s)
{
    const orr_game *g = run->t.game;
    const sc_item *items = run->c->item + s->first;
    for (uint32_t k = 0; k < s->n; k++)
        if (items[k].subject == SC_FIELD) set_field(run, &items[k]);
    for (unsigned deck = 0; deck < g->n_decks; deck++) {
        bool touched = false;
        for (uint32_t k = 0; k < s->n; k++)
            touched |= items[k].subject == SC_PLACE && g->places[items[k].index].deck == deck;
        if (touched && !place_deck(run, s, deck)) return false;
    }
    if (g->derive) g->derive(&run->t);
    run->edited = true;
    return true;
}

/* ---- knows ------------------------------------------------------------------------------------------------------ */

/* Copies are interchangeable, so each named copy is one the seat does not know yet. */
static bool learn(sc_run *run, spot x, uint8_t kind, orr_seat s)
{
    const orr_at a = orr_place_at(x.p, run->t.state, x.i);
    for (unsigned k = a.z->n; k-- > 0;)
        if (a.c[k].kind == kind && !(a.c[k].know >> s & 1)) return orr_show(&run->t, a, k, orr_one(s)), true;
    return false;
}

static bool learn_top(sc_run *run, spot x, unsigned depth, uint8_t kind, orr_seat s)
{
    const orr_at a = orr_place_at(x.p, run->t.state, x.i);
    if (depth >= a.z->n || a.c[a.z->n - 1 - depth].kind != kind) return false;
    if (a.z->n - 1 - depth < a.z->loose) a.z->loose = (uint8_t)(a.z->n - 1 - depth);
    orr_show(&run->t, a, a.z->n - 1 - depth, orr_one(s));
    return true;
}

static bool know_item(sc_run *run, const sc_item *item, spot x, orr_seat s)
{
    unsigned depth = 0;
    for (uint32_t k = item->first; k < item->first + item->n; k++)
        for (unsigned copy = 0; copy < run->c->card[k].copies; copy++) {
            const uint8_t kind = run->c->card[k].kind;
            if (item->form == SC_TOP ? learn_top(run, x, depth++, kind, s) : learn(run, x, kind, s)) continue;
            sc_text where = { .n = 0 };
            say_spot(&where, run, x);
            return sc_cannot(run, "There is no such \"%s\" in %s for a seat to know.",
                             run->t.game->word(run->t.box, run->t.game->decks[x.p->deck].noun, kind, ORR_WORD),
                             where.s);
        }
    return true;
}

static bool know_instance(sc_run *run, const sc_item *item, unsigned i, orr_seats who)
{
    const spot x = { &run->t.game->places[item->index], i };
    for (unsigned seat = 0; seat <= ORR_PUBLIC; seat++)
        if ((who >> seat & 1) && !know_item(run, item, x, (orr_seat)seat)) return false;
    return true;
}

bool sc_knows(sc_run *run, const sc_step *s)
{
    for (uint32_t k = s->first; k < s->first + s->n; k++) {
        const sc_item *item = &run->c->item[k];
        for (unsigned i = 0; i < sc_instances(&item->name); i++)
            if (sc_is_about(item, i) && !know_instance(run, item, i, s->seats)) return false;
    }
    return true;
}
