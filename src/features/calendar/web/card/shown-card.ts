import type { EventTimes } from '../event-times.ts';

/** The element a popover is attached to, and the exact position within it. */
export interface CardPlace {
  anchor: HTMLElement;
  at?: DOMRect | undefined;
}

/** The open popover: of an event by its key, or of an empty slot for a new event. */
export type ShownCard = CardPlace & ({ key: string; times?: undefined } | { times: EventTimes; key?: undefined });
