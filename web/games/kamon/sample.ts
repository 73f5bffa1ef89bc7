// Some position in the middle of a game.

import mid from './samples/mid.json';
import type { KamonView } from './view';

export const sample = mid as unknown as KamonView;
