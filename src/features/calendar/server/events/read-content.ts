import type { GivenOf } from '#contract/endpoint.ts';
import { invalid } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { changeOccurrence } from '../../contract.ts';
import { readGuests } from '../guests/read-guests.ts';
import type { EventRecord } from './event-record.ts';
import { readPlace } from './read-place.ts';
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
