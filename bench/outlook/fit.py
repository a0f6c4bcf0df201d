#!/usr/bin/env python3
"""fit.py - fits the small network of a game's outlook.c: fit.py PREFIX MIDDLE TABLE.h POSITIONS...

PREFIX is that of its numbers (MVE_OUTLOOK), MIDDLE how wide it is (24), POSITIONS are files of bench/outlook/positions. Needs numpy; a
million positions take half a minute. Says the log loss on the last 7% of each file: of how often each side wins, of the network as it was
trained, and in whole numbers."""
import sys

import numpy as np

from small_net import ONE, climb, whole, write

EPOCHS, BATCH, RATE, WARM = 20, 8192, 5e-3, 0.3


def read(path):
    data = np.fromfile(path, dtype=np.uint8)
    inputs, sides = int(data[0]), int(data[1])
    return data[2:].reshape(-1, inputs + 1), sides


def forward(net, x):
    into, into_bias, out, out_bias = net
    middle = np.maximum(x @ into + into_bias, 0)
    logits = middle @ out.T + out_bias
    return middle, logits - logits.max(1, keepdims=True)


def log_loss(logits, side):
    return float((np.log(np.exp(logits).sum(1)) - logits[np.arange(len(side)), side]).mean())


def slopes(net, x, side):
    """What each weight does to the log loss."""
    middle, logits = forward(net, x)
    wrong = np.exp(logits)
    wrong /= wrong.sum(1, keepdims=True)
    wrong[np.arange(len(side)), side] -= 1
    wrong /= len(side)
    back = (wrong @ net[2]) * (middle > 0)
    return x.T @ back, back.sum(0), wrong.T @ middle, wrong.sum(0)


def fit(x, side, sides, width):
    luck = np.random.default_rng(1)
    net = [luck.normal(0, x.shape[1] ** -0.5, (x.shape[1], width)), np.zeros(width), luck.normal(0, width ** -0.5, (sides, width)), np.zeros(sides)]

    def slopes_of(now):
        some = luck.integers(0, len(x), BATCH)
        return slopes(now, x[some], side[some])

    return climb([part.astype(np.float32) for part in net], EPOCHS * len(x) // BATCH, RATE, WARM, slopes_of)


def main():
    prefix, width, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    files = [read(name) for name in sys.argv[4:]]
    sides = files[0][1]
    known = np.concatenate([rows[: int(len(rows) * 0.93)] for rows, _ in files])
    fresh = np.concatenate([rows[int(len(rows) * 0.93) :] for rows, _ in files])
    side, asked = known[:, -1].astype(np.int64), fresh[:, -1].astype(np.int64)
    scale = np.maximum(known[:, :-1].std(0), 0.05).astype(np.float32)
    net = fit(known[:, :-1] / scale, side, sides, width)
    layers = whole(net[0] / scale[:, None], ONE), whole(net[1], ONE), whole(net[2], ONE), whole(net[3], ONE**2)
    often = np.log(np.bincount(side, minlength=sides) / len(side) + 1e-9)
    _, exact = forward(net, fresh[:, :-1] / scale)
    _, counted = forward(layers, fresh[:, :-1].astype(np.int64))
    print(f"{len(known) + len(fresh)} positions; log loss of frequencies {-often[asked].mean():.4f}, fitted {log_loss(exact, asked):.4f}, "
          f"in whole numbers {log_loss(counted / ONE**2, asked):.4f}")
    write(path, layers, prefix, "fit.py")


if len(sys.argv) < 5:
    sys.exit(__doc__)
main()
