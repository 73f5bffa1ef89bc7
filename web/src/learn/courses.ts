import type { GameId } from '../core/types';
import { canFail, keysOf, type Course } from './course';
import { KAMI } from '../../games/kami/course';
import { KAMISADO } from '../../games/kamisado/course';
import { KAMON } from '../../games/kamon/course';

export const COURSES: Record<GameId, Course> = { kamisado: KAMISADO, kami: KAMI, kamon: KAMON };

export const GAMES: readonly GameId[] = ['kamisado', 'kami', 'kamon'];

export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text);

/** The keys of all the words of a course. */
export const courseKeys = (game: GameId): string[] =>
  COURSES[game].flatMap((step) => {
    const { title, texts, wrong } = keysOf(game, step);
    return [title, ...texts, ...(canFail(step) ? [wrong] : [])];
  });
