// The lobby's requests over HTTP. A refusal is thrown as an Error with the server's sentence.
import type { Book, GameInfo, NewTable, OpenTable, TableInfo } from './types';

async function request<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(
        path,
        body === undefined
            ? {}
            : {
                  method: 'POST',
                  headers: { 'content-type': 'application/json' },
                  body: JSON.stringify(body),
              },
    );
    const data = (await answer.json().catch(() => ({ why: answer.statusText }))) as T & { why?: string };
    if (!answer.ok) throw new Error(data.why ?? answer.statusText);
    return data;
}

const at = (code: string, rest = '') => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const api = {
    games: () => request<GameInfo[]>('/api/games'),
    tables: () => request<OpenTable[]>('/api/tables'),
    make: (t: NewTable) => request<{ code: string; seat: number | null }>('/api/tables', t),
    table: (code: string) => request<TableInfo>(at(code)),
    sit: (code: string, name: string, seat: number | null) =>
        request<{ seat: number }>(at(code, '/seats'), { name, seat }),
    book: (code: string) => request<Book>(at(code, '/book')),
    get: <T>(path: string) => request<T>(path),
    text: async (path: string): Promise<string> => {
        const answer = await fetch(path);
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.text();
    },
    post: <T>(path: string, body: unknown) => request<T>(path, body),
    at,
};
