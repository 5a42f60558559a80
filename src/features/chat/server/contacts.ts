import { and, eq, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { foldText } from '#contract/text/fold-text.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { containsFolded } from '#server/contains-text.ts';
import type { FileStore } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { findContacts as contract } from '../contract.ts';
import type { ChatStatus, Contact } from '../presence-contract.ts';
import { chatProfilesView as profiles } from '../tables.ts';
import { type Presence, visibleStatus } from '../visible-status.ts';

export const contactColumns = {
  id: people.id,
  fullName: people.fullName,
  role: people.role,
  about: people.about,
  avatarId: files.id,
  avatarName: files.name,
  status: profiles.status,
  seenAt: profiles.seenAt,
};

type Asking = Pick<Scope, 'db' | 'entity' | 'identity'>;
type ContactRow = Omit<Contact, 'avatar' | 'status'> & Presence & { avatarId: number | null; avatarName: string | null };

export const pictureOfPerson = and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId));
export const profileOfPerson = and(eq(profiles.entity, people.entity), eq(profiles.personId, people.id));

export function toContact(
  { id, fullName, role, about, status, seenAt, ...picture }: ContactRow,
  entity: string,
  store: FileStore,
  now: Date,
): Contact {
  return { id, fullName, role, about, avatar: pictureAddress(picture, entity, store), status: visibleStatus({ status, seenAt }, now) };
}

/** Returns the first `most` contacts of the caller by name whose name and role contain every word of `q`. */
export async function listContacts(scope: Scope, most: number, q = ''): Promise<Contact[]> {
  const { entity, deps, now } = scope;
  const rows = await selectContactsByName(scope, most, q);
  return rows.map((row) => toContact(row, entity, deps.files, now));
}

export function selectContactsByName(scope: Asking, most: number, q: string) {
  return selectContacts(scope, containsWords(q)).orderBy(sql`${people.fullName} collate names`, people.id).limit(most);
}

/** Returns those of the given people the caller can write to. */
export async function readContacts(ids: readonly number[], scope: Scope): Promise<Contact[]> {
  const { entity, deps, now } = scope;
  const rows = await selectContacts(scope, isAmong(ids));
  return rows.map((row) => toContact(row, entity, deps.files, now));
}

/** Returns statuses by person id for everyone who was online at least once or chose a status; all others are offline. */
export async function readStatuses(scope: Scope): Promise<Record<string, ChatStatus>> {
  const rows = await scope.db
    .select({ id: people.id, status: profiles.status, seenAt: profiles.seenAt })
    .from(people)
    .innerJoin(profiles, profileOfPerson)
    .where(isContact(scope));
  return Object.fromEntries(rows.map(({ id, ...presence }) => [String(id), visibleStatus(presence, scope.now)]));
}

/** Returns one contact. @throws 404, also for the caller's own id and a client's. */
export async function findContact(id: number, scope: Scope): Promise<Contact> {
  const { entity, deps, now } = scope;
  const [row] = await selectContacts(scope, eq(people.id, id));
  if (!row) throw notFound('contact');
  return toContact(row, entity, deps.files, now);
}

/** @throws 404 unless all ids are contacts. */
export async function requireContacts(ids: readonly number[], scope: Scope): Promise<void> {
  if (ids.length === 0) return;
  const rows = await selectContacts(scope, isAmong(ids));
  if (rows.length < new Set(ids).size) throw notFound('contact');
}

/** Ignores case and accents. */
function containsWords(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean);
  // The same expression as in the index.
  const text = sql`fold_text(${people.fullName} || ' ' || ${people.role})`;
  return and(...words.map((word) => containsFolded(text, foldText(word))));
}

const isAmong = (ids: readonly number[]) => sql`${people.id} = any(${sql.param(ids)}::bigint[])`;

function selectContacts(scope: Asking, narrowed?: SQL) {
  return scope.db
    .select(contactColumns)
    .from(people)
    .leftJoin(files, pictureOfPerson)
    .leftJoin(profiles, profileOfPerson)
    .where(and(isContact(scope), narrowed))
    .$dynamic();
}

/** Condition: a person the caller can write to. */
function isContact({ db, entity, identity }: Asking): SQL | undefined {
  const client = db
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id), eq(accounts.userType, 'client')));
  return and(live(people, entity), ne(people.id, identity.personId), notExists(client));
}

const maxFound = 50;

/** Searches contacts by name or role, or returns one by id. */
export async function findContacts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { q, id } = query;
  return { contacts: id === undefined ? await listContacts(scope, maxFound, q) : await readContacts([id], scope) };
}
