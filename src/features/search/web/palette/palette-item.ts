import type { Icon } from '@tabler/icons-react';
import type { Marks } from '../find/match-text.ts';
import { bandOf } from '../find/rank.ts';

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
  /** How well it matches, see `rankName`; the lower the better. Without it is among the last. */
  rank?: number;
  run: () => void;
}

export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  isOfRecords?: boolean;
  /** Found for what was typed before: dimmed until the answer is there. */
  isLate?: boolean;
}

/**
 * Groups by the place of their best line. Of those that match as well pages and actions come first, always in their order; then records, those
 * whose names have what was typed before the others.
 */
export function bestFirst(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const placeOf = ({ items, isOfRecords }: PaletteGroup) => {
    const best = Math.min(...items.map(({ rank = Number.POSITIVE_INFINITY }) => rank));
    return bandOf(best) * 100 + (isOfRecords ? 1 + Math.min(Math.floor(best * 2), 50) : 0);
  };
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}
