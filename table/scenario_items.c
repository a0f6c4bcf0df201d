/* scenario_items.c - reads items such as "hand 2: heal-all" or "ships mars 2: 3", and the cards of a shuffle. */
#include "scenario_parts.h"

#include <string.h>

static const orr_game *game_of(const sc_reader *r) { return r->c->box.game; }

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
    return sc_same(at + 1, "?") ? true : sc_read_value(r, p->tag, SC_ALL_VALUES, at + 1, &card->tag);
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
    } else if (!sc_read_value(r, game_of(r)->decks[p->deck].noun, SC_ALL_VALUES, word, &card.kind)) {
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

/* ---- names and forms -------------------------------------------------------------------------------------------- */

static bool bad_subject(sc_reader *r, const char *word)
{
    const orr_game *g = game_of(r);
    char all[280];
    page list = page_on(all, sizeof all);
    for (unsigned i = 0; i < g->n_places; i++) sc_list(&list, g->places[i].word);
    for (unsigned i = 0; i < g->n_fields; i++) sc_list(&list, g->fields[i].word);
    return sc_bad(r, "\"%s\" is neither a place nor a field of %s; there are: %s.", word, g->id, all);
}

static bool read_subject(sc_reader *r, const sc_step *s, sc_item *item)
{
    const orr_game *g = game_of(r);
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "A place or a field should stand here, not \"%.40s\".", r->p);
    for (item->index = 0; item->index < g->n_places; item->index++) {
        item->name = sc_name_of_place(g, &g->places[item->index]);
        if (sc_same(item->name.word, word)) return true;
    }
    item->subject = SC_FIELD;
    for (item->index = 0; item->index < g->n_fields; item->index++) {
        item->name = sc_name_of_field(g, &g->fields[item->index]);
        if (sc_same(item->name.word, word)) return true;
    }
    item->subject = SC_SCORE;
    item->index = 0;
    item->name = sc_name_of_score(g);
    return sc_same(word, item->name.word) && s->what == SC_THEN ? true : bad_subject(r, word);
}

static const char *const forms[] = {
    [SC_TOP] = "top", [SC_BOTTOM] = "bottom", [SC_HAS] = "has", [SC_LACKS] = "lacks", [SC_COUNT] = "count"
};

/* SC_EXACTLY: the word is none of them. */
static sc_form form_of(const char *word)
{
    unsigned f = SC_TOP;
    while (f <= SC_COUNT && !sc_same(forms[f], word)) f++;
    return f <= SC_COUNT ? (sc_form)f : SC_EXACTLY;
}

static bool bad_form(sc_reader *r, const sc_item *item, const char *word)
{
    char use[160];
    page of_use = page_on(use, sizeof use);
    if (item->subject == SC_PLACE && !item->name.by)
        return sc_bad(r, "\"%s\" cannot stand before the colon; top, bottom, has, lacks and count can.", word);
    sc_name_use(&of_use, game_of(r), &item->name);
    return sc_bad(r, "\"%s\" cannot stand there; before the colon should stand: %s%s.", word, use,
                  item->subject == SC_PLACE ? ", then perhaps top, bottom, has, lacks or count" : "");
}

