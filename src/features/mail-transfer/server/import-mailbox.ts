import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { prepareSource } from '#features/email/server/offers.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { importMailbox as contract } from '../contract.ts';
import { uploadsPerImport } from '../uploads-per-import.ts';
import { fileImports, type PreparedImport, readKnownIds } from './file-imports.ts';
import { type IndexedEntry, indexEntries } from './index-entries.ts';
import { splitMbox } from './split-mbox.ts';
import { unquoteMail } from './unquote-mail.ts';

type Answer = AnswerOf<typeof contract>;

const mailsPerBatch = 100;
// Keeping a file waits for the disk.
const preparedAtOnce = 4;
const mostNamed = 100;
// It is read into memory.
const mostBytes = 2 ** 30;

/**
 * Adds the mails of an mbox file to the person's mailbox, oldest first, so that each answer finds what it answers. Each hundred is a
 * transaction of its own: the counters that it takes keep others from filing mail meanwhile. A file that broke off is simply sent again,
 * because what is there already is left out.
 */
export async function importMailbox({ query }: GivenOf<typeof contract>, scope: PreparingScope): Promise<Answer> {
  const { deps, request } = scope;
  const bytes = await readBytes(request, Math.min(deps.settings.uploadLimitBytes * uploadsPerImport, mostBytes));
  if (bytes.byteLength === 0) throw invalid('body', 'is empty');
  const split = splitMbox(bytes);
  if (!split) throw invalid('body', 'is not an mbox file');
  const { entries, failed } = indexEntries(bytes, split);
  const answer: Answer = { imported: 0, skipped: 0, failed };
  for (let at = 0; at < entries.length; at += mailsPerBatch) {
    const batch = entries.slice(at, at + mailsPerBatch);
    const known = await readKnownIds(
      batch.map(({ messageId }) => messageId),
      scope,
    );
    const unknown = batch.filter(({ messageId }) => !known.has(messageId));
    const filed = await fileImports(await prepareAll(bytes, unknown, scope, failed), query.folder, scope);
    answer.imported += filed.imported;
    answer.skipped += filed.skipped + batch.length - unknown.length;
    failed.push(...filed.failed.map((index) => ({ index, reason: 'could not be kept' })));
  }
  return { ...answer, failed: failed.sort((a, b) => a.index - b.index).slice(0, mostNamed) };
}

/** Reads the mails of a batch, a few at a time; what cannot be read is named in `failed`. */
async function prepareAll(
  bytes: Uint8Array,
  entries: IndexedEntry[],
  { deps }: PreparingScope,
  failed: Answer['failed'],
): Promise<PreparedImport[]> {
  // As large as a mail with the largest upload in it, as text.
  const limitBytes = deps.settings.uploadLimitBytes * 2;
  const prepareOne = async ({ index, start, end, marks, time }: IndexedEntry): Promise<PreparedImport[]> => {
    const source = unquoteMail(bytes.subarray(start, end));
    try {
      if (source.byteLength > limitBytes) failed.push({ index, reason: `is larger than ${limitBytes} bytes` });
      else {
        const mail = await prepareSource(deps, source);
        return [{ index, marks, mail: { ...mail, time: time ?? mail.time } }];
      }
    } catch (error) {
      deps.log.error('mail not imported', {}, error);
      failed.push({ index, reason: 'could not be read' });
    }
    return [];
  };
  const prepared: PreparedImport[] = [];
  for (let at = 0; at < entries.length; at += preparedAtOnce) {
    prepared.push(...(await Promise.all(entries.slice(at, at + preparedAtOnce).map(prepareOne))).flat());
  }
  return prepared;
}
