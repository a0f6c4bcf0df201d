#!/usr/bin/env python3
"""export.py - weights that were trained, in whole numbers: the file learn/net.c reads.

    export.py CHECKPOINT.pt OUT.net --lib libbatch.so

Says how far the whole numbers are from the trained ones, on positions of matches between scripts, and fails where the two
would often act differently.
"""
import argparse
import ctypes
import os
import struct
import sys

import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import orrery
from model import Net, owners, pick

SHIFT, PLUS_SHIFT, ONE, UNIT = 22, 12, 1 << 16, 16


def padded(b):
    return b + bytes(-len(b) % 8)


def whole(values, kind):
    return padded(struct.pack(f"<{len(values)}{kind}", *values))


def layer(weight, bias, gives, takes):
    """weight: out x in. gives: what one is of its output; takes: of its input. Each output has a scale of its own."""
    weight, bias = weight.double(), bias.double()
    scale = weight.abs().amax(1).clamp(min=1e-12) / 127
    w = (weight / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
    times = (scale * gives / takes * 2 ** SHIFT).round().long()
    if int(times.abs().max()) >= 2 ** 31:
        raise SystemExit("A layer is too steep for whole numbers.")
    plus = (bias * gives * 2 ** (SHIFT - PLUS_SHIFT)).round().clamp(-2 ** 31, 2 ** 31 - 1).long()
    return w, times.tolist(), plus.tolist()


def laid(w, times, plus, across=False):
    w = (w.t() if across else w).contiguous()
    return padded(w.numpy().tobytes()) + whole(times, "i") + whole(plus, "i")


def orr_hash(lib, data):
    lib.orr_hash.restype = ctypes.c_uint64
    lib.orr_hash.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint64]
    return lib.orr_hash(data, len(data), 0)


def net_file(kept, lib):
    net = {k: v.float() for k, v in kept["net"].items()}
    columns = net["a.weight"].shape[1]
    used = kept.get("used")
    used = torch.ones(columns, dtype=torch.bool) if used is None or not bool(used.any()) else used
    column = used.nonzero().squeeze(1)
    wide, key = net["a.weight"].shape[0], net["e.weight"].shape[1]
    truths, tokens = net["w.weight"].shape[0], net["e.weight"].shape[0]
    out = struct.pack("<8sQ6I", b"ORRNET1\n", kept["hash"], columns, len(column), tokens, truths, wide, key)
    out += whole(column.tolist(), "H")
    out += laid(*layer(net["a.weight"][:, column], net["a.bias"], UNIT, UNIT), across=True)
    for name in "bc":
        out += laid(*layer(net[name + ".weight"], net[name + ".bias"], UNIT, UNIT))
    # A token's place is eight bits in each direction; the direction's scale goes into the key. Scores are eighths of dots.
    place = net["e.weight"].abs().amax(0).clamp(min=1e-9) / 127
    e = (net["e.weight"] / place).round().clamp(-127, 127).to(torch.int8)
    q = net["q.weight"].clone(), net["q.bias"].clone()
    for part in q:
        part[:key] *= (place * UNIT / 8)[:, None] if part.dim() == 2 else place * UNIT / 8
    out += laid(*layer(*q, ONE, UNIT))
    out += laid(*layer(net["v.weight"], net["v.bias"], ONE, UNIT))
    out += laid(*layer(net["w.weight"], net["w.bias"], ONE, UNIT))
    out += padded(e.numpy().tobytes())
    return out + struct.pack("<Q", orr_hash(lib, out))


def positions(lib, game, n=96, steps=120):
    """Rows of a batch in the middle of matches."""
    kinds = dict(uint8=torch.uint8, int8=torch.int8, int16=torch.int16, int32=torch.int32)
    b = orrery.Batch(lib, game, lambda shape, kind: torch.zeros(shape, dtype=kinds[kind]), lambda a: a.data_ptr(), n=n, groups=1,
                     seed=77, ahead=60)
    b.start(0)
    for step in range(steps):
        rows = b.wait(0)
        total = int(rows["actions"][0])
        if step % 20 == 19:
            yield {k: v[:total].clone() if k in ("tokens", "says") else v.clone() for k, v in rows.items()}, total
        owner = owners(rows["count"], total)
        rows["choice"].copy_((pick(rows["says"][:total, 1].float() * 50, owner, n) - rows["first"]).int())
        b.start(0)
    b.wait(0)
    b.close()


def compare(lib, kept, data):
    """How often both like the same action best, and how far they are apart in what they think of winning."""
    net = Net(**{k: kept["net"][w].shape[d] for k, w, d in (("columns", "a.weight", 1), ("tokens", "e.weight", 0),
              ("truths", "w.weight", 0), ("wide", "a.weight", 0), ("key", "e.weight", 1))})
    net.load_state_dict({k: v.float() for k, v in kept["net"].items()})
    bytes_ = ctypes.create_string_buffer(len(data) + 16)
    at = (ctypes.addressof(bytes_) + 15) // 16 * 16
    ctypes.memmove(at, data, len(data))
    whole_net, thought = ctypes.create_string_buffer(1024), ctypes.create_string_buffer(4096)
    lib.learn_net_open.restype = ctypes.c_char_p
    lib.learn_net_open.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    lib.learn_net_think.argtypes = [ctypes.c_void_p] * 3
    lib.learn_net_score.argtypes = [ctypes.c_void_p] * 4
    wrong = lib.learn_net_open(whole_net, at, len(data))
    if wrong:
        raise SystemExit(wrong.decode())
    same = rows_seen = 0
    off = 0.0
    value_at = 512 + 4 * 258                     # learn_thought: h, q, then value
    for rows, total in positions(lib, kept["game"]):
        n = len(rows["count"])
        with torch.no_grad():
            h = net.trunk(rows["features"])
            scores = net.scores(h, rows["tokens"], rows["says"].float(), owners(rows["count"], total))
            value = torch.sigmoid(net.v(h).squeeze(-1))
        for i in range(n):
            first, count = int(rows["first"][i]), int(rows["count"][i])
            lib.learn_net_think(whole_net, rows["features"][i].data_ptr(), thought)
            mine = [lib.learn_net_score(whole_net, thought, rows["tokens"][first + k].data_ptr(), rows["says"][first + k].data_ptr())
                    for k in range(count)]
            best = scores[first:first + count]
            # Where two are as good as each other, either will do.
            same += bool(best.max() - best[mine.index(max(mine))] < 0.02)
            off += abs(1 / (1 + 2.718281828 ** (-struct.unpack_from("<i", thought, value_at)[0] / ONE)) - float(value[i]))
            rows_seen += 1
    return same / rows_seen, off / rows_seen


def main():
    p = argparse.ArgumentParser(description="Makes a file of whole numbers from trained weights.")
    p.add_argument("checkpoint")
    p.add_argument("out")
    p.add_argument("--lib", required=True, help="libbatch.so of learn/train/build.sh")
    args = p.parse_args()
    kept = torch.load(args.checkpoint, map_location="cpu")
    lib = orrery.load(os.path.abspath(args.lib))
    data = net_file(kept, lib)
    same, off = compare(lib, kept, data)
    print(f"{kept['game']}: {len(data)} bytes after {kept['state']['decisions']} decisions; acts the same in {same:.1%} of "
          f"positions, chances of winning are {off:.4f} apart")
    if same < 0.97:
        raise SystemExit("The whole numbers act differently too often: nothing is written.")
    os.makedirs(os.path.dirname(os.path.abspath(args.out)), exist_ok=True)
    with open(args.out, "wb") as f:
        f.write(data)


if __name__ == "__main__":
    main()
