import { pageAddress } from '#contract/page-address.ts';
import { sendInvitation } from '#features/email/server/offers.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import type { Scope } from '#server/scope.ts';
import type { Guest } from '../../contract.ts';
import { startOf } from '../../event-times.ts';
import type { StoredGuest } from '../../tables.ts';
import type { EventRecord } from '../events/event-record.ts';
import type { EventWrite } from '../events/event-write.ts';
import { writeCalendar } from '../transfer/write-calendar.ts';
import { invitationPath } from './invitation-address.ts';
import { type InvitationKind, invitationMessage } from './invitation-message.ts';
import { keyOf, readPersons } from './read-guests.ts';

/** Tells guests what a change means for them: persons of the entity here, those outside by mail. */
export async function tellGuests(writes: EventWrite[], scope: Scope): Promise<void> {
  const told = writes.filter(({ isAlongside }) => !isAlongside);
  await tellPersons(told, scope);
  await tellOutside(told, scope);
}

async function tellPersons(writes: EventWrite[], { db, entity, identity, now }: Scope): Promise<void> {
  const notices = writes.flatMap((write) => {
    const { after } = write;
    const known = new Set(guestsBefore(write).map(keyOf));
    const added = guestsAfter(after).filter((guest) => guest.personId !== null && !known.has(keyOf(guest)));
    return added.map(({ personId }) => ({
      personId: personId ?? 0,
      kind: 'assignment' as const,
      area: 'calendar' as const,
      targetId: after.id,
      title: after.title,
      actorId: identity.personId,
      path: pageAddress('/apps/calendar', {}, { event: after.id, at: startOf(after) }),
      at: after.startsAt,
    }));
  });
  await notify(db, entity, notices, now);
}

async function tellOutside(writes: EventWrite[], scope: Scope): Promise<void> {
  const { db, deps, entity, now } = scope;
  const letters = writes.flatMap((write) => lettersFor(write, now));
  if (letters.length === 0) return;
  const organizers = await readPersons([...new Set(letters.map(({ event }) => event.ownerId))], scope);
  const origin = mailedOrigin(deps);
  for (const { event, guest, kind } of letters) {
    const organizer = organizers.get(event.ownerId);
    if (!organizer) continue;
    const { language, ...from } = organizer;
    const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const address = origin && `${origin}${await invitationPath(deps, { entity, id: event.id, email: guest.email })}`;
    const alone = { ...event, guests: event.guests.some((one) => keyOf(one) === keyOf(guest)) ? event.guests : [...event.guests, guest] };
    const invitation = { method, text: writeCalendar([alone], { organizers, method }) };
    const to = { name: guest.name, email: guest.email };
    await sendInvitation(
      db,
      deps,
      {
        entity,
        ownerId: event.ownerId,
        from,
        to,
        invitation,
        ...invitationMessage(event, kind, { organizer: from.name, language, address }),
      },
      now,
    );
  }
}

interface InvitationLetter {
  event: EventRecord;
  guest: Guest;
  kind: InvitationKind;
}

/** Who outside gets a mail. What is over concerns nobody any more. */
function lettersFor(write: EventWrite, now: Date): InvitationLetter[] {
  const { after } = write;
  const before = write.base ?? write.before;
  if ([before, after].every((one) => !one || (one.spanUntil && one.spanUntil < now))) return [];
  const outside = (guests: StoredGuest[]) => guests.filter(({ personId, isInvitedElsewhere }) => personId === null && !isInvitedElsewhere);
  const [old, current] = [outside(guestsBefore(write)), outside(guestsAfter(after))];
  const isIn = (guests: Guest[], guest: Guest) => guests.some((one) => keyOf(one) === keyOf(guest));
  const isTold = before !== null && (isRescheduled(before, after) || before.title !== after.title);
  return [
    ...current.filter((guest) => !isIn(old, guest)).map((guest) => ({ event: after, guest, kind: 'invited' as const })),
    ...(isTold ? current.filter((guest) => isIn(old, guest)).map((guest) => ({ event: after, guest, kind: 'changed' as const })) : []),
    ...old.filter((guest) => !isIn(current, guest)).map((guest) => ({ event: after, guest, kind: 'cancelled' as const })),
  ];
}

/** Whether guests must know: another time, another place, other occurrences, or none. */
export function isRescheduled(before: EventRecord, after: EventRecord): boolean {
  const essence = ({ allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, exceptDates, location, deletedAt }: EventRecord) =>
    JSON.stringify([allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, exceptDates, location, deletedAt !== null]);
  return essence(before) !== essence(after);
}

function guestsBefore({ before, base }: EventWrite): StoredGuest[] {
  const known = base ?? before;
  return known && known.deletedAt === null ? known.guests : [];
}

function guestsAfter({ deletedAt, guests }: EventRecord): StoredGuest[] {
  return deletedAt === null ? guests : [];
}
