/* solo_requests.c - what a page asks under /api/, as docs/develop/protocol.md says it. */
#include "apps/common/house_page.h"
#include "apps/common/walk_page.h"
#include "apps/solo/solo_parts.h"

#include <stdio.h>
#include <string.h>

/* ---- replies ----------------------------------------------------------------------------------------------------- */

void solo_refuse(uint32_t request, unsigned status, const char *why)
{
    text_buf text = { 0 };
    json j = json_on_text(&text);
    json_open_object(&j, NULL);
    json_text(&j, "why", why ? why : "There is nothing here.");
    json_end(&j);
    host_reply(request, status, text.text, text.n);
    text_free(&text);
}

static void reply(uint32_t request, unsigned status, const text_buf *text)
{
    if (text->torn) solo_refuse(request, 503, "There is not enough memory for that.");
    else host_reply(request, status, text->text, text->n);
}

void solo_reply_seat(const solo_flight *f)
{
    const room_pass pass = room_pass_of(f->grant.token);
    const orr_seat seat = room_eyes(f->table->room, &pass);
    text_buf text = { 0 };
    json j = json_on_text(&text);
    json_open_object(&j, NULL);
    json_text(&j, "link", f->table->link);
    json_text(&j, "code", room_code(f->table->room));
    if (seat == ORR_PUBLIC) json_nothing(&j, "seat");
    else json_count(&j, "seat", seat);
    json_end(&j);
    host_reply(f->request, f->status, text.text, text.n);
    text_free(&text);
}

/* ---- pages ------------------------------------------------------------------------------------------------------- */

typedef struct {
    uint32_t id;
    bool post;
    span path, query, body;
} asked;

static const char no_memory[] = "There is not enough memory for that.";

static text_buf *empty_page(void)
{
    text_clear(&solo.page);
    return &solo.page;
}

/* False: the page was none of these, so nothing was said. */
static bool refused(const asked *q, const page_refusal *no)
{
    if (no->status) solo_refuse(q->id, (unsigned)no->status, no->why);
    return no->status;
}

static bool house(const asked *q)
{
    house_page page;
    page_refusal no;
    if (house_page_find(q->path, q->query, &page, &no)) {
        house_page_write(&page, &solo.lessons, empty_page());
        reply(q->id, 200, &solo.page);
        return true;
    }
    return refused(q, &no);
}

static bool walk(const asked *q)
{
    walk_page page;
    page_refusal no;
    puzzle_tried tried;                              /* nobody counts here */
    error why;
    if (walk_page_find(q->path, q->post, &solo.lessons, &solo.puzzles, &page, &no)) {
        if (walk_page_write(&page, q->body.at, q->body.n, empty_page(), &tried, &why)) reply(q->id, 200, &solo.page);
        else solo_refuse(q->id, 409, why.text);
        return true;
    }
    return refused(q, &no);
}

static void table_page(const asked *q, const solo_table *t, span what)
{
    page_order order;
    page_refusal no;
    error why;
    text_buf *page = empty_page();
    if (!what.n) {
        room_write_table(t->room, solo_eyes(t), solo_table_time(t), page);
        reply(q->id, 200, page);
    } else if (span_is(what, "/carried")) {
        if (room_write_carried(t->room, page, &why)) reply(q->id, 200, page);
        else solo_refuse(q->id, 409, why.text);
    } else if (!table_page_find(what, q->query, t->room, &order, &no)) {
        solo_refuse(q->id, (unsigned)no.status, no.why);
    } else if (solo_page_lacks_net(&order, room_box(t->room)->game)) {
        return;                          /* it is asked again */
    } else if (table_page_write(&order, t->room, page, &why)) {
        reply(q->id, 200, page);
    } else {
        solo_refuse(q->id, 409, why.text);
    }
}

/* ---- what changes something -------------------------------------------------------------------------------------- */

static void new_grant(room_grant *g)
{
    host_random(g->token, sizeof g->token);
    host_random(g->secret, sizeof g->secret);
}

/* Nobody could be told, so nothing is kept: the flight ends before it begins. */
static void call_off(uint32_t request, unsigned status, const char *why)
{
    solo.flight.request = 0;
    solo.flight.status = 0;
    solo.flight.seats = false;
    solo.flight.from = NULL;
    if (request) solo_refuse(request, status, why);
}

/* A new table; from: the one it goes on from, or NULL. */
static void make(const asked *q, const room *from)
{
    solo_flight *f = &solo.flight;
    text_buf entry = { 0 };
    error why = { "There is not enough memory for that." };
    f->request = q->id;
    f->status = 201;
    f->seats = true;
    new_grant(&f->grant);
    const uint64_t now = (uint64_t)host_wall();
    const bool fine = solo_make_link(&f->grant) &&
                      (from ? room_play_on(from, q->body.at, q->body.n, &f->grant, now, &entry, &why)
                            : room_plan(&solo.rules, q->body.at, q->body.n, &f->grant, now, &entry, &why));
    solo_table *t = fine ? solo_new(f->grant.link) : NULL;
    if (!t || !solo_launch(t, &entry)) {
        if (t) solo_rest(t);
        call_off(q->id, fine ? 503 : 422, why.text);
    }
    text_free(&entry);
}

static void sit(const asked *q, solo_table *t, bool back)
{
    solo_flight *f = &solo.flight;
    text_buf entry = { 0 };
    error why;
    f->request = q->id;
    f->status = 200;
    f->seats = true;
    new_grant(&f->grant);
    const uint64_t now = solo_table_time(t);
    bool fine = false;
    for (unsigned i = 0; back && !fine && i < t->n_passes; i++)
        fine = room_retake(t->room, &t->pass[i], &f->grant, now, &entry, &why);
    if (!back) fine = room_sit(t->room, q->body.at, q->body.n, &f->grant, now, &entry, &why);
    else if (!t->n_passes) error_refuse(&why, "You have no seat at this table.");
    if (!fine || !solo_launch(t, &entry)) call_off(q->id, 409, fine ? no_memory : why.text);
    text_free(&entry);
}

