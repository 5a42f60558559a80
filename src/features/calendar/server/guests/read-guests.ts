import { and, inArray } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import { findPeople } from '#features/email/server/offers.ts';
import { people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Guest } from '../../contract.ts';
import type { StoredGuest } from '../../tables.ts';

type GuestScope = Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>;

/** A guest as a client names one: by an address, or a person of the entity. */
export interface GivenGuest {
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
