import { and, eq, inArray, like } from 'drizzle-orm';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import { addressesShown, fileIdIn } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { referencedById, referencedInHtml } from '#server/file-reference-column.ts';
import type { Scope } from '#server/scope.ts';
import { posts, revisions } from '../tables.ts';

// Sought in pictures alone, because text may look the same; cleaned HTML has no other `<`, and no bare quote in an attribute.
const source = /<img src="([^"]*)"/g;
const named = /<img src="file:(\d{1,15})"/g;
/** As a regular expression of PostgreSQL. */
const namedPicturePattern = '<img src="file:(\\d{1,15})"';

/**
 * A cleaned text for keeping: its pictures, which stand in it by signed addresses, are named by their files instead. One that the caller
 * was never shown is taken out: a number alone would open anybody's.
 * @param known the ids of the post's own pictures, which stay however old the page is that sends them
 */
export async function keepPictures(html: string, known: ReadonlySet<number>, scope: Scope): Promise<string> {
  const addresses = [...html.matchAll(source)].map(([, address = '']) => unescapeHtml(address));
  if (addresses.length === 0) return html;
  const shown = await addressesShown(addresses, scope);
  const allowed = addresses.filter((address) => shown.has(address) || known.has(fileIdIn(address, scope) ?? 0));
  const pictures = await picturesOf(
    allowed.flatMap((address) => fileIdIn(address, scope) ?? []),
    scope,
  );
  const ids = new Map(allowed.map((address) => [address, fileIdIn(address, scope) ?? 0]));
  return html
    .replaceAll(source, (_, address: string) => `<img src="file:${ids.get(unescapeHtml(address)) ?? 0}"`)
    .replaceAll(/<img src="file:(\d+)"[^>]*>/g, (whole, id: string) => (pictures.has(Number(id)) ? whole : ''));
}

/** The ids of the pictures that a kept text names. */
export function pictureIds(kept: string): number[] {
  return [...kept.matchAll(named)].map(([, id]) => Number(id));
}

/** Kept texts for showing: their pictures by signed addresses of the day. */
export async function withAddresses(kept: readonly string[], scope: Scope): Promise<string[]> {
  const pictures = await picturesOf(kept.flatMap(pictureIds), scope);
  return kept.map((html) =>
    html.replaceAll(named, (_, id: string) => {
      const name = pictures.get(Number(id));
      const address = name === undefined ? '' : scope.deps.files.address({ entity: scope.entity, id: Number(id), name });
      return `<img src="${escapeHtml(address)}"`;
    }),
  );
}

/** Those of some files that are pictures, with their names. */
export async function picturesOf(ids: readonly number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, [...new Set(ids)]), like(files.mediaType, 'image/%')));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Where posts and their revisions name files. */
export const fileReferences = [posts, revisions].flatMap(({ coverFileId, content }) => [
  referencedById(coverFileId),
  referencedInHtml(content, namedPicturePattern),
]);
