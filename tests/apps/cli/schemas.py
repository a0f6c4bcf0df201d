#!/usr/bin/env python3
"""schemas.py ORRERY ROOT - every --json output fits the schema that its "format" names, and every schema is of an output.

What commands print is played here: matches, simulations, arenas, checks that fail. The schemas are docs/develop/json/*.json."""
import copy
import glob
import json
import os
import subprocess
import sys
import tempfile

import jsonschema

ORRERY, ROOT = os.path.abspath(sys.argv[1]), sys.argv[2]
SCHEMAS = os.path.join(ROOT, "docs/develop/json")
GAMES = ["earth-gambit", "mars-vs-earth-1e", "mars-vs-earth-2e", "onward-to-venus", "martians", "template"]


def outputs(folder):
    """(arguments, exit code) of commands that print JSON."""
    record, open_record = os.path.join(folder, "match.orrery"), os.path.join(folder, "open.orrery")
    subprocess.run([ORRERY, "play", "earth-gambit", "--seats", "3", "--seed", "record", "--bots", "easy", "--pace", "0", "--plain"], cwd=folder,
                   input="1\n" * 1000 + record + "\n", text=True, capture_output=True, check=False)
    with open(record, encoding="utf-8") as f:
        lines = f.read().splitlines(True)
    with open(open_record, "w", encoding="utf-8") as f:
        f.writelines(lines[:-2])
    broken = os.path.join(folder, "broken.scenario")
    with open(broken, "w", encoding="utf-8") as f:
        f.write("case x\ntemplate set=no-such-folder\n")
    yield ["games"], 0
    yield ["games", "template"], 0
    yield ["games", "martians", "--cards"], 0
    for game in GAMES:
        yield ["bots", game], 0
        yield ["rules", game], 0
        yield ["sim", game, "--games", "4", "--fired", "--scores", "--check"], 0
        yield ["arena", game, "--bots", "greedy,random", "--deals", "2", "--seats", "3", "--mixed"], 0
    yield from lab_outputs()
    yield ["bots"], 0
    yield ["rules", "template", "TPL-3", "--fired", "20"], 0
    yield ["sim", "martians", "--games", "2", "--seats", "2", "--option", "turn_cap=0"], 0
    yield ["sim", "earth-gambit", "--games", "3", "--seats", "all", "--rotate", "--bots", "easy,random"], 0
    yield ["sim", "earth-gambit", "--games", "2", "--bots", "exec:false,random"], 1
    yield ["arena", "earth-gambit", "--bots", "random,greedy", "--deals", "4", "--least", "3"], 1
    yield ["arena", "earth-gambit", "--bots", "greedy,random", "--deals", "400", "--sprt", "5"], 0
    yield ["bench", "--game", "template", "--seconds", "1"], 0
    yield ["bench", "--signature", "--game", "template"], 0
    yield ["config"], 0
    yield ["scenario", os.path.join(ROOT, "tests/games/template")], 0
    yield ["scenario", broken], 2
    yield ["lesson", "check", os.path.join(ROOT, "data/earth_gambit/lessons")], None
    for path in (record, open_record):
        yield ["record", "show", path], None
        yield ["record", "verify", path], None
    yield ["record", "replay", record], 0
    yield ["record", "replay", record, "--seat", "1", "--at", "3"], 0
    yield ["record", "beliefs", record, "--seat", "1"], 0
    yield ["record", "review", record, "--seat", "1"], 0


def lab_outputs():
    for game in GAMES:
        yield ["lab", "report", game, "--games", "4", "--seats", "2-3"], 0
    yield ["lab", "report", "earth-gambit", "template", "--games", "40", "--seats", "3", "--levels", "random,easy", "--deals", "3"], 0
    yield ["lab", "compare", "template", "--games", "4"], 0
    yield ["lab", "compare", "earth-gambit", "--games", "4", "--seats", "3"], 0
    yield ["lab", "compare", "mars-vs-earth-1e", "mars-vs-earth-2e", "--games", "4", "--seats", "3"], 0
    sweep = ["lab", "sweep", "earth-gambit", "--vary", "reshuffle", "--games", "6", "--keep", "1"]
    yield [*sweep, "--target", "sides=25..40%", "--target", "turns=10..30"], 0
    yield [*sweep, "--target", "nobody=0..100%"], 0                 # met by every setting
    yield [*sweep, "--target", "decisions=1..2", "--seats", "3-4"], 0     # by none
    yield ["lab", "sweep", "earth-gambit", "--vary", "setup:5:red=7..40/33", "--games", "4", "--target", "turns=10..30"], 0   # one cannot be played


def load(name):
    with open(os.path.join(SCHEMAS, name + ".json"), encoding="utf-8") as f:
        return json.load(f)


def fits(told, schema):
    return not list(jsonschema.Draft202012Validator(schema).iter_errors(told))


def without_each(told):
    """The same object without each of its members in turn."""
    for key in told:
        less = copy.copy(told)
        del less[key]
        yield key, less


def main():
    failed, seen = 0, set()
    with tempfile.TemporaryDirectory() as folder:
        for args, code in outputs(folder):
            run = subprocess.run([ORRERY, *args, "--json"], capture_output=True, text=True, check=False, env={**os.environ, "ORRERY_CONFIG": ""})
            if not run.stdout and code is None:
                continue
            told = json.loads(run.stdout)
            name = told.get("format", "")
            seen.add(name)
            schema = load(name)
            wrong = [f"{list(e.path)}: {e.message[:200]}" for e in jsonschema.Draft202012Validator(schema).iter_errors(told)]
            if code is not None and run.returncode != code:
                wrong.append(f"exit {run.returncode}, not {code}: {run.stderr[:200]}")
            wrong += [f"fits without its {key}" for key, less in without_each(told) if key in schema["required"] and fits(less, schema)]
            for w in wrong:
                failed += 1
                print(f"FAILED {' '.join(args)}: {w}")
    known = {os.path.basename(p)[:-5] for p in glob.glob(SCHEMAS + "/*.json")}
    for name in known:
        jsonschema.Draft202012Validator.check_schema(load(name))
    if known != seen:
        failed += 1
        print(f"FAILED schemas without an output here: {known - seen}; formats without a schema: {seen - known}")
    print(f"{len(seen)} formats, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
