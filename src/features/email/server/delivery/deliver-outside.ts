import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { HandedOver, Letter, OutgoingMail } from '#server/mail-host.ts';
import { mailDeliveries, mails } from '../../tables.ts';
import type { MailRecord } from '../drafts.ts';
import { findSigningKey } from '../signing-key.ts';
import { type DeliveryRecord, localFailures, recordDeliveries, stateAfter, stillSending } from './deliveries.ts';
import { outgoingLetter, outgoingMessageOf } from './letter-of.ts';

// Longer than any handover takes; after that, the server handling it is gone.
const leaseMs = 10 * 60_000;
const mailsPerLook = 100;
const atOnce = 4;

/**
 * Hands an entity's due emails over to the outgoing mail server. Claims each delivery and commits the claim before contacting any server,
 * so nothing is sent twice if the process stops in between; such a delivery becomes `unsure`.
 */
export async function deliverOutside(deps: Dependencies, entity: string): Promise<void> {
  const ids = await mailsDue(deps, entity);
  // A slow transaction blocks only its own lane.
  const lanes = Array.from({ length: Math.min(atOnce, ids.length) }, async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift())
      await deliverMail(deps, entity, id).catch((error: unknown) => deps.log.error('mail not delivered', {}, error));
  });
  await Promise.all(lanes);
}

async function mailsDue(deps: Dependencies, entity: string): Promise<number[]> {
  const rows = await deps.database.reading(entity, (db) =>
    db
      .select({ id: mailDeliveries.mailId })
      .from(mailDeliveries)
      .where(and(eq(mailDeliveries.entity, entity), lte(mailDeliveries.dueAt, deps.clock())))
      .orderBy(asc(mailDeliveries.dueAt), asc(mailDeliveries.id))
      .limit(mailsPerLook),
  );
  return [...new Set(rows.map(({ id }) => id))];
}

async function deliverMail(deps: Dependencies, entity: string, mailId: number): Promise<void> {
  const { outgoing } = deps.mail;
  const claimed = await deps.database.writing(entity, (db) => claim(db, deps, entity, mailId));
  if (!claimed) return;
  if (!outgoing) return keepInOutbox(deps, claimed);
  const outcomes = await handOver(deps, outgoing, claimed);
  await deps.database.writing(entity, async (db) => {
    const now = deps.clock();
    const changed = (await stillSending(db, entity, claimed.deliveries)).map((delivery) => {
      const { outcome, answer } = outcomes.get(delivery.email) ?? { outcome: 'delayed', answer: '' };
      return { ...delivery, answer, ...stateAfter(delivery, outcome, now), updatedAt: now };
    });
    await recordDeliveries(db, entity, changed, now);
    deps.log.info('mail handed over', countsOf(changed));
  });
}

interface Claimed {
  mail: MailRecord;
  /** Loaded early when the email only goes to the outbox. */
  letter?: Letter;
  deliveries: DeliveryRecord[];
}

/**
 * Claims the email's due deliveries. The email's row is the lock; if another server holds it, that one does the work. Deliveries with an
 * expired lease are closed, and so are all of them when no mail is sent out: an outbox may have them then.
 */
async function claim(db: Db, deps: Dependencies, entity: string, mailId: number): Promise<Claimed | null> {
  const now = deps.clock();
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.id, mailId)))
    .for('update', { skipLocked: true });
  if (!mail) return null;
  const due = await db
    .select()
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.mailId, mailId), lte(mailDeliveries.dueAt, now)))
    .orderBy(asc(mailDeliveries.id))
    .for('update');
  const lost = due
    .filter(({ state }) => state === 'sending')
    .map((one) => ({ ...one, state: 'unsure', answer: localFailures.brokeOff, dueAt: null }));
  const waiting = due.filter(({ state }) => state === 'waiting');
  if (!deps.mail.outgoing) {
    const answer = localFailures.noWayOut;
    const letter = deps.mail.outbox && (await outgoingMessageOf(db, deps, mail));
    // An email from the installation counts as sent, because the outbox is where it is read; a person is told that theirs was not sent.
    const end = letter && mail.fromPersonId === null ? { state: 'sent', answer: '' } : { state: 'failed', answer };
    await recordDeliveries(db, entity, [...lost, ...waiting.map((one) => ({ ...one, ...end, dueAt: null }))], now);
    return letter && waiting.length > 0 ? { mail, letter, deliveries: waiting } : null;
  }
  // These addresses need no other server.
  const unknown = waiting.filter(({ answer }) => answer === localFailures.noMailbox);
  await recordDeliveries(db, entity, [...lost, ...unknown.map((one) => ({ ...one, state: 'failed', dueAt: null }))], now);
  const dueAt = new Date(now.getTime() + leaseMs);
  const deliveries = waiting
    .filter((one) => !unknown.includes(one))
    .map((one) => ({ ...one, state: 'sending', attempts: one.attempts + 1, dueAt }));
  await recordDeliveries(db, entity, deliveries, now);
  return deliveries.length > 0 ? { mail, deliveries } : null;
}

function keepInOutbox({ mail: { outbox }, clock }: Dependencies, { letter, deliveries }: Claimed): void {
  if (letter) outbox?.keep({ at: clock(), to: deliveries.map(({ email }) => email), subject: letter.subject, text: letter.text });
}

/** Returns the outcomes by address. No server is contacted if the email could not be composed. */
async function handOver(deps: Dependencies, outgoing: OutgoingMail, { mail, deliveries }: Claimed): Promise<Map<string, HandedOver>> {
  const addresses = deliveries.map(({ email }) => email);
  const source = await deps.database
    .reading(mail.entity, async (db) => {
      const letter = await outgoingMessageOf(db, deps, mail);
      const own = await findSigningKey(db, deps, letter.from.email);
      const leaving = outgoingLetter(letter, outgoing.from, own?.entity === mail.entity);
      // Sent from the operator's domain: use the key of the company that owns it.
      const signing = leaving.from.email === letter.from.email ? own : await findSigningKey(db, deps, leaving.from.email);
      return { leaving, key: signing?.key };
    })
    .then(({ leaving, key }) => deps.mail.compose(leaving, key))
    .catch((error: unknown) => deps.log.error('mail not written', {}, error));
  if (!source) return new Map(addresses.map((email) => [email, { email, outcome: 'delayed', answer: localFailures.unwritable }]));
  return new Map((await outgoing.handOver(source, addresses)).map((one) => [one.email, one]));
}

function countsOf(changed: DeliveryRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of changed) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
