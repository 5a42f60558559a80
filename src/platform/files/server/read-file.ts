import { and, eq, inArray, like, lte, or, type SQL } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { accounts, apiKeys, isActiveKey, isActiveSession, keyAccount, sessions } from '#platform/session/tables.ts';
import { answerPart } from '#server/byte-range.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import type { Db } from '#server/database.ts';
import { keyOfSession, sessionOfKey } from '#server/key-session.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { files } from '../tables.ts';

const playedPolicy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";

// Types a browser may show inline; all others are downloaded.
const shownInline = /^(image\/(jpeg|png|webp|gif|avif|svg\+xml)|text\/plain|application\/pdf|audio\/|video\/)/;

const played = /^(audio|video)\//;

/** Serves a file by its signed URL, which replaces the token an `<img>` can't send and expires with the session. */
export async function readFile({ params, query }: GivenOf<typeof contract.readFile>, { deps, request, now }: OpenScope): Promise<Response> {
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
    // Keeps SVG and HTML files from executing or loading anything.
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

/** Larger pictures are better requested and cached on their own. */
const largestBytes = 16_384;
const pictureType = /^image\/[\w.+-]+$/;

/** Returns the small ones of these pictures whose URLs the caller was given. */
export async function readPictures({ query }: GivenOf<typeof contract.readPictures>, scope: Scope): Promise<Response> {
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
  // Cached as long as files: the URLs change with the picture or session.
  return Response.json({ pictures }, { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

/** SVGs stay text, which compresses well; other pictures become base64. */
function dataAddress(mediaType: string, bytes: Uint8Array): string {
  if (mediaType === 'image/svg+xml') return `data:${mediaType},${encodeURIComponent(new TextDecoder().decode(bytes))}`;
  return `data:${mediaType};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** Returns the file id of a URL, unverified; null for any other URL. */
export function fileIdIn(address: string, { entity }: Pick<Scope, 'entity'>): number | null {
  const [, of, digits] = /^(?:https?:\/\/[^/]+)?\/api\/v1\/files\/([^/]+)\/(\d{1,15})\//.exec(address) ?? [];
  return of === entity ? Number(digits) : null;
}

/**
 * Returns those of the URLs that the caller was given. Anyone with a URL can open it while its session is active, and a page may outlive
 * its reader's sessions. A file id alone would open anyone's.
 */
export async function addressesShown(addresses: string[], scope: Scope): Promise<Set<string>> {
  const { deps, entity, identity } = scope;
  const holders = new Map<string, string>();
  for (const address of addresses) {
    const id = fileIdIn(address, { entity });
    const signed = new URLSearchParams(address.split('?')[1] ?? '');
    const part = (name: string) => signed.get(name) ?? '';
    const parts = { expires: part('expires'), session: part('session'), signature: part('signature') };
    const session = id === null ? null : deps.files.sessionOf({ entity, id }, parts);
    if (session !== null) holders.set(address, session);
  }
  const others = [...new Set(holders.values())].filter((session) => session !== identity.sessionId);
  const showing = (await sessionsShowing(scope, others)).add(identity.sessionId);
  return new Set([...holders].filter(([, session]) => showing.has(session)).map(([address]) => address));
}

/** Checks whether a session or API key is active, for URLs that carry its permission. */
async function isSessionAlive(db: Db, entity: string, sessionId: string, now: Date): Promise<boolean> {
  return (await readSessions(db, entity, [sessionId], isActiveSession(now), isActiveKey(now))).size > 0;
}

/** Returns which of these sessions and keys are active, or belong or belonged to the caller. */
async function sessionsShowing(
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  sessionIds: string[],
): Promise<Set<string>> {
  const isOwn = eq(accounts.id, identity.accountId);
  return readSessions(db, entity, sessionIds, or(isOwn, isActiveSession(now)), or(isOwn, isActiveKey(now)));
}

/** Returns those sessions and keys that match a condition, each joined with its account. */
async function readSessions(
  db: Db,
  entity: string,
  sessionIds: string[],
  ofSessions: SQL | undefined,
  ofKeys: SQL | undefined,
): Promise<Set<string>> {
  const keyIds = sessionIds.flatMap((sessionId) => keyOfSession(sessionId) ?? []);
  const signIns = sessionIds.filter((sessionId) => keyOfSession(sessionId) === null);
  const found = new Set<string>();
  if (signIns.length > 0) {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(accounts, and(eq(accounts.entity, sessions.entity), eq(accounts.id, sessions.accountId)))
      .where(and(eq(sessions.entity, entity), inArray(sessions.id, signIns), ofSessions));
    for (const { id } of rows) found.add(id);
  }
  if (keyIds.length > 0) {
    const rows = await db
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .innerJoin(accounts, keyAccount)
      .where(and(eq(apiKeys.entity, entity), inArray(apiKeys.id, keyIds), ofKeys));
    for (const { id } of rows) found.add(sessionOfKey(id));
  }
  return found;
}
