import { heavyTask } from '#server/heavy-work.ts';
import { contentHash } from '../receiving/content-hash.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';
import type { FailedEntry } from './failed-entry.ts';
import { type IndexedEntry, indexEntries } from './index-entries.ts';
import { splitMbox } from './split-mbox.ts';
import { unquoteMail } from './unquote-mail.ts';

/** A mail of the file that can be told from others without being read. */
export interface HashedEntry extends IndexedEntry {
  contentHash: string;
}

interface Entries {
  /** What was lent. */
  bytes: Uint8Array<ArrayBuffer>;
  entries: HashedEntry[];
  failed: FailedEntry[];
}

/** Finds the mails of an mbox file, reads their heads and hashes their contents; null when it is no such file. */
export const findEntries = heavyTask({
  name: 'find the mails of an mbox file',
  limitMs: 120_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => bytes.length,
  run: async ({ bytes }): Promise<Entries | null> => {
    const split = splitMbox(bytes);
    if (!split) return null;
    const { entries, failed } = indexEntries(bytes, split);
    const hashed: HashedEntry[] = [];
    for (const entry of entries) hashed.push({ ...entry, contentHash: await contentHash(bytes.subarray(entry.start, entry.end)) });
    return { bytes, entries: hashed, failed };
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
