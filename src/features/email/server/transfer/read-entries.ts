import { heavyTask } from '#server/heavy-work.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';
import type { FailedEntry } from './failed-entry.ts';
import { type IndexedEntry, indexEntries } from './index-entries.ts';
import { splitMbox } from './split-mbox.ts';
import { unquoteMail } from './unquote-mail.ts';

interface Entries {
  /** What was lent. */
  bytes: Uint8Array<ArrayBuffer>;
  entries: IndexedEntry[];
  failed: FailedEntry[];
}

/** Finds the mails of an mbox file and reads their heads; null when it is no such file. */
export const findEntries = heavyTask({
  name: 'find the mails of an mbox file',
  limitMs: 120_000,
  lengthOf: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => bytes.length,
  run: ({ bytes }): Entries | null => {
    const split = splitMbox(bytes);
    return split && { bytes, ...indexEntries(bytes, split) };
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
