// icons.mjs - the icon pipeline: `import rocket from 'icon:game-icons/rocket'` gives that one icon as plain data (a Drawing, see
// src/ui/drawing.ts), so that a bundle holds only the icons it imports and no page needs a string of markup.
// `import credits from 'virtual:icon-credits'` gives who drew them and under which licence.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { rounded } from './path.mjs';

const fromHere = createRequire(import.meta.url);
const authors = fromHere('./game_icons_authors.json');
const CC_BY = { licence: 'CC BY 3.0', licenceUrl: 'https://creativecommons.org/licenses/by/3.0/' };

const SETS = {
    'game-icons': { title: 'Game Icons' },
    tabler: {
        title: 'Tabler Icons',
        author: 'Paweł Kuna',
        url: 'https://tabler.io/icons',
        licence: 'MIT',
        licenceUrl: 'https://github.com/tabler/tabler-icons/blob/main/LICENSE',
    },
    lucide: {
        title: 'Lucide',
        author: 'Lucide contributors',
        url: 'https://lucide.dev',
        licence: 'ISC',
        licenceUrl: 'https://lucide.dev/license',
    },
};

const loaded = new Map();
function setOf(name) {
    if (!loaded.has(name)) loaded.set(name, fromHere(`@iconify-json/${name}/icons.json`));
    return loaded.get(name);
}

/** The markup of an icon as [tag, attributes, children]; the sets hold nothing but elements and attributes. */
function parse(markup) {
    const root = ['', {}, []];
    const open = [root];
    for (const [, close, tag, text, alone] of markup.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>/gi)) {
        if (close) {
            open.pop();
            continue;
        }
        const attributes = Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
        const node = [tag, attributes, []];
        open.at(-1)[2].push(node);
        if (!alone) open.push(node);
    }
    return root[2];
}

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const isLine = (attributes) => Object.entries(LINE).every(([key, value]) => attributes[key] === value);

/** Takes a group's attributes down to its children, so that a drawing is a flat list. */
function flat(nodes, outer = {}) {
    return nodes.flatMap(([tag, attributes, children]) => {
        if (outer.transform && attributes.transform)
            throw new Error('An icon with two transforms inside each other is not supported.');
        return tag === 'g' ? flat(children, { ...outer, ...attributes }) : [[tag, { ...outer, ...attributes }]];
    });
}

const FINE = 256; // a box this large is drawn much smaller: a tenth of its unit cannot be seen

/** A path that has nothing but its data is the data alone. */
function shape([tag, attributes], drop, box) {
    const rest = Object.fromEntries(Object.entries(attributes).filter(([key]) => !drop.includes(key)));
    if (tag === 'path' && box >= FINE) rest.d = rounded(rest.d, 1);
    return tag === 'path' && Object.keys(rest).length === 1 && rest.d ? rest.d : [tag, rest];
}

export function drawing(id) {
    const [setName, name] = id.split('/');
    if (!SETS[setName]) throw new Error(`No icon set "${setName}": there are ${Object.keys(SETS).join(', ')}.`);
    const set = setOf(setName);
    const { parent, ...turned } = set.aliases?.[name] ?? {};
    if (Object.keys(turned).length)
        throw new Error(`"${name}" of ${setName} is "${parent}", turned: import that one and turn it.`);
    const icon = set.icons[name] ?? set.icons[parent];
    if (!icon) throw new Error(`No icon "${name}" in ${setName}${alike(set, name)}`);
    const box = icon.width ?? set.width ?? 16;
    const shapes = flat(parse(icon.body));
    const line = shapes.every(([, a]) => isLine(a)) && shapes[0][1]['stroke-width'];
    if (line && shapes.every(([, a]) => a['stroke-width'] === line))
        return {
            box,
            line: Number(line),
            body: shapes.map((s) => shape(s, [...Object.keys(LINE), 'stroke-width'], box)),
        };
    if (shapes.every(([, a]) => a.fill === 'currentColor' && !a.stroke))
        return { box, body: shapes.map((s) => shape(s, ['fill'], box)) };
    return { box, body: shapes.map((s) => shape(s, [], box)) };
}

function alike(set, name) {
    const words = name.split('-');
    const near = Object.keys(set.icons).filter((other) =>
        words.some((word) => word.length > 2 && other.includes(word)),
    );
    return near.length ? `; near it: ${near.slice(0, 8).join(', ')}.` : '.';
}

const IMPORT = /^import \w+ from 'icon:([\w-]+\/[\w-]+)';/gm;

export function usedIcons(folder) {
    const found = new Set();
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) for (const id of usedIcons(path)) found.add(id);
        else if (/\.tsx?$/.test(entry.name))
            for (const [, id] of readFileSync(path, 'utf8').matchAll(IMPORT)) found.add(id);
    }
    return [...found].sort();
}

/** Game Icons ask for the name of each author; the package does not carry it, our table does. */
function authorOf(name) {
    const author = authors.authors[authors.icons[name]];
    if (!author)
        throw new Error(
            `game-icons/${name} has no author in web/tools/game_icons_authors.json; its page on game-icons.net names one.`,
        );
    return author;
}

export function credits(ids) {
    const byAuthor = new Map();
    for (const id of ids) {
        const [setName, name] = id.split('/');
        const { title, ...own } = SETS[setName];
        const about = setName === 'game-icons' ? { ...CC_BY, ...authorOf(name) } : own;
        const key = `${title}/${about.author}`;
        if (!byAuthor.has(key)) byAuthor.set(key, { set: title, ...about, icons: [] });
        byAuthor.get(key).icons.push(name);
    }
    return [...byAuthor.values()].sort((a, b) => b.icons.length - a.icons.length);
}

const ICON = 'icon:';
const CREDITS = 'virtual:icon-credits';

export function icons({ source }) {
    let folder = source;
    return {
        name: 'orrery-icons',
        configResolved(config) {
            folder = resolve(config.root, source);
        },
        resolveId: (id) => (id.startsWith(ICON) || id === CREDITS ? `\0${id}` : undefined),
        load(id) {
            if (id === `\0${CREDITS}`) return `export default ${JSON.stringify(credits(usedIcons(folder)))};`;
            if (!id.startsWith(`\0${ICON}`)) return undefined;
            const name = id.slice(ICON.length + 1);
            credits([name]); // an icon nobody is named for does not get into the bundle
            return `export default ${JSON.stringify(drawing(name))};`;
        },
    };
}
