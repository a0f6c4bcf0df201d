/* scenario_check.c - `then` compares places and fields of the position, `seen` those of one seat's view. Both read the
 * same tables; only where the bytes lie differs. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

typedef struct {       /* where a check looks */
    const void *bytes; /* state or view */
    bool is_view;
} source;

typedef struct { /* cards from the bottom to the top */
    orr_face f[256];
    unsigned n;
    unsigned loose; /* so many of them, from the bottom on, in no order that the viewer knows */
} faces;

static faces faces_of(const source *from, const orr_place *p, unsigned i)
{
    faces out = { .n = 0 };
    if (from->is_view) {
        const char *base = (const char *)from->bytes + p->seen + i * p->seen_stride;
        orr_seen head;
        memcpy(&head, base, sizeof head);
        out.n = head.n;
        out.loose = head.loose;
        memcpy(out.f, base + sizeof head, out.n * sizeof *out.f);
        return out;
    }
    const orr_at a = orr_place_at(p, (void *)(uintptr_t)from->bytes, i);
    for (; out.n < a.z->n; out.n++) out.f[out.n] = (orr_face){ a.c[out.n].kind, a.c[out.n].tag };
    return out;
}

/* ---- writing cards ---------------------------------------------------------------------------------------------- */

static void say_face(sc_text *x, const sc_run *run, const orr_place *p, orr_face f, bool tags)
{
    if (f.kind == ORR_UNKNOWN) sc_say(x, "?");
    else sc_say_value(x, &run->c->box, run->c->box.game->decks[p->deck].noun, f.kind);
    if (!tags) return;
    sc_say(x, "@");
    if (f.tag == ORR_UNKNOWN) sc_say(x, "?");
    else sc_say_value(x, &run->c->box, p->tag, f.tag);
}

/* From the top; a run of equal cards is written once. */
static void say_faces(sc_text *x, const sc_run *run, const orr_place *p, const faces *all, bool tags)
{
    if (!all->n) sc_say(x, "none");
    for (unsigned k = all->n; k-- > 0;) {
        unsigned copies = 1;
        const orr_face f = all->f[k];
        for (; k && all->f[k - 1].kind == f.kind && (!tags || all->f[k - 1].tag == f.tag); k--) copies++;
        say_face(x, run, p, f, tags);
        if (copies > 1) sc_say(x, " x%u", copies);
        if (k) sc_say(x, ", ");
    }
}

static void say_cards(sc_text *x, const sc_run *run, const orr_place *p, const sc_item *item)
{
    if (!item->n) sc_say(x, "none");
    for (uint32_t k = 0; k < item->n; k++) {
        const sc_card *c = &run->c->card[item->first + k];
        sc_say(x, k ? ", " : "");
        say_face(x, run, p, (orr_face){ c->kind, c->tag }, c->tagged);
        if (c->copies > 1) sc_say(x, " x%u", c->copies);
    }
}

static void sort_faces(faces *all)
{
    for (unsigned i = 1; i < all->n; i++)
        for (unsigned k = i; k && all->f[k - 1].kind < all->f[k].kind; k--) {
            const orr_face f = all->f[k];
            all->f[k] = all->f[k - 1];
            all->f[k - 1] = f;
        }
}

/* ---- comparing cards -------------------------------------------------------------------------------------------- */

static bool fits(const sc_card *c, orr_face f) { return c->kind == f.kind && (!c->tagged || c->tag == f.tag); }

static bool strike_out(faces *all, const sc_card *c)
{
    for (unsigned k = 0; k < all->n; k++)
        if (fits(c, all->f[k])) return all->f[k] = all->f[--all->n], true;
    return false;
}

/* Strikes every card of the item out of `left`; cards with a tag are choosier, so they come first. */
static bool strike_all(const sc_run *run, const sc_item *item, faces *left)
{
    for (unsigned tagged = 2; tagged-- > 0;)
        for (uint32_t k = item->first; k < item->first + item->n; k++) {
            const sc_card *c = &run->c->card[k];
            if (c->tagged != (tagged == 1)) continue;
            for (unsigned copy = 0; copy < c->copies; copy++)
                if (!strike_out(left, c)) return false;
        }
    return true;
}

/* In a view a loose card has no place, so nobody sees it on top or at the bottom; unless all of them are alike. */
static orr_face face_at(const faces *all, unsigned k)
{
    static const orr_face unknown = { ORR_UNKNOWN, ORR_UNKNOWN };
    for (unsigned i = 1; k < all->loose && i < all->loose; i++)
        if (all->f[i].kind != all->f[0].kind || all->f[i].tag != all->f[0].tag) return unknown;
    return all->f[k];
}

static bool in_sequence(const sc_run *run, const sc_item *item, const faces *all)
{
    unsigned depth = 0;
    for (uint32_t k = item->first; k < item->first + item->n; k++)
        for (unsigned copy = 0; copy < run->c->card[k].copies; copy++, depth++) {
            if (depth >= all->n) return false;
            if (!fits(&run->c->card[k], face_at(all, item->form == SC_TOP ? all->n - 1 - depth : depth))) return false;
        }
    return true;
}

static bool none_of(const sc_run *run, const sc_item *item, faces all)
{
    for (uint32_t k = item->first; k < item->first + item->n; k++)
        if (strike_out(&all, &run->c->card[k])) return false;
    return true;
}

