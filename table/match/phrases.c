/* phrases.c - events, actions, seats and rules as text for one seat's eyes. */
#include "table/match/phrases.h"

#include "base/buffer.h"

#include <ctype.h>
#include <string.h>

static const phrase_words english = { .nobody = "nobody", .seat = "Seat ", .and = " and " }, *own = &english;
void phrase_speak(const phrase_words *words) { own = words ? words : &english; }

static bool is_part_of_word(char ch) { return isalnum((unsigned char)ch) || (unsigned char)ch >= 0x80; }

void phrase_put(buffer *p, const char *name)
{
    const char *end = p->at > 1 ? p->out + p->at : NULL;
    const char vowel = end && end[-1] == ' ' && (p->at == 2 || !is_part_of_word(end[-3])) ? end[-2] : 0;
    const bool same = vowel && strchr("AaEe", vowel) && tolower((unsigned char)*name) == tolower((unsigned char)vowel);
    if (own->euphonic && same && is_part_of_word(name[1])) {
        p->at--;
        buffer_text(p, "d ");
    }
    buffer_text(p, name);
}

static void put_seat(buffer *p, unsigned seat, const char *const *names)
{
    if (seat >= ORR_MAX_SEATS) {
        buffer_text(p, own->nobody);
    } else if (names && names[seat]) {
        phrase_put(p, names[seat]);
    } else {
        buffer_put(p, "%s%u", own->seat, seat + 1);
    }
}

static void put_noun(buffer *p, const orr_box *b, uint8_t noun, uint8_t value, const char *const *names)
{
    if (noun == ORR_N_SEAT) {
        put_seat(p, value, names);
    } else if (noun == ORR_N_NUMBER) {
        buffer_put(p, "%u", value);
    } else if (noun == ORR_N_SIGNED) {
        buffer_put(p, "%d", (int8_t)value);
    } else {
        const char *w = noun ? b->game->word(b, noun, value, ORR_NAME) : NULL;
        phrase_put(p, w ? w : "?");
    }
}

/* Writes text up to its next place ("{a}" to "{c}", or "{1}" and so on: n of them from `first`) and goes past that.
 * Which place it is, from 0; -1: the text is over. */
static int next_place(buffer *p, const char **text, char first, int n)
{
    for (const char *s = *text; *s; s++) {
        if (s[0] == '{' && s[1] >= first && s[1] < first + n && s[2] == '}') {
            *text = s + 3;
            return s[1] - first;
        }
        buffer_char(p, *s);
    }
    return -1;
}

/* ---- events: "{1} draws {4|a card}" ----------------------------------------------------------------------------- */

enum { N_PUB = 3, N_PRIV = 4 };

/* text begins after "{"; returns what follows "}". */
static const char *put_place(buffer *p, const orr_box *b, const orr_event *e, const char *text, bool sees,
                             const char *const *names)
{
    const orr_event_kind *k = &b->game->event_kinds[e->kind];
    const unsigned i = (unsigned)(*text - '1');
    const char *end = strchr(text, '}');
    if (!end) return text + strlen(text);
    if (i < N_PUB) {
        put_noun(p, b, k->pub[i], e->pub[i], names);
    } else if (i < N_PUB + N_PRIV && sees) {
        put_noun(p, b, k->priv[i - N_PUB], e->priv[i - N_PUB], names);
    } else if (text[1] == '|') {
        for (text += 2; text < end; text++) buffer_char(p, *text);
    } else {
        buffer_char(p, '?');
    }
    return end + 1;
}

