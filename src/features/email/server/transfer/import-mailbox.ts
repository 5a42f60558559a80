import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import { isWorthRetrying, storageFullBecauseOf, unavailableBecauseOf } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid, isBusy, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { sameName } from '../../search/search-names.ts';
import { mails } from '../../tables.ts';
import type { importMailbox as contract } from '../../transfer-contract.ts';
import { readLabels } from '../labels.ts';
import { type Arrival, deliverToMailboxes } from '../receiving/deliver-to-mailboxes.ts';
import { findCopies } from '../receiving/find-copies.ts';
import { arrivalOfSource, type PreparedMail, prepareSource } from '../receiving/prepare-source.ts';
import type { FoundMarks } from './mbox-format.ts';
import { type FailedEntry, failedEntry, findEntries, type HashedEntry, maxNamed, readEntry } from './read-entries.ts';

type Answer = AnswerOf<typeof contract>;

const mailsPerBatch = 100;
// Storing a file waits for the disk.
const preparedAtOnce = 4;

/**
 * Imports the emails of an mbox file, of a single email, or of a zip file of both into the person's mailbox, oldest first so that replies
 * find their originals. Commits in batches of a hundred, because the id counters block others from filing meanwhile. An interrupted import
 * can simply be repeated: existing emails are skipped.
 */
export async function importMailbox({ query }: GivenOf<typeof contract>, scope: PreparingScope): Promise<Answer> {
  const { request, bodyLimitBytes } = scope;
  const given = await readBytes(request, bodyLimitBytes);
  if (given.byteLength === 0) throw invalid('body', 'empty');
  // Transferred because it may be large; it comes back with the result.
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
  const notNamed = found.notNamed + Math.max(0, failed.length - maxNamed);
  return {
    ...answer,
    failed: failed.sort((a, b) => a.index - b.index).slice(0, maxNamed),
    ...(notNamed > 0 && { notNamed }),
    ...(otherFiles > 0 && { otherFiles }),
  };
}

/** Parses a batch of emails, a few at a time; unreadable ones are reported in `failed`. */
async function prepareAll(
  bytes: Uint8Array,
  entries: HashedEntry[],
  { deps }: PreparingScope,
  failed: FailedEntry[],
): Promise<PreparedImport[]> {
  // Large enough for an email with the largest upload, encoded as text.
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

/** A parsed email ready to be filed. */
interface PreparedImport {
  /** Position in the file, starting at 1. */
  index: number;
  marks: FoundMarks;
  mail: PreparedMail;
}

type Folder = 'inbox' | 'sent' | 'archive' | 'spam' | 'trash';

interface Filed {
  imported: number;
  skipped: number;
  /** The indexes of emails that the database rejected. */
  failed: number[];
}

const transactionTries = 4;

/** Files emails in one transaction; if it fails, files each in its own, so one bad email blocks no other. */
async function fileImports(imports: PreparedImport[], folder: Folder, scope: PreparingScope): Promise<Filed> {
  if (imports.length === 0) return { imported: 0, skipped: 0, failed: [] };
  try {
    const imported = await inTransaction(scope, (db) => fileNew(db, imports, folder, scope));
    return { imported, skipped: imports.length - imported, failed: [] };
  } catch (error) {
    // Errors that affect all of them are not the fault of a single email.
    if (error instanceof Refusal || storageFullBecauseOf(error) || unavailableBecauseOf(error)) throw error;
    scope.deps.log.error('mails not imported', { mails: imports.length }, error);
    if (imports.length === 1) return { imported: 0, skipped: 0, failed: imports.map(({ index }) => index) };
  }
  const total: Filed = { imported: 0, skipped: 0, failed: [] };
  for (const one of imports) {
    const { imported, skipped, failed } = await fileImports([one], folder, scope);
    total.imported += imported;
    total.skipped += skipped;
    total.failed.push(...failed);
  }
  return total;
}

type Identified = Pick<PreparedMail, 'messageId' | 'contentHash'>;

/** Returns a key that identifies an email within a mailbox. */
function identityOf({ messageId, contentHash }: Identified): string {
  return `${contentHash} ${messageId}`;
}

/** Returns the keys of emails that the mailbox certainly has, which need not be parsed. */
async function readKnown(given: Identified[], { deps, entity, identity }: PreparingScope): Promise<Set<string>> {
  const messageIds = given.map(({ messageId }) => messageId).filter(Boolean);
  const hashes = given.map(({ contentHash }) => contentHash);
  const rows = await deps.database.reading(entity, (db) =>
    db
      .select({ messageId: mails.messageId, contentHash: mails.contentHash })
      .from(mails)
      .where(
        and(
          live(mails, entity),
          eq(mails.ownerId, identity.personId),
          inArray(mails.messageId, messageIds),
          inArray(mails.contentHash, hashes),
        ),
      ),
  );
  return new Set(rows.map(({ messageId, contentHash }) => identityOf({ messageId, contentHash: contentHash ?? '' })));
}

/** @returns the number of emails the mailbox did not have yet. */
async function fileNew(db: Db, imports: PreparedImport[], folder: Folder, scope: PreparingScope): Promise<number> {
  const { deps, entity, identity, now } = scope;
  // Serializes imports of a person, so two of the same file add each email once.
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)))
    .for('no key update');
  const ownerIds = [identity.personId];
  const copies = await findCopies(db, deps, { entity, ownerIds, mails: imports.map(({ mail }) => mail) });
  const known = new Set(copies.filter(({ isDeleted }) => !isDeleted).map(({ of }) => identityOf(of)));
  const arrivals: Arrival[] = [];
  const own = await readLabels({ db, entity, identity });
  for (const { mail, marks } of imports) {
    if (known.has(identityOf(mail))) continue;
    known.add(identityOf(mail));
    const arrival = await arrivalOfSource(db, deps, entity, identity.personId, mail);
    const { keywords, isStarred, labels } = marks;
    const named = own.filter(({ name }) => keywords.some((word) => sameName(word, name))).map(({ label }) => label);
    arrivals.push({ ...arrival, isStarred, labels: [...labels, ...named], isRead: marks.isRead || folder === 'sent', folder });
  }
  await deliverToMailboxes(db, entity, arrivals, { now, tryRules: false });
  return arrivals.length;
}

async function inTransaction<T>({ deps, entity }: PreparingScope, work: (db: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await deps.database.writing(entity, work);
    } catch (error) {
      if (tried >= transactionTries || !isWorthRetrying(error)) throw error;
    }
  }
}
