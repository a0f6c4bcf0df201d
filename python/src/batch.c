/* batch.c - the type Batch: many matches in rows of the caller's arrays. It steps without Python's lock. */
#include "learn/batch/pool.h"
#include "python/src/bind.h"
#include "table/match/box.h"

#include <string.h>

enum { LEGAL, COUNT, ACTOR, DONE, WON, SCORES, VIEWS, FEATURES, MASK, LIT, LIGHT, N_LIT, ROWS };
static const char *const row_names[ROWS] = { "legal", "count", "actor", "done", "won", "scores", "views", "features",
                                             "mask", "lit", "light", "n_lit" };

typedef struct {
    PyObject_HEAD
    py_game *game;
    learn_pool *pool;
    uint32_t n;
    Py_buffer held[ROWS];
    bool holds[ROWS];
    bool busy;                /* a step is being made, by another thread perhaps */
} py_batch;

static bool hold_row(py_batch *self, PyObject *rows, unsigned k, size_t each, void **to)
{
    PyObject *x = PyDict_GetItemString(rows, row_names[k]);
    if (!x) return true;
    if (PyObject_GetBuffer(x, &self->held[k], PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return false;
    self->holds[k] = true;
    if ((size_t)self->held[k].len != each * self->n) {
        py_say(py_error, "\"%s\" has %zd bytes; it must have %zu.", row_names[k], self->held[k].len, each * self->n);
        return false;
    }
    *to = self->held[k].buf;
    return true;
}

static bool hold_rows(py_batch *self, PyObject *rows, unsigned seats, learn_pool_rows *r)
{
    const learn_layout *l = &self->game->layout;
    const size_t each[ROWS] = { 2 * LEARN_POOL_LIST, 2, 1, 1, 2, 2 * (size_t)seats, self->game->box.game->view_size,
                                l->n_whole, l->n_ids, 2 * LEARN_POOL_LIT, LEARN_POOL_LIT, 2 };
    void *at[ROWS] = { NULL };
    for (unsigned k = 0; k < ROWS; k++)
        if (!hold_row(self, rows, k, each[k], &at[k])) return false;
    if (!at[LIT] != !at[LIGHT] || !at[LIT] != !at[N_LIT])
        return py_say(py_error, "\"lit\", \"light\" and \"n_lit\" come together."), false;
    *r = (learn_pool_rows){ .legal = at[LEGAL], .count = at[COUNT], .actor = at[ACTOR], .done = at[DONE],
                            .won = at[WON], .scores = at[SCORES], .views = at[VIEWS], .features = at[FEATURES],
                            .mask = at[MASK], .lit = at[LIT], .light = at[LIGHT], .n_lit = at[N_LIT] };
    return true;
}

/* plays: for every seat None or the name of a bot. */
static bool seat_bots(const py_game *game, PyObject *plays, learn_pool_order *o)
{
    bool somebody = false;
    for (unsigned s = 0; s < o->seats; s++) {
        PyObject *x = PySequence_GetItem(plays, (Py_ssize_t)s);
        if (!x) return false;
        const char *name = x == Py_None ? NULL : PyUnicode_AsUTF8AndSize(x, NULL);
        const bool bad = x != Py_None && !name;
        if (name) o->plays[s] = py_find_bot(name, game->box.game);
        Py_DECREF(x);
        if (bad || (name && !o->plays[s])) return false;
        somebody = somebody || !name;
    }
    if (!somebody) py_say(py_error, "At least one seat must be yours; orrery.arena plays bots against bots.");
    return somebody;
}

static PyObject *open_batch(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = { "game", "n", "rows", "seats", "seed", "plays", "threads", "iterations", NULL };
    PyObject *o, *rows, *plays;
    py_game *game;
    unsigned n, seats, threads, iterations;
    unsigned long long seed;
    error why;
    if (!PyArg_ParseTupleAndKeywords(args, named, "OIO!IKOII", names, &o, &n, &PyDict_Type, &rows, &seats, &seed,
                                     &plays, &threads, &iterations) || !py_is_game(o, &game))
        return NULL;
    if (!n || n > 1u << 20) return py_say(py_error, "A batch has 1 to 1,048,576 matches.");
    if (!box_check(&game->box, seats, &why)) return py_say(py_error, "%s", why.text);
    learn_pool_order order = { .box = game->box, .n = n, .threads = threads, .seed = seed, .seats = (uint8_t)seats,
                               .budget = { .iterations = iterations } };
    if (!seat_bots(game, plays, &order)) return NULL;
    py_batch *self = py_alloc(type);
    if (!self) return NULL;
    self->n = n;
    self->game = game;
    Py_INCREF((PyObject *)game);
    learn_pool_rows r;
    if (hold_rows(self, rows, seats, &r)) {
        Py_BEGIN_ALLOW_THREADS
        self->pool = learn_pool_open(&order, &r);
        Py_END_ALLOW_THREADS
        if (self->pool) return (PyObject *)self;
        PyErr_NoMemory();
    }
    Py_DECREF(self);
    return NULL;
}

static void close_batch(PyObject *o)
{
    py_batch *self = (py_batch *)o;
    learn_pool_close(self->pool);
    for (unsigned k = 0; k < ROWS; k++)
        if (self->holds[k]) PyBuffer_Release(&self->held[k]);
    Py_XDECREF((PyObject *)self->game);
    py_free(o);
}

static PyObject *step(PyObject *o, PyObject *choice)
{
    py_batch *self = (py_batch *)o;
    Py_buffer held;
    uint32_t bad = 0;
    bool good;
    if (self->busy) return py_say(py_error, "Another thread is stepping this batch.");
    if (PyObject_GetBuffer(choice, &held, PyBUF_C_CONTIGUOUS)) return NULL;
    if (held.len != (Py_ssize_t)(self->n * sizeof(int32_t))) {
        py_say(py_error, "The choices have %zd bytes; a step takes %u numbers of 32 bits.", held.len,
               (unsigned)self->n);
        PyBuffer_Release(&held);
        return NULL;
    }
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS
    good = learn_pool_step(self->pool, held.buf, &bad);
    Py_END_ALLOW_THREADS
    self->busy = false;
    const int32_t chosen = ((const int32_t *)held.buf)[bad];
    PyBuffer_Release(&held);
    if (!good)
        return py_say(py_error, "Row %u: %d is not an index into its list; no match was stepped.", (unsigned)bad,
                      (int)chosen);
    Py_RETURN_NONE;
}

static PyObject *get_total(PyObject *o, void *matches)
{
    const py_batch *self = (py_batch *)o;
    return PyLong_FromUnsignedLongLong(matches ? learn_pool_matches(self->pool) : learn_pool_answers(self->pool));
}

static PyMethodDef methods[] = { { "_step", step, METH_O, NULL }, { NULL, NULL, 0, NULL } };
static PyGetSetDef members[] = { { "answers", get_total, NULL, "answers so far, those of bots too", NULL },
                                 { "matches", get_total, NULL, "matches that have ended", (void *)1 },
                                 { NULL, NULL, NULL, NULL, NULL } };
static PyType_Slot slots[] = { { Py_tp_new, (void *)open_batch }, { Py_tp_dealloc, (void *)close_batch },
                               { Py_tp_methods, methods },        { Py_tp_getset, members },
                               { Py_tp_doc, "Batch(game, n, rows, seats, seed, plays, threads, iterations)" },
                               { 0, NULL } };
PyType_Spec py_batch_spec = { "orrery._orrery.Batch", sizeof(py_batch), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                              slots };
