// The modules that web/tools/icons.mjs makes.
declare module 'icon:*' {
    const drawing: import('./drawing').Drawing;
    export default drawing;
}

declare module 'virtual:icon-credits' {
    const credits: import('../../tools/icons.mjs').Credit[];
    export default credits;
}
