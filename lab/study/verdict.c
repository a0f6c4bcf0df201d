/* verdict.c - who wins more than an even share. Whoever is compared in a match is compared with the others in that
 * match, so that numbers of players and matches without a winner do not matter. Sureness is corrected for all the
 * comparisons of a question: Holm for what is called uneven, Bonferroni for the intervals that are told. */
#include "lab/study/verdict.h"

#include "table/match/box.h"

#include <math.h>

_Static_assert((int)ORR_MAX_SEATS <= (int)STUDY_MOST_SIDES, "there is room for a row per seat");

/* ---- one match --------------------------------------------------------------------------------------------------- */

typedef struct {              /* of a match */
    uint32_t there, won;      /* sides, seats or places: a bit each */
} field;

static field sides_of(const study_match *m, unsigned seats)
{
    field f = { 0, 0 };
    for (unsigned s = 0; s < seats; s++) {
        if (m->side[s] >= STUDY_MOST_SIDES) continue;
        f.there |= 1u << m->side[s];
        if (m->winners >> s & 1) f.won |= 1u << m->side[s];
    }
    return f;
}

static field field_of(const study_match *m, unsigned seats, verdict_question q)
{
    if (q == VERDICT_SIDES) return sides_of(m, seats);
    field f = { (1u << seats) - 1, m->winners };
    if (q == VERDICT_SEATS) return f;
    if (m->started == STUDY_NOBODY) return (field){ 0, 0 };
    f.won = (f.won >> m->started | f.won << (seats - m->started)) & f.there; /* place 0 is who started */
    return f;
}

static unsigned bits(uint32_t set) { return (unsigned)__builtin_popcount(set); }

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static verdict_row row_of(const study *s, verdict_question q, unsigned count, unsigned who)
{
    verdict_row r = { .count = (uint8_t)count, .who = (uint8_t)who };
    double even = 0;
    for (uint32_t i = 0; i < s->order.games; i++) {
        const field f = field_of(&s->match[(size_t)count * s->order.games + i], s->count[count], q);
        if (!(f.there >> who & 1) || bits(f.there) < 2) continue;
        const double share = (double)bits(f.won) / bits(f.there), off = (f.won >> who & 1) - share;
        r.matches++;
        r.sum += off;
        r.squares += off * off;
        even += share;
    }
    r.even = r.matches ? even / (double)r.matches : 0;
    r.p = lab_p_mean(r.sum, r.squares, r.matches);
    return r;
}

static unsigned candidates(const study *s, verdict_question q, unsigned count)
{
    if (study_together(s, count)) return 0;
    return q == VERDICT_SIDES ? box_sides(s->order.box) : s->count[count];
}

/* An interval cannot leave what is possible: nobody wins less than never or more than always. */
static lab_share possible(lab_share v, double even)
{
    return (lab_share){ v.share, fmin(v.share, fmax(v.low, -even)), fmax(v.share, fmin(v.high, 1 - even)) };
}

unsigned verdict_rows(const study *s, verdict_question q, verdict_row out[VERDICT_MOST])
{
    double p[VERDICT_MOST], holm[VERDICT_MOST];
    unsigned n = 0;
    for (unsigned c = 0; c < s->n_counts; c++)
        for (unsigned who = 0; who < candidates(s, q, c) && n < VERDICT_MOST; who++) {
            out[n] = row_of(s, q, c, who);
            if (out[n].matches) n++;
        }
    for (unsigned i = 0; i < n; i++) p[i] = out[i].p;
    lab_holm(p, n, holm);
    for (unsigned i = 0; i < n; i++) {
        verdict_row *r = &out[i];
        r->holm = holm[i];
        r->off = possible(lab_paired(r->sum, r->squares, r->matches), r->even);
        r->wide = possible(lab_paired_at(r->sum, r->squares, r->matches, lab_z_of_all(n)), r->even);
    }
    return n;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

enum { FEWEST = 30 };         /* matches: with fewer, a normal distribution says nothing */

static bool is_sure(const verdict_row *r) { return r->holm < 0.05 && r->matches >= FEWEST; }

/* How far from zero it surely is. */
static double least_off(const verdict_row *r) { return r->off.share > 0 ? r->wide.low : -r->wide.high; }

static void add_row(verdict_line *l, const verdict_row *r, double within)
{
    const double reach = fmax(r->wide.high, -r->wide.low);
    l->reach = fmax(l->reach, r->matches < FEWEST ? 1 : reach);
    if (!is_sure(r) || reach <= within) return;
    if (l->kind != VERDICT_UNEVEN || least_off(r) > least_off(&l->worst)) l->worst = *r;
    l->kind = VERDICT_UNEVEN;
}

static unsigned together_counts(const study *s)
{
    unsigned n = 0;
    for (unsigned c = 0; c < s->n_counts; c++) n += study_together(s, c);
    return n;
}

static verdict_line together_line(const study *s, unsigned count)
{
    uint64_t won = 0;
    for (uint32_t i = 0; i < s->order.games; i++) won += s->match[(size_t)count * s->order.games + i].winners != 0;
    return (verdict_line){ .kind = won ? VERDICT_TOGETHER : VERDICT_NOBODY,
                           .together = lab_wilson_at(won, s->order.games, lab_z_of_all(together_counts(s))) };
}

bool verdict_lines(const study *s, verdict_question q, double within, verdict_line out[ORR_MAX_SEATS])
{
    verdict_row row[VERDICT_MOST];
    const unsigned n = verdict_rows(s, q, row);
    for (unsigned c = 0; c < s->n_counts; c++) {
        out[c] = study_together(s, c) ? together_line(s, c) : (verdict_line){ .kind = VERDICT_OPEN };
        for (unsigned i = 0; i < n; i++)
            if (row[i].count == c) add_row(&out[c], &row[i], within);
        if (out[c].kind == VERDICT_OPEN && out[c].reach > 0 && out[c].reach <= within) out[c].kind = VERDICT_EVEN;
    }
    return n != 0;
}

uint64_t verdict_enough(const study *s, const verdict_line *l, double within)
{
    const double times = l->reach / within;
    return (uint64_t)ceil(times * times * s->order.games / 100) * 100;
}
