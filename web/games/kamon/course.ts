// The Kamon course, always as Black. The positions come from games that were played.

import { among, anything, type Course } from '../../src/learn/course';

const START = 'w3l4k1w1/c6l1w6k5./w4f2k6m3c5m4/w2f5c1c4f1m1f3/m6c3c2k2l2l6/l3f6m2f4w5/k3l5k4m5 b -';

export const COURSE: Course = [
  { id: 'first', rule: 'P1', position: START, goals: [{ solution: 'f1', also: anything }] },
  {
    id: 'crest',
    rule: 'P2',
    position: START,
    moves: ['c1', 'd1'],
    goals: [{ solution: 'b3', also: among('a1', 'a4', 'f5') }],
  },
  {
    id: 'number',
    rule: 'P2',
    position: START,
    moves: ['g3', 'c3'],
    goals: [{ solution: 'e1', also: among('b1', 'b3', 'e6', 'f2') }],
  },
  {
    id: 'edges',
    rule: 'W1',
    position: 'l3xm1m3/c1oxw6./f5w3f3xc6o/m5w5ok1xxf4/ow4oxf1w1/k4om4xl6/c5ok5l5 b k6',
    goals: [{ solution: 'g3' }],
  },
  {
    id: 'corner',
    rule: 'W2',
    position: '.l5ok4/f4m6w4c3m5/c6c1m4ool4/m3xxxxc5o/m2f5of6xk3/f3c4of2x/m1ol1x b w3',
    goals: [{ solution: 'd1' }],
  },
  {
    id: 'round',
    rule: 'B4',
    position: 'f6m1xf5/of3xm4k1/f2oxok6w1/w6x.xl6k3f1/m6f4c2om3o/ooxox/k2w5xw3 b c6',
    goals: [{ solution: 'e3' }],
  },
  {
    id: 'loop',
    rule: 'W3',
    position: 'w4o.c1/m1c2f4m3x/k1c6c3w5f5x/l4xxc5ool2/k5oxw2oo/xxok4x/of2c4w3 b k2',
    goals: [{ solution: 'e1' }],
  },
  {
    id: 'safe',
    rule: 'P2',
    position: 'w4xm4c4/k4k2f2m5f1/m2f3m3oo./xc2f4ooxf6/c6ooxxm6/ol2w2l1x/m1c1l4x b f5',
    goals: [{ solution: 'b5', also: among('b4') }],
  },
  {
    id: 'block',
    rule: 'W6',
    position: 'm3ol5x/w4w3oxw2/xc5m1l4xx/xow5oom2c4/oc2l2xox/c1m5l3f6l1/.om4k5 b f4',
    goals: [{ solution: 'f4' }],
  },
  {
    id: 'full',
    rule: 'W7',
    position: 'ooxo/xoxw1x/oooxxx/xok1ooo./ooxoox/ooxxx/xxxx b k5',
    goals: [{ solution: 'd3', also: anything, replies: ['b4'] }],
  },
];
