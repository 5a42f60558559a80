import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import type { Scope } from '#server/scope.ts';

/** The signed addresses of some files, by their ids. */
export async function fileAddresses(ids: Iterable<number | null>, { db, deps, entity }: Scope): Promise<Map<number, string>> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, wanted)));
  return new Map(rows.map(({ id, name }) => [id, deps.files.address({ entity, id, name })]));
}
