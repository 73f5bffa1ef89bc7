// Learning Kamisado.

import type { LearnModule } from '../module';
import { COURSE } from './course';
import Lengths from './Lengths.svelte';
import { RULES } from './rules';
import type { KamisadoView } from './view';

const learn: LearnModule<KamisadoView> = {
  course: COURSE,
  rules: RULES,
  pictures: { lengths: Lengths },
  placeHeight: () => '100cqw',
};

export default learn;
