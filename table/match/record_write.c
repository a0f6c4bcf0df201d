/* record_write.c - a match written down. Reading it back is record.c. */
#include "table/match/record.h"

#include "base/blake2b.h"
#include "base/buffer.h"
#include "base/hex.h"
#include "engine/game.h"

#include <ctype.h>
#include <inttypes.h>

static void put_hex(buffer *p, const uint8_t *bytes, size_t n)
{
    char digits[2 * MATCH_KEY + 1];
    hex_write(bytes, n, digits);
    buffer_put(p, "%s\n", digits);
}

static void put_deal(buffer *p, const match *m, bool open_secret)
{
    uint8_t commitment[MATCH_KEY];
    deal_commitment(&m->deal, commitment);
    buffer_put(p, "commitment ");
    put_hex(p, commitment, sizeof commitment);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(m->deal.pledged >> s & 1)) continue;
        buffer_put(p, "pledge %u ", s + 1);
        put_hex(p, m->deal.pledge[s], sizeof m->deal.pledge[s]);
    }
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(m->deal.salted >> s & 1)) continue;
        buffer_put(p, "salt %u ", s + 1);
        put_hex(p, m->deal.salt[s], sizeof m->deal.salt[s]);
    }
    if (!open_secret) return;
    buffer_put(p, "secret ");
    put_hex(p, m->deal.secret, sizeof m->deal.secret);
}

int record_result(const match *m, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    const orr_game *g = m->t.game;
    orr_result r = { 0 };
    g->result(&m->t, &r);
    const char *outcome = r.outcome < g->n_outcomes ? g->outcomes[r.outcome] : "over";
    for (const char *s = outcome; *s; s++) buffer_put(&p, "%c", *s == ' ' ? '-' : tolower((unsigned char)*s));
    const orr_seats winners = (orr_seats)(r.winners & ~orr_one(ORR_PUBLIC));
    if (!winners) buffer_put(&p, " -");
    for (unsigned s = 0, written = 0; winners >> s; s++)
        if (winners >> s & 1) buffer_put(&p, "%c%u", written++ ? ',' : ' ', s + 1);
    return p.at;
}

int record_write(const match *m, bool open_secret, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    const orr_game *g = m->t.game;
    char words[128];
    uint8_t fingerprint[MATCH_KEY];
    buffer_put(&p, "orrery-record %d\ngame %s %u\nseats %u\n", RECORD_VERSION, g->id, g->rules_version,
               orr_core_of(&m->t)->seats);
    for (unsigned i = 0; i < g->n_options; i++)
        if (m->box.opt[i]) buffer_put(&p, "option %s %s\n", g->options[i].name, g->options[i].word[m->box.opt[i]]);
    buffer_put(&p, "set %s %016" PRIx64 "\n", box_set_name(&m->box), set_hash(g, m->box.set));
    put_deal(&p, m, open_secret);
    buffer_put(&p, "answers\n");
    for (uint32_t i = 0; i < m->n_answers; i++) {
        if (orr_write(&m->box, m->answer[i].act, words, sizeof words) < 0) return -1;
        buffer_put(&p, "%u: %s\n", m->answer[i].seat + 1u, words);
    }
    buffer_put(&p, "position %016" PRIx64 "\n", orr_fingerprint(&m->t));
    if (match_over(m) && record_result(m, words, sizeof words) > 0) buffer_put(&p, "result %s\n", words);
    if (p.at < 0) return -1;
    blake2b_256(fingerprint, p.out, (size_t)p.at);
    buffer_text(&p, "fingerprint ");
    put_hex(&p, fingerprint, sizeof fingerprint);
    return p.at;
}
