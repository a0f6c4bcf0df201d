// sources.mjs - the sources of the client, for tests that read them.
import { readdirSync } from 'node:fs';

export const web = new URL('../../web/', import.meta.url);

export const root = new URL('../', web);

/** Paths under `base`, sorted; `ends` as /\.ts$/. */
export function sourcesIn(base, folder, ends) {
  return readdirSync(new URL(`${folder}/`, base), { recursive: true }).map((f) => `${folder}/${f}`).filter((f) => ends.test(f)).sort();
}

/** Sources of the client: paths under web/. */
export const sources = (folder = 'src', ends = /\.tsx?$/) => sourcesIn(web, folder, ends).filter((f) => !f.endsWith('.d.ts'));
