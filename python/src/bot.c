/* bot.c - the type Bot: somebody who plays a seat of a match, or says what they think of its choices. A bot gets what
 * the seat sees and was told; it thinks without Python's lock. */
#include "python/src/bind.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    PyObject_HEAD
    py_game *game;
    const bot *b;
    bot_budget budget;
} py_bot;

typedef struct {              /* all that one decision is made from: a copy, because the match may go on meanwhile */
    const orr_box *box;
    uint8_t seats;
    orr_seat seat;
    int n;
    bool asked;
    orr_action legal[ORR_MAX_LEGAL];
    orr_event *event;
    uint32_t n_events;
    void *view;
    orr_rng dice;
} question;

const bot *py_find_bot(const char *name, const orr_game *g)
{
    const bot *b = bot_find(name, g);
    if (!b) return py_say(py_error, "No bot of %s is called \"%s\"; orrery.bots lists them.", g->title, name), NULL;
    if (b->sees_all) return py_say(py_error, "%s sees every card; only the lab lets it play.", name), NULL;
    return b;
}

PyObject *py_bots(PyObject *module, PyObject *o)
{
    py_game *game;
    PyObject *all;
    (void)module;
    if (!py_is_game(o, &game) || !(all = PyList_New(0))) return NULL;
    for (const bot *const *b = bots; all && *b; b++) {
        if ((*b)->sees_all || ((*b)->game && (*b)->game != game->box.game)) continue;
        PyObject *x = Py_BuildValue("(ss)", (*b)->name, (*b)->text);
        if (!x || PyList_Append(all, x)) Py_CLEAR(all);
        Py_XDECREF(x);
    }
    return all;
}

static PyObject *open_bot(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = { "game", "level", "iterations", "milliseconds", NULL };
    PyObject *o;
    py_game *game;
    const char *level = "normal";
    unsigned iterations = 0, milliseconds = 0;
    if (!PyArg_ParseTupleAndKeywords(args, named, "O|sII", names, &o, &level, &iterations, &milliseconds) ||
        !py_is_game(o, &game))
        return NULL;
    const bot *b = py_find_bot(level, game->box.game);
    py_bot *self = b ? py_alloc(type) : NULL;
    if (!self) return NULL;
    self->b = b;
    self->budget = (bot_budget){ .iterations = iterations, .milliseconds = milliseconds };
    self->game = game;
    Py_INCREF((PyObject *)game);
    return (PyObject *)self;
}

static void close_bot(PyObject *o)
{
    Py_XDECREF((PyObject *)((py_bot *)o)->game);
    py_free(o);
}

/* ---- one question ----------------------------------------------------------------------------------------------- */

static bool take_question(const py_bot *self, PyObject *args, question *q)
{
    PyObject *o, *seat;
    unsigned long long seed;
    py_match *m;
    if (!PyArg_ParseTuple(args, "OOK", &o, &seat, &seed) || !py_is_match(o, &m) || !py_seat(m, seat, &q->seat))
        return false;
    if (m->game->box.game != self->game->box.game || m->game->box.hash != self->game->box.hash)
        return py_say(py_error, "This bot plays another game, or the same with other options."), false;
    *q = (question){ .box = &self->game->box, .seats = orr_core_of(&m->m.t)->seats, .seat = q->seat,
                     .asked = orr_asked(&m->m.t) >> q->seat & 1, .dice = { orr_hash(&seed, sizeof seed, 1) } };
    q->n = orr_legal(&m->m.t, q->seat, q->legal);
    if (!q->n) return py_say(py_refused, "Seat %u has nothing to say now.", q->seat), false;
    q->n_events = m->m.n_events;
    q->event = malloc((q->n_events + 1u) * sizeof *q->event);
    q->view = malloc(q->box->game->view_size);
    if (!q->event || !q->view) {
        free(q->event);
        free(q->view);
        return PyErr_NoMemory(), false;
    }
    if (q->n_events) memcpy(q->event, m->m.event, q->n_events * sizeof *q->event);
    orr_observe(&m->m.t, q->seat, q->view);
    return true;
}

