// Which page belongs to which address. A new page is one line here, and one in `NAVIGATION`.

import type { Component } from 'svelte';
import { words } from './core/i18n.svelte';
import type { Route } from './core/router.svelte';

/** Pages get the named parts of their address. */
export type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** A page with a Fluent file of its own, which comes along with it. */
const worded =
  (file: string, load: Load): Load =>
  async () =>
    (await Promise.all([load(), words.need(file)]))[0];

const analysis: Load = () => import('./analysis/Analysis.svelte');

export const ROUTES: readonly Route<Load>[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/new', page: () => import('./pages/NewGame.svelte') },
  { path: '/table/:id', page: () => import('./pages/Table.svelte') },
  { path: '/table/:id/sheet', page: () => import('./pages/Sheet.svelte') },
  { path: '/watch', page: () => import('./pages/Watch.svelte') },
  { path: '/analysis', page: worded('analysis', analysis) },
  { path: '/analysis/:game', page: worded('analysis', analysis) },
  { path: '/learn', page: worded('learn', () => import('./learn/Learn.svelte')) },
  { path: '/learn/:game', page: worded('learn', () => import('./learn/Course.svelte')) },
  { path: '/rules/:game', page: worded('learn', () => import('./learn/Rules.svelte')) },
  { path: '/people/:name', page: () => import('./pages/Profile.svelte') },
  { path: '/account', page: () => import('./pages/Account.svelte') },
  { path: '/settings', page: () => import('./pages/Settings.svelte') },
  { path: '/fair', page: () => import('./pages/Fair.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
];

export const NOT_FOUND: Load = () => import('./pages/NotFound.svelte');

/** What the head of every page links to: an address and the key of its words. */
export const NAVIGATION: readonly { to: string; key: string }[] = [
  { to: '/new', key: 'nav-new' },
  { to: '/learn', key: 'nav-learn' },
  { to: '/watch', key: 'nav-watch' },
  { to: '/analysis', key: 'nav-analysis' },
];
