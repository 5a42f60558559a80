import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { answerPart } from '#server/answer-part.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { readFile as contract } from '../contract.ts';
import { files } from '../tables.ts';
import { isSessionAlive } from './living-sessions.ts';

const playedPolicy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";

// What a browser may show by itself; everything else is saved.
const shownInline = /^(image\/(jpeg|png|webp|gif|avif|svg\+xml)|text\/plain|application\/pdf|audio\/|video\/)/;

const played = /^(audio|video)\//;

/** The bytes of a file by its signed address: it stands for the token that an `<img>` cannot send, and ends with the session. */
export async function readFile({ params, query }: GivenOf<typeof contract>, { deps, request, now }: OpenScope): Promise<Response> {
  const { entity, id } = params;
  const session = deps.files.sessionOf({ entity, id }, query);
  if (session === null) throw notFound('file');
  const [file] = await deps.database.reading(entity, async (db) =>
    (await isSessionAlive(db, entity, session, now))
      ? db
          .select()
          .from(files)
          .where(and(eq(files.entity, entity), eq(files.id, id)))
      : [],
  );
  if (!file) throw notFound('file');
  const isShown = query.download === undefined && shownInline.test(file.mediaType);
  const headers = {
    'Content-Type': file.mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mediaType,
    'Content-Disposition': contentDisposition(file.name, isShown ? 'inline' : 'attachment'),
    // A drawing or a page among the files runs nothing and loads nothing.
    'Content-Security-Policy': /^(application\/pdf|audio\/|video\/)/.test(file.mediaType) ? playedPolicy : `${playedPolicy}; sandbox`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=86400, immutable',
    ETag: `"${file.key}"`,
  };
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.read(file.key);
  if (!bytes) throw notFound('file');
  return played.test(file.mediaType)
    ? answerPart(bytes as Uint8Array<ArrayBuffer>, headers, request)
    : new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}
