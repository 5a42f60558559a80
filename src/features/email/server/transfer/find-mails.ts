import { unzipSync } from 'fflate';
import { invalid, Refusal } from '#server/refusal.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { headOf } from './head-of.ts';
import { fieldsOfMail, type MboxEntry, mostMails, splitMbox } from './split-mbox.ts';

/** A mail of a file. */
export interface FoundMail extends MboxEntry {
  /** Whether it is written as mbox files have it. */
  isQuoted: boolean;
}

interface Found {
  /** The file, or what was packed in it. */
  bytes: Uint8Array<ArrayBuffer>;
  mails: FoundMail[];
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
    return mails && { bytes: file, mails };
  }
  const files = unpack(file);
  const bytes = new GrowingBytes(files.reduce((length, one) => length + one.length, 0));
  const mails: FoundMail[] = [];
  let before = 0;
  for (const one of files) {
    for (const { index: _, start, end, ...mail } of mailsIn(one) ?? []) {
      if (mails.length === mostMails) throw invalid('body', { code: 'too_many', max: mostMails });
      mails.push({ ...mail, index: mails.length + 1, start: start + before, end: end + before });
    }
    bytes.add(one);
    before += one.length;
  }
  return mails.length > 0 ? { bytes: bytes.whole(), mails } : null;
}

function mailsIn(file: Uint8Array): FoundMail[] | null {
  const entries = splitMbox(file);
  if (entries) return entries.map((entry) => ({ ...entry, isQuoted: true }));
  return isMail(file) ? [{ index: 1, start: 0, end: file.length, fromTime: Number.NaN, isQuoted: false }] : null;
}

/** Its first line is a field, and one of its fields is one that mails have. */
function isMail(file: Uint8Array): boolean {
  const { fields } = headOf(file.subarray(0, longestHead));
  return Boolean(fields[0]?.name) && fields.some(({ name }) => fieldsOfMail.includes(name));
}

/** Each file is unpacked into as much as the archive says that it takes, and the sum of that has a limit. */
function unpack(archive: Uint8Array): Uint8Array[] {
  let left = Math.min(archive.length * mostTimesLarger + freeBytes, mostBytes);
  let count = 0;
  try {
    const unpacked = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (!mailFile.test(name) || noMailFile.test(name)) return false;
        left -= originalSize;
        if (left < 0) throw new Refusal('invalid', { code: 'archive_unpacks_too_far', times: mostTimesLarger });
        if (++count > mostMails) throw invalid('body', { code: 'too_many', max: mostMails });
        return true;
      },
    });
    return Object.entries(unpacked)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, bytes]) => bytes);
  } catch (error) {
    // What the library says of damaged files has a number for a code.
    if (typeof (error as { code?: unknown }).code === 'number' || error instanceof RangeError) return [];
    throw error;
  }
}
