// The characters of the eight colours as outlines in a box from 0 to 100: 茶 緑 赤 黄 桃 紫 青 橙.
// They are shared with the command line; shapes/README.md says where they come from.

import shapes from '../../../shapes/kamisado.json';
import type { Colour } from './view';

export const CHARACTERS: Readonly<Record<Colour, string>> = shapes.characters;
