import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { queryRows } from '#server/query-rows.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { startOfDayIn } from '#server/zone-days.ts';
import { statusOf } from '../invoice-status.ts';
import { nextReminderDay } from '../next-reminder-day.ts';
import { invoices, invoiceWorkTimes, isFallingDue, recurringInvoices } from '../tables.ts';
import { processDueRows, readToday } from './due-work.ts';
import { findSender, tellOfPastDue } from './invoice-notice.ts';
import { type InvoiceWork, writeHistory } from './invoice-rows.ts';
import { makeRecurringInvoices } from './make-recurring-invoices.ts';
import { isSampleLeaving } from './sending/block-sample-mail.ts';
import { mailInvoice } from './sending/mail-invoice.ts';
import { remindableCents } from './sending/remindable.ts';
import { refreshInvoice } from './write-invoice.ts';

/** Daily work on invoices. */
export const invoiceWork: BackgroundWork = {
  name: 'invoices of the day',
  async work(deps) {
    const at = deps.clock().toISOString();
    const failures: unknown[] = [];
    await forEachEntity(deps, sql`select entity from entities_with_invoice_work(${at}::timestamptz)`, async (own, entity) => {
      for (const work of [makeRecurringInvoices, markPastDue, remindClients, planNextWork]) {
        // A failure in one step does not stop the others.
        await work(own, entity).catch((error: unknown) => failures.push(error));
      }
    });
    // The worker logs it and retries later.
    if (failures.length > 0) throw failures[0];
  },
};

const rowsPerBatch = 500;
/** Number of batches before other companies get their turn. */
const batchesPerTurn = 20;

/** Marks the invoices whose due date has passed and notifies their authors, using few statements for many invoices. */
async function markPastDue(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  for (let batch = 0; batch < batchesPerTurn; batch++) {
    const found = await deps.database.writing(entity, (db) => markBatch({ db, entity, now, identity: null }, today));
    if (found < rowsPerBatch) return;
    await yieldToEventLoop();
  }
}

/** @returns the number of rows examined. Invoices locked by other writers are left for the next run. */
async function markBatch(work: InvoiceWork, today: string): Promise<number> {
  const { db, entity, now } = work;
  const { id, version, dueOn, totalCents, paidCents, creditedCents, issuedAt, downloadedAt } = invoices;
  const found = await db
    .select({ id, dueOn, totalCents, paidCents, creditedCents, issuedAt, downloadedAt })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), isFallingDue, lt(dueOn, today)))
    .orderBy(asc(dueOn), asc(id))
    .limit(rowsPerBatch)
    .for('update', { skipLocked: true });
  const isPastDue = (row: (typeof found)[number]) =>
    statusOf({ ...row, isIssued: row.issuedAt !== null, isDownloaded: row.downloadedAt !== null }, today) === 'Past Due';
  for (const row of found.filter((one) => !isPastDue(one))) await refreshInvoice(work, row.id);
  const ids = found.filter(isPastDue).map((row) => row.id);
  if (ids.length === 0) return found.length;
  const marked = await db
    .update(invoices)
    .set({ status: 'Past Due', version: sql`${version} + 1`, updatedAt: now })
    .where(and(eq(invoices.entity, entity), inArray(id, ids)))
    .returning();
  await writeHistory(work, ...marked.map((row) => ({ invoiceId: row.id, kind: 'past-due' as const })));
  await tellOfPastDue(work, marked);
  await announce(db, entity, { kind: 'invoice', ids });
  return found.length;
}

/** Sends payment reminders to clients, once on each of the seller's days. */
async function remindClients(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  const isDue = and(live(invoices, entity), lte(invoices.nextReminderOn, today));
  const due = { from: invoices, where: isDue, order: [asc(invoices.nextReminderOn), asc(invoices.id)], drawsPdf: true };
  await processDueRows(deps, entity, due, async (db, id) => {
    const work = { db, entity, deps, now, identity: null };
    const { reminderDays } = await readSeller(work);
    const before = await refreshInvoice(work, id);
    const to = before.client.companyEmail.trim();
    const senderId = await findSender(work, before.createdBy, to);
    const isOwed = (await remindableCents(before, { ...work, today })) > 0;
    const isWanted = isOwed && !(await isSampleLeaving([{ seller: before.seller, to }], work));
    const reminds = isWanted && senderId !== null && reminderDays.length > 0;
    const nextReminderOn = nextReminderDay(before.dueOn, reminderDays, today);
    const row = await refreshInvoice(work, id, { nextReminderOn, remindersSent: before.remindersSent + (reminds ? 1 : 0) });
    if (reminds) await mailInvoice({ ...work, senderId, origin: mailedOrigin(deps) }, row, { to, isReminder: true });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
}

/**
 * Schedules the next run for the entity's invoices: the start of the next day in the company's zone on which one is due.
 * Unfinished work keeps the time in the past, and so does an uncommitted writer: then the next run tries again.
 */
async function planNextWork({ database }: Dependencies, entity: string): Promise<void> {
  await database.writing(entity, async (db) => {
    const [lock] = await queryRows<{ alone: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${entity} invoice work`}, 0)) as alone`,
    );
    if (!lock?.alone) return;
    const day = await readNextDay(db, entity);
    const nextAt = day === null ? null : startOfDayIn(await companyZone({ db, entity }), day);
    await db.update(invoiceWorkTimes).set({ nextAt }).where(eq(invoiceWorkTimes.entity, entity));
  });
}

/** Returns the first date with due work, `YYYY-MM-DD`, using one index seek per kind. */
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
