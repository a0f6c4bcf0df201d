// A server keeps the tables: HTTP for requests, a WebSocket for each table.
import type { House } from './house';

export const server: House = {
    alone: false,
    async ask(path, body) {
        const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
        const answer = await fetch(path, body === undefined ? {} : post);
        return { status: answer.status, text: await answer.text() };
    },
    connect(link, { opened, heard, closed }) {
        const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${link}`;
        const socket = new WebSocket(address, 'orrery.1');
        socket.onopen = () => opened?.();
        socket.onmessage = (event) => heard(event.data as string);
        socket.onclose = (event) => closed?.(event.code);
        return {
            send: (text) => socket.send(text),
            close: () => socket.close(),
        };
    },
    isUp: () => fetch('/health').then((r) => r.ok),
};
