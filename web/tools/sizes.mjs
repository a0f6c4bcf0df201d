// sizes.mjs - how much a browser has to fetch, gzipped: node tools/sizes.mjs
// First the pieces of the kit, each as if a page needed all of it; then the client in web/dist, if it is built: what the first page
// loads must stay below the budget (fonts are not counted: text shows before they come).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { icons } from './icons.mjs';

const BUDGET = 150_000;
const web = fileURLToPath(new URL('..', import.meta.url));
const zipped = (text) => gzipSync(text, { level: 9 }).length;
const row = (name, raw, zip) => console.log(`${name.padEnd(44)} ${String(raw).padStart(8)} ${String(zip).padStart(8)}`);

const PIECES = {
    'art: shell': 'src/pages/art/index.ts',
    'art: Earth Gambit': 'src/games/earth_gambit/art/index.ts',
    'art: Mars vs Earth': 'src/games/mars_vs_earth/art/index.ts',
    'art: Onward to Venus': 'src/games/onward_to_venus/art/index.ts',
    'art: Martians!!!': 'src/games/martians/art/index.ts',
};
const parts = readdirSync(join(web, 'src/ui'))
    .filter((f) => f.endsWith('.tsx'))
    .map((f) => `export * from '/src/ui/${f}';`);

/** All parts of the kit together, as one module. */
const allParts = {
    name: 'all-parts',
    resolveId: (id) => (id === 'all-parts' ? id : undefined),
    load: (id) => (id === 'all-parts' ? `import '/src/ui/kit.css';\n${parts.join('\n')}` : undefined),
};

async function pieces() {
    const input = {
        'ui: all parts': 'all-parts',
        ...Object.fromEntries(Object.entries(PIECES).map(([k, f]) => [k, join(web, f)])),
    };
    const { output } = await build({
        root: web,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        plugins: [icons({ source: 'src' }), allParts],
        build: {
            write: false,
            target: 'es2022',
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rollupOptions: { input, preserveEntrySignatures: 'exports-only' },
        },
    });
    for (const file of output) {
        if (/\.woff2?$/.test(file.fileName)) continue;
        const text = file.type === 'chunk' ? file.code : file.source;
        row(file.fileName.replace(/^assets\//, '').replace(/-[\w-]{8}\./, '.'), text.length, zipped(text));
    }
}

function shipped(dist) {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((m) => m[1]);
    // The page of this address is the shelf: its script, and the sheets that come with it.
    const home = readdirSync(join(dist, 'assets')).filter((name) => /^(home-.*\.(js|css)|shell-.*\.css)$/.test(name));
    if (!home.some((name) => name.endsWith('.js')))
        throw new Error('The script of the shelf is not called home-… any more.');
    first.push(...home.map((name) => `assets/${name}`));
    for (const name of first)
        // grows while we look: what they import at once comes too
        if (name.endsWith('.js'))
            for (const [, other] of readFileSync(join(dist, name), 'utf8').matchAll(
                /(?:from|import)"\.\/([^"]+\.js)"/g,
            ))
                if (!first.includes(`assets/${other}`)) first.push(`assets/${other}`);
    let sum = zipped(html);
    for (const name of readdirSync(join(dist, 'assets')).sort()) {
        const bytes = readFileSync(join(dist, 'assets', name));
        const zip = /\.woff2$/.test(name) ? bytes.length : zipped(bytes);
        if (first.includes(`assets/${name}`)) sum += zip;
        row(`${first.includes(`assets/${name}`) ? '* ' : '  '}${name}`, bytes.length, zip);
    }
    row('first page (*, and index.html)', '', sum);
    return sum;
}

console.log(`${''.padEnd(44)}    bytes  gzipped`);
await pieces();
const dist = join(web, 'dist');
if (existsSync(join(dist, 'index.html'))) {
    const sum = shipped(dist);
    console.log(sum <= BUDGET ? `within the budget of ${BUDGET}` : `ABOVE the budget of ${BUDGET}`);
    process.exitCode = sum <= BUDGET ? 0 : 1;
}
