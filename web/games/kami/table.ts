// The Kami table: everybody's lines around it, yours and your hand at the bottom. It shows what the
// viewer may know and offers what the view allows; it knows no rules.

import { actionsOf, type Board, type BoardOptions, type Settings } from '../../boards/board';
import { html } from '../../boards/dom';
import { Motion } from '../../boards/motion';
import { Roving, type Stop } from '../../boards/roving';
import type { Seat } from '../../src/core/types';
import type { KamiTexts } from './texts';
import type { Card, KamiSeat, KamiView } from './view';
import { CARDS, drawBack, drawFace, WORTH } from './cards';
import { fan, line, sign } from './pieces';
import { lastPair, openLine, ownSeat, placeOf, playing, roleOf, ROOM } from './round';

/** How many pixels make a tap a drag. */
const SLACK = 8;
const ANSWERS = ['pass', 'ask', 'keep', 'cancel', 'play'] as const;
type Answer = (typeof ANSWERS)[number];
/** Answers that change nothing stay quiet. */
const QUIET: readonly Answer[] = ['keep', 'cancel'];

interface Drag {
  readonly button: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

interface Shown {
  readonly view: KamiView;
  readonly settings: Settings;
}

export class KamiTable implements Board<KamiView> {
  readonly #root = html('div', { class: 'kb kb-kami' });
  readonly #roving: Roving;
  #shown: Shown | undefined;
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
    this.#shown = { view, settings };
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
    if (last) this.#tell(last.view, new Motion(settings.animation));
  }

  destroy(): void {
    this.#root.remove();
  }

  // Drawing

  #draw(): void {
    const { view } = this.#shown!;
    const { round } = view.board;
    const own = round.seats.find(({ seat, hand }) => seat === ownSeat(view) && hand !== null);
    this.#status = html('p', { class: 'kb-status' });
    this.#hand = own ? this.#drawHand(own) : undefined;
    this.#root.replaceChildren(
      html(
        'div',
        {
          class: `kb-table kb-table-${round.mode}`,
          role: 'group',
          'aria-label': this.options.texts('kami-table', {}),
        },
        ...round.seats.map((seat) => this.#drawSeat(seat)),
        this.#drawCentre(),
      ),
      html(
        'div',
        { class: 'kb-own' },
        html('div', { class: 'kb-turn' }, this.#status, this.#drawAnswers()),
        ...(this.#hand ? [this.#hand] : []),
      ),
    );
    this.#explain();
  }

  #name(seat: Seat): string {
    return this.#shown!.settings.names?.[seat] ?? this.options.texts('kami-seat-name', { seat });
  }

