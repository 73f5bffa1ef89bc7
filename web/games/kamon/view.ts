// What the server says of a game of Kamon.

import type { components } from '../../src/core/protocol';
import type { ViewOf } from '../../src/core/types';

type Served = components['schemas'];

export type Side = Served['KamonSide'];
export type KamonView = ViewOf<Served['KamonBoard']>;
export type Placements = Served['KamonPlacements'];
