/* bind.h - what the files of the extension module share: CPython's limited API of 3.11, so that one wheel serves every
 * version from there on. The module knows no numpy; rows are anything with a buffer. */
#ifndef PY_BIND_H
#define PY_BIND_H
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include "bots/bot.h"
#include "learn/layout.h"
#include "table/match/match.h"

typedef struct {              /* a box: game, options, card set; never changes */
    PyObject_HEAD
    orr_box box;
    learn_layout layout;
    void *set;                /* its own card set, or NULL: the built-in one */
    PyObject *made;           /* (id, options, set): what makes it again */
} py_game;

typedef struct {
    PyObject_HEAD
    py_game *game;
    match m;
    uint8_t *heard;           /* what was told (learn_remember): the first n_heard events */
    uint32_t n_heard;
    void *view;               /* scratch for one view */
    struct {                  /* the last list that was asked for: what is in it needs no second look at the rules */
        orr_seat seat;
        int n;                /* 0: the match has gone on since */
        orr_action act[ORR_MAX_LEGAL];
        uint16_t id[ORR_MAX_LEGAL];
    } list;
    bool imagined;            /* it has no history: nothing to take back, no record */
} py_match;

extern PyObject *py_refused, *py_error, *py_game_type, *py_match_type;
extern PyType_Spec py_game_spec, py_match_spec, py_bot_spec, py_batch_spec;

PyObject *py_say(PyObject *type, const char *format, ...);       /* raises; always NULL */
void *py_alloc(PyTypeObject *);                                  /* an object of zeros; NULL: it has raised */
void py_free(PyObject *);                                        /* after its members */
bool py_is_game(PyObject *, py_game **);                         /* false: it has raised */
bool py_is_match(PyObject *, py_match **);
bool py_seat(const py_match *, PyObject *, orr_seat *);          /* a seat at the table; false: it has raised */
bool py_eyes(const py_match *, PyObject *, orr_seat *);          /* or None, who watches */
PyObject *py_seats(orr_seats);                                   /* a tuple of seats */
const bot *py_find_bot(const char *name, const orr_game *);      /* NULL: it has raised */
void py_listen(py_match *);                                      /* counts what was told since the last time */
void py_forget(py_match *);                                      /* so that it counts anew */
PyObject *py_ids(const py_game *, uint8_t seats, orr_seat, const orr_action *, int n);       /* a list of ids */
PyObject *py_game_about(PyTypeObject *, const orr_box *);        /* of a box with the built-in set */

/* Functions of the module. */
PyObject *py_games(PyObject *module, PyObject *none);
PyObject *py_bots(PyObject *module, PyObject *game);
PyObject *py_from_record(PyObject *module, PyObject *args);
PyObject *py_verify(PyObject *module, PyObject *text);
PyObject *py_scenario(PyObject *module, PyObject *text);
PyObject *py_vocabulary(PyObject *module, PyObject *game);
PyObject *py_arena(PyObject *module, PyObject *args);
PyObject *py_sweep_settings(PyObject *module, PyObject *order);
PyObject *py_sweep_measure(PyObject *module, PyObject *args);
PyObject *py_sweep_choose(PyObject *module, PyObject *args);
PyObject *py_sweep_tell(PyObject *module, PyObject *args);
#endif
