/* scenario_items.c - reads items such as "hand 2: heal-all" or "ships mars 2: 3", and the cards of a shuffle. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

static const orr_game *game_of(const sc_reader *r) { return r->c->box.game; }
static bool sets(const sc_step *s) { return s->what == SC_GIVEN || s->what == SC_TWIN; }
static const char *verb_of(const sc_step *s) { return s->what == SC_TWIN ? "twin" : "given"; }

/* ---- cards ------------------------------------------------------------------------------------------------------ */

static bool read_copies(sc_reader *r, sc_card *card)
{
    char word[SC_WORD];
    uint32_t v;
    card->copies = 1;
    if (!sc_peek(r, word) || word[0] != 'x' || word[1] < '0' || word[1] > '9') return true;
    sc_word(r, word);
    if (!decimal_read_unsigned(word + 1, 255, &v) || !v)
        return sc_bad(r, "\"%s\" is not a number of copies; write x2, x3 and so on.", word);
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

static bool read_rest(sc_reader *r, const sc_step *s, const orr_place *p, sc_item *item)
{
    if (!sets(s) || item->form != SC_EXACTLY)
        return sc_bad(r, "\"rest\" can stand only in a given, as in \"%s: rest\".", p->word);
    if (item->rest) return sc_bad(r, "\"rest\" is named twice.");
    return item->rest = true;
}

/* A card that can never lie there, or never with this tag, makes no sense, wherever it is named. */
static bool takes(sc_reader *r, const orr_place *p, const char *word, uint8_t kind)
{
    const orr_box *b = &r->c->box;
    const uint8_t noun = game_of(r)->decks[p->deck].noun;
    buffer list = sc_begin_list(r);
    if (!p->takes || p->takes(b, kind)) return true;
    for (unsigned v = 0, n = sc_noun_values(b, noun); v < n; v++)
        if (p->takes(b, (uint8_t)v)) sc_list(&list, game_of(r)->word(b, noun, (uint8_t)v, ORR_WORD));
    return sc_bad(r, "\"%s\" cannot lie in %s; these can: %s.", word, p->word, r->list);
}

static bool tag_fits(sc_reader *r, const orr_place *p, const char *word, const sc_card *card)
{
    const orr_box *b = &r->c->box;
    const uint8_t seats = r->c->seats;
    buffer list = sc_begin_list(r);
    unsigned right = 0;
    if (!p->tags) return true;
    for (unsigned v = 0, n = p->tag < ORR_N_FIRST_OWN ? SC_ALL_VALUES : sc_noun_values(b, p->tag); v < n; v++) {
        sc_text tag = { .n = 0 };
        if (!p->tags(b, seats, card->kind, (uint8_t)v)) continue;
        sc_say_value(&tag, b, p->tag, v);
        sc_list(&list, tag.s);
        right++;
    }
    const bool guessed = !card->tagged && p->tag == ORR_N_NUMBER && right > 1;   /* 0 is as good as another number */
    if (!guessed && p->tags(b, seats, card->kind, card->tag)) return true;
    if (card->tagged)
        return sc_bad(r, "\"%s\" cannot have this tag in %s; right tags are: %s.", word, p->word, r->list);
    return sc_bad(r, "\"%s\" needs a tag in %s, as in \"%s@...\"; right tags are: %s.", word, p->word, word, r->list);
}

static bool can_lie(sc_reader *r, const sc_step *s, const orr_place *p, const char *word, const sc_card *card)
{
    if (card->kind == ORR_UNKNOWN) return true;
    if (!takes(r, p, word, card->kind)) return false;
    return sets(s) || (card->tagged && card->tag != ORR_UNKNOWN) ? tag_fits(r, p, word, card) : true;
}

static bool read_kind(sc_reader *r, const sc_step *s, const orr_place *p, char *word, sc_card *card)
{
    char *at = strchr(word, '@');
    if (at && !read_tag(r, p, at, card)) return false;
    if (card->tagged && card->tag == ORR_UNKNOWN && s->what != SC_SEEN)
        return sc_bad(r, "\"@?\" has a meaning only in what is seen.");
    card->kind = ORR_UNKNOWN;
    if (!sc_same(word, "?")) return sc_read_value(r, game_of(r)->decks[p->deck].noun, SC_ALL_VALUES, word, &card->kind);
    if (s->what == SC_SEEN) return true;
    return sc_bad(r, "\"?\", a card that is not known, has a meaning only in what is seen.");
}

static bool read_card(sc_reader *r, const sc_step *s, const orr_place *p, sc_item *item)
{
    char word[SC_WORD];
    sc_card card = { 0 };
    if (!sc_word(r, word)) return sc_bad(r, "Expected a card here, not %s.", sc_here(r));
    if (sc_same(word, "rest")) return read_rest(r, s, p, item);
    if (item->rest && !(p->flags & ORR_HELD))
        return sc_bad(r, "\"rest\" comes last: what is left lies beneath the cards you name.");
    if (!read_kind(r, s, p, word, &card) || !can_lie(r, s, p, word, &card) || !read_copies(r, &card)) return false;
    if (item->form == SC_LACKS && card.copies > 1)
        return sc_bad(r, "\"lacks\" means not even one, so it takes no number of copies.");
    if (r->c->n_cards == SC_CARDS) return sc_bad(r, "This case names too many cards; split it.");
    r->c->card[r->c->n_cards++] = card;
    item->n++;
    return true;
}

static bool read_cards(sc_reader *r, const sc_step *s, const orr_place *p, sc_item *item)
{
    item->first = r->c->n_cards;
    if (sc_take(r, "none")) {
        if (s->what == SC_KNOWS) return sc_bad(r, "A knows names cards; \"none\" would tell nothing.");
        if (item->form == SC_EXACTLY) return true;
        return sc_bad(r, "Write \"%s: none\", without a word before the colon.", p->word);
    }
    do {
        if (!read_card(r, s, p, item)) return false;
    } while (sc_mark(r, ','));
    return true;
}

/* ---- names and forms -------------------------------------------------------------------------------------------- */

static bool bad_subject(sc_reader *r, const sc_step *s, const char *word)
{
    const orr_game *g = game_of(r);
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < g->n_places; i++) sc_list(&list, g->places[i].word);
    for (unsigned i = 0; i < g->n_fields; i++)
        if (!sets(s) || !(g->fields[i].flags & ORR_DERIVED)) sc_list(&list, g->fields[i].word);
    if (s->what == SC_THEN) sc_list(&list, "score");
    return sc_bad(r, "\"%s\" is neither a place nor a field of %s; there are: %s.", word, g->id, r->list);
}

