// A small drawing as data: what `import x from 'icon:SET/NAME'` gives, and how we note our own signs.
// web/tools/icons.mjs makes them.

type Attributes = Readonly<Record<string, string | number>>;
/** The data of a path, or an element with its attributes. */
export type Shape = string | readonly [tag: string, attributes: Attributes];

export interface Drawing {
    /** Side of the square the shapes lie in. */
    readonly box: number;
    /** Width of the line; left out: the shapes are filled. */
    readonly line?: number;
    readonly body: readonly Shape[];
}
