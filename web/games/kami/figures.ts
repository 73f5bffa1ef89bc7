// The eight figures of Kami as small woodblock prints: a ground in one or two flat pigments and one
// strong silhouette. Drawn for the picture of a card, 56 wide and 82 high, from (0, 0).

import type { Card } from './view';
import { ribbon, type Ribbon } from './ribbon';

/** A flat colour and the shape it fills. */
export type Block = readonly [pigment: Pigment, shape: string];

/** `ground` is the card's own pigment; the others are the same on all cards. */
export type Pigment = 'ground' | 'ink' | 'paper' | 'straw' | 'mist' | 'dusk' | 'moss' | 'gold';

export interface Figure {
  readonly ground: string;
  readonly blocks: readonly Block[];
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const hills = 'M0 66C10 58 18 58 28 63C38 67 46 62 56 58V82H0Z';

/** A dragon's head in profile, looking left, its neck ending at (0, 0). */
const HEAD =
  'M2 6C-3 8 -8 8 -12 6L-20 7L-25 4L-18 2L-26 -1C-25 -5 -20 -7 -15 -7C-12 -10 -8 -11 -5 -11L4 -20L2 -11L12 -17L7 -8L14 -8L8 -3L10 3Z';

const silver: Ribbon = ribbon(
  [
    [24, 26, 5.5],
    [34, 27, 6.2],
    [42, 34, 6.6],
    [38, 44, 6.6],
    [26, 48, 6.4],
    [15, 54, 6],
    [15, 64, 5.4],
    [26, 70, 4.6],
    [38, 68, 3.4],
    [48, 60, 2],
    [51, 52, 0.4],
  ],
  5,
  5.5,
);

const gold: Ribbon = ribbon(
  [
    [33, 21, 5.6],
    [23, 20, 6.2],
    [12, 28, 6.6],
    [8, 42, 6.8],
    [14, 57, 6.8],
    [28, 63, 6.4],
    [42, 58, 5.8],
    [47, 45, 5],
    [40, 35, 4],
    [29, 34, 3],
    [24, 42, 2],
    [28, 48, 0.4],
  ],
  5,
  5.5,
);

/** Moves a shape written with absolute points by (x, y), turned to look right if asked. */
function moved(shape: string, x: number, y: number, flip = false): string {
  let horizontal = true;
  return shape.replace(/-?\d+(\.\d+)?/g, (number) => {
    const value = horizontal ? x + (flip ? -1 : 1) * Number(number) : y + Number(number);
    horizontal = !horizontal;
    return String(value);
  });
}

export const FIGURES: Readonly<Record<Card, Figure>> = {
  // A foot soldier under a wide hat.
  S: {
    ground: '#dcc58e',
    blocks: [
      ['straw', hills],
      ['ink', 'M28 13C22 22 12 32 3 38C18 43 38 43 53 38C44 32 34 22 28 13Z'],
      ['ink', 'M18 41H38V47C38 54 34 58 28 58C22 58 18 54 18 47Z'],
      ['ink', 'M6 82C6 67 13 59 21 57L28 63L35 57C43 59 50 67 50 82Z'],
      ['paper', 'M20 43.5C25 45 31 45 36 43.5L35.4 47C31 48.5 25 48.5 20.6 47Z'],
      ['paper', circle(28, 30, 4.2)],
      ['ground', 'M19 66H37V68.4H19ZM17.5 72.5H38.5V75H17.5Z'],
    ],
  },
  // A long blade with a pennant in the wind.
  L: {
    ground: '#9db4c4',
    blocks: [
      ['mist', 'M0 56C14 50 24 60 38 55C46 52 52 52 56 54V82H0Z'],
      ['ink', 'M15.6 82L36.5 27L39.8 28.2L19.4 82Z'],
      ['ink', 'M45 5C47 14 45 23 39.5 31L34 29C34.5 19 38 11 45 5Z'],
      ['ink', 'M28.5 27.5C33 27 39 29 45.5 34.5C39.5 35 33 33 28.5 27.5Z'],
      [
        'ink',
        'M35.8 38C27 33 19 42 10 36C7 34 4.5 33.5 2 35L4 47C8 44.5 11 47 15 49C22 52 27 45 32.2 49.5Z',
      ],
      ['paper', circle(17, 42.6, 3.4)],
      ['paper', 'M43 12C43.5 18 42 23.5 38.6 28.4L37.4 28C38 22 40 16.5 43 12Z'],
    ],
  },
  // A horse's head with flying mane; the rider's horned helmet above it.
  C: {
    ground: '#a9b285',
    blocks: [
      ['moss', hills],
      [
        'ink',
        'M14 82C15 70 20 62 21 54C17 57 13 60 10 61C6 61 3 57 4 53C8 46 11 38 17 32L16 24L23 29C34 30 43 38 46 50C49 62 49 72 50 82Z',
      ],
      ['ink', 'M30 31C29 24 32 17 39 15C46 16 50 22 49 29L52 33H46C43 36 37 35 30 31Z'],
      ['ink', 'M37 17C31 15 27 10 27 4C30 9 34 11 39 12C44 11 48 9 51 4C51 10 47 15 41 17Z'],
      ['paper', circle(18.6, 39.4, 1.9)],
      ['paper', 'M6.6 54.6L9.6 53.6L8.8 56.4Z'],
      ['ground', 'M28 36C36 40 40 48 41 58L38.6 56C37 49 34 43 28 40Z'],
      ['ground', 'M35 60C38 66 39 73 39 82H36.4C36 74 35.4 67 33 62Z'],
      ['paper', 'M34 26.5C38 28.5 43 29 47.4 27.4L47 30C43 31 38 30.6 34.4 29Z'],
    ],
  },
  // Rising through mist under a sickle moon, pale on a night ground.
  A: {
    ground: '#3f5264',
    blocks: [
      ['mist', 'M0 74C12 68 20 74 32 71C42 69 50 70 56 72V82H0Z'],
      ['mist', circle(31, 34, 21)],
      ['paper', silver.spines],
      ['paper', silver.body],
      ['paper', moved(HEAD, 28, 27)],
      ['paper', 'M36 46L44 52L41 53L44 57L33 52ZM14 60L5 63L8 66L4 69L15 67Z'],
      ['ground', circle(17, 22.8, 1.7)],
    ],
  },
  // Coiled around the sun, dark on gold.
  O: {
    ground: '#d9a93c',
    blocks: [
      ['gold', circle(28, 43, 24)],
      ['ink', gold.spines],
      ['ink', gold.body],
      ['ink', moved(HEAD, 29, 21, true)],
      ['ink', 'M12 58L3 63L7 65L3 69L16 65ZM42 60L50 66L46 67L49 72L36 66Z'],
      ['ground', circle(40, 16.8, 1.7)],
    ],
  },
  // A keep of three storeys on its stone foot.
  T: {
    ground: '#c9987c',
    blocks: [
      ['dusk', 'M0 60C12 54 20 58 30 55C42 51 48 54 56 50V82H0Z'],
      ['ink', 'M5 82C10 78 12 72 13 64H43C44 72 46 78 51 82Z'],
      ['ink', 'M15 65V56H41V65Z'],
      [
        'ink',
        'M3 58C10 57 14 53 16 48H40C42 53 46 57 53 58L50 51C47 50 44 47 43 44H13C12 47 9 50 6 51Z',
      ],
      ['ink', 'M19 45V37H37V45Z'],
      [
        'ink',
        'M9 39C15 38 18 35 20 31H36C38 35 41 38 47 39L44.5 32.5C41.5 31 40 29 39 26H17C16 29 14.5 31 11.5 32.5Z',
      ],
      ['ink', 'M22 27V21H34V27Z'],
      ['ink', 'M13 23C20 21 25 16 28 9C31 16 36 21 43 23Z'],
      ['ink', 'M25 12L27 5L28 8L29 5L31 12Z'],
      [
        'paper',
        'M20 59H24V62H20ZM26 59H30V62H26ZM32 59H36V62H32ZM24 39.5H27V43H24ZM29 39.5H32V43H29Z',
      ],
      ['ground', 'M14 70H42L42.5 71.6H13.5ZM12 76H44L45 77.6H11Z'],
    ],
  },
  // A mask with a crooked mouth, a spotted scarf knotted at its side.
  F: {
    ground: '#c794a6',
    blocks: [
      ['dusk', 'M0 70C16 64 40 64 56 70V82H0Z'],
      ['mist', 'M40 26C46 20 51 20 55 14C54 22 53 26 47 30C51 31 54 34 55 39C49 36 44 35 39 33Z'],
      ['mist', 'M6 34C6 18 15 9 27 9C38 9 46 18 45 32C44 36 8 38 6 34Z'],
      ['paper', 'M8 36C18 39 34 38 43.5 34C45 50 38 70 27 71C15 72 7 54 8 36Z'],
      [
        'paper',
        circle(18, 20, 2.6) +
          circle(27, 15, 2.2) +
          circle(34, 22, 2.6) +
          circle(25, 26, 2.2) +
          circle(12.5, 28, 2),
      ],
      ['ink', 'M12 43C15 39 20 39 23 42C20 42 17 43 15 46Z'],
      ['ink', circle(18, 47.5, 2.4)],
      ['ink', 'M30 40C34 36 38 36 41 38C37 39 34 41 32 43Z'],
      ['ink', 'M31 46C34 44 37 44 39 46C37 49 33 49 31 46Z'],
      ['ink', circle(20, 60, 5.2)],
      ['ground', circle(19.4, 60, 2.4)],
      ['ink', 'M25 46C28 50 29 53 27 55C25.6 56 24 55.6 23 55L26 53C26 51 25.6 49 25 46Z'],
    ],
  },
  // An empress in layered robes, her crown before the sun.
  I: {
    ground: '#5b2f4f',
    blocks: [
      ['gold', circle(28, 33, 23)],
      [
        'ink',
        'M28 20C41 20 44 32 44 44C44 54 50 62 52 74L4 74C6 62 12 54 12 44C12 32 15 20 28 20Z',
      ],
      ['paper', 'M20 35C20 28 24 26 28 26C32 26 36 28 36 35C36 44 32 49 28 49C24 49 20 44 20 35Z'],
      ['ink', 'M20 35C23 33 26 30 28 27C30 30 33 33 36 35V26H20Z'],
      ['ink', 'M16 22L13 8L21 15L28 4L35 15L43 8L40 22Z'],
      ['paper', circle(28, 15.5, 2.4) + circle(20.4, 18, 1.5) + circle(35.6, 18, 1.5)],
      ['ink', 'M22.4 38.6H26V39.8H22.4ZM30 38.6H33.6V39.8H30Z'],
      ['ink', 'M26.6 44.4H29.4L28 46.4Z'],
      ['straw', 'M2 82C4 66 14 57 22 54L28 62L34 54C42 57 52 66 54 82Z'],
      ['ground', 'M20 55L28 70L36 55L33 51.5L28 61L23 51.5Z'],
      ['paper', 'M23 51.5L28 61L33 51.5L31 50L28 55.5L25 50Z'],
      ['ink', 'M18 82L28 70L38 82Z'],
    ],
  },
};
