// functions.mjs - a function of the client fits a screen: none is longer than 80 lines. Reads the shape that Prettier gives the
// sources (web_format proves it): what begins at the margin ends with a bracket at the margin.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';
import { sources, web } from './sources.mjs';

const MOST = 80;
const list = process.argv.includes('--list'); // the ten longest

const FUNCTION = /^(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:<.*>)?\(?.*(?:=> [{(]|\($))/;

/** The functions at the margin of a file: name, first line, number of lines. */
export function functionsOf(text) {
  const lines = text.split('\n'), found = [];
  for (let i = 0; i < lines.length; i++) {
    const name = FUNCTION.exec(lines[i]);
    if (!name || /^[^\s].*[;}]$/.test(lines[i])) continue; // on one line
    let end = i;
    do { // where only the arguments end, the line opens another bracket
      end++;
      while (end < lines.length && !/^[})]/.test(lines[end])) end++;
    } while (/[{(]$/.test(lines[end] ?? ''));
    found.push({ name: name[1] ?? name[2], line: i + 1, lines: end - i + 1 });
    i = end;
  }
  return found;
}

const sample = functionsOf('export function A({\n    b,\n}: {\n    b: number;\n}) {\n    return b;\n}\nconst c = () => 1;\nconst D = (x: number) => {\n    return x;\n};\n');
check('it counts the arguments and the body', sample.map((f) => `${f.name} ${f.lines}`).join() === 'A 7,D 3', JSON.stringify(sample));

const all = sources().flatMap((file) => functionsOf(readFileSync(new URL(file, web), 'utf8')).map((f) => ({ ...f, file })));
check('it finds the functions', all.length > 300, all.length);
for (const f of all.filter((f) => f.lines > MOST)) check(`${f.file}:${f.line} ${f.name} is not longer than ${MOST} lines`, false, f.lines);
if (list) for (const f of all.filter((f) => f.lines > 60).sort((a, b) => b.lines - a.lines)) console.log(`${f.lines}  ${f.file}:${f.line} ${f.name}`);
finish();
