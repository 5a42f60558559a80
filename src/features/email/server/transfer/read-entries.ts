import { unzipSync } from 'fflate';
import type { FieldReason } from '#contract/reason.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { fieldMessage, invalid, Refusal } from '#server/refusal.ts';
import { contentHash } from '../receiving/content-hash.ts';
import { mailDate, receivedDate } from '../receiving/mail-date.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';
import { GrowingBytes, type Head, headOf } from './mail-lines.ts';
import { type FoundMarks, fieldsOfMail, type MboxEntry, marksOf, maxMails, splitMbox, unquoteMail } from './mbox-format.ts';

/** An email of the file that can be identified without parsing it. */
export interface HashedEntry extends IndexedEntry {
  contentHash: string;
}

interface Entries {
  /** The transferred bytes, or what was unpacked from them. */
  bytes: Uint8Array<ArrayBuffer>;
  entries: HashedEntry[];
  failed: FailedEntry[];
  notNamed: number;
  otherFiles: number;
}

/**
 * Finds the emails of an mbox file, a single email, or a zip file, reads their headers and hashes their contents; null for any other file.
 */
export const findEntries = heavyTask({
  name: 'find the mails of a file',
  limitMs: 120_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => bytes.length,
  run: async ({ bytes }): Promise<Entries | null> => {
    const found = findMails(bytes);
    if (!found) return null;
    const { entries, failed, notNamed } = indexEntries(found.bytes, found.mails);
    const hashed: HashedEntry[] = [];
    for (const entry of entries) hashed.push({ ...entry, contentHash: await contentHash(found.bytes.subarray(entry.start, entry.end)) });
    return { bytes: found.bytes, entries: hashed, failed, notNamed, otherFiles: found.otherFiles };
  },
});

export const readEntry = heavyTask({
  name: 'read a mail of an mbox file',
  limitMs: parseMail.limitMs,
  lengthOf: ({ bytes }: { bytes: Uint8Array }) => bytes.length,
  run: async ({ bytes }): Promise<ParsedMail> => {
    const source = unquoteMail(bytes);
    return { ...(await parseMail.run({ bytes: source })), source };
  },
});

/** An email of an mbox file with the information from its headers. */
interface IndexedEntry extends FoundMail {
  marks: FoundMarks;
  /** With its angle brackets; empty if it has none. */
  messageId: string;
  /** Set when only the separator line has the time. */
  time: Date | null;
}

interface Indexed {
  /** Oldest first; those without a time follow in file order. */
  entries: IndexedEntry[];
  /** Invalid entries with their position and the reason, limited to the first `maxNamed`. */
  failed: FailedEntry[];
  /** Number of further invalid entries. */
  notNamed: number;
}

/** Maximum number of failed emails listed individually. */
export const maxNamed = 100;

/** Reads the headers of the emails in an mbox file. */
export function indexEntries(bytes: Uint8Array, split: FoundMail[]): Indexed {
  const failed: Indexed['failed'] = [];
  const dated: { entry: IndexedEntry; sentAt: number }[] = [];
  for (const entry of split) {
    const mail = bytes.subarray(entry.start, entry.end);
    const head = headOf(mail);
    const code = head.fields.some(({ name }) => name) ? null : mail.some((byte) => byte > 32) ? 'no_mail_head' : 'empty';
    if (code) failed.push(failedEntry(entry.index, { code }));
    else {
      const written = mailDate(firstOf(head, 'date'));
      const time = !written && entry.fromTime > 0 ? new Date(entry.fromTime) : null;
      const received = head.fields.filter(({ name }) => name === 'received').map(({ value }) => value);
      const sentAt = written ?? time ?? receivedDate(received);
      const messageId = /<[^\s<>\p{Cc}]{1,498}>/u.exec(firstOf(head, 'message-id'))?.[0] ?? '';
      dated.push({
        entry: { ...entry, marks: marksOf(head), messageId, time },
        sentAt: sentAt?.getTime() ?? Number.POSITIVE_INFINITY,
      });
    }
  }
  dated.sort((a, b) => (a.sentAt === b.sentAt ? a.entry.index - b.entry.index : a.sentAt - b.sentAt));
  return { entries: dated.map(({ entry }) => entry), failed: failed.slice(0, maxNamed), notNamed: Math.max(0, failed.length - maxNamed) };
}

