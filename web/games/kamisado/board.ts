// The Kamisado board. It knows where things lie and what the view allows, but no rules.

import {
  actionsOf,
  bottomSeat,
  type Board,
  type BoardOptions,
  type Settings,
} from '../../boards/board';
import { html, set, svg } from '../../boards/dom';
import { arrange, Drawings } from '../../boards/drawings';
import { Motion } from '../../boards/motion';
import { PALETTES, textOn, type Looks, type Palette } from './palette';
import { Roving, type Stop } from '../../boards/roving';
import type { KamisadoTexts, SquareMark } from './texts';
import type { KamisadoView, Side } from './view';
import { Drag } from './drag';
import { sayEvents } from './events';
import { drawGround, FRAME, SIZE } from './ground';
import { fillPanel, setUpPanel } from './line-ups';
import { dot, gate, push, ring, trail } from './marks';
import { animate, type Scene, type Stage } from './movement';
import {
  colourOf,
  homeSquare,
  isFarRow,
  letterOf,
  linedUp,
  parsePosition,
  place,
  seatOf,
  squareAt,
  squareColour,
  SQUARES,
  type Position,
  type Tower,
} from './position';
import { whyNot } from './refusals';
import { drawPlan, isPlannable, plannedMoves } from './plans';
import { drawTower } from './tower';

interface Shown {
  readonly view: KamisadoView;
  readonly settings: Settings & Looks;
  readonly position: Position;
  readonly bottom: Side;
}

