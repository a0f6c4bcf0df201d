/* game.c - the type Game: a game with its options and its cards, and what the tables say about it. */
#include "games/games.h"
#include "python/src/bind.h"
#include "table/match/box.h"
#include "table/scenario/scenario.h"

#include <stdlib.h>
#include <string.h>

PyObject *py_games(PyObject *module, PyObject *none)
{
    PyObject *all = PyList_New(0);
    (void)module, (void)none;
    for (const orr_game *const *g = orr_games; all && *g; g++) {
        PyObject *id = PyUnicode_FromString((*g)->id);
        if (!id || PyList_Append(all, id)) Py_CLEAR(all);
        Py_XDECREF(id);
    }
    return all;
}

bool py_is_game(PyObject *o, py_game **game)
{
    if (!PyObject_TypeCheck(o, (PyTypeObject *)py_game_type))
        return py_say(PyExc_TypeError, "A Game is wanted."), false;
    *game = (py_game *)o;
    return true;
}

/* ---- opening ---------------------------------------------------------------------------------------------------- */

static bool set_options(orr_box *b, PyObject *options)
{
    PyObject *key, *value;
    Py_ssize_t at = 0;
    error why;
    if (!PyDict_Check(options)) return py_say(PyExc_TypeError, "Options are a dict of words."), false;
    while (PyDict_Next(options, &at, &key, &value)) {
        PyObject *text = PyObject_Str(value);
        const char *name = PyUnicode_AsUTF8AndSize(key, NULL);
        const char *word = text ? PyUnicode_AsUTF8AndSize(text, NULL) : NULL;
        const bool good = name && word && box_option(b, name, word, &why);
        if (name && word && !good) py_say(py_error, "%s", why.text);
        Py_XDECREF(text);
        if (!good) return false;
    }
    return true;
}

/* texts: a dict from the names of the sheets to what stands in them. */
static bool read_set(py_game *self, PyObject *texts)
{
    const orr_game *g = self->box.game;
    const char *text[64] = { NULL };
    error why;
    if (!PyDict_Check(texts) || !g->n_sheets || g->n_sheets > ORR_COUNT(text))
        return py_say(PyExc_TypeError, "A card set is a dict from file names to CSV text."), false;
    for (unsigned i = 0; i < g->n_sheets; i++) {
        PyObject *x = PyDict_GetItemString(texts, g->sheets[i].file);
        if (!x) return py_say(py_error, "The card set has no %s.", g->sheets[i].file), false;
        if (!(text[i] = PyUnicode_AsUTF8AndSize(x, NULL))) return false;
    }
    if (!(self->set = calloc(1, g->set_size))) return PyErr_NoMemory(), false;
    if (!set_parse(g, text, self->set, &why)) return py_say(py_error, "%s", why.text), false;
    box_use_set(&self->box, self->set);
    return true;
}

static PyObject *open_game(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = { "id", "options", "set", NULL };
    const char *id;
    PyObject *options = NULL, *set = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, named, "s|OO", names, &id, &options, &set)) return NULL;
    const orr_game *g = orr_find_game(id);
    if (!g) return py_say(py_error, "There is no game \"%s\"; orrery.games() lists them.", id);
    py_game *self = py_alloc(type);
    if (!self) return NULL;
    if (options == Py_None) options = NULL;
    if (set == Py_None) set = NULL;
    box_open(&self->box, g);
    self->made = Py_BuildValue("(sOO)", id, options ? options : Py_None, set ? set : Py_None);
    if (self->made && (!set || read_set(self, set)) && (!options || set_options(&self->box, options))) {
        if (learn_layout_open(&self->layout, &self->box)) return (PyObject *)self;
        py_say(py_error, "%s is larger than learners can number.", g->title);
    }
    Py_DECREF(self);
    return NULL;
}

PyObject *py_game_about(PyTypeObject *type, const orr_box *box)
{
    const orr_game *g = box->game;
    PyObject *options = PyDict_New();
    for (unsigned i = 0; options && i < g->n_options; i++) {
        PyObject *word = box->opt[i] ? PyUnicode_FromString(g->options[i].word[box->opt[i]]) : NULL;
        if (word && PyDict_SetItemString(options, g->options[i].name, word)) Py_CLEAR(options);
        Py_XDECREF(word);
    }
    PyObject *made = options ? PyObject_CallFunction((PyObject *)type, "sO", g->id, options) : NULL;
    Py_XDECREF(options);
    return made;
}

static void close_game(PyObject *o)
{
    py_game *self = (py_game *)o;
    free(self->set);
    Py_XDECREF(self->made);
    py_free(o);
}

/* ---- what the tables say ---------------------------------------------------------------------------------------- */

static const py_game *game_of(PyObject *o) { return (const py_game *)o; }
static const orr_game *rules_of(PyObject *o) { return game_of(o)->box.game; }

