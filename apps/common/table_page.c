/* table_page.c - see table_page.h. */
#include "apps/common/table_page.h"

#include "apps/common/hindsight.h"
#include "base/decimal.h"

/* Written in one way, so that a page has one address. */
static bool number_in(span s, uint32_t most, uint32_t *out)
{
    uint64_t n;
    if (!s.n || (s.n > 1 && *s.at == '0') || decimal_take(s.at, s.n, most, &n) != s.n) return false;
    *out = (uint32_t)n;
    return true;
}

/* Whose eyes it is seen with: a seat counted from 0, a watcher's, or all. */
static bool eyes_of(span query, const room *r, orr_seat *out)
{
    const span said = span_query(query, "eyes");
    uint32_t seat;
    *out = ORR_PUBLIC;
    if (!said.at || span_is(said, "watcher")) return true;
    *out = ROOM_EYES_ALL;
    if (span_is(said, "all")) return true;
    if (!number_in(said, room_seats(r) - 1, &seat)) return false;
    *out = (orr_seat)seat;
    return true;
}

static bool find_replay(span at, span query, const room *r, page_order *o, page_refusal *no)
{
    const bool told = at.at && span_is(at, "told");
    o->kind = told ? PAGE_TOLD : at.at ? PAGE_POSITION : PAGE_REPLAY;
    *no = (page_refusal){ 400, "'eyes' should be all, watcher or the number of a seat." };
    if (!eyes_of(query, r, &o->eyes)) return false;
    *no = (page_refusal){ .status = 404 };
    return !at.at || told || number_in(at, UINT32_MAX, &o->at);
}

/* How it looked from one seat. */
static bool find_seat(page_kind kind, span query, const room *r, page_order *o, page_refusal *no)
{
    o->kind = kind;
    *no = (page_refusal){ 400, "'eyes' should be the number of a seat." };
    return eyes_of(query, r, &o->eyes) && o->eyes < ORR_MAX_SEATS;
}

static bool find_plain(span what, page_order *o, page_refusal *no)
{
    static const struct { const char *path; page_kind kind; } plain[] = {
        { "/book", PAGE_BOOK }, { "/record", PAGE_RECORD }, { "/check", PAGE_CHECK }, { "/chances", PAGE_CHANCES },
        { "/stats", PAGE_STATS }
    };
    for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++) {
        if (!span_is(what, plain[i].path)) continue;
        o->kind = plain[i].kind;
        return true;
    }
    *no = (page_refusal){ .status = 404 };
    return false;
}

bool table_page_find(span what, span query, const room *r, page_order *o, page_refusal *no)
{
    const span at = span_after(what, "/replay/");
    *o = (page_order){ .at = 0 };
    const bool found = span_is(what, "/replay") || at.at ? find_replay(at, query, r, o, no)
                       : span_is(what, "/beliefs") ? find_seat(PAGE_BELIEFS, query, r, o, no)
                       : span_is(what, "/review") ? find_seat(PAGE_REVIEW, query, r, o, no) : find_plain(what, o, no);
    if (!found || o->kind == PAGE_BOOK || room_state_of(r) == ROOM_OVER) return found;
    *no = (page_refusal){ 409, "The match is not over yet." };
    return false;
}

bool table_page_write(const page_order *o, const room *r, text_buf *out, error *why)
{
    switch (o->kind) {
    case PAGE_BOOK: room_write_book(r, out); return true;
    case PAGE_RECORD: return room_write_record(r, out, why);
    case PAGE_REPLAY: return room_write_replay(r, o->eyes, out, why);
    case PAGE_TOLD: return room_write_replay_told(r, o->eyes, out, why);
    case PAGE_POSITION: return room_write_replay_at(r, o->at, o->eyes, out, why);
    case PAGE_CHECK: return room_write_check(r, out, why);
    case PAGE_BELIEFS: return hindsight_beliefs(r, o->eyes, out, why);
    case PAGE_CHANCES: return hindsight_chances(r, out, why);
    case PAGE_REVIEW: return hindsight_review(r, o->eyes, out, why);
    case PAGE_STATS: return room_write_stats(r, out, why);
    }
    return false;
}

bool table_page_imagines(const page_order *o)
{
    return o->kind == PAGE_BELIEFS || o->kind == PAGE_CHANCES || o->kind == PAGE_REVIEW;
}
