/* sight.h - methods of Match about what a seat sees and hears. */
#ifndef PY_SIGHT_H
#define PY_SIGHT_H
#include "python/src/bind.h"

PyObject *py_observe(PyObject *match, PyObject *seat);
PyObject *py_features(PyObject *match, PyObject *const *args, Py_ssize_t n);
PyObject *py_mask(PyObject *match, PyObject *const *args, Py_ssize_t n);
PyObject *py_view(PyObject *match, PyObject *seat);              /* JSON */
PyObject *py_facts(PyObject *match, PyObject *seat);
PyObject *py_events(PyObject *match, PyObject *args);
PyObject *py_history(PyObject *match, PyObject *seat);
PyObject *py_board(PyObject *match, PyObject *args);
PyObject *py_beliefs(PyObject *match, PyObject *seat);
PyObject *py_prompt(PyObject *match, PyObject *seat);
PyObject *py_label(PyObject *match, PyObject *args);
#endif
