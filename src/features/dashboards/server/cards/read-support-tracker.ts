import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { isUnanswered } from '#features/email/server/offers.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import type { Cards } from '../../contract.ts';
import { addDays, type DaySpan, lastDays } from '../../spans.ts';
import type { Reading } from '../reading.ts';

/** The reader's own inbox: conversations that lie in the days, those that are unread, and those that wait for an answer. */
export async function readSupportTracker(reading: Reading): Promise<Cards['supportTracker']> {
  const { db, span } = reading;
  const many = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const [[counted], hours] = await Promise.all([
    db
      .select({
        total: sql`count(*)`.mapWith(Number),
        unread: many(eq(mails.isRead, false)),
        open: many(isUnanswered(reading)),
      })
      .from(mails)
      .where(inboxOf(reading, span)),
    readResponseHours(reading),
  ]);
  return {
    ...{ title: 'Support Tracker', last_days: lastDays },
    ...{ totalTicket: counted?.total ?? 0, newTicket: counted?.unread ?? 0, openTicket: counted?.open ?? 0 },
    ...{ responseTime: Math.round((hours ?? 0) / 24), responseHours: hours, span },
  };
}

/** As the search of the inbox has it: a conversation lies on both sides of a day within it. */
function inboxOf({ entity, identity }: Reading, { from, until }: DaySpan): SQL | undefined {
  return and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    eq(mails.listedIn, 'inbox'),
    gte(mails.lastTime, new Date(from)),
    lt(mails.time, new Date(addDays(until, 1))),
  );
}

/** From the first mail of a conversation of the days to the first answer of the reader's own, on average; null while nothing was answered. */
async function readResponseHours(reading: Reading): Promise<number | null> {
  const { db, entity, identity, span } = reading;
  const asked = db.select({ time: mails.time, threadId: mails.threadId }).from(mails).where(inboxOf(reading, span)).as('asked');
  const answers = db
    .select({ threadId: mails.threadId, time: mails.time })
    .from(mails)
    .where(
      and(
        eq(mails.entity, entity),
        eq(mails.ownerId, identity.personId),
        eq(mails.folder, 'sent'),
        eq(mails.isDraft, false),
        isNull(mails.deletedAt),
      ),
    )
    .as('answers');
  const hours = sql`extract(epoch from ${answers.time} - ${asked.time}) / 3600`;
  const firsts = db
    .select({ hours: sql<number>`min(${hours})`.as('hours') })
    .from(asked)
    .innerJoin(answers, and(eq(answers.threadId, asked.threadId), sql`${answers.time} >= ${asked.time}`))
    .groupBy(asked.threadId)
    .as('firsts');
  const [row] = await db.select({ hours: sql<string | null>`avg(${firsts.hours})` }).from(firsts);
  return row?.hours == null ? null : Math.round(Number(row.hours) * 10) / 10;
}