static PyObject *noun_name(const orr_game *g, unsigned noun)
{
    static const char *const own[] = { "", "seat", "number", "signed" };
    return PyUnicode_FromString(noun < ORR_N_FIRST_OWN ? own[noun] : g->nouns[noun - ORR_N_FIRST_OWN]);
}

static PyObject *nouns_of(const orr_game *g, const orr_verb *v)
{
    unsigned n = 0;
    while (n < 3 && v->noun[n]) n++;
    PyObject *nouns = PyTuple_New((Py_ssize_t)n);
    for (unsigned k = 0; nouns && k < n; k++) PyTuple_SetItem(nouns, (Py_ssize_t)k, noun_name(g, v->noun[k]));
    return nouns;
}

static PyObject *get_verbs(PyObject *o, void *unused)
{
    const orr_game *g = rules_of(o);
    const learn_layout *l = &game_of(o)->layout;
    PyObject *all = PyList_New(0);
    (void)unused;
    for (unsigned v = 0; all && v < g->n_verbs; v++) {
        PyObject *nouns = nouns_of(g, &g->verbs[v]), *x = NULL;
        if (nouns)
            x = Py_BuildValue("(sNII)", g->verbs[v].word, nouns, (unsigned)l->id[v],
                              (unsigned)(l->id[v + 1] - l->id[v]));
        if (!x || PyList_Append(all, x)) Py_CLEAR(all);
        Py_XDECREF(x);
    }
    return all;
}

static PyObject *words_of(const orr_option *p)
{
    PyObject *words = PyTuple_New(p->values);
    for (unsigned k = 0; words && k < p->values; k++)
        PyTuple_SetItem(words, (Py_ssize_t)k, PyUnicode_FromString(p->word[k]));
    return words;
}

static PyObject *get_choices(PyObject *o, void *unused)
{
    const orr_game *g = rules_of(o);
    PyObject *all = PyDict_New();
    (void)unused;
    for (unsigned i = 0; all && i < g->n_options; i++) {
        PyObject *words = words_of(&g->options[i]);
        if (!words || PyDict_SetItemString(all, g->options[i].name, words)) Py_CLEAR(all);
        Py_XDECREF(words);
    }
    return all;
}

static PyObject *get_options(PyObject *o, void *unused)
{
    const py_game *self = game_of(o);
    const orr_game *g = rules_of(o);
    PyObject *all = PyDict_New();
    (void)unused;
    for (unsigned i = 0; all && i < g->n_options; i++) {
        PyObject *word = PyUnicode_FromString(g->options[i].word[self->box.opt[i]]);
        if (!word || PyDict_SetItemString(all, g->options[i].name, word)) Py_CLEAR(all);
        Py_XDECREF(word);
    }
    return all;
}

static PyObject *columns(PyObject *o, PyObject *none)
{
    const py_game *self = game_of(o);
    PyObject *all = PyList_New((Py_ssize_t)self->layout.n_whole);
    char text[160];
    (void)none;
    for (uint32_t i = 0; all && i < self->layout.n_whole; i++) {
        learn_column_name(&self->layout, &self->box, i, text, sizeof text);
        PyList_SetItem(all, (Py_ssize_t)i, PyUnicode_FromString(text));
    }
    return all;
}

static PyObject *sides(PyObject *o, void *unused)
{
    const unsigned n = box_sides(&game_of(o)->box);
    PyObject *all = PyTuple_New((Py_ssize_t)n);
    (void)unused;
    for (unsigned i = 0; all && i < n; i++)
        PyTuple_SetItem(all, (Py_ssize_t)i, PyUnicode_FromString(box_side_name(&game_of(o)->box, i)));
    return all;
}

