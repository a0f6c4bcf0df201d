/* match.c - the type Match: playing. What a seat sees of it is sight.c. */
#include "games/games.h"
#include "python/src/bind.h"
#include "python/src/sight.h"
#include "table/match/phrases.h"
#include "table/match/record.h"

#include <stdlib.h>
#include <string.h>

static py_match *match_of(PyObject *o) { return (py_match *)o; }
static uint8_t seats_of(const py_match *self) { return orr_core_of(&self->m.t)->seats; }

bool py_is_match(PyObject *o, py_match **m)
{
    if (!PyObject_TypeCheck(o, (PyTypeObject *)py_match_type))
        return py_say(PyExc_TypeError, "A Match is wanted."), false;
    *m = match_of(o);
    return true;
}

bool py_seat(const py_match *self, PyObject *o, orr_seat *s)
{
    const long v = PyLong_AsLong(o);
    if (v == -1 && PyErr_Occurred()) return false;
    if (v < 0 || v >= seats_of(self))
        return py_say(PyExc_IndexError, "The seats of this match are 0 to %u.", seats_of(self) - 1u), false;
    *s = (orr_seat)v;
    return true;
}

bool py_eyes(const py_match *self, PyObject *o, orr_seat *s)
{
    if (o != Py_None) return py_seat(self, o, s);
    *s = ORR_PUBLIC;
    return true;
}

/* ---- opening ---------------------------------------------------------------------------------------------------- */

static py_match *new_match(PyTypeObject *type, py_game *game)    /* without a match in it yet */
{
    py_match *self = py_alloc(type);
    if (!self) return NULL;
    self->game = game;
    Py_INCREF((PyObject *)game);
    self->view = malloc(game->box.game->view_size);
    self->heard = calloc(learn_memory_size(&game->layout), 1);
    if (self->view && self->heard) return self;
    Py_DECREF(self);
    PyErr_NoMemory();
    return NULL;
}

static PyObject *open_match(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = { "game", "seats", "seed", NULL };
    PyObject *o;
    py_game *game;
    unsigned seats;
    const char *seed;
    match_deal deal;
    error why;
    if (!PyArg_ParseTupleAndKeywords(args, named, "OIs", names, &o, &seats, &seed) || !py_is_game(o, &game))
        return NULL;
    py_match *self = new_match(type, game);
    if (!self) return NULL;
    deal_from_seed(&deal, seed);
    if (match_open(&self->m, &game->box, seats, &deal, &why)) return (PyObject *)self;
    Py_DECREF(self);
    return py_say(py_error, "%s", why.text);
}

static void close_match(PyObject *o)
{
    py_match *self = match_of(o);
    match_close(&self->m);
    free(self->view);
    free(self->heard);
    Py_XDECREF((PyObject *)self->game);
    py_free(o);
}

/* ---- copies ----------------------------------------------------------------------------------------------------- */

/* The same match at the same moment, in an object of its own; NULL: it has raised. */
static py_match *copy_match(const py_match *self)
{
    py_match *to = new_match(Py_TYPE((PyObject *)(uintptr_t)self), self->game);
    if (!to) return NULL;
    if (!match_copy(&to->m, &self->m, &self->m.box, true)) {
        Py_DECREF(to);
        PyErr_NoMemory();
        return NULL;
    }
    memcpy(to->heard, self->heard, learn_memory_used(&self->game->layout, self->heard));
    to->n_heard = self->n_heard;
    to->imagined = self->imagined;
    return to;
}

static PyObject *copy(PyObject *o, PyObject *unused)
{
    (void)unused;
    return (PyObject *)copy_match(match_of(o));
}

/* A world that fits what the seat sees. It remembers what the seat was told, and nothing else. */
static PyObject *imagine(PyObject *o, PyObject *args)
{
    PyObject *seat;
    unsigned long long seed;
    orr_seat s;
    if (!PyArg_ParseTuple(args, "OK", &seat, &seed) || !py_eyes(match_of(o), seat, &s)) return NULL;
    py_match *to = copy_match(match_of(o));
    if (!to) return NULL;
    orr_rng dice = { orr_hash(&seed, sizeof seed, 1) };
    orr_observe(&to->m.t, s, to->view);
    orr_imagine(&to->m.box, to->view, &dice, to->m.t.state);
    to->imagined = true;
    to->m.n_answers = 0;
    for (uint32_t i = 0; i < to->m.n_events; i++) {
        orr_event *e = &to->m.event[i];
        if (e->sees >> s & 1) continue;
        memset(e->priv, 0, sizeof e->priv);
        e->sees = 0;
    }
    return (PyObject *)to;
}

