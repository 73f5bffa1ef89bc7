// What the server says of a game of Kamisado.

import type { components } from '../../src/core/protocol';
import type { ViewOf } from '../../src/core/types';

type Served = components['schemas'];

export type Side = Served['KamisadoSide'];
export type Colour = Served['KamisadoColour'];
export type Fill = Served['KamisadoFill'];
export type RoundReason = Served['KamisadoReason'];
export type KamisadoEvent = Served['KamisadoEvent'];
export type KamisadoView = ViewOf<Served['KamisadoBoard']>;
export type Landings = Served['KamisadoLandings'];
