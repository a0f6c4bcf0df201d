/* wire.c - events and the small messages. */
#include "table/wire/wire.h"

#include "table/match/phrases.h"

/* The arguments an event kind uses. */
static void put_args(json *j, const char *key, const uint8_t *noun, const uint8_t *v, unsigned n)
{
    while (n && !noun[n - 1]) n--;
    json_open_array(j, key);
    for (unsigned i = 0; i < n; i++) json_signed(j, NULL, noun[i] == ORR_N_SIGNED ? (int8_t)v[i] : v[i]);
    json_end(j);
}

void wire_event(json *j, const orr_box *b, const orr_event *e, orr_seat eyes, const char *const *names)
{
    const orr_event_kind *k = &b->game->event_kinds[e->kind];
    char text[400];
    json_open_object(j, NULL);
    json_count(j, "at", e->at);
    json_text(j, "rule", phrase_rule(b->game, e->rule)->id);
    json_text(j, "kind", k->word);
    put_args(j, "pub", k->pub, e->pub, 3);
    if (e->sees >> eyes & 1) put_args(j, "priv", k->priv, e->priv, 4);
    else json_nothing(j, "priv");
    json_text(j, "text", phrase_event(b, e, eyes, names, text, sizeof text) < 0 ? k->word : text);
    json_end(j);
}

/* ---- small ones ---------------------------------------------------------------------------------------------------
 */

static json begin(text_buf *out, const char *kind, wire_id id)
{
    json j = json_on_text(out);
    json_open_object(&j, NULL);
    json_text(&j, "t", kind);
    if (id.has) json_signed(&j, "id", id.n);
    return j;
}

void wire_ok(text_buf *out, wire_id id)
{
    json j = begin(out, "ok", id);
    json_end(&j);
}

void wire_no(text_buf *out, wire_id id, const char *why, const char *rule)
{
    json j = begin(out, "no", id);
    json_text(&j, "why", why);
    json_text(&j, "rule", rule);
    json_end(&j);
}

void wire_bye(text_buf *out, const char *why)
{
    json j = begin(out, "bye", (wire_id){ .has = false });
    json_text(&j, "why", why);
    json_end(&j);
}

static void put_answer(json *j, const orr_box *b, const char *const *names, orr_action a)
{
    char label[160];
    const uint8_t part[4] = { a.verb, a.a, a.b, a.c };
    json_open_array(j, "a");
    for (unsigned i = 0; i < 4; i++) json_count(j, NULL, part[i]);
    json_end(j);
    json_text(j, "label", phrase_label(b, a, names, label, sizeof label) < 0 ? "?" : label);
}

void wire_hint(text_buf *out, wire_id id, const orr_box *b, const char *const *names, const orr_action *a,
               float chance, const char *reason)
{
    json j = begin(out, "hint", id);
    if (a) put_answer(&j, b, names, *a);
    else json_nothing(&j, "a"), json_nothing(&j, "label");
    json_number(&j, "chance", (double)chance);
    json_text(&j, "reason", reason);
    json_end(&j);
}

void wire_judged(json *j, const orr_box *b, const char *const *names, const wire_remarked *r)
{
    json_open_object(j, "did");
    put_answer(j, b, names, r->did);
    json_end(j);
    if (r->silence) {
        json_nothing(j, "better");
    } else {
        json_open_object(j, "better");
        put_answer(j, b, names, r->better);
        json_end(j);
    }
    json_count(j, "games", r->games);
    json_count(j, "won", r->won);
    json_count(j, "could", r->could);
    json_count(j, "loss", r->loss);
    json_count(j, "give", r->give);
    json_text(j, "reason", r->reason);
}

void wire_remark(text_buf *out, const orr_box *b, const char *const *names, const wire_remarked *r)
{
    json j = begin(out, "remark", (wire_id){ .has = false });
    wire_judged(&j, b, names, r);
    json_end(&j);
}
