import { and, eq, inArray } from 'drizzle-orm';
import { keepPictures, refuseOverloaded, sanitizeMessage, withPictureAddresses } from '#features/email/server/offers.ts';
import type { StoredAttachment } from '#features/email/tables.ts';
import { files } from '#features/files/tables.ts';
import type { Scope } from '#server/scope.ts';

// As `keepPictures` names them. In what a person writes there must be none: it would open anybody's file by its number. Sought in
// pictures alone, because text may look the same; cleaned HTML has no other `<`, and no bare quote in an attribute.
const namedPicture = /<img\b[^>]*?\ssrc="cid:picture-(\d{1,15})@atrium"/g;
const namingPicture = /(<img\b[^>]*?\ssrc=")cid:[^"]*(?=")/gi;

/**
 * A signature's or template's HTML for keeping: cleaned, its pictures named by the file that their signed address is of.
 * @param before what was kept so far: its pictures stay, also when the page that sends them has been open for days
 */
export async function keptHtml(html: string, field: string, scope: Scope, before = ''): Promise<string> {
  refuseOverloaded(html, field);
  const cleaned = sanitizeMessage(html).replaceAll(namingPicture, '$1');
  return (await keepPictures(cleaned, scope, await picturesOf([before], scope))).message;
}

/** Kept HTML for showing: its pictures by signed addresses of the day. */
export async function shownHtml(kept: string[], scope: Scope): Promise<string[]> {
  const pictures = await picturesOf(kept, scope);
  return kept.map((html) => withPictureAddresses(html, pictures, scope.entity, scope.deps.files));
}

async function picturesOf(kept: string[], { db, entity }: Scope): Promise<StoredAttachment[]> {
  const ids = new Set(kept.flatMap((html) => [...html.matchAll(namedPicture)].map(([, id]) => Number(id))));
  if (ids.size === 0) return [];
  const rows = await db
    .select({ fileId: files.id, fileName: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, [...ids])));
  return rows.map((row) => ({ ...row, contentId: `picture-${row.fileId}@atrium` }));
}
