// Whole games that random play has come upon; find-games.mjs looks for them and writes this file.

/** A standard match of Kamisado with a push, a pass, and a fill from either side. */
export const KAMISADO_MATCH =
  'b1g6 e8e6 f1f7 e6e3 c1c5 b8b4 c5d6 f8g7 a1b2 h8h2 d6b8 right g8g5 a1a4 g5e3 a4c6 a8a4 e1h4 c8f5 c1d2 f8g7 d1g4 b8c7 f1e2 d8d6 c6c7 b1b7 a4a2 b7b8 left a8g2 b1b7 b7a8';

/** A game of Kamon for every way to end one: how the tokens lie, and the moves. */
export const KAMON_GAMES = {
  edges: {
    layout: 'l1c4l4m1/w3l3m5w5k4/k6f6l5w6k2k3/f1k1w2c6m4w4m2/w1c1l2f4l6m6/f3c5f5c2./f2c3k5m3',
    moves: 'b1 b4 c4 e6 d7 f4 e2 d4 c2 e5 c3 b2 c6 b5 c5',
    winner: 'black',
    reason: 'edges',
  },
  loop: {
    layout: 'm6m2l6w4/w3w1c3k2k6/l1w5k5f1m5f6/m4m3k3m1f3f4l2/l3c5c6l5f2k4/k1w6.c1f5/l4c2w2c4',
    moves: 'b5 e3 a3 e4 g1 d7 a2 g2 b3 f4 b2 f2 c2 g3',
    winner: 'white',
    reason: 'loop',
  },
  block: {
    layout: 'm5m2m1c6/m3m6w1w6f3/f6.l3l5k6c4/l1k4w4f4w2l6k1/c2k5f2m4c3w3/l2k2f1l4c1/c5k3f5w5',
    moves: 'b5 c1 e3 f3 d1 f4 e4 c6 d3 d2 c5 d7 e2 g3 d4',
    winner: 'black',
    reason: 'block',
  },
  full: {
    layout: 'w3m2l3l4/m1m5f6c2m3/l6f4c5f2k6./k2c3l1w4l2k4w6/l5f3m6f5c4w5/w2c1k5f1m4/k1k3w1c6',
    moves:
      'e6 f3 c5 c1 a3 a4 c2 e2 g2 a1 f1 d4 f5 b5 b1 g3 d7 e3 a2 b2 e1 d3 d5 c4 d1 d6 g1 f2 b4 e5 g4 d2 c3 e4 b3 f4',
    winner: 'draw',
    reason: 'full',
  },
} as const;
