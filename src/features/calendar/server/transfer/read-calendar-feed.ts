import { and, asc, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { people } from '#features/people/tables.ts';
import { findAbility } from '#features/session/server/offers.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { readCalendarFeed as contract } from '../../feed-contract.ts';
import { calendarFeeds, calendarEventsView as events } from '../../tables.ts';
import { inNoSubscription } from '../calendars/calendar-access.ts';
import { type EventRecord, visibleTo } from '../events/event-record.ts';
import { readReminders } from '../events/read-reminders.ts';
import { seriesOf } from '../range/series-of.ts';
import { isFeedAlive, wasUsedLongAgo } from './calendar-feed.ts';
import { calendarFile } from './export-calendar.ts';

/** What the owner of a secret address may see of the calendar, for a phone that asks now and then. */
export async function readCalendarFeed({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, caller, now, request } = scope;
  await refuseTooMany(deps, [{ key: ['calendar feed', caller], hits: 600, windowSeconds: 3600 }]);
  const hash = await sha256Hex(params.secret);
  const [owner] = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string; person_id: string }>(db, sql`select entity, person_id from find_calendar_feed(${hash})`),
  );
  if (!owner) throw notFound('calendar');
  const { entity } = owner;
  const personId = Number(owner.person_id);
  return deps.database.writing(entity, async (db) => {
    const [person] = await db
      .select({ id: people.id })
      .from(people)
      .where(and(live(people, entity), eq(people.id, personId)));
    const ability = await findAbility(db, entity, personId);
    const isAlive = await isFeedAlive(db, { entity, personId }, now);
    if (!person || !isAlive || !ability?.can('read', 'Calendar')) throw notFound('calendar');
    await db
      .update(calendarFeeds)
      .set({ usedAt: now })
      .where(and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, personId), wasUsedLongAgo(now)));
    const rows = await db
      .select()
      .from(events)
      .where(and(visibleTo(personId, entity), inNoSubscription(events, entity)))
      .orderBy(asc(events.id));
    const reminders = await readReminders(rows.map(seriesOf), { db, entity, personId });
    const told = (row: EventRecord) => [row.id, row.version, JSON.stringify(row.guests), reminders.get(seriesOf(row)) ?? ''].join(' ');
    const seen = await sha256Hex(rows.map(told).join());
    const headers = { ETag: `"${seen}"`, 'Cache-Control': 'private, no-cache' };
    if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
    return calendarFile(
      rows,
      { db, entity, personId },
      {
        ...headers,
        ...(query.download && { 'Content-Disposition': 'attachment; filename="atrium.ics"' }),
      },
    );
  });
}
