/* room_snapshot.c - a whole room as one text, and back. It stands in the place of all entries so far:
 *
 *   orrery-snapshot 1
 *   opening 240                  (then so many bytes: the first entry, as far as it says what table this is)
 *   entries 512                  (members of the room by name; those that are 0 are left out)
 *   ...
 *   seat 0                       (and of its seats)
 *   name Ada
 *   ...
 *   answers 120                  (then a line each: room_snapshot_match.c; likewise the log and the chat)
 *   sum 64 hex digits            (BLAKE2b-256 of everything above)
 *
 * Members are told by tables. A member that is new to a room or a seat gets its line here; the sizes below are a
 * reminder. What the text means may only change with its version; older versions stay readable. */
#include "table/room/room_parts.h"

#include "base/blake2b.h"
#include "base/hex.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { VERSION = 1, LONGEST = 2000 };

typedef enum { M_BOOL, M_U8, M_U16, M_U32, M_U64, M_I64, M_ENUM, M_TEXT, M_BYTES } member_type;
typedef struct { const char *name; uint8_t type; size_t at, size; } member;
#define ROOM_MEMBER(name, type) { #name, type, offsetof(room, name), sizeof((room *)0)->name }
#define SEAT_NAMED(name, member, type) { name, type, offsetof(room_seat, member), sizeof((room_seat *)0)->member }
#define SEAT_MEMBER(name, type) SEAT_NAMED(#name, name, type)

static const member room_members[] = {
    ROOM_MEMBER(entries, M_U32),     ROOM_MEMBER(state, M_ENUM),        ROOM_MEMBER(host, M_U8),
    ROOM_MEMBER(past, M_U32),        ROOM_MEMBER(turn, M_U32),          ROOM_MEMBER(last, M_U64),
    ROOM_MEMBER(started, M_U64),     ROOM_MEMBER(ended, M_U64),         ROOM_MEMBER(clock_at, M_U64),
    ROOM_MEMBER(changed_at, M_U64),  ROOM_MEMBER(thinking_time, M_U64), ROOM_MEMBER(shuffle_until, M_U64),
    ROOM_MEMBER(own_lines, M_U32),   ROOM_MEMBER(n_chats, M_U32),       ROOM_MEMBER(n_asides, M_U32),
    ROOM_MEMBER(asides_from, M_U64), ROOM_MEMBER(vote.what, M_ENUM),    ROOM_MEMBER(vote.by, M_U8),
    ROOM_MEMBER(vote.about, M_U32),  ROOM_MEMBER(vote.level, M_TEXT),   ROOM_MEMBER(vote.of, M_U16),
    ROOM_MEMBER(vote.yes, M_U16),    ROOM_MEMBER(vote.no, M_U16),       ROOM_MEMBER(vote.until, M_U64),
    ROOM_MEMBER(deal.salted, M_U16), ROOM_MEMBER(deal.pledged, M_U16),  ROOM_MEMBER(out_of_time, M_U8),
    ROOM_MEMBER(again, M_TEXT),      ROOM_MEMBER(revision, M_U32),      ROOM_MEMBER(again_by, M_U8),
    ROOM_MEMBER(agreed, M_U16),      ROOM_MEMBER(joined, M_U16),        ROOM_MEMBER(coaching, M_BOOL),
};
static const member seat_members[] = {
    SEAT_MEMBER(who, M_ENUM),
    SEAT_MEMBER(name, M_TEXT),
    SEAT_MEMBER(level, M_TEXT),
    SEAT_MEMBER(here, M_BOOL),
    SEAT_MEMBER(substitute, M_BOOL),
    SEAT_MEMBER(due, M_BOOL),
    SEAT_MEMBER(holds, M_BOOL),
    SEAT_MEMBER(coached, M_BOOL),
    SEAT_MEMBER(passes, M_BOOL),
    SEAT_MEMBER(pass_verb, M_U8),
    SEAT_MEMBER(pass_turn, M_U32),
    SEAT_MEMBER(has_token, M_BOOL),
    SEAT_MEMBER(token, M_BYTES),
    SEAT_NAMED("has_word", has_pass_code, M_BOOL),
    SEAT_NAMED("word", pass_code, M_BYTES),
    SEAT_NAMED("word_until", pass_code_until, M_U64),
    SEAT_NAMED("word_wall", pass_code_wall, M_U64),
    SEAT_MEMBER(returned, M_BOOL),
    SEAT_MEMBER(invited, M_BOOL),
    SEAT_MEMBER(came, M_BOOL),
    SEAT_MEMBER(guest, M_U8),
    SEAT_MEMBER(offered, M_BOOL),
    SEAT_MEMBER(has_former, M_BOOL),
    SEAT_MEMBER(former, M_BYTES),
    SEAT_MEMBER(sat, M_U32),
    SEAT_MEMBER(mutes, M_U16),
    SEAT_MEMBER(gone_at, M_U64),
    SEAT_MEMBER(gone_line, M_U32),
    SEAT_MEMBER(gone_answers, M_U32),
    SEAT_MEMBER(refused, M_U32),
    SEAT_MEMBER(asks_from, M_U64),
    SEAT_MEMBER(question, M_U32),
    SEAT_MEMBER(since, M_U64),
    SEAT_MEMBER(thinking_time, M_U64),
    SEAT_MEMBER(left, M_I64),
    SEAT_MEMBER(had, M_I64),
    SEAT_MEMBER(skips, M_BOOL),
    SEAT_MEMBER(chats, M_U32),
    SEAT_MEMBER(undos, M_U32),
    SEAT_MEMBER(pledged, M_BOOL),
    SEAT_MEMBER(opened, M_BOOL),
    SEAT_MEMBER(pledge, M_BYTES),
    SEAT_MEMBER(salt, M_BYTES),
    SEAT_MEMBER(withdrew, M_U32),
    SEAT_MEMBER(withdrawals, M_U32),
};
static const member deal_members[] = {                   /* of a seat, in the deal */
    { "deal.salt", M_BYTES, offsetof(room, deal.salt), DEAL_SALT },
    { "deal.pledge", M_BYTES, offsetof(room, deal.pledge), MATCH_KEY },
};
enum { N_DEAL = sizeof deal_members / sizeof *deal_members };
enum { N_ROOM = sizeof room_members / sizeof *room_members, N_SEAT = sizeof seat_members / sizeof *seat_members };

