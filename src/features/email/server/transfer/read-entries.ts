import { heavyTask } from '#server/heavy-work.ts';
import { contentHash } from '../receiving/content-hash.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';
import type { FailedEntry } from './failed-entry.ts';
import { findMails } from './find-mails.ts';
import { type IndexedEntry, indexEntries } from './index-entries.ts';
import { unquoteMail } from './unquote-mail.ts';

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
