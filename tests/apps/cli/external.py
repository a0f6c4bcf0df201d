#!/usr/bin/env python3
"""external.py - bots that are programs of their own: good ones play every ruleset, bad ones lose their match and nothing else.

    external.py ORRERY EXAMPLE_IN_C EXAMPLE_IN_PYTHON [sim|arena|play]
"""
import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../support"))
import outside_bots
from outside_bots import ANSWERS_999, CRASHES, CRASHES_LATER, GARBAGE, HANGS, HANGS_LATER, LINES, WRITES_ENDLESSLY

ORRERY, IN_C, IN_PYTHON = sys.argv[1:4]
ONLY = sys.argv[4:]
RULESETS = ["earth-gambit", "mars-vs-earth-1e", "mars-vs-earth-2e", "onward-to-venus", "martians"]
BAD = {  # what it does, and what is said about it
    "hangs": (HANGS, "it did not answer in time"),
    "hangs-later": (HANGS_LATER, "it did not answer in time"),
    "crashes-at-once": (CRASHES, "it ended with exit status 3"),
    "crashes-later": (CRASHES_LATER, "it was ended by signal 11"),
    "leaves": (LINES % 'echo \'{"answer":0}\'; exit 0', "it ended with exit status 0"),
    "closes": ("#!/bin/sh\nexec >&-\nsleep MARK\n", "it closed its output"),
    "answers-999": (ANSWERS_999, "its answer 999 is none of 0 to"),
    "answers-minus-1": (LINES % 'echo \'{"answer":-1}\'', "its answer -1 is none of 0 to"),
    "keeps-silent": (LINES % 'echo \'{"answer":null}\'', "it kept silent when it was asked"),
    "answers-text": (LINES % 'echo \'{"answer":"0"}\'', 'its line is no {"answer":N}'),
    "answers-list": (LINES % "echo '[0]'", 'its line is no {"answer":N}'),
    "garbage": (GARBAGE, "its line is not JSON"),
    "more-after-a-nul": (LINES % r"""printf '{"answer":0}\000 and more\n'""", "its line is not JSON"),
    "binary": (LINES % r"printf '\000\377\n'", "its line is not JSON"),
    "writes-endlessly": (WRITES_ENDLESSLY, None),
    "no-line-end": ("#!/bin/sh\nread -r line\nread -r line\nread -r line\ntr '\\0' x </dev/zero\n",
                    "its line has no end within 65536 bytes"),
}


def fail(what, run=None):
    print("FAILED:", what)
    if run:
        print(run.stdout[-2000:], run.stderr[-2000:])
    sys.exit(1)


def orrery(*args, code=0, stdin=None):
    run = subprocess.run([ORRERY, *args], capture_output=True, text=True, timeout=120, input=stdin)
    if run.returncode != code:
        fail(f"{' '.join(args)}: exit {run.returncode}, not {code}", run)
    return run


def left_behind(folder):
    return outside_bots.left_behind(folder, "external.py")


def write_bot(folder, name, text):
    return "exec:" + outside_bots.write_bot(folder, name, text)


def results(text):
    told = json.loads(text)
    for run in told["runs"]:
        run.pop("timing", None)
    return told


def check_good():
    for game in RULESETS:
        for bots in (f"exec:{IN_PYTHON},random", f"exec:{IN_C}"):
            run = results(orrery("sim", game, "--games", "1", "--bots", bots, "--json", "--patience", "60000").stdout)
            if run["runs"][0]["forfeited"] or not run["passed"]:
                fail(f"{bots} forfeits in {game}")
    same = ["sim", "onward-to-venus", "--games", "9", "--bots", f"exec:{IN_C},script", "--json", "--patience", "60000"]
    one, three = (results(orrery(*same, "--threads", n).stdout) for n in "13")
    if one != three:
        fail("the number of threads changes the result")


