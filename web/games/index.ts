// The games the site has boards for, in the order in which they are shown. A game that is not
// here, but that the server plays, gets the plain board.

import kami from './kami/manifest';
import kamisado from './kamisado/manifest';
import kamon from './kamon/manifest';
import type { GameManifest } from './module';

export const GAMES: readonly GameManifest[] = [kamisado, kami, kamon];
