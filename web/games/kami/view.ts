// What the server says of a game of Kami. The letters of the cards: Soldier, Lance, Rider (Cavalier),
// Silver Dragon (Argent), Gold Dragon (Or), Tower, Fool, Empress (Impératrice).

import type { components } from '../../src/core/protocol';
import type { ViewOf } from '../../src/core/types';

type Served = components['schemas'];

export type Card = Served['KamiCard'];
export type KamiPhase = Served['KamiPhase'];
export type KamiSeat = Served['KamiSeat'];
export type SeenCard = Served['KamiSeenCard'];
export type FinishedRound = Served['KamiFinishedRound'];
export type KamiRound = Served['KamiRound'];
export type KamiView = ViewOf<Served['KamiBoard']>;
export type Cards = Served['KamiCards'];