/* ---- playing ---------------------------------------------------------------------------------------------------- */

static PyObject *legal(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    orr_seat s;
    if (!py_seat(self, seat, &s)) return NULL;
    const int n = orr_legal(&self->m.t, s, self->list.act);
    PyObject *all = PyList_New(n);
    for (int i = 0; all && i < n; i++) {
        const uint32_t id = learn_id(&self->game->layout, seats_of(self), s, self->list.act[i]);
        self->list.id[i] = (uint16_t)id;
        PyList_SetItem(all, i, PyLong_FromUnsignedLong(id));
    }
    self->list.seat = s;
    self->list.n = n;
    return all;
}

/* Takes what stands in the last list; 0: it does not stand there, -1: it has raised. */
static int take_listed(py_match *self, orr_seat s, PyObject *action)
{
    const long id = self->list.seat == s ? PyLong_AsLong(action) : -1;
    if (id == -1 && PyErr_Occurred()) return -1;
    for (int i = 0; id >= 0 && i < self->list.n; i++) {
        if (self->list.id[i] != id) continue;
        self->list.n = 0;
        return match_take(&self->m, s, self->list.act[i]) ? 1 : (PyErr_NoMemory(), -1);
    }
    return 0;
}

PyObject *py_ids(const py_game *game, uint8_t seats, orr_seat s, const orr_action *act, int n)
{
    PyObject *all = PyList_New(n);
    for (int i = 0; all && i < n; i++)
        PyList_SetItem(all, i, PyLong_FromUnsignedLong(learn_id(&game->layout, seats, s, act[i])));
    return all;
}

static bool read_id(const py_match *self, orr_seat s, PyObject *o, orr_action *a)
{
    const long id = PyLong_AsLong(o);
    if (id == -1 && PyErr_Occurred()) return false;
    if (id < 0 || !learn_action(&self->game->layout, seats_of(self), s, (uint32_t)id, a))
        return py_say(py_error, "Actions have numbers below %u.", (unsigned)self->game->layout.n_ids), false;
    if (a->verb == BOT_SILENT) return py_say(py_refused, "Silence is no answer: say nothing instead."), false;
    return true;
}

static PyObject *apply(PyObject *o, PyObject *const *args, Py_ssize_t n)
{
    py_match *self = match_of(o);
    orr_seat s;
    orr_action a;
    error why;
    if (n != 2) return py_say(PyExc_TypeError, "apply(seat, action) takes a seat and an action.");
    if (!py_seat(self, args[0], &s)) return NULL;
    if (PyUnicode_Check(args[1])) {
        const char *text = PyUnicode_AsUTF8AndSize(args[1], NULL);
        if (!text) return NULL;
        if (!match_read_answer(&self->m, s, text, &a, &why)) return py_say(py_refused, "%s", why.text);
    } else {
        const int taken = take_listed(self, s, args[1]);
        if (taken < 0) return NULL;
        if (taken) Py_RETURN_NONE;
        if (!read_id(self, s, args[1], &a)) return NULL;
    }
    if (!match_answer(&self->m, s, a, &why)) return py_say(py_refused, "%s", why.text);
    self->list.n = 0;
    Py_RETURN_NONE;
}

/* None: it would be taken. Else the sentence that a refusal says. */
static PyObject *why_not(PyObject *o, PyObject *args)
{
    py_match *self = match_of(o);
    PyObject *seat, *action;
    orr_seat s;
    orr_action a;
    error why;
    if (!PyArg_ParseTuple(args, "OO", &seat, &action) || !py_seat(self, seat, &s)) return NULL;
    if (PyUnicode_Check(action)) {
        const char *text = PyUnicode_AsUTF8AndSize(action, NULL);
        if (!text) return NULL;
        if (!match_read_answer(&self->m, s, text, &a, &why)) return PyUnicode_FromString(why.text);
    } else if (!read_id(self, s, action, &a)) {
        return NULL;
    }
    if (match_why_not(&self->m, s, a, &why)) return PyUnicode_FromString(why.text);
    Py_RETURN_NONE;
}

static PyObject *undo(PyObject *o, PyObject *none)
{
    py_match *self = match_of(o);
    error why;
    (void)none;
    if (self->imagined) return py_say(py_refused, "An imagined match has no past that could be taken back.");
    if (!match_undo(&self->m, &why)) return py_say(py_refused, "%s", why.text);
    py_forget(self);
    self->list.n = 0;
    Py_RETURN_NONE;
}

