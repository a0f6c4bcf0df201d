// The data sheets of a game, read as the server's book has them: a row of words and numbers for each line of the table.

/** The rows of a comma-separated table. */
export function sheetOf(csv: string): Record<string, string>[] {
    const [head, ...rows] = csv.trim().split('\n').map(cellsOf);
    return rows.map((cells) => Object.fromEntries(head!.map((name, i) => [name, cells[i] ?? ''])));
}

const cellsOf = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
