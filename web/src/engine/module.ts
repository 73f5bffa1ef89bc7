// This side of the door to the engines (crates/kamidana-wasm/src/door.rs is the other): texts go in
// and come out through the module's memory.

interface Door {
  memory: WebAssembly.Memory;
  /** Makes room for a question of so many bytes, and says where. */
  room(length: number): number;
  /** Answers it piece by piece and returns the status that the server's answer would have. */
  ask(memory: number): number;
}

export class EngineModule {
  readonly #door: Door;
  #tell: (piece: string) => void = () => undefined;

  constructor(module: WebAssembly.Module) {
    const decoder = new TextDecoder();
    const tell = (at: number, length: number): void =>
      this.#tell(decoder.decode(new Uint8Array(this.#door.memory.buffer, at, length)));
    const house = { now: () => performance.now(), tell };
    this.#door = new WebAssembly.Instance(module, { house }).exports as unknown as Door;
  }

  /** Asks what the server would be asked; tables of engines take at most so many mebibytes. */
  ask(path: string, body: string, memory: number, tell: (piece: string) => void): number {
    const question = new TextEncoder().encode(`${path}\n${body}`);
    const at = this.#door.room(question.length);
    new Uint8Array(this.#door.memory.buffer, at, question.length).set(question);
    this.#tell = tell;
    return this.#door.ask(memory);
  }
}
