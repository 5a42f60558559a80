import { and, asc, lte } from 'drizzle-orm';
import { readSeller } from '#features/seller/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { nextReminderDay } from '../../next-reminder-day.ts';
import { invoices } from '../../tables.ts';
import { doEach, readToday } from '../due-work.ts';
import { refreshInvoice } from '../editor/refresh-invoice.ts';
import { findSender } from './find-sender.ts';
import { mailInvoice } from './mail-invoice.ts';
import { remindableCents } from './remindable.ts';

/** Reminds clients of what they have not paid, on each of the seller's days once. */
export async function remindClients(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  const isDue = and(live(invoices, entity), lte(invoices.nextReminderOn, today));
  const due = { from: invoices, where: isDue, order: [asc(invoices.nextReminderOn), asc(invoices.id)], drawsPdf: true };
  await doEach(deps, entity, due, async (db, id) => {
    const work = { db, entity, deps, now, identity: null };
    const { reminderDays } = await readSeller(work);
    const before = await refreshInvoice(work, id);
    const to = before.client.companyEmail.trim();
    const senderId = await findSender(work, before.createdBy, to);
    const isWanted = (await remindableCents(before, { ...work, today })) > 0;
    const reminds = isWanted && senderId !== null && reminderDays.length > 0;
    const nextReminderOn = nextReminderDay(before.dueOn, reminderDays, today);
    const row = await refreshInvoice(work, id, { nextReminderOn, remindersSent: before.remindersSent + (reminds ? 1 : 0) });
    if (reminds) await mailInvoice({ ...work, senderId, origin: mailedOrigin(deps) }, row, { to, isReminder: true });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
}
