// The address bar: which page is shown, and how to get to another one.

import { inward, outward } from './base';
import { places } from './scroll';

export interface Route<Page> {
  /** Parts that begin with a colon match anything: `/table/:id`. */
  readonly path: string;
  readonly page: Page;
  /** Whether it is nothing without the server. */
  readonly served?: true;
}

export interface Match<Page> {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly served: boolean;
}

export function match<Page>(routes: readonly Route<Page>[], path: string): Match<Page> | undefined {
  const parts = path.split('/').filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, at) => {
      const part = parts[at] ?? '';
      if (!want.startsWith(':')) return want === part;
      params[want.slice(1)] = decode(part);
      return true;
    });
    if (fits) return { page: route.page, params, served: route.served ?? false };
  }
  return undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(inward(location.pathname));
  query = $state(new URLSearchParams(location.search));
  /** Counts the pages that were shown, so that the same page with another address is a new one. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(to: string): void {
    places.note();
    history.pushState(null, '', outward(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** Another address for the same page. */
  replace(to: string): void {
    history.replaceState(history.state, '', outward(to));
    this.path = inward(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  #read(): void {
    places.depart();
    this.path = inward(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.visits += 1;
  }
}

export const router = new Router();

/** A place on the same page: no new visit, and so no new page. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** Links within the site change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  const path = inward(to.pathname);
  if (to.origin !== location.origin || path.startsWith('/api/')) return;
  event.preventDefault();
  if (path === router.path && to.search === location.search && to.hash) {
    goTo(to.hash.slice(1));
    return;
  }
  router.go(path + to.search + to.hash);
}
