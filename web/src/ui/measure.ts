// Measures in px of the usual text size, 16. They grow with the text size that the person has set in the browser, as
// those of the sheets do (web/tools/rem.mjs): what is drawn is given in rem, what is measured is divided by the same.
const USUAL = 16;

/** How much larger than usual text is in this browser; 2 for 200 %. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** A measure for a style. */
export const px = (n: number): string => `${n / USUAL}rem`;

export const windowWidth = (): number => window.innerWidth / textScale();
export const windowHeight = (): number => window.innerHeight / textScale();