export class KamisadoBoard implements Board<KamisadoView> {
  readonly #root: HTMLElement;
  readonly #svg: SVGSVGElement;
  #squares: ReadonlyMap<string, SVGGElement> = new Map();
  readonly #layers: Record<
    'under' | 'rings' | 'marks' | 'towers' | 'pushes' | 'plans' | 'over',
    SVGGElement
  >;
  readonly #panel = html('div', { class: 'kb-panel' });
  readonly #roving: Roving;
  #stops: readonly Stop[] = [];
  #towers = new Map<string, SVGGElement>();
  readonly #drawings = new Drawings();
  /** What was said of the squares. */
  readonly #said = new Map<string, string>();
  #shown: Shown | undefined;
  /** The moves or, in the set-up, the swaps that are possible: from each square to which. */
  #moves = new Map<string, Set<string>>();
  #selected: string | undefined;
  /** The line-up being made in the tournament set-up, as letters from the owner's left. */
  #draft: string[] = [];
  /** Whether what is chosen is only planned, because others act. */
  #plans = false;
  readonly #drag: Drag;

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions<KamisadoTexts>,
  ) {
    this.#svg = svg('svg', {
      class: 'kb-svg',
      role: 'grid',
      viewBox: `${-FRAME} ${-FRAME} ${SIZE} ${SIZE}`,
      'aria-label': options.texts('kamisado-board', {}),
    });
    this.#root = html('div', { class: 'kb kb-kamisado' }, this.#svg, this.#panel);
    const layer = (name: string): SVGGElement =>
      svg('g', { class: `kb-layer-${name}`, 'aria-hidden': 'true' });
    this.#layers = {
      under: layer('under'),
      rings: layer('rings'),
      marks: layer('marks'),
      towers: layer('towers'),
      pushes: layer('pushes'),
      plans: layer('plans'),
      over: layer('over'),
    };
    this.#roving = new Roving(this.#svg, {
      activate: (element) => this.#tap(squareOf(element)),
      cancel: () => this.#cancel(),
    });
    this.#svg.addEventListener('click', (event) => {
      if (!this.#drag.endsWith()) this.#tap(squareOf(event.target));
    });
    this.#svg.addEventListener('contextmenu', (event) => {
      if (this.#plans && this.#cancel()) event.preventDefault();
    });
    this.#drag = new Drag(this.#svg, {
      isMovable: (square) => this.#moves.has(square),
      isTarget: (from, to) => this.#moves.get(from)?.has(to) ?? false,
      squareAt: (x, y) => squareAt(Math.floor(x / 100), Math.floor(y / 100), this.#shown!.bottom),
      squareOf,
      lift: (from) => this.#lift(from),
      point: (square) =>
        this.#squares.forEach((one, name) => one.classList.toggle('kb-under', name === square)),
      drop: () => {
        this.#drawTowers();
        this.#drawMarks();
      },
      put: (from, to) => this.#go(from, to),
    });
    host.append(this.#root);
  }

  show(view: KamisadoView, settings: Settings & Looks): void {
    const before = this.#scene();
    const bottom: Side = bottomSeat(view.viewer, settings) === 2 ? 'white' : 'black';
    const last = this.#shown;
    // Somebody comes or goes, a clock is set: what is half done on the board goes on.
    const same = last?.view.board.position === view.board.position;
    if (view.choices.kind === 'arrange') {
      if (!same || this.#draft.length === 0) this.#draft = [...view.choices.letters];
    } else this.#draft = [];
    const position = this.#withDraft(parsePosition(view.board.position), view);
    this.#shown = { view, settings, position, bottom };
    this.#moves = this.#readMoves(view);
    this.#plans = this.#moves.size === 0 && isPlannable(view, settings);
    if (this.#plans) this.#moves = plannedMoves(position.towers, sideOf(view));
    // Whoever plans goes on with it, whatever the others do.
    const stays = same || this.#plans;
    if (!stays) this.#drag.forget();
    const kept = stays && this.#moves.has(this.#selected ?? '') ? this.#selected : undefined;
    this.#selected = this.#moves.size === 1 ? [...this.#moves.keys()][0] : kept;

    const sameGround =
      last?.bottom === bottom &&
      last.settings.palette === settings.palette &&
      last.settings.signs === settings.signs;
    if (!sameGround) this.#drawGround();
    this.#root.classList.toggle('kb-small', settings.small ?? false);
    this.#root.classList.remove('kb-waiting');
    this.#drawTowers();
    this.#drawTrail();
    this.#drawMarks();
    this.#drawPanel();
    this.#setFocus();
    const happened = last !== undefined && !same;
    const after = this.#scene();
    if (before && after && happened && last.bottom === bottom) {
      animate(new Motion(settings.animation), before, after, view.board.events, this.#stage);
    }
    if (happened) sayEvents(view.board.events, last.view.board.events, this.#say);
    if (happened || !last) this.#sayTurn();
  }

  destroy(): void {
    this.#root.remove();
  }

  readonly #say: NonNullable<BoardOptions<KamisadoTexts>['onSay']> = (key, args) =>
    this.options.onSay?.(key, args);

  get #palette(): Palette {
    return PALETTES[this.#shown?.settings.palette ?? 'lacquer'];
  }

  get #stage(): Stage {
    const { rings, marks, pushes, over } = this.#layers;
    return { hints: [rings, marks, pushes], over, palette: this.#palette };
  }

  #scene(): Scene | undefined {
    const shown = this.#shown;
    if (!shown) return undefined;
    const at = (square: string): [number, number] => this.#centre(square, shown.bottom);
    return { elements: new Map(this.#towers), towers: shown.position.towers, at };
  }

  #centre(square: string, bottom: Side): [number, number] {
    const [column, row] = place(square, bottom);
    return [100 * column + 50, 100 * row + 50];
  }

  /** In the set-up, the towers of the draft stand on the home row. */
  #withDraft(position: Position, view: KamisadoView): Position {
    const side = sideOf(view);
    if (this.#draft.length === 0 || !side) return position;
    const draft = this.#draft.map((letter, at): Tower => {
      return { side, colour: colourOf(letter), teeth: 0, square: homeSquare(side, at) };
    });
    return { towers: [...position.towers, ...draft], active: undefined };
  }

  #readMoves(view: KamisadoView): Map<string, Set<string>> {
    const moves = new Map<string, Set<string>>();
    const add = (from: string, to: string): void => {
      moves.set(from, (moves.get(from) ?? new Set()).add(to));
    };
    const side = sideOf(view);
    if (view.choices.kind === 'arrange' && side) {
      const row = this.#draft.map((_, at) => homeSquare(side, at));
      row.forEach((from) => row.filter((to) => to !== from).forEach((to) => add(from, to)));
    } else if (view.board.phase === 'play') {
      actionsOf(view.choices).forEach((action) => add(action.slice(0, 2), action.slice(2)));
    }
    return moves;
  }

  // Drawing

  #drawGround(): void {
    const { bottom, settings } = this.#shown!;
    const { elements, squares } = drawGround(bottom, this.#palette, settings.signs);
    this.#squares = squares;
    this.#said.clear();
    this.#svg.replaceChildren(...elements, ...Object.values(this.#layers));
    this.#stops = SQUARES.map((square) => {
      const [x, y] = place(square, bottom);
      return { element: squares.get(square)!, x, y };
    });
  }

  /** The keyboard comes to what can be moved, else to a tower of the near side. */
  #setFocus(): void {
    const { bottom, position } = this.#shown!;
    const near = position.towers.find(({ side }) => side === bottom)?.square;
    const first = this.#selected ?? [...this.#moves.keys()][0] ?? near;
    this.#roving.set(this.#stops, first ? this.#squares.get(first) : undefined);
  }

  #drawTowers(): void {
    const { position, settings, bottom } = this.#shown!;
    this.#towers = new Map();
    const byRow = [...position.towers].sort(
      (a, b) => place(a.square, bottom)[1] - place(b.square, bottom)[1],
    );
    for (const tower of byRow) {
      const [x, y] = this.#centre(tower.square, bottom);
      const looks = [x, y, tower.teeth, settings.palette, settings.signs].join(' ');
      const element = this.#drawings.of(nameOf(tower), looks, () => {
        const drawing = drawTower(tower, this.#palette, settings.signs);
        const element = svg('g', { transform: `translate(${x} ${y})` }, drawing);
        element.dataset['tower'] = nameOf(tower);
        return element;
      });
      element.classList.remove('kb-lifted');
      this.#towers.set(nameOf(tower), element);
    }
    arrange(this.#layers.towers, [...this.#towers.values()]);
  }

  #drawTrail(): void {
    const { view, bottom } = this.#shown!;
    const moved = view.board.events.find((event) => event.event === 'moved');
    const restarted = view.board.events.some((event) => event.event === 'round-started');
    this.#layers.under.replaceChildren();
    if (!moved || restarted) return;
    const from = this.#centre(moved.path.slice(0, 2), bottom);
    const to = this.#centre(moved.path.slice(2), bottom);
    this.#layers.under.append(trail(from, to));
  }

  #drawMarks(): void {
    const { position, bottom, view } = this.#shown!;
    const at = (mark: SVGElement, square: string): SVGElement => {
      const [x, y] = this.#centre(square, bottom);
      return svg('g', { transform: `translate(${x} ${y})` }, mark);
    };
    const marks: SVGElement[] = [];
    const pushes: SVGElement[] = [];
    const rings: SVGElement[] = [];
    const won = view.board.events.find((event) => event.event === 'round-won');
    for (const square of SQUARES) {
      const tower = position.towers.find((tower) => tower.square === square);
      const mark = this.#mark(square, tower);
      const element = this.#squares.get(square)!;
      element.classList.toggle('kb-movable', ['movable', 'plannable', 'selected'].includes(mark));
      element.classList.toggle('kb-target', ['target', 'push', 'win', 'planned'].includes(mark));
      this.#name(element, square, tower, mark);
      if (tower) {
        const active = mark === 'selected' || tower === position.active;
        this.#towers.get(nameOf(tower))?.classList.toggle('kb-lifted', active);
        const planned = this.#plans && mark === 'selected';
        if (active) rings.push(at(ring(planned ? 'planned' : 'active'), square));
        else if (mark === 'movable') rings.push(at(ring('movable'), square));
        const crowned = won?.end.tower === tower.colour && won.end.winner === tower.side;
        if (crowned && !this.#draft.length) rings.push(at(ring('won'), square));
      }
      const { pieces, goals } = this.#shown!.settings.pointed ?? {};
      if (pieces?.includes(square)) rings.push(at(ring('called'), square));
      if (mark === 'win' || goals?.includes(square)) marks.push(at(gate(), square));
      if (mark === 'target' && this.#draft.length === 0 && !this.#plans) {
        marks.push(at(dot(textOn(this.#palette[squareColour(square)])), square));
      }
      if (mark === 'push' && this.#selected) {
        const up = this.#centre(square, bottom)[1] < this.#centre(this.#selected, bottom)[1];
        pushes.push(at(push(up ? -1 : 1), square));
      }
    }
    this.#layers.marks.replaceChildren(...marks);
    this.#layers.pushes.replaceChildren(...pushes);
    this.#layers.rings.replaceChildren(...rings);
    this.#drawPlans();
  }

  /** Says of a square what is on it, if that has changed. */
  #name(element: Element, square: string, tower: Tower | undefined, mark: SquareMark): void {
    const said = [tower && nameOf(tower), tower?.teeth, mark].join(' ');
    if (this.#said.get(square) === said) return;
    this.#said.set(square, said);
    set(element, {
      'aria-label': this.options.texts('kamisado-square', {
        square,
        colour: squareColour(square),
        side: tower?.side ?? '',
        tower: tower?.colour ?? '',
        teeth: tower?.teeth ?? 0,
        mark,
      }),
      'aria-selected': mark === 'selected' ? 'true' : undefined,
    });
  }

  /** What is planned: where the tower would stand, and the way there. */
  #drawPlans(): void {
    const { position, bottom, settings } = this.#shown!;
    const plans = this.#planned.flatMap((action) => {
      const [from, to] = [action.slice(0, 2), action.slice(2)];
      const tower = position.towers.find((one) => one.square === from);
      if (!tower) return [];
      const drawing = drawTower(tower, this.#palette, settings.signs);
      return drawPlan(drawing, this.#centre(from, bottom), this.#centre(to, bottom));
    });
    this.#layers.plans.replaceChildren(...plans);
  }

  #mark(square: string, tower: Tower | undefined): SquareMark {
    if (square === this.#selected) return 'selected';
    if (this.#planned.some((action) => action.slice(2) === square)) return 'planned';
    const targets = this.#selected ? this.#moves.get(this.#selected) : undefined;
    if (this.#plans) return this.#moves.has(square) ? 'plannable' : targets ? 'target' : 'none';
    if (targets?.has(square)) {
      if (this.#draft.length > 0) return 'target';
      if (tower) return 'push';
      const mover = this.#towerAt(this.#selected)?.side;
      return mover && isFarRow(square, mover) ? 'win' : 'target';
    }
    return this.#moves.has(square) ? 'movable' : 'none';
  }

  #drawPanel(): void {
    const { view, position, settings } = this.#shown!;
    const side = sideOf(view);
    const { texts } = this.options;
    const palette = this.#palette;
    if (this.#draft.length > 0) {
      const done = (): void => this.#act(this.#draft.join(''));
      this.#panel.replaceChildren(setUpPanel(texts, done));
    } else if (view.board.phase === 'fill' && side && actionsOf(view.choices).length > 0) {
      const choices = actionsOf(view.choices)
        .filter(isFill)
        .flatMap((from) => {
          const lineUps = view.board.fills?.[from];
          if (!lineUps) return [];
          const row = (of: Side): Tower[] => linedUp(position.towers, of, lineUps[of]);
          return { from, black: row('black'), white: row('white') };
        });
      const name = settings.shared ? (settings.names?.[seatOf(side)] ?? '') : '';
      const chosen = (fill: string): void => this.#act(fill);
      const question = { choices, bottom: this.#shown!.bottom, name };
      this.#panel.replaceChildren(fillPanel(texts, question, palette, settings, chosen));
    } else this.#panel.replaceChildren();
  }

  // Choosing

  get #planned(): readonly string[] {
    return this.#shown?.settings.planned ?? [];
  }

  /** Takes back what was chosen or planned, and says whether there was something. */
  #cancel(): boolean {
    const had = this.#selected !== undefined || this.#planned.length > 0;
    this.#select(undefined);
    if (this.#plans && this.#planned.length > 0) this.options.onPlan?.();
    return had;
  }

  #towerAt(square: string | undefined): Tower | undefined {
    return this.#shown?.position.towers.find((tower) => tower.square === square);
  }

  #sayTurn(): void {
    if (this.#plans || this.#moves.size === 0 || this.#draft.length > 0) return;
    const count = [...this.#moves.values()].reduce((sum, targets) => sum + targets.size, 0);
    const tower = this.#towerAt(this.#selected)?.colour ?? '';
    this.#say('kamisado-your-turn', { tower, count });
  }

  #select(square: string | undefined): void {
    // A tower that must move stays chosen.
    if (this.#moves.size < 2 || square === this.#selected) return;
    this.#selected = square;
    this.#drawMarks();
    const tower = this.#towerAt(square);
    const count = this.#moves.get(square ?? '')?.size ?? 0;
    if (tower && this.#plans) {
      this.#say('kamisado-planning', { tower: tower.colour, square: tower.square });
    } else if (tower) {
      this.#say('kamisado-selected', { tower: tower.colour, square: tower.square, count });
    }
  }

  #tap(square: string | undefined): void {
    if (!square) return;
    const plan = this.#planned.find((action) => action.slice(2) === square);
    if (this.#selected && this.#moves.get(this.#selected)?.has(square)) {
      this.#go(this.#selected, square);
    } else if (this.#plans && plan) this.options.onPlan?.(plan);
    else if (square === this.#selected) this.#select(undefined);
    else if (this.#moves.has(square)) this.#select(square);
    else this.#refuse(square);
  }

  /** Says why there is nothing to be done there. */
  #refuse(square: string): void {
    const { view, settings, position } = this.#shown!;
    const tower = this.#towerAt(square);
    const why = whyNot({
      view,
      settings,
      position,
      tower,
      selected: this.#towerAt(this.#selected),
      movable: this.#plans ? 0 : this.#moves.size,
    });
    if (!why || this.#root.classList.contains('kb-waiting')) return;
    const element = this.#squares.get(square)!;
    const drawing = tower && this.#towers.get(nameOf(tower))?.firstElementChild;
    new Motion(settings.animation).refuse(element, drawing ?? element, 7);
    this.options.onRefuse?.(why.key, why.args);
  }

  #go(from: string, to: string): void {
    if (this.#plans) {
      this.#select(undefined);
      this.options.onPlan?.(from + to);
    } else if (this.#draft.length === 0) this.#act(from + to);
    else this.#swap(from, to);
  }

  #swap(from: string, to: string): void {
    const shown = this.#shown!;
    const before = this.#scene()!;
    const letter = (square: string): string => letterOf(this.#towerAt(square)!.colour);
    const [one, two] = [letter(from), letter(to)];
    this.#draft = this.#draft.map((at) => (at === one ? two : at === two ? one : at));
    const position = this.#withDraft(parsePosition(shown.view.board.position), shown.view);
    this.#shown = { ...shown, position };
    this.#selected = undefined;
    this.#drawTowers();
    this.#drawMarks();
    animate(new Motion(shown.settings.animation), before, this.#scene()!, [], this.#stage);
    this.#say('kamisado-swapped', { tower: colourOf(one), other: colourOf(two) });
  }

  /** Tells the host; nothing more can be chosen until the next view. */
  #act(action: string): void {
    this.#moves = new Map();
    this.#selected = undefined;
    this.#panel.replaceChildren();
    this.#root.classList.add('kb-waiting');
    this.#layers.marks.replaceChildren();
    this.#layers.pushes.replaceChildren();
    this.options.onAction(action);
  }

  /** On top of all others; moving it only once keeps the browser's own hover quiet. */
  #lift(from: string): SVGGElement | undefined {
    this.#select(from);
    const tower = this.#towerAt(from);
    const element = tower && this.#towers.get(nameOf(tower));
    if (tower) this.#drawings.forget(nameOf(tower));
    if (element && element !== this.#layers.towers.lastChild) this.#layers.towers.append(element);
    return element;
  }
}

const nameOf = (tower: Tower): string => `${tower.side} ${tower.colour}`;

const isFill = (action: string): action is 'left' | 'right' =>
  action === 'left' || action === 'right';

const sideOf = ({ viewer }: KamisadoView): Side | undefined =>
  viewer === 'spectator' ? undefined : viewer.seat === 2 ? 'white' : 'black';

function squareOf(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest('[data-square]') : null;
  return element?.getAttribute('data-square') ?? undefined;
}
