import type { Icon } from '@tabler/icons-react';

/** A page of the menu as a flat item. */
export interface MenuPage {
  readonly href: string;
  /** Translation key. */
  readonly label: string;
  /** Its own icon or that of its parent item. */
  readonly Icon: Icon;
  /** Pages without a menu item that belong to it. */
  readonly covers?: readonly string[];
}
