import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextId } from '#server/next-ids.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import { files } from '../tables.ts';
import { refuseOverQuota } from './quota.ts';

/** Bytes that the file store has, under their SHA-256. */
export interface Content {
  key: string;
  mediaType: string;
  sizeBytes: number;
}

interface NewFile {
  entity: string;
  name: string;
  content: Content;
  /** Who brought it; none for sample data. */
  personId: number | null;
}

/** Gives the bytes to the file store; the same ones again change nothing. */
export async function keepContent(deps: Dependencies, { bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Promise<Content> {
  const key = await sha256Hex(bytes);
  await deps.files.write(key, bytes);
  return { key, mediaType, sizeBytes: bytes.byteLength };
}

/** Adds the row that names a kept content as a file of the entity. @throws 507 when the entity has no room for it. */
export async function keepFile(
  db: Db,
  deps: Dependencies,
  { entity, name, content, personId }: NewFile,
): Promise<typeof files.$inferSelect> {
  const id = await nextId(db, entity, 'file');
  const [row] = await db
    .insert(files)
    .values({ entity, id, name, ...content, personId, createdAt: deps.clock() })
    .returning();
  if (!row) throw new Error('the file was not kept');
  // Counted by now, and nobody else adds until this transaction ends.
  await refuseOverQuota(db, deps, entity, 0);
  return row;
}
