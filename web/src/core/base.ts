// Where the site lies: usually at the root of its address; a copy in files may lie below a path. Pages and
// links name addresses as if it were the root, and only here it is known that it may not be.

/** The path above the scripts, without a slash at its end: empty at the root. */
export const BASE = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '')
  : '';

/** The address of something of ours. */
export const outward = (path: string): string => BASE + path;

/** What an address is to the site. Files are found as folders with an `index.html`, which says nothing. */
export function inward(pathname: string): string {
  const below = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  return below.replace(/\/(index(\.\w+)?\.html)?$/, '') || '/';
}

/** Links that are opened without a click of ours, such as in a new tab, lead to the same place. */
export function leadLinks(base = BASE): void {
  if (!base) return;
  const lead = (link: Element): void => {
    const to = link.getAttribute('href');
    if (to?.startsWith('/') && !to.startsWith(`${base}/`)) link.setAttribute('href', base + to);
  };
  const leadIn = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (node.matches('a[href]')) lead(node);
    node.querySelectorAll('a[href]').forEach(lead);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'attributes' ? [target] : addedNodes).forEach(leadIn);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
}
