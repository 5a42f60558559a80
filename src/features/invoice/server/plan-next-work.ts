import { eq, sql } from 'drizzle-orm';
import { companyZone } from '#features/company-day/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { beginIn } from '#server/zone-days.ts';
import { invoices, invoiceWorkTimes, isFallingDue, recurringInvoices } from '../tables.ts';

/**
 * Notes when the worker has to look at the entity's invoices next: when the next day begins, for the company, on which one of them is due.
 * Work that is left over keeps the time in the past. So does a writer who hasn't committed yet: then the next turn tries again.
 */
export async function planNextWork({ database }: Dependencies, entity: string): Promise<void> {
  await database.writing(entity, async (db) => {
    const [lock] = await queryRows<{ alone: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${entity} invoice work`}, 0)) as alone`,
    );
    if (!lock?.alone) return;
    const day = await readNextDay(db, entity);
    const nextAt = day === null ? null : beginIn(await companyZone({ db, entity }), day);
    await db.update(invoiceWorkTimes).set({ nextAt }).where(eq(invoiceWorkTimes.entity, entity));
  });
}

/** The first day on which something is due, `YYYY-MM-DD`: one seek in an index for each kind. */
async function readNextDay(db: Db, entity: string): Promise<string | null> {
  const { nextOn, until } = recurringInvoices;
  const [row] = await queryRows<{ day: string | null }>(
    db,
    sql`select least(
      (select min(due_on) + 1 from ${invoices} where entity = ${entity} and ${isFallingDue}),
      (select min(next_reminder_on) from ${invoices} where entity = ${entity} and deleted_at is null and next_reminder_on is not null),
      (select min(${nextOn}) from ${recurringInvoices}
        where entity = ${entity} and deleted_at is null and not is_paused and (${until} is null or ${nextOn} <= ${until}))
    )::text as day`,
  );
  return row?.day ?? null;
}
