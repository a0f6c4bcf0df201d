// rem.mjs - measures grow with the text size that a person has set in the browser: the sheets are written in px of the
// usual text size, 16, and built in rem, queries too, so that text of 200 % gets the layout of a window half as large.
// Letters and lines in drawings stay in px: those are units of the drawing, which grows as a whole.
const USUAL = 16;
const DRAWN = /^(stroke|transform|letter-spacing)/;
const inRem = (text) => text.replace(/(?<![\w#.-])(-?(?:\d+\.)?\d+|-?\.\d+)px\b/g, (_, n) => `${Number(n) / USUAL}rem`);
/** In a font, only what stands behind the slash: the height of a line. */
const value = (prop, text) =>
    prop === 'font'
        ? text.replace(/\/\s*[\d.]+px\b/, inRem)
        : prop === 'font-size' || DRAWN.test(prop)
          ? text
          : inRem(text);

/** For PostCSS, which comes with Vite. */
export function rem() {
    return {
        postcssPlugin: 'rem',
        Declaration(d) {
            d.value = value(d.prop, d.value);
        },
        AtRule(rule) {
            if (rule.name === 'media' || rule.name === 'container') rule.params = inRem(rule.params);
        },
    };
}