static bool read_subject(sc_reader *r, const sc_step *s, sc_item *item)
{
    const orr_game *g = game_of(r);
    char word[SC_WORD];
    if (!sc_word(r, word)) return sc_bad(r, "Expected a place or a field here, not %s.", sc_here(r));
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
    return sc_same(word, item->name.word) && s->what == SC_THEN ? true : bad_subject(r, s, word);
}

static const orr_field *field_of(const sc_reader *r, const sc_item *item)
{
    return item->subject == SC_FIELD ? &game_of(r)->fields[item->index] : NULL;
}

static bool can_be_set(sc_reader *r, const sc_step *s, const sc_item *item)
{
    const orr_field *f = field_of(r, item);
    if (!sets(s) || !f || !(f->flags & ORR_DERIVED)) return true;
    return sc_bad(r, "A %s cannot set \"%s\": it follows from the rest of the position (%s).", verb_of(s), f->word,
                  f->text ? f->text : "the game works it out");
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

static bool form_fits(const sc_reader *r, const sc_step *s, const sc_item *item, sc_form form)
{
    const bool is_set = item->subject == SC_FIELD && field_of(r, item)->type == ORR_SET;
    if (item->subject != SC_PLACE) return is_set && !sets(s) && (form == SC_HAS || form == SC_LACKS);
    if ((form == SC_TOP || form == SC_BOTTOM) && (game_of(r)->places[item->index].flags & ORR_HELD)) return false;
    if (s->what == SC_KNOWS) return form == SC_TOP || form == SC_HAS;
    return !sets(s) || (form != SC_HAS && form != SC_LACKS);
}

static bool bad_form(sc_reader *r, const sc_step *s, const sc_item *item, const char *word)
{
    char use[200];
    buffer of_use = buffer_on(use, sizeof use), list = sc_begin_list(r);
    sc_name_use(&of_use, game_of(r), &item->name);
    for (unsigned f = SC_TOP; f <= SC_COUNT; f++)
        if (form_fits(r, s, item, (sc_form)f)) sc_list(&list, forms[f]);
    if (sc_instances(&item->name) > 1 && s->what != SC_KNOWS) sc_list(&list, "all empty but");
    return sc_bad(r, "\"%s\" does not belong there; before the colon comes: %s%s%s.", word, use,
                  *r->list ? ", then perhaps one of: " : "", r->list);
}

static bool read_form(sc_reader *r, const sc_step *s, sc_item *item)
{
    char word[SC_WORD];
    if (!sc_word(r, word)) return true;
    item->form = form_of(word);
    const bool ends = item->subject == SC_PLACE && (item->form == SC_TOP || item->form == SC_BOTTOM);
    if (ends && (game_of(r)->places[item->index].flags & ORR_HELD))
        return sc_bad(r, "The cards of \"%s\" lie in no order, so it has no %s.", item->name.word, word);
    return item->form != SC_EXACTLY && form_fits(r, s, item, item->form) ? true : bad_form(r, s, item, word);
}

/* ---- values ----------------------------------------------------------------------------------------------------- */

static bool read_count(sc_reader *r, sc_item *item)
{
    char word[SC_WORD];
    uint32_t v;
    if (!sc_word(r, word) || !decimal_read_unsigned(word, 255, &v))
        return sc_bad(r, "A number of cards should follow \"count:\".");
    item->value = (int32_t)v;
    return true;
}

/* A set of other things than seats: "4, 5, 6", or none. */
static bool read_members(sc_reader *r, uint8_t noun, sc_item *item)
{
    char word[SC_WORD];
    uint8_t v;
    if (sc_take(r, "none")) return true;
    do {
        if (!sc_word(r, word))
            return sc_bad(r, "Expected a word for %s here, not %s.", sc_noun_name(game_of(r), noun), sc_here(r));
        if (!sc_read_value(r, noun, 16, word, &v)) return false;
        if (item->value >> v & 1) return sc_bad(r, "\"%s\" is named twice.", word);
        item->value |= 1 << v;
    } while (sc_mark(r, ','));
    return true;
}

static bool read_set(sc_reader *r, uint8_t noun, sc_item *item)
{
    orr_seats set = 0;
    item->value = 0;
    if (noun != ORR_N_SEAT ? !read_members(r, noun, item) : !sc_read_seats(r, SC_ALLOW_NONE, &set)) return false;
    if (noun == ORR_N_SEAT) item->value = set;
    if (item->value || item->form == SC_EXACTLY) return true;
    return sc_bad(r, "After \"%s\" somebody or something is named; none would say nothing.", forms[item->form]);
}

typedef struct { int32_t least, most; } bounds;

static bounds bounds_of(const orr_field *f)
{
    if (f && (f->least || f->most)) return (bounds){ f->least, f->most };
    if (!f || f->type == ORR_SIGNED) return (bounds){ INT16_MIN, INT16_MAX };
    return (bounds){ 0, f->type == ORR_BYTE ? UINT8_MAX : UINT16_MAX };
}

static bool read_number(sc_reader *r, const char *word, const orr_field *f, sc_item *item)
{
    const bounds b = bounds_of(f);
    const bool minus = word[0] == '-';
    uint32_t v;
    if (decimal_read_unsigned(word + minus, UINT16_MAX, &v)) {
        item->value = minus ? -(int32_t)v : (int32_t)v;
        if (item->value >= b.least && item->value <= b.most) return true;
    }
    return sc_bad(r, "\"%s\" should be a whole number from %d to %d.", word, (int)b.least, (int)b.most);
}

/* The number is found once the whole position is known: scenario_sound.c. */
static bool read_rest_of_field(sc_reader *r, const sc_step *s, const orr_field *f, sc_item *item)
{
    if (s->what != SC_GIVEN || !f) return sc_bad(r, "\"rest\" can stand only in a given.");
    if (sc_instances(&item->name) > 1)
        return sc_bad(r, "There is more than one \"%s\", so \"rest\" cannot tell which one gets how much.", f->word);
    return item->rest = true;
}

static bool read_value(sc_reader *r, const sc_step *s, sc_item *item)
{
    const orr_field *f = field_of(r, item);
    char word[SC_WORD];
    uint8_t byte;
    if (f && f->type == ORR_SET) return read_set(r, f->noun, item);
    if (!sc_word(r, word)) return sc_bad(r, "A value should follow the colon, not %s.", sc_here(r));
    if (f && f->noun == ORR_N_SEAT && sc_same(word, "none")) {
        item->value = ORR_UNKNOWN;
        return !sets(s) || f->flags & ORR_OR_NONE ? true : sc_bad(r, "\"%s\" is always a seat, never none.", f->word);
    }
    if (f && (f->noun == ORR_N_SEAT || f->noun >= ORR_N_FIRST_OWN)) {
        if (!sc_read_value(r, f->noun, SC_ALL_VALUES, word, &byte)) return false;
        item->value = byte;
        return true;
    }
    return sc_same(word, "rest") ? read_rest_of_field(r, s, f, item) : read_number(r, word, f, item);
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
    return form_of(word) == SC_EXACTLY && !(name->each && decimal_read_unsigned(word, 999999, &number));
}

static bool read_rows(sc_reader *r, sc_item *item)
{
    const sc_name *name = &item->name;
    if (!row_follows(r, name)) return choose_all_rows(r, item), true;
    if (sc_take(r, "all")) return choose_all_rows(r, item), true;
    do {
        char word[SC_WORD];
        uint8_t row;
        if (!sc_word(r, word))
            return sc_bad(r, "Expected a word for %s here, not %s.", sc_noun_name(game_of(r), name->by),
                          sc_here(r));
        if (!sc_read_value(r, name->by, name->rows, word, &row) || !choose_row(r, item, row, word)) return false;
    } while (sc_mark(r, ','));
    return true;
}

static bool read_seats_of(sc_reader *r, sc_item *item)
{
    char word[SC_WORD];
    uint32_t number;
    item->seats = item->name.each ? sc_all_seats(r) : 1;
    if (!sc_peek(r, word) || !(sc_same(word, "all") || decimal_read_unsigned(word, 999999, &number))) return true;
    if (!item->name.each)
        return sc_bad(r, "\"%s\" is not one for each seat, so no seat can stand before its colon.", item->name.word);
    return sc_read_seats(r, 0, &item->seats);
}

/* ---- whole items ------------------------------------------------------------------------------------------------ */

static bool read_content(sc_reader *r, const sc_step *s, sc_item *item)
{
    if (item->subject != SC_PLACE) return read_value(r, s, item);
    return item->form == SC_COUNT ? read_count(r, item) : read_cards(r, s, &game_of(r)->places[item->index], item);
}

static sc_item *new_item(sc_reader *r, sc_step *s)
{
    if (r->c->n_items == SC_ITEMS) return sc_bad(r, "This case has too many items; split it."), NULL;
    sc_item *item = &r->c->item[r->c->n_items++];
    *item = (sc_item){ .first = r->c->n_cards };
    s->n++;
    return item;
}

/* "all empty" follows the name. */
static bool take_all_empty(sc_reader *r)
{
    const char *before = r->p;
    if (sc_take(r, "all") && sc_take(r, "empty")) return true;
    r->p = before;
    return false;
}

static bool can_be_empty(sc_reader *r, const sc_step *s, sc_item *item)
{
    const orr_field *f = field_of(r, item);
    if (s->what == SC_KNOWS || sc_instances(&item->name) < 2)
        return sc_bad(r, "\"all empty\" can stand in given, then and seen, for what there are several of.");
    if (f && f->type != ORR_SET && f->noun >= ORR_N_FIRST_OWN)
        return sc_bad(r, "\"%s\" always has a value, so it cannot be empty.", f->word);
    const bool seat = f && f->type != ORR_SET && f->noun == ORR_N_SEAT;
    if (seat && sets(s) && !(f->flags & ORR_OR_NONE)) return sc_bad(r, "\"%s\" is always a seat, never none.", f->word);
    item->value = seat ? ORR_UNKNOWN : 0;
    return true;
}

/* "front all empty but 2: skip-turn but 3: protect-player" */
static bool read_all_empty(sc_reader *r, sc_step *s, sc_item *all)
{
    if (!can_be_empty(r, s, all)) return false;
    choose_all_rows(r, all);
    all->seats = all->name.each ? sc_all_seats(r) : 1;
    while (sc_take(r, "but")) {
        const char *before = r->p;
        sc_item *but = new_item(r, s);
        if (!but) return false;
        but->subject = all->subject;
        but->index = all->index;
        but->name = all->name;
        if (!read_rows(r, but) || !read_seats_of(r, but)) return false;
        if (r->p == before) return sc_bad(r, "After \"but\" say which one, then a colon.");
        if (!sc_need_mark(r, ':', "the name") || !read_content(r, s, but)) return false;
        all->but++;
    }
    return true;
}

static bool read_item(sc_reader *r, sc_step *s)
{
    sc_item *item = new_item(r, s);
    if (!item || !read_subject(r, s, item) || !can_be_set(r, s, item)) return false;
    if (s->what == SC_KNOWS && item->subject != SC_PLACE)
        return sc_bad(r, "Only cards in places can be known or not; fields are public.");
    if (take_all_empty(r)) return read_all_empty(r, s, item);
    if (!read_rows(r, item) || !read_seats_of(r, item)) return false;
    return read_form(r, s, item) && sc_need_mark(r, ':', "the name") && read_content(r, s, item);
}

typedef struct { bool both, first_only, second_only; unsigned where; } overlap;   /* where: the first of both */

static overlap compare(const sc_item *a, const sc_item *b)
{
    overlap x = { false, false, false, 0 };
    if (a->subject != b->subject || a->index != b->index) return x;
    for (unsigned i = 0; i < sc_instances(&a->name); i++) {
        const bool first = sc_is_about(a, i), second = sc_is_about(b, i);
        if (first && second && !x.both) x.where = i;
        x.both |= first && second;
        x.first_only |= first && !second;
        x.second_only |= second && !first;
    }
    return x;
}

/* What is said later about fewer of them is an exception; anything else that is set twice contradicts itself. */
static bool set_once(sc_reader *r, const sc_step *s, uint32_t from)
{
    sc_item *all = r->c->item;
    for (uint32_t k = from; sets(s) && k < r->c->n_items; k++)
        for (uint32_t j = s->first; j < k; j++) {
            const overlap x = compare(&all[j], &all[k]);
            sc_text name = { .n = 0 };
            if (!x.both) continue;
            sc_say_name(&name, &r->c->box, &all[k].name, x.where);
            if (!x.first_only || x.second_only) return sc_bad(r, "This %s sets %s twice.", verb_of(s), name.s);
            all[j].but = k - j;
        }
    return true;
}

bool sc_read_items(sc_reader *r, sc_step *s)
{
    s->first = r->c->n_items;
    do {
        const uint32_t from = r->c->n_items;
        if (!read_item(r, s) || !set_once(r, s, from)) return false;
    } while (sc_mark(r, ';') && !sc_at_end(r));
    return sc_need_end(r);
}

/* ---- shuffles --------------------------------------------------------------------------------------------------- */

/* The first card of the list says which deck is meant. */
static bool deck_noun(sc_reader *r, const char *word, uint8_t *noun)
{
    const orr_game *g = game_of(r);
    uint8_t kind;
    buffer list = sc_begin_list(r);
    for (unsigned d = 0; d < g->n_decks; d++)
        if (sc_find_value(r, g->decks[d].noun, SC_ALL_VALUES, word, &kind)) return *noun = g->decks[d].noun, true;
    if (!g->n_decks) return sc_bad(r, "This game has no cards to shuffle.");
    for (unsigned d = 0; d < g->n_decks; d++) {
        bool known = false;                              /* two decks can share their words */
        for (unsigned k = 0; k < d; k++) known |= g->decks[k].noun == g->decks[d].noun;
        for (unsigned v = 0, n = known ? 0 : sc_noun_values(&r->c->box, g->decks[d].noun); v < n; v++)
            sc_list(&list, g->word(&r->c->box, g->decks[d].noun, (uint8_t)v, ORR_WORD));
    }
    return sc_bad(r, "\"%s\" is not a card; the right words are: %s.", word, r->list);
}

bool sc_read_shuffle(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    uint8_t noun = 0, kind = 0;
    s->first = r->c->n_numbers;
    if (sc_take(r, "none")) return sc_need_end(r);
    do {
        sc_card card;
        if (!sc_word(r, word)) return sc_bad(r, "Expected a card here, not %s.", sc_here(r));
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
