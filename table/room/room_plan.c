/* room_plan.c - requests for a new table, and for one that goes on from a replay, become first entries. What stands in
 * them is told in room_open.c. */
#include "table/room/room_parts.h"

#include "base/form.h"
#include "base/hex.h"
#include "base/plain.h"
#include "table/match/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- the request ------------------------------------------------------------------------------------------------ */

typedef struct {
    const char *game, *pace, *name, *level, *out;
    int64_t seats, clock, bank, increment, react, seat;
    bool is_public, obvious, first;
    form_pairs options, set, bots;
} request;
enum {
    R_GAME, R_SEATS, R_OPTIONS, R_SET, R_BOTS, R_PUBLIC, R_OBVIOUS, R_PACE, R_CLOCK, R_BANK, R_INCREMENT, R_OUT,
    R_NAME, R_SEAT, R_LEVEL, R_REACT, R_FIRST, N_REQUEST
};
static const form_member members[N_REQUEST] = {
    [R_GAME] = { .key = "game", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = 40,
                 .at = offsetof(request, game) },
    [R_SEATS] = { .key = "seats", .kind = FORM_NUMBER, .flags = FORM_NEEDED, .low = 1, .high = ORR_MAX_SEATS,
                  .at = offsetof(request, seats) },
    [R_OPTIONS] = { .key = "options", .kind = FORM_PAIRS, .flags = FORM_NULL, .count = 32, .high = 40,
                    .at = offsetof(request, options) },
    [R_SET] = { .key = "set", .kind = FORM_PAIRS, .flags = FORM_NULL, .count = 16, .high = ROOM_BODY,
                .at = offsetof(request, set) },
    [R_BOTS] = { .key = "bots", .kind = FORM_PAIRS, .flags = FORM_NULL, .count = ORR_MAX_SEATS,
                 .high = ROOM_LEVEL - 1, .at = offsetof(request, bots) },
    [R_PUBLIC] = { .key = "public", .kind = FORM_BOOL, .flags = FORM_NULL, .at = offsetof(request, is_public) },
    [R_OBVIOUS] = { .key = "obvious", .kind = FORM_BOOL, .flags = FORM_NULL, .at = offsetof(request, obvious) },
    [R_PACE] = { .key = "pace", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 4, .high = 4,
                 .at = offsetof(request, pace) },
    [R_CLOCK] = { .key = "clock", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ROOM_MOST_CLOCK,
                  .at = offsetof(request, clock) },
    [R_BANK] = { .key = "bank", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ROOM_LIVE_CLOCK,
                 .at = offsetof(request, bank) },
    [R_INCREMENT] = { .key = "increment", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ROOM_LIVE_CLOCK,
                      .at = offsetof(request, increment) },
    [R_OUT] = { .key = "out", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 3, .high = 5,
                .at = offsetof(request, out) },
    [R_NAME] = { .key = "name", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = ROOM_NAME,
                 .at = offsetof(request, name) },
    [R_SEAT] = { .key = "seat", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ORR_MAX_SEATS - 1,
                 .at = offsetof(request, seat) },
    [R_LEVEL] = { .key = "level", .kind = FORM_TEXT, .flags = FORM_NULL, .low = 1, .high = ROOM_LEVEL - 1,
                  .at = offsetof(request, level) },
    [R_REACT] = { .key = "react", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ROOM_REACT,
                  .at = offsetof(request, react) },
    [R_FIRST] = { .key = "first", .kind = FORM_BOOL, .flags = FORM_NULL, .at = offsetof(request, first) },
};

const char *room_usual_level(const room_house *h) { return room_is_level(h, "normal") ? "normal" : h->levels[0]; }

static void put_hex(text_buf *out, const char *before, const uint8_t *bytes, size_t n)
{
    char digits[2 * HASH + 1];
    hex_write(bytes, n, digits);
    text_format(out, "%s %s\n", before, digits);
}

static void put_head(text_buf *out, const orr_game *g, unsigned seats, const room_grant *grant, uint64_t now)
{
    text_format(out, "%" PRIu64 " open %s\ngame %s %u\nseats %u\n", now, grant->link, g->id, g->rules_version, seats);
}

