import type { EventTimes } from '../event-times.ts';

/** Beside what a card stands, and where exactly when that is only a part of it. */
export interface CardPlace {
  anchor: HTMLElement;
  at?: DOMRect | undefined;
}

/** The small card that is open: of an event, by its key, or of an empty slot in which one is begun. */
export type ShownCard = CardPlace & ({ key: string; times?: undefined } | { times: EventTimes; key?: undefined });
