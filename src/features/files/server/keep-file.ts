import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
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
  name: string;
  content: Content;
}

/** Of which entity, and who brought it; nobody for sample data. */
interface Origin {
  entity: string;
  personId: number | null;
}

type FileRow = typeof files.$inferSelect;

/** Gives the bytes to the file store; the same ones again change nothing. */
export async function keepContent(deps: Dependencies, { bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Promise<Content> {
  const key = await sha256Hex(bytes);
  await deps.files.write(key, bytes);
  return { key, mediaType, sizeBytes: bytes.byteLength };
}

/** Adds the row that names a kept content as a file of the entity. @throws 507 when the entity has no room for it. */
export async function keepFile(db: Db, deps: Dependencies, { name, content, ...origin }: NewFile & Origin): Promise<FileRow> {
  const [row] = await keepFiles(db, deps, { ...origin, files: [{ name, content }] });
  if (!row) throw new Error('the file was not kept');
  return row;
}

/** Adds such rows for several, in their order. @throws 507 when the entity has no room for them. */
export async function keepFiles(db: Db, deps: Dependencies, given: Origin & { files: readonly NewFile[] }): Promise<FileRow[]> {
  const { entity, personId } = given;
  if (given.files.length === 0) return [];
  const ids = await nextIds(db, entity, 'file', given.files.length);
  const createdAt = deps.clock();
  const rows = await db
    .insert(files)
    .values(given.files.map(({ name, content }, index) => ({ entity, id: ids[index] ?? 0, name, ...content, personId, createdAt })))
    .returning();
  // Counted by now, and nobody else adds until this transaction ends.
  await refuseOverQuota(db, deps, entity, 0);
  return rows.sort((a, b) => a.id - b.id);
}
