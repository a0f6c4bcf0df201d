#!/usr/bin/env python3
"""fit.py - fits the small network of bots/earth_gambit/outlook.c: fit.py TABLE.h POSITIONS...

POSITIONS are files of bench/outlook/positions. Needs numpy and PyTorch; on a graphics card it takes seconds. Says the log loss on the
last 7% of the positions, as it was trained and in whole numbers."""
import sys
import textwrap

import numpy as np
import torch

IN, MID, TEAMS, ONE, EPOCHS, BATCH = 105, 32, 3, 1 << 11, 20, 8192


def fit(x, team, scale):
    """One layer in between; the steps grow, then shrink."""
    torch.manual_seed(1)
    net = torch.nn.Sequential(torch.nn.Linear(IN, MID), torch.nn.ReLU(), torch.nn.Linear(MID, TEAMS)).to(x.device)
    steps = EPOCHS * len(x) // BATCH
    optimizer = torch.optim.AdamW(net.parameters(), 5e-3, weight_decay=1e-4)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-3, total_steps=steps + 1)
    for _ in range(steps):
        some = torch.randint(len(x), (BATCH,), device=x.device)
        loss = torch.nn.functional.cross_entropy(net(x[some].float() / scale), team[some])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        rate.step()
    return net


def whole(values, one):
    return np.rint(np.clip(values.detach().cpu().numpy().astype(np.float64), -15.9, 15.9) * one).astype(np.int64)


def loss_of(layers, rows):
    into, into_bias, out, out_bias = layers
    middle = np.maximum(rows[:, :IN].astype(np.int64) @ into + into_bias, 0)
    logits = (middle @ out.T + out_bias) / ONE**2
    logits -= logits.max(1, keepdims=True)
    return (np.log(np.exp(logits).sum(1)) - logits[np.arange(len(rows)), rows[:, IN]]).mean()


def braces(row):
    return "{ " + ", ".join(map(str, row)) + " }"


def lines(text):
    return "\n".join(textwrap.wrap(text, 118, initial_indent="    ", subsequent_indent="      "))


def table(layers):
    into, into_bias, out, out_bias = layers
    yield "/* outlook_table.h - made by bench/outlook/fit.py; do not edit. */"
    yield "static const int16_t weight_in[EG_OUTLOOK_IN][EG_OUTLOOK_MID] = {"
    yield ",\n".join(lines(braces(row)) for row in into) + "\n};"
    yield "static const int32_t bias_in[EG_OUTLOOK_MID] = {\n" + lines(", ".join(map(str, into_bias))) + "\n};"
    yield "static const int16_t weight_out[EG_N_TEAMS][EG_OUTLOOK_MID] = {"
    yield ",\n".join(lines(braces(row)) for row in out) + "\n};"
    yield "static const int32_t bias_out[EG_N_TEAMS] = " + braces(out_bias) + ";"


def main():
    rows = np.concatenate([np.fromfile(path, dtype=np.uint8).reshape(-1, IN + 1) for path in sys.argv[2:]])
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    x, team = torch.tensor(rows[:, :IN], device=device), torch.tensor(rows[:, IN].astype(np.int64), device=device)
    known = int(len(rows) * 0.93)
    scale = x[:known].float().std(0).clamp(min=0.05)
    net = fit(x[:known], team[:known], scale)
    with torch.no_grad():
        loss = torch.nn.functional.cross_entropy(net(x[known:].float() / scale), team[known:]).item()
    layers = (whole((net[0].weight / scale).T, ONE), whole(net[0].bias, ONE), whole(net[2].weight, ONE), whole(net[2].bias, ONE**2))
    print(f"{len(rows)} positions; log loss {loss:.4f}, in whole numbers {loss_of(layers, rows[known:]):.4f}")
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in table(layers))


if len(sys.argv) < 3:
    sys.exit(__doc__)
main()
