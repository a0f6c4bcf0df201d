/* sharing.c - several servers on one store (fleet.h). A table is at one server at a time. Whoever is asked for one
 * that is elsewhere asks for it: the other one lets it go once nothing is under way there, and its people connect
 * again. A table whose server has died goes to whoever is asked for it first, or notices first. The lobby, wrong
 * codes, limits and endings of matches are everybody's. A server that the database has not heard for longer than its
 * lease lets go of all its tables: others may have them, and their people should not sit at an old one. Without a
 * store that is shared nothing here does anything. */
#include "apps/server/house/errand.h"
#include "apps/server/house/tables.h"
#include "apps/server/house/tries.h"
#include "apps/server/net/log.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOBBY_PART = 20,                  /* writing the lobby takes at most this part of the time */
       ANSWER_MS = 700,                  /* for other servers to say which link a code gives */
       LATE_MS = 100 };                  /* more than the database needs to say that there is no such table */

typedef struct asking {                  /* somebody waits for that, or for a refusal */
    struct asking *next;
    uint64_t number, conn, until;
    const char *no;                      /* NULL: it is asked for again */
} asking;

struct sharing {
    asking *asking;
    text_buf lobby;                      /* of the others: lines with a comma in front of each */
    text_buf page;                       /* used again for ours */
    uint64_t lobby_at;                   /* loop time when ours is written again */
    bool cut;                            /* off from the database, for longer than tables stay ours */
};

/* ---- giving ------------------------------------------------------------------------------------------------------ */

void sharing_give(server *s, const char *link)
{
    store_entry e = { .act = STORE_GIVE };
    if (!s->fleet) return;
    snprintf(e.table, sizeof e.table, "%s", link);
    writer_put(s->writer, &e, 1);        /* refused: others get it once this server has ended */
}

/* Nobody has been here yet, or it has been here for a while. */
static bool may_leave(const table *t)
{
    return !t->visited || uv_now(&t->server->loop) - t->since >= FLEET_HOLD_MS;
}

/* A match that is over and not recorded yet would be counted twice. */
static bool may_go(const table *t) { return t->room && !t->flight && !(t->ended && !t->recorded) && may_leave(t); }

static void give(server *s, const char *link)
{
    table *t = table_awake(s->tables, link);
    if (!t) sharing_give(s, link);       /* it has gone to rest, or was never opened */
    else if (may_go(t)) table_let_go(t, true);
    else if (t->room && t->flight && may_leave(t) && !t->ended) t->giving = true;
}

/* Gives the next one. What is under way is refused, and the table of a rematch goes with that. */
static table *let_go(table *t)
{
    server *s = t->server;
    const bool bears = t->flight && t->flight->bears;
    table *after = t->after;
    table_let_go(t, false);
    return bears ? s->tables->first : after;
}

/* What this server let go of when it was cut off, and nobody else has taken. */
static void go_on_with(server *s, const char *mine)
{
    char link[ROOM_LINK + 1];
    for (const char *at = mine, *end; (end = strchr(at, '\n')); at = end + 1) {
        if (end - at != ROOM_LINK) continue;             /* a log, or a table from before there were links */
        snprintf(link, sizeof link, "%.*s", ROOM_LINK, at);
        if (hall_find(s->tables->hall, link) && !table_awake(s->tables, link)) wake_again(s, link);
    }
}

/* After this server was cut off: what is another's now. Tables that have come since the database was asked are not on
 * the list. */
static void compare(server *s, const char *mine)
{
    char line[ROOM_LINK + 2];
    go_on_with(s, mine);
    const uint64_t asked = strtoull(mine, NULL, 10);
    for (table *t = s->tables->first; t;) {
        snprintf(line, sizeof line, "%s\n", t->link);
        t = t->room && t->since < asked && !strstr(mine, line) ? let_go(t) : t->after;
    }
}

/* Only where others are: a server alone goes on when the database is back, and its people see the table meanwhile. */
static void look_at_the_line(server *s)
{
    const bool cut = fleet_quiet_ms(s->fleet) > FLEET_LEASE_MS && (s->sharing->cut || !fleet_is_alone(s->fleet));
    if (cut == s->sharing->cut) return;
    s->sharing->cut = cut;
    log_line(LOG_WARNING, cut ? "cut-off" : "heard-again", "what",
             cut ? "the database does not hear this server; others may have its tables" : "tables go on", LOG_END);
    for (table *t = s->tables->first; cut && t;) t = t->room ? let_go(t) : t->after;
}

bool sharing_is_cut(const server *s) { return s->sharing && s->sharing->cut; }

