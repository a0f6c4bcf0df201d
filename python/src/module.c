/* module.c - the module orrery._orrery: its types, its exceptions and its functions. python/orrery has what people
 * import. */
#include "python/src/bind.h"

#include <stdarg.h>
#include <stdio.h>

PyObject *py_refused, *py_error, *py_game_type, *py_match_type;

PyObject *py_say(PyObject *type, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    PyErr_SetString(type, text);
    return NULL;
}

void *py_alloc(PyTypeObject *type) { return ((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0); }

void py_free(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(o);
    Py_DECREF(type);
}

PyObject *py_seats(orr_seats set)
{
    PyObject *out = PyTuple_New(orr_size((orr_seats)(set & 0x7fff)));
    Py_ssize_t n = 0;
    for (unsigned s = 0; out && s < ORR_MAX_SEATS; s++)
        if (set >> s & 1) PyTuple_SetItem(out, n++, PyLong_FromLong((long)s));
    return out;
}

static PyMethodDef functions[] = {
    { "games", py_games, METH_NOARGS, "games() -> list of the ids of all games" },
    { "bots", py_bots, METH_O, "bots(game) -> list of (name, what it does) of all that play it, weakest first" },
    { "from_record", py_from_record, METH_VARARGS, "from_record(game type, match type, text, game or None) -> match" },
    { "verify", py_verify, METH_O, "verify(text): raises what is wrong with a record" },
    { "scenario", py_scenario, METH_O, "scenario(text) -> (passed, failed, [(line, title, step, expected, found)])" },
    { "vocabulary", py_vocabulary, METH_O, "vocabulary(game) -> all words of its scenarios, as Markdown" },
    { "arena", py_arena, METH_VARARGS, "arena(game, seats, hero, field, deals, seed, iterations, threads) -> figures" },
    { "sweep_settings", py_sweep_settings, METH_O, "sweep_settings(order) -> how many settings are looked at" },
    { "sweep_measure", py_sweep_measure, METH_VARARGS, "sweep_measure(order, setting, again) -> its counts, a line" },
    { "sweep_choose", py_sweep_choose, METH_VARARGS, "sweep_choose(order, lines) -> settings for a second look" },
    { "sweep_tell", py_sweep_tell, METH_VARARGS, "sweep_tell(order, lines, second lines, json) -> text" },
    { NULL, NULL, 0, NULL }
};

static struct PyModuleDef about = { PyModuleDef_HEAD_INIT, .m_name = "orrery._orrery", .m_size = -1,
                                    .m_doc = "The engine, its games and its bots.", .m_methods = functions };

static PyObject *add_type(PyObject *module, const char *name, PyType_Spec *spec)
{
    PyObject *type = PyType_FromSpec(spec);
    return type && PyModule_AddObjectRef(module, name, type) == 0 ? type : NULL;
}

PyMODINIT_FUNC PyInit__orrery(void)
{
    PyObject *module = PyModule_Create(&about);
    if (!module) return NULL;
    py_error = PyErr_NewExceptionWithDoc("orrery.Error", "One sentence: what is wrong, and what would be right.",
                                         PyExc_ValueError, NULL);
    py_refused = PyErr_NewExceptionWithDoc("orrery.Refused", "The rules do not allow it; the sentence names the rule.",
                                           py_error, NULL);
    if (py_error && py_refused && !PyModule_AddObjectRef(module, "Error", py_error) &&
        !PyModule_AddObjectRef(module, "Refused", py_refused) &&
        (py_game_type = add_type(module, "Game", &py_game_spec)) &&
        (py_match_type = add_type(module, "Match", &py_match_spec)) && add_type(module, "Bot", &py_bot_spec) &&
        add_type(module, "Batch", &py_batch_spec))
        return module;
    Py_DECREF(module);
    return NULL;
}