static PyObject *event_kinds(PyObject *o, void *unused)
{
    const orr_game *g = rules_of(o);
    PyObject *all = PyTuple_New(g->n_event_kinds);
    (void)unused;
    for (unsigned i = 0; all && i < g->n_event_kinds; i++)
        PyTuple_SetItem(all, (Py_ssize_t)i, PyUnicode_FromString(g->event_kinds[i].word));
    return all;
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

static bool seat_of(PyObject *o, unsigned seat, unsigned seats)
{
    const orr_game *g = rules_of(o);
    if (seats >= g->min_seats && seats <= g->max_seats && seat < seats) return true;
    py_say(PyExc_IndexError, "%s has %u to %u seats, counted from 0.", g->title, g->min_seats, g->max_seats);
    return false;
}

static PyObject *action_words(PyObject *o, PyObject *args)
{
    unsigned id, seat, seats;
    orr_action a;
    char text[200];
    if (!PyArg_ParseTuple(args, "III", &id, &seat, &seats) || !seat_of(o, seat, seats)) return NULL;
    if (!learn_action(&game_of(o)->layout, (uint8_t)seats, (orr_seat)seat, id, &a))
        return py_say(py_error, "Actions have numbers below %u.", (unsigned)game_of(o)->layout.n_ids);
    if (a.verb == BOT_SILENT) return PyUnicode_FromString("silence");
    if (orr_write(&game_of(o)->box, a, text, sizeof text) < 0)
        return py_say(py_error, "No action has the number %u here.", id);
    return PyUnicode_FromString(text);
}

static PyObject *action_id(PyObject *o, PyObject *args)
{
    const char *text;
    unsigned seat, seats;
    orr_action a = { .verb = BOT_SILENT };
    if (!PyArg_ParseTuple(args, "sII", &text, &seat, &seats) || !seat_of(o, seat, seats)) return NULL;
    if (strcmp(text, "silence") && !orr_read(&game_of(o)->box, text, &a))
        return py_say(py_error, "\"%s\" is no action of %s.", text, rules_of(o)->title);
    return PyLong_FromUnsignedLong(learn_id(&game_of(o)->layout, (uint8_t)seats, (orr_seat)seat, a));
}

static PyObject *reduce(PyObject *o, PyObject *none)
{
    (void)none;
    return Py_BuildValue("(OO)", (PyObject *)Py_TYPE(o), game_of(o)->made);
}

static PyObject *get_text(PyObject *o, void *which)
{
    const orr_game *g = rules_of(o);
    return PyUnicode_FromString(which ? g->title : g->id);
}

enum { MIN_SEATS, MAX_SEATS, RULES_VERSION, LONGEST, VIEW_SIZE, N_ACTIONS, N_FEATURES, SILENCE };
static PyObject *get_number(PyObject *o, void *which)
{
    const orr_game *g = rules_of(o);
    const learn_layout *l = &game_of(o)->layout;
    const unsigned long n[] = { [MIN_SEATS] = g->min_seats, [MAX_SEATS] = g->max_seats,
                                [RULES_VERSION] = g->rules_version, [LONGEST] = g->longest,
                                [VIEW_SIZE] = g->view_size, [N_ACTIONS] = l->n_ids,
                                [N_FEATURES] = l->n_whole, [SILENCE] = l->n_ids - 1 };
    return PyLong_FromUnsignedLong(n[(size_t)which]);
}

PyObject *py_vocabulary(PyObject *module, PyObject *game)
{
    enum { ROOM = 1 << 20 };
    py_game *self;
    (void)module;
    if (!py_is_game(game, &self)) return NULL;
    char *text = malloc(ROOM);
    if (!text) return PyErr_NoMemory();
    const int n = scenario_vocabulary(&self->box, text, ROOM);
    PyObject *out = n < 0 ? PyErr_NoMemory() : PyUnicode_FromStringAndSize(text, n);
    free(text);
    return out;
}

static PyMethodDef methods[] = {
    { "columns", columns, METH_NOARGS, "columns() -> names of the columns of the features" },
    { "words", action_words, METH_VARARGS, "words(id, seat, seats) -> an action as text" },
    { "id_of", action_id, METH_VARARGS, "id_of(words, seat, seats) -> the number of an action" },
    { "__reduce__", reduce, METH_NOARGS, NULL },
    { NULL, NULL, 0, NULL }
};
static PyGetSetDef members[] = {
    { "id", get_text, NULL, "as records and commands name it", NULL },
    { "title", get_text, NULL, "as printed on the box", (void *)1 },
    { "min_seats", get_number, NULL, "fewest seats", (void *)MIN_SEATS },
    { "max_seats", get_number, NULL, "most seats", (void *)MAX_SEATS },
    { "rules_version", get_number, NULL, "raised whenever a rule changes", (void *)RULES_VERSION },
    { "longest", get_number, NULL, "a match of random answers ends within so many", (void *)LONGEST },
    { "view_size", get_number, NULL, "bytes of Match.observe", (void *)VIEW_SIZE },
    { "n_actions", get_number, NULL, "how many numbers actions have, silence included", (void *)N_ACTIONS },
    { "n_features", get_number, NULL, "columns of the features", (void *)N_FEATURES },
    { "silence", get_number, NULL, "the number of saying nothing: the last", (void *)SILENCE },
    { "options", get_options, NULL, "every option with its value", NULL },
    { "choices", get_choices, NULL, "every option with the values it can have, the default first", NULL },
    { "verbs", get_verbs, NULL, "(word, nouns of its arguments, first id, how many ids) of every verb", NULL },
    { "sides", sides, NULL, "the sides (teams, roles) of the game; empty: it has none", NULL },
    { "event_kinds", event_kinds, NULL, "words of the kinds of events", NULL },
    { NULL, NULL, NULL, NULL, NULL }
};
static PyType_Slot slots[] = { { Py_tp_new, (void *)open_game }, { Py_tp_dealloc, (void *)close_game },
                               { Py_tp_methods, methods },       { Py_tp_getset, members },
                               { Py_tp_doc, "Game(id, options=None, set=None): a game, its options and its cards." },
                               { 0, NULL } };
PyType_Spec py_game_spec = { "orrery._orrery.Game", sizeof(py_game), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                             slots };
