// Three boards that show and point, and know no rules. Load boards.css beside them.

export { USUAL_SETTINGS, type Board, type BoardOptions, type Settings } from './board';
export { KamiTable } from './kami/table';
export { KamisadoBoard } from './kamisado/board';
export { KamonBoard } from './kamon/board';
export { COLOURS, contrast, PALETTES, textOn, type Palette, type PaletteName } from './palette';
export type { Say, TextArguments, TextKey, Texts } from './texts';
export type * from './view';
