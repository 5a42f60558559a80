import type { ComponentType } from 'react';

/** A file as its reader sees it: its name, its text, and the text in pieces, of which some say what they are (`keyword`, `string`). */
export interface CodeFile {
  readonly name: string;
  readonly text: string;
  readonly pieces: readonly (string | readonly [kind: string, text: string])[];
}

/** One thing that a page shows. Its words are English everywhere, as the code beside it is. */
export interface Example {
  readonly title: string;
  /** When one takes it, or what is to be seen; a sentence. */
  readonly text: string;
  readonly Shown: ComponentType;
  /** Its own source, and the styles beside it: an import of its file with `?code` behind the name. */
  readonly code: () => Promise<{ files: readonly CodeFile[] }>;
  /** It needs the whole width. */
  readonly isWide?: boolean;
}

/** How a part is used without a mouse. */
export interface PageNotes {
  /** Keys and what they do. */
  readonly keys?: readonly (readonly [key: string, what: string])[];
  /** What a screen reader says, and what the page that uses it must give. */
  readonly spoken: string;
}
