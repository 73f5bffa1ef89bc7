// What is drawn stays: a piece is drawn anew only if it would look different, so that a move costs what
// has moved and not the whole board.

export class Drawings {
  readonly #drawn = new Map<string, { looks: string; element: SVGGElement }>();

  /** The drawing of this name; made anew if it does not look like that. */
  of(name: string, looks: string, draw: () => SVGGElement): SVGGElement {
    const known = this.#drawn.get(name);
    if (known?.looks === looks) return known.element;
    const element = draw();
    this.#drawn.set(name, { looks, element });
    return element;
  }

  /** Something else was done to it than to draw it. */
  forget(name: string): void {
    this.#drawn.delete(name);
  }
}

/** Gives a parent these children in this order; those that stand right are not touched. */
export function arrange(parent: Element, children: readonly Element[]): void {
  const wanted = new Set<Node>(children);
  // What is gone goes first: then the others stand in order, and none of them has to move.
  for (const node of [...parent.childNodes]) if (!wanted.has(node)) node.remove();
  let next = parent.firstChild;
  for (const child of children)
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
}