function firstOf({ fields }: Head, wanted: string): string {
  return fields.find(({ name }) => name === wanted)?.value ?? '';
}

interface FoundMail extends MboxEntry {
  /** Whether it has mbox quoting. */
  isQuoted: boolean;
}

interface Found {
  /** The file, or what was unpacked from it. */
  bytes: Uint8Array<ArrayBuffer>;
  mails: FoundMail[];
  /** Number of other files in an archive, without those added by programs. */
  otherFiles: number;
}

const zipMark = [0x50, 0x4b, 3, 4];
const mailFile = /\.(?:eml|mbox|mbx)$/i;
// Files added by programs: macOS metadata and hidden files.
const noMailFile = /(?:^|\/)(?:__MACOSX\/|\.)/;
/** Mail compresses by up to a factor of ten; archives that unpack to much more are not mail. */
const maxTimesLarger = 20;
const freeBytes = 16 * 1024 * 1024;
const maxBytes = 2 ** 30;
const longestHead = 65_536;

/**
 * Finds the emails of an mbox file, a single email (`.eml`), or a zip file of both.
 * @returns null for any other file
 * @throws 400 for too many emails, or a zip file that unpacks to too much
 */
export function findMails(file: Uint8Array<ArrayBuffer>): Found | null {
  if (!zipMark.every((byte, index) => file[index] === byte)) {
    const mails = mailsIn(file);
    return mails && { bytes: file, mails, otherFiles: 0 };
  }
  const { files, otherFiles } = unpack(file);
  const bytes = new GrowingBytes(files.reduce((length, one) => length + one.length, 0));
  const mails: FoundMail[] = [];
  let before = 0;
  let isMail = false;
  for (const one of files) {
    const found = mailsIn(one);
    isMail ||= found !== null;
    // A file with an email extension that is not one is reported as unreadable.
    for (const { index: _, start, end, ...mail } of found ?? [wholeOf(one)]) {
      if (mails.length === maxMails) throw invalid('body', { code: 'too_many', max: maxMails });
      mails.push({ ...mail, index: mails.length + 1, start: start + before, end: end + before });
    }
    bytes.add(one);
    before += one.length;
  }
  return isMail ? { bytes: bytes.whole(), mails, otherFiles } : null;
}

function mailsIn(file: Uint8Array): FoundMail[] | null {
  const entries = splitMbox(file);
  if (entries) return entries.map((entry) => ({ ...entry, isQuoted: true }));
  return hasHead(file) ? [wholeOf(file)] : null;
}

const wholeOf = (file: Uint8Array): FoundMail => ({ index: 1, start: 0, end: file.length, fromTime: Number.NaN, isQuoted: false });

/** Its first line is a header, and at least one of its headers is typical of email. */
function hasHead(file: Uint8Array): boolean {
  const { fields } = headOf(file.subarray(0, longestHead));
  return Boolean(fields[0]?.name) && fields.some(({ name }) => fieldsOfMail.includes(name));
}

/** Unpacks each file into its declared size, and limits the total. */
function unpack(archive: Uint8Array): { files: Uint8Array[]; otherFiles: number } {
  let left = Math.min(archive.length * maxTimesLarger + freeBytes, maxBytes);
  let count = 0;
  let otherFiles = 0;
  try {
    const unpacked = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (noMailFile.test(name) || name.endsWith('/')) return false;
        if (!mailFile.test(name)) {
          otherFiles++;
          return false;
        }
        left -= originalSize;
        if (left < 0) throw new Refusal('invalid', { code: 'archive_unpacks_too_far', times: maxTimesLarger });
        if (++count > maxMails) throw invalid('body', { code: 'too_many', max: maxMails });
        return true;
      },
    });
    const files = Object.entries(unpacked)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, bytes]) => bytes);
    return { files, otherFiles };
  } catch (error) {
    // The library's errors for damaged files have a numeric code.
    if (typeof (error as { code?: unknown }).code === 'number' || error instanceof RangeError) return { files: [], otherFiles };
    throw error;
  }
}

/** An entry of an mbox file that was not imported, and why. */
export interface FailedEntry {
  index: number;
  reason: string;
  why: FieldReason;
}

/** Reports an email of the file that is skipped. */
export function failedEntry(index: number, why: FieldReason): FailedEntry {
  return { index, reason: fieldMessage(why), why };
}
