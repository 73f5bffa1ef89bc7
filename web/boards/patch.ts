// Makes what is on the page equal to what was drawn anew, and keeps every element that is still
// wanted: focus, a drag, an animation and the element under a finger live on.

/** What an element is known by among its siblings: its kind, and its key if it has one. */
const nameOf = (node: Node): string =>
  node instanceof Element
    ? `${node.nodeName} ${node.getAttribute('data-key') ?? ''}`
    : node.nodeName;

/** Set while somebody plays, not by drawing: never taken away. */
const LIVED_IN = ['style', 'tabindex'];

export function patch(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  patchAttributes(old, fresh);
  patchChildren(old, fresh);
}

function patchAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !LIVED_IN.includes(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes])
    if (name !== 'style' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  // By property, because a strict policy forbids styles as attributes.
  if (fresh instanceof HTMLElement && old instanceof HTMLElement)
    for (let at = 0; at < fresh.style.length; at += 1) {
      const name = fresh.style.item(at);
      old.style.setProperty(name, fresh.style.getPropertyValue(name));
    }
}

function patchChildren(old: Element, fresh: Element): void {
  const left = [...old.childNodes];
  const pairs = [...fresh.childNodes].map((wanted) => {
    const at = left.findIndex((node) => nameOf(node) === nameOf(wanted));
    return [at < 0 ? undefined : left.splice(at, 1)[0], wanted] as const;
  });
  // What is gone goes first: then the others stand in order, and none of them has to move.
  for (const node of left) node.remove();
  let next = old.firstChild;
  for (const [kept, wanted] of pairs) {
    const node = kept ?? wanted;
    if (node === next) next = next.nextSibling;
    else old.insertBefore(node, next);
    if (kept instanceof Element) patch(kept, wanted as Element);
    else if (kept && kept.nodeValue !== wanted.nodeValue) kept.nodeValue = wanted.nodeValue;
  }
}
