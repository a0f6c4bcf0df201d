/* puzzle_wire.c - see puzzle_wire.h. */
#include "lab/puzzle/puzzle_wire.h"

#include "table/lesson/lesson_wire.h"

#include <stdio.h>
#include <string.h>

static void write_hash(const puzzle *p, char out[17])
{
    const uint64_t h = orr_hash(p->moves, strlen(p->moves), orr_hash(p->way, strlen(p->way), p->seed));
    snprintf(out, 17, "%016llx", (unsigned long long)h);
}

static void names_of(const puzzle *p, const char *names[ORR_MAX_SEATS])
{
    for (orr_seat s = 0; s < ORR_MAX_SEATS; s++) names[s] = s < p->seats ? puzzle_seat_name(p, s) : NULL;
}

void puzzle_wire_head(json *j, const orr_box *box, const puzzle *p)
{
    char hash[17];
    write_hash(p, hash);
    json_open_object(j, NULL);
    json_text(j, "game", box->game->id);
    json_text(j, "id", p->id);
    json_text(j, "kind", puzzle_kind_name[p->kind]);
    json_count(j, "rating", p->rated ? p->rated : p->rating);
    json_count(j, "tries", p->rated ? p->tries : 0);
    json_count(j, "solved", p->rated ? p->solved : 0);
    json_count(j, "moves", p->own);
    json_count(j, "seats", p->seats);
    json_count(j, "you", p->you);
    json_open_array(j, "names");
    for (orr_seat s = 0; s < p->seats; s++) json_text(j, NULL, puzzle_seat_name(p, s));
    json_end(j);
    json_text(j, "hash", hash);
    json_end(j);
}

/* ---- where a walk stands ----------------------------------------------------------------------------------------- */

typedef struct {
    const puzzle *p;
    puzzle_walk *w;
    json *j;
    lesson_eyes eyes;
    const char *names[ORR_MAX_SEATS];
    puzzle_tried tried;
} teller;

static void put_say(teller *t, const puzzle_text *say)
{
    json_open_object(t->j, "say");
    json_text(t->j, "en", say->en);
    json_text(t->j, "it", say->it);
    json_open_array(t->j, "rules");
    json_end(t->j);
    json_end(t->j);
}

static void put_guesses(teller *t)
{
    json_open_array(t->j, "guess");
    for (orr_seat s = 0; t->p->kind == PUZZLE_WHO && s < t->p->seats; s++) {
        char text[12];
        snprintf(text, sizeof text, "seat %u", s + 1u);
        if (s != t->p->you) json_text(t->j, NULL, text);
    }
    json_end(t->j);
}

/* The k-th of the others. */
static orr_seat seat_of_guess(const puzzle *p, unsigned k) { return (orr_seat)(k < p->you ? k : k + 1); }

static void put_show(teller *t)
{
    lesson_answer a = { .kind = LESSON_GUESS, .guess = (uint8_t)(t->p->who - (t->p->who > t->p->you)) };
    char word[LESSON_WORD];
    if (t->p->kind != PUZZLE_WHO) a = (lesson_answer){ .kind = LESSON_ACT, .act = puzzle_next(t->w) };
    lesson_answer_write(a, word);
    json_text(t->j, "show", word);
}

/* The answer is not sent unless somebody asks for it. */
static void put_now(teller *t, bool show)
{
    const bool solved = puzzle_solved(t->w);
    puzzle_text say;
    puzzle_asks(t->w, &say);
    json_open_object(t->j, "now");
    json_text(t->j, "question", solved ? "end" : t->p->kind == PUZZLE_WHO ? "guess" : "ask");
    json_count(t->j, "step", puzzle_step(t->w));
    json_count(t->j, "of", t->p->own);
    put_say(t, &say);
    json_open_array(t->j, "light");
    json_end(t->j);
    put_guesses(t);
    json_bool(t->j, "wait", false);
    if (show && !solved) put_show(t);
    else json_nothing(t->j, "show");
    json_end(t->j);
    lesson_wire_view(t->j, &t->eyes, &puzzle_match(t->w)->t);
}

