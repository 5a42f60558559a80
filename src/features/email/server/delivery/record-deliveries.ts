import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import { readLanguage } from '#features/people/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { HandedOver } from '#server/mail-host.ts';
import { mailDeliveries, mails } from '../../tables.ts';
import { fileArrivals } from '../receiving/file-arrivals.ts';
import { bounceOf } from './bounce-of.ts';
import { nextTry } from './next-try.ts';

export type DeliveryRecord = typeof mailDeliveries.$inferSelect;
type Columns = Pick<DeliveryRecord, 'state' | 'dueAt'>;

/** What a delivery is after it was handed over. */
export function stateAfter(delivery: DeliveryRecord, outcome: HandedOver['outcome'], now: Date): Columns {
  if (outcome === 'taken') return { state: 'sent', dueAt: null };
  if (outcome === 'unsure') return { state: 'unsure', dueAt: null };
  const dueAt = outcome === 'delayed' ? nextTry(delivery, now) : null;
  return dueAt ? { state: 'waiting', dueAt } : { state: 'failed', dueAt: null };
}

/**
 * Keeps what became of deliveries of one mail, in the caller's transaction, tells the sender's open clients, and files one mail in
 * the sender's inbox about all whom it did not reach.
 */
export async function recordDeliveries(db: Db, entity: string, changed: DeliveryRecord[], now: Date): Promise<void> {
  const [first] = changed;
  if (!first) return;
  for (const { id, state, dueAt, answer, attempts } of changed)
    await db
      .update(mailDeliveries)
      .set({ state, dueAt, answer, attempts, updatedAt: now })
      .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.id, id)));
  await forgetOutsideMessage(db, first);
  await announce(db, entity, { kind: 'email', ids: [first.mailId], person: first.ownerId });
  const undelivered = changed.filter(({ state }) => state === 'failed' || state === 'unsure');
  if (undelivered.length === 0) return;
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.id, first.mailId)));
  if (!mail) return;
  const language = (await readLanguage(db, entity, mail.ownerId)) ?? 'en';
  // A rule of the sender must not hide it.
  await fileArrivals(db, entity, [bounceOf(mail, undelivered, now, language)], { now, tryRules: false, tellOwners: true });
}

/** Once nothing more of a mail is to leave, what it says to its recipient alone is kept no longer. */
async function forgetOutsideMessage(db: Db, { entity, mailId }: DeliveryRecord): Promise<void> {
  const open = db
    .select({ id: mailDeliveries.id })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.mailId, mailId), isNotNull(mailDeliveries.dueAt)));
  await db
    .update(mails)
    .set({ outsideMessage: null })
    .where(and(eq(mails.entity, entity), eq(mails.id, mailId), isNotNull(mails.outsideMessage), notExists(open)));
}

/** The deliveries as they are now, locked, where nobody has recorded another end meanwhile. */
export async function stillSending(db: Db, entity: string, claimed: DeliveryRecord[]): Promise<DeliveryRecord[]> {
  const ids = claimed.map(({ id }) => id);
  return db
    .select()
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), inArray(mailDeliveries.id, ids), eq(mailDeliveries.state, 'sending')))
    .orderBy(mailDeliveries.id)
    .for('update');
}
