// A Vite plugin: licences.txt, with the licence of every package that really went into the bundle.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package a module belongs to; null for our own. */
function packageOf(module) {
    const at = module.replace(/^\0/, '').split('?')[0];
    const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(at);
    return inside && existsSync(join(inside[1], 'package.json')) ? inside[1] : null;
}

function textOf(folder) {
    const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
    return file ? readFileSync(join(folder, file), 'utf8').trim() : null;
}

export function licenceOf(folder) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = textOf(folder);
    if (!text) throw new Error(`${name} has no licence text; say in web/tools/licences.mjs where it is.`);
    return `${name} ${version} (${license})\n\n${text}\n`;
}

export function licences() {
    return {
        name: 'licences',
        apply: 'build',
        generateBundle(_, bundle) {
            const folders = new Set();
            for (const chunk of Object.values(bundle))
                for (const module of Object.keys(chunk.modules ?? {})) folders.add(packageOf(module));
            folders.delete(null);
            const parts = [...folders].sort((a, b) => dirname(a).localeCompare(dirname(b)) || a.localeCompare(b));
            const head = 'What the web client of Orrery contains besides our own code, and under which terms.\n';
            const source = [head, ...parts.map(licenceOf)].join(`\n${'-'.repeat(80)}\n\n`);
            this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
        },
    };
}
