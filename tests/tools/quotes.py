#!/usr/bin/env python3
"""Code that a page quotes is in the tree, word for word: quotes.py

A block that begins with ```c PATH, or another language, is found in that file, line by line and in one piece."""
import glob
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
found = wrong = 0
for page in glob.glob('*.md') + glob.glob('docs/**/*.md', recursive=True):
    text = open(page, encoding='utf-8').read()
    for quote in re.finditer(r'^```\w+ (\S+/\S+)\n(.*?)^```', text, re.M | re.S):
        found += 1
        if not os.path.exists(quote[1]) or quote[2] not in open(quote[1], encoding='utf-8').read():
            wrong += 1
            print(f'{page}:{text[:quote.start()].count(chr(10)) + 1}: {quote[1]} does not have these lines any more:\n{quote[2]}')
print(f'{found - wrong} passed, {wrong} failed')
sys.exit(1 if wrong or not found else 0)