static void put_person(text_buf *out, unsigned seat, const room_grant *grant)
{
    uint8_t hash[HASH];
    room_hash_of(grant->token, ROOM_TOKEN, hash);
    text_format(out, "person %u", seat);
    put_hex(out, "", hash, HASH);
}

static void put_house_set(text_buf *out, const orr_game *g)
{
    text_format(out, "set %016" PRIx64 "\n", set_hash(g, g->house_set));
}

static void put_sheet(text_buf *out, const char *file, const char *text)
{
    text_format(out, "sheet %s %zu\n", file, strlen(text));
    text_add(out, text);
    text_add(out, "\n");
}

static void put_time(text_buf *out, const room *r)
{
    text_format(out, "pace %s %" PRIu32 "\n", r->days ? "days" : "live", r->clock);
    if (r->bank) text_format(out, "bank %" PRIu32 " %" PRIu32 "\n", r->bank, r->increment);
    if (r->out != OUT_ASK) text_format(out, "out %s\n", room_outs[r->out]);
}

static void put_options(text_buf *out, const orr_box *box)
{
    const orr_game *g = box->game;
    for (unsigned i = 0; i < g->n_options; i++)
        if (box->opt[i]) text_format(out, "option %s %s\n", g->options[i].name, g->options[i].word[box->opt[i]]);
}

void room_write_settings(const room *r, unsigned seats, text_buf *out)
{
    text_format(out, "game %s %u\nseats %u\n", r->box.game->id, r->box.game->rules_version, seats);
    put_options(out, &r->box);
    if (!r->sheets) put_house_set(out, r->box.game);
    put_time(out, r);
    if (r->is_public) text_add(out, "public\n");
    if (r->obvious) text_add(out, "obvious\n");
    if (r->react) text_format(out, "react %u\n", r->react);
    text_format(out, "level %s\n", r->level);
}

static bool has_change(const room_change *c, unsigned what) { return c->has >> what & 1; }

static bool change_time(room *t, const room_change *c, error *why);

/* A copy of the room's outside, changed, and written as a first entry says it; what makes no sense is refused by
 * whoever opens that. */
bool room_write_change(const room *r, const room_change *c, text_buf *out, error *why)
{
    room *t = malloc(sizeof *t);
    bool good = t;
    if (!t) return error_refuse(why, "There is not enough memory for that.");
    *t = *r;
    for (unsigned i = 0; good && i < c->n_options; i++) good = box_option(&t->box, c->option[i], c->value[i], why);
    if (has_change(c, CHANGE_SEATS)) t->seats = (unsigned)c->seats;
    if (has_change(c, CHANGE_PUBLIC)) t->is_public = c->is_public;
    if (has_change(c, CHANGE_OBVIOUS)) t->obvious = c->obvious;
    if (has_change(c, CHANGE_REACT)) t->react = (uint8_t)c->react;
    if (has_change(c, CHANGE_LEVEL) && !room_is_level(r->house, c->level))
        good = error_refuse(why, "There is no such level of bots.");
    if (good && has_change(c, CHANGE_LEVEL)) strcpy(t->level, c->level);
    good = good && change_time(t, c, why);
    if (good) room_write_settings(t, t->seats, out);
    free(t);
    return good;
}

/* A person or a free chair somewhere: the table waits for players. Otherwise bots play, and whoever wants to
 * watches. */
static bool is_full_of_bots(const request *q, uint32_t has)
{
    return !(has >> R_SEAT & 1) && (has >> R_BOTS & 1) && q->bots.n == (unsigned)q->seats;
}

/* Somebody's first game: a deal that suits it, which everybody may know, so nobody else may sit there. */
static bool first_seed(const request *q, uint32_t has, const orr_game *g, const room_house *h, const room_grant *grant,
                       char seed[ROOM_SEED], error *why)
{
    *seed = 0;
    if (!(has >> R_FIRST & 1) || !q->first) return true;
    if (!(has >> R_SEAT & 1) || !(has >> R_BOTS & 1) || q->bots.n + 1 != (unsigned)q->seats ||
        (has >> R_OPTIONS & 1 && q->options.n) || (has >> R_SET & 1 && q->set.n))
        return error_refuse(why, "A first game is you among bots, with the usual cards and options.");
    const unsigned any = grant->secret[0] | (unsigned)grant->secret[1] << 8;
    return (h->first && h->first(g, (unsigned)q->seats, any, seed)) ||
           error_refuse(why, "%s has no prepared deal for %d players.", g->title, (int)q->seats);
}

