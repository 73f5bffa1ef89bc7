// The analysis of a game without a module: its positions as the server writes them.

import type { AnalysisModule } from '../module';
import Editor from './Editor.svelte';

const analysis: AnalysisModule = { Editor, wideEditor: true };

export default analysis;
