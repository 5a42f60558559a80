import { and, eq, inArray } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { isWorthRetrying, unavailableBecauseOf } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { storageFullBecauseOf } from '#server/storage-full.ts';
import { sameName } from '../../search/search-names.ts';
import { mails } from '../../tables.ts';
import { readLabels } from '../labels/read-labels.ts';
import { arrivalOfSource } from '../receiving/arrival-of-source.ts';
import { type Arrival, fileArrivals } from '../receiving/file-arrivals.ts';
import { findCopies } from '../receiving/find-copies.ts';
import type { PreparedMail } from '../receiving/prepare-source.ts';
import type { FoundMarks } from './mail-marks.ts';

/** A mail that was read and can be filed. */
export interface PreparedImport {
  /** Of the file, from 1. */
  index: number;
  marks: FoundMarks;
  mail: PreparedMail;
}

type Folder = 'inbox' | 'sent' | 'archive' | 'spam' | 'trash';

interface Filed {
  imported: number;
  skipped: number;
  /** The indexes of those that the database would not take. */
  failed: number[];
}

const transactionTries = 4;

/** Files mails in one transaction; when it fails, each in one of its own, so that one bad mail keeps back no other. */
export async function fileImports(imports: PreparedImport[], folder: Folder, scope: PreparingScope): Promise<Filed> {
  if (imports.length === 0) return { imported: 0, skipped: 0, failed: [] };
  try {
    const imported = await inTransaction(scope, (db) => fileNew(db, imports, folder, scope));
    return { imported, skipped: imports.length - imported, failed: [] };
  } catch (error) {
    // What holds for all of them is no single mail's fault.
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

/** What tells a mail from all others of a mailbox. */
export function identityOf({ messageId, contentHash }: Identified): string {
  return `${contentHash} ${messageId}`;
}

/** Which of the mails the person's mailbox has for certain, by their identities: those need not be read. */
export async function readKnown(given: Identified[], { deps, entity, identity }: PreparingScope): Promise<Set<string>> {
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

/** @returns how many the mailbox did not have yet. */
async function fileNew(db: Db, imports: PreparedImport[], folder: Folder, scope: PreparingScope): Promise<number> {
  const { deps, entity, identity, now } = scope;
  // One import at a time looks what is there: two of the same file add it once.
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
  await fileArrivals(db, entity, arrivals, { now, tryRules: false });
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
