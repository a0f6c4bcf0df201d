#!/usr/bin/env python3
"""fit_deeds.py - fits the small network of bots/mars_vs_earth/deeds.c: fit_deeds.py MIDDLE TABLE.h DEEDS...

MIDDLE is how wide it is (16), DEEDS are files of bench/outlook/deeds. Needs numpy; a million deeds take half a minute. Says the log loss
on the last 7% of each file: by the cards alone, and with deeds.

The network gives the logarithm of a ratio for every deed, and all ratios of a seat are multiplied. So they are fitted together: deeds that
say the same thing twice do not count twice. A seat may have turned Martian in any wave; what it did before does not count then."""
import sys

import numpy as np

from small_net import ONE, climb, whole, write

EPOCHS, SEATS, RATE, WARM, WAVES = 14, 1500, 5e-3, 0.2, 3
MOST = 2                                 # as far as deeds.c lets one deed count: 7.39 times


def read(path):
    """The deeds of one seat stand together, in order."""
    with open(path, "rb") as file:
        inputs = file.read(1)[0]
        parts = [("in", np.uint8, inputs), ("martian", np.uint8), ("wave", np.uint8), ("seat", np.uint32), ("odds", np.float32, WAVES)]
        rows = np.fromfile(file, dtype=np.dtype(parts, align=True))
    return rows[np.argsort(rows["seat"], kind="stable")]


def begin(rows, scale):
    starts = np.flatnonzero(np.r_[True, rows["seat"][1:] != rows["seat"][:-1]])
    return {"x": rows["in"] / scale, "martian": rows["martian"].astype(np.float32), "wave": rows["wave"],
            "odds": np.maximum(rows["odds"], -12), "starts": starts, "counts": np.diff(np.r_[starts, len(rows)])}


def pick(data, seats):
    """The rows of some seats, where each of these begins among them, and how many it has."""
    counts = data["counts"][seats]
    first = np.r_[0, np.cumsum(counts)[:-1]]
    return np.repeat(data["starts"][seats] - first, counts) + np.arange(counts.sum()), first, counts


def forward(net, data, rows, first, counts):
    """Log odds after every deed, and how much of them each wave has."""
    into, into_bias, out, out_bias = net
    middle = np.maximum(data["x"][rows] @ into + into_bias, 0)
    ratio = (middle @ out.T + out_bias)[:, 0]
    waves, begins = np.empty((WAVES, len(rows))), np.repeat(first, counts)
    for w in range(WAVES):
        sums = np.cumsum(np.where(data["wave"][rows] > w, np.clip(ratio, -MOST, MOST), 0), dtype=np.float64)
        waves[w] = data["odds"][rows, w] + sums - np.where(begins > 0, sums[begins - 1], 0)
    most = waves.max(0)
    waves = np.exp(waves - most)
    return middle, ratio, waves / waves.sum(0), most + np.log(waves.sum(0))


def slopes(net, data, seats):
    """What each weight does to the log loss: through all later deeds of the same seat."""
    rows, first, counts = pick(data, seats)
    middle, ratio, parts, odds = forward(net, data, rows, first, counts)
    wrong, last, back = 1 / (1 + np.exp(-odds)) - data["martian"][rows], np.repeat(first + counts - 1, counts), np.zeros(len(rows))
    for w in range(WAVES):
        sums = np.cumsum(wrong * parts[w])
        back += np.where(data["wave"][rows] > w, sums[last] - sums + wrong * parts[w], 0)
    back = np.where((ratio > MOST) & (back < 0) | (ratio < -MOST) & (back > 0), 0, back / len(rows)).astype(np.float32)[:, None]
    inner = (back @ net[2]) * (middle > 0)
    return data["x"][rows].T @ inner, inner.sum(0), back.T @ middle, back.sum(0)


def log_loss(net, data):
    rows, first, counts = pick(data, np.arange(len(data["starts"])))
    odds = forward(net, data, rows, first, counts)[-1]
    return float((np.logaddexp(0, odds) - data["martian"][rows] * odds).mean())


def fit(data, width):
    luck = np.random.default_rng(1)
    inputs, seats = data["x"].shape[1], len(data["starts"])
    net = [luck.normal(0, inputs**-0.5, (inputs, width)), np.zeros(width), luck.normal(0, 0.1 * width**-0.5, (1, width)), np.zeros(1)]
    net = [part.astype(np.float32) for part in net]
    return climb(net, EPOCHS * seats // SEATS, RATE, WARM, lambda now: slopes(now, data, luck.integers(0, seats, SEATS)))


def main():
    width, path = int(sys.argv[1]), sys.argv[2]
    known, fresh, before = [], [], 0
    for rows in map(read, sys.argv[3:]):
        cut = np.searchsorted(rows["seat"], np.quantile(rows["seat"], 0.93))
        rows["seat"] += before
        before = rows["seat"].max() + 1
        known.append(rows[:cut])
        fresh.append(rows[cut:])
    known = np.concatenate(known)
    scale = np.maximum(known["in"].std(0), 0.05).astype(np.float32)
    net = fit(begin(known, scale), width)
    for name, rows in zip(sys.argv[3:], fresh):
        data = begin(rows, scale)
        cards = log_loss([part * 0 for part in net], data)
        print(f"{name}: {len(rows)} deeds; log loss by the cards {cards:.4f}, with deeds {log_loss(net, data):.4f}")
    martian, bias = whole(net[2], ONE), whole(net[3], ONE**2)        # against nothing for Humans
    layers = whole(net[0] / scale[:, None], ONE), whole(net[1], ONE), np.r_[0 * martian, martian], np.r_[0 * bias, bias]
    write(path, layers, "MVE_DEED", "fit_deeds.py")


if len(sys.argv) < 4:
    sys.exit(__doc__)
main()
