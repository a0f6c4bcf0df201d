#!/usr/bin/env python3
"""italian.py ORRERY SOURCE [--long] - whole matches of every ruleset in Italian, with drawn boards, with --plain and (one ruleset) on a full
screen of 80 x 24: not a word of English is left.

A word counts as English if the English side of the tables has it (sentences, cards, boards, what the terminal says) and no Italian text
does. The same search must find plenty in a match in English, and every sentence of the terminal and every word that a board paints must stand
in its table. --long (tools/check) plays more matches.
"""
import csv
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from window import ORRERY, Window, tmux

SOURCE = os.path.abspath(sys.argv[2])
LONG = "--long" in sys.argv
WORK = tempfile.mkdtemp(prefix="orrery-italian-")
GAMES = {"earth-gambit": (4, 5), "mars-vs-earth-1e": (3, 5), "mars-vs-earth-2e": (3, 6), "martians": (2, 4), "onward-to-venus": (2, 4)}
OPTIONS = {"martians": ["", "--option mode=coop"]}
NAMES = """Orrery orrery Mars vs Earth Gambit Light Martians Onward Venus Route Main Street Roger Underhill Ada Aldo Vega Rigel Altair Deneb Sirius
    Polaris Canopus bot round Tab""".split()
failed = []


def fail(what):
    failed.append(what)
    print(what, file=sys.stderr)


def read(path):
    with open(os.path.join(SOURCE, path), encoding="utf-8") as f:
        return f.read()


def table(path, *columns):
    """The texts of columns of a CSV file."""
    rows = list(csv.reader(read(path).splitlines(True)))
    return [row[rows[0].index(c)] for c in columns for row in rows[1:]]


def words(texts):
    """Words of three letters or more, in lower case, without what stands for a value or a name of a machine."""
    found = set()
    for text in texts:
        text = re.sub(r"orrery [a-z]+( verify| --load)?( \S+)?|--\w+( full)?", " ", text)      # what can be typed in a shell
        text = re.sub(r"%[-.*\d]*[a-z]|\{[^}]*\}|\\x[0-9a-f]{2}|\\n|[\w-]*[-_][\w-]*", " ", text)
        found |= {w.lower() for w in re.findall(r"[^\W\d_]{3,}", text)}
    return found


STRING = r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\""


def literals(code):
    return ["".join(pair) for pair in re.findall(STRING, code)]


def split_script(path):
    """Keys and values of the objects of a table of the web."""
    code = re.sub(r"//.*|/\*.*?\*/|import .*|\['\w+'\]", "", read(path))
    keys, values = [], []
    for m in re.finditer(STRING, code):
        (keys if re.match(r"\s*:", code[m.end():]) else values).append(m.group(1) or m.group(2) or "")
    return keys, values


def english_and_italian():
    english, italian = table("apps/tui/words.csv", "en"), table("apps/tui/words.csv", "it")
    scripts = [p for p in glob.glob(f"{SOURCE}/web/src/games/*/it*.ts") if not p.endswith("it_board.ts")]
    for path in scripts + [f"{SOURCE}/web/src/words/it_server.ts"]:
        keys, values = split_script(path)
        english += [k for k in keys if " " in k]
        italian += values
    for path in (p for name in ("board", "terminal", "endings", "answers") for p in glob.glob(f"{SOURCE}/data/*/help/{name}.csv")):
        english += table(path, "en")
        italian += table(path, "it")
    for path in glob.glob(f"{SOURCE}/data/*/*.csv"):
        english += [cell for row in csv.reader(read(path).splitlines(True)) for cell in row if re.search(r"[A-Z]", cell)]
    for path in glob.glob(f"{SOURCE}/games/*/game.c") + glob.glob(f"{SOURCE}/games/*/*/*.c"):
        english += [s for s in literals(re.sub(r"#include.*", "", read(path))) if " " in s or s[:1].isupper()]
    for path in glob.glob(f"{SOURCE}/docs/rules/*.md"):
        english += re.findall(r"^(?!  - \*perché).*", read(path), re.M)
        italian += re.findall(r"^  - \*perché\* (.*)", read(path), re.M)     # what refusals say
    return words(english), words(italian), words(read(path) for path in glob.glob(f"{SOURCE}/docs/rules/it/*.md"))


# ---- the tables are whole --------------------------------------------------------------------------------------------

def joined(code):
    """C's texts that stand next to each other are one."""
    return re.sub(r'"\s*\n?\s*"', "", code)


def unescaped(text):
    return re.sub(r"\\(.)", r"\1", text)


def said_in(code):
    return [unescaped(s) for s in re.findall(r'(?:tongue_say|tongue_print|speech_say)\("((?:[^"\\]|\\.)*)"[,)]', joined(code))]