static void write_plan(const request *q, uint32_t has, const orr_game *g, const room_house *h, const room_grant *grant,
                       const char *seed, uint64_t now, text_buf *out)
{
    const bool days = has >> R_PACE & 1 && !strcmp(q->pace, "days");
    put_head(out, g, (unsigned)q->seats, grant, now);
    for (unsigned i = 0; has >> R_OPTIONS & 1 && i < q->options.n; i++)
        text_format(out, "option %s %s\n", q->options.key[i], q->options.text[i]);
    if (!(has >> R_SET & 1) || !q->set.n) put_house_set(out, g);
    for (unsigned i = 0; has >> R_SET & 1 && i < q->set.n; i++) put_sheet(out, q->set.key[i], q->set.text[i]);
    text_format(out, "pace %s %d\n", days ? "days" : "live", (int)q->clock);
    if (q->bank) text_format(out, "bank %d %d\n", (int)q->bank, (int)q->increment);
    if ((q->clock || q->bank) && has >> R_OUT & 1) text_format(out, "out %s\n", q->out);
    if (has >> R_PUBLIC & 1 && q->is_public) text_add(out, "public\n");
    if (has >> R_OBVIOUS & 1 && q->obvious) text_add(out, "obvious\n");
    if (q->react) text_format(out, "react %d\n", (int)q->react);
    text_format(out, "level %s\n", has >> R_LEVEL & 1 ? q->level : room_usual_level(h));
    if (*seed) text_format(out, "seed %s\n", seed);
    else put_hex(out, "secret", grant->secret, MATCH_KEY);
    text_format(out, "made %s\n", q->name);
    if (has >> R_SEAT & 1) put_person(out, (unsigned)q->seat, grant);
    for (unsigned i = 0; has >> R_BOTS & 1 && i < q->bots.n; i++)
        text_format(out, "bot %s %s\n", q->bots.key[i], q->bots.text[i]);
    if (*seed) text_format(out, "coach %u\n", (unsigned)q->seat);
    if (*seed || is_full_of_bots(q, has)) text_add(out, "begin\n");
}

/* Blanks and line ends would make other lines of the entry. */
static bool are_words(const form_pairs *p)
{
    for (unsigned i = 0; i < p->n; i++)
        if (!*p->key[i] || !*p->text[i] || strpbrk(p->key[i], " \n") || strpbrk(p->text[i], " \n")) return false;
    return true;
}

static bool is_out(const char *word)
{
    for (unsigned i = 0; i < N_OUTS; i++)
        if (!strcmp(room_outs[i], word)) return true;
    return false;
}

/* Missing numbers are 0. */
static bool clock_is_sound(const request *q, uint32_t has, error *why)
{
    const bool days = has >> R_PACE & 1 && !strcmp(q->pace, "days");
    if (has >> R_OUT & 1 && !is_out(q->out)) return error_refuse(why, "'out' should be ask, bot, skip or pause.");
    if (q->clock && q->bank) return error_refuse(why, "Either 'clock' or 'bank', not both.");
    if (q->increment && !q->bank) return error_refuse(why, "'increment' needs a 'bank'.");
    if (days && q->bank) return error_refuse(why, "Over days there is no 'bank'.");
    if (days && q->clock && q->clock < ROOM_LEAST_DAYS)
        return error_refuse(why, "Over days 'clock' should be 0, or %d and more.", ROOM_LEAST_DAYS);
    return days || q->clock <= ROOM_LIVE_CLOCK ||
           error_refuse(why, "At a live table 'clock' should be at most %d.", ROOM_LIVE_CLOCK);
}

