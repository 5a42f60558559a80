import { type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { fillCalendar } from '../../../../tests/fill-calendar.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { TimeRange } from '../event-times.ts';
import { selectBusyEvents } from './free-busy.ts';
import { selectEventCount } from './hand-over.ts';
import { selectEvents } from './list-events.ts';
import { readRange } from './read-times.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await fillCalendar(atrium);
  // Three more entities with the same number of events.
  await atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
    select 'other' || n, 1, 'Somebody', 'somebody@other.example', now(), now() from generate_series(1, 3) n`);
  await atrium.ownerQuery(`insert into calendar_events (entity, id, owner_id, calendar, title, all_day, starts_at, ends_at, span_from, span_until, rrule, uid, created_at, updated_at)
    select 'other' || n, e.id, 1, e.calendar, e.title, false, e.starts_at, e.ends_at, e.span_from, e.span_until, e.rrule, e.uid, now(), now()
    from calendar_events e, generate_series(1, 3) n where e.id >= 1000`);
  await atrium.ownerQuery('vacuum analyze calendar_events');
});
afterAll(() => atrium.close());

const range = readRange({ start: '2031-05-26T00:00:00+02:00', end: '2031-07-07T00:00:00+02:00' });

async function planOf(query: (db: Db) => SQLWrapper): Promise<string> {
  const lines = await atrium.deps.database.reading('juniper', (db) =>
    queryRows<Record<string, string>>(db, sql`explain (analyze, costs off, timing off) ${query(db)}`),
  );
  return lines.map((line) => Object.values(line)[0]).join('\n');
}

test('finds a month of 10,000 events by index, whatever other entities have', async () => {
  const plan = await planOf((db) => selectEvents(db, { entity: 'juniper', personId: 1, calendars: undefined, range }));
  expect(plan).toContain('calendar_events_in_range');
  expect(plan).not.toContain('Seq Scan');
});

test('counts the events of a person by the owner index', async () => {
  const plan = await planOf((db) => selectEventCount(db, 'juniper', 7));
  expect(plan).toContain('calendar_events_of_owner');
  expect(plan).not.toContain('Seq Scan on calendar_events');
});

test('finds the busy times of fifty people by index', async () => {
  const personIds = Array.from({ length: 50 }, (_, index) => index + 1);
  const plan = await planOf((db) => selectBusyEvents(db, { entity: 'juniper', personIds, range: range as TimeRange }));
  expect(plan).toContain('calendar_events_in_range');
  expect(plan).not.toContain('Seq Scan');
});