static bool read_form(sc_reader *r, const sc_step *s, sc_item *item)
{
    char word[SC_WORD];
    if (!sc_peek(r, word)) return true;
    sc_word(r, word);
    item->form = form_of(word);
    if (item->form == SC_EXACTLY || item->subject != SC_PLACE) return bad_form(r, item, word);
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

/* A set of other things than seats: "4, 5, 6", or none. */
static bool read_members(sc_reader *r, uint8_t noun, sc_item *item)
{
    char word[SC_WORD];
    uint8_t v;
    item->value = 0;
    do {
        if (!sc_word(r, word)) return sc_bad(r, "A word for %s should stand here, not \"%.40s\".", sc_noun_name(game_of(r), noun), r->p);
        if (sc_same(word, "none")) return true;
        if (!sc_read_value(r, noun, 16, word, &v)) return false;
        item->value |= 1 << v;
    } while (sc_mark(r, ','));
    return true;
}

static bool read_set(sc_reader *r, uint8_t noun, sc_item *item)
{
    orr_seats set;
    if (noun != ORR_N_SEAT) return read_members(r, noun, item);
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
    if (f && f->type == ORR_SET) return read_set(r, f->noun, item);
    if (!sc_word(r, word)) return sc_bad(r, "A value should stand after the colon.");
    if (f && f->noun == ORR_N_SEAT && sc_same(word, "none")) return item->value = ORR_UNKNOWN, true;
    if (f && (f->noun == ORR_N_SEAT || f->noun >= ORR_N_FIRST_OWN)) {
        if (!sc_read_value(r, f->noun, SC_ALL_VALUES, word, &byte)) return false;
        item->value = byte;
        return true;
    }
    const bool is_signed = !f || f->type == ORR_SIGNED, minus = is_signed && word[0] == '-';
    const uint32_t most = is_signed ? INT16_MAX : f->type == ORR_BYTE ? UINT8_MAX : UINT16_MAX;
    if (!sc_number(word + minus, most, &v))
        return sc_bad(r, "\"%s\" should be a whole number of at most %u.", word, most);
    item->value = minus ? -(int32_t)v : (int32_t)v;
    return true;
}

/* ---- which of them: "mars, venus 2" ----------------------------------------------------------------------------- */

static void choose_all_rows(const sc_reader *r, sc_item *item)
{
    const unsigned n = item->name.by == ORR_N_SEAT && item->name.rows > r->c->seats ? r->c->seats : item->name.rows;
    for (unsigned row = 0; row < n; row++) item->rows[row / 8] |= (uint8_t)(1u << row % 8);
}

static bool choose_row(sc_reader *r, sc_item *item, unsigned row, const char *word)
{
    if (item->rows[row / 8] >> row % 8 & 1) return sc_bad(r, "\"%s\" is named twice.", word);
    item->rows[row / 8] |= (uint8_t)(1u << row % 8);
    return true;
}

/* A number can be a seat, and a form can follow at once; any other word must be meant to tell the rows apart. */
static bool row_follows(sc_reader *r, const sc_name *name)
{
    char word[SC_WORD];
    uint8_t value;
    uint32_t number;
    if (!name->by || !sc_peek(r, word)) return false;
    if (sc_find_value(r, name->by, name->rows, word, &value)) return true;
    return form_of(word) == SC_EXACTLY && !(name->each && sc_number(word, 999999, &number));
}

static bool read_rows(sc_reader *r, sc_item *item)
{
    const sc_name *name = &item->name;
    if (!row_follows(r, name)) return choose_all_rows(r, item), true;
    do {
        char word[SC_WORD];
        uint8_t row;
        if (!sc_word(r, word))
            return sc_bad(r, "A word for %s should stand here, not \"%.40s\".", sc_noun_name(game_of(r), name->by),
                          r->p);
        if (sc_same(word, "all")) choose_all_rows(r, item);
        else if (!sc_read_value(r, name->by, name->rows, word, &row) || !choose_row(r, item, row, word)) return false;
    } while (sc_mark(r, ','));
    return true;
}

static bool read_seats_of(sc_reader *r, sc_item *item)
{
    char word[SC_WORD];
    uint32_t number;
    item->seats = item->name.each ? sc_all_seats(r) : 1;
    if (!sc_peek(r, word) || !(sc_same(word, "all") || sc_number(word, 999999, &number))) return true;
    if (!item->name.each)
        return sc_bad(r, "\"%s\" is not one for each seat, so no seat can stand before its colon.", item->name.word);
    return sc_read_seats(r, 0, &item->seats);
}

/* ---- whole items ------------------------------------------------------------------------------------------------ */

static bool read_item(sc_reader *r, const sc_step *s, sc_item *item)
{
    if (!read_subject(r, s, item)) return false;
    if (s->what == SC_KNOWS && item->subject != SC_PLACE)
        return sc_bad(r, "Only cards in places can be known or not; fields are public.");
    if (!read_rows(r, item) || !read_seats_of(r, item)) return false;
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
    const orr_game *g = game_of(r);
    uint8_t kind;
    for (unsigned d = 0; d < g->n_decks; d++)
        if (sc_find_value(r, g->decks[d].noun, SC_ALL_VALUES, word, &kind)) return *noun = g->decks[d].noun, true;
    return g->n_decks ? sc_read_value(r, g->decks[0].noun, SC_ALL_VALUES, word, &kind)
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
        if (!sc_read_value(r, noun, SC_ALL_VALUES, word, &kind) || !read_copies(r, &card)) return false;
        for (; card.copies; card.copies--) {
            if (r->c->n_numbers == SC_NUMBERS) return sc_bad(r, "This case scripts too much chance; split it.");
            r->c->number[r->c->n_numbers++] = kind;
            s->n++;
        }
    } while (sc_mark(r, ','));
    return sc_need_end(r);
}
