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
import { type MailLabel, mostOwnLabels, ownLabelId, ownLabelOf, type Tint } from '../labels-contract.ts';
import { labelNameOf, sameName } from '../search/search-names.ts';
import { mailLabels, mails } from '../tables.ts';

/** The labels that the signed-in person made, in their order. */
export async function listLabels(_given: unknown, scope: Scope): Promise<AnswerOf<typeof labelsContract.listMailLabels>> {
  return { labels: await readLabels(scope) };
}

/** Makes a label, at the end. */
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

/** Renames a label, or gives it another colour. */
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

/** Puts a label at a position, or at the end when there are fewer; those between make room. Nobody's edit grows old by it. */
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

/** Deletes a label and takes it off its mails; those after it move up. It keeps in mind which they were. */
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

/** Brings a deleted label back, at the end, onto the mails that had it. One that is there already is answered as it is, so that a retry is safe. */
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
 * What is put on a mail stays until the transaction ends: whoever deletes it waits, and takes it off that mail too.
 * @throws 400 where one of the labels is none of the signed-in person's; `field` says where the one at an index was given.
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

/** A label as the contract has it. */
function toLabel(row: Omit<MailLabel, 'label' | 'tint'> & { tint: string }): MailLabel {
  return { id: row.id, label: ownLabelOf(row.id), name: row.name, tint: row.tint as Tint, position: row.position, version: row.version };
}

/** The labels that the signed-in person made, in their order. */
export async function readLabels(scope: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<MailLabel[]> {
  const rows = await scope.db
    .select(labelColumns)
    .from(mailLabels)
    .where(ownLabels(scope))
    .orderBy(asc(mailLabels.position), asc(mailLabels.id));
  return rows.map(toLabel);
}

/** The labels that the signed-in person made. */
function ownLabels({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) {
  return and(live(mailLabels, entity), eq(mailLabels.ownerId, identity.personId));
}

/** Lets one at a time change which labels the person has, so that names differ and positions stay 1 to n. @returns n. */
async function lockLabels(scope: Scope): Promise<number> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ labels: count() }).from(mailLabels).where(ownLabels(scope));
  return row?.labels ?? 0;
}

/** A label of the signed-in person, locked. @throws 404. */
async function lockLabel(id: number, scope: Scope): Promise<typeof mailLabels.$inferSelect> {
  const [row] = await scope.db
    .select()
    .from(mailLabels)
    .where(and(ownLabels(scope), eq(mailLabels.id, id)))
    .for('update');
  if (!row) throw notFound('label');
  return row;
}

/** @throws 400 for one more than anybody needs. */
function refuseMoreLabels(labels: number): void {
  if (labels >= mostOwnLabels) throw invalid('name', { code: 'full', max: mostOwnLabels });
}

/** @throws 400 for the name of another label: one that everybody has, in any language, or an own one. A search finds labels by their names. */
async function refuseTakenName(name: string, scope: Scope, except?: number): Promise<void> {
  const taken = labelNameOf(name) !== undefined || (await readLabels(scope)).some((one) => one.id !== except && sameName(one.name, name));
  if (taken) throw invalid('name', 'label_taken');
}

/** Takes a label off all mails of the signed-in person that have it, deleted ones too. @returns which had it. */
async function takeOffMails(label: string, scope: Scope): Promise<number[]> {
  return changeMails(sql`${mails.labels} @> array[${label}]::text[]`, sql`array_remove(${mails.labels}, ${label})`, scope);
}

/** Puts a label on those of the mails that are still there, without it. @returns which got it. */
async function putOnMails(label: string, ids: readonly number[], scope: Scope): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${mails.id} = any(${`{${ids.join(',')}}`}::bigint[]) and not ${mails.labels} @> array[${label}]::text[]`;
  return changeMails(wanted, sql`array_append(${mails.labels}, ${label})`, scope);
}

async function changeMails(wanted: SQL, labels: SQL, { db, entity, identity, now }: Scope): Promise<number[]> {
  // Locked in the order of their ids, as whoever changes several mails does.
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