def bare(text):
    """A sentence with all its places alike: "%.200s", "%u" and "{a}"."""
    return re.sub(r"%[-.*\d]*(?:ll|z)?[a-z]|\{\w\}", "%", text)


# what players type, read and can do wrong; pages of developers (sim, arena, bench, scenario, lesson check, serve) stay English
PLAYERS = ["apps/tui/*.c", "apps/cli/main.c", "apps/cli/cmd_[gbrl]*[eds].c", "apps/cli/cmd_play.c", "apps/cli/cmd_learn.c", "apps/cli/re*.c",
           "apps/common/args.c", "apps/common/bo*_args.c", "apps/common/beliefs.c"]


def refused_in(code):
    """The sentences of cli_wrong; those that only pass on what another part said are not ours."""
    code = joined(re.sub(r"/\*.*?\*/", "", code, flags=re.S))
    found = re.findall(r'cli_wrong\(\s*"((?:[^"\\]|\\.)*)"', code)
    return [t for t in map(unescaped, found) if re.search(r"[a-z]{3}", bare(t))]


def tables_are_whole():
    own, server = set(table("apps/tui/words.csv", "en")), set(split_script("web/src/words/it_server.ts")[0])
    known = {bare(t) for t in own | server}
    for path in sorted(glob.glob(f"{SOURCE}/apps/[tc]*/*.c")):
        for text in said_in(read(path)):
            if text not in own and text not in server:
                fail(f"{os.path.basename(path)} says \"{text}\", and apps/tui/words.csv does not have it")
    for path in sorted({p for pattern in PLAYERS for p in glob.glob(f"{SOURCE}/{pattern}")}):
        for text in refused_in(read(path)):
            if bare(text) not in known:
                fail(f"{os.path.basename(path)} refuses with \"{text}\", and apps/tui/words.csv does not have it")
    sources = [p for folder in ("apps/*", "table/*", "bots", "bots/*", "lab/*") for p in glob.glob(f"{SOURCE}/{folder}/*.[ch]")]
    everything = bare(" ".join(unescaped(joined(read(p))) for p in sources))
    machine = {"on", "off", "random", "set", "yes", "easy", "normal", "hard", "expert"}        # values of options, levels
    system = {"No such file or directory", "Permission denied", "Not a directory", "No space left on device"}
    for text in own - machine - system:
        inner = re.sub(r"^%s[:,] ?(%u|line %u): (%s )?|[.?]+$", "", text)          # with the file and line it is about
        if bare(text) not in everything and bare(inner) not in everything:
            fail(f"apps/tui/words.csv has \"{text}\", and nothing says it")
    for path in sorted(glob.glob(f"{SOURCE}/games/*/show/paint.c")):
        game = path.split("/")[-3]
        have = set(table(f"data/{game}/help/terminal.csv", "en"))
        for text in literals(re.sub(r"#include.*|/\*.*?\*/", "", read(path), flags=re.S)):
            if re.search(r"[A-Za-z]{2}", re.sub(r"\\x[0-9a-f]{2}", "", text)) and text not in have and text not in NAMES:
                if text not in ("AA", "AB", "AC", "AD", "AE", "AF", " DNA "):
                    fail(f"the board of {game} paints \"{text}\", and its terminal.csv does not have it")


# ---- whole matches ---------------------------------------------------------------------------------------------------

