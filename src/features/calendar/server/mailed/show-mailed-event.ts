import type { Scope } from '#server/scope.ts';
import { endOf, startOf } from '../../event-times.ts';
import type { MailedEvent } from '../../mailed-contract.ts';
import { findKept, maySpeakOf, organizerOf, ownerAsGuest } from './find-kept.ts';
import type { EventOfMail } from './read-event-of-mail.ts';

/** What a mail tells of, as its reader sees it: with their answer, and where it stands in their calendar. */
export async function showMailedEvent(file: EventOfMail, scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>): Promise<MailedEvent> {
  const [{ title, times, rrule, location, organizer, spanUntil }] = file.events;
  const found = await findKept(file, scope);
  const isDisputed = !maySpeakOf(file, found);
  const kept = isDisputed ? undefined : found.named;
  const sequence = kept && organizerOf(kept)?.organizes.sequence;
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
    sender: organizer && organizer.email.toLowerCase() !== file.sender ? file.sender : null,
    answer: (isAnswered && ownerAsGuest(kept)?.answer) || 'waiting',
    inCalendar: kept ? { id: kept.id, start: startOf(kept), occurrence: kept.masterId === null ? null : kept.occurrence } : null,
    isOvertaken: sequence !== undefined && sequence > file.sequence,
    isDisputed,
    isOver: spanUntil !== null && spanUntil < scope.now,
  };
}