  #drawSeat(seat: KamiSeat): HTMLElement {
    const { view, settings } = this.#shown!;
    const { round } = view.board;
    const { texts } = this.options;
    const place = placeOf(seat.seat, view, settings);
    const name = this.#name(seat.seat);
    const role = roleOf(seat.seat, view);
    const turn = round.turn === seat.seat && round.phase !== 'over';
    const first = round.first === seat.seat;
    const won = round.outcome.result === 'won' && round.outcome.seat === seat.seat;
    const next = round.mode === 2 && round.phase !== 'over' ? 1 : 0;
    const room = Math.max(ROOM[round.mode] ?? 0, seat.defence.length + next);
    const lines = (['attack', 'defence'] as const).map((name_) => {
      const label = texts('kami-line', { line: name_, name });
      const drawn = line(name_, seat[name_], room, label, texts);
      return html('div', { class: 'kb-line-row' }, sign(name_), drawn);
    });
    const [attack, defence] = lines;
    const standing = round.standing_attack?.seat === seat.seat;
    if (standing) lastOf(attack)?.classList.add('kb-standing');
    if (won) [attack, defence].forEach((row) => lastOf(row)?.classList.add('kb-winning'));
    if (seat.seat === ownSeat(view)) this.#openPlace(attack, defence);
    // Attacks lie towards the middle of the table.
    if (place === 'top') lines.reverse();
    const badge = (text: string): HTMLElement => html('span', { class: 'kb-badge' }, text);
    const badges = [
      ...(role === 'partner' ? [badge(texts('kami-partner', {}))] : []),
      ...(first ? [badge(texts('kami-first-player', {}))] : []),
    ];
    return html(
      'section',
      {
        role: 'group',
        class: `kb-seat kb-seat-${place}${turn ? ' kb-acts' : ''}${won ? ' kb-won' : ''}`,
        'data-seat': seat.seat,
        'aria-label': texts('kami-seat', {
          seat: seat.seat,
          name,
          cards: seat.hand_size,
          role,
          turn: turn ? 'yes' : 'no',
          first: first ? 'yes' : 'no',
        }),
      },
      html(
        'header',
        { class: 'kb-seat-head' },
        html(
          'span',
          { class: 'kb-seat-title' },
          html('span', { class: 'kb-seat-name' }, name),
          ...badges,
        ),
        seat.hand === null ? fan(seat, texts) : '',
        html('span', { class: 'kb-hand-size' }, String(seat.hand_size)),
      ),
      ...lines,
    );
  }

  /** Marks the place where the viewer's next card goes. */
  #openPlace(attack: HTMLElement | undefined, defence: HTMLElement | undefined): void {
    const open = openLine(this.#shown!.view);
    const row = open === 'attack' ? attack : open === 'defence' ? defence : undefined;
    const slot = row?.querySelector('.kb-slot');
    if (!open || !slot) return;
    slot.classList.add('kb-open');
    slot.setAttribute('title', this.options.texts('kami-place', { line: open }));
    slot.append(sign(open));
  }

  #drawCentre(): HTMLElement {
    const { view } = this.#shown!;
    const { round } = view.board;
    const { texts } = this.options;
    const centre = html('div', { class: 'kb-centre' });
    const result = this.#drawResult();
    if (result) centre.append(result);
    else if (round.standing_attack && round.phase === 'answer') {
      const { card, seat } = round.standing_attack;
      const figure = html(
        'figure',
        { class: 'kb-attack' },
        html('span', { class: 'kb-card' }, drawFace(card)),
        html(
          'figcaption',
          {},
          html('strong', {}, texts('kami-card', { card })),
          html('span', {}, this.#name(seat)),
        ),
      );
      centre.append(figure);
    }
    if (round.piles.length > 0) centre.append(this.#drawPiles());
    if (round.aside.length > 0) centre.append(this.#drawAside());
    if (round.phase !== 'over' && round.seats.some(({ attack }) => attack.length > 0)) {
      const may = round.empress_unlocked ? 'attack' : 'wait';
      const text = texts('kami-empress', { may });
      centre.append(
        html('p', { class: `kb-empress kb-empress-${may}` }, sign('crown'), html('span', {}, text)),
      );
    }
    return centre;
  }

  /** How the round on the table ended, or, while the next one has not begun, the one before. */
  #drawResult(): HTMLElement | undefined {
    const { round, last } = this.#shown!.view.board;
    const { texts } = this.options;
    if (!last || (round.phase !== 'over' && round.history.length > 0)) return undefined;
    const { outcome } = last;
    if (outcome.result === 'unknown') return undefined;
    if (outcome.result === 'void') {
      return html('div', { class: 'kb-round-end' }, html('p', {}, texts('kami-void', {})));
    }
    const { seat, points, doubled } = outcome;
    const you = seat === ownSeat(this.#shown!.view) ? 'yes' : 'no';
    return html(
      'div',
      { class: `kb-round-end${doubled ? ' kb-doubled' : ''}` },
      html(
        'span',
        { class: 'kb-pair' },
        ...lastPair(last).map((card) => html('span', { class: 'kb-card' }, drawFace(card))),
      ),
      html(
        'p',
        {},
        html('span', {}, texts('kami-won', { name: this.#name(seat), you, points })),
        ...(doubled
          ? [html('strong', { class: 'kb-stamp' }, texts('kami-master-stroke', {}))]
          : []),
      ),
    );
  }

  #drawPiles(): HTMLElement {
    const { texts } = this.options;
    const piles = this.#shown!.view.board.round.piles.map(({ face_up, covers }, at) => {
      const pile = at + 1;
      if (!face_up) {
        const label = texts('kami-pile-empty', { pile });
        return html('span', { class: 'kb-pile-gone' }, html('span', { class: 'kb-unseen' }, label));
      }
      const button = this.#cardButton(face_up, String(pile), pile);
      if (covers) button.classList.add('kb-covers');
      return button;
    });
    const label = texts('kami-mercenaries', {});
    return html('div', { class: 'kb-piles', role: 'toolbar', 'aria-label': label }, ...piles);
  }

  #drawAside(): HTMLElement {
    const { texts } = this.options;
    const cards = this.#shown!.view.board.round.aside.map((card) =>
      html(
        'span',
        { class: `kb-card${card ? ' kb-known' : ''}` },
        card ? drawFace(card) : drawBack(),
        html('span', { class: 'kb-unseen' }, texts('kami-aside-card', { card: card ?? '' })),
      ),
    );
    return html(
      'div',
      { class: 'kb-aside' },
      ...cards,
      html('span', { class: 'kb-aside-title' }, texts('kami-aside', {})),
    );
  }

  #drawHand(seat: KamiSeat): HTMLElement {
    const held = [...(seat.hand ?? '')] as Card[];
    const kinds = CARDS.filter((card) => held.includes(card));
    const stacks = kinds.map((card) => {
      const copies = held.filter((one) => one === card);
      return html(
        'div',
        { class: 'kb-stack' },
        ...copies.map((one, at) => this.#cardButton(one, one, 0, at)),
      );
    });
    const label = this.options.texts('kami-hand', { count: held.length });
    const hand = html('div', { class: 'kb-hand', role: 'toolbar', 'aria-label': label }, ...stacks);
    // In card widths: a copy on top of its like shows a third of itself.
    const widths = kinds.length + (held.length - kinds.length) * 0.34;
    hand.style.setProperty('--kb-widths', String(Math.max(widths, 4)));
    return hand;
  }

  #cardButton(card: Card, source: string, pile: number, copy = 0): HTMLElement {
    const { use, action } = playing(source, this.#shown!.view);
    const { points } = WORTH[card];
    const state = action ? ' kb-playable' : use === 'not-now' ? '' : ' kb-barred';
    return html(
      'button',
      {
        type: 'button',
        class: `kb-card kb-card-button${state}`,
        'data-card': card,
        'data-source': source,
        'data-key': `${source}-${copy}`,
        'data-action': action,
        'aria-disabled': action ? undefined : 'true',
        'aria-label': this.options.texts('kami-playable', { card, points, use, pile }),
      },
      drawFace(card),
    );
  }

  #drawAnswers(): HTMLElement {
    const { view } = this.#shown!;
    const actions = actionsOf(view.choices);
    const own = view.board.round.seats.find(({ seat }) => seat === ownSeat(view));
    const soldiers = [...(own?.hand ?? '')].filter((card) => card === 'S').length;
    const text = (answer: Answer): string =>
      answer === 'ask'
        ? this.options.texts('kami-ask', { count: soldiers })
        : this.options.texts(`kami-${answer}`, {});
    const buttons = ANSWERS.filter((answer) => actions.includes(answer)).map((answer) => {
      const quiet = QUIET.includes(answer) || answer === 'pass';
      const button = html(
        'button',
        {
          type: 'button',
          class: `kb-button${quiet ? ' kb-button-quiet' : ''}`,
          'data-answer': answer,
        },
        text(answer),
      );
      button.addEventListener('click', () => this.#act(answer));
      return button;
    });
    return html('div', { class: 'kb-answers' }, ...buttons);
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
    const name = round.turn === null ? '' : this.#name(round.turn);
    const status = texts('kami-status', { phase: round.phase, name, you, card: attack });
    this.#status?.replaceChildren(status);
    this.#status?.classList.toggle('kb-status-you', you === 'yes');
  }

  // What happened

  /** Shows and says the steps taken since the last view. */
  #tell(before: KamiView, motion: Motion): void {
    const { view } = this.#shown!;
    const { round, last } = view.board;
    const known = before.board.round;
    const sameRound =
      known.standing?.round === round.standing?.round &&
      known.history.length <= round.history.length &&
      known.outcome.result === 'unknown';
    const steps = sameRound ? round.history.slice(known.history.length) : [];
    for (const { seat, action, card } of steps) {
      const name = this.#name(seat);
      const section = this.#root.querySelector(`[data-seat="${seat}"]`);
      if (/^[da].$/.test(action)) {
        const line_ = action.startsWith('a') ? 'attack' : 'defence';
        const laid = round.seats.find((one) => one.seat === seat)?.[line_].at(-1);
        const element = lastOf(section?.querySelector(`.kb-line-${line_}`) ?? undefined);
        if (element) motion.glide(element, ...this.#from(seat));
        this.options.onSay?.('kami-played', {
          name,
          line: line_,
          card: card ?? '',
          face: laid?.face_down ? 'down' : 'up',
          mercenary: laid?.mercenary ? 'yes' : 'no',
        });
      } else {
        const head = section?.querySelector('.kb-seat-name');
        if (head && action === 'pass') motion.shake(head, 5);
        this.options.onSay?.('kami-step', { name, action: action as Answer });
      }
    }
    const ended = last?.outcome;
    if (!ended || JSON.stringify(last) === JSON.stringify(before.board.last)) return;
    const end = this.#root.querySelector('.kb-round-end');
    if (end) motion.appear(end);
    const stamp = this.#root.querySelector('.kb-stamp');
    if (stamp) {
      const frames = [
        { transform: 'rotate(-12deg) scale(2)', opacity: 0 },
        { transform: 'rotate(-4deg) scale(1)', opacity: 1 },
      ];
      motion.play(stamp, frames, { delay: 1 });
    }
    if (ended.result === 'won') {
      const you = ended.seat === ownSeat(view) ? 'yes' : 'no';
      const { seat, points } = ended;
      this.options.onSay?.('kami-won', { name: this.#name(seat), you, points });
      if (ended.doubled) this.options.onSay?.('kami-master-stroke', {});
    } else if (ended.result === 'void') this.options.onSay?.('kami-void', {});
  }

  /** Where a seat's cards come from. */
  #from(seat: Seat): [number, number] {
    const { view, settings } = this.#shown!;
    const away = { bottom: [0, 70], left: [-70, 0], top: [0, -70], right: [70, 0] } as const;
    const [x, y] = away[placeOf(seat, view, settings)];
    return [x, y];
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

const lastOf = (row: Element | undefined): Element | undefined =>
  [...(row?.querySelectorAll('.kb-laid') ?? [])].at(-1);

const keyOf = (element: Element | null): string => element?.getAttribute('data-key') ?? '';

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null;
