import type { Icon } from '@tabler/icons-react';

/** A page of the menu, by itself. */
export interface MenuPage {
  readonly href: string;
  /** A key of the texts. */
  readonly label: string;
  /** Its own picture, or that of the line that it stands under. */
  readonly Icon: Icon;
  /** Pages without a line of their own that belong to it. */
  readonly covers?: readonly string[];
}
