// build.mjs - modules of the client for tests that need no browser: built by Vite, with our plugins, and loaded into Node.
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const web = new URL('../../web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
const { icons } = await import(new URL('tools/icons.mjs', web).href);

/** The exports of web/src/FILE. */
export async function load(file) {
  const outDir = mkdtempSync(join(fileURLToPath(web), 'node_modules/.orrery-test-'));   // where imports of packages are found
  const name = basename(file).replace(/\.tsx?$/, '');
  await build({ root: fileURLToPath(web), logLevel: 'error', configFile: false, publicDir: false, plugins: [icons({ source: 'src' })],
    build: { ssr: fileURLToPath(new URL(`src/${file}`, web)), outDir, emptyOutDir: false, rollupOptions: { output: { entryFileNames: '[name].mjs', inlineDynamicImports: true } } } });
  try {
    return await import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** A folder of its own, and how to drop it. */
export function scratch(name) {
  const folder = mkdtempSync(join(tmpdir(), `orrery-${name}-`));
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