def check_silence(folder):
    """Whoever is not asked may keep silent: this bot always does."""
    bot = write_bot(folder, "quiet", f"""#!{sys.executable}
import json, random, sys
for line in sys.stdin:
    if line.startswith('{{"t":"ask"'):
        message = json.loads(line)
        quiet = message["silence"]
        print(json.dumps({{"answer": None if quiet else random.Random(line).randrange(message["choices"])}}), flush=True)
        if quiet:
            open({folder!r} + "/was-quiet", "w").close()
""")
    orrery("sim", "martians", "--games", "1", "--seats", "4", "--bots", bot, "--patience", "60000")
    if not os.path.exists(folder + "/was-quiet"):
        fail("nobody was asked whether to speak up")


def check_bad(folder):
    for name, (text, why) in BAD.items():
        bot = write_bot(folder, name, text)
        patience = "500" if "in time" in (why or "") else "20000"
        run = orrery("sim", "earth-gambit", "--games", "3", "--bots", f"random,{bot},random", "--json", "--patience", patience, code=1)
        told = json.loads(run.stdout)["runs"][0]
        rows = {row["bot"]: row for row in told["by_bot"]}
        if told["games"] != 3 or told["forfeited"] != 3 or rows[bot]["forfeits"] != 3 or rows[bot]["wins"]:
            fail(f"{name}: {told}")
        if told["unfinished"] or sum(o["wins"] for o in told["by_outcome"]) != 3:
            fail(f"{name}: the others did not play on: {told}")
        for i in range(3):
            sentence = f"orrery: {bot} in seat 2 forfeits the match of seed 1#{i}: {why or 'it wrote something'}"
            if sentence not in run.stderr:
                fail(f"{name}: nobody says {sentence!r}", run)
        if left_behind(folder):
            fail(f"{name}: left behind {left_behind(folder)}")
    # Other matches of the same run are untouched, and many forfeits are counted, not listed.
    run = orrery("sim", "earth-gambit", "--games", "30", "--bots", "exec:sh -c 'exit 3',random", code=1)
    if "forfeited  30 of 30 games: 30 by exec:sh -c 'exit 3' in seat 1" not in run.stdout or run.stderr.count("\n") != 11:
        fail("30 forfeits are not told in 11 lines", run)
    orrery("sim", "earth-gambit", "--games", "2", "--bots", "exec:", code=2)
    orrery("sim", "earth-gambit", "--games", "2", "--bots", "exec:" + "x" * 300, code=2)
    orrery("sim", "earth-gambit", "--part", "1/2", "--out", folder + "/p", "--bots", "exec:true", code=2)
    orrery("lab", "earth-gambit", "--bots", "exec:true", code=2)


def check_start(folder):
    """What cannot be started is refused before the first deal, in one sentence."""
    script = write_bot(folder, "no-such-shell", "#!/no/such/shell\n")
    dull = os.path.join(folder, "dull")
    with open(dull, "w", encoding="utf-8") as f:
        f.write("#!/bin/sh\n")
    for bot, why in ((f"exec:{folder}/nosuch", "nosuch: No such file or directory."), ("exec:no-such-program-9 --deep", "No such file"),
                     (f"exec:'{folder}/no such' 1", "no such: No such file"), (f"exec:{dull}", "is not executable"), (script, "its first line names /no/such/shell"),
                     (f"exec:{folder}", "Is a directory")):
        for command in (["sim"], ["arena", "--out", folder + "/never"], ["play", "--plain", "--me", "0"]):
            run = orrery(command[0], "earth-gambit", *command[1:], "--bots", f"random,{bot}", code=2, stdin="")
            if run.stdout or run.stderr.count("\n") != 1 or f"{bot} cannot be started: " not in run.stderr or why not in run.stderr:
                fail(f"{command[0]} {bot}: not refused by one sentence", run)
    if os.path.exists(folder + "/never"):
        fail("an arena was begun with a bot that cannot be started")


def columns_fit(text, left):
    """In every line that has a share, it ends in the same column."""
    ends = {line.index("%") for line in text.splitlines() if re.match(left, line) and "%" in line}
    return len(ends) == 1


