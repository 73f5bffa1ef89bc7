// Something that comes over the board takes the focus of who is at the board, and of nobody who
// writes or reads elsewhere; when it goes, the board has it again.

/** Focuses an element within a `.stage`; what it returns gives the focus back. */
export function borrowFocus(element: HTMLElement): () => void {
  const stage = element.closest('.stage');
  const { activeElement } = document;
  const atBoard =
    !activeElement || activeElement === document.body || (stage?.contains(activeElement) ?? false);
  if (atBoard) element.focus({ preventScroll: true });
  const card = element.closest('section');
  return () => {
    const held = card?.contains(document.activeElement) || document.activeElement === document.body;
    if (!held) return;
    const board = stage?.querySelector<HTMLElement>('.kb [tabindex="0"]');
    board?.focus({ preventScroll: true });
  };
}
