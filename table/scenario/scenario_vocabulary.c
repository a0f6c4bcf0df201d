/* scenario_vocabulary.c - the words of one game, read off its tables, as Markdown for docs/develop/scenarios.md. */
#include "table/scenario/scenario_parts.h"

static void put_verbs(buffer *p, const orr_box *b)
{
    const orr_game *g = b->game;
    buffer_text(p,
                "\n**Actions** (`when`, `asked`, `legal`, `refuse`): the verb, then its arguments; one in parentheses "
                "can be left out. *Secret*\narguments are hidden from other seats; verbs that *interject* stand in "
                "`may` lists, all others in `asked` lists.\n\n");
    for (const orr_verb *v = g->verbs; v < g->verbs + g->n_verbs; v++) {
        bool secret = false;
        buffer_put(p, "- `%s", v->word);
        for (unsigned i = 0; i < 3; i++) {
            if (v->noun[i])
                buffer_put(p, orr_may_be_left_out(b, v->noun[i]) ? " (%s)" : " %s", sc_noun_name(g, v->noun[i]));
            secret |= v->flags >> i & 1;
        }
        buffer_put(p, "`%s%s: %s\n", secret ? ", *secret*" : "", v->flags & ORR_INTERJECT ? ", *interjects*" : "",
                   v->label);
    }
}

/* "`infantry PLANET SEAT`", and where the index ends if the noun has more values. */
static void put_name(buffer *p, const orr_box *b, sc_name name)
{
    buffer_char(p, '`');
    sc_name_use(p, b->game, &name);
    buffer_char(p, '`');
    if (name.by >= ORR_N_FIRST_OWN && name.rows < sc_noun_values(b, name.by))
        buffer_put(p, " (up to `%s`)", b->game->word(b, name.by, (uint8_t)(name.rows - 1), ORR_WORD));
    else if (name.by == ORR_N_NUMBER)
        buffer_put(p, " (0 to %u)", name.rows - 1u);
}

static void put_places(buffer *p, const orr_box *b)
{
    const orr_game *g = b->game;
    buffer_text(p,
                "**Places** (`given`, `then`, `seen`, `knows`):\n\n| place | deck | room | who knows cards put there "
                "| tag | what lies there |\n|---|---|---|---|---|---|\n");
    for (const orr_place *x = g->places; x < g->places + g->n_places; x++) {
        const char *who = x->flags & ORR_UPSIDE ? "everybody" : x->flags & ORR_HELD ? "the holder" : "nobody";
        buffer_text(p, "| ");
        put_name(p, b, sc_name_of_place(g, x));
        buffer_put(p, " | %s%s | %u | %s | %s | %s |\n", g->decks[x->deck].word,
                   &g->places[g->decks[x->deck].home] == x ? ", home" : "", x->cap, who,
                   x->tag ? sc_noun_name(g, x->tag) : "", x->text ? x->text : "");
    }
}

static void put_values(buffer *p, const orr_game *g, const orr_field *f)
{
    const char *noun = sc_noun_name(g, f->noun);
    if (f->type == ORR_SET) buffer_put(p, "%ss, or none", noun);
    else if (f->flags & ORR_OR_NONE) buffer_put(p, "%s, or none", noun);
    else if (f->least || f->most) buffer_put(p, "%d to %d", f->least, f->most);
    else buffer_put(p, "%s%s", noun, f->type == ORR_SIGNED ? ", also below 0" : "");
}

static void put_fields(buffer *p, const orr_box *b)
{
    const orr_game *g = b->game;
    buffer_text(p, "\n**Fields** (`given`, `then`, `seen`); a `given` cannot set *derived* ones. `score SEAT` can be "
                   "checked by `then`:\n\n| field | values | what it means |\n|---|---|---|\n");
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        buffer_text(p, "| ");
        put_name(p, b, sc_name_of_field(g, f));
        buffer_text(p, " | ");
        put_values(p, g, f);
        buffer_put(p, " | %s%s |\n", f->flags & ORR_DERIVED ? "*derived*: " : "", f->text ? f->text : "");
    }
}

