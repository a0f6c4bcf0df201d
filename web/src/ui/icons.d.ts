// The modules that web/tools/icons.mjs makes.
declare module 'icon:*' {
    const drawing: import('./drawing').Drawing;
    export default drawing;
}

declare module 'virtual:icon-credits' {
    interface Credit {
        set: string;
        author: string;
        url: string;
        licence: string;
        licenceUrl: string;
        icons: string[];
    }
    const credits: Credit[];
    export default credits;
}
