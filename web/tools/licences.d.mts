import type { Plugin } from 'vite';
export function licences(): Plugin;
export function licenceOf(folder: string): string;