def answers(seed, plain):
    """Many answers, and now and then what else can be said. Numbers that are too high are refused, in Italian."""
    aside = ["?", "aiuto", "storia 40", "perche 1", "salva", "tavolo", "consiglio", "annulla", "99", "xyz"]
    lines = ["aiuto", "?"]
    for i in range(5000):
        lines.append(str(1 + (i * 7 + seed) % 3))
        if i % 9 == 4:
            lines.append(aside[(i // 9 + seed) % len(aside)])
        if i % 60 == 30 and plain:
            lines.append("tavolo")
    return "\n".join(lines) + "\n\n"


def play(game, arguments, typed, language="it", locale="C.UTF-8"):
    command = f"{ORRERY} play {game} {arguments} --language {language} --pace 0 --bots easy"
    env = {**os.environ, "LC_ALL": locale, "XDG_STATE_HOME": WORK, "TMPDIR": WORK, "ORRERY_CONFIG": os.path.join(WORK, "none")}
    return subprocess.run(command.split(), input=typed, capture_output=True, text=True, encoding="utf-8", errors="replace",
                          cwd=WORK, env=env, timeout=500).stdout


def english_in(text, suspicious):
    """Lines with a word that is English."""
    bad = []
    text = re.sub(r"  Perché: .*?\(\w+-\w+\)", "", text, flags=re.S)        # a rule, which may name an option: rules_are_italian
    for line in text.splitlines():
        if re.match(r"\s*(>|Salva)", line):             # what was typed
            continue
        line = re.sub(r"\b(Sci|Dip|For|Jol)(?=\d| [A-Z\d])", "", line)                      # skills, cut to three letters
        found = words([re.sub(r"(?<=  )[a-z][a-z0-9 -]*$", "", line)]) & suspicious       # what can be typed stands at the end
        if found:
            bad.append(f"{' '.join(sorted(found))}: {line}")
    return bad


def whole_matches(suspicious):
    total = 0
    for game, sizes in GAMES.items():
        for i, option in enumerate(OPTIONS.get(game, [""])):
            for seed in range(6 if LONG else 2):
                plain = "--plain" if seed % 2 else ""
                seats = sizes[(seed + i) % len(sizes)]
                text = play(game, f"--seats {seats} --seed it{seed} {option} {plain} --names Ada,Aldo", answers(seed, plain))
                if "La partita è finita" not in text:
                    fail(f"{game} {option} {seed}: the match did not end\n{text[-600:]}")
                bad = english_in(text, suspicious)
                bad += [f"ad, ed: {line}" for line in text.splitlines() if "Imperi:" not in line and
                        re.search(r"\b(a [Aa]|e [Ee])[a-z]", line)]
                total += len(text.splitlines())
                for line in sorted(set(bad))[:12]:
                    fail(f"{game} {option} {plain}: {line}")
    print(f"{total} lines of whole matches in Italian")


def rules_are_italian(suspicious):
    for game, sizes in GAMES.items():
        text = play(game, f"--seats {sizes[0]} --seed it", "1\n1\nperche\nregola mano\nregola il\n")
        bad = english_in(text, suspicious)
        if text.count("regola: ") < 1 or not re.search(r"^\w+-A?\d+$", text, re.M):
            fail(f"{game}: no rules were said")
        for line in bad:
            fail(f"a rule of {game}: {line}")


def lessons_and_puzzles(suspicious):
    """Every lesson and a puzzle of every game that has some, shown to the end."""
    env = {**os.environ, "LC_ALL": "it_IT.UTF-8", "XDG_STATE_HOME": os.path.join(WORK, "lessons"), "ORRERY_CONFIG": os.path.join(WORK, "none")}
    total = 0
    for game in ("earth-gambit", "mars-vs-earth-2e", "martians", "onward-to-venus"):
        count = len(glob.glob(f"{SOURCE}/data/{game.removesuffix('-2e').replace('-', '_')}/lessons/*"))
        for arguments in [f"learn {game} {n + 1}" for n in range(count)] + [f"puzzle play {game} --date 2026-11-16"]:
            said = subprocess.run([ORRERY, *arguments.split()], input="regola\n99\nxyz\n" + "mostra\n" * 60, capture_output=True, text=True,
                                  encoding="utf-8", cwd=WORK, env=env, timeout=300).stdout
            total += len(said.splitlines())
            for line in sorted(set(english_in(said, suspicious)))[:6]:
                fail(f"{arguments}: {line}")
    if total < 2000:
        fail(f"lessons and puzzles said only {total} lines")


def full_screen(suspicious):
    """A whole match at 80 x 24, with everything the keys show; nothing is wider than the window."""
    tmux("new-session", "-d", "-s", "host")
    window = Window(80, 24, "play earth-gambit --seats 3 --seed full --pace 0 --bots easy --language it")
    questions, last, bad = 0, "", set()
    for _ in range(3000):
        screen = window.until(lambda s: s != last and "sta pensando." not in s and ("▶" in s or "Esc torna" in s), "a new screen")
        bad |= set(english_in(screen, suspicious))
        last = screen
        if "Esc torna" in screen:
            window.press("Escape")
        elif "La partita è finita" in screen:
            break
        else:
            questions += 1
            window.press({2: "?", 4: "c", 8: "l"}.get(questions, "Enter"))
    screen = window.until(lambda s: "Gioca ancora" in s, "the question after the match")
    bad |= set(english_in(screen, suspicious))
    for line in sorted(bad):
        fail(f"full screen: {line}")
    if questions < 10:
        fail(f"full screen: only {questions} questions")
    window.type("3")
    window.until(lambda s: "code 0" in s, "the shell after the match")
    window.close()
    window = Window(80, 24, "", "LC_ALL=it_IT.UTF-8")
    screen = window.until(lambda s: "7 Esci" in s, "the lobby of an Italian system")
    window.press("1")
    screen += window.until(lambda s: "Giocatori" in s, "who plays")
    window.press("5")
    screen += window.until(lambda s: "Opzioni:" in s, "the options")
    for line in english_in(screen, suspicious):
        fail(f"lobby: {line}")
    window.close()
    tmux("kill-server")


# ---- the other commands of players -----------------------------------------------------------------------------------

def run(arguments, **more):
    env = {**os.environ, "LC_ALL": "it_IT.UTF-8", "XDG_STATE_HOME": WORK, "TMPDIR": WORK, "ORRERY_CONFIG": os.path.join(WORK, "none"), **more}
    return subprocess.run([ORRERY, *arguments.split()], stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", cwd=WORK,
                          env=env, timeout=300)


def options_have_names():
    for game in json.loads(run("games --json").stdout)["games"]:
        path = f"data/{re.sub('-[12]e$', '', game['id']).replace('-', '_')}/help/options.csv"
        have = dict(zip(table(path, "option"), zip(table(path, "en"), table(path, "it"))))
        for option in game["options"]:
            if not all(have.pop(option["name"], ("",))):
                fail(f"{path} has no name for {option['name']} of {game['id']}")


def commands_are_italian(suspicious):
    """What can be read without playing, of a whole match that was saved; and what is refused."""
    play("earth-gambit", "--seats 3 --seed d --plain", "1\n" * 80 + "s\n\n")
    record = glob.glob(f"{WORK}/earth-gambit-*.orrery")[0]
    pages = ["games", "bots", "bots martians", "rules earth-gambit", "rules martians --summary", "rules onward-to-venus --stops 5",
             f"record show {record}", f"record verify {record}", f"record replay {record}", f"record replay {record} --at 9",
             f"record beliefs {record} --seat 1", f"record review {record} --seat 1"]
    for page in pages:
        said = run(page)
        if said.returncode or len(said.stdout) < 80:
            fail(f"{page}: {said.stderr}")
        for line in said.stdout.splitlines():
            line = re.sub(r"--option .*|^  (codice|prove) .*|\(uno tuo: .*|^ +\d+  (Posto \d+|Ada|Vega|Rigel) .*|exec:.*|\b(play|sim|arena|house|risultato.*)\b", "", line)
            line = re.sub(r"^  \S+ {2,}|\(\w+(-\w+)+\)|`.*?`|come (greedy|beliefs|deep)", "", line)       # names of bots and games
            for bad in english_in(line, suspicious):
                fail(f"{page}: {bad}")
    wrong = ["play eart-gambit", "play earth-gambit --seats 14", "play earth-gambit --option foo=1", "play earth-gambit --option start=99", "gaems",
             "play earth-gambit --sets", "play --load /nix", f"play --load {SOURCE}/README.md", "learn earth-gambit 9", "rules earth-gambit EG-999",
             "rules earth-gambit zzzz", f"record show {SOURCE}/README.md", "play earth-gambit --pace x", "play earth-gambit --set /nix",
             "play earth-gambit --bots foo", "record show x --at 3", "puzzle play earth-gambit zz", "puzzle play --date x", "record", "play a b",
             f"record review {record} --seat 9", f"record review {record}", "play earth-gambit --names a,b,c,d,e,f", "learn foo"]
    for command in wrong:
        said = run(command)
        line = re.sub(r"`.*?`|'.*?'|«.*?»|/\S+|--\w+|sono .*|ci sono: .*|forse .*", "", said.stderr)
        if said.returncode != 2 or said.stderr.count("\n") != 1 or words([line]) & (suspicious | {"the", "there", "not", "has", "needs", "cannot"}):
            fail(f"{command}: {said.returncode} {said.stderr}")
    if run("gaems --language en").stderr == run("gaems").stderr:
        fail("--language en is not heard")


def letters_without_utf8():
    text = play("earth-gambit", "--seats 4 --seed a", answers(1, ""), locale="C")
    if not text.isascii():
        fail("without UTF-8: " + next(line for line in text.splitlines() if not line.isascii()))
    for word in ("e'", "perche'", "l'"):
        if word not in text.lower():
            fail(f"without UTF-8 there is no {word}")


def main():
    english, italian, rules = english_and_italian()
    suspicious = english - italian - {n.lower() for n in NAMES}
    tables_are_whole()
    in_english = english_in(play("earth-gambit", "--seats 4 --seed a", answers(1, "").replace("aiuto", "help"), "en"), suspicious)
    if len(in_english) < 200:
        fail(f"the search finds only {len(in_english)} lines of English in a match in English")
    whole_matches(suspicious)
    rules_are_italian(suspicious - rules)
    lessons_and_puzzles(suspicious - rules)
    options_have_names()
    commands_are_italian(suspicious - rules)
    full_screen(suspicious)
    letters_without_utf8()
    sys.exit(bool(failed))


main()
