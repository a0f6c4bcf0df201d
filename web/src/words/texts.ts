// How a text of the book is found in another language: by its English words, with its figures taken out. "Counts 5 in a
// combat." is looked up as "Counts {1} in a combat.", so a set of one's own with other numbers is translated too.

const FIGURE = /\b\d+/g; // not the 3 of "MP3"

export function withoutFigures(text: string): { pattern: string; figures: string[] } {
    const figures: string[] = [];
    const pattern = text.replace(FIGURE, (figure) => `{${figures.push(figure)}}`);
    return { pattern, figures };
}
