#!/usr/bin/env python3
"""How we speak: the worst habits are in no page, no comment and no sentence of the program. habits.py

Read aloud what you write; this finds only the worst. tests/web/habits.mjs does the same for the client. Licence texts and what others
wrote are not ours; a line that has to say such a word ends in a comment with "habit:" and the reason."""
import glob
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))

AMOUNTS = (r'seconds?|minutes?|hours?|ms|milliseconds|microseconds?|instructions|messages|requests|answers|matches|games|deals|bytes|bits?|kilobytes|KiB|'
           r'positions|lines?|times|points|decisions|tries|continuations|iterations|entries|runs|threads|tests?|files?|items?|numbers?|one name|blanks|'
           r'programs?|functions?|counters?|columns?|rows?|procedures?|cases?|storms?|words?|cards|cubes?|views?|milliseconds of CPU time')
UNITS = (r'random decision|level|call|line|second|minute|hour|day|move|step|turn|match|game|round|decision|player|seat|table|test|rule|cell|gigabyte|megabyte|Threat|'
         r'answer|paragraph|chapter|planet|core|target|page|square|try|edition|ruleset|kind|value|library|seat|deal|node|message|request|address')
HABITS = [
    ('"they", not "he"', r'\b(he|him|his|himself|she|hers|herself)\b'),
    ('"should", "must" or "will", not "shall"', r'\bshall\b'),
    ('"automatically", "alone" or nothing, not "by itself"', r'\bby (it|them)sel(f|ves)\b'),
    ('"their own", not "the own"', r'\b(the|an|one) own\b'),
    ('"is in front of", not "lies before"', r'\b(lies?|lay|stands?) before (?!it|them|any|every|the (card|match|first))'),
    ('"is waiting for players", not "gathers"', r'\btables? (that )?gathers?\b'),
    ('"at random", not "by chance"', r'\bby chance\b'),
    ('"per", not "a"', rf'\b({AMOUNTS})\s+an?\s+({UNITS})\b(?! (can|cannot|must|may|does|knows|has|had|is|was|names|still|added|adds))'),
    ('"per", not "a"', r'\b(once|twice)\s+an?\s+(move|step|turn|match|round|second|minute|Threat)\b(?! (is|was|has|cannot|can|begins|ends))'),
]
HABITS = [(say, re.compile(habit, re.I)) for say, habit in HABITS]


def habits_in(sentence):
    return [say for say, habit in HABITS if habit.search(sentence)]


BAD = ['He draws a card', 'to his left', 'How shall we call you?', 'It comes back by itself.', 'the own mission', 'an own factory', 'Skip Turn lies before Rigel',
       'The table gathers', 'starts by chance', '800 instructions a decision', 'messages a second', 'once a turn', 'one list item a rule', 'one name a seat']
GOOD = ['They draw a card', 'The others wait', 'This theme', 'instructions per decision', 'asks a seat', 'There is a table', 'a test of a rule',
        'what lay before it', 'positions a test can be built on']


def comments_and_texts(code):
    """(line, text) of every comment and every string of a C source."""
    for found in re.finditer(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|//[^\n]*', code, re.S):
        yield code.count('\n', 0, found.start()) + 1, re.sub(r'\s*\n\s*\*?\s*', ' ', found.group())


def hash_lines(code):
    """(line, text) of every comment and string of a script."""
    for number, line in enumerate(code.split('\n'), 1):
        for found in re.finditer(r'#.*|"[^"]*"|\'[^\']*\'', line):
            yield number, found.group()


def lines(text):
    """(line, text) of a page; words that tools/vocabulary takes from the tables of the games are theirs."""
    made = False
    for number, line in enumerate(text.split('\n'), 1):
        made = line.startswith('<!-- vocabulary') or (made and not line.startswith('<!-- end'))
        if not made:
            yield number, line


def sources():
    for pattern in ('*.md', 'NOTICE', 'docs/**/*.md', 'tests/README.md', '.github/**/*', 'packaging/*'):
        yield from ((f, lines) for f in glob.glob(pattern, recursive=True))
    for folder in ('apps', 'python', 'table', 'base', 'tools', 'examples', 'engine', 'bench', 'games', 'bots', 'lab', 'learn', 'tests'):
        yield from ((f, comments_and_texts) for f in glob.glob(f'{folder}/**/*.[ch]', recursive=True))
    for pattern in ('tools/*', 'cmake/*.cmake', 'CMakeLists.txt', 'Makefile', 'bench/*'):
        yield from ((f, hash_lines) for f in glob.glob(pattern) if os.path.isfile(f) and not f.endswith(('.c', '.h')))


def main():
    failed = 0
    for sentence in BAD:
        if not habits_in(sentence):
            failed += 1
            print(f'not found: {sentence}')
    for sentence in GOOD:
        if habits_in(sentence):
            failed += 1
            print(f'found, though fine: {sentence}')
    read = 0
    for file, reader in sorted(set(sources()), key=lambda s: s[0]):
        if not os.path.isfile(file):
            continue
        read += 1
        for number, text in reader(open(file, encoding='utf-8').read()):
            for say in habits_in(text) if 'habit:' not in text else []:
                if file.startswith('tests/') and 'he' in say.split('"'):
                    continue                    # people of tests have names: Ada, and so she
                failed += 1
                print(f'{file}:{number}: {say}: {text.strip()[:150]}')
    print(f'{read} files, {failed} failed')
    return 1 if failed or read < 300 else 0


sys.exit(main())
