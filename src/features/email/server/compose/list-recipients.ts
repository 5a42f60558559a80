import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { listRecipients as contract } from '../../contract.ts';
import { mailCorrespondentsView as correspondents } from '../../tables.ts';
import { findPeople } from './find-people.ts';

const most = 10;

type Suggestion = AnswerOf<typeof contract>['recipients'][number];

/** Whom one may mean: first whom one has written to, the last ones on top, then the other people of the entity, for who may read them. */
export async function listRecipients({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const pattern = substringPattern(query.q.trim());
  const persons = await readPeople(pattern, scope);
  const met = await readCorrespondents(pattern, scope);
  const inside = await findPeople(
    scope.db,
    scope.entity,
    met.map(({ email }) => email),
  );
  const byEmail = new Map<string, Suggestion>();
  for (const { name, email } of met) {
    const person = persons.find((one) => one.email.toLowerCase() === email);
    byEmail.set(email, person ?? { name, email, avatar: null, isOutside: !inside.has(email) });
  }
  for (const person of persons) byEmail.set(person.email.toLowerCase(), person);
  return { recipients: [...byEmail.values()].slice(0, most) };
}

async function readPeople(pattern: string, { db, deps, entity, ability }: Scope): Promise<Suggestion[]> {
  if (!ability.can('read', 'Person')) return [];
  const rows = await db
    .select({ name: people.fullName, email: people.email, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(and(live(people, entity), or(ilike(people.fullName, pattern), ilike(people.email, pattern))))
    .orderBy(people.fullName, people.id)
    .limit(most);
  return rows.map(({ name, email, ...picture }) => ({
    name,
    email,
    avatar: pictureAddress(picture, entity, deps.files),
    isOutside: false,
  }));
}

async function readCorrespondents(pattern: string, { db, entity, identity }: Scope) {
  return db
    .select({ name: correspondents.name, email: correspondents.email })
    .from(correspondents)
    .where(
      and(
        eq(correspondents.entity, entity),
        eq(correspondents.ownerId, identity.personId),
        or(ilike(correspondents.name, pattern), ilike(correspondents.email, pattern)),
      ),
    )
    .orderBy(desc(correspondents.usedAt), correspondents.email)
    .limit(most);
}