void sharing_refuse_cut(conn *c)
{
    response_refuse(c, 503, "This server cannot reach its database; try again in a moment.");
}

bool sharing_may_read(const server *s)
{
    return store_ready(s->reading) && (!s->fleet || fleet_quiet_ms(s->fleet) < 2 * FLEET_BEAT_MS);
}

/* ---- hearing ----------------------------------------------------------------------------------------------------- */

static void answer_code(server *s, uint64_t number, const char *code)
{
    char text[96];
    const char *link = code_opens_here(s, code);
    if (!link) return;
    snprintf(text, sizeof text, "link %" PRIu64 " %s", number, link);
    fleet_tell(s->fleet, text);
}

static void code_answered(server *s, uint64_t number, const char *link)
{
    asking **at = &s->sharing->asking;
    while (*at && (*at)->number != number) at = &(*at)->next;
    if (!*at) return;                    /* another server asked, or it is too late */
    asking *a = *at;
    conn *c = conn_find(&s->net, a->conn);
    *at = a->next;
    free(a);
    if (c) code_is_right(c, link);
}

static void told(server *s, const char *text)
{
    char game[48], id[24];
    unsigned n;
    uint64_t number;
    if (sscanf(text, "code %" SCNu64 " %47s", &number, game) == 2) answer_code(s, number, game);
    else if (sscanf(text, "link %" SCNu64 " %47s", &number, game) == 2) code_answered(s, number, game);
    else if (sscanf(text, "missed %u", &n) == 1) code_missed_elsewhere(s, n);
    else if (sscanf(text, "right %u", &n) == 1) code_right_elsewhere(s, n);
    else if (!strncmp(text, "took ", 5)) sharing_hear_taken(s, text + 5);
    else if (sscanf(text, "tried %47s %23s %u", game, id, &n) == 3) tries_heard(s, game, id, n);
}

static void orphan(server *s, const char *link)
{
    if (!strcmp(link, "tries")) tries_adopt(s);
    if (hall_find(s->tables->hall, link) || hall_note(s->tables->hall, link)) wake_again(s, link);
}

static void heard(void *mine, fleet_word word, const char *text, size_t n)
{
    server *s = mine;
    if (!s->tables || s->net.stopping) return;
    switch (word) {
    case FLEET_GIVE: give(s, text); return;
    case FLEET_ORPHAN: orphan(s, text); return;
    case FLEET_MINE: compare(s, text); return;
    case FLEET_ENDED: endings_heard(s, text, n); return;
    case FLEET_TOLD: told(s, text); return;
    case FLEET_LOBBY:
        text_clear(&s->sharing->lobby);
        text_put(&s->sharing->lobby, text, n);
        return;
    }
}

void sharing_missed(conn *c, bool wrong)
{
    server *s = server_of(c);
    char text[32];
    if (!s->fleet) return;
    snprintf(text, sizeof text, "%s %u", wrong ? "missed" : "right", address_bucket(c));
    fleet_tell(s->fleet, text);
}

/* In an order that says nothing about how long anything took. */
static void wait_in_line(server *s, asking *a)
{
    asking **at = &s->sharing->asking;
    while (*at && ((*at)->until < a->until || ((*at)->until == a->until && (*at)->conn < a->conn))) at = &(*at)->next;
    a->next = *at;
    *at = a;
}

/* A code of a match that another server has is looked at once more than one of no table, and a link whose code is right
 * and whose secret is not finds a row. So the refusal goes out at the first sweep after a time that follows from when
 * it was asked (docs/adr/0018-time-tells-nothing.md). */
void sharing_refuse_late(conn *c, const char *why)
{
    server *s = server_of(c);
    asking *a = c->asked || c->looked ? calloc(1, sizeof *a) : NULL;
    if (!a) {
        response_refuse(c, 404, why);
        return;
    }
    a->conn = c->id;
    a->until = c->due;
    a->no = why;
    wait_in_line(s, a);
}

bool sharing_ask(conn *c, const char *code)
{
    server *s = server_of(c);
    asking *a = s->fleet && !c->asked && !fleet_is_alone(s->fleet) ? calloc(1, sizeof *a) : NULL;
    char text[64];
    if (!a) return false;
    c->asked = true;
    randombytes_buf(&a->number, sizeof a->number);
    a->conn = c->id;
    a->until = uv_now(&s->loop) + ANSWER_MS;
    c->due = a->until + LATE_MS;
    wait_in_line(s, a);
    snprintf(text, sizeof text, "code %" PRIu64 " %s", a->number, code);
    fleet_tell(s->fleet, text);
    return true;
}

