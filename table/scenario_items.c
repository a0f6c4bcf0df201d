/* scenario_items.c - reads what statements are made of: seats, actions, rules, and items such as "hand 2: heal-all".
 * Every word is looked up in the tables of the case's game; a sentence about a wrong word lists the right ones. */
#include "scenario_parts.h"

#include <string.h>

static const orr_game *game_of(const sc_reader *r) { return r->c->box.game; }
static orr_seats all_seats(const sc_reader *r) { return (orr_seats)((1u << r->c->seats) - 1); }

const char *sc_noun_name(const orr_game *g, uint8_t noun)
{
    if (noun == ORR_N_SEAT) return "seat";
    return noun < ORR_N_FIRST_OWN ? "number" : g->nouns[noun - ORR_N_FIRST_OWN];
}

unsigned sc_noun_values(const orr_box *b, uint8_t noun)
{
    unsigned n = 0;
    while (n < 256 && b->game->word(b, noun, (uint8_t)n, ORR_WORD)) n++;
    return n;
}

/* ---- seats, rules, actions -------------------------------------------------------------------------------------- */

static bool one_seat(sc_reader *r, const char *word, orr_seats *set)
{
    uint32_t v;
    if (!sc_number(word, r->c->seats, &v) || !v)
        return sc_bad(r, "\"%s\" is no seat of this table; its seats are 1 to %u.", word, r->c->seats);
    if (*set >> (v - 1) & 1) return sc_bad(r, "Seat %u is named twice.", v);
    *set |= orr_one(v - 1);
    return true;
}

bool sc_read_seats(sc_reader *r, unsigned allow, orr_seats *set)
{
    char word[SC_WORD];
    *set = 0;
    do {
        if (!sc_word(r, word)) return sc_bad(r, "A seat should stand here, not \"%.40s\".", r->p);
        if (sc_same(word, "none") && (allow & SC_ALLOW_NONE)) return true;
        if (sc_same(word, "all")) *set |= all_seats(r);
        else if (sc_same(word, "public") && (allow & SC_ALLOW_PUBLIC)) *set |= orr_one(ORR_PUBLIC);
        else if (!one_seat(r, word, set)) return false;
    } while (sc_mark(r, ','));
    return true;
}

bool sc_read_seat(sc_reader *r, orr_seat *seat)
{
    char word[SC_WORD];
    orr_seats set = 0;
    if (!sc_word(r, word)) return sc_bad(r, "A seat should stand here, not \"%.40s\".", r->p);
    if (!one_seat(r, word, &set)) return false;
    *seat = 0;
    while (!(set >> *seat & 1)) ++*seat;
    return true;
}

bool sc_read_rule(sc_reader *r, orr_rule *rule)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "The ID of a rule should stand after \"because\".");
    for (unsigned i = 1; i < game_of(r)->n_rules; i++)
        if (game_of(r)->rules[i].id && sc_same(game_of(r)->rules[i].id, word)) {
            *rule = (orr_rule)i;
            return true;
        }
    return sc_bad(r, "\"%s\" is no rule of %s; `orrery rules %s` lists them.", word, game_of(r)->id, game_of(r)->id);
}

/* What the verb wants after it: "play CARD". */
static void verb_use(const sc_reader *r, const orr_verb *v, page *out)
{
    page_text(out, v->word);
    for (unsigned i = 0; i < 3; i++)
        if (v->noun[i]) page_put(out, " %s", sc_noun_name(game_of(r), v->noun[i]));
}

static bool bad_action(sc_reader *r, const char *text)
{
    const orr_game *g = game_of(r);
    char verb[SC_WORD], use[160];
    page of_use = page_on(use, sizeof use), of_verb = page_on(verb, sizeof verb);
    page_put(&of_verb, "%.*s", (int)strcspn(text, " "), text);
    for (unsigned i = 0; i < g->n_verbs; i++)
        if (sc_same(g->verbs[i].word, verb)) {
            verb_use(r, &g->verbs[i], &of_use);
            return sc_bad(r, "\"%.100s\" cannot be read; it should be: %s.", text, use);
        }
    char all[240];
    page list = page_on(all, sizeof all);
    for (unsigned i = 0; i < g->n_verbs; i++) sc_list(&list, g->verbs[i].word);
    return sc_bad(r, "\"%.60s\" does not begin with a verb of %s; its verbs are: %s.", text, g->id, all);
}

