/* scenario_text.c - values of a position written out the way a scenario writes them. */
#include "table/scenario/scenario_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *sc_text_of(const sc_case *c, uint32_t at) { return c->text + at; }

void sc_say(sc_text *x, const char *format, ...)
{
    static const char cut[] = "...";
    const int room = (int)(sizeof x->s - sizeof cut) - x->n;
    va_list ap;
    if (room <= 0) return;
    va_start(ap, format);
    const int n = vsnprintf(x->s + x->n, (size_t)room, format, ap);
    va_end(ap);
    if (n >= 0 && n < room) {
        x->n += n;
        return;
    }
    x->n = (int)(sizeof x->s - sizeof cut);
    strcpy(x->s + x->n - 1, cut);
}

void sc_say_seats(sc_text *x, orr_seats set)
{
    const char *between = "";
    if (!set) sc_say(x, "none");
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(set >> s & 1)) continue;
        sc_say(x, "%s%u", between, s + 1);
        between = ", ";
    }
    if (set >> ORR_PUBLIC & 1) sc_say(x, "%spublic", between);
}

void sc_say_value(sc_text *x, const orr_box *b, uint8_t noun, unsigned value)
{
    if (noun == ORR_N_SEAT) {
        if (value == ORR_UNKNOWN) sc_say(x, "none");
        else sc_say(x, "%u", value + 1);
        return;
    }
    if (noun == ORR_N_SIGNED) {
        sc_say(x, "%d", (int8_t)value);
        return;
    }
    const char *word = noun >= ORR_N_FIRST_OWN && value < 256 ? b->game->word(b, noun, (uint8_t)value, ORR_WORD) : NULL;
    if (word) sc_say(x, "%s", word);
    else sc_say(x, "%u", value);
}

static void say_set(sc_text *x, const orr_box *b, uint8_t noun, unsigned set)
{
    const char *between = "";
    if (!set) sc_say(x, "none");
    for (unsigned v = 0; set >> v; v++) {
        if (!(set >> v & 1)) continue;
        sc_say(x, "%s", between);
        sc_say_value(x, b, noun, v);
        between = ", ";
    }
}

void sc_say_field(sc_text *x, const orr_box *b, const orr_field *f, int32_t value)
{
    if (f->type == ORR_SET && f->noun == ORR_N_SEAT) sc_say_seats(x, (orr_seats)value);
    else if (f->type == ORR_SET) say_set(x, b, f->noun, (unsigned)value);
    else if (f->type == ORR_SIGNED) sc_say(x, "%d", (int)value);
    else sc_say_value(x, b, f->noun, (unsigned)value);
}

void sc_say_name(sc_text *x, const orr_box *b, const sc_name *name, unsigned i)
{
    sc_say(x, "%s", name->word);
    if (name->by) {
        sc_say(x, " ");
        sc_say_value(x, b, name->by, i / name->row);
    }
    if (name->each) sc_say(x, " %u", i % name->row + 1);
}

void sc_say_subject(sc_text *x, const orr_box *b, const sc_item *item, unsigned i)
{
    static const char *const forms[] = { [SC_EXACTLY] = "", [SC_TOP] = " top",     [SC_BOTTOM] = " bottom",
                                         [SC_HAS] = " has", [SC_LACKS] = " lacks", [SC_COUNT] = " count" };
    sc_say_name(x, b, &item->name, i);
    sc_say(x, "%s", forms[item->form]);
}

void sc_say_action(sc_text *x, const orr_box *b, orr_action a)
{
    char text[160];
    if (orr_write(b, a, text, sizeof text) < 0) sc_say(x, "(verb %u: %u %u %u)", a.verb, a.a, a.b, a.c);
    else sc_say(x, "%s", text);
}

void sc_say_act(sc_text *x, const orr_box *b, const sc_act *a)
{
    const orr_verb *v = &b->game->verbs[a->act.verb];
    const uint8_t arg[3] = { a->act.a, a->act.b, a->act.c };
    sc_say(x, "%s", v->word);
    for (unsigned i = 0; i < 3; i++) {
        if (!v->noun[i] || (!(a->any >> i & 1) && !arg[i] && orr_may_be_left_out(b, v->noun[i]))) continue;
        sc_say(x, " ");
        if (a->any >> i & 1) sc_say(x, "*");
        else sc_say_value(x, b, v->noun[i], arg[i]);
    }
}

void sc_say_rule(sc_text *x, const orr_game *g, orr_rule rule)
{
    if (!rule || rule >= g->n_rules || !g->rules[rule].id) sc_say(x, "no rule");
    else sc_say(x, "%s", g->rules[rule].id);
}
