import { and, count, desc, eq, gte } from 'drizzle-orm';
import { isUnanswered } from '#features/email/server/offers.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';
import type { ReaderDay } from './reader-day.ts';

/** What is older is not waited for any more; the list behind says the same. */
const lookedBackDays = 27;

/** The conversations of the reader's own inbox in which they have not answered since somebody last wrote, the newest first. */
export async function readUnanswered(reading: Reading, day: ReaderDay): Promise<TodayCard['unanswered']> {
  const { db, entity, identity } = reading;
  const since = day.before(lookedBackDays);
  const waits = and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    eq(mails.listedIn, 'inbox'),
    gte(mails.lastTime, since.from),
    isUnanswered(reading),
  );
  const { id, fromName, fromEmail, subject, lastTime, isRead } = mails;
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(mails).where(waits),
    db
      .select({ id, fromName, fromEmail, subject, lastTime, isRead })
      .from(mails)
      .where(waits)
      .orderBy(desc(lastTime), desc(id))
      .limit(mostRows),
  ]);
  return {
    total: counted?.total ?? 0,
    since: since.day,
    rows: rows.map(({ fromName: name, fromEmail: email, lastTime: at, ...row }) => ({
      ...row,
      fromName: name || email,
      at: at.toISOString(),
    })),
  };
}