static size_t action_length(const char *p)
{
    size_t n = strcspn(p, "|;");
    for (const char *b = strstr(p, "because"); b && b < p + n; b = strstr(b + 1, "because"))
        if ((b == p || b[-1] == ' ') && (!b[7] || b[7] == ' ')) n = (size_t)(b - p);
    return n;
}

bool sc_read_action(sc_reader *r, orr_action *act)
{
    char text[160];
    while (*r->p == ' ') r->p++;
    size_t n = action_length(r->p);
    const char *rest = r->p + n;
    while (n && r->p[n - 1] == ' ') n--;
    if (!n) return sc_bad(r, "An action should stand here, not \"%.40s\".", r->p);
    if (n >= sizeof text) return sc_bad(r, "\"%.60s...\" is too long for an action.", r->p);
    memcpy(text, r->p, n);
    text[n] = 0;
    r->p = rest;
    return orr_read(&r->c->box, text, act) ? true : bad_action(r, text);
}

/* ---- words of nouns --------------------------------------------------------------------------------------------- */

static bool bad_noun(sc_reader *r, uint8_t noun, const char *word)
{
    const orr_box *b = &r->c->box;
    const char *name = sc_noun_name(b->game, noun);
    char all[280];
    page list = page_on(all, sizeof all);
    for (unsigned v = 0, most = sc_noun_values(b, noun); v < most; v++)
        sc_list(&list, b->game->word(b, noun, (uint8_t)v, ORR_WORD));
    return sc_bad(r, "\"%s\" is no %s; right words are: %s%s", word, name, all, list.at < 0 ? "..." : ".");
}

bool sc_read_noun(sc_reader *r, uint8_t noun, const char *word, uint8_t *value)
{
    const orr_box *b = &r->c->box;
    uint32_t v;
    if (noun == ORR_N_SEAT) {
        if (!sc_number(word, r->c->seats, &v) || !v)
            return sc_bad(r, "\"%s\" is no seat; the seats are 1 to %u.", word, r->c->seats);
        *value = (uint8_t)(v - 1);
        return true;
    }
    if (noun < ORR_N_FIRST_OWN) {
        if (!sc_number(word, 255, &v)) return sc_bad(r, "\"%s\" is no number from 0 to 255.", word);
        *value = (uint8_t)v;
        return true;
    }
    for (unsigned k = 0, most = sc_noun_values(b, noun); k < most; k++)
        if (sc_same(b->game->word(b, noun, (uint8_t)k, ORR_WORD), word)) {
            *value = (uint8_t)k;
            return true;
        }
    return bad_noun(r, noun, word);
}

/* ---- cards ------------------------------------------------------------------------------------------------------ */

static bool read_copies(sc_reader *r, sc_card *card)
{
    char word[SC_WORD];
    uint32_t v;
    card->copies = 1;
    if (!sc_peek(r, word) || word[0] != 'x' || word[1] < '0' || word[1] > '9') return true;
    sc_word(r, word);
    if (!sc_number(word + 1, 255, &v) || !v)
        return sc_bad(r, "\"%s\" is no number of copies; write x2, x3 and so on.", word);
    card->copies = (uint8_t)v;
    return true;
}

static bool read_tag(sc_reader *r, const orr_place *p, char *at, sc_card *card)
{
    if (p->tag == ORR_N_NONE)
        return sc_bad(r, "Cards of \"%s\" have no tag, so \"@%s\" means nothing there.", p->word, at + 1);
    *at = 0;
    card->tagged = true;
    card->tag = ORR_UNKNOWN;
    return sc_same(at + 1, "?") ? true : sc_read_noun(r, p->tag, at + 1, &card->tag);
}

static bool read_card(sc_reader *r, const sc_step *s, const orr_place *p, sc_item *item)
{
    char word[SC_WORD];
    sc_card card = { 0 };
    if (!sc_word(r, word)) return sc_bad(r, "A card should stand here, not \"%.40s\".", r->p);
    if (sc_same(word, "rest")) {
        if (s->what != SC_GIVEN || item->form != SC_EXACTLY)
            return sc_bad(r, "\"rest\" can stand only in a given, as in \"%s: rest\".", p->word);
        item->rest = true;
        return true;
    }
    char *at = strchr(word, '@');
    if (at && !read_tag(r, p, at, &card)) return false;
    if (card.tagged && card.tag == ORR_UNKNOWN && s->what != SC_SEEN)
        return sc_bad(r, "\"@?\" has a meaning only in what is seen.");
    card.kind = ORR_UNKNOWN;
    if (sc_same(word, "?")) {
        if (s->what != SC_SEEN)
            return sc_bad(r, "\"?\", a card that is not known, has a meaning only in what is seen.");
    } else if (!sc_read_noun(r, game_of(r)->decks[p->deck].noun, word, &card.kind)) {
        return false;
    }
    if (!read_copies(r, &card)) return false;
    if (r->c->n_cards == SC_CARDS) return sc_bad(r, "This case names too many cards; split it.");
    r->c->card[r->c->n_cards++] = card;
    item->n++;
    return true;
}

