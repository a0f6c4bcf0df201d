"""Pages of the lab in two languages: the Italian part says everything that the English part says, and nothing of it in
English. Both parts have the same shape, so a text that is the same in both was not translated; what may be the same are
names and what people type.
    languages.py ORRERY SOURCES FOLDER"""
import html.parser
import os
import re
import subprocess
import sys

orrery, root, folder = sys.argv[1], sys.argv[2], sys.argv[3]
os.makedirs(folder, exist_ok=True)
environment = dict(os.environ, LC_ALL="C", ORRERY_CONFIG=os.path.join(folder, "none"))
failed = []


def wrong(text):
    failed.append(text)
    print("FAILED:", text)


class Page(html.parser.HTMLParser):
    """The texts of each <main>, by its language, and what screen readers are told."""

    def __init__(self):
        super().__init__()
        self.texts, self.inside, self.language, self.tags, self.shown = {}, None, None, {}, None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "html":
            self.language = attrs["lang"]
        if tag == "input" and "checked" in attrs:
            self.shown = attrs["id"]
        if tag == "main":
            self.inside = attrs["lang"]
            self.texts[self.inside], self.tags[self.inside] = [], []
        if self.inside:
            self.tags[self.inside].append(tag)
            if "aria-label" in attrs:
                self.texts[self.inside].append(attrs["aria-label"])

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        if tag == "main":
            self.inside = None

    def handle_data(self, data):
        if self.inside and data.strip():
            self.texts[self.inside].append(data.strip())


def run(*words):
    return subprocess.run([orrery, "lab", *words], capture_output=True, text=True, env=environment, check=True).stdout


# the same in both languages: bots, options as they are typed, ids of rules
SAME = re.compile(r"^(random|[a-z_0-9]+=[-\w]+|([A-Z]+-[A-Z]*\d+(, |\.|$))+)$")
NAMES = {"Earth Gambit: Light", "Onward to Venus", "Martians!!!"}
ENGLISH = re.compile(r"\b(the|and|of|with|wins?|matches|players?|whoever|seats?|sides?|turns|per match|to)\b")


def check(name, page, shown):
    read = Page()
    read.feed(page)
    if set(read.texts) != {"en", "it"}:
        return wrong(f"{name} has the languages {sorted(read.texts)}")
    if (read.shown, read.language) != (shown, shown):
        wrong(f"{name} opens in {read.shown}, not in {shown}")
    if read.tags["en"] != read.tags["it"]:
        wrong(f"{name}: the two parts have different shapes")
    english, italian = read.texts["en"], read.texts["it"]
    if len(english) != len(italian):
        return wrong(f"{name}: {len(english)} texts in English, {len(italian)} in Italian")
    for a, b in zip(english, italian):
        if a == b and re.search("[A-Za-z]{2}", b) and not SAME.match(b) and b not in NAMES:
            wrong(f"{name}: the same in both languages: {b[:90]}")
        elif ENGLISH.search(b) and not any(title in b for title in NAMES):
            wrong(f"{name}: English in the Italian part: {b[:90]}")
        if re.search(r"\d\.\d", b):
            wrong(f"{name}: a decimal point in Italian: {b[:60]}")
    return english


def all_pages():
    games = ["earth-gambit", "mars-vs-earth-1e", "mars-vs-earth-2e", "onward-to-venus", "martians"]
    few = ["--games", "12", "--levels", "random", "--deals", "4"]
    for game in games:
        yield game, ["report", game, *few]
    yield "many", ["report", *games, "--games", "2", "--seats", "3"]
    yield "trials", ["report", "earth-gambit", "--games", "250", "--seats", "3", "--imagine", "2"]
    yield "coop", ["report", "martians", "--games", "3", "--seats", "1-2", "--option", "mode=coop"]
    yield "editions", ["compare", *games[1:3], "--games", "4"]
    yield "card", ["compare", "martians", "--games", "4", "--seats", "2", "--without", "big-eyes", "--with", "turn_cap=200"]
    yield "options", ["compare", "earth-gambit", "--games", "4", "--seats", "3"]


