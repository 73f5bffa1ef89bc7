// What happened, for those who listen.

import type { Say } from '../../boards/texts';
import type { KamisadoTexts } from './texts';
import type { KamisadoEvent } from './view';
import { other, squareColour } from './position';

/** Says what happened, without what was said of it when it had only begun. */
export function sayEvents(
  events: readonly KamisadoEvent[],
  said: readonly KamisadoEvent[],
  say: Say<KamisadoTexts>,
): void {
  const same = said.every((event, at) => JSON.stringify(event) === JSON.stringify(events[at]));
  events.slice(same ? said.length : 0).forEach((event) => sayEvent(event, say));
}

function sayEvent(event: KamisadoEvent, say: Say<KamisadoTexts>): void {
  switch (event.event) {
    case 'moved': {
      const { side, tower, path, pushed } = event;
      const [from, to] = [path.slice(0, 2), path.slice(2)];
      const furthest = pushed.at(-1);
      if (furthest) {
        const ground = squareColour(furthest.to);
        return say('kamisado-pushed', { side, tower, from, to, count: pushed.length, ground });
      }
      return say('kamisado-moved', { side, tower, from, to, ground: squareColour(to) });
    }
    case 'passed': {
      const { side, tower, square } = event;
      const colour = squareColour(square);
      return say('kamisado-passed', { side, tower, square, next: other(side), colour });
    }
    case 'round-won': {
      const { winner, tower, reason } = event.end;
      return say('kamisado-round-won', { side: winner, tower, reason, points: event.points });
    }
    case 'placed':
      return say('kamisado-placed', { side: event.side });
    case 'filled':
      return say('kamisado-filled', { side: event.side, fill: event.fill });
    case 'round-started':
      return say('kamisado-round-started', { side: event.challenger });
    case 'match-over': {
      const won = event.state === 'decisive' ? event : null;
      return say('kamisado-match-over', { side: won?.winner ?? '', reason: won?.reason ?? '' });
    }
  }
}
