// The Kamon board: 37 cells, and the top of the pile beside them. It knows no rules.

import { actionsOf, type Board, type BoardOptions, type Settings } from '../../boards/board';
import { html, path, polygon, round, set, svg } from '../../boards/dom';
import { arrange, Drawings } from '../../boards/drawings';
import { Motion } from '../../boards/motion';
import { Roving } from '../../boards/roving';
import type { CellMark, KamonTexts } from './texts';
import type { KamonView } from './view';
import { drawPawn, drawToken } from './crests';
import { drawEmblem } from './emblems';
import type { Looks } from './looks';
import { CELL, centre, EDGES, parsePosition, touch, type Content, type Position } from './position';

/** The board's own hexagon, without and with the band of emblems. */
const FIELD = 326;
const BAND = 384;
/** Where the corners of the band are cut off, so that cells are 44 px wide on a small phone. */
const CUT = 346;
const WIDTH = 2 * CUT + 8;
const HEIGHT = Math.ceil(Math.sqrt(3) * BAND) + 8;

/** How wide a token is. */
const TOKEN = 77;

type Point = readonly [number, number];

interface Shown {
  readonly view: KamonView;
  readonly settings: Settings & Partial<Looks>;
  readonly position: Position;
}

export class KamonBoard implements Board<KamonView> {
  readonly #root: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #cells = new Map<string, SVGGElement>();
  readonly #drawings = new Drawings();
  readonly #ground = svg('g', { 'aria-hidden': 'true' });
  readonly #rows = svg('g');
  readonly #result = svg('g', { class: 'kb-result', 'aria-hidden': 'true' });
  readonly #pile = html('div', { class: 'kb-pile' });
  readonly #roving: Roving;
  #shown: Shown | undefined;
  #choices: ReadonlySet<string> = new Set();
  /** Whether what is chosen is only planned, because others act. */
  #plans = false;