static bool change_time(room *t, const room_change *c, error *why)
{
    const request q = { .pace = has_change(c, CHANGE_PACE) ? c->pace : t->days ? "days" : "live",
                        .out = has_change(c, CHANGE_OUT) ? c->out : room_outs[t->out],
                        .clock = has_change(c, CHANGE_CLOCK) ? c->clock : t->clock,
                        .bank = has_change(c, CHANGE_BANK) ? c->bank : t->bank,
                        .increment = has_change(c, CHANGE_INCREMENT) ? c->increment : t->increment };
    unsigned out = 0;
    if (strcmp(q.pace, "days") && strcmp(q.pace, "live")) return error_refuse(why, "'pace' should be live or days.");
    if (!clock_is_sound(&q, 1u << R_PACE | 1u << R_OUT, why)) return false;
    while (strcmp(room_outs[out], q.out)) out++;
    t->days = !strcmp(q.pace, "days");
    t->clock = (uint32_t)q.clock;
    t->bank = (uint32_t)q.bank;
    t->increment = (uint32_t)q.increment;
    t->out = room_has_clock(t) ? (out_kind)out : OUT_ASK;
    return true;
}

static bool request_is_sound(const request *q, uint32_t has, error *why)
{
    if (has >> R_PACE & 1 && strcmp(q->pace, "days") && strcmp(q->pace, "live"))
        return error_refuse(why, "'pace' should be live or days.");
    if (!clock_is_sound(q, has, why)) return false;
    if (has >> R_OPTIONS & 1 && !are_words(&q->options)) return error_refuse(why, "'options' should be words.");
    if (has >> R_BOTS & 1 && !are_words(&q->bots)) return error_refuse(why, "'bots' should be seats and levels.");
    if (has >> R_LEVEL & 1 && strchr(q->level, ' ')) return error_refuse(why, "There is no such level of bots.");
    for (unsigned i = 0; has >> R_SET & 1 && i < q->set.n; i++)
        if (!*q->set.key[i] || strpbrk(q->set.key[i], " \n")) return error_refuse(why, "'set' should name files.");
    return true;
}

static bool set_fits(const form_pairs *files, const orr_game *g, error *why)
{
    const char *sheet[MAX_SHEETS] = { NULL };
    for (unsigned i = 0; i < files->n; i++) {
        unsigned s = 0;
        while (s < g->n_sheets && strcmp(g->sheets[s].file, files->key[i])) s++;
        if (s == g->n_sheets || s >= MAX_SHEETS)
            return error_refuse(why, "A set of %s has no '%.40s'.", g->title, files->key[i]);
        sheet[s] = files->text[i];
    }
    for (unsigned s = 0; s < g->n_sheets; s++)
        if (!sheet[s]) return error_refuse(why, "The set has no %s.", g->sheets[s].file);
    void *set = calloc(1, g->set_size);
    const bool good = set ? set_parse(g, sheet, set, why) : error_refuse(why,
                                                                         "There is not enough memory for the set.");
    free(set);
    return good;
}

/* What the game does not understand is quoted here, to the one who said it; room_open quotes nothing. */
static bool request_fits(const request *q, uint32_t has, const orr_game *g, error *why)
{
    orr_box box;
    box_open(&box, g);
    for (unsigned i = 0; has >> R_OPTIONS & 1 && i < q->options.n; i++)
        if (!box_option(&box, q->options.key[i], q->options.text[i], why)) return false;
    return !(has >> R_SET & 1) || !q->set.n || set_fits(&q->set, g, why);
}

/* A new table has bots that there are; an old one may name others (room_was_level). */
static bool levels_are_known(const request *q, uint32_t has, const room_house *h, error *why)
{
    bool known = !(has >> R_LEVEL & 1) || room_is_level(h, q->level);
    for (unsigned i = 0; has >> R_BOTS & 1 && i < q->bots.n; i++) known = known && room_is_level(h, q->bots.text[i]);
    return known || error_refuse(why, "There is no such level of bots.");
}

/* The name as others will see it, in the caller's place. */
static bool show_name(const char **name, char out[NAME_BYTES], error *why)
{
    strcpy(out, *name);
    *name = out;
    return plain_name(out) || error_refuse(why, "A name needs a character that can be seen.");
}

static bool opens(const room_house *h, const text_buf *entry, error *why)
{
    room *trial = room_open(h, entry->text, entry->n, why);
    room_close(trial);
    return trial;
}

