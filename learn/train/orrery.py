"""orrery.py - learn/batch/batch.h for Python: matches that C steps on threads, in arrays that the caller gives."""
import ctypes as c

GAMES = ["earth-gambit", "mars-vs-earth-1e", "mars-vs-earth-2e", "onward-to-venus", "martians"]
LEARNER, SCRIPT, PAST = 0, 1, 2
TOKENS, SAYS, MOST_LEGAL, LIT, TRUE = 5, 2, 256, 2048, 256


class Order(c.Structure):
    _fields_ = [("n", c.c_uint32), ("groups", c.c_uint32), ("threads", c.c_uint32), ("seed", c.c_uint64),
                ("ahead", c.c_uint32)] + \
        [(name, c.c_uint8) for name in ("all_learn", "with_script", "with_past", "options", "least_seats", "most_seats", "zero")]


class Rows(c.Structure):
    NAMES = ["features", "truth", "first", "count", "tokens", "says", "seat", "driver", "done", "won", "actions", "choice",
             "lit_first", "lit_count", "lit", "light", "lits", "true_count", "true_at", "trues"]
    _fields_ = [(name, c.c_void_p) for name in NAMES]


def load(path):
    lib = c.CDLL(path)
    lib.learn_batch_open.restype = c.c_void_p
    lib.learn_batch_open.argtypes = [c.c_char_p, c.POINTER(Order)]
    lib.learn_batch_hash.restype = c.c_uint64
    lib.learn_batch_hash.argtypes = [c.c_void_p]
    lib.learn_batch_size.argtypes = [c.c_void_p, c.c_uint32]
    lib.learn_batch_name.argtypes = [c.c_void_p, c.c_uint32, c.c_uint32, c.c_char_p, c.c_size_t]
    lib.learn_batch_rows.argtypes = [c.c_void_p, c.c_uint32, c.POINTER(Rows)]
    for name in ("start", "wait"):
        getattr(lib, "learn_batch_" + name).argtypes = [c.c_void_p, c.c_uint32]
    lib.learn_batch_totals.argtypes = [c.c_void_p, c.c_void_p]
    lib.learn_batch_close.argtypes = [c.c_void_p]
    return lib


class Batch:
    """n matches in each of `groups` groups. new(shape, type) makes an array, address(array) says where it lies. dense:
    rows with all columns, too; else only lists of those that are more than 0."""

    def __init__(self, lib, game, new, address, n, groups=2, threads=1, seed=1, all_learn=100, with_script=0, with_past=0,
                 options=50, seats=(0, 0), truth=True, ahead=0, dense=True):
        self.lib, self.n, self.groups = lib, n, groups
        order = Order(n, groups, threads, seed, ahead, all_learn, with_script, with_past, options, seats[0], seats[1], 0)
        self.b = lib.learn_batch_open(game.encode(), order)
        if not self.b:
            raise ValueError(f"{game} cannot be opened")
        self.columns, self.truths, self.n_tokens, self.seats, self.sides, self.opinion = \
            (lib.learn_batch_size(self.b, i) for i in range(6))
        self.hash = lib.learn_batch_hash(self.b)
        self.rows = []
        for g in range(groups):
            most = n * MOST_LEGAL
            r = dict(features=new((n if dense else 1, self.columns), "uint8"),
                     truth=new((n if dense else 1, max(self.truths, 1)), "uint8"),
                     first=new((n,), "int32"), count=new((n,), "int32"), tokens=new((most, TOKENS), "int16"),
                     says=new((most, SAYS), "int8"), seat=new((n,), "uint8"), driver=new((n,), "uint8"),
                     done=new((n,), "uint8"), won=new((n,), "int16"), actions=new((1,), "int32"), choice=new((n,), "int32"),
                     lit_first=new((n,), "int32"), lit_count=new((n,), "int32"), lit=new((n * LIT,), "int16"),
                     light=new((n * LIT,), "uint8"), lits=new((1,), "int32"), true_count=new((n,), "int32"),
                     true_at=new((n * TRUE,), "int16"), trues=new((1,), "int32"))
            at = Rows(**{name: address(r[name]) for name in Rows.NAMES})
            if not truth or not dense:
                at.truth = None
            if not truth:
                at.true_count = at.true_at = at.trues = None
            if not dense:
                at.features = None
            lib.learn_batch_rows(self.b, g, at)
            self.rows.append(r)

    def start(self, group):
        self.lib.learn_batch_start(self.b, group)

    def wait(self, group):
        self.lib.learn_batch_wait(self.b, group)
        return self.rows[group]

    def names(self, what):
        """Names of columns (0), truths (1) or tokens (2)."""
        text, out = c.create_string_buffer(120), []
        for i in range((self.columns, self.truths, self.n_tokens)[what]):
            self.lib.learn_batch_name(self.b, what, i, text, 120)
            out.append(text.value.decode())
        return out

    def totals(self):
        """By number of seats: matches, wins of the one learner among scripts, winners; since the last call."""
        t = ((c.c_uint64 * 3) * 16)()
        self.lib.learn_batch_totals(self.b, t)
        return [list(row) for row in t]

    def close(self):
        self.lib.learn_batch_close(self.b)
        self.b = None
