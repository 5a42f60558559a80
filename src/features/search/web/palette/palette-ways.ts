import type { Command, Given } from '#web/command.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Recent } from '../find/recents.ts';

/** What the lines of the palette do. */
export interface PaletteWays {
  t: TFunction;
  /** The texts in the reader's language, and in English: what is typed may be a word of either. */
  languages: readonly [TFunction, TFunction];
  open: (href: string, recent?: Recent) => void;
  /** Runs a command, or asks for what it needs beside what it was given. */
  begin: (command: Command, given?: readonly Given[]) => void;
  /** Closes the palette, then does it. */
  after: (run: () => void) => void;
}
