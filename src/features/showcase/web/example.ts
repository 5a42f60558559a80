import type { ComponentType } from 'react';

/** A source file: its name, its text, and the text split into highlighted tokens (`keyword`, `string`). */
export interface CodeFile {
  readonly name: string;
  readonly text: string;
  readonly pieces: readonly (string | readonly [kind: string, text: string])[];
}

/** One example on a page. Its texts are always English, like the code next to it. */
export interface Example {
  readonly title: string;
  /** A sentence on when to use it or what to look for. */
  readonly text: string;
  readonly Shown: ComponentType;
  /** Its source and adjacent styles, imported from its file with `?code`. */
  readonly code: () => Promise<{ files: readonly CodeFile[] }>;
  /** Whether it needs the full width. */
  readonly isWide?: boolean;
}

export interface PageNotes {
  /** Keys and their effects. */
  readonly keys?: readonly (readonly [key: string, what: string])[];
  /** What a screen reader announces, and what the page must provide. */
  readonly spoken: string;
}
