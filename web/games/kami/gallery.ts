import { CARDS, drawBack, drawFace } from './cards';

/** All faces and a back at several widths. */
export function cardSheet(): HTMLElement {
  const section = document.createElement('section');
  section.id = 'kami-cards';
  for (const width of [128, 64, 40]) {
    const row = document.createElement('div');
    row.className = 'kb kb-kami sheet';
    for (const picture of [...CARDS.map(drawFace), drawBack()]) {
      picture.setAttribute('width', String(width));
      row.append(picture);
    }
    section.append(row);
  }
  return section;
}
