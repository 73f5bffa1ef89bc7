// Learning Kamon.

import type { LearnModule } from '../module';
import { COURSE } from './course';
import { RULES } from './rules';
import Tokens from './Tokens.svelte';

const learn: LearnModule = {
  course: COURSE,
  rules: RULES,
  pictures: { tokens: Tokens },
  // The board, and the pile below it.
  placeHeight: () => 'calc(87cqw + 7.5rem)',
};

export default learn;