seen = set()
for number, (name, words) in enumerate(all_pages()):
    out = os.path.join(folder, name + ".html")
    language = ["en", "it"][number % 2]
    text = run(*words, "--out", out, "--language", language)
    with open(out, encoding="utf-8") as f:
        seen.update(check(name, f.read(), language) or [])
    for line in text.splitlines():
        if language == "it" and (ENGLISH.search(line) and not any(n in line for n in NAMES) or re.search(r"\d\.\d", line)):
            wrong(f"{name}: the text says in Italian: {line[:90]}")
for part in ["Which decisions matter", "Skill", "Dead cards", "The whole difference", "no difference", "The winner's chance, %"]:
    if part not in seen:
        wrong(f"no page has the part {part}")

# a sweep
sweep = ["sweep", "mars-vs-earth-2e", "--vary", "threats:*:difficulty=-1..+1", "--games", "4", "--seats", "4",
         "--target", "sides=45..55%", "--target", "rounds=6..10", "--target", "side:human=40..60%",
         "--target", "ending:Humans=40..60%", "--target", "leader=50..90%", "--target", "decisions=100..200"]
for line in run(*sweep, "--language", "it").splitlines():
    told = re.sub(r"\b(sides|side:human|ending:Humans|rounds)\b|threats:\S+", "", line)
    if ENGLISH.search(told) or re.search(r"\d\.\d", told):
        wrong(f"a sweep says in Italian: {line[:90]}")

# no sentence of the sources is without its Italian, whether or not these pages have it
sources = ["apps/report/" + name for name in ["report_page", "report_tension", "report_more", "report_verdict", "report_print",
                                              "report_names", "compare_page", "plot", "plot_lines"]] + ["lab/sweep/sweep_tell"]
STRING = r'"(?:\\.|[^"\\])*"'


def literals(path):
    with open(os.path.join(root, path + ".c"), encoding="utf-8") as f:
        text = re.sub(r"/\*.*?\*/|^#include.*?$", "", f.read(), flags=re.S | re.M)
    for group in re.findall(rf"{STRING}(?:\s*{STRING})*", text):
        yield "".join(part[1:-1] for part in re.findall(STRING, group)).replace('\\"', '"')


table = set(literals("lab/words_it"))
for path in sources:
    for sentence in literals(path):
        if re.search(r"[a-z]{2} [a-z%(]", sentence) and "<" not in sentence and not sentence.startswith("n "):
            if sentence not in table:
                wrong(f"{path}.c says what lab/words_it.c does not have: {sentence[:90]}")

# the line of progress, once it has two seconds to tell of
slow = subprocess.run([orrery, "lab", "report", "earth-gambit", "--bots", "hard", "--games", "3", "--seats", "5", "--pairs", "0", "--threads",
                       "1", "--progress", "--language", "it"], capture_output=True, text=True, env=environment, check=True).stderr
for line in slow.splitlines() or ["there is none"]:
    if not re.fullmatch(r"\d+ di \d+ partite, \d+ al secondo, \d+:\d\d alla fine", line):
        wrong("progress in Italian: " + line)
with open(os.path.join(root, "apps/cli/lab_language.c"), encoding="utf-8") as f:
    said = f.read()
for path in ("apps/cli/cmd_lab.c", "apps/cli/cmd_sweep.c"):
    with open(os.path.join(root, path), encoding="utf-8") as f:
        said += f.read()
for word in re.findall(r'cli_lab_progress\([^,()]*, "([^"]*)"|lab_words\([^,()]*, "([^"]*)"\)', said):
    if not any(w in table for w in word if w):
        wrong(f"the line of progress says what lab/words_it.c does not have: {word}")

refused = subprocess.run([orrery, "lab", "report", "earth-gambit", "--language", "fr"], capture_output=True, text=True,
                         env=environment, check=False)
if refused.returncode != 2 or refused.stdout or "en or it" not in refused.stderr:
    wrong("a language that is not there: " + refused.stderr)
sys.exit(bool(failed))
