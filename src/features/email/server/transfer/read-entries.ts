import { unzipSync } from 'fflate';
import type { FieldReason } from '#contract/reason.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { fieldMessage, invalid, Refusal } from '#server/refusal.ts';
import { contentHash } from '../receiving/content-hash.ts';
import { mailDate, receivedDate } from '../receiving/mail-date.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';
import { GrowingBytes, type Head, headOf } from './mail-lines.ts';
import { type FoundMarks, fieldsOfMail, type MboxEntry, marksOf, mostMails, splitMbox, unquoteMail } from './mbox-format.ts';

/** A mail of the file that can be told from others without being read. */
export interface HashedEntry extends IndexedEntry {
  contentHash: string;
}

interface Entries {
  /** What was lent, or what was packed in it. */
  bytes: Uint8Array<ArrayBuffer>;
  entries: HashedEntry[];
  failed: FailedEntry[];
  notNamed: number;
  otherFiles: number;
}

/** Finds the mails of an mbox file, of a single mail, or of a zip file, reads their heads and hashes their contents; null when it is none of these. */
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

/** Reads a mail as it stands in such a file. */
export const readEntry = heavyTask({
  name: 'read a mail of an mbox file',
  limitMs: parseMail.limitMs,
  lengthOf: ({ bytes }: { bytes: Uint8Array }) => bytes.length,
  run: async ({ bytes }): Promise<ParsedMail> => {
    const source = unquoteMail(bytes);
    return { ...(await parseMail.run({ bytes: source })), source };
  },
});

/** A mail of an mbox file with what its head says. */
interface IndexedEntry extends FoundMail {
  marks: FoundMarks;
  /** With its angle brackets; empty for none. */
  messageId: string;
  /** Set when only the line before the mail tells its moment. */
  time: Date | null;
}

interface Indexed {
  /** Oldest first; those without any moment keep their place in the file, after the others. */
  entries: IndexedEntry[];
  /** What is no mail: which of the file, and why. As many of the first as are named. */
  failed: FailedEntry[];
  /** How many more are none. */
  notNamed: number;
}

/** How many mails are named that could not be read. */
export const mostNamed = 100;

/** Reads the heads of the mails of an mbox file. */
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
  return { entries: dated.map(({ entry }) => entry), failed: failed.slice(0, mostNamed), notNamed: Math.max(0, failed.length - mostNamed) };
}

function firstOf({ fields }: Head, wanted: string): string {
  return fields.find(({ name }) => name === wanted)?.value ?? '';
}

/** A mail of a file. */
interface FoundMail extends MboxEntry {
  /** Whether it is written as mbox files have it. */
  isQuoted: boolean;
}

interface Found {
  /** The file, or what was packed in it. */
  bytes: Uint8Array<ArrayBuffer>;
  mails: FoundMail[];
  /** What an archive has beside them, but for what programs add by themselves. */
  otherFiles: number;
}

const zipMark = [0x50, 0x4b, 3, 4];
const mailFile = /\.(?:eml|mbox|mbx)$/i;
// What programs write beside the files: of macOS, and hidden ones.
const noMailFile = /(?:^|\/)(?:__MACOSX\/|\.)/;
/** Mail is made up to ten times smaller; what unpacks to much more is no archive of it. */
const mostTimesLarger = 20;
const freeBytes = 16 * 1024 * 1024;
const mostBytes = 2 ** 30;
const longestHead = 65_536;

/**
 * Finds the mails of an mbox file, of a single mail (`.eml`), or of a zip file of both.
 * @returns null when it is none of them
 * @throws 400 for too many mails, or a zip file that unpacks too far
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
    // A file that is called a mail and is none is named as one that cannot be read.
    for (const { index: _, start, end, ...mail } of found ?? [wholeOf(one)]) {
      if (mails.length === mostMails) throw invalid('body', { code: 'too_many', max: mostMails });
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

/** Its first line is a field, and one of its fields is one that mails have. */
function hasHead(file: Uint8Array): boolean {
  const { fields } = headOf(file.subarray(0, longestHead));
  return Boolean(fields[0]?.name) && fields.some(({ name }) => fieldsOfMail.includes(name));
}

/** Each file is unpacked into as much as the archive says that it takes, and the sum of that has a limit. */
function unpack(archive: Uint8Array): { files: Uint8Array[]; otherFiles: number } {
  let left = Math.min(archive.length * mostTimesLarger + freeBytes, mostBytes);
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
        if (left < 0) throw new Refusal('invalid', { code: 'archive_unpacks_too_far', times: mostTimesLarger });
        if (++count > mostMails) throw invalid('body', { code: 'too_many', max: mostMails });
        return true;
      },
    });
    const files = Object.entries(unpacked)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, bytes]) => bytes);
    return { files, otherFiles };
  } catch (error) {
    // What the library says of damaged files has a number for a code.
    if (typeof (error as { code?: unknown }).code === 'number' || error instanceof RangeError) return { files: [], otherFiles };
    throw error;
  }
}

/** An entry of an mbox file that did not become a mail, and why. */
export interface FailedEntry {
  index: number;
  reason: string;
  why: FieldReason;
}

/** A mail of the file that is left out. */
export function failedEntry(index: number, why: FieldReason): FailedEntry {
  return { index, reason: fieldMessage(why), why };
}
