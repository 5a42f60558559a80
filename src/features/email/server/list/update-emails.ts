import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateEmails as contract, EmailChanges } from '../../contract.ts';
import { mails } from '../../tables.ts';
import type { CleanMessage } from '../compose/clean-message.ts';
import { draftColumns, draftFields } from '../compose/draft-columns.ts';
import { refuseUnknownLabels } from '../labels/refuse-unknown-labels.ts';
import { getEmail } from '../reader/get-email.ts';
import { lockOwnMails } from './lock-own-mails.ts';

/** Changes the given fields of all the chosen mails, or of none. */
export async function updateEmails({ body }: GivenOf<typeof contract>, scope: Scope, clean?: CleanMessage): Promise<undefined> {
  const { emailIds, dataToUpdate, version } = body;
  const given = Object.fromEntries(Object.entries(dataToUpdate).filter(([, value]) => value !== undefined)) as EmailChanges;
  if (Object.keys(given).length === 0) throw invalid('dataToUpdate', 'nothing_given');
  await refuseUnknownLabels(given.labels ?? [], { field: (index) => `dataToUpdate.labels.${index}`, isPut: true }, scope);
  const rows = await lockOwnMails(emailIds, scope);
  await refuseOldVersion(rows, version, scope);
  refuseUnlessDrafts(given, rows);
  const ids = rows.map((row) => row.id);
  const change = async (changing: number[], columns: Columns) =>
    scope.db
      .update(mails)
      .set({ ...columns, version: sql`${mails.version} + 1`, updatedAt: scope.now })
      .where(and(eq(mails.entity, scope.entity), inArray(mails.id, changing)));
  if (draftFields.some((name) => given[name] !== undefined)) {
    for (const row of rows)
      await change([row.id], {
        ...stateColumns(given),
        ...(await draftColumns({ ...given, clean }, scope, row.attachments, 'dataToUpdate.')),
      });
  } else await change(ids, stateColumns(given));
  if (given.isRead) await readNested(ids, scope);
  const personId = scope.identity.personId;
  // What was read, or put away, need not be told any more.
  if (given.isRead || given.folder)
    await settleNotifications(scope.db, scope.entity, { personId, area: 'email', targetIds: ids }, scope.now);
  await announce(scope.db, scope.entity, { kind: 'email', ids, person: personId });
}

/** Who read a conversation has read what is nested in it: the next answer alone is new then. */
async function readNested(ids: number[], { db, entity, now }: Scope): Promise<void> {
  await db
    .update(mails)
    .set({ isRead: true, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), inArray(mails.nestedInId, ids), eq(mails.isNested, true), eq(mails.isRead, false)));
}

type Locked = Awaited<ReturnType<typeof lockOwnMails>>;

async function refuseOldVersion(rows: Locked, version: number | undefined, scope: Scope): Promise<void> {
  if (version === undefined) return;
  const [row, another] = rows;
  if (!row || another) throw invalid('version', 'not_one_mail');
  if (row.version !== version) throw conflict('mail', await getEmail({ query: { id: row.id } } as Parameters<typeof getEmail>[0], scope));
}

function refuseUnlessDrafts(given: EmailChanges, rows: Locked): void {
  const field = draftFields.find((name) => given[name] !== undefined);
  const other = rows.find((row) => row.folder !== 'draft' || !row.isDraft || row.sendAt);
  if (field && other) throw invalid(`dataToUpdate.${field}`, { code: 'mail_not_a_draft', id: other.id });
}

type Columns = Partial<typeof mails.$inferInsert>;

function stateColumns({ folder, isStarred, isRead, labels }: EmailChanges): Columns {
  return {
    // What is moved is neither on its way out any more, nor kept out of the inbox.
    ...(folder && { folder, sendAt: null, snoozedUntil: null }),
    ...(isStarred !== undefined && { isStarred }),
    ...(isRead !== undefined && { isRead }),
    ...(labels && { labels: [...new Set(labels)] }),
  };
}
