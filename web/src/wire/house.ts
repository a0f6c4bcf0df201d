// Who keeps the tables: a server, or this browser alone (solo/). Both speak docs/develop/protocol.md; nothing above
// this folder knows which one it is.
import { placed, soloMeta } from './base';
import { server } from './server';
import { solo } from './solo/page';

export { NOBODY } from './solo/messages';
export { forgets, takeOver } from './solo/page';

/** What comes of a request. */
export interface Answer {
    status: number;
    text: string;
}

/** One end of a line to a table: a WebSocket, or as good as one. */
export interface Wire {
    send: (text: string) => void;
    close: () => void;
}
/** What happens on it. The codes are those of a WebSocket. */
export interface Ends {
    opened?: () => void;
    heard: (text: string) => void;
    closed?: (code: number) => void;
}

export interface House {
    /** Without a body it reads. Without any answer it throws a TypeError, as fetch() does. */
    ask: (path: string, body?: string) => Promise<Answer>;
    /** seat: where people share this browser, who holds it (`NOBODY`: it lies face down); a server knows. */
    connect: (link: string, ends: Ends, seat?: number) => Wire;
    /** Whether it would answer now. */
    isUp: () => Promise<boolean>;
    /** There is nobody else: nobody to invite, no other device, no lobby. */
    readonly alone: boolean;
}

export const house: House = soloMeta
    ? solo({
          module: placed(`/${soloMeta.content}`),
          texts: placed(`/${soloMeta.dataset['texts'] ?? ''}`),
          nets: Object.fromEntries(
              (soloMeta.dataset['nets'] ?? '')
                  .split(' ')
                  .map((n) => [n.replace(/^.*\/|-\w{8}\.net$/g, ''), placed(`/${n}`)]),
          ),
          window: Number(soloMeta.dataset['window'] ?? 0),
      })
    : server;
