/* fair.c - fair.h by rings: a lane has a ring of addresses for each rank, an address a ring of its tables, a table a
 * line of jobs. Whoever had a turn goes to the end of the ring. Addresses and tables exist only while jobs of theirs
 * wait. */
#include "apps/server/house/fair.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096 };

typedef struct ring { struct ring *before, *after; } ring;           /* a member, or the place where a ring begins */

typedef struct payer {                   /* an address with jobs of one lane and rank */
    ring at;                             /* first: it stands in the ring of its rank */
    ring tables;
    struct payer *chain;                 /* in the same bucket */
    fair_lane lane;
    fair_rank rank;
    uint8_t address[FAIR_ADDRESS];
    unsigned jobs;
} payer;

typedef struct line {                    /* a table with jobs of one lane */
    ring at;                             /* first: it stands in the ring of its address */
    struct line *chain;
    payer *payer;
    uint64_t table;
    fair_job *first, **end;
} line;

struct fair {
    ring rank[FAIR_LANES][FAIR_RANKS];
    unsigned passed[FAIR_LANES][FAIR_RANKS];         /* turns of the lane since this rank had one, while it waited */
    unsigned waiting[FAIR_LANES];
    unsigned alone, most_alone;          /* of RANK_ALONE: running now; allowed */
    unsigned last;                       /* lane that was served last to somebody with a choice */
    payer *payers[BUCKETS];
    line *lines[BUCKETS];
};

/* ---- rings ------------------------------------------------------------------------------------------------------- */

static void ring_open(ring *r) { r->before = r->after = r; }
static bool ring_empty(const ring *r) { return r->after == r; }

static void ring_out(ring *member)
{
    member->before->after = member->after;
    member->after->before = member->before;
}

static void ring_add(ring *r, ring *member)          /* at the end */
{
    member->before = r->before;
    member->after = r;
    r->before->after = member;
    r->before = member;
}

static void ring_to_end(ring *r, ring *member)
{
    ring_out(member);
    ring_add(r, member);
}

/* ---- addresses and tables by name -------------------------------------------------------------------------------- */

static unsigned bucket_of(const void *bytes, size_t n, unsigned more)          /* FNV-1a */
{
    uint32_t h = 2166136261u ^ more;
    for (const unsigned char *p = bytes; n--; p++) h = (h ^ *p) * 16777619u;
    return (h ^ h >> 16) % BUCKETS;
}

static payer **payer_place(fair *f, fair_lane lane, fair_rank rank, const uint8_t address[FAIR_ADDRESS])
{
    payer **p = &f->payers[bucket_of(address, FAIR_ADDRESS, (unsigned)lane * FAIR_RANKS + (unsigned)rank)];
    while (*p && ((*p)->lane != lane || (*p)->rank != rank || memcmp((*p)->address, address, FAIR_ADDRESS)))
        p = &(*p)->chain;
    return p;
}

static line **line_place(fair *f, fair_lane lane, uint64_t table)
{
    line **l = &f->lines[bucket_of(&table, sizeof table, lane)];
    while (*l && ((*l)->payer->lane != lane || (*l)->table != table)) l = &(*l)->chain;
    return l;
}

static payer *payer_for(fair *f, fair_lane lane, fair_rank rank, const uint8_t address[FAIR_ADDRESS])
{
    payer **place = payer_place(f, lane, rank, address);
    if (*place) return *place;
    payer *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->lane = lane;
    p->rank = rank;
    memcpy(p->address, address, FAIR_ADDRESS);
    ring_open(&p->tables);
    if (ring_empty(&f->rank[lane][rank])) f->passed[lane][rank] = 0;
    ring_add(&f->rank[lane][rank], &p->at);
    return *place = p;
}

static void payer_end(fair *f, payer *p)
{
    payer **place = payer_place(f, p->lane, p->rank, p->address);
    ring_out(&p->at);
    *place = p->chain;
    free(p);
}

static line *line_for(fair *f, payer *p, uint64_t table)
{
    line **place = line_place(f, p->lane, table);
    if (*place) return *place;
    line *l = calloc(1, sizeof *l);
    if (!l) return NULL;
    l->table = table;
    l->payer = p;
    l->end = &l->first;
    ring_add(&p->tables, &l->at);
    return *place = l;
}

static void line_end(fair *f, line *l)
{
    line **place = line_place(f, l->payer->lane, l->table);
    ring_out(&l->at);
    *place = l->chain;
    free(l);
}

/* ---- in ---------------------------------------------------------------------------------------------------------- */

