import type { CalendarEvent } from '../../contract.ts';

/** What tells an occurrence from all others, also when it was moved. */
export function eventKey({ id, extendedProps: { occurrence } }: CalendarEvent): string {
  return occurrence === null ? String(id) : `${id}@${occurrence}`;
}