/* Where the deal keeps its bytes of a seat: arrays with an element per seat. */
static member of_seat(const member *m, unsigned s)
{
    return (member){ m->name, m->type, m->at + s * m->size, m->size };
}

/* ---- members ---------------------------------------------------------------------------------------------------- */

static bool is_zero(const uint8_t *bytes, size_t n)
{
    while (n && !*bytes) bytes++, n--;
    return !n;
}

static int64_t number_in(const member *m, const void *at)
{
    switch (m->type) {
    case M_BOOL: return *(const bool *)at;
    case M_U8: return *(const uint8_t *)at;
    case M_U16: return *(const uint16_t *)at;
    case M_U32:
    case M_ENUM: return *(const uint32_t *)at;
    default: return *(const int64_t *)at;
    }
}

static void write_bytes(const uint8_t *bytes, size_t n, text_buf *out)
{
    char digits[2 * HASH + 1];
    hex_write(bytes, n, digits);
    text_add(out, digits);
}

static void write_members(const member *m, unsigned n, const void *of, text_buf *out)
{
    for (const member *end = m + n; m < end; m++) {
        const uint8_t *at = (const uint8_t *)of + m->at;
        if (m->type == M_TEXT ? !*at : is_zero(at, m->size)) continue;
        text_format(out, "%s ", m->name);
        if (m->type == M_TEXT) text_add(out, (const char *)at);
        else if (m->type == M_BYTES) write_bytes(at, m->size, out);
        else if (m->type == M_I64) text_format(out, "%" PRId64, number_in(m, at));
        else text_format(out, "%" PRIu64, (uint64_t)number_in(m, at));
        text_add(out, "\n");
    }
}

