/* scenario.c - readable tests, run from Python. */
#include "table/scenario/scenario.h"

#include "games/games.h"
#include "python/src/bind.h"

static void failed(void *list, const scenario_failure *f)
{
    PyObject *x = Py_BuildValue("(Issss)", (unsigned)f->line, f->title, f->step, f->expected, f->found);
    if (x) PyList_Append(list, x);
    Py_XDECREF(x);
}

static void unreadable(void *list, const scenario_unreadable *u)
{
    PyObject *x = Py_BuildValue("(Issss)", (unsigned)u->line, "", "", "", u->why);
    if (x) PyList_Append(list, x);
    Py_XDECREF(x);
}

PyObject *py_scenario(PyObject *module, PyObject *text)
{
    Py_ssize_t n;
    const char *bytes = PyUnicode_AsUTF8AndSize(text, &n);
    PyObject *list = bytes ? PyList_New(0) : NULL;
    const scenario_sources sources = { .find = orr_find_game };
    const scenario_listener listener = { .user = list, .failed = failed, .unreadable = unreadable };
    scenario_sum sum = { 0 };
    (void)module;
    if (!list) return NULL;
    scenario_run(bytes, (size_t)n, &sources, &listener, &sum);
    if (!PyErr_Occurred()) return Py_BuildValue("(IIN)", (unsigned)sum.passed, (unsigned)sum.failed, list);
    Py_DECREF(list);
    return NULL;
}