static void put_beat(void *user, const puzzle_beat *b)
{
    teller *t = user;
    json_open_object(t->j, NULL);
    json_count(t->j, "seat", b->seat);
    json_open_array(t->j, "news");
    lesson_wire_news(t->j, &t->eyes, b->news, b->n_news);
    json_end(t->j);
    lesson_wire_view(t->j, &t->eyes, b->t);
    json_end(t->j);
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static puzzle_verdict give(teller *t, lesson_answer a, const puzzle_ear *ear, orr_rule *rule)
{
    *rule = 0;
    if (a.kind == LESSON_GUESS) return puzzle_guess(t->w, seat_of_guess(t->p, a.guess));
    return a.kind == LESSON_ACT ? puzzle_give(t->w, a.act, ear, rule) : PUZZLE_REFUSED;
}

static bool go_again(teller *t, const char *done, error *why)
{
    char word[LESSON_WORD];
    int taken = 0;
    for (unsigned n = 0; sscanf(done, " %19s%n", word, &taken) == 1; done += taken, n++) {
        lesson_answer a;
        orr_rule rule;
        if (n > PUZZLE_OWN + 1 || !lesson_answer_read(word, &a) || give(t, a, NULL, &rule) != PUZZLE_TAKEN)
            return error_refuse(why, "These answers do not lead through this puzzle; begin it anew.");
    }
    return true;
}

static bool try_one(teller *t, const lesson_order *o, error *why)
{
    static const char *const verdict[] = { [PUZZLE_TAKEN] = "taken", [PUZZLE_NOT_THIS] = "not-this",
                                           [PUZZLE_SHOWN] = "shown", [PUZZLE_REFUSED] = "refused" };
    const puzzle_ear ear = { t, put_beat };
    lesson_answer a;
    orr_rule rule = 0;
    puzzle_text say;
    puzzle_verdict v = PUZZLE_TAKEN;
    if (!lesson_answer_read(o->attempt, &a)) return error_refuse(why, "'try' should be an answer, as in \"3.0.1.0\".");
    json_open_array(t->j, "beats");
    if (!o->why) v = give(t, a, &ear, &rule);
    else if (a.kind == LESSON_ACT && (rule = orr_why_not(&puzzle_match(t->w)->t, t->p->you, a.act)))
        v = PUZZLE_REFUSED;
    if (v == PUZZLE_NOT_THIS || v == PUZZLE_SHOWN) {
        puzzle_answers(t->w, v, seat_of_guess(t->p, a.guess), &say);
        json_open_object(t->j, NULL);
        put_say(t, &say);
        json_end(t->j);
    }
    json_end(t->j);
    if (o->first && !o->why && !o->show) {       /* the first slip decides, or the end */
        if (v == PUZZLE_NOT_THIS || v == PUZZLE_SHOWN) t->tried = PUZZLE_TRY_MISSED;
        else if (v == PUZZLE_TAKEN && puzzle_solved(t->w)) t->tried = PUZZLE_TRY_SOLVED;
    }
    json_text(t->j, "verdict", verdict[v]);
    lesson_wire_refusal(t->j, t->eyes.box->game, v == PUZZLE_REFUSED ? rule : 0);
    return true;
}

static bool reply(teller *t, const lesson_order *o, const char *hash, error *why)
{
    json_open_object(t->j, NULL);
    json_text(t->j, "hash", hash);
    if (!go_again(t, o->done, why)) return false;
    json_open_array(t->j, "log");
    if (!o->attempt)
        lesson_wire_news(t->j, &t->eyes, puzzle_match(t->w)->event, puzzle_match(t->w)->n_events);
    json_end(t->j);
    if (o->attempt && !try_one(t, o, why)) return false;
    if (!o->attempt) json_text(t->j, "verdict", "here");
    put_now(t, o->show);
    json_end(t->j);
    return true;
}

bool puzzle_wire_walk(const orr_box *box, const puzzle *p, const char *request, size_t n, text_buf *out,
                      puzzle_tried *tried, error *why)
{
    json j = json_on_text(out);
    teller t = { .p = p, .j = &j, .eyes = { box, p->you, t.names } };
    lesson_order o;
    form f;
    char hash[17];
    names_of(p, t.names);
    write_hash(p, hash);
    *tried = PUZZLE_NOT_TRIED;
    if (!form_open(&f, request, n, why)) return false;
    bool good = lesson_order_read(&f, &o, why);
    if (good && *o.done && strcmp(hash, o.hash))
        good = error_refuse(why, "This puzzle has changed since; begin it anew.");
    t.w = good ? puzzle_begin(box, p, why) : NULL;
    good = t.w && reply(&t, &o, hash, why);
    puzzle_leave(t.w);
    form_close(&f);
    *tried = good ? t.tried : PUZZLE_NOT_TRIED;
    return good;
}
