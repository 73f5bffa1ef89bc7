import type { GameManifest } from '../module';

const manifest: GameManifest = {
  id: 'kamon',
  name: 'Kamon',
  shape: 'beside',
  sound: 'wood',
  quick: {},
  kind: () => [],
  position: /^([lcfkwm]\d|[xo.])+(\/([lcfkwm]\d|[xo.])*)+ /,
  faces: () => import('../../../shapes/faces/kamon.json'),
  load: () => import('.'),
  learn: () => import('./learn'),
  analysis: () => import('./analysis'),
  solved: () => import('./Solved.svelte'),
  preferences: () => import('./Preferences.svelte'),
};

export default manifest;
