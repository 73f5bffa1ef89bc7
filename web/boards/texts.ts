// Human texts of a board: a key and its arguments go out, the words come in. The keys are fit for
// Fluent, the arguments are plain words and numbers it can select by. Each game lists its own.

export type Texts<Arguments> = <Key extends keyof Arguments & string>(
  key: Key,
  args: Arguments[Key],
) => string;

export type Say<Arguments> = <Key extends keyof Arguments & string>(
  key: Key,
  args: Arguments[Key],
) => void;

/** What any board may ask for. */
export type AnyTexts = Record<string, Record<string, string | number>>;
