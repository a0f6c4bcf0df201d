#!/usr/bin/env python3
"""fit.py - fits the small network of a game's outlook.c: fit.py PREFIX MIDDLE TABLE.h POSITIONS...

PREFIX is that of its numbers (MVE_OUTLOOK), MIDDLE how wide it is (24), POSITIONS are files of bench/outlook/positions. Needs numpy; a
million positions take half a minute. Says the log loss on the last 7% of each file: of how often each side wins, of the network as it was
trained, and in whole numbers."""
import sys
import textwrap

import numpy as np

ONE, EPOCHS, BATCH, RATE, WARM, DECAY = 1 << 11, 20, 8192, 5e-3, 0.3, 1e-4


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
    """Adam; the steps grow, then shrink."""
    luck = np.random.default_rng(1)
    net = [luck.normal(0, x.shape[1] ** -0.5, (x.shape[1], width)), np.zeros(width), luck.normal(0, width ** -0.5, (sides, width)), np.zeros(sides)]
    net = [part.astype(np.float32) for part in net]
    mean, square = [np.zeros_like(part) for part in net], [np.zeros_like(part) for part in net]
    steps = EPOCHS * len(x) // BATCH
    for step in range(1, steps + 1):
        done = step / steps
        rate = RATE * (done / WARM if done < WARM else (1 - done) / (1 - WARM))
        some = luck.integers(0, len(x), BATCH)
        for k, slope in enumerate(slopes(net, x[some], side[some])):
            mean[k] += 0.1 * (slope - mean[k])
            square[k] += 0.001 * (slope**2 - square[k])
            ahead = mean[k] / (1 - 0.9**step) / (np.sqrt(square[k] / (1 - 0.999**step)) + 1e-8)
            net[k] -= (rate * (ahead + DECAY * net[k])).astype(np.float32)
    return net


def whole(values, one):
    return np.rint(np.clip(values.astype(np.float64), -15.9, 15.9) * one).astype(np.int64)


def braces(row):
    return "{ " + ", ".join(map(str, row)) + " }"


def lines(text):
    return "\n".join(textwrap.wrap(text, 118, initial_indent="    ", subsequent_indent="      "))


def table(layers, prefix):
    into, into_bias, out, out_bias = layers
    yield "/* outlook_table.h - made by bench/outlook/fit.py; do not edit. */"
    yield f"static const int16_t weight_in[{prefix}_IN][{prefix}_MID] = {{"
    yield ",\n".join(lines(braces(row)) for row in into) + "\n};"
    yield f"static const int32_t bias_in[{prefix}_MID] = {{\n" + lines(", ".join(map(str, into_bias))) + "\n};"
    yield f"static const int16_t weight_out[][{prefix}_MID] = {{"
    yield ",\n".join(lines(braces(row)) for row in out) + "\n};"
    yield "static const int32_t bias_out[] = " + braces(out_bias) + ";"


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
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in table(layers, prefix))


if len(sys.argv) < 5:
    sys.exit(__doc__)
main()
