import { and, asc, between, count, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type * as labelsContract from '../labels-contract.ts';
import { type MailLabel, maxCustomLabels, ownLabelId, ownLabelOf, type Tint } from '../labels-contract.ts';
import { labelNameOf, sameName } from '../search/search-names.ts';
import { mailLabels, mails } from '../tables.ts';

/** Lists the signed-in person's labels in order. */
export async function listLabels(_given: unknown, scope: Scope): Promise<AnswerOf<typeof labelsContract.listMailLabels>> {
  return { labels: await readLabels(scope) };
}

/** Adds a label at the end. */
export async function addLabel(
  { body }: GivenOf<typeof labelsContract.addMailLabel>,
  scope: Scope,
): Promise<AnswerOf<typeof labelsContract.addMailLabel>> {
  const { db, entity, identity, now } = scope;
  const labels = await lockLabels(scope);
  refuseMoreLabels(labels);
  await refuseTakenName(body.name, scope);
  const [label] = await db
    .insert(mailLabels)
    .values({
      entity,
      id: await nextId(db, entity, 'mail label'),
      ownerId: identity.personId,
      position: labels + 1,
      ...body,
      createdAt: now,
      updatedAt: now,
    })
    .returning(labelColumns);
  if (!label) throw new Error('the label was not added');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { label: toLabel(label) };
}

export async function updateLabel(
  { params, body }: GivenOf<typeof labelsContract.updateMailLabel>,
  scope: Scope,
): Promise<AnswerOf<typeof labelsContract.updateMailLabel>> {
  const { db, entity, identity, now } = scope;
  const { version, name, tint } = body;
  await lockLabels(scope);
  const current = await lockLabel(params.id, scope);
  if (version !== undefined && version !== current.version) throw conflict('label', toLabel(current));
  if (name === undefined && tint === undefined) throw invalid('name', 'nothing_given');
  if (name !== undefined) await refuseTakenName(name, scope, params.id);
  const [label] = await db
    .update(mailLabels)
    .set({ ...(name !== undefined && { name }), ...(tint && { tint }), version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(ownLabels(scope), eq(mailLabels.id, params.id)))
    .returning(labelColumns);
  if (!label) throw new Error('the locked label was not updated');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { label: toLabel(label) };
}

/**
 * Moves a label to a position, or to the end if there are fewer; the labels in between shift. Versions stay, so no pending edit becomes
 * outdated.
 */
export async function moveLabel(
  { params, body }: GivenOf<typeof labelsContract.moveMailLabel>,
  scope: Scope,
): Promise<AnswerOf<typeof labelsContract.moveMailLabel>> {
  const { db, entity, identity } = scope;
  const labels = await lockLabels(scope);
  const { id, position: from } = await lockLabel(params.id, scope);
  const to = Math.min(body.position, labels);
  if (from !== to) {
    await db
      .update(mailLabels)
      .set({ position: sql`case when ${mailLabels.id} = ${id} then ${to}::int else ${mailLabels.position} + ${from < to ? -1 : 1} end` })
      .where(and(ownLabels(scope), between(mailLabels.position, Math.min(from, to), Math.max(from, to))));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  return { labels: await readLabels(scope) };
}

/** Deletes a label, removes it from its emails, and moves later labels up. Remembers the emails for a restore. */
export async function deleteLabel({ params }: GivenOf<typeof labelsContract.deleteMailLabel>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await lockLabels(scope);
  const { id, position } = await lockLabel(params.id, scope);
  const heldMails = await takeOffMails(ownLabelOf(id), scope);
  await db
    .update(mailLabels)
    .set({ heldMails, deletedAt: now, version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(ownLabels(scope), eq(mailLabels.id, id)));
  await db
    .update(mailLabels)
    .set({ position: sql`${mailLabels.position} - 1` })
    .where(and(ownLabels(scope), gt(mailLabels.position, position)));
  await announce(db, entity, { kind: 'email', ids: heldMails, person: identity.personId });
}

/**
 * Restores a deleted label at the end, and puts it back on its emails. A label that already exists is returned unchanged, so a retry is
 * safe.
 */
export async function restoreLabel(
  { params }: GivenOf<typeof labelsContract.restoreMailLabel>,
  scope: Scope,
): Promise<AnswerOf<typeof labelsContract.restoreMailLabel>> {
  const { db, entity, identity, now } = scope;
  const labels = await lockLabels(scope);
  const [there] = await db
    .select(labelColumns)
    .from(mailLabels)
    .where(and(ownLabels(scope), eq(mailLabels.id, params.id)));
  if (there) return { label: toLabel(there) };
  const [deleted] = await db
    .select()
    .from(mailLabels)
    .where(
      and(
        eq(mailLabels.entity, entity),
        eq(mailLabels.ownerId, identity.personId),
        eq(mailLabels.id, params.id),
        isNotNull(mailLabels.deletedAt),
      ),
    )
    .for('update');
  if (!deleted) throw notFound('label');
  refuseMoreLabels(labels);
  await refuseTakenName(deleted.name, scope);
  const [label] = await db
    .update(mailLabels)
    .set({ deletedAt: null, heldMails: [], position: labels + 1, version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(eq(mailLabels.entity, entity), eq(mailLabels.id, deleted.id)))
    .returning(labelColumns);
  if (!label) throw new Error('the locked label was not restored');
  const ids = await putOnMails(ownLabelOf(deleted.id), deleted.heldMails, scope);
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
  return { label: toLabel(label) };
}

/**
 * Rejects unknown labels and locks the others until the transaction ends, so that a concurrent delete waits and removes the label from this
 * email too.
 * @throws 400 when one of the labels does not belong to the signed-in person; `field` names the field of the label at an index.
 */
export async function refuseUnknownLabels(
  labels: readonly string[],
  { field, isPut }: { field: (index: number) => string; isPut: boolean },
  scope: Scope,
): Promise<void> {
  const ids = labels.map(ownLabelId);
  const own = ids.filter((id) => id !== null);
  if (own.length === 0) return;
  const there = scope.db
    .select({ id: mailLabels.id })
    .from(mailLabels)
    .where(and(ownLabels(scope), inArray(mailLabels.id, own)))
    .$dynamic();
  const rows = await (isPut ? there.for('share') : there);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => id !== null && !known.has(id));
  if (unknown >= 0) throw invalid(field(unknown), 'unknown_label');
}

/** Removes labels that were deleted long ago. */
export const sweepLabels: Sweep = {
  name: 'mail labels',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailLabels, and(eq(mailLabels.entity, entity), lt(mailLabels.deletedAt, daysBefore(now, keepDays.deleted)))),
};

const labelColumns = {
  id: mailLabels.id,
  name: mailLabels.name,
  tint: mailLabels.tint,
  position: mailLabels.position,
  version: mailLabels.version,
};

function toLabel(row: Omit<MailLabel, 'label' | 'tint'> & { tint: string }): MailLabel {
  return { id: row.id, label: ownLabelOf(row.id), name: row.name, tint: row.tint as Tint, position: row.position, version: row.version };
}

/** Returns the signed-in person's labels in order. */
export async function readLabels(scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<MailLabel[]> {
  const rows = await scope.db
    .select(labelColumns)
    .from(mailLabels)
    .where(ownLabels(scope))
    .orderBy(asc(mailLabels.position), asc(mailLabels.id));
  return rows.map(toLabel);
}

/** Condition for the signed-in person's labels. */
function ownLabels({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) {
  return and(live(mailLabels, entity), eq(mailLabels.ownerId, identity.personId));
}

/** Serializes changes to a person's labels, so that names stay unique and positions stay 1 to n. @returns n. */
async function lockLabels(scope: Scope): Promise<number> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ labels: count() }).from(mailLabels).where(ownLabels(scope));
  return row?.labels ?? 0;
}

/** Locks a label of the signed-in person. @throws 404. */
async function lockLabel(id: number, scope: Scope): Promise<typeof mailLabels.$inferSelect> {
  const [row] = await scope.db
    .select()
    .from(mailLabels)
    .where(and(ownLabels(scope), eq(mailLabels.id, id)))
    .for('update');
  if (!row) throw notFound('label');
  return row;
}

/** Rejects more labels than the maximum. @throws 400 */
function refuseMoreLabels(labels: number): void {
  if (labels >= maxCustomLabels) throw invalid('name', { code: 'full', max: maxCustomLabels });
}

/** Rejects the name of another label: a built-in one in any language, or a custom one. Searches find labels by name. @throws 400 */
async function refuseTakenName(name: string, scope: Scope, except?: number): Promise<void> {
  const taken = labelNameOf(name) !== undefined || (await readLabels(scope)).some((one) => one.id !== except && sameName(one.name, name));
  if (taken) throw invalid('name', 'label_taken');
}

/** Removes a label from all emails of the signed-in person, including deleted ones. @returns the ids of the emails that had it. */
async function takeOffMails(label: string, scope: Scope): Promise<number[]> {
  return changeMails(sql`${mails.labels} @> array[${label}]::text[]`, sql`array_remove(${mails.labels}, ${label})`, scope);
}

/** Adds a label to the given emails that still exist and lack it. @returns the ids of the emails that got it. */
async function putOnMails(label: string, ids: readonly number[], scope: Scope): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${mails.id} = any(${`{${ids.join(',')}}`}::bigint[]) and not ${mails.labels} @> array[${label}]::text[]`;
  return changeMails(wanted, sql`array_append(${mails.labels}, ${label})`, scope);
}

async function changeMails(wanted: SQL, labels: SQL, { db, entity, identity, now }: Scope): Promise<number[]> {
  // Locks in id order, like every bulk change of emails.
  const changing = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), wanted))
    .orderBy(mails.id)
    .for('update');
  const changed = await db
    .update(mails)
    .set({ labels, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), sql`${mails.id} = any(array(${changing}))`))
    .returning({ id: mails.id });
  return changed.map(({ id }) => id);
}