/* Nobody knows the code: if its table rests, the store does. What comes into the line meanwhile waits. */
static void nobody_answered(server *s)
{
    asking *all = s->sharing->asking, **end = &all;
    while (*end && (*end)->until <= uv_now(&s->loop)) end = &(*end)->next;
    s->sharing->asking = *end;
    *end = NULL;
    for (asking *a = all, *next; a; a = next) {
        conn *c = conn_find(&s->net, a->conn);
        next = a->next;
        if (c && a->no) response_refuse(c, 404, a->no);
        else if (c) route_again(c);
        free(a);
    }
}

/* ---- the lobby --------------------------------------------------------------------------------------------------- */

void sharing_write_lobby(const server *s, text_buf *page)
{
    const text_buf *others = s->sharing ? &s->sharing->lobby : NULL;
    json j = json_on_text(page);
    hall_write(s->tables->hall, &j);
    if (!others || !others->n || page->torn || !page->n) return;
    page->n -= 1;                                                    /* the bracket */
    text_put(page, others->text + (page->n == 1), others->n - (page->n == 1));
    text_add(page, "]");
}

void sharing_sweep(server *s)
{
    struct sharing *x = s->sharing;
    if (s->fleet) nobody_answered(s), look_at_the_line(s), sharing_tell_taken(s);
    if (!s->fleet || uv_now(&s->loop) < x->lobby_at) return;
    const uint64_t began = uv_hrtime();
    text_clear(&x->page);
    json j = json_on_text(&x->page);
    hall_write(s->tables->hall, &j);
    if (x->page.n > 2 && !x->page.torn) {
        x->page.text[0] = ',';
        fleet_lobby(s->fleet, x->page.text, x->page.n - 1);
    } else if (!x->page.torn) {
        fleet_lobby(s->fleet, "", 0);
    }
    x->lobby_at = uv_now(&s->loop) + LOBBY_PART * (uv_hrtime() - began) / 1000000;
}

/* ---- looking ----------------------------------------------------------------------------------------------------- */

typedef struct {
    errand errand;                       /* first */
    char code[ROOM_CODE + 1], link[STORE_CODE];
    uint8_t state;
    uint64_t last;
} search;

static void found(void *mine, const store_table *t)
{
    search *x = mine;
    snprintf(x->link, sizeof x->link, "%s", t->table);
    x->state = t->state;
    x->last = t->last;
}

static void look(task *t)
{
    search *x = (search *)t;
    server *s = x->errand.server;
    uv_mutex_lock(&s->tables->reading);
    store_find(s->reading, x->code, found, x);           /* not found and not to be asked look alike */
    uv_mutex_unlock(&s->tables->reading);
}

static void looked(task *t, bool worked)
{
    search *x = (search *)t;
    server *s = x->errand.server;
    hall *h = s->tables->hall;
    if (worked && *x->link && !table_awake(s->tables, x->code) && (hall_find(h, x->code) || hall_note(h, x->link)))
        hall_told(h, x->link, x->state, x->last);
    for (conn *c; (c = conn_of_errand(&s->net, x->errand.id)); ) {
        if (worked) route_again(c);
        else response_refuse(c, 503, "The server is stopping.");
    }
    free(x);
}

bool sharing_find(conn *c, const char *code)
{
    search *x = server_of(c)->fleet && !c->looked ? calloc(1, sizeof *x) : NULL;
    if (!x) return false;
    c->looked = true;
    if (!c->asked) c->due = uv_now(&server_of(c)->loop) + LATE_MS;
    snprintf(x->code, sizeof x->code, "%.*s", ROOM_CODE, code);
    x->errand.task.work = look;
    x->errand.task.done = looked;
    if (!errand_begin(&x->errand, server_of(c), c, x->code)) free(x);
    return true;
}

/* ---- from birth to death ----------------------------------------------------------------------------------------- */

bool sharing_open(server *s, error *why)
{
    if (!store_is_shared(s->store)) return true;
    s->sharing = calloc(1, sizeof *s->sharing);
    if (!s->sharing) return error_refuse(why, "There is not enough memory for the store.");
    s->fleet = fleet_open(s->store, &s->loop, heard, s, s->net.bucket_key, why);
    return s->fleet != NULL;
}

void sharing_close(server *s)
{
    fleet_close(s->fleet);
    s->fleet = NULL;
    if (!s->sharing) return;
    for (asking *a = s->sharing->asking, *next; a; a = next) {
        next = a->next;
        free(a);
    }
    text_free(&s->sharing->lobby);
    text_free(&s->sharing->page);
    free(s->sharing);
    s->sharing = NULL;
}
