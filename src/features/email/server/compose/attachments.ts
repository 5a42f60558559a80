import { and, eq, inArray } from 'drizzle-orm';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import { addressesShown, fileIdIn, safeName } from '#platform/files/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import type { FileStore } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Attachment } from '../../contract.ts';
import { splitSheet } from '../../mail-markup.ts';
import { encodeBackground, readBackground } from '../../mail-sheet.ts';
import { sizeText } from '../../size-text.ts';
import type { StoredAttachment } from '../../tables.ts';
import { isMailType } from '../receiving/mime/mail-pieces.ts';

/** Returns an attachment for display: its URLs and its formatted size. */
export function attachmentOf(
  { fileId, fileName, mediaType, sizeBytes, isWholeMessage }: StoredAttachment,
  entity: string,
  store: FileStore,
): Attachment {
  const url = store.address({ entity, id: fileId, name: fileName });
  return {
    fileName,
    url,
    thumbnail: mediaType.startsWith('image/') ? url : '',
    size: sizeText(sizeBytes),
    ...(isWholeMessage && { isWholeMessage }),
    ...(isMailType(mediaType) && !isWholeMessage && { mailFileId: fileId }),
  };
}

/** Resolves the files behind a draft's attachment URLs; each must belong to the entity. `known` are the files it already has. */
export async function storedAttachments(
  given: Attachment[],
  scope: Scope,
  known: StoredAttachment[],
  within = '',
): Promise<StoredAttachment[]> {
  const found = await filesByAddress(
    given.map(({ url }) => url),
    scope,
    known,
  );
  return given.map(({ url, fileName }, index) => {
    const file = found.get(url);
    if (!file) throw invalid(`${within}attachments.${index}.url`, 'unknown_file');
    return { ...file, fileName: safeName(fileName || file.fileName) };
  });
}

/**
 * Returns the entity's files behind signed URLs, locked until the rows that reference them are written. Ignores URLs that are invalid, or
 * expired and not for a `known` file.
 */
async function filesByAddress(addresses: string[], scope: Scope, known: StoredAttachment[]): Promise<Map<string, StoredAttachment>> {
  const shown = await addressesShown(addresses, scope);
  const ids = new Map<string, number>();
  for (const address of addresses) {
    const id = fileIdIn(address, scope);
    if (id !== null && (shown.has(address) || known.some(({ fileId }) => fileId === id))) ids.set(address, id);
  }
  const rows = await (ids.size === 0 ? [] : filesWithIds([...ids.values()], scope).for('key share'));
  return new Map([...ids].flatMap(([address, id]) => rows.filter(({ fileId }) => fileId === id).map((row) => [address, row])));
}

