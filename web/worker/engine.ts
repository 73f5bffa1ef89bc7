// Where engines think in a browser: first comes the compiled module, then one question after the other.
// Whoever does not want an answer any more ends the whole worker, which also gives back its memory.

import { EngineModule } from '../src/engine/module';
import type { Question } from '../src/engine/crew';

let engine: EngineModule | undefined;

self.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Question>): void => {
  if (data instanceof WebAssembly.Module) {
    engine = new EngineModule(data);
    return;
  }
  const { path, body, memory } = data;
  const status = engine?.ask(path, body, memory, (piece) => self.postMessage(piece));
  self.postMessage(status);
};