  constructor(
    host: HTMLElement,
    private readonly options: BoardOptions<KamonTexts>,
  ) {
    this.#svg = svg(
      'svg',
      {
        class: 'kb-svg',
        role: 'grid',
        viewBox: `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`,
        'aria-label': options.texts('kamon-board', {}),
      },
      this.#ground,
      this.#rows,
      this.#result,
    );
    this.#rows.setAttribute('role', 'presentation');
    this.#root = html(
      'div',
      { class: 'kb kb-kamon' },
      html('div', { class: 'kb-kamon-table' }, this.#svg, this.#pile),
    );
    this.#roving = new Roving(this.#svg, {
      activate: (element) => this.#choose(cellOf(element)),
      cancel: () => void this.#cancel(),
    });
    this.#svg.addEventListener('click', (event) => this.#choose(cellOf(event.target)));
    this.#svg.addEventListener('contextmenu', (event) => {
      if (this.#cancel()) event.preventDefault();
    });
    this.#drawGround();
    host.append(this.#root);
  }

  show(view: KamonView, settings: Settings & Partial<Looks>): void {
    const last = this.#shown;
    const position = parsePosition(view.board.position);
    this.#shown = { view, settings, position };
    this.#choices = new Set(actionsOf(view.choices));
    const planned = settings.planned !== undefined && view.outcome.state === 'unknown';
    this.#plans = planned && this.#choices.size === 0;
    this.#root.classList.remove('kb-waiting');
    this.#root.classList.toggle('kb-small', settings.small ?? false);
    this.#root.classList.toggle('kb-bare', settings.bare ?? false);
    set(this.#root, { 'data-any': this.#choices.size === position.cells.size ? '' : undefined });
    this.#root.classList.toggle('kb-choosing', this.#choices.size > 0);
    this.#root.classList.toggle('kb-joined', view.board.winning.length > 0);
    this.#drawCells();
    this.#drawResult();
    this.#drawPile();
    const played = last !== undefined && last.view.board.position !== view.board.position;
    // A pawn may have been placed before the server said that it decides the game.
    const decided = last !== undefined && last.view.outcome.state !== view.outcome.state;
    const motion = new Motion(settings.animation);
    if (played) this.#animate(last.position, motion);
    if (decided) this.#drawOut(motion, played ? 1 : 0);
    if (played || decided || !last) this.#sayAll(last);
  }

  destroy(): void {
    this.#root.remove();
  }

  // Drawing

  #drawGround(): void {
    const corner = (radius: number, at: number): Point => {
      const angle = (-120 + 60 * at) * (Math.PI / 180);
      return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
    };
    /** The two ends of an outer edge, between the corners that are cut off. */
    const ends = (at: number): [Point, Point] => {
      const [[x1, y1], [x2, y2]] = [corner(BAND, at), corner(BAND, at + 1)];
      const part = (2 * (BAND - CUT)) / BAND;
      const along = (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      return [along(part), along(1 - part)];
    };
    const bands = EDGES.map((emblem, at) => {
      const outside = [corner(CUT, at), ...ends(at), corner(CUT, at + 1)];
      const band = polygon([...outside, corner(FIELD, at + 1), corner(FIELD, at)]);
      const [x1, y1] = corner((BAND + FIELD) / 2, at);
      const [x2, y2] = corner((BAND + FIELD) / 2, at + 1);
      // Emblems stand upright as far as their edge lets them.
      const turn = at > 1 && at < 5 ? 60 * at - 180 : 60 * at;
      const places = [0.26, 0.5, 0.74].map((along) => {
        const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
        const drawing = drawEmblem(emblem);
        set(drawing, { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` });
        return drawing;
      });
      const title = svg('title');
      title.textContent = this.options.texts('kamon-emblem', { emblem });
      return svg(
        'g',
        { class: `kb-edge kb-edge-${emblem}` },
        title,
        path(band, { class: 'kb-band' }),
        ...places,
      );
    });
    const frame = polygon(EDGES.flatMap((_, at) => ends(at)));
    const field = polygon(EDGES.map((_, at) => corner(FIELD, at)));
    this.#ground.append(
      path(frame, { class: 'kb-kamon-frame' }),
      ...bands,
      path(field, { class: 'kb-kamon-field' }),
    );
  }

  #drawCells(): void {
    const { position, settings } = this.#shown!;
    this.#root.classList.toggle('kb-kamon-numerals', settings.numerals ?? false);
    this.#root.classList.toggle('kb-kamon-coordinates', settings.coordinates ?? false);
    const focused = cellOf(document.activeElement);
    const rows = new Map<string, SVGGElement[]>();
    for (const [cell, content] of position.cells) {
      const row = cell.charAt(0);
      rows.set(row, [...(rows.get(row) ?? []), this.#cell(cell, content)]);
    }
    const drawn = [...rows].map(([name, cells]) => {
      const row = this.#drawings.of(`row ${name}`, '', () => svg('g', { role: 'row' }));
      arrange(row, cells);
      return row;
    });
    arrange(this.#rows, drawn);
    const stops = [...this.#cells].map(([cell, element]) => {
      const [x, y] = centre(cell);
      return { element, x, y };
    });
    const preferred = focused ?? [...this.#choices][0] ?? '';
    this.#roving.set(stops, this.#cells.get(preferred));
    if (focused) this.#cells.get(focused)?.focus();
  }

  #cell(cell: string, content: Content): SVGGElement {
    const mark = this.#mark(cell);
    const looks = JSON.stringify([content, mark, this.#plans]);
    const element = this.#drawings.of(cell, looks, () => this.#drawCell(cell, content, mark));
    this.#cells.set(cell, element);
    return element;
  }

  #drawCell(cell: string, content: Content, mark: CellMark): SVGGElement {
    const [x, y] = centre(cell);
    const token = typeof content === 'object' ? content : undefined;
    const group = svg('g', {
      role: 'gridcell',
      class: `kb-cell kb-cell-${mark}${this.#plans && token ? ' kb-plannable' : ''}`,
      'data-cell': cell,
      transform: `translate(${round(x)} ${round(y)})`,
      'aria-label': this.options.texts('kamon-cell', {
        cell,
        holds: typeof content === 'object' ? 'token' : content,
        symbol: token?.symbol ?? '',
        count: token?.count ?? 0,
        mark,
      }),
      'aria-disabled': mark === 'legal' || (this.#plans && token) ? undefined : 'true',
    });
    // The seams between the cells belong to them, so that no tap is lost.
    group.append(path(HEXAGON_WHOLE, { class: 'kb-seam' }), path(HEXAGON, { class: 'kb-hex' }));
    if (content === 'black' || content === 'white') group.append(drawPawn(content));
    else if (token) group.append(drawToken(token.symbol, token.count));
    else group.append(path(HEXAGON_SMALL, { class: 'kb-forbidden' }));
    if (mark === 'planned') group.append(this.#drawPlanned());
    if (mark === 'last') group.append(svg('circle', { class: 'kb-last', cy: -4, r: 5 }));
    const name = svg('text', { class: 'kb-cell-name', y: -35, 'aria-hidden': 'true' });
    name.textContent = cell;
    group.append(
      path(HEXAGON, { class: 'kb-hex-line' }),
      name,
      path(HEXAGON, { class: 'kb-hex-focus' }),
    );
    return group;
  }

  /** The pawn that would stand there: not there yet. */
  #drawPlanned(): SVGGElement {
    const { viewer } = this.#shown!.view;
    const isWhite = viewer !== 'spectator' && viewer.seat === 2;
    return svg(
      'g',
      { class: 'kb-plan' },
      drawPawn(isWhite ? 'white' : 'black'),
      path(HEXAGON_INNER, { class: 'kb-plan-halo' }),
      path(HEXAGON_INNER, { class: 'kb-plan-line' }),
    );
  }

  #mark(cell: string): CellMark {
    const { board } = this.#shown!.view;
    if (this.#shown!.settings.planned?.includes(cell)) return 'planned';
    if (this.#choices.has(cell)) return 'legal';
    if (board.winning.includes(cell)) return 'winning';
    if (board.enclosed.includes(cell)) return 'enclosed';
    return board.last === cell ? 'last' : 'none';
  }

  /** The winning chain or loop as a line from pawn to pawn. */
  #drawResult(): void {
    const { winning } = this.#shown!.view.board;
    const lines = winning.flatMap((one, at) =>
      winning
        .slice(at + 1)
        .filter((other) => touch(one, other))
        .map((other) => {
          const [[x1, y1], [x2, y2]] = [centre(one), centre(other)];
          return `M${round(x1)} ${round(y1 - 4)}L${round(x2)} ${round(y2 - 4)}`;
        }),
    );
    const d = lines.join('');
    this.#result.replaceChildren(
      ...(d ? [path(d, { class: 'kb-chain-halo' }), path(d, { class: 'kb-chain' })] : []),
    );
  }

  #drawPile(): void {
    const { position, view } = this.#shown!;
    const { texts } = this.options;
    const { top } = position;
    const blocked = view.outcome.state === 'decisive' && view.outcome.reason === 'block';
    const picture = svg(
      'svg',
      { class: 'kb-pile-token', viewBox: '-44 -44 88 92', 'aria-hidden': 'true' },
      svg('circle', { class: 'kb-pile-under', r: 38, cx: 1.5, cy: 6 }),
      svg('circle', { class: 'kb-pile-under', r: 38, cx: -1, cy: 3.5 }),
      top ? drawToken(top.symbol, top.count) : svg('circle', { class: 'kb-pile-empty', r: 38 }),
    );
    if (blocked) picture.append(path('M-30 30L30 -30', { class: 'kb-blocked' }));
    const name = top ? texts('kamon-top', top) : texts('kamon-top-none', {});
    const rule = texts(top ? 'kamon-same' : 'kamon-opening', {});
    this.#pile.replaceChildren(
      picture,
      html(
        'p',
        { class: 'kb-pile-text' },
        html('strong', {}, name),
        html('span', {}, view.outcome.state === 'unknown' ? rule : ''),
      ),
    );
  }

  // What happened

  #animate(before: Position, motion: Motion): void {
    const { view, position } = this.#shown!;
    const cell = view.board.last;
    const pawn = cell && this.#cells.get(cell)?.querySelector('.kb-pawn');
    if (!cell || !pawn) return;
    motion.play(pawn, [
      { transform: 'translate(0, -34px) scale(1.12)', opacity: 0 },
      { transform: 'translate(0, 0) scale(1)', opacity: 1 },
    ]);
    // With the next picture, for which everything is measured anyway.
    if (position.top !== before.top) requestAnimationFrame(() => this.#carry(cell, motion));
  }

  /** The token that was covered travels from its cell to the pile, where there is one. */
  #carry(cell: string, motion: Motion): void {
    const token = this.#pile.querySelector<SVGGElement>('.kb-token');
    const from = this.#cells.get(cell)?.querySelector('.kb-hex')?.getBoundingClientRect();
    const to = token?.getBoundingClientRect();
    if (!token || !from?.width || !to?.width) return;
    /** Pixels in the units of the pile's drawing. */
    const unit = to.width / TOKEN;
    const [x, y] = [
      (from.x + from.width / 2 - to.x - to.width / 2) / unit,
      (from.y + from.height / 2 - to.y - to.height / 2) / unit,
    ];
    const size = this.#svg.getBoundingClientRect().width / WIDTH / unit;
    motion.play(
      token,
      [
        { transform: `translate(${round(x)}px, ${round(y)}px) scale(${round(size)})` },
        { transform: 'translate(0, 0) scale(1)' },
      ],
      { steps: 2.5 },
    );
  }

  /** The chain or loop that decides the game is drawn from pawn to pawn. */
  #drawOut(motion: Motion, delay: number): void {
    for (const line of this.#result.children) {
      line.setAttribute('pathLength', '1');
      const frames = [{ strokeDasharray: '0 1' }, { strokeDasharray: '1 0' }];
      motion.play(line, frames, { delay, steps: 6, easing: 'linear' });
    }
  }

  #sayAll(before: Shown | undefined): void {
    const { view, position } = this.#shown!;
    const { outcome } = view;
    const say = this.options.onSay;
    const { last } = view.board;
    const side = last && position.cells.get(last);
    const isNew = before && before.view.board.last !== last;
    if (isNew && last && position.top && (side === 'black' || side === 'white')) {
      say?.('kamon-played', { side, cell: last, ...position.top });
    }
    if (outcome.state !== 'unknown') {
      const winner = outcome.state === 'decisive' ? (outcome.winners[0] ?? 0) : 0;
      const name = (['', 'black', 'white'] as const)[winner] ?? '';
      say?.('kamon-over', { side: name, reason: outcome.reason as 'edges' });
    } else if (this.#choices.size > 0) {
      const symbol = position.top?.symbol ?? '';
      const number = position.top?.count ?? 0;
      say?.('kamon-your-turn', { count: this.#choices.size, symbol, number });
    }
  }

  #choose(cell: string | undefined): void {
    if (!cell) return;
    const isToken = typeof this.#shown!.position.cells.get(cell) === 'object';
    if (this.#plans && isToken) return this.options.onPlan?.(cell);
    if (!this.#choices.has(cell)) return this.#refuse(cell);
    this.#choices = new Set();
    this.#root.classList.add('kb-waiting');
    this.#cells.get(cell)?.classList.add('kb-cell-chosen');
    this.#drawings.forget(cell);
    this.options.onAction(cell);
  }

  /** Takes back what was planned, and says whether there was something. */
  #cancel(): boolean {
    if (!this.#plans || !this.#shown?.settings.planned?.length) return false;
    this.options.onPlan?.();
    return true;
  }

  /** Says why there is nothing to be done there, as far as the view tells. */
  #refuse(cell: string): void {
    const { view, position, settings } = this.#shown!;
    const { to_act: acts, viewer } = view;
    const waits = this.#root.classList.contains('kb-waiting');
    if (viewer === 'spectator' || acts === null || view.outcome.state !== 'unknown' || waits)
      return;
    const group = this.#cells.get(cell)!;
    const piece = group.querySelector('.kb-token, .kb-pawn') ?? group.querySelector('.kb-hex');
    const say = this.options.onRefuse;
    const content = position.cells.get(cell);
    if (this.#choices.size === 0) {
      if (acts === viewer.seat) return;
      const side = acts === 2 ? 'white' : 'black';
      say?.('kamon-refused-turn', { name: settings.names?.[acts] ?? '', side });
    } else if (content === 'forbidden') say?.('kamon-refused-forbidden', {});
    else if (typeof content !== 'object') say?.('kamon-refused-pawn', {});
    else if (!position.top) say?.('kamon-refused-opening', {});
    else {
      const { symbol: other, count: number } = position.top;
      say?.('kamon-refused-token', { ...content, other, number });
    }
    new Motion(settings.animation).refuse(group, piece ?? group, 6);
  }
}

const hexagon = (radius: number): string =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((at) => {
      const angle = (-90 + 60 * at) * (Math.PI / 180);
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );

const HEXAGON_WHOLE = hexagon(CELL);
const HEXAGON = hexagon(CELL - 2);
const HEXAGON_INNER = hexagon(CELL - 6);
const HEXAGON_SMALL = hexagon(CELL - 14);

function cellOf(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element?.getAttribute('data-cell') ?? undefined;
}
