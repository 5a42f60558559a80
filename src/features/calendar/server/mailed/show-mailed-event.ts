import type { Scope } from '#server/scope.ts';
import { endOf, startOf } from '../../event-times.ts';
import type { MailedEvent } from '../../mailed-contract.ts';
import { findKept, organizerOf, ownerAsGuest } from './find-kept.ts';
import type { MailedFile } from './read-mailed-file.ts';

/** What a mail tells of, as its reader sees it: with their answer, and where it stands in their calendar. */
export async function showMailedEvent(file: MailedFile, scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>): Promise<MailedEvent> {
  const [{ title, times, rrule, location, organizer, spanUntil }] = file.events;
  const { named } = await findKept(file, scope);
  const known = named && organizerOf(named);
  // Somebody else may have taken its name.
  const isSame = !organizer || !known || known.email.toLowerCase() === organizer.email.toLowerCase();
  const kept = isSame ? named : undefined;
  const sequence = kept ? known?.organizes.sequence : undefined;
  const isAnswered = kept !== undefined && (sequence === undefined || sequence >= file.sequence);
  return {
    kind: file.kind,
    title,
    start: startOf(times),
    end: endOf(times),
    allDay: times.allDay,
    timeZone: times.timeZone,
    rrule,
    location,
    organizer,
    answer: (isAnswered && ownerAsGuest(kept)?.answer) || 'waiting',
    inCalendar: kept ? { id: kept.id, start: startOf(kept), occurrence: kept.masterId === null ? null : kept.occurrence } : null,
    isOvertaken: sequence !== undefined && sequence > file.sequence,
    isOver: spanUntil !== null && spanUntil < scope.now,
  };
}