static PyObject *playout(PyObject *o, PyObject *seed)
{
    py_match *self = match_of(o);
    const unsigned long long from = PyLong_AsUnsignedLongLongMask(seed);
    if (from == (unsigned long long)-1 && PyErr_Occurred()) return NULL;
    orr_rng dice = { orr_hash(&from, sizeof from, 1) };
    orr_action out[ORR_MAX_LEGAL];
    uint32_t given = 0;
    self->list.n = 0;
    for (; orr_asked(&self->m.t) && given < self->game->box.game->longest; given++) {
        const orr_seat s = orr_speaker(&self->m.t, &dice);
        const int n = orr_legal(&self->m.t, s, out);
        if (!match_take(&self->m, s, out[orr_rng_below(&dice, (uint32_t)n)])) return PyErr_NoMemory();
    }
    return PyLong_FromUnsignedLong(given);
}

static PyObject *result(PyObject *o, PyObject *none)
{
    py_match *self = match_of(o);
    const orr_game *g = self->game->box.game;
    orr_result r = { 0 };
    (void)none;
    if (!match_over(&self->m)) Py_RETURN_NONE;
    g->result(&self->m.t, &r);
    return Py_BuildValue("(sNs)", g->outcomes[r.outcome], py_seats(r.winners), phrase_rule(g, r.rule)->id);
}

static PyObject *scores(PyObject *o, PyObject *none)
{
    py_match *self = match_of(o);
    int16_t score[ORR_MAX_SEATS] = { 0 };
    PyObject *all = PyList_New(seats_of(self));
    (void)none;
    self->game->box.game->score(&self->m.t, score);
    for (unsigned s = 0; all && s < seats_of(self); s++) PyList_SetItem(all, (Py_ssize_t)s, PyLong_FromLong(score[s]));
    return all;
}

/* ---- records ---------------------------------------------------------------------------------------------------- */

static PyObject *record_text(PyObject *o, PyObject *none)
{
    py_match *self = match_of(o);
    (void)none;
    if (self->imagined) return py_say(py_refused, "An imagined match has no record.");
    const int cap = 8192 + 256 * (int)self->m.n_answers;
    char *text = malloc((size_t)cap);
    const int n = text ? record_write(&self->m, true, text, cap) : -1;
    PyObject *out = n < 0 ? PyErr_NoMemory() : PyUnicode_FromStringAndSize(text, n);
    free(text);
    return out;
}

static bool read_record(PyObject *text, record *r)
{
    Py_ssize_t n;
    const char *bytes = PyUnicode_AsUTF8AndSize(text, &n);
    error why;
    if (!bytes) return false;
    return record_read(r, bytes, (size_t)n, orr_find_game, &why) || (py_say(py_error, "%s", why.text), false);
}

PyObject *py_from_record(PyObject *module, PyObject *args)
{
    PyObject *game_type, *match_type, *text, *given;
    py_game *game = NULL;
    py_match *to = NULL;
    record r;
    error why;
    (void)module;
    if (!PyArg_ParseTuple(args, "OOUO", &game_type, &match_type, &text, &given)) return NULL;
    if (!PyType_Check(match_type) || !PyType_IsSubtype((PyTypeObject *)match_type, (PyTypeObject *)py_match_type))
        return py_say(PyExc_TypeError, "A type of matches is wanted.");
    if ((given != Py_None && !py_is_game(given, &game)) || !read_record(text, &r)) return NULL;
    if (game && game->box.game != r.game) {
        py_say(py_error, "The record is of %s, not of %s.", r.game->title, game->box.game->title);
        record_free(&r);
        return NULL;
    }
    if (game) {
        record_use_set(&r, game->box.set);
        Py_INCREF((PyObject *)game);
    } else {
        game = (py_game *)py_game_about((PyTypeObject *)game_type, &r.box);
    }
    if (game) to = new_match((PyTypeObject *)match_type, game);
    if (to && !record_replay(&r, &to->m, &why)) {
        py_say(py_error, "%s", why.text);
        Py_CLEAR(to);
    }
    if (to && memcmp(to->m.box.opt, game->box.opt, sizeof game->box.opt)) {
        py_say(py_error, "The record has other options than this game.");
        Py_CLEAR(to);
    }
    Py_XDECREF((PyObject *)game);
    record_free(&r);
    return (PyObject *)to;
}

