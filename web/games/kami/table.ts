// The Kami table: one cloth with everybody's lines around it, yours and your hand at the bottom. It
// shows what the viewer may know and offers what the view allows; it knows no rules.

import type { Board, BoardOptions, Settings } from '../../boards/board';
import { html } from '../../boards/dom';
import { Motion } from '../../boards/motion';
import { patch } from '../../boards/patch';
import { Roving, type Stop } from '../../boards/roving';
import { drawKnown, drawScore } from './around';
import { drawAside, drawCentre } from './centre';
import { drawHand, drawPiles } from './hand';
import { tell } from './happened';
import { onlyCard, ownSeat, placeOf, playing, type Place } from './round';
import { nameOf, type Scene } from './scene';
import { drawSeat } from './seats';
import type { CardUse, How, KamiTexts } from './texts';
import type { Card, KamiView } from './view';

/** How many pixels make a tap a drag. */
const SLACK = 8;

/** When no card can be played, there is nothing to say about the one that was touched. */
const IDLE: readonly CardUse[] = ['not-now', 'deal-open', 'over'];

/** The order in which the seats are read. */
const READING: readonly Place[] = ['top', 'left', 'right', 'bottom'];

interface Drag {
  readonly button: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

export class KamiTable implements Board<KamiView> {
  readonly #root = html('div', { class: 'kb kb-kami' });
  readonly #cloth = html('div', { role: 'group', tabindex: -1 });
  readonly #roving: Roving;
  #view: KamiView | undefined;
  #settings: Settings = { animation: 0 };
  /** The key of the card that was chosen once: chosen again it is played. */
  #raised: string | undefined;
  /** What is said about the card that was touched last. */
  #remark: string | undefined;
  #knownOpen = false;
  #how: How = 'mouse';
  #drag: Drag | undefined;
  #justDragged = false;
  #waiting = false;

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions<KamiTexts>,
  ) {
    this.#roving = new Roving(this.#root, {
      activate: (element) => {
        this.#how = 'keys';
        this.#tap(element as HTMLElement);
      },
      cancel: () => this.#raise(undefined),
    });
    this.#cloth.setAttribute('aria-label', options.texts('kami-table', {}));
    this.#root.append(this.#cloth);
    this.#root.addEventListener('click', (event) => this.#click(event));
    this.#root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#knownOpen) this.#toggleKnown();
    });
    this.#root.addEventListener('pointerdown', (event) => this.#press(event));
    this.#root.addEventListener('pointermove', (event) => this.#move(event));
    this.#root.addEventListener('pointerup', (event) => this.#release(event));
    this.#root.addEventListener('pointercancel', () => this.#drop());
    host.append(this.#root);
  }

  show(view: KamiView, settings: Settings): void {
    const last = this.#view;
    // Somebody comes or goes, a clock is set: the card that was chosen stays chosen.
    const same = last && JSON.stringify(last.board) === JSON.stringify(view.board);
    if (!same) this.#raised = this.#remark = undefined;
    this.#view = view;
    this.#settings = settings;
    this.#waiting = false;
    this.#root.classList.remove('kb-waiting');
    this.#root.classList.toggle('kb-small', settings.small ?? false);
    this.#draw();
    if (!last) return;
    const motion = new Motion(settings.animation);
    tell(this.#scene, last, this.#root, motion, this.options.onSay);
  }

  destroy(): void {
    this.#root.remove();
  }

  // Drawing

  get #scene(): Scene {
    return {
      view: this.#view!,
      settings: this.#settings,
      texts: this.options.texts,
      raised: this.#raised,
      remark: this.#remark,
    };
  }

  /** Draws everything anew, and keeps what is there already. */
  #draw(): void {
    const scene = this.#scene;
    const { view, settings } = scene;
    const { round } = view.board;
    const focused = this.#root.contains(document.activeElement) ? document.activeElement : null;
    const at = this.#stops().findIndex(({ element }) => element === focused);
    const own = round.seats.find(({ seat, hand }) => seat === ownSeat(view) && hand !== null);
    // Around one device a hand comes and goes, and its place stays.
    const watched = view.viewer === 'spectator' && !settings.shared ? ' kb-watched' : '';
    const order = (seat: number): number => READING.indexOf(placeOf(seat, view, settings));
    const seats = [...round.seats].sort((a, b) => order(a.seat) - order(b.seat));
    const drawn = seats.map((seat) => drawSeat(scene, seat));
    const fresh = html(
      'div',
      {
        class: `kb-cloth kb-table-${round.mode}${watched}${this.#raised ? ' kb-chosen' : ''}`,
        role: 'group',
        'aria-label': this.options.texts('kami-table', {}),
      },
      drawScore(scene),
      drawKnown(scene, this.#knownOpen),
      ...drawn.slice(0, -1),
      drawCentre(scene),
      ...(round.piles.length > 0 ? [drawPiles(scene)] : []),
      ...(round.aside.length > 0 ? [drawAside(scene)] : []),
      ...drawn.slice(-1),
      drawHand(scene, own),
    );
    patch(this.#cloth, fresh);
    if (this.#drag && !this.#drag.button.isConnected) this.#drag = undefined;
    this.#setStops(focused, at);
  }

  /** The focus stays at the table: on its card, or on what has taken its place. */
  #setStops(focused: Element | null, at: number): void {
    const stops = this.#stops();
    const legal = stops.find(({ element }) => element.getAttribute('aria-disabled') === null);
    const lost = focused !== null && !focused.isConnected;
    const next = lost ? (stops[Math.min(at, stops.length - 1)] ?? legal ?? stops[0]) : undefined;
    this.#roving.set(stops, (next ?? legal)?.element);
    if (lost) ((next?.element as HTMLElement | undefined) ?? this.#cloth).focus();
  }

  #stops(): Stop[] {
    const row = (selector: string, y: number): Stop[] =>
      [...this.#root.querySelectorAll<HTMLElement>(selector)].map((element, x) => {
        return { element, x, y };
      });
    const piles = row('.kb-piles [data-source]', 0);
    return [...piles, ...row('.kb-hand [data-source]', 8)];
  }

  // Choosing

  #click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const card = cardOf(target);
    const answer = target?.closest<HTMLElement>('[data-answer]')?.dataset['answer'];
    if (this.#justDragged) this.#justDragged = false;
    // A key press on a card clicks it too; the keys are handled already.
    else if (card && event.detail === 0 && card === document.activeElement) return;
    else if (card) this.#tap(card);
    else if (answer) this.#act(answer);
    else if (target?.closest('[data-toggle]')) this.#toggleKnown();
    else if (target?.closest('.kb-open')) this.#layRaised();
    else if (this.#knownOpen && !target?.closest('.kb-sheet')) this.#toggleKnown();
  }

  #tap(card: HTMLElement): void {
    if (this.#waiting) return;
    const { action, source } = card.dataset;
    if (!action) this.#refuse(card);
    // With one card to play there is nothing to make sure of.
    else if (keyOf(card) === this.#raised || source === onlyCard(this.#view!)) this.#act(action);
    else this.#raise(card);
  }

  #layRaised(): void {
    const raised = this.#root.querySelector<HTMLElement>('.kb-raised');
    if (raised?.dataset['action']) this.#act(raised.dataset['action']);
    else {
      this.#remark = undefined;
      this.#say('kami-choose-first', {});
      this.#draw();
    }
  }

  /** Why the touched card cannot be played. */
  #refuse(button: HTMLElement): void {
    const { round } = this.#view!.board;
    const { use: why } = playing(button.dataset['source'] ?? '', this.#view!);
    this.#raised = this.#remark = undefined;
    if (IDLE.includes(why)) {
      const name = round.turn === null ? '' : nameOf(this.#scene, round.turn);
      this.#say('kami-idle', { why, name });
    } else {
      const attack = round.standing_attack?.card ?? '';
      this.#say('kami-refused', { card: button.dataset['card'] as Card, why, attack });
    }
    this.#draw();
    new Motion(this.#settings.animation).shake(button, 4);
  }

  #raise(card: HTMLElement | undefined): void {
    this.#raised = card ? keyOf(card) : undefined;
    this.#remark = undefined;
    if (card) {
      const { use } = playing(card.dataset['source'] ?? '', this.#view!);
      this.#say('kami-raised', { card: card.dataset['card'] as Card, use });
      this.#say('kami-again', { how: this.#how });
    }
    this.#draw();
  }

  /** Says something in the middle of the table, and to screen readers. */
  #say<Key extends keyof KamiTexts>(key: Key, args: KamiTexts[Key]): void {
    const text = this.options.texts(key, args);
    this.#remark = this.#remark === undefined ? text : `${this.#remark} ${text}`;
    this.options.onSay?.(key, args);
  }

  /** Tells the host; nothing more can be chosen until the next view. */
  #act(action: string): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#root.classList.add('kb-waiting');
    this.options.onAction(action);
  }

  #toggleKnown(): void {
    this.#knownOpen = !this.#knownOpen;
    this.#draw();
    const focused = this.#knownOpen ? '.kb-sheet-close' : '.kb-known-button';
    this.#root.querySelector<HTMLElement>(focused)?.focus();
  }

  // Dragging: a card let go outside the hand is played.

  #press(event: PointerEvent): void {
    this.#justDragged = false;
    this.#how = event.pointerType === 'touch' ? 'touch' : 'mouse';
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
      this.#raise(drag.button);
    }
    if (drag.moving) {
      drag.button.style.zIndex = '5';
      drag.button.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    const far = drag ? Math.abs(event.clientY - drag.startY) > drag.button.offsetHeight / 2 : false;
    this.#drop();
    if (!drag?.moving) return;
    this.#justDragged = true;
    const { action } = drag.button.dataset;
    if (far && action) this.#act(action);
    else this.#raise(undefined);
  }

  #drop(): void {
    const button = this.#drag?.button;
    this.#drag = undefined;
    button?.style.removeProperty('transform');
    button?.style.removeProperty('z-index');
  }
}

const keyOf = (element: Element): string => element.getAttribute('data-key') ?? '';

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null;
