// sources.mjs - the sources of the client, for tests that read them.
import { readdirSync } from 'node:fs';

export const web = new URL('../../web/', import.meta.url);

/** Paths under web/, sorted; `ends` as '.ts'. */
export function sources(folder = 'src', ends = /\.tsx?$/) {
  return readdirSync(new URL(`${folder}/`, web), { recursive: true }).map((f) => `${folder}/${f}`)
    .filter((f) => ends.test(f) && !f.endsWith('.d.ts')).sort();
}
