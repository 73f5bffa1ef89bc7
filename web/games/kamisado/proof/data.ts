// The files that prove it, as they lie on the site: loaded when somebody wants them.

import tableAddress from '../../../../crates/kamidana-engine/src/kamisado/openings/openings.bin?url';
import firstMoves from '../first-moves.txt?url';
import strategyAddress from '../strategy.txt?url';
import rules from './rules.js?url';
import search from './search.js?url';
import walk from './strategy.js?url';
import { readTable } from './table.js';

export const ADDRESSES = { firstMoves, strategy: strategyAddress, rules, search, walk };

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

export const loadStrategy = async (): Promise<string> => (await load(strategyAddress)).text();

export const loadTable = async (): Promise<ReturnType<typeof readTable>> =>
  readTable(await (await load(tableAddress)).arrayBuffer());
