import { and, eq, inArray, like, lte } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readPictures as contract } from '../contract.ts';
import { files } from '../tables.ts';
import { addressesShown, fileIdIn } from './file-addresses.ts';

/** What is larger is better asked for, and kept by the browser, by itself. */
const largestBytes = 16_384;
const pictureType = /^image\/[\w.+-]+$/;

/** The small ones of some pictures, whose addresses the caller was shown. */
export async function readPictures({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, deps, entity } = scope;
  const shown = [...(await addressesShown(query.address, scope))];
  const ids = shown.map((address) => fileIdIn(address, scope)).filter((id) => id !== null);
  const found = await db
    .select({ id: files.id, key: files.key, mediaType: files.mediaType })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids), like(files.mediaType, 'image/%'), lte(files.sizeBytes, largestBytes)));
  const data = new Map<number, string>();
  for (const { id, key, mediaType } of found) {
    const bytes = pictureType.test(mediaType) ? await deps.files.read(key) : null;
    if (bytes) data.set(id, dataAddress(mediaType, bytes));
  }
  const pictures = shown.flatMap((address) => {
    const picture = data.get(fileIdIn(address, scope) ?? 0);
    return picture ? [{ address, data: picture }] : [];
  });
  // As long as the files themselves: the addresses change when the pictures or the session do.
  return Response.json({ pictures }, { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

/** Drawings stay text, which compresses; other pictures are base64. */
function dataAddress(mediaType: string, bytes: Uint8Array): string {
  if (mediaType === 'image/svg+xml') return `data:${mediaType},${encodeURIComponent(new TextDecoder().decode(bytes))}`;
  return `data:${mediaType};base64,${btoa(String.fromCharCode(...bytes))}`;
}
