// Which page belongs to which address. A new page is one line here, and one in `NAVIGATION`.

import type { Component } from 'svelte';
import { GAMES } from '../games';
import { words } from './core/i18n.svelte';
import { match, type Route } from './core/router.svelte';

/** Pages get the named parts of their address, each those it asks for. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;
export type Load = () => Promise<{ default: Page }>;

/** A page with Fluent files of its own, which come along with it. */
const worded =
  (files: readonly string[], load: Load): Load =>
  async () =>
    (await Promise.all([load(), words.need(...files)]))[0];

/** A page that names all games. */
const all = GAMES.map(({ id }) => id);

const analysis: Load = worded(['analysis', ...all], () => import('./analysis/Analysis.svelte'));

export const ROUTES: readonly Route<Load>[] = [
  { path: '/', page: worded(all, () => import('./pages/Home.svelte')) },
  { path: '/new', page: worded(all, () => import('./pages/NewGame.svelte')) },
  { path: '/table/:id', page: () => import('./pages/Table.svelte'), served: true },
  { path: '/table/:id/sheet', page: () => import('./pages/Sheet.svelte'), served: true },
  { path: '/local', page: worded(all, () => import('./pages/Local.svelte')) },
  { path: '/watch', page: worded(all, () => import('./pages/Watch.svelte')), served: true },
  { path: '/archive', page: worded(all, () => import('./pages/Archive.svelte')), served: true },
  {
    path: '/leaderboard',
    page: worded(all, () => import('./pages/Leaderboard.svelte')),
    served: true,
  },
  { path: '/analysis', page: analysis },
  { path: '/analysis/:game', page: analysis },
  { path: '/learn', page: worded(['learn', ...all], () => import('./learn/Learn.svelte')) },
  { path: '/learn/:game', page: worded(['learn'], () => import('./learn/Course.svelte')) },
  { path: '/rules/:game', page: worded(['learn'], () => import('./learn/Rules.svelte')) },
  { path: '/solved', page: worded(['learn', ...all], () => import('./pages/Solved.svelte')) },
  {
    path: '/people/:name',
    page: worded(all, () => import('./pages/Profile.svelte')),
    served: true,
  },
  { path: '/account', page: () => import('./pages/Account.svelte'), served: true },
  { path: '/settings', page: worded(all, () => import('./pages/Settings.svelte')) },
  { path: '/fair', page: () => import('./pages/Fair.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
];

export const NOT_FOUND: Load = worded(all, () => import('./pages/NotFound.svelte'));

/** What stands there instead of a page that needs the server, as long as there is none. */
export const UNSERVED: Load = worded(all, () => import('./pages/Unserved.svelte'));

/** What the head of every page links to: an address and the key of its words. */
export const NAVIGATION: readonly { to: string; key: string }[] = [
  { to: '/new', key: 'nav-new' },
  { to: '/learn', key: 'nav-learn' },
  { to: '/watch', key: 'nav-watch' },
  { to: '/analysis', key: 'nav-analysis' },
];

/** Whether what a link leads to is nothing without the server. */
export const isServed = (to: string): boolean => match(ROUTES, to)?.served ?? false;
