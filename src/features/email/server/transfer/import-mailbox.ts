import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid, isBusy } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { storageFullBecauseOf } from '#server/storage-full.ts';
import type { importMailbox as contract } from '../../transfer-contract.ts';
import { prepareSource } from '../receiving/prepare-source.ts';
import { type FailedEntry, failedEntry } from './failed-entry.ts';
import { fileImports, identityOf, type PreparedImport, readKnown } from './file-imports.ts';
import { mostNamed } from './index-entries.ts';
import { findEntries, type HashedEntry, readEntry } from './read-entries.ts';

type Answer = AnswerOf<typeof contract>;

const mailsPerBatch = 100;
// Keeping a file waits for the disk.
const preparedAtOnce = 4;

/**
 * Adds the mails of an mbox file, of a single mail, or of a zip file of both to the person's mailbox, oldest first, so that each answer finds what it answers. Each hundred is a
 * transaction of its own: the counters that it takes keep others from filing mail meanwhile. A file that broke off is simply sent again,
 * because what is there already is left out.
 */
export async function importMailbox({ query }: GivenOf<typeof contract>, scope: PreparingScope): Promise<Answer> {
  const { request, bodyLimitBytes } = scope;
  const given = await readBytes(request, bodyLimitBytes);
  if (given.byteLength === 0) throw invalid('body', 'empty');
  // Lent, because it may be large: it comes back with what was found in it.
  const found = await scope.deps.heavy.run(findEntries, { bytes: given }, given);
  if (!found) throw invalid('body', 'not_an_mbox');
  const { bytes, entries, failed, otherFiles } = found;
  const answer = { imported: 0, skipped: 0 };
  for (let at = 0; at < entries.length; at += mailsPerBatch) {
    const batch = entries.slice(at, at + mailsPerBatch);
    const known = await readKnown(batch, scope);
    const unknown = batch.filter((entry) => !known.has(identityOf(entry)));
    const filed = await fileImports(await prepareAll(bytes, unknown, scope, failed), query.folder, scope);
    answer.imported += filed.imported;
    answer.skipped += filed.skipped + batch.length - unknown.length;
    failed.push(...filed.failed.map((index) => failedEntry(index, { code: 'not_kept' })));
  }
  const notNamed = found.notNamed + Math.max(0, failed.length - mostNamed);
  return {
    ...answer,
    failed: failed.sort((a, b) => a.index - b.index).slice(0, mostNamed),
    ...(notNamed > 0 && { notNamed }),
    ...(otherFiles > 0 && { otherFiles }),
  };
}

/** Reads the mails of a batch, a few at a time; what cannot be read is named in `failed`. */
async function prepareAll(
  bytes: Uint8Array,
  entries: HashedEntry[],
  { deps }: PreparingScope,
  failed: FailedEntry[],
): Promise<PreparedImport[]> {
  // As large as a mail with the largest upload in it, as text.
  const limitBytes = deps.settings.uploadLimitBytes * 2;
  const prepareOne = async ({ index, start, end, marks, time, isQuoted }: HashedEntry): Promise<PreparedImport[]> => {
    try {
      if (end - start > limitBytes) failed.push(failedEntry(index, { code: 'too_many_bytes', bytes: limitBytes }));
      else {
        const mail = await prepareSource(deps, bytes.subarray(start, end), { arrivedAt: time, ...(isQuoted && { task: readEntry }) });
        return [{ index, marks, mail }];
      }
    } catch (error) {
      if (isBusy(error) || storageFullBecauseOf(error)) throw error;
      deps.log.error('mail not imported', {}, error);
      failed.push(failedEntry(index, { code: 'unread' }));
    }
    return [];
  };
  const prepared: PreparedImport[] = [];
  for (let at = 0; at < entries.length; at += preparedAtOnce) {
    prepared.push(...(await Promise.all(entries.slice(at, at + preparedAtOnce).map(prepareOne))).flat());
  }
  return prepared;
}