static void put_moments(buffer *p, const orr_game *g)
{
    buffer_text(p, "\n**Moments** (`at`):\n\n");
    for (const orr_moment *m = g->moments; m < g->moments + g->n_moments; m++)
        buffer_put(p, "- `%s SEAT`: %s\n", m->word, m->text ? m->text : "");
}

static void put_events(buffer *p, const orr_game *g)
{
    buffer_text(p, "\n**Events** (`event`), arguments in square brackets reach only some seats:\n\n");
    for (const orr_event_kind *k = g->event_kinds; k < g->event_kinds + g->n_event_kinds; k++) {
        buffer_put(p, "- `%s", k->word);
        for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
            const uint8_t noun = i < 3 ? k->pub[i] : k->priv[i - 3];
            if (noun) buffer_put(p, i < 3 ? " %s" : " [%s]", sc_noun_name(g, noun));
        }
        buffer_put(p, "`: %s\n", k->text);
    }
}

static void put_copies(buffer *p, const orr_box *b, unsigned deck, unsigned kind)
{
    unsigned least = 255, most = 0;
    for (unsigned seats = b->game->min_seats; seats <= b->game->max_seats; seats++) {
        uint8_t count[256] = { 0 };
        b->game->stock(b, (uint8_t)seats, (uint8_t)deck, count);
        if (count[kind] < least) least = count[kind];
        if (count[kind] > most) most = count[kind];
    }
    if (!most) return; /* not in the game with default options */
    if (least == most) buffer_put(p, " x%u", most);
    else buffer_put(p, " x%u to x%u", least, most);
}

static void put_words(buffer *p, const orr_box *b)
{
    const orr_game *g = b->game;
    for (unsigned n = 0; n < g->n_nouns; n++) {
        const uint8_t noun = (uint8_t)(ORR_N_FIRST_OWN + n);
        int deck = -1;
        for (unsigned d = 0; d < g->n_decks; d++)
            if (g->decks[d].noun == noun) deck = (int)d;
        buffer_put(p, "\n**Words for %s**%s%s:", g->nouns[n], deck < 0 ? "" : ", with the copies in the game",
                   noun == g->die_noun ? " (also in `roll`)" : "");
        const unsigned first = orr_may_be_left_out(b, noun);
        for (unsigned v = first, most = sc_noun_values(b, noun); v < most; v++) {
            buffer_put(p, "%s `%s`", v > first ? "," : "", g->word(b, noun, (uint8_t)v, ORR_WORD));
            if (deck >= 0) put_copies(p, b, (unsigned)deck, v);
        }
        buffer_text(p, "\n");
    }
}

static void put_options(buffer *p, const orr_game *g)
{
    buffer_put(p, "\n**Game line**: `%s seats=N`, N from %u to %u", g->id, g->min_seats, g->max_seats);
    buffer_text(p, g->n_options ? ", then `option name=value` (the first value is the default):\n\n"
                              : "; it has no options.\n");
    for (unsigned i = 0; i < g->n_options; i++) {
        const orr_option *o = &g->options[i];
        buffer_put(p, "- `%s=`", o->name);
        for (unsigned v = 0; v < o->values; v++) buffer_put(p, "%s `%s`", v ? "," : "", o->word[v]);
        buffer_text(p, "\n");
    }
    buffer_text(p, "\n**Outcomes** (`over outcome`):");
    for (unsigned i = 0; i < g->n_outcomes; i++) buffer_put(p, "%s `%s`", i ? "," : "", g->outcomes[i]);
    buffer_text(p, "\n");
}

static void put_position(buffer *p, const orr_box *b)
{
    put_places(p, b);
    put_fields(p, b);
    put_moments(p, b->game);
}

int scenario_fields(const orr_box *b, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    put_position(&p, b);
    return p.at;
}

int scenario_vocabulary(const orr_box *b, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    buffer_put(&p, "### %s\n\n", b->game->title);
    put_position(&p, b);
    put_verbs(&p, b);
    put_words(&p, b);
    put_events(&p, b->game);
    put_options(&p, b->game);
    return p.at;
}
