// A link to a game that others can open.

import { writeAddress } from '../analysis/address';
import { isHere, tablePath, tablesOf } from './tables';
import type { TableId } from './types';

/** To the table, or, of one that only this browser has, to an analysis that brings the record along. */
export async function linkTo(id: TableId): Promise<string> {
  if (!isHere(id)) return location.origin + tablePath(id);
  const record = await tablesOf(id).record(id);
  const source = { kind: 'record', record } as const;
  return location.origin + (await writeAddress({ source, at: undefined, attempt: undefined }));
}
