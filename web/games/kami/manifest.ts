import type { GameManifest } from '../module';

const manifest: GameManifest = {
  id: 'kami',
  name: 'Kami',
  shape: 'wide',
  sound: 'paper',
  quick: { players: '4' },
  pairings: [{ players: '2' }, { players: '3' }, { players: '4' }],
  kind: ({ players = '', level = '' }) => [
    ...(players ? [['players', players] as const] : []),
    ...(level ? [['level', level] as const] : []),
  ],
  position: /^[234] [SLCAOTFI?]+,/,
  faces: () => import('../../../shapes/faces/kami.json'),
  load: () => import('.'),
  learn: () => import('./learn'),
  analysis: () => import('./analysis'),
};

export default manifest;
