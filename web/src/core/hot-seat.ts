// Several players at one device.

import type { GameModule } from '../../games/module';
import type { TableState } from './types';

/** Whether players who share a device have secrets from each other. */
export const sharesSecrets = (table: TableState, module: GameModule): boolean =>
  table.yours.length > 1 && module.withoutSecrets !== undefined && table.stage !== 'over';
