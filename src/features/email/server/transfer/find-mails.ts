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