static bool read_cards(sc_reader *r, const sc_step *s, const orr_place *p, sc_item *item)
{
    char word[SC_WORD];
    item->first = r->c->n_cards;
    if (sc_peek(r, word) && sc_same(word, "none")) {
        if (item->form != SC_EXACTLY)
            return sc_bad(r, "Write \"%s: none\", without the word before the colon.", p->word);
        return sc_word(r, word);
    }
    do {
        if (!read_card(r, s, p, item)) return false;
    } while (sc_mark(r, ','));
    return true;
}

/* ---- items ------------------------------------------------------------------------------------------------------ */

static bool bad_subject(sc_reader *r, const char *word)
{
    const orr_game *g = game_of(r);
    char all[280];
    page list = page_on(all, sizeof all);
    for (unsigned i = 0; i < g->n_places; i++) sc_list(&list, g->places[i].word);
    for (unsigned i = 0; i < g->n_fields; i++) sc_list(&list, g->fields[i].word);
    return sc_bad(r, "\"%s\" is neither a place nor a field of %s; there are: %s.", word, g->id, all);
}

static bool read_subject(sc_reader *r, const sc_step *s, sc_item *item, unsigned *flags)
{
    const orr_game *g = game_of(r);
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "A place or a field should stand here, not \"%.40s\".", r->p);
    for (item->index = 0; item->index < g->n_places; item->index++)
        if (sc_same(g->places[item->index].word, word)) return *flags = g->places[item->index].flags, true;
    item->subject = SC_FIELD;
    for (item->index = 0; item->index < g->n_fields; item->index++)
        if (sc_same(g->fields[item->index].word, word)) return *flags = g->fields[item->index].flags, true;
    item->subject = SC_SCORE;
    item->index = 0;
    *flags = ORR_EACH;
    return sc_same(word, "score") && s->what == SC_THEN ? true : bad_subject(r, word);
}

static bool read_form(sc_reader *r, const sc_step *s, sc_item *item)
{
    static const char *const forms[] = {
        [SC_TOP] = "top", [SC_BOTTOM] = "bottom", [SC_HAS] = "has", [SC_LACKS] = "lacks", [SC_COUNT] = "count"
    };
    char word[SC_WORD];
    if (!sc_peek(r, word)) return true;
    sc_word(r, word);
    for (unsigned f = SC_TOP; f <= SC_COUNT; f++)
        if (sc_same(forms[f], word)) item->form = (sc_form)f;
    if (item->form == SC_EXACTLY || item->subject != SC_PLACE)
        return sc_bad(r, "\"%s\" cannot stand before the colon%s.", word,
                      item->subject == SC_PLACE ? "; top, bottom, has, lacks and count can" : "");
    if (s->what == SC_GIVEN && (item->form == SC_HAS || item->form == SC_LACKS))
        return sc_bad(r, "A given cannot say \"%s\"; name the cards, or use top.", word);
    if (s->what == SC_KNOWS && item->form != SC_TOP && item->form != SC_HAS)
        return sc_bad(r, "A knows cannot say \"%s\"; name the cards, or use top.", word);
    const orr_place *p = &game_of(r)->places[item->index];
    if ((item->form == SC_TOP || item->form == SC_BOTTOM) && (p->flags & ORR_HELD))
        return sc_bad(r, "The cards of \"%s\" lie in no order, so it has no %s.", p->word, word);
    return true;
}

static bool read_count(sc_reader *r, sc_item *item)
{
    char word[SC_WORD];
    uint32_t v;
    if (!sc_word(r, word) || !sc_number(word, 255, &v))
        return sc_bad(r, "A number of cards should stand after \"count:\".");
    item->value = (int32_t)v;
    return true;
}

static bool read_set(sc_reader *r, sc_item *item)
{
    orr_seats set;
    if (!sc_read_seats(r, SC_ALLOW_NONE, &set)) return false;
    item->value = set;
    return true;
}

