// What a coach says at a game of Kamon. What a cell leaves, the server has worked out.

import { actionsOf } from '../../boards/board';
import { t } from '../../src/core/i18n.svelte';
import type { Outlook } from '../../src/core/types';
import type { Advice, CoachModule, Reader } from '../module';
import { parsePosition } from './position';
import type { KamonView, Placements } from './view';
import { symbolName } from './words';

const placementsOf = (outlook: Outlook | undefined): Placements['placements'] =>
  outlook?.kind === 'placements' ? (outlook as Placements).placements : {};

const other = ({ you, names }: Reader): string => names[you === 1 ? 2 : 1] ?? '';

export const coach: CoachModule<KamonView> = {
  considered(target, { choices }) {
    const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
    return actionsOf(choices).find((action) => action === cell);
  },

  consequence(cell, outlook, reader): Advice | undefined {
    const placement = placementsOf(outlook)[cell];
    if (!placement) return undefined;
    if (placement.wins) return { text: t('kamon-coach-wins') };
    const name = other(reader);
    if (placement.lost.length > 0) return { text: t('kamon-coach-danger', { name }), warns: true };
    return { text: t('kamon-coach-leaves', { name, count: placement.left.length }) };
  },

  advice(_, outlook, reader): Advice {
    const all = Object.values(placementsOf(outlook));
    const name = other(reader);
    if (all.some(({ wins }) => wins)) return { text: t('kamon-coach-win') };
    const count = all.filter(({ lost }) => lost.length > 0).length;
    if (count === 0) return { text: t('kamon-coach-any', { name }) };
    if (count === all.length) return { text: t('kamon-coach-through', { name }), warns: true };
    return { text: t('kamon-coach-careful', { name, count }), warns: true };
  },

  told({ view }, reader) {
    const { top } = parsePosition(view.board.position);
    if (!top) return undefined;
    const symbol = symbolName(top.symbol);
    return t('kamon-coach-told', { symbol, count: top.count, name: other(reader) });
  },

  /** The answer to the move won. */
  lost(steps, step, { you, names }) {
    const { outcome } = steps[step + 1]?.view ?? {};
    const winner = outcome?.state === 'decisive' ? outcome.winners[0] : undefined;
    if (winner === undefined || winner === you) return undefined;
    return t('kamon-coach-lost', { name: names[winner] ?? '' });
  },
};
