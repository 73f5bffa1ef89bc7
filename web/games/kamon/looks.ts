// What somebody can prefer for the board.

export interface Looks {
  /** Whether every cell shows its name. */
  coordinates: boolean;
  /** Whether every token shows its number as a numeral. */
  numerals: boolean;
}

export const USUAL_LOOKS: Looks = { coordinates: false, numerals: false };