def check_columns(folder):
    """However long a command is, figures stand below each other."""
    os.makedirs(f"{folder}/{'deep/' * 12}", exist_ok=True)
    bot = write_bot(folder, "deep/" * 12 + "long-name.sh", LINES % "echo '{\"answer\":0}'")
    run = orrery("sim", "earth-gambit", "--games", "2", "--bots", f"{bot},random", "--patience", "60000")
    if not columns_fit(run.stdout, " {4}") or not re.search(r"exec:.*\.\.\..*/long-name\.sh\)", run.stdout):
        fail("sim: columns shift", run)
    run = orrery("arena", "earth-gambit", "--deals", "1", "--seats", "2", "--mixed", "--bots", f"{bot},random", "--patience", "60000")
    if not columns_fit(run.stdout, r"  (\S|  dealt)"):
        fail("arena: columns shift", run)


def wait_until(what, is_so):
    for _ in range(1000):
        if is_so():
            return
        time.sleep(0.02)
    fail(what)


def check_end(folder):
    """Whoever ends this program, bots that hang and do not look at their input end with it."""
    bot = write_bot(folder, "stays", "#!/bin/sh\nsleep MARK &\ntouch %s/here\nwhile :; do sleep MARK; done\n" % folder)
    for command in (["sim", "earth-gambit", "--threads", "2"], ["arena", "earth-gambit", "--threads", "2"]):
        for signals in ((signal.SIGINT, signal.SIGINT), (signal.SIGKILL,)):
            run = subprocess.Popen([ORRERY, *command, "--bots", f"{bot},random", "--patience", "600000"], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
            wait_until("no bot was started", lambda: os.path.exists(folder + "/here"))
            os.remove(folder + "/here")
            if signals[0] == signal.SIGINT:
                run.send_signal(signal.SIGINT)
                line = run.stderr.readline()
                if line != "orrery: Stopping after the matches in progress; Ctrl+C again stops now.\n":
                    fail(f"{command[0]}: Ctrl+C is answered by {line!r}")
            run.send_signal(signals[-1])
            if run.wait(60) != -signals[-1]:
                fail(f"{command[0]}: {signals[-1]} does not end it")
            wait_until(f"{command[0]}: alive after {signals}", lambda: not left_behind(folder))
            if os.path.exists(folder + "/here"):
                os.remove(folder + "/here")


def check_sudden_end(folder):
    """Nor does one stay that was just being started when the program was killed."""
    bot = write_bot(folder, "sits", "#!/bin/sh\nwhile :; do sleep MARK; done\n")
    for n in range(40):
        run = subprocess.Popen([ORRERY, "sim", "earth-gambit", "--threads", "4", "--bots", bot, "--patience", "600000"], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(0.002 + n * 0.001)
        run.kill()
        run.wait()
    wait_until("alive after a sudden end", lambda: not left_behind(folder))


def check_messages(folder):
    """What crosses: the order of messages, and no card of another hand. All seats are played, by one program each."""
    bot = write_bot(folder, "notes", f"#!/bin/sh\ntee {folder}/said.$$ | {IN_C}\n")
    orrery("sim", "earth-gambit", "--games", "3", "--threads", "1", "--bots", bot, "--patience", "60000")
    logs = glob.glob(folder + "/said.*")
    if len(logs) != 5:
        fail(f"{len(logs)} programs for 5 seats")
    for log in logs:
        with open(log, encoding="utf-8") as f:
            messages = [json.loads(line) for line in f]
        hello = messages[0]
        me = hello["seat"]
        if [hello["t"], hello["protocol"], hello["game"], hello["seats"]] != ["hello", 1, "earth-gambit", 5]:
            fail(f"a program is greeted by {hello}")
        kinds = [m["t"] for m in messages]
        if kinds.count("hello") != 1 or kinds.count("match") != 3 or kinds.count("over") != 3:
            fail(f"three matches were told as {kinds}")
        for before, m in zip(messages, messages[1:]):
            if m["t"] == "match":
                continue
            view = m["view"]
            if view["seat"] != me or (m["t"] == "ask" and m["choices"] != len(view["legal"])):
                fail(f"seat {me} was asked {m}")
            if (m["t"] == "over") != (view["result"] is not None):
                fail(f"a result at the wrong moment: {m}")
            for event in m["news"]:
                if event["kind"] == "dealt-role" and (event["priv"] is None) != (event["pub"][0] != me):
                    fail(f"seat {me} hears {event}")
            if before["t"] == "match" and m["t"] == "ask":
                roles = [pile[0][0] for pile in view["places"]["role"]]
                hidden = [k for s, pile in enumerate(view["places"]["hand"]) if s != (me + 4) % 5 for k, *_ in pile if s != me]
                if roles[me] < 0 or any(k >= 0 for s, k in enumerate(roles) if s != me):
                    fail(f"seat {me} sees the roles {roles}")
                if view["answers"] == 0 and any(k >= 0 for k in hidden):
                    fail(f"seat {me} sees the hands {view['places']['hand']}")


def check_arena(folder):
    args = ["arena", "earth-gambit", "--deals", "2", "--seats", "3", "--patience", "60000", "--json"]
    one, three = (orrery(*args, "--bots", f"exec:{IN_C},script", "--threads", n).stdout for n in "13")
    if one != three or any(b["matches"] for b in json.loads(one)["forfeits"]):
        fail("the arena depends on its threads, or forfeits")
    bad = write_bot(folder, "bad hero", BAD["crashes-later"][0]).replace("bad hero", "'bad hero'")
    kept = os.path.join(folder, "arena.txt")
    run = orrery(*args, "--bots", bad + ",random", "--out", kept, code=1)
    told = json.loads(run.stdout)
    if [b["matches"] for b in told["forfeits"]] != [6, 0] or told["duels"][0]["share"]["value"] != 0:
        fail("the hero does not lose its six matches", run)
    if run.stderr.count("forfeits the match of seed 1#") != 6:
        fail("six forfeits are not told", run)
    # A file does not start programs; whoever names them may.
    run = orrery("arena", "--again", kept, code=2)
    if "names programs as bots" not in run.stderr:
        fail("--again does not say that a file names programs", run)
    run = orrery("arena", "--again", kept, "--bots", bad + ",random", code=1)
    if "2 deals played again, 0 came out differently" not in run.stdout:
        fail("the same bots give other results", run)
    # Mixed tables, where the failing bot is in the field as well.
    orrery(*args, "--bots", f"exec:{IN_C},{bad}", "--mixed", "--crosstable", code=1)
    orrery(*args, "--part", "1/2", "--out", folder + "/p", "--bots", "exec:true,random", code=2)


def check_play(folder):
    watch = ["play", "earth-gambit", "--me", "0", "--pace", "0", "--seed", "7", "--seats", "4", "--plain"]
    bot = write_bot(folder, "plays", f"#!/bin/sh\ntee {folder}/played.$$ | {IN_C}\n")
    run = orrery(*watch, "--bots", f"{bot},normal", "--patience", "60000", stdin="")
    if "The game is over." not in run.stdout or "forfeit" in run.stdout:
        fail("play does not come to an end", run)
    for log in glob.glob(folder + "/played.*"):
        with open(log, encoding="utf-8") as f:
            kinds = [json.loads(line)["t"] for line in f]
        asked = kinds.count("ask")
        if kinds != ["hello"] + ["match", "ask"] * asked + ["match", "over"] or not asked:
            fail(f"a seat of play was told {kinds}")
    bad = write_bot(folder, "fails", BAD["crashes-later"][0])
    run = orrery(*watch, "--bots", f"{bad},normal", stdin="", code=1)
    if f"forfeits ({bad}): it was ended by signal 11." not in " ".join(run.stdout.split()) or "Lost by forfeit: " not in run.stdout:
        fail("play does not tell a forfeit", run)
    orrery(*watch, "--bots", "exec:", stdin="", code=2)


def main():
    with tempfile.TemporaryDirectory(prefix="orrery-external-") as folder:
        if not ONLY or "sim" in ONLY:
            check_good()
            check_messages(folder)
            check_silence(folder)
            check_start(folder)
            check_columns(folder)
            check_end(folder)
            check_sudden_end(folder)
            check_bad(folder)
        if not ONLY or "arena" in ONLY:
            check_arena(folder)
        if not ONLY or "play" in ONLY:
            check_play(folder)
        if left_behind(folder):
            fail(f"left behind: {left_behind(folder)}")
    print("external bots: all is well")


main()