static bool read_number(const member *m, const char *text, void *at)
{
    static const uint64_t most[] = { [M_BOOL] = 1, [M_U8] = UINT8_MAX, [M_U16] = UINT16_MAX, [M_U32] = UINT32_MAX,
                                     [M_ENUM] = 16, [M_U64] = UINT64_MAX / 2, [M_I64] = INT64_MAX };
    const bool below = m->type == M_I64 && *text == '-';
    uint64_t v;
    text += below;
    if (!room_snapshot_number(&text, most[m->type], &v) || *text) return false;
    switch (m->type) {
    case M_BOOL: *(bool *)at = v; break;
    case M_U8: *(uint8_t *)at = (uint8_t)v; break;
    case M_U16: *(uint16_t *)at = (uint16_t)v; break;
    case M_U32:
    case M_ENUM: *(uint32_t *)at = (uint32_t)v; break;
    case M_U64: *(uint64_t *)at = v; break;
    default: *(int64_t *)at = below ? -(int64_t)v : (int64_t)v;
    }
    return true;
}

static bool read_member(const member *m, const char *text, void *of)
{
    uint8_t *at = (uint8_t *)of + m->at;
    if (m->type == M_BYTES) return hex_read(text, at, m->size);
    if (m->type != M_TEXT) return read_number(m, text, at);
    if (strlen(text) >= m->size) return false;
    strcpy((char *)at, text);
    return true;
}

/* ---- writing ---------------------------------------------------------------------------------------------------- */

