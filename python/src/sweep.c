/* sweep.c - sweeps of lab/sweep for Python, setting by setting: python/orrery/ray.py says who plays them, and where. An
 * order is a tuple that can be pickled: (game, first, last, bot, games, again, keep, most, seed, vary, targets). */
#include "lab/sweep/sweep.h"

#include "python/src/bind.h"

#include <stdlib.h>

static bool read_texts(sweep_order *o, PyObject *list, bool (*take)(sweep_order *, const char *, error *))
{
    error why;
    for (Py_ssize_t i = 0; i < PyList_Size(list); i++) {
        const char *text = PyUnicode_AsUTF8AndSize(PyList_GetItem(list, i), NULL);
        if (!text) return false;
        if (!take(o, text, &why)) return py_say(py_error, "%s", why.text), false;
    }
    return !PyErr_Occurred();
}

/* False: it has raised. The order borrows from the tuple. */
static bool read_order(PyObject *tuple, sweep_order *o)
{
    PyObject *game, *vary, *targets;
    py_game *g;
    const char *bot_name;
    unsigned first, last;
    error why;
    *o = (sweep_order){ .threads = 1 };
    if (!PyArg_ParseTuple(tuple, "OIIsIIIIsOO", &game, &first, &last, &bot_name, &o->games, &o->again, &o->keep,
                          &o->most, &o->seed, &vary, &targets) ||
        !py_is_game(game, &g))
        return false;
    o->box = &g->box;
    if (!(o->plays = py_find_bot(bot_name, g->box.game))) return false;
    if (first < g->box.game->min_seats || last > g->box.game->max_seats || first > last)
        return py_say(py_error, "%s seats %u to %u players.", g->box.game->title, g->box.game->min_seats,
                      g->box.game->max_seats), false;
    o->first = (uint8_t)first;
    o->last = (uint8_t)last;
    if (!o->games || o->games > SWEEP_MOST_GAMES || !o->again || o->again > SWEEP_MOST_GAMES)
        return py_say(py_error, "A setting is looked at in 1 to %d matches.", SWEEP_MOST_GAMES), false;
    if (!o->keep || o->keep > SWEEP_MOST_KEPT)
        return py_say(py_error, "1 to %d settings are kept.", SWEEP_MOST_KEPT), false;
    if (!o->most || o->most > SWEEP_MOST_SETTINGS)
        return py_say(py_error, "There are 1 to %d settings.", SWEEP_MOST_SETTINGS), false;
    if (strlen(o->seed) > 80) return py_say(py_error, "A seed has 80 letters at most."), false;
    if (!read_texts(o, vary, sweep_vary) || !read_texts(o, targets, sweep_aim)) return false;
    return sweep_fits(o, &why) || (py_say(py_error, "%s", why.text), false);
}

PyObject *py_sweep_settings(PyObject *module, PyObject *order)
{
    sweep_order o;
    (void)module;
    return read_order(order, &o) ? PyLong_FromUnsignedLong(sweep_settings(&o)) : NULL;
}

PyObject *py_sweep_measure(PyObject *module, PyObject *args)
{
    PyObject *order, *out = NULL;
    unsigned setting;
    int again;
    sweep_order o;
    error why;
    bool good;
    text_buf line = { 0 };
    (void)module;
    if (!PyArg_ParseTuple(args, "OIp", &order, &setting, &again) || !read_order(order, &o)) return NULL;
    if (setting >= sweep_settings(&o)) return py_say(PyExc_IndexError, "There is no setting %u.", setting);
    sweep_tally *t = malloc(sizeof *t);
    if (!t) return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    good = sweep_measure(&o, setting, again, t, &why);
    Py_END_ALLOW_THREADS
    if (!good) py_say(py_error, "%s", why.text);
    else {
        sweep_write(&line, &o, setting, again, t);
        out = line.torn ? PyErr_NoMemory() : PyUnicode_FromString(line.text);
    }
    free(t);
    text_free(&line);
    return out;
}

/* The lines as tallies, in the places of their settings, or one after the other where `chosen` is to be filled. */
static sweep_tally *read_lines(const sweep_order *o, PyObject *lines, uint32_t *chosen)
{
    const Py_ssize_t n = PyList_Size(lines);
    sweep_tally *all = calloc((size_t)n + 1 + sweep_settings(o), sizeof *all), *one = malloc(sizeof *one);
    bool good = all && one && n >= 0;
    if (!all || !one) PyErr_NoMemory();
    for (Py_ssize_t i = 0; good && i < n; i++) {
        const char *line = PyUnicode_AsUTF8AndSize(PyList_GetItem(lines, i), NULL);
        uint32_t setting;
        bool again;
        good = line && sweep_read(line, o, &setting, &again, one) && again == (chosen != NULL) &&
               (!chosen || i <= SWEEP_MOST_KEPT);
        if (good) all[chosen ? (size_t)i : setting] = *one;
        if (good && chosen) chosen[i] = setting;
        if (!good && !PyErr_Occurred()) py_say(py_error, "This is no line of this sweep.");
    }
    for (uint32_t i = 0; good && !chosen && i < sweep_settings(o); i++)
        if (!all[i].known) good = py_say(py_error, "Setting %u is missing.", (unsigned)i);
    free(one);
    if (good) return all;
    free(all);
    return NULL;
}

PyObject *py_sweep_choose(PyObject *module, PyObject *args)
{
    PyObject *order, *lines;
    sweep_order o;
    sweep_place place[SWEEP_MOST_KEPT + 1];
    (void)module;
    if (!PyArg_ParseTuple(args, "OO", &order, &lines) || !read_order(order, &o)) return NULL;
    sweep_tally *first = read_lines(&o, lines, NULL);
    if (!first) return NULL;
    const unsigned n = sweep_choose(&o, first, place);
    PyObject *out = PyList_New((Py_ssize_t)n);
    for (unsigned i = 0; out && i < n; i++)
        PyList_SetItem(out, (Py_ssize_t)i, PyLong_FromUnsignedLong(place[i].setting));
    free(first);
    return out;
}

PyObject *py_sweep_tell(PyObject *module, PyObject *args)
{
    PyObject *order, *lines, *again, *out = NULL;
    int as_json;
    sweep_order o;
    uint32_t chosen[SWEEP_MOST_KEPT + 1] = { 0 };
    text_buf text = { 0 };
    (void)module;
    if (!PyArg_ParseTuple(args, "OOOp", &order, &lines, &again, &as_json) || !read_order(order, &o)) return NULL;
    sweep_tally *first = read_lines(&o, lines, NULL), *second = first ? read_lines(&o, again, chosen) : NULL;
    if (second) {
        const sweep_end end = { &o, first, chosen, second, (unsigned)PyList_Size(again) };
        (as_json ? sweep_tell_json : sweep_tell)(&text, &end);
        out = text.torn ? PyErr_NoMemory() : PyUnicode_FromString(text.text);
    }
    free(first);
    free(second);
    text_free(&text);
    return out;
}
