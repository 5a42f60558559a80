import { and, asc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { unlink } from '#platform/links/server/public-api.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type * as contract from '../contract.ts';
import type { EmailChanges } from '../contract.ts';
import { mails } from '../tables.ts';
import type { CleanMessage } from './compose/sanitize-message.ts';
import { draftColumns, draftFields } from './drafts.ts';
import { getEmail } from './get-email.ts';
import { refuseUnknownLabels } from './labels.ts';

/** Changes the given fields of all chosen emails, or of none. */
export async function updateEmails(
  { body }: GivenOf<typeof contract.updateEmails>,
  scope: Scope,
  clean?: CleanMessage,
): Promise<undefined> {
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
  // Reading or moving an email settles its notification.
  if (given.isRead || given.folder)
    await markNotificationsRead(scope.db, scope.entity, { personId, area: 'email', targetIds: ids }, scope.now);
  await announce(scope.db, scope.entity, { kind: 'email', ids, person: personId });
}

/** Reading a conversation marks its nested emails as read, so only the next reply is new. */
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
    // A moved email is no longer scheduled or snoozed.
    ...(folder && { folder, sendAt: null, snoozedUntil: null }),
    ...(isStarred !== undefined && { isStarred }),
    ...(isRead !== undefined && { isRead }),
    ...(labels && { labels: [...new Set(labels)] }),
  };
}

/** Toggles the label per email; `value` sets it instead, so a retry is safe. */
export async function toggleLabel({ body }: GivenOf<typeof contract.toggleLabel>, scope: Scope): Promise<undefined> {
  const { emailIds, label, value } = body;
  await refuseUnknownLabels([label], { field: () => 'label', isPut: true }, scope);
  const rows = await lockOwnMails(emailIds, scope, 'not_found');
  const changing = rows.filter((row) => value === undefined || row.labels.includes(label) !== value).map((row) => row.id);
  if (changing.length === 0) return;
  await scope.db
    .update(mails)
    .set({
      labels: sql`case when ${mails.labels} @> array[${label}]::text[] then array_remove(${mails.labels}, ${label}) else array_append(${mails.labels}, ${label}) end`,
      version: sql`${mails.version} + 1`,
      updatedAt: scope.now,
    })
    .where(and(eq(mails.entity, scope.entity), inArray(mails.id, changing)));
  await announce(scope.db, scope.entity, { kind: 'email', ids: changing, person: scope.identity.personId });
}

const latestMs = 5 * 366 * 86_400_000;

/** Snoozes inbox emails until a given time, or brings them back now. */
export async function snoozeEmails({ body }: GivenOf<typeof contract.snoozeEmails>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const { emailIds, until } = body;
  const rows = await lockOwnMails(emailIds, scope);
  if (until && until.getTime() <= now.getTime()) throw invalid('until', 'in_the_past');
  if (until && until.getTime() > now.getTime() + latestMs) throw invalid('until', { code: 'too_far_ahead', years: 5 });
  const other = rows.find(({ folder }) => folder !== 'inbox');
  if (until && other) throw invalid('emailIds', { code: 'mail_not_in_inbox', id: other.id });
  const ids = rows.map(({ id }) => id);
  await db
    .update(mails)
    .set({ snoozedUntil: until, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), inArray(mails.id, ids)));
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
}

/**
 * Deletes emails with their nested replies. Emails deleted together share one timestamp. Emails that another device has already deleted are
 * left alone, so restoring this deletion restores nothing else.
 */
export async function deleteEmails(
  { body }: GivenOf<typeof contract.deleteEmails>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.deleteEmails>> {
  const rows = (await lockOwnMailsOrDeleted(body.emailIds, scope)).filter(({ deletedAt }) => deletedAt === null);
  const kept = rows.find(({ folder, isDraft }) => folder !== 'trash' && folder !== 'spam' && !isDraft);
  if (kept) throw invalid('emailIds', { code: 'mail_not_in_trash', id: kept.id });
  const ids = rows.map(({ id }) => id);
  await markDeleted(ids, scope);
  return { count: ids.length, deletedAt: scope.now.toISOString() };
}

/** Deletes everything in trash or spam. */
export async function emptyFolder(
  { body }: GivenOf<typeof contract.emptyFolder>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.emptyFolder>> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), eq(mails.listedIn, body.folder)))
    .orderBy(mails.id)
    .for('update');
  const ids = rows.map(({ id }) => id);
  await markDeleted(ids, scope);
  return { count: ids.length, deletedAt: scope.now.toISOString() };
}

