import { expect, test } from 'vitest';
import type { EventRecord } from './event-record.ts';
import { invitationMessage } from './invitation-message.ts';

const days = (startDate: string, endDate: string) =>
  ({ title: 'Fair', location: '', description: '', rrule: null, allDay: true, startDate, endDate, timeZone: 'UTC' }) as EventRecord;

test.each([
  ['2031-05-02', 'Thursday, 1 May 2031<'],
  ['2031-05-04', 'Thursday, 1 May 2031 – Saturday, 3 May 2031<'],
])('an invitation to whole days until %s names the last one', (endDate, text) => {
  const { message } = invitationMessage(days('2031-05-01', endDate), 'invited', { organizer: 'Ann', language: 'en', address: null });
  // Some versions of ICU write no comma after the day of the week.
  expect(message.replaceAll(/day (?=\d)/g, 'day, ')).toContain(text);
});
