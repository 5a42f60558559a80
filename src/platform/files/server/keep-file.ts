import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { refuseOverStorage } from '#platform/plan-limits/server/public-api.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { uploadFile as contract } from '../contract.ts';
import { files, fileUsage } from '../tables.ts';
import { safeName } from './safe-name.ts';

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
  // Counted and locked, so no one adds more until this transaction ends.
  await refuseOverQuota(db, deps, entity, 0);
  return rows.sort((a, b) => a.id - b.id);
}

const megabyte = 1024 * 1024;

/**
 * Refuses what would bring the files of an entity over its quota, or over what its plan has room for.
 * @param addedBytes what is not counted yet
 * @throws 507, 402
 */
export async function refuseOverQuota(db: Db, deps: Dependencies, entity: string, addedBytes: number): Promise<void> {
  const { quotaBytes } = deps.settings;
  const usedBytes = await readUsedBytes(db, entity);
  // Where both are full it is the smaller one that says so: the larger one alone would lift nothing.
  const isOver = quotaBytes > 0 && usedBytes + addedBytes > quotaBytes;
  const planBytes = isOver ? Math.min(usedBytes + addedBytes, quotaBytes) : usedBytes + addedBytes;
  await refuseOverStorage({ db, deps, entity, now: deps.clock() }, planBytes, usedBytes);
  if (!isOver) return;
  const used = Math.min(usedBytes, quotaBytes) / megabyte;
  throw new Refusal('quota_exceeded', { code: 'quota_full', used: used.toFixed(1), quota: quotaBytes / megabyte });
}

/** What the entity's files have together, what this transaction added included. */
async function readUsedBytes(db: Db, entity: string): Promise<number> {
  const [usage] = await db.select({ usedBytes: fileUsage.usedBytes }).from(fileUsage).where(eq(fileUsage.entity, entity));
  return usage?.usedBytes ?? 0;
}

// Picture types of browsers, all of which are re-encoded.
const pictures = /^image\/(jpeg|png|webp|gif|avif)$/;

/** Reads the bytes, detects what they are, cleans a picture, and keeps the content. */
export async function receiveFile(_given: unknown, { deps, entity, request, bodyLimitBytes }: PreparingScope): Promise<Content> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  // An early check that saves writing the file; it's repeated when the file is counted.
  await deps.database.reading(entity, (db) => refuseOverQuota(db, deps, entity, bytes.byteLength));
  const mediaType = await detectMediaType(bytes);
  if (!pictures.test(mediaType)) return keepContent(deps, { bytes, mediaType });
  const picture = await deps.images.reencode(bytes).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw invalid('body', 'not_a_picture');
  });
  return keepContent(deps, picture);
}

/** Names the received content as a file of the person who calls. */
export async function uploadFile({ query }: GivenOf<typeof contract>, scope: Scope, content: Content): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity } = scope;
  const { id, name, mediaType, sizeBytes } = await keepFile(db, deps, {
    entity,
    name: safeName(query.name),
    content,
    personId: identity.personId,
  });
  return { file: { id, name, mediaType, sizeBytes, url: deps.files.address({ entity, id, name }) } };
}

/** The media type by the content; text without another mark is `text/plain`, anything else unknown is bytes. */
export async function detectMediaType(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(bytes);
  if (detected) return detected.mime;
  const beginning = bytes.subarray(0, 4096);
  if (beginning.includes(0)) return 'application/octet-stream';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return 'text/plain';
  } catch {
    return 'application/octet-stream';
  }
}
