import { and, eq, like, or, type SQL } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readPublicPicture as contract, readPreviewPicture as previewContract } from '../../public-contract.ts';
import { postsView as posts } from '../../tables.ts';
import { readPublished } from './published-posts.ts';

/** A picture of a published post, for everybody as long as it is one. */
export async function readPicture({ params }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, request } = scope;
  const shows = or(eq(posts.coverFileId, params.id), like(posts.content, `%<img src="file:${params.id}"%`));
  const file = await findPicture(params, shows, scope);
  const headers = {
    'Content-Type': file.mediaType,
    // A drawing among the pictures runs nothing and loads nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=300',
    ETag: `"${file.key}"`,
  };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.read(file.key);
  if (!bytes) throw notFound('file');
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

/** The picture of a post as others preview its page by it: a JPEG, whatever it is. They cut no drawings to their shape, and some take no WebP. */
export async function readPreview({ params }: GivenOf<typeof previewContract>, scope: OpenScope): Promise<Response> {
  const { deps, request } = scope;
  const file = await findPicture(params, eq(posts.coverFileId, params.id), scope);
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400', ETag: `"${file.key}-preview"` };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.read(file.key);
  if (!bytes) throw notFound('file');
  const drawn = await deps.images
    .boundTo(params.entity)
    .preview(bytes)
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      throw notFound('file');
    });
  return new Response(drawn as Uint8Array<ArrayBuffer>, { headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } });
}

/** A picture that a published post shows. @throws 404 */
async function findPicture({ entity, id }: { entity: string; id: number }, shows: SQL | undefined, { deps, now }: OpenScope) {
  const file = await deps.database.reading(entity, async (db) => {
    const [shown] = await readPublished({ db, entity, now }, { ...(shows && { where: shows }), limit: 1 });
    if (!shown) return undefined;
    const [found] = await db
      .select()
      .from(files)
      .where(and(eq(files.entity, entity), eq(files.id, id), like(files.mediaType, 'image/%')));
    return found;
  });
  if (!file) throw notFound('file');
  return file;
}
