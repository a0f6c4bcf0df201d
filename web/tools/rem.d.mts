import type { Plugin } from 'postcss';

export function rem(): Plugin;
