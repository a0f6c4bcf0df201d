#!/usr/bin/env python3
"""No block of six identical lines stands twice outside tests: one idea has one place. duplicates.py

Blank lines and the blanks around a line do not count, and a block says something: at most two of its lines, none of them at its ends, are
brackets, closing tags, includes or imports. Its own test: a block of six is found, one of five is not."""
import collections
import glob
import os
import re
import sys

LINES = 6
FOLDERS = ('engine', 'games', 'base', 'table', 'learn', 'bots', 'lab', 'apps', 'python', 'tools', 'bench', 'web/src', 'web/gallery', 'web/tools')
KINDS = ('.c', '.h', '.ts', '.tsx', '.mjs', '.py', '.sh')
DULL = re.compile(r'#include|import |export \{|\} from |/\* fall through \*/|</\w+>|[^A-Za-z]*$')


def says_something(line):
    return not DULL.match(line)


def blocks(lines):
    """(index, six lines) of everything that might stand twice: at least four of the six say something."""
    for i in range(len(lines) - LINES + 1):
        block = tuple(text for _, text in lines[i:i + LINES])
        if says_something(block[0]) and says_something(block[-1]) and sum(map(says_something, block)) >= 4:
            yield i, block


def find(files):
    """files: name -> text; gives places of blocks that stand twice, the first line of each run alone."""
    where = collections.defaultdict(list)
    of = {}
    for name, text in files.items():
        of[name] = [(n, line.strip()) for n, line in enumerate(text.split('\n'), 1) if line.strip()]
        for i, block in blocks(of[name]):
            where[block].append((name, i))
    twice = {place: block for block, places in where.items() if len(places) > 1 for place in places}
    for (name, i), block in twice.items():
        if (name, i - 1) not in twice:
            others = sorted({f'{n}:{of[n][k][0]}' for n, k in where[block]} - {f'{name}:{of[name][i][0]}'})
            yield f'{name}:{of[name][i][0]} also stands in {", ".join(others)}: {block[0][:80]}'


def sources():
    for folder in FOLDERS:
        for path in glob.glob(f'{folder}/**/*', recursive=True):
            if os.path.isfile(path) and (path.endswith(KINDS) or (folder == 'tools' and '.' not in path)):
                yield path, open(path, encoding='utf-8').read()


def main():
    six = ''.join(f'do_{i}();\n' for i in range(6))
    if not list(find({'a': six, 'b': 'x();\n' + six})) or list(find({'a': six, 'b': six.replace('do_5', 'go_5')})):
        return print('it cannot compare') or 1
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
    files = dict(sources())
    found = sorted(find(files))
    print(*found, sep='\n')
    print(f'{len(files)} files, {len(found)} blocks of {LINES} lines that stand twice')
    return 1 if found or len(files) < 600 else 0


sys.exit(main())
