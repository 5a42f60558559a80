import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import { mailDeliveries, mails } from '../../tables.ts';

const hourMs = 3_600_000;
const youngMs = 7 * 24 * hourMs;

/** Why a person's email cannot be sent outside now. */
export type SendingBlock = { kind: 'unverified' } | { kind: 'limit'; maxAnHour: number; againAt: Date };

interface Leaving {
  entity: string;
  ownerId: number;
  /** Number of outside addresses it goes to. */
  outside: number;
}

/**
 * Returns what blocks an email from being sent: the sender's address is not verified, or their account is new and has emailed too many
 * addresses within the hour. The count holds until the transaction ends, because no one else sends for the account meanwhile.
 */
export async function checkCanSend(db: Db, deps: Dependencies, leaving: Leaving, now: Date): Promise<SendingBlock | null> {
  const { entity, ownerId, outside } = leaving;
  // Without outgoing mail, that is the reason reported instead.
  if (outside === 0 || !deps.mail.outgoing) return null;
  const [account] = await db
    .select({ verifiedAt: accounts.emailVerifiedAt, createdAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.personId, ownerId)));
  if (!account?.verifiedAt) return { kind: 'unverified' };
  const maxAnHour = deps.settings.newAccountHourlyRecipients;
  const grownAt = new Date(account.createdAt.getTime() + youngMs);
  if (maxAnHour === 0 || now >= grownAt) return null;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recipients outside of ${entity} ${ownerId}`}, 0))`);
  const againAt = await findNextMoment(db, leaving, maxAnHour, now);
  if (againAt === null) return null;
  return { kind: 'limit', maxAnHour, againAt: againAt === 'never' || againAt > grownAt ? grownAt : againAt };
}

/** Returns when that many addresses can be emailed; null for now. */
async function findNextMoment(db: Db, { entity, ownerId, outside }: Leaving, maxAnHour: number, now: Date): Promise<Date | 'never' | null> {
  if (outside > maxAnHour) return 'never';
  const within = and(
    eq(mailDeliveries.entity, entity),
    eq(mailDeliveries.ownerId, ownerId),
    gt(mailDeliveries.createdAt, new Date(now.getTime() - hourMs)),
    // Emails from the installation itself do not count.
    isNotNull(mails.fromPersonId),
  );
  const isTheirs = and(eq(mails.entity, mailDeliveries.entity), eq(mails.id, mailDeliveries.mailId));
  const [counted] = await db.select({ used: count() }).from(mailDeliveries).innerJoin(mails, isTheirs).where(within);
  const tooMany = (counted?.used ?? 0) + outside - maxAnHour;
  if (tooMany <= 0) return null;
  const [last] = await db
    .select({ at: mailDeliveries.createdAt })
    .from(mailDeliveries)
    .innerJoin(mails, isTheirs)
    .where(within)
    .orderBy(asc(mailDeliveries.createdAt))
    .offset(tooMany - 1)
    .limit(1);
  return new Date((last?.at ?? now).getTime() + hourMs);
}

/** Rejects a blocked email. @throws 403 or 429 with what the sender can do about it. */
export function assertCanSend(obstacle: SendingBlock | null, now: Date): void {
  if (!obstacle) return;
  if (obstacle.kind === 'unverified')
    throw new Refusal(
      'forbidden',
      { code: 'confirm_to_send' },
      {
        fields: { address: [{ code: 'not_confirmed' }] },
      },
    );
  const { maxAnHour, againAt } = obstacle;
  const seconds = Math.max(1, Math.ceil((againAt.getTime() - now.getTime()) / 1000));
  throw new Refusal(
    'too_many_requests',
    { code: 'hourly_limit', max: maxAnHour, at: againAt.toISOString() },
    { headers: { 'Retry-After': String(seconds) }, fields: { sendAt: [{ code: 'not_before', at: againAt.toISOString() }] } },
  );
}
