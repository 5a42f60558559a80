import type { Icon } from '@tabler/icons-react';
import type { Marks } from '../find/match-text.ts';

/** A line of the palette. */
export interface PaletteItem {
  /** The same for the same thing, whatever stands around it. */
  key: string;
  icon: Icon;
  title: string;
  marks?: Marks | undefined;
  detail?: string;
  detailMarks?: Marks;
  /** At its end: when it was. */
  time?: string | null;
  /** The keys that do the same. */
  keys?: string | undefined;
  /** Where it leads: may be opened in another tab. */
  href?: string | undefined;
  run: () => void;
}

export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  /** Found for what was typed before: dimmed until the answer is there. */
  isLate?: boolean;
}