static void drop_question(question *q)
{
    free(q->event);
    free(q->view);
}

static PyObject *id_of(const py_bot *self, const question *q, orr_action a)
{
    return PyLong_FromUnsignedLong(learn_id(&self->game->layout, q->seats, q->seat, a));
}

static PyObject *choose(PyObject *o, PyObject *args)
{
    const py_bot *self = (py_bot *)o;
    question q;
    orr_action want[1];
    if (!take_question(self, args, &q)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    bot_wants(self->b, q.box, q.view, q.legal, q.n, q.event, q.n_events, &self->budget, &q.dice, want, 1);
    Py_END_ALLOW_THREADS
    drop_question(&q);
    return id_of(self, &q, want[0]);
}

/* What the expert thinks of every choice, whatever this bot is. */
static PyObject *opinions(PyObject *o, PyObject *args)
{
    const py_bot *self = (py_bot *)o;
    question q;
    bot_opinion out[ORR_MAX_LEGAL + 1];
    const char *reason = NULL;
    int n;
    if (!take_question(self, args, &q)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    n = bot_opinions(bot_find("expert", q.box->game), &(bot_moment){ q.box, q.view, q.legal, q.n, q.event, q.n_events },
                     &q.dice, out, &reason);
    Py_END_ALLOW_THREADS
    drop_question(&q);
    PyObject *all = PyList_New(n);
    for (int i = 0; all && i < n; i++)
        PyList_SetItem(all, i, Py_BuildValue("(NdI)", id_of(self, &q, out[i].act), (double)out[i].value,
                                             (unsigned)out[i].tries));
    return all ? Py_BuildValue("(Nz)", all, reason) : NULL;
}

/* What a script finds each choice worth at a glance; None: this bot does not rate. */
static PyObject *rate(PyObject *o, PyObject *args)
{
    const py_bot *self = (py_bot *)o;
    question q;
    float worth[ORR_MAX_LEGAL];
    if (!self->b->rate) Py_RETURN_NONE;
    if (!take_question(self, args, &q)) return NULL;
    void *memory = malloc(self->b->memory + 1);
    if (!memory) {
        drop_question(&q);
        return PyErr_NoMemory();
    }
    bot_open(self->b, q.box, &self->budget, memory);
    for (uint32_t i = 0; i < q.n_events; i++) bot_hear(self->b, q.box, q.seat, &q.event[i], memory);
    self->b->rate(q.box, q.view, q.legal, q.n, memory, worth);
    free(memory);
    drop_question(&q);
    PyObject *all = PyList_New(q.n);
    for (int i = 0; all && i < q.n; i++)
        PyList_SetItem(all, i, Py_BuildValue("(Nd)", id_of(self, &q, q.legal[i]), (double)worth[i]));
    return all;
}

static PyObject *get_name(PyObject *o, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(((py_bot *)o)->b->name);
}

static PyObject *get_text(PyObject *o, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(((py_bot *)o)->b->text);
}

static PyMethodDef methods[] = { { "_choose", choose, METH_VARARGS, NULL },
                                 { "_opinions", opinions, METH_VARARGS, NULL },
                                 { "_rate", rate, METH_VARARGS, NULL },
                                 { NULL, NULL, 0, NULL } };
static PyGetSetDef members[] = { { "name", get_name, NULL, "what the program calls it", NULL },
                                 { "text", get_text, NULL, "one line for people", NULL },
                                 { NULL, NULL, NULL, NULL, NULL } };
static PyType_Slot slots[] = { { Py_tp_new, (void *)open_bot }, { Py_tp_dealloc, (void *)close_bot },
                               { Py_tp_methods, methods },      { Py_tp_getset, members },
                               { Py_tp_doc, "Bot(game, level, iterations, milliseconds)" },
                               { 0, NULL } };
PyType_Spec py_bot_spec = { "orrery._orrery.Bot", sizeof(py_bot), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots };
