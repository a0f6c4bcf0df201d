#!/usr/bin/env python3
"""No line of C is longer than 120 columns, as CONTRIBUTING.md says. columns.py [FILE ...]; without files: all of the project.

Its own test: a line of 121 is found, one of 120 is not, and letters count, not bytes."""
import os
import sys

COLUMNS = 120
FOLDERS = ('engine', 'games', 'base', 'table', 'learn', 'bots', 'lab', 'apps', 'python', 'tools', 'examples', 'bench', 'tests')


def too_long(line):
    return len(line) > COLUMNS


def sources():
    for folder in FOLDERS:
        for path, _, names in os.walk(folder):
            yield from (os.path.join(path, name) for name in sorted(names) if name.endswith(('.c', '.h')))


def main():
    if not too_long('x' * 121) or too_long('x' * 120) or too_long('è' * 120):
        return print('it cannot count') or 1
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
    files = sys.argv[1:] or list(sources())
    failed = 0
    for file in files:
        for number, line in enumerate(open(file, encoding='utf-8'), 1):
            if too_long(line.rstrip('\n')):
                failed += 1
                print(f'{file}:{number}: {len(line) - 1} columns: {line.strip()[:80]}')
    print(f'{len(files)} files, {failed} lines of more than {COLUMNS} columns')
    return 1 if failed or (len(sys.argv) < 2 and len(files) < 500) else 0


sys.exit(main())
