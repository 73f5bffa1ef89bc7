// Whose turn it is in a game of Kamisado, and why it is that tower's.

import { t } from '../../src/core/i18n.svelte';
import { whoIs } from '../../src/core/people';
import type { Actor, Names, Status } from '../module';
import { parsePosition, seatOf } from './position';
import type { KamisadoView } from './view';
import { colourWord, groundWord } from './words';

export function status({ board }: KamisadoView, actor: Actor, names: Names): Status {
  if (board.phase !== 'play')
    return { text: t(`kamisado-status-${board.phase}`, { ...actor }), why: '' };
  return {
    text: t('kamisado-status', { ...actor, colour: activeColour(board) }),
    why: why(board, names),
  };
}

function activeColour({ position }: KamisadoView['board']): string {
  const { active } = parsePosition(position);
  return active ? colourWord(active.colour) : 'none';
}

function why(board: KamisadoView['board'], names: Names): string {
  const event = board.events.findLast(({ event }) => event === 'moved' || event === 'passed');
  if (event?.event !== 'moved' && event?.event !== 'passed') return t('kamisado-status-opening');
  const who = whoIs(names[seatOf(event.side)] ?? '');
  const { active } = parsePosition(board.position);
  const ground = active ? groundWord(active.colour) : '';
  if (event.event === 'passed')
    return t('kamisado-status-blocked', { ...who, tower: colourWord(event.tower), ground });
  return event.pushed.length > 0
    ? t('kamisado-status-pushed', { ...who, ground })
    : t('kamisado-status-landed', { ...who, ground });
}
