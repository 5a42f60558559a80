import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { announce } from '#server/announce.ts';
import { containsText } from '#server/contains-text.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { forEachId, removeDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import type { SparePart } from '../contract.ts';
import { spareParts, sparePartsView } from '../tables.ts';

/** Lists a page of the spare parts that match a search, by name. */
export async function listSpareParts(
  { query }: GivenOf<typeof contract.listSpareParts>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof contract.listSpareParts>> {
  const q = query.q.trim();
  const matching = and(live(sparePartsView, entity), q === '' ? undefined : containsText(sparePartsView.searchText, q));
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(sparePartsView)
          .where(matching)
          .orderBy(sql`${sparePartsView.name} collate names`, asc(sparePartsView.id))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(sparePartsView).where(matching);
  return { spareParts: rows.map(toSparePart), total: counted?.total ?? 0 };
}

/** Reads a spare part. */
export async function readSparePart(
  { params }: GivenOf<typeof contract.readSparePart>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof contract.readSparePart>> {
  const [row] = await db
    .select()
    .from(spareParts)
    .where(and(live(spareParts, entity), eq(spareParts.id, params.id)));
  if (!row) throw notFound('spare_part');
  return { sparePart: toSparePart(row) };
}

/** Adds a spare part. */
export async function addSparePart(
  { body }: GivenOf<typeof contract.addSparePart>,
  { db, entity, now }: Scope,
): Promise<AnswerOf<typeof contract.addSparePart>> {
  const id = await nextId(db, entity, 'spare_part');
  const [row] = await db
    .insert(spareParts)
    .values({ ...body, entity, id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('no row was inserted');
  await announce(db, entity, { kind: 'spare_part', ids: [id] });
  return { sparePart: toSparePart(row) };
}

/** Changes the given fields of a spare part, unless it was changed since the given version. */
export async function updateSparePart(
  { params, body }: GivenOf<typeof contract.updateSparePart>,
  { db, entity, now }: Scope,
): Promise<AnswerOf<typeof contract.updateSparePart>> {
  const { version, ...fields } = body;
  const chosen = and(live(spareParts, entity), eq(spareParts.id, params.id));
  const [row] = await db.select().from(spareParts).where(chosen).for('update');
  if (!row) throw notFound('spare_part');
  if (version !== undefined && version !== row.version) throw conflict('spare_part', toSparePart(row));
  const [updated] = await db
    .update(spareParts)
    .set({ ...fields, version: sql`${spareParts.version} + 1`, updatedAt: now })
    .where(chosen)
    .returning();
  await announce(db, entity, { kind: 'spare_part', ids: [params.id] });
  return { sparePart: toSparePart(updated ?? row) };
}

/** Moves a spare part to the trash. */
export async function deleteSparePart(
  { params }: Pick<GivenOf<typeof contract.deleteSparePart>, 'params'>,
  scope: Scope,
): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(spareParts)
    .set(deletionBy(scope))
    .where(and(live(spareParts, entity), eq(spareParts.id, params.id)))
    .returning({ id: spareParts.id });
  if (deleted.length === 0) throw notFound('spare_part');
  await announce(db, entity, { kind: 'spare_part', ids: [params.id] }, trashChange);
}

/** Restores a spare part from the trash. */
export async function restoreSparePart(
  { params }: Pick<GivenOf<typeof contract.restoreSparePart>, 'params'>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreSparePart>> {
  const { db, entity } = scope;
  const [row] = await db
    .update(spareParts)
    .set(noDeletion(scope))
    .where(and(eq(spareParts.entity, entity), eq(spareParts.id, params.id), isNotNull(spareParts.deletedAt)))
    .returning();
  if (!row) throw notFound('spare_part');
  await announce(db, entity, { kind: 'spare_part', ids: [params.id] }, trashChange);
  return { sparePart: toSparePart(row) };
}

/** How the trash lists, restores and purges deleted spare parts. */
export const sparePartTrash: TrashKind = {
  kind: 'spare_part',
  subject: 'SparePart',
  lines: () => ({ view: sparePartsView, key: sparePartsView.id, name: sparePartsView.name }),
  restore: forEachId('spare_part', (id, scope) => restoreSparePart({ params: { id } }, scope)),
  remove: forEachId('spare_part', (id, scope) => deleteSparePart({ params: { id } }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(spareParts, 'spare_part', keys, work);
    await announce(work.db, work.entity, { kind: 'spare_part', ids }, trashChange);
  },
};

function toSparePart({ id, name, notes, version }: typeof spareParts.$inferSelect): SparePart {
  return { id, name, notes, version };
}