/* ---- once more --------------------------------------------------------------------------------------------------- */

/* The person's seat at the new table, which is there; of several people the one with the first seat from there on. They
 * come in this order, so that the host is the one whose eyes this browser has while it waits (solo_eyes). */
void solo_come(const solo_table *from, solo_table *fresh, uint32_t request, unsigned first)
{
    solo_flight *f = &solo.flight;
    text_buf entry = { 0 };
    error why = { "You have no seat at this table." };
    f->request = request;
    f->status = request ? 200 : 0;
    f->seats = true;
    f->from = from;
    new_grant(&f->grant);
    const orr_seats people = solo_people(from);
    bool fine = false;
    for (unsigned seat = first; !fine && seat < ORR_MAX_SEATS; seat++) {
        f->along = seat + 1;
        fine = people >> seat & 1 &&
               room_come(fresh->room, (orr_seat)seat, &f->grant, solo_table_time(fresh), &entry, &why);
    }
    if (!fine || !solo_launch(fresh, &entry)) call_off(request, 409, fine ? no_memory : why.text);
    text_free(&entry);
}

/* Its first entry and the word of it at the finished table are kept together. */
static void propose(const asked *q, solo_table *t, orr_seat seat)
{
    solo_flight *f = &solo.flight;
    text_buf entry = { 0 };
    error why = { "There is not enough memory for that." };
    const uint64_t now = solo_table_time(t);
    new_grant(&f->grant);
    text_clear(&f->birth);
    const bool fine = solo_make_link(&f->grant) &&
                      room_rematch(t->room, seat, &f->grant, (uint64_t)host_wall(), &f->birth, &why) &&
                      room_agree(t->room, seat, f->grant.link, now, &entry, &why) &&
                      (f->fresh = solo_new(f->grant.link));
    f->request = q->id;
    if (!fine || !solo_launch(t, &entry)) {
        if (f->fresh) solo_rest(f->fresh);
        f->fresh = NULL;
        call_off(q->id, 409, why.text);
    }
    text_free(&entry);
}

static void rematch(const asked *q, solo_table *t)
{
    const orr_seat seat = solo_eyes(t);
    const char *link = room_again(t->room);
    solo_table *fresh = link ? solo_find((span){ link, strlen(link) }) : NULL;
    if (seat == ORR_PUBLIC) solo_refuse(q->id, 403, "You have no seat at this table.");
    else if (room_state_of(t->room) != ROOM_OVER) solo_refuse(q->id, 409, "The match is not over yet.");
    else if (fresh) solo_come(t, fresh, q->id, 0);
    else propose(q, t, seat);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static void post_to_table(const asked *q, solo_table *t, span what)
{
    if (span_is(what, "/seats")) sit(q, t, false);
    else if (span_is(what, "/back")) sit(q, t, true);
    else if (span_is(what, "/rematch")) rematch(q, t);
    else if (span_is(what, "/on")) make(q, t->room);
    else if (span_is(what, "/move")) solo_refuse(q->id, 409, "This match is in this browser alone.");
    else solo_refuse(q->id, 404, NULL);
}

static void of_table(const asked *q, span rest)
{
    const char *slash = memchr(rest.at, '/', rest.n);
    const size_t n = slash ? (size_t)(slash - rest.at) : rest.n;
    const span what = { rest.at + n, rest.n - n };
    solo_table *t = solo_find((span){ rest.at, n });
    if (!t) solo_refuse(q->id, 404, "There is no such table.");
    else if (q->post && !t->held) solo_refuse(q->id, 409, "This match is open in another tab.");
    else if (q->post) post_to_table(q, t, what);
    else table_page(q, t, what);
}

static bool stats(const asked *q)
{
    char game[TALLY_WORD] = "";
    const span id = span_query(q->query, "game");
    if (!span_is(q->path, "/api/stats")) return false;
    if (!id.at || span_copy(id, game, sizeof game)) tallies_write(&solo.tallies, game, empty_page());
    else text_add(empty_page(), "[]");
    reply(q->id, 200, &solo.page);
    return true;
}

/* What is about other people is empty here. */
static bool empty(const asked *q)
{
    static const struct { const char *path, *text; } known[] = {
        { "/api/tables", "[]" }, { "/api/push", "{\"key\":null}" }
    };
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
        if (!span_is(q->path, known[i].path)) continue;
        host_reply(q->id, 200, known[i].text, strlen(known[i].text));
        return true;
    }
    return false;
}

void solo_request(uint32_t request, bool post, size_t address, size_t body)
{
    const char *at = solo.buffer, *mark = memchr(at, '?', address);
    const size_t n = mark ? (size_t)(mark - at) : address;
    const asked q = { .id = request, .post = post, .path = { at, n }, .body = { at + address, body },
                      .query = { mark ? mark + 1 : NULL, mark ? address - n - 1 : 0 } };
    const span rest = span_after(q.path, "/api/tables/");
    if (rest.at) of_table(&q, rest);
    else if (walk(&q)) return;
    else if (post && span_is(q.path, "/api/tables")) make(&q, NULL);
    else if (post && span_is(q.path, "/api/codes")) solo_refuse(request, 404, "There is no such table.");
    else if (post || (!house(&q) && !stats(&q) && !empty(&q))) solo_refuse(request, 404, NULL);
}
