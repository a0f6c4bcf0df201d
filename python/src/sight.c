/* sight.c - what a seat sees and hears: views, features, events, facts, the board, what its script believes. All of it
 * comes from orr_observe and from events as the seat was told them. */
#include "python/src/sight.h"

#include "engine/canvas.h"
#include "table/match/phrases.h"
#include "table/wire/wire.h"

#include <stdlib.h>
#include <string.h>

static py_match *match_of(PyObject *o) { return (py_match *)o; }
static uint8_t seats_of(const py_match *self) { return orr_core_of(&self->m.t)->seats; }

PyObject *py_observe(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    orr_seat s;
    if (!py_eyes(self, seat, &s)) return NULL;
    orr_observe(&self->m.t, s, self->view);
    return PyBytes_FromStringAndSize(self->view, self->game->box.game->view_size);
}

/* ---- for learners ----------------------------------------------------------------------------------------------- */

void py_forget(py_match *self)
{
    learn_forget(&self->game->layout, self->heard);
    self->n_heard = 0;
}

void py_listen(py_match *self)
{
    const learn_layout *l = &self->game->layout;
    while (self->n_heard < self->m.n_events) learn_remember(l, &self->m.event[self->n_heard++], self->heard);
}

static bool hold(PyObject *o, Py_ssize_t bytes, Py_buffer *held)
{
    if (PyObject_GetBuffer(o, held, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return false;
    if (held->len == bytes) return true;
    py_say(py_error, "The row has %zd bytes; it must have %zd.", held->len, bytes);
    PyBuffer_Release(held);
    return false;
}

PyObject *py_features(PyObject *o, PyObject *const *args, Py_ssize_t n)
{
    py_match *self = match_of(o);
    const learn_layout *l = &self->game->layout;
    orr_seat s;
    Py_buffer out;
    if (n != 2) return py_say(PyExc_TypeError, "A seat and a row are wanted.");
    if (!py_seat(self, args[0], &s) || !hold(args[1], l->n_whole, &out)) return NULL;
    py_listen(self);
    orr_observe(&self->m.t, s, self->view);
    learn_whole(l, &self->game->box, self->view, self->heard, out.buf);
    PyBuffer_Release(&out);
    return Py_NewRef(args[1]);
}

PyObject *py_mask(PyObject *o, PyObject *const *args, Py_ssize_t n)
{
    py_match *self = match_of(o);
    const learn_layout *l = &self->game->layout;
    orr_seat s;
    orr_action act[ORR_MAX_LEGAL];
    Py_buffer out;
    if (n != 2) return py_say(PyExc_TypeError, "A seat and a row are wanted.");
    if (!py_seat(self, args[0], &s) || !hold(args[1], l->n_ids, &out)) return NULL;
    memset(out.buf, 0, l->n_ids);
    const int found = orr_legal(&self->m.t, s, act);
    for (int i = 0; i < found; i++) ((uint8_t *)out.buf)[learn_id(l, seats_of(self), s, act[i])] = 1;
    PyBuffer_Release(&out);
    return Py_NewRef(args[1]);
}

/* Every event as LEARN_TOLD numbers of two bytes, in this machine's order. */
PyObject *py_history(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    orr_seat s;
    if (!py_seat(self, seat, &s)) return NULL;
    const size_t each = LEARN_TOLD * sizeof(int16_t);
    PyObject *out = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(self->m.n_events * each));
    char *at = out ? PyBytes_AsString(out) : NULL;
    for (uint32_t i = 0; at && i < self->m.n_events; i++, at += each) {
        int16_t told[LEARN_TOLD];
        learn_told(&self->game->layout, seats_of(self), s, &self->m.event[i], told);
        memcpy(at, told, each);
    }
    return out;
}

/* ---- for people ------------------------------------------------------------------------------------------------- */

PyObject *py_view(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    orr_seat s;
    orr_action act[ORR_MAX_LEGAL];
    text_buf text = { 0 };
    if (!py_eyes(self, seat, &s)) return NULL;
    orr_observe(&self->m.t, s, self->view);
    json j = json_on_text(&text);
    const int n = s == ORR_PUBLIC ? 0 : orr_legal(&self->m.t, s, act);
    const wire_sight sight = { .box = &self->game->box, .view = self->view, .legal = act, .n_legal = n };
    wire_view(&j, NULL, &sight);
    PyObject *out = text.torn ? PyErr_NoMemory() : PyUnicode_FromStringAndSize(text.text, (Py_ssize_t)text.n);
    text_free(&text);
    return out;
}

static const char *word_of(const py_match *self, uint8_t noun, uint8_t value)
{
    const orr_box *box = &self->game->box;
    return noun >= ORR_N_FIRST_OWN ? box->game->word(box, noun, value, ORR_WORD) : NULL;
}

PyObject *py_facts(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    const orr_game *g = self->game->box.game;
    orr_fact facts[ORR_MAX_FACTS];
    orr_seat s;
    if (!py_eyes(self, seat, &s)) return NULL;
    orr_observe(&self->m.t, s, self->view);
    const int n = g->facts ? g->facts(&self->game->box, self->view, facts) : 0;
    PyObject *all = PyList_New(n);
    for (int i = 0; all && i < n; i++) {
        const orr_fact *f = &facts[i];
        const char *w = word_of(self, f->by, f->value);
        PyObject *about = w ? PyUnicode_FromString(w) : f->by ? PyLong_FromLong(f->value) : Py_NewRef(Py_None);
        PyList_SetItem(all, i, Py_BuildValue("(sNi)", f->word, about, (int)f->number));
    }
    return all;
}

static PyObject *event_as(const py_match *self, const orr_event *e, orr_seat s)
{
    const orr_game *g = self->game->box.game;
    char text[400] = "";
    orr_event heard = *e;
    if (!(e->sees >> s & 1)) memset(heard.priv, 0, sizeof heard.priv);
    phrase_event(&self->game->box, &heard, s, NULL, text, sizeof text);
    return Py_BuildValue("(Isss)", (unsigned)e->at, phrase_rule(g, e->rule)->id, g->event_kinds[e->kind].word, text);
}

PyObject *py_events(PyObject *o, PyObject *args)
{
    py_match *self = match_of(o);
    PyObject *seat;
    unsigned since;
    orr_seat s;
    if (!PyArg_ParseTuple(args, "OI", &seat, &since) || !py_eyes(self, seat, &s)) return NULL;
    if (since > self->m.n_events) since = self->m.n_events;
    PyObject *all = PyList_New((Py_ssize_t)(self->m.n_events - since));
    for (uint32_t i = since; all && i < self->m.n_events; i++)
        PyList_SetItem(all, (Py_ssize_t)(i - since), event_as(self, &self->m.event[i], s));
    return all;
}

PyObject *py_prompt(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    orr_seat s;
    char text[400] = "";
    if (!py_seat(self, seat, &s)) return NULL;
    if (!(orr_asked(&self->m.t) >> s & 1)) Py_RETURN_NONE;
    orr_observe(&self->m.t, s, self->view);
    const orr_prompt p = self->game->box.game->prompt(&self->game->box, self->view);
    phrase_prompt(&self->game->box, &p, NULL, text, sizeof text);
    return PyUnicode_FromString(text);
}

PyObject *py_label(PyObject *o, PyObject *args)
{
    py_match *self = match_of(o);
    PyObject *seat;
    unsigned id;
    orr_seat s;
    orr_action a;
    char text[400] = "";
    if (!PyArg_ParseTuple(args, "OI", &seat, &id) || !py_seat(self, seat, &s)) return NULL;
    if (!learn_action(&self->game->layout, seats_of(self), s, id, &a))
        return py_say(py_error, "Actions have numbers below %u.", (unsigned)self->game->layout.n_ids);
    if (a.verb == BOT_SILENT) return PyUnicode_FromString("Say nothing");
    phrase_label(&self->game->box, a, NULL, text, sizeof text);
    return PyUnicode_FromString(text);
}

/* ---- the board -------------------------------------------------------------------------------------------------- */

static PyObject *row_as(const orr_cell *cell, int width)         /* [(style, text), ...] without blanks at the end */
{
    PyObject *all = PyList_New(0);
    while (width && cell[width - 1].ch <= ' ') width--;
    for (int x = 0; all && x < width;) {
        const int from = x;
        PyObject *text = PyUnicode_FromString(""), *part;
        for (; x < width && cell[x].style == cell[from].style; x++) {
            PyObject *ch = PyUnicode_FromOrdinal((int)(cell[x].ch ? cell[x].ch : ' '));
            PyUnicode_AppendAndDel(&text, ch);
        }
        part = text ? Py_BuildValue("(iN)", cell[from].style, text) : NULL;
        if (!part || PyList_Append(all, part)) Py_CLEAR(all);
        Py_XDECREF(part);
    }
    return all;
}

PyObject *py_board(PyObject *o, PyObject *args)
{
    enum { HEIGHT = 200 };
    py_match *self = match_of(o);
    const orr_game *g = self->game->box.game;
    PyObject *seat;
    unsigned width;
    orr_seat s;
    if (!PyArg_ParseTuple(args, "OI", &seat, &width) || !py_eyes(self, seat, &s)) return NULL;
    if (width < 40 || width > 200) return py_say(py_error, "A board is 40 to 200 columns wide.");
    orr_canvas c = { .cell = calloc((size_t)width * HEIGHT, sizeof *c.cell), .width = (int)width, .height = HEIGHT };
    if (!c.cell) return PyErr_NoMemory();
    orr_canvas_clear(&c);
    orr_observe(&self->m.t, s, self->view);
    if (g->paint) g->paint(&self->game->box, self->view, &c);
    else orr_paint_tables(&self->game->box, self->view, &c);
    PyObject *all = PyList_New(0);
    for (int y = 0; all && y < c.used && y < HEIGHT; y++) {
        PyObject *row = row_as(c.cell + (size_t)y * width, (int)width);
        if (!row || PyList_Append(all, row)) Py_CLEAR(all);
        Py_XDECREF(row);
    }
    free(c.cell);
    return all;
}

/* ---- beliefs ---------------------------------------------------------------------------------------------------- */

/* What the script of the game believes about every seat, from what this one was told; None: it believes nothing. */
PyObject *py_beliefs(PyObject *o, PyObject *seat)
{
    py_match *self = match_of(o);
    const orr_box *box = &self->game->box;
    const bot *script = bot_find("script", box->game);
    const unsigned sides = box_sides(box);
    float p[ORR_MAX_SEATS][BOT_MOST_SIDES] = { 0 };
    orr_seat s;
    if (!py_seat(self, seat, &s)) return NULL;
    if (!script || !script->believe || !sides) Py_RETURN_NONE;
    void *memory = malloc(script->memory + 1);
    if (!memory) return PyErr_NoMemory();
    bot_open(script, box, NULL, memory);
    for (uint32_t i = 0; i < self->m.n_events; i++) bot_hear(script, box, s, &self->m.event[i], memory);
    orr_observe(&self->m.t, s, self->view);
    script->believe(box, self->view, memory, p);
    free(memory);
    PyObject *all = PyList_New(seats_of(self));
    for (unsigned k = 0; all && k < seats_of(self); k++) {
        PyObject *one = PyDict_New();
        for (unsigned i = 0; one && i < sides; i++) {
            PyObject *x = PyFloat_FromDouble((double)p[k][i]);
            if (!x || PyDict_SetItemString(one, box_side_name(box, i), x)) Py_CLEAR(one);
            Py_XDECREF(x);
        }
        if (!one) Py_CLEAR(all);
        else PyList_SetItem(all, (Py_ssize_t)k, one);
    }
    return all;
}
