/* record.c - records read and replayed; record_verify.c checks them. Every complaint starts with the line of the
 * file. */
#include "table/match/record.h"

#include "base/decimal.h"
#include "base/hex.h"
#include "base/text.h"
#include "table/match/phrases.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {              /* going through the lines of a record */
    record *r;
    char *next, *end;         /* what is still to be read */
    uint32_t line;            /* the line now being read */
    error *why;
    const orr_game *(*find)(const char *);
} reader;

/* ---- lines and words -------------------------------------------------------------------------------------------- */

/* The next line that is not blank, its end cut off; NULL at the end of the file. */
static char *next_line(reader *in)
{
    while (in->next < in->end) {
        char *line = in->next, *stop = memchr(line, '\n', (size_t)(in->end - line));
        if (!stop) stop = in->end;
        in->next = stop + 1;
        in->line++;
        while (stop > line && isspace((unsigned char)stop[-1])) stop--;
        *stop = 0;
        if (!*line) continue;
        in->r->last_line = in->line;
        return line;
    }
    return NULL;
}

static bool read_hash(const char *text, uint64_t *out)
{
    uint8_t byte[8];
    if (!hex_read(text, byte, sizeof byte)) return false;
    *out = 0;
    for (unsigned i = 0; i < sizeof byte; i++) *out = *out << 8 | byte[i];
    return true;
}

/* ---- the header ------------------------------------------------------------------------------------------------- */

static bool read_game(reader *in, char *text)
{
    char *version = text_after_word(text);
    record *r = in->r;
    if (r->game) return error_refuse(in->why, "line %u: the game is named twice.", in->line);
    r->game = in->find(text);
    r->game_line = in->line;
    if (!r->game) return error_refuse(in->why, "line %u: there is no game '%.40s' here.", in->line, text);
    if (!decimal_read_unsigned(version, UINT16_MAX, &r->rules_version))
        return error_refuse(in->why, "line %u: 'game %s' should be followed by the version of its rules.", in->line,
                            text);
    box_open(&r->box, r->game);
    return true;
}

static bool read_seats(reader *in, char *text)
{
    record *r = in->r;
    if (r->seats_line) return error_refuse(in->why, "line %u: the seats are counted twice.", in->line);
    r->seats_line = in->line;
    return (decimal_read_unsigned(text, ORR_MAX_SEATS, &r->seats) && r->seats) ||
           error_refuse(in->why, "line %u: seats is '%.20s', should be a number from 1 to %d.", in->line, text,
                        ORR_MAX_SEATS);
}

static bool read_option(reader *in, char *text)
{
    char *value = text_after_word(text);
    error wrong;
    return box_option(&in->r->box, text, value, &wrong) ||
           error_refuse(in->why, "line %u: %.360s", in->line, wrong.text);
}

static bool read_set(reader *in, char *text)
{
    record *r = in->r;
    char *hash = strrchr(text, ' ');                   /* the name may have blanks in it */
    if (r->set_line) return error_refuse(in->why, "line %u: the set is named twice.", in->line);
    r->set_line = in->line;
    if (!hash || hash == text || (size_t)(hash - text) >= sizeof r->set_name || !read_hash(hash + 1, &r->set_hash))
        return error_refuse(in->why, "line %u: set should be a name and 16 hex digits.", in->line);
    memcpy(r->set_name, text, (size_t)(hash - text));
    return true;
}

static bool read_commitment(reader *in, char *text)
{
    if (in->r->commitment_line) return error_refuse(in->why, "line %u: there are two commitments.", in->line);
    in->r->commitment_line = in->line;
    return hex_read(text, in->r->commitment, MATCH_KEY) ||
           error_refuse(in->why, "line %u: the commitment should be %d hex digits.", in->line, 2 * MATCH_KEY);
}

static bool read_secret(reader *in, char *text)
{
    if (in->r->opened) return error_refuse(in->why, "line %u: there are two secrets.", in->line);
    in->r->opened = true;
    return hex_read(text, in->r->deal.secret, MATCH_KEY) ||
           error_refuse(in->why, "line %u: the secret should be %d hex digits.", in->line, 2 * MATCH_KEY);
}

static bool read_pledge(reader *in, char *text)
{
    match_deal *d = &in->r->deal;
    char *pledge = text_after_word(text);
    unsigned seat;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS, &seat) || !seat ||
        !hex_read(pledge, d->pledge[seat - 1], MATCH_KEY))
        return error_refuse(in->why, "line %u: pledge should be a seat and %d hex digits.", in->line, 2 * MATCH_KEY);
    if (d->pledged >> (seat - 1) & 1) return error_refuse(in->why, "line %u: seat %u has two pledges.", in->line, seat);
    d->pledged |= orr_one(seat - 1);
    return true;
}

