// Written by vite.worker.config.ts from what was built.
declare module 'virtual:files' {
  /** Names what was built: another one means another site. */
  export const VERSION: string;
  /** All files of the site but its page, by their path below the worker's own. */
  export const FILES: readonly string[];
  /** The script with which every page begins. */
  export const ENTRY: string;
}
