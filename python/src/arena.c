/* arena.c - a policy written in Python at the tables of lab/arena: the same deals, every seat, the same intervals. The
 * policy is a bot like the others; it gets what its seat sees and was told. */
#include "lab/arena/arena.h"

#include "python/src/bind.h"
#include "table/match/box.h"

#include <string.h>

/* A bot has no room for a policy of its own: one arena with a policy runs at a time; python/orrery holds a lock. */
static struct { const py_game *game; PyObject *policy, *type, *error, *trace; bool failed; } now;
enum { NO_VERB = 0xfe };      /* never legal: the arena stops there */

static void hear(const orr_box *box, orr_seat me, const orr_event *e, void *heard)
{
    (void)box, (void)me;
    learn_remember(&now.game->layout, e, heard);
}

/* Asks Python for an id; -1: it has raised. */
static long ask(const void *view, const orr_action *legal, int n, const uint8_t *heard)
{
    const orr_look *look = view;
    const learn_layout *l = &now.game->layout;
    const bool asked = look->asked >> look->seat & 1;
    PyObject *features = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)l->n_whole), *said = NULL;
    if (features) {
        learn_whole(l, &now.game->box, view, heard, (uint8_t *)PyByteArray_AsString(features));
        said = PyObject_CallFunction(now.policy, "iiNNNO", (int)look->seat, (int)look->seats,
                                     py_ids(now.game, look->seats, look->seat, legal, n), features,
                                     PyBytes_FromStringAndSize(view, now.game->box.game->view_size),
                                     asked ? Py_True : Py_False);
    }
    const long id = said ? PyLong_AsLong(said) : -1;
    Py_XDECREF(said);
    if (id < 0 && !PyErr_Occurred()) py_say(py_error, "A policy says the number of an action.");
    return id;
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *heard,
                         orr_rng *dice)
{
    const orr_look *look = view;
    orr_action a = { .verb = NO_VERB };
    (void)box, (void)dice;
    const PyGILState_STATE lock = PyGILState_Ensure();
    const long id = now.failed ? -1 : ask(view, legal, n, heard);
    if (id >= 0 && !learn_action(&now.game->layout, look->seats, look->seat, (uint32_t)id, &a)) a.verb = NO_VERB;
    int k = 0;
    while (k < n && !orr_same_action(legal[k], a)) k++;
    const bool silent = a.verb == BOT_SILENT && !(look->asked >> look->seat & 1);
    if (id >= 0 && k == n && !silent)
        py_say(py_refused, "The policy said %ld, which was not in its list.", id);
    if (PyErr_Occurred()) {
        now.failed = true;
        PyErr_Fetch(&now.type, &now.error, &now.trace);
        a.verb = NO_VERB;
    }
    PyGILState_Release(lock);
    return a;
}

static PyObject *figure(arena_figure f) { return Py_BuildValue("(ddd)", f.value, f.low, f.high); }

static PyObject *figures(const arena_result *r, const arena_order *o)
{
    const unsigned hero = 0, field = 1, sides = box_sides(o->box);
    PyObject *by_side = PyDict_New();
    for (unsigned i = 0; by_side && i < sides; i++) {
        PyObject *x = Py_BuildValue("(NN)", figure(arena_side_share(r, o, hero, field, i)),
                                    figure(arena_gain(r, o, hero, field, i)));
        if (!x || PyDict_SetItemString(by_side, box_side_name(o->box, i), x)) Py_CLEAR(by_side);
        Py_XDECREF(x);
    }
    if (!by_side) return NULL;
    return Py_BuildValue("(NNNNN)", figure(arena_share(r, o, hero, field)), figure(arena_share(r, o, field, field)),
                         figure(arena_lift(r, o, hero, field)), figure(arena_gain(r, o, hero, field, ARENA_NO_SIDE)),
                         by_side);
}

static PyObject *play(arena_order *o)
{
    arena_result r;
    error why;
    bool ran;
    PyObject *out = NULL;
    if (!arena_open(&r, o, &why)) return py_say(py_error, "%s", why.text);
    Py_BEGIN_ALLOW_THREADS
    ran = arena_run(&r, o, 0, o->deals, &why);
    Py_END_ALLOW_THREADS
    if (o->bots[0]->choose == choose && now.failed) PyErr_Restore(now.type, now.error, now.trace);
    else if (!ran || r.failed) py_say(py_error, "%s", ran ? r.failure : why.text);
    else out = figures(&r, o);
    arena_close(&r);
    return out;
}

PyObject *py_arena(PyObject *module, PyObject *args)
{
    PyObject *o, *hero;
    py_game *game;
    unsigned seats, deals, iterations, threads;
    const char *field, *seed;
    error why;
    (void)module;
    if (!PyArg_ParseTuple(args, "OIOsIsII", &o, &seats, &hero, &field, &deals, &seed, &iterations, &threads) ||
        !py_is_game(o, &game))
        return NULL;
    if (!box_check(&game->box, seats, &why)) return py_say(py_error, "%s", why.text);
    if (!deals || deals > 1000000) return py_say(py_error, "An arena plays 1 to 1,000,000 deals.");
    const bool named = PyUnicode_Check(hero);
    const bot policy = { .name = "policy", .text = "A policy of Python.", .memory = learn_memory_size(&game->layout),
                         .choose = choose, .hear = hear };
    arena_order order = { .box = &game->box, .seats = (uint8_t)seats, .n_bots = 2, .seed = seed, .deals = deals,
                          .budget = { .iterations = iterations }, .threads = threads };
    order.bots[0] = named ? py_find_bot(PyUnicode_AsUTF8AndSize(hero, NULL), game->box.game) : &policy;
    order.bots[1] = py_find_bot(field, game->box.game);
    if (!order.bots[0] || !order.bots[1]) return NULL;
    if (named) return play(&order);
    memset(&now, 0, sizeof now);
    now.game = game;
    now.policy = hero;
    return play(&order);
}