static bool place_holds(const sc_run *run, const sc_item *item, const faces *all)
{
    faces left = *all;
    switch (item->form) {
    case SC_TOP:
    case SC_BOTTOM:
        return in_sequence(run, item, all);
    case SC_HAS:
        return strike_all(run, item, &left);
    case SC_LACKS:
        return none_of(run, item, *all);
    case SC_COUNT:
        return (int32_t)all->n == item->value;
    default:
        return strike_all(run, item, &left) && !left.n;
    }
}

/* Of a sequence only as many cards are shown as were asked for. */
static void cut_sequence(const sc_run *run, const sc_item *item, faces *all)
{
    unsigned want = 0;
    for (uint32_t k = item->first; k < item->first + item->n; k++) want += run->c->card[k].copies;
    for (unsigned k = all->n; k-- > 0 && all->loose;) all->f[k] = face_at(all, k);
    if (want >= all->n) return;
    if (item->form == SC_TOP) memmove(all->f, all->f + all->n - want, want * sizeof *all->f);
    all->n = want;
}

static void turn_over(faces *all)
{
    for (unsigned k = 0; k < all->n / 2; k++) {
        const orr_face f = all->f[k];
        all->f[k] = all->f[all->n - 1 - k];
        all->f[all->n - 1 - k] = f;
    }
}

static void check_place(sc_run *run, const sc_step *s, const sc_item *item, const source *from, unsigned i,
                        const char *eyes)
{
    const orr_place *p = &run->c->box.game->places[item->index];
    faces all = faces_of(from, p, i);
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    bool tags = false;
    if (place_holds(run, item, &all)) return;
    for (uint32_t k = item->first; k < item->first + item->n; k++) tags |= run->c->card[k].tagged;
    sc_say(&expected, "%s", eyes);
    sc_say(&found, "%s", eyes);
    sc_say_subject(&expected, &run->c->box, item, i);
    sc_item plain = *item;
    if (item->form == SC_HAS || item->form == SC_LACKS) plain.form = SC_EXACTLY;
    sc_say_subject(&found, &run->c->box, &plain, i);
    if (item->form == SC_COUNT) {
        sc_say(&expected, ": %d", (int)item->value);
        sc_say(&found, ": %u", all.n);
    } else {
        if (item->form == SC_TOP || item->form == SC_BOTTOM) cut_sequence(run, item, &all);
        else sort_faces(&all);
        if (item->form == SC_BOTTOM) turn_over(&all);
        sc_say(&expected, ": ");
        say_cards(&expected, run, p, item);
        sc_say(&found, ": ");
        say_faces(&found, run, p, &all, tags);
    }
    sc_fail(run, s, &expected, &found);
}

/* ---- fields, scores, items -------------------------------------------------------------------------------------- */

static void check_value(sc_run *run, const sc_step *s, const sc_item *item, int32_t value, unsigned i, const char *eyes)
{
    const orr_field *f = item->subject == SC_FIELD ? &run->c->box.game->fields[item->index] : NULL;
    sc_text text[2] = { { .n = 0 }, { .n = 0 } };
    const int32_t values[2] = { item->value, value };
    if (item->form == SC_HAS    ? !(item->value & ~value)
        : item->form == SC_LACKS ? !(item->value & value)
                                 : item->value == value)
        return;
    for (unsigned k = 0; k < 2; k++) {
        sc_item subject = *item;
        if (k) subject.form = SC_EXACTLY;
        sc_say(&text[k], "%s", eyes);
        sc_say_subject(&text[k], &run->c->box, &subject, i);
        sc_say(&text[k], ": ");
        if (f) sc_say_field(&text[k], &run->c->box, f, values[k]);
        else sc_say(&text[k], "%d", (int)values[k]);
    }
    sc_fail(run, s, &text[0], &text[1]);
}

static void check_instance(sc_run *run, const sc_step *s, const sc_item *item, const source *from, unsigned i,
                           const char *eyes)
{
    const orr_field *f = &run->c->box.game->fields[item->subject == SC_FIELD ? item->index : 0];
    int16_t points[ORR_MAX_SEATS] = { 0 };
    if (item->subject == SC_PLACE) {
        check_place(run, s, item, from, i, eyes);
    } else if (item->subject == SC_FIELD) {
        check_value(run, s, item, sc_value(f, i, from->bytes, from->is_view), i, eyes);
    } else {
        run->w.t.game->score(&run->w.t, points);
        check_value(run, s, item, points[i], i, eyes);
    }
}

static void check_items(sc_run *run, const sc_step *s, const source *from, const char *eyes)
{
    for (const sc_item *item = run->c->item + s->first; item < run->c->item + s->first + s->n; item++)
        for (unsigned i = 0; i < sc_instances(&item->name); i++)
            if (sc_is_about(item, i)) check_instance(run, s, item, from, i, eyes);
}

void sc_then(sc_run *run, const sc_step *s)
{
    const source from = { run->w.state, false };
    check_items(run, s, &from, "");
}

void sc_seen(sc_run *run, const sc_step *s)
{
    const source from = { run->view, true };
    for (unsigned seat = 0; seat <= ORR_PUBLIC; seat++) {
        sc_text eyes = { .n = 0 };
        if (!(s->seats >> seat & 1)) continue;
        sc_say_seats(&eyes, orr_one(seat));
        sc_say(&eyes, " sees ");
        orr_observe(&run->w.t, (orr_seat)seat, run->view);
        check_items(run, s, &from, eyes.s);
    }
}
