import { and, eq, inArray, like } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Whoever names another's file by its number must not be shown it.
 * @param had what the product names already, which may stay whoever has uploaded it
 * @throws 400 where one is named twice, or is no picture of the caller's
 */
export async function refuseForeignPictures(
  pictureIds: readonly number[] | undefined,
  had: readonly number[],
  { db, entity, identity }: Scope,
): Promise<void> {
  if (!pictureIds) return;
  const twice = pictureIds.findIndex((id, index) => pictureIds.indexOf(id) !== index);
  if (twice !== -1) throw invalid(`pictureIds.${twice}`, 'there_twice');
  const added = pictureIds.filter((id) => !had.includes(id));
  if (added.length === 0) return;
  const own = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, added), eq(files.personId, identity.personId), like(files.mediaType, 'image/%')))
    .orderBy(files.id)
    // No sweep takes them away until the product names them.
    .for('key share');
  const foreign = added.find((id) => !own.some((file) => file.id === id));
  if (foreign !== undefined) throw invalid(`pictureIds.${pictureIds.indexOf(foreign)}`, 'unknown_file');
}