static bool read_salt(reader *in, char *text)
{
    match_deal *d = &in->r->deal;
    char *salt = text_after_word(text);
    unsigned seat;
    if (!decimal_read_unsigned(text, ORR_MAX_SEATS, &seat) || !seat || !hex_read(salt, d->salt[seat - 1], DEAL_SALT))
        return error_refuse(in->why, "line %u: salt should be a seat and %d hex digits.", in->line, 2 * DEAL_SALT);
    if (d->salted >> (seat - 1) & 1) return error_refuse(in->why, "line %u: seat %u has two salts.", in->line, seat);
    d->salted |= orr_one(seat - 1);
    in->r->salt_line[seat - 1] = in->line;
    return true;
}

static const struct { const char *key; unsigned since; bool (*read)(reader *, char *text); } keys[] = {
    { "game", 1, read_game }, { "seats", 1, read_seats }, { "option", 1, read_option }, { "set", 1, read_set },
    { "commitment", 1, read_commitment }, { "secret", 1, read_secret }, { "salt", 1, read_salt },
    { "pledge", 2, read_pledge },
};
enum { N_KEYS = sizeof keys / sizeof *keys };

static bool read_header_line(reader *in, char *line)
{
    char *text = text_after_word(line);
    for (unsigned i = 0; i < N_KEYS; i++) {
        if (strcmp(line, keys[i].key) || in->r->version < keys[i].since) continue;
        if (i && !in->r->game) return error_refuse(in->why, "line %u: the game must be named first.", in->line);
        return keys[i].read(in, text);
    }
    return error_refuse(in->why, "line %u: '%.40s' is not a word of a record's header.", in->line, line);
}

/* Up to and with the line "answers". */
static bool read_version(reader *in)
{
    const char *line = next_line(in), word[] = "orrery-record ";
    const char *number = line && !strncmp(line, word, strlen(word)) ? line + strlen(word) : "";
    if (!decimal_read_unsigned(number, UINT16_MAX, &in->r->version) || *number == '0')
        return error_refuse(in->why, "line 1: this is not a record; a record starts with '%s%d'.", word,
                            RECORD_VERSION);
    return in->r->version <= RECORD_VERSION ||
           error_refuse(in->why, "line 1: this is a record of version %u; this build reads versions 1 to %d.",
                        in->r->version, RECORD_VERSION);
}

static bool read_header(reader *in)
{
    const record *r = in->r;
    char *line;
    if (!read_version(in)) return false;
    while ((line = next_line(in))) {
        if (strcmp(line, "answers")) {
            if (!read_header_line(in, line)) return false;
            continue;
        }
        const char *missing = !r->game              ? "game"
                              : !r->seats_line      ? "seats"
                              : !r->set_line        ? "set"
                              : !r->commitment_line ? "commitment"
                                                    : NULL;
        return !missing || error_refuse(in->why, "line %u: the header ends without '%s'.", in->line, missing);
    }
    return error_refuse(in->why, "line %u: the record ends before its answers.", r->last_line);
}

/* ---- answers and what follows them ------------------------------------------------------------------------------ */

static bool read_answer(reader *in, char *line)
{
    record *r = in->r;
    char *words = strchr(line, ':');
    unsigned seat;
    if (words) *words++ = 0;
    if (!words || !decimal_read_unsigned(line, r->seats, &seat) || !seat)
        return error_refuse(in->why, "line %u: an answer should be 'SEAT: WORDS' with a seat from 1 to %u.", in->line,
                            r->seats);
    words += strspn(words, " ");
    r->answer[r->n_answers++] = (record_answer){ in->line, (orr_seat)(seat - 1), words };
    return true;
}

static bool read_position(reader *in, const char *text, const char *what)
{
    in->r->has_position = true;
    in->r->position_line = in->line;
    return read_hash(text, &in->r->position) ||
           error_refuse(in->why, "line %u: the %s should be 16 hex digits.", in->line, what);
}

static bool read_result(reader *in, const char *text)
{
    in->r->result = text;
    in->r->result_line = in->line;
    return true;
}

/* What follows the answers. Version 1: fingerprint, result. Version 2: position, result, fingerprint. */
static bool read_end(reader *in, char *line)
{
    record *r = in->r;
    char *text = text_after_word(line);
    const bool first = r->version == 1;
    if (first && !r->has_position && !strcmp(line, "fingerprint")) return read_position(in, text, line);
    if (!first && !r->has_position && !strcmp(line, "position")) return read_position(in, text, line);
    if (!r->result && !r->has_fingerprint && !strcmp(line, "result")) return read_result(in, text);
    if (first) {
        return r->result ? error_refuse(in->why, "line %u: nothing may follow the result.", in->line)
                         : error_refuse(in->why, "line %u: only the result may follow the fingerprint.", in->line);
    }
    if (r->has_fingerprint) return error_refuse(in->why, "line %u: nothing may follow the fingerprint.", in->line);
    if (strcmp(line, "fingerprint"))
        return error_refuse(in->why, "line %u: only the result and the fingerprint may follow the position.", in->line);
    r->has_fingerprint = true;
    return hex_read(text, r->fingerprint, MATCH_KEY) ||
           error_refuse(in->why, "line %u: the fingerprint should be %d hex digits.", in->line, 2 * MATCH_KEY);
}