/* The entry is tried out: what opens is right. */
bool room_plan(const room_house *h, const char *body, size_t n, const room_grant *grant, uint64_t now, text_buf *entry,
               error *why)
{
    form f;
    char name[NAME_BYTES], seed[ROOM_SEED];
    request q = { .game = NULL };
    uint32_t has;
    text_clear(entry);
    if (n > ROOM_BODY) return error_refuse(why, "That is more than %d bytes.", ROOM_BODY);
    if (!form_open(&f, body, n, why)) return false;
    bool good = form_read(&f, members, N_REQUEST, &q, &has, why) && request_is_sound(&q, has, why) &&
                show_name(&q.name, name, why);
    const orr_game *g = good ? h->find(q.game) : NULL;
    if (good && !g) {
        error_refuse(why, "There is no game '%.40s' here.", q.game);
        good = false;
    }
    good = good && request_fits(&q, has, g, why) && levels_are_known(&q, has, h, why) &&
           first_seed(&q, has, g, h, grant, seed, why);
    if (good) write_plan(&q, has, g, h, grant, seed, now, entry);
    form_close(&f);
    return good && opens(h, entry, why);
}

/* ---- playing on ------------------------------------------------------------------------------------------------- */

typedef struct { int64_t at, seat; const char *level, *name; } on_request;
enum { ON_AT, ON_SEAT, ON_LEVEL, ON_NAME, N_ON };
static const form_member on_members[N_ON] = {
    [ON_AT] = { .key = "at", .kind = FORM_NUMBER, .flags = FORM_NEEDED, .high = UINT32_MAX,
                .at = offsetof(on_request, at) },
    [ON_SEAT] = { .key = "seat", .kind = FORM_NUMBER, .flags = FORM_NEEDED, .high = ORR_MAX_SEATS - 1,
                  .at = offsetof(on_request, seat) },
    [ON_LEVEL] = { .key = "level", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = ROOM_LEVEL - 1,
                   .at = offsetof(on_request, level) },
    [ON_NAME] = { .key = "name", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = ROOM_NAME,
                  .at = offsetof(on_request, name) },
};

typedef struct {                         /* a match that goes on at a new table */
    const match *m;
    unsigned seats;
    uint32_t at;                         /* from here */
    const char *sheets;                  /* its set; NULL: built in */
    size_t n_sheets;
    bool obvious, brought;
} course;

static void put_deal(text_buf *out, const match_deal *deal, unsigned seats)
{
    for (unsigned s = 0; s < seats; s++) {
        if (!(deal->pledged >> s & 1)) continue;
        text_format(out, "pledge %u", s);
        put_hex(out, "", deal->pledge[s], HASH);
    }
    for (unsigned s = 0; s < seats; s++) {
        if (!(deal->salted >> s & 1)) continue;
        text_format(out, "salt %u", s);
        put_hex(out, "", deal->salt[s], SALT);
    }
}

static void write_on(const course *c, const on_request *q, const room_grant *grant, uint64_t now, text_buf *out)
{
    const orr_box *box = &c->m->box;
    const unsigned seats = c->seats;
    char words[160];
    put_head(out, box->game, seats, grant, now);
    put_options(out, box);
    if (c->sheets) text_put(out, c->sheets, c->n_sheets);
    else put_house_set(out, box->game);
    text_format(out, "pace live 0\n%slevel %s\n", c->obvious ? "obvious\n" : "", q->level);
    put_hex(out, "secret", c->m->deal.secret, MATCH_KEY);
    if (c->brought) text_add(out, "brought\n");
    text_format(out, "made %s\n", q->name);
    put_person(out, (unsigned)q->seat, grant);
    for (unsigned s = 0; s < seats; s++)
        if (s != (unsigned)q->seat) text_format(out, "bot %u %s\n", s, q->level);
    put_deal(out, &c->m->deal, seats);
    text_add(out, "begin\n");
    for (uint32_t i = 0; i < c->at; i++)
        if (orr_write(box, c->m->answer[i].act, words, sizeof words) > 0)
            text_format(out, "answer %u %s\n", c->m->answer[i].seat, words);
}

