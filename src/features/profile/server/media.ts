import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

interface Media {
  fileId: number | null;
  media: 'picture' | 'video' | null;
}

/** Formats every browser can play. */
const videos = ['video/mp4', 'video/webm'];

/** Returns a picture or video the caller has uploaded; knowing its id is not enough. The type is detected from its content. @throws 400 */
export async function claimMedia(id: number | null | undefined, scope: Scope): Promise<Media> {
  if (!id) return { fileId: null, media: null };
  const mediaType = await claimFile(id, 'fileId', scope);
  const media = mediaType.startsWith('image/') ? 'picture' : videos.includes(mediaType) ? 'video' : null;
  if (!media) throw invalid('fileId', 'not_a_picture_or_video');
  return { fileId: id, media };
}

/** @param had the current file, which may stay no matter who uploaded it @throws 400 unless it is the caller's picture */
export async function claimPicture(id: number | null | undefined, had: number | null, field: string, scope: Scope): Promise<number | null> {
  if (id === undefined || id === had) return had;
  if (id === null) return null;
  if (!(await claimFile(id, field, scope)).startsWith('image/')) throw invalid(field, 'not_a_picture');
  return id;
}

async function claimFile(id: number, field: string, { db, entity, identity }: Scope): Promise<string> {
  const [own] = await db
    .select({ mediaType: files.mediaType })
    .from(files)
    .where(and(eq(files.entity, entity), eq(files.id, id), eq(files.personId, identity.personId)))
    // Keeps the sweep from deleting the file before it is referenced.
    .for('key share');
  if (!own) throw invalid(field, 'unknown_file');
  return own.mediaType;
}

/** Returns the signed URLs of these files by id. */
export async function fileAddresses(ids: Iterable<number | null>, { db, deps, entity }: Scope): Promise<Map<number, string>> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, wanted)));
  return new Map(rows.map(({ id, name }) => [id, deps.files.address({ entity, id, name })]));
}
