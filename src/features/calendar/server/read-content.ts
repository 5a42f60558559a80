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

export type GivenEvent = GivenOf<typeof changeOccurrence>['body']['event'];

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

/** Read-only `extendedProps`; values a client sends back are ignored. */
const answered = ['ownerId', 'isEditable', 'occurrence', 'isException', 'version'];
const maxAdditions = 20_000;

/**
 * Returns the content of an event after a change; omitted fields stay as they are.
 * @throws 400
 */
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
  // Only changed occurrences have a master, and they have no rule of their own.
  const wantedRule = before?.masterId != null ? null : rrule === undefined ? (before?.rrule ?? null) : rrule;
  const wanted = readTimes({ ...given, timeZone }, before);
  // A series counts from the written start, even if its first occurrence is an hour late.
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
  if (JSON.stringify(additions).length > maxAdditions) throw invalid('event.extendedProps', { code: 'too_long', max: maxAdditions });
  return additions;
}

/** Changes the owner to the person making the change if the event moves to a calendar its owner cannot see. */
export async function changedBy(before: EventRecord, content: EventContent, scope: Scope): Promise<EventRecord> {
  const after = { ...before, ...content };
  // Anyone but the owner would lose sight of an event by making it private.
  if (after.isPrivate && !before.isPrivate && before.ownerId !== scope.identity.personId)
    throw new Refusal('forbidden', { code: 'event_of_its_owner' });
  if (after.calendar === before.calendar && after.ownCalendarId === before.ownCalendarId) return after;
  const calendar = calendarOf(after, await calendarsOf([after], scope));
  const isHidden = calendar ? !maySee(calendar, before.ownerId) : after.calendar === 'Personal';
  return isHidden ? { ...after, ownerId: scope.identity.personId } : after;
}

interface GivenPlace {
  extendedProps?: { calendar?: CalendarName | undefined; ownCalendarId?: number | null | undefined } | undefined;
}

export type EventPlace = Pick<EventRecord, 'calendar' | 'ownCalendarId'>;

/**
 * Returns an event's calendar after a change: one of the five by `calendar`, or a custom one by `ownCalendarId`, which counts as `ETC`. An
 * event
 * stays in its custom calendar when a client that knows only the five sends `ETC` back.
 * @param field of the request that holds the custom calendar
 * @throws 400 for a custom calendar the signed-in person cannot write to
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
