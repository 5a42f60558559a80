import { and, eq } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

export interface FoundPerson {
  id: number;
  fullName: string;
  avatar: string | null;
  role: string;
  about: string;
  email: string;
  version: number;
}

/** A person of the entity who is still here, the caller without an id. @throws 404 */
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
