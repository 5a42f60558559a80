import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

interface Media {
  fileId: number | null;
  media: 'picture' | 'video' | null;
}

/** What every browser plays. */
const videos = ['video/mp4', 'video/webm'];

/** A picture or a video that the caller has uploaded: by a number alone nobody has one. Its type is what its bytes say. @throws 400 */
export async function claimMedia(id: number | null | undefined, scope: Scope): Promise<Media> {
  if (!id) return { fileId: null, media: null };
  const mediaType = await claimFile(id, 'fileId', scope);
  const media = mediaType.startsWith('image/') ? 'picture' : videos.includes(mediaType) ? 'video' : null;
  if (!media) throw invalid('fileId', 'not_a_picture_or_video');
  return { fileId: id, media };
}

/** @param had what the row names already, which may stay whoever has uploaded it @throws 400 unless it is a picture of the caller's */
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
    // No sweep takes it away until it is named.
    .for('key share');
  if (!own) throw invalid(field, 'unknown_file');
  return own.mediaType;
}

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