PyObject *py_verify(PyObject *module, PyObject *text)
{
    record r;
    error why;
    (void)module;
    if (!read_record(text, &r)) return NULL;
    const bool good = record_verify(&r, &why);
    record_free(&r);
    if (!good) return py_say(py_error, "%s", why.text);
    Py_RETURN_NONE;
}

/* ---- members ---------------------------------------------------------------------------------------------------- */

enum { ASKED, MAY, OVER, IMAGINED, SEATS, GAME, ANSWERS, FINGERPRINT };
static PyObject *get(PyObject *o, void *which)
{
    const py_match *self = match_of(o);
    const orr_ctx *t = &self->m.t;
    switch ((size_t)which) {
    case ASKED: return py_seats(orr_asked(t));
    case MAY: return py_seats(orr_may(t));
    case OVER: return PyBool_FromLong(match_over(&self->m));
    case IMAGINED: return PyBool_FromLong(self->imagined);
    case SEATS: return PyLong_FromLong(seats_of(self));
    case GAME: return Py_NewRef((PyObject *)self->game);
    case ANSWERS: return PyLong_FromUnsignedLong(orr_core_of(t)->answers);
    default: return PyLong_FromUnsignedLongLong(orr_fingerprint(t));
    }
}

static PyMethodDef methods[] = {
    { "legal", legal, METH_O, "legal(seat) -> ids of what the seat can say now" },
    { "apply", (PyCFunction)(void *)apply, METH_FASTCALL, "apply(seat, action): an id or words; refused: no change" },
    { "why_not", why_not, METH_VARARGS, "why_not(seat, action) -> None, or the sentence of the rule that bars it" },
    { "undo", undo, METH_NOARGS, "undo(): takes back the last answer, unless something came to light with it" },
    { "copy", copy, METH_NOARGS, "copy() -> the same match at the same moment" },
    { "__copy__", copy, METH_NOARGS, NULL },
    { "__deepcopy__", copy, METH_O, NULL },
    { "_imagine", imagine, METH_VARARGS, NULL },
    { "playout", playout, METH_O, "playout(seed) -> how many random answers ended the match" },
    { "_result", result, METH_NOARGS, NULL },
    { "scores", scores, METH_NOARGS, "scores() -> how every seat stands; once over, the result. Not for players." },
    { "record", record_text, METH_NOARGS, "record() -> the match as text; from_record reads it" },
    { "observe", py_observe, METH_O, "observe(seat) -> all the seat can know, as bytes; None: who watches" },
    { "_features", (PyCFunction)(void *)py_features, METH_FASTCALL, NULL },
    { "_mask", (PyCFunction)(void *)py_mask, METH_FASTCALL, NULL },
    { "_view", py_view, METH_O, NULL },
    { "_facts", py_facts, METH_O, NULL },
    { "_events", py_events, METH_VARARGS, NULL },
    { "_history", py_history, METH_O, NULL },
    { "_board", py_board, METH_VARARGS, NULL },
    { "_beliefs", py_beliefs, METH_O, NULL },
    { "prompt", py_prompt, METH_O, "prompt(seat) -> what the seat is asked, as a sentence" },
    { "label", py_label, METH_VARARGS, "label(seat, id) -> an action as a person reads it" },
    { NULL, NULL, 0, NULL }
};
static PyGetSetDef members[] = {
    { "game", get, NULL, "the Game it is a match of", (void *)GAME },
    { "seats", get, NULL, "how many sit at the table", (void *)SEATS },
    { "asked", get, NULL, "the seats that owe an answer; none: it is over", (void *)ASKED },
    { "may", get, NULL, "the seats that may interject now", (void *)MAY },
    { "over", get, NULL, "has it ended?", (void *)OVER },
    { "imagined", get, NULL, "was it made by imagine?", (void *)IMAGINED },
    { "answers", get, NULL, "answers given so far", (void *)ANSWERS },
    { "fingerprint", get, NULL, "equal for equal positions", (void *)FINGERPRINT },
    { NULL, NULL, NULL, NULL, NULL }
};
static PyType_Slot slots[] = { { Py_tp_new, (void *)open_match }, { Py_tp_dealloc, (void *)close_match },
                               { Py_tp_methods, methods },        { Py_tp_getset, members },
                               { Py_tp_doc, "Match(game, seats, seed): a match that is played answer by answer." },
                               { 0, NULL } };
PyType_Spec py_match_spec = { "orrery._orrery.Match", sizeof(py_match), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                              slots };
