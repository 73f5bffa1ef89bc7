// Making elements. Attributes only: nothing here may need an inline style or an HTML string, so
// that the boards work under a strict content security policy.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const SVG = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

export function html<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(name), attributes, children);
}

function filled<E extends Element>(
  element: E,
  attributes: Attributes,
  children: readonly (Node | string)[],
): E {
  set(element, attributes);
  element.append(...children);
  return element;
}

/** Sets attributes; an undefined one is taken away. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

export const path = (d: string, attributes: Attributes = {}): SVGPathElement =>
  svg('path', { d, ...attributes });

/** A point with at most two decimals, as path data. */
export const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed shape through these points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;