static bool can_go_on(const room *r, const on_request *q, error *why)
{
    if (r->state != ROOM_OVER) return error_refuse(why, "The match is not over yet.");
    if ((uint64_t)q->at >= r->m->n_answers) return error_refuse(why, "The match was over by then.");
    if ((uint64_t)q->seat >= r->seats) return error_refuse(why, "There is no such seat.");
    return room_is_level(r->house, q->level) || error_refuse(why, "There is no such level of bots.");
}

bool room_play_on(const room *r, const char *body, size_t n, const room_grant *grant, uint64_t now, text_buf *entry,
                  error *why)
{
    form f;
    char name[NAME_BYTES];
    on_request q;
    uint32_t has;
    text_clear(entry);
    if (!form_open(&f, body, n, why)) return false;
    const bool good = form_read(&f, on_members, N_ON, &q, &has, why) && show_name(&q.name, name, why) &&
                      can_go_on(r, &q, why);
    const course c = { .m = r->m, .seats = r->seats, .at = (uint32_t)q.at, .sheets = r->sheets,
                       .n_sheets = r->n_sheets, .obvious = r->obvious };
    if (good) write_on(&c, &q, grant, now, entry);
    form_close(&f);
    return good && opens(r->house, entry, why);
}

/* ---- a match that was begun alone -------------------------------------------------------------------------------- */

typedef struct { on_request on; const char *record; } bring_request;
enum { BRING_RECORD, BRING_SEAT, BRING_LEVEL, BRING_NAME, N_BRING };
static const form_member bring_members[N_BRING] = {
    [BRING_RECORD] = { .key = "record", .kind = FORM_TEXT, .flags = FORM_NEEDED | FORM_LINES, .low = 1,
                       .high = ROOM_BODY, .at = offsetof(bring_request, record) },
    [BRING_SEAT] = { .key = "seat", .kind = FORM_NUMBER, .flags = FORM_NULL, .high = ORR_MAX_SEATS - 1,
                     .at = offsetof(bring_request, on.seat) },
    [BRING_LEVEL] = { .key = "level", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = ROOM_LEVEL - 1,
                      .at = offsetof(bring_request, on.level) },
    [BRING_NAME] = { .key = "name", .kind = FORM_TEXT, .flags = FORM_NEEDED, .low = 1, .high = ROOM_NAME,
                     .at = offsetof(bring_request, on.name) },
};

/* Every answer is given again, and every byte compared. */
static bool can_bring(const room_house *h, const record *rec, const bring_request *q, error *why)
{
    if (!rec->opened)
        return error_refuse(why, "This record does not say how the cards were dealt, so nobody can play on.");
    if (rec->result) return error_refuse(why, "The match of this record is over.");
    if (rec->set_hash != set_hash(rec->game, rec->game->house_set))
        return error_refuse(why, "This match was played with other cards than this server has.");
    if ((uint64_t)q->on.seat >= rec->seats) return error_refuse(why, "There is no such seat.");
    if (!room_is_level(h, q->on.level)) return error_refuse(why, "There is no such level of bots.");
    return record_verify(rec, why);
}

static bool bring(const room_house *h, const bring_request *q, const room_grant *grant, uint64_t now, text_buf *entry,
                  error *why)
{
    record rec;
    match m;
    if (!record_read(&rec, q->record, strlen(q->record), h->find, why)) return false;
    const bool good = can_bring(h, &rec, q, why) && record_replay(&rec, &m, why);
    if (good) {
        const course c = { .m = &m, .seats = rec.seats, .at = m.n_answers, .obvious = true, .brought = true };
        write_on(&c, &q->on, grant, now, entry);
        match_close(&m);
    }
    record_free(&rec);
    return good && opens(h, entry, why);
}

bool room_bring(const room_house *h, const char *body, size_t n, const room_grant *grant, uint64_t now, text_buf *entry,
                error *why)
{
    form f;
    char name[NAME_BYTES];
    bring_request q = { .record = NULL };
    uint32_t has;
    text_clear(entry);
    if (!form_open(&f, body, n, why)) return false;
    const bool good = form_read(&f, bring_members, N_BRING, &q, &has, why) && show_name(&q.on.name, name, why) &&
                      bring(h, &q, grant, now, entry, why);
    form_close(&f);
    return good;
}