bool fair_put(fair *f, fair_job *j)
{
    payer *p = payer_for(f, j->lane, j->rank, j->address);
    line *l = p ? line_for(f, p, j->table) : NULL;
    if (!l) {
        if (p && !p->jobs) payer_end(f, p);
        return false;
    }
    if (l->payer != p) {                 /* the table waits already, as somebody else's or in another rank */
        if (!p->jobs) payer_end(f, p);
        p = l->payer;
    }
    j->next = NULL;
    *l->end = j;
    l->end = &j->next;
    p->jobs++;
    f->waiting[j->lane]++;
    return true;
}

/* A person has come or gone: what waits there waits in the new rank, behind those who are there. */
void fair_rank_table(fair *f, uint64_t table, fair_rank rank, const uint8_t address[FAIR_ADDRESS])
{
    for (fair_lane lane = 0; lane < LANE_DESK; lane++) {
        line *l = *line_place(f, lane, table);
        payer *was = l ? l->payer : NULL;
        payer *p = was ? payer_for(f, lane, rank, address) : NULL;
        if (!p || p == was) continue;
        ring_out(&l->at);
        ring_add(&p->tables, &l->at);
        l->payer = p;
        for (const fair_job *j = l->first; j; j = j->next) was->jobs--, p->jobs++;
        if (!was->jobs) payer_end(f, was);
    }
}

/* ---- out --------------------------------------------------------------------------------------------------------- */

static bool may_begin(const fair *f, fair_lane lane, fair_rank rank)
{
    return !ring_empty(&f->rank[lane][rank]) && (rank != RANK_ALONE || f->alone < f->most_alone);
}

/* The best rank, unless another has lost its patience. FAIR_RANKS: none. */
static fair_rank rank_in_turn(const fair *f, fair_lane lane)
{
    fair_rank best = FAIR_RANKS;
    for (fair_rank r = 0; r < FAIR_RANKS; r++) {
        if (!may_begin(f, lane, r)) continue;
        if (f->passed[lane][r] >= FAIR_PATIENCE) return r;
        if (best == FAIR_RANKS) best = r;
    }
    return best;
}

static void note_turn(fair *f, fair_lane lane, fair_rank rank)
{
    for (fair_rank r = 0; r < FAIR_RANKS; r++)
        if (r != rank && may_begin(f, lane, r)) f->passed[lane][r]++;
    f->passed[lane][rank] = 0;
}

static fair_job *take_from(fair *f, fair_lane lane, fair_rank rank)
{
    payer *p = (payer *)f->rank[lane][rank].after;
    line *l = (line *)p->tables.after;
    fair_job *j = l->first;
    note_turn(f, lane, rank);
    l->first = j->next;
    if (!l->first) line_end(f, l);
    else ring_to_end(&p->tables, &l->at);
    if (!--p->jobs) payer_end(f, p);
    else ring_to_end(&f->rank[lane][rank], &p->at);
    f->waiting[lane]--;
    j->alone = rank == RANK_ALONE;
    f->alone += j->alone;
    return j;
}

/* With a choice of lanes they take turns too. */
fair_job *fair_take(fair *f, unsigned lanes)
{
    const bool choice = lanes & (lanes - 1);
    for (unsigned i = 1; i <= FAIR_LANES; i++) {
        const fair_lane lane = (f->last + (choice ? i : i - 1)) % FAIR_LANES;
        const fair_rank rank = lanes & fair_bit(lane) ? rank_in_turn(f, lane) : FAIR_RANKS;
        if (rank == FAIR_RANKS) continue;
        if (choice) f->last = lane;
        return take_from(f, lane, rank);
    }
    return NULL;
}

void fair_done(fair *f, const fair_job *j) { f->alone -= j->alone; }

/* ---- about ------------------------------------------------------------------------------------------------------- */

unsigned fair_waiting(const fair *f, fair_lane lane) { return f->waiting[lane]; }
unsigned fair_alone(const fair *f) { return f->alone; }

unsigned fair_waiting_of(const fair *f, fair_lane lane, const uint8_t address[FAIR_ADDRESS])
{
    unsigned n = 0;
    for (fair_rank r = 0; r < FAIR_RANKS; r++) {
        const payer *p = f->payers[bucket_of(address, FAIR_ADDRESS, (unsigned)lane * FAIR_RANKS + (unsigned)r)];
        while (p && (p->lane != lane || p->rank != r || memcmp(p->address, address, FAIR_ADDRESS))) p = p->chain;
        n += p ? p->jobs : 0;
    }
    return n;
}

fair *fair_open(unsigned alone)
{
    fair *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->most_alone = alone;
    for (unsigned lane = 0; lane < FAIR_LANES; lane++)
        for (unsigned r = 0; r < FAIR_RANKS; r++) ring_open(&f->rank[lane][r]);
    return f;
}

void fair_close(fair *f) { free(f); }
