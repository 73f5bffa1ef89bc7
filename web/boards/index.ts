// Three boards that show and point, and know no rules. Load boards.css beside them.

export { USUAL_SETTINGS, type Board, type BoardOptions, type Settings } from './board';
export { KamiTable } from '../games/kami/table';
export { KamisadoBoard } from '../games/kamisado/board';
export { KamonBoard } from '../games/kamon/board';
export {
  COLOURS,
  contrast,
  PALETTES,
  textOn,
  type Palette,
  type PaletteName,
} from '../games/kamisado/palette';
export type { Say, TextArguments, TextKey, Texts } from './texts';
export type * from './view';
