// The Kami table: everybody's lines around it, yours and your hand at the bottom. It shows what the
// viewer may know and offers what the view allows; it knows no rules.

import type { Board, BoardOptions, Settings } from '../../boards/board';
import { html } from '../../boards/dom';
import { Motion } from '../../boards/motion';
import { Roving, type Stop } from '../../boards/roving';
import type { KamiTexts } from './texts';
import type { Card, KamiView } from './view';
import { drawAnswers, drawCentre, drawHand, drawSeat, nameOf, type Scene } from './drawing';
import { tell } from './happened';
import { ownSeat, playing } from './round';

/** How many pixels make a tap a drag. */
const SLACK = 8;

interface Drag {
  readonly button: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

export class KamiTable implements Board<KamiView> {
  readonly #root = html('div', { class: 'kb kb-kami' });
  readonly #roving: Roving;
  #shown: Scene | undefined;
  /** The card that was tapped once: a second tap plays it. */
  #raised: HTMLElement | undefined;
  #status: HTMLElement | undefined;
  #hand: HTMLElement | undefined;
  #drag: Drag | undefined;
  #justDragged = false;
  #waiting = false;

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions<KamiTexts>,
  ) {
    this.#roving = new Roving(this.#root, {
      activate: (element) => this.#tap(element as HTMLElement),
      cancel: () => this.#raise(undefined),
    });
    this.#root.addEventListener('click', (event) => {
      const card = cardOf(event.target);
      if (this.#justDragged) this.#justDragged = false;
      // A key press on a button clicks it too; the keys are handled already.
      else if (event.detail === 0 && card === document.activeElement) return;
      else if (card) this.#tap(card);
      else if (this.#onOpenPlace(event.target)) this.#play(this.#raised);
    });
    this.#root.addEventListener('pointerdown', (event) => this.#press(event));
    this.#root.addEventListener('pointermove', (event) => this.#move(event));
    this.#root.addEventListener('pointerup', (event) => this.#release(event));
    this.#root.addEventListener('pointercancel', () => this.#drop());
    host.append(this.#root);
  }

  show(view: KamiView, settings: Settings): void {
    const last = this.#shown;
    const focused = keyOf(document.activeElement);
    // Somebody comes or goes, a clock is set: the card that was chosen stays chosen.
    const same = last && JSON.stringify(last.view.board) === JSON.stringify(view.board);
    const raised = same ? keyOf(this.#raised ?? null) : '';
    this.#shown = { view, settings, texts: this.options.texts };
    this.#raised = undefined;
    this.#drag = undefined;
    this.#waiting = false;
    this.#root.classList.remove('kb-waiting', 'kb-chosen');
    this.#root.classList.toggle('kb-small', settings.small ?? false);
    this.#draw();
    this.#mark(this.#root.querySelector<HTMLElement>(`[data-key="${raised}"][data-action]`));
    const stops = this.#stops();
    const legal = stops.find(({ element }) => element.getAttribute('aria-disabled') === null);
    const kept = stops.find(({ element }) => focused !== '' && keyOf(element) === focused);
    this.#roving.set(stops, (kept ?? legal)?.element);
    if (kept && this.#root.isConnected) kept.element.focus();
    if (last) {
      const motion = new Motion(settings.animation);
      tell(this.#shown, last.view, this.#root, motion, this.options.onSay);
    }
  }

  destroy(): void {
    this.#root.remove();
  }

  // Drawing

  #draw(): void {
    const scene = this.#shown!;
    const { view } = scene;
    const { round } = view.board;
    const own = round.seats.find(({ seat, hand }) => seat === ownSeat(view) && hand !== null);
    this.#status = html('p', { class: 'kb-status' });
    this.#hand = own ? drawHand(scene, own) : undefined;
    const answers = drawAnswers(scene, (answer) => this.#act(answer));
    this.#root.replaceChildren(
      html(
        'div',
        {
          class: `kb-table kb-table-${round.mode}`,
          role: 'group',
          'aria-label': this.options.texts('kami-table', {}),
        },
        ...round.seats.map((seat) => drawSeat(scene, seat)),
        drawCentre(scene),
      ),
      html(
        'div',
        { class: 'kb-own' },
        html('div', { class: 'kb-turn' }, this.#status, answers),
        ...(this.#hand ? [this.#hand] : []),
      ),
    );
    this.#explain();
  }

  /** Says what the round waits for, or why the tapped card cannot be played. */
  #explain(refused?: HTMLElement): void {
    const { view } = this.#shown!;
    const { round } = view.board;
    const { texts, onSay } = this.options;
    const attack = round.standing_attack?.card ?? '';
    if (refused) {
      const card = refused.dataset['card'] as Card;
      const why = playing(refused.dataset['source'] ?? '', view).use;
      this.#status?.replaceChildren(texts('kami-refused', { card, why, attack }));
      onSay?.('kami-refused', { card, why, attack });
      return;
    }
    const you = round.turn !== null && round.turn === ownSeat(view) ? 'yes' : 'no';
    const name = round.turn === null ? '' : nameOf(this.#shown!, round.turn);
    const status = texts('kami-status', { phase: round.phase, name, you, card: attack });
    this.#status?.replaceChildren(status);
    this.#status?.classList.toggle('kb-status-you', you === 'yes');
  }

  // Choosing

  #stops(): Stop[] {
    const row = (selector: string, y: number): Stop[] =>
      [...this.#root.querySelectorAll<HTMLElement>(selector)].map((element, x) => {
        return { element, x, y };
      });
    const piles = row('.kb-piles [data-source]', 0);
    return [...piles, ...row('.kb-hand [data-source]', 8)];
  }

  #tap(card: HTMLElement): void {
    if (this.#waiting) return;
    if (!card.dataset['action']) {
      this.#raise(undefined);
      this.#explain(card);
    } else if (card === this.#raised) this.#play(card);
    else this.#raise(card);
  }

  #mark(card: HTMLElement | null | undefined): void {
    this.#raised?.classList.remove('kb-raised');
    this.#raised = card ?? undefined;
    card?.classList.add('kb-raised');
    this.#root.classList.toggle('kb-chosen', !!card);
  }

  #raise(card: HTMLElement | undefined): void {
    this.#mark(card);
    this.#explain();
    if (!card) return;
    const use = playing(card.dataset['source'] ?? '', this.#shown!.view).use;
    this.options.onSay?.('kami-raised', { card: card.dataset['card'] as Card, use });
  }

  #play(card: HTMLElement | undefined): void {
    const action = card?.dataset['action'];
    if (action) this.#act(action);
  }

  /** Tells the host; nothing more can be chosen until the next view. */
  #act(action: string): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#raised = undefined;
    this.#root.classList.add('kb-waiting');
    this.options.onAction(action);
  }

  #onOpenPlace(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('.kb-open') !== null;
  }

  // Dragging: a card let go outside the hand is played.

  #press(event: PointerEvent): void {
    this.#justDragged = false;
    const button = cardOf(event.target);
    if (event.button !== 0 || this.#waiting || !button?.dataset['action']) return;
    this.#drag = { button, startX: event.clientX, startY: event.clientY, moving: false };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const [x, y] = [event.clientX - drag.startX, event.clientY - drag.startY];
    if (!drag.moving && Math.hypot(x, y) > SLACK) {
      drag.moving = true;
      drag.button.setPointerCapture?.(event.pointerId);
      drag.button.classList.add('kb-carried');
      this.#raise(drag.button);
    }
    if (drag.moving) drag.button.style.transform = `translate(${x}px, ${y}px)`;
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    const far = drag ? Math.abs(event.clientY - drag.startY) > drag.button.offsetHeight / 2 : false;
    this.#drop();
    if (!drag?.moving) return;
    this.#justDragged = true;
    if (far) this.#play(drag.button);
    else this.#raise(undefined);
  }

  #drop(): void {
    const button = this.#drag?.button;
    this.#drag = undefined;
    button?.classList.remove('kb-carried');
    button?.style.removeProperty('transform');
  }
}

const keyOf = (element: Element | null): string => element?.getAttribute('data-key') ?? '';

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null;
