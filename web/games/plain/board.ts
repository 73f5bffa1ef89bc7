// A board for a game that has none of its own: who acts, what can be done, what was done, how it
// ended, and the position as the server writes it. Words and buttons only.

import { actionsOf, type Board, type BoardOptions, type Settings } from '../../boards/board';
import { html } from '../../boards/dom';
import { Roving } from '../../boards/roving';
import type { Outcome, Seat, View } from '../../src/core/types';
import type { PlainTexts } from './texts';

export class PlainBoard implements Board<View> {
  readonly #root: HTMLElement;
  readonly #status = html('p', { class: 'kb-plain-status' });
  readonly #choices = html('div', { class: 'kb-plain-choices' });
  readonly #facts = html('div', { class: 'kb-plain-facts' });
  readonly #roving: Roving;
  #shown: { view: View; settings: Settings } | undefined;
  /** The arrangement being made, letter by letter. */
  #draft: string[] = [];
  #held: number | undefined;
  #waiting = false;

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions<PlainTexts>,
  ) {
    this.#root = html(
      'div',
      { class: 'kb kb-plain', role: 'group', 'aria-label': options.texts('plain-board', {}) },
      this.#status,
      this.#choices,
      this.#facts,
    );
    this.#roving = new Roving(this.#choices, {
      activate: (element) => this.#choose(element),
      cancel: () => this.#hold(undefined),
    });
    this.#choices.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A key press on a button clicks it too; the keys are handled already.
      if (button && event.detail !== 0) this.#choose(button);
    });
    host.append(this.#root);
  }

  show(view: View, settings: Settings): void {
    const last = this.#shown;
    const same = last !== undefined && JSON.stringify(last.view) === JSON.stringify(view);
    this.#shown = { view, settings };
    this.#waiting = false;
    this.#root.classList.remove('kb-waiting');
    if (!same || view.choices.kind !== 'arrange') {
      this.#draft = view.choices.kind === 'arrange' ? [...view.choices.letters] : [];
      this.#held = undefined;
    }
    const status = this.#statusText();
    this.#status.replaceChildren(status);
    this.#drawChoices();
    this.#drawFacts();
    if (!same) this.options.onSay?.('plain-said', { text: status });
  }

  destroy(): void {
    this.#root.remove();
  }

  #name(seat: Seat): string {
    return this.#shown?.settings.names?.[seat] ?? this.options.texts('seat-number', { seat });
  }

  #statusText(): string {
    const { view } = this.#shown!;
    const { texts } = this.options;
    if (view.outcome.state !== 'unknown') return this.#outcomeText(view.outcome);
    if (view.to_act === null) return '';
    const you = view.viewer !== 'spectator' && view.viewer.seat === view.to_act ? 'yes' : 'no';
    return texts('status-turn', { you, name: this.#name(view.to_act) });
  }

  #outcomeText(outcome: Exclude<Outcome, { state: 'unknown' }>): string {
    const { texts } = this.options;
    const end =
      outcome.state === 'draw'
        ? texts('ending-draw', {})
        : texts('ending-winner', {
            names: outcome.winners.map((seat) => this.#name(seat)).join(', '),
            count: outcome.winners.length,
          });
    return `${end}: ${outcome.reason}`;
  }

  #drawChoices(): void {
    const { choices } = this.#shown!.view;
    const focused = document.activeElement?.getAttribute('data-key');
    const buttons =
      choices.kind === 'arrange' ? this.#letters() : actionsOf(choices).map(actionButton);
    const label = this.options.texts(
      choices.kind === 'arrange' ? 'plain-arrange' : 'plain-choices',
      {},
    );
    this.#choices.replaceChildren(
      ...(buttons.length > 0 ? [html('p', {}, label)] : []),
      ...buttons,
    );
    this.#roving.set(buttons.map((element, x) => ({ element, x, y: 0 })));
    const kept = buttons.find((button) => button.dataset['key'] === focused);
    if (focused) kept?.focus();
  }

  /** The letters in their order, and the button that sends it. */
  #letters(): HTMLElement[] {
    const letters = this.#draft.map((letter, at) =>
      html(
        'button',
        {
          type: 'button',
          class: 'kb-button kb-button-quiet',
          'data-at': at,
          'data-key': `letter-${at}`,
          'aria-pressed': String(at === this.#held),
        },
        letter,
      ),
    );
    const done = this.options.texts('plain-arranged', {});
    return [
      ...letters,
      html(
        'button',
        { type: 'button', class: 'kb-button', 'data-done': '', 'data-key': 'done' },
        done,
      ),
    ];
  }

  #drawFacts(): void {
    const { view, settings } = this.#shown!;
    const { texts } = this.options;
    const recent = settings.recent ?? [];
    const { game: _, ...board } = view.board as Record<string, unknown>;
    const facts = Object.entries(board).filter(([, value]) => isPlain(value));
    this.#facts.replaceChildren(
      ...(recent.length > 0
        ? [
            html('p', { class: 'kb-plain-title' }, texts('plain-recent', {})),
            html('ol', { class: 'kb-plain-recent' }, ...recent.map((one) => html('li', {}, one))),
          ]
        : []),
      ...facts.flatMap(([name, value]) => [
        html('p', { class: 'kb-plain-title' }, name),
        html('pre', { class: 'kb-plain-fact' }, String(value)),
      ]),
    );
  }

  #choose(element: Element): void {
    if (this.#waiting || !(element instanceof HTMLElement)) return;
    const { action, at, done } = element.dataset;
    if (action !== undefined) this.#act(action);
    else if (done !== undefined) this.#act(this.#draft.join(''));
    else if (at !== undefined) this.#swap(Number(at));
  }

  /** The first letter is held, the second changes places with it. */
  #swap(at: number): void {
    const held = this.#held;
    if (held === undefined || held === at) {
      this.#hold(held === at ? undefined : at);
      return;
    }
    const [one = '', other = ''] = [this.#draft[held], this.#draft[at]];
    [this.#draft[held], this.#draft[at]] = [other, one];
    this.#hold(undefined);
    this.options.onSay?.('plain-said', { text: this.#draft.join(' ') });
  }

  #hold(at: number | undefined): void {
    this.#held = at;
    this.#drawChoices();
  }

  /** Tells the host; nothing more can be chosen until the next view. */
  #act(action: string): void {
    this.#waiting = true;
    this.#root.classList.add('kb-waiting');
    this.options.onAction(action);
  }
}

const actionButton = (action: string): HTMLElement =>
  html(
    'button',
    { type: 'button', class: 'kb-button', 'data-action': action, 'data-key': `action-${action}` },
    action,
  );

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
