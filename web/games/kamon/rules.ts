// The rules of Kamon, with ids of ours.

import type { Section } from '../../src/learn/rules';

const START = 'w3l4k1w1/c6l1w6k5./w4f2k6m3c5m4/w2f5c1c4f1m1f3/m6c3c2k2l2l6/l3f6m2f4w5/k3l5k4m5 b -';

export const RULES: readonly Section[] = [
  {
    id: 'board',
    rules: [
      { ids: ['B1'] },
      { ids: ['B2'] },
      { ids: ['B3'], ruling: 'clause', picture: 'tokens' },
      { ids: ['B4'] },
    ],
  },
  {
    id: 'play',
    rules: [
      { ids: ['P1'], diagrams: [{ id: 'P1', position: START }] },
      { ids: ['P2'], diagrams: [{ id: 'P2', position: START, moves: ['g3'], show: ['c3'] }] },
    ],
  },
  {
    id: 'end',
    rules: [
      {
        ids: ['W1'],
        diagrams: [
          {
            id: 'W1',
            position: 'l3xm1m3/c1oxw6./f5w3f3xc6o/m5w5ok1xxf4/ow4oxf1w1/k4om4xl6/c5ok5l5 b k6',
            show: ['g3'],
          },
        ],
      },
      {
        ids: ['W2'],
        ruling: 'whole',
        diagrams: [
          {
            id: 'W2',
            position: '.l5ok4/f4m6w4c3m5/c6c1m4ool4/m3xxxxc5o/m2f5of6xk3/f3c4of2x/m1ol1x b w3',
            show: ['d1'],
          },
        ],
      },
      {
        ids: ['W3'],
        diagrams: [
          {
            id: 'W3',
            position: 'w4o.c1/m1c2f4m3x/k1c6c3w5f5x/l4xxc5ool2/k5oxw2oo/xxok4x/of2c4w3 b k2',
            show: ['e1'],
          },
        ],
      },
      { ids: ['W4'] },
      {
        ids: ['W5'],
        ruling: 'whole',
        diagrams: [
          {
            id: 'W5',
            position: 'l1xxx/f2ow4.x/oc5oxxf1/l4ol5f6w1ox/k2l6c1c6l2c4/k1oom4f5/w2xol3 b f4',
            show: ['b3'],
          },
        ],
      },
      {
        ids: ['W6'],
        diagrams: [
          {
            id: 'W6',
            position: 'm3ol5x/w4w3oxw2/xc5m1l4xx/xow5oom2c4/oc2l2xox/c1m5l3f6l1/.om4k5 b f4',
            show: ['f4'],
          },
        ],
      },
      {
        ids: ['W7'],
        ruling: 'clause',
        diagrams: [
          {
            id: 'W7',
            position: 'ooxo/xoxw1x/oooxxx/xok1ooo./ooxoox/ooxxx/xxxx b k5',
            show: ['d3', 'b4'],
          },
        ],
      },
      { ids: ['W8'], ruling: 'whole' },
    ],
  },
];
