import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextId } from '#server/next-ids.ts';
import { files } from '../tables.ts';

interface NewFile {
  entity: string;
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Who brought it; none for sample data. */
  personId: number | null;
}

/** Keeps the bytes, named by their content, and the row that names the file. */
export async function keepFile(
  db: Db,
  deps: Dependencies,
  { entity, name, mediaType, bytes, personId }: NewFile,
): Promise<typeof files.$inferSelect> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  const key = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await deps.files.write(key, bytes);
  const id = await nextId(db, entity, 'file');
  const [row] = await db
    .insert(files)
    .values({ entity, id, name, mediaType, sizeBytes: bytes.byteLength, key, personId, createdAt: deps.clock() })
    .returning();
  if (!row) throw new Error('the file was not kept');
  return row;
}