static bool read_value(sc_reader *r, sc_item *item)
{
    const orr_field *f = item->subject == SC_FIELD ? &game_of(r)->fields[item->index] : NULL;
    char word[SC_WORD];
    uint8_t byte;
    uint32_t v;
    if (f && f->type == ORR_SET) return read_set(r, item);
    if (!sc_word(r, word)) return sc_bad(r, "A value should stand after the colon.");
    if (f && f->noun == ORR_N_SEAT && sc_same(word, "none")) return item->value = ORR_UNKNOWN, true;
    if (f && (f->noun == ORR_N_SEAT || f->noun >= ORR_N_FIRST_OWN)) {
        if (!sc_read_noun(r, f->noun, word, &byte)) return false;
        item->value = byte;
        return true;
    }
    const bool minus = !f && word[0] == '-';
    const uint32_t most = !f ? 32767 : f->type == ORR_BYTE ? 255 : 65535;
    if (!sc_number(word + minus, most, &v))
        return sc_bad(r, "\"%s\" should be a whole number of at most %u.", word, most);
    item->value = minus ? -(int32_t)v : (int32_t)v;
    return true;
}

static bool read_item(sc_reader *r, const sc_step *s, sc_item *item)
{
    char word[SC_WORD];
    uint32_t v;
    unsigned flags = 0;
    if (!read_subject(r, s, item, &flags)) return false;
    if (s->what == SC_KNOWS && item->subject != SC_PLACE)
        return sc_bad(r, "Only cards in places can be known or not; fields are public.");
    item->seats = flags & ORR_EACH ? all_seats(r) : 1;
    if (sc_peek(r, word) && (sc_same(word, "all") || sc_number(word, 999999, &v))) {
        if (!(flags & ORR_EACH)) return sc_bad(r, "There is only one of these, so no seat can stand before the colon.");
        if (!sc_read_seats(r, 0, &item->seats)) return false;
    }
    if (!read_form(r, s, item) || !sc_need_mark(r, ':', "the name")) return false;
    if (item->subject != SC_PLACE) return read_value(r, item);
    return item->form == SC_COUNT ? read_count(r, item) : read_cards(r, s, &game_of(r)->places[item->index], item);
}

bool sc_read_items(sc_reader *r, sc_step *s)
{
    s->first = r->c->n_items;
    do {
        if (r->c->n_items == SC_ITEMS) return sc_bad(r, "This case has too many items; split it.");
        sc_item *item = &r->c->item[r->c->n_items];
        *item = (sc_item){ 0 };
        if (!read_item(r, s, item)) return false;
        r->c->n_items++;
        s->n++;
    } while (sc_mark(r, ';') && !sc_at_end(r));
    return sc_need_end(r);
}

/* ---- shuffles --------------------------------------------------------------------------------------------------- */

/* The first card of the list says which deck is meant. */
static bool deck_noun(sc_reader *r, const char *word, uint8_t *noun)
{
    const orr_box *b = &r->c->box;
    for (unsigned d = 0; d < b->game->n_decks; d++)
        for (unsigned v = 0, most = sc_noun_values(b, b->game->decks[d].noun); v < most; v++)
            if (sc_same(b->game->word(b, b->game->decks[d].noun, (uint8_t)v, ORR_WORD), word))
                return *noun = b->game->decks[d].noun, true;
    return b->game->n_decks ? bad_noun(r, b->game->decks[0].noun, word)
                            : sc_bad(r, "This game has no cards to shuffle.");
}

bool sc_read_shuffle(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    uint8_t noun = 0, kind = 0;
    s->first = r->c->n_numbers;
    if (sc_peek(r, word) && sc_same(word, "none")) return sc_word(r, word) && sc_need_end(r);
    do {
        sc_card card;
        if (!sc_word(r, word)) return sc_bad(r, "A card should stand here, not \"%.40s\".", r->p);
        if (!noun && !deck_noun(r, word, &noun)) return false;
        if (!sc_read_noun(r, noun, word, &kind) || !read_copies(r, &card)) return false;
        for (; card.copies; card.copies--) {
            if (r->c->n_numbers == SC_NUMBERS) return sc_bad(r, "This case scripts too much chance; split it.");
            r->c->number[r->c->n_numbers++] = kind;
            s->n++;
        }
    } while (sc_mark(r, ','));
    return sc_need_end(r);
}
