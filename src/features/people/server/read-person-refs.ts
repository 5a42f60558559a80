import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import type { Db } from '#server/database.ts';
import type { FileStore } from '#server/dependencies.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { PersonRef } from '../contract.ts';
import { peopleView as people } from '../tables.ts';

/** The persons of these ids, also those that have left since; ids that nobody ever had are missing. One statement. */
export async function readPersonRefs(
  db: Db,
  store: FileStore,
  entity: string,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonRef>> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, fullName: people.fullName, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(people.entity, entity), inArray(people.id, wanted)));
  return new Map(
    rows.map(({ id, fullName, ...picture }) => [id, { id, fullName, avatar: pictureAddress(picture, entity, store) }] as const),
  );
}