/** Returns the entity's files by id. Use it only with ids the server wrote itself: they open anyone's files. */
async function filesById(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<StoredAttachment[]> {
  return ids.length === 0 ? [] : filesWithIds(ids, { db, entity });
}

function filesWithIds(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select({ fileId: files.id, fileName: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
}

const source = /(<img\b[^>]*?\ssrc=")([^"]*)(")/g;
const ground = /(<[a-z][^<>]*?\sground=")(cid:[^"]*)(")/g;
const sheetGrounds = /([{;]--ground:)(cid%3A[\w.%-]+)()/g;
const contentIdOf = (fileId: number) => `picture-${fileId}@atrium`;
/** PostgreSQL regular expression. */
export const pictureIdPattern = 'cid:picture-(\\d{1,15})@atrium';
// Matches only inside image tags, because text may look the same; sanitized HTML has no other `<`, and no bare quote in an attribute.
const namedPicture = /<img\b[^>]*?\ssrc="cid:picture-(\d{1,15})@atrium"/g;

/**
 * Prepares a sanitized message for storage: replaces the signed URL of an inline image with a content id, which never expires and travels
 * with the email, and removes any other URL on this server. `known` are the draft's own files.
 */
export async function toStoredHtml(
  message: string,
  scope: Scope,
  known: StoredAttachment[],
): Promise<{ message: string; pictures: StoredAttachment[] }> {
  const addresses = picturesIn(message).filter((address) => address.startsWith('/'));
  const found = await filesByAddress(addresses, scope, known);
  const pictures = new Map<number, StoredAttachment>();
  const kept = message.replaceAll(source, (_, before: string, address: string, after: string) => {
    if (!isOfThisServer(address)) return `${before}${address}${after}`;
    const file = found.get(unescapeHtml(address));
    if (!file) return `${before}${after}`;
    const contentId = contentIdOf(file.fileId);
    pictures.set(file.fileId, { ...file, contentId });
    return `${before}cid:${contentId}${after}`;
  });
  return { message: kept, pictures: [...pictures.values()] };
}

/**
 * Returns the files that stored messages reference through `toStoredHtml`. Text that people write must not contain such a reference: it
 * would open anyone's file by id.
 */
export async function picturesNamedIn(kept: string[], scope: Scope): Promise<StoredAttachment[]> {
  const ids = new Set(kept.flatMap((message) => [...message.matchAll(namedPicture)].map(([, id]) => Number(id))));
  const found = await filesById([...ids], scope);
  return found.map((file) => ({ ...file, contentId: contentIdOf(file.fileId) }));
}

/** Returns the image URLs in a sanitized message. */
export function picturesIn(message: string): string[] {
  return [...message.matchAll(source)].map(([, , address = '']) => unescapeHtml(address));
}

/** Returns the URLs of background images on other servers in a sanitized message and its style sheet. */
export function backgroundsIn(message: string): string[] {
  const { css, html } = splitSheet(message);
  return [
    ...[...html.matchAll(/<[a-z][^<>]*?\sground="([^"]*)"/g)].map(([, address = '']) => unescapeHtml(address)),
    ...[...css.matchAll(/[{;]--ground:([\w.%-]+)/g)].flatMap(([, value = '']) => readBackground(value) ?? []),
  ].filter((address) => !/^cid:/i.test(address));
}

/** Removes references to this server from a message that came from outside. */
export function withoutOwnAddresses(message: string): string {
  return message.replaceAll(source, (whole, before: string, address: string, after: string) =>
    isOfThisServer(address) ? `${before}${after}` : whole,
  );
}

/** Sets the content id on the attachments that the message references. */
export function namedIn<A extends { contentId?: string }>(message: string, attachments: A[]): A[] {
  return attachments.map(({ contentId, ...attachment }) =>
    contentId && (message.includes(`cid:${encoded(contentId)}`) || message.includes(encodeBackground(`cid:${contentId}`)))
      ? { ...attachment, contentId }
      : attachment,
  ) as A[];
}

/** Prepares a stored message for display: its images get signed URLs for the day. */
export function withPictureAddresses(message: string, attachments: StoredAttachment[], entity: string, store: FileStore): string {
  const named = attachments.filter(({ contentId }) => contentId);
  if (named.length === 0) return message;
  const shown = (write: (address: string) => string) => (whole: string, before: string, address: string, after: string) => {
    const file = named.find(({ contentId }) => address === write(`cid:${contentId}`));
    return file ? before + write(store.address({ entity, id: file.fileId, name: file.fileName })) + after : whole;
  };
  const { css, html } = splitSheet(message);
  const sheet = css && `<style>${css.replaceAll(sheetGrounds, shown(encodeBackground))}</style>`;
  return sheet + html.replaceAll(source, shown(encoded)).replaceAll(ground, shown(encoded));
}

function isOfThisServer(address: string): boolean {
  return address !== '' && !/^[a-z][a-z\d+.-]*:/i.test(address);
}

/** As escaped in an attribute of a sanitized message, where apostrophes stay. */
function encoded(text: string): string {
  return escapeHtml(text).replaceAll('&#39;', "'");
}
