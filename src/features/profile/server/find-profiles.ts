import { and, eq, isNotNull } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { posts } from '../tables.ts';

export interface FoundPerson {
  id: number;
  fullName: string;
  avatar: string | null;
  role: string;
  about: string;
  email: string;
  version: number;
}

/** Returns a current person of the company; the caller without an id. @throws 404 */
export async function findPerson(id: number | undefined, { db, deps, entity, identity }: Scope): Promise<FoundPerson> {
  const { fullName, role, about, email, version } = people;
  const [row] = await db
    .select({ id: people.id, fullName, role, about, email, version, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(and(live(people, entity), eq(people.id, id ?? identity.personId)));
  if (!row) throw notFound('person');
  const { avatarId, avatarName, ...person } = row;
  return { ...person, avatar: pictureAddress({ avatarId, avatarName }, entity, deps.files) };
}

export type PostRow = typeof posts.$inferSelect;

/** Locks a post to update or reference it, until the transaction ends. @throws 404 */
export async function lockPost(id: number, { db, entity }: Scope, how: 'share' | 'update' = 'update', isDeleted = false): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(isDeleted ? and(eq(posts.entity, entity), isNotNull(posts.deletedAt)) : live(posts, entity), eq(posts.id, id)))
    .for(how);
  if (!row) throw notFound('post');
  return row;
}

/** Other people's items respond as if missing, so deleting them reveals nothing. */
export function refuseUnlessTheirs(personId: number | null, { identity, ability }: Scope, what: 'post' | 'comment' = 'post'): void {
  if (personId !== identity.personId && !ability.can('delete', 'Profile')) throw notFound(what);
}
