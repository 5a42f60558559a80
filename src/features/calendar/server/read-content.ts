import type { GivenOf } from '#contract/endpoint.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { CalendarName, changeOccurrence } from '../contract.ts';
import { calendarOf, calendarsOf, maySee, mayWrite } from './calendar-access.ts';
import type { EventRecord } from './event-record.ts';
import { readGuests } from './guests.ts';
import { readRule } from './read-rule.ts';
import { readTimes, skippedStart } from './read-times.ts';

/** The fields of an event that a client names. */
export type GivenEvent = GivenOf<typeof changeOccurrence>['body']['event'];

/** What of an event a client decides. */
export type EventContent = Omit<
  EventRecord,
  | 'entity'
  | 'id'
  | 'ownerId'
  | 'exceptDates'
  | 'masterId'
  | 'occurrence'
  | 'uid'
  | 'sequence'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'deletedBy'
>;

/** What Atrium answers in `extendedProps` of itself: a client that sends it back changes nothing by it. */
const answered = ['ownerId', 'isEditable', 'occurrence', 'isException', 'version'];
const mostAdditions = 20_000;

/** The content that an event has after a change: what is not named stays as it was. @throws 400 */
export async function readContent(
  given: GivenEvent,
  before: EventRecord | null,
  scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>,
): Promise<EventContent> {
  const {
    calendar: _calendar,
    ownCalendarId: _ownCalendar,
    guests,
    location,
    description,
    conference,
    isFree,
    isPrivate,
    timeZone,
    rrule,
    reminders: _own,
    ...rest
  } = given.extendedProps ?? {};
  // Only a changed occurrence has a master, and that has no rule of its own.
  const wantedRule = before?.masterId != null ? null : rrule === undefined ? (before?.rrule ?? null) : rrule;
  const wanted = readTimes({ ...given, timeZone }, before);
  // A series counts from what is written, also where its first occurrence is an hour late.
  const skipped = wantedRule ? skippedStart(given, wanted) : null;
  const counted = skipped ? { ...wanted, endsAt: skipped.endsAt ?? wanted.endsAt } : wanted;
  const { times, ...recurring } = readRule(wantedRule, counted, skipped ? { local: skipped.local } : {});
  return {
    title: given.title ?? before?.title ?? '',
    url: given.url ?? before?.url ?? '',
    ...(await readPlace(given, before, scope)),
    ...times,
    ...recurring,
    location: location ?? before?.location ?? '',
    description: description === undefined ? (before?.description ?? '') : cleanRichText(description, 'event.extendedProps.description'),
    conference: conference ?? before?.conference ?? '',
    isFree: isFree ?? before?.isFree ?? false,
    isPrivate: isPrivate ?? before?.isPrivate ?? false,
    guests: guests === undefined ? (before?.guests ?? []) : await readGuests(guests, before?.guests ?? [], scope),
    additions: mergeAdditions(rest, before?.additions ?? {}),
  };
}

function mergeAdditions(given: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const additions = { ...before, ...Object.fromEntries(Object.entries(given).filter(([name]) => !answered.includes(name))) };
  if (JSON.stringify(additions).length > mostAdditions) throw invalid('event.extendedProps', { code: 'too_long', max: mostAdditions });
  return additions;
}

/** An event that goes where its owner does not see it is from then on that of the person who put it there. */
export async function changedBy(before: EventRecord, content: EventContent, scope: Scope): Promise<EventRecord> {
  const after = { ...before, ...content };
  // Whoever makes an event private of which others are the owners would not see it any more.
  if (after.isPrivate && !before.isPrivate && before.ownerId !== scope.identity.personId)
    throw new Refusal('forbidden', { code: 'event_of_its_owner' });
  if (after.calendar === before.calendar && after.ownCalendarId === before.ownCalendarId) return after;
  const calendar = calendarOf(after, await calendarsOf([after], scope));
  const isHidden = calendar ? !maySee(calendar, before.ownerId) : after.calendar === 'Personal';
  return isHidden ? { ...after, ownerId: scope.identity.personId } : after;
}

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
