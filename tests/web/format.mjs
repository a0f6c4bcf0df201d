// format.mjs - the sources are as `npm run format` leaves them, and no comment runs past its width.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check, finish } from './checks.mjs';
import { sources, web } from './sources.mjs';

const { scripts } = JSON.parse(readFileSync(new URL('package.json', web), 'utf8'));
const { printWidth } = JSON.parse(readFileSync(new URL('.prettierrc.json', web), 'utf8'));
check('format and format:check look at the same files', scripts.format.replace('--write', '') === scripts['format:check'].replace('--check', ''), scripts['format:check']);
const run = spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', ...scripts['format:check'].split(/\s+/).slice(1)], { cwd: fileURLToPath(web), encoding: 'utf8' });
check('npm run format leaves nothing to do', run.status === 0, `${run.stdout}${run.stderr}`);

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g; // names, sentences, paths of drawings
const COMMENT = /\/\/ |^\s*\/?\*/; // code is Prettier's business, comments are ours
const isLong = (line) => line.length > printWidth && COMMENT.test(line.replace(TEXT, ''));
check('a long comment is found', isLong(`// ${'word '.repeat(30)}`));
check('a long text is none', !isLong(`    text: '${'word '.repeat(30)}',`));
for (const file of [...sources('src'), ...sources('gallery')]) {
  for (const [i, line] of readFileSync(new URL(file, web), 'utf8').split('\n').entries()) {
    if (isLong(line)) check(`${file}:${i + 1} has at most ${printWidth} columns`, false, line.length);
  }
}
finish();
