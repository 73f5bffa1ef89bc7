// Whether somebody uses the keyboard at the moment. Browsers know it, as :focus-visible, but WebKit forgets
// it when an arrow key goes on to the next radio button.

export function noticeKeyboard(): void {
  const root = document.documentElement;
  addEventListener('keydown', () => (root.dataset['keyboard'] = ''), true);
  addEventListener('pointerdown', () => delete root.dataset['keyboard'], true);
}
