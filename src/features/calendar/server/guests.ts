import { and, inArray } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import { findPeople } from '#features/email/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Guest } from '../contract.ts';
import { occurrenceAt } from '../event-times.ts';
import type { StoredGuest } from '../tables.ts';
import { asOccurrence, type EventRecord } from './event-record.ts';
import type { InvitationKind } from './invitation-message.ts';

type GuestScope = Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>;

/** A guest as a client names one: by an address, or a person of the entity. */
interface GivenGuest {
  name: string;
  email?: string | undefined;
  personId: number | null;
}

/**
 * The guests of an event, each once. Whoever has an address of a person of the entity is that person; answers that were given stay with
 * their guests, and nobody can answer for another by naming one.
 * @throws 400 for a guest that is nobody, and for a person by number to whoever may not read people.
 */
export async function readGuests(
  given: GivenGuest[],
  before: StoredGuest[],
  { db, entity, identity, ability }: GuestScope,
): Promise<StoredGuest[]> {
  if (given.length === 0) return [];
  const addresses = given.flatMap(({ email, personId }) => (personId === null && email ? [email.toLowerCase()] : []));
  const inside = await findPeople(db, entity, addresses);
  const personIds = [...new Set([...inside.values(), ...given.flatMap(({ personId }) => personId ?? [])])];
  const persons = await readPersons(personIds, { db, entity });
  const guests = new Map<string, StoredGuest>();
  const mayReadPeople = ability.can('read', 'Person');
  for (const { name, email, personId: named } of given) {
    const personId = named ?? inside.get(email?.toLowerCase() ?? '') ?? null;
    const isVisible = named === null || named === identity.personId || mayReadPeople || before.some((one) => one.personId === named);
    const person = personId === null ? null : isVisible ? persons.get(personId) : undefined;
    if (person === undefined) throw invalid('event.extendedProps.guests', 'unknown_person');
    if (!person && !email) throw invalid('event.extendedProps.guests', 'guest_without_address');
    const guest = person ? { name: person.name, email: person.email, personId } : { name: name.trim(), email: email ?? '', personId: null };
    const key = keyOf(guest);
    if (guests.has(key)) continue;
    const known = before.find((one) => keyOf(one) === key);
    guests.set(key, { answer: 'waiting', ...known, ...guest, name: guest.name || known?.name || '' });
  }
  return [...guests.values()];
}

/** What makes a guest the same one. */
export function keyOf({ personId, email }: Pick<Guest, 'personId' | 'email'>): string {
  return personId === null ? email.toLowerCase() : String(personId);
}

interface Person {
  name: string;
  email: string;
  /** What they read. */
  language: Language;
}

/** The persons of these ids who have not left. */
export async function readPersons(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, name: people.fullName, email: people.email, language: people.language })
    .from(people)
    .where(and(live(people, entity), inArray(people.id, ids)));
  return new Map(rows.map(({ id, language, ...person }) => [id, { ...person, language: languageOf(language) ?? 'en' }]));
}

/** An event as guests know it, if they do, and as it is. */
interface UntoldEvent {
  known: EventRecord | null;
  current: EventRecord;
}

export interface GuestNews {
  /** The event as guests are to know it from now on. */
  event: EventRecord;
  /** Whom of those outside is written to. */
  letters: { guest: Guest; kind: InvitationKind }[];
  /** The persons of the entity who were invited. */
  invited: number[];
}

/**
 * What guests are told of events of one series that were changed: of each the sum, and nothing of what was taken back. A changed
 * occurrence speaks for itself, its series says nothing of it. What is over concerns nobody any more outside.
 * @param master of the series, if it is there
 */
export function guestNews(untold: UntoldEvent[], master: EventRecord | undefined, now: Date): GuestNews[] {
  const spoken = new Set(untold.filter((one) => isOrWasOwn(one)).map(({ current }) => current.occurrence));
  return untold.flatMap((one) => {
    const told = current(one, master);
    return told ? newsOf(one.known, told, spoken, now) : [];
  });
}

function newsOf(known: EventRecord | null, event: EventRecord, spoken: ReadonlySet<string | null>, now: Date): GuestNews {
  const [old, guests] = [guestsOf(known), guestsOf(event)];
  const isIn = (some: StoredGuest[], guest: StoredGuest) => some.some((one) => keyOf(one) === keyOf(guest));
  const isAnother = known !== null && isRescheduled(known, event, spoken);
  const isTold = isAnother || (known !== null && known.title !== event.title);
  const isOver = [known, event].every((one) => !one || (one.spanUntil && one.spanUntil < now));
  const letters = [
    ...guests.filter((guest) => !isIn(old, guest)).map((guest) => ({ guest, kind: 'invited' as const })),
    ...(isTold ? guests.filter((guest) => isIn(old, guest)).map((guest) => ({ guest, kind: 'changed' as const })) : []),
    ...old.filter((guest) => !isIn(guests, guest)).map((guest) => ({ guest, kind: 'cancelled' as const })),
  ];
  return {
    event: isAnother ? { ...event, sequence: event.sequence + 1 } : event,
    letters: isOver ? [] : letters.filter(({ guest }) => guest.personId === null && !guest.isInvitedElsewhere),
    invited: guests.flatMap((guest) => (guest.personId !== null && !isIn(old, guest) ? guest.personId : [])),
  };
}

/** Whether guests must know: another time, another place, other occurrences, or none. @param spoken occurrences of which others tell */
export function isRescheduled(before: EventRecord, after: EventRecord, spoken: ReadonlySet<string | null> = new Set()): boolean {
  const essence = ({ allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, exceptDates, location, deletedAt }: EventRecord) => {
    const missing = exceptDates.filter((key) => !spoken.has(key)).sort();
    return JSON.stringify([allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, missing, location, deletedAt !== null]);
  };
  return essence(before) !== essence(after);
}

/** Whether guests know it as an occurrence that is another than its series says, or are to know it so. */
function isOrWasOwn({ known, current }: UntoldEvent): boolean {
  return current.occurrence !== null && (known?.id === current.id || current.deletedAt === null);
}

/** As it is now: an occurrence that is no longer another one is again as the series has it. Null where the series tells all. */
function current(untold: UntoldEvent, master: EventRecord | undefined): EventRecord | null {
  const { current } = untold;
  if (current.occurrence === null || current.deletedAt === null) return current;
  if (!isOrWasOwn(untold)) return null;
  const given = master && master.deletedAt === null ? occurrenceAt(master, current.occurrence) : null;
  if (!master || !given) return current;
  const { id, sequence } = current;
  return { ...asOccurrence(master, given.key, given.times), id, sequence };
}

function guestsOf(event: EventRecord | null): StoredGuest[] {
  return event && event.deletedAt === null ? event.guests : [];
}
