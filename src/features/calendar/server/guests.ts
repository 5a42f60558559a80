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

/** A guest in a request: an email address or a person in the entity. */
interface GivenGuest {
  name: string;
  email?: string | undefined;
  personId: number | null;
}

/**
 * Returns an event's guests without duplicates. An address of a person in the entity is matched to that person. Guests keep their answers,
 * and
 * no one can answer for someone else by listing them.
 * @throws 400 for an unknown guest, and for a person id if the caller lacks permission to read people.
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

/** Returns the key that identifies a guest. */
export function keyOf({ personId, email }: Pick<Guest, 'personId' | 'email'>): string {
  return personId === null ? email.toLowerCase() : String(personId);
}

interface Person {
  name: string;
  email: string;
  language: Language;
}

/** Returns the current people with these ids. */
export async function readPersons(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, name: people.fullName, email: people.email, language: people.language })
    .from(people)
    .where(and(live(people, entity), inArray(people.id, ids)));
  return new Map(rows.map(({ id, language, ...person }) => [id, { ...person, language: languageOf(language) ?? 'en' }]));
}

/** An event as guests last knew it, if they did, and as it is now. */
interface UntoldEvent {
  known: EventRecord | null;
  current: EventRecord;
}

export interface GuestNews {
  /** The event as guests will know it from now on. */
  event: EventRecord;
  letters: { guest: Guest; kind: InvitationKind }[];
  /** Newly invited people in the entity. */
  invited: number[];
}

/**
 * Determines what to tell guests about changed events of a series: the net change of each, nothing for reverted changes. A changed
 * occurrence is
 * announced separately, not with its series. External guests are not told about past events.
 * @param master of the series, if it exists
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

/**
 * Whether a change needs an announcement: another time, place or set of occurrences, or a cancellation.
 * @param spoken occurrences that are announced separately
 */
export function isRescheduled(before: EventRecord, after: EventRecord, spoken: ReadonlySet<string | null> = new Set()): boolean {
  const essence = ({ allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, exceptDates, location, deletedAt }: EventRecord) => {
    const missing = exceptDates.filter((key) => !spoken.has(key)).sort();
    return JSON.stringify([allDay, startDate, endDate, startsAt, endsAt, timeZone, rrule, missing, location, deletedAt !== null]);
  };
  return essence(before) !== essence(after);
}

/** Whether guests know or will know it as an occurrence that differs from its series. */
function isOrWasOwn({ known, current }: UntoldEvent): boolean {
  return current.occurrence !== null && (known?.id === current.id || current.deletedAt === null);
}

/**
 * Returns the current state; an occurrence that no longer differs matches its series again. Null if the announcement of the series covers
 * it.
 */
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
