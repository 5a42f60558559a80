import { eq, type SQL, sql } from 'drizzle-orm';
import { samples } from '#platform/session/tables.ts';
import { databaseCode } from '#server/database-failure.ts';
import { queryRows } from '#server/query-rows.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { momentValue } from '#server/sweep.ts';
import { readCatalogue, type Table } from '../catalogue.ts';
import { finishSample } from './finish-sample.ts';
import type { Sample } from './get-sample.ts';
import { findRemovableRows } from './removable-rows.ts';
import { readFileIds, readSampleRow, sampleTables } from './sample-rows.ts';

const foreignKeyViolation = '23503';

/**
 * Removes the sample rows and stores them for a restore. People are soft-deleted instead, because anything may reference them.
 * @throws 409 without sample data, and when someone has just referenced one of its rows
 */
export async function removeSample(_given: unknown, scope: Scope): Promise<Sample> {
  const { db, entity, now } = scope;
  const row = await readSampleRow(db, entity, { isLocked: true });
  if (!row || row.removedAt) throw new Refusal('conflict', { code: 'no_sample' });
  const catalogue = await readCatalogue(db);
  const going = await findRemovableRows(db, catalogue, entity, row.keys);
  const removed: string[] = [];
  try {
    for (const table of sampleTables(catalogue).toReversed()) {
      const rows = await takeOut(table, going.of(table), scope);
      if (rows !== '[]') removed.push(`${JSON.stringify(table.name)}: ${rows}`);
    }
  } catch (error) {
    if (databaseCode(error) === foreignKeyViolation) throw new Refusal('conflict', { code: 'sample_in_use' });
    throw error;
  }
  await db
    .update(samples)
    .set({
      keys: going.keys,
      fileIds: await readFileIds(db, entity, 'in use'),
      removedAt: now,
      removed: sql`${`{${removed.join(', ')}}`}::jsonb`,
    })
    .where(eq(samples.entity, entity));
  return finishSample(scope, 'workspace.sample-removed');
}

/** @returns the rows as JSON text, so numbers keep their precision */
async function takeOut(table: Table, isGoing: SQL, { db, entity, now }: Scope): Promise<string> {
  const name = sql.identifier(table.name);
  const where = sql`where entity = ${entity} and ${isGoing}`;
  const taking =
    table.name === 'people'
      ? sql`update people set deleted_at = ${momentValue(now)}, updated_at = ${momentValue(now)}, version = version + 1
          ${where} and deleted_at is null returning *`
      : sql`delete from ${name} ${where} returning *`;
  const [taken] = await queryRows<{ rows: string }>(
    db,
    sql`with gone as (${taking}) select coalesce(jsonb_agg(to_jsonb(gone)), '[]')::text as rows from gone`,
  );
  return taken?.rows ?? '[]';
}

/**
 * Restores the sample data as it was removed.
 * @throws 409 when there is nothing to restore, and when own data has taken a unique value, such as a number
 */
export async function restoreSample(_given: unknown, scope: Scope): Promise<Sample> {
  const { db, entity } = scope;
  const row = await readSampleRow(db, entity, { isLocked: true });
  if (!row?.removed) throw new Refusal('conflict', { code: 'no_sample' });
  try {
    for (const table of sampleTables(await readCatalogue(db))) {
      const [first] = row.removed[table.name] ?? [];
      if (first) await putBack(table, new Set(Object.keys(first)), scope);
    }
  } catch (error) {
    if (databaseCode(error)?.startsWith('23')) throw new Refusal('conflict', { code: 'sample_in_the_way' });
    throw error;
  }
  await db
    .update(samples)
    .set({ removedAt: null, removed: null, fileIds: await readFileIds(db, entity, 'of the sample') })
    .where(eq(samples.entity, entity));
  return finishSample(scope, 'workspace.sample-restored');
}

/** @param known the columns at the time of removal; newer ones get their default */
async function putBack(table: Table, known: ReadonlySet<string>, { db, entity, now }: Scope): Promise<void> {
  const name = sql.identifier(table.name);
  const removed = sql`samples, jsonb_populate_recordset(null::public.${name}, samples.removed -> ${table.name}) as removed`;
  if (table.name === 'people') {
    await db.execute(sql`update people set deleted_at = null, updated_at = ${momentValue(now)}, version = people.version + 1
      from ${removed} where samples.entity = ${entity} and people.entity = ${entity} and people.id = removed.id`);
    return;
  }
  const columns = table.columns
    .filter((column) => !column.isGenerated && known.has(column.name))
    .map((column) => sql.identifier(column.name));
  const values = columns.map((column) => sql`removed.${column}`);
  await db.execute(sql`insert into ${name} (${sql.join(columns, sql`, `)}) select ${sql.join(values, sql`, `)}
    from ${removed} where samples.entity = ${entity}`);
}
