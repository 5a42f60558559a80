import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { asciiOf } from '#contract/text/decode-whole.ts';
import { files } from '#platform/files/tables.ts';
import { contentDisposition } from '#server/content-disposition.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { readAttachedFile as fileContract, readAttachedMail as mailContract } from '../attached-contract.ts';
import { pictureData } from '../mail-markup.ts';
import { sizeText } from '../size-text.ts';
import { mailsView as mails } from '../tables.ts';
import { ownMails } from './mail-place.ts';
import { openAttached } from './open-attached.ts';
import { isMailType } from './receiving/mime/mail-pieces.ts';
import type { ParsedMail } from './receiving/parse-mail.ts';

// Maximum nesting depth of attached emails.
const deepest = 5;
// Maximum total size of the images in an attached email, in bytes; they are inlined in its text.
const maxPictures = 4 * 1024 * 1024;

/** Returns an attached email for display. @throws 404. */
export async function readAttachedMail(
  { params, query }: GivenOf<typeof mailContract>,
  scope: PreparingScope,
): Promise<AnswerOf<typeof mailContract>> {
  const places = placesOf(query.place);
  const { mail, file } = await open(params, places, scope);
  if (file && !isMailType(file.mediaType)) throw notFound('mail');
  const before = query.place ? `${query.place}.` : '';
  return {
    subject: mail.subject,
    from: { name: mail.fromName, email: mail.fromEmail },
    to: mail.to,
    cc: mail.cc,
    time: mail.date?.toISOString() ?? null,
    message: withPictureData(mail),
    files: mail.attachments.flatMap(({ fileName, mediaType, bytes, contentId }, index) =>
      contentId
        ? []
        : [
            {
              place: `${before}${index}`,
              fileName,
              size: sizeText(bytes.length),
              isMail: isMailType(mediaType) && places.length < deepest - 1,
            },
          ],
    ),
  };
}

/** Downloads a file of an attached email. @throws 404. */
export async function readAttachedFile({ params, query }: GivenOf<typeof fileContract>, scope: PreparingScope): Promise<Response> {
  const { file } = await open(params, placesOf(query.place), scope);
  if (!file) throw notFound('file');
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': contentDisposition(file.fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

function placesOf(place = ''): number[] {
  if (place === '') return [];
  const places = place.split('.');
  if (places.length > deepest || !places.every((one) => /^\d{1,3}$/.test(one))) throw notFound('mail');
  return places.map(Number);
}

async function open({ id, fileId }: { id: number; fileId: number }, places: number[], scope: PreparingScope) {
  const { deps, entity } = scope;
  const key = await deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(and(ownMails(scope), eq(mails.id, id)));
    const attached = mail?.attachments.find((one) => one.fileId === fileId && isMailType(one.mediaType));
    if (!attached) throw notFound('mail');
    const [file] = await db
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.entity, entity), eq(files.id, fileId)));
    return file?.key;
  });
  const bytes = key === undefined ? null : await deps.files.read(key);
  const opened = bytes && (await deps.heavy.run(openAttached, { bytes, places }));
  if (!opened) throw notFound('mail');
  return opened;
}

/** Nothing in an attached email is stored separately, so its images are inlined as data URLs. */
function withPictureData({ message, attachments }: ParsedMail): string {
  let left = maxPictures;
  return attachments.reduce((html, { contentId, mediaType, bytes }) => {
    const isShown = contentId && bytes.length <= left && pictureData.test(`data:${mediaType};`);
    if (!isShown) return html;
    left -= bytes.length;
    const address = `cid:${escapeHtml(contentId).replaceAll('&#39;', "'")}`;
    return html.replaceAll(`src="${address}"`, `src="data:${mediaType};base64,${btoa(asciiOf(bytes))}"`);
  }, message);
}

const maxFiles = 3;
const maxBytes = 1024 * 1024;

export interface CalendarMail {
  /** In the order they have in the email. */
  files: Uint8Array[];
  /** The sender's address in lowercase. */
  sender: string;
  /** Whether a check found that the sender may be forged. */
  isForged: boolean;
}

/**
 * Returns the calendar files of one of the caller's emails; files longer than any invitation are left out. @throws 404 for no such email.
 */
export async function readCalendarFiles(mailId: number, scope: PreparingScope): Promise<CalendarMail> {
  const { deps, entity } = scope;
  const { keys, sender, isForged } = await deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select({ attachments: mails.attachments, fromEmail: mails.fromEmail, senderCheck: mails.senderCheck })
      .from(mails)
      .where(and(ownMails(scope), eq(mails.id, mailId)));
    if (!mail) throw notFound('mail');
    const ids = mail.attachments
      .filter(({ mediaType, fileName, sizeBytes }) => isCalendar(mediaType, fileName) && sizeBytes <= maxBytes)
      .slice(0, maxFiles)
      .map(({ fileId }) => fileId);
    const from = { sender: mail.fromEmail.toLowerCase(), isForged: mail.senderCheck?.result === 'failed' };
    if (ids.length === 0) return { keys: [], ...from };
    const kept = await db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(and(eq(files.entity, entity), inArray(files.id, ids)));
    return { keys: ids.flatMap((id) => kept.find((one) => one.id === id)?.key ?? []), ...from };
  });
  const read = await Promise.all(keys.map((key) => deps.files.read(key)));
  return { files: read.filter((bytes) => bytes !== null), sender, isForged };
}

/** Some senders identify a calendar file only by its name. */
function isCalendar(mediaType: string, fileName: string): boolean {
  return /^(text\/calendar|application\/ics)(;|$)/.test(mediaType) || /\.ics$/i.test(fileName);
}
