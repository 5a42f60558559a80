import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { CalendarName } from '../../contract.ts';
import { calendarsOf, mayWrite } from '../calendars/calendar-access.ts';
import type { EventRecord } from './event-record.ts';

/** What a client names of it. */
interface GivenPlace {
  extendedProps?: { calendar?: CalendarName | undefined; ownCalendarId?: number | null | undefined } | undefined;
}

/** The calendar in which an event is. */
export type EventPlace = Pick<EventRecord, 'calendar' | 'ownCalendarId'>;

/**
 * The calendar that an event is in after a change. One of the five is named by `calendar`, an own one by `ownCalendarId` and counts as `ETC`: who
 * knows only the five and sends that back leaves the event where it is.
 * @param field where the own calendar stands in the call
 * @throws 400 for an own calendar in which the signed-in person may not write
 */
export async function readPlace(
  { extendedProps: given = {} }: GivenPlace,
  before: EventPlace | null,
  { db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>,
  field = 'event.extendedProps.ownCalendarId',
): Promise<EventPlace> {
  const { calendar, ownCalendarId } = given;
  if (ownCalendarId == null) {
    const isMoved = ownCalendarId === null || (calendar !== undefined && calendar !== before?.calendar);
    const stays = before && !isMoved ? before.ownCalendarId : null;
    return { calendar: calendar ?? before?.calendar ?? 'Business', ownCalendarId: stays };
  }
  const own = (await calendarsOf([{ ownCalendarId }], { db, entity })).get(ownCalendarId);
  if (!own || !mayWrite(own, identity.personId)) throw invalid(field, 'unknown_calendar');
  return { calendar: 'ETC', ownCalendarId };
}
