import type { GameManifest } from '../module';

const manifest: GameManifest = {
  id: 'kamisado',
  name: 'Kamisado',
  shape: 'square',
  sound: 'wood',
  quick: { length: 'single' },
  kind: ({ length = '', setup = '' }) => [
    ...(length ? [['length', length] as const] : []),
    ...(setup && setup !== 'usual' ? [['setup', setup] as const] : []),
  ],
  position: /^(?=.*[1-8ngrykpbo])[1-8ngrykpbo+]+(\/[1-8ngrykpbo+]*)+ /i,
  moves: /^([a-h][1-8][a-h][1-8]|left|right)$/,
  faces: () => import('../../../shapes/faces/kamisado.json'),
  load: () => import('.'),
  learn: () => import('./learn'),
  analysis: () => import('./analysis'),
  solved: () => import('./Solved.svelte'),
  preferences: () => import('./Preferences.svelte'),
};

export default manifest;
