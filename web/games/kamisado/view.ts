// What the server says of a game of Kamisado.

import type { components } from '../../src/core/protocol';
import type { ViewOf } from '../../src/core/types';

type Served = components['schemas'];

export type Side = Served['Side'];
export type Colour = Served['Colour'];
export type Fill = Served['Fill'];
export type RoundReason = Served['KamisadoReason'];
export type KamisadoEvent = Served['KamisadoEvent'];
export type KamisadoView = ViewOf<Served['KamisadoBoard']>;
