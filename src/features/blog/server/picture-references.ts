import { and, eq, inArray, like } from 'drizzle-orm';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import { addressesShown, fileIdIn } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { referencedById, referencedInHtml } from '#server/file-reference-column.ts';
import type { Scope } from '#server/scope.ts';
import { posts, revisions } from '../tables.ts';

// Matches only inside picture tags, because text may look the same; cleaned HTML has no other `<` and no bare quote in an attribute.
const source = /<img src="([^"]*)"/g;
const named = /<img src="file:(\d{1,15})"/g;
/** The same as a PostgreSQL regular expression. */
const namedPicturePattern = '<img src="file:(\\d{1,15})"';

/**
 * Replaces the signed URLs of pictures in a cleaned text with file references for storage. Removes pictures whose URL the caller
 * was never given: otherwise a file id alone would open anyone's.
 * @param known ids of the post's current pictures, which stay however old the page that sends them
 */
export async function toStoredHtml(html: string, known: ReadonlySet<number>, scope: Scope): Promise<string> {
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

/** Returns the ids of the pictures a stored text references. */
export function pictureIds(kept: string): number[] {
  return [...kept.matchAll(named)].map(([, id]) => Number(id));
}

/** Prepares stored texts for display: replaces picture references with signed URLs. */
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

/** Returns the names of those files that are pictures. */
export async function picturesOf(ids: readonly number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, [...new Set(ids)]), like(files.mediaType, 'image/%')));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Columns of posts and revisions that reference files. */
export const fileReferences = [posts, revisions].flatMap(({ coverFileId, content }) => [
  referencedById(coverFileId),
  referencedInHtml(content, namedPicturePattern),
]);
