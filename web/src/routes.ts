// Which page belongs to which address. A new page is one line here, and one in `NAVIGATION`.

import type { Component } from 'svelte';
import type { Route } from './core/router.svelte';

/** Pages get the named parts of their address. */
export type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

export const ROUTES: readonly Route<Load>[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/new', page: () => import('./pages/NewGame.svelte') },
  { path: '/table/:id', page: () => import('./pages/Table.svelte') },
  { path: '/table/:id/sheet', page: () => import('./pages/Sheet.svelte') },
  { path: '/watch', page: () => import('./pages/Watch.svelte') },
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
  { to: '/watch', key: 'nav-watch' },
];
