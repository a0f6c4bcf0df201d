"""small_net.py - what fit.py and fit_deeds.py share: steps of Adam, and a small network as a C table of whole numbers."""
import textwrap

import numpy as np

ONE, DECAY = 1 << 11, 1e-4


def climb(net, steps, rate, warm, slopes_of):
    """Adam; the steps grow, then shrink. slopes_of(net): what each weight does to the log loss, on some of the data."""
    mean, square = [np.zeros_like(part) for part in net], [np.zeros_like(part) for part in net]
    for step in range(1, steps + 1):
        done = step / steps
        now = rate * (done / warm if done < warm else (1 - done) / (1 - warm))
        for k, slope in enumerate(slopes_of(net)):
            mean[k] += 0.1 * (slope - mean[k])
            square[k] += 0.001 * (slope**2 - square[k])
            ahead = mean[k] / (1 - 0.9**step) / (np.sqrt(square[k] / (1 - 0.999**step)) + 1e-8)
            net[k] -= (now * (ahead + DECAY * net[k])).astype(np.float32)
    return net


def whole(values, one):
    return np.rint(np.clip(values.astype(np.float64), -15.9, 15.9) * one).astype(np.int64)


def braces(row):
    return "{ " + ", ".join(map(str, row)) + " }"


def lines(text):
    return "\n".join(textwrap.wrap(text, 118, initial_indent="    ", subsequent_indent="      "))


def table(layers, prefix, name, maker):
    into, into_bias, out, out_bias = layers
    yield f"/* {name} - made by bench/outlook/{maker}; do not edit. */"
    yield f"static const int16_t weight_in[{prefix}_IN][{prefix}_MID] = {{"
    yield ",\n".join(lines(braces(row)) for row in into) + "\n};"
    yield f"static const int32_t bias_in[{prefix}_MID] = {{\n" + lines(", ".join(map(str, into_bias))) + "\n};"
    yield f"static const int16_t weight_out[][{prefix}_MID] = {{"
    yield ",\n".join(lines(braces(row)) for row in out) + "\n};"
    yield "static const int32_t bias_out[] = " + braces(out_bias) + ";"


def write(path, layers, prefix, maker):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in table(layers, prefix, path.rsplit("/", 1)[-1], maker))
