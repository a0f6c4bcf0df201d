#!/usr/bin/env python3
"""train.py OUT - the trainer itself, without a graphics card, as learn/train/weights.sh runs it: builds its library, trains a small network
for Earth Gambit from nothing, makes whole numbers of it, stops, and goes on from the files. OUT: a folder for all that.

So few decisions make no good player. What shows here is that every step works and that something is learned: to do what the script
does, and who is on which side."""
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TRAIN = os.path.join(ROOT, "learn", "train")
GAME, LONG = "earth-gambit", "20"        # minutes, never reached: --decisions ends a run, so that a busy machine learns as much
SMALL = ["--wide", "32", "--n", "64", "--steps", "8", "--clone", "0.024", "--threads", "1", "--report", "1"]
failed = passed = 0


def check(holds, what):
    global failed, passed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print("FAILED: " + what)


def python_with_torch():
    """Debian's PyTorch belongs to Debian's Python, which need not be the first one in the path."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import torch"], capture_output=True).returncode == 0:
            return python
    sys.exit("train: PyTorch is missing; tools/setup test installs it.")


def weights(out, python, *words, fails=False):
    command = [os.path.join(TRAIN, "weights.sh"), GAME, LONG, out, *SMALL, *words]
    one_core = dict(os.environ, PYTHON=python, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", PYTHONWARNINGS="ignore")
    done = subprocess.run(command, env=one_core, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if bool(done.returncode) != fails:
        sys.exit(f"train: {' '.join(command)} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


def log(folder, what):
    with open(os.path.join(folder, "log.jsonl"), encoding="utf-8") as f:
        return [line for line in map(json.loads, f) if line["what"] == what]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def beliefs(lines):
    """What the network knows about sides at the end of a run, as a share of what frequencies leave open. One line is 64 positions."""
    return sum(line["belief"] / line["belief_prior"] for line in lines[-4:]) / len(lines[-4:])


def main():
    out, python = os.path.abspath(sys.argv[1]), python_with_torch()
    net, library = os.path.join(out, GAME + ".net"), os.path.join(out, "library", "libbatch.so")
    for old in "log.jsonl", GAME + ".pt", GAME + ".net":
        if os.path.exists(os.path.join(out, old)):
            os.remove(os.path.join(out, old))
    told = weights(out, python, "--decisions", "0.04")
    learned = log(out, "learned")
    print(f"uncertainty about sides: {beliefs(learned[:4]):.3f} of what frequencies leave open at first, {beliefs(learned):.3f} at the end")
    check({line["phase"] for line in learned} == {"clone", "play"}, "it imitates first, then plays")
    check(learned[-1]["decisions"] >= 40_000, "a run ends when its decisions are made, not before")
    check(beliefs(learned) < 0.87, "who is on which side: better than frequencies")
    check(learned[-1]["hidden"] < 0.95 * learned[0]["hidden"], "hidden cards: better than at first")
    check(all(line["entropy"] < 0.3 for line in learned[1:]), "it does what the script does, and does not toss coins")
    print(told.strip().splitlines()[-1])
    check("acts the same in" in told and os.path.getsize(net) > 100_000, "whole numbers act like the trained ones")

    before, built = read(net), os.stat(library).st_mtime_ns
    weights(out, python, "--decisions", "0.004")
    again = log(out, "learned")[len(learned):]
    check(again and again[0]["run"] == 2 and again[0]["decisions"] > learned[-1]["decisions"], "a second run goes on where the first one stopped")
    check(again and beliefs(again) < 0.87, "and has not forgotten anything")
    check(read(net) != before, "its weights are written anew")
    check(os.stat(library).st_mtime_ns == built, "and a library that is up to date is not built again")
    wider = weights(out, python, "--wide", "48", fails=True)
    check("32 wide, not 48" in wider, "weights of another width are refused with a sentence")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
