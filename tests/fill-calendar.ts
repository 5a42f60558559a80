import type { TestApi } from './test-api.ts';

/** Adds 10,000 events of the demo entity over the ten years around 2031: 200 recurring ones that started years ago, the rest single. */
export async function fillCalendar(atrium: TestApi): Promise<void> {
  const columns =
    'entity, id, owner_id, calendar, title, all_day, starts_at, ends_at, time_zone, rrule, span_from, span_until, uid, created_at, updated_at';
  const calendar = `(array['Personal', 'Business', 'Family', 'Holiday', 'ETC'])[1 + n % 5]`;
  await atrium.ownerQuery(`
    insert into calendar_events (${columns})
    select 'juniper', 1000 + n, 1, ${calendar}, 'Single ' || n, false, at, at + interval '1 hour', 'Europe/Berlin', null, at, at + interval '1 hour',
      'single-' || n, now(), now()
    from generate_series(1, 9800) n, lateral (select timestamptz '2026-01-01 08:00Z' + n * interval '536 minutes' as at) t`);
  await atrium.ownerQuery(`
    insert into calendar_events (${columns})
    select 'juniper', 20000 + n, 1, ${calendar}, 'Recurring ' || n, false, at, at + interval '1 hour', (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'])[1 + n % 3],
      (array['FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=DAILY', 'FREQ=MONTHLY;BYDAY=2TU', 'FREQ=YEARLY'])[1 + n % 4], at, null, 'recurring-' || n, now(), now()
    from generate_series(1, 200) n, lateral (select timestamptz '2021-01-04 08:00Z' + n * interval '1 hour' as at) t`);
  await atrium.ownerQuery('vacuum analyze calendar_events');
}