int phrase_event(const orr_box *b, const orr_event *e, orr_seat viewer, const char *const *names, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    if (e->kind >= b->game->n_event_kinds) return -1;
    const bool sees = e->sees >> viewer & 1;
    for (const char *text = b->game->event_kinds[e->kind].text; *text;) {
        if (*text == '{') {
            text = put_place(&p, b, e, text + 1, sees, names);
        } else {
            buffer_char(&p, *text++);
        }
    }
    return p.at;
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

int phrase_action(const orr_box *b, orr_action x, bool hide_sealed, char *out, int cap)
{
    if (!hide_sealed) return orr_write(b, x, out, cap);
    buffer p = buffer_on(out, cap);
    if (x.verb >= b->game->n_verbs) return -1;
    const orr_verb *v = &b->game->verbs[x.verb];
    char open[128], *word = open;
    if (orr_write(b, x, open, sizeof open) < 0) return -1;
    word += strlen(v->word);
    buffer_text(&p, v->word);
    for (unsigned i = 0; i < 3; i++) {                 /* orr_write puts one blank and one word for every argument */
        if (!v->noun[i]) continue;
        if (orr_may_be_left_out(b, v->noun[i]) && (v->flags & (ORR_SEALED_A << i))) break;   /* nor whether it was */
        const size_t len = 1 + strcspn(word + 1, " ");
        if (v->flags & (ORR_SEALED_A << i)) {
            buffer_text(&p, " ?");
        } else {
            for (size_t k = 0; k < len; k++) buffer_char(&p, word[k]);
        }
        word += len;
    }
    return p.at;
}

/* A card that says it itself is not told twice: "Play Top Card", not "Play Play Top Card". */
static void drop_echo(buffer *p, int said)
{
    if (said <= 0 || p->at < 2 * said || memcmp(p->out, p->out + said, (size_t)said) != 0) return;
    memmove(p->out, p->out + said, (size_t)(p->at - said) + 1);
    p->at -= said;
}

static int put_label(const orr_box *b, orr_action x, bool hide_sealed, const char *const *names, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    if (x.verb >= b->game->n_verbs) return -1;
    const orr_verb *v = &b->game->verbs[x.verb];
    const uint8_t arg[3] = { x.a, x.b, x.c };
    const char *text = v->label ? v->label : v->word;
    for (int i, n = 0; (i = next_place(&p, &text, 'a', 3)) >= 0; n++) {
        const int said = p.at;
        if (hide_sealed && v->flags & (ORR_SEALED_A << i)) buffer_char(&p, '?');
        else put_noun(&p, b, v->noun[i], arg[i], names);
        if (!n) drop_echo(&p, said);
    }
    return p.at;
}

int phrase_label(const orr_box *b, orr_action x, const char *const *names, char *out, int cap)
{
    return put_label(b, x, false, names, out, cap);
}

int phrase_told(const orr_box *b, orr_action x, bool hide_sealed, char *out, int cap)
{
    return put_label(b, x, hide_sealed, NULL, out, cap);
}

/* ---- questions: "{1} plays {2} on you. Block it?" --------------------------------------------------------------- */

int phrase_prompt(const orr_box *b, const orr_prompt *q, const char *const *names, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    const char *text = q->text;
    for (int i; (i = next_place(&p, &text, '1', 3)) >= 0;) put_noun(&p, b, q->about[i].noun, q->about[i].value, names);
    return p.at;
}

/* ---- remarks: "Discards 1 of {1}" ------------------------------------------------------------------------------- */

bool phrase_find_remark(const orr_box *b, const void *view, orr_action x, orr_remark *r)
{
    *r = (orr_remark){ .kind = 0 };
    return b->game->remark && b->game->remark(b, view, x, r);
}

int phrase_remark(const orr_box *b, const orr_remark *r, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    if (r->kind >= b->game->n_remark_kinds) return -1;
    const char *text = b->game->remark_kinds[r->kind].text;
    for (int i; (i = next_place(&p, &text, '1', 4)) >= 0;) buffer_put(&p, "%d", r->number[i]);
    return p.at;
}

/* ---- seats and rules -------------------------------------------------------------------------------------------- */

int phrase_seats(orr_seats set, const char *const *names, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    set &= (orr_seats)~orr_one(ORR_PUBLIC);
    if (!set) buffer_text(&p, own->nobody);
    for (unsigned s = 0, written = 0; set >> s; s++) {
        if (!(set >> s & 1)) continue;
        if (written++) buffer_text(&p, set >> s == 1 ? own->and : ", ");
        put_seat(&p, s, names);
    }
    return p.at;
}

const orr_rule_text *phrase_rule(const orr_game *g, orr_rule r)
{
    static const orr_rule_text none = { "-", "" };
    return r && r < g->n_rules && g->rules[r].id ? &g->rules[r] : &none;
}

/* What comes first in a ruling is the question; its answer starts here. */
static const char *start_of_gist(const char *text)
{
    static const char ruling[] = "*Ruling:*";
    const char *at = strstr(text, ruling);
    if (!at) return text;
    at += sizeof ruling - 1;
    return at + strspn(at, " ");
}

static bool ends_sentence(const char *s) { return !*s || (*s == '.' && (!s[1] || s[1] == ' ')); }

static void put_clause(buffer *p, const orr_rule_text *rule)
{
    enum { ENOUGH = 220 };
    const char *text = start_of_gist(rule->text);
    const bool acronym = isupper((unsigned char)text[0]) && isupper((unsigned char)text[1]);
    for (const char *s = text; !ends_sentence(s); s++) {
        if (s - text > ENOUGH && *s == ' ') {
            buffer_text(p, " ...");
            break;
        }
        if (*s == '*' || *s == '`') continue;          /* marks of the ledger's Markdown */
        buffer_char(p, s == text && !acronym ? (char)tolower((unsigned char)*s) : *s);
    }
}

/* A rule whose ledger has no clause for refusals says its first sentence. */
static void put_because(buffer *p, const orr_rule_text *rule)
{
    if (rule->because) buffer_text(p, rule->because);
    else put_clause(p, rule);
}

int phrase_because(const orr_game *g, orr_rule r, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    put_because(&p, phrase_rule(g, r));
    return p.at;
}

int phrase_reason(const orr_game *g, orr_rule r, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    put_because(&p, phrase_rule(g, r));
    buffer_put(&p, " (%s)", phrase_rule(g, r)->id);
    return p.at;
}

int phrase_gist(const orr_game *g, orr_rule r, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    const orr_rule_text *rule = phrase_rule(g, r);
    put_clause(&p, rule);
    buffer_put(&p, " (%s)", rule->id);
    return p.at;
}
