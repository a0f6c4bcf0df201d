// Who keeps the tables: a server, or this browser alone (solo/). Both speak docs/develop/protocol.md; nothing above
// this folder knows which one it is.
import { server } from './server';
import { solo } from './solo/page';

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
    connect: (link: string, ends: Ends) => Wire;
    /** Whether it would answer now. */
    isUp: () => Promise<boolean>;
    /** There is nobody else: nobody to invite, no other device, no lobby. */
    readonly alone: boolean;
}

/** tools/site writes there where the module is, and what belongs to it; a server's page has none. */
const alone = document.querySelector<HTMLMetaElement>('meta[name="orrery-solo"]');

export const house: House = alone
    ? solo({
          module: alone.content,
          texts: alone.dataset['texts'] ?? '',
          window: Number(alone.dataset['window'] ?? 0),
      })
    : server;
