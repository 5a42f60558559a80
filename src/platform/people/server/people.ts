import { and, count, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type Language, languageOf } from '#contract/languages.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { substringPattern } from '#server/contains-text.ts';
import type { Db } from '#server/database.ts';
import type { FileStore } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import type { Address } from '#server/mail-host.ts';
import { nextId } from '#server/next-ids.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { Person, PersonRef } from '../contract.ts';
import { people, peopleView } from '../tables.ts';

/** Returns the people of the company by name; `q` searches names and email addresses. */
export async function listPeople(
  { query }: GivenOf<typeof contract.listPeople>,
  { db, deps, entity }: Scope,
): Promise<AnswerOf<typeof contract.listPeople>> {
  const { q, page, perPage } = query;
  const pattern = substringPattern(q.trim());
  const wanted = and(
    live(peopleView, entity),
    q.trim() ? or(ilike(peopleView.fullName, pattern), ilike(peopleView.email, pattern)) : undefined,
  );
  const offset = pageOffset({ page, perPage });
  const rows =
    offset === null
      ? []
      : await db
          .select(personColumns)
          .from(peopleView)
          .leftJoin(files, and(eq(files.entity, peopleView.entity), eq(files.id, peopleView.avatarFileId)))
          .where(wanted)
          .orderBy(sql`${peopleView.fullName} collate names`, peopleView.id)
          .limit(perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(peopleView).where(wanted);
  return { people: rows.map((row) => toPerson(row, entity, deps.files)), total: counted?.total ?? 0 };
}

export async function getPerson(
  { params }: GivenOf<typeof contract.getPerson>,
  { db, deps, entity }: Scope,
): Promise<AnswerOf<typeof contract.getPerson>> {
  const [row] = await db
    .select(personColumns)
    .from(peopleView)
    .leftJoin(files, and(eq(files.entity, peopleView.entity), eq(files.id, peopleView.avatarFileId)))
    .where(and(live(peopleView, entity), eq(peopleView.id, params.id)));
  if (!row) throw notFound('person');
  return { person: toPerson(row, entity, deps.files) };
}

/** Selected columns, including the avatar file. */
const personColumns = {
  id: peopleView.id,
  fullName: peopleView.fullName,
  email: peopleView.email,
  role: peopleView.role,
  about: peopleView.about,
  version: peopleView.version,
  avatarId: files.id,
  avatarName: files.name,
};

type Row = Omit<Person, 'avatar'> & { avatarId: number | null; avatarName: string | null };

/** Converts a person to the contract's format, with the avatar as a signed URL. */
function toPerson({ avatarId, avatarName, ...row }: Row, entity: string, store: FileStore): Person {
  return { ...row, avatar: pictureAddress({ avatarId, avatarName }, entity, store) };
}

type NewPerson = Omit<typeof people.$inferInsert, 'id'>;

/** Adds a person to the company the connection is bound to; returns the id. */
export async function addPerson(db: Db, person: NewPerson): Promise<number> {
  const id = await nextId(db, person.entity, 'person');
  await db.insert(people).values({ ...person, id });
  return id;
}

type Asking = Pick<Scope, 'db' | 'entity' | 'identity'>;

/** Returns the signed-in person. */
export async function readOwnPerson(scope: Asking): Promise<Address> {
  return theOne(await selectOwn(scope));
}

/**
 * Does the same and serializes changes to what the person owns, such as counts or order. Rows that only reference the person
 * meanwhile, such as arriving mail, need not wait.
 */
export async function lockOwnPerson(scope: Asking): Promise<Address> {
  return theOne(await selectOwn(scope).for('no key update'));
}

function selectOwn({ db, entity, identity }: Asking) {
  return db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)))
    .$dynamic();
}

function theOne([person]: Address[]): Address {
  if (!person) throw new Error('the account has no person');
  return person;
}

/** Returns the language of a person; null before their first sign-in. */
export async function readLanguage(db: Db, entity: string, personId: number): Promise<Language | null> {
  const [person] = await db
    .select({ language: people.language })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return languageOf(person?.language ?? null) ?? null;
}

/** Returns these people, including those who have left; unknown ids are omitted. Runs one statement. */
export async function readPersonRefs(
  db: Db,
  store: FileStore,
  entity: string,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonRef>> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: peopleView.id, fullName: peopleView.fullName, avatarId: files.id, avatarName: files.name })
    .from(peopleView)
    .leftJoin(files, and(eq(files.entity, peopleView.entity), eq(files.id, peopleView.avatarFileId)))
    .where(and(eq(peopleView.entity, entity), inArray(peopleView.id, wanted)));
  return new Map(
    rows.map(({ id, fullName, ...picture }) => [id, { id, fullName, avatar: pictureAddress(picture, entity, store) }] as const),
  );
}