static bool read_answers(reader *in)
{
    record *r = in->r;
    uint32_t most = 0;
    for (const char *s = in->next; s < in->end; s++) most += *s == '\n';
    r->answer = malloc((most + 1) * sizeof *r->answer);
    if (!r->answer) return error_refuse(in->why, "There is not enough memory for this record.");
    const char *end = r->version == 1 ? "fingerprint " : "position ";
    for (char *line; (line = next_line(in));)
        if (!(r->has_position || !strncmp(line, end, strlen(end)) ? read_end : read_answer)(in, line)) return false;
    return true;
}

bool record_read(record *r, const char *text, size_t n, const orr_game *(*find)(const char *id), error *why)
{
    *r = (record){ .text = malloc(n + 1), .original = malloc(n + 1), .n = n };
    if (!r->text || !r->original) {
        record_free(r);
        return error_refuse(why, "There is not enough memory for this record.");
    }
    if (n) memcpy(r->text, text, n);
    if (n) memcpy(r->original, text, n);
    r->text[n] = r->original[n] = 0;
    reader in = { .r = r, .next = r->text, .end = r->text + n, .why = why, .find = find };
    const char *nul = n ? memchr(r->text, 0, n) : NULL;
    const bool good = nul ? error_refuse(why, "line 1: this is not a record but a file of bytes.")
                          : read_header(&in) && read_answers(&in);
    if (!good) record_free(r);
    return good;
}

void record_use_set(record *r, const void *set) { box_use_set(&r->box, set); }

void record_free(record *r)
{
    free(r->text);
    free(r->original);
    free(r->answer);
    *r = (record){ .text = NULL };
}

/* ---- replay ----------------------------------------------------------------------------------------------------- */

static bool can_be_dealt(const record *r, error *why)
{
    const orr_game *g = r->game;
    if (r->rules_version != g->rules_version)
        return error_refuse(why, "line %u: played by version %u of the rules of %s; this build has version %u.",
                            r->game_line, r->rules_version, g->id, g->rules_version);
    if (!box_has_set(&r->box, r->set_hash) || strcmp(r->set_name, box_set_name(&r->box)))
        return error_refuse(why,
                            "line %u: played with the set '%s' %016" PRIx64 "; this table has '%s' %016" PRIx64 ".",
                            r->set_line, r->set_name, r->set_hash, box_set_name(&r->box), set_hash(g, r->box.set));
    if (!r->opened)
        return error_refuse(why, "line %u: the secret of the deal is not in the file yet, so it cannot be dealt again.",
                            r->commitment_line);
    return true;
}

static bool take_line(match *m, const record_answer *a, error *why)
{
    orr_action act;
    char gist[300];
    if (!orr_read(&m->box, a->words, &act))
        return error_refuse(why, "line %u: '%.60s' is not an action of %s.", a->line, a->words, m->t.game->title);
    if (match_answer(m, a->seat, act, NULL)) return true;
    const orr_rule rule = orr_why_not(&m->t, a->seat, act);
    if (!rule) return error_refuse(why, "There is not enough memory to go on.");
    if (rule == ORR_R_NOT_ASKED) {
        phrase_seats(orr_asked(&m->t), NULL, gist, sizeof gist);
        return error_refuse(why, "line %u: seat %u is not asked here; asked: %s (%s).", a->line, a->seat + 1u, gist,
                            phrase_rule(m->t.game, rule)->id);
    }
    if (phrase_reason(m->t.game, rule, gist, sizeof gist) < 0) *gist = 0;
    return error_refuse(why, "line %u: seat %u cannot '%.60s' here, because %s.", a->line, a->seat + 1u, a->words,
                        gist);
}

bool record_replay(const record *r, match *m, error *why)
{
    error wrong;
    if (!can_be_dealt(r, why)) return false;
    if (!match_open(m, &r->box, r->seats, &r->deal, &wrong))
        return error_refuse(why, "line %u: %.360s", r->seats_line, wrong.text);
    for (uint32_t i = 0; i < r->n_answers; i++) {
        if (take_line(m, &r->answer[i], why)) continue;
        match_close(m);
        return false;
    }
    return true;
}
