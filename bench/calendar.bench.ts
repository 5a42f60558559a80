import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { fillCalendar } from '../tests/fill-calendar.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const runs = 15;

const ranges: [what: string, query: Record<string, string>][] = [
  ['a month', { start: '2031-05-26T00:00:00+02:00', end: '2031-07-07T00:00:00+02:00' }],
  ['a month of one calendar', { start: '2031-05-26T00:00:00+02:00', end: '2031-07-07T00:00:00+02:00', calendars: 'Business' }],
  ['a day', { start: '2031-06-11T00:00:00+02:00', end: '2031-06-12T00:00:00+02:00' }],
  ['a year', { start: '2031-01-01', end: '2032-01-01' }],
];

test('10,000 events, 200 of them recurring', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await fillCalendar(atrium);
  console.log('| call | occurrences | API ms |\n|---|---|---|');
  for (const [what, query] of ranges) {
    const api: number[] = [];
    let shown = 0;
    for (let run = 0; run < runs; run++) {
      api.push(
        await timed(async () => {
          const { status, body } = await admin.get('/apps/calendar/events', query);
          expect(status).toBe(200);
          shown = body.length;
        }),
      );
    }
    console.log(`| ${what} | ${shown.toLocaleString('en')} | ${median(api).toFixed(1)} |`);
  }
  await atrium.close();
});
