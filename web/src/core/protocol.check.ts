// `npm run check` fails if what the server says (protocol.ts, generated from openapi.json by
// `npm run types`) and what the site expects (types.ts) have drifted apart.

import type { components } from './protocol';
import type * as site from './types';

type Served = components['schemas'];
type SameKeys<A, B> = [Exclude<keyof A, keyof B>, Exclude<keyof B, keyof A>] extends [never, never]
  ? true
  : never;
type SameWords<A, B> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : never;

export const checked: [
  SameKeys<site.TableState, Served['TableState']>,
  SameKeys<site.SeatState, Served['SeatState']>,
  SameKeys<site.Summary, Served['Summary']>,
  SameKeys<site.Line, Served['Line']>,
  SameKeys<site.Step, Served['Step']>,
  SameKeys<site.Reading, Served['Reading']>,
  SameKeys<site.Setup, Served['Setup']>,
  SameKeys<site.Finding, Served['Finding']>,
  SameWords<site.FromServer['type'], Served['FromServer']['type']>,
  SameWords<site.FromClient['type'], Served['FromClient']['type']>,
  SameWords<site.Wanted['want'], Served['Wanted']['want']>,
  SameWords<site.Wish['kind'], Served['Wish']['kind']>,
  SameWords<site.How['how'], Served['How']['how']>,
  SameWords<site.TimeControl['kind'], Served['TimeControl']['kind']>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true];
