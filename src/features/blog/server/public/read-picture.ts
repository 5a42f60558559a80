import { and, eq, like, or } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readPublicPicture as contract } from '../../public-contract.ts';
import { postsView as posts } from '../../tables.ts';
import { readPublished } from './published-posts.ts';

/** A picture of a published post, for everybody as long as it is one. */
export async function readPicture({ params }: GivenOf<typeof contract>, { deps, request, now }: OpenScope): Promise<Response> {
  const { entity, id } = params;
  const file = await deps.database.reading(entity, async (db) => {
    const shows = or(eq(posts.coverFileId, id), like(posts.content, `%<img src="file:${id}"%`));
    const [shown] = await readPublished({ db, entity, now }, { ...(shows && { where: shows }), limit: 1 });
    if (!shown) return undefined;
    const [found] = await db
      .select()
      .from(files)
      .where(and(eq(files.entity, entity), eq(files.id, id), like(files.mediaType, 'image/%')));
    return found;
  });
  if (!file) throw notFound('file');
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
