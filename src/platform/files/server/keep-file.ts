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

/** Content in the file store, keyed by its SHA-256. */
export interface Content {
  key: string;
  mediaType: string;
  sizeBytes: number;
}

interface NewFile {
  name: string;
  content: Content;
}

/** The company and the uploader; no uploader for sample data. */
interface Origin {
  entity: string;
  personId: number | null;
}

type FileRow = typeof files.$inferSelect;

/** Writes content to the file store; existing content is left as it is. */
export async function keepContent(deps: Dependencies, { bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Promise<Content> {
  const key = await sha256Hex(bytes);
  await deps.files.write(key, bytes);
  return { key, mediaType, sizeBytes: bytes.byteLength };
}

/** Adds a file row for stored content. @throws 507 when the company's quota is exceeded. */
export async function keepFile(db: Db, deps: Dependencies, { name, content, ...origin }: NewFile & Origin): Promise<FileRow> {
  const [row] = await keepFiles(db, deps, { ...origin, files: [{ name, content }] });
  if (!row) throw new Error('the file was not kept');
  return row;
}

/** Adds several file rows, in order. @throws 507 when the company's quota is exceeded. */
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
 * Refuses files beyond the company's quota or its plan.
 * @param addedBytes bytes not counted yet
 * @throws 507, 402
 */
export async function refuseOverQuota(db: Db, deps: Dependencies, entity: string, addedBytes: number): Promise<void> {
  const { quotaBytes } = deps.settings;
  const usedBytes = await readUsedBytes(db, entity);
  // When both are exceeded, the smaller limit is reported, since raising the larger alone would not help.
  const isOver = quotaBytes > 0 && usedBytes + addedBytes > quotaBytes;
  const planBytes = isOver ? Math.min(usedBytes + addedBytes, quotaBytes) : usedBytes + addedBytes;
  await refuseOverStorage({ db, deps, entity, now: deps.clock() }, planBytes, usedBytes);
  if (!isOver) return;
  const used = Math.min(usedBytes, quotaBytes) / megabyte;
  throw new Refusal('quota_exceeded', { code: 'quota_full', used: used.toFixed(1), quota: quotaBytes / megabyte });
}

/** Returns the total size of the company's files, including those added by this transaction. */
async function readUsedBytes(db: Db, entity: string): Promise<number> {
  const [usage] = await db.select({ usedBytes: fileUsage.usedBytes }).from(fileUsage).where(eq(fileUsage.entity, entity));
  return usage?.usedBytes ?? 0;
}

// Picture types browsers support, all of which are re-encoded.
const pictures = /^image\/(jpeg|png|webp|gif|avif)$/;

/** Reads the upload, detects its type, sanitizes pictures, and stores the content. */
export async function receiveFile(_given: unknown, { deps, entity, request, bodyLimitBytes }: PreparingScope): Promise<Content> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  // An early check that avoids writing the file; repeated when the file is counted.
  await deps.database.reading(entity, (db) => refuseOverQuota(db, deps, entity, bytes.byteLength));
  const mediaType = await detectMediaType(bytes);
  if (!pictures.test(mediaType)) return keepContent(deps, { bytes, mediaType });
  const picture = await deps.images.reencode(bytes).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw invalid('body', 'not_a_picture');
  });
  return keepContent(deps, picture);
}

/** Adds the received content as a file of the caller. */
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

/** Detects the media type from the content; unmarked text is `text/plain`, anything else unknown is binary. */
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