bool room_write_snapshot(const room *r, text_buf *out)
{
    uint8_t sum[MATCH_KEY];
    const size_t from = out->n;
    text_format(out, "orrery-snapshot %d\nopening %zu\n", VERSION, r->n_head + r->n_sheets);
    text_put(out, r->head, r->n_head);
    if (r->sheets) text_put(out, r->sheets, r->n_sheets);
    write_members(room_members, N_ROOM, r, out);
    for (unsigned s = 0; s < r->seats; s++) {
        text_format(out, "seat %u\n", s);
        write_members(seat_members, N_SEAT, &r->seat[s], out);
        for (unsigned i = 0; i < N_DEAL; i++) {
            const member m = of_seat(&deal_members[i], s);
            write_members(&m, 1, r, out);
        }
    }
    if (!room_snapshot_write_match(r, out) || out->torn) return false;
    blake2b_256(sum, out->text + from, out->n - from);
    text_add(out, "sum ");
    write_bytes(sum, sizeof sum, out);
    text_add(out, "\n");
    return !out->torn;
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

typedef struct {              /* going through the lines of a snapshot */
    room *r;
    snapshot_text in;
    room_seat *seat;          /* whose members are read; NULL: the room's */
    error *why;
} restoring;

static bool wrong(error *why, const char *what)
{
    return error_refuse(why, "The snapshot of this table makes no sense: %s.", what);
}

static bool sum_fits(const char *text, size_t n, error *why)
{
    enum { SUM = 4 + 2 * MATCH_KEY + 1 };
    uint8_t sum[MATCH_KEY];
    char digits[2 * MATCH_KEY + 1];
    if (n <= SUM || memchr(text, 0, n)) return wrong(why, "its end is missing");
    blake2b_256(sum, text, n - SUM);
    hex_write(sum, sizeof sum, digits);
    return (!memcmp(text + n - SUM, "sum ", 4) && !memcmp(text + n - SUM + 4, digits, 2 * MATCH_KEY) &&
            text[n - 1] == '\n') ||
           wrong(why, "its sum does not fit");
}

static bool read_sections(restoring *x, const char *key, const char *text)
{
    room *r = x->r;
    uint64_t n = 0;
    const char *rest = text;
    if (!strcmp(key, "seat")) {
        if (!room_snapshot_number(&rest, r->seats - 1, &n)) return wrong(x->why, "a seat");
        x->seat = &r->seat[n];
        *x->seat = (room_seat){ .who = FREE };
        return true;
    }
    for (unsigned i = 0; x->seat && i < N_DEAL; i++) {
        const member m = of_seat(&deal_members[i], (unsigned)(x->seat - r->seat));
        if (!strcmp(m.name, key)) return read_member(&m, text, r) || wrong(x->why, "the deal");
    }
    if (!strcmp(key, "answers") && room_snapshot_number(&rest, UINT32_MAX, &n))
        return room_snapshot_read_answers(r, (unsigned)n, &x->in, x->why);
    if (!strcmp(key, "position"))
        return room_snapshot_is_position(r, text) ||
               error_refuse(x->why, "With this server's rules the table comes to another position.");
    if (!strcmp(key, "questions")) return room_snapshot_read_questions(r, text) || wrong(x->why, "its questions");
    if (!strcmp(key, "sights")) return room_snapshot_read_sights(r, text) || wrong(x->why, "its views");
    if (!strcmp(key, "log") && room_snapshot_number(&rest, UINT32_MAX, &n))
        return room_snapshot_read_log(r, (unsigned)n, &x->in) || wrong(x->why, "its log");
    if (!strcmp(key, "chat")) return room_snapshot_read_chat(r, text) || wrong(x->why, "its chat");
    if (!strcmp(key, "aside")) return room_snapshot_read_aside(r, text) || wrong(x->why, "its watchers' chat");
    return wrong(x->why, "an unknown line");
}

static bool read_line(restoring *x, char *line)
{
    const member *m = x->seat ? seat_members : room_members, *end = m + (x->seat ? (int)N_SEAT : (int)N_ROOM);
    char *text = text_after_word(line);
    while (m < end && strcmp(m->name, line)) m++;
    if (m == end) return read_sections(x, line, text);
    return read_member(m, text, x->seat ? (void *)x->seat : (void *)x->r) || wrong(x->why, "a number or a name");
}

/* The head of the first entry opens the room. */
static room *read_opening(const room_house *h, snapshot_text *in, error *why)
{
    char line[80];
    uint64_t n = 0;
    const char *text = line + sizeof "opening " - 1;
    if (!room_snapshot_line(in, line, sizeof line) || strcmp(line, "orrery-snapshot 1"))
        return wrong(why, "it is of another version"), NULL;
    if (!room_snapshot_line(in, line, sizeof line) || strncmp(line, "opening ", 8) ||
        !room_snapshot_number(&text, 1u << 24, &n) || n > (size_t)(in->end - in->at))
        return wrong(why, "its beginning"), NULL;
    room *r = room_open(h, in->at, (size_t)n, why);
    in->at += n;
    for (unsigned i = 0; r && i < N_ROOM; i++) memset((uint8_t *)r + room_members[i].at, 0, room_members[i].size);
    return r;
}

static bool vote_is_sound(const room *r)
{
    const room_vote *v = &r->vote;
    return !v->what || (v->what <= VOTE_OFFER && v->by < r->seats && r->m &&
                        (room_vote_is_about_answer(v) ? v->about < r->m->n_answers : v->about < r->seats));
}

/* Nothing in it leads outside the room; and what follows from the rest. */
static bool is_sound(room *r, error *why)
{
    const bool dealt = r->state == ROOM_PLAYING || r->state == ROOM_PAUSED || r->state == ROOM_OVER;
    if (r->again_by >= ORR_MAX_SEATS || (*r->again && r->state != ROOM_OVER)) return wrong(why, "what comes next");
    if (r->out_of_time > r->seats || (r->out_of_time && r->state != ROOM_PAUSED))
        return wrong(why, "whose time ran out");
    if (r->state > ROOM_SHUFFLING || dealt != (r->m != NULL) || !r->entries || r->host > NO_SEAT || !vote_is_sound(r))
        return wrong(why, "its state");
    for (unsigned s = 0; s < r->seats; s++) {
        const room_seat *x = &r->seat[s];
        if (x->who > BOT || x->pass_verb >= r->box.game->n_verbs || x->gone_line > r->n_lines)
            return wrong(why, "who sits where");
        r->names[s] = r->seat[s].who == FREE ? NULL : r->seat[s].name;
    }
    if (!r->m) return true;
    r->turn_mark = room_turn_mark(&r->m->t);
    return true;
}

room *room_restore(const room_house *h, const char *text, size_t n, error *why)
{
    char line[LONGEST];
    restoring x = { .in = { text, text + n }, .why = why };
    if (!sum_fits(text, n, why) || !(x.r = read_opening(h, &x.in, why))) return NULL;
    bool good = true;
    while (good && room_snapshot_line(&x.in, line, sizeof line) && strncmp(line, "sum ", 4)) good = read_line(&x, line);
    good = good && (x.in.at == x.in.end || wrong(why, "a line is too long")) && is_sound(x.r, why);
    if (good) return x.r;
    room_close(x.r);
    return NULL;
}

/* ---- nothing is forgotten --------------------------------------------------------------------------------------- */

_Static_assert(sizeof(void *) != 8 || (sizeof(room_seat) == 432 && sizeof(room) == 10056),
               "A member of a room or a seat is new or gone: tell the tables above, then the sizes here.");