/** Restores the emails deleted at one moment. */
export async function restoreEmails(
  { body }: GivenOf<typeof contract.restoreEmails>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreEmails>> {
  const { db, entity, identity, now } = scope;
  const restored = await db
    .update(mails)
    .set({ deletedAt: null, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), eq(mails.deletedAt, body.deletedAt)))
    .returning({ id: mails.id, isNested: mails.isNested });
  await announce(db, entity, { kind: 'email', ids: restored.map(({ id }) => id), person: identity.personId });
  return { count: restored.filter(({ isNested }) => !isNested).length };
}

const idsPerStatement = 5000;

async function markDeleted(ids: number[], { db, entity, identity, now }: Scope): Promise<void> {
  for (let at = 0; at < ids.length; at += idsPerStatement) {
    const some = ids.slice(at, at + idsPerStatement);
    await db
      .update(mails)
      .set({ deletedAt: now, sendAt: null, version: sql`${mails.version} + 1`, updatedAt: now })
      .where(
        and(
          eq(mails.entity, entity),
          eq(mails.ownerId, identity.personId),
          or(inArray(mails.id, some), and(eq(mails.isNested, true), isNotNull(mails.nestedInId), inArray(mails.nestedInId, some))),
        ),
      );
  }
  await markNotificationsRead(db, entity, { personId: identity.personId, area: 'email', targetIds: ids }, now);
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
}

/** Locks the chosen emails in id order to avoid deadlocks. @throws 400 or `otherwise` when one does not belong to the person. */
async function lockOwnMails(given: number[], scope: Scope, otherwise: 'invalid' | 'not_found' = 'invalid') {
  return lockMails(given, live(mails, scope.entity), scope, otherwise);
}

/** Locks the emails, including deleted ones, which have `deletedAt` set. */
async function lockOwnMailsOrDeleted(given: number[], scope: Scope) {
  return lockMails(given, eq(mails.entity, scope.entity), scope, 'invalid');
}

async function lockMails(given: number[], which: SQL | undefined, { db, identity }: Scope, otherwise: 'invalid' | 'not_found') {
  const ids = [...new Set(given)];
  const rows = await db
    .select({
      id: mails.id,
      folder: mails.folder,
      labels: mails.labels,
      version: mails.version,
      isDraft: mails.isDraft,
      sendAt: mails.sendAt,
      attachments: mails.attachments,
      deletedAt: mails.deletedAt,
    })
    .from(mails)
    .where(and(which, eq(mails.ownerId, identity.personId), inArray(mails.id, ids)))
    .orderBy(asc(mails.id))
    .for('update');
  const known = new Set(rows.map((row) => row.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw unknownMails(unknown, otherwise);
  return rows;
}

function unknownMails(ids: number[], code: 'invalid' | 'not_found'): Refusal {
  const reason = { code: 'unknown_mails', ids: ids.map(String) } as const;
  if (code === 'invalid') return invalid('emailIds', reason);
  return new Refusal('not_found', { code: 'not_found', what: 'mail' }, { fields: { emailIds: [reason] } });
}

/** Removes emails that were deleted long ago, with their replies and deliveries. */
export const sweepMails: Sweep = {
  name: 'mails',
  async run(db, { entity, now, keepDays }) {
    const old = and(eq(mails.entity, entity), lt(mails.deletedAt, daysBefore(now, keepDays.deleted)));
    await unlink(db, entity, 'mail', sql`(select id from ${mails} where ${old})`);
    return deleteRows(db, mails, old);
  },
};
