// Kamon on the analysis page.

import type { AnalysisModule } from '../module';
import Block from './Block.svelte';
import Editor from './Editor.svelte';
import { hint, isBlock, marks } from './insight';

const analysis: AnalysisModule = {
  Editor,
  wideEditor: false,
  Insight: Block,
  shows: isBlock,
  marks,
  hint,
};

export default analysis;
