// A Vite plugin: licences.txt, with the licence of every package that really went into the bundle: code, icons and faces.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

// Icon sets come without a licence file: their notice, and the text of LICENSES/.
const NOTICES = {
    '@iconify-json/game-icons':
        'Game Icons (https://game-icons.net), by Lorc, Delapouite, Skoll and others; the client names the author of each icon.\n' +
        'The icons are used as they are, but for colour and rounded numbers.',
    '@iconify-json/tabler': 'Tabler Icons. Copyright (c) 2020-2024 Paweł Kuna',
    '@iconify-json/lucide':
        'Copyright (c) for portions of Lucide are held by Cole Bemis 2013-2022 as part of Feather (MIT).\n' +
        'All other copyright (c) for Lucide are held by Lucide Contributors 2022.',
};

/** The folder of the package a module or a file (from `base`) belongs to; null for our own. */
function packageOf(module, base) {
    const icon = /^\0?icon:([\w-]+)\//.exec(module);
    if (icon) return join(root, 'node_modules/@iconify-json', icon[1]);
    const at = resolve(base, module.replace(/^\0/, '').split('?')[0]);
    const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(at);
    return inside && existsSync(join(inside[1], 'package.json')) ? inside[1] : null;
}

function textOf(folder, name, license) {
    const file = readdirSync(folder).find((found) => /^(licen[cs]e|copying)(\.|$)/i.test(found));
    if (file) return readFileSync(join(folder, file), 'utf8').trim();
    const general = join(root, '../LICENSES', `${license}.txt`);
    if (!NOTICES[name] || !existsSync(general)) return null;
    return `${NOTICES[name]}\n\n${readFileSync(general, 'utf8').trim()}`;
}

export function licenceOf(folder) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = textOf(folder, name, license);
    if (!text) throw new Error(`${name} has no licence text; say in web/tools/licences.mjs where it is.`);
    return `${name} ${version} (${license})\n\n${text}\n`;
}

/** The folders of all packages that a bundle has something of. */
export function packagesOf(bundle, base = root) {
    const folders = new Set();
    for (const made of Object.values(bundle))
        for (const source of [...Object.keys(made.modules ?? {}), ...(made.originalFileNames ?? [])])
            folders.add(packageOf(source, base));
    folders.delete(null);
    return [...folders].sort((a, b) => dirname(a).localeCompare(dirname(b)) || a.localeCompare(b));
}

export function licences() {
    let base = root;
    return {
        name: 'licences',
        apply: 'build',
        configResolved(config) {
            base = config.root;
        },
        generateBundle(_, bundle) {
            const head = 'What the web client of Orrery contains besides our own code, and under which terms.\n';
            const source = [head, ...packagesOf(bundle, base).map(licenceOf)].join(`\n${'-'.repeat(80)}\n\n`);
            this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
        },
    };
}
