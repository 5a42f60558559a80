import { escapeHtml } from '#contract/escape-html.ts';
import { sendInvitation } from '#features/email/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { wordsIn } from '#server/words.ts';
import { texts } from '../../locales/server/texts.ts';
import type { EventRecord } from '../events/event-record.ts';
import { readPersons } from '../guests/read-guests.ts';
import { writeCalendar } from '../transfer/write-calendar.ts';
import { organizerOf, ownerAsGuest } from './find-kept.ts';

/** Tells the organizer outside what the owner of an event has answered (RFC 5546, REPLY), in the owner's language; nobody where none organizes it. */
export async function replyToOrganizer(
  event: EventRecord,
  { db, deps, entity, now }: Pick<Scope, 'db' | 'deps' | 'entity' | 'now'>,
): Promise<void> {
  const organizer = organizerOf(event);
  const guest = ownerAsGuest(event);
  const owner = (await readPersons([event.ownerId], { db, entity })).get(event.ownerId);
  if (!organizer || !guest || !owner || guest.answer === 'waiting') return;
  const { uid, occurrence, sequence } = organizer.organizes;
  const { name, email, answer } = guest;
  // What the owner has written to it is theirs.
  const told = { ...event, uid, occurrence, sequence, description: '', url: '', updatedAt: now, guests: [{ ...guest, personId: null }] };
  const organizers = new Map([[event.ownerId, organizer]]);
  const invitation = { method: 'REPLY', text: writeCalendar([told], { organizers, method: 'REPLY' }) };
  const words = wordsIn(texts, owner.language);
  const values = { name: name || owner.name, title: event.title };
  await sendInvitation(
    db,
    deps,
    {
      entity,
      ownerId: event.ownerId,
      from: { name: name || owner.name, email },
      to: { name: organizer.name, email: organizer.email },
      subject: words(`calendarMail.reply.${answer}.subject`, values),
      message: `<p>${escapeHtml(words(`calendarMail.reply.${answer}.text`, values))}</p>`,
      invitation,
    },
    now,
  );
}
