// What a coach says at a game of Kamisado. What a landing hands over, the server has worked out.

import { actionsOf } from '../../boards/board';
import { listText, t } from '../../src/core/i18n.svelte';
import type { Outlook } from '../../src/core/types';
import type { Advice, CoachModule, Reader } from '../module';
import { roundWon } from './closing';
import { parsePosition, seatOf } from './position';
import type { KamisadoView, Landings } from './view';
import { colourName, colourWord } from './words';

const landingsOf = (outlook: Outlook | undefined): Landings['landings'] =>
  outlook?.kind === 'landings' ? (outlook as Landings).landings : {};

const other = ({ you, names }: Reader): string => names[you === 1 ? 2 : 1] ?? '';

export const coach: CoachModule<KamisadoView> = {
  considered(target, { choices }) {
    const to = target.closest('[data-square]')?.getAttribute('data-square');
    const selected = target.closest('.kb')?.querySelector('[aria-selected="true"]');
    const move = `${selected?.getAttribute('data-square')}${to}`;
    return actionsOf(choices).find((action) => action === move);
  },

  consequence(action, outlook, reader): Advice | undefined {
    const landing = landingsOf(outlook)[action];
    if (!landing) return undefined;
    const name = other(reader);
    if (landing.wins) return { text: t('kamisado-coach-wins') };
    if (!landing.calls) return { text: t('kamisado-coach-blocked', { name }) };
    const colour = colourWord(landing.calls);
    if (landing.home.length === 0) return { text: t('kamisado-coach-calls', { name, colour }) };
    return { text: t('kamisado-coach-danger', { name, colour }), warns: true };
  },

  points(action, outlook) {
    const landing = landingsOf(outlook)[action];
    return landing?.stands ? { pieces: [landing.stands], goals: landing.home } : undefined;
  },

  advice(_, outlook, reader): Advice {
    const all = Object.values(landingsOf(outlook));
    const name = other(reader);
    if (all.some(({ wins }) => wins)) return { text: t('kamisado-coach-win') };
    const dangers = all.filter(({ home }) => home.length > 0);
    if (dangers.length === 0) return { text: t('kamisado-coach-any', { name }) };
    if (dangers.length === all.length)
      return { text: t('kamisado-coach-through', { name }), warns: true };
    const colours = [...new Set(dangers.flatMap(({ calls }) => calls ?? []))].map(colourName);
    return { text: t('kamisado-coach-careful', { name, colours: listText(colours) }), warns: true };
  },

  told({ view }, reader) {
    const { active } = parsePosition(view.board.position);
    if (!active) return undefined;
    return t('kamisado-coach-called', { name: other(reader), colour: colourWord(active.colour) });
  },

  /** If the answer to the move won, the tower that it had called. */
  lost(steps, step, reader) {
    const answer = steps[step + 1]?.view;
    const won = answer && roundWon(answer);
    if (!won || seatOf(won.end.winner) === reader.you) return undefined;
    return t('kamisado-coach-lost', { name: other(reader), colour: colourWord(won.end.tower) });
  },
};
