// Pictures of things that leave their place for a moment: on a journey, or under the pointer. Copies without any role,
// in a layer that nothing can tap. Style properties are set one by one, as the content policy wants it.

const SVG = 'http://www.w3.org/2000/svg';
const BACK = { width: 44, height: 62 }; // all backs are alike, also in size

export type Picture = HTMLElement | SVGSVGElement;

function strip(copy: Element): void {
    for (const e of [copy, ...copy.querySelectorAll('*')])
        for (const a of [...e.attributes])
            if (/^(id|role|tabindex|aria-.*|data-.*)$/.test(a.name)) e.removeAttribute(a.name);
    copy.querySelectorAll('.tick, .tick-mark, .ring').forEach((e) => e.remove());
}

function sized(p: Picture, width: number, height: number): Picture {
    p.classList.add('ghost-thing');
    p.style.width = `${width}px`;
    p.style.height = `${height}px`;
    return p;
}

/** A copy of a piece as it looks now; a piece of a drawing gets a drawing of its own. */
export function pictureOf(e: Element, box: DOMRect): Picture {
    const copy = e.cloneNode(true) as Element;
    strip(copy);
    if (!(e instanceof SVGGraphicsElement) || e instanceof SVGSVGElement)
        return sized(copy as Picture, box.width, box.height);
    const b = e.getBBox();
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', e.ownerSVGElement?.getAttribute('class') ?? ''); // its colours come from there
    svg.setAttribute('viewBox', `${b.x} ${b.y} ${b.width} ${b.height}`);
    svg.append(copy);
    return sized(svg, box.width, box.height);
}

export function backPicture(): Picture {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'ghost-back');
    svg.setAttribute('viewBox', '0 0 20 28');
    const face = document.createElementNS(SVG, 'rect'),
        ring = document.createElementNS(SVG, 'circle');
    for (const [name, value] of Object.entries({ x: '.5', y: '.5', width: '19', height: '27', rx: '3' }))
        face.setAttribute(name, value);
    for (const [name, value] of Object.entries({ cx: '10', cy: '14', r: '4.4' })) ring.setAttribute(name, value);
    face.setAttribute('class', 'back-face');
    ring.setAttribute('class', 'back-ring');
    svg.append(face, ring);
    return sized(svg, BACK.width, BACK.height);
}

/** Puts a picture into the layer with its middle at a point of the screen. */
export function show(p: Picture, x: number, y: number): void {
    p.style.left = `${x - parseFloat(p.style.width) / 2}px`;
    p.style.top = `${y - parseFloat(p.style.height) / 2}px`;
    document.querySelector('.travel')?.append(p);
}
