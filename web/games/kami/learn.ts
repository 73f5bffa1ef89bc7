// Learning Kami.

import { t } from '../../src/core/i18n.svelte';
import type { LearnModule } from '../module';
import Cards from './Cards.svelte';
import { COURSE } from './course';
import { RULES } from './rules';
import { seenBy } from './secrets';
import type { KamiView } from './view';

/** Who sits around the table, clockwise from the learner. */
const OTHERS = ['Aki', 'Mio', 'Ren'];

const learn: LearnModule<KamiView> = {
  course: COURSE,
  rules: RULES,
  pictures: { cards: Cards },
  placeHeight: () => '36rem',
  seenBy,
  names({ board }, seat) {
    const { mode } = board.round;
    const clockwise = [t('kami-course-you'), ...OTHERS].slice(0, mode);
    return Object.fromEntries(
      clockwise.map((name, turn) => [((seat - 1 + turn) % mode) + 1, name]),
    );
  },
};

export default learn;
